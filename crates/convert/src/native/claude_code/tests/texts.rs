//! Texts come out as the log stores them, character for character, whatever they are (ASR-211).

use std::fmt::Write as _;

use serde_json::json;

use super::*;

/// What a reader is tempted to trim, to normalize, to end a line at, or to take for something else. The
/// vowel and the accent behind it are one letter to a person, as are the figures on both sides of a joiner.
const ODD: &str = "\0\r\n\t \u{85}\u{a0}\u{2028}\u{2029}\u{feff}\u{fffd}\u{200b}\u{200d}\u{1f469}\u{1f680}\
    e\u{301}\u{e9}\u{212b}\u{fb01}\u{2168}\u{10ffff}\\\"/<]}n";

/// Any text with a letter in it: an empty one is left out in some places.
fn text() -> impl Strategy<Value = String> {
    let odd = select(ODD.chars().collect::<Vec<_>>());
    let some = prop::collection::vec(prop_oneof![3 => odd, 1 => any::<char>()], 0..12);
    let some = some.prop_map(String::from_iter);
    (some.clone(), some).prop_map(|(before, after)| format!("{before}x{after}"))
}

/// Rows that say a text in every way that a log has.
fn saying(text: &str) -> Vec<Tree> {
    let block = json!({"type":"text","text":text});
    let result = |content: Tree| json!({"type":"tool_result","tool_use_id":"t1","content":content});
    vec![
        user("u1", json!(text)),
        user("u2", json!([text, block, {"type":"text","text":text,"cache_control":null}])),
        assistant("a1", "m1", json!(text)),
        assistant(
            "a2",
            "m2",
            json!([{"type":"thinking","thinking":text,"signature":"QUJD"}, block]),
        ),
        user("u3", json!([result(json!(text)), result(json!([block]))])),
        json!({"type":"attachment","uuid":"q1","sessionId":"s",
            "attachment":{"type":"queued_command","prompt":text}}),
        json!({"type":"system","uuid":"n1","sessionId":"s","content":text}),
        json!({"type":"queue-operation","operation":"enqueue","sessionId":"s","content":text}),
    ]
}

/// How many parts are made of [`saying`].
const PARTS: usize = 12;

/// The same JSON with every character beyond ASCII written as an escape.
fn escaped(json: &str) -> String {
    let mut out = String::new();
    for char in json.chars() {
        if char.is_ascii() {
            out.push(char);
            continue;
        }
        for unit in char.encode_utf16(&mut [0; 2]) {
            write!(out, "\\u{unit:04x}").expect("a string");
        }
    }
    out
}

fn texts(records: &[Json]) -> Vec<String> {
    let mut texts = Vec::new();
    for record in records {
        let record: Tree = serde_json::from_str(record.as_text()).expect("json");
        let parts = record["content"].as_array().cloned().unwrap_or_default();
        texts.extend(parts.iter().filter_map(|part| Some(part["text"].as_str()?.to_owned())));
    }
    texts
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_text_is_kept_character_for_character(text in text()) {
        let log = String::from_utf8(log_of(&saying(&text))).expect("UTF-8");
        for log in [escaped(&log), log] {
            let (records, _) = convert(log.as_bytes()).expect("a conversion");
            prop_assert_eq!(texts(&records), vec![text.clone(); PARTS]);
        }
    }

    /// A message that was written once more each time it had grown holds its last state, once.
    #[test]
    fn a_text_that_grew_row_by_row_is_there_once(text in text(), cuts in prop::collection::vec(any::<Index>(), 0..4)) {
        let ends: Vec<usize> = text.char_indices().map(|(at, char)| at + char.len_utf8()).collect();
        let mut ends: Vec<usize> = cuts.iter().map(|cut| *cut.get(&ends)).collect();
        ends.push(text.len());
        ends.sort_unstable();
        let rows: Vec<Tree> = ends
            .iter()
            .enumerate()
            .map(|(n, end)| assistant(&format!("a{n}"), "m1", json!([{"type":"text","text":&text[..*end]}])))
            .collect();
        let (records, _) = convert(&log_of(&rows)).expect("a conversion");
        prop_assert_eq!(texts(&records), [text]);
    }
}

#[test]
fn blank_texts_are_kept_too() {
    for blank in ["", " ", "\n\n", "\u{feff}", "\u{2028}"] {
        let block = json!({"type":"text","text":blank});
        let rows = [
            user("u1", json!([block])),
            assistant("a1", "m1", json!([block])),
            user("u2", json!([{"type":"tool_result","tool_use_id":"t1","content":blank}])),
        ];
        let (records, _) = convert(&log_of(&rows)).expect("a conversion");
        assert_eq!(texts(&records), [blank; 3]);
    }
}
