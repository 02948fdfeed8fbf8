//! Items that are what came of a call.

use session_record_model::draft::target::Record;

use super::mapper::{Mapper, Opened, RowIn, name};
use crate::native::made::native;
use crate::native::response_items::kind::answered;
use crate::native::response_items::output::Output;
use crate::report::Notice;

/// The record of what came of a call.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let mut envelope = opened.envelope(m, from);
    note(m, from);
    let mut output = Output::take(&mut m.ledger, from.row.payload, &mut opened.payload);
    envelope.id_source = output.id_source();
    envelope.capture = output.capture.take();
    let beside = output.take_beside();
    envelope.native = native(vec![opened.rest(&mut m.ledger, beside)]);
    Some(output.record(envelope, || name("result", from.at)))
}

/// A result whose call is not in the log is told.
fn note(m: &mut Mapper<'_>, from: &RowIn<'_>) {
    let notice = Notice::new("unpaired-result", "no call in the log has this result")
        .on_line(from.at.line)
        .at(from.pointer(""));
    match answered(from.row.payload) {
        Some((_, id)) => {
            let id = id.decode();
            if m.index.pairs.is_orphan(&id) {
                m.notices.push(notice.of(id));
            }
        }
        None => m.notices.push(notice),
    }
}
