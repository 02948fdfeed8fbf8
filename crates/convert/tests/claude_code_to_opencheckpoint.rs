//! Claude Code logs become checkpoints: what the shared cases and logs are expected to come out as.
//!
//! The logs are read in place, from the folder that `OPENCHECKPOINT_SHARED` names, or `../shared` beside the workspace.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;

use std::fs;
use std::path::{Path, PathBuf};

use confirmed::Confirmed;
use exact_json::Timestamp;
use opencheckpoint_convert::{Error, Format, Options};
use opencheckpoint_model::{
    Checkpoint, OperationEffect, OperationKind, OperationResume, OperationStatus, OriginType,
    Statement, StatementKind,
};
use opencheckpoint_rules::opencheckpoint;

use shared::shared;

fn options() -> Options {
    Options {
        now: Some(Timestamp::try_from("2030-01-01T00:00:00Z").unwrap()),
        objective: Some("Carry on.".to_owned()),
        ..Options::default()
    }
}

/// The checkpoint of a log; an audit confirms the report of both steps, and the log comes back.
fn convert(log: &[u8], options: &Options) -> Result<Vec<u8>, Error> {
    let (from, to) = (Format::ClaudeCode, Format::OpenCheckpoint);
    let Confirmed { target, .. } = confirmed::convert(log, from, to, options)?;
    Ok(target)
}

/// The checkpoint of a log, which keeps every rule.
fn checkpoint(log: &[u8]) -> Result<Checkpoint, Error> {
    let target = convert(log, &options())?;
    assert_eq!(target, convert(log, &options())?, "twice the same");
    let checkpoint: Checkpoint = exact_json::from_slice(&target).unwrap();
    let findings = opencheckpoint::check(&checkpoint);
    assert!(findings.is_empty(), "{findings:?}");
    Ok(checkpoint)
}

/// The checkpoint of a case, where the shared data is there.
fn case(name: &str, file: &str) -> Option<Checkpoint> {
    let log = fs::read(shared("cases")?.join(name).join(file)).unwrap();
    Some(checkpoint(&log).unwrap())
}

fn statements(checkpoint: &Checkpoint) -> &[Statement] {
    checkpoint.statements.as_deref().unwrap_or_default()
}

fn texts(checkpoint: &Checkpoint, kind: StatementKind) -> Vec<&str> {
    let statements = statements(checkpoint).iter().filter(|statement| statement.kind == kind);
    statements.map(|statement| statement.text.as_str()).collect()
}

#[test]
fn every_case_and_log_becomes_a_checkpoint_that_keeps_the_rules() {
    let Some(shared) = shared("") else { return };
    let mut logs = Vec::new();
    for folder in ["cases", "real"] {
        find(&shared.join(folder), &mut logs);
    }
    assert!(logs.len() > 20, "{logs:?}");
    for path in logs {
        let log = fs::read(&path).unwrap();
        match checkpoint(&log) {
            Ok(_) => {}
            Err(error) => {
                let refused = path.to_string_lossy().contains("24-cc-utf16");
                assert!(refused, "{}: {error}", path.display());
            }
        }
    }
}

fn find(folder: &Path, logs: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = path.to_string_lossy().into_owned();
        let claude = text.contains("-cc-") || text.contains("/real/claude");
        if path.is_dir() {
            find(&path, logs);
        } else if claude && path.extension().is_some_and(|extension| extension == "jsonl") {
            logs.push(path);
        }
    }
}

#[test]
fn a_call_in_flight_is_an_uncertain_action_01() {
    let Some(checkpoint) = case("01-cc-dangling-tool-use", "input.jsonl") else { return };
    let [operation] = checkpoint.operations.as_deref().unwrap() else { panic!("one operation") };
    assert_eq!(operation.kind, OperationKind::Action);
    assert_eq!(operation.status, OperationStatus::Uncertain);
    assert_eq!(operation.effect, Some(OperationEffect::Unknown));
    assert_eq!(operation.resume, Some(OperationResume::VerifyFirst));
    assert_eq!(operation.id.as_str(), "call:toolu_1");
    assert!(operation.call.is_some());
}

#[test]
fn of_three_calls_the_one_without_a_result_is_uncertain_02() {
    let Some(checkpoint) = case("02-cc-one-of-three-results-lost", "input.jsonl") else { return };
    let operations = checkpoint.operations.as_deref().unwrap_or_default();
    let ids: Vec<_> = operations.iter().map(|operation| operation.id.as_str()).collect();
    assert_eq!(ids, ["call:toolu_b"]);
    assert_eq!(texts(&checkpoint, StatementKind::Observation), ["a and c look fine."]);
}

#[test]
fn answered_calls_leave_nothing_to_do_03_15_26() {
    for name in [
        "03-cc-parallel-calls-one-message-id",
        "15-cc-server-tool-in-assistant",
        "26-cc-deep-nesting",
    ] {
        let Some(checkpoint) = case(name, "input.jsonl") else { return };
        assert!(checkpoint.operations.is_none(), "{name}");
    }
}

#[test]
fn what_a_person_said_before_a_compaction_still_stands_and_the_summary_is_no_person_06() {
    let Some(checkpoint) = case("06-cc-compact-boundary", "input.jsonl") else { return };
    assert_eq!(
        texts(&checkpoint, StatementKind::Instruction),
        ["Port the parser.", "Now the printer."]
    );
    let [summary] = texts(&checkpoint, StatementKind::External)[..] else { panic!("one summary") };
    assert!(summary.starts_with("This session continues"), "{summary}");
    assert_eq!(checkpoint.task.objective.as_str(), "Port the parser.");
}

#[test]
fn a_queued_prompt_is_one_instruction_13() {
    let Some(checkpoint) = case("13-cc-queued-command-attachment", "input.jsonl") else { return };
    let instructions = texts(&checkpoint, StatementKind::Instruction);
    assert_eq!(instructions, ["Build it.", "Also update the changelog."]);
    assert!(checkpoint.operations.is_none());
}

#[test]
fn a_subagents_own_log_has_no_person_in_it_18() {
    let Some(shared) = shared("") else { return };
    let name = "11111111-1111-4111-8111-111111111111/subagents/agent-a1b2c3d.jsonl";
    let log = fs::read(shared.join("cases/18-cc-subagent-side-file").join(name)).unwrap();
    let checkpoint = checkpoint(&log).unwrap();
    assert!(
        statements(&checkpoint)
            .iter()
            .all(|statement| statement.kind != StatementKind::Instruction)
    );
    assert_eq!(statements(&checkpoint)[0].origin.type_, OriginType::Agent);
    assert_eq!(checkpoint.task.objective.as_str(), "Carry on.", "the option, for want of a person");

    let error = convert(&log, &Options::default()).unwrap_err();
    assert!(error.to_string().contains("--objective"), "{error}");
}

#[test]
fn the_harness_is_no_model_and_a_repeated_prompt_is_two_20() {
    let Some(checkpoint) = case("20-cc-synthetic-api-error", "input.jsonl") else { return };
    let model = checkpoint.source.model.as_ref().unwrap();
    assert_eq!(model.name.as_str(), "claude-sonnet-4-5-20250929");
    assert_eq!(texts(&checkpoint, StatementKind::Instruction), ["Go on.", "Go on."]);
    assert_eq!(texts(&checkpoint, StatementKind::Observation), ["Done."]);
}

#[test]
fn text_is_kept_code_point_for_code_point_22() {
    let Some(checkpoint) = case("22-cc-u2028-in-string", "input.jsonl") else { return };
    let [prompt, answer] = statements(&checkpoint) else { panic!("two statements") };
    assert!(prompt.text.contains('\u{2028}'), "{:?}", prompt.text);
    assert_eq!(prompt.text.chars().next(), Some('a'));
    assert_eq!(answer.text.chars().next(), Some('e'));
}

#[test]
fn an_image_is_a_resource_without_its_bytes_25() {
    let Some(checkpoint) = case("25-cc-giant-line", "input.jsonl") else { return };
    let resources = checkpoint.resources.as_deref().unwrap();
    let image =
        resources.iter().find(|resource| resource.media_type.as_deref() == Some("image/png"));
    assert!(image.unwrap().locator.is_some());
    assert!(image.unwrap().excerpt.is_none());
}
