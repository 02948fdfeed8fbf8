//! Session record → OpenCheckpoint, over the hand-written cases of `fixtures/convert/session-record_to_opencheckpoint`.
//!
//! A case is a folder: `source.jsonl`, `options.json` where the operator says something, and `target.json`, the expected checkpoint,
//! indented. `BLESS=1 cargo test -p opencheckpoint-convert --test session_record_to_opencheckpoint` writes the targets anew.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;

use std::fs;
use std::path::{Path, PathBuf};

use confirmed::Confirmed;
use exact_json::digest::Sha256;
use exact_json::{Json, Kind, Scanner, Timestamp, Value};
use opencheckpoint_convert::{Error, Format, Options, Parent};
use opencheckpoint_model::{Checkpoint, OperationStatus, StatementKind};
use opencheckpoint_rules::{Severity, opencheckpoint};
use proptest::prelude::*;
use session_record_model::Record;

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures/convert/session-record_to_opencheckpoint")
}

fn options(folder: &Path) -> Options {
    let Ok(text) = fs::read_to_string(folder.join("options.json")) else {
        return Options::default();
    };
    let said = Json::parse(&text).unwrap();
    let string = |pointer: &str| {
        let value = said.pointer(pointer)?;
        value.with(|value| value.text().map(|text| text.decode().into_owned()))
    };
    Options {
        now: string("/now").map(|now| Timestamp::try_from(now.as_str()).unwrap()),
        objective: string("/objective"),
        parent: string("/parent/id").map(|id| Parent {
            id,
            digest: Sha256::from_hex(&string("/parent/digest").unwrap()).unwrap(),
        }),
        ..Options::default()
    }
}

/// The checkpoint, whose report an audit confirms and which gives its source back.
fn convert(source: &str, options: &Options) -> Result<String, Error> {
    let [target, _] = files(source, options)?;
    Ok(target)
}

/// The checkpoint and its report.
fn files(source: &str, options: &Options) -> Result<[String; 2], Error> {
    let (from, to) = (Format::SessionRecord, Format::OpenCheckpoint);
    let Confirmed { target, report, .. } =
        confirmed::convert(source.as_bytes(), from, to, options)?;
    Ok([target, report].map(|file| String::from_utf8(file).unwrap()))
}

/// Texts that come up again and again, some of them in the mapping's own words.
const TEXTS: [&str; 8] = [
    "A text that is said more than once.",
    "Decide from the session which of the instructions are already met.",
    "Verify the outcome of the uncertain operations before anything else.",
    "msg:0f3c2a7e-91b4-4d6a-8c2e-5a7b3d1e9f04:1",
    "0f3c2a7e-91b4-4d6a-8c2e-5a7b3d1e9f04",
    "1 blank text, 2 results, 1 native row",
    "0f3c2a7e-91b4-4d6a-8c2e-5a7b3d1e9f04/content/1",
    "human",
];

/// The record with such texts in the place of some of its own. What has a form of its own keeps it.
fn repeated(value: Value<'_>, choose: &mut impl FnMut() -> usize) -> String {
    let list = |items: Vec<String>| items.join(",");
    match value.kind() {
        Kind::Object => {
            let members = value.members().map(|(key, member)| {
                let fixed = ["type", "ts", "audience"].iter().any(|name| key.is(name));
                let text = if fixed { member.raw().to_owned() } else { repeated(member, choose) };
                format!("{}:{text}", key.raw_quoted())
            });
            format!("{{{}}}", list(members.collect()))
        }
        Kind::Array => {
            let items = value.items().map(|item| repeated(item, choose));
            format!("[{}]", list(items.collect()))
        }
        Kind::String => match TEXTS.get(choose()) {
            Some(text) => format!("{text:?}"),
            None => value.raw().to_owned(),
        },
        _ => value.raw().to_owned(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    /// Whatever the records are, the checkpoint is valid, and an audit confirms the report.
    #[test]
    fn every_stream_is_accounted_for(
        records in prop::collection::vec(any::<Record>(), 1..12),
        choices in prop::collection::vec(0..24_usize, 64),
    ) {
        let mut at = 0;
        let mut choose = || {
            at += 1;
            choices[at % choices.len()]
        };
        let lines: Vec<String> = records.iter().map(|record| {
            let text = serde_json::to_string(record).unwrap();
            repeated(Scanner::new().scan_str(&text).unwrap().root(), &mut choose)
        }).collect();
        let options = Options { objective: Some("Go on.".to_owned()), ..options_now() };
        let target = convert(&lines.join("\n"), &options).unwrap();
        let checkpoint: Checkpoint = exact_json::from_str(&target).unwrap();
        let findings = opencheckpoint::check(&checkpoint);
        let error = findings.iter().find(|finding| finding.severity() == Severity::Error);
        prop_assert!(error.is_none(), "{error:?}");
    }
}

/// The text, indented, every number and string as it is spelled.
fn indented(text: &str) -> String {
    fn write(value: Value<'_>, depth: usize, out: &mut String) {
        let line = |out: &mut String, depth: usize| {
            out.push('\n');
            out.extend(std::iter::repeat_n("  ", depth));
        };
        match value.kind() {
            Kind::Object if !value.is_leaf() => {
                out.push('{');
                for (index, (key, member)) in value.members().enumerate() {
                    out.push_str(if index > 0 { "," } else { "" });
                    line(out, depth + 1);
                    out.push_str(key.raw_quoted());
                    out.push_str(": ");
                    write(member, depth + 1, out);
                }
                line(out, depth);
                out.push('}');
            }
            Kind::Array if !value.is_leaf() => {
                out.push('[');
                for (index, item) in value.items().enumerate() {
                    out.push_str(if index > 0 { "," } else { "" });
                    line(out, depth + 1);
                    write(item, depth + 1, out);
                }
                line(out, depth);
                out.push(']');
            }
            _ => out.push_str(value.raw()),
        }
    }
    let mut scanner = Scanner::new();
    let mut out = String::new();
    write(scanner.scan_str(text).unwrap().root(), 0, &mut out);
    out.push('\n');
    out
}

fn header(more: &str) -> String {
    format!(
        r#"{{"type":"session","seq":0,"id":"r0","session":"pi:1","agent":{{"name":"pi"}}{more}}}"#
    )
}

fn message(of: &str) -> String {
    format!(
        r#"{{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"user",{of}"content":[{{"type":"text","text":"Hello."}}]}}"#
    )
}

#[test]
fn a_session_that_does_not_say_what_it_is_for_is_refused() {
    let now = Some(Timestamp::try_from("2026-11-01T09:00:00Z").unwrap());
    let silent = Options { now: now.clone(), ..Options::default() };
    let error = convert(&message(""), &silent).unwrap_err().to_string();
    assert!(error.contains("an objective") && error.contains("--objective"), "{error}");

    let told = Options { now, objective: Some("Greet.".to_owned()), ..Options::default() };
    let target = convert(&message(""), &told).unwrap();
    assert!(target.contains(r#""objective":"Greet.""#), "{target}");
    let titled = format!("{}\n{}", header(r#","title":"A greeting""#), message(""));
    let target = convert(&titled, &told).unwrap();
    assert!(
        target.contains(r#""objective":"A greeting""#),
        "the option is the last resort: {target}"
    );
}

#[test]
fn a_session_without_times_asks_for_one() {
    let source = message(r#""author":"human","origin":"prompt","#);
    let error = convert(&source, &Options::default()).unwrap_err().to_string();
    assert!(error.contains("a time") && error.contains("--now"), "{error}");
}

#[test]
fn a_time_that_is_none_is_left_out() {
    let call = |ts: &str| {
        format!(
            r#"{{"type":"tool_call","seq":2,"id":"2","ts":"{ts}","callId":"c","name":"Bash","input":{{"n":1}}}}"#
        )
    };
    let attempt = |ts: &str| {
        let source = [header(""), message(r#""ts":"2026-02-28T10:00:00Z","#), call(ts)].join("\n");
        let options = Options { objective: Some("Go on.".to_owned()), ..Options::default() };
        let target = convert(&source, &options).unwrap();
        let checkpoint: Checkpoint = exact_json::from_str(&target).unwrap();
        assert_eq!(checkpoint.created_at.as_str(), "2026-02-28T10:00:00Z");
        let operation = &checkpoint.operations()[0];
        operation.last_attempt_at.as_ref().map(|time| time.as_str().to_owned())
    };
    let time = "2026-02-28T10:00:00.00+00:00";
    assert_eq!(attempt(time).as_deref(), Some(time));
    for none in ["2026-02-30T10:00:00Z", "2026-02-27T23:59:60Z", "2026-02-27T24:00:00Z"] {
        assert_eq!(attempt(none), None, "{none}");
    }
}

#[test]
fn a_line_that_is_no_record_is_refused_with_its_place() {
    let source = format!("{}\n\n{{\"type\":\"message\"}}\n", header(r#","title":"x""#));
    let options = options_now();
    let error = convert(&source, &options).unwrap_err().to_string();
    assert!(error.starts_with("line 3, column 1, at \"\""), "{error}");
    let error = convert("[]", &options).unwrap_err().to_string();
    assert_eq!(error, "line 1: a record is an object");
    let error = convert("{\"type\":\"native\"", &options).unwrap_err().to_string();
    assert!(error.starts_with("line 1, column 17"), "{error}");
    let error = convert(" \n\n", &options).unwrap_err().to_string();
    assert_eq!(error, "the file is empty");
}

fn options_now() -> Options {
    let now = Some(Timestamp::try_from("2026-11-01T09:00:00Z").unwrap());
    Options { now, ..Options::default() }
}

#[test]
fn each_option_and_each_byte_of_the_source_makes_another_checkpoint() {
    let source = format!("{}\n{}", header(r#","title":"x""#), message(""));
    let id = |source: &str, options: &Options| {
        let target = convert(source, options).unwrap();
        exact_json::from_str::<Checkpoint>(&target).unwrap().id.to_string()
    };
    let plain = id(&source, &options_now());
    assert!(plain.starts_with("urn:uuid:"), "{plain}");
    assert_eq!(plain, id(&source, &options_now()));
    assert_ne!(plain, id(&format!("{source}\n"), &options_now()));
    let said = Options { objective: Some("Greet.".to_owned()), ..options_now() };
    assert_ne!(plain, id(&source, &said));
}

#[test]
fn a_session_that_grows_keeps_the_ids_it_had() {
    let text = fs::read_to_string(cases().join("conversation/source.jsonl")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let ids = |count: usize| {
        let target = convert(&lines[..count].join("\n"), &Options::default()).unwrap();
        let checkpoint: Checkpoint = exact_json::from_str(&target).unwrap();
        let statements = checkpoint.statements.into_iter().flatten();
        statements
            .map(|statement| (statement.text.clone(), statement.id.to_string()))
            .collect::<Vec<_>>()
    };
    let whole = ids(lines.len());
    for count in 3..lines.len() {
        for (text, id) in ids(count) {
            let known = whole.iter().find(|(known, _)| *known == text);
            assert!(known.is_none_or(|(_, known)| *known == id), "{text}");
        }
    }
}

/// The stream of these records, without their numbers, behind a header.
fn stream(records: &[String]) -> String {
    let numbered = (1..).zip(records).map(|(seq, record)| {
        let rest = record.strip_prefix('{').unwrap();
        format!(r#"{{"seq":{seq},"id":"r{seq}","ts":"2026-10-26T14:00:00Z",{rest}"#)
    });
    [header("")].into_iter().chain(numbered).collect::<Vec<_>>().join("\n")
}

fn checkpoint(records: &[String]) -> Checkpoint {
    let options = Options { objective: Some("Go on.".to_owned()), ..options_now() };
    exact_json::from_str(&convert(&stream(records), &options).unwrap()).unwrap()
}

fn said(id: &str, members: &str, content: &str) -> String {
    format!(r#"{{"type":"message","messageId":"{id}",{members},"content":[{content}]}}"#)
}

const PROMPT: &str = r#""role":"user","author":"human","origin":"prompt""#;
const ANSWER: &str = r#""role":"assistant","author":"model""#;
const LINK: &str = r#"{"type":"resource_link","uri":"https://wiki.example/1","name":"notes"}"#;

fn text(text: &str) -> String {
    format!(r#"{{"type":"text","text":"{text}"}}"#)
}

/// The texts of the statements, with what each is.
fn statements(checkpoint: &Checkpoint) -> Vec<(StatementKind, &str)> {
    let statements = checkpoint.statements.iter().flatten();
    statements.map(|statement| (statement.kind, statement.text.as_str())).collect()
}

fn omissions(checkpoint: &Checkpoint) -> Vec<&str> {
    let omissions = checkpoint.derivation.as_ref().and_then(|it| it.omissions.as_ref());
    omissions.into_iter().flatten().map(|omission| omission.description.as_str()).collect()
}

#[test]
fn what_only_a_provider_can_read_is_no_text_of_the_checkpoint() {
    let secret = "Z0FBQUFBQnBhWGhoYlhCc1pTMWxibU55ZVhCMFpXUmZiV1Z6YzJGblpRPT0=";
    let digest = "4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce";
    let blob = format!(r#"{{"blob":"sha256:{digest}","size":7,"mimeType":"text/plain"}}"#);
    let reasoning = r#""type":"reasoning","visibility":"encrypted""#;
    let parts = [
        format!(r#"{{{reasoning},"signature":"{secret}"}}"#),
        format!(r#"{{{reasoning},"opaque":{{"format":"x","data":"{secret}"}}}}"#),
        format!(r#"{{{reasoning},"opaque":{{"data":{{"type":"text","text":"{secret}"}}}}}}"#),
        format!(r#"{{{reasoning},"opaque":{{"format":"x","blob":{blob}}}}}"#),
        format!(r#"{{"type":"opaque","format":"x","data":"{secret}"}}"#),
        format!(r#"{{"type":"opaque","format":"x","blob":{blob}}}"#),
    ];
    for part in parts {
        let plan = |kind: &str, content: &str| {
            format!(
                r#"{{"type":"plan","planId":"{kind}","planType":"{kind}","content":[{content}]}}"#
            )
        };
        let [before, behind] =
            [format!("{part},{}", text("Said.")), format!("{},{part}", text("Said."))];
        for content in [&part, &before, &behind] {
            let records = [
                said("m1", PROMPT, content),
                said("m2", r#""role":"system""#, content),
                said("m3", &format!(r#"{ANSWER},"phase":"final""#), content),
                said("m4", &format!(r#"{PROMPT},"displayContent":[{content}]"#), ""),
                said("m5", &format!(r#"{PROMPT},"status":"pending""#), content),
                plan("goal", content),
                plan("document", content),
                format!(r#"{{"type":"tool_result","callId":"c1","content":[{content},{LINK}]}}"#),
                format!(r#"{{"type":"compaction","summary":[{content}]}}"#),
            ];
            let options = Options { objective: Some("Go on.".to_owned()), ..options_now() };
            let [target, report] = files(&stream(&records), &options).unwrap();
            for file in [&target, &report] {
                assert!(!file.contains(secret) && !file.contains(digest), "{part}\n{file}");
            }
            // What can be read beside it is read.
            assert_eq!(target.contains("Said."), *content != part, "{target}");
            assert!(target.contains("wiki.example"), "{target}");
        }
    }
}

#[test]
fn a_thought_in_a_message_of_its_own_is_what_it_is_in_another() {
    let prompt = said("m1", PROMPT, &text("Fix it."));
    let next = said("m9", PROMPT, &text("And test it."));
    for thought in [
        r#"{"type":"reasoning","visibility":"full","text":"It rejects empty input."}"#,
        r#"{"type":"reasoning","visibility":"summary","summary":["Checked the input."]}"#,
        r#"{"type":"reasoning","visibility":"omitted","text":"","signature":"QUJD"}"#,
        r#"{"type":"reasoning","text":"It rejects empty input."}"#,
    ] {
        let alone = said("m2", ANSWER, thought);
        let answer = said("m3", ANSWER, &text("Fixed."));
        let [before, behind] =
            [format!("{thought},{}", text("Fixed.")), format!("{},{thought}", text("Fixed."))];
        for [apart, within] in [
            [[&alone, &answer], [&said("m3", ANSWER, &before), &next]],
            [[&answer, &alone], [&said("m3", ANSWER, &behind), &next]],
        ] {
            let apart = [&[&prompt], &apart[..], &[&next]].concat();
            let within = [&[&prompt], &within[..]].concat();
            let [apart, within] = [apart, within]
                .map(|records| checkpoint(&records.into_iter().cloned().collect::<Vec<_>>()));
            assert_eq!(apart.statements, within.statements, "{thought}");
            assert_eq!(omissions(&apart), omissions(&within), "{thought}");
            assert_eq!(omissions(&apart), ["1 reasoning part"], "{thought}");
            let fixed = (StatementKind::Observation, "Fixed.");
            assert!(statements(&apart).contains(&fixed), "it is the last word: {thought}");
        }
    }
}

#[test]
fn a_part_of_an_unknown_type_is_passed_over_and_counted() {
    let smell = r#"{"type":"smell","text":"Burnt.","author":"human","origin":"prompt"}"#;
    for content in [format!("{smell},{}", text("Fix it.")), format!("{},{smell}", text("Fix it."))]
    {
        let checkpoint = checkpoint(&[said("m1", PROMPT, &content)]);
        assert_eq!(statements(&checkpoint), [(StatementKind::Instruction, "Fix it.")]);
        assert_eq!(omissions(&checkpoint), ["1 part of an unknown type"]);
    }
}

#[test]
fn what_was_withdrawn_was_never_said() {
    let content = format!("{},{LINK}", text("Delete the old branch."));
    let withdrawn = |members: &str, content: &str| {
        said("m1", &format!(r#"{PROMPT},"status":"withdrawn"{members}"#), content)
    };
    let behind = said("m2", PROMPT, &text("Rename the module."));
    for withdrawn in [
        withdrawn("", &content),
        withdrawn(r#","audience":"both","addressed":true"#, &content),
        withdrawn(&format!(r#","displayContent":[{content}]"#), ""),
    ] {
        for (records, rest) in [
            (vec![withdrawn.clone()], vec![]),
            (vec![withdrawn.clone(), behind.clone()], vec!["Rename the module."]),
            (vec![behind.clone(), withdrawn.clone()], vec!["Rename the module."]),
        ] {
            let options = Options { objective: Some("Go on.".to_owned()), ..options_now() };
            let target = convert(&stream(&records), &options).unwrap();
            assert!(!target.contains("Delete") && !target.contains("wiki.example"), "{target}");
            let checkpoint: Checkpoint = exact_json::from_str(&target).unwrap();
            let texts: Vec<_> = statements(&checkpoint).into_iter().map(|(_, text)| text).collect();
            assert_eq!(texts, rest);
            let objective = rest.first().copied().unwrap_or("Go on.");
            assert_eq!(checkpoint.task.objective.as_str(), objective);
            assert!(checkpoint.operations.is_none());
        }
    }
}

#[test]
fn a_queued_prompt_ends_the_turn_before_it_though_its_log_stores_no_role() {
    let answer = |id, words| said(id, ANSWER, &text(words));
    let absent = r#""origin":"queued","capture":{"role":{"state":"absent"}}"#;
    let records = [
        said("m1", PROMPT, &text("Rename the module.")),
        answer("m2", "Renamed."),
        said("m3", absent, &text("And its tests.")),
        answer("m4", "Renamed, too."),
    ];
    let checkpoint = checkpoint(&records);
    let said = statements(&checkpoint);
    let observed = said.iter().filter(|(kind, _)| *kind == StatementKind::Observation);
    let observed: Vec<_> = observed.map(|(_, text)| *text).collect();
    assert_eq!(observed, ["Renamed.", "Renamed, too."]);
}

#[test]
fn a_message_is_delivered_only_where_a_delivery_says_so() {
    let answer = said("m1", &format!(r#"{ANSWER},"phase":"final""#), &text("At three."));
    for (status, open) in [
        ("queued", Some(OperationStatus::Planned)),
        ("failed", Some(OperationStatus::Failed)),
        ("unknown", Some(OperationStatus::Uncertain)),
        ("of-a-vendor", Some(OperationStatus::Uncertain)),
        ("suppressed", None),
        ("sent", None),
        ("delivered", None),
    ] {
        let delivery =
            format!(r#"{{"type":"delivery","message":"messageId=m1","status":"{status}"}}"#);
        let checkpoint = checkpoint(&[answer.clone(), delivery]);
        let operations = checkpoint.operations.iter().flatten();
        let statuses: Vec<_> = operations.map(|operation| operation.status).collect();
        assert_eq!(statuses, Vec::from_iter(open), "{status}");
        assert_eq!(statements(&checkpoint), [(StatementKind::Observation, "At three.")]);
    }
    // Of a message without a delivery, nothing is said of one.
    let checkpoint = checkpoint(&[answer]);
    assert!(checkpoint.operations.is_none() && omissions(&checkpoint).is_empty());
}

#[test]
fn each_case_becomes_the_checkpoint_beside_it() {
    let mut wrong = Vec::new();
    let mut folders: Vec<_> =
        fs::read_dir(cases()).unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    for folder in folders {
        let source = fs::read_to_string(folder.join("source.jsonl")).unwrap();
        let options = options(&folder);
        let target = convert(&source, &options)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        assert_eq!(target, convert(&source, &options).unwrap(), "twice the same");
        let checkpoint: Checkpoint = exact_json::from_str(&target)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let findings = opencheckpoint::check(&checkpoint);
        assert!(findings.is_empty(), "{}: {findings:?}", folder.display());
        let made = indented(&target);
        let expected = folder.join("target.json");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&expected, &made).unwrap();
        } else if fs::read_to_string(&expected).ok().as_deref() != Some(&made) {
            wrong.push(folder.file_name().unwrap().to_owned());
        }
    }
    assert!(wrong.is_empty(), "not as expected (BLESS=1 accepts them): {wrong:?}");
}
