//! Session record → the messages that a model is seeded with, over the hand-written cases of `fixtures/convert/session-record_to_messages`.
//!
//! A case is a folder: `source.jsonl`, and what it becomes for either interface, `openai-chat.json` and `anthropic-messages.json`.
//! `BLESS=1 cargo test -p opencheckpoint-convert --test seeds` writes these anew.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod any_streams;
#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;

use any_streams::{linked, says, stream, with_few_words};
use confirmed::Confirmed;
use open_continuity_model::ContextPackage;
use opencheckpoint_convert::{Error, Format, Options, OutcomeError, path, seed};
use proptest::prelude::*;
use serde_json::{Value, json};
use session_record_model::Record;

const BOTH: [Format; 2] = [Format::OpenAiChat, Format::AnthropicMessages];

/// The messages, which can be sent, whose report an audit confirms, and which give their source back.
fn convert(source: &str, to: Format) -> Result<Confirmed, Error> {
    let options = Options::default();
    let confirmed = confirmed::convert(source.as_bytes(), Format::SessionRecord, to, &options)?;
    let document = std::str::from_utf8(&confirmed.target).unwrap();
    assert_eq!(seed::check(to, document).unwrap(), [], "{document}");
    Ok(confirmed)
}

fn document(records: &[Value], to: Format) -> Value {
    let Confirmed { target, .. } = convert(&stream(records), to).unwrap();
    serde_json::from_slice(&target).unwrap()
}

#[test]
fn each_case_becomes_the_messages_beside_it() {
    for to in BOTH {
        let files = ("source.jsonl", &*format!("{to}.json"));
        confirmed::each_case("session-record_to_messages", files, |_, source| {
            Ok(String::from_utf8(convert(source, to)?.target).unwrap())
        });
    }
}

#[test]
fn a_stream_of_which_nothing_can_be_sent_is_refused() {
    let call = json!({"type": "tool_call", "callId": "c1", "name": "ls"});
    let result = json!({"type": "tool_result", "callId": "c2", "content": []});
    let note =
        json!({"messageId": "m", "author": "harness", "content": [{"type": "text", "text": "x"}]});
    let thought = json!({"messageId": "m", "role": "assistant", "content": [{"type": "reasoning", "text": "x"}]});
    let blank = says("user", " \n");
    for to in BOTH {
        for record in [&call, &result, &note, &thought, &blank] {
            let refused = convert(&stream(std::slice::from_ref(record)), to).err().unwrap();
            let is_empty =
                matches!(refused, Error::Outcome(OutcomeError::Empty { of: "messages" }));
            assert!(is_empty, "{record}: {refused}");
        }
    }
}

#[test]
fn what_lacks_its_other_half_is_left_out_and_named() {
    let call = |id: &str| json!({"type": "tool_call", "callId": id, "name": "water"});
    let result = |id: &str| json!({"type": "tool_result", "callId": id, "content": []});
    let records = [
        says("user", "Go."),
        call("c1"),
        call("c2"),
        result("c2"),
        result("c2"),
        says("user", "Stop."),
        result("c3"),
        call("c4"),
    ];
    for to in BOTH {
        let Confirmed { summary, target, .. } = convert(&stream(&records), to).unwrap();
        let told: Vec<_> = summary
            .notices
            .iter()
            .map(|notice| (&*notice.kind, notice.line.unwrap(), notice.id.as_deref().unwrap()))
            .collect();
        assert_eq!(
            told,
            [
                ("unpaired-call", 2, "c1"),
                ("repeated-result", 5, "c2"),
                ("unpaired-result", 7, "c3"),
                ("unpaired-call", 8, "c4"),
            ]
        );
        let target = String::from_utf8(target).unwrap();
        assert!(["c1", "c3", "c4"].iter().all(|id| !target.contains(id)), "{target}");
    }
}

/// Two rounds of calls that are numbered from one each time, as some providers do.
#[test]
fn ids_that_come_again_are_told_apart() {
    let call = |id: &str| json!({"type": "tool_call", "callId": id, "name": "water"});
    let result = |id: &str, text: &str| json!({"type": "tool_result", "callId": id, "content": [{"type": "text", "text": text}]});
    let records = [
        says("user", "Go."),
        call("functions.water:0"),
        result("functions.water:0", "one"),
        says("user", "Again."),
        call("functions.water:0"),
        result("functions.water:0", "two"),
    ];
    let chat = document(&records, Format::OpenAiChat);
    let ids = |number: usize| chat["messages"][number]["tool_calls"][0]["id"].as_str().unwrap();
    assert_ne!(ids(1), ids(4));
    for (number, text) in [(1, "one"), (4, "two")] {
        let answer = &chat["messages"][number + 1];
        assert_eq!(
            (answer["tool_call_id"].as_str(), &answer["content"]),
            (Some(ids(number)), &json!(text))
        );
    }
    let messages = &document(&records, Format::AnthropicMessages)["messages"];
    assert_ne!(messages[1]["content"][0]["id"], messages[3]["content"][0]["id"]);
}

#[test]
fn thoughts_go_back_to_their_provider_and_nowhere_else() {
    let thinks = json!([
        {"type": "reasoning", "visibility": "full", "text": "The peas first.", "signature": "c2lnbmVk"},
        {"type": "reasoning", "visibility": "redacted", "opaque": {"format": "anthropic.redacted_thinking", "data": "aGlkZGVu"}},
        {"type": "reasoning", "text": "Nobody has signed this."},
        {"type": "text", "text": "I water the peas."},
        {"type": "reasoning", "visibility": "full", "text": "And behind the last word.", "signature": "bGFzdA=="},
    ]);
    let inference = |model: &str, provider: Option<&str>| json!({"type": "inference", "inferenceId": "i1", "model": model, "provider": provider});
    let answer =
        json!({"messageId": "m", "role": "assistant", "inferenceId": "i1", "content": thinks});
    let secret = ["c2lnbmVk", "aGlkZGVu", "bGFzdA==", "The peas first.", "Nobody has signed"];
    for (inference, is_sent) in [
        (inference("claude-sonnet-4-5", None), true),
        (inference("of-ours", Some("anthropic")), true),
        (inference("claude-sonnet-4-5", Some("example")), false),
        (inference("gpt-5", None), false),
    ] {
        let records = [says("user", "Go."), inference.clone(), answer.clone()];
        let sent = document(&records, Format::AnthropicMessages).to_string();
        let found: Vec<_> = secret.iter().filter(|secret| sent.contains(*secret)).collect();
        let expected =
            if is_sent { vec![&"c2lnbmVk", &"aGlkZGVu", &"The peas first."] } else { vec![] };
        assert_eq!(found, expected, "{inference}");
        let chat = document(&records, Format::OpenAiChat).to_string();
        assert!(secret.iter().all(|secret| !chat.contains(secret)), "{chat}");
    }
    let summary =
        convert(&stream(&[says("user", "Go."), answer]), Format::OpenAiChat).unwrap().summary;
    let policy = summary.dropped.iter().find(|dropped| dropped.reason.name() == "policy").unwrap();
    assert!(policy.pointers.iter().any(|at| at == "/1/content/0/signature"), "{policy:?}");
}

/// A summary stands for what was said before it, but for what was kept and for instructions.
#[test]
fn what_was_summed_up_is_superseded() {
    let summary = json!([{"type": "text", "text": "The beans are watered."}]);
    let kept = json!({"type": "compaction", "summary": summary, "firstKept": "r3"});
    let all = json!({"type": "compaction", "summary": summary});
    let none = json!({"type": "compaction"});
    let texts = |compaction: &Value| {
        let records = [
            says("system", "Water nothing twice."),
            says("user", "Water the beans."),
            says("assistant", "Done."),
            compaction.clone(),
            says("user", "And the peas?"),
        ];
        let chat = document(&records, Format::OpenAiChat);
        let messages = chat["messages"].as_array().unwrap().iter();
        messages.map(|message| message["content"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let system = "Water nothing twice.";
    let beans = "[author unknown]\nWater the beans.";
    let summed = "[summary so far]\nThe beans are watered.";
    let peas = "[author unknown]\nAnd the peas?";
    assert_eq!(texts(&all), [system, summed, peas]);
    assert_eq!(texts(&kept), [system, "Done.", summed, peas]);
    assert_eq!(texts(&none), [system, beans, "Done.", peas]);
}

/// A package holds what its provider says of somebody; nobody has said it, and no message comes of it.
#[test]
fn no_package_becomes_messages_whatever_it_holds() {
    let options = Options {
        now: Some("2026-05-11T08:00:00Z".parse().unwrap()),
        allow_unverified: true,
        ..Options::default()
    };
    for to in BOTH {
        assert_eq!(path(Format::ContextPackage, to).map(|path| path.len()), None);
    }
    proptest!(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(20) }, |(package in any::<ContextPackage>())| {
        let (from, to) = (Format::ContextPackage, Format::SessionRecord);
        let package = package.to_json_string();
        let records = confirmed::convert(package.as_bytes(), from, to, &options).unwrap().target;
        let records = std::str::from_utf8(&records).unwrap();
        for to in BOTH {
            let is_empty = matches!(convert(records, to), Err(Error::Outcome(OutcomeError::Empty { .. })));
            prop_assert!(is_empty);
        }
    });
}

/// An image, a sound and a document, of which each interface takes what it can.
#[test]
fn what_a_user_hands_in_is_sent_where_it_can_be() {
    let records = [json!({"messageId": "m", "role": "user", "author": "human", "content": [
        {"type": "image", "mimeType": "image/png", "data": "iVBORw=="},
        {"type": "image", "mimeType": "image/tiff", "data": "SUkqAA=="},
        {"type": "image", "mimeType": "image/png", "data": "not Base64"},
        {"type": "audio", "mimeType": "audio/wav", "data": "UklGRg=="},
        {"type": "resource", "resource": {"uri": "file:///plan.pdf", "mimeType": "application/pdf", "blob": "JVBERg=="}},
        {"type": "resource", "resource": {"uri": "file:///plan.md", "mimeType": "text/markdown", "text": "Peas."}},
    ]})];
    let kinds = |to: Format| {
        let document = document(&records, to);
        let content = document["messages"][0]["content"].as_array().unwrap().iter();
        content.map(|block| block["type"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(kinds(Format::OpenAiChat), ["image_url", "input_audio", "file", "text"]);
    assert_eq!(kinds(Format::AnthropicMessages), ["image", "document", "document"]);
}

fn is_accounted_for(source: &str) {
    for to in BOTH {
        match convert(source, to) {
            Ok(_) | Err(Error::Outcome(OutcomeError::Empty { .. })) => {}
            Err(error) => panic!("{to}: {error}\n{source}"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    /// Whatever the records are, the messages can be sent, an audit confirms the report, and the source comes back.
    #[test]
    fn every_stream_is_accounted_for(
        records in prop::collection::vec(any::<Record>(), 1..16),
        choices in prop::collection::vec(0..12_usize, 64),
    ) {
        let mut choices = choices.iter().copied().cycle();
        let lines: Vec<String> = records.iter().map(|record| {
            let record: Value = serde_json::from_str(&record.to_json_string()).unwrap();
            with_few_words(&record, &mut choices).to_string()
        }).collect();
        is_accounted_for(&lines.join("\n"));
    }

    /// However records refer to one another, each call is answered where it is sent, and each record has its account.
    #[test]
    fn whatever_refers_to_what_each_record_is_accounted_for(records in prop::collection::vec(linked(), 1..24)) {
        is_accounted_for(&stream(&records));
    }
}
