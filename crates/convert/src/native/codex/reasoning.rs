//! Reasoning items.

use session_record_model::draft::target::Record;

use super::mapper::{Mapper, Opened, RowIn, row_name};
use super::who::Who;
use crate::native::made::native;
use crate::native::response_items::reasoning::Reasoning;

/// The record of a reasoning item.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let mut envelope = opened.envelope(m, from);
    let said = Reasoning::take(&mut m.ledger, &mut opened.payload, from.is_mended());
    envelope.id_source = said.id_source();
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    let who = if m.is_doubtful(from) { Who::UNKNOWN } else { Who::MODEL };
    let mut message = said.message(envelope, m.inference_id(), who, || row_name(from.at));
    m.mark(from, &mut message);
    Some(Record::Message(message))
}
