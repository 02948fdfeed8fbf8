//! What took the place of the conversation so far, for the model. What stands before it in the log is kept.

use exact_json::trace::{List, Out};
use session_record_model::draft::tag;
use session_record_model::draft::target::{Compaction, Record};

use super::content::text_of;
use super::mapper::{Mapper, Opened, RowIn};
use crate::native::made::native;
use crate::native::refs::record_ref;
use crate::report::Notice;

/// The record of a compaction.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let message = "the conversation before this line was compacted for the model, but for what \
                   firstKept begins; it is kept here";
    let notice = Notice::new("compaction", message).on_line(from.at.line);
    m.notices.push(notice.at(format!("/{}", from.at.number)));
    let first_kept = m.first_kept(from);
    let mut envelope = opened.envelope(m);
    let said = text_of(opened.said(), "summary");
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    Some(Record::Compaction(Compaction {
        type_: Out::constant(tag::Compaction),
        envelope,
        inference_id: None,
        subagent_id: None,
        summary: said.map(|said| List::new(vec![said])),
        first_kept: first_kept.map(record_ref),
        extra: Vec::new(),
    }))
}
