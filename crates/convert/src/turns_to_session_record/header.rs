//! The header. Turns do not say which session they are of, nor which agent's.

use exact_json::digest::Sha256;
use exact_json::trace::{Function, List, Number, Open, Out, Str};
use session_record_model::draft::tag;
use session_record_model::draft::target::{Record, Session, SessionSource};

use super::run::Run;
use crate::format::Format;

/// The header of a file of that format with this digest and size, and what stands in it beside the turns.
pub(crate) fn record<'t>(
    run: &mut Run,
    format: Format,
    (digest, size): (Sha256, u64),
    beside: Option<List<Open<'t>>>,
) -> Record<'t> {
    let agent = match format {
        // Of a name the audit takes a short word that is none of the source's.
        Format::AnthropicMessages => "anthropic",
        format => format.name(),
    };
    let name = format!("{agent}:{}", digest.to_asr());
    let mut envelope = run.envelope(None, false);
    envelope.native = beside;
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
