//! Which model produced a turn, and whose.

use exact_json::Value;
use exact_json::trace::{Function, Ledger, Out, Reason, Settle as _, Src, Str};
use session_record_model::draft::source::Inference;

use crate::conversation::{Record, used};
use crate::error::Error;

/// The provider in whose shape the mapping writes calls and content.
const OPENAI: &str = "openai";

/// What the record of an inference says of who produced a turn.
pub(super) struct ModelOf<'t> {
    /// OpenAI or none: an agent that asks for the provider asks for the shape of the blocks, which is OpenAI's in every turn.
    pub(super) provider: Option<Out<Str<'t>>>,
    pub(super) model: Option<Out<Str<'t>>>,
}

impl<'t> ModelOf<'t> {
    /// Takes it from a record of the open group.
    ///
    /// # Errors
    ///
    /// If the record does not have the shape of an inference.
    pub(super) fn take(ledger: &mut Ledger, record: &Record<'t>) -> Result<Self, Error> {
        let Inference {
            type_,
            envelope,
            inference_id,
            subagent_id,
            model,
            provider,
            usage,
            stop_reason,
            extra,
        } = record.read()?;
        let reason = Reason::NoCounterpart;
        let envelope = used(ledger, envelope);
        type_.settle(ledger, reason);
        envelope.seq.settle(ledger, reason);
        envelope.ts.settle(ledger, reason);
        inference_id.settle(ledger, reason);
        subagent_id.settle(ledger, reason);
        usage.settle(ledger, reason);
        stop_reason.settle(ledger, reason);
        extra.settle(ledger, reason);
        let provider = match provider {
            Some(provider) if provider.is(OPENAI) => Some(provider.keep_str()),
            provider => {
                provider.settle(ledger, reason);
                None
            }
        };
        Ok(Self { provider, model: model.map(Src::keep_str) })
    }

    /// Copies it from a record that has its account in the group of an earlier turn.
    pub(super) fn copy(inference: Value<'t>) -> Self {
        let copy = |name: &str| {
            let value = inference.get(name)?;
            let copied = Str::from(value.text()?);
            Some(Out::derived(Function::Copy, [Src::of(value).place()], copied))
        };
        let is_openai = inference.get("provider").is_some_and(|provider| provider.is_str(OPENAI));
        Self { provider: copy("provider").filter(|_| is_openai), model: copy("model") }
    }
}
