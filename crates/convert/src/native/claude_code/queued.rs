//! `queue-operation` rows: prompts that stand in the log nowhere else, and the steps of the queue.

use exact_json::trace::{List, Out, Src};
use session_record_model::draft::target::{Message, Record};
use session_record_model::draft::{IdSource, MessageStatus};

use super::mapper::{Mapper, RowIn, Stamp, row_name};
use super::native_row;
use super::prompt::{Content, Voices, parts};
use super::queue::Fate;
use super::who;
use crate::native::cells::Cells;
use crate::native::made::{MessageParts, native, role_is_absent};

/// The status of a prompt that is still queued.
const PENDING: &str = "pending";

/// The records of a `queue-operation` row.
pub(super) fn records<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Vec<Record<'t>> {
    let status = match m.index.queue.of(from.at.number) {
        Some(Fate::Pending) => Some(MessageStatus::Other(PENDING.to_owned())),
        Some(Fate::Withdrawn) => Some(MessageStatus::Withdrawn),
        Some(Fate::Delivered) => None,
        // Another row says it, or the row is no prompt.
        Some(Fate::Reworded | Fate::Repeated(_)) | None => return native_row::records(m, from),
    };
    let Ok(mut row) = Cells::open(Src::of(from.row.root)) else { return Vec::new() };
    let stamp = Stamp::take(m, &mut row, from);
    let mut envelope = m.envelope(&stamp);
    let speaker = who::of_queued(&from.row, from.row.root);
    let blocks = Content::take(&mut row, "content").blocks;
    let voices = Voices::of(&speaker, blocks.iter().map(Src::view));
    let content = List::new(parts(m, blocks.into_iter(), &voices, None));
    envelope.id_source = Some(Out::constant(IdSource::Derived));
    envelope.capture = Some(role_is_absent());
    envelope.native = native(vec![row.rest(&mut m.ledger)]);
    let mut message = Message::from(MessageParts {
        envelope,
        inference_id: None,
        subagent_id: stamp.subagent_id,
        message_id: row_name(from.at),
        role: None,
        who: voices.of_message,
        content,
    });
    message.status = status.map(Out::constant);
    vec![Record::Message(message)]
}
