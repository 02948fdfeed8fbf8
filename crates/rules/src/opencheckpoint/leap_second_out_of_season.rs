//! OC603: where leap seconds have been.

use super::document::Document;
use crate::finding::{Findings, quoted};
use crate::rule::declare_rule;

declare_rule! {
    id: "OC603",
    name: "leap-second-out-of-season",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "leap_second_out_of_season.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (timestamp, place) in &document.leaves.timestamps {
        let Some(day) = timestamp.leap_day() else { continue };
        if !matches!(u8::from(day.month()), 6 | 12) {
            findings.report(
                *place,
                format!(
                    "{} is a leap second at the end of {}, where there has been none; check the time",
                    quoted(timestamp.as_str()),
                    day.month(),
                ),
            );
        }
    }
}
