//! When a turn was: a time in UTC (AC104).

use exact_json::trace::{Function, Ledger, Out, Reason, Settle as _, Src, Str, Transform};
use exact_json::{Nullable, Text, Timestamp, Value};

use crate::error::{Error, RequestError};
use crate::options::Options;

/// Whether a record tells a time.
pub(super) fn has_time(record: Value<'_>) -> bool {
    record.get("ts").and_then(Value::text).is_some_and(|ts| in_utc(&ts.decode()).is_some())
}

/// A time in UTC; none where the text names none.
fn in_utc(text: &str) -> Option<Timestamp> {
    Timestamp::try_from(text).ok()?.in_utc()
}

/// The time of a turn: its own record's, else that of `before`, the last record before it that tells one, else the operator's.
///
/// # Errors
///
/// If there is no time at all.
pub(super) fn time<'t>(
    ledger: &mut Ledger,
    own: Option<Src<Text<'t>>>,
    before: Option<Value<'t>>,
    options: &Options,
) -> Result<Out<Nullable<Str<'t>>>, Error> {
    if let Some(ts) = own {
        let utc = ts.look(|ts| {
            let text = ts.decode();
            in_utc(&text).map(|utc| utc.as_str() == text)
        });
        match utc {
            Some(true) => return Ok(ts.keep_as(|ts| Nullable::Value(Str::Spelled(ts)))),
            Some(false) => {
                return Ok(ts.change(Transform::Instant, |ts| {
                    let utc = in_utc(&ts.decode());
                    Nullable::Value(Str::Owned(utc.map(|utc| utc.to_string()).unwrap_or_default()))
                }));
            }
            None => ts.settle(ledger, Reason::NoCounterpart),
        }
    }
    if let Some(ts) = before.and_then(|record| record.get("ts"))
        && let Some(utc) = ts.text().and_then(|ts| in_utc(&ts.decode()))
    {
        let utc = Str::Owned(utc.to_string());
        return Ok(Out::derived(Function::Copy, [Src::of(ts).place()], Nullable::Value(utc)));
    }
    match &options.now {
        Some(now) => Ok(Out::option(Nullable::Value(Str::Owned(now.as_str().to_owned())))),
        None => Err(RequestError::Missing { what: "a time", option: "--now" }.into()),
    }
}
