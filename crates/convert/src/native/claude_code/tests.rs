//! What the mapping makes of rows of every shape.

use std::io::Cursor;

use exact_json::digest::sha256;
use exact_json::{Json, from_str};

use super::TO_SESSION_RECORD;
use crate::error::Error;
use crate::mapping::{Sink, Source};
use crate::options::Options;
use crate::report::Notice;

/// A converted log: its records, each checked against the model, and what was told.
struct Converted {
    records: Vec<Json>,
    notices: Vec<Notice>,
}

fn convert(log: &[u8]) -> Result<Converted, Error> {
    let mut target = Vec::new();
    let mut sink = Sink::new(&mut target);
    let mut file = Cursor::new(log);
    let size = log.len() as u64;
    let mut source = Source { file: &mut file, digest: sha256(log), size };
    let totals = (TO_SESSION_RECORD.run)(&mut source, &Options::default(), &mut sink)?;
    let made = sink.finish(&totals)?;
    let target = String::from_utf8(target).expect("UTF-8");
    let mut records = Vec::new();
    for line in target.lines() {
        if let Err(error) = from_str::<session_record_model::draft::Record>(line) {
            panic!("{error}\n{line}");
        }
        records.push(line.parse().expect("strict JSON"));
    }
    Ok(Converted { records, notices: made.notices })
}

#[test]
fn smoke() {
    for path in std::env::var("SMOKE").unwrap_or_default().split(':').filter(|p| !p.is_empty()) {
        let log = std::fs::read(path).expect("a file");
        match convert(&log) {
            Ok(converted) => {
                println!("== {path}");
                if std::env::var("SHOW").is_ok() {
                    for record in &converted.records {
                        println!("{}", record.as_text());
                    }
                }
                for notice in &converted.notices {
                    println!("{notice:?}");
                }
            }
            Err(error) => println!("== {path}: ERROR {error}"),
        }
    }
}
