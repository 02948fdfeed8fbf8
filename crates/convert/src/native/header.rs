//! The header of a log: the session that it is of, and where it was imported from.

use exact_json::digest::Sha256;
use exact_json::trace::{Function, Number, Out, Str};
use session_record_model::draft::tag;
use session_record_model::draft::target::{Envelope, Record, Session, SessionAgent, SessionSource};

use super::said::Said;
use crate::format::Format;

/// What a log says about the session as a whole.
pub(crate) struct HeaderParts<'h, 't> {
    /// The name of the agent software, and of the format.
    pub(crate) agent: &'static str,
    /// A reference to a session of that agent, around its native id.
    pub(crate) template: &'static str,
    pub(crate) envelope: Envelope<'t>,
    pub(crate) session: Option<&'h Said>,
    pub(crate) version: Option<&'h Said>,
    pub(crate) title: Option<&'h Said>,
    pub(crate) cwd: Option<&'h Said>,
    pub(crate) forked_from: Option<&'h Said>,
    pub(crate) parent: Option<&'h Said>,
    /// The digest of the log, by which a session without an id is called.
    pub(crate) digest: Sha256,
    pub(crate) size: u64,
}

/// The record of a header.
pub(crate) fn header<'t>(parts: HeaderParts<'_, 't>) -> Record<'t> {
    let HeaderParts {
        agent,
        template,
        envelope,
        session,
        version,
        title,
        cwd,
        forked_from,
        parent,
        digest,
        size,
    } = parts;
    let unnamed = || {
        let name = template.replacen("{0}", &digest.to_asr(), 1);
        Out::derived(Function::Digest, [], Str::Owned(name))
    };
    Record::Session(Session {
        type_: Out::constant(tag::Session),
        envelope,
        inference_id: None,
        subagent_id: None,
        session: session.map_or_else(unnamed, |session| session.template(template)),
        agent: Some(SessionAgent {
            name: Out::constant(Str::Static(agent)),
            version: version.map(Said::kept),
            extra: Vec::new(),
        }),
        title: title.map(Said::kept),
        cwd: cwd.map(Said::kept),
        participants: None,
        conversations: None,
        forked_from: forked_from.map(|session| session.template(template)),
        parent: parent.map(|session| session.template(template)),
        source: Some(SessionSource {
            format: Out::constant(Str::Static(agent)),
            digest: Out::derived(Function::Digest, [], Str::Owned(digest.to_asr())),
            size: Out::derived(Function::Size, [], Number::from(size)),
            extra: Vec::new(),
        }),
        extra: Vec::new(),
    })
}

/// The header of a file of that format with this digest and size, which does not say what session it is of, nor which agent's.
pub(crate) fn unnamed(
    envelope: Envelope<'_>,
    format: Format,
    (digest, size): (Sha256, u64),
) -> Record<'_> {
    let agent = match format {
        // Of a name the audit takes a short word that is none of the source's.
        Format::AnthropicMessages => "anthropic",
        Format::OpenAiResponses => "openai",
        format => format.name(),
    };
    let name = format!("{agent}:{}", digest.to_asr());
    Record::Session(Session {
        type_: Out::constant(tag::Session),
        envelope,
        inference_id: None,
        subagent_id: None,
        session: Out::derived(Function::Digest, [], Str::Owned(name)),
        agent: None,
        title: None,
        cwd: None,
        participants: None,
        conversations: None,
        forked_from: None,
        parent: None,
        source: Some(SessionSource {
            format: Out::constant(Str::Static(format.name())),
            digest: Out::derived(Function::Digest, [], Str::Owned(digest.to_asr())),
            size: Out::derived(Function::Size, [], Number::from(size)),
            extra: Vec::new(),
        }),
        extra: Vec::new(),
    })
}
