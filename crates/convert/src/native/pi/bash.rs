//! Commands that a person ran, and what came of them.
//!
//! They are told to the model in words that the log does not have, unless they are left out: the record holds what was stored (ASR-230).

use exact_json::Value;
use exact_json::trace::{List, Open, Out, Str, Transform};
use session_record_model::draft::target::Record;
use session_record_model::draft::{MessageAudience, Origin};

use super::mapper::{Mapper, Opened, RowIn};
use super::message::SaidParts;
use super::who::Who;
use crate::native::cells::within;
use crate::native::made::structured_part;

/// A person asked for the command, and the output is its own: nobody wrote both.
const COMMAND: Who = Who { author: None, origin: Some(Origin::Command) };

/// What is said of a command.
const MEMBERS: [&str; 6] =
    ["command", "output", "exitCode", "cancelled", "truncated", "fullOutputPath"];

/// How deep a member stands in its record: in `content/0/data`.
const LEVEL: usize = 4;

/// The record of a command.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    MEMBERS.iter().find_map(|name| from.row.said.get(name))?;
    let mut opened = Opened::of(m, from)?;
    let said = opened.said();
    let mut data: Vec<(Str<'t>, Open<'t>)> = Vec::new();
    for name in MEMBERS {
        let member = said.take(name).map(|member| within(member, LEVEL));
        data.extend(member.map(|member| (Str::Static(name), member)));
    }
    let schema = said.text("role").map(|role| role.template("pi/message/{0}"));
    let is_excluded = |value: Value<'_>| value.as_bool() == Some(true);
    let excluded = said.take_if("excludeFromContext", is_excluded);
    let excluded = excluded.and_then(|excluded| excluded.into_bool().ok());
    // The model is not told of it.
    let audience: Option<Out<MessageAudience>> =
        excluded.map(|excluded| excluded.change(Transform::EnumMap, |_| MessageAudience::User));
    let who = if m.is_doubtful(from) { Who::UNKNOWN } else { COMMAND };
    let content = List::new(vec![structured_part(Open::Object(data), schema, None)]);
    let said = SaidParts { audience, ..SaidParts::of(who, content) };
    Some(Record::Message(said.message(m, from, opened)))
}
