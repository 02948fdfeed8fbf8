//! Thoughts of Anthropic's models. They go back to that provider as they came, or not at all.

use exact_json::Value;
use exact_json::trace::{Ledger, Open, Out, Reason, Settle as _, Src, Str, Transform};
use session_record_model::draft::source::{ReasoningOpaque, ReasoningPart};
use session_record_model::draft::tag;

use crate::openai_blocks::{aside, block};
use crate::seed::part::{says, text};

const WHY: Reason = Reason::NoCounterpart;

/// What a hidden thought is called.
const REDACTED: &str = "anthropic.redacted_thinking";

/// What can be sent of a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thought {
    /// Its text, which may be withheld, with the signature.
    Signed,
    /// What hides it.
    Redacted,
}

/// What can be sent of a part; nothing, where it is no thought that the provider would know again.
pub(super) fn thought(part: Value<'_>) -> Option<Thought> {
    if text(part, "type").as_deref() != Some("reasoning") || part.get("summary").is_some() {
        return None;
    }
    let opaque = part.get("opaque");
    match (text(part, "visibility").as_deref(), opaque) {
        (None | Some("full" | "omitted"), None) => {
            says(part, "signature").then_some(Thought::Signed)
        }
        (Some("redacted"), Some(opaque)) => {
            let is_ours = text(opaque, "format").as_deref() == Some(REDACTED);
            (is_ours && says(opaque, "data")).then_some(Thought::Redacted)
        }
        _ => None,
    }
}

/// The block of a thought; and its type, where the block says another, since a word becomes the same word wherever it stands.
pub(super) fn think<'t>(
    ledger: &mut Ledger,
    part: ReasoningPart<'t>,
    thought: Thought,
) -> (Open<'t>, Option<Src<tag::Reasoning>>) {
    let ReasoningPart {
        type_,
        visibility,
        text,
        summary,
        opaque,
        signature,
        author,
        origin,
        phase,
        derivation,
        meta,
        extra,
    } = part;
    visibility.settle(ledger, WHY);
    summary.settle(ledger, WHY);
    aside(ledger, author, origin, phase, derivation, meta, extra);
    match thought {
        Thought::Signed => {
            opaque.settle(ledger, Reason::Policy);
            let text = match text {
                Some(text) => text.keep_str(),
                None => Out::default_value(Str::Static("")),
            };
            let mut members = vec![("thinking", text.into())];
            members.extend(signature.map(|signature| ("signature", signature.keep_str().into())));
            let type_ = type_.change(Transform::EnumMap, |_| Str::Static("thinking"));
            (block(type_, members), None)
        }
        Thought::Redacted => {
            text.settle(ledger, WHY);
            signature.settle(ledger, Reason::Policy);
            let data = opaque.and_then(|ReasoningOpaque { format, data, blob, extra }| {
                format.settle(ledger, WHY);
                blob.settle(ledger, Reason::Policy);
                extra.settle(ledger, Reason::Policy);
                data
            });
            let data = data.map(|data| ("data", data.keep_open()));
            let kind = Out::constant(Str::Static("redacted_thinking"));
            (block(kind, data.into_iter().collect()), Some(type_))
        }
    }
}
