//! AC104: when a turn was.

use super::seen::Seen;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "AC104",
    name: "doubtful-timestamp",
    format: Turns,
    class: Stream,
    severity: Warning,
    since: "0.1.0",
    page: "doubtful_timestamp.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Some((ts, time)) = &seen.time else { return };
    let Some(time) = time else {
        return findings.report_text("/ts", ts, |ts| {
            format!(
                "{ts} is no time by RFC 3339; write one as in \"2026-01-31T12:00:00Z\", or null"
            )
        });
    };
    if !["Z", "+00:00", "-00:00"].iter().any(|utc| time.as_str().ends_with(utc)) {
        findings.report_text("/ts", ts, |ts| {
            format!("{ts} is not in UTC; write the same time with \"Z\"")
        });
    }
    let before = seen.stream.time();
    if let Some((line, before)) = before
        && time.cmp_instant(before).is_some_and(std::cmp::Ordering::is_lt)
    {
        findings.report_text_related(
            "/ts",
            ts,
            |ts| format!("{ts} is earlier than the turn before; correct one of the times, or put the turns in order"),
            vec![Related::at(line, "/ts", "the turn before is of this time")],
        );
    }
}
