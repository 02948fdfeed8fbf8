//! ASR-238: content, and what is said of it.

use super::seen::Seen;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-238",
    name: "content-said-to-be-absent",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "content_said_to_be_absent.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    for list in seen.lists() {
        if !list.all.is_empty() && list.is_said_to_be_absent() {
            let member = list.member();
            findings.report_related(
                format!("/capture/{member}/state"),
                format!(
                    "{member:?} is said to be \"absent\" and is not empty; say what was captured \
                     of it, or leave the state out"
                ),
                vec![Related::new(format!("/{member}"), "it is here")],
            );
        }
    }
}
