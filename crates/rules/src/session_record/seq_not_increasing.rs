//! SR101: the order of the records.

use super::seen::Seen;
use crate::finding::{Findings, Related, cut};
use crate::rule::declare_rule;

declare_rule! {
    id: "SR101",
    name: "seq-not-increasing",
    format: SessionRecord,
    class: Stream,
    severity: Error,
    since: "0.1.0",
    page: "seq_not_increasing.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let (Some(seq), Some(last)) = (&seen.head.seq, seen.stream.last()) else { return };
    if seq.cmp_value(&last.seq).is_le() {
        findings.report_related(
            "/seq",
            format!(
                "{} is not above the seq of the record before it, {}; count on from that",
                cut(seq.as_str()),
                cut(last.seq.as_str()),
            ),
            vec![Related::at(last.line, "/seq", "the seq before it")],
        );
    }
}
