//! AC101: whose turn it is.

use agent_turns_model::Role;

use super::seen::Seen;
use crate::Severity;
use crate::finding::Findings;
use crate::hint::meant;
use crate::rule::declare_rule;

declare_rule! {
    id: "AC101",
    name: "unknown-role",
    format: Turns,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "unknown_role.md",
}

/// A line that is no object, or has no text as its role, is refused while it is read.
pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Role::Other(role) = &seen.turn.role else { return };
    let meant = meant(&role.to_lowercase(), Role::KNOWN.iter().map(Role::as_str));
    findings.at_most(Severity::Warning).report_text("/role", role, |role| {
        let known = "is neither \"user\" nor \"assistant\" nor \"tool\"";
        match meant {
            Some(meant) => format!("the role {role} {known}; write {meant:?}, if that is meant"),
            None => format!(
                "the role {role} {known}; write one of them, unless every agent that resumes from the \
                 file knows this one"
            ),
        }
    });
}
