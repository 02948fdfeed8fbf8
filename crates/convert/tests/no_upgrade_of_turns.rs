//! Law 5 of the conversions to turns: nobody speaks in a role that the source does not give them, what was not said is no turn, and no
//! call has a result that it did not get.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;
mod streams;

use std::collections::HashMap;

use agent_turns_model::{Role, Turn};
use exact_json::lines::Records;
use opencheckpoint_convert::lattice::{Authority, Voice};
use opencheckpoint_convert::{Error, Format, Options, OutcomeError};
use proptest::prelude::*;
use session_record_model::draft::{ContentPart, Record};
use session_record_model::effective::Effective;
use session_record_model::view::{ContextView, Standing};

use streams::{lines, message, other};

/// The turns of a stream; none where nothing of it was said.
fn convert(lines: &[String]) -> Vec<Turn> {
    let source = lines.join("\n");
    let options = Options::default();
    let (from, to) = (Format::SessionRecord, Format::Turns);
    match confirmed::convert(source.as_bytes(), from, to, &options) {
        Ok(converted) => Records::new(&converted.target[..]).map(Result::unwrap).collect(),
        Err(Error::Outcome(OutcomeError::Empty { .. })) => Vec::new(),
        Err(error) => panic!("{error}"),
    }
}

/// The role of each text of the conversation, and who speaks in it.
fn spoken(records: &[Record]) -> HashMap<String, (Option<String>, Voice)> {
    let mut view = ContextView::new();
    let mut spoken = HashMap::new();
    for record in records {
        let Record::Message(message) = record else { continue };
        if view.admit(&Standing::of(message)).is_err() {
            continue;
        }
        for part in &message.content {
            let ContentPart::Text(text) = part else { continue };
            let effective = Effective::of(message, part);
            let voice = Voice::of(message.role.as_ref(), &effective, message.addressed);
            let role = message.role.as_ref().map(|role| role.as_str().to_owned());
            spoken.insert(text.text.clone(), (role, voice));
        }
    }
    spoken
}

/// The texts that a turn says.
fn texts(turn: &Turn) -> Vec<String> {
    let content = turn.content.as_ref().unwrap();
    let content: serde_json::Value = serde_json::from_str(content.as_text()).unwrap();
    match &content {
        serde_json::Value::Array(blocks) => {
            blocks.iter().map(|block| block["text"].as_str().unwrap().to_owned()).collect()
        }
        content => content.as_str().map(str::to_owned).into_iter().collect(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nobody_is_made_to_say_what_they_did_not(
        records in prop::collection::vec(prop_oneof![message(), other()], 1..40),
    ) {
        let lines = lines(records);
        let records: Vec<Record> =
            lines.iter().map(|line| exact_json::from_str(line).unwrap()).collect();
        let turns = convert(&lines);
        let spoken = spoken(&records);
        let mut results: HashMap<&str, i64> = HashMap::new();
        for record in &records {
            if let Record::ToolResult(result) = record {
                *results.entry(&result.call_id).or_default() += 1;
            }
        }
        for turn in &turns {
            for text in texts(turn) {
                let (role, voice) = &spoken[&text];
                match role {
                    Some(role) => {
                        prop_assert_eq!(role, turn.role.as_str());
                        let instructs = matches!(&**role, "system" | "developer");
                        let may = voice.authority() == Authority::Directive;
                        prop_assert!(!instructs || may, "{turn:?} by {voice:?}");
                    }
                    None => prop_assert!(turn.role == Role::User && *voice == Voice::User, "{turn:?}"),
                }
            }
            for result in turn.results() {
                let id = result.call.unwrap().text;
                let left = results.get_mut(id.as_str()).unwrap();
                *left -= 1;
                prop_assert!(*left >= 0, "{id} has more results than it got");
                prop_assert_eq!(&turn.role, &Role::Tool);
            }
        }
    }
}
