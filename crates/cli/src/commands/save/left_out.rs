//! What of a log is not in the turns, in a few lines.
//!
//! What agent-checkpoint leaves out as well, and says nothing of, is told to a person who watches:
//! programs that read what is said find there what they know. Everything else is told to everybody.

use std::path::Path;

use opencheckpoint_convert::report::{Anomaly, AnomalyKind, Notice, Reason};
use opencheckpoint_convert::{DroppedSummary, Summary};

use crate::files::shown;
use crate::render::escape::escaped;
use crate::render::summary::{NAMED, by_kind, more};
use crate::render::words::{self, counted, number};

/// The lines, of which none is longer than a line should be.
pub(super) fn lines(
    summary: &Summary,
    source: &str,
    report: Option<&Path>,
    is_watched: bool,
) -> Vec<String> {
    let Summary { anomalies, notices, dropped, .. } = summary;
    let source = escaped(source);
    let mut lines = Vec::new();
    for (kind, of_kind) in by_kind(anomalies, |anomaly| anomaly.kind) {
        if kind != AnomalyKind::Bom {
            lines.extend(of_kind.iter().take(NAMED).map(|it| odd(it, &source)));
            lines.extend(untold(of_kind.len(), &source, words::anomaly(kind)));
        }
    }
    // The end is cut in silence there.
    let told = notices.iter().filter(|notice| is_watched || notice.kind != "incomplete-turn");
    let told: Vec<_> = told.cloned().collect();
    for (kind, of_kind) in by_kind(&told, |notice| notice.kind.as_str()) {
        lines.extend(of_kind.iter().take(NAMED).map(|it| noted(it, &source)));
        lines.extend(untold(of_kind.len(), &source, &escaped(kind)));
    }
    lines.extend(lost(dropped, &source, report, is_watched));
    lines
}

fn odd(anomaly: &Anomaly, source: &str) -> String {
    let Anomaly { line, kind, segments, limit, .. } = anomaly;
    let lost = segments.iter().filter(|segment| segment.opaque).count();
    let size = segments.iter().map(|segment| segment.length).sum();
    let what = match limit {
        Some(limit) => {
            format!("{}, more than are read (--max-line {limit})", counted(size, "byte", "bytes"))
        }
        None => words::anomaly(*kind).to_owned(),
    };
    let fate = match kind {
        AnomalyKind::NotAnObject => ": left out",
        _ if lost == 0 => "",
        _ if lost == segments.len() => ": left out",
        _ => ": left out in part",
    };
    format!("warning: {source}: line {line}: {what}{fate}")
}

fn noted(notice: &Notice, source: &str) -> String {
    let Notice { line, message, .. } = notice;
    let line = line.map(|line| format!("line {line}: ")).unwrap_or_default();
    format!("warning: {source}: {line}{}", escaped(message))
}

fn untold(count: usize, source: &str, what: &str) -> Option<String> {
    more(count).map(|more| format!("warning: {source}: {more} of these: {what}"))
}

/// How many values are left out, and why.
fn lost(
    dropped: &[DroppedSummary],
    source: &str,
    report: Option<&Path>,
    is_watched: bool,
) -> Option<String> {
    let is_told = |reason: Reason| match reason {
        // Each line that cannot be read has been told.
        Reason::Unreadable => false,
        // What stands twice in the log stands in the turns.
        Reason::NoCounterpart | Reason::IncompleteTurn | Reason::Duplicate => is_watched,
        _ => true,
    };
    let told: Vec<_> = dropped.iter().filter(|dropped| is_told(dropped.reason)).collect();
    if told.is_empty() {
        return None;
    }
    let reasons: Vec<_> = told
        .iter()
        .map(|DroppedSummary { reason, leaves, .. }| {
            format!("{} since {}", number(*leaves), words::reason(*reason))
        })
        .collect();
    let values: u64 = told.iter().map(|dropped| dropped.leaves).sum();
    let names = match report {
        Some(report) => format!("{} names each", escaped(&shown(report))),
        None => "--report FILE names each".to_owned(),
    };
    Some(format!(
        "note: {source}: {} left out: {}; {names}",
        counted(values, "value", "values"),
        reasons.join("; ")
    ))
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use opencheckpoint_convert::{Format, Job, Options, Output, Strict, convert};

    use super::*;

    /// What is said of a log of session records.
    fn said(log: &str, is_watched: bool) -> Vec<String> {
        let summary = convert(Job {
            input: &mut Cursor::new(log),
            from: Some(Format::SessionRecord),
            to: Format::Turns,
            options: &Options::default(),
            strict: &Strict::Off,
            target: Output::Writer(&mut Vec::new()),
            report: None,
            residue: None,
        });
        lines(&summary.unwrap(), "log", None, is_watched)
    }

    fn message(number: u32, role: &str) -> String {
        format!(
            r#"{{"type":"message","seq":{number},"id":"r{number}","ts":"2026-10-26T07:40:03Z","messageId":"m{number}","role":"{role}","content":[{{"type":"text","text":"x"}}]}}
"#
        )
    }

    fn call(number: u32) -> String {
        format!(
            r#"{{"type":"tool_call","seq":{number},"id":"r{number}","callId":"c{number}","name":"tap","input":{{}}}}
"#
        )
    }

    #[test]
    fn a_person_who_watches_is_told_of_the_end_too() {
        let log = message(1, "user") + &message(2, "assistant") + &call(3);
        assert_eq!(said(&log, false), [""; 0]);
        let [line] = &said(&log, true)[..] else { panic!() };
        assert!(line.starts_with("note: log: "), "{line}");
        assert!(line.contains("since it belongs to a turn that never ended"), "{line}");
        assert!(line.ends_with("; --report FILE names each"), "{line}");
    }

    #[test]
    fn a_call_in_the_middle_without_a_result_is_told_to_everybody() {
        let rows = [message(1, "user"), call(2), message(3, "assistant"), message(4, "user")];
        let said = said(&rows.concat(), false);
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].starts_with("warning: log: line 2: "), "{said:?}");
    }

    #[test]
    fn many_of_a_kind_are_counted() {
        let calls = (2..9).map(call).collect::<String>();
        let said = said(
            &(message(1, "user") + &calls + &message(9, "assistant") + &message(10, "user")),
            false,
        );
        assert_eq!(said.len(), NAMED + 1, "{said:?}");
        assert!(said[NAMED].starts_with("warning: log: 4 more of these: "), "{said:?}");
    }
}
