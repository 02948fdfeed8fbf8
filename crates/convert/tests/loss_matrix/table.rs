//! The entries of reports, by member.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::Cursor;
use std::rc::Rc;

use opencheckpoint_convert::records::Layout;
use opencheckpoint_convert::report::{Entry, Fate, Line, Origin, Reader, Step};
use opencheckpoint_convert::{Error, Format, Job, OutcomeError, Output, Strict, convert};
use serde_json::Value;

use crate::member::Members;
use crate::sources::{Case, options, sources};

/// What reports say of the members of two formats.
#[derive(Default)]
pub(crate) struct Table {
    /// Of each member of the source: what was done with it, and the members that it went to.
    pub(crate) source: BTreeMap<String, BTreeMap<String, BTreeSet<String>>>,
    /// Of each member of the target: where it came from, and the members that it was made of.
    pub(crate) target: BTreeMap<String, BTreeMap<String, BTreeSet<String>>>,
}

impl Table {
    /// The table of a pair, over all its sources.
    pub(crate) fn of(from: Format, to: Format) -> Self {
        let mut table = Self::default();
        for case in sources(from) {
            table.add(from, to, &case);
        }
        table
    }

    /// The members of the source.
    pub(crate) fn sources(&self) -> impl Iterator<Item = &str> {
        self.source.keys().map(String::as_str)
    }

    fn add(&mut self, from: Format, to: Format, case: &Case) {
        let (mut target, mut report) = (Vec::new(), Vec::new());
        let done = convert(Job {
            input: &mut Cursor::new(&case.bytes),
            from: Some(from),
            to,
            options: &options(from, to, &case.bytes),
            strict: &Strict::Off,
            target: Output::Writer(&mut target),
            report: Some(Output::Writer(&mut report)),
            residue: None,
        });
        if let Err(error) = done {
            // What cannot be converted says nothing of members.
            let is_empty = matches!(error, Error::Outcome(OutcomeError::Empty { .. }));
            assert!(case.is_generated || is_empty, "{}: {error}", case.name);
            return;
        }
        let source = Side::of(from, &case.bytes);
        let target = Side::of(to, &target);
        let mut reader = Reader::new(&report[..]).unwrap();
        let mut shapes: HashMap<u64, Rc<Vec<Entry>>> = HashMap::new();
        while let Some(line) = reader.line().unwrap() {
            match line {
                Line::Shape(shape) => {
                    shapes.insert(shape.shape, Rc::new(shape.entries));
                }
                Line::Row(row) => {
                    let entries = match row.entries {
                        Some(entries) => Rc::new(entries),
                        None => Rc::clone(&shapes[&row.shape.unwrap()]),
                    };
                    for entry in entries.iter() {
                        let from = source.names(&entry.source, &row.from);
                        let to = target.names(&entry.target, &row.to);
                        self.entry(entry, &from, &to);
                    }
                }
                Line::Head(_) | Line::Totals(_) => {}
            }
        }
    }

    fn entry(&mut self, entry: &Entry, from: &BTreeSet<String>, to: &BTreeSet<String>) {
        let done = detail(&entry.fate);
        for member in from {
            let row = self.source.entry(member.clone()).or_default();
            row.entry(done.clone()).or_default().extend(to.iter().cloned());
        }
        for member in to {
            let row = self.target.entry(member.clone()).or_default();
            row.entry(done.clone()).or_default().extend(from.iter().cloned());
        }
    }
}

/// A file, record by record.
struct Side {
    members: Members,
    is_stream: bool,
    records: Vec<Value>,
}

impl Side {
    fn of(format: Format, bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let text = text.trim_start_matches('\u{feff}');
        let layout = Layout::of(&mut Cursor::new(bytes), format).unwrap();
        let records = match layout {
            Layout::Lines => {
                let lines = text.lines().filter(|line| !line.trim().is_empty());
                lines.map(|line| serde_json::from_str(line).unwrap_or(Value::Null)).collect()
            }
            Layout::Items => serde_json::from_str(text).unwrap(),
            Layout::Document => vec![serde_json::from_str(text).unwrap()],
        };
        Self { members: Members::of(format), is_stream: layout.is_stream(), records }
    }

    /// The members of all leaves under an entry's pointers.
    fn names(&self, pointers: &[String], bases: &[String]) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for pointer in pointers {
            let (base, rest) = split(pointer);
            let whole = bases[base.parse::<usize>().unwrap()].clone() + rest;
            let (record, pointer) = if self.is_stream {
                let (record, rest) = split(&whole);
                (&self.records[record.parse::<usize>().unwrap()], rest.to_owned())
            } else {
                (&self.records[0], whole)
            };
            let Some(value) = record.pointer(&pointer) else { continue };
            leaves(value, &pointer, &mut |leaf| {
                names.insert(self.members.name(record, leaf));
            });
        }
        names
    }
}

/// The first token of a pointer, and what follows it.
fn split(pointer: &str) -> (&str, &str) {
    let behind = &pointer[1..];
    behind.split_at(behind.find('/').unwrap_or(behind.len()))
}

fn leaves(value: &Value, pointer: &str, found: &mut impl FnMut(&str)) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            for (index, item) in items.iter().enumerate() {
                leaves(item, &format!("{pointer}/{index}"), found);
            }
        }
        Value::Object(members) if !members.is_empty() => {
            for (name, member) in members {
                let token = name.replace('~', "~0").replace('/', "~1");
                leaves(member, &format!("{pointer}/{token}"), found);
            }
        }
        _ => found(pointer),
    }
}

fn detail(fate: &Fate) -> String {
    let by = |steps: &[Step]| {
        let names: Vec<_> = steps.iter().map(|step| step.transform.name()).collect();
        names.join(", then ")
    };
    match fate {
        Fate::Kept => "kept".to_owned(),
        Fate::Changed { steps, .. } => format!("changed ({})", by(steps)),
        Fate::Dropped(reason) => format!("dropped: {}", reason.name()),
        Fate::Synthesized(Origin::Value(basis, _)) => format!("synthesized: {}", basis.name()),
        Fate::Synthesized(Origin::Derived(function)) => {
            format!("synthesized: derived by {}", function.name())
        }
        Fate::Synthesized(Origin::OfOption { steps, .. }) => {
            format!("synthesized: option ({})", by(steps))
        }
        Fate::Synthesized(Origin::JsonText(_)) => "synthesized: derived by json-text".to_owned(),
    }
}
