//! The reference page, read as tables: objects with their members, named scalars, and rules.

use std::collections::BTreeMap;

/// What the page says, by the page's own paths (`task`, `task.scope`, `checkpoint` for the top level).
pub(crate) struct Page {
    pub(crate) objects: BTreeMap<String, Object>,
    /// Name to type and prose.
    pub(crate) scalars: BTreeMap<String, (String, String)>,
}

/// An object, as a table of the page or as a part of the schema says it.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Object {
    pub(crate) prose: String,
    pub(crate) members: Vec<Member>,
    pub(crate) closed: bool,
    pub(crate) rules: Vec<String>,
}

/// One row of a table.
#[derive(Debug, PartialEq)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// In the page's words: `array of statement`, `string, ≤ 256 chars`, an enum's values.
    pub(crate) kind: String,
    pub(crate) required: bool,
    pub(crate) description: String,
}

const HEADER: &str = "| Property | Type | Required | Description |";
const CLOSED: &str = "No other properties are allowed.";

/// The headings that the stored page has lost, in their order.
const LOST: [&str; 3] = ["text", "task", "draft"];

#[derive(Default)]
struct Section {
    name: Option<String>,
    prose: Vec<String>,
    kind: Option<String>,
    table: bool,
    object: Object,
    listing_rules: bool,
}

impl Page {
    pub(crate) fn parse(text: &str) -> Self {
        let mut sections =
            vec![Section { name: Some("checkpoint".to_owned()), ..Section::default() }];
        let mut lines =
            text.lines().skip_while(|line| *line != "Checkpoint (top level)").skip(1).peekable();

        while let Some(line) = lines.next() {
            if lines.peek().is_some_and(|next| next.starts_with("Section titled")) {
                sections.push(Section { name: Some(line.to_owned()), ..Section::default() });
                continue;
            }
            // A heading's link and what follows it share a line.
            let line = match line.strip_prefix("Section titled “") {
                Some(rest) => rest.split_once('”').unwrap().1,
                None => line,
            };
            if line.is_empty() || line.starts_with("|---") {
                continue;
            }
            if sections.last().unwrap().is_over_before(line) {
                sections.push(Section::default());
            }
            let section = sections.last_mut().unwrap();
            if line.starts_with(HEADER) {
                section.table = true;
            } else if let Some(kind) = line.strip_prefix("Type: ") {
                section.kind = Some(kind.strip_suffix('.').unwrap().to_owned());
            } else if line == CLOSED {
                section.object.closed = true;
            } else if line == "Rules" {
                section.listing_rules = true;
            } else if line.starts_with("At least one of") {
                section.object.rules.push(line.to_owned());
            } else if let Some(rule) = line.strip_prefix("- ").filter(|_| section.listing_rules) {
                section.object.rules.push(rule.to_owned());
            } else if section.table {
                let mut row = format!("{line} {}", lines.next().unwrap());
                if row.matches('|').count() == 2
                    && lines.peek().is_some_and(|next| next.contains('|'))
                {
                    row.push_str(lines.next().unwrap());
                }
                section.object.members.push(Member::parse(&row));
            } else {
                section.prose.push(line.to_owned());
            }
        }
        Self::from_sections(sections)
    }

    fn from_sections(sections: Vec<Section>) -> Self {
        let mut page = Self { objects: BTreeMap::new(), scalars: BTreeMap::new() };
        let mut lost = LOST.into_iter();
        for mut section in sections {
            let name = section.name.unwrap_or_else(|| lost.next().unwrap().to_owned());
            let prose = section.prose.join(" ");
            if let Some(kind) = section.kind {
                page.scalars.insert(name, (kind, prose));
            } else {
                section.object.prose = prose;
                page.objects.insert(name, section.object);
            }
        }
        assert_eq!(lost.next(), None);
        page
    }
}

impl Section {
    /// Whether `line` belongs to a section whose heading is lost.
    fn is_over_before(&self, line: &str) -> bool {
        let complete = self.object.closed || self.kind.is_some();
        complete && line != "Rules" && !(self.listing_rules && line.starts_with("- "))
    }
}

impl Member {
    fn parse(row: &str) -> Self {
        let mut cells = row.split('|').map(str::trim);
        let name = cells.next().unwrap().to_owned();
        let kind = cells.next().unwrap().to_owned();
        let mut rest: Vec<_> = cells.filter(|cell| !cell.is_empty()).collect();
        let required = rest.first() == Some(&"yes");
        if required {
            rest.remove(0);
        }
        assert!(rest.len() <= 1, "{row}");
        Self { name, kind, required, description: rest.concat() }
    }
}
