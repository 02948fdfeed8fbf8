//! `audit`: of a report that is not true, and `--explain`, of one written by hand.

use crate::run::{Place, refused};

const HEAD: &str = r#"{"loss_report":"0.1","adapter":{"id":"claude-code-to-session-record","version":"0.1.0","options":{}},"source":{"format":"claude-code","digest":"sha-256:aa","size":12345,"leaves":7},"target":{"format":"session-record","digest":"sha-256:bb","size":678,"leaves":6},"provisional":["tool_call"],"anomalies":[{"line":3,"kind":"torn","segments":[{"offset":5120,"length":180,"record":2,"opaque":true}]},{"line":9,"kind":"lone-surrogate","pointer":"/9/message/content"}],"notices":[{"kind":"unpaired-call","line":4,"message":"the call \u001b[31m has no result"},{"kind":"compaction","message":"the log was compacted"}]}"#;
const ROWS: &str = concat!(
    r#"{"shape":0,"entries":[{"fate":"kept","source":["/0/message/content/0/text"],"target":["/0/content/0/text"]},"#,
    r#"{"fate":"changed","source":["/0/message/role"],"target":["/0/role"],"transform":"enum-map","table":{"user":"user"},"lossless":true},"#,
    r#"{"fate":"dropped","source":["/0/userType"],"reason":"no-counterpart"},"#,
    r#"{"fate":"synthesized","target":["/0/type"],"basis":"constant","value":"message"}]}"#,
    "\n",
    r#"{"shape":0,"from":["/0"],"to":["/0"]}"#,
    "\n",
    r#"{"shape":0,"from":["/1"],"to":["/1"]}"#,
    "\n",
    r#"{"from":["/2"],"to":[],"entries":[{"fate":"dropped","source":["/0"],"reason":"unreadable"}]}"#,
    "\n"
);
const TOTALS: &str = r#"{"totals":{"source":{"kept":2,"changed":2,"dropped":3},"target":{"kept":2,"changed":2,"synthesized":2}},"dropped":{"no-counterpart":2,"unreadable":1}}"#;

#[test]
fn a_report_is_explained_as_tables() {
    let place = Place::new();
    place.write("r.jsonl", format!("{HEAD}\n{ROWS}{TOTALS}\n"));
    let ran = place.run(&["audit", "--explain", "r.jsonl"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    insta::assert_snapshot!(ran.stdout, @r##"
    claude-code-to-session-record 0.1.0
      source  claude-code     7 values  12,345 bytes  sha-256:aa
      target  session-record  6 values     678 bytes  sha-256:bb

    Values by fate:
      fate         source  target
      kept              2       2  stands in the target as it was
      changed           2       2  stands in the target in another form
      dropped           3       –  is not in the target
      synthesized       –       2  was made by the conversion

    Dropped values by reason:
      no-counterpart  2  the target format has no place for it
      unreadable      1  it cannot be read

    Entries dropped, by member:
      2  no-counterpart  /userType
      1  unreadable      (whole)

    Entries changed, by member:
      2  enum-map  /message/role → /role

    Entries synthesized, by member:
      2  constant  /type

    Entries kept, by member:
      2  /message/content/*/text → /content/*/text

    Anomalies of the source:
      torn            line 3  a record ends in the middle
      lone-surrogate  line 9  half of a surrogate pair, read as U+FFFD

    Worth knowing:
      unpaired-call  line 4: the call \u001b[31m has no result
      compaction     the log was compacted
    "##);
}

#[test]
fn a_report_is_explained_as_one_json_document() {
    let place = Place::new();
    place.write("r.jsonl", format!("{HEAD}\n{ROWS}{TOTALS}\n"));
    let ran = place.run(&["audit", "--explain", "r.jsonl", "--output", "json"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    insta::assert_snapshot!(ran.stdout, @r##"{"report":"r.jsonl","adapter":{"id":"claude-code-to-session-record","version":"0.1.0","options":{}},"source":{"format":"claude-code","digest":"sha-256:aa","size":12345,"leaves":7},"target":{"format":"session-record","digest":"sha-256:bb","size":678,"leaves":6},"totals":{"source":{"kept":2,"changed":2,"dropped":3},"target":{"kept":2,"changed":2,"synthesized":2}},"dropped":{"no-counterpart":2,"unreadable":1},"entries":[{"fate":"changed","detail":"enum-map","source":"/message/role","target":["/role"],"count":2},{"fate":"dropped","detail":"no-counterpart","source":"/userType","count":2},{"fate":"dropped","detail":"unreadable","source":"","count":1},{"fate":"kept","source":"/message/content/*/text","target":["/content/*/text"],"count":2},{"fate":"synthesized","detail":"constant","target":["/type"],"count":2}],"provisional":["tool_call"],"anomalies":[{"line":3,"kind":"torn","segments":[{"offset":5120,"length":180,"record":2,"opaque":true}]},{"line":9,"kind":"lone-surrogate","pointer":"/9/message/content"}],"notices":[{"kind":"unpaired-call","line":4,"message":"the call \u001b[31m has no result"},{"kind":"compaction","message":"the log was compacted"}]}"##);
}

#[test]
fn what_is_no_report_is_said() {
    let place = Place::new();
    let says = |content: &str, code: i32, line: &str| {
        place.write("r.jsonl", content);
        let ran = place.run(&["audit", "--explain", "r.jsonl"]);
        assert_eq!(ran, refused(code, &format!("r.jsonl: {line}")), "{content}");
    };
    says(
        "{}\n",
        1,
        "line 1, column 1, at the root: this is no loss report: missing member \"shape\"",
    );
    says(
        "{\"opencheckpoint\":\"0.1\"}\n",
        1,
        "line 1, column 2, at /opencheckpoint: this is no loss report: unknown member \"opencheckpoint\"",
    );
    says(
        "not json\n",
        2,
        "line 1, column 2, at the root: this is no loss report: found 'o', expected null",
    );
    says(&format!("{HEAD}\n"), 1, "line 2: found the end, expected a shape, a row or the totals");
    says(
        &format!("{HEAD}\n{ROWS}\n"),
        2,
        "line 6, column 1, at the root: found the end of the text, expected a value",
    );
    says(
        &format!("{HEAD}\n{TOTALS}\n{ROWS}"),
        1,
        "line 3: found a shape, expected the end, behind the totals",
    );
    says(
        &format!("{}\n", HEAD.replace("\"0.1\"", "\"0.9\"")),
        1,
        "the report is of version \"0.9\", and only \"0.1\" is known",
    );
}

#[test]
fn a_report_that_is_not_true_is_refused_with_what_is_wrong() {
    let place = Place::new();
    let source = crate::run::fixture("session-record/valid/every-record.jsonl");
    place.write("s.jsonl", std::fs::read(source).unwrap());
    let convert = ["convert", "s.jsonl", "--to", "opencheckpoint", "-o", "out.json", "--quiet"];
    assert_eq!(place.run(&convert).code, 0);
    let report = String::from_utf8(place.read("out.json.loss.jsonl")).unwrap();
    let tampered = report.replacen("\"/0/agent/channel\",", "", 1).replacen(
        "\"value\":\"filesystem\"",
        "\"value\":\"disk\"",
        1,
    );
    assert_eq!(tampered.len(), report.len() - 25, "both are there to be tampered with");
    place.write("r.jsonl", tampered);
    let ran = place.run(&["audit", "s.jsonl", "out.json", "r.jsonl"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (1, ""));
    insta::assert_snapshot!(ran.stdout, @r##"
    r.jsonl: value, line 2, entry 16, target /resources/1/locator/system: found "filesystem", expected "disk"
    r.jsonl: totals: found {"totals":{"source":{"kept":39,"changed":50,"dropped":340},"target":{"kept":47,"changed":25,"synthesized":67}},"dropped":{"no-counterpart":316,"superseded":24}}, expected {"totals":{"source":{"kept":39,"changed":50,"dropped":339},"target":{"kept":47,"changed":25,"synthesized":67}},"dropped":{"no-counterpart":315,"superseded":24}}
    r.jsonl: source-once, source /0/agent/channel: found no entry, expected an entry for each leaf
    r.jsonl: the report does not hold: 3 mistakes
    "##);
    let ran = place.run(&["audit", "s.jsonl", "out.json", "r.jsonl", "--output", "json"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (1, ""));
    insta::assert_snapshot!(ran.stdout, @r##"{"source":"s.jsonl","target":"out.json","report":"r.jsonl","holds":false,"rows":30,"source_leaves":429,"target_leaves":139,"findings":[{"check":"value","line":2,"entry":16,"place":"target /resources/1/locator/system","found":"\"filesystem\"","expected":"\"disk\""},{"check":"totals","found":"{\"totals\":{\"source\":{\"kept\":39,\"changed\":50,\"dropped\":340},\"target\":{\"kept\":47,\"changed\":25,\"synthesized\":67}},\"dropped\":{\"no-counterpart\":316,\"superseded\":24}}","expected":"{\"totals\":{\"source\":{\"kept\":39,\"changed\":50,\"dropped\":339},\"target\":{\"kept\":47,\"changed\":25,\"synthesized\":67}},\"dropped\":{\"no-counterpart\":315,\"superseded\":24}}"},{"check":"source-once","place":"source /0/agent/channel","found":"no entry","expected":"an entry for each leaf"}],"more":false}"##);

    // The files the wrong way round are told by their digests.
    let swapped = place.run(&["audit", "out.json", "s.jsonl", "out.json.loss.jsonl"]);
    assert_eq!(swapped.code, 1);
    assert!(swapped.stdout.starts_with("out.json.loss.jsonl: "), "{}", swapped.stdout);
}
