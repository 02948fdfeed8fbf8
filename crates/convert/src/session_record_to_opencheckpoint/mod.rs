//! Agent Session Record → `OpenCheckpoint`: a log becomes task state, deterministically, with no model in the loop.
//!
//! | checkpoint | comes from |
//! | --- | --- |
//! | `id` | a version 5 UUID of the source's digest, the adapter and its options |
//! | `created_at` | the latest `ts` as it is spelled; else `--now`; else an error that says so |
//! | `parent` | `--parent`: the id of that checkpoint, and the digest of its bytes |
//! | `source` | producer: this tool; agent: the header's; model: the last inference of the main conversation, `<synthetic>` being none; session reference: the agent's name and its own id of the session (without a name, the reference as it is), the event the last record's `id` |
//! | `task.objective` | the goal in force; else the first text of a person with origin prompt, queued or command; else the header's title; else `--objective`; else an error that says so |
//! | `task.title` | the header's title |
//! | `task.status` | the goal's: active → active, paused, `usage_limited`, `budget_limited` → paused, blocked → blocked, complete → completed, and a vendor's `awaiting_input` and `abandoned` as they are; else `awaiting_input` where a request is open; else paused |
//! | `progress` | the latest snapshot of each list of steps of the main conversation: completed → `completed`; in progress → first in `next`, named by `focus`; pending → `next`, `blockedBy` → `refs` (a step cannot block a step in this format). Without a list: `focus` is the last text of a person |
//! | `statements` | one for each text in the conversation, in order (next table) |
//! | `resources` | the session (`record`; digest and size of the log it was imported from, else of the file that was read), the working directory, and each `resource_link`, embedded resource, image and sound of the conversation, the links of results, and written plans. Never bytes; a text up to 4096 characters is an excerpt. A name that is no URI stands in a locator; a URI that was named before, or that holds a password, is left out. A link's sensitivity is what its `_meta` says under `org.opencheckpoint/sensitivity` |
//! | `operations` | from the whole stream, side conversations included (table after the next) |
//! | `continuation` | `recovery`: decide which instructions are met; verify the uncertain operations |
//! | `derivation` | `converted`, from the session; what was left out, counted, by reason, and recoverable from the session |
//!
//! | who speaks, in the context view | statement |
//! | --- | --- |
//! | author human, and the origin is not that of inserted content, and the message is not addressed to others | `instruction`, origin `user`; the author, and the origin where there is one, stand in the extension `org.opencheckpoint/message` |
//! | role system or developer; author harness, hook or absent; origin not memory, retrieval, another session | `instruction`, origin `system` |
//! | role assistant, author model or absent, phase final (phase absent: the agent's last text message of the turn; a turn ends at the next prompt, and where `turnId` changes) | `observation`, origin `agent`, unverified |
//! | author harness, hook | `external`, origin `application` |
//! | author tool | `external`, origin `tool` |
//! | author agent, or a model in another role | `external`, origin `agent` |
//! | anyone else | `external`, origin `external` |
//!
//! Author, origin and phase are the part's own, else the message's (ASR-224). Where a message has no content but something that the
//! user saw or typed, the texts are those. What is outside the context view is left out.
//!
//! | open end | operation |
//! | --- | --- |
//! | call without a result | `action`, `uncertain`, effect `unknown`, `verify_first`, with its `call`. Without one where the input is no object; credentials in the arguments are left out |
//! | request for input without an answer | `input` (`approval` where the record's `kind` says approval or permission), `awaiting`, `ask` |
//! | a person's prompt that is pending | `question`, origin `user`, and an `input` that depends on it, `awaiting`, `ask` |
//! | delivery queued, failed, of unknown or unheard-of status | `action`, effect `non_idempotent`: `planned`, `ask`; `failed`, `ask`; `uncertain`, `verify_first` |
//!
//! Left out and counted: reasoning, commentary, refusals, data, opaque and unknown parts, answered calls and their results, native
//! rows, side conversations, what was withdrawn, shown only to the user, superseded, or copied.
//!
//! Local ids come from native ids alone (`ids`). The stream is read three times: for the facts that only its end tells (`facts`), for
//! the texts of the target, which decide what of the source is a duplicate, and to write. Memory grows with the checkpoint, and with
//! the number of records by some bytes each.

mod continuation;
mod derivation;
mod envelope;
mod facts;
mod frame;
mod header;
mod ids;
mod operations;
mod passes;
mod phrases;
mod progress;
mod resources;
mod run;
mod statements;
mod tables;
mod task;

use exact_json::trace;

use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::options::Options;

/// The mapping.
pub const MAPPING: Mapping = Mapping {
    id: "session-record-to-opencheckpoint",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::SessionRecord,
    to: Format::OpenCheckpoint,
    run,
};

fn run(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let known = passes::survey(source, options)?;
    for part in known.facts.provisional.names() {
        sink.provisional(part);
    }
    let rehearsed = passes::rehearse(source, options, &known)?;
    passes::write(source, options, &known, rehearsed, sink)
}
