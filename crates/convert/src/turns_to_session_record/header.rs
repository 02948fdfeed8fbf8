//! The header. Turns do not say which session they are of, nor which agent's.

use exact_json::digest::Sha256;
use exact_json::trace::{Function, Number, Out, Str};
use session_record_model::draft::tag;
use session_record_model::draft::target::{Record, Session, SessionSource};

use super::run::Run;
use crate::format::Format;

/// The header of the file with this digest and size.
pub(super) fn record<'t>(run: &mut Run, digest: Sha256, size: u64) -> Record<'t> {
    let name = format!("{}:{}", Format::Turns.name(), digest.to_asr());
    Record::Session(Session {
        type_: Out::constant(tag::Session),
        envelope: run.envelope(None, false),
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
            format: Out::constant(Str::Static(Format::Turns.name())),
            digest: Out::derived(Function::Digest, [], Str::Owned(digest.to_asr())),
            size: Out::derived(Function::Size, [], Number::from(size)),
            extra: Vec::new(),
        }),
        extra: Vec::new(),
    })
}
