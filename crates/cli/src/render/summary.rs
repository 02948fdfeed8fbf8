//! What a conversion did, for a person.

use std::fmt::Write as _;

use opencheckpoint_convert::report::{Head, Notice};

use crate::render::escape::escaped;
use crate::render::words::{counted, number};

/// How many of a kind of oddity are named before the rest is counted.
const NAMED: usize = 3;

/// What was odd about the source, and what else a person should know: a few lines for each kind.
pub(crate) fn oddities(head: &Head) -> String {
    let mut out = String::new();
    let anomalies = &head.anomalies;
    if !anomalies.is_empty() {
        let count = counted(anomalies.len() as u64, "oddity", "oddities");
        let _ = writeln!(out, "\nThe source is damaged in places ({count}):");
        for (kind, of_kind) in by_kind(anomalies, |anomaly| anomaly.kind.name()) {
            let lines = of_kind.iter().take(NAMED).map(|anomaly| number(anomaly.line));
            let lines = lines.collect::<Vec<_>>().join(", ");
            let word = if of_kind.len() == 1 { "line" } else { "lines" };
            let _ = writeln!(out, "  {kind}: {word} {lines}{}", more(of_kind.len()));
        }
    }
    if !head.notices.is_empty() {
        out.push_str("\nTo know:\n");
        for (kind, of_kind) in by_kind(&head.notices, |notice| notice.kind.as_str()) {
            for notice in of_kind.iter().take(NAMED) {
                let _ = writeln!(out, "  {}: {}", escaped(kind), told(notice));
            }
            if of_kind.len() > NAMED {
                let count = counted((of_kind.len() - NAMED) as u64, "more", "more");
                let _ = writeln!(out, "  {}: {count}", escaped(kind));
            }
        }
    }
    out
}

/// Things of a kind together, the kinds in the order in which they come first.
fn by_kind<'t, T>(things: &'t [T], kind: impl Fn(&'t T) -> &'t str) -> Vec<(&'t str, Vec<&'t T>)> {
    let mut kinds: Vec<(&str, Vec<&T>)> = Vec::new();
    for thing in things {
        let name = kind(thing);
        match kinds.iter_mut().find(|(known, _)| *known == name) {
            Some((_, of_kind)) => of_kind.push(thing),
            None => kinds.push((name, vec![thing])),
        }
    }
    kinds
}

fn more(count: usize) -> String {
    if count > NAMED {
        format!(" and {} more", number((count - NAMED) as u64))
    } else {
        String::new()
    }
}

fn told(notice: &Notice) -> String {
    let Notice { line, message, .. } = notice;
    match line {
        Some(line) => format!("line {}: {}", number(*line), escaped(message)),
        None => escaped(message).into_owned(),
    }
}
