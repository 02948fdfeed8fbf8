//! Packed statements: what the operator said of them, or the entry that they came from.

use exact_json::trace::{Function, Open, Out, Settle as _, Src, SrcItems, Str};
use exact_json::{Text, Value};
use open_continuity_model::v0_4::source::{self, PackageContextContent};
use open_continuity_model::v0_4::target::PackageEntry;
use open_continuity_model::v0_4::{InstructionTreatment, Layer, View};
use open_continuity_model::{CONTEXT_CONTENT_SCHEMA, Sensitivity};
use opencheckpoint_model::v0_1::source::{Origin, Statement};

use super::plan::{Complete, ENTRY, Plan};
use super::run::{Run, object, text_of};
use super::said;
use crate::derived::Pseudonym;

const MEDIA_TYPE: &str = "application/ocp+json";

/// The entry of a statement, if it goes in.
pub(super) fn entry<'t>(
    run: &mut Run<'_, 't>,
    statement: Statement<'t>,
    plan: &Plan<'t>,
) -> Option<PackageEntry<'t>> {
    match plan {
        Plan::Left(what) => {
            run.left.insert(*what);
            statement.settle(&mut run.ledger, what.reason());
            None
        }
        Plan::Bound(complete) => Some(bound(run, statement, complete)),
        Plan::Before { space, sensitivity } => before(run, statement, *space, *sensitivity),
    }
}

/// What an entry takes from a statement; the rest is left out.
struct Taken<'t> {
    id: Src<Text<'t>>,
    text: Src<Text<'t>>,
    evidence: Option<SrcItems<Src<Text<'t>>>>,
    extensions: Option<Src<Value<'t>>>,
}

fn take<'t>(run: &mut Run<'_, 't>, statement: Statement<'t>) -> Taken<'t> {
    let Statement {
        id,
        kind,
        text,
        origin: Origin { type_, name, ref_ },
        status,
        superseded_by,
        resolution,
        rationale,
        verification,
        evidence,
        recorded_at,
        extensions,
    } = statement;
    run.leave(kind);
    run.leave(type_);
    run.leave(name);
    run.leave(ref_);
    run.leave(status);
    run.leave(superseded_by);
    run.leave(resolution);
    run.leave(rationale);
    run.leave(verification);
    run.leave(recorded_at);
    Taken { id, text, evidence, extensions }
}

fn bound<'t>(
    run: &mut Run<'_, 't>,
    statement: Statement<'t>,
    complete: &Complete<'t>,
) -> PackageEntry<'t> {
    let Taken { id, text, evidence, extensions } = take(run, statement);
    run.leave(extensions);
    let Complete {
        predicate,
        object: stated,
        subjects,
        space,
        epistemic_basis,
        sensitivity,
        review_status,
        decision,
    } = complete;
    let subject = |subject: &String| run.alias_of(Pseudonym::Subject, subject).into();
    let subjects = Open::Array(subjects.iter().map(subject).collect());
    let space = run.alias_of(Pseudonym::Space, space);
    let of_object = match stated {
        Some(stated) => {
            run.leave(text);
            object([
                ("type", Some(said::text(&stated.type_).into())),
                ("value", Some(said::json(&stated.value))),
                (
                    "language",
                    stated.language.as_deref().map(|language| said::text(language).into()),
                ),
            ])
        }
        None => object([
            ("type", Some(Out::constant(Str::Static("string")).into())),
            ("value", Some(text.keep_str().into())),
        ]),
    };
    let inner =
        object([("predicate", Some(said::text(predicate).into())), ("object", Some(of_object))]);
    let decision = decision.map(|decision| run.alias_of(Pseudonym::Decision, decision));
    let provenance = evidence.and_then(|evidence| names(run, Pseudonym::Source, evidence));
    let content = object([
        ("subject_refs", Some(subjects)),
        ("space_ref", Some(space.into())),
        ("category", Some(Out::constant(Str::Static("statement")).into())),
        ("statement", Some(inner)),
        ("epistemic_basis", Some(said::text(epistemic_basis.as_str()).into())),
        ("review_status", Some(said::text(review_status.as_str()).into())),
        ("decision_ref", decision.map(Open::from)),
        ("provenance_refs", provenance),
        ("sensitivity", Some(said::text(sensitivity.as_str()).into())),
        ("instruction_treatment", Some(data().into())),
    ]);
    let item = item_of(run, &id);
    PackageEntry {
        entry_id: run.alias(Pseudonym::Entry, id),
        layer: Out::constant(Layer::Context),
        disclosure: Some(said::word(run.known.grant.view)),
        media_type: Some(Out::constant(Str::Static(MEDIA_TYPE))),
        content_schema_uri: Some(run.known.constant(CONTEXT_CONTENT_SCHEMA)),
        digest: None,
        package_item_ref: Some(item),
        content: Some(content),
        instruction_treatment: Some(Out::constant(InstructionTreatment::UntrustedData)),
        extra: Vec::new(),
    }
}

/// What stands for the item that a statement is.
fn item_of<'t>(run: &Run<'_, 't>, id: &Src<Text<'t>>) -> Out<Str<'t>> {
    let item = run.aliases.undeclared(Pseudonym::Item, &text_of(id));
    run.known.derived(Function::UuidV5, Some(id.place()), item)
}

/// How everything is to be treated, whatever it says of itself.
fn data<'t>() -> Out<Str<'t>> {
    Out::constant(Str::Static("untrusted_data"))
}

/// What stands for each of some names; nothing where there are none.
fn names<'t>(
    run: &mut Run<'_, 't>,
    of: Pseudonym,
    names: SrcItems<Src<Text<'t>>>,
) -> Option<Open<'t>> {
    let (here, names) = names.into_parts();
    run.leave(here);
    let names: Vec<_> = names.into_iter().map(|name| run.alias(of, name).into()).collect();
    (!names.is_empty()).then_some(Open::Array(names))
}

/// The entry that a statement came from. The plan has found that it is one.
fn before<'t>(
    run: &mut Run<'_, 't>,
    statement: Statement<'t>,
    space: Option<&'t str>,
    sensitivity: Option<&'t str>,
) -> Option<PackageEntry<'t>> {
    let Taken { id, text, evidence, extensions } = take(run, statement);
    run.leave(text);
    run.leave(evidence);
    let mut others = extensions?.into_object().ok()?;
    let mut said = others.take(ENTRY)?.into_object().ok()?;
    run.leave(others);
    let mut text = |name: &str| match said.take(name)?.into_text() {
        Ok(text) => Some(text),
        Err(other) => {
            run.leave(other);
            None
        }
    };
    let (layer, disclosure) = (text("layer")?, text("disclosure"));
    let (media_type, content_schema_uri) = (text("media_type"), text("content_schema_uri"));
    let item = text("package_item_ref");
    let content = said.take("content")?.into_twin::<PackageContextContent<'t>>().ok()?;
    run.leave(said);
    let content = content_before(run, content, space, sensitivity);
    let item =
        if let Some(item) = item { run.alias(Pseudonym::Item, item) } else { item_of(run, &id) };
    Some(PackageEntry {
        entry_id: run.alias(Pseudonym::Entry, id),
        layer: layer.keep_as(|_| Layer::Context),
        disclosure: disclosure.map(|view| view.keep_as(|view| View::from(&*view.decode()))),
        media_type: media_type.map(Src::keep_str),
        content_schema_uri: content_schema_uri.map(Src::keep_str),
        digest: None,
        package_item_ref: Some(item),
        content: Some(content),
        instruction_treatment: Some(Out::constant(InstructionTreatment::UntrustedData)),
        extra: Vec::new(),
    })
}

fn content_before<'t>(
    run: &mut Run<'_, 't>,
    content: PackageContextContent<'t>,
    space: Option<&'t str>,
    other: Option<&'t str>,
) -> Open<'t> {
    let PackageContextContent {
        subject_refs,
        space_ref,
        category,
        statement,
        epistemic_basis,
        review_status,
        decision_ref,
        provenance_refs,
        sensitivity,
        instruction_treatment,
        extra,
    } = content;
    // Nobody knows whether the receipt approves a member that nobody knows.
    run.withhold(extra);
    run.leave(instruction_treatment);
    let subjects = subject_refs.and_then(|subjects| names(run, Pseudonym::Subject, subjects));
    let space = match space {
        Some(space) => {
            run.leave(space_ref);
            Some(run.alias_of(Pseudonym::Space, space))
        }
        None => space_ref.map(|space| run.alias(Pseudonym::Space, space)),
    };
    let statement = statement.map(|statement| statement_before(run, statement));
    let decision = decision_ref.map(|decision| run.alias(Pseudonym::Decision, decision));
    let provenance = provenance_refs.and_then(|names_| names(run, Pseudonym::Source, names_));
    let sensitivity = match other {
        Some(other) => {
            run.leave(sensitivity);
            Some(said::text(other))
        }
        None => sensitivity.map(|stated| word(stated, Sensitivity::as_str)),
    };
    object([
        ("subject_refs", subjects),
        ("space_ref", space.map(Open::from)),
        ("category", category.map(|category| word(category, |word| word.as_str()).into())),
        ("statement", statement),
        ("epistemic_basis", epistemic_basis.map(|basis| word(basis, |word| word.as_str()).into())),
        ("review_status", review_status.map(|review| word(review, |word| word.as_str()).into())),
        ("decision_ref", decision.map(Open::from)),
        ("provenance_refs", provenance),
        ("sensitivity", sensitivity.map(Open::from)),
        ("instruction_treatment", Some(data().into())),
    ])
}

fn statement_before<'t>(run: &mut Run<'_, 't>, statement: source::Statement<'t>) -> Open<'t> {
    let source::Statement { predicate, object: inner, extra } = statement;
    run.withhold(extra);
    let inner = inner.map(|inner| {
        let source::StatementObject { type_, value, language, extra } = inner;
        run.withhold(extra);
        object([
            ("type", type_.map(|type_| word(type_, |word| word.as_str()).into())),
            ("value", value.map(Src::keep_open)),
            ("language", language.map(Src::keep_str).map(Open::from)),
        ])
    });
    object([("predicate", predicate.map(Src::keep_str).map(Open::from)), ("object", inner)])
}

/// A word of an open list, as it is.
fn word<'t, T>(word: Src<T>, text: fn(&T) -> &str) -> Out<Str<'t>> {
    word.keep_as(|word| Str::Owned(text(&word).to_owned()))
}
