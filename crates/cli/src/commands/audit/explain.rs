//! `audit --explain`: what a report says, as tables by fate, reason and member.

use std::collections::BTreeMap;
use std::io::BufReader;
use std::path::Path;

use opencheckpoint_convert::report::{
    self, Adapter, Anomaly, ExplainedEntry, Explanation, Notice, ReadReportError, Reason, Side,
    Sides, Totals,
};
use serde::Serialize;

use crate::args::Form;
use crate::exit::{Exit, Failure};
use crate::files::Input;
use crate::render::escape::escaped;
use crate::render::summary;
use crate::render::table::Table;
use crate::render::terminal::Stdout;
use crate::render::words;

/// The one document of `--output json`.
#[derive(Serialize)]
struct Document<'e> {
    report: &'e str,
    adapter: &'e Adapter,
    source: &'e Side,
    target: &'e Side,
    totals: &'e Sides,
    dropped: &'e BTreeMap<Reason, u64>,
    entries: Vec<Entry<'e>>,
    provisional: &'e [String],
    anomalies: &'e [Anomaly],
    notices: &'e [Notice],
}

#[derive(Serialize)]
struct Entry<'e> {
    fate: &'e str,
    #[serde(skip_serializing_if = "str::is_empty")]
    detail: &'e str,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'e str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    target: &'e [String],
    count: u64,
}

pub(super) fn run(path: &Path, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let input = Input::open(path)?;
    let explained = report::explain(BufReader::new(&input.file))
        .map_err(|error| unreadable(&input.name, &error))?;
    match form {
        Form::Text => stdout.text(&text(&explained))?,
        Form::Json => stdout.json(&document(&input.name, &explained))?,
    }
    Ok(Exit::Done)
}

/// What is wrong with a file that should be a report.
pub(super) fn unreadable(file: &str, error: &ReadReportError) -> Failure {
    match error {
        ReadReportError::Io(error) => Failure::io(file, error),
        ReadReportError::Line { line, error } => {
            let mut failure = Failure::read_line(file, Some(*line), error);
            if *line == 1 {
                failure.message = format!("this is no loss report: {}", failure.message);
            }
            failure
        }
        ReadReportError::Order { .. } | ReadReportError::Version(_) => {
            Failure::refused(file, error.to_string())
        }
    }
}

fn document<'e>(file: &'e str, explained: &'e Explanation) -> Document<'e> {
    let Explanation { head, totals, rows: _, entries } = explained;
    let entries = entries.iter().map(|entry| Entry {
        fate: entry.fate,
        detail: &entry.detail,
        source: entry.source.as_deref(),
        target: &entry.target,
        count: entry.count,
    });
    Document {
        report: file,
        adapter: &head.adapter,
        source: &head.source,
        target: &head.target,
        totals: &totals.totals,
        dropped: &totals.dropped,
        entries: entries.collect(),
        provisional: &head.provisional,
        anomalies: &head.anomalies,
        notices: &head.notices,
    }
}

fn text(explained: &Explanation) -> String {
    let Explanation { head, totals, rows: _, entries } = explained;
    let mut out = format!("{} {}\n", escaped(&head.adapter.id), escaped(&head.adapter.version));
    let mut files = Table::new(2, &[2, 3]);
    for (word, side) in [("source", &head.source), ("target", &head.target)] {
        files.row([
            word.to_owned(),
            escaped(&side.format).into_owned(),
            words::counted(side.leaves, "value", "values"),
            words::counted(side.size, "byte", "bytes"),
            escaped(&side.digest).into_owned(),
        ]);
    }
    out.push_str(&files.text());
    out.push('\n');
    out.push_str(&by_fate(totals));
    out.push_str(&by_reason(totals));
    for fate in ["dropped", "changed", "synthesized", "kept"] {
        let of_fate: Vec<_> = entries.iter().filter(|entry| entry.fate == fate).collect();
        out.push_str(&by_member(fate, &of_fate));
    }
    out.push_str(&summary::oddities(&head.anomalies, &head.notices));
    out
}

fn by_fate(totals: &Totals) -> String {
    let Sides { source, target } = &totals.totals;
    let mut table = Table::new(2, &[1, 2]);
    table.row(["fate", "source", "target", ""].map(str::to_owned));
    let count = |count: u64| words::number(count);
    let row = |fate: &str, source: String, target: String| {
        [fate.to_owned(), source, target, words::fate(fate).to_owned()]
    };
    table.row(row("kept", count(source.kept), count(target.kept)));
    table.row(row("changed", count(source.changed), count(target.changed)));
    table.row(row("dropped", count(source.dropped), "–".to_owned()));
    table.row(row("synthesized", "–".to_owned(), count(target.synthesized)));
    format!("Values by fate:\n{}", table.text())
}

fn by_reason(totals: &Totals) -> String {
    if totals.dropped.is_empty() {
        return String::new();
    }
    let mut table = Table::new(2, &[1]);
    for (reason, count) in &totals.dropped {
        let why = words::reason(*reason).to_owned();
        table.row([reason.name().to_owned(), words::number(*count), why]);
    }
    format!("\nDropped values by reason:\n{}", table.text())
}

/// Entries by what was done or why, and by member.
fn by_member(fate: &str, entries: &[&ExplainedEntry]) -> String {
    if entries.is_empty() {
        return String::new();
    }
    let mut table = Table::new(2, &[0]);
    for entry in entries {
        let count = words::number(entry.count);
        let members = members(entry);
        match entry.detail.as_str() {
            "" => table.row([count, members]),
            detail => table.row([count, escaped(detail).into_owned(), members]),
        }
    }
    format!("\nEntries {fate}, by member:\n{}", table.text())
}

/// From which member to which.
fn members(entry: &ExplainedEntry) -> String {
    let source = entry.source.as_deref().map(member).unwrap_or_default();
    let target = entry.target.iter().map(|target| member(target)).collect::<Vec<_>>().join(" ");
    match (source.is_empty(), target.is_empty()) {
        (false, false) => format!("{source} → {target}"),
        (false, true) => source,
        (true, false) => target,
        (true, true) => "(other members)".to_owned(),
    }
}

/// A member as a pointer, `*` for any item; the record or document itself has a word.
fn member(pointer: &str) -> String {
    if pointer.is_empty() { "(whole)".to_owned() } else { escaped(pointer).into_owned() }
}
