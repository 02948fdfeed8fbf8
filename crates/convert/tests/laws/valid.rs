//! Law 10: a target has its format's shape and keeps every rule of severity error.

use exact_json::lines::Records;
use open_continuity_model::ContextPackage;
use opencheckpoint_convert::{Format, seed};
use opencheckpoint_model::Checkpoint;
use opencheckpoint_rules::{
    Finding, Severity, open_continuity, opencheckpoint, session_record, turns,
};
use session_record_model::Record;

use crate::run::everything;

/// What the rules find in a file.
fn findings(format: Format, file: &[u8]) -> Vec<Finding> {
    match format {
        Format::OpenCheckpoint => opencheckpoint::check(&Checkpoint::from_slice(file).unwrap()),
        Format::ContextPackage => {
            let package = ContextPackage::from_slice(file).unwrap();
            open_continuity::check(&package)
        }
        Format::SessionRecord => {
            let records: Vec<Record> = Records::new(file).map(Result::unwrap).collect();
            session_record::check(&records)
        }
        Format::Turns => {
            let all: Vec<agent_turns_model::Turn> =
                Records::new(file).map(Result::unwrap).collect();
            turns::check(&all)
        }
        // No rule is about messages: what their interfaces ask is looked at below.
        Format::OpenAiChat | Format::AnthropicMessages => Vec::new(),
        Format::ContextRequest
        | Format::GrantReceipt
        | Format::ClaudeCode
        | Format::Codex
        | Format::GeminiCli
        | Format::Pi
        | Format::OpenAiResponses => {
            unreachable!("nothing is converted to {format}")
        }
    }
}

#[test]
fn every_target_keeps_the_rules_of_its_format() {
    for (name, converted) in everything() {
        let found = findings(converted.to, &converted.target);
        let errors: Vec<_> =
            found.iter().filter(|finding| finding.severity() == Severity::Error).collect();
        assert!(errors.is_empty(), "{name} to {}: {errors:#?}", converted.to);
    }
}

#[test]
fn all_messages_can_be_sent() {
    let mut looked_at = 0;
    for (name, converted) in everything() {
        if !matches!(converted.to, Format::OpenAiChat | Format::AnthropicMessages) {
            continue;
        }
        let document = std::str::from_utf8(&converted.target).unwrap();
        let faults = seed::check(converted.to, document).unwrap();
        assert!(faults.is_empty(), "{name} to {}: {faults:#?}\n{document}", converted.to);
        looked_at += 1;
    }
    assert!(looked_at > 100, "{looked_at} documents");
}
