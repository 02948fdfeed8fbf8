//! OC201: who may give instructions.

use opencheckpoint_model::v0_1::{OriginType, StatementKind};

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC201",
    name: "instruction-from-tool",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "instruction_from_tool.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (n, statement) in document.statements() {
        if statement.kind != StatementKind::Instruction {
            continue;
        }
        let origin = match statement.origin.type_ {
            OriginType::User | OriginType::System => continue,
            origin @ (OriginType::Agent
            | OriginType::Tool
            | OriginType::Application
            | OriginType::External) => origin,
        };
        findings.report(
            format!("/statements/{n}/origin/type"),
            format!(
                "an instruction cannot come from {:?}; record the text as \"external\", or name \
                 the user or the system it came from",
                origin.as_str(),
            ),
        );
    }
}
