//! Calls of tools, and what a call says beyond itself: a plan that it sets, a question that it asks.

use exact_json::trace::{Function, Number, Out, Src, Str, Transform};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{CallPlace, InputRequest, Record, ToolCall};
use session_record_model::draft::{IdSource, tag};

use super::beside::of_block;
use super::mapper::{Mapper, RowIn, Stamp, record_ref, subagent};
use super::plan;
use super::row::{id, text};
use crate::native::cells::Cells;
use crate::native::made::native;
use crate::report::Notice;

/// The tool that asks the user.
const ASK: &str = "AskUserQuestion";

/// Whether a block is a call: of a tool, or of one that runs at the provider.
pub(super) fn is_call(block: Value<'_>) -> bool {
    block.kind() == Kind::Object
        && block.get("name").is_some_and(|name| name.kind() == Kind::String)
        && block.get("type").and_then(text).is_some_and(|kind| kind.decode().ends_with("tool_use"))
}

/// Whether a block is called a call but names no tool. The record of a call needs the name, and an
/// invented one would say what nobody said; as a part of the message it would be said by the model.
pub(super) fn is_nameless_call(block: Value<'_>) -> bool {
    block.kind() == Kind::Object
        && !is_call(block)
        && block.get("type").and_then(text).is_some_and(|kind| kind.decode().ends_with("tool_use"))
}

/// Where a call stands.
pub(super) struct CallAt<'r, 't> {
    pub(super) from: &'r RowIn<'t>,
    /// Its place among the blocks of its row.
    pub(super) place: usize,
    pub(super) stamp: &'r Stamp<'t>,
    pub(super) inference_id: Option<&'r Out<Str<'t>>>,
    /// The record of its message.
    pub(super) message: u64,
    /// How many parts of the message stand before it.
    pub(super) before: usize,
}

impl<'t> CallAt<'_, 't> {
    /// The call's record, and those of the plan that it sets and the question that it asks.
    pub(super) fn records(
        &self,
        m: &mut Mapper<'_>,
        block: Src<Value<'t>>,
        records: &mut Vec<Record<'t>>,
    ) {
        let name = block.view().get("name").and_then(text);
        let name = name.map(|name| name.decode().into_owned()).unwrap_or_default();
        let id = block.view().get("id").and_then(id);
        let id = id.map(|id| id.decode().into_owned());
        let place = (self.from.at.number, self.place);
        let is_open = id.is_none() || m.index.pairs.is_open(place);
        if is_open {
            note_open(m, self.from, self.place, &name, id.as_deref());
        }

        let Ok(mut cells) = Cells::open(block) else { return };
        // A call that runs at the provider keeps its type: the record has no place for it.
        let kind = cells.word("type", "tool_use");
        let call_id = cells.id("id").map(Src::keep_str);
        let is_derived = call_id.is_none();
        let call_id = call_id.unwrap_or_else(|| {
            let id = format!("call:{}:{}", self.from.at.number, self.place);
            Out::derived(Function::Position, [], Str::Owned(id))
        });
        let tool = cells.text("name").map_or_else(|| Out::constant(Str::Static("")), Src::keep_str);
        let input = cells.take("input");
        // A call that failed set nothing.
        let sets = input.as_ref().filter(|_| !m.index.pairs.has_failed(place));
        let plan = sets.and_then(|input| {
            let pointer = self.from.pointer(&format!("/message/content/{}/input", self.place));
            plan::of_call(m, &name, input, self.from.at.line, &pointer)
        });
        let question = input.as_ref().filter(|_| name == ASK).map(question);

        let mut envelope = m.envelope(self.stamp);
        envelope.id_source = is_derived.then(|| Out::constant(IdSource::Derived));
        envelope.native = native(vec![of_block(cells.rest(&mut m.ledger))]);
        records.push(Record::ToolCall(ToolCall {
            type_: kind.map_or_else(
                || Out::constant(tag::ToolCall),
                |kind| kind.change(Transform::EnumMap, |_| tag::ToolCall),
            ),
            envelope,
            inference_id: self.inference_id.cloned(),
            subagent_id: self.stamp.subagent_id.clone(),
            call_id: call_id.clone(),
            name: tool,
            input: input.map(Src::keep_open),
            input_text: None,
            at: Some(CallPlace {
                message: record_ref(self.message),
                index: Out::derived(Function::Position, [], Number::from(self.before as u64)),
                extra: Vec::new(),
            }),
            extra: Vec::new(),
        }));
        let of = subagent(m.index, self.from).map(|agent| agent.number);
        if let Some(plan) = plan {
            let (inference_id, call_id) = (self.inference_id.cloned(), Some(call_id.clone()));
            let plan = plan::record(m, self.stamp, inference_id, call_id, plan, of);
            records.push(Record::Plan(plan));
        }
        // Only the main conversation has a user to ask.
        if let (Some(question), Some(_), None) = (question, id, of) {
            records.push(self.request(m, call_id, question, is_open));
        }
    }

    fn request(
        &self,
        m: &mut Mapper<'_>,
        request_id: Out<Str<'t>>,
        question: Option<Out<Str<'t>>>,
        is_open: bool,
    ) -> Record<'t> {
        Record::InputRequest(InputRequest {
            type_: Out::constant(tag::InputRequest),
            envelope: m.envelope(self.stamp),
            inference_id: self.inference_id.cloned(),
            subagent_id: None,
            request_id,
            question,
            status: Some(Out::constant(Str::Static(if is_open { "open" } else { "answered" }))),
            extra: Vec::new(),
        })
    }
}

/// A call whose result is not in the log is told.
fn note_open(m: &mut Mapper<'_>, from: &RowIn<'_>, place: usize, name: &str, id: Option<&str>) {
    let pointer = from.pointer(&format!("/message/content/{place}"));
    let notice = Notice::new("unpaired-call", format!("the call of {name} has no result"))
        .on_line(from.at.line)
        .at(pointer);
    match id {
        Some(id) => m.note_unpaired(id, notice),
        None => m.notices.push(notice),
    }
}

/// The first question that a call asks.
fn question<'t>(input: &Src<Value<'t>>) -> Option<Out<Str<'t>>> {
    let first = input.view().get("questions").and_then(|questions| questions.item(0));
    let question = first.unwrap_or(input.view()).get("question")?;
    text(question).and_then(|_| input.also_str(question))
}
