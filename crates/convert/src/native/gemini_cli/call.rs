//! Calls of tools, and what came of them.
//!
//! A message lists its calls, each with its status and, once it is there, its result: one of the list is two records. A call in the content
//! of a message is the same call, if the list has it; else it is a record of its own, and so is a result there.

use exact_json::trace::{Function, Leaf as _, Number, Open, Out, Src, Str, Transform};
use exact_json::{MAX_DEPTH, Text, Value};
use session_record_model::draft::target::{CallPlace, Record, ToolCall, ToolResult};
use session_record_model::draft::{CaptureStateKind, IdSource, ToolResultStatus, tag};

use super::mapper::{Mapper, MessageIn, name, rest_at, with_list, with_object};
use super::parts::{CONTENT_LEVEL, push_rest};
use super::result::{Output, RESPONSE, is_masked};
use super::row::has_ended;
use crate::native::cells::{Cells, Rest, within};
use crate::native::made::{content_is, native};
use crate::native::refs::record_ref;
use crate::native::values::{id, text};

/// The member of a message that lists its calls.
pub(super) const LISTED: &str = "toolCalls";
/// How deep a call of the list stands in its record: in `native/0/toolCalls`.
pub(super) const LISTED_LEVEL: usize = 4;

/// What the calls of a message have from it.
pub(super) struct Calls<'r, 't> {
    pub(super) from: &'r MessageIn<'t>,
    pub(super) ts: Option<Out<Str<'t>>>,
    pub(super) inference_id: Option<Out<Str<'t>>>,
    /// The record of the message, if it has one.
    pub(super) message: Option<u64>,
}

impl<'t> Calls<'_, 't> {
    /// The records of a call that the message lists. One that names no tool is given back. `before` is how many parts of the message stand
    /// before it.
    pub(super) fn listed(
        &self,
        m: &mut Mapper<'_>,
        call: Src<Value<'t>>,
        (number, before): (usize, usize),
        records: &mut Vec<Record<'t>>,
    ) -> Result<(), Src<Value<'t>>> {
        let view = call.view();
        let Some(tool) = view.get("name").and_then(text) else { return Err(call) };
        let named = view.get("id").and_then(id);
        let has_ended = has_ended(view);
        let below = format!("/{LISTED}/{number}");
        if !has_ended && !named.is_some_and(|id| m.index.calls.is_responded(id)) {
            self.note_open(m, tool, named, &below);
        }
        let mut cells = Cells::open(call)?;
        let call_id = self.id_of(&mut cells, "call", number);
        let ended = has_ended.then(|| Ended::take(m, self.from, &mut cells, &below));
        let tool = cells.text("name").map(Src::keep_str);
        let input = cells.take_if("args", fits).map(Src::keep_open);
        let rest = rest_at(&mut m.ledger, cells, LISTED_LEVEL + 1);
        records.push(self.call(m, call_id.again(), tool, input, before, in_list(LISTED, rest)));
        records.extend(ended.map(|ended| Record::ToolResult(ended.result(m, call_id))));
        Ok(())
    }

    /// The record of a call that stands in the content alone.
    pub(super) fn in_content(
        &self,
        m: &mut Mapper<'_>,
        item: Src<Value<'t>>,
        (number, before): (usize, usize),
    ) -> Option<Record<'t>> {
        let mut cells = Cells::open(item).ok()?;
        let mut function = cells.object("functionCall")?;
        let named = function.peek("id").and_then(id);
        if let Some(tool) = function.peek("name").and_then(text)
            && !named.is_some_and(|id| m.index.calls.is_responded(id))
        {
            self.note_open(m, tool, named, "/content");
        }
        let call_id = self.id_of(&mut function, "part", number);
        let tool = function.text("name").map(Src::keep_str);
        let input = function.take_if("args", fits).map(Src::keep_open);
        let left = rest_at(&mut m.ledger, function, CONTENT_LEVEL + 2);
        let mut rest = rest_at(&mut m.ledger, cells, CONTENT_LEVEL + 1);
        with_object(&mut rest, "functionCall", left);
        Some(self.call(m, call_id, tool, input, before, in_list("content", rest)))
    }

    /// The record of a result that stands in the content alone. What is left of the item goes with what is left around it, and of
    /// items before it.
    pub(super) fn response(
        &self,
        m: &mut Mapper<'_>,
        item: Src<Value<'t>>,
        number: usize,
        (mut rest, mut beside): (Rest<'t>, Vec<Open<'t>>),
    ) -> Option<Record<'t>> {
        let is_masked = is_masked(item.view());
        let mut cells = Cells::open(item).ok()?;
        let mut function = cells.object(RESPONSE)?;
        let named = function.peek("id").and_then(id);
        if !named.is_some_and(|id| m.index.calls.is_called(id)) {
            let message = "no call in the log has this result";
            let notice = self.from.tell("unpaired-result", message, "/content");
            m.notices.push(match named {
                Some(id) => notice.of(id.decode()),
                None => notice,
            });
        }
        let call_id = self.id_of(&mut function, "result", number);
        let mut output = Output::empty(is_masked);
        let left = output.response(m, function, CONTENT_LEVEL);
        let mut of_item = rest_at(&mut m.ledger, cells, CONTENT_LEVEL + 1);
        with_object(&mut of_item, RESPONSE, left);
        push_rest(&mut output.beside, of_item);
        beside.append(&mut output.beside);
        with_list(&mut rest, "content", beside);
        Some(Record::ToolResult(result(m, self.ts.clone(), call_id, output, rest)))
    }

    /// The id of a call, and whether it was made.
    fn id_of(&self, cells: &mut Cells<'t>, what: &str, number: usize) -> CallId<'t> {
        if let Some(id) = cells.id("id") {
            return CallId { id: id.keep_str(), is_derived: false };
        }
        let name = name(format!("{}:{number}", self.from.place.name(what)));
        CallId { id: name, is_derived: true }
    }

    fn call(
        &self,
        m: &mut Mapper<'_>,
        call_id: CallId<'t>,
        tool: Option<Out<Str<'t>>>,
        input: Option<Open<'t>>,
        before: usize,
        rest: Rest<'t>,
    ) -> Record<'t> {
        let mut envelope = m.envelope(self.ts.clone());
        envelope.id_source = call_id.is_derived.then(|| Out::constant(IdSource::Derived));
        envelope.native = native(vec![rest]);
        Record::ToolCall(ToolCall {
            type_: Out::constant(tag::ToolCall),
            envelope,
            inference_id: self.inference_id.clone(),
            subagent_id: None,
            call_id: call_id.id,
            name: tool.unwrap_or_else(|| Out::constant(Str::Static(""))),
            input,
            input_text: None,
            at: self.message.map(|message| CallPlace {
                message: record_ref(message),
                index: Out::derived(Function::Position, [], Number::from(before as u64)),
                extra: Vec::new(),
            }),
            extra: Vec::new(),
        })
    }

    /// A call of which the log has no end is told.
    fn note_open(&self, m: &mut Mapper<'_>, tool: Text<'_>, id: Option<Text<'_>>, below: &str) {
        let message = format!("the call of {} has no result", tool.decode());
        let notice = self.from.tell("unpaired-call", message, below);
        m.notices.push(match id {
            Some(id) => notice.of(id.decode()),
            None => notice,
        });
    }
}

/// How a call of the list ended.
struct Ended<'t> {
    ts: Option<Out<Str<'t>>>,
    status: Option<Out<ToolResultStatus>>,
    output: Output<'t>,
    /// The result is there, and has no parts.
    is_empty: bool,
    /// What the user saw of it.
    shown: Option<Open<'t>>,
}

impl<'t> Ended<'t> {
    fn take(m: &mut Mapper<'_>, from: &MessageIn<'t>, call: &mut Cells<'t>, below: &str) -> Self {
        let is_something = |result: Value<'t>| !result.is_null() && !is_empty(result);
        let result = call.take_if("result", is_something);
        Self {
            ts: m.time(from, call, below),
            status: status(call),
            output: result
                .map(|result| Output::of(m, result, LISTED_LEVEL + 2))
                .unwrap_or_default(),
            is_empty: call.peek("result").is_some_and(is_empty),
            shown: call.take("resultDisplay").map(|shown| within(shown, LISTED_LEVEL + 1)),
        }
    }

    fn result(self, m: &mut Mapper<'_>, call_id: CallId<'t>) -> ToolResult<'t> {
        let Self { ts, status, mut output, is_empty, shown } = self;
        let mut rest = Rest::default();
        with_list(&mut rest, "result", std::mem::take(&mut output.beside));
        rest.extend(shown.map(|shown| (Str::Static("resultDisplay"), shown)));
        let mut made = result(m, ts, call_id, output, in_list(LISTED, rest));
        made.status = status;
        if is_empty {
            made.envelope.capture = Some(content_is(CaptureStateKind::Complete));
        }
        made
    }
}

/// The record of a result.
fn result<'t>(
    m: &mut Mapper<'_>,
    ts: Option<Out<Str<'t>>>,
    call_id: CallId<'t>,
    output: Output<'t>,
    rest: Rest<'t>,
) -> ToolResult<'t> {
    let (content, capture) = output.content();
    let mut envelope = m.envelope(ts);
    envelope.id_source = call_id.is_derived.then(|| Out::constant(IdSource::Derived));
    envelope.capture = capture;
    envelope.native = native(vec![rest]);
    ToolResult {
        type_: Out::constant(tag::ToolResult),
        envelope,
        inference_id: None,
        subagent_id: None,
        call_id: call_id.id,
        status: None,
        content,
        structured_content: None,
        extra: Vec::new(),
    }
}

/// The id of a call, of the log or made.
struct CallId<'t> {
    id: Out<Str<'t>>,
    is_derived: bool,
}

impl CallId<'_> {
    /// The same, for the record of its result.
    fn again(&self) -> Self {
        Self { id: self.id.again(), is_derived: self.is_derived }
    }
}

/// How a call ended. A call that was cancelled neither did what it should nor is known to have failed.
fn status(cells: &mut Cells<'_>) -> Option<Out<ToolResultStatus>> {
    let map = |status: Src<Text<'_>>, of| status.change(Transform::EnumMap, |_| of);
    let ok = cells.word("status", "success").map(|status| map(status, ToolResultStatus::Ok));
    ok.or_else(|| Some(cells.word("status", "error")?.keep_as(|_| ToolResultStatus::Error)))
        .or_else(|| {
            let cancelled = cells.word("status", "cancelled")?;
            Some(cancelled.keep_as(|text| ToolResultStatus::Other(text.decode().into_owned())))
        })
}

/// What is left of an item, under the name of its list.
fn in_list<'t>(list: &'static str, rest: Rest<'t>) -> Rest<'t> {
    let mut within = Rest::default();
    if !rest.is_empty() {
        with_list(&mut within, list, vec![Open::Object(rest)]);
    }
    within
}

fn is_empty(value: Value<'_>) -> bool {
    value.kind() == exact_json::Kind::Array && value.is_empty()
}

/// Whether a value says something, and can stand in a record.
fn fits(value: Value<'_>) -> bool {
    !value.is_null() && !value.deeper_than(MAX_DEPTH - 1)
}
