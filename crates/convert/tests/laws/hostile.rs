//! The audit of a report that was made to take long: its work is in proportion to what it reads.
//!
//! Nothing here is timed. Were the work done again for each entry, the tests would not end in a day.

use std::io::Cursor;

use opencheckpoint_convert::Format;
use opencheckpoint_convert::audit::{Verdict, audit};
use opencheckpoint_convert::native::salvage::Limits;
use opencheckpoint_convert::records::Index;
use serde_json::{Value, json};

/// Audits a report with these rows, whose head is right.
fn verdict(source: &str, target: &str, rows: &str, totals: &Value) -> Verdict {
    let side = |text: &str, format: Format| {
        let index = Index::read(&mut Cursor::new(text), format, Limits::default(), |_, _| ());
        let index = index.unwrap();
        json!({"format": format.name(), "digest": index.digest.to_ocp(), "size": index.size, "leaves": index.leaves()})
    };
    let head = json!({
        "loss_report": "0.1",
        "adapter": {"id": "session-record-to-opencheckpoint", "version": "1", "options": {}},
        "source": side(source, Format::SessionRecord),
        "target": side(target, Format::OpenCheckpoint),
        "provisional": [],
        "anomalies": []
    });
    let report = format!("{head}\n{rows}{totals}\n");
    audit(Cursor::new(source), Cursor::new(target), report.as_bytes()).unwrap()
}

fn totals(dropped: u64, synthesized: u64) -> Value {
    json!({
        "totals": {
            "source": {"kept": 0, "changed": 0, "dropped": dropped},
            "target": {"kept": 0, "changed": 0, "synthesized": synthesized}
        },
        "dropped": {"no-counterpart": dropped}
    })
}

fn list(item: &dyn Fn(usize) -> String, count: usize) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(",")
}

#[test]
fn bytes_are_measured_once_however_many_entries_name_them() {
    const SIZE: usize = 1 << 20;
    const MANY: usize = 20_000;
    let source = format!("{{\"text\":\"{}\"}}\n", "x".repeat(SIZE));
    let target = format!("{{\"sizes\":[{}]}}", list(&|_| SIZE.to_string(), MANY));
    let entry = |at: usize| {
        format!(
            r#"{{"fate":"synthesized","target":["/0/sizes/{at}"],"basis":"derived","function":"size","via":["/0/text"]}}"#
        )
    };
    let rows = format!(
        "{{\"from\":[\"/0\"],\"to\":[\"\"],\"entries\":[{},{}]}}\n",
        r#"{"fate":"dropped","source":["/0/text"],"reason":"no-counterpart"}"#,
        list(&entry, MANY)
    );
    let verdict = verdict(&source, &target, &rows, &totals(1, MANY as u64));
    assert!(verdict.holds(), "{:?}", verdict.findings.first());
}

#[test]
fn times_are_looked_up_however_many_are_claimed() {
    const MANY: usize = 50_000;
    let time = |at: usize| {
        format!("\"2026-01-{:02}T{:02}:{:02}:00Z\"", 1 + at / 1440 % 28, at / 60 % 24, at % 60)
    };
    let members = |at: usize| format!("\"m{at}\":{}", time(at));
    let entry = |at: usize| {
        format!(
            r#"{{"fate":"synthesized","target":["/0/{at}"],"basis":"derived","function":"latest-time"}}"#
        )
    };
    let rows = format!(
        "{{\"from\":[\"/0\"],\"to\":[\"\"],\"entries\":[{},{}]}}\n",
        r#"{"fate":"dropped","source":["/0"],"reason":"no-counterpart"}"#,
        list(&entry, MANY)
    );
    let source = format!("{{{}}}\n", list(&members, MANY));
    let target = format!("[{}]", list(&time, MANY));
    let verdict = verdict(&source, &target, &rows, &totals(MANY as u64, MANY as u64));
    assert!(verdict.holds(), "{:?}", verdict.findings.first());
}

#[test]
fn places_are_looked_up_for_what_is_listed() {
    const MANY: usize = 50_000;
    let text = |at: usize| format!("\"a text of more than two dozen letters, {at}\"");
    let source = format!("{{\"list\":[{}]}}\n", list(&text, MANY));
    let target = format!("[{}]", list(&text, MANY));
    let entry = |at: usize| {
        format!(
            r#"{{"fate":"synthesized","target":["/0/{at}"],"basis":"constant","value":{}}}"#,
            text(at)
        )
    };
    let rows = format!(
        "{{\"from\":[\"/0\"],\"to\":[\"\"],\"entries\":[{},{}]}}\n",
        r#"{"fate":"dropped","source":["/0"],"reason":"no-counterpart"}"#,
        list(&entry, MANY)
    );
    let verdict = verdict(&source, &target, &rows, &totals(MANY as u64, MANY as u64));
    assert!(verdict.more && verdict.findings.len() <= 100);
}

#[test]
fn a_second_claim_is_not_compared_again() {
    const MANY: usize = 200_000;
    let text = "x".repeat(1 << 20);
    let source = format!("{{\"text\":\"{text}\"}}\n");
    let row = "{\"from\":[\"/0\"],\"to\":[\"\"],\"entries\":[{\"fate\":\"kept\",\"source\":[\"/0/text\"],\"target\":[\"/0\"]}]}\n";
    let verdict = verdict(&source, &format!("\"{text}\""), &row.repeat(MANY), &totals(0, 0));
    assert!(verdict.more && verdict.rows < 200, "{} rows", verdict.rows);
}

#[test]
fn rows_that_go_back_and_forth_are_refused() {
    const MANY: usize = 120_000;
    let record = format!("{{\"list\":[{}]}}\n", list(&|at| at.to_string(), MANY));
    let source = record.repeat(2);
    let row = |at: usize| {
        let (record, item) = (at % 2, at / 2);
        format!(
            "{{\"from\":[\"/{record}\"],\"to\":[],\"entries\":[{{\"fate\":\"dropped\",\"source\":[\"/0/list/{item}\"],\"reason\":\"no-counterpart\"}}]}}\n"
        )
    };
    let rows: String = (0..2 * MANY).map(row).collect();
    let verdict = verdict(&source, "{}", &rows, &totals(2 * MANY as u64, 0));
    let checks: Vec<_> = verdict.findings.iter().map(|finding| finding.check.name()).collect();
    assert_eq!(checks, ["effort"]);
}

#[test]
fn influences_are_looked_at_in_proportion() {
    const MANY: usize = 6000;
    let source = "{\"id\":\"a\"}\n";
    let target = format!("[{}]", list(&|_| "1".to_owned(), MANY));
    let via = list(&|_| "\"/0/id\"".to_owned(), MANY);
    let shape = format!(
        "{{\"shape\":0,\"entries\":[{{\"fate\":\"synthesized\",\"target\":[\"/0\"],\"basis\":\"derived\",\"function\":\"position\",\"via\":[{via}]}}]}}\n"
    );
    let row = |at: usize| format!("{{\"shape\":0,\"from\":[\"/0\"],\"to\":[\"/{at}\"]}}\n");
    let rows: String = (0..MANY).map(row).collect();
    let verdict = verdict(source, &target, &format!("{shape}{rows}"), &totals(1, MANY as u64));
    assert_eq!(verdict.findings.last().map(|finding| finding.check.name()), Some("effort"));
}
