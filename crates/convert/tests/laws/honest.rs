//! Law 1, 2 and 3: each leaf in one entry on either side, and nothing is said that the audit refuses.
//! Law 7 with it: a report that was composed of two holds like any other.

use opencheckpoint_convert::{Format, Options, Parent};

use crate::run::{everything, options, run_with};

#[test]
fn every_report_holds() {
    let mut failed = Vec::new();
    let mut held = 0;
    for (name, converted) in everything() {
        let verdict = converted.audit();
        if verdict.holds() {
            held += 1;
        } else {
            let findings: Vec<_> = verdict.findings.iter().map(ToString::to_string).collect();
            failed.push(format!("{name} to {}:\n  {}", converted.to, findings.join("\n  ")));
        }
    }
    assert!(failed.is_empty(), "{held} held, but\n{}", failed.join("\n"));
}

#[test]
fn whatever_the_operator_says_the_report_holds() {
    let source = br#"{"type":"vendor.x","seq":1,"id":"r1"}"#;
    let odd = "Mend \"it\" \\ \u{8}\u{c}\n\u{1}\u{7f}\u{2028}\u{fffd}\u{1f980} / done";
    let parent = Parent {
        id: "urn:uuid:2b7b666e-b17d-53a4-a5c4-7ff359ad6fd9".to_owned(),
        digest: exact_json::digest::sha256(b"parent"),
    };
    let options = Options { objective: Some(odd.to_owned()), parent: Some(parent), ..options() };
    let converted =
        run_with(source, Format::SessionRecord, Format::OpenCheckpoint, &options).unwrap();
    let verdict = converted.audit();
    assert!(verdict.holds(), "{:#?}", verdict.findings);
    assert!(std::str::from_utf8(&converted.report).unwrap().contains(r#""basis":"option""#));
}
