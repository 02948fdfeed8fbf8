//! Attachment rows: context that the harness or a hook put in, and prompts typed while the agent worked.

use exact_json::trace::{Leaf, List, Open, Out, Src, Str};
use exact_json::{MAX_DEPTH, Value};
use session_record_model::draft::IdSource;
use session_record_model::draft::target::{Message, Record};

use super::beside::with_member;
use super::mapper::{Mapper, RowIn, Stamp, declare, row_name, subagent};
use super::plan;
use super::prompt::{Content, Enqueued, Voices, parts};
use super::queue::is_prompt;
use super::row::text;
use super::who::{self, Who};
use crate::native::cells::Cells;
use crate::native::made::{MessageParts, folded, id_or, native, role_is_absent, structured_part};

/// Whether a row is an attachment that can be read: an object with a type.
pub(super) fn is_attachment(from: &RowIn<'_>) -> bool {
    from.row.attachment.and_then(|attachment| attachment.get("type")).and_then(text).is_some()
}

/// The records of an attachment row. `enqueued` is the `queue-operation` row of the same prompt.
pub(super) fn records<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'t>,
    enqueued: Option<&RowIn<'t>>,
) -> Vec<Record<'t>> {
    let Ok(mut row) = Cells::open(Src::of(from.row.root)) else { return Vec::new() };
    let Some(attachment) = row.object("attachment") else { return Vec::new() };
    let stamp = Stamp::take(m, &mut row, from);
    let mut records: Vec<Record<'t>> = Vec::new();
    records.extend(declare(m, from, stamp.subagent_id.as_ref()));
    let is_command = attachment.peek("type").is_some_and(|kind| kind.is_str("queued_command"))
        && attachment.peek("prompt").is_some_and(is_prompt);
    if is_command {
        records.push(command(m, from, row, attachment, &stamp, enqueued));
    } else {
        context(m, from, row, attachment, &stamp, &mut records);
    }
    records
}

/// A prompt that was delivered while the agent worked. It stands in the log only here, and where it
/// was put in the queue. Neither says in which role it is sent (ASR-201).
fn command<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'t>,
    mut row: Cells<'t>,
    mut attachment: Cells<'t>,
    stamp: &Stamp<'t>,
    enqueued: Option<&RowIn<'t>>,
) -> Record<'t> {
    let mut envelope = m.envelope(stamp);
    let speaker =
        from.row.attachment.map_or(Who::UNKNOWN, |command| who::of_queued(&from.row, command));
    let speaker = who::of_waiting(speaker, enqueued.map(|from| &from.row));
    let blocks = Content::take(&mut attachment, "prompt").blocks;
    let voices = Voices::of(&speaker, blocks.iter().map(Src::view));
    let mut waited = enqueued.and_then(|from| Some((from, Enqueued::open(m, from)?)));
    let waiting = waited.as_mut().map(|(_, waited)| waited);
    let content = List::new(parts(m, blocks.into_iter(), &voices, waiting));
    let uuid = row.id("uuid");
    envelope.id_source = uuid.is_none().then(|| Out::constant(IdSource::Derived));
    envelope.capture = Some(role_is_absent());
    let message_id = id_or(uuid, || row_name(from.at));
    let attachment = attachment.rest(&mut m.ledger);
    let mut rows = vec![with_member(row.rest(&mut m.ledger), "attachment", attachment)];
    if let Some((from, waited)) = waited {
        envelope.assembly = Some(folded(vec![row_name(from.at), message_id.clone()]));
        rows.insert(0, waited.rest(&mut m.ledger));
    }
    envelope.native = native(rows);
    Record::Message(Message::from(MessageParts {
        envelope,
        inference_id: None,
        subagent_id: stamp.subagent_id.clone(),
        message_id,
        role: None,
        who: voices.of_message,
        content,
    }))
}

/// Structured context. The text that the model got is made of it when the request is sent, and is not
/// in the log (ASR-230); neither is the role that it gets.
fn context<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'t>,
    mut row: Cells<'t>,
    mut attachment: Cells<'t>,
    stamp: &Stamp<'t>,
    records: &mut Vec<Record<'t>>,
) {
    let mut envelope = m.envelope(stamp);
    let kind = attachment.text("type");
    let is_hook =
        kind.as_ref().is_some_and(|kind| kind.look(|kind| kind.raw().starts_with("hook_")));
    let reminder = kind.as_ref().and_then(|kind| kind.look(reminder_kind));
    let content = reminder.and_then(|_| attachment.take_if("content", fits));
    let plan = reminder.zip(content.as_ref());
    let plan = plan.and_then(|(reminder, content)| {
        let pointer = from.pointer("/attachment/content");
        plan::of_reminder(m, reminder, content, from.at.line, pointer)
    });
    let schema = kind.map(|kind| kind.template("com.anthropic.claude-code/attachment/{0}"));
    let mut data = attachment.rest(&mut m.ledger);
    data.extend(content.map(|content| (Str::Static("content"), content.keep_open())));
    let uuid = row.id("uuid");
    envelope.id_source = uuid.is_none().then(|| Out::constant(IdSource::Derived));
    let message_id = id_or(uuid, || row_name(from.at));
    envelope.capture = Some(role_is_absent());
    envelope.native = native(vec![row.rest(&mut m.ledger)]);
    records.push(Record::Message(Message::from(MessageParts {
        envelope,
        inference_id: None,
        subagent_id: stamp.subagent_id.clone(),
        message_id,
        role: None,
        who: if is_hook { Who::HOOK } else { Who::INJECTED },
        content: List::new(vec![structured_part(Open::Object(data), schema, None)]),
    })));
    let of = subagent(m.index, from).map(|agent| agent.number);
    if let Some(plan) = plan.filter(|plan| plan.is_news(m, of)) {
        records.push(Record::Plan(plan::record(m, stamp, None, None, plan, of)));
    }
}

/// Which list a reminder repeats.
fn reminder_kind(kind: &exact_json::Text<'_>) -> Option<&'static str> {
    ["todo_reminder", "task_reminder"].into_iter().find(|name| kind.is(name))
}

/// Whether a value can be kept as it is: of what is too deep for that, nothing can have other targets.
fn fits(content: Value<'_>) -> bool {
    !content.deeper_than(MAX_DEPTH / 2)
}
