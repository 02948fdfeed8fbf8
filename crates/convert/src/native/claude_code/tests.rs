//! What the mapping makes of rows of every shape: it is accounted for, valid, and audited.

use std::io::Cursor;

use exact_json::digest::{Sha256, sha256};
use exact_json::{Json, Object, Value, from_str};
use proptest::prelude::*;

use super::TO_SESSION_RECORD;
use crate::audit::audit;
use crate::error::Error;
use crate::mapping::{Sink, Source};
use crate::options::Options;
use crate::report::{Adapter, Head, LOSS_REPORT, Notice, Side};

/// A converted log: its records, each checked against the model, and what was told.
struct Converted {
    records: Vec<Json>,
    notices: Vec<Notice>,
    report: String,
}

/// Converts a log, reads every record by the model, and audits the report.
fn convert(log: &[u8]) -> Result<Converted, Error> {
    let mut target = Vec::new();
    let mut sink = Sink::new(&mut target);
    let mut file = Cursor::new(log);
    let size = log.len() as u64;
    let mut source = Source { file: &mut file, digest: sha256(log), size };
    let counted = (TO_SESSION_RECORD.run)(&mut source, &Options::default(), &mut sink)?;
    let mut made = sink.finish(&counted)?;
    let totals = made.rows.totals().clone();
    let side = |format: &str, digest: Sha256, size, leaves| Side {
        format: format.to_owned(),
        digest: digest.to_ocp(),
        size,
        leaves,
    };
    let sum = |json: &str| -> u64 {
        let totals: Json = serde_json::to_string(&totals).expect("totals").parse().expect("json");
        totals.with(|totals| {
            let side = totals.get("totals").and_then(|totals| totals.get(json));
            side.expect("a side").members().filter_map(|(_, count)| count.as_u64()).sum()
        })
    };
    let head = Head {
        loss_report: LOSS_REPORT.to_owned(),
        adapter: Adapter {
            id: TO_SESSION_RECORD.id.to_owned(),
            version: TO_SESSION_RECORD.version.to_owned(),
            options: Object::default(),
            steps: Vec::new(),
        },
        source: side("claude-code", source.digest, size, sum("source")),
        target: side("session-record", made.digest, made.size, sum("target")),
        provisional: made.provisional,
        anomalies: made.anomalies,
        notices: made.notices.clone(),
    };
    let mut report = Vec::new();
    made.rows.write(&head, &mut report)?;

    let text = String::from_utf8(target.clone()).expect("UTF-8");
    let mut records = Vec::new();
    for line in text.lines() {
        if let Err(error) = from_str::<session_record_model::draft::Record>(line) {
            panic!("{error}\n{line}");
        }
        records.push(line.parse().expect("strict JSON"));
    }
    let verdict = audit(Cursor::new(log), Cursor::new(&target[..]), &report[..]).expect("audit");
    assert!(verdict.findings.is_empty(), "{:#?}\n{text}", verdict.findings);
    let report = String::from_utf8(report).expect("UTF-8");
    Ok(Converted { records, notices: made.notices, report })
}

#[test]
fn smoke() {
    for path in std::env::var("SMOKE").unwrap_or_default().split(':').filter(|p| !p.is_empty()) {
        let log = std::fs::read(path).expect("a file");
        println!("== {path}");
        match convert(&log) {
            Ok(converted) => {
                if std::env::var("SHOW").is_ok() {
                    for record in &converted.records {
                        println!("{}", record.as_text());
                    }
                }
                if std::env::var("REPORT").is_ok() {
                    println!("{}", converted.report);
                }
                for notice in &converted.notices {
                    println!("{notice:?}");
                }
            }
            Err(error) => println!("== {path}: ERROR {error}"),
        }
    }
}
