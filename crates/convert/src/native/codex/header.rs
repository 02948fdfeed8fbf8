//! The header: what the log says about the session as a whole, and where it was imported from.

use exact_json::digest::Sha256;
use exact_json::trace::{Function, Number, Out, Promise, Promised, Str, Transform};
use session_record_model::draft::tag;
use session_record_model::draft::target::{Record, Session, SessionAgent, SessionSource};

use super::index::Said;
use super::mapper::{AGENT, Mapper, SESSION};

/// The header of a log with that digest and size.
pub(super) fn record<'t>(m: &mut Mapper<'_>, digest: Sha256, size: u64) -> Record<'t> {
    let header = &m.index.header;
    let session = header.session.as_ref().map_or_else(
        || {
            let name = format!("{AGENT}:{}", digest.to_asr());
            Out::derived(Function::Digest, [], Str::Owned(name))
        },
        reference,
    );
    let agent = SessionAgent {
        name: Out::constant(Str::Static(AGENT)),
        version: header.version.as_ref().map(kept),
        extra: Vec::new(),
    };
    let (title, cwd) = (header.title.as_ref().map(kept), header.cwd.as_ref().map(kept));
    let forked_from = header.forked_from.as_ref().map(reference);
    let parent = header.parent.as_ref().map(reference);
    Record::Session(Session {
        type_: Out::constant(tag::Session),
        envelope: m.header(),
        inference_id: None,
        subagent_id: None,
        session,
        agent: Some(agent),
        title,
        cwd,
        participants: None,
        conversations: None,
        forked_from,
        parent,
        source: Some(SessionSource {
            format: Out::constant(Str::Static(AGENT)),
            digest: Out::derived(Function::Digest, [], Str::Owned(digest.to_asr())),
            size: Out::derived(Function::Size, [], Number::from(size)),
            extra: Vec::new(),
        }),
        extra: Vec::new(),
    })
}

/// A session reference around a native id that a later row says.
fn reference<'t>(said: &Said) -> Out<Str<'t>> {
    let text = SESSION.replacen("{0}", &said.text, 1);
    promised(said, Promised::Changed(Transform::Template(SESSION)), text)
}

/// A text that a later row says, as it is.
fn kept<'t>(said: &Said) -> Out<Str<'t>> {
    promised(said, Promised::Kept, said.text.clone())
}

fn promised<'t>(said: &Said, fate: Promised, text: String) -> Out<Str<'t>> {
    let pointer = ["", &said.path.join("/")].join("/");
    let promise = Promise { record: said.record, pointer, fate };
    Out::promised(promise, Str::Owned(text))
}
