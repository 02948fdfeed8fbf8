//! Law 6: the same input and options give the same bytes, report and residue included.

use crate::run::{everything, run};

#[test]
fn a_second_run_gives_the_same_bytes() {
    for (name, first) in everything() {
        let second = run(&first.source, first.from, first.to).unwrap();
        assert!(first.target == second.target, "{name}: target {}", first.to);
        assert!(first.report == second.report, "{name}: report on {}", first.to);
        assert!(first.residue == second.residue, "{name}: residue of {}", first.to);
    }
}
