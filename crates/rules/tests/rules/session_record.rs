//! The rules of session records on whole streams: the published page, streams that are made, and streams too large to write down.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::LazyLock;

use jsonschema::Validator;
use opencheckpoint_rules::session_record::{Checker, check, rules, valid_records};
use opencheckpoint_rules::{Finding, Format, RuleId, Severity};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use session_record_model::{ContentPart, Message, Record, SCHEMA};

use crate::harness::{check as check_text, spots};
use crate::messages_page::{examples, page};

fn checked(text: &str) -> Vec<Finding> {
    check_text(Format::SessionRecord, text).unwrap_or_else(|error| panic!("{error:?}: {text:.200}"))
}

/// What is found: the severity, the rule and the place of each.
fn told(findings: &[Finding]) -> Vec<String> {
    let told = |(finding, (id, spot)): (&Finding, _)| format!("{} {id} {spot}", finding.severity());
    findings.iter().zip(spots(findings)).map(told).collect()
}

const HEADER: &str = r#"{"type":"session","seq":0,"id":"header","session":"example:s1","conversations":[{"id":"c1"}]}"#;

#[test]
fn the_examples_of_the_page_break_no_rule() {
    let Some(page) = page() else { return };
    let mut noted = BTreeSet::new();
    for example in examples(&page) {
        let example: Value = serde_json::from_str(example).unwrap();
        let record = if example.get("seq").is_some() {
            example
        } else {
            // Content parts, one or a list of them.
            let content = if example.is_array() { example } else { json!([example]) };
            json!({"type": "message", "seq": 1, "id": "r1", "messageId": "m1", "role": "user", "content": content})
        };
        for finding in checked(&record.to_string()) {
            // What the page does not show of the stream.
            assert_eq!(finding.severity(), Severity::Note, "{finding}");
            noted.insert((finding.rule().id, finding.pointer().to_owned()));
        }
    }
    let noted: Vec<_> = noted.iter().map(|(id, pointer)| format!("{id} {pointer}")).collect();
    let expected = [
        "ASR-227 /conversation",
        "ASR-235 /conversation",
        "ASR-235 /message",
        "SR103 /callId",
        "SR103 /derivedFrom/0",
        "SR103 /derivedFrom/1",
        "SR103 /derivedFrom/2",
    ];
    assert_eq!(noted, expected);
}

#[test]
fn every_requirement_of_the_page_is_a_rule() {
    let Some(page) = page() else { return };
    // Of other pages, whose numbers are not in the two hundreds, some are cited.
    let demanded: BTreeSet<_> =
        page.match_indices("ASR-2").map(|(at, _)| &page[at..at + 7]).collect();
    assert_eq!(demanded.len(), 38);
    let told: BTreeSet<_> =
        rules().map(|rule| rule.id.as_str()).filter(|id| id.starts_with("ASR-")).collect();
    assert_eq!(told, demanded);
}

#[test]
fn what_the_rules_quote_stands_on_the_page() {
    let Some(page) = page() else { return };
    let plain = |text: &str| text.replace('`', "").replace(['’', '\''], "'");
    let page = plain(&page);
    let mut quoted = 0;
    for rule in rules() {
        for quotation in rule.doc.split("\n\n").filter(|paragraph| paragraph.starts_with("> ")) {
            let lines = quotation.lines().map(|line| line.trim_start_matches('>').trim());
            let text = plain(&lines.collect::<Vec<_>>().join(" "));
            assert!(page.contains(&text), "{}: {text}", rule.id);
            quoted += 1;
        }
    }
    assert!(quoted > 20, "{quoted}");
}

#[test]
fn findings_are_in_the_order_of_the_stream_whatever_the_rule() {
    let text = [
        HEADER,
        r#"{"type":"plan","seq":2,"id":"r2","planId":"p","planType":"goal","callId":"c","entries":[{"entryId":"1","content":"c","status":"pending","blockedBy":["1"]}]}"#,
        r#"{"type":"message","seq":2,"id":"r2","supersedes":"r9","messageId":"m","status":"complet","from":{},"conversation":"c2","content":[{"type":"text","text":"t","derivation":{"method":"ocr","from":0}}],"displayContent":[{"type":"opaque","format":"f","data":"","blob":{"blob":"b"}}],"capture":{"content":{"state":"absent"}}}"#,
    ]
    .join("\n");
    assert_eq!(
        told(&checked(&text)),
        [
            "error ASR-221 2:",
            "error ASR-236 2:/entries/0/blockedBy/0",
            "warning SR103 2:/callId",
            "error ASR-200 3:",
            "error SR101 3:/seq",
            "error SR102 3:/id",
            "warning SR103 3:/supersedes",
            "note ASR-206 3:/status",
            "error ASR-228 3:/from",
            "error ASR-227 3:/conversation",
            "error ASR-233 3:/content/0/derivation/from",
            "error ASR-231 3:/displayContent/0/data",
            "error ASR-238 3:/capture/content/state",
        ]
    );
}

#[test]
fn what_dangles_in_a_fragment_is_a_note() {
    let records = [
        r#"{"type":"message","seq":2,"id":"r2","messageId":"m2","role":"user","conversation":"c2","derivedFrom":["r1","example:s1"],"content":[{"type":"text","text":"t"}]}"#,
        r#"{"type":"delivery","seq":3,"id":"r3","supersedes":"r1","message":"messageId=m1","conversation":"c2","status":"sent"}"#,
        r#"{"type":"tool_result","seq":4,"id":"r4","copiedFrom":"r1","callId":"c","content":[{"type":"text","text":"t"}]}"#,
        // What it does name is there, and is wrong.
        r#"{"type":"delivery","seq":5,"id":"r5","supersedes":"r2","message":"r4","status":"sent"}"#,
    ]
    .join("\n");
    let expected = |line: u8, dangles: [&str; 3]| {
        let [error, also, warning] = dangles;
        let [a, b, c, d] = [line, line + 1, line + 2, line + 3];
        [
            format!("{error} ASR-227 {a}:/conversation"),
            format!("{warning} SR103 {a}:/derivedFrom/0"),
            format!("{also} ASR-228 {a}:/derivedFrom/1"),
            format!("{warning} SR103 {b}:/supersedes"),
            format!("{error} ASR-235 {b}:/message"),
            format!("{error} ASR-235 {b}:/conversation"),
            format!("{warning} SR103 {c}:/copiedFrom"),
            format!("{warning} SR103 {c}:/callId"),
            format!("warning SR103 {d}:/supersedes"),
            format!("error ASR-235 {d}:/message"),
        ]
    };
    assert_eq!(told(&checked(&records)), expected(1, ["note", "note", "note"]));
    let whole = format!("{HEADER}\n{records}");
    assert_eq!(told(&checked(&whole)), expected(2, ["error", "error", "warning"]));
}

#[test]
fn an_id_that_looks_like_another_reference_is_an_id() {
    let text = [
        HEADER,
        r#"{"type":"message","seq":1,"id":"example:s2","messageId":"m1","role":"user","content":[{"type":"text","text":"t"}]}"#,
        r#"{"type":"tool_call","seq":2,"id":"messageId=m1","callId":"c","name":"n"}"#,
        r#"{"type":"message","seq":3,"id":"r3","messageId":"m2","role":"user","derivedFrom":["example:s2","example:s2#"],"content":[{"type":"text","text":"t"}]}"#,
        r#"{"type":"delivery","seq":4,"id":"r4","message":"messageId=m1","status":"sent"}"#,
        r#"{"type":"delivery","seq":5,"id":"r5","message":"id=r3","status":"sent"}"#,
        r#"{"type":"delivery","seq":6,"id":"r6","message":"turnId=t1","status":"sent"}"#,
    ]
    .join("\n");
    assert_eq!(
        told(&checked(&text)),
        ["error ASR-228 4:/derivedFrom/1", "error ASR-235 5:/message"]
    );
}

#[test]
fn seq_is_compared_by_value() {
    let text: Vec<_> = ["-1e30", "-1", "0.0", "1", "9", "1e1", "12345678901234567890123", "1e999"]
        .iter()
        .enumerate()
        .map(|(n, seq)| format!(r#"{{"type":"delivery","seq":{seq},"id":"r{n}","status":"sent"}}"#))
        .collect();
    assert_eq!(told(&checked(&text.join("\n"))), [""; 0]);
    let reversed: Vec<_> = text.iter().rev().map(String::as_str).collect();
    let found = told(&checked(&reversed.join("\n")));
    assert_eq!(found.len(), 7, "{found:?}");
    let equal = [&text[5], &*text[5].replace("1e1", "10").replace("r5", "r6")].map(String::from);
    assert_eq!(told(&checked(&equal.join("\n"))), ["error SR101 2:/seq"]);
}

#[test]
fn parts_are_looked_at_wherever_they_stand() {
    let part = json!({"type": "image", "mimeType": "image/png", "data": "", "blob": {"blob": "b"}});
    for (record, place) in [
        (
            json!({"type": "message", "messageId": "m", "role": "user", "content": [part]}),
            "content",
        ),
        (
            json!({"type": "message", "messageId": "m", "role": "user", "content": [{"type": "data", "data": 1}],
                "displayContent": [part]}),
            "displayContent",
        ),
        (
            json!({"type": "plan", "planId": "p", "planType": "document", "content": [part]}),
            "content",
        ),
        (json!({"type": "compaction", "summary": [part]}), "summary"),
    ] {
        let mut record = record;
        record["seq"] = 1.into();
        record["id"] = "r1".into();
        let found = told(&checked(&record.to_string()));
        assert_eq!(found, [format!("error ASR-212 1:/{place}/0/data")]);
    }
    let result =
        json!({"type": "tool_result", "seq": 1, "id": "r1", "callId": "c", "content": [part]});
    assert_eq!(
        told(&checked(&result.to_string())),
        ["note SR103 1:/callId", "error ASR-212 1:/content/0/data"]
    );
}

#[test]
fn no_finding_repeats_a_secret_whatever_the_rule() {
    let secret = "ghp_0123456789abcdefghijABCDEFGHIJ";
    let texts = [
        json!({"type": "session", "session": "example:s1"}),
        json!({"type": "message", "messageId": secret, "supersedes": secret, "copiedFrom": secret,
            "conversation": secret, "from": {"session": secret}, "derivedFrom": [secret, format!("a:{secret}")],
            "author": secret, "origin": "notice", "content": [], "displayContent": [{"type": "text", "text": secret}],
            "capture": {}}),
        json!({"type": "message", "messageId": secret, "content": [], "displayCorrespondence": secret}),
        json!({"type": "plan", "planId": secret, "planType": "items", "callId": secret}),
        json!({"type": "plan", "planId": secret, "planType": "items", "supersedes": format!("{secret}y"),
            "entries": [{"entryId": secret, "content": secret, "status": secret, "blockedBy": [secret, format!("{secret}x")]},
                {"entryId": secret, "content": secret, "status": secret}]}),
        json!({"type": "delivery", "message": secret, "conversation": secret, "status": secret}),
    ];
    let mut text = String::new();
    for (seq, mut record) in texts.into_iter().enumerate() {
        record["seq"] = seq.into();
        record["id"] = if seq < 2 { json!(seq.to_string()) } else { secret.into() };
        text += &(record.to_string() + "\n");
    }
    let findings = checked(&text);
    let ids: BTreeSet<_> = findings.iter().map(|finding| finding.rule().id).collect();
    for id in [
        RuleId::ASR_200,
        RuleId::ASR_205,
        RuleId::ASR_207,
        RuleId::ASR_208,
        RuleId::ASR_221,
        RuleId::ASR_222,
        RuleId::ASR_227,
        RuleId::ASR_228,
        RuleId::ASR_235,
        RuleId::ASR_236,
        RuleId::SR102,
        RuleId::SR103,
    ] {
        assert!(ids.contains(&id), "{id} is not among {ids:?}");
    }
    for finding in findings {
        assert!(!finding.to_string().contains(secret), "{finding}");
    }
}

#[test]
fn a_million_records_are_checked_one_by_one() {
    const MANY: u64 = 1_000_000;
    let mut checker = Checker::new();
    assert!(checker.check(1, &Record::from_json_str(HEADER).unwrap()).is_empty());
    let mut message = message("r1");
    let mut found = 0;
    for n in 1..=MANY {
        message.envelope.supersedes = (n > 1).then(|| message.envelope.id.clone());
        message.envelope.seq = n.into();
        message.envelope.id = format!("r{n}");
        message.message_id = format!("m{}", n % 1000);
        let record = Record::Message(message);
        found += checker.check(n + 1, &record).len();
        let Record::Message(taken) = record else { unreachable!() };
        message = taken;
    }
    assert_eq!(found, 0);
    // All of them are remembered.
    message.envelope.seq = (MANY + 1).into();
    let ids: Vec<_> = [1, MANY / 2, MANY].iter().map(|n| format!("r{n}")).collect();
    message.derived_from = Some([&ids[..], &["r0".to_owned()]].concat());
    let findings = checker.check(MANY + 2, &Record::Message(message));
    let found: Vec<_> = findings.iter().map(|f| (f.rule().id, f.pointer())).collect();
    assert_eq!(found, [(RuleId::SR102, "/id"), (RuleId::SR103, "/derivedFrom/3")]);
    assert_eq!(findings[0].related()[0].line, Some(MANY + 1));
}

fn message(id: &str) -> Message {
    let text = format!(
        r#"{{"type":"message","seq":1,"id":"{id}","messageId":"m","role":"user","content":[{{"type":"text","text":"t"}}]}}"#
    );
    exact_json::from_str(&text).unwrap()
}

#[test]
fn ids_of_a_megabyte_are_told_apart_and_shown_short() {
    let long = "é".repeat(1 << 19);
    let id = |last: &str| format!("{long}{last}");
    let mut records = Vec::new();
    for (n, last) in ["a", "b", "a"].into_iter().enumerate() {
        let mut message = message(&id(last));
        message.envelope.seq = u64::try_from(n).unwrap().into();
        message.message_id = id(last);
        message.envelope.supersedes = (n == 1).then(|| id("a"));
        message.derived_from = (n == 2).then(|| vec![format!("messageId={}", id("b")), id("c")]);
        records.push(Record::Message(message));
    }
    let findings = check(&records);
    let found: Vec<_> = findings.iter().map(|f| (f.rule().id, f.line(), f.pointer())).collect();
    assert_eq!(
        found,
        [(RuleId::SR102, Some(3), "/id"), (RuleId::SR103, Some(3), "/derivedFrom/1")]
    );
    assert!(findings.iter().all(|finding| finding.message().len() < 400));
}

#[test]
fn a_large_record_costs_no_more_than_it_is_long() {
    const MANY: usize = 50_000;
    let entry = |n: usize| json!({"entryId": (n / 2).to_string(), "content": "c", "status": "s", "blockedBy": [n.to_string()]});
    let part = |n: usize| json!({"type": "text", "text": "t", "origin": "injected", "derivation": {"method": "m", "from": n}});
    let records = [
        json!({"type": "plan", "seq": 1, "id": "r1", "planId": "p", "planType": "items",
            "entries": (0..MANY).map(entry).collect::<Vec<_>>()}),
        json!({"type": "message", "seq": 2, "id": "r2", "messageId": "m", "role": "user", "author": "human",
            "derivedFrom": (0..MANY).map(|n| format!("r{n}")).collect::<Vec<_>>(),
            "content": (0..MANY).map(part).collect::<Vec<_>>()}),
    ];
    let findings = checked(&format!("{}\n{}", records[0], records[1]));
    let mut counts: BTreeMap<RuleId, usize> = BTreeMap::new();
    for finding in &findings {
        *counts.entry(finding.rule().id).or_default() += 1;
    }
    let expected = [
        (RuleId::ASR_203, 1),
        (RuleId::ASR_233, MANY),
        // Half of the ids are a second one's, and half of the blockers are no id.
        (RuleId::ASR_236, MANY),
        (RuleId::SR103, MANY - 1),
    ];
    assert_eq!(counts, expected.into());
    let [of_all] =
        &findings.iter().filter(|f| f.rule().id == RuleId::ASR_203).collect::<Vec<_>>()[..]
    else {
        unreachable!()
    };
    assert_eq!((of_all.pointer(), of_all.related().len()), ("/author", MANY));
}

/// The whole schema, with the rules that JSON Schema can say.
static WHOLE: LazyLock<Validator> =
    LazyLock::new(|| jsonschema::validator_for(&serde_json::from_str(SCHEMA).unwrap()).unwrap());

/// Those rules.
const IN_SCHEMA: [RuleId; 5] =
    [RuleId::ASR_200, RuleId::ASR_212, RuleId::ASR_213, RuleId::ASR_221, RuleId::ASR_231];

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn valid_streams_are_valid(records in valid_records()) {
        let findings = check(&records);
        let error = findings.iter().find(|finding| finding.severity() == Severity::Error);
        prop_assert!(error.is_none(), "{}", error.unwrap());
        let text: Vec<_> = records.iter().map(Record::to_json_string).collect();
        prop_assert_eq!(findings, checked(&text.join("\n")));
    }

    #[test]
    fn what_json_schema_can_say_is_said_of_the_same_records(record in any::<Record>()) {
        let findings = check([&record]);
        let is_broken = findings.iter().any(|finding| {
            finding.severity() == Severity::Error && IN_SCHEMA.contains(&finding.rule().id)
        });
        let value = serde_json::from_str(&record.to_json_string()).unwrap();
        prop_assert_eq!(WHOLE.is_valid(&value), !is_broken, "{:#?}", findings);
    }

    #[test]
    fn every_finding_points_into_its_stream(records in prop::collection::vec(any::<Record>(), 0..6)) {
        let texts: Vec<_> = records.iter().map(Record::to_json_string).collect();
        let index = |line: Option<u64>, pointer: &str| {
            let line = usize::try_from(line.unwrap()).unwrap();
            let mut scanner = exact_json::Scanner::new();
            let tape = scanner.scan_str(&texts[line - 1]).unwrap();
            (line, tape.resolve(pointer).unwrap_or_else(|| panic!("{pointer} in line {line}")).index())
        };
        let mut last = (0, 0);
        for finding in &check(&records) {
            let spot = index(finding.line(), finding.pointer());
            prop_assert!(last <= spot, "out of order: {finding}");
            last = spot;
            for related in finding.related() {
                prop_assert!(index(related.line, &related.pointer).0 <= spot.0, "{finding}");
            }
        }
    }
}

#[test]
fn valid_streams_are_of_every_sort() {
    let mut runner = TestRunner::deterministic();
    let strategy = valid_records();
    let streams: Vec<_> =
        (0..300).map(|_| strategy.new_tree(&mut runner).unwrap().current()).collect();

    assert!(streams.iter().any(Vec::is_empty));
    let [fragments, whole]: [Vec<_>; 2] =
        [false, true].map(|is_whole| streams.iter().filter(|s| begins(s) == is_whole).collect());
    assert!(fragments.len() > 10 && whole.len() > 100);

    let records: Vec<_> = streams.iter().flatten().collect();
    let mut types = BTreeMap::<&str, u32>::new();
    let mut parts = HashSet::new();
    let mut seen = BTreeSet::new();
    for record in &records {
        let of_page = if let Record::Unknown(_) = record { "unknown" } else { record.type_() };
        *types.entry(of_page).or_default() += 1;
        let mut see = |what: &'static str, is: bool| {
            if is {
                seen.insert(what);
            }
        };
        match record {
            Record::Message(message) => {
                for part in message.content.iter().chain(message.display_content()) {
                    parts.insert(std::mem::discriminant(part));
                    let from =
                        if let ContentPart::Text(part) = part { &part.derivation } else { &None };
                    see("derived from", from.as_ref().is_some_and(|from| from.from.is_some()));
                }
                see("conversation", message.conversation.is_some());
                see("recipient", !message.recipients().is_empty());
                see(
                    "derived from another session",
                    message.derived_from().iter().any(|s| s.contains('#')),
                );
                see(
                    "derived from a record",
                    message.derived_from().iter().any(|s| s.starts_with('r')),
                );
                see(
                    "display content alone",
                    message.content.is_empty() && !message.display_content().is_empty(),
                );
                see(
                    "a notice",
                    message.origin == Some("notice".into())
                        && message.author == Some("harness".into()),
                );
            }
            Record::Plan(plan) => {
                let supersedes = plan.envelope.supersedes.as_deref().unwrap_or_default();
                see("a later state", supersedes.starts_with('r'));
                see("a later state by planId", supersedes.starts_with("planId="));
                see(
                    "blocked",
                    plan.entries.iter().flatten().any(|entry| !entry.blocked_by().is_empty()),
                );
            }
            Record::Delivery(delivery) => {
                let message = delivery.message.as_deref().unwrap_or_default();
                see("a delivery of a record", message.starts_with('r'));
                see("a delivery by messageId", message.starts_with("messageId="));
                see("a delivery to a conversation", delivery.conversation.is_some());
            }
            _ => {}
        }
    }
    assert_eq!(types.len(), 13, "{types:?}");
    assert_eq!(parts.len(), 10);
    let expected = [
        "a delivery by messageId",
        "a delivery of a record",
        "a delivery to a conversation",
        "a later state",
        "a later state by planId",
        "a notice",
        "blocked",
        "conversation",
        "derived from",
        "derived from a record",
        "derived from another session",
        "display content alone",
        "recipient",
    ];
    assert_eq!(seen, expected.into());

    let answers = whole.iter().map(|stream| {
        let findings = check(*stream);
        let is_stray =
            |line| findings.iter().any(|f| f.line() == Some(line) && f.pointer() == "/callId");
        let results = (1..).zip(stream.iter()).filter(|(_, r)| matches!(r, Record::ToolResult(_)));
        results.filter(|(line, _)| !is_stray(*line)).count()
    });
    assert!(answers.sum::<usize>() > 5);
}

/// Whether a stream begins with its header.
fn begins(stream: &[Record]) -> bool {
    matches!(stream.first(), Some(Record::Session(_)))
}
