//! User rows: what a person said, what was put in, and results of calls.

use exact_json::Value;
use exact_json::trace::{Function, List, Open, Out, Src, Str};
use session_record_model::draft::target::{ContentPart, Envelope, Message, Record, ToolResult};
use session_record_model::draft::{CaptureStateKind, IdSource, MessageRole};

use super::beside::{of_block, with_message};
use super::index::unnamed_result;
use super::mapper::{Mapper, RowIn, SESSION, Stamp, declare, row_name, subagent_record};
use super::prompt::{Content, Enqueued, Voices, parts};
use super::row::{RESULT, id, text};
use super::tool_result::{ResultOf, is_result};
use super::who::{self, Who};
use crate::derived::part_of_name;
use crate::native::cells::{Cells, Rest};
use crate::native::id::Id;
use crate::native::made::{MessageParts, content_is, folded, id_or, native};
use crate::report::Notice;

/// What is made of a row, in the order of its blocks.
enum Made<'t> {
    Result(Box<ToolResult<'t>>, Rest<'t>),
    /// Where the message stands.
    Message(Box<Envelope<'t>>),
    Other(Box<Record<'t>>),
}

impl<'t> Made<'t> {
    fn other(record: Record<'t>) -> Self {
        Self::Other(Box::new(record))
    }
}

/// The records of a user row. `enqueued` is the `queue-operation` row of the same prompt, if it waited.
///
/// Results become records of their own. What else the row says stays one message, and that has what is
/// left of the row; in a row of results alone, the first of them has it.
pub(super) fn records<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'t>,
    enqueued: Option<&RowIn<'t>>,
) -> Vec<Record<'t>> {
    let Ok(mut row) = Cells::open(Src::of(from.row.root)) else { return Vec::new() };
    let Some(mut message) = row.object("message") else { return Vec::new() };
    let stamp = Stamp::take(m, &mut row, from);
    let mut made: Vec<Made<'t>> = Vec::new();
    made.extend(declare(m, from, stamp.subagent_id.as_ref()).map(Made::other));

    let mut content = Content::take(&mut message, "content");
    let state = content.state();
    let blocks = std::mem::take(&mut content.blocks);
    let results = blocks.iter().filter(|block| is_result(block.view())).count();
    let has_message = results < blocks.len() || blocks.is_empty();
    if blocks.is_empty() {
        made.push(Made::Message(Box::new(m.envelope(&stamp))));
    }
    let mut said: Vec<Src<Value<'t>>> = Vec::new();
    let mut names_call = unnamed_result(from.row.content()).and_then(|_| row.id("sourceToolUseID"));
    for (place, block) in blocks.into_iter().enumerate() {
        if !is_result(block.view()) {
            if said.is_empty() {
                made.push(Made::Message(Box::new(m.envelope(&stamp))));
            }
            said.push(block);
            continue;
        }
        let pointer = from.pointer(&format!("/message/content/{place}"));
        let result = ResultOf::new(from, &stamp, &pointer, place);
        let Some((mut record, rest)) = result.record(m, block, names_call.take()) else { continue };
        let beside = if results == 1 { take_beside(&mut row) } else { None };
        let subagent = beside.as_ref().and_then(|(name, beside)| {
            let agent = note_unread(m, from, name, beside.view())?;
            Some((beside.also_str(agent)?, own_session(agent)))
        });
        let call_id = record.call_id.clone();
        record.structured_content = beside.map(|(_, beside)| beside.keep_open());
        made.push(Made::Result(Box::new(record), rest));
        made.extend(
            subagent.map(|(name, session)| {
                Made::other(subagent_record(m, name, session, Some(call_id)))
            }),
        );
    }

    let mut enqueued = enqueued.and_then(|from| Some((from, Enqueued::open(m, from)?)));
    let spoken = has_message.then(|| {
        let speaker = speaker(from, enqueued.as_ref().map(|(from, _)| *from));
        let voices = Voices::of(&speaker, said.iter().map(Src::view));
        let uuid = row.id("uuid");
        let is_derived = uuid.is_none();
        let message_id = id_or(uuid, || row_name(from.at));
        let role = take_role(&mut row, &mut message);
        let waited = enqueued.as_mut().map(|(_, enqueued)| enqueued);
        let parts = parts(m, said.into_iter(), &voices, waited);
        let content = if parts.is_empty() { content.into_empty() } else { List::new(parts) };
        Spoken { who: voices.of_message, message_id, is_derived, role, content }
    });
    let rest = (row.rest(&mut m.ledger), message.rest(&mut m.ledger));
    let waited = enqueued.map(|(from, enqueued)| (from, enqueued.rest(&mut m.ledger)));
    assemble(made, spoken, state.as_ref(), &stamp, rest, waited)
}

/// What a row says beside its results.
struct Spoken<'t> {
    who: Who,
    message_id: Out<Str<'t>>,
    is_derived: bool,
    role: Out<MessageRole>,
    content: List<ContentPart<'t>>,
}

/// Gives what is left of the row to its first record of its own.
fn assemble<'t>(
    made: Vec<Made<'t>>,
    mut spoken: Option<Spoken<'t>>,
    state: Option<&CaptureStateKind>,
    stamp: &Stamp<'t>,
    (row, message): (Rest<'t>, Rest<'t>),
    waited: Option<(&RowIn<'t>, Rest<'t>)>,
) -> Vec<Record<'t>> {
    let mut of_row = Some((row, message));
    let mut waited = waited;
    let mut records = Vec::with_capacity(made.len());
    for made in made {
        records.push(match made {
            Made::Other(record) => *record,
            Made::Result(mut result, block) => {
                let of_row = if spoken.is_none() { of_row.take() } else { None };
                result.envelope.native = native(vec![match of_row {
                    Some((row, message)) => of_row_and_block(row, message, block),
                    None => of_block(block),
                }]);
                Record::ToolResult(*result)
            }
            Made::Message(mut envelope) => {
                let Some(said) = spoken.take() else { continue };
                let (row, message) = of_row.take().unwrap_or_default();
                let mut rows = vec![with_message(row, message)];
                if let Some((from, rest)) = waited.take() {
                    let ids = vec![row_name(from.at), said.message_id.clone()];
                    envelope.assembly = Some(folded(ids));
                    rows.insert(0, rest);
                }
                envelope.native = native(rows);
                envelope.capture = state.cloned().map(content_is);
                envelope.id_source = said.is_derived.then(|| Out::constant(IdSource::Derived));
                Record::Message(Message::from(MessageParts {
                    envelope: *envelope,
                    inference_id: None,
                    subagent_id: stamp.subagent_id.clone(),
                    message_id: said.message_id,
                    role: Some(said.role),
                    who: said.who,
                    content: said.content,
                }))
            }
        });
    }
    records
}

fn of_row_and_block<'t>(row: Rest<'t>, mut message: Rest<'t>, block: Rest<'t>) -> Rest<'t> {
    if !block.is_empty() {
        let content = Open::Array(vec![Open::Object(block)]);
        message.push((Str::Static("content"), content));
    }
    with_message(row, message)
}

/// Who wrote a row, before its text is looked at. `waited` is the row of the same prompt, if it waited in the queue.
pub(super) fn speaker(from: &RowIn<'_>, waited: Option<&RowIn<'_>>) -> Who {
    let speaker = who::of_row(&from.row);
    let is_queued = waited.is_some() && speaker == Who::PROMPT;
    let speaker = if is_queued { Who::QUEUED } else { speaker };
    who::of_waiting(speaker, waited.map(|from| &from.row))
}

/// The role: what the row says twice, by its type and by its message's role.
fn take_role<'t>(row: &mut Cells<'t>, message: &mut Cells<'t>) -> Out<MessageRole> {
    let kind = row.word("type", "user").map(|kind| kind.keep_as(|_| MessageRole::User));
    let role = message.word("role", "user");
    match kind {
        Some(kind) => role.into_iter().fold(kind, Out::merge),
        None => Out::constant(MessageRole::User),
    }
}

/// The result once more as the tool gave it, and the member that it is.
fn take_beside<'t>(row: &mut Cells<'t>) -> Option<(&'static str, Src<Value<'t>>)> {
    RESULT.into_iter().find_map(|name| Some((name, row.take(name)?)))
}

/// The session that a subagent's own log is of: its name is the subagent's.
fn own_session(agent: Value<'_>) -> Option<Out<Str<'_>>> {
    let session = SESSION.replacen("{0}", &part_of_name(&id(agent)?.decode()), 1);
    Some(Out::derived(Function::Position, [Src::of(agent).place()], Str::Owned(session)))
}

/// Says what a result tells of that is not in the log: an output stored elsewhere, a subagent's transcript. Returns the name of the
/// subagent.
pub(super) fn note_unread<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'t>,
    member: &str,
    result: Value<'t>,
) -> Option<Value<'t>> {
    if let Some(path) = result.get("persistedOutputPath").and_then(text) {
        let message = format!("the whole output is in {}, which was not read", path.decode());
        let notice = Notice::new("external-reference", message);
        let pointer = from.pointer(&format!("/{member}/persistedOutputPath"));
        m.notices.push(notice.on_line(from.at.line).at(pointer));
    }
    let agent = result.get("agentId")?;
    let name = text(agent).filter(|name| !m.index.sidechains.has(*name))?;
    let is_new = m.unread.insert(Id::of(name));
    if !is_new {
        return None;
    }
    let message = "the transcript of this subagent is not in the log and was not read";
    let notice = Notice::new("subagent-not-read", message).on_line(from.at.line);
    let pointer = from.pointer(&format!("/{member}/agentId"));
    m.notices.push(notice.at(pointer).of(name.decode()));
    Some(agent)
}
