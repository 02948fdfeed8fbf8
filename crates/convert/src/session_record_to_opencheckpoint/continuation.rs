//! How to begin.

use exact_json::trace::{List, Out, Str};
use opencheckpoint_model::v0_1::target::{Continuation, Recovery};

use super::derivation::references;
use super::ids::SESSION;
use super::phrases::Quoted;
use super::run::Rehearsed;

/// What the next agent does first: nobody has judged which instructions are met, and nobody knows how the uncertain operations ended.
pub(super) fn continuation<'t>(rehearsed: &Rehearsed, quoted: &Quoted) -> Option<Continuation<'t>> {
    let mut recovery = Vec::new();
    if rehearsed.instructed {
        recovery.push(Recovery {
            id: Out::constant(Str::Static("recover:instructions")),
            description: Out::constant(Str::Owned(quoted.what_is_met())),
            refs: Some(List::new(vec![Out::constant(Str::Static(SESSION))])),
        });
    }
    if !rehearsed.uncertain.is_empty() {
        recovery.push(Recovery {
            id: Out::constant(Str::Static("recover:operations")),
            description: Out::constant(Str::Owned(quoted.what_happened())),
            refs: Some(references(&rehearsed.uncertain)),
        });
    }
    (!recovery.is_empty()).then(|| Continuation {
        requirements: None,
        preconditions: None,
        stop_conditions: None,
        recovery: Some(List::new(recovery)),
        incompatibilities: None,
        extensions: None,
    })
}
