//! Turns of agent-checkpoint to session record: a conversation as its providers spell it becomes a stream.
//!
//! | record | comes from |
//! | --- | --- |
//! | `session` | the file: turns do not say which session they are of, nor which agent's. `session`: `turns:` and the digest of the file. `source`: the file |
//! | `inference` | `model` and `provider` of an assistant turn, if one of them is a text |
//! | `message` | what a turn says beside its calls and results. `role`: the turn's, whatever it is. No content: `capture.content` says why. A turn of results alone is none |
//! | `tool_call` | each call of a turn, in every shape that [`Turn::calls`](agent_turns_model::Turn::calls) knows: `callId` its `id`; `name`; `input` what is so called, or what the text of `arguments` is as JSON, else `inputText` that text; `at` the turn's message, and how many parts stand before it |
//! | `tool_result` | each result, in every shape that [`Turn::results`](agent_turns_model::Turn::results) knows: `callId` its `tool_call_id` or `tool_use_id`; `status` by `is_error`, by an error in the content, and `ok` for Anthropic's `tool_result` that says no more; `content` |
//!
//! # Who wrote it
//!
//! | role | author |
//! | --- | --- |
//! | `assistant` | model |
//! | `tool`, `function` | tool |
//! | `user`, `system`, `developer`, any other | nobody: a role says in which channel something came, and not who wrote it (ASR-201, ASR-202) |
//!
//! No member of a turn or of a block changes that. A block that has a member by which a part says who wrote it becomes data.
//!
//! # Contents
//!
//! A text is a text part, a block the part that it is: `thinking` reasoning, with its signature; `redacted_thinking` opaque reasoning;
//! an image with its bytes an image; OpenAI's `refusal` a refusal; any other with a type of its own that part, whole; what is none
//! data. agent-checkpoint puts calls and results of the content into lists of their own as well, and the text of a tool's turn into its
//! result: what is equal is one, of two sources. A block that has the id of an item of the list, and says something else, stands in the
//! message's `native`.
//!
//! # Which result answers which call
//!
//! A result answers the last call before it that has its id. Nothing else in the stream does: where an id names a second call, or
//! a result that no call came before, what comes later has a name by its place (`call:3:0`, `idSource` derived), and the id stands in
//! its `native`. A call without an id is named so, too, and is answered by a result without an id in the turns of results that
//! follow at once, if there is no other such call, and the turn does not name another tool. No other call gets a result.
//!
//! # What is left
//!
//! `ts` is the turn's, if it names a point in time. Names are derived from the number of the turn: `turn:3`. Every other member
//! stands in `native`, under the name that it has in the turn: those of the turn in that of the message, or of the first result where
//! there is none, and those of a call or result in its own. What has no name of its tool is no call, and what is no object no result: they
//! stay there whole. Dropped are only a null in a thought, which says nothing, and, as duplicates, values that stand in the turn twice
//! and become something that has a single source: a thought or an image in a result, an empty list.

mod call;
mod header;
mod ids;
mod left;
mod listed;
mod made;
mod parts;
mod result;
mod run;
mod turn;
mod twice;
mod writing;

use agent_turns_model::v0_3::{self as model, source};
use exact_json::Read as _;
use exact_json::trace;

pub(crate) use self::header::record as header;
pub(crate) use self::run::Run;
pub(crate) use self::turn::{TurnAt, records as turn_records};
pub(crate) use self::writing::instruction;
use crate::error::{Error, SourceError};
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::options::Options;
use crate::records::{StreamRecord, records};

/// The mapping.
pub const MAPPING: Mapping = Mapping {
    id: "turns-to-session-record",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::Turns,
    to: Format::SessionRecord,
    run,
};

fn run(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let (digest, size) = source.facts()?;
    let mut run = Run::default();
    run.ledger.begin(&[]);
    let header = header(&mut run, Format::Turns, (digest, size), None);
    run.write(&[], &[], &[header], sink)?;
    let mut is_empty = true;
    records(
        source,
        options.limits,
        |_| true,
        |record| {
            is_empty = false;
            turn(&mut run, &record, sink)
        },
    )?;
    if is_empty {
        return Err(SourceError::Empty.into());
    }
    run.finish(sink)
}

fn turn(run: &mut Run, record: &StreamRecord<'_>, sink: &mut Sink<'_>) -> Result<(), Error> {
    let value = record.value();
    let wrong = |error| record.wrong_shape(error);
    let read = model::Turn::read(value).map_err(wrong)?;
    let turn = source::Turn::read(value).map_err(wrong)?;
    let sources = [record.source()];
    run.ledger.begin(&sources);
    let base = format!("/{}", record.number);
    let at = TurnAt::new(record.number, record.stand().line, base, value);
    let records = turn_records(run, at, value, turn, &read);
    run.write(&sources, &[record.stand()], &records, sink)
}
