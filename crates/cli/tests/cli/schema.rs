//! `schema` and `formats`.

use crate::run::{Place, SCHEMAS, printed, refused, repository};

#[test]
fn the_schemas_are_printed_as_they_are_vendored() {
    let place = Place::new();
    for (name, file) in [
        ("opencheckpoint", "opencheckpoint/0.1/checkpoint.schema.json"),
        ("turns", "turns/0.3/turn.schema.json"),
        ("session-record", "session-record/draft/session-record.schema.json"),
        ("loss-report", "loss-report/0.1/loss-report.schema.json"),
        ("survey", "survey/0.1/survey.schema.json"),
        ("bind", "bind/0.1/bind.schema.json"),
    ] {
        let file = repository().join("schemas").join(file);
        let vendored = std::fs::read_to_string(file).unwrap();
        assert_eq!(place.run(&["schema", name]), printed(&vendored), "{name}");
    }
}

#[test]
fn a_schema_of_several_files_is_printed_as_one() {
    let place = Place::new();
    let whole = place.run(&["schema", "open-continuity"]);
    let schema: serde_json::Value = serde_json::from_str(&whole.stdout).unwrap();
    assert!(schema["$defs"]["contextPackage"]["properties"]["entries"].is_object());
    assert_eq!(printed(&whole.stdout), whole);
    for name in ["context-request", "grant-receipt", "context-package"] {
        assert_eq!(place.run(&["schema", name]), whole, "{name}");
    }
}

#[test]
fn a_format_without_a_schema_is_said() {
    assert_eq!(
        Place::new().run(&["schema", "claude-code"]),
        refused(2, &format!("there is no schema of \"claude-code\"; there are those of {SCHEMAS}"))
    );
}

#[test]
fn the_formats_are_listed() {
    let place = Place::new();
    insta::assert_snapshot!(place.run(&["formats"]).stdout, @r##"
    format              validated  converted to
    opencheckpoint      yes        context-package, session-record, turns, openai-chat, anthropic-messages                  OpenCheckpoint 0.1: the state of a task, one JSON document
    context-request     yes        –                                                                                        Open Continuity 0.4: what a client asks for, one JSON document
    grant-receipt       yes        –                                                                                        Open Continuity 0.4: what was approved, one JSON document
    context-package     yes        opencheckpoint, session-record                                                           Open Continuity 0.4: authorized context, one JSON document
    session-record      yes        opencheckpoint, context-package, turns, openai-chat, anthropic-messages                  Agent Session Record: one JSON record a line
    turns               yes        opencheckpoint, context-package, session-record, openai-chat, anthropic-messages         agent-checkpoint 0.3 turns: one JSON object a line
    claude-code         no         opencheckpoint, context-package, session-record, turns, openai-chat, anthropic-messages  Claude Code session log: one JSON row a line
    codex               no         opencheckpoint, context-package, session-record, turns, openai-chat, anthropic-messages  Codex rollout log: one JSON row a line, or a JSON document
    gemini-cli          no         opencheckpoint, context-package, session-record, turns, openai-chat, anthropic-messages  Gemini CLI session log: one JSON row a line, or a JSON document
    pi                  no         opencheckpoint, context-package, session-record, turns, openai-chat, anthropic-messages  Pi or OpenClaw session log: one JSON entry a line
    openai-chat         no         opencheckpoint, context-package, session-record, turns, anthropic-messages               OpenAI chat messages: a JSON list, an object with them, or one a line
    openai-responses    no         opencheckpoint, context-package, session-record, turns, openai-chat, anthropic-messages  OpenAI response items: a JSON list, a request or response with them, or one a line
    anthropic-messages  no         opencheckpoint, context-package, session-record, turns, openai-chat                      Anthropic messages: a JSON list, an object with them, or one a line
    "##);
    insta::assert_snapshot!(place.run(&["formats", "--output", "json"]).stdout, @r##"{"formats":[{"name":"opencheckpoint","description":"OpenCheckpoint 0.1: the state of a task, one JSON document","validated":true,"to":["context-package","session-record","turns","openai-chat","anthropic-messages"]},{"name":"context-request","description":"Open Continuity 0.4: what a client asks for, one JSON document","validated":true,"to":[]},{"name":"grant-receipt","description":"Open Continuity 0.4: what was approved, one JSON document","validated":true,"to":[]},{"name":"context-package","description":"Open Continuity 0.4: authorized context, one JSON document","validated":true,"to":["opencheckpoint","session-record"]},{"name":"session-record","description":"Agent Session Record: one JSON record a line","validated":true,"to":["opencheckpoint","context-package","turns","openai-chat","anthropic-messages"]},{"name":"turns","description":"agent-checkpoint 0.3 turns: one JSON object a line","validated":true,"to":["opencheckpoint","context-package","session-record","openai-chat","anthropic-messages"]},{"name":"claude-code","description":"Claude Code session log: one JSON row a line","validated":false,"to":["opencheckpoint","context-package","session-record","turns","openai-chat","anthropic-messages"]},{"name":"codex","description":"Codex rollout log: one JSON row a line, or a JSON document","validated":false,"to":["opencheckpoint","context-package","session-record","turns","openai-chat","anthropic-messages"]},{"name":"gemini-cli","description":"Gemini CLI session log: one JSON row a line, or a JSON document","validated":false,"to":["opencheckpoint","context-package","session-record","turns","openai-chat","anthropic-messages"]},{"name":"pi","description":"Pi or OpenClaw session log: one JSON entry a line","validated":false,"to":["opencheckpoint","context-package","session-record","turns","openai-chat","anthropic-messages"]},{"name":"openai-chat","description":"OpenAI chat messages: a JSON list, an object with them, or one a line","validated":false,"to":["opencheckpoint","context-package","session-record","turns","anthropic-messages"]},{"name":"openai-responses","description":"OpenAI response items: a JSON list, a request or response with them, or one a line","validated":false,"to":["opencheckpoint","context-package","session-record","turns","openai-chat","anthropic-messages"]},{"name":"anthropic-messages","description":"Anthropic messages: a JSON list, an object with them, or one a line","validated":false,"to":["opencheckpoint","context-package","session-record","turns","openai-chat"]}]}"##);
}
