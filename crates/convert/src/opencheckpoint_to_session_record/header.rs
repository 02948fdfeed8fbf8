//! The header: whose state the checkpoint holds, and what belongs to the checkpoint as a whole.

use exact_json::trace::{Function, Number, Open, Out, Reason, Src, SrcItems, Str};
use exact_json::{Text, Value};
use opencheckpoint_model::v0_1::source::{SessionRef, SoftwareRef, Source};
use session_record_model::draft::tag;
use session_record_model::draft::target::{Session, SessionAgent, SessionSource};

use super::rest::Rest;
use super::run::{Run, Stamp};
use crate::format::Format;

/// What the header says.
pub(super) struct Header<'t> {
    session: Out<Str<'t>>,
    agent: Option<SessionAgent<'t>>,
    /// The task's title.
    pub(super) title: Option<Src<Text<'t>>>,
}

impl<'t> Header<'t> {
    /// Takes the source.
    pub(super) fn of(run: &mut Run, rest: &mut Rest<'t>, source: Source<'t>) -> Self {
        let Source { producer, agent, model, session_refs, extensions } = source;
        let mut inner = rest.within("source");
        inner.keep("producer", producer);
        let agent = agent.map(|agent| software(&mut inner, agent));
        inner.keep("model", model);
        let session = session_refs.and_then(|refs| first_session(run, &mut inner, refs));
        inner.keep("extensions", extensions);
        rest.put("source", inner);
        Self { session: session.unwrap_or_else(|| unnamed(run)), agent, title: None }
    }

    /// Writes the header. What is left of the checkpoint itself stands in it.
    pub(super) fn write(self, run: &mut Run, rest: Rest<'t>) {
        let Self { session, agent, title } = self;
        let native = rest.into_members();
        let header = Session {
            type_: Out::constant(tag::Session),
            envelope: run.envelope(Stamp { native, ..Stamp::default() }),
            inference_id: None,
            subagent_id: None,
            session,
            agent,
            title: title.map(Src::keep_str),
            cwd: None,
            participants: None,
            conversations: None,
            forked_from: None,
            parent: None,
            source: Some(SessionSource {
                format: Out::constant(Str::Static(Format::OpenCheckpoint.name())),
                digest: Out::derived(Function::Digest, [], Str::Owned(run.digest.to_asr())),
                size: Out::derived(Function::Size, [], Number::from(run.size)),
                extra: Vec::new(),
            }),
            extra: Vec::new(),
        };
        run.write(header);
    }
}

/// The agent.
fn software<'t>(rest: &mut Rest<'t>, agent: SoftwareRef<'t>) -> SessionAgent<'t> {
    let SoftwareRef { name, version, uri } = agent;
    let mut inner = rest.within("agent");
    inner.keep("uri", uri);
    rest.put("agent", inner);
    SessionAgent { name: name.keep_str(), version: version.map(Src::keep_str), extra: Vec::new() }
}

/// The session of a checkpoint that names none: the one that its file holds.
fn unnamed<'t>(run: &Run) -> Out<Str<'t>> {
    let name = format!("{}:{}", Format::OpenCheckpoint.name(), run.digest.to_asr());
    Out::derived(Function::Digest, [], Str::Owned(name))
}

/// The first session reference, if it can be one of the stream's: `system:name`.
fn first_session<'t>(
    run: &mut Run,
    rest: &mut Rest<'t>,
    refs: SrcItems<SessionRef<'t>>,
) -> Option<Out<Str<'t>>> {
    let mut values = rest.member("session_refs").into_iter().flat_map(Value::items);
    let first = values.next();
    let name = first.and_then(reference);
    let Some((first, name)) = first.zip(name) else {
        rest.keep("session_refs", refs);
        return None;
    };
    let others = values.map(|other| Src::of(other).keep_open()).collect::<Vec<_>>();
    let mut inner = rest.item(first);
    let session = refs.into_vec(&mut run.ledger, Reason::NoCounterpart).into_iter().next()?;
    let SessionRef { protocol, id, event, uri } = session;
    inner.keep("protocol", protocol);
    inner.keep("event", event);
    inner.keep("uri", uri);
    let refs = std::iter::once(Open::Object(inner.into_members())).chain(others);
    rest.push("session_refs", Open::Array(refs.collect()));
    Some(id.id_map(Some("session"), name))
}

/// A session reference as the stream spells it. Behind the colon stands the name, and behind a `#` would stand a place.
fn reference(session: Value<'_>) -> Option<String> {
    const LONGEST: usize = 128;
    let part = |member: &str| {
        let text = session.get(member)?.text()?.decode().into_owned();
        let is_name = !text.is_empty()
            && text.len() <= LONGEST
            && !text.contains(|c: char| c.is_whitespace() || c.is_control() || c == '#');
        is_name.then_some(text)
    };
    let (system, name) = (part("protocol")?, part("id")?);
    (!system.contains(':')).then(|| format!("{system}:{name}"))
}
