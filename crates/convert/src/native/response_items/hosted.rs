//! Calls of what runs at the provider: a search, an interpreter, a server of tools. No item of its own answers them: the call itself says
//! how it ended, and what came of it.

use exact_json::trace::{Ledger, List, Open, Out, Src, Str};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{ContentPart, Envelope, Record, ToolResult};
use session_record_model::draft::{CaptureStateKind, ToolResultStatus, tag};

use super::call::Call;
use super::output::{ended, fits};
use super::parts::Content;
use crate::native::cells::Cells;
use crate::native::made::content_is;

/// What such a call says.
pub(crate) struct HostedCall<'t> {
    pub(crate) call: Call<'t>,
    /// How it ended; none, where it does not say that it has.
    pub(crate) end: Option<End<'t>>,
    /// What is left of an answer, by the member that has it.
    pub(crate) beside: Vec<(&'static str, Open<'t>)>,
}

/// How a call ended, and what came of it.
pub(crate) struct End<'t> {
    status: Option<Out<ToolResultStatus>>,
    said: Option<List<ContentPart<'t>>>,
    structured: Option<Open<'t>>,
}

/// Members that hold what came of a call, whichever tool it is of.
const RESULTS: [&str; 3] = ["result", "results", "outputs"];

/// Members that hold what a server of tools answered, the error first.
const ANSWERS: [&str; 2] = ["error", "output"];

impl<'t> HostedCall<'t> {
    /// Takes what such a call says. `is_mended` says whether something of its record was mended.
    pub(crate) fn take(
        ledger: &mut Ledger,
        item: Value<'t>,
        cells: &mut Cells<'t>,
        is_mended: bool,
    ) -> Self {
        let call = Call::take(item, cells, is_mended);
        let is_answered = |member: &&str| answer(item, member).is_some();
        let answer = ANSWERS.into_iter().find(is_answered);
        // What is completed and has an error, too, says two things: then nothing is known.
        let is_clear = answer != Some("error")
            || item.get("status").is_none_or(|status| !status.is_str("completed"));
        let status = if is_clear { ended(cells) } else { None };
        if status.is_none() && answer.is_none() {
            return Self { call, end: None, beside: Vec::new() };
        }
        let mut beside = Vec::new();
        let said = answer.and_then(|member| {
            let content = Content::of(ledger, Some(cells.take(member)?), |_| None);
            if !content.beside.is_empty() {
                beside.push((member, Open::Array(content.beside)));
            }
            Some(content.parts)
        });
        let structured = RESULTS.iter().find_map(|member| cells.take_if(member, fits));
        let structured = structured.map(Src::keep_open);
        Self { call, end: Some(End { status, said, structured }), beside }
    }
}

impl<'t> End<'t> {
    /// The record of the result of a call.
    pub(crate) fn record(self, mut envelope: Envelope<'t>, call_id: Out<Str<'t>>) -> Record<'t> {
        let Self { status, said, structured } = self;
        if said.is_none() {
            envelope.capture = Some(content_is(CaptureStateKind::Absent));
        }
        Record::ToolResult(ToolResult {
            type_: Out::constant(tag::ToolResult),
            envelope,
            inference_id: None,
            subagent_id: None,
            call_id,
            status,
            content: said.unwrap_or_else(|| List::new(Vec::new())),
            structured_content: structured,
            extra: Vec::new(),
        })
    }
}

/// What a server of tools answered: a text, or an object that tells of an error.
fn answer<'t>(item: Value<'t>, member: &str) -> Option<Value<'t>> {
    let is_servers = item.get("type").is_some_and(|kind| kind.is_str("mcp_call"));
    let is_said = |value: &Value<'_>| matches!(value.kind(), Kind::String | Kind::Object);
    item.get(member).filter(|value| is_servers && is_said(value) && fits(*value))
}

/// Whether the call says itself how it ended.
pub(crate) fn has_ended(item: Value<'_>) -> bool {
    let is_over = |status: Value<'_>| status.is_str("completed") || status.is_str("failed");
    item.get("status").is_some_and(is_over)
        || ANSWERS.iter().any(|member| answer(item, member).is_some())
}
