//! The header: which agent's session it is, and where the whole of it can be found.

use exact_json::digest::Sha256;
use exact_json::trace::{Function, Number, Out, Reason, Settle, Src, Str, Transform};
use exact_json::{Read, Text, Value};
use opencheckpoint_model::v0_1::ResourceKind;
use opencheckpoint_model::v0_1::target::{Digest, Resource, ResourceLocator, SoftwareRef};
use session_record_model::draft::source::{Session, SessionAgent, SessionSource};
use session_record_model::draft::tag;

use super::envelope::used;
use super::ids::{DIRECTORY, SESSION};
use super::passes::Known;
use super::resources::{self, THE_FILES, THE_STREAM};
use super::run::{Run, Section};
use crate::error::Error;
use crate::records::Kept;
use crate::steps;

/// What the header says of the checkpoint as a whole.
pub(super) struct Header<'t> {
    /// The agent software.
    pub(super) agent: Option<SoftwareRef<'t>>,
    /// The session's title.
    pub(super) title: Option<Src<Text<'t>>>,
    /// What defines the session's name.
    pub(super) protocol: Out<Str<'t>>,
    /// The session's name.
    pub(super) id: Out<Str<'t>>,
    /// The header's type and number, whose meaning is that of the checkpoint's `source`.
    pub(super) place: Option<(Src<tag::Session>, Src<Number<'t>>)>,
}

/// Reads the header, and writes the resources that it speaks of. A stream that begins with something else is known by its digest.
///
/// # Errors
///
/// If the record does not have the shape of a header.
pub(super) fn read<'t>(run: &mut Run<'_>, known: &'t Known) -> Result<Header<'t>, Error> {
    let (digest, size) = (known.digest, known.size);
    let Some(record) = known.header.as_ref().map(Kept::record) else {
        return Ok(fragment(run, digest, size));
    };
    let native = native_id(record.value());
    let session = Session::read(record.value()).map_err(|error| record.wrong_shape(error))?;
    let Session {
        type_,
        envelope,
        inference_id,
        subagent_id,
        session,
        agent,
        title,
        cwd,
        participants,
        conversations,
        forked_from,
        parent,
        source,
        extra,
    } = session;
    let reason = Reason::NoCounterpart;
    let envelope = used(&mut run.ledger, envelope);
    envelope.id.settle(&mut run.ledger, reason);
    envelope.ts.settle(&mut run.ledger);
    inference_id.settle(&mut run.ledger, reason);
    subagent_id.settle(&mut run.ledger, reason);
    participants.settle(&mut run.ledger, reason);
    conversations.settle(&mut run.ledger, reason);
    forked_from.settle(&mut run.ledger, reason);
    parent.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);

    // Of a session whose agent nobody knows, the reference stands for itself.
    let agent = agent.map(|agent| software(run, agent));
    let protocol = match &agent {
        Some(agent) => agent.name.again(),
        None => Out::constant(Str::Static(THE_STREAM)),
    };
    let id = match native {
        Some(native) => session.change(Transform::UriToLocator, |_| Str::Owned(native)),
        None => session.keep_str(),
    };
    let (digest, size) = match source {
        Some(SessionSource { format, digest, size, extra }) => {
            format.settle(&mut run.ledger, reason);
            extra.settle(&mut run.ledger, reason);
            (resources::digest(run, digest), size.keep())
        }
        None => (Some(own_digest(digest)), own_size(size)),
    };
    let whole = whole(protocol.again(), id.again(), digest, size);
    run.write(Section::Resources, &whole);
    if let Some(cwd) = cwd {
        run.write(Section::Resources, &directory(cwd));
    }
    Ok(Header { agent, title, protocol, id, place: Some((type_, envelope.seq)) })
}

/// The agent.
fn software<'t>(run: &mut Run<'_>, agent: SessionAgent<'t>) -> SoftwareRef<'t> {
    let SessionAgent { name, version, extra } = agent;
    extra.settle(&mut run.ledger, Reason::NoCounterpart);
    SoftwareRef { name: name.keep_str(), version: version.map(Src::keep_str), uri: None }
}

/// The agent's own id of its session: a session reference without the agent's name, which stands beside it. None where the reference
/// is another agent's, or the agent's name is none that `uri-to-locator` takes off.
fn native_id(header: Value<'_>) -> Option<String> {
    let name = header.get("agent")?.get("name")?.text()?.decode();
    if !steps::is_system(&name) {
        return None;
    }
    let session = header.get("session")?.text()?.decode();
    let native = session.strip_prefix(&*name)?.strip_prefix(':')?;
    (!native.is_empty()).then(|| native.to_owned())
}

fn fragment<'t>(run: &mut Run<'_>, digest: Sha256, size: u64) -> Header<'t> {
    let protocol = Out::constant(Str::Static(THE_STREAM));
    let id = Out::derived(Function::Digest, [], Str::Owned(digest.to_ocp()));
    let whole = whole(protocol.again(), id.again(), Some(own_digest(digest)), own_size(size));
    run.write(Section::Resources, &whole);
    Header { agent: None, title: None, protocol, id, place: None }
}

/// The session, as a resource.
fn whole<'t>(
    system: Out<Str<'t>>,
    key: Out<Str<'t>>,
    digest: Option<Digest<'t>>,
    size: Out<Number<'t>>,
) -> Resource<'t> {
    Resource {
        id: Out::constant(Str::Static(SESSION)),
        kind: Out::constant(ResourceKind::Record),
        uri: None,
        locator: Some(ResourceLocator {
            system,
            type_: Some(Out::constant(Str::Static("session"))),
            key,
        }),
        title: None,
        description: None,
        media_type: None,
        revision: None,
        digest,
        size: Some(size),
        observed_at: None,
        availability: None,
        sensitivity: None,
        resolver: None,
        excerpt: None,
        extensions: None,
    }
}

/// The working directory, as a resource. A path is no URI.
fn directory(path: Src<Text<'_>>) -> Resource<'_> {
    Resource {
        id: Out::constant(Str::Static(DIRECTORY)),
        kind: Out::constant(ResourceKind::File),
        uri: None,
        locator: Some(ResourceLocator {
            system: Out::constant(Str::Static(THE_FILES)),
            type_: Some(Out::constant(Str::Static("directory"))),
            key: path.keep_str(),
        }),
        title: None,
        description: None,
        media_type: None,
        revision: None,
        digest: None,
        size: None,
        observed_at: None,
        availability: None,
        sensitivity: None,
        resolver: None,
        excerpt: None,
        extensions: None,
    }
}

/// The digest of the file that was read, where it is the session itself.
fn own_digest<'t>(digest: Sha256) -> Digest<'t> {
    Digest {
        algorithm: Out::constant(Str::Static("sha-256")),
        value: Out::derived(Function::Digest, [], Str::Owned(digest.hex())),
    }
}

fn own_size<'t>(size: u64) -> Out<Number<'t>> {
    Out::derived(Function::Size, [], Number::from(size))
}
