//! Inputs that broke other people's tools, read in place.

use opencheckpoint_rules::Format;
use serde_json::Value;

use crate::harness::{check, places, preamble};
use crate::shared::shared;

#[test]
fn a_time_is_valid_where_the_case_says_so() {
    let Some(case) = shared("cases/63-ck-timestamps") else { return };
    let text = std::fs::read_to_string(case.join("cases.json")).unwrap();
    let cases: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let members: Vec<_> = preamble(Format::OpenCheckpoint)
            .iter()
            .map(|&(name, value)| match name {
                "created_at" => format!("{name:?}:{}", case["value"]),
                _ => format!("{name:?}:{value}"),
            })
            .collect();
        // What is of no timestamp's shape is refused before any rule.
        let findings = check(Format::OpenCheckpoint, &format!("{{{}}}", members.join(",")));
        let is_valid = findings.as_ref().is_ok_and(Vec::is_empty);
        assert_eq!(Some(is_valid), case["valid_in_schema_0_1"].as_bool(), "{case}: {findings:?}");
        if let Ok(findings) = &findings {
            let expected = if is_valid { &[][..] } else { &[("OC601", "/created_at")] };
            assert_eq!(places(findings), expected, "{case}");
        }
    }
}

#[test]
fn what_is_no_uri_is_reported_where_it_stands() {
    let Some(case) = shared("cases/65-ck-uri-bytes") else { return };
    let text = std::fs::read_to_string(case.join("input.json")).unwrap();
    let findings = check(Format::OpenCheckpoint, &text).unwrap();
    assert_eq!(
        places(&findings),
        [
            ("OC404", "/resources/3/uri"),
            ("OC404", "/resources/5/uri"),
            ("OC404", "/resources/6/uri"),
            ("OC404", "/resources/7/uri"),
        ]
    );
}

#[test]
fn documents_that_a_schema_alone_lets_pass_are_found() {
    let Some(case) = shared("cases/66-ck-ids-and-rules") else { return };
    for (name, expected) in [
        ("dup-id.json", &[("OC101", "/resources/0/id")][..]),
        (
            "dangling-ref.json",
            &[("OC102", "/statements/0/origin/ref"), ("OC102", "/statements/0/evidence/0")],
        ),
        ("superseded.json", &[("OC204", "/statements/0"), ("OC206", "/statements/0")]),
        ("tool-instruction.json", &[("OC201", "/statements/0/origin/type")]),
        ("verified-hypothesis.json", &[("OC202", "/statements/0/verification/state")]),
        ("approved-action.json", &[("OC303", "/operations/0/status")]),
        ("no-uri-no-locator.json", &[("OC401", "/resources/0")]),
        ("ext-kept.json", &[]),
    ] {
        let text = std::fs::read_to_string(case.join(name)).unwrap();
        let findings = check(Format::OpenCheckpoint, &text).unwrap();
        assert_eq!(places(&findings), expected, "{name}");
    }
}
