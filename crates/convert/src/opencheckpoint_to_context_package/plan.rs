//! Which statements go into the package, decided before anything is written.

use std::collections::HashSet;

use exact_json::read::{missing, refused};
use exact_json::trace::{Leaf as _, Reason};
use exact_json::{Error as JsonError, Json, Key, ReadError, Scanner, Value, Why, jcs};
use open_continuity_model::{
    CONTEXT_CONTENT_SCHEMA, EpistemicBasis, ItemCategory, PackageContextContent, ReviewStatus,
    Sensitivity, View,
};
use opencheckpoint_model::v0_1::{OriginType, Statement, StatementKind, StatementStatus};
use opencheckpoint_rules::credentials::holds_a_secret;

use super::grant::{Grant, Like};
use crate::bind::{Bind, Binding, BoundObject, DEEPEST};
use crate::document::Document;
use crate::error::RequestError;
use crate::lattice::Acceptance;
use crate::lattice::sensitivity::Openness;

/// Where a statement says that it came from an entry before, and what that said of itself.
pub(super) const ENTRY: &str = "org.opencontinuity/package-entry";

/// What becomes of a statement.
pub(super) enum Plan<'o> {
    /// It goes in, as the operator says.
    Bound(Complete<'o>),
    /// It goes in, as the entry that it came from.
    Before {
        /// The space's own name, where the operator says it.
        space: Option<&'o str>,
        /// A sensitivity that the operator says in place of the entry's.
        sensitivity: Option<&'o str>,
    },
    /// It is left out.
    Left(LeftOut),
}

/// All that an entry needs to be told of a statement.
pub(super) struct Complete<'o> {
    pub(super) predicate: &'o str,
    pub(super) object: Option<&'o BoundObject>,
    pub(super) subjects: &'o [String],
    pub(super) space: &'o str,
    pub(super) epistemic_basis: EpistemicBasis,
    pub(super) sensitivity: Sensitivity,
    pub(super) review_status: ReviewStatus,
    pub(super) decision: Option<&'o str>,
}

/// Why a statement is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum LeftOut {
    /// The operator does not say what an entry needs.
    Unbound,
    /// No approved selector and view covers it.
    NotGranted,
    /// A later statement took its place.
    Superseded,
    /// It is not said to be so: quoted, supposed, asked, taken back; or changed since it was handed out.
    Policy,
    /// It holds a password.
    Sensitive,
}

impl LeftOut {
    /// The reason in the loss report.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Unbound => Reason::Unbound,
            Self::NotGranted => Reason::NotGranted,
            Self::Superseded => Reason::Superseded,
            Self::Policy => Reason::Policy,
            Self::Sensitive => Reason::Sensitive,
        }
    }

    /// The reason in the package.
    pub(super) fn omission(self) -> &'static str {
        match self {
            Self::Unbound => "unbound",
            Self::NotGranted => "not_granted",
            Self::Superseded => "superseded",
            Self::Policy => "policy",
            Self::Sensitive => "sensitive",
        }
    }
}

/// What becomes of each statement.
///
/// # Errors
///
/// What the operator says of a statement and cannot be: it is not in the checkpoint, not all is said that an entry needs, or more than
/// may be said of what came from an entry before.
pub(super) fn plan<'o>(
    grant: &Grant<'o>,
    statements: &[Statement],
) -> Result<Vec<Plan<'o>>, RequestError> {
    let said = Said { bind: grant.bind };
    let mut known = HashSet::new();
    let mut plans = Vec::with_capacity(statements.len());
    for statement in statements {
        // Of two with one id, the operator means the first.
        let is_first = known.insert(statement.id.as_str());
        let binding = said.of(statement).filter(|_| is_first);
        plans.push(one(grant, &said, statement, binding)?);
    }
    let named = grant.bind.iter().flat_map(|bind| bind.value().statements.keys());
    match named.into_iter().find(|id| !known.contains(id.as_str())) {
        Some(id) => Err(said.of_nothing(id)),
        None => Ok(plans),
    }
}

fn one<'o>(
    grant: &Grant<'o>,
    said: &Said<'o>,
    statement: &Statement,
    binding: Option<&'o Binding>,
) -> Result<Plan<'o>, RequestError> {
    let entry = statement.extensions.as_ref().and_then(|extensions| extensions.get(ENTRY));
    let plan = match entry.filter(|_| statement.kind == StatementKind::External) {
        Some(entry) => before(grant, said, statement, entry, binding)?,
        None => match binding {
            Some(binding) => bound(grant, said, statement, binding)?,
            None => Plan::Left(LeftOut::Unbound),
        },
    };
    Ok(match (&plan, &statement.status) {
        (Plan::Left(_), _) | (_, None | Some(StatementStatus::Active)) => plan,
        (_, Some(StatementStatus::Superseded)) => Plan::Left(LeftOut::Superseded),
        (_, Some(StatementStatus::Retracted | StatementStatus::Resolved)) => {
            Plan::Left(LeftOut::Policy)
        }
    })
}

/// A statement of which the operator says what it lacks.
fn bound<'o>(
    grant: &Grant<'o>,
    said: &Said<'o>,
    statement: &Statement,
    binding: &'o Binding,
) -> Result<Plan<'o>, RequestError> {
    let complete = said.complete(statement, binding)?;
    let is_said_to_be_so = match statement.kind {
        StatementKind::Instruction
        | StatementKind::Constraint
        | StatementKind::Decision
        | StatementKind::Observation => true,
        // Whatever the operator says of it, nobody stands for it.
        StatementKind::External | StatementKind::Hypothesis | StatementKind::Question => false,
    };
    if !is_said_to_be_so {
        return Ok(Plan::Left(LeftOut::Policy));
    }
    let acceptance = Acceptance::of_content(Some(&complete.review_status));
    if *grant.view == View::Accepted && acceptance < Acceptance::Accepted {
        return Ok(Plan::Left(LeftOut::NotGranted));
    }
    let predicate = complete.predicate.parse().ok();
    let is_covered = grant.covers(&Like {
        category: Some(&ItemCategory::Statement),
        predicate: predicate.as_ref(),
        sensitivity: Some(&complete.sensitivity),
        space: Some(complete.space),
    });
    if !is_covered {
        return Ok(Plan::Left(LeftOut::NotGranted));
    }
    if complete.object.is_none() && holds_a_secret(&statement.text) {
        return Ok(Plan::Left(LeftOut::Sensitive));
    }
    Ok(Plan::Bound(complete))
}

/// A statement that came from an entry before: what that said holds, and is no more than it was.
fn before<'o>(
    grant: &Grant<'o>,
    said: &Said<'o>,
    statement: &Statement,
    entry: &Json,
    binding: Option<&'o Binding>,
) -> Result<Plan<'o>, RequestError> {
    said.nothing_but(statement, binding, &["space", "sensitivity"])?;
    let Some(entry) = Entry::of(statement, entry) else {
        return Ok(Plan::Left(LeftOut::NotGranted));
    };
    let space = binding.and_then(|binding| binding.space.as_deref());
    let stated = entry.content.sensitivity.as_ref();
    let other = binding.and_then(|binding| binding.sensitivity.as_deref());
    let other = other.filter(|other| stated.is_none_or(|stated| stated.as_str() != *other));
    if let Some(other) = other {
        let becomes = Sensitivity::from(other);
        // Of two words that nobody orders, neither is known to be as careful as the other.
        let is_lower = Openness::of_content(Some(&becomes)) >= Openness::of_content(stated);
        if is_lower && stated.is_some() {
            let stated = stated.map(Sensitivity::as_str).unwrap_or_default();
            let rule = format!("{stated:?}, as the entry that it came from says, or none");
            return Err(
                said.wrong(statement.id.as_str(), "/sensitivity", |value| refused(value, rule))
            );
        }
    }
    if entry.is_altered {
        return Ok(Plan::Left(LeftOut::Policy));
    }
    if !entry.is_in(grant.view) {
        return Ok(Plan::Left(LeftOut::NotGranted));
    }
    let becomes = other.map(Sensitivity::from);
    let is_covered = grant.covers(&Like {
        category: entry.content.category.as_ref(),
        predicate: entry.content.statement.as_ref().and_then(|inner| inner.predicate.as_ref()),
        sensitivity: becomes.as_ref().or(stated),
        space,
    });
    if !is_covered {
        return Ok(Plan::Left(LeftOut::NotGranted));
    }
    if entry.holds_a_secret {
        return Ok(Plan::Left(LeftOut::Sensitive));
    }
    Ok(Plan::Before { space, sensitivity: other })
}

/// What an entry before said of itself.
struct Entry {
    content: PackageContextContent,
    disclosure: Option<View>,
    /// Whether the content is not the one whose digest was given with it, or has none that could be given.
    is_altered: bool,
    holds_a_secret: bool,
}

impl Entry {
    /// None of one that cannot be judged: of another layer, by another schema, or in a statement that quotes something else.
    fn of(statement: &Statement, entry: &Json) -> Option<Self> {
        let text = |name: &str| {
            let member = entry.pointer(name)?;
            member.with(|member| Some(member.text()?.decode().into_owned()))
        };
        let is_context = text("/layer")? == "context"
            && text("/content_schema_uri")? == CONTEXT_CONTENT_SCHEMA
            && statement.origin.type_ == OriginType::External;
        let content = entry.pointer("/content").filter(|_| is_context)?;
        let digest = content.with(jcs::canonical_digest).ok().map(|digest| digest.to_ocp());
        let stated = text("/digest");
        Some(Self {
            disclosure: text("/disclosure").map(|view| View::from(&*view)),
            is_altered: digest.is_none() || stated.is_some() && stated != digest,
            holds_a_secret: holds_a_secret(content.as_text()),
            content: PackageContextContent::from_json_str(content.as_text()).ok()?,
        })
    }

    fn is_in(&self, view: &View) -> bool {
        let review = self.content.review_status.as_ref();
        self.disclosure.as_ref().is_none_or(|disclosure| disclosure == view)
            && (*view != View::Accepted || Acceptance::of_content(review) == Acceptance::Accepted)
    }
}

/// What the operator says of statements.
struct Said<'o> {
    bind: Option<&'o Document<Bind>>,
}

impl<'o> Said<'o> {
    fn of(&self, statement: &Statement) -> Option<&'o Binding> {
        self.bind?.value().statements.get(statement.id.as_str())
    }

    /// All that an entry needs.
    fn complete(
        &self,
        statement: &Statement,
        binding: &'o Binding,
    ) -> Result<Complete<'o>, RequestError> {
        let Binding {
            predicate,
            object,
            subjects,
            space,
            epistemic_basis,
            sensitivity,
            review_status,
            decision,
        } = binding;
        let id = statement.id.as_str();
        let lacks = |name| self.wrong(id, "", |value| missing(value, name));
        let complete = Complete {
            predicate: predicate.as_deref().ok_or_else(|| lacks("predicate"))?,
            object: object.as_ref(),
            subjects: subjects.as_deref().ok_or_else(|| lacks("subjects"))?,
            space: space.as_deref().ok_or_else(|| lacks("space"))?,
            epistemic_basis: EpistemicBasis::from(
                epistemic_basis.as_deref().ok_or_else(|| lacks("epistemic_basis"))?,
            ),
            sensitivity: Sensitivity::from(
                sensitivity.as_deref().ok_or_else(|| lacks("sensitivity"))?,
            ),
            review_status: ReviewStatus::from(
                review_status.as_deref().ok_or_else(|| lacks("review_status"))?,
            ),
            decision: decision.as_deref(),
        };
        // Nothing is accepted without a record of it.
        if complete.review_status == ReviewStatus::Accepted && complete.decision.is_none() {
            return Err(lacks("decision"));
        }
        let value = complete.object.map(|object| &object.value);
        if let Some(value) = value {
            let rule = if value.with(jcs::canonical_digest).is_err() {
                Some("a value that has a canonical form (RFC 8785)")
            } else if value.deeper_than(DEEPEST) {
                Some("a value that is not so deep")
            } else {
                None
            };
            if let Some(rule) = rule {
                return Err(self.wrong(id, "/object/value", |value| refused(value, rule)));
            }
        }
        Ok(complete)
    }

    /// Makes sure that no more is said of a statement than may be.
    fn nothing_but(
        &self,
        statement: &Statement,
        binding: Option<&Binding>,
        allowed: &[&str],
    ) -> Result<(), RequestError> {
        let Some(binding) = binding else { return Ok(()) };
        let Binding {
            predicate,
            object,
            subjects,
            space,
            epistemic_basis,
            sensitivity,
            review_status,
            decision,
        } = binding;
        let said = [
            ("predicate", predicate.is_some()),
            ("object", object.is_some()),
            ("subjects", subjects.is_some()),
            ("space", space.is_some()),
            ("epistemic_basis", epistemic_basis.is_some()),
            ("sensitivity", sensitivity.is_some()),
            ("review_status", review_status.is_some()),
            ("decision", decision.is_some()),
        ];
        let more = said.into_iter().find(|(name, is_said)| *is_said && !allowed.contains(name));
        let Some((name, _)) = more else { return Ok(()) };
        let rule = "nothing: the statement came from a package's entry, which says that by itself";
        Err(self.wrong(statement.id.as_str(), &format!("/{name}"), |value| refused(value, rule)))
    }

    /// What is wrong with what is said of a statement, at a member of it.
    fn wrong(
        &self,
        id: &str,
        member: &str,
        why: impl FnOnce(Value<'_>) -> ReadError,
    ) -> RequestError {
        let mut pointer = "/statements".to_owned();
        exact_json::pointer::push_token(&mut pointer, id);
        pointer.push_str(member);
        self.fault(|root| why(root.tape().resolve(&pointer).unwrap_or(root)))
    }

    /// That something is said of a statement that the checkpoint does not have.
    fn of_nothing(&self, id: &str) -> RequestError {
        self.fault(|root| {
            let mut names = root.get("statements").into_iter().flat_map(Value::members);
            let name = names.find(|(name, _)| name.is(id)).map(|(name, _)| name);
            ReadError {
                index: name.map_or(root.index(), Key::index),
                why: Why::Refused {
                    value: format!("{id:?}"),
                    rule: "the id of a statement of the checkpoint".to_owned(),
                },
            }
        })
    }

    /// What is wrong, with its place in the bind file.
    fn fault(&self, why: impl FnOnce(Value<'_>) -> ReadError) -> RequestError {
        let text = self.bind.map(Document::text).unwrap_or_default();
        let mut scanner = Scanner::new();
        let error = match scanner.scan_str(text) {
            Ok(tape) => JsonError::from_read(why(tape.root()), tape),
            Err(fault) => JsonError::from_fault(fault, text.as_bytes()),
        };
        RequestError::Bind { error }
    }
}
