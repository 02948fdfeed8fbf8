//! What an extension told the model, and what was said elsewhere, summed up.
//!
//! In which role the model gets it is decided when a request is built: the log has none (ASR-200).

use exact_json::Value;
use exact_json::trace::{List, Out, Transform};
use session_record_model::draft::MessageAudience;
use session_record_model::draft::target::Record;

use super::content::{Content, text_of};
use super::mapper::{Mapper, Opened, RowIn};
use super::message::SaidParts;
use super::row::{Role, RowKind};
use super::who::Who;

/// The record of a message that was put in.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let who = if m.is_doubtful(from) {
        Who::UNKNOWN
    } else if from.row.kind == RowKind::Message(Role::Hook) {
        Who::HOOK
    } else {
        Who::INJECTED
    };
    let audience = audience(&mut opened);
    let content = opened.said().take_if("content", |content| !content.is_null());
    let Content { parts, capture, .. } = Content::of(m, content, |_| None, |_| false);
    let said = SaidParts { capture, audience, ..SaidParts::of(who, parts) };
    Some(Record::Message(said.message(m, from, opened)))
}

/// The record of a summary of what was said on another path, or before.
pub(super) fn summary<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    // An empty summary tells the model nothing.
    from.row.text("summary").filter(|summary| !summary.is(""))?;
    let mut opened = Opened::of(m, from)?;
    let said = text_of(opened.said(), "summary")?;
    let who = if m.is_doubtful(from) { Who::UNKNOWN } else { Who::INJECTED };
    let parts = List::new(vec![said]);
    Some(Record::Message(SaidParts::of(who, parts).message(m, from, opened)))
}

/// Who sees it: the model does, unless it is left out of the context; the user, if it is displayed.
fn audience(opened: &mut Opened<'_>) -> Option<Out<MessageAudience>> {
    let said = opened.said();
    let is_true = |value: Value<'_>| value.as_bool() == Some(true);
    let is_excluded = said.peek("excludeFromContext").is_some_and(is_true);
    let display = said.peek("display").and_then(Value::as_bool);
    match (is_excluded, display) {
        (true, _) => {
            let excluded = said.take_if("excludeFromContext", is_true)?.into_bool().ok()?;
            Some(excluded.change(Transform::EnumMap, |_| MessageAudience::User))
        }
        (false, Some(_)) => {
            let display = said.take("display")?.into_bool().ok()?;
            Some(display.change(Transform::EnumMap, |is_displayed| {
                if is_displayed { MessageAudience::Both } else { MessageAudience::Model }
            }))
        }
        (false, None) => None,
    }
}
