//! `OpenCheckpoint` to session record: task state becomes a stream that an agent can go on with.
//!
//! | record | comes from |
//! | --- | --- |
//! | `session` | `session`: the first session reference, `protocol:id`, if both are names (no white space, no `#`, the protocol without a colon); else `opencheckpoint:` and the digest of the checkpoint's file. `agent`: the source's; a checkpoint that names none leaves it unknown. `title`: the task's. `source`: the checkpoint's file |
//! | `plan` (`goal`) | the task: `objective`, and `status`: active, paused, blocked as they are, completed → complete, `awaiting_input` and abandoned as a vendor's own |
//! | `plan` (`items`) | the progress: completed → `completed`; next → `in_progress` where the focus refers to it, else `pending`; `blockedBy` where a step is blocked by a step |
//! | `message`, role user or system | an instruction in force, of the user or the system. No author: where the words came from is not who wrote them (ASR-202). `human` only with our own extension, which is written where a session record says so |
//! | `message`, author tool, agent or harness, or nobody | external content in force, from a tool, an agent, an application, or anywhere else. No role: none is recorded |
//! | `tool_call` | an uncertain action with its `call`: it has no result, here or there |
//! | `message` with a `resource_link` | a resource with a URI. Its sensitivity stands in the part's `_meta` |
//! | `message` with a `data` part | each other object, whole: decisions, constraints, observations, hypotheses, questions, and what is superseded, retracted or resolved; other resources and operations; criteria, application contexts, requirements, preconditions, stop conditions, recovery steps; the outcome, scope, focus and each incompatibility |
//!
//! Messages that nobody spoke have author harness and no role. `schema` names the kind of object that a data part holds:
//! `org.opencheckpoint/statement`.
//!
//! What has no place in a record stands in its `native`, under the names that it has in the object it comes from, and what belongs to
//! the checkpoint as a whole (version, id, parent, source, derivation, extensions) in that of the header. A step's members without a
//! place stand in the entry. Only empty lists and objects are left out.
//!
//! `messageId`, `callId` and `entryId` are the local ids; where the document has one twice, which no valid one does, the later gets a
//! number. `ts` is the object's own time (`recorded_at`, `observed_at`, `last_attempt_at`); of the plans, which are snapshots, the
//! checkpoint's. A time that is none stands in `native`.
//!
//! Nothing rises: what was not delivered, answered or accepted has no record that says so, and an instruction that breaks the rules
//! (from a tool, say) is data.
//!
//! The document is read whole. The row of the report that speaks of it sets the items of its lists apart, and each has its own.

mod data;
mod header;
mod message;
mod operations;
mod plans;
mod resources;
mod rest;
mod run;
mod statements;

use exact_json::trace::{self, Base, Reason, Settle as _, Src};
use exact_json::{Read as _, Tape, Text};
use opencheckpoint_model::v0_1::source::{
    Checkpoint, Continuation, Precondition, Recovery, Requirement, StopCondition, Task,
};

use self::data::Kind;
use self::header::Header;
use self::plans::Progress;
use self::rest::Rest;
use self::run::{Part, Run};
use crate::error::{Error, SourceError};
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::options::Options;

/// The mapping.
pub const MAPPING: Mapping = Mapping {
    id: "opencheckpoint-to-session-record",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::OpenCheckpoint,
    to: Format::SessionRecord,
    run,
};

fn run(
    source: &mut Source<'_>,
    _options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let document = source.read_document()?;
    let (digest, size) = source.facts()?;
    let tape = document.tape(0);
    let checkpoint =
        Checkpoint::read(tape.root()).map_err(|error| SourceError::wrong_shape(error, tape))?;
    let mut run = Run::new(tape, digest, size);
    write(&mut run, tape, checkpoint, sink)?;
    Ok(*run.ledger.finish()?)
}

fn write<'t>(
    run: &mut Run,
    tape: Tape<'t>,
    checkpoint: Checkpoint<'t>,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    let Checkpoint {
        opencheckpoint,
        id,
        created_at,
        parent,
        source,
        task,
        progress,
        statements,
        resources,
        application_context,
        operations,
        continuation,
        derivation,
        extensions,
    } = checkpoint;
    let document = [trace::Source::new(Base::Document, tape)];
    run.begin(&document);
    let mut rest = Rest::of(tape.root());
    rest.keep("opencheckpoint", opencheckpoint);
    rest.keep("id", id);
    let created_at = rest.time("created_at", Some(created_at));
    rest.keep("parent", parent);
    let mut header = Header::of(run, &mut rest, source);
    let Task { title, objective, outcome, status, success_criteria, scope, extensions: of_task } =
        task;
    header.title = title;
    let mut rest_of_task = rest.within("task");
    rest_of_task.keep("extensions", of_task);
    rest.put("task", rest_of_task);
    let criteria = run.set_apart(tape, "/task/success_criteria", success_criteria);
    let progress = progress.map(|progress| Progress::of(run, &mut rest, progress));
    let statements = run.set_apart(tape, "/statements", statements);
    let resources = run.set_apart(tape, "/resources", resources);
    let contexts = run.set_apart(tape, "/application_context", application_context);
    let operations = run.set_apart(tape, "/operations", operations);
    let after = continuation.map(|continuation| After::of(run, tape, &mut rest, continuation));
    rest.keep("derivation", derivation);
    rest.keep("extensions", extensions);

    header.write(run, rest);
    plans::goal(run, objective, status, created_at.as_ref());
    data::member(run, Kind::Outcome, tape, "/task/outcome", outcome);
    data::member(run, Kind::Scope, tape, "/task/scope", scope);
    if let Some(progress) = progress {
        progress.write(run, tape, created_at.as_ref());
    }
    run.end(&document, sink)?;

    data::parts(run, Kind::Criterion, criteria, sink)?;
    for part in statements {
        run.part(part, sink, statements::write)?;
    }
    for part in resources {
        run.part(part, sink, resources::write)?;
    }
    data::parts(run, Kind::ApplicationContext, contexts, sink)?;
    for part in operations {
        run.part(part, sink, operations::write)?;
    }
    after.map_or(Ok(()), |after| after.write(run, sink))
}

/// What is to be done next, and what must be so before.
struct After<'t> {
    requirements: Vec<Part<'t, Requirement<'t>>>,
    preconditions: Vec<Part<'t, Precondition<'t>>>,
    stop_conditions: Vec<Part<'t, StopCondition<'t>>>,
    recovery: Vec<Part<'t, Recovery<'t>>>,
    incompatibilities: Vec<Part<'t, Src<Text<'t>>>>,
}

impl<'t> After<'t> {
    fn of(
        run: &mut Run,
        tape: Tape<'t>,
        rest: &mut Rest<'t>,
        continuation: Continuation<'t>,
    ) -> Self {
        let Continuation {
            requirements,
            preconditions,
            stop_conditions,
            recovery,
            incompatibilities,
            extensions,
            here,
        } = continuation;
        here.settle(&mut run.ledger, Reason::NoCounterpart);
        let mut inner = rest.within("continuation");
        inner.keep("extensions", extensions);
        rest.put("continuation", inner);
        Self {
            requirements: run.set_apart(tape, "/continuation/requirements", requirements),
            preconditions: run.set_apart(tape, "/continuation/preconditions", preconditions),
            stop_conditions: run.set_apart(tape, "/continuation/stop_conditions", stop_conditions),
            recovery: run.set_apart(tape, "/continuation/recovery", recovery),
            incompatibilities: run.set_apart(
                tape,
                "/continuation/incompatibilities",
                incompatibilities,
            ),
        }
    }

    fn write(self, run: &mut Run, sink: &mut Sink<'_>) -> Result<(), Error> {
        let Self { requirements, preconditions, stop_conditions, recovery, incompatibilities } =
            self;
        data::parts(run, Kind::Requirement, requirements, sink)?;
        data::parts(run, Kind::Precondition, preconditions, sink)?;
        data::parts(run, Kind::StopCondition, stop_conditions, sink)?;
        data::parts(run, Kind::Recovery, recovery, sink)?;
        data::parts(run, Kind::Incompatibility, incompatibilities, sink)
    }
}
