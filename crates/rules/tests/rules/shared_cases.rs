//! Inputs that broke other people's tools, read in place.

use opencheckpoint_rules::Format;

use crate::harness::{check, places};
use crate::shared::shared;

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
