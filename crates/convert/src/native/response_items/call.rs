//! Items that are calls of tools.
//!
//! The arguments of a function are JSON in a text: where they can be read they are the call's input, and else its exact text. What a custom
//! tool is given, and the code that an interpreter runs, is a text, whatever it looks like.

use exact_json::trace::{Leaf as _, Open, Out, Src, Str, Transform};
use exact_json::{Json, MAX_DEPTH, Text, Value};
use session_record_model::draft::target::{Envelope, Record, ToolCall};
use session_record_model::draft::{IdSource, tag};

use super::kind::call_name;
use super::output::fits;
use crate::native::cells::Cells;

/// What a call says.
pub(crate) struct Call<'t> {
    type_: Option<Out<tag::ToolCall>>,
    tool: Out<Str<'t>>,
    id: Option<Out<Str<'t>>>,
    input: Option<Open<'t>>,
    input_text: Option<Out<Str<'t>>>,
}

/// Members that hold what a tool is given, as the text that it is.
const TEXTS: [(&str, &str); 2] = [("custom_tool_call", "input"), ("code_interpreter_call", "code")];

/// Members that hold what a tool is given, for whichever tool.
const GIVEN: [&str; 5] = ["arguments", "action", "actions", "operation", "queries"];

impl<'t> Call<'t> {
    /// Takes what a call says. `is_mended` says whether something of its record was mended.
    pub(crate) fn take(item: Value<'t>, cells: &mut Cells<'t>, is_mended: bool) -> Self {
        let named = cells.text("name").map(Src::keep_str);
        let (input, input_text) = given(item, cells, is_mended);
        // A call without the name of a tool is one of the tool that its type names.
        let (type_, tool) = match named {
            Some(tool) => {
                let kind = cells.text("type");
                (kind.map(|kind| kind.change(Transform::EnumMap, |_| tag::ToolCall)), Some(tool))
            }
            None => (None, cells.text("type").map(Src::keep_str)),
        };
        let member = call_name(item).map(|(member, _)| member);
        Self {
            type_,
            tool: tool.unwrap_or_else(|| Out::constant(Str::Static(""))),
            id: member.and_then(|member| cells.id(member)).map(Src::keep_str),
            input,
            input_text,
        }
    }

    /// What its name comes from, if that is not its own id.
    pub(crate) fn id_source(&self) -> Option<Out<IdSource>> {
        self.id.is_none().then(|| Out::constant(IdSource::Derived))
    }

    /// What it is called: `name`, where it has no id.
    pub(crate) fn id_or(&self, name: impl FnOnce() -> Out<Str<'t>>) -> Out<Str<'t>> {
        self.id.clone().unwrap_or_else(name)
    }

    /// The record. `name` is what it is called where it has no id.
    pub(crate) fn record(
        self,
        envelope: Envelope<'t>,
        inference_id: Option<Out<Str<'t>>>,
        name: impl FnOnce() -> Out<Str<'t>>,
    ) -> Record<'t> {
        let Self { type_, tool, id, input, input_text } = self;
        Record::ToolCall(ToolCall {
            type_: type_.unwrap_or_else(|| Out::constant(tag::ToolCall)),
            envelope,
            inference_id,
            subagent_id: None,
            call_id: id.unwrap_or_else(name),
            name: tool,
            input,
            input_text,
            at: None,
            extra: Vec::new(),
        })
    }
}

/// What a person calls the tool of a call.
pub(crate) fn tool(item: Value<'_>) -> String {
    let text = |name| crate::native::values::text(item.get(name)?);
    let tool = text("name").or_else(|| text("type"));
    tool.map(|tool| tool.decode().into_owned()).unwrap_or_default()
}

/// What a tool is given: JSON, or a text that is none.
fn given<'t>(
    item: Value<'t>,
    cells: &mut Cells<'t>,
    is_mended: bool,
) -> (Option<Open<'t>>, Option<Out<Str<'t>>>) {
    let is = |name: &str| item.get("type").is_some_and(|kind| kind.is_str(name));
    if let Some((_, member)) = TEXTS.iter().find(|(kind, _)| is(kind)) {
        return match cells.text(member) {
            Some(text) => (None, Some(text.keep_str())),
            None => (cells.take_if(member, fits).map(Src::keep_open), None),
        };
    }
    if let Some(text) = cells.text("arguments") {
        let is_json = |text: &Text<'t>| {
            Json::parse(&text.decode()).is_ok_and(|json| !json.deeper_than(MAX_DEPTH - 1))
        };
        if is_mended || !text.look(is_json) {
            return (None, Some(text.keep_str()));
        }
        return match text.parse_json() {
            Ok(input) => (Some(input), None),
            Err(text) => (None, Some(text.keep_str())),
        };
    }
    let given = GIVEN.iter().find_map(|member| cells.take_if(member, fits));
    (given.map(Src::keep_open), None)
}
