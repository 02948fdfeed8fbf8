//! Calls of a server of tools for which leave is asked.

use exact_json::Value;
use exact_json::trace::{Out, Src, Str, Transform};
use session_record_model::draft::target::{InputRequest, Record};
use session_record_model::draft::{IdSource, tag};

use super::item::Opened;
use super::mapper::{Mapper, name};
use super::read::ItemIn;
use crate::native::values::id;

/// The type of a request for approval.
const REQUEST: &str = "mcp_approval_request";

/// Whether an item is a request for approval.
pub(super) fn is_request(item: Value<'_>) -> bool {
    item.get("type").is_some_and(|kind| kind.is_str(REQUEST))
}

/// The record of a request for approval.
pub(super) fn request<'t>(
    m: &mut Mapper<'_>,
    item: &ItemIn<'t>,
    mut opened: Opened<'t>,
) -> Record<'t> {
    let own = item.value.get("id").and_then(id);
    let is_answered = own.is_some_and(|own| m.index.is_answered(&own.decode()));
    let kind = opened.cells.word("type", REQUEST);
    let request_id = opened.cells.id("id").map(Src::keep_str);
    let question = opened.cells.text("name").map(|tool| tool.template("Call of {0}"));
    let mut envelope = opened.envelope(m);
    envelope.id_source = request_id.is_none().then(|| Out::constant(IdSource::Derived));
    opened.leave(m, &mut envelope, Vec::new());
    Record::InputRequest(InputRequest {
        type_: kind.map_or_else(
            || Out::constant(tag::InputRequest),
            |kind| kind.change(Transform::EnumMap, |_| tag::InputRequest),
        ),
        envelope,
        inference_id: item.inference_id(),
        subagent_id: None,
        request_id: request_id.unwrap_or_else(|| name("request", item)),
        question,
        status: Some(Out::constant(Str::Static(if is_answered { "answered" } else { "open" }))),
        extra: vec![(Str::Static("kind"), Out::constant(Str::Static("approval")).into())],
    })
}
