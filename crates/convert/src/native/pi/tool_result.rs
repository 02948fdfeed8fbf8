//! What came of a call.

use exact_json::Value;
use exact_json::trace::{Out, Src, Transform};
use session_record_model::draft::target::{Record, ToolResult};
use session_record_model::draft::{IdSource, ToolResultStatus, tag};

use super::content::Content;
use super::mapper::{Mapper, Opened, RowIn};
use super::row::id;
use crate::native::made::{content_is, native};
use crate::native::refs::name;
use crate::report::Notice;

/// The record of what came of a call.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    note(m, from);
    let mut envelope = opened.envelope(m);
    let said = opened.said();
    let kind = said.word("role", "toolResult");
    let kind = kind.map(|kind| kind.change(Transform::EnumMap, |_| tag::ToolResult));
    let call_id = said.id("toolCallId").map(Src::keep_str);
    let failed = said.take_if("isError", |value: Value<'_>| value.as_bool().is_some());
    let failed = failed.and_then(|failed| failed.into_bool().ok());
    let status = failed.map(|failed| {
        failed.change(Transform::EnumMap, |failed| {
            if failed { ToolResultStatus::Error } else { ToolResultStatus::Ok }
        })
    });
    let content = said.take_if("content", |content| !content.is_null());
    let Content { parts, capture, .. } = Content::of(m, content, |_| None, |_| false);
    envelope.id_source = call_id.is_none().then(|| Out::constant(IdSource::Derived));
    envelope.capture = capture.map(content_is);
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    Some(Record::ToolResult(ToolResult {
        type_: kind.unwrap_or_else(|| Out::constant(tag::ToolResult)),
        envelope,
        inference_id: None,
        subagent_id: None,
        call_id: call_id.unwrap_or_else(|| name("result", from.at)),
        status,
        content: parts,
        structured_content: None,
        extra: Vec::new(),
    }))
}

/// A result whose call is not in the log is told.
fn note(m: &mut Mapper<'_>, from: &RowIn<'_>) {
    let notice = Notice::new("unpaired-result", "no call in the log has this result")
        .on_line(from.at.line)
        .at(from.pointer(""));
    match from.row.said.get("toolCallId").and_then(id) {
        Some(id) => {
            let id = id.decode();
            if m.index.pairs.is_orphan(&id) {
                m.notices.push(notice.of(id));
            }
        }
        None => m.notices.push(notice),
    }
}
