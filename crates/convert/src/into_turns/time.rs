//! When a turn was: a time in UTC (AC104).

use exact_json::trace::{Function, Ledger, Out, Reason, Settle as _, Src, Str, Transform};
use exact_json::{Kind, Nullable, Text, Timestamp, Value};

use crate::error::{Error, RequestError};
use crate::options::Options;

/// The time that a value tells, in UTC; none where it tells none.
pub(crate) fn in_utc(value: Value<'_>) -> Option<Timestamp> {
    of_text(value.text().filter(|_| value.kind() == Kind::String)?)
}

fn of_text(text: Text<'_>) -> Option<Timestamp> {
    Timestamp::try_from(&*text.decode()).ok()?.in_utc()
}

/// The time of a turn: its own record's, else `before`, what the last record before it that tells one says, else the operator's.
///
/// # Errors
///
/// If there is no time at all.
pub(crate) fn time<'t>(
    ledger: &mut Ledger,
    own: Option<Src<Text<'t>>>,
    before: Option<Value<'t>>,
    options: &Options,
) -> Result<Out<Nullable<Str<'t>>>, Error> {
    if let Some(ts) = own {
        let utc = ts.look(|ts| of_text(*ts).map(|utc| utc.as_str() == ts.decode()));
        match utc {
            Some(true) => return Ok(ts.keep_as(|ts| Nullable::Value(Str::Spelled(ts)))),
            Some(false) => {
                return Ok(ts.change(Transform::Instant, |ts| {
                    let utc = of_text(ts);
                    Nullable::Value(Str::Owned(utc.map(|utc| utc.to_string()).unwrap_or_default()))
                }));
            }
            None => ts.settle(ledger, Reason::NoCounterpart),
        }
    }
    if let Some((ts, utc)) = before.and_then(|ts| Some((ts, in_utc(ts)?))) {
        let utc = Str::Owned(utc.to_string());
        return Ok(Out::derived(Function::Copy, [Src::of(ts).place()], Nullable::Value(utc)));
    }
    match &options.now {
        Some(now) => Ok(Out::option(Nullable::Value(Str::Owned(now.as_str().to_owned())))),
        None => Err(RequestError::Missing { what: "a time", option: "--now" }.into()),
    }
}
