//! OC201: who may give instructions.

use opencheckpoint_model::v0_1::{OriginType, Statement, StatementKind};

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

pub(super) fn check_statement(n: usize, statement: &Statement, findings: &mut Findings<'_>) {
    if statement.kind != StatementKind::Instruction {
        return;
    }
    let origin = match statement.origin.type_ {
        OriginType::User | OriginType::System => return,
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
