//! The laws of conversions, over every fixture and every log that is at hand.
//!
//! Law 5 has tests of its own (`no_upgrade`, `no_upgrade_of_checkpoints`).

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod adversarial;
mod cases;
mod claims;
mod deterministic;
mod forged;
#[allow(dead_code, reason = "each test uses what it needs")]
#[path = "../granting/mod.rs"]
mod granting;
mod honest;
mod hostile;
mod names;
mod no_upgrade;
mod own_rows;
mod restorable;
mod run;
mod sensitive;
#[path = "../../../../fixtures/shared.rs"]
mod shared;
mod strict;
mod tampered;
mod there_and_back;
mod total;
mod valid;

/// The page names a test of each law, and each of them exists.
#[test]
fn the_page_names_the_tests_of_every_law() {
    let page = include_str!("../../../../docs/conversions.md");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/laws");
    for law in 1..=10 {
        let row = page.lines().find(|line| line.starts_with(&format!("| {law} |"))).unwrap();
        let named = row.split('`').skip(1).step_by(2).filter_map(|name| name.split_once("::"));
        let mut tests = 0;
        for (file, test) in named {
            let source = std::fs::read_to_string(format!("{folder}/{file}")).unwrap();
            assert!(source.contains(&format!("#[test]\nfn {test}()")), "{file} has no test {test}");
            tests += 1;
        }
        assert!(tests > 0, "law {law} has no test");
    }
}
