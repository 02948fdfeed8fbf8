//! When a message was: no interface says it, and those who keep messages write it beside them.

use exact_json::Value;

use crate::into_turns::in_utc;

/// The members that may say it; the first that names a point in time does.
const MEMBERS: [&str; 3] = ["timestamp", "created_at", "ts"];

/// The member that says when a message was, if one does.
pub(crate) fn of(message: Value<'_>) -> Option<&'static str> {
    MEMBERS.into_iter().find(|name| message.get(name).and_then(in_utc).is_some())
}

/// The same; `ts`, where none does.
pub(crate) fn member(message: Value<'_>) -> &'static str {
    of(message).unwrap_or("ts")
}
