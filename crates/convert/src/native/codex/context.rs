//! How a turn is run: the model that it asks.

use exact_json::trace::{Out, Src};
use session_record_model::draft::target::{Inference, Record};
use session_record_model::draft::{IdSource, tag};

use super::mapper::{Mapper, Opened, RowIn, inference_id};
use crate::native::made::native;

/// The record of a row that names the model of the messages behind it.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    from.row.text("model")?;
    let mut opened = Opened::of(m, from)?;
    m.inference = Some(from.at.number);
    let mut envelope = opened.envelope(m, from);
    let model = opened.payload.text("model").map(Src::keep_str);
    envelope.id_source = Some(Out::constant(IdSource::Derived));
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    Some(Record::Inference(Inference {
        type_: Out::constant(tag::Inference),
        envelope,
        inference_id: inference_id(from.at.number),
        subagent_id: None,
        model,
        provider: None,
        usage: None,
        stop_reason: None,
        extra: Vec::new(),
    }))
}
