//! System rows: notices to the user, and the boundaries of compactions.

use exact_json::Kind;
use exact_json::trace::{List, Out, Src};
use session_record_model::draft::target::{Compaction, Message, Record};
use session_record_model::draft::{IdSource, MessageAudience, tag};

use super::mapper::{Mapper, RowIn, Stamp, declare, row_name};
use super::native_row;
use super::who::Who;
use crate::native::cells::Cells;
use crate::native::made::{MessageParts, id_or, native, role_is_absent, text_part};
use crate::report::Notice;

/// The records of a system row.
pub(super) fn records<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Vec<Record<'t>> {
    let content = from.row.root.get("content");
    notes(m, from);
    if is_boundary(from) {
        return boundary(m, from);
    }
    if content.is_some_and(|content| content.kind() == Kind::String && !content.is_str("")) {
        return notice(m, from);
    }
    native_row::records(m, from)
}

/// Says what a person should know of a system row: a boundary, and a row that continues one that is not in the log.
pub(super) fn notes(m: &mut Mapper<'_>, from: &RowIn<'_>) {
    note_orphan(m, from);
    if is_boundary(from) {
        let message =
            "the conversation before this line was compacted for the model; it is kept here";
        let notice = Notice::new("compaction", message).on_line(from.at.line).at(from.pointer(""));
        m.notices.push(match from.row.uuid {
            Some(uuid) => notice.of(uuid.decode()),
            None => notice,
        });
    }
}

fn is_boundary(from: &RowIn<'_>) -> bool {
    from.row.root.get("subtype").is_some_and(|subtype| subtype.is_str("compact_boundary"))
}

/// A boundary does not cut the session: what stands before it is kept.
fn boundary<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Vec<Record<'t>> {
    let Ok(mut row) = Cells::open(Src::of(from.row.root)) else { return Vec::new() };
    let stamp = Stamp::take(m, &mut row, from);
    let mut records: Vec<Record<'t>> = Vec::new();
    records.extend(declare(m, from, stamp.subagent_id.as_ref()));
    let mut envelope = m.envelope(&stamp);
    envelope.native = native(vec![row.rest(&mut m.ledger)]);
    records.push(Record::Compaction(Compaction {
        type_: Out::constant(tag::Compaction),
        envelope,
        inference_id: None,
        subagent_id: stamp.subagent_id,
        summary: None,
        first_kept: None,
        extra: Vec::new(),
    }));
    records
}

/// What the harness told the user (ASR-205).
fn notice<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Vec<Record<'t>> {
    let Ok(mut row) = Cells::open(Src::of(from.row.root)) else { return Vec::new() };
    let stamp = Stamp::take(m, &mut row, from);
    let mut records: Vec<Record<'t>> = Vec::new();
    records.extend(declare(m, from, stamp.subagent_id.as_ref()));
    let mut envelope = m.envelope(&stamp);
    let text = row.text("content").map(|text| text_part(text.keep_str(), None));
    let uuid = row.id("uuid");
    envelope.id_source = uuid.is_none().then(|| Out::constant(IdSource::Derived));
    let message_id = id_or(uuid, || row_name(from.at));
    envelope.capture = Some(role_is_absent());
    envelope.native = native(vec![row.rest(&mut m.ledger)]);
    let mut message = Message::from(MessageParts {
        envelope,
        inference_id: None,
        subagent_id: stamp.subagent_id,
        message_id,
        role: None,
        who: Who::NOTICE,
        content: List::new(text.into_iter().collect()),
    });
    message.audience = Some(Out::constant(MessageAudience::User));
    records.push(Record::Message(message));
    records
}

/// A row that continues one that is not in the log.
fn note_orphan(m: &mut Mapper<'_>, from: &RowIn<'_>) {
    let Some(parent) = from.row.logical_parent_uuid else { return };
    if m.index.orphaned.contains(&from.at.number) {
        let message = "the row that this one continues is not in the log";
        let notice = Notice::new("unresolved-parent", message).on_line(from.at.line);
        m.notices.push(notice.at(from.pointer("/logicalParentUuid")).of(parent.decode()));
    }
}
