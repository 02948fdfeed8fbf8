//! When a message was: no interface says it, and those who keep messages write it beside them.

use exact_json::{Timestamp, Value};

use crate::into_turns::in_utc;

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
