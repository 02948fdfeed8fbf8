//! Rows that are not what their type says.

use serde_json::json;

use super::*;

#[test]
fn a_message_that_is_none_leaves_its_row_as_it_is() {
    for kind in ["user", "assistant"] {
        for message in [
            json!({"0":"h","1":"i"}),
            json!({"0":"h","1":"i","role":"user"}),
            json!({"id":"msg_1","usage":{"output_tokens":1}}),
            json!("hi"),
            json!([]),
            json!({}),
        ] {
            let row = json!({"type":kind,"uuid":"u1","message":message});
            let (records, _) = told(std::slice::from_ref(&row));
            let [native] = of_type(&records, "native")[..] else { panic!("{message}") };
            assert_eq!((&native["row"], &native["nativeType"]), (&row, &json!(kind)));
            assert_eq!(records.len(), 2, "the header and nothing else: {message}");
        }
    }
}

#[test]
fn a_message_without_content_is_a_message() {
    let (records, _) = told(&[json!({"type":"user","uuid":"u1","message":{"role":"user"}})]);
    let [message] = of_type(&records, "message")[..] else { panic!("one message") };
    assert_eq!(message["capture"]["content"]["state"], "absent");
}

#[test]
fn a_time_that_is_none_is_kept_and_told() {
    for time in [
        json!("2026-02-30T10:00:00Z"),
        json!("2026-01-01T25:00:00Z"),
        json!("2026-01-01T10:00:00+24:00"),
        json!("2026-01-01T10:00:60Z"),
        json!("yesterday"),
        json!(""),
        json!(1_767_225_600_000_u64),
    ] {
        let rows = [
            user("u1", json!("x")),
            assistant("a1", "m1", json!([{"type":"text","text":"x"}])),
            json!({"type":"attachment","uuid":"t1","attachment":{"type":"file"}}),
            json!({"type":"system","uuid":"s1","content":"x"}),
            json!({"type":"mode","mode":"normal"}),
        ];
        for mut row in rows {
            row["timestamp"] = time.clone();
            let (records, notices) = told(&[row.clone()]);
            assert!(records.iter().all(|record| record.get("ts").is_none()), "{row}");
            let kept = |record: &Tree| {
                record["native"][0]["timestamp"] == time || record["row"]["timestamp"] == time
            };
            assert!(records.iter().any(kept), "{row}");
            assert_eq!(places_of(&notices, "no-time"), ["/0/timestamp"], "{row}");
        }
    }
    let mut row = user("u1", json!("x"));
    row["timestamp"] = json!("2016-12-31T23:59:60Z");
    assert_eq!(told(&[row]).0[1]["ts"], "2016-12-31T23:59:60Z");
}

#[test]
fn values_that_nobody_types_are_no_persons() {
    for content in
        [json!(5), json!(true), json!({}), json!([null]), json!([[]]), json!([{"text":"x"}])]
    {
        let (records, _) = told(&[user("u1", content.clone())]);
        let [message] = of_type(&records, "message")[..] else { panic!("one message") };
        assert_eq!((message.get("author"), message.get("origin")), (None, None), "{content}");
    }
    let (records, _) = told(&[user("u1", json!(["x", 5]))]);
    let parts = &records[1]["content"];
    assert_eq!((&parts[0]["author"], parts[1].get("author")), (&json!("human"), None));
}

#[test]
fn an_assistants_row_in_another_role_is_nobodys() {
    for role in ["user", "system"] {
        let mut row = assistant("a1", "m1", json!([{"type":"text","text":"x"}]));
        row["message"]["role"] = json!(role);
        let (records, _) = told(&[row]);
        assert_eq!(of_type(&records, "message")[0].get("author"), None, "{role}");
    }
}

#[test]
fn a_row_that_says_twice_who_wrote_it_is_nobodys() {
    let row = r#"{"type":"user","uuid":"u1","message":{"role":"user","content":"x"}}"#;
    for (member, other) in [
        (r#""type":"user""#, r#""type":"system""#),
        (r#""role":"user""#, r#""role":"assistant""#),
        (r#""uuid":"u1""#, r#""isMeta":true,"isMeta":false"#),
        (r#""uuid":"u1""#, r#""origin":{"kind":"hook"},"origin":{"kind":"human"}"#),
    ] {
        let log = row.replace(member, &format!("{other},{member}"));
        let (records, _) = convert(log.as_bytes()).expect("a conversion");
        let record: Tree = serde_json::from_str(records[1].as_text()).expect("json");
        assert_eq!(
            (record["type"].as_str(), record.get("author")),
            (Some("message"), None),
            "{log}"
        );
    }
    let log = row.replace(r#""uuid":"u1""#, r#""uuid":"u0","uuid":"u1","cwd":"/a","cwd":"/b""#);
    let (records, _) = convert(log.as_bytes()).expect("a conversion");
    let record: Tree = serde_json::from_str(records[1].as_text()).expect("json");
    assert_eq!(record["author"], "human");
}
