//! What the rows of one message say about the request that made it.

use exact_json::trace::{Open, Out, Reason, Settle, Str};
use exact_json::{Kind, Value, json_eq};
use session_record_model::draft::tag;
use session_record_model::draft::target::{Inference, Record};

use super::mapper::{Mapper, Stamp};
use super::pieces::Piece;
use super::row::text;

/// What the rows say about the inference.
#[derive(Default)]
pub(super) struct Said<'t> {
    model: Option<Out<Str<'t>>>,
    usage: Option<Open<'t>>,
    stop_reason: Option<Out<Str<'t>>>,
}

impl<'t> Said<'t> {
    /// Takes it from the rows' messages.
    pub(super) fn take(m: &mut Mapper<'_>, pieces: &mut [Piece<'t>]) -> Self {
        let mut model: Option<Out<Str<'t>>> = None;
        for piece in &mut *pieces {
            if let Some(word) = piece.message.as_mut().and_then(|message| message.text("model")) {
                model = Some(match model {
                    None => word.keep_str(),
                    Some(known) => known.merge(word),
                });
            }
        }
        let usage = take_last(m, pieces, "usage", |value| !value.is_null());
        let stop_reason = take_last(m, pieces, "stop_reason", |value| value.kind() == Kind::String);
        let words = |out: Out<Value<'t>>| {
            let is_text = out.look(|value| value.kind() == Kind::String);
            debug_assert!(is_text, "only strings were taken");
            out.map_type(|value| text(value).map_or(Str::Static(""), Str::Spelled))
        };
        Self { model, usage: usage.map(Open::from), stop_reason: stop_reason.map(words) }
    }

    /// Whether they say anything.
    pub(super) fn is_something(&self) -> bool {
        self.model.is_some() || self.usage.is_some() || self.stop_reason.is_some()
    }

    /// The inference's record.
    pub(super) fn record(
        self,
        m: &mut Mapper<'_>,
        stamp: &Stamp<'t>,
        id: Out<Str<'t>>,
    ) -> Record<'t> {
        Record::Inference(Inference {
            type_: Out::constant(tag::Inference),
            envelope: m.envelope(stamp),
            inference_id: id,
            subagent_id: stamp.subagent_id.clone(),
            model: self.model,
            provider: None,
            usage: self.usage,
            stop_reason: self.stop_reason,
            extra: Vec::new(),
        })
    }
}

/// A member of the rows' messages of which the last value counts. Equal earlier ones are sources of
/// it too; others were superseded by it.
fn take_last<'t>(
    m: &mut Mapper<'_>,
    pieces: &mut [Piece<'t>],
    name: &str,
    accept: impl Fn(Value<'t>) -> bool,
) -> Option<Out<Value<'t>>> {
    let mut values = pieces
        .iter_mut()
        .filter_map(|piece| piece.message.as_mut()?.take_if(name, &accept))
        .collect::<Vec<_>>();
    let last = values.pop()?;
    let view = last.view();
    let (equal, earlier): (Vec<_>, Vec<_>) =
        values.into_iter().partition(|value| json_eq(value.view(), view));
    earlier.settle(&mut m.ledger, Reason::Superseded);
    Some(equal.into_iter().fold(last.keep(), Out::merge))
}
