//! What became of several files, for a person.

use std::fmt::Write as _;
use std::path::Path;

use opencheckpoint_convert::Format;
use opencheckpoint_convert::report::{Sides, Totals};

use super::escape::escaped;
use super::table::Table;
use super::words::{self, counted, number};
use crate::commands::convert::Done;
use crate::exit::Failure;
use crate::files::{Passed, shown};

/// What was done, what was lost, and what was not converted.
pub(crate) fn text(done: &Done, to: Format, written: &[&Path]) -> String {
    let directories: Vec<_> =
        written.iter().map(|path| escaped(&shown(path)).into_owned()).collect();
    let files = counted(done.files(), "file", "files");
    let mut out = format!("Converted {files} to {to}, in {}.\n", directories.join(" and "));
    let mut table = Table::new(2, &[1]);
    for (format, files) in &done.formats {
        table.row([format.name().to_owned(), number(*files)]);
    }
    out.push_str(&table.text());
    if done.files() > 0 {
        out.push_str(&fates(&done.totals));
    }
    out.push_str(&dropped(&done.totals));
    out.push_str(&oddities(done));
    out.push_str(&skipped(&done.skipped, done.hidden));
    out.push_str(&failed(&done.failed));
    out
}

fn fates(totals: &Totals) -> String {
    let Sides { source, target } = &totals.totals;
    let mut out = format!(
        "\nThe sources have {}, and each is accounted for:\n",
        counted(totals.source_leaves(), "value", "values")
    );
    let mut table = Table::new(2, &[1]);
    for (fate, leaves) in
        [("kept", source.kept), ("changed", source.changed), ("dropped", source.dropped)]
    {
        table.row([fate.to_owned(), number(leaves), words::fate(fate).to_owned()]);
    }
    out.push_str(&table.text());
    let synthesized = counted(target.synthesized, "was", "were");
    let _ = writeln!(
        out,
        "The targets have {}, of which {synthesized} synthesized: made by the conversion.",
        counted(totals.target_leaves(), "value", "values")
    );
    out
}

fn dropped(totals: &Totals) -> String {
    if totals.dropped.is_empty() {
        return String::new();
    }
    let mut table = Table::new(2, &[1]);
    for (reason, leaves) in &totals.dropped {
        let why = words::reason(*reason).to_owned();
        table.row([reason.name().to_owned(), number(*leaves), why]);
    }
    format!("\nDropped, by reason:\n{}", table.text())
}

/// How often something was odd. What it was stands in the report of each file.
fn oddities(done: &Done) -> String {
    let (anomalies, files) = done.anomalies;
    let mut table = Table::new(2, &[1]);
    if anomalies > 0 {
        let files = counted(files, "file", "files");
        table.row(["anomalies".to_owned(), number(anomalies), format!("in {files}")]);
    }
    if done.packed > 0 {
        let what = "what they hold is the source, and is what `restore` gives back";
        table.row(["zstd-compressed".to_owned(), number(done.packed), what.to_owned()]);
    }
    for (kind, count) in &done.notices {
        table.row([escaped(kind).into_owned(), number(*count), String::new()]);
    }
    let rows = table.text();
    if rows.is_empty() { rows } else { format!("\nWorth knowing, told in the reports:\n{rows}") }
}

/// What was not read: by name and reason.
pub(crate) fn skipped(skipped: &[Passed], hidden: u64) -> String {
    let mut out = String::new();
    if !skipped.is_empty() {
        let mut table = Table::new(2, &[]);
        for Passed { path, why } in skipped {
            table.row([escaped(&shown(path)).into_owned(), escaped(why).into_owned()]);
        }
        let _ = write!(out, "\nSkipped {}:\n{}", number(skipped.len() as u64), table.text());
    }
    if hidden > 0 {
        let _ =
            writeln!(out, "\nPassed over what is hidden: {}.", counted(hidden, "name", "names"));
    }
    out
}

/// What could not be done: a line each.
pub(crate) fn failed(failed: &[Failure]) -> String {
    if failed.is_empty() {
        return String::new();
    }
    let mut out = format!("\nFailed {}:\n", number(failed.len() as u64));
    for failure in failed {
        let _ = writeln!(out, "  error: {failure}");
    }
    out
}
