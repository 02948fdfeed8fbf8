//! Open Continuity package → `OpenCheckpoint`: what a provider hands out becomes what a task knows, as the provider's word and no more.
//!
//! | checkpoint | comes from |
//! | --- | --- |
//! | `id` | a version 5 UUID of the source's digest, the adapter and its options |
//! | `created_at` | `issued_at`; else `--now`; else an error that says so |
//! | `parent` | `--parent`: the id of that checkpoint, and the digest of its bytes |
//! | `source` | producer: this tool |
//! | `task.objective` | the purpose's description, else its code, worded as what the provider claims; else `--objective`; else an error that says so. Where the description says it, the code stands in an extension |
//! | `task.status` | paused |
//! | `statements` | each entry with a content, as `external`, origin `external`, and each limit, as a `constraint`, origin `application` (next table). The provider is the origin's name: the display name of who created the package, else the id. The origin's `ref` is the package |
//! | `resources` | the package (`confidential`, digest and size of the file that was read), the receipt that it names and where the receipt's status is, what the renderings name, and each alias of kind source or artifact. A name that is no URI stands in a locator; one that was named before, or that holds a password, is left out |
//! | `continuation` | a stop condition: the package expires |
//! | `derivation` | `converted`, from the package; its omissions (the layer, the reason) and warnings; what was left out, counted, by reason, and recoverable from the package |
//!
//! | entry | statement |
//! | --- | --- |
//! | `entry_id` | `id` |
//! | `content` | `text`: a text as it is, anything else as its JSON text; and verbatim in the extension |
//! | `provenance_refs` of the content | `evidence`: the resources that they name, as far as there are any |
//! | `layer`, `disclosure`, `media_type`, `content_schema_uri`, `digest`, `package_item_ref` | the extension `org.opencontinuity/package-entry` |
//! | `instruction_treatment` | the extension, where it is `untrusted_data`. Anything else would be a claim to be obeyed, and is left out (`policy`) |
//!
//! An entry is data, whatever it says of itself: no review makes it verified, no wording makes it an instruction.
//!
//! | limit | constraint |
//! | --- | --- |
//! | `retention` | what the package says of the mode, and of legal retention |
//! | `processing_uses`, `offline_use` | what it says of each use |
//! | `delegation`, `external_action_authority` | what it says of passing its content on, and of acting for others |
//!
//! Left out and counted: entries without content, aliases of subjects, spaces and decisions, recipients, proposal rights, renderings
//! without a reference, extensions, and members that nobody knows.
//!
//! A package that breaks an error rule, says no digest, or, by `--now`, is not valid at that time is refused, unless the operator says
//! `--allow-unverified`, which the report records.
//!
//! The package is mapped twice, since what of the source is a duplicate is known only when every text of the target is.

mod checkpoint;
mod content;
mod derivation;
mod limits;
mod resources;
mod run;
mod statements;
mod verification;

use exact_json::trace::{self, Base, Standing};
use exact_json::{Read, Scanner};
use open_continuity_model::ContextPackage;
use open_continuity_model::v0_4::source;

use self::checkpoint::checkpoint;
use self::run::{Known, Run};
use crate::error::{Error, SourceError};
use crate::format::Format;
use crate::mapping::{Mapping, Row, Sink, Source, Stand};
use crate::options::Options;

/// The mapping.
pub const MAPPING: Mapping = Mapping {
    id: "context-package-to-opencheckpoint",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::ContextPackage,
    to: Format::OpenCheckpoint,
    run,
};

fn run(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let read = source.read_document()?;
    let (digest, size) = source.facts()?;
    let tape = read.tape(0);
    let package =
        ContextPackage::read(tape.root()).map_err(|error| SourceError::wrong_shape(error, tape))?;
    verification::verify(&package, options)?;
    let known = Known::new(tape, digest, size);
    let sources = [trace::Source::new(Base::Document, tape)];

    let mut rehearsal = Run::new(&known, Standing::default());
    let text = write(&mut rehearsal, &sources, options)?;
    let mut standing = Standing::default();
    if let Ok(target) = Scanner::new().scan_str(&text) {
        standing.insert_all(target);
    }

    let mut run = Run::new(&known, standing);
    let text = write(&mut run, &sources, options)?;
    let group = run.ledger.end(&sources)?;
    let stands = [Stand::of(tape.root())];
    sink.row(&Row { group: &group, sources: &sources, stands: &stands, targets: &[&text] })?;
    sink.write(&text)?;
    Ok(*run.ledger.finish()?)
}

/// Writes the checkpoint; the group of the package stays open.
fn write(
    run: &mut Run<'_>,
    sources: &[trace::Source<'_>; 1],
    options: &Options,
) -> Result<String, Error> {
    let [document] = sources;
    run.ledger.begin(sources);
    let package = source::ContextPackage::read(document.root())
        .map_err(|error| SourceError::wrong_shape(error, document.tape()))?;
    let checkpoint = checkpoint(run, package, options)?;
    let mut text = String::new();
    run.ledger.target(Base::Document, &mut text, &checkpoint);
    Ok(text)
}
