//! Statements: instructions and quotations are messages, everything else is data.

use exact_json::Value;
use exact_json::trace::{Open, Out, Src, Str, Transform};
use opencheckpoint_model::v0_1::source::{self, Statement};
use opencheckpoint_model::v0_1::{OriginType, StatementKind, StatementStatus};
use session_record_model::draft::{Author, MessageRole, Origin};

use super::data::{self, Kind};
use super::message::{self, Said};
use super::rest::{Rest, verbatim};
use super::run::Run;
use crate::vocabulary::MESSAGE;

/// Writes a statement.
pub(super) fn write<'t>(run: &mut Run, statement: Statement<'t>, value: Value<'t>) {
    let becomes = Becomes::of(&statement);
    if becomes == Becomes::Data {
        return data::object(run, Kind::Statement, value);
    }
    let Statement {
        id,
        kind,
        text,
        origin: source::Origin { type_, name, ref_ },
        status,
        superseded_by,
        resolution,
        rationale,
        verification,
        evidence,
        recorded_at,
        extensions,
    } = statement;
    let mut rest = Rest::of(value);
    let name_of_statement = run.take_name(&mut rest, id);
    let mut inner = rest.within("origin");
    let (role, author) = match becomes {
        Becomes::Prompt => (Some(role(type_, MessageRole::User)), None),
        Becomes::Rule => (Some(role(type_, MessageRole::System)), None),
        Becomes::Quotation | Becomes::Data => (None, author(&mut inner, type_)),
    };
    inner.keep("name", name);
    inner.keep("ref", ref_);
    rest.put("origin", inner);
    rest.keep("status", status);
    rest.keep("superseded_by", superseded_by);
    rest.keep("resolution", resolution);
    rest.keep("rationale", rationale);
    rest.keep("verification", verification);
    rest.keep("evidence", evidence);
    let ts = rest.time("recorded_at", recorded_at);
    let person = extensions.and_then(|extensions| person(&mut rest, extensions, becomes));
    let (author, origin) = match person {
        Some(Person { author, origin }) => (Some(author), origin),
        None => (author, None),
    };
    let part = message::text(text.keep_str());
    let native = rest.into_members();
    let target = message::write(
        run,
        Said { name: name_of_statement, role, author, origin, ts, part, native },
    );
    kind.placed(&mut run.ledger, target, "");
}

/// What a statement becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Becomes {
    /// What the user wants done: a message in role user.
    Prompt,
    /// What the system demands: a message in role system.
    Rule,
    /// A message that quotes.
    Quotation,
    /// The data of a message.
    Data,
}

impl Becomes {
    /// Only what is in force is said again: what was superseded or retracted would be in force again. An instruction from anyone else
    /// is none.
    fn of(statement: &Statement<'_>) -> Self {
        let in_force = |status: &Src<StatementStatus>| {
            status.look(|status| *status == StatementStatus::Active)
        };
        if !statement.status.as_ref().is_none_or(in_force) {
            return Self::Data;
        }
        let origin = statement.origin.type_.look(|origin| *origin);
        match statement.kind.look(|kind| *kind) {
            StatementKind::External => Self::Quotation,
            StatementKind::Instruction => match origin {
                OriginType::User => Self::Prompt,
                OriginType::System => Self::Rule,
                OriginType::Agent
                | OriginType::Tool
                | OriginType::Application
                | OriginType::External => Self::Data,
            },
            StatementKind::Constraint
            | StatementKind::Decision
            | StatementKind::Observation
            | StatementKind::Hypothesis
            | StatementKind::Question => Self::Data,
        }
    }
}

/// The role in which an instruction reaches the model.
fn role(origin: Src<OriginType>, role: MessageRole) -> Out<MessageRole> {
    origin.change(Transform::EnumMap, |_| role)
}

/// Who wrote what is quoted. Of anyone else than these a session record has no word, and least of all that it was a person.
fn author(rest: &mut Rest<'_>, origin: Src<OriginType>) -> Option<Out<Author>> {
    let author = match origin.look(|origin| *origin) {
        OriginType::Tool => Author::Tool,
        OriginType::Agent => Author::Agent,
        OriginType::Application => Author::Harness,
        OriginType::User | OriginType::System | OriginType::External => {
            rest.keep("type", origin);
            return None;
        }
    };
    Some(origin.change(Transform::EnumMap, |_| author))
}

/// A person who wrote an instruction, as our own extension records it.
struct Person {
    author: Out<Author>,
    origin: Option<Out<Origin>>,
}

/// Takes the author from our own extension; every other is kept.
fn person<'t>(rest: &mut Rest<'t>, extensions: Src<Value<'t>>, becomes: Becomes) -> Option<Person> {
    let ours = extensions.view().get(MESSAGE).filter(|_| becomes == Becomes::Prompt);
    let Some((ours, author, origin)) = ours.and_then(|ours| {
        let author = ours.get("author").filter(|author| author.is_str("human"))?;
        let origin = ours.get("origin");
        origin.is_none_or(is_own_word).then_some((ours, author, origin))
    }) else {
        rest.keep("extensions", extensions);
        return None;
    };
    let left = |object: Value<'t>, taken: &[&str]| {
        let members = object.members();
        let others = members.filter(|(key, _)| !taken.iter().any(|taken| key.is(taken)));
        others.map(|(key, value)| (key.into(), verbatim(Src::of(value), LEVEL))).collect::<Vec<_>>()
    };
    let mut others: Vec<(Str<'t>, Open<'t>)> = left(extensions.view(), &[MESSAGE]);
    let ours = left(ours, &["author", "origin"]);
    if !ours.is_empty() {
        others.push((Str::Static(MESSAGE), Open::Object(ours)));
    }
    if !others.is_empty() {
        rest.push("extensions", Open::Object(others));
    }
    Some(Person {
        author: Src::of(author).keep_as(|_| Author::Human),
        origin: origin.map(|origin| Src::of(origin).keep_as(|_| words(origin))),
    })
}

/// How deep, at most, a member of an extension stands in its record: in `native/0/extensions/KEY`.
const LEVEL: usize = 5;

/// Whether words entered as those of a person who speaks for himself do.
fn is_own_word(origin: Value<'_>) -> bool {
    ["prompt", "queued", "steer", "command"].iter().any(|own| origin.is_str(own))
}

fn words(origin: Value<'_>) -> Origin {
    origin.text().map_or(Origin::Prompt, |text| Origin::from(&*text.decode()))
}
