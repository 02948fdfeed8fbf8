//! What the model says: the request that it answers, its message, and its calls.
//!
//! A message is kept however empty it is: it says how the turn ended.

use exact_json::trace::{Out, Src, Str, Transform};
use session_record_model::draft::target::{Inference, Message, Record};
use session_record_model::draft::{IdSource, MessageRole, MessageStatus, tag};

use super::call::CallAt;
use super::content::{Content, fits};
use super::mapper::{Mapper, Opened, RowIn};
use super::row::{is_call, is_called_a_call};
use super::who::{Who, is_not_a_models};
use crate::native::cells::within;
use crate::native::made::{MessageParts, content_is, id_or, native};
use crate::native::refs::{inference_id, row_name};

/// How deep a block kept beside the message stands in its record: in `native/0/message/content/0`.
const BESIDE_LEVEL: usize = 5;

/// The records of what the model says.
pub(super) fn records<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Vec<Record<'t>>> {
    let mut opened = Opened::of(m, from)?;
    let mut records = Vec::new();
    let asked = Asked::of(m, from);
    if let Asked::Here = asked {
        records.push(inference(m, from, &mut opened));
    }
    let inference_id = asked.id(from);
    let mut envelope = opened.envelope(m);
    let message = m.next - 1;
    let content = opened.said().take_if("content", |content| !content.is_null());
    let Content { parts, capture, set_apart } = Content::of(m, content, |_| None, is_called_a_call);
    let at = CallAt { from, message, inference_id: inference_id.as_ref() };
    let (mut calls, mut beside) = (Vec::new(), Vec::new());
    for apart in set_apart {
        if is_call(apart.block.view()) {
            calls.extend(at.record(m, &opened, apart));
        } else {
            at.note_nameless(m, apart.place);
            beside.push(within(apart.block, BESIDE_LEVEL));
        }
    }
    let status = m.standing(from).or_else(|| status(&asked, from, &mut opened));
    let role = opened.said().word("role", "assistant");
    let role = role.map(|role| role.keep_as(|_| MessageRole::Assistant));
    let kind = opened.kind().map(|kind| kind.keep_as(|_| tag::Message));
    let id = opened.id();
    envelope.id_source = id.is_none().then(|| Out::constant(IdSource::Derived));
    envelope.capture = capture.map(content_is);
    envelope.native = native(vec![opened.rest(&mut m.ledger, beside)]);
    let mut record = Message::from(MessageParts {
        envelope,
        inference_id,
        subagent_id: None,
        message_id: id_or(id, || row_name(from.at)),
        role: Some(role.unwrap_or_else(|| Out::constant(MessageRole::Assistant))),
        who: who(m, from),
        content: parts,
    });
    if let Some(kind) = kind {
        record.type_ = kind;
    }
    record.status = status;
    records.push(Record::Message(record));
    records.extend(calls);
    Some(records)
}

/// Which model was asked.
enum Asked {
    /// The message says it itself, or nothing else does.
    Here,
    /// An entry before it says it.
    Before(u64),
    /// No model was, or nobody says anything of it.
    Nobody,
}

impl Asked {
    fn of(m: &Mapper<'_>, from: &RowIn<'_>) -> Self {
        let row = &from.row;
        if is_not_a_models(row) {
            return Self::Nobody;
        }
        let says = |name: &str| row.text(name).is_some();
        match m.index.tree.model(from.at.number) {
            Some(record) => Self::Before(record),
            None if says("model") || says("provider") || says("stopReason") => Self::Here,
            None if row.said.get("usage").is_some_and(fits) => Self::Here,
            None => Self::Nobody,
        }
    }

    fn id<'t>(&self, from: &RowIn<'_>) -> Option<Out<Str<'t>>> {
        match self {
            Self::Here => Some(inference_id(from.at.number)),
            Self::Before(record) => Some(inference_id(*record)),
            Self::Nobody => None,
        }
    }
}

/// The request that the message answers.
fn inference<'t>(m: &mut Mapper<'_>, from: &RowIn<'_>, opened: &mut Opened<'t>) -> Record<'t> {
    let mut envelope = opened.envelope(m);
    envelope.id_source = Some(Out::constant(IdSource::Derived));
    let said = opened.said();
    Record::Inference(Inference {
        type_: Out::constant(tag::Inference),
        envelope,
        inference_id: inference_id(from.at.number),
        subagent_id: None,
        model: said.text("model").map(Src::keep_str),
        provider: said.text("provider").map(Src::keep_str),
        usage: said.take_if("usage", fits).map(Src::keep_open),
        stop_reason: said.text("stopReason").map(Src::keep_str),
        extra: Vec::new(),
    })
}

/// How the message ended. Where the inference keeps the reason, what it means is said beside.
fn status(asked: &Asked, from: &RowIn<'_>, opened: &mut Opened<'_>) -> Option<Out<MessageStatus>> {
    let status = match &*from.row.text("stopReason")?.decode() {
        "stop" | "toolUse" => MessageStatus::Complete,
        "length" => MessageStatus::Partial,
        "aborted" => MessageStatus::Interrupted,
        "error" => MessageStatus::Error,
        _ => return None,
    };
    match asked {
        Asked::Here => Some(Out::constant(status)),
        Asked::Before(_) | Asked::Nobody => {
            let reason = opened.said().text("stopReason")?;
            Some(reason.change(Transform::EnumMap, |_| status))
        }
    }
}

fn who(m: &Mapper<'_>, from: &RowIn<'_>) -> Who {
    if m.is_doubtful(from) {
        Who::UNKNOWN
    } else if is_not_a_models(&from.row) {
        Who::INJECTED
    } else {
        Who::MODEL
    }
}
