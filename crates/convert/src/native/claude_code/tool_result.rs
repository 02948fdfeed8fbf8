//! Results of calls, in user rows and, for tools that run at the provider, in assistant rows.

use exact_json::trace::{Function, List, Out, Src, Str, Transform};
use exact_json::{Kind, Text, Value};
use session_record_model::draft::target::{ContentPart, ToolResult};
use session_record_model::draft::{CaptureStateKind, IdSource, ToolResultStatus, tag};

use super::mapper::{Mapper, RowIn, Stamp};
use super::row::{id, text};
use crate::native::cells::{Cells, Rest};
use crate::native::made::content_is;
use crate::native::part::part;
use crate::report::Notice;

/// Whether a block is a result: of a tool here (`tool_result`), or of one that runs at the provider or
/// at a server (`web_search_tool_result`, `mcp_tool_result`).
pub(super) fn is_result(block: Value<'_>) -> bool {
    block.kind() == Kind::Object
        && block
            .get("type")
            .and_then(text)
            .is_some_and(|kind| kind.decode().ends_with("tool_result"))
}

/// Whether a result says that its call failed.
pub(super) fn is_failure(result: Value<'_>) -> bool {
    let is_error = result.get("is_error").and_then(Value::as_bool) == Some(true);
    is_error || (!is_local(result) && is_server_error(result))
}

/// Whether a result is of a tool that ran here.
fn is_local(result: Value<'_>) -> bool {
    result.get("type").is_some_and(|kind| kind.is_str("tool_result"))
}

/// Where a result stands.
pub(super) struct ResultOf<'r, 't> {
    from: &'r RowIn<'t>,
    stamp: &'r Stamp<'t>,
    pointer: &'r str,
    place: usize,
}

impl<'r, 't> ResultOf<'r, 't> {
    pub(super) fn new(
        from: &'r RowIn<'t>,
        stamp: &'r Stamp<'t>,
        pointer: &'r str,
        place: usize,
    ) -> Self {
        Self { from, stamp, pointer, place }
    }

    /// The record, and what of the block has no place in it. `row_id` is the id of the call by the row,
    /// for a block that does not say it. `None` if the block is no object with members.
    pub(super) fn record(
        &self,
        m: &mut Mapper<'_>,
        block: Src<Value<'t>>,
        row_id: Option<Src<Text<'t>>>,
    ) -> Option<(ToolResult<'t>, Rest<'t>)> {
        let view = block.view();
        let mut cells = Cells::open(block).ok()?;
        let mut envelope = m.envelope(self.stamp);
        let kind = cells.word("type", "tool_result");
        let said = cells.id("tool_use_id").or(row_id);
        let is_derived = said.is_none();
        note_orphan(m, self.from, self.pointer, view, is_derived);
        let call_id = said.map_or_else(|| self.derived_id(), Src::keep_str);
        // Only `true` means that the call failed; what else was stored stays as it was.
        let is_true = |value: Value<'_>| value.as_bool() == Some(true);
        let failed = cells.take_if("is_error", is_true);
        let status = match failed {
            Some(failed) => Some(failed.change(Transform::EnumMap, |_| ToolResultStatus::Error)),
            None if is_failure(view) => Some(Out::constant(ToolResultStatus::Error)),
            None if is_local(view) => Some(Out::constant(ToolResultStatus::Ok)),
            // Of a server's result, only what it says itself is known.
            None => view
                .get("is_error")
                .and_then(Value::as_bool)
                .map(|_| Out::constant(ToolResultStatus::Ok)),
        };
        let (content, capture) = content(m, &mut cells);
        envelope.capture = capture.map(content_is);
        envelope.id_source = is_derived.then(|| Out::constant(IdSource::Derived));
        let record = ToolResult {
            type_: kind.map_or_else(
                || Out::constant(tag::ToolResult),
                |kind| kind.keep_as(|_| tag::ToolResult),
            ),
            envelope,
            inference_id: None,
            subagent_id: self.stamp.subagent_id.clone(),
            call_id,
            status,
            content,
            structured_content: None,
            extra: Vec::new(),
        };
        Some((record, cells.rest(&mut m.ledger)))
    }

    fn derived_id(&self) -> Out<Str<'t>> {
        let id = format!("result:{}:{}", self.from.at.number, self.place);
        Out::derived(Function::Position, [], Str::Owned(id))
    }
}

/// A result whose call is not in the log is told. `is_unnamed` says that neither the block nor its row names the call.
pub(super) fn note_orphan(
    m: &mut Mapper<'_>,
    from: &RowIn<'_>,
    pointer: &str,
    block: Value<'_>,
    is_unnamed: bool,
) {
    let notice = Notice::new("unpaired-result", "no call in the log has this result")
        .on_line(from.at.line)
        .at(pointer);
    let said = block.get("tool_use_id").and_then(id);
    match said.or(from.row.source_tool_use_id) {
        Some(id) if !is_unnamed => {
            let id = id.decode();
            if m.index.pairs.is_orphan(&id) {
                m.note_unpaired(&id, notice);
            }
        }
        _ => m.notices.push(notice),
    }
}

fn is_server_error(block: Value<'_>) -> bool {
    block
        .get("content")
        .and_then(|content| content.get("type"))
        .and_then(text)
        .is_some_and(|kind| kind.decode().ends_with("_error"))
}

/// The text that Claude Code puts in the place of a result when it takes the result out of the model's context.
const CLEARED: &str = "[Old tool result content cleared]";

/// The content of a result, and its capture state: where it is empty, or not what the model saw (ASR-209).
fn content<'t>(
    m: &mut Mapper<'_>,
    cells: &mut Cells<'t>,
) -> (List<ContentPart<'t>>, Option<CaptureStateKind>) {
    let Some(content) = cells.take_if("content", |content| !content.is_null()) else {
        // A null stays where it was, so that it can be told from nothing.
        return (List::new(Vec::new()), Some(CaptureStateKind::Absent));
    };
    let masked = is_cleared(content.view()).then_some(CaptureStateKind::Masked);
    match content.into_items() {
        Ok(items) => {
            let complete = items.is_empty().then_some(CaptureStateKind::Complete);
            (items.map(|block| part(&mut m.ledger, block, None)), masked.or(complete))
        }
        Err(block) => (List::new(vec![part(&mut m.ledger, block, None)]), masked),
    }
}

/// Whether the content was taken out after the model saw it: nothing but the text that stands for it is left.
fn is_cleared(content: Value<'_>) -> bool {
    let says = |block: Value<'_>| block.get("text").unwrap_or(block).is_str(CLEARED);
    let mut blocks = content.items();
    match (blocks.next(), blocks.next()) {
        (None, _) => says(content),
        (Some(block), None) => says(block),
        (Some(_), Some(_)) => false,
    }
}
