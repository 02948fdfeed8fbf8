//! Which model is asked from here on.

use exact_json::trace::{Out, Src};
use session_record_model::draft::target::{Inference, Record};
use session_record_model::draft::{IdSource, tag};

use super::mapper::{Mapper, Opened, RowIn};
use crate::native::made::native;
use crate::native::refs::inference_id;

/// The record of an entry that names the model of the messages behind it.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let mut envelope = opened.envelope(m);
    let model = opened.said().text("modelId").map(Src::keep_str);
    let provider = opened.said().text("provider").map(Src::keep_str);
    envelope.id_source = Some(Out::constant(IdSource::Derived));
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    Some(Record::Inference(Inference {
        type_: Out::constant(tag::Inference),
        envelope,
        inference_id: inference_id(from.at.number),
        subagent_id: None,
        model,
        provider,
        usage: None,
        stop_reason: None,
        extra: Vec::new(),
    }))
}
