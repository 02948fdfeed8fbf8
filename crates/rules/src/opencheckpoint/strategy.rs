//! Checkpoints for property tests that break no rule of severity error.
#![cfg(feature = "proptest")]

use std::collections::BTreeMap;

use opencheckpoint_model::v0_1::Checkpoint;
use proptest::prelude::{Strategy, any};

use super::beside::With;
use super::document::Document;
use super::{check, index::Reference};
use crate::edit::{Edit, Edits, edited};
use crate::{Finding, RuleId, Severity};

/// Checkpoints of every shape that break no rule of severity error.
///
/// They are the model's arbitrary checkpoints, which are of the right shape but whose ids and
/// members seldom fit together, mended where a rule finds fault.
///
/// ```
/// use opencheckpoint_rules::{Severity, opencheckpoint};
/// use proptest::prelude::*;
///
/// proptest!(ProptestConfig::with_cases(20), |(c in opencheckpoint::valid_checkpoint())| {
///     let errors = opencheckpoint::check(&c)
///         .into_iter()
///         .filter(|finding| finding.severity() == Severity::Error);
///     prop_assert_eq!(errors.count(), 0);
/// });
/// ```
pub fn valid_checkpoint() -> impl Strategy<Value = Checkpoint> {
    any::<Checkpoint>().prop_map(mended)
}

/// The checkpoint, mended until no rule of severity error is broken.
fn mended(mut checkpoint: Checkpoint) -> Checkpoint {
    // A mend can uncover another breach: an object with a new id is no longer what a reference to
    // the old id leads to. Each round leaves less to do, and a few do.
    for round in 0..ROUNDS {
        let edits = edits(&checkpoint, round);
        if edits.is_empty() {
            break;
        }
        let Some(next) = edited(&checkpoint, &edits) else { break };
        checkpoint = next;
    }
    checkpoint
}

const ROUNDS: usize = 16;

/// One edit or more for each finding of severity error.
fn edits(checkpoint: &Checkpoint, round: usize) -> Edits {
    let with = With::default();
    let document = Document::new(checkpoint, &with);
    let references: BTreeMap<String, &Reference<'_>> = document
        .index
        .astray()
        .map(|(reference, _)| (reference.place.to_string(), reference))
        .collect();
    let findings = check(checkpoint);
    let errors = findings.iter().filter(|finding| finding.severity() == Severity::Error);
    errors
        .enumerate()
        .flat_map(|(n, finding)| match references.get(finding.pointer()) {
            Some(reference) if matches!(finding.rule().id, RuleId::OC102 | RuleId::OC103) => {
                vec![redirect(&document, reference, finding.pointer(), n)]
            }
            _ => mend(finding, &format!("mended-{round}-{n}")),
        })
        .collect()
}

/// Lets a reference lead to some object that it may name, or takes it out where there is none.
fn redirect(document: &Document<'_>, reference: &Reference<'_>, pointer: &str, n: usize) -> Edit {
    let permitted: Vec<_> =
        document.index.objects().iter().filter(|object| reference.permits(object.kind)).collect();
    if let Some(object) = permitted.get(n % permitted.len().max(1)) {
        return (pointer.to_owned(), Some(format!("{:?}", object.id)));
    }
    // A selection without its resource, and an `until` without its operation, is none.
    let whole = pointer.strip_suffix("/resource").or_else(|| pointer.strip_suffix("/operation"));
    (whole.unwrap_or(pointer).to_owned(), None)
}

/// Mends a breach of any other rule.
fn mend(finding: &Finding, new_id: &str) -> Vec<Edit> {
    let at = finding.pointer();
    let put = |place: &str, value: &str| (format!("{at}{place}"), Some(value.to_owned()));
    let remove = |place: &str| (format!("{at}{place}"), None);
    let edit = match finding.rule().id {
        RuleId::OC101 | RuleId::OC702 => put("", &format!("{new_id:?}")),
        RuleId::OC201 => put("", r#""user""#),
        RuleId::OC202 => put("", r#""unverified""#),
        RuleId::OC203 => put("", r#""external""#),
        RuleId::OC204 => put("/rationale", r#""It was asked for.""#),
        RuleId::OC205 if at.ends_with("/status") => remove(""),
        RuleId::OC205 => put("/resolution", r#""It was answered.""#),
        RuleId::OC206 => match at.strip_suffix("/superseded_by") {
            Some(statement) => (format!("{statement}/status"), Some(r#""superseded""#.to_owned())),
            None => remove("/status"),
        },
        RuleId::OC302 => put("", r#""verify_first""#),
        RuleId::OC303 if at.ends_with("/status") => put("", r#""completed""#),
        RuleId::OC303 => put(
            "/approval",
            r#"{"decided_by":"someone","decided_at":"2026-01-01T00:00:00Z","evidence":[]}"#,
        ),
        RuleId::OC401 => put("/locator", r#"{"system":"example","key":"1"}"#),
        RuleId::OC402 => (
            at.trim_end_matches("/value").to_owned(),
            Some(format!(r#"{{"algorithm":"sha-256","value":"{}"}}"#, "0b".repeat(32))),
        ),
        RuleId::OC404 => put("", r#""https://mended.example/a#b""#),
        // Where a secret stands a text may stand, and an empty one is no secret.
        RuleId::OC405 => put("", r#""""#),
        RuleId::OC501 => {
            let extensions = at.rsplit_once('/').map_or("", |(extensions, _)| extensions);
            let mended = format!("{extensions}/org.example.{new_id}");
            return vec![remove(""), (mended, Some(r#"{"a":[1.0]}"#.to_owned()))];
        }
        RuleId::OC601 => put("", r#""2026-01-01T00:00:00.50+01:00""#),
        // OC301, OC304, and a rule that has no line here yet: what is at fault is taken out.
        _ => remove(""),
    };
    vec![edit]
}
