//! When a row was written.

use exact_json::scalar::Timestamp;
use exact_json::{Text, Value};

use super::salvage::Location;
use super::values::text;
use crate::report::Notice;

/// The `timestamp` of a row, if it names a point in time. What names none is told.
pub(crate) fn time<'t>(
    row: Value<'t>,
    at: Location,
    notices: &mut Vec<Notice>,
) -> Option<Value<'t>> {
    let time = row.get("timestamp").filter(|time| !time.is_null())?;
    if text(time).is_some_and(is_time) {
        return Some(time);
    }
    let message = "the timestamp names no point in time; it is kept as it is written";
    let notice = Notice::new("no-time", message).on_line(at.line);
    notices.push(notice.at(format!("/{}/timestamp", at.number)));
    None
}

/// Whether a text names a point in time: the 30th of February is none.
pub(crate) fn is_time(text: Text<'_>) -> bool {
    Timestamp::try_from(&*text.decode()).is_ok_and(|time| time.is_date_time())
}
