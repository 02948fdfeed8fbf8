//! Items that are what came of a call.
//!
//! A text that looks like JSON, or begins with an exit code, stays a text: only `success` says whether the call did what it should.

use exact_json::trace::{Leaf as _, Open, Out, Src, Str, Transform};
use exact_json::{Kind, MAX_DEPTH, Value};
use session_record_model::draft::target::{Record, ToolResult};
use session_record_model::draft::{IdSource, ToolResultStatus, tag};

use super::mapper::{Mapper, Opened, RowIn, name};
use super::parts::Content;
use super::row::id;
use crate::native::cells::Rest;
use crate::native::made::{content_is, native};
use crate::report::Notice;

/// The record of what came of a call.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let mut envelope = opened.envelope(m, from);
    note(m, from);
    let kind = opened.payload.text("type");
    let type_ = kind.map(|kind| kind.change(Transform::EnumMap, |_| tag::ToolResult));
    let call_id = opened.payload.id("call_id").map(Src::keep_str);
    envelope.id_source = call_id.is_none().then(|| Out::constant(IdSource::Derived));
    let call_id = call_id.unwrap_or_else(|| name("result", from.at));
    let fits = |value: Value<'t>| !value.is_null() && !value.deeper_than(MAX_DEPTH - 1);
    let tools = if from.row.is(&["tool_search_output"]) {
        opened.payload.take_if("tools", fits).map(Src::keep_open)
    } else {
        None
    };
    let Output { content, status, rest } = Output::take(m, &mut opened);
    let beside = rest.into_iter().filter(|rest| !rest.is_empty());
    let beside = beside.map(|rest| ("output", Open::Object(rest))).collect();
    envelope.capture = content.capture.map(content_is);
    envelope.native = native(vec![opened.rest(&mut m.ledger, beside)]);
    Some(Record::ToolResult(ToolResult {
        type_: type_.unwrap_or_else(|| Out::constant(tag::ToolResult)),
        envelope,
        inference_id: None,
        subagent_id: None,
        call_id,
        status,
        content: content.parts,
        structured_content: tools,
        extra: Vec::new(),
    }))
}

/// What came of a call.
struct Output<'t> {
    content: Content<'t>,
    status: Option<Out<ToolResultStatus>>,
    /// What is left of it.
    rest: Option<Rest<'t>>,
}

impl<'t> Output<'t> {
    fn take(m: &mut Mapper<'_>, opened: &mut Opened<'t>) -> Self {
        // Of old it was an object around the content.
        let is_wrapped = |output: Value<'t>| {
            output.kind() == Kind::Object
                && output.get("type").is_none()
                && (output.get("content").is_some() || output.get("success").is_some())
        };
        let is_wrapped = opened.payload.peek("output").is_some_and(is_wrapped);
        let wrapper = if is_wrapped { opened.payload.object("output") } else { None };
        let Some(mut wrapper) = wrapper else {
            let output = opened.payload.take_if("output", |output| !output.is_null());
            let mut content = Content::of(m, output, |_| None);
            let rest = Self::rest_of(&mut content, "content");
            return Self { content, status: None, rest };
        };
        let items = wrapper.take_if("content_items", |items| items.kind() == Kind::Array);
        let said = wrapper.take_if("content", |content| !content.is_null());
        let (name, said, again) = match items {
            // What the model was given are the items; the text beside them says the same.
            Some(items) => ("content_items", Some(items), said),
            None => ("content", said, None),
        };
        let content = Content::of(m, said, |_| None);
        let status = wrapper.take_if("success", |success| success.as_bool().is_some());
        let status = status.and_then(|success| success.into_bool().ok()).map(|success| {
            success.change(Transform::EnumMap, |success| {
                if success { ToolResultStatus::Ok } else { ToolResultStatus::Error }
            })
        });
        let mut content = content;
        let mut rest = wrapper.rest(&mut m.ledger);
        rest.extend(again.map(|again| (Str::Static("content"), again.keep_open())));
        rest.extend(Self::rest_of(&mut content, name).into_iter().flatten());
        Self { content, status, rest: Some(rest) }
    }

    /// What is left of the parts, under the name that they have.
    fn rest_of(content: &mut Content<'t>, name: &'static str) -> Option<Rest<'t>> {
        let beside = std::mem::take(&mut content.beside);
        (!beside.is_empty()).then(|| vec![(Str::Static(name), Open::Array(beside))])
    }
}

/// A result whose call is not in the log is told.
fn note(m: &mut Mapper<'_>, from: &RowIn<'_>) {
    let notice = Notice::new("unpaired-result", "no call in the log has this result")
        .on_line(from.at.line)
        .at(from.pointer(""));
    match from.row.payload.get("call_id").and_then(id) {
        Some(id) => {
            let id = id.decode();
            if m.index.pairs.is_orphan(&id) {
                m.notices.push(notice.of(id));
            }
        }
        None => m.notices.push(notice),
    }
}
