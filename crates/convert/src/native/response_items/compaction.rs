//! What stands for a conversation that was compacted, and that only the provider can read.

use exact_json::Value;
use exact_json::trace::{List, Out, Src, Transform};
use session_record_model::draft::tag;
use session_record_model::draft::target::{Compaction, ContentPart, Envelope, Record};

use super::parts::opaque_part;
use crate::native::cells::Cells;
use crate::native::values::text;

/// Whether a compaction has what stands for the conversation.
pub(crate) fn is_said(item: Value<'_>) -> bool {
    item.get("encrypted_content").and_then(text).is_some()
}

/// Takes what stands for it.
pub(crate) fn summary<'t>(cells: &mut Cells<'t>) -> ContentPart<'t> {
    let kind = cells.text("type");
    let kind = kind.map(|kind| kind.change(Transform::EnumMap, |_| tag::Opaque));
    let data = cells.text("encrypted_content").map(Src::keep_str);
    opaque_part(kind, data, None)
}

/// The record of a compaction, with what the model was told of what was before it.
pub(crate) fn record<'t>(envelope: Envelope<'t>, said: Option<ContentPart<'t>>) -> Record<'t> {
    Record::Compaction(Compaction {
        type_: Out::constant(tag::Compaction),
        envelope,
        inference_id: None,
        subagent_id: None,
        summary: said.map(|said| List::new(vec![said])),
        first_kept: None,
        extra: Vec::new(),
    })
}
