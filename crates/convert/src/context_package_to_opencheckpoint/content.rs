//! What an entry holds, as a text and verbatim.

use exact_json::trace::{Function, Leaf as _, Open, Out, Src, Str};
use exact_json::{Kind, MAX_DEPTH, Value};

use crate::bind::DEEPEST;

/// The containers of the checkpoint that a content stands in.
const AROUND: usize = 5;

/// The containers of a content that what it states stands in.
const WITHIN: usize = 3;

// Whatever an operator binds comes back.
const _: () = assert!(AROUND + WITHIN + DEEPEST <= MAX_DEPTH);

/// The text of a content, and the content itself; none where the checkpoint could not be read any more with it.
pub(super) fn rendered(content: Src<Value<'_>>) -> (Out<Str<'_>>, Option<Open<'_>>) {
    let whole = content.view();
    // A blank text would say nothing; its JSON text has quotation marks.
    if whole.text().is_some_and(|text| !text.decode().trim().is_empty())
        && let Some(text) = content.also_str(whole)
    {
        return (text, Some(content.keep_open()));
    }
    let copy = (!whole.deeper_than(MAX_DEPTH - AROUND)).then(|| copy(whole));
    (content.stringify(), copy)
}

/// A value again, leaf by leaf: its leaves have their account in the text that is made of it.
fn copy(value: Value<'_>) -> Open<'_> {
    match value.kind() {
        Kind::Object => {
            let members = value.members();
            Open::Object(members.map(|(key, member)| (key.into(), copy(member))).collect())
        }
        Kind::Array => Open::Array(value.items().map(copy).collect()),
        _ => Out::derived(Function::Copy, [Src::of(value).place()], value).into(),
    }
}
