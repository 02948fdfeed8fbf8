//! What a conversion did, for a person.

use std::fmt::Write as _;

use opencheckpoint_convert::report::{Head, Notice};

use crate::render::escape::escaped;
use crate::render::table::Table;
use crate::render::words::{self, number};

/// How many of a kind are named before the rest is counted.
const NAMED: usize = 3;

/// What was odd about the source, and what else a person should know: a few lines for each kind.
pub(crate) fn oddities(head: &Head) -> String {
    let mut out = String::new();
    if !head.anomalies.is_empty() {
        let mut table = Table::new(2, &[]);
        for (kind, of_kind) in by_kind(&head.anomalies, |anomaly| anomaly.kind) {
            let lines = of_kind.iter().take(NAMED).map(|anomaly| number(anomaly.line));
            let lines = lines.collect::<Vec<_>>().join(", ");
            let word = if of_kind.len() == 1 { "line" } else { "lines" };
            let more = more(of_kind.len()).map(|more| format!(" and {more}")).unwrap_or_default();
            let meaning = words::anomaly(kind).to_owned();
            table.row([kind.name().to_owned(), format!("{word} {lines}{more}"), meaning]);
        }
        let _ = write!(out, "\nAnomalies of the source\n{}", table.text());
    }
    if !head.notices.is_empty() {
        let mut table = Table::new(2, &[]);
        for (kind, of_kind) in by_kind(&head.notices, |notice| notice.kind.as_str()) {
            let kind = escaped(kind).into_owned();
            for notice in of_kind.iter().take(NAMED) {
                table.row([kind.clone(), told(notice)]);
            }
            if let Some(more) = more(of_kind.len()) {
                table.row([kind, more]);
            }
        }
        let _ = write!(out, "\nWorth knowing\n{}", table.text());
    }
    out
}

/// Things of a kind together, the kinds in the order in which they come first.
fn by_kind<'t, T, K: PartialEq>(
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
fn more(count: usize) -> Option<String> {
    (count > NAMED).then(|| format!("{} more", number((count - NAMED) as u64)))
}

fn told(notice: &Notice) -> String {
    let Notice { line, message, .. } = notice;
    match line {
        Some(line) => format!("line {}: {}", number(*line), escaped(message)),
        None => escaped(message).into_owned(),
    }
}
