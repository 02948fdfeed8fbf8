//! Names that a mapping makes of native ids, whatever those are: an audit confirms each of them.

use std::collections::BTreeMap;

use opencheckpoint_convert::{Error, Format, OutcomeError};
use serde_json::{Value, json};

use crate::cases;
use crate::run::{direct, run};

/// Members that name something, in any of the formats.
const IDS: &[&str] = &[
    "uuid",
    "parentUuid",
    "logicalParentUuid",
    "sessionId",
    "session_id",
    "leafUuid",
    "messageId",
    "requestId",
    "agentId",
    "id",
    "tool_use_id",
    "tool_call_id",
    "parent_tool_use_id",
    "sourceToolUseID",
    "callId",
    "$rewindTo",
    "inferenceId",
    "subagentId",
    "planId",
    "turnId",
    "entry_id",
    "subject_id",
];

/// Another id for each.
type Renaming = fn(usize, &str) -> String;

const RENAMINGS: &[(&str, Renaming)] = &[
    ("long", |_, id| format!("{id}{}", "-and-so-on".repeat(40))),
    ("a few words", |_, id| format!("the one that is called {id}")),
    ("no more than an interface takes", |number, _| format!("what has the number {number:04}")),
    ("blank", |number, _| " \t\u{3000}".repeat(number + 1)),
    ("of several lines", |_, id| format!("{id}\n\u{2028}\u{85}\u{0}{id}")),
    ("quoted", |_, id| format!("\"{id}\\'")),
    ("a pointer", |_, id| format!("/{id}~1~0//~")),
    ("not ASCII", |_, id| format!("détail—{id}—\u{1f980}e\u{301}")),
    ("a reference", |_, id| format!("messageId={id}#{id}:{id}")),
    ("a marked name", |_, id| format!("{id} [aaaaaaaaaaaaaaaa]")),
    ("a part of another", |number, _| "claude-code:s".chars().take(number % 13 + 1).collect()),
];

/// The ids that a value names something by.
fn ids(value: &Value, found: &mut BTreeMap<String, usize>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                if let Some(id) = value.as_str().filter(|_| IDS.contains(&name.as_str())) {
                    let number = found.len();
                    found.entry(id.to_owned()).or_insert(number);
                }
                ids(value, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| ids(item, found)),
        _ => {}
    }
}

/// Gives each of the ids its other one, wherever it stands by itself.
fn rename(value: &mut Value, ids: &BTreeMap<String, usize>, renaming: Renaming) {
    match value {
        Value::String(text) => {
            if let Some(number) = ids.get(text.as_str()) {
                *text = renaming(*number, text);
            }
        }
        Value::Object(members) => {
            members.values_mut().for_each(|value| rename(value, ids, renaming));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, ids, renaming)),
        _ => {}
    }
}

/// The sources that are quick to convert again and again.
fn sources(format: Format) -> Vec<Vec<Value>> {
    const LONGEST: usize = 40_000;
    const MOST: usize = 6;
    let short = cases::sources(format).into_iter().filter(|case| case.bytes.len() < LONGEST);
    let values = short.filter_map(|case| {
        let values = serde_json::Deserializer::from_slice(&case.bytes).into_iter();
        values.collect::<Result<Vec<Value>, _>>().ok()
    });
    let mut values: Vec<_> = values.filter(|values| values.iter().any(Value::is_object)).collect();
    values.truncate(MOST);
    if format == Format::ClaudeCode {
        values.push(copies());
    }
    values
}

/// Rows that stand twice, are of another session, or are a subagent's.
fn copies() -> Vec<Value> {
    let row = |uuid: &str, session: Option<&str>, more: Value| {
        let mut row = json!({
            "type": "user", "uuid": uuid, "timestamp": "2026-03-04T10:00:00Z",
            "message": {"role": "user", "content": format!("What {uuid} says.")},
        });
        if let Some(session) = session {
            row["sessionId"] = json!(session);
        }
        row.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        row
    };
    let old = row("11111111-1111-4111-8111-111111111111", Some("old"), json!({}));
    let bare = row("u2", None, json!({}));
    let side = row("u3", Some("s1"), json!({"isSidechain": true, "agentId": "a1"}));
    let nameless =
        json!({"type": "user", "sessionId": "old", "message": {"role": "user", "content": "x"}});
    let live = row("u4", Some("s1"), json!({}));
    let all = [&old, &old, &bare, &bare, &side, &side, &nameless, &live, &live];
    all.into_iter().cloned().collect()
}

#[test]
fn a_name_is_made_of_any_id() {
    for (from, to) in direct() {
        let mut made = 0;
        for (number, source) in sources(from).into_iter().enumerate() {
            let mut known = BTreeMap::new();
            for value in &source {
                ids(value, &mut known);
            }
            for (what, renaming) in RENAMINGS {
                let mut renamed = source.clone();
                for value in &mut renamed {
                    rename(value, &known, *renaming);
                }
                let lines: Vec<String> = renamed.iter().map(Value::to_string).collect();
                let converted = match run(lines.join("\n").as_bytes(), from, to) {
                    Ok(converted) => converted,
                    // Some formats have a pattern for their ids, and some sources say nothing.
                    Err(Error::Source(_) | Error::Outcome(OutcomeError::Empty { .. })) => continue,
                    Err(error) => panic!("{from} to {to}, source {number}, {what}: {error}"),
                };
                let verdict = converted.audit();
                assert!(
                    verdict.holds(),
                    "{from} to {to}, source {number}, ids that are {what}: {:#?}",
                    verdict.findings
                );
                made += 1;
            }
        }
        let is_open = matches!(
            from,
            Format::ClaudeCode
                | Format::Codex
                | Format::GeminiCli
                | Format::Pi
                | Format::SessionRecord
                | Format::Turns
        );
        assert!(!is_open || made >= 4 * RENAMINGS.len(), "{from} to {to}: {made}");
    }
}
