//! Laws 7 and 8: two conversions, one after the other. Their reports are one, which holds; the way back leads through both; and what
//! differs after there and back is what the reports called dropped, changed or synthesized.

use std::collections::BTreeSet;
use std::io::Cursor;

use opencheckpoint_convert::compose::compose;
use opencheckpoint_convert::native::salvage::Limits;
use opencheckpoint_convert::report::Reader;
use opencheckpoint_convert::restore::restore;
use opencheckpoint_convert::{Error, Format, Options, OutcomeError, SourceError};
use opencheckpoint_rules::opencheckpoint::valid_checkpoint;
use proptest::prelude::*;
use serde_json::Value;

use crate::cases;
use crate::granting;
use crate::own_rows::{Files, Report, layout, records};
use crate::run::{Converted, direct, options, run_with};

const THERE_AND_BACK: [[Format; 3]; 2] = [
    [Format::OpenCheckpoint, Format::SessionRecord, Format::OpenCheckpoint],
    [Format::OpenCheckpoint, Format::ContextPackage, Format::OpenCheckpoint],
];

/// Converts twice, by separate commands.
fn twice(source: &[u8], [from, between, to]: [Format; 3]) -> Option<[Converted; 2]> {
    // One report of both has the options of both.
    let options = if [between, to].contains(&Format::ContextPackage) {
        let granted = Options { allow_unverified: true, ..granting::all_granted() };
        granting::said_of(source, from, granted)
    } else {
        options()
    };
    // A log that cannot be salvaged is none.
    let there = run_with(source, from, between, &options).ok()?;
    match run_with(&there.target, between, to, &options) {
        Ok(back) => Some([there, back]),
        // Nothing comes of it.
        Err(Error::Outcome(OutcomeError::Empty { .. }) | Error::Source(SourceError::Empty)) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Two conversions as one.
fn composed([there, back]: &[Converted; 2]) -> Converted {
    let head = |step: &Converted| Reader::new(&step.report[..]).unwrap().head().clone();
    let (first, second) = (head(there), head(back));
    let mut rows = compose(
        Cursor::new(&there.source),
        Cursor::new(&back.target),
        Cursor::new(&there.report),
        Cursor::new(&back.report),
        Limits::default(),
    )
    .unwrap()
    .rows;
    let head = first.then(&second);
    let mut report = Vec::new();
    rows.write(&head, &mut report).unwrap();
    Converted {
        source: there.source.clone(),
        target: back.target.clone(),
        report,
        residue: Vec::new(),
        from: there.from,
        to: back.to,
        options: back.options.clone(),
    }
}

/// Every way of two mappings, and one that has another before them.
fn ways() -> Vec<[Format; 3]> {
    let on = |(from, between)| {
        let on = direct().filter(move |(middle, _)| *middle == between);
        on.map(move |(_, to)| [from, between, to])
    };
    let longer = [Format::ClaudeCode, Format::OpenCheckpoint, Format::SessionRecord];
    direct().flat_map(on).chain([longer]).collect()
}

#[test]
fn the_report_of_both_holds_and_the_way_back_leads_through_both() {
    for path in ways() {
        let mut is_tried = false;
        for case in cases::sources(path[0]) {
            let Some(steps) = twice(&case.bytes, path) else { continue };
            let verdict = composed(&steps).audit();
            assert!(verdict.holds(), "{} {path:?}: {:#?}", case.name, verdict.findings);
            let mut residues = steps.each_ref().map(|step| Cursor::new(&step.residue));
            let mut source = Vec::new();
            let target = &steps[1].target;
            let restored = restore(&mut Cursor::new(target), &mut residues, &mut source).unwrap();
            assert_eq!(restored.format, path[0].name());
            assert!(source == case.bytes, "{} {path:?}", case.name);
            is_tried = true;
        }
        assert!(is_tried, "{path:?}");
    }
}

/// The leaves of a side, each with its member: a pointer with `*` for each token that may be an index.
fn leaves(value: &Value, member: &str, found: &mut Vec<(String, String)>) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            for item in items {
                leaves(item, &format!("{member}/*"), found);
            }
        }
        Value::Object(members) if !members.is_empty() => {
            for (name, value) in members {
                let name = name.replace('~', "~0").replace('/', "~1");
                leaves(value, &format!("{member}/{}", any_index(&name)), found);
            }
        }
        _ => found.push((member.to_owned(), value.to_string())),
    }
}

/// A pointer of an entry as a member of the document.
fn member(row: &Value, bases: &str, pointer: &Value) -> String {
    let pointer = pointer.as_str().unwrap();
    let (base, rest) = match pointer[1..].split_once('/') {
        Some((base, rest)) => (base, format!("/{rest}")),
        None => (&pointer[1..], String::new()),
    };
    let base = row[bases][base.parse::<usize>().unwrap()].as_str().unwrap();
    let tokens = format!("{base}{rest}");
    tokens.split('/').map(any_index).collect::<Vec<_>>().join("/")
}

/// A token, or `*` for what may be an index.
fn any_index(token: &str) -> &str {
    if token.parse::<usize>().is_ok() { "*" } else { token }
}

/// A file as one value: a stream as the list of its records, so that its pointers are those of the report.
fn whole(bytes: &[u8], format: Format) -> Value {
    let layout = layout(bytes, format);
    let mut records = records(bytes, layout).unwrap();
    if layout.is_stream() { Value::from(records) } else { records.remove(0) }
}

/// What an entry names on one side: each leaf with its member.
fn named(files: &Files, row: &Value, entry: &Value, side: &str) -> Vec<(String, String)> {
    let bases = if side == "source" { "from" } else { "to" };
    let pointers = entry[side].as_array().map(Vec::as_slice).unwrap_or_default();
    let values = files.values(row, entry, side).unwrap();
    let mut found = Vec::new();
    for (pointer, value) in pointers.iter().zip(values) {
        leaves(value, &member(row, bases, pointer), &mut found);
    }
    found
}

/// What is kept comes back as the same member, but for these: the local id of a resource is the name of a link, which becomes a title;
/// a time later than the checkpoint's own is the latest of the stream; what a statement says is a part of the entry that it was packed as.
const MOVED: [(&str, &str); 5] = [
    (
        "/statements/*/text",
        "/statements/*/extensions/org.opencontinuity~1package-entry/content/statement/object/value",
    ),
    ("/resources/*/id", "/resources/*/title"),
    ("/statements/*/recorded_at", "/created_at"),
    ("/resources/*/observed_at", "/created_at"),
    ("/application_context/*/observed_at", "/created_at"),
];

/// Whether what a document of this format says stands in one place. A stream has other records, and a list of messages may be all of a
/// file or a part of it, each with its text as a whole or in parts.
fn has_places(format: Format) -> bool {
    !format.is_stream()
        && !matches!(
            format,
            Format::OpenAiChat | Format::OpenAiResponses | Format::AnthropicMessages
        )
}

/// What one of two files has and the other has not is called dropped, changed or synthesized. Of a checkpoint or a package that came
/// back, what is kept stands where it stood.
fn nothing_else_differs(name: &str, converted: &Converted) {
    let files = Files::of(converted).unwrap();
    let mut kept = [BTreeSet::new(), BTreeSet::new()];
    let mut others = [Vec::new(), Vec::new()];
    for row in &Report::of(converted).rows {
        for entry in row["entries"].as_array().unwrap() {
            let sides = ["source", "target"].map(|side| named(&files, row, entry, side));
            if entry["fate"] != "kept" {
                others.iter_mut().zip(sides).for_each(|(others, side)| others.extend(side));
                continue;
            }
            let [there, back] = sides.each_ref().map(|side| {
                side.iter().map(|(member, _)| member.as_str()).collect::<BTreeSet<_>>()
            });
            if has_places(converted.to) {
                for member in there {
                    let moved = |(from, to): &(&str, &str)| *from == member && back.contains(to);
                    let is_back = back.contains(member) || MOVED.iter().any(moved);
                    assert!(is_back, "{name}: {member} came back as {back:?}");
                }
            }
            for (kept, side) in kept.iter_mut().zip(sides) {
                kept.extend(side.into_iter().map(|(_, value)| value));
            }
        }
    }
    let ends = [(&converted.source, converted.from), (&converted.target, converted.to)];
    for (side, (bytes, format)) in ends.into_iter().enumerate() {
        let mut all = Vec::new();
        leaves(&whole(bytes, format), "", &mut all);
        all.sort_unstable();
        others[side].sort_unstable();
        let mut others = others[side].iter().peekable();
        all.retain(|leaf| others.next_if(|other| *other == leaf).is_none());
        assert_eq!(others.next(), None, "{name}: the report speaks of leaves that there are");
        let rest: BTreeSet<_> = all.into_iter().map(|(_, value)| value).collect();
        assert_eq!(rest, kept[1 - side], "{name}");
    }
}

#[test]
fn what_differs_after_there_and_back_is_what_the_reports_say() {
    for path in ways().into_iter().filter(|[from, _, to]| from == to) {
        for case in cases::sources(path[0]) {
            let Some(steps) = twice(&case.bytes, path) else { continue };
            nothing_else_differs(&case.name, &composed(&steps));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn whatever_a_checkpoint_says_nothing_else_differs(checkpoint in valid_checkpoint()) {
        let source = checkpoint.to_json_string();
        for way in THERE_AND_BACK {
            let converted = composed(&twice(source.as_bytes(), way).unwrap());
            let verdict = converted.audit();
            prop_assert!(verdict.holds(), "{way:?}: {:#?}", verdict.findings);
            nothing_else_differs("a checkpoint", &converted);
        }
    }
}
