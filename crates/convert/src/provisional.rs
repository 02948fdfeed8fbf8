//! The provisional parts of session records: what a report's head must name.

use std::collections::BTreeSet;

use exact_json::Value;
use session_record_model::draft::PROVISIONAL;

/// The member that says that a record belongs to a side conversation, which is provisional too.
const SIDECHAIN: &str = "subagentId";

/// The provisional parts that stand in a stream of session records.
#[derive(Clone, Debug, Default)]
pub(crate) struct Provisional(BTreeSet<&'static str>);

impl Provisional {
    /// Looks at a record.
    pub(crate) fn look(&mut self, record: Value<'_>) {
        let kind = record.get("type");
        let kind = kind.and_then(|kind| PROVISIONAL.iter().find(|part| kind.is_str(part)));
        self.0.extend(kind);
        if record.get(SIDECHAIN).is_some() {
            self.0.insert(SIDECHAIN);
        }
    }

    /// Their names, in order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.0.iter().copied()
    }

    /// Whether a name is that of a part that may be provisional.
    pub(crate) fn is_known(name: &str) -> bool {
        name == SIDECHAIN || PROVISIONAL.contains(&name)
    }
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    #[test]
    fn types_and_the_member_of_side_conversations_are_provisional() {
        let mut parts = Provisional::default();
        let mut scanner = Scanner::new();
        for record in [
            r#"{"type":"tool_call","subagentId":"a"}"#,
            r#"{"type":"message"}"#,
            r#"{"type":"native"}"#,
            r#"{"type":"vendor.session"}"#,
        ] {
            parts.look(scanner.scan_str(record).unwrap().root());
        }
        assert_eq!(parts.names().collect::<Vec<_>>(), ["native", "subagentId", "tool_call"]);
        assert!(parts.names().all(Provisional::is_known) && !Provisional::is_known("message"));
    }
}
