//! How the checkpoint was made, and what was left out.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use exact_json::trace::{Function, List, Out, Reason, Str};
use opencheckpoint_model::v0_1::target::{
    Derivation, DerivationInput, Omission, SessionRef, Transformation,
};
use opencheckpoint_model::v0_1::{DerivationMethod, OmissionReason};

use super::ids::SESSION;
use super::phrases::Quoted;
use super::run::Rehearsed;

/// What is left out, as the list of omissions names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum LeftOut {
    /// What a subagent said to itself, and its plan.
    Sidechain,
    /// A message that was never part of what the model and the person said to each other.
    Undelivered,
    /// A text that the agent wrote while it worked.
    Commentary,
    /// The agent's reasoning.
    Reasoning,
    /// A refusal.
    Refusal,
    /// Structured data.
    Data,
    /// What cannot be read.
    Opaque,
    /// An image or a sound whose bytes are not there.
    Uncaptured,
    /// A text without characters, or only white space.
    Blank,
    /// A second representation, for the user.
    Display,
    /// A part of a kind that nobody knows.
    UnknownPart,
    /// A call with a result.
    AnsweredCall,
    /// A result.
    Result,
    /// A step that is neither done nor to be done, as far as anyone can say.
    Step,
    /// A plan of a vendor's own kind.
    Plan,
    /// A request that is not open.
    ClosedRequest,
    /// A delivery that is over, or on purpose was not made.
    SettledDelivery,
    /// A request to a model, with its usage.
    Inference,
    /// A compaction of the context.
    Compaction,
    /// A native row without a counterpart in the session record.
    Native,
    /// A record of another kind.
    Other,
    /// An argument that looks like a credential.
    Credential,
    /// A state that a later record takes the place of.
    Earlier,
    /// A message that is there already.
    Copy,
    /// A resource that is there already.
    KnownResource,
}

impl LeftOut {
    /// The reason in the loss report.
    ///
    /// What is said twice is `duplicate` only where it stands in the target word for word, which the ledger finds by itself. The rest of
    /// such a record or part, its ids and its place, stands nowhere else.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Sidechain
            | Self::Undelivered
            | Self::Commentary
            | Self::Reasoning
            | Self::Refusal
            | Self::Data
            | Self::Opaque
            | Self::Uncaptured
            | Self::Blank
            | Self::Display
            | Self::UnknownPart
            | Self::AnsweredCall
            | Self::Result
            | Self::Step
            | Self::Plan
            | Self::ClosedRequest
            | Self::SettledDelivery
            | Self::Inference
            | Self::Compaction
            | Self::Native
            | Self::Other
            | Self::Copy
            | Self::KnownResource => Reason::NoCounterpart,
            Self::Credential => Reason::Sensitive,
            Self::Earlier => Reason::Superseded,
        }
    }

    /// The reason in the checkpoint.
    fn omission(self) -> OmissionReason {
        match self {
            Self::Copy | Self::KnownResource => OmissionReason::Superseded,
            other => omission_reason(other.reason()),
        }
    }

    /// One of it, and several.
    fn words(self) -> [&'static str; 2] {
        match self {
            Self::Sidechain => ["record of a subagent", "records of subagents"],
            Self::Undelivered => {
                ["message outside the conversation", "messages outside the conversation"]
            }
            Self::Commentary => ["commentary text", "commentary texts"],
            Self::Reasoning => ["reasoning part", "reasoning parts"],
            Self::Refusal => ["refusal", "refusals"],
            Self::Data => ["data part", "data parts"],
            Self::Opaque => ["opaque part", "opaque parts"],
            Self::Uncaptured => ["part without its bytes", "parts without their bytes"],
            Self::Blank => ["blank text", "blank texts"],
            Self::Display => ["display text", "display texts"],
            Self::UnknownPart => ["part of an unknown type", "parts of unknown types"],
            Self::AnsweredCall => ["answered call", "answered calls"],
            Self::Result => ["result", "results"],
            Self::Step => ["step of an unknown status", "steps of unknown statuses"],
            Self::Plan => ["plan of another type", "plans of other types"],
            Self::ClosedRequest => ["closed request", "closed requests"],
            Self::SettledDelivery => ["settled delivery", "settled deliveries"],
            Self::Inference => ["inference", "inferences"],
            Self::Compaction => ["compaction", "compactions"],
            Self::Native => ["native row", "native rows"],
            Self::Other => ["other record", "other records"],
            Self::Credential => ["argument of a call", "arguments of calls"],
            Self::Earlier => ["earlier state", "earlier states"],
            Self::Copy => ["copy of a message", "copies of messages"],
            Self::KnownResource => ["repeated resource", "repeated resources"],
        }
    }
}

/// The reason in a checkpoint for a reason of the report.
fn omission_reason(reason: Reason) -> OmissionReason {
    match reason {
        Reason::NoCounterpart | Reason::NotGranted | Reason::Unbound | Reason::Policy => {
            OmissionReason::Irrelevant
        }
        Reason::Expired | Reason::IncompleteTurn | Reason::Unreadable => {
            OmissionReason::Unavailable
        }
        Reason::Sensitive => OmissionReason::Sensitive,
        Reason::Duplicate | Reason::Superseded => OmissionReason::Superseded,
    }
}

/// How much was left out, of each kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Omissions(BTreeMap<LeftOut, u64>);

impl Omissions {
    /// One more is left out.
    pub(super) fn add(&mut self, what: LeftOut) {
        *self.0.entry(what).or_default() += 1;
    }

    /// One text for each reason, in the order of the kinds.
    fn by_reason(&self) -> Vec<(OmissionReason, String)> {
        let mut texts: Vec<(OmissionReason, String)> = Vec::new();
        for (what, count) in &self.0 {
            let reason = what.omission();
            let [one, several] = what.words();
            let words = if *count == 1 { one } else { several };
            let at = texts.iter().position(|(known, _)| *known == reason).unwrap_or(texts.len());
            if at == texts.len() {
                texts.push((reason, String::new()));
            }
            let Some((_, text)) = texts.get_mut(at) else { continue };
            if !text.is_empty() {
                text.push_str(", ");
            }
            // Writing to a string does not fail.
            let _ = write!(text, "{count} {words}");
        }
        texts
    }
}

/// The derivation of a checkpoint that was converted from one session.
pub(super) fn derivation<'t>(
    session: SessionRef<'t>,
    rehearsed: &Rehearsed,
    quoted: &Quoted,
) -> Derivation<'t> {
    let omissions: Vec<_> = rehearsed
        .omissions
        .by_reason()
        .into_iter()
        .map(|(reason, description)| Omission {
            description: Out::derived(Function::Count, [], Str::Owned(quoted.own(description))),
            reason: Out::constant(reason),
            recoverable_from: Some(Out::constant(Str::Static(SESSION))),
        })
        .collect();
    let redacted = !rehearsed.redacted.is_empty();
    let transformations = redacted.then(|| {
        List::new(vec![Transformation {
            description: Out::constant(Str::Static("Credentials left out")),
            affected: Some(references(&rehearsed.redacted)),
        }])
    });
    Derivation {
        method: Out::constant(DerivationMethod::Converted),
        inputs: Some(List::new(vec![DerivationInput { checkpoint: None, session: Some(session) }])),
        omissions: (!omissions.is_empty()).then(|| List::new(omissions)),
        transformations,
    }
}

/// References to objects of the document.
pub(super) fn references<'t>(ids: &[String]) -> List<Out<Str<'t>>> {
    ids.iter().map(|id| Out::derived(Function::Position, [], Str::Owned(id.clone()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_left_out_is_counted_by_reason() {
        let mut omissions = Omissions::default();
        for what in [LeftOut::Result, LeftOut::Reasoning, LeftOut::Result, LeftOut::Earlier] {
            omissions.add(what);
        }
        assert_eq!(
            omissions.by_reason(),
            [
                (OmissionReason::Irrelevant, "1 reasoning part, 2 results".to_owned()),
                (OmissionReason::Superseded, "1 earlier state".to_owned()),
            ]
        );
    }
}
