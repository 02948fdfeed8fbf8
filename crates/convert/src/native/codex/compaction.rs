//! What took the place of the conversation so far, for the model. What stands before it in the log is kept, and what the model was given
//! instead is no new turn: it stands beside the record.

use session_record_model::draft::target::{ContentPart, Envelope, Record};

use super::mapper::{Mapper, Opened, RowIn};
use super::native_row::is_said;
use crate::native::made::native;
use crate::native::response_items::compaction;
use crate::native::response_items::parts::text_of;
use crate::report::Notice;

/// The record of a row that tells of a compaction.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let message = "the conversation before this line was compacted for the model; it is kept here";
    let notice = Notice::new("compaction", message).on_line(from.at.line);
    m.notices.push(notice.at(format!("/{}", from.at.number)));
    let envelope = opened.envelope(m, from);
    // An empty summary says nothing.
    let is_said = opened.payload.peek("message").is_some_and(is_said);
    let said = if is_said { text_of(&mut opened.payload, "message") } else { None };
    Some(made(m, opened, envelope, said))
}

/// The record of an item that stands for what was compacted, and that only the provider can read.
pub(super) fn of_item<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    if !compaction::is_said(from.row.payload) {
        return None;
    }
    let mut opened = Opened::of(m, from)?;
    let envelope = opened.envelope(m, from);
    let said = compaction::summary(&mut opened.payload);
    Some(made(m, opened, envelope, Some(said)))
}

fn made<'t>(
    m: &mut Mapper<'_>,
    opened: Opened<'t>,
    mut envelope: Envelope<'t>,
    said: Option<ContentPart<'t>>,
) -> Record<'t> {
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    compaction::record(envelope, said)
}
