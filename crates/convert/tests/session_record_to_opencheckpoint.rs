//! Session record → OpenCheckpoint, over the hand-written cases of `fixtures/convert/session-record_to_opencheckpoint`.
//!
//! A case is a folder: `source.jsonl`, `options.json` where the operator says something, and `target.json`, the expected checkpoint,
//! indented. `BLESS=1 cargo test -p opencheckpoint-convert --test session_record_to_opencheckpoint` writes the targets anew.

#![allow(clippy::unwrap_used)] // a test's helpers fail the test

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use exact_json::digest::{Sha256, sha256};
use exact_json::{Json, Kind, Scanner, Timestamp, Value};
use opencheckpoint_convert::session_record_to_opencheckpoint::MAPPING;
use opencheckpoint_convert::{Error, Options, Parent, Sink, Source};
use opencheckpoint_model::Checkpoint;

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

fn convert(source: &str, options: &Options) -> Result<String, Error> {
    let mut target = Vec::new();
    let mut sink = Sink::new(&mut target);
    let mut file = Cursor::new(source.as_bytes());
    let mut source =
        Source { file: &mut file, digest: sha256(source.as_bytes()), size: source.len() as u64 };
    (MAPPING.run)(&mut source, options, &mut sink)?;
    drop(sink);
    Ok(String::from_utf8(target).unwrap())
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
        drop(checkpoint);
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
