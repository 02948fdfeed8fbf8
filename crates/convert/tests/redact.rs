//! Conversions that take credentials out: where they stood, a placeholder does, and nothing else is another.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;

use confirmed::Confirmed;
use opencheckpoint_convert::report::Reason;
use opencheckpoint_convert::{Format, Options, Summary};
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::{RuleId, opencheckpoint};
use serde_json::Value;

/// Keys are put together here, so that no scanner takes this file for a place of one.
fn key() -> String {
    format!("ghp_{}", "a1B2c3D4e5F6g7H8i9J0".repeat(2))
}

struct Done {
    target: Vec<u8>,
    summary: Summary,
}

/// Converts with a redaction; the report holds, and the source comes back.
fn redact(source: &str, from: Format, to: Format) -> Done {
    let options = Options {
        now: Some("2026-03-04T16:20:00Z".parse().unwrap()),
        redact: true,
        ..Options::default()
    };
    let Confirmed { target, summary, .. } =
        confirmed::convert(source.as_bytes(), from, to, &options).unwrap();
    Done { target, summary }
}

impl Done {
    fn text(&self) -> &str {
        str::from_utf8(&self.target).unwrap()
    }

    fn records(&self) -> Vec<Value> {
        self.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    fn sensitive(&self) -> u64 {
        let dropped = self.summary.dropped.iter();
        let sensitive = dropped.filter(|dropped| dropped.reason == Reason::Sensitive);
        sensitive.map(|dropped| dropped.leaves).sum()
    }
}

#[test]
fn the_credential_alone_is_replaced_and_the_same_one_alike() {
    let key = key();
    let source = format!(
        concat!(
            r#"{{"type":"session","seq":1,"id":"r1","session":"x:1","agent":{{"name":"x"}},"title":"With {key}"}}"#,
            "\n",
            r#"{{"type":"message","seq":2,"id":"r2","messageId":"{key}","role":"user","content":[{{"type":"text","text":"Use {key}, and postgres://app:s3cr3t@db.example/app"}}]}}"#,
            "\n",
            r#"{{"type":"tool_call","seq":3,"id":"r3","callId":"c1","name":"login","input":{{"user":"dana","password":"correct horse","pin":{{"api_key":[1234,true]}}}}}}"#,
            "\n",
            r#"{{"type":"delivery","seq":4,"id":"r4","message":"messageId={key}","status":"sent"}}"#,
            "\n",
        ),
        key = key
    );
    let done = redact(&source, Format::SessionRecord, Format::SessionRecord);
    for secret in [&*key, "s3cr3t", "correct horse", "1234"] {
        assert!(!done.text().contains(secret), "{secret}: {}", done.text());
    }
    let records = done.records();
    assert_eq!(records[0]["title"], "With REDACTED-1");
    assert_eq!(
        records[1]["content"][0]["text"],
        "Use REDACTED-1, and postgres://app:REDACTED-2@db.example/app"
    );
    let input = &records[2]["input"];
    assert_eq!((&input["user"], &input["password"]), (&"dana".into(), &"REDACTED-3".into()));
    assert_eq!(input["pin"]["api_key"], serde_json::json!(["REDACTED-4", true]));
    // What is named by a credential is still named by what stands for it.
    assert_eq!(records[1]["messageId"], "REDACTED-1");
    assert_eq!(records[3]["message"], "messageId=REDACTED-1");
    assert_eq!(done.sensitive(), 6);
}

#[test]
fn signatures_digests_and_opaque_parts_stay() {
    let key = key();
    let source = format!(
        concat!(
            r#"{{"type":"message","seq":1,"id":"r1","messageId":"m","role":"assistant","content":["#,
            r#"{{"type":"reasoning","text":"{key}","signature":"{key}","opaque":{{"data":"{key}"}}}},"#,
            r#"{{"type":"opaque","format":"f","data":"{key}"}}]}}"#,
            "\n",
        ),
        key = key
    );
    let done = redact(&source, Format::SessionRecord, Format::SessionRecord);
    let parts = &done.records()[0]["content"];
    assert_eq!(parts[0]["text"], "REDACTED-1");
    assert_eq!(parts[0]["signature"], *key);
    assert_eq!(parts[0]["opaque"]["data"], *key);
    assert_eq!(parts[1]["data"], *key);
}

#[test]
fn what_has_no_credential_stays_as_it_is() {
    let source = include_str!("../../../fixtures/session-record/valid/every-record.jsonl");
    let done = redact(source, Format::SessionRecord, Format::SessionRecord);
    assert_eq!(done.sensitive(), 0);
    let lines: Vec<Value> =
        source.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(done.records(), lines);
}

#[test]
fn a_log_becomes_a_checkpoint_without_credentials() {
    let key = key();
    let source = format!(
        concat!(
            r#"{{"type":"user","uuid":"u1","parentUuid":null,"sessionId":"s1","cwd":"/home/noor","timestamp":"2026-03-04T09:00:00.000Z","message":{{"role":"user","content":"Push with {key}."}}}}"#,
            "\n",
            r#"{{"type":"assistant","uuid":"u2","parentUuid":"u1","sessionId":"s1","timestamp":"2026-03-04T09:00:01.000Z","message":{{"id":"m1","role":"assistant","model":"x","content":[{{"type":"tool_use","id":"t1","name":"Bash","input":{{"command":"curl -H 'Authorization: Bearer {key}' https://git.example","env":{{"DB_PASSWORD":"hunter2"}}}}}}]}}}}"#,
            "\n",
        ),
        key = key
    );
    let done = redact(&source, Format::ClaudeCode, Format::OpenCheckpoint);
    assert!(!done.text().contains(&key) && !done.text().contains("hunter2"), "{}", done.text());
    let checkpoint: Checkpoint = exact_json::from_str(done.text()).unwrap();
    assert_eq!(checkpoint.task.objective, "Push with REDACTED-1.");
    let call = checkpoint.operations.iter().flatten().find_map(|it| it.call.as_ref()).unwrap();
    let arguments = serde_json::to_value(&call.arguments).unwrap();
    assert_eq!(
        arguments["command"],
        "curl -H 'Authorization: Bearer REDACTED-1' https://git.example"
    );
    assert_eq!(arguments["env"]["DB_PASSWORD"], "REDACTED-2");
    let found = opencheckpoint::check(&checkpoint);
    let is_credential = |id| matches!(id, RuleId::OC405 | RuleId::OC406);
    assert!(!found.iter().any(|finding| is_credential(finding.rule().id)), "{found:#?}");
}

#[test]
fn a_checkpoint_and_turns_are_redacted_too() {
    let key = key();
    let checkpoint = include_str!("../../../fixtures/opencheckpoint/valid/coding-task.json");
    let objective = "\"objective\": \"";
    let source = checkpoint.replacen(objective, &format!("{objective}{key} "), 1);
    assert_ne!(source, checkpoint);
    let done = redact(&source, Format::OpenCheckpoint, Format::OpenCheckpoint);
    let target: Value = serde_json::from_str(done.text()).unwrap();
    assert!(target["task"]["objective"].as_str().unwrap().starts_with("REDACTED-1 "));
    assert_eq!(done.sensitive(), 1);

    let source = format!("{{\"role\":\"user\",\"content\":\"{key}\",\"ts\":null}}\n");
    let done = redact(&source, Format::Turns, Format::Turns);
    assert_eq!(done.records()[0]["content"], "REDACTED-1");
}
