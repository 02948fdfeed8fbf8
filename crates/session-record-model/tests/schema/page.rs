//! The Messages page, read as tables.

/// One row of a table of members.
pub(crate) struct Row {
    pub(crate) member: String,
    /// The Type column.
    pub(crate) kind: String,
    pub(crate) required: bool,
    pub(crate) meaning: String,
}

/// What the page's tables of members describe, in their order. Images and audio share one.
const DESCRIBED: [&[&str]; 9] = [
    &["message"],
    &["textPart"],
    &["imagePart", "audioPart"],
    &["reasoningPart"],
    &["dataPart"],
    &["opaquePart"],
    &["derivation"],
    &["plan"],
    &["delivery"],
];

/// The tables of members, by the definition they describe.
pub(crate) fn tables(page: &str) -> Vec<(String, Vec<Row>)> {
    let tables: Vec<_> = bodies(page, "Field\tType\tReq\tMeaning").collect();
    assert_eq!(tables.len(), DESCRIBED.len());
    let mut found = Vec::new();
    for (lines, names) in tables.iter().zip(DESCRIBED) {
        for name in names {
            found.push(((*name).to_owned(), lines.iter().map(|line| Row::parse(line)).collect()));
        }
    }
    found
}

/// The tables of values and their meanings, in the page's order.
pub(crate) fn value_tables(page: &str) -> Vec<Vec<(String, String)>> {
    let tables = bodies(page, "Value\tMeaning").chain(bodies(page, "Status\tMeaning"));
    tables
        .map(|lines| {
            let cells = lines.iter().map(|line| line.split_once('\t').unwrap());
            cells
                .map(|(value, meaning)| (value.trim_matches('`').to_owned(), meaning.to_owned()))
                .collect()
        })
        .collect()
}

/// The lines of each table with this heading.
fn bodies<'t>(page: &'t str, heading: &'t str) -> impl Iterator<Item = Vec<&'t str>> {
    let lines: Vec<_> = page.lines().collect();
    let starts: Vec<_> =
        (0..lines.len()).filter(|at| lines[*at] == heading).map(|at| at + 1).collect();
    starts.into_iter().map(move |start| {
        lines[start..].iter().copied().take_while(|line| line.contains('\t')).collect()
    })
}

impl Row {
    fn parse(line: &str) -> Self {
        // The page escapes a bar inside a cell.
        let line = line.replace("\\|", "|");
        let [member, kind, required, meaning] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        Self {
            member: member.trim_matches('`').to_owned(),
            kind: kind.to_owned(),
            required: required == "yes",
            meaning: meaning.to_owned(),
        }
    }
}
