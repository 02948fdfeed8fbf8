//! Tables of a report: by fate, by what was done or why, by member.

use std::collections::BTreeMap;
use std::collections::HashMap;
use std::io::BufRead;
use std::rc::Rc;

use exact_json::trace::Basis;

use super::entry::{Entry, Fate, JSON_TEXT, Origin, Step};
use super::head::{Head, Side};
use super::line::{Line, Row};
use super::reader::{ReadReportError, Reader};
use super::totals::Totals;
use crate::format::Format;
use crate::overlay::{Base, split};

/// A report as tables.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The head.
    pub head: Head,
    /// The totals.
    pub totals: Totals,
    /// How many rows there are.
    pub rows: u64,
    /// Entries alike, by fate, detail and members.
    pub entries: Vec<ExplainedEntry>,
}

/// Entries that say the same of the same members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedEntry {
    /// `kept`, `changed`, `dropped` or `synthesized`.
    pub fate: &'static str,
    /// The transform, reason, basis or function; empty for what is kept.
    pub detail: String,
    /// The source's member, without the record, with `*` for any item of an array.
    pub source: Option<String>,
    /// The target's members, alike.
    pub target: Vec<String>,
    /// How many values the report says this of.
    pub count: u64,
}

/// Different lines of the tables at most; what is beyond is added up by fate and detail.
const LINES: usize = 20_000;

/// Shapes whose keys are remembered.
const KNOWN: usize = 1 << 10;

/// Reads a report and adds up its entries.
///
/// # Errors
///
/// What cannot be read of the report; a row whose shape has not been defined.
pub fn explain(report: impl BufRead) -> Result<Explanation, ReadReportError> {
    let mut reader = Reader::new(report)?;
    let streams = Streams::of(reader.head());
    let mut shapes: HashMap<u64, Vec<Entry>> = HashMap::new();
    let mut known: HashMap<(u64, Within), Rc<[Key]>> = HashMap::new();
    let mut counts: BTreeMap<Key, u64> = BTreeMap::new();
    let mut rows = 0;
    while let Some(line) = reader.line()? {
        match line {
            Line::Shape(shape) => {
                shapes.insert(shape.shape, shape.entries);
            }
            Line::Row(row) => {
                rows += 1;
                let within = streams.within(&row);
                let Row { shape, entries, .. } = row;
                let shape = shape.and_then(|shape| Some((shape, shapes.get(&shape)?)));
                let keys = match (entries, shape) {
                    (Some(entries), _) => keys(&entries, &within).into(),
                    (None, Some((shape, entries))) => {
                        if known.len() == KNOWN {
                            known.clear();
                        }
                        let keys_of = |(_, within): &(u64, Within)| keys(entries, within).into();
                        Rc::clone(known.entry((shape, within)).or_insert_with_key(keys_of))
                    }
                    (None, None) => {
                        return Err(ReadReportError::Order {
                            line: reader.number(),
                            found: "a row of an unknown shape",
                            expected: "the shape before its rows",
                        });
                    }
                };
                for key in keys.iter() {
                    add(&mut counts, key);
                }
            }
            Line::Head(_) | Line::Totals(_) => {}
        }
    }
    let entries = counts.into_iter().map(|(key, count)| ExplainedEntry {
        fate: key.fate,
        detail: key.detail,
        source: key.source,
        target: key.target,
        count,
    });
    let mut entries: Vec<_> = entries.collect();
    entries.sort_by(|a, b| (a.fate, &a.detail, b.count).cmp(&(b.fate, &b.detail, a.count)));
    Ok(Explanation {
        totals: reader.totals().cloned().unwrap_or_default(),
        head: reader.head().clone(),
        rows,
        entries,
    })
}

/// Which sides of a report are streams of records. A report does not say it of files that may be either: their bases do.
struct Streams {
    source: Option<bool>,
    target: Option<bool>,
}

/// The members of the documents in which the bases of a row lead, sources first.
type Within = [Vec<String>; 2];

impl Streams {
    fn of(head: &Head) -> Self {
        let is_stream = |side: &Side| match side.format.parse() {
            Ok(
                Format::Codex
                | Format::GeminiCli
                | Format::OpenAiChat
                | Format::OpenAiResponses
                | Format::AnthropicMessages,
            ) => None,
            Ok(format) => Some(format.is_stream()),
            Err(_) => Some(false),
        };
        Self { source: is_stream(&head.source), target: is_stream(&head.target) }
    }

    fn within(&self, row: &Row) -> Within {
        [(&row.from, self.source), (&row.to, self.target)].map(|(bases, stream)| {
            let within = bases.iter().map(|base| {
                // The members of a document have names.
                let index = |token: &str| exact_json::pointer::index::<u64>(token);
                let is_number = |base: &str| base.split('/').nth(1).and_then(index).is_some();
                Base::parse(base, stream.unwrap_or_else(|| is_number(base)))
            });
            within.map(|base| base.map(|base| pattern(base.within)).unwrap_or_default()).collect()
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    fate: &'static str,
    detail: String,
    source: Option<String>,
    target: Vec<String>,
}

fn add(counts: &mut BTreeMap<Key, u64>, key: &Key) {
    if let Some(count) = counts.get_mut(key) {
        *count += 1;
    } else if counts.len() < LINES {
        counts.insert(key.clone(), 1);
    } else {
        let others = Key { source: None, target: Vec::new(), ..key.clone() };
        *counts.entry(others).or_default() += 1;
    }
}

/// One key a source of an entry; of an entry without sources one a target.
fn keys(entries: &[Entry], [from, to]: &Within) -> Vec<Key> {
    let member = |pointer: &String, bases: &[String]| {
        let (base, rest) = split(pointer).unwrap_or_default();
        format!("{}{}", bases.get(base).map_or("", String::as_str), pattern(rest))
    };
    let mut keys = Vec::new();
    for entry in entries {
        let fate = entry.fate_name();
        let detail = detail(&entry.fate);
        let target: Vec<String> = entry.target.iter().map(|target| member(target, to)).collect();
        if entry.source.is_empty() {
            let alone = target.into_iter().map(|target| Key {
                fate,
                detail: detail.clone(),
                source: None,
                target: vec![target],
            });
            keys.extend(alone);
            continue;
        }
        keys.extend(entry.source.iter().map(|source| Key {
            fate,
            detail: detail.clone(),
            source: Some(member(source, from)),
            target: target.clone(),
        }));
    }
    keys
}

fn detail(fate: &Fate) -> String {
    match fate {
        Fate::Kept => String::new(),
        Fate::Changed { steps, .. } => names(steps),
        Fate::Dropped(reason) => reason.name().to_owned(),
        Fate::Synthesized(Origin::Value(basis, _)) => basis.name().to_owned(),
        Fate::Synthesized(Origin::OfOption { steps, .. }) => {
            format!("{}, {}", Basis::Option.name(), names(steps))
        }
        Fate::Synthesized(Origin::Derived(function)) => function.name().to_owned(),
        Fate::Synthesized(Origin::JsonText(_)) => JSON_TEXT.to_owned(),
    }
}

fn names(steps: &[Step]) -> String {
    let names: Vec<_> = steps.iter().map(|step| step.transform.name()).collect();
    names.join(", ")
}

/// A pointer with `*` for each index.
fn pattern(pointer: &str) -> String {
    let mut out = String::new();
    for token in pointer.split('/').skip(1) {
        out.push('/');
        let index = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_digit());
        out.push_str(if index { "*" } else { token });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_alike_are_added_up() {
        let report = concat!(
            r#"{"loss_report":"0.1","adapter":{"id":"a-to-b","version":"1","options":{}},"source":{"format":"turns","digest":"","size":1,"leaves":4},"target":{"format":"session-record","digest":"","size":1,"leaves":3},"provisional":[],"anomalies":[]}"#,
            "\n",
            r#"{"shape":0,"entries":[{"fate":"kept","source":["/0/a/3/b"],"target":["/0/c/0"]},{"fate":"dropped","source":["/0/d"],"reason":"policy"}]}"#,
            "\n",
            r#"{"shape":0,"from":["/0"],"to":["/0"]}"#,
            "\n",
            r#"{"from":["/1"],"to":["/1"],"entries":[{"fate":"kept","source":["/0/a/1/b"],"target":["/0/c/7"]},{"fate":"dropped","source":["/0/d"],"reason":"policy"},{"fate":"synthesized","target":["/0/n"],"basis":"derived","function":"sequence"}]}"#,
            "\n",
            r#"{"totals":{"source":{"kept":2,"changed":0,"dropped":2},"target":{"kept":2,"changed":0,"synthesized":1}},"dropped":{"policy":2}}"#,
            "\n",
        );
        let explained = explain(report.as_bytes()).unwrap();
        assert_eq!(explained.rows, 2);
        let lines: Vec<_> = explained
            .entries
            .iter()
            .map(|entry| (entry.fate, &*entry.detail, entry.source.as_deref(), entry.count))
            .collect();
        assert_eq!(
            lines,
            [
                ("dropped", "policy", Some("/d"), 2),
                ("kept", "", Some("/a/*/b"), 2),
                ("synthesized", "sequence", None, 1)
            ]
        );
    }

    #[test]
    fn members_of_a_document_are_told_whole() {
        let report = concat!(
            r#"{"loss_report":"0.1","adapter":{"id":"a-to-b","version":"1","options":{}},"source":{"format":"opencheckpoint","digest":"","size":1,"leaves":3},"target":{"format":"session-record","digest":"","size":1,"leaves":3},"provisional":[],"anomalies":[]}"#,
            "\n",
            r#"{"shape":0,"entries":[{"fate":"kept","source":["/0/id"],"target":["/0/native/0/id"]}]}"#,
            "\n",
            r#"{"shape":0,"from":["/statements/0"],"to":["/1"]}"#,
            "\n",
            r#"{"shape":0,"from":["/statements/1"],"to":["/2"]}"#,
            "\n",
            r#"{"shape":0,"from":[""],"to":["/0"]}"#,
            "\n",
            r#"{"totals":{"source":{"kept":3,"changed":0,"dropped":0},"target":{"kept":3,"changed":0,"synthesized":0}},"dropped":{}}"#,
            "\n",
        );
        let explained = explain(report.as_bytes()).unwrap();
        let lines: Vec<_> = explained
            .entries
            .iter()
            .map(|entry| (entry.source.as_deref(), &*entry.target[0], entry.count))
            .collect();
        let target = "/native/*/id";
        assert_eq!(lines, [(Some("/statements/*/id"), target, 2), (Some("/id"), target, 1)]);
    }
}
