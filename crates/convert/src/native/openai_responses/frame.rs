//! A request, a response, or a page: what stands around items.

use exact_json::trace::{Function, Leaf as _, List as Items, Open, Out, Src, Str};
use exact_json::{Kind, MAX_DEPTH, Text, Value};
use session_record_model::draft::target::{ContentPart, Inference, Message, Record};
use session_record_model::draft::{IdSource, MessageRole, tag};

use super::held::{Held, INPUT, INSTRUCTIONS, List};
use super::mapper::{AGENT, Mapper, time};
use super::read::Whole;
use super::tell;
use crate::native::cells::{Cells, Rest, within};
use crate::native::made::{MessageParts, native, native_record, text_part};
use crate::native::values::{id, text};
use crate::native::who::Who;

/// How deep an item that is said again stands in its record: in `native/0/input`.
const AGAIN_LEVEL: usize = 5;

/// What stands around items, opened.
pub(super) struct Frame<'t> {
    held: Held,
    number: u64,
    value: Value<'t>,
    cells: Option<Cells<'t>>,
    instructions: Option<Src<Text<'t>>>,
    asked: Option<Src<Text<'t>>>,
    /// What is sent once more, as it was sent.
    again: Vec<Src<Value<'t>>>,
    is_earlier: bool,
}

impl<'t> Frame<'t> {
    /// Opens a record, but for the items in it.
    pub(super) fn of(m: &mut Mapper<'_>, held: Held, whole: &Whole<'t>) -> Self {
        let value = whole.value;
        let is_earlier = m.index.is_earlier(whole.number);
        let mut frame = Self {
            held,
            number: whole.number,
            value,
            cells: Cells::open(Src::of(value)).ok(),
            instructions: None,
            asked: None,
            again: Vec::new(),
            is_earlier,
        };
        tell::frame(m, held, whole);
        let Some(cells) = frame.cells.as_mut().filter(|_| !is_earlier) else { return frame };
        let again = m.index.again(whole.number);
        for List { member, list } in held.lists(value) {
            if member == INSTRUCTIONS && again.instructions {
                continue;
            }
            // Each item of the list is accounted for by itself.
            let _by_items = cells.take(member);
            if member == INPUT {
                frame.again = list.items().take(again.input).map(Src::of).collect();
            }
        }
        let is_new =
            |said: Value<'t>| !again.instructions && text(said).is_some_and(|said| !said.is(""));
        frame.instructions =
            cells.take_if(INSTRUCTIONS, is_new).and_then(|said| said.into_text().ok());
        frame.asked = cells.text(INPUT);
        frame
    }

    /// The records of what stands around the items, and the inference of what a response answered.
    pub(super) fn records(self, m: &mut Mapper<'_>) -> (Vec<Record<'t>>, Option<Out<Str<'t>>>) {
        let Self { held, number, value, cells, instructions, asked, again, is_earlier } = self;
        let mut records = Vec::new();
        let mut answered = None;
        if let Some(said) = instructions {
            let name = format!("{INSTRUCTIONS}:{number}");
            records.push(message(m, name, MessageRole::System, said));
        }
        if let Some(cells) = cells {
            if held == Held::Response && !is_earlier {
                let (record, id) = inference(m, (number, value), cells, again);
                records.push(record);
                answered = Some(id);
            } else {
                records.extend(beside(m, cells, again));
            }
        }
        if let Some(asked) = asked {
            records.push(message(m, format!("{INPUT}:{number}"), MessageRole::User, asked));
        }
        (records, answered)
    }
}

/// The record of a text that is no item.
fn message<'t>(
    m: &mut Mapper<'_>,
    name: String,
    role: MessageRole,
    said: Src<Text<'t>>,
) -> Record<'t> {
    let mut envelope = m.envelope(None);
    envelope.id_source = Some(Out::constant(IdSource::Derived));
    let content: Vec<ContentPart<'t>> = vec![text_part(said.keep_str(), None)];
    Record::Message(Message::from(MessageParts {
        envelope,
        inference_id: None,
        subagent_id: None,
        message_id: Out::derived(Function::Position, [], Str::Owned(name)),
        role: Some(Out::constant(role)),
        who: Who::UNKNOWN,
        content: Items::new(content),
    }))
}

/// The record of a response: the inference of what it answered.
fn inference<'t>(
    m: &mut Mapper<'_>,
    (number, value): (u64, Value<'t>),
    mut cells: Cells<'t>,
    again: Vec<Src<Value<'t>>>,
) -> (Record<'t>, Out<Str<'t>>) {
    let own = cells.id("id").map(Src::keep_str);
    let ts = time(value, &mut cells);
    let mut envelope = m.envelope(ts);
    envelope.id_source = own.is_none().then(|| Out::constant(IdSource::Derived));
    let id = own.unwrap_or_else(|| response_name(number));
    let model = cells.text("model").map(Src::keep_str);
    let fits = |usage: Value<'t>| usage.kind() == Kind::Object && !usage.deeper_than(MAX_DEPTH - 1);
    let usage = cells.take_if("usage", fits).map(Src::keep_open);
    let mut why = cells.object("incomplete_details");
    let reason = why.as_mut().and_then(|why| why.text("reason"));
    let stop_reason = reason.or_else(|| cells.text("status")).map(Src::keep_str);
    let mut rest = left(m, cells, again);
    if let Some(why) = why {
        let why = why.rest(&mut m.ledger);
        if !why.is_empty() {
            rest.push((Str::Static("incomplete_details"), Open::Object(why)));
        }
    }
    envelope.native = native(vec![rest]);
    let record = Record::Inference(Inference {
        type_: Out::constant(tag::Inference),
        envelope,
        inference_id: id.again(),
        subagent_id: None,
        model,
        provider: None,
        usage,
        stop_reason,
        extra: Vec::new(),
    });
    (record, id)
}

/// What the inference of a response is called in the groups of what it answered, which have the response as a witness.
pub(super) fn answered(response: Value<'_>) -> Out<Str<'_>> {
    match response.get("id").and_then(|own| Some((own, id(own)?))) {
        Some((own, id)) => Out::derived(Function::Copy, [Src::of(own).place()], Str::Spelled(id)),
        None => response_name(0),
    }
}

/// What the inference of a response without an id is called.
fn response_name<'t>(number: u64) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(format!("response:{number}")))
}

/// The record of what a request or a page has beside its items, if it has anything.
fn beside<'t>(
    m: &mut Mapper<'_>,
    cells: Cells<'t>,
    again: Vec<Src<Value<'t>>>,
) -> Option<Record<'t>> {
    let row = left(m, cells, again);
    if row.is_empty() {
        return None;
    }
    let row = Open::Object(row);
    Some(Record::Native(native_record(AGENT, m.envelope(None), None, row)))
}

/// What has no place of its own, and what is sent once more.
fn left<'t>(m: &mut Mapper<'_>, cells: Cells<'t>, again: Vec<Src<Value<'t>>>) -> Rest<'t> {
    let mut rest = cells.rest(&mut m.ledger);
    if !again.is_empty() {
        let again = again.into_iter().map(|item| within(item, AGAIN_LEVEL)).collect();
        rest.push((Str::Static(INPUT), Open::Array(again)));
    }
    rest
}
