//! What made a message of the model: the model, and what it took.

use exact_json::trace::{Leaf as _, Out, Src, Str};
use exact_json::{MAX_DEPTH, Value};
use session_record_model::draft::target::{Inference, Record};
use session_record_model::draft::{IdSource, tag};

use super::mapper::{Mapper, MessageIn, name};
use crate::native::cells::Cells;

/// The record of the inference, and its name; none, where the message says nothing of it.
pub(super) fn record<'t>(
    m: &mut Mapper<'_>,
    from: &MessageIn<'_>,
    cells: &mut Cells<'t>,
    ts: Option<&Out<Str<'t>>>,
) -> Option<(Out<Str<'t>>, Record<'t>)> {
    let is_said = |usage: Value<'_>| !usage.is_null() && !usage.deeper_than(MAX_DEPTH - 1);
    let model = cells.text("model").map(Src::keep_str);
    let usage = cells.take_if("tokens", is_said).map(Src::keep_open);
    if model.is_none() && usage.is_none() {
        return None;
    }
    let inference_id = name(from.place.name("inference"));
    let mut envelope = m.envelope(ts.cloned());
    envelope.id_source = Some(Out::constant(IdSource::Derived));
    let record = Record::Inference(Inference {
        type_: Out::constant(tag::Inference),
        envelope,
        inference_id: inference_id.again(),
        subagent_id: None,
        model,
        provider: None,
        usage,
        stop_reason: None,
        extra: Vec::new(),
    });
    Some((inference_id, record))
}
