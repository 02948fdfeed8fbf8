//! Objects that no record stands for: each is the data of a message, whole.

use exact_json::trace::Src;
use exact_json::{Tape, Value};

use super::message::{self, Said};
use super::rest::{names_a_time, verbatim};
use super::run::{Name, Part, Run};
use crate::error::Error;
use crate::mapping::Sink;

/// The kinds of objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `/statements/*`
    Statement,
    /// `/resources/*`
    Resource,
    /// `/application_context/*`
    ApplicationContext,
    /// `/operations/*`
    Operation,
    /// `/task/success_criteria/*`
    Criterion,
    /// `/task/outcome`
    Outcome,
    /// `/task/scope`
    Scope,
    /// `/progress/focus`
    Focus,
    /// `/continuation/requirements/*`
    Requirement,
    /// `/continuation/preconditions/*`
    Precondition,
    /// `/continuation/stop_conditions/*`
    StopCondition,
    /// `/continuation/recovery/*`
    Recovery,
    /// `/continuation/incompatibilities/*`
    Incompatibility,
}

impl Kind {
    /// The name of the structure of such data.
    fn schema(self) -> &'static str {
        match self {
            Self::Statement => "org.opencheckpoint/statement",
            Self::Resource => "org.opencheckpoint/resource",
            Self::ApplicationContext => "org.opencheckpoint/application-context",
            Self::Operation => "org.opencheckpoint/operation",
            Self::Criterion => "org.opencheckpoint/criterion",
            Self::Outcome => "org.opencheckpoint/outcome",
            Self::Scope => "org.opencheckpoint/scope",
            Self::Focus => "org.opencheckpoint/focus",
            Self::Requirement => "org.opencheckpoint/requirement",
            Self::Precondition => "org.opencheckpoint/precondition",
            Self::StopCondition => "org.opencheckpoint/stop-condition",
            Self::Recovery => "org.opencheckpoint/recovery",
            Self::Incompatibility => "org.opencheckpoint/incompatibility",
        }
    }

    /// The member that says when such an object was recorded.
    fn time(self) -> Option<&'static str> {
        match self {
            Self::Statement => Some("recorded_at"),
            Self::Resource | Self::ApplicationContext => Some("observed_at"),
            Self::Operation
            | Self::Criterion
            | Self::Outcome
            | Self::Scope
            | Self::Focus
            | Self::Requirement
            | Self::Precondition
            | Self::StopCondition
            | Self::Recovery
            | Self::Incompatibility => None,
        }
    }
}

/// How deep data stands in its record: in `content/0/data`.
const LEVEL: usize = 3;

/// Writes the items of a list. The twins are taken, because this is the decision on them.
pub(super) fn parts<T>(
    run: &mut Run,
    kind: Kind,
    parts: Vec<Part<'_, T>>,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    for (index, part) in parts.into_iter().enumerate() {
        run.part(part, sink, |run, _twin, value| {
            if kind == Kind::Incompatibility {
                named(run, kind, format!("incompatibilities/{index}"), value);
            } else {
                object(run, kind, value);
            }
        })?;
    }
    Ok(())
}

/// Writes a member, if there is one. The twin is taken, because this is the decision on it.
#[allow(clippy::needless_pass_by_value, reason = "taking the twin is the decision")]
pub(super) fn member<T>(
    run: &mut Run,
    kind: Kind,
    tape: Tape<'_>,
    pointer: &str,
    _twin: Option<T>,
) {
    if let Some(value) = tape.resolve(pointer) {
        named(run, kind, pointer.trim_start_matches('/').to_owned(), value);
    }
}

/// Writes an object that has a local id, as every object of these lists does.
pub(super) fn object(run: &mut Run, kind: Kind, value: Value<'_>) {
    let Some(id) = value.get("id") else { return };
    let whole = Src::of(value);
    let name = run.name(&whole, id);
    let is_time = |time: &Value<'_>| time.text().is_some_and(|time| names_a_time(&time.decode()));
    let time = kind.time().and_then(|member| value.get(member)).filter(is_time);
    let ts = time.and_then(|time| whole.also_str(time));
    let part = message::data(verbatim(whole, LEVEL), run.own(kind.schema().to_owned()));
    message::write(run, Said { ts, ..Said::by_harness(name, part) });
}

/// Writes a value that has no local id, and is called by its place.
fn named(run: &mut Run, kind: Kind, name: String, value: Value<'_>) {
    let name = Name::position(run.own(name));
    let part = message::data(verbatim(Src::of(value), LEVEL), run.own(kind.schema().to_owned()));
    message::write(run, Said::by_harness(name, part));
}
