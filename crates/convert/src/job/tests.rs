//! Documents as sources: a mapping of one whose items have groups of their own.

use std::io::Cursor;

use exact_json::trace::{self, Base, Function, Ledger, Number, Open, Out, Src, Str};

use super::output::{Made, Output};
use super::path::MAPPINGS;
use super::step::Done;
use crate::audit::audit;
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Row, Sink, Source, Stand};
use crate::options::Options;
use crate::restore::restore;

/// Each item of a list becomes a native record, and so does what is around the lists.
const ITEMS: Mapping = Mapping {
    id: "opencheckpoint-to-session-record",
    version: "test",
    from: Format::OpenCheckpoint,
    to: Format::SessionRecord,
    run: items,
};

fn items(
    source: &mut Source<'_>,
    _options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let read = source.read_document()?;
    let tape = read.tape(0);
    let mut ledger = Ledger::new();
    let document = [trace::Source::new(Base::Document, tape)];
    ledger.begin(&document);
    let (mut parts, mut rest) = (Vec::new(), Vec::new());
    for (key, value) in tape.root().members() {
        if value.items().next().is_none() {
            rest.push((Str::from(key), Src::of(value).keep_open()));
        }
        for (index, item) in value.items().enumerate() {
            let part = trace::Source::part(format!("/{}/{index}", key.decode()), item);
            ledger.set_apart(&part);
            parts.push([part]);
        }
    }
    write(&mut ledger, &document, 1, Open::Object(rest), sink)?;
    for (number, part) in (2..).zip(&parts) {
        ledger.begin(part);
        let item = Src::whole(&part[0]).keep_open();
        write(&mut ledger, part, number, item, sink)?;
    }
    Ok(*ledger.finish()?)
}

fn write(
    ledger: &mut Ledger,
    sources: &[trace::Source<'_>; 1],
    number: u64,
    row: Open<'_>,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    let text = |text: &'static str| Out::constant(Str::Static(text)).into();
    let id = Str::Owned(format!("r{number}"));
    let record: Vec<(Str<'_>, Open<'_>)> = vec![
        ("type".into(), text("native")),
        ("seq".into(), Out::derived(Function::Sequence, [], Number::from(number)).into()),
        ("id".into(), Out::derived(Function::Sequence, [], id).into()),
        ("agent".into(), text("test")),
        ("row".into(), row),
    ];
    let mut out = String::new();
    ledger.target(Base::Record(number - 1), &mut out, &record);
    let group = ledger.end(sources)?;
    let stands = [Stand::of(sources[0].root())];
    sink.row(&Row { group: &group, sources, stands: &stands, targets: &[&out] })?;
    out.push('\n');
    sink.write(&out)
}

struct Outputs {
    target: Vec<u8>,
    report: Vec<u8>,
    residue: String,
}

/// Converts, and holds the report against an audit and the residue against the source.
fn convert(source: &[u8], path: &[&'static Mapping]) -> Outputs {
    let options = Options {
        now: Some("2026-03-04T16:20:00Z".parse().unwrap()),
        objective: Some("Do what was asked.".to_owned()),
        ..Options::default()
    };
    let (mut target, mut report, mut residue) = (Vec::new(), Vec::new(), Vec::new());
    let mut input = Cursor::new(source);
    let made = Made::begin(Output::Writer(&mut target)).unwrap();
    let mut done = Done::run(&mut input, path, &options, true, made).unwrap();
    done.write_residue(&mut input, &mut residue).unwrap();
    done.write_report(&mut report).unwrap();
    done.finish().0.unwrap().hand_out().unwrap();

    let verdict = audit(Cursor::new(source), Cursor::new(&target), report.as_slice()).unwrap();
    assert!(verdict.holds(), "{:#?}\n{}", verdict.findings, String::from_utf8_lossy(&report));
    let mut back = Vec::new();
    let mut residues = [Cursor::new(&residue)];
    let restored = restore(&mut Cursor::new(&target), &mut residues, &mut back).unwrap();
    assert_eq!(restored.steps, path.len());
    assert_eq!(String::from_utf8_lossy(&back), String::from_utf8_lossy(source));
    Outputs { target, report, residue: String::from_utf8(residue).unwrap() }
}

const DOCUMENT: &str = r#"{
  "statements": [
    { "id": "s1", "text": "Mend the \u0062uild that has been failing since Tuesday." },
    { "id": "s2", "text": "And tell the others when it is done, please." }
  ],
  "id": "urn:uuid:0a4b7c52-93d1-4c2e-8f1d-6b7e5a3c9d21",
  "operations": [ [], {"n": 1.50} , "text" ],
  "resources": []
}
"#;

#[test]
fn the_items_of_a_document_have_rows_of_their_own() {
    let Outputs { target, report, residue } = convert(DOCUMENT.as_bytes(), &[&ITEMS]);
    assert_eq!(std::str::from_utf8(&target).unwrap().lines().count(), 6);
    let report = String::from_utf8(report).unwrap();
    let rows: Vec<_> = report.lines().filter(|line| line.contains(r#""from""#)).collect();
    assert!(rows[0].starts_with(r#"{"from":[""],"to":["/0"],"entries":"#), "{report}");
    assert!(rows[1].starts_with(r#"{"from":["/statements/0"],"to":["/1"]"#), "{report}");
    assert_eq!(rows[3], r#"{"shape":0,"from":["/operations/0"],"to":["/3"]}"#, "{report}");
    // What the target has is not written down, though the document has white space and the target none.
    for said in ["build", "since Tuesday", "0a4b7c52", "1.50"] {
        assert!(!residue.contains(said), "{said} in {residue}");
    }
}

#[test]
fn a_document_comes_back_whatever_is_around_its_parts() {
    let spaced = DOCUMENT.replace('\n', "\r\n");
    let compact: String = DOCUMENT.split_whitespace().collect();
    let bom = format!("\u{feff}  {DOCUMENT}\n \t");
    for document in [&*spaced, &compact, &bom, "{\"a\":[{}]}", " {\"b\":1,\"a\":[0],\"c\":2}"] {
        convert(document.as_bytes(), &[&ITEMS]);
    }
}

#[test]
fn many_items_take_work_in_proportion() {
    let items: Vec<_> = (0..20_000).map(|n| format!(r#"{{"n":{n},"t":"item {n}"}}"#)).collect();
    let document = format!(r#"{{"id":"d","list":[{}]}}"#, items.join(",\n"));
    let Outputs { report, residue, .. } = convert(document.as_bytes(), &[&ITEMS]);
    // Not timed: each row and line is short, so that none can hold the others.
    let longest = |text: &str| text.lines().map(str::len).max().unwrap();
    assert!(longest(&String::from_utf8(report).unwrap()) < 2000);
    assert!(longest(&residue) < 2000);
}

#[test]
fn a_document_can_stand_between_two_steps() {
    let log = include_str!("../../../../fixtures/session-record/valid/every-record.jsonl");
    let first = MAPPINGS.iter().find(|mapping| mapping.to == Format::OpenCheckpoint).unwrap();
    let Outputs { report, .. } = convert(log.as_bytes(), &[first, &ITEMS]);
    let report = String::from_utf8(report).unwrap();
    assert!(report.contains(r#""id":"session-record-to-session-record""#), "{report}");
}

#[test]
fn a_document_that_cannot_be_read_is_refused_with_its_place() {
    let refused = |bytes: &[u8]| {
        Source::new(&mut Cursor::new(bytes)).read_document().unwrap_err().to_string()
    };
    assert_eq!(refused(b""), "the file is empty");
    assert!(refused(b"{\n \"a\": 1,\n \"a\": 2}").starts_with("line 3, column 2"));
    assert!(refused(b"{\"a\": \"\xff\"}").contains("UTF-8"));
}
