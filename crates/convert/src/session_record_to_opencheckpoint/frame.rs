//! The checkpoint around its lists.

use exact_json::digest::Sha256;
use exact_json::trace::{Base, Function, List, Out, Str};
use opencheckpoint_model::v0_1::SpecVersion;
use opencheckpoint_model::v0_1::target::{
    Checkpoint, SessionRef, SoftwareRef, Source, SourceModel,
};

use super::MAPPING;
use super::continuation::continuation;
use super::derivation::derivation;
use super::header::{self, Header};
use super::passes::Known;
use super::run::{Run, Section};
use super::task::{Markers, progress, promised, task};
use crate::derived;
use crate::error::{Error, RequestError};
use crate::into_checkpoint;
use crate::options::Options;

const STATEMENTS: u32 = 0;
const RESOURCES: u32 = 1;
const OPERATIONS: u32 = 2;
const COMPLETED: u32 = 3;
const NEXT: u32 = 4;

/// The lists whose items go to the place with that marker.
pub(super) fn sections(marker: u32) -> &'static [Section] {
    match marker {
        STATEMENTS => &[Section::Statements],
        RESOURCES => &[Section::Resources],
        OPERATIONS => &[Section::Operations],
        COMPLETED => &[Section::Completed],
        _ => &[Section::Current, Section::Pending],
    }
}

/// Writes the checkpoint to `text`, with places for the items of its lists, and the resources that the header speaks of. The group
/// of the header is open, or, of a stream without one, a group without sources.
///
/// # Errors
///
/// If the header does not have the shape of one, or if nobody says what the session is for, or when it was.
pub(super) fn write(
    run: &mut Run<'_>,
    options: &Options,
    known: &Known,
    text: &mut String,
) -> Result<(), Error> {
    let (facts, rehearsed) = (&known.facts, run.rehearsed.clone());
    let header = header::read(run, known)?;
    let Header { agent, title, protocol, id, place } = header;
    let event = facts.last.as_ref().map(promised);
    let session = || SessionRef {
        protocol: protocol.again(),
        id: id.again(),
        event: event.as_ref().map(Out::again),
        uri: None,
    };
    let created_at = match (&facts.latest, &options.now) {
        (Some(latest), _) => promised(latest),
        (None, Some(now)) => Out::option(Str::Owned(now.as_str().to_owned())),
        (None, None) => {
            return Err(RequestError::Missing { what: "a time", option: "--now" }.into());
        }
    };
    let resources = run.pieces.count(Section::Resources) + rehearsed.count(Section::Resources);
    let checkpoint = Checkpoint {
        opencheckpoint: Out::constant(SpecVersion::V0_1),
        id: Out::derived(Function::UuidV5, [], Str::Owned(identity(known.digest, options))),
        created_at,
        parent: options.parent.as_ref().map(into_checkpoint::parent),
        source: Source {
            producer: SoftwareRef {
                name: Out::constant(Str::Static("opencheckpoint")),
                version: Some(Out::constant(Str::Static(MAPPING.version))),
                uri: None,
            },
            agent,
            model: rehearsed.found.model.as_ref().map(|model| SourceModel {
                provider: rehearsed.found.provider.as_ref().map(promised),
                name: promised(model),
            }),
            session_refs: Some(List::new(vec![session()])),
            extensions: None,
        },
        task: task(title, facts, &rehearsed.found, options)?,
        progress: progress(&rehearsed, Markers { completed: COMPLETED, next: NEXT }),
        statements: elsewhere(rehearsed.count(Section::Statements), STATEMENTS),
        resources: elsewhere(resources, RESOURCES),
        application_context: None,
        operations: elsewhere(rehearsed.count(Section::Operations), OPERATIONS),
        continuation: continuation(&rehearsed, &known.quoted),
        derivation: Some(derivation(session(), &rehearsed, &known.quoted)),
        extensions: None,
    };
    let target = run.ledger.target(Base::Document, text, &checkpoint);
    if let Some((kind, seq)) = place {
        kind.placed(&mut run.ledger, target, "/source");
        seq.placed(&mut run.ledger, target, "/source");
    }
    Ok(())
}

fn elsewhere<T>(count: u64, marker: u32) -> Option<List<T>> {
    (count > 0).then(|| List::elsewhere(count, marker))
}

/// The same source, mapping and options give the same checkpoint.
fn identity(digest: Sha256, options: &Options) -> String {
    derived::identity(digest, MAPPING.id, MAPPING.version, &options.report()).urn().to_string()
}
