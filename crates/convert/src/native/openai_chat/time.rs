//! When a message was: no interface says it, and those who keep messages write it beside them.

use exact_json::{Text, Timestamp, Value};

use crate::native::values::text;

/// The members that may say it; the first that names a point in time does.
const MEMBERS: [&str; 3] = ["timestamp", "created_at", "ts"];

/// The member that says when a message was; `ts`, where none does.
pub(super) fn member(message: Value<'_>) -> &'static str {
    MEMBERS.into_iter().find(|name| message.get(name).and_then(in_utc).is_some()).unwrap_or("ts")
}

/// The member that says when a message was, and the time that it says; none, where none does.
pub(super) fn of(message: Value<'_>) -> Option<(&'static str, Timestamp)> {
    let name = member(message);
    Some((name, message.get(name).and_then(in_utc)?))
}

/// A time in UTC; none where the value names none.
pub(super) fn in_utc(value: Value<'_>) -> Option<Timestamp> {
    let text = text(value).map(Text::decode)?;
    Timestamp::try_from(&*text).ok()?.in_utc()
}
