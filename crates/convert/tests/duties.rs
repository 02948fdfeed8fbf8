//! The duties among the rules, by the examples on their pages: what is made of a source, and what never is.
//!
//! `docs/adding-a-rule.md` says how an example is written.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;
use std::io::Cursor;

use opencheckpoint_convert::{Format, Job, Options, Output, Strict, convert};
use opencheckpoint_rules::{Rule, registry};
use serde_json::{Value, json};

/// A source on a page, with what is made of it.
struct Example {
    /// Where it is, for messages: the rule's id and the number of the example.
    place: String,
    from: Format,
    to: Format,
    source: String,
    /// Patterns that something in the target contains.
    made: Vec<Value>,
    /// Patterns that nothing in the target contains.
    never: Vec<Value>,
}

fn duties() -> impl Iterator<Item = &'static Rule> {
    registry().filter(|rule| !rule.class.kept().is_empty())
}

/// The examples of a duty's page.
fn examples(rule: &Rule) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut rest = rule.doc;
    while let Some((_, from)) = rest.split_once("\n```") {
        let (header, from) = from.split_once('\n').unwrap();
        let (block, after) = from.split_once("\n```\n").unwrap();
        rest = after;
        let pattern = || serde_json::from_str(block).unwrap();
        match (&header.split(' ').collect::<Vec<_>>()[..], examples.last_mut()) {
            (["json" | "jsonl", "from", from, "to", to], _) => examples.push(Example {
                place: format!("{}, example {}", rule.id, examples.len() + 1),
                from: from.parse().unwrap(),
                to: to.parse().unwrap(),
                source: format!("{block}\n"),
                made: Vec::new(),
                never: Vec::new(),
            }),
            (["json", "made"], Some(example)) => example.made.push(pattern()),
            (["json", "never"], Some(example)) => example.never.push(pattern()),
            _ => panic!("{}: a block `{header}` in this place", rule.id),
        }
    }
    examples
}

impl Example {
    /// The records of the target, or the document that it is.
    fn target(&self) -> Vec<Value> {
        let options = Options {
            now: Some("2030-01-01T00:00:00Z".parse().unwrap()),
            objective: Some("Carry on.".to_owned()),
            ..Options::default()
        };
        let mut target = Vec::new();
        let made = convert(Job {
            input: &mut Cursor::new(&self.source),
            from: Some(self.from),
            to: self.to,
            options: &options,
            strict: &Strict::Off,
            target: Output::Writer(&mut target),
            report: None,
            residue: None,
        });
        let _summary = made.unwrap_or_else(|error| panic!("{}: {error}", self.place));
        values(std::str::from_utf8(&target).unwrap())
    }

    /// Every name and text that the source, the target or the schema of the target has.
    fn words(&self, target: &[Value]) -> HashSet<String> {
        let schema = match self.to {
            Format::OpenCheckpoint => opencheckpoint_model::v0_1::SCHEMA,
            Format::ContextRequest | Format::GrantReceipt | Format::ContextPackage => {
                open_continuity_model::v0_4::SCHEMA
            }
            Format::SessionRecord => session_record_model::draft::SCHEMA,
            Format::Turns => agent_turns_model::v0_3::SCHEMA,
            Format::ClaudeCode
            | Format::Codex
            | Format::GeminiCli
            | Format::Pi
            | Format::OpenAiChat
            | Format::OpenAiResponses
            | Format::AnthropicMessages => "",
        };
        let mut words = HashSet::new();
        for value in target.iter().chain(&values(&self.source)).chain(&values(schema)) {
            add_words(value, &mut words);
        }
        words
    }
}

/// The values in a text, one behind the other.
fn values(text: &str) -> Vec<Value> {
    serde_json::Deserializer::from_str(text).into_iter().map(Result::unwrap).collect()
}

/// Adds the names and texts of a value, at any depth.
fn add_words(value: &Value, words: &mut HashSet<String>) {
    match value {
        Value::String(text) => {
            words.insert(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| add_words(item, words)),
        Value::Object(members) => members.iter().for_each(|(name, member)| {
            words.insert(name.clone());
            add_words(member, words);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Whether a value contains a pattern: an object each member of the pattern, where null stands for a member
/// that is not there; an array something for each item of the pattern; any other value is the pattern.
fn contains(value: &Value, pattern: &Value) -> bool {
    match (value, pattern) {
        (Value::Object(members), Value::Object(patterns)) => {
            patterns.iter().all(|(name, pattern)| match members.get(name) {
                Some(member) => contains(member, pattern),
                None => pattern.is_null(),
            })
        }
        (Value::Array(items), Value::Array(patterns)) => {
            patterns.iter().all(|pattern| items.iter().any(|item| contains(item, pattern)))
        }
        _ => value == pattern && !pattern.is_null(),
    }
}

/// Whether a value, or something in it, contains a pattern.
fn has(value: &Value, pattern: &Value) -> bool {
    contains(value, pattern)
        || match value {
            Value::Array(items) => items.iter().any(|item| has(item, pattern)),
            Value::Object(members) => members.values().any(|member| has(member, pattern)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
        }
}

#[test]
fn of_each_example_that_is_made_which_the_page_says_and_never_the_other() {
    for rule in duties() {
        for example in examples(rule) {
            let target = example.target();
            let is_in_target = |pattern| target.iter().any(|value| has(value, pattern));
            let place = &example.place;
            for pattern in &example.made {
                assert!(is_in_target(pattern), "{place}: not made: {pattern}\n{target:#?}");
            }
            for pattern in &example.never {
                assert!(!is_in_target(pattern), "{place}: made after all: {pattern}\n{target:#?}");
            }
        }
    }
}

/// What is misspelt is never made, and shows nothing.
#[test]
fn what_is_never_made_is_spelt_as_it_would_be() {
    for rule in duties() {
        for example in examples(rule) {
            let known = example.words(&example.target());
            for pattern in &example.never {
                let mut words = HashSet::new();
                add_words(pattern, &mut words);
                let unknown: Vec<_> = words.difference(&known).collect();
                assert!(unknown.is_empty(), "{}: nothing is called {unknown:?}", example.place);
            }
        }
    }
}

#[test]
fn every_duty_shows_what_is_made_and_what_never_is() {
    assert!(duties().count() > 0);
    for rule in duties() {
        let examples = examples(rule);
        assert!(examples.iter().any(|example| !example.made.is_empty()), "{}: no made", rule.id);
        assert!(examples.iter().any(|example| !example.never.is_empty()), "{}: no never", rule.id);
        for Example { place, made, never, .. } in examples {
            assert!(!(made.is_empty() && never.is_empty()), "{place} shows nothing");
        }
    }
}

#[test]
fn a_pattern_is_part_of_what_contains_it() {
    let value = json!({"a": [{"b": 1, "c": "x"}, {"b": 2}], "d": null, "e": {}});
    for pattern in [
        json!({}),
        json!({"a": []}),
        json!({"a": [{"b": 2}, {"b": 1}]}),
        json!({"z": null}),
        json!({"e": {"z": null}}),
        json!({"b": 1, "c": "x"}),
        json!({"b": 2, "c": null}),
        json!("x"),
    ] {
        assert!(has(&value, &pattern), "{pattern}");
    }
    for pattern in [
        json!({"a": [{"b": 3}]}),
        json!({"a": {}}),
        json!({"e": {}, "a": null}),
        json!({"e": {}, "d": null}),
        json!({"b": 1, "c": null}),
        json!({"b": 2, "c": "x"}),
        json!("a"),
        json!(null),
    ] {
        assert!(!has(&value, &pattern), "{pattern}");
    }
}
