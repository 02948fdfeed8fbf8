//! Law 1, 2 and 3: each leaf in one entry on either side, and nothing is said that the audit refuses.
//! Law 7 with it: a report that was composed of two holds like any other.

use crate::run::everything;

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
