//! Law 1, 2 and 3: each leaf in one entry on either side, and nothing is said that the audit refuses.

use opencheckpoint_convert::Format;

use crate::cases;
use crate::run::run;

#[test]
fn every_report_of_a_session_record_holds() {
    let mut failed = Vec::new();
    let mut held = 0;
    for case in cases::session_records() {
        match run(&case.bytes, Format::SessionRecord, Format::OpenCheckpoint) {
            Ok(converted) => {
                let verdict = converted.audit();
                if verdict.holds() {
                    held += 1;
                } else {
                    failed.push(format!("{}:\n  {}", case.name, list(&verdict.findings)));
                }
            }
            Err(error) => failed.push(format!("{}: {error}", case.name)),
        }
    }
    assert!(failed.is_empty(), "{held} held, but\n{}", failed.join("\n"));
}

fn list(findings: &[opencheckpoint_convert::audit::Finding]) -> String {
    findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n  ")
}
