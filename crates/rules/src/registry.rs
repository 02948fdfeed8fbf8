//! All rules of all formats.

use crate::{Rule, open_continuity, opencheckpoint, session_record, turns};

/// Every rule, format by format, each in the order of its ids.
///
/// ```
/// let ids: Vec<_> = opencheckpoint_rules::registry().map(|rule| rule.id.as_str()).collect();
///
/// assert!(ids.contains(&"OC201"));
/// ```
pub fn registry() -> impl Iterator<Item = &'static Rule> {
    opencheckpoint::rules()
        .chain(open_continuity::rules())
        .chain(session_record::rules())
        .chain(turns::rules())
}

/// The rule with this id or name.
///
/// ```
/// use opencheckpoint_rules::{opencheckpoint::INSTRUCTION_FROM_TOOL, rule};
///
/// assert_eq!(rule("OC201"), Some(&INSTRUCTION_FROM_TOOL));
/// assert_eq!(rule("instruction-from-tool"), Some(&INSTRUCTION_FROM_TOOL));
/// assert_eq!(rule("OC000"), None);
/// ```
#[must_use]
pub fn rule(id_or_name: &str) -> Option<&'static Rule> {
    registry().find(|rule| rule.id.as_str() == id_or_name || rule.name == id_or_name)
}
