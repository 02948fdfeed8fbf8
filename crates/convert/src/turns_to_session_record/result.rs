//! Results of calls, as each provider spells them.

use exact_json::trace::{List, Out, Src, Str, Transform};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{ContentPart, Envelope, Record, ToolResult};
use session_record_model::draft::{CaptureStateKind, ToolResultStatus, tag};

use super::call::spelled;
use super::left::Within;
use super::made::Found;
use super::parts::parts;
use super::run::Run;
use super::turn::TurnAt;
use super::twice::{Twice, TwiceCells};
use crate::native::cells::Rest;
use crate::native::values::text;
use crate::report::Notice;

/// A result of a call, of which all is known but where its record stands.
pub(super) struct CallResult<'t> {
    type_: Out<tag::ToolResult>,
    call_id: Out<Str<'t>>,
    pub(super) is_derived: bool,
    status: Option<Out<ToolResultStatus>>,
    content: List<ContentPart<'t>>,
    pub(super) capture: Option<CaptureStateKind>,
    /// What of it has no place in the record, and where that stands in the turn.
    rest: (Within, Rest<'t>),
}

/// The content of a result.
pub(super) struct Content<'t> {
    parts: List<ContentPart<'t>>,
    /// Why it is empty, if it is.
    capture: Option<CaptureStateKind>,
}

impl<'t> Content<'t> {
    /// Of a value.
    pub(super) fn of(run: &mut Run, content: Twice<Value<'t>>) -> Self {
        Self::new(parts(run, content), false)
    }

    /// Of parts; `is_absent`: where there are none, there is no content in the turn.
    pub(super) fn new(parts: List<ContentPart<'t>>, is_absent: bool) -> Self {
        let state = if is_absent { CaptureStateKind::Absent } else { CaptureStateKind::Complete };
        let capture = parts.is_empty().then_some(state);
        Self { parts, capture }
    }
}

impl<'t> CallResult<'t> {
    /// A result by itself. `content` is given where it stands elsewhere in the turn. What is no object with members is given back.
    pub(super) fn of(
        run: &mut Run,
        turn: &mut TurnAt,
        result: Twice<Value<'t>>,
        found: Found,
        list: Within,
        content: Option<Src<Value<'t>>>,
    ) -> Result<Self, Twice<Value<'t>>> {
        let view = result.view();
        if view.kind() != Kind::Object || view.is_empty() {
            return Err(result);
        }
        let mut cells = TwiceCells::open(result)?;
        let place = turn.name("result");
        let id = found.id.as_ref().map(|id| id.text.as_str());
        let (name, is_answer) = run.ids.result(id, turn.tool.as_deref(), &place);
        let is_derived = name.is_derived();
        if !is_answer {
            run.stray(turn, &found.at, id);
        }
        let call_id = spelled(name, found.id, &mut cells);
        let type_ = cells.word("type", "tool_result").map_or_else(
            || Out::constant(tag::ToolResult),
            |kind| kind.keep_as(|_| tag::ToolResult),
        );
        let status = status(&mut cells, view);
        // A null stays where it was, so that it can be told from nothing.
        let own = cells.take_if("content", |content| !content.is_null());
        let content = match (own, content) {
            (Some(own), again) => Content::of(run, own.and(again)),
            (None, Some(content)) => Content::of(run, Twice::once(content)),
            (None, None) => Content::new(List::new(Vec::new()), true),
        };
        let Content { parts: content, capture } = content;
        let rest = (list, cells.rest(&mut run.ledger));
        Ok(Self { type_, call_id, is_derived, status, content, capture, rest })
    }

    /// The turn itself as a result, which has its own members elsewhere.
    pub(super) fn of_turn(
        (call_id, is_derived): (Out<Str<'t>>, bool),
        content: Content<'t>,
    ) -> Self {
        let Content { parts: content, capture } = content;
        let (type_, rest) = (Out::constant(tag::ToolResult), (Within::Content, Vec::new()));
        Self { type_, call_id, is_derived, status: None, content, capture, rest }
    }

    /// What of it has no place in the record.
    pub(super) fn take_rest(&mut self) -> (Within, Rest<'t>) {
        (self.rest.0, std::mem::take(&mut self.rest.1))
    }

    /// The record.
    pub(super) fn record(
        self,
        envelope: Envelope<'t>,
        inference_id: Option<Out<Str<'t>>>,
    ) -> Record<'t> {
        Record::ToolResult(ToolResult {
            type_: self.type_,
            envelope,
            inference_id,
            subagent_id: None,
            call_id: self.call_id,
            status: self.status,
            content: self.content,
            structured_content: None,
            extra: Vec::new(),
        })
    }
}

/// Whether the call failed, as far as the result says so. Anthropic's of a tool that ran here always does: it leaves out `false`.
fn status(cells: &mut TwiceCells<'_>, result: Value<'_>) -> Option<Out<ToolResultStatus>> {
    let is_bool = |value: Value<'_>| value.as_bool().is_some();
    if let Some(said) = cells.take_if("is_error", is_bool) {
        let of = |value: Value<'_>| match value.as_bool() {
            Some(true) => ToolResultStatus::Error,
            Some(false) | None => ToolResultStatus::Ok,
        };
        return Some(said.change(Transform::EnumMap, of));
    }
    let is_local = result.get("type").is_some_and(|kind| kind.is_str("tool_result"));
    let is_said = result.get("is_error").is_some_and(|value| !value.is_null());
    let content = result.get("content").filter(|content| content.kind() == Kind::Object);
    let kind = content.and_then(|content| content.get("type")).and_then(text);
    if kind.is_some_and(|kind| kind.decode().ends_with("_error")) {
        return Some(Out::constant(ToolResultStatus::Error));
    }
    (is_local && !is_said).then(|| Out::constant(ToolResultStatus::Ok))
}

impl Run {
    /// Says that no call before has this result.
    pub(super) fn stray(&mut self, turn: &TurnAt, at: &str, id: Option<&str>) {
        let notice = Notice::new("unpaired-result", "no call before it has this result")
            .on_line(turn.line)
            .at(turn.pointer(at));
        self.notices.push(match id {
            Some(id) => notice.of(id),
            None => notice,
        });
    }
}
