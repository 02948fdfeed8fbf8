//! ASR-236: which entries of a plan wait for which.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use session_record_model::Record;

use super::seen::Seen;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-236",
    name: "inconsistent-plan-entries",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "inconsistent_plan_entries.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Plan(plan) = seen.record else { return };
    let entries = plan.entries.as_deref().unwrap_or_default();
    let mut holders: HashMap<&str, Holders> = HashMap::new();
    for (n, entry) in entries.iter().enumerate() {
        let Some(id) = &entry.entry_id else { continue };
        match holders.entry(id) {
            Entry::Vacant(holder) => {
                holder.insert(Holders { first: n, are_several: false });
            }
            Entry::Occupied(mut holder) => {
                let holder = holder.get_mut();
                holder.are_several = true;
                let related = Related::new(
                    format!("/entries/{}/entryId", holder.first),
                    "the id is first used here",
                );
                findings.report_text_related(
                    format!("/entries/{n}/entryId"),
                    id,
                    |id| {
                        format!(
                            "{id} is the id of an earlier entry, too; give one of them another id"
                        )
                    },
                    vec![related],
                );
            }
        }
    }
    for (n, entry) in entries.iter().enumerate() {
        for (m, blocker) in entry.blocked_by().iter().enumerate() {
            let what = match holders.get(blocker.as_str()) {
                None => "the id of no entry of the plan",
                Some(holders) if holders.first == n && !holders.are_several => {
                    "the id of the entry itself"
                }
                Some(_) => continue,
            };
            findings.report_text(format!("/entries/{n}/blockedBy/{m}"), blocker, |blocker| {
                format!("{blocker} is {what}; name another entry, or take it out")
            });
        }
    }
}

/// The entries that have one id.
struct Holders {
    first: usize,
    are_several: bool,
}
