//! The turn of a row.

use agent_turns_model::Role;
use agent_turns_model::target::Turn;
use exact_json::trace::{Open, Out, Src, Str};
use exact_json::{Nullable, Value};
use session_record_model::draft::Author;

use super::Speech;
use super::content::Said;
use crate::error::Error;
use crate::into_turns::{in_utc, time};
use crate::native::cells::Cells;
use crate::native::claude_code::beside::with_member;
use crate::native::claude_code::mapper::{self, Mapper, RowIn};
use crate::native::claude_code::message;
use crate::native::claude_code::pieces::views;
use crate::native::claude_code::prompt::Voices;
use crate::native::claude_code::row::RowKind;
use crate::native::claude_code::tool_result::is_result;
use crate::native::claude_code::user;
use crate::native::claude_code::who;
use crate::native::who::Who;
use crate::options::Options;

/// The provider in whose shape the blocks of a log are.
const PROVIDER: &str = "anthropic";

/// The member of a turn that holds what else its row says.
const NATIVE: &str = "native";

/// What the turn of a row says, as the row stores it.
pub(super) fn content<'t>(from: &RowIn<'t>, speech: Speech) -> Option<Value<'t>> {
    match speech {
        Speech::Message => from.row.content(),
        Speech::Attachment => from.row.attachment?.get("prompt"),
        Speech::Queue => from.row.root.get("content"),
    }
}

/// Who wrote what the turn of a row says beside its results; none, where it says nothing else. `enqueued` is the `queue-operation` row
/// of the same prompt, if it waited.
pub(super) fn author(
    from: &RowIn<'_>,
    speech: Speech,
    enqueued: Option<&RowIn<'_>>,
) -> Option<Who> {
    if from.row.kind == RowKind::Assistant {
        return Some(message::of_row(from));
    }
    let blocks = views(content(from, speech));
    let said: Vec<_> = blocks.iter().copied().filter(|block| !is_result(*block)).collect();
    if said.is_empty() && !blocks.is_empty() {
        return None;
    }
    let speaker = match speech {
        Speech::Message => user::speaker(from, enqueued),
        Speech::Attachment => {
            let speaker = who::of_queued(&from.row, from.row.attachment?);
            who::of_waiting(speaker, enqueued.map(|from| &from.row))
        }
        Speech::Queue => who::of_queued(&from.row, from.row.root),
    };
    Some(Voices::of(&speaker, said.into_iter()).of_message)
}

/// The turn of a row of the open group. `who` wrote it; `before` is the time of the last row before it that has one. None, where the row
/// has no members, and so says nothing.
///
/// # Errors
///
/// If nobody says when it was.
pub(super) fn turn<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'t>,
    speech: Speech,
    who: Option<Who>,
    before: Option<Value<'t>>,
    options: &Options,
) -> Result<Option<Turn<'t>>, Error> {
    let Ok(mut row) = Cells::open(Src::of(from.row.root)) else { return Ok(None) };
    let (holder, member) = match speech {
        Speech::Message => ("message", "content"),
        Speech::Attachment => ("attachment", "prompt"),
        Speech::Queue => ("", "content"),
    };
    let mut inner = row.object(holder);
    let role = match &mut inner {
        Some(message) if speech == Speech::Message => role(&mut row, message),
        _ => Out::constant(Role::User),
    };
    let said = Said::of(inner.as_mut().unwrap_or(&mut row).take(member));
    let is_models = speech == Speech::Message && !from.row.is_synthetic();
    let model = inner.as_mut().filter(|_| is_models).and_then(|message| message.text("model"));
    // What names no time is told.
    let _told = mapper::time(m, from);
    let is_time = |time: Value<'_>| in_utc(time).is_some();
    let own = row.take_if("timestamp", is_time).and_then(|time| time.into_text().ok());
    let ts = time(&mut m.ledger, own, before, options)?;
    let inner = inner.map(|inner| inner.rest(&mut m.ledger)).unwrap_or_default();
    let native = with_member(row.rest(&mut m.ledger), holder, inner);
    let native = (!native.is_empty()).then_some((Str::Static(NATIVE), Open::Object(native)));
    // Behind every other member, where agent-checkpoint's `merge` puts it.
    let meta = who.and_then(meta).map(|meta| (Str::Static("_meta"), meta));
    Ok(Some(Turn {
        role,
        content: Some(said.content),
        tool_calls: Some(said.tool_calls),
        tool_results: Some(said.tool_results),
        provider: Some(Out::constant(Str::Static(PROVIDER)).into()),
        model: Some(model.map_or_else(
            || Out::constant(Nullable::Null),
            |model| model.keep_as(|model| Nullable::Value(Str::Spelled(model))),
        )),
        ts: Some(ts),
        meta: None,
        extra: native.into_iter().chain(meta).collect(),
    }))
}

/// The role: what the row says twice, by its type and by its message's role; where they differ, the one that has less to say.
fn role<'t>(row: &mut Cells<'t>, message: &mut Cells<'t>) -> Out<Role> {
    let is = |cells: &Cells<'t>, name: &str, word: &str| {
        cells.peek(name).is_some_and(|value| value.is_str(word))
    };
    let is_models = is(row, "type", "assistant") || is(message, "role", "assistant");
    let role = if is_models { Role::Assistant } else { Role::User };
    let kind = row.word("type", role.as_str());
    let of_message = message.word("role", role.as_str());
    let mut words = kind.into_iter().chain(of_message);
    match words.next() {
        Some(word) => words.fold(word.keep_as(|_| role), Out::merge),
        None => Out::constant(role),
    }
}

/// Who wrote it, under the names that session records have for that.
fn meta<'t>(who: Who) -> Option<Open<'t>> {
    let Who { author, origin } = who;
    let word = |word: &str| Out::constant(Str::Owned(word.to_owned())).into();
    let author = author.map(|author: Author| (Str::Static("author"), word(author.as_str())));
    let origin = origin.map(|origin| (Str::Static("origin"), word(origin.as_str())));
    let members: Vec<_> = author.into_iter().chain(origin).collect();
    (!members.is_empty()).then_some(Open::Object(members))
}
