//! `survey`: what logs hold, what would be dropped, what is new.

use serde_json::{Value, json};

use crate::run::{Place, fixture, refused};

/// Two logs of Claude Code, one of them torn, a rollout of Codex, and what is no log.
fn place() -> Place {
    let place = Place::new();
    std::fs::create_dir_all(place.path("logs/deep")).unwrap();
    let claude = concat!(
        r#"{"parentUuid":null,"sessionId":"s1","uuid":"u1","timestamp":"2026-05-04T10:00:00.000Z","type":"user","message":{"role":"user","content":"Prune the pear tree."}}"#,
        "\n",
        r#"{"parentUuid":"u1","sessionId":"s1","uuid":"u2","timestamp":"2026-05-04T10:00:01.000Z","type":"assistant","message":{"id":"m1","type":"message","role":"assistant","model":"example","content":[{"type":"tool_use","id":"t1","name":"Bash","input":{"command":"date"}}],"usage":{"input_tokens":3,"seeds":1}}}"#,
        "\n",
        r#"{"parentUuid":"u2","sessionId":"s1","uuid":"u3","timestamp":"2026-05-04T10:00:02.000Z","type":"user","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"May"}]},"toolUseResult":{"stdout":"May"}}"#,
        "\n",
    );
    let torn = concat!(
        "\n",
        r#"{"type":"weather\u202e","sessionId":"s2","uuid":"u4","wind":3}"#,
        "\n{\"type\":\"us"
    );
    let codex = concat!(
        r#"{"timestamp":"2026-05-04T08:00:00Z","type":"session_meta","payload":{"id":"x1","cwd":"/home/ilse","cli_version":"1"}}"#,
        "\n",
        r#"{"timestamp":"2026-05-04T08:00:01Z","type":"event_msg","payload":{"type":"tree_pruned","height":2}}"#,
        "\n",
    );
    place
        .write("logs/a.jsonl", claude)
        .write("logs/deep/b.jsonl", torn)
        .write("logs/deep/c.jsonl", codex)
        .write("logs/.hidden", "x")
        .write("logs/notes.txt", "no log\n");
    place
}

#[test]
fn a_person_is_told_what_there_is_what_would_be_lost_and_what_is_new() {
    let place = place();
    let ran = place.run(&["survey", "logs", "--members"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    insta::assert_snapshot!(ran.stdout, @r##"
    claude-code: 2 files, 2 sessions, 5 records

    Records by type:
      2  user           9 members
           message, message/content, message/role, parentUuid, sessionId, timestamp, toolUseResult/… ×1,
           type, uuid
      1  assistant      14 members
           message, message/content, message/id, message/model, message/role, message/type,
           message/usage, message/usage/input_tokens, message/usage/seeds, parentUuid, sessionId,
           timestamp, type, uuid
      1  weather\u202e  4 members
           sessionId, type, uuid, wind

    Parts by type:
      1  assistant/tool_use  4 members
           id, input/…, name, type
      1  user/tool_result    3 members
           content, tool_use_id, type

    Odd lines:
      1  torn  first logs/deep/b.jsonl:3

    Converted to session-record, 2 files with 37 values would lose 1:
      1  unreadable  it cannot be read
                     (whole) ×1

    Never seen before, so that no mapping knows what it means:
      1  weather\u202e                       first logs/deep/b.jsonl:2
      1  assistant      message/usage/seeds  first logs/a.jsonl:2

    codex: 1 file, 1 session, 2 records

    Records by type:
      1  event_msg/tree_pruned  5 members
           payload, payload/height, payload/type, timestamp, type
      1  session_meta           6 members
           payload, payload/cli_version, payload/cwd, payload/id, timestamp, type

    Converted to session-record, 1 file with 9 values would lose none.

    Never seen before, so that no mapping knows what it means:
      1  event_msg/tree_pruned    first logs/deep/c.jsonl:2

    Skipped 1:
      logs/notes.txt  is of no known format

    Passed over what is hidden: 1 name.
    "##);
    let ran = place.run(&["survey", "logs/a.jsonl", "--to", "opencheckpoint"]);
    insta::assert_snapshot!(ran.stdout, @r##"
    claude-code: 1 file, 3 records

    Records by type:
      2  user       9 members
      1  assistant  14 members

    Parts by type:
      1  assistant/tool_use  4 members
      1  user/tool_result    3 members

    Converted to opencheckpoint, 1 file with 32 values would lose 26:
      26  no-counterpart  the target format has no place for it
                          /message/role ×3
                          /parentUuid ×3
                          /type ×3
                          /message/content/*/type ×2
                          /sessionId ×2
                          /uuid ×2
                          /message/content/*/content ×1
                          /message/content/*/id ×1
                          and 8 more

    Never seen before, so that no mapping knows what it means:
      1  assistant  message/usage/seeds  first logs/a.jsonl:2
    "##);
}

#[test]
fn a_program_is_told_the_same() {
    let place = place();
    let ran = place.run(&["survey", "logs", "--output", "json"]);
    let told: Value = serde_json::from_str(&ran.stdout).unwrap();
    let schema = place.run(&["schema", "survey"]).stdout;
    let schema: Value = serde_json::from_str(&schema).unwrap();
    assert!(jsonschema::validator_for(&schema).unwrap().is_valid(&told));
    let claude = &told["formats"][0];
    let count = |name: &str| claude[name].as_u64().unwrap();
    assert_eq!(
        (claude["format"].as_str(), count("files"), count("sessions"), count("records")),
        (Some("claude-code"), 2, 2, 5)
    );
    assert_eq!(
        claude["odd"],
        json!([{"kind": "torn", "count": 1, "first": "logs/deep/b.jsonl:3"}])
    );
    assert_eq!(
        told["formats"][1]["new"],
        json!({
            "types": [{"type": "event_msg/tree_pruned", "count": 1, "first": "logs/deep/c.jsonl:2"}],
            "members": []
        })
    );
    assert_eq!(told["hidden"], 1);
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_counted() {
    let place = place();
    place.write("logs/z.json", "[{\"role\":\"user\",\"parts\":[{\"text\":\"Hello.\"}]}]");
    let ran = place.run(&["survey", "logs", "none.jsonl", "--output", "json"]);
    let told: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!((ran.code, told["formats"].as_array().unwrap().len()), (2, 2));
    assert_eq!(
        told["failed"],
        json!([
            {"file": "logs/z.json", "message": "is a conversation that Gemini CLI saved with /chat save, which is not supported; convert the log of its session"},
            {"file": "none.jsonl", "message": "no such file"}
        ])
    );
    assert_eq!(
        told["skipped"],
        json!([{"file": "logs/notes.txt", "reason": "is of no known format"}])
    );
    assert_eq!(place.run(&["survey", "logs", "--to", "nothing"]).code, refused(2, "").code);
}

#[test]
fn standard_input_is_a_log_and_every_fixture_is_surveyed() {
    let place = place();
    let log = std::fs::read(fixture("codex/every-row.jsonl")).unwrap();
    let ran = place.run_with_input(&["survey", "-"], log);
    assert!(ran.stdout.starts_with("codex: 1 file, 1 session, "), "{}", ran.stdout);
    let ran = place.run(&["survey", &fixture("")]);
    assert!(ran.stdout.contains("claude-code: "), "{ran:?}");
    let ran = place.run(&["survey", &fixture("shared.rs")]);
    assert_eq!(ran.code, 2);
    assert!(ran.stdout.starts_with("No log was found.\n\nFailed 1:\n"), "{}", ran.stdout);
}
