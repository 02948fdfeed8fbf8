//! Law 3, the other way: a report that was tampered with is refused.

use opencheckpoint_convert::audit::audit;
use opencheckpoint_convert::native::salvage::Limits;
use opencheckpoint_convert::records::{self, RecordFile};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};
use std::io::Cursor;

use crate::own_rows::layout;
use crate::run::{Converted, everything};

/// What is done to a report.
#[derive(Clone, Copy, Debug)]
enum Tampering {
    RemoveEntry,
    RemovePointer,
    WidenPointer,
    MovePointer,
    MoveBase,
    DroppedToKept,
    ChangeConstant,
    ChangeTableKey,
    ChangeTableValue,
    ChangeTotal,
    RemoveRow,
}

const ALL: [Tampering; 11] = [
    Tampering::RemoveEntry,
    Tampering::RemovePointer,
    Tampering::WidenPointer,
    Tampering::MovePointer,
    Tampering::MoveBase,
    Tampering::DroppedToKept,
    Tampering::ChangeConstant,
    Tampering::ChangeTableKey,
    Tampering::ChangeTableValue,
    Tampering::ChangeTotal,
    Tampering::RemoveRow,
];

/// The lines of a report, and which of them are used: a shape without rows says nothing.
struct Report {
    lines: Vec<Value>,
}

impl Report {
    fn of(converted: &Converted) -> Self {
        let text = std::str::from_utf8(&converted.report).unwrap();
        Self { lines: text.lines().map(|line| serde_json::from_str(line).unwrap()).collect() }
    }

    /// Whether anything that can be checked hangs on the first base of a row: what a pseudonym of several steps was made of does not
    /// stand in the files.
    fn hangs_on_first_base(&self, row: usize) -> bool {
        let row = &self.lines[row];
        let defines = |line: &&Value| line["shape"] == row["shape"] && line.get("from").is_none();
        let entries =
            row.get("entries").or_else(|| self.lines.iter().find(defines)?.get("entries"));
        let names = |list: &Value| {
            list.as_array().is_some_and(|list| {
                list.iter().any(|pointer| {
                    let pointer = pointer.as_str().unwrap();
                    pointer == "/0" || pointer.starts_with("/0/")
                })
            })
        };
        entries.and_then(Value::as_array).unwrap().iter().any(|entry| {
            names(&entry["source"]) || names(&entry["via"]) && entry["function"] != "uuid-v5"
        })
    }

    fn text(&self) -> String {
        self.lines.iter().map(|line| line.to_string() + "\n").collect()
    }

    /// The entries of shapes and rows, as line and index.
    fn entries(&self) -> Vec<(usize, usize)> {
        let entries = |(line, value): (usize, &Value)| {
            let count = value["entries"].as_array().map_or(0, Vec::len);
            (0..count).map(move |entry| (line, entry)).collect::<Vec<_>>()
        };
        self.lines.iter().enumerate().flat_map(entries).collect()
    }

    /// How many leaves a pointer of a line stands for, in the first row that the line speaks for.
    fn leaves(&self, converted: &Converted, line: usize, side: &str, pointer: &str) -> u64 {
        let row = match self.lines[line]
            .get("shape")
            .filter(|_| self.lines[line].get("from").is_none())
        {
            None => &self.lines[line],
            Some(shape) => {
                let used =
                    |row: &&Value| row.get("from").is_some() && row.get("shape") == Some(shape);
                self.lines.iter().find(used).unwrap()
            }
        };
        let (bases, file, format) = match side {
            "source" => (&row["from"], &converted.source, converted.from),
            _ => (&row["to"], &converted.target, converted.to),
        };
        let mut tokens = pointer.splitn(3, '/').skip(1);
        let base = bases[tokens.next().unwrap().parse::<usize>().unwrap()].as_str().unwrap();
        let within = tokens.next().map(|rest| format!("/{rest}")).unwrap_or_default();
        let (number, base) = if layout(file, format).is_stream() {
            let (number, rest) = base[1..].split_once('/').unwrap_or((&base[1..], ""));
            (
                number.parse().unwrap(),
                if rest.is_empty() { String::new() } else { format!("/{rest}") },
            )
        } else {
            (0, base.to_owned())
        };
        let index =
            records::Index::read(&mut Cursor::new(file), format, Limits::default(), |_, _| ())
                .unwrap();
        let record = RecordFile::new(Cursor::new(file), index).record(number).unwrap().unwrap();
        let Some(tape) = record.tape() else { return 1 };
        tape.resolve(&format!("{base}{within}")).unwrap().leaves()
    }

    fn rows(&self) -> Vec<usize> {
        let is_row = |line: &usize| self.lines[*line].get("from").is_some();
        (0..self.lines.len()).filter(is_row).collect()
    }
}

/// Tampers with a report; false when there is nothing to do it to.
#[allow(clippy::too_many_lines, reason = "one arm for each way to tamper")]
fn tamper(
    converted: &Converted,
    report: &mut Report,
    how: Tampering,
    at: Index,
    other: Index,
) -> bool {
    let of = |test: &dyn Fn(&Value) -> bool| -> Vec<(usize, usize)> {
        let all = report.entries();
        all.into_iter()
            .filter(|(line, entry)| test(&report.lines[*line]["entries"][*entry]))
            .collect()
    };
    let side = |entry: &Value, at: Index| {
        let sides: Vec<_> =
            ["source", "target"].into_iter().filter(|side| entry[side].is_array()).collect();
        sides[at.index(sides.len())]
    };
    match how {
        Tampering::RemoveEntry => {
            let all = report.entries();
            let (line, entry) = all[at.index(all.len())];
            report.lines[line]["entries"].as_array_mut().unwrap().remove(entry);
            true
        }
        Tampering::RemovePointer => {
            let all = report.entries();
            let (line, entry) = all[at.index(all.len())];
            let entry = &mut report.lines[line]["entries"][entry];
            let side = side(entry, other);
            let pointers = entry[side].as_array_mut().unwrap();
            let which = other.index(pointers.len());
            pointers.remove(which);
            true
        }
        Tampering::WidenPointer => {
            let all = report.entries();
            let (line, entry) = all[at.index(all.len())];
            let side = side(&report.lines[line]["entries"][entry], other);
            let pointers = report.lines[line]["entries"][entry][side].as_array().unwrap();
            let which = other.index(pointers.len());
            let pointer = pointers[which].as_str().unwrap().to_owned();
            let (parent, _) = pointer.rsplit_once('/').unwrap();
            // The parent of an only leaf stands for the same leaf.
            let same = !parent.is_empty()
                && report.leaves(converted, line, side, parent)
                    == report.leaves(converted, line, side, &pointer);
            report.lines[line]["entries"][entry][side][which] = json!(parent);
            !same
        }
        Tampering::MovePointer => {
            // One pointer becomes one that another entry of the same line has.
            let all = report.entries();
            let (line, entry) = all[at.index(all.len())];
            let side = side(&report.lines[line]["entries"][entry], other);
            let others: Vec<Value> = report.lines[line]["entries"]
                .as_array()
                .unwrap()
                .iter()
                .enumerate()
                .filter(|(index, _)| *index != entry)
                .flat_map(|(_, entry)| entry[side].as_array().cloned().unwrap_or_default())
                .collect();
            if others.is_empty() {
                return false;
            }
            report.lines[line]["entries"][entry][side][0] =
                others[other.index(others.len())].clone();
            true
        }
        Tampering::MoveBase => {
            let bases: Vec<Value> = report
                .rows()
                .into_iter()
                .flat_map(|row| report.lines[row]["from"].as_array().unwrap().clone())
                .collect();
            let rows = report.rows();
            let row = rows[at.index(rows.len())];
            if bases.is_empty() || report.lines[row]["from"].as_array().unwrap().is_empty() {
                return false;
            }
            let base = bases[other.index(bases.len())].clone();
            if report.lines[row]["from"][0] == base || !report.hangs_on_first_base(row) {
                return false;
            }
            report.lines[row]["from"][0] = base;
            true
        }
        Tampering::DroppedToKept => {
            let dropped = of(&|entry| entry["fate"] == "dropped");
            if dropped.is_empty() {
                return false;
            }
            let (line, entry) = dropped[at.index(dropped.len())];
            let targets: Vec<Value> = report.lines[line]["entries"]
                .as_array()
                .unwrap()
                .iter()
                .flat_map(|entry| entry["target"].as_array().cloned().unwrap_or_default())
                .chain([json!("/0")])
                .collect();
            let entry = &mut report.lines[line]["entries"][entry];
            *entry = json!({
                "fate": "kept",
                "source": entry["source"],
                "target": [targets[other.index(targets.len())]],
            });
            true
        }
        Tampering::ChangeConstant => {
            let constants = of(&|entry| entry.get("value").is_some());
            if constants.is_empty() {
                return false;
            }
            let (line, entry) = constants[at.index(constants.len())];
            report.lines[line]["entries"][entry]["value"] = json!("something else");
            true
        }
        Tampering::ChangeTableKey | Tampering::ChangeTableValue => {
            let tables = of(&|entry| entry.get("table").is_some());
            if tables.is_empty() {
                return false;
            }
            let (line, entry) = tables[at.index(tables.len())];
            let table = report.lines[line]["entries"][entry]["table"].as_object_mut().unwrap();
            let key = table.keys().nth(other.index(table.len())).unwrap().clone();
            if matches!(how, Tampering::ChangeTableKey) {
                let value = table.remove(&key).unwrap();
                table.insert(key + "x", value);
            } else {
                table.insert(key, json!("something else"));
            }
            true
        }
        Tampering::ChangeTotal => {
            let totals = report.lines.last_mut().unwrap();
            let mut numbers = Vec::new();
            collect(totals, &mut String::new(), &mut numbers);
            let pointer = &numbers[at.index(numbers.len())];
            let number = totals.pointer_mut(pointer).unwrap();
            *number = json!(number.as_u64().unwrap() + 1);
            true
        }
        Tampering::RemoveRow => {
            let rows = report.rows();
            let row = rows[at.index(rows.len())];
            report.lines.remove(row);
            true
        }
    }
}

fn collect(value: &Value, at: &mut String, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                let length = at.len();
                at.push('/');
                at.push_str(name);
                collect(value, at, found);
                at.truncate(length);
            }
        }
        Value::Number(_) => found.push(at.clone()),
        _ => {}
    }
}

/// Whether the report is refused: found wrong, or no report any more.
fn is_refused(converted: &Converted, report: &str) -> bool {
    let verdict =
        audit(Cursor::new(&converted.source), Cursor::new(&converted.target), report.as_bytes());
    verdict.map_or(true, |verdict| !verdict.holds())
}

fn refuses_tampering(all: &[&Converted], cases: u32) {
    for converted in all {
        assert!(converted.audit().holds());
    }
    let strategy =
        (0..all.len(), proptest::sample::select(&ALL[..]), any::<Index>(), any::<Index>());
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    let done = runner.run(&strategy, |(which, how, at, other)| {
        let converted = &all[which];
        let mut report = Report::of(converted);
        if tamper(converted, &mut report, how, at, other) {
            prop_assert!(
                is_refused(converted, &report.text()),
                "{how:?} was not noticed in\n{}",
                report.text()
            );
        }
        Ok(())
    });
    if let Err(error) = done {
        panic!("{error}");
    }
}

#[test]
fn a_tampered_report_is_refused() {
    let all = everything().iter().map(|(_, converted)| converted);
    let small = all.filter(|converted| converted.source.len() < 20_000);
    // Of a conversation in which nothing is said a report has nothing to say.
    let small: Vec<_> =
        small.filter(|converted| !Report::of(converted).entries().is_empty()).collect();
    refuses_tampering(&small, 3000);
}
