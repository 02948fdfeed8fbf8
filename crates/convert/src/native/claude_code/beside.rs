//! Where in a record's `native` stands what of a row has no place in the record.

use exact_json::Value;
use exact_json::trace::{Open, Str};

use crate::native::cells::Rest;
pub(super) use crate::native::cells::of_block;

/// What is left of a row and of its message, under the names they have there.
pub(super) fn with_message<'t>(row: Rest<'t>, message: Rest<'t>) -> Rest<'t> {
    with_member(row, "message", message)
}

/// What is left of a row and of one of its members.
pub(super) fn with_member<'t>(mut row: Rest<'t>, name: &'static str, member: Rest<'t>) -> Rest<'t> {
    if !member.is_empty() {
        row.push((Str::Static(name), Open::Object(member)));
    }
    row
}

/// Whether a record was made of a row that sums the conversation before it up, which is not part of the record itself.
pub(crate) fn is_summary(record: Value<'_>) -> bool {
    let mut rows = record.get("native").into_iter().flat_map(Value::items);
    rows.any(|row| row.get("isCompactSummary").and_then(Value::as_bool) == Some(true))
}
