//! Items that are what came of a call.
//!
//! A text that looks like JSON, or begins with an exit code, stays a text: only `success`, and the status of a patch, say whether the call
//! did what it should. The `status` of any other output says how far the item has come, and nothing of the call.

use exact_json::trace::{Leaf as _, Ledger, List, Open, Out, Src, Str, Transform};
use exact_json::{Kind, MAX_DEPTH, Value};
use session_record_model::draft::target::{Capture, ContentPart, Envelope, Record, ToolResult};
use session_record_model::draft::{IdSource, ToolResultStatus, tag};

use super::kind::answered;
use super::parts::Content;
use crate::native::cells::{Cells, Rest};
use crate::native::made::content_is;

/// What came of a call.
pub(crate) struct Output<'t> {
    type_: Option<Out<tag::ToolResult>>,
    call_id: Option<Out<Str<'t>>>,
    status: Option<Out<ToolResultStatus>>,
    content: List<ContentPart<'t>>,
    /// What was captured of it, where that is not all.
    pub(crate) capture: Option<Capture<'t>>,
    structured: Option<Open<'t>>,
    beside: Option<Rest<'t>>,
}

impl<'t> Output<'t> {
    /// Takes what an output says.
    pub(crate) fn take(ledger: &mut Ledger, item: Value<'t>, cells: &mut Cells<'t>) -> Self {
        let is = |name: &str| item.get("type").is_some_and(|kind| kind.is_str(name));
        let call_id = answered(item).and_then(|(member, _)| cells.id(member)).map(Src::keep_str);
        let kind = cells.text("type");
        let tools = if is("tool_search_output") { cells.take_if("tools", fits) } else { None };
        let mut said = Said::take(ledger, cells);
        if is("apply_patch_call_output") {
            said.status = ended(cells);
        }
        let Said { content, status, beside } = said;
        Self {
            type_: kind.map(|kind| kind.change(Transform::EnumMap, |_| tag::ToolResult)),
            call_id,
            status,
            capture: content.capture.map(content_is),
            content: content.parts,
            structured: tools.map(Src::keep_open),
            beside: beside.filter(|beside| !beside.is_empty()),
        }
    }

    /// What its name comes from, if no call is named.
    pub(crate) fn id_source(&self) -> Option<Out<IdSource>> {
        self.call_id.is_none().then(|| Out::constant(IdSource::Derived))
    }

    /// What is left of the member that holds it.
    pub(crate) fn take_beside(&mut self) -> Vec<(&'static str, Open<'t>)> {
        self.beside.take().into_iter().map(|rest| ("output", Open::Object(rest))).collect()
    }

    /// The record. `name` is what the call is called where none is named.
    pub(crate) fn record(
        self,
        envelope: Envelope<'t>,
        name: impl FnOnce() -> Out<Str<'t>>,
    ) -> Record<'t> {
        let Self { type_, call_id, status, content, capture: _, structured, beside: _ } = self;
        Record::ToolResult(ToolResult {
            type_: type_.unwrap_or_else(|| Out::constant(tag::ToolResult)),
            envelope,
            inference_id: None,
            subagent_id: None,
            call_id: call_id.unwrap_or_else(name),
            status,
            content,
            structured_content: structured,
            extra: Vec::new(),
        })
    }
}

/// How a call ended, where its status says that it did.
pub(super) fn ended(cells: &mut Cells<'_>) -> Option<Out<ToolResultStatus>> {
    for (word, status) in [("completed", ToolResultStatus::Ok), ("failed", ToolResultStatus::Error)]
    {
        if let Some(said) = cells.word("status", word) {
            return Some(said.change(Transform::EnumMap, |_| status));
        }
    }
    None
}

/// Whether a value says something, and can stand in a record.
pub(super) fn fits(value: Value<'_>) -> bool {
    !value.is_null() && !value.deeper_than(MAX_DEPTH - 1)
}

/// What stands in the `output` of an item.
struct Said<'t> {
    content: Content<'t>,
    status: Option<Out<ToolResultStatus>>,
    /// What is left of it.
    beside: Option<Rest<'t>>,
}

impl<'t> Said<'t> {
    fn take(ledger: &mut Ledger, cells: &mut Cells<'t>) -> Self {
        // Of old it was an object around the content.
        let is_wrapped = |output: Value<'t>| {
            output.kind() == Kind::Object
                && output.get("type").is_none()
                && (output.get("content").is_some() || output.get("success").is_some())
        };
        let is_wrapped = cells.peek("output").is_some_and(is_wrapped);
        let wrapper = if is_wrapped { cells.object("output") } else { None };
        let Some(mut wrapper) = wrapper else {
            let output = cells.take_if("output", |output| !output.is_null());
            let mut content = Content::of(ledger, output, |_| None);
            let beside = Self::left_of(&mut content, "content");
            return Self { content, status: None, beside };
        };
        let items = wrapper.take_if("content_items", |items| items.kind() == Kind::Array);
        let said = wrapper.take_if("content", |content| !content.is_null());
        let (name, said, again) = match items {
            // What the model was given are the items; the text beside them says the same.
            Some(items) => ("content_items", Some(items), said),
            None => ("content", said, None),
        };
        let mut content = Content::of(ledger, said, |_| None);
        let status = wrapper.take_if("success", |success| success.as_bool().is_some());
        let status = status.and_then(|success| success.into_bool().ok()).map(|success| {
            success.change(Transform::EnumMap, |success| {
                if success { ToolResultStatus::Ok } else { ToolResultStatus::Error }
            })
        });
        let mut rest = wrapper.rest(ledger);
        rest.extend(again.map(|again| (Str::Static("content"), again.keep_open())));
        rest.extend(Self::left_of(&mut content, name).into_iter().flatten());
        Self { content, status, beside: Some(rest) }
    }

    /// What is left of the parts, under the name that they have.
    fn left_of(content: &mut Content<'t>, name: &'static str) -> Option<Rest<'t>> {
        let beside = std::mem::take(&mut content.beside);
        (!beside.is_empty()).then(|| vec![(Str::Static(name), Open::Array(beside))])
    }
}
