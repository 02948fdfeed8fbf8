//! Messages: what somebody said, or the harness told.

use exact_json::trace::{List, Open, Out, Src, Str, Transform};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{ContentPart, Message, Record};
use session_record_model::draft::{
    CaptureStateKind, IdSource, MessageAudience, MessageRole, MessageStatus,
};

use super::call::{Calls, LISTED, LISTED_LEVEL};
use super::mapper::{Mapper, MessageIn, name, with_list};
use super::parts::{CONTENT_LEVEL, Content, Listed};
use super::result::RESPONSE;
use super::row::{MessageKind, function, items};
use super::{inference, thoughts, who};
use crate::native::cells::{Cells, within};
use crate::native::made::{MessageParts, content_is, id_or, native, role_is_absent};
use crate::native::voices::Voices;
use crate::native::who::Who;

/// The member that has what was shown of a message, or was typed.
const SHOWN: &str = "displayContent";

/// The records of a message, or of a value in the place of one; it is given back where it is of no known type, or only says again what
/// came of calls.
///
/// # Errors
///
/// The value.
pub(super) fn records<'t>(
    m: &mut Mapper<'_>,
    from: &MessageIn<'t>,
    message: Src<Value<'t>>,
) -> Result<Vec<Record<'t>>, Src<Value<'t>>> {
    let kind = match MessageKind::of(from.value) {
        None => return Err(message),
        Some(MessageKind::User) if is_results_again(m, from.value) => return Err(message),
        Some(kind) => kind,
    };
    let cells = Cells::open(message)?;
    Ok(match kind {
        MessageKind::Notice => vec![notice(m, from, cells)],
        MessageKind::User if is_results(from.value) => results(m, from, cells),
        MessageKind::User => said(m, from, cells, None),
        MessageKind::Gemini => model(m, from, cells),
    })
}

/// The results in the content of a message that has nothing else.
fn responses(message: Value<'_>) -> Option<Vec<Value<'_>>> {
    let content = message.get("content").filter(|_| message.get(SHOWN).is_none())?;
    let responses: Option<Vec<_>> = items(content).map(|item| function(item, RESPONSE)).collect();
    responses.filter(|responses| !responses.is_empty())
}

/// Whether a message is nothing but what came of calls: that is no message.
fn is_results(message: Value<'_>) -> bool {
    responses(message).is_some()
}

/// The same, and all of that stands at the calls, too.
fn is_results_again(m: &Mapper<'_>, message: Value<'_>) -> bool {
    let is_copy = |response: &Value<'_>| m.index.calls.is_copy(*response);
    responses(message).is_some_and(|responses| responses.iter().all(is_copy))
}

/// The records of what the model said: what made it, the message, its calls and their results.
fn model<'t>(m: &mut Mapper<'_>, from: &MessageIn<'t>, mut cells: Cells<'t>) -> Vec<Record<'t>> {
    let ts = m.time(from, &mut cells, "");
    let inference = inference::record(m, from, &mut cells, ts.as_ref());
    let made = inference.as_ref().map(|(id, _)| id.again());
    let mut records: Vec<_> = inference.into_iter().map(|(_, record)| record).collect();
    records.extend(said(m, from, cells, Some((ts, made))));
    records
}

/// When the model said something, and the inference that made it.
type Made<'t> = (Option<Out<Str<'t>>>, Option<Out<Str<'t>>>);

/// The records of a message in the role of the user, or of what the model `made`.
fn said<'t>(
    m: &mut Mapper<'_>,
    from: &MessageIn<'t>,
    mut cells: Cells<'t>,
    made: Option<Made<'t>>,
) -> Vec<Record<'t>> {
    let is_models = made.is_some();
    let (ts, inference_id) = made.unwrap_or_else(|| (m.time(from, &mut cells, ""), None));
    let (voices, of_shown) = voices(m, from, is_models);
    let id = cells.id("id");
    let role = cells.text("type").map(|role| {
        if is_models {
            role.change(Transform::EnumMap, |_| MessageRole::Assistant)
        } else {
            role.keep_as(|_| MessageRole::User)
        }
    });
    let calls_listed = if is_models { listed(&mut cells) } else { Vec::new() };
    let mut again = Listed::of(calls_listed.iter().map(Src::view));
    let (mut parts, thoughts) =
        if is_models { thoughts::take(m, &mut cells) } else { (Vec::new(), Vec::new()) };
    let before = parts.len();
    let capture = capture(&cells, before);
    let content = cells.take_if("content", |content| !content.is_null() && !is_empty_list(content));
    let content =
        content.map(|content| Content::of(m, content, &mut again, |place| voices.own(place)));
    let Content { parts: of_content, beside, calls, responses } = content.unwrap_or_default();
    parts.extend(of_content);
    let after = parts.len();
    let (shown, beside_shown) = shown(m, &mut cells, (&voices.of_message, &of_shown));

    let mut envelope = m.envelope(ts.clone());
    let of = Calls { from, ts, inference_id: inference_id.clone(), message: Some(m.next() - 1) };
    let mut others = Vec::new();
    for (number, (call, place)) in calls.into_iter().enumerate() {
        others.extend(of.in_content(m, call, (number, before + place)));
    }
    let mut nameless = Vec::new();
    for (number, call) in calls_listed.into_iter().enumerate() {
        if let Err(call) = of.listed(m, call, (number, after), &mut others) {
            nameless.push(within(call, LISTED_LEVEL));
        }
    }
    for (number, response) in responses.into_iter().enumerate() {
        others.extend(of.response(m, response, number, Default::default()));
    }

    let mut rest = cells.rest(&mut m.ledger);
    with_list(&mut rest, thoughts::MEMBER, thoughts);
    with_list(&mut rest, "content", beside);
    with_list(&mut rest, SHOWN, beside_shown);
    with_list(&mut rest, LISTED, nameless);
    envelope.id_source = id.is_none().then(|| Out::constant(IdSource::Derived));
    envelope.capture = capture.filter(|_| after == 0).map(content_is);
    envelope.native = native(vec![rest]);
    let mut message = Message::from(MessageParts {
        envelope,
        inference_id,
        subagent_id: None,
        message_id: id_or(id, || name(from.place.name("message"))),
        role,
        who: voices.of_message,
        content: List::new(parts),
    });
    message.display_content = shown;
    message.status = from.is_back.then(|| Out::constant(rolled_back()));
    let mut records = vec![Record::Message(message)];
    records.append(&mut others);
    records
}

/// The status of a message that was taken back.
fn rolled_back() -> MessageStatus {
    MessageStatus::Other("rolled_back".to_owned())
}

/// The records of a message that is nothing but what came of calls. What the message says of itself stands with the first.
fn results<'t>(m: &mut Mapper<'_>, from: &MessageIn<'t>, mut cells: Cells<'t>) -> Vec<Record<'t>> {
    let ts = m.time(from, &mut cells, "");
    let content = cells.take("content");
    let content = content.map(|content| Content::of(m, content, &mut Listed::default(), |_| None));
    // Of some of the calls, what came of them stands there, too.
    let Content { parts: _, beside, calls: _, responses } = content.unwrap_or_default();
    let mut rest = cells.rest(&mut m.ledger);
    let mut again = beside;
    let of = Calls { from, ts, inference_id: None, message: None };
    let mut records = Vec::with_capacity(responses.len());
    for (number, response) in responses.into_iter().enumerate() {
        let left = (std::mem::take(&mut rest), std::mem::take(&mut again));
        records.extend(of.response(m, response, number, left));
    }
    records
}

/// The record of what the harness told the user (ASR-205).
fn notice<'t>(m: &mut Mapper<'_>, from: &MessageIn<'t>, mut cells: Cells<'t>) -> Record<'t> {
    let ts = m.time(from, &mut cells, "");
    let id = cells.id("id");
    let is_empty = cells.peek("content").is_some_and(is_empty_list);
    let content = cells.take_if("content", |content| !content.is_null() && !is_empty_list(content));
    let content = content.map(|content| Content::of(m, content, &mut Listed::default(), |_| None));
    let Content { parts, mut beside, calls, responses } = content.unwrap_or_default();
    // The harness calls nothing.
    let functions = calls.into_iter().map(|(call, _)| call).chain(responses);
    beside.extend(functions.map(|item| within(item, CONTENT_LEVEL)));
    let mut envelope = m.envelope(ts);
    let mut rest = cells.rest(&mut m.ledger);
    with_list(&mut rest, "content", beside);
    envelope.id_source = id.is_none().then(|| Out::constant(IdSource::Derived));
    let mut capture = role_is_absent();
    if parts.is_empty() {
        capture.content = content_is(state_of_nothing(is_empty)).content;
    }
    envelope.capture = Some(capture);
    envelope.native = native(vec![rest]);
    let mut message = Message::from(MessageParts {
        envelope,
        inference_id: None,
        subagent_id: None,
        message_id: id_or(id, || name(from.place.name("message"))),
        role: None,
        who: if m.is_doubtful(from) { Who::UNKNOWN } else { Who::NOTICE },
        content: List::new(parts),
    });
    message.audience = Some(Out::constant(MessageAudience::User));
    message.status = from.is_back.then(|| Out::constant(rolled_back()));
    Record::Message(message)
}

/// Who wrote the parts of a message, and those of what was shown of it.
fn voices(m: &Mapper<'_>, from: &MessageIn<'_>, is_models: bool) -> (Voices, Voices) {
    let of_all = |who: Who| (Voices::all(who), Voices::all(Who::UNKNOWN));
    let content = from.value.get("content");
    if m.is_doubtful(from) {
        return of_all(Who::UNKNOWN);
    }
    if is_models {
        return of_all(who::of_models(content));
    }
    let shown = from.value.get(SHOWN).filter(|shown| !shown.is_null() && !is_empty_list(*shown));
    let of_content = match content {
        Some(content) => who::of_content(content, shown, m.prompts(from)),
        None => Voices::all(Who::UNKNOWN),
    };
    let Some(shown) = shown else { return (of_content, Voices::all(Who::UNKNOWN)) };
    let of_shown = who::of_content(shown, None, m.prompts(from));
    // What is nobody's must not become whose the message is.
    let is_nobodys = |place| *of_shown.at(place) == Who::UNKNOWN;
    if (0..items(shown).count()).any(is_nobodys) {
        let count = content.map_or(0, |content| items(content).count());
        return (of_content.apart(count), of_shown);
    }
    (of_content, of_shown)
}

/// What was shown of a message: what the user typed, or saw.
fn shown<'t>(
    m: &mut Mapper<'_>,
    cells: &mut Cells<'t>,
    (of_message, voices): (&Who, &Voices),
) -> (Option<List<ContentPart<'t>>>, Vec<Open<'t>>) {
    let accept = |shown: Value<'t>| !shown.is_null() && !is_empty_list(shown);
    let Some(shown) = cells.take_if(SHOWN, accept) else { return (None, Vec::new()) };
    let is_own = |who: &&Who| *who != of_message && **who != Who::UNKNOWN;
    let own = |place| Some(voices.at(place)).filter(is_own).cloned();
    let Content { parts, beside, calls, responses } =
        Content::of(m, shown, &mut Listed::default(), own);
    let functions = calls.into_iter().map(|(call, _)| call).chain(responses);
    let functions = functions.map(|item| within(item, CONTENT_LEVEL));
    (Some(List::new(parts)), beside.into_iter().chain(functions).collect())
}

/// The calls that a message lists.
fn listed<'t>(message: &mut Cells<'t>) -> Vec<Src<Value<'t>>> {
    let is_list = |calls: Value<'t>| calls.kind() == Kind::Array && !calls.is_empty();
    let calls = message.take_if(LISTED, is_list).and_then(|calls| calls.into_items().ok());
    calls.map(|calls| calls.into_parts().1).unwrap_or_default()
}

/// The state of a content that is not there, or has no parts.
fn capture(cells: &Cells<'_>, thoughts: usize) -> Option<CaptureStateKind> {
    (thoughts == 0).then(|| state_of_nothing(cells.peek("content").is_some_and(is_empty_list)))
}

fn state_of_nothing(is_empty: bool) -> CaptureStateKind {
    if is_empty { CaptureStateKind::Complete } else { CaptureStateKind::Absent }
}

fn is_empty_list(value: Value<'_>) -> bool {
    value.kind() == Kind::Array && value.is_empty()
}
