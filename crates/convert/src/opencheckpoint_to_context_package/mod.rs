//! `OpenCheckpoint` → Open Continuity package: what a receipt approves of a task's statements, and nothing else, for the one whom it
//! names.
//!
//! | package | comes from |
//! | --- | --- |
//! | `id` | a version 5 UUID of the source's digest, the adapter and its options |
//! | `revision` | 1 |
//! | `created_at`, `issued_at` | `--now` |
//! | `grant_receipt_ref` | the receipt (`--grant`): its id, revision, schema, and the digest of its canonical form |
//! | `grant_status_ref` | the receipt's `status_ref`, and when that was checked last: nobody checks it here |
//! | `created_by`, `correlation_id`, `purpose`, both recipients, `expires_at`, `retention`, `delegation` | the receipt, as they stand there |
//! | `processing_uses`, `offline_use` | the receipt; what it does not speak of is prohibited |
//! | `proposal_rights` | the receipt; its selectors are limited to the spaces that the package speaks of, and one of other spaces is left out |
//! | `entries` | the statements that go in (next table), in their order |
//! | `subject_aliases`, `reference_aliases` | what the entries refer to, and nothing else |
//! | `renderings`, `warnings` | none |
//! | `omissions` | why statements were left out, once a reason; what the receipt narrows of the request (`--request`); the layer `evidence`, where the checkpoint has resources |
//! | `external_action_authority` | none |
//! | `integrity` | computed |
//!
//! | entry | of a statement that the operator binds (`--bind`) | of one that came from an entry before |
//! | --- | --- | --- |
//! | `entry_id` | a pseudonym of `id` | a pseudonym of `id` |
//! | `package_item_ref` | a pseudonym of `id` | a pseudonym of what it was, else of `id` |
//! | `layer`, `disclosure` | context, the approved view | kept |
//! | `media_type`, `content_schema_uri` | those of the context layer | kept |
//! | `content/statement` | the predicate and object of the bind file; without an object, the `text` as a string | kept |
//! | `subject_refs`, `space_ref`, `decision_ref` | pseudonyms of the bind file's | pseudonyms of what they were; of the space, of the bind file's where that says it |
//! | `provenance_refs` | pseudonyms of the `evidence` | pseudonyms of what they were |
//! | `epistemic_basis`, `review_status`, `sensitivity` | the bind file | kept; the sensitivity may be another than `normal` where that was |
//! | `instruction_treatment` | `untrusted_data` | `untrusted_data` |
//! | `digest` | computed | computed |
//!
//! A pseudonym is a version 5 UUID of the receipt's digest, of what it stands for and of the name: two packages under one receipt have
//! the same, and nothing links those under two.
//!
//! What is left out, and why:
//!
//! | statement | reason |
//! | --- | --- |
//! | not in the bind file, and from no entry before; the second of an id | unbound |
//! | covered by no approved selector; in no approved view: where that is `accepted`, what is not accepted; an entry of another layer, or by another schema | not-granted |
//! | superseded | superseded |
//! | retracted or resolved; quoted, supposed or asked, whatever the bind file says; an entry whose content is not the one that its digest is of | policy |
//! | a text or an entry that holds a password | sensitive |
//!
//! Resources are not granted, operations and approvals never travel (`policy`), and a package has no place for the rest. Members of an
//! entry's content that nobody knows are not granted either: nobody can tell that they were approved.
//!
//! A receipt that does not hold at `--now`, is not active, does not answer the request, is broader than it, or approves nothing of the
//! context layer is refused, naming the rule. So is a bind file that names a statement that there is not, says too little of one,
//! accepts without a decision, or says more of an entry from before than its space, and a sensitivity that is not lower.
//!
//! The package is written three times: the digests of its contents are known when it was written once, its own when those stand in it;
//! and what of the source is a duplicate is known only when every text of the target is.

mod aliases;
mod entries;
mod grant;
mod omissions;
mod package;
mod plan;
mod run;
mod said;

use exact_json::jcs::{self, JcsError};
use exact_json::trace::{self, Base, Standing};
use exact_json::{Error as JsonError, Read, Scanner};
use open_continuity_model::v0_4::target;
use opencheckpoint_model::v0_1;
use opencheckpoint_model::v0_1::source::Checkpoint;
use opencheckpoint_rules::RuleId;

use self::grant::Grant;
use self::run::{Digests, Known, Run};
use crate::derived;
use crate::error::{Error, OutcomeError, SourceError};
use crate::format::Format;
use crate::mapping::{Mapping, Row, Sink, Source, Stand};
use crate::options::Options;

/// The mapping.
pub const MAPPING: Mapping = Mapping {
    id: "opencheckpoint-to-context-package",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::OpenCheckpoint,
    to: Format::ContextPackage,
    run,
};

fn run(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let grant = Grant::of(options)?;
    let read = source.read_document()?;
    let (digest, _) = source.facts()?;
    let tape = read.tape(0);
    let checkpoint = v0_1::Checkpoint::read(tape.root())
        .map_err(|error| SourceError::wrong_shape(error, tape))?;
    let plans = plan::plan(&grant, checkpoint.statements.as_deref().unwrap_or_default())?;
    let identity = derived::identity(digest, MAPPING.id, MAPPING.version, &options.report());
    let known = Known::new(grant, plans, identity.urn().to_string(), tape);
    let sources = [trace::Source::new(Base::Document, tape)];

    let mut digests = Digests::default();
    let text = write(&mut Run::new(&known, &digests, Standing::default()), &sources)?;
    digests.contents = of_contents(&text)?;
    let text = write(&mut Run::new(&known, &digests, Standing::default()), &sources)?;
    digests.package = of_package(&text)?;
    let mut standing = Standing::default();
    standing.insert(&digests.package);
    if let Ok(target) = Scanner::new().scan_str(&text) {
        standing.insert_all(target);
    }

    let mut run = Run::new(&known, &digests, standing);
    let text = write(&mut run, &sources)?;
    let group = run.ledger.end(&sources)?;
    let stands = [Stand::of(tape.root())];
    sink.row(&Row { group: &group, sources: &sources, stands: &stands, targets: &[&text] })?;
    sink.write(&text)?;
    Ok(*run.ledger.finish()?)
}

/// Writes the package; the group of the checkpoint stays open.
fn write<'t>(run: &mut Run<'_, 't>, sources: &[trace::Source<'t>; 1]) -> Result<String, Error> {
    let [document] = sources;
    run.ledger.begin(sources);
    let checkpoint = Checkpoint::read(document.root())
        .map_err(|error| SourceError::wrong_shape(error, document.tape()))?;
    let package: target::ContextPackage<'t> = package::package(run, checkpoint);
    let mut text = String::new();
    run.ledger.target(Base::Document, &mut text, &package);
    Ok(text)
}

/// The digests of the contents of a package's entries.
fn of_contents(text: &str) -> Result<Vec<String>, OutcomeError> {
    let mut scanner = Scanner::new();
    let package = scanner.scan_str(text).map_err(|fault| unscanned(fault, text))?.root();
    let entries = package.get("entries").into_iter().flat_map(exact_json::Value::items);
    let contents = entries.filter_map(|entry| entry.get("content"));
    let digest = |content| jcs::canonical_digest(content).map(|digest| digest.to_ocp());
    contents.map(digest).collect::<Result<_, _>>().map_err(|error| formless(RuleId::OCP102, &error))
}

/// The digest of a package without its `integrity`.
fn of_package(text: &str) -> Result<String, OutcomeError> {
    let mut scanner = Scanner::new();
    let package = scanner.scan_str(text).map_err(|fault| unscanned(fault, text))?.root();
    let form = jcs::canonicalize_without(package, &["integrity"]);
    let form = form.map_err(|error| formless(RuleId::OCP101, &error))?;
    Ok(exact_json::digest::sha256(form.as_bytes()).to_ocp())
}

fn unscanned(fault: exact_json::Fault, text: &str) -> OutcomeError {
    OutcomeError::Shape { message: JsonError::from_fault(fault, text.as_bytes()).to_string() }
}

fn formless(rule: RuleId, error: &JcsError) -> OutcomeError {
    OutcomeError::Rules { findings: vec![format!("{rule}: {error}")] }
}
