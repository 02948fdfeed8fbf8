//! What a person should know of a file, beside the fates of its values.

use exact_json::{Text, Value};

use super::held::Held;
use super::index::is_open;
use super::mapper::Mapper;
use super::read::{ItemIn, Whole};
use super::saying::referred;
use crate::native::arguments;
use crate::native::response_items::call::tool;
use crate::native::response_items::kind::{ItemKind, answered, call_name};
use crate::native::values::{id, text};
use crate::report::Notice;

/// A request or a response that goes on from one that is not in the file.
pub(super) fn cut(whole: &Whole<'_>) -> Notice {
    const MEMBER: &str = "previous_response_id";
    let message = "the conversation goes on from a response that is not in the file";
    let notice = Notice::new("earlier-response", message)
        .on_line(whole.line)
        .at(format!("{}/{MEMBER}", whole.base));
    match whole.value.get(MEMBER).and_then(id) {
        Some(id) => notice.of(id.decode()),
        None => notice,
    }
}

/// Tells of a request, a response or a page.
pub(super) fn frame(m: &mut Mapper<'_>, held: Held, whole: &Whole<'_>) {
    let value = whole.value;
    let mut tell = |kind: &str, message: String| {
        m.notices.push(Notice::new(kind, message).on_line(whole.line).at(whole.base.clone()));
    };
    match held {
        // What it came to stands in the file, too.
        Held::Response if m.index.is_earlier(whole.number) => {}
        Held::Response => {
            let status = value.get("status").and_then(text).map(Text::decode);
            if let Some(status) = status.filter(|status| *status != "completed") {
                let why = ["incomplete_details", "error"].into_iter().find_map(|member| {
                    let told = value.get(member)?;
                    ["reason", "code"].into_iter().find_map(|name| told.get(name).and_then(text))
                });
                let why = why.map(|why| format!(": {}", why.decode())).unwrap_or_default();
                tell("incomplete-response", format!("the response is {status}{why}"));
            }
        }
        Held::Page => {
            let message = "the page does not say in which order its items are; it is kept, and may be the latest first";
            tell("order-of-page", message.to_owned());
            if value.get("has_more").and_then(Value::as_bool) == Some(true) {
                let message = "there are more items of the list than this page has";
                tell("page-of-more", message.to_owned());
            }
        }
        Held::Item | Held::Request => {}
    }
}

/// Tells of an item.
pub(super) fn item(m: &mut Mapper<'_>, item: &ItemIn<'_>) {
    let value = item.value;
    let mut tell = |kind: &str, message: String, id: Option<Text<'_>>| {
        let notice = Notice::new(kind, message).on_line(item.line).at(item.pointer.clone());
        m.notices.push(match id {
            Some(id) => notice.of(id.decode()),
            None => notice,
        });
    };
    let call = call_name(value).map(|(_, name)| name);
    let status = value.get("status").and_then(text).map(Text::decode);
    if let Some(status) = status.filter(|status| !ENDED.contains(&&**status)) {
        tell("incomplete-item", format!("the item is {status}"), call);
    }
    if is_open(item, &m.index.pairs) {
        tell("unpaired-call", format!("the call of {} has no result", tool(value)), call);
    }
    if let Some(message) = odd_arguments(value) {
        tell("odd-arguments", message.to_owned(), call);
    }
    if ItemKind::of(value) == ItemKind::Output {
        let named = answered(value).map(|(_, name)| name);
        if named.is_none_or(|name| m.index.pairs.is_orphan(&name.decode())) {
            tell("unpaired-result", "no call in the file has this result".to_owned(), named);
        } else if m.index.seconds.contains(&item.place) {
            let message = "the call has a result already; this one is kept beside it";
            tell("second-result", message.to_owned(), named);
        }
    }
    if let Some(named) = referred(value).filter(|named| !m.index.has_item(&named.decode())) {
        let message = "the item that is referred to is not in the file";
        tell("item-elsewhere", message.to_owned(), Some(named));
    }
}

/// Statuses of items that are over.
const ENDED: [&str; 2] = ["completed", "failed"];

/// What is odd about the arguments of a call, if something is.
fn odd_arguments(item: Value<'_>) -> Option<&'static str> {
    let kind = item.get("type").and_then(text).map(Text::decode);
    let is_call = matches!(kind.as_deref(), Some("function_call" | "mcp_call"));
    let given = item.get("arguments").filter(|given| is_call && !given.is_null());
    given.and_then(arguments::odd)
}
