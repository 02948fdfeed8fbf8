//! Items that are calls of tools.
//!
//! The arguments of a function are JSON in a text: where they can be read they are the call's input, and else its exact text. What a custom
//! tool is given is a text, whatever it looks like. A search of the web runs at the provider and has no item for its result: the call's own
//! status says that it has ended.

use exact_json::trace::{Leaf as _, List, Open, Out, Src, Str, Transform};
use exact_json::{Json, MAX_DEPTH, Value};
use session_record_model::draft::target::{Record, ToolCall, ToolResult};
use session_record_model::draft::{CaptureStateKind, IdSource, ToolResultStatus, tag};

use super::mapper::{Mapper, Opened, RowIn, name};
use super::row::call_name;
use crate::native::made::{content_is, native};
use crate::report::Notice;

/// Members that hold what a tool is given, by the type of the call.
const ACTION: &str = "action";

/// What a call says.
struct Said<'t> {
    type_: Option<Out<tag::ToolCall>>,
    tool: Out<Str<'t>>,
    call_id: Out<Str<'t>>,
    is_derived: bool,
}

impl<'t> Said<'t> {
    fn take(from: &RowIn<'t>, opened: &mut Opened<'t>) -> Self {
        let payload = &mut opened.payload;
        let named = payload.text("name").map(Src::keep_str);
        // A call without the name of a tool is one of the tool that its type names.
        let (type_, tool) = match named {
            Some(tool) => {
                let kind = payload.text("type");
                (kind.map(|kind| kind.change(Transform::EnumMap, |_| tag::ToolCall)), Some(tool))
            }
            None => (None, payload.text("type").map(Src::keep_str)),
        };
        let member = call_name(from.row.payload).map(|(member, _)| member);
        let call_id = member.and_then(|member| payload.id(member)).map(Src::keep_str);
        Self {
            type_,
            tool: tool.unwrap_or_else(|| Out::constant(Str::Static(""))),
            is_derived: call_id.is_none(),
            call_id: call_id.unwrap_or_else(|| name("call", from.at)),
        }
    }
}

/// The records of a call, and of its end where the call itself says that.
pub(super) fn records<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Vec<Record<'t>>> {
    let mut opened = Opened::of(m, from)?;
    if call_name(from.row.payload).is_none() || m.index.pairs.is_open((from.at.number, 0)) {
        note(m, from);
    }
    let said = Said::take(from, &mut opened);
    let (input, input_text) = given(from, &mut opened);
    let mut envelope = opened.envelope(m, from);
    envelope.id_source = said.is_derived.then(|| Out::constant(IdSource::Derived));
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    Some(vec![Record::ToolCall(ToolCall {
        type_: said.type_.unwrap_or_else(|| Out::constant(tag::ToolCall)),
        envelope,
        inference_id: None,
        subagent_id: None,
        call_id: said.call_id,
        name: said.tool,
        input,
        input_text,
        at: None,
        extra: Vec::new(),
    })])
}

/// What a tool is given: JSON, or a text that is none.
fn given<'t>(
    from: &RowIn<'_>,
    opened: &mut Opened<'t>,
) -> (Option<Open<'t>>, Option<Out<Str<'t>>>) {
    let payload = &mut opened.payload;
    if from.row.is(&["custom_tool_call"]) {
        return match payload.text("input") {
            Some(text) => (None, Some(text.keep_str())),
            None => (payload.take_if("input", fits).map(Src::keep_open), None),
        };
    }
    if let Some(text) = payload.text("arguments") {
        let is_json = |text: &exact_json::Text<'t>| {
            Json::parse(&text.decode()).is_ok_and(|json| !json.deeper_than(MAX_DEPTH - 1))
        };
        if from.is_mended() || !text.look(is_json) {
            return (None, Some(text.keep_str()));
        }
        return match text.parse_json() {
            Ok(input) => (Some(input), None),
            Err(text) => (None, Some(text.keep_str())),
        };
    }
    let mut take = |name: &str| payload.take_if(name, fits);
    (take("arguments").or_else(|| take(ACTION)).map(Src::keep_open), None)
}

/// The records of a call that runs at the provider.
pub(super) fn provider_records<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'t>,
) -> Option<Vec<Record<'t>>> {
    let mut opened = Opened::of(m, from)?;
    let said = Said::take(from, &mut opened);
    let input = opened.payload.take_if(ACTION, fits).map(Src::keep_open);
    let ended = opened
        .payload
        .word("status", "completed")
        .map(|status| status.change(Transform::EnumMap, |_| ToolResultStatus::Ok))
        .or_else(|| {
            let failed = opened.payload.word("status", "failed")?;
            Some(failed.change(Transform::EnumMap, |_| ToolResultStatus::Error))
        });
    let made = match ended {
        Some(_) => opened.payload.take_if("result", fits).map(Src::keep_open),
        None => None,
    };
    let mut envelope = opened.envelope(m, from);
    envelope.id_source = said.is_derived.then(|| Out::constant(IdSource::Derived));
    let mut of_result = ended.as_ref().map(|_| opened.envelope(m, from));
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    let mut records = vec![Record::ToolCall(ToolCall {
        type_: said.type_.unwrap_or_else(|| Out::constant(tag::ToolCall)),
        envelope,
        inference_id: None,
        subagent_id: None,
        call_id: said.call_id.clone(),
        name: said.tool,
        input,
        input_text: None,
        at: None,
        extra: Vec::new(),
    })];
    if let Some(envelope) = &mut of_result {
        envelope.id_source = said.is_derived.then(|| Out::constant(IdSource::Derived));
        envelope.capture = Some(content_is(CaptureStateKind::Absent));
    } else {
        note(m, from);
    }
    records.extend(of_result.map(|envelope| {
        Record::ToolResult(ToolResult {
            type_: Out::constant(tag::ToolResult),
            envelope,
            inference_id: None,
            subagent_id: None,
            call_id: said.call_id,
            status: ended,
            content: List::new(Vec::new()),
            structured_content: made,
            extra: Vec::new(),
        })
    }));
    Some(records)
}

/// A call whose end is not in the log is told.
fn note(m: &mut Mapper<'_>, from: &RowIn<'_>) {
    let tool = from.row.text("name").or_else(|| from.row.text("type"));
    let tool = tool.map(|tool| tool.decode().into_owned()).unwrap_or_default();
    let notice = Notice::new("unpaired-call", format!("the call of {tool} has no result"))
        .on_line(from.at.line)
        .at(from.pointer(""));
    m.notices.push(match call_name(from.row.payload) {
        Some((_, id)) => notice.of(id.decode()),
        None => notice,
    });
}

/// Whether a value says something, and can stand in a record.
fn fits(value: Value<'_>) -> bool {
    !value.is_null() && !value.deeper_than(MAX_DEPTH - 1)
}
