//! Assistant rows: the rows of one API message become an inference, one message, and its calls.

use exact_json::trace::{List, Open, Out, Reason, Settle, Src, Str, Transform};
use exact_json::{Value, json_eq};
use session_record_model::draft::target::{Assembly, ContentPart, Message, Record};
use session_record_model::draft::{
    Author, CaptureStateKind, IdSource, MessageAudience, MessageRole, MessageStatus,
};

use super::beside::{of_block, with_message};
use super::call::{CallAt, is_call, is_nameless_call};
use super::fold::{At, Folded, fold};
use super::inference::Said;
use super::mapper::{Mapper, RowIn, declare, row_name};
use super::pieces::{Piece, makes_records, open, views};
use super::row::{Mark, id};
use super::tool_result::{ResultOf, is_result};
use super::who::Who;
use crate::native::cells::within;
use crate::native::made::{MessageParts, content_is, folded, id_or, native};
use crate::native::part::{is_signed, part_of_equals};
use crate::report::Notice;

/// The records of the rows of one message, in the order of the log.
pub(super) fn records<'t>(m: &mut Mapper<'_>, rows: &[RowIn<'t>]) -> Vec<Record<'t>> {
    let is_synthetic = rows.iter().any(|from| from.row.is_synthetic());
    let is_contrary = rows.iter().any(|from| is_contrary(from));
    let contents: Vec<_> = rows.iter().map(|from| views(from.row.content())).collect();
    let blocks = fold(&contents);
    let mut pieces = open(m, rows, &makes_records(&contents, &blocks));
    let mut records: Vec<Record<'t>> = Vec::new();
    let Some(stamp) = pieces.first().map(|piece| piece.stamp.clone()) else { return records };
    if let Some(from) = rows.first().filter(|from| m.index.groups.is_continued(from.at.number)) {
        let message = "the rows of this message are too many to be read together; from here on they \
                       are another message of the same id";
        let notice = Notice::new("long-message", message).on_line(from.at.line);
        m.notices.push(notice.at(from.pointer("/message/id")));
    }
    for piece in &pieces {
        records.extend(declare(m, &piece.from, piece.stamp.subagent_id.as_ref()));
    }

    let ids = Ids::take(&mut pieces, is_synthetic);
    let role = take_role(&mut pieces);
    let status = take_status(&mut pieces, is_synthetic);
    let inference = if is_synthetic { Said::default() } else { Said::take(m, &mut pieces) };
    let inference_id = ids.inference_id(&inference);
    if let Some(id) = inference_id.as_ref().filter(|_| inference.is_something()) {
        records.push(inference.record(m, &stamp, id.clone()));
    }

    let mut envelope = m.envelope(&stamp);
    let message = m.next() - 1;
    let maker = Maker { message, inference_id: inference_id.clone() };
    let (content, made) = maker.blocks(m, &mut pieces, blocks);
    if content.is_empty() {
        let is_absent = pieces.iter().all(|piece| piece.content.is_absent);
        envelope.capture = Some(content_is(if is_absent {
            CaptureStateKind::Absent
        } else {
            CaptureStateKind::Complete
        }));
    }
    envelope.id_source = ids.is_derived.then(|| Out::constant(IdSource::Derived));
    envelope.assembly = ids.assembly;
    envelope.native = native(
        pieces
            .into_iter()
            .map(|piece| {
                let message = piece.message.map(|message| message.rest(&mut m.ledger));
                let mut message = message.unwrap_or_default();
                if !piece.content.beside.is_empty() {
                    message.push((Str::Static("content"), Open::Array(piece.content.beside)));
                }
                with_message(piece.row.rest(&mut m.ledger), message)
            })
            .collect(),
    );
    let is_notice = status.as_ref().is_some_and(|status| {
        is_synthetic && status.look(|status| *status == MessageStatus::Error)
    });
    let mut record = Message::from(MessageParts {
        envelope,
        inference_id,
        subagent_id: stamp.subagent_id,
        message_id: ids.message_id,
        role: Some(role),
        who: if is_contrary { Who::UNKNOWN } else { who(is_synthetic, is_notice) },
        content,
    });
    record.status = status;
    record.audience = is_notice.then(|| Out::constant(MessageAudience::User));
    records.push(Record::Message(record));
    records.extend(made);
    records
}

/// Whether a row's message says that it is not the assistant's, or the row says so beside: nobody knows
/// who wrote it.
fn is_contrary(from: &RowIn<'_>) -> bool {
    let role = from.row.message.and_then(|message| message.get("role"));
    let is_another = role.is_some_and(|role| !role.is_null() && !role.is_str("assistant"));
    is_another || from.row.mark == Mark::Doubtful
}

/// Who wrote what an assistant row says by itself.
pub(super) fn of_row(from: &RowIn<'_>) -> Who {
    if is_contrary(from) {
        return Who::UNKNOWN;
    }
    let is_synthetic = from.row.is_synthetic();
    who(is_synthetic, is_synthetic && (from.row.is_api_error || from.row.has_error))
}

/// Says that a thought cannot be sent again, where that is so.
pub(super) fn note_unsigned(
    m: &mut Mapper<'_>,
    from: &RowIn<'_>,
    block: Value<'_>,
    pointer: String,
) {
    let is_thought = block.get("type").is_some_and(|kind| kind.is_str("thinking"));
    if is_thought && !is_signed(block) {
        let message = "a thought without a signature cannot be sent to the provider again";
        let notice = Notice::new("not-replayable", message);
        m.notices.push(notice.on_line(from.at.line).at(pointer));
    }
}

/// Who wrote an assistant row. What the harness says in the model's place is the harness's, and what
/// it says about an error is a notice (ASR-205).
fn who(is_synthetic: bool, is_notice: bool) -> Who {
    match (is_synthetic, is_notice) {
        (false, _) => Who { author: Some(Author::Model), origin: None },
        (true, false) => Who::INJECTED,
        (true, true) => Who::NOTICE,
    }
}

/// What identifies the message.
struct Ids<'t> {
    message_id: Out<Str<'t>>,
    is_derived: bool,
    request_id: Option<Out<Str<'t>>>,
    assembly: Option<Assembly<'t>>,
}

impl<'t> Ids<'t> {
    fn take(pieces: &mut [Piece<'t>], is_synthetic: bool) -> Self {
        let mut message_id: Option<Out<Str<'t>>> = None;
        let mut request_id: Option<(Value<'t>, Out<Str<'t>>)> = None;
        for piece in &mut *pieces {
            if let Some(id) = piece.message.as_mut().and_then(|message| message.id("id")) {
                message_id = Some(match message_id {
                    None => id.keep_str(),
                    Some(known) => known.merge(id),
                });
            }
            let request = piece.row.peek("requestId").filter(|_| !is_synthetic);
            let Some(request) = request.filter(|request| id(*request).is_some()) else {
                continue;
            };
            request_id = match request_id {
                None => piece.row.id("requestId").map(|id| (request, id.keep_str())),
                Some((first, known)) if json_eq(first, request) => {
                    let id = piece.row.id("requestId");
                    Some((first, id.into_iter().fold(known, Out::merge)))
                }
                other => other,
            };
        }
        let assembly = (pieces.len() > 1).then(|| {
            let ids = pieces.iter_mut().map(|piece| {
                let at = piece.from.at;
                id_or(piece.row.id("uuid"), || row_name(at))
            });
            folded(ids.collect())
        });
        let mut is_derived = false;
        let message_id = message_id.or_else(|| {
            let piece = pieces.first_mut()?;
            let at = piece.from.at;
            let uuid = piece.row.id("uuid");
            is_derived = uuid.is_none();
            Some(id_or(uuid, || row_name(at)))
        });
        Self {
            message_id: message_id.unwrap_or_else(|| Out::constant(Str::Static(""))),
            is_derived,
            request_id: request_id.map(|(_, id)| id),
            assembly,
        }
    }

    /// The id of the inference: the request's, or the message's where only that is known.
    fn inference_id(&self, said: &Said<'t>) -> Option<Out<Str<'t>>> {
        let of_message = || said.is_something().then(|| self.message_id.clone());
        self.request_id.clone().or_else(of_message)
    }
}

/// The role: what every row says twice, by its type and by its message's role.
fn take_role(pieces: &mut [Piece<'_>]) -> Out<MessageRole> {
    let mut role: Option<Out<MessageRole>> = None;
    for piece in pieces {
        let kind = piece.row.word("type", "assistant");
        let of_message =
            piece.message.as_mut().and_then(|message| message.word("role", "assistant"));
        for word in kind.into_iter().chain(of_message) {
            role = Some(match role {
                None => word.keep_as(|_| MessageRole::Assistant),
                Some(known) => known.merge(word),
            });
        }
    }
    role.unwrap_or_else(|| Out::constant(MessageRole::Assistant))
}

fn take_status(pieces: &mut [Piece<'_>], is_synthetic: bool) -> Option<Out<MessageStatus>> {
    let row = pieces.iter().any(|piece| piece.from.row.is_api_error || piece.from.row.has_error);
    if is_synthetic {
        return row.then(|| Out::constant(MessageStatus::Error));
    }
    let aborted = pieces.iter_mut().find_map(|piece| {
        let is_true = |value: Value<'_>| value.as_bool() == Some(true);
        piece.row.take_if("isAbortedMidStream", is_true)
    });
    aborted.map(|aborted| aborted.change(Transform::EnumMap, |_| MessageStatus::Interrupted))
}

/// How deep a block kept beside the message stands in its record: in `native/0/message/content/0`.
const BESIDE_LEVEL: usize = 5;

/// Makes records and parts of blocks.
struct Maker<'t> {
    /// The number of the message's record.
    message: u64,
    inference_id: Option<Out<Str<'t>>>,
}

impl<'t> Maker<'t> {
    /// The message's parts, and the records of its calls and results.
    fn blocks(
        &self,
        m: &mut Mapper<'_>,
        pieces: &mut [Piece<'t>],
        blocks: Vec<Folded>,
    ) -> (List<ContentPart<'t>>, Vec<Record<'t>>) {
        let mut parts = Vec::new();
        let mut records = Vec::new();
        for Folded { block: at, equal, earlier } in blocks {
            let mut all = |places: Vec<At>| -> Vec<Src<Value<'t>>> {
                places.into_iter().filter_map(|at| take(pieces, at)).collect()
            };
            let equal = all(equal);
            all(earlier).settle(&mut m.ledger, Reason::Superseded);
            let Some(block) = take(pieces, at) else { continue };
            let Some(piece) = pieces.get(at.0) else { continue };
            let from = piece.from;
            let pointer = from.pointer(&format!("/message/content/{}", at.1));
            let view = block.view();
            if is_nameless_call(view) {
                let message = "a call without the name of its tool is no call that could be made or \
                               answered; it is kept beside the message";
                let notice = Notice::new("odd-call", message);
                m.notices.push(notice.on_line(from.at.line).at(pointer));
                equal.settle(&mut m.ledger, Reason::Duplicate);
                if let Some(piece) = pieces.get_mut(at.0) {
                    piece.content.beside.push(within(block, BESIDE_LEVEL));
                }
            } else if is_call(view) {
                equal.settle(&mut m.ledger, Reason::Duplicate);
                let call = CallAt {
                    from: &from,
                    place: at.1,
                    stamp: &piece.stamp,
                    inference_id: self.inference_id.as_ref(),
                    message: self.message,
                    before: parts.len(),
                };
                call.records(m, block, &mut records);
            } else if is_result(view) {
                equal.settle(&mut m.ledger, Reason::Duplicate);
                let result = ResultOf::new(&from, &piece.stamp, &pointer, at.1);
                let Some((mut record, rest)) = result.record(m, block, None) else { continue };
                record.inference_id.clone_from(&self.inference_id);
                record.envelope.native = native(vec![of_block(rest)]);
                records.push(Record::ToolResult(record));
            } else {
                note_unsigned(m, &from, view, pointer);
                parts.push(part_of_equals(&mut m.ledger, block, equal, None));
            }
        }
        let empty = pieces.iter_mut().find_map(|piece| piece.content.empty.take());
        let content = match empty {
            Some(empty) if parts.is_empty() => empty,
            _ => List::new(parts),
        };
        (content, records)
    }
}

fn take<'t>(pieces: &mut [Piece<'t>], (row, place): At) -> Option<Src<Value<'t>>> {
    pieces.get_mut(row)?.content.blocks.get_mut(place)?.take()
}
