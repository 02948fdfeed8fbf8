//! What a conversion did, for a person and as JSON.

use std::fmt::Write as _;
use std::path::Path;

use opencheckpoint_convert::report::{Anomaly, Notice, Reason, Sides};
use opencheckpoint_convert::{DroppedSummary, SideSummary, Summary};
use serde::Serialize;

use crate::files::{self, shown};
use crate::render::escape::{escaped, shortened};
use crate::render::table::Table;
use crate::render::words::{self, counted, number};

/// Which files a conversion read and wrote.
pub(crate) struct Written<'w> {
    pub(crate) source: &'w str,
    pub(crate) target: &'w Path,
    pub(crate) report: Option<&'w Path>,
    pub(crate) residue: Option<&'w Path>,
}

/// How many of a kind are named before the rest is counted.
pub(crate) const NAMED: usize = 3;

/// Characters of a pointer that are shown.
const POINTER: usize = 60;

/// What was done, what was lost, and where everything lies.
pub(crate) fn text(summary: &Summary, written: &Written<'_>) -> String {
    let mut out = what_was_done(summary, written);
    out.push_str(&fates(summary));
    out.push_str(&dropped(&summary.dropped));
    out.push_str(&oddities(&summary.anomalies, &summary.notices));
    out.push_str(&where_it_lies(summary, written));
    out
}

fn what_was_done(summary: &Summary, written: &Written<'_>) -> String {
    let Summary { source, target, .. } = summary;
    let (from, to) = (words::format(source.format), words::format(target.format));
    let name = shown(written.target);
    format!("Converted {}, {from}, to {}, {to}.\n", escaped(written.source), escaped(&name))
}

fn fates(summary: &Summary) -> String {
    let Sides { source, target } = &summary.totals.totals;
    let (from, to) = (source_leaves(summary), target_leaves(summary));
    let mut out = format!("\nThe source has {from}, and each is accounted for:\n");
    let mut table = Table::new(2, &[1]);
    let row = |fate: &str, count: u64, meaning: &str| {
        [fate.to_owned(), number(count), meaning.to_owned()]
    };
    table.row(row("kept", source.kept, words::fate("kept")));
    table.row(row("changed", source.changed, words::fate("changed")));
    table.row(row("dropped", source.dropped, words::fate("dropped")));
    out.push_str(&table.text());
    let synthesized = counted(target.synthesized, "was", "were");
    let _ = writeln!(
        out,
        "The target has {to}, of which {synthesized} synthesized: made by the conversion."
    );
    out
}

fn source_leaves(summary: &Summary) -> String {
    counted(summary.source.leaves, "value", "values")
}

fn target_leaves(summary: &Summary) -> String {
    counted(summary.target.leaves, "value", "values")
}

fn dropped(dropped: &[DroppedSummary]) -> String {
    if dropped.is_empty() {
        return String::new();
    }
    let mut table = Table::new(2, &[1]);
    for DroppedSummary { reason, leaves, pointers } in dropped {
        let why = words::reason(*reason);
        table.row([reason.name().to_owned(), number(*leaves), why.to_owned()]);
        let mut first: Vec<_> =
            pointers.iter().take(NAMED).map(|pointer| shortened(pointer, POINTER)).collect();
        if *leaves > first.len() as u64 {
            first.push("…".to_owned());
        }
        table.row([String::new(), String::new(), first.join(" ")]);
    }
    format!("\nDropped, by reason:\n{}", table.text())
}

/// What was odd about the source, and what else a person should know: a few lines for each kind.
pub(crate) fn oddities(anomalies: &[Anomaly], notices: &[Notice]) -> String {
    let mut out = String::new();
    if !anomalies.is_empty() {
        let mut table = Table::new(2, &[]);
        for (kind, of_kind) in by_kind(anomalies, |anomaly| anomaly.kind) {
            let lines = of_kind.iter().take(NAMED).map(|anomaly| number(anomaly.line));
            let lines = lines.collect::<Vec<_>>().join(", ");
            let word = if of_kind.len() == 1 { "line" } else { "lines" };
            let more = more(of_kind.len()).map(|more| format!(" and {more}")).unwrap_or_default();
            let mut meaning = words::anomaly(kind).to_owned();
            if let Some(limit) = of_kind.first().and_then(|anomaly| anomaly.limit) {
                meaning = format!("{meaning}: {} (--max-line)", counted(limit, "byte", "bytes"));
            }
            table.row([kind.name().to_owned(), format!("{word} {lines}{more}"), meaning]);
        }
        let _ = write!(out, "\nAnomalies of the source:\n{}", table.text());
    }
    if !notices.is_empty() {
        let mut table = Table::new(2, &[]);
        for (kind, of_kind) in by_kind(notices, |notice| notice.kind.as_str()) {
            let kind = escaped(kind).into_owned();
            for notice in of_kind.iter().take(NAMED) {
                table.row([kind.clone(), told(notice)]);
            }
            if let Some(more) = more(of_kind.len()) {
                table.row([kind, more]);
            }
        }
        let _ = write!(out, "\nWorth knowing:\n{}", table.text());
    }
    out
}

/// Things of a kind together, the kinds in the order in which they come first.
pub(crate) fn by_kind<'t, T, K: PartialEq>(
    things: &'t [T],
    kind: impl Fn(&'t T) -> K,
) -> Vec<(K, Vec<&'t T>)> {
    let mut kinds: Vec<(K, Vec<&T>)> = Vec::new();
    for thing in things {
        let name = kind(thing);
        match kinds.iter_mut().find(|(known, _)| *known == name) {
            Some((_, of_kind)) => of_kind.push(thing),
            None => kinds.push((name, vec![thing])),
        }
    }
    kinds
}

/// How many are not named.
pub(crate) fn more(count: usize) -> Option<String> {
    (count > NAMED).then(|| format!("{} more", number((count - NAMED) as u64)))
}

fn told(notice: &Notice) -> String {
    let Notice { line, message, .. } = notice;
    match line {
        Some(line) => format!("line {}: {}", number(*line), escaped(message)),
        None => escaped(message).into_owned(),
    }
}

fn where_it_lies(summary: &Summary, written: &Written<'_>) -> String {
    let mut table = Table::new(2, &[]);
    let mut row = |what: &str, path: Option<&Path>, meaning: &str| {
        if let Some(path) = path {
            table.row([what.to_owned(), escaped(&shown(path)).into_owned(), meaning.to_owned()]);
        }
    };
    row("target", Some(written.target), "");
    row("report", written.report, "the fate of every value");
    let residue = residue_size(summary).unwrap_or_default();
    row("residue", written.residue, &format!("what `restore` needs beside the target{residue}"));
    let mut out = format!("\nWritten:\n{}", table.text());
    if let Some(report) = written.report.filter(|report| !files::is_dash(report)) {
        let report = shown(report);
        let report = escaped(&report);
        let _ = writeln!(out, "`opencheckpoint audit --explain {report}` tells of every member.");
    }
    out
}

/// The size of the residue, beside that of the source.
fn residue_size(summary: &Summary) -> Option<String> {
    let (residue, source) = (summary.residue_size?, summary.source.size);
    let bytes = |size| counted(size, "byte", "bytes");
    Some(format!("; {}, of a source of {}", bytes(residue), bytes(source)))
}

/// The one document of `--output json`.
#[derive(Serialize)]
struct Document<'s> {
    path: &'s [&'static str],
    source: Side,
    target: Side,
    report: Option<String>,
    residue: Option<String>,
    residue_size: Option<u64>,
    /// Of a target that is a stream.
    #[serde(skip_serializing_if = "Option::is_none")]
    records: Option<u64>,
    totals: &'s Sides,
    dropped: Vec<Dropped<'s>>,
    provisional: &'s [String],
    anomalies: &'s [Anomaly],
    notices: &'s [Notice],
}

#[derive(Serialize)]
struct Side {
    file: String,
    format: &'static str,
    digest: String,
    size: u64,
    leaves: u64,
}

#[derive(Serialize)]
struct Dropped<'s> {
    reason: Reason,
    leaves: u64,
    pointers: &'s [String],
}

/// The same as [`text`], for programs.
pub(crate) fn document(summary: &Summary, written: &Written<'_>) -> impl Serialize {
    let dropped = summary.dropped.iter().map(|dropped| Dropped {
        reason: dropped.reason,
        leaves: dropped.leaves,
        pointers: &dropped.pointers,
    });
    Document {
        path: &summary.path,
        source: side(written.source.to_owned(), &summary.source),
        target: side(shown(written.target), &summary.target),
        report: written.report.map(shown),
        residue: written.residue.map(shown),
        residue_size: summary.residue_size,
        records: summary.records,
        totals: &summary.totals.totals,
        dropped: dropped.collect(),
        provisional: &summary.provisional,
        anomalies: &summary.anomalies,
        notices: &summary.notices,
    }
}

fn side(file: String, side: &SideSummary) -> Side {
    let SideSummary { format, digest, size, leaves } = side;
    Side { file, format: format.name(), digest: digest.to_ocp(), size: *size, leaves: *leaves }
}
