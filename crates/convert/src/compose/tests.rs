//! Composition, law by law; what comes of it holds.

use std::io::Cursor;

use exact_json::Scanner;
use exact_json::digest::sha256;

use super::{ComposeError, compose};
use crate::audit::audit;
use crate::native::salvage::Limits;
use crate::report::{Adapter, Head, LOSS_REPORT, Line, Reader, Side};

/// Records, one a line.
fn stream(records: &[&str]) -> String {
    records.join("\n") + "\n"
}

/// A side whose records stand one a line; a document is one.
fn side_of(text: &str, format: &str) -> Side {
    let mut scanner = Scanner::new();
    let leaves = text.lines().map(|line| scanner.scan_str(line).unwrap().root().leaves()).sum();
    Side {
        format: format.to_owned(),
        digest: sha256(text.as_bytes()).to_ocp(),
        size: text.len() as u64,
        leaves,
    }
}

fn head(source: &str, target: &str, steps: usize) -> Head {
    head_of([source, target], "session-record", exact_json::Object::default(), steps)
}

fn head_of(
    [source, target]: [&str; 2],
    format: &str,
    options: exact_json::Object,
    steps: usize,
) -> Head {
    let adapter = |options, steps| Adapter {
        id: format!("{format}-to-{format}"),
        version: "1".to_owned(),
        options,
        steps,
    };
    let steps = (0..steps).map(|_| adapter(options.clone(), Vec::new())).collect();
    Head {
        loss_report: LOSS_REPORT.to_owned(),
        adapter: adapter(options, steps),
        source: side_of(source, format),
        target: side_of(target, format),
        provisional: Vec::new(),
        anomalies: Vec::new(),
        notices: Vec::new(),
    }
}

/// A report of rows, with whatever totals.
fn report(source: &str, target: &str, rows: &[&str]) -> String {
    let head = serde_json::to_string(&head(source, target, 0)).unwrap();
    let totals = r#"{"totals":{"source":{"kept":0,"changed":0,"dropped":0},"target":{"kept":0,"changed":0,"synthesized":0}},"dropped":{}}"#;
    [&[head.as_str()], rows, &[totals]].concat().join("\n") + "\n"
}

/// Composes, holds the outcome to the audit, and gives its rows with entries.
fn composed(
    source: &[&str],
    target: &[&str],
    first: &[&str],
    middle: &[&str],
    second: &[&str],
) -> Result<Vec<String>, ComposeError> {
    let (source, middle, target) = (stream(source), stream(middle), stream(target));
    let first = report(&source, &middle, first);
    let second = report(&middle, &target, second);
    for (one, other, report) in [(&source, &middle, &first), (&middle, &target, &second)] {
        let verdict = audit(Cursor::new(one), Cursor::new(other), report.as_bytes()).unwrap();
        let wrong: Vec<_> = verdict.findings.iter().map(ToString::to_string).collect();
        let wrong: Vec<_> = wrong.iter().filter(|wrong| !wrong.starts_with("totals")).collect();
        assert!(wrong.is_empty(), "the report in the test does not hold: {wrong:#?}");
    }
    let mut composed = compose(
        Cursor::new(&source),
        Cursor::new(&target),
        Cursor::new(&first),
        Cursor::new(&second),
        Limits::default(),
    )?;
    let mut out = Vec::new();
    composed.rows.write(&head(&source, &target, 2), &mut out).unwrap();
    let verdict = audit(Cursor::new(&source), Cursor::new(&target), &out[..]).unwrap();
    let text = String::from_utf8(out.clone()).unwrap();
    assert!(verdict.holds(), "{:#?}\n{text}", verdict.findings);
    let mut reader = Reader::new(&out[..]).unwrap();
    let mut rows = Vec::new();
    while let Some(line) = reader.line().unwrap() {
        if let Line::Row(row) = line {
            rows.push(serde_json::to_string(&row).unwrap());
        }
    }
    Ok(rows)
}

/// One document in each file, one row in each report, whose entries speak of the whole; gives the entries of what is composed.
fn documents(
    [source, middle, target]: [&str; 3],
    [first, second]: [&str; 2],
) -> Result<Vec<String>, ComposeError> {
    let options = || exact_json::from_str(r#"{"objective":"Sow beans"}"#).unwrap();
    let head = |source: &str, target: &str, steps| {
        head_of([source, target], "opencheckpoint", options(), steps)
    };
    let totals = r#"{"totals":{"source":{"kept":0,"changed":0,"dropped":0},"target":{"kept":0,"changed":0,"synthesized":0}},"dropped":{}}"#;
    let report = |from: &str, to: &str, entries: &str| {
        let head = serde_json::to_string(&head(from, to, 0)).unwrap();
        let row = format!(r#"{{"from":[""],"to":[""],"entries":[{entries}]}}"#);
        [&head, &*row, totals].join("\n") + "\n"
    };
    let mut composed = compose(
        Cursor::new(source),
        Cursor::new(target),
        Cursor::new(report(source, middle, first)),
        Cursor::new(report(middle, target, second)),
        Limits::default(),
    )?;
    let mut out = Vec::new();
    composed.rows.write(&head(source, target, 2), &mut out).unwrap();
    let verdict = audit(Cursor::new(source), Cursor::new(target), &out[..]).unwrap();
    let text = String::from_utf8(out.clone()).unwrap();
    let wrong: Vec<_> = verdict.findings.iter().map(ToString::to_string).collect();
    assert!(wrong.is_empty(), "{wrong:#?}\n{text}");
    let rows = text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap());
    let entries = rows
        .flat_map(|row: serde_json::Value| row["entries"].as_array().cloned().unwrap_or_default());
    Ok(entries.map(|entry| entry.to_string()).collect())
}

/// One record in each file, one row in each report.
fn one(source: &str, first: &str, middle: &str, second: &str, target: &str) -> Vec<String> {
    let row = |entries: &str| format!(r#"{{"from":["/0"],"to":["/0"],"entries":[{entries}]}}"#);
    let rows = composed(&[source], &[target], &[&row(first)], &[middle], &[&row(second)]).unwrap();
    let mut entries = Vec::new();
    for row in rows {
        let inner = row.split_once(r#""entries":["#).unwrap().1.strip_suffix("]}").unwrap();
        assert!(row.starts_with(r#"{"from":["/0"],"to":["#), "{row}");
        let inner: serde_json::Value = serde_json::from_str(&format!("[{inner}]")).unwrap();
        entries.extend(inner.as_array().unwrap().iter().map(ToString::to_string));
    }
    entries
}

/// Compares as JSON.
fn same(entries: &[String], expected: &[&str]) {
    let parse = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    let found: Vec<_> = entries.iter().map(|entry| parse(entry)).collect();
    let expected: Vec<_> = expected.iter().map(|entry| parse(entry)).collect();
    assert_eq!(found, expected, "{entries:#?}");
}

const KEPT: &str = r#"{"fate":"kept","source":["/0/a"],"target":["/0/b"]}"#;
const KEPT_ON: &str = r#"{"fate":"kept","source":["/0/b"],"target":["/0/c"]}"#;

#[test]
fn kept_and_kept_is_kept() {
    let entries = one(r#"{"a":1.0}"#, KEPT, r#"{"b":1}"#, KEPT_ON, r#"{"c":1e0}"#);
    same(&entries, &[r#"{"fate":"kept","source":["/0/a"],"target":["/0/c"]}"#]);
}

#[test]
fn changed_and_kept_is_changed_and_so_the_other_way() {
    let map = |from: &str, to: &str| {
        format!(
            r#"{{"fate":"changed","source":["/0/{from}"],"target":["/0/{to}"],"transform":"enum-map","table":{{"x":"y"}},"lossless":true}}"#
        )
    };
    let expected = map("a", "c");
    let (x, y) = (r#"{"a":"x"}"#, r#"{"c":"y"}"#);
    same(&one(x, &map("a", "b"), r#"{"b":"y"}"#, KEPT_ON, y), &[&expected]);
    same(&one(x, KEPT, r#"{"b":"x"}"#, &map("b", "c"), y), &[&expected]);
}

#[test]
fn changed_and_changed_is_a_list_of_steps() {
    let entries = one(
        r#"{"a":"x"}"#,
        r#"{"fate":"changed","source":["/0/a"],"target":["/0/b"],"transform":"template","template":"<{0}>","lossless":true}"#,
        r#"{"b":"<x>"}"#,
        r#"{"fate":"changed","source":["/0/b"],"target":["/0/c"],"transform":"id-map","lossless":false}"#,
        r#"{"c":"id-1"}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"changed","source":["/0/a"],"target":["/0/c"],"transform":[{"transform":"template","template":"<{0}>"},{"transform":"id-map"}],"lossless":false}"#,
        ],
    );
}

#[test]
fn what_is_dropped_in_either_step_is_dropped() {
    let entries = one(
        r#"{"a":1,"gone":2,"also":3}"#,
        r#"{"fate":"kept","source":["/0/a"],"target":["/0/b"]},{"fate":"dropped","source":["/0/gone"],"reason":"policy"},{"fate":"kept","source":["/0/also"],"target":["/0/d"]}"#,
        r#"{"b":1,"d":3}"#,
        r#"{"fate":"kept","source":["/0/b"],"target":["/0/c"]},{"fate":"dropped","source":["/0/d"],"reason":"no-counterpart"}"#,
        r#"{"c":1}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"kept","source":["/0/a"],"target":["/0/c"]}"#,
            r#"{"fate":"dropped","source":["/0/gone"],"reason":"policy"}"#,
            r#"{"fate":"dropped","source":["/0/also"],"reason":"no-counterpart"}"#,
        ],
    );
}

#[test]
fn a_target_that_survives_is_enough() {
    let entries = one(
        r#"{"a":1}"#,
        r#"{"fate":"kept","source":["/0/a"],"target":["/0/b","/0/d"]}"#,
        r#"{"b":1,"d":1}"#,
        r#"{"fate":"kept","source":["/0/b"],"target":["/0/c"]},{"fate":"dropped","source":["/0/d"],"reason":"policy"}"#,
        r#"{"c":1}"#,
    );
    same(&entries, &[r#"{"fate":"kept","source":["/0/a"],"target":["/0/c"]}"#]);
}

#[test]
fn what_was_made_up_stays_made_up_or_vanishes() {
    let entries = one(
        r#"{"a":1}"#,
        r#"{"fate":"kept","source":["/0/a"],"target":["/0/b"]},{"fate":"synthesized","target":["/0/type"],"basis":"constant","value":"message"},{"fate":"synthesized","target":["/0/seq"],"basis":"derived","function":"sequence","via":["/0/a"]},{"fate":"synthesized","target":["/0/x"],"basis":"default","value":true}"#,
        r#"{"b":1,"type":"message","seq":4,"x":true}"#,
        r#"{"fate":"kept","source":["/0/b"],"target":["/0/c"]},{"fate":"changed","source":["/0/type"],"target":["/0/kind"],"transform":"enum-map","table":{"message":"m"},"lossless":true},{"fate":"kept","source":["/0/seq"],"target":["/0/n"]},{"fate":"dropped","source":["/0/x"],"reason":"policy"},{"fate":"synthesized","target":["/0/more"],"basis":"derived","function":"count","via":["/0/b"]}"#,
        r#"{"c":1,"kind":"m","n":4,"more":1}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"kept","source":["/0/a"],"target":["/0/c"]}"#,
            r#"{"fate":"synthesized","target":["/0/kind"],"basis":"constant","value":"m"}"#,
            r#"{"fate":"synthesized","target":["/0/n"],"basis":"derived","function":"sequence","via":["/0/a"]}"#,
            r#"{"fate":"synthesized","target":["/0/more"],"basis":"derived","function":"count","via":["/0/a"]}"#,
        ],
    );
}

#[test]
fn a_container_is_cut_where_either_step_cuts_it() {
    let entries = one(
        r#"{"a":{"x":1,"y":[2,3],"z":{}}}"#,
        KEPT,
        r#"{"b":{"x":1,"y":[2,3],"z":{}}}"#,
        r#"{"fate":"kept","source":["/0/b/x"],"target":["/0/c"]},{"fate":"kept","source":["/0/b/y"],"target":["/0/d"]},{"fate":"dropped","source":["/0/b/z"],"reason":"policy"}"#,
        r#"{"c":1,"d":[2,3]}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"kept","source":["/0/a/x"],"target":["/0/c"]}"#,
            r#"{"fate":"kept","source":["/0/a/y"],"target":["/0/d"]}"#,
            r#"{"fate":"dropped","source":["/0/a/z"],"reason":"policy"}"#,
        ],
    );
    let entries = one(
        r#"{"x":1,"y":"s"}"#,
        r#"{"fate":"kept","source":["/0/x"],"target":["/0/b/x"]},{"fate":"changed","source":["/0/y"],"target":["/0/b/y"],"transform":"template","template":"{0}!","lossless":true},{"fate":"synthesized","target":["/0/b/z"],"basis":"constant","value":[]}"#,
        r#"{"b":{"x":1,"y":"s!","z":[]}}"#,
        KEPT_ON,
        r#"{"c":{"x":1,"y":"s!","z":[]}}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"kept","source":["/0/x"],"target":["/0/c/x"]}"#,
            r#"{"fate":"changed","source":["/0/y"],"target":["/0/c/y"],"transform":"template","template":"{0}!","lossless":true}"#,
            r#"{"fate":"synthesized","target":["/0/c/z"],"basis":"constant","value":[]}"#,
        ],
    );
}

#[test]
fn two_targets_cut_in_different_places_are_cut_in_both() {
    let entries = one(
        r#"{"a":{"x":1,"y":2}}"#,
        r#"{"fate":"kept","source":["/0/a"],"target":["/0/b","/0/d"]}"#,
        r#"{"b":{"x":1,"y":2},"d":{"x":1,"y":2}}"#,
        r#"{"fate":"kept","source":["/0/b/x"],"target":["/0/c"]},{"fate":"dropped","source":["/0/b/y"],"reason":"policy"},{"fate":"kept","source":["/0/d"],"target":["/0/e"]}"#,
        r#"{"c":1,"e":{"x":1,"y":2}}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"kept","source":["/0/a/x"],"target":["/0/c","/0/e/x"]}"#,
            r#"{"fate":"kept","source":["/0/a/y"],"target":["/0/e/y"]}"#,
        ],
    );
}

#[test]
fn placements_need_a_counterpart() {
    let entries = one(
        r#"{"a":1,"at":0,"index":1}"#,
        r#"{"fate":"kept","source":["/0/a"],"target":["/0/list/0"]},{"fate":"changed","source":["/0/at"],"transform":"placement","at":"/0/list","lossless":false},{"fate":"kept","source":["/0/index"],"target":["/0/n"]}"#,
        r#"{"list":[1],"n":1}"#,
        r#"{"fate":"kept","source":["/0/list"],"target":["/0/c"]},{"fate":"changed","source":["/0/n"],"transform":"placement","at":"/0/c","lossless":false}"#,
        r#"{"c":[1]}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"kept","source":["/0/a"],"target":["/0/c/0"]}"#,
            r#"{"fate":"changed","source":["/0/at"],"transform":"placement","at":"/0/c","lossless":false}"#,
            r#"{"fate":"changed","source":["/0/index"],"transform":"placement","at":"/0/c","lossless":false}"#,
        ],
    );
    let entries = one(
        r#"{"a":1,"at":0}"#,
        r#"{"fate":"kept","source":["/0/a"],"target":["/0/list/0"]},{"fate":"changed","source":["/0/at"],"transform":"placement","at":"/0/list","lossless":false}"#,
        r#"{"list":[1]}"#,
        r#"{"fate":"dropped","source":["/0/list"],"reason":"policy"},{"fate":"synthesized","target":["/0/c"],"basis":"constant","value":2}"#,
        r#"{"c":2}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"dropped","source":["/0/a"],"reason":"policy"}"#,
            r#"{"fate":"dropped","source":["/0/at"],"reason":"no-counterpart"}"#,
            r#"{"fate":"synthesized","target":["/0/c"],"basis":"constant","value":2}"#,
        ],
    );
}

#[test]
fn records_far_apart_are_joined() {
    // A title that the header took from a later record, and texts that one target joins.
    let rows = composed(
        &[r#"{"a":"x"}"#, r#"{"title":"T","b":"y"}"#],
        &[r#"{"name":"T","all":"xy"}"#],
        &[
            r#"{"from":["/0"],"to":["/1"],"entries":[{"fate":"kept","source":["/0/a"],"target":["/0/t"]}]}"#,
            r#"{"from":["/1"],"to":["/2","/0"],"entries":[{"fate":"kept","source":["/0/title"],"target":["/1/title"]},{"fate":"kept","source":["/0/b"],"target":["/0/t"]}]}"#,
        ],
        &[r#"{"title":"T"}"#, r#"{"t":"x"}"#, r#"{"t":"y"}"#],
        &[
            r#"{"from":["/0"],"to":["/0"],"entries":[{"fate":"kept","source":["/0/title"],"target":["/0/name"]}]}"#,
            r#"{"from":["/1","/2"],"to":["/0"],"entries":[{"fate":"changed","source":["/0/t","/1/t"],"target":["/0/all"],"transform":"concatenate","lossless":false}]}"#,
        ],
    )
    .unwrap();
    same(
        &rows,
        &[
            r#"{"from":["/0","/1"],"to":["/0"],"entries":[{"fate":"changed","source":["/0/a","/1/b"],"target":["/0/all"],"transform":"concatenate","lossless":false}]}"#,
            r#"{"from":["/1"],"to":["/0"],"entries":[{"fate":"kept","source":["/0/title"],"target":["/0/name"]}]}"#,
        ],
    );
}

/// Not timed: were the component of each source looked for anew, or a container cut anew for each of its
/// parts, it would not end in a day's work.
#[test]
fn twenty_thousand_sources_are_joined_once() {
    const MANY: usize = 20_000;
    let list = |item: &dyn Fn(usize) -> String| (0..MANY).map(item).collect::<Vec<_>>().join(",");
    let letters = list(&|_| r#""x""#.to_owned());
    let source = format!(r#"{{"a":[{letters}]}}"#);
    let middle = format!(r#"{{"b":[{letters}]}}"#);
    let target = format!(r#"{{"c":"{}"}}"#, "x".repeat(MANY));
    let joined = |container: &str| {
        let sources = list(&|index| format!(r#""/0/{container}/{index}""#));
        format!(
            r#"{{"fate":"changed","source":[{sources}],"target":["/0/c"],"transform":"concatenate","lossless":false}}"#
        )
    };
    let one_by_one = list(&|index| {
        format!(r#"{{"fate":"kept","source":["/0/a/{index}"],"target":["/0/b/{index}"]}}"#)
    });
    for first in [KEPT, &*one_by_one] {
        same(&one(&source, first, &middle, &joined("b"), &target), &[&joined("a")]);
    }
}

#[test]
fn reports_of_other_steps_are_refused() {
    let (a, b, c) = (stream(&[r#"{"a":1}"#]), stream(&[r#"{"b":1}"#]), stream(&[r#"{"c":1}"#]));
    let first = report(&a, &b, &[]);
    let second = report(&c, &a, &[]);
    let found = compose(
        Cursor::new(&a),
        Cursor::new(&a),
        Cursor::new(first),
        Cursor::new(second),
        Limits::default(),
    );
    assert!(matches!(found, Err(ComposeError::Gap { .. })));
}

/// A text in a call's input that also stands elsewhere, and the input as text: what a second target makes of the pieces is gone again.
#[test]
fn what_was_written_piece_by_piece_is_changed_whole() {
    let source = r#"{"in":{"q":"x","n":[1,{}]}}"#;
    let first = r#"{"fate":"kept","source":["/0/in/q"],"target":["/0/input/q","/0/asked"]},{"fate":"kept","source":["/0/in/n"],"target":["/0/input/n"]}"#;
    let middle = r#"{"input":{"q":"x","n":[1,{}]},"asked":"x"}"#;
    let whole = r#"{"fate":"changed","source":["/0/input"],"target":["/0/text"],"transform":"stringify","lossless":true}"#;
    let made = r#"{"fate":"changed","source":["/0/in"],"target":["/0/text"],"transform":"stringify","lossless":true}"#;

    let gone = format!(r#"{whole},{{"fate":"dropped","source":["/0/asked"],"reason":"policy"}}"#);
    let text = r#"{"text":"{\"q\":\"x\",\"n\":[1,{}]}"}"#;
    same(&one(source, first, middle, &gone, text), &[made]);

    let kept = format!(r#"{whole},{{"fate":"kept","source":["/0/asked"],"target":["/0/said"]}}"#);
    let said = r#"{"text":"{\"q\":\"x\",\"n\":[1,{}]}","said":"x"}"#;
    let copy = r#"{"fate":"synthesized","target":["/0/said"],"basis":"derived","function":"copy","via":["/0/in/q"]}"#;
    same(&one(source, first, middle, &kept, said), &[made, copy]);
}

#[test]
fn pieces_from_here_and_there_are_no_whole() {
    for (source, first) in [
        // A part that was left out, and one that was made up.
        (
            r#"{"in":{"q":"x","gone":1}}"#,
            r#"{"fate":"kept","source":["/0/in/q"],"target":["/0/input/q"]},{"fate":"dropped","source":["/0/in/gone"],"reason":"policy"}"#,
        ),
        (r#"{"in":{"r":"x"}}"#, r#"{"fate":"kept","source":["/0/in/r"],"target":["/0/input/q"]}"#),
    ] {
        let row = |entries: &str| format!(r#"{{"from":["/0"],"to":["/0"],"entries":[{entries}]}}"#);
        let second = r#"{"fate":"changed","source":["/0/input"],"target":["/0/text"],"transform":"stringify","lossless":true}"#;
        let found = composed(
            &[source],
            &[r#"{"text":"{\"q\":\"x\"}"}"#],
            &[&row(first)],
            &[r#"{"input":{"q":"x"}}"#],
            &[&row(second)],
        );
        assert!(matches!(found, Err(ComposeError::Inexpressible { .. })), "{source}");
    }
}

/// What the second step copied, as the first step made it.
#[test]
fn a_copy_is_one_of_what_was_copied() {
    let copied = |first: &str, made: &str| {
        let rows = composed(
            &[r#"{"a":"2026-01-01T12:00:00Z"}"#, r#"{"b":1}"#],
            &[r#"{"c":1,"ts":"2026-01-01T12:00:00Z"}"#],
            &[
                &format!(r#"{{"from":["/0"],"to":["/0"],"entries":[{first}]}}"#),
                r#"{"from":["/1"],"to":["/1"],"entries":[{"fate":"kept","source":["/0/b"],"target":["/0/b"]}]}"#,
            ],
            &[r#"{"t":"2026-01-01T12:00:00Z"}"#, r#"{"b":1}"#],
            &[
                r#"{"from":["/0"],"to":[],"entries":[{"fate":"dropped","source":["/0/t"],"reason":"no-counterpart"}]}"#,
                r#"{"from":["/1","/0"],"to":["/0"],"entries":[{"fate":"kept","source":["/0/b"],"target":["/0/c"]},{"fate":"synthesized","target":["/0/ts"],"basis":"derived","function":"copy","via":["/1/t"]}]}"#,
            ],
        )
        .unwrap();
        assert!(rows.iter().any(|row| row.contains(made)), "{rows:#?}");
    };
    copied(
        r#"{"fate":"kept","source":["/0/a"],"target":["/0/t"]}"#,
        r#""basis":"derived","function":"copy","via":["/1/a"]"#,
    );
    copied(
        r#"{"fate":"dropped","source":["/0/a"],"reason":"duplicate"},{"fate":"synthesized","target":["/0/t"],"basis":"default","value":"2026-01-01T12:00:00Z"}"#,
        r#""basis":"default","value":"2026-01-01T12:00:00Z""#,
    );
}

#[test]
fn an_identifier_becomes_one_other_and_what_else_bears_its_name_is_made_of_it() {
    let entries = one(
        r#"{"a":"7"}"#,
        r#"{"fate":"changed","source":["/0/a"],"target":["/0/b"],"transform":"id-map","lossless":false}"#,
        r#"{"b":"acme:7"}"#,
        r#"{"fate":"kept","source":["/0/b"],"target":["/0/c","/0/d"]}"#,
        r#"{"c":"acme:7","d":"acme:7"}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"synthesized","target":["/0/d"],"basis":"derived","function":"position","via":["/0/a"]}"#,
            r#"{"fate":"changed","source":["/0/a"],"target":["/0/c"],"transform":"id-map","lossless":false}"#,
        ],
    );
}

#[test]
fn what_is_more_than_a_name_comes_first_wherever_it_stands() {
    let entries = one(
        r#"{"a":"7"}"#,
        r#"{"fate":"kept","source":["/0/a"],"target":["/0/b","/0/d"]}"#,
        r#"{"b":"7","d":"7"}"#,
        r#"{"fate":"changed","source":["/0/b"],"target":["/0/c"],"transform":"id-map","lossless":false},{"fate":"kept","source":["/0/d"],"target":["/0/e"]}"#,
        r#"{"c":"acme:7","e":"7"}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"synthesized","target":["/0/c"],"basis":"derived","function":"position","via":["/0/a"]}"#,
            r#"{"fate":"kept","source":["/0/a"],"target":["/0/e"]}"#,
        ],
    );
}

#[test]
fn a_word_of_a_list_is_one_more_name() {
    let entries = one(
        r#"{"a":"thinking"}"#,
        r#"{"fate":"kept","source":["/0/a"],"target":["/0/b","/0/d"]}"#,
        r#"{"b":"thinking","d":"thinking"}"#,
        r#"{"fate":"changed","source":["/0/b"],"target":["/0/kind"],"transform":"enum-map","table":{"thinking":"reasoning"},"lossless":true},{"fate":"kept","source":["/0/d"],"target":["/0/e"]}"#,
        r#"{"kind":"reasoning","e":"thinking"}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"synthesized","target":["/0/kind"],"basis":"derived","function":"position","via":["/0/a"]}"#,
            r#"{"fate":"kept","source":["/0/a"],"target":["/0/e"]}"#,
        ],
    );
}

#[test]
fn a_name_that_is_the_source_again_is_a_copy_of_it() {
    let session = "acme-chat:0f3c2a7e-91b4-4d6a-8c2e-5a7b3d1e9f04";
    let native = session.strip_prefix("acme-chat:").unwrap();
    let entries = one(
        &format!(r#"{{"a":"{session}"}}"#),
        r#"{"fate":"changed","source":["/0/a"],"target":["/0/b","/0/d"],"transform":"uri-to-locator","lossless":false}"#,
        &format!(r#"{{"b":"{native}","d":"{native}"}}"#),
        r#"{"fate":"changed","source":["/0/b"],"target":["/0/c"],"transform":"id-map","lossless":false},{"fate":"kept","source":["/0/d"],"target":["/0/e"]}"#,
        &format!(r#"{{"c":"{session}","e":"{native}"}}"#),
    );
    same(
        &entries,
        &[
            r#"{"fate":"synthesized","target":["/0/c"],"basis":"derived","function":"copy","via":["/0/a"]}"#,
            r#"{"fate":"changed","source":["/0/a"],"target":["/0/e"],"transform":"uri-to-locator","lossless":false}"#,
        ],
    );
}

#[test]
fn equal_identifiers_become_one() {
    let entries = one(
        r#"{"a":"7","b":"7"}"#,
        r#"{"fate":"kept","source":["/0/a","/0/b"],"target":["/0/c"]}"#,
        r#"{"c":"7"}"#,
        r#"{"fate":"changed","source":["/0/c"],"target":["/0/d"],"transform":"id-map","lossless":false}"#,
        r#"{"d":"acme:7"}"#,
    );
    same(
        &entries,
        &[
            r#"{"fate":"changed","source":["/0/a","/0/b"],"target":["/0/d"],"transform":"id-map","lossless":false}"#,
        ],
    );
}

#[test]
fn a_text_that_a_later_step_finds_in_another_is_no_longer_lost() {
    let uri = "https://garden.example/beds/north";
    let text = format!(r#""{{\"u\":\"{uri}\"}}""#);
    let entries = one(
        &format!(r#"{{"a":{{"uri":"{uri}","n":1}},"j":{text}}}"#),
        r#"{"fate":"dropped","source":["/0/a"],"reason":"no-counterpart"},{"fate":"kept","source":["/0/j"],"target":["/0/j"]}"#,
        &format!(r#"{{"j":{text}}}"#),
        r#"{"fate":"changed","source":["/0/j"],"target":["/0/x"],"transform":"parse-json","lossless":true}"#,
        &format!(r#"{{"x":{{"u":"{uri}"}}}}"#),
    );
    same(
        &entries,
        &[
            r#"{"fate":"dropped","source":["/0/a/n"],"reason":"no-counterpart"}"#,
            r#"{"fate":"changed","source":["/0/j"],"target":["/0/x"],"transform":"parse-json","lossless":true}"#,
            r#"{"fate":"dropped","source":["/0/a/uri"],"reason":"duplicate"}"#,
        ],
    );
}

/// What the second report makes a text of, and says again leaf by leaf.
const MADE_A_TEXT: &str = r#"{"fate":"changed","source":["/0/in"],"target":["/0/text"],"transform":"stringify","lossless":true},{"fate":"synthesized","target":["/0/again/q"],"basis":"derived","function":"copy","via":["/0/in/q"]},{"fate":"synthesized","target":["/0/again/n"],"basis":"derived","function":"copy","via":["/0/in/n"]}"#;

#[test]
fn a_text_of_pieces_from_here_and_there_is_that_of_where_they_stand() {
    let middle = r#"{"in":{"q":"x","n":"Sow beans"}}"#;
    let target =
        r#"{"text":"{\"q\":\"x\",\"n\":\"Sow beans\"}","again":{"q":"x","n":"Sow beans"}}"#;
    let text = r#"{"fate":"synthesized","target":["/0/text"],"basis":"derived","function":"json-text","at":"/0/again"}"#;
    let option =
        r#"{"fate":"synthesized","target":["/0/again/n"],"basis":"option","value":"Sow beans"}"#;
    let entries = documents(
        [r#"{"a":"x"}"#, middle, target],
        [
            r#"{"fate":"kept","source":["/0/a"],"target":["/0/in/q"]},{"fate":"synthesized","target":["/0/in/n"],"basis":"option","value":"Sow beans"}"#,
            MADE_A_TEXT,
        ],
    );
    let kept = r#"{"fate":"kept","source":["/0/a"],"target":["/0/again/q"]}"#;
    same(&entries.unwrap(), &[kept, option, text]);

    // Of what is kept as it stood, and of what is all made up.
    let entries = documents(
        [r#"{"b":{"q":"x","n":"Sow beans"}}"#, middle, target],
        [r#"{"fate":"kept","source":["/0/b"],"target":["/0/in"]}"#, MADE_A_TEXT],
    );
    let kept = r#"{"fate":"kept","source":["/0/b"],"target":["/0/again"]}"#;
    same(&entries.unwrap(), &[kept, text]);
    let entries = documents(
        [r#"{"a":"x"}"#, middle, target],
        [
            r#"{"fate":"dropped","source":["/0/a"],"reason":"policy"},{"fate":"synthesized","target":["/0/in/q"],"basis":"constant","value":"x"},{"fate":"synthesized","target":["/0/in/n"],"basis":"option","value":"Sow beans"}"#,
            MADE_A_TEXT,
        ],
    );
    let lost = r#"{"fate":"dropped","source":["/0/a"],"reason":"policy"}"#;
    let made = r#"{"fate":"synthesized","target":["/0/again/q"],"basis":"constant","value":"x"}"#;
    same(&entries.unwrap(), &[lost, made, option, text]);
}

#[test]
fn the_text_of_what_stands_elsewhere_goes_along_with_it() {
    let source = r#"{"a":7}"#;
    let middle = r#"{"o":{"n":7},"t":"{\"n\":7}"}"#;
    let first = r#"{"fate":"kept","source":["/0/a"],"target":["/0/o/n"]},{"fate":"synthesized","target":["/0/t"],"basis":"derived","function":"json-text","at":"/0/o"}"#;
    let moved = r#"{"fate":"kept","source":["/0/o"],"target":["/0/p/o"]},{"fate":"kept","source":["/0/t"],"target":["/0/u"]}"#;
    let target = r#"{"p":{"o":{"n":7}},"u":"{\"n\":7}"}"#;
    let entries = documents([source, middle, target], [first, moved]).unwrap();
    same(
        &entries,
        &[
            r#"{"fate":"kept","source":["/0/a"],"target":["/0/p/o/n"]}"#,
            r#"{"fate":"synthesized","target":["/0/u"],"basis":"derived","function":"json-text","at":"/0/p/o"}"#,
        ],
    );
    // The text alone would say more than its account.
    let alone = r#"{"fate":"dropped","source":["/0/o"],"reason":"policy"},{"fate":"kept","source":["/0/t"],"target":["/0/u"]}"#;
    let found = documents([source, middle, r#"{"u":"{\"n\":7}"}"#], [first, alone]);
    assert!(matches!(found, Err(ComposeError::Inexpressible { .. })));
}

#[test]
fn what_is_made_of_an_option_says_by_which_steps() {
    let first = r#"{"fate":"dropped","source":["/0/a"],"reason":"policy"},{"fate":"synthesized","target":["/0/b"],"basis":"option","value":"Sow beans"}"#;
    let template = r#"{"fate":"changed","source":["/0/b"],"target":["/0/c"],"transform":"template","template":"Goal: {0}","lossless":true}"#;
    let files = [r#"{"a":1}"#, r#"{"b":"Sow beans"}"#, r#"{"c":"Goal: Sow beans"}"#];
    let entries = documents(files, [first, template]).unwrap();
    let made = r#"{"fate":"synthesized","target":["/0/c"],"basis":"option","value":"Sow beans","transform":"template","template":"Goal: {0}"}"#;
    same(&entries, &[r#"{"fate":"dropped","source":["/0/a"],"reason":"policy"}"#, made]);

    let first = format!(
        "{},{}",
        r#"{"fate":"dropped","source":["/0/a"],"reason":"policy"}"#,
        made.replace("/0/c", "/0/b")
    );
    let files = [r#"{"a":1}"#, r#"{"b":"Goal: Sow beans"}"#, r#"{"c":"\"Goal: Sow beans\""}"#];
    let stringify = r#"{"fate":"changed","source":["/0/b"],"target":["/0/c"],"transform":"stringify","lossless":true}"#;
    let entries = documents(files, [&first, stringify]).unwrap();
    same(
        &entries,
        &[
            r#"{"fate":"dropped","source":["/0/a"],"reason":"policy"}"#,
            r#"{"fate":"synthesized","target":["/0/c"],"basis":"option","value":"Sow beans","transform":[{"transform":"template","template":"Goal: {0}"},{"transform":"stringify"}]}"#,
        ],
    );
}

#[test]
fn a_name_that_was_made_of_a_made_up_identifier_is_made_up_likewise() {
    let uuid = "urn:uuid:74738ff5-5367-5958-9aee-98fffdcd1876";
    let first = r#"{"fate":"dropped","source":["/0/a"],"reason":"not-granted"},{"fate":"synthesized","target":["/0/id"],"basis":"derived","function":"uuid-v5","via":["/0/a"]}"#;
    let second = r#"{"fate":"kept","source":["/0/id"],"target":["/0/uri"]},{"fate":"synthesized","target":["/0/name"],"basis":"derived","function":"position","via":["/0/id"]}"#;
    let entries = documents(
        [
            r#"{"a":"s1"}"#,
            &format!(r#"{{"id":"{uuid}"}}"#),
            &format!(r#"{{"uri":"{uuid}","name":"res:{uuid}"}}"#),
        ],
        [first, second],
    );
    let made = |at: &str| {
        format!(
            r#"{{"fate":"synthesized","target":["/0/{at}"],"basis":"derived","function":"uuid-v5","via":["/0/a"]}}"#
        )
    };
    let lost = r#"{"fate":"dropped","source":["/0/a"],"reason":"not-granted"}"#;
    same(&entries.unwrap(), &[lost, &made("uri"), &made("name")]);
}
