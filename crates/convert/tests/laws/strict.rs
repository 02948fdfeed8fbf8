//! What is strict refuses when, and only when, the report has a leaf that was dropped for a reason that counts, or an anomaly; and
//! then writes nothing.

use std::collections::BTreeSet;

use opencheckpoint_convert::report::{Reader, Reason};
use opencheckpoint_convert::{Error, OutcomeError, Strict};

use crate::own_rows::Report;
use crate::run::{Converted, attempt, everything};

/// The reasons for which a report drops leaves, and whether something was odd about the source.
fn told(converted: &Converted) -> (BTreeSet<String>, bool) {
    let rows = Report::of(converted).rows;
    let entries = rows.iter().flat_map(|row| row["entries"].as_array().unwrap());
    let reasons = entries.filter_map(|entry| entry["reason"].as_str().map(str::to_owned));
    let head = Reader::new(&converted.report[..]).unwrap().head().clone();
    (reasons.collect(), !head.anomalies.is_empty())
}

#[test]
fn what_is_strict_refuses_what_the_report_has_and_nothing_else() {
    let (mut refused, mut passed) = (0, 0);
    for (name, converted) in everything() {
        let (reasons, is_odd) = told(converted);
        let of = |is_told: bool| {
            Reason::ALL.iter().copied().find(|reason| reasons.contains(reason.name()) == is_told)
        };
        let lists = [of(true), of(false)].into_iter().flatten().map(|reason| vec![reason]);
        for strict in lists.map(Strict::For).chain([Strict::All, Strict::For(Vec::new())]) {
            let expected = is_odd
                || match &strict {
                    Strict::Off => false,
                    Strict::All => !reasons.is_empty(),
                    Strict::For(listed) => {
                        listed.iter().any(|reason| reasons.contains(reason.name()))
                    }
                };
            let again = attempt(
                &converted.source,
                converted.from,
                converted.to,
                &converted.options,
                &strict,
            );
            let to = converted.to;
            match again.outcome {
                Ok(_) => {
                    assert!(!expected, "{name} to {to}: {strict:?} let {reasons:?} pass");
                    passed += 1;
                }
                Err(Error::Outcome(
                    OutcomeError::Dropped { .. } | OutcomeError::Anomalies { .. },
                )) => {
                    assert!(expected, "{name} to {to}: {strict:?} refused {reasons:?}");
                    let written = [again.target, again.report, again.residue].concat();
                    assert!(written.is_empty(), "{name} to {to}: something was written");
                    refused += 1;
                }
                Err(error) => panic!("{name} to {to}: {error}"),
            }
        }
    }
    assert!(refused > 100 && passed > 100, "{refused} refused, {passed} passed");
}
