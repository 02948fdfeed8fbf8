//! The records of a turn, in their order.

use agent_turns_model::Role;
use exact_json::trace::{Out, Src, Str};
use exact_json::{Text, Value};
use session_record_model::draft::target::{Envelope, Inference, Message, Record};
use session_record_model::draft::{CaptureStateKind, MessageRole, tag};

use super::left::Left;
use super::made::{Made, Said};
use super::parts::parts;
use super::run::{Run, named};
use super::turn::Speaker;
use super::twice::Twice;
use crate::native::made::{MessageParts, content_is, native};
use crate::native::who::Who;

/// What the records of a turn have in common.
pub(super) struct Writing<'t> {
    /// What the turn is called, by its place.
    pub(super) name: String,
    pub(super) speaker: Speaker,
    pub(super) ts: Option<Out<Str<'t>>>,
    pub(super) left: Left<'t>,
}

impl<'t> Writing<'t> {
    /// The records, in their order: a message stands before the calls that it makes, and behind the results that it comes with.
    pub(super) fn records(
        self,
        run: &mut Run,
        role: Src<Role>,
        (model, provider): (Option<Src<Text<'t>>>, Option<Src<Text<'t>>>),
        mut made: Made<'t>,
        is_absent: bool,
    ) -> Vec<Record<'t>> {
        let Self { name, speaker, ts, mut left } = self;
        let is_first = speaker == Speaker::Model || made.has_calls();
        let is_list = made.is_empty_list();
        let parts = made.take_parts();
        let has_message = is_first || !parts.is_empty() || made.said.is_empty();
        if !has_message && is_list {
            left.keep("content", &parts);
        }
        let name = || named(None, name.clone());
        let inference_id = (model.is_some() || provider.is_some()).then(name);
        let mut records = Vec::new();
        if let Some(id) = &inference_id {
            let envelope = run.envelope(ts.as_ref(), true);
            records.push(inference(envelope, id.again(), model, provider));
        }
        let role = if has_message { Some(role) } else { left.leave("role", role) };
        let mut left = Some(left);
        let message = |run: &mut Run, left: Option<Left<'t>>| {
            let mut envelope = run.envelope(ts.as_ref(), true);
            if parts.is_empty() {
                let state =
                    if is_absent { CaptureStateKind::Absent } else { CaptureStateKind::Complete };
                envelope.capture = Some(content_is(state));
            }
            envelope.native = left.and_then(|left| left.into_native(None));
            Record::Message(Message::from(MessageParts {
                envelope,
                inference_id: inference_id.clone(),
                subagent_id: None,
                message_id: name(),
                role: role.map(|role| role.keep_as(|role| MessageRole::from(role.as_str()))),
                who: speaker.who(),
                content: parts,
            }))
        };
        let number = run.next();
        let mut message = has_message.then_some(message);
        if is_first && let Some(message) = message.take() {
            records.push(message(run, left.take()));
        }
        let mut carrier = if message.is_some() { None } else { left.take() };
        for said in made.said {
            records.push(match said {
                Said::Call(mut call) => {
                    let (list, rest) = call.take_rest();
                    let mut envelope = run.envelope(ts.as_ref(), call.is_derived);
                    envelope.native = native(vec![list.rest(rest)]);
                    call.record(envelope, inference_id.clone(), number)
                }
                Said::Result(mut result) => {
                    let (list, rest) = result.take_rest();
                    let mut envelope = run.envelope(ts.as_ref(), result.is_derived);
                    envelope.capture = result.capture.take().map(content_is);
                    envelope.native = match carrier.take() {
                        Some(left) => left.into_native(Some((list, rest))),
                        None => native(vec![list.rest(rest)]),
                    };
                    result.record(envelope, inference_id.clone())
                }
            });
        }
        if let Some(message) = message {
            records.push(message(run, left.take()));
        }
        records
    }
}

/// The record of what a model is told to be, where that stands in no turn.
pub(crate) fn instruction<'t>(run: &mut Run, said: Src<Value<'t>>) -> Record<'t> {
    let content = parts(run, Twice::once(said));
    Record::Message(Message::from(MessageParts {
        envelope: run.envelope(None, true),
        inference_id: None,
        subagent_id: None,
        message_id: named(None, "system".to_owned()),
        role: Some(Out::constant(MessageRole::System)),
        who: Who::UNKNOWN,
        content,
    }))
}

fn inference<'t>(
    envelope: Envelope<'t>,
    inference_id: Out<Str<'t>>,
    model: Option<Src<Text<'t>>>,
    provider: Option<Src<Text<'t>>>,
) -> Record<'t> {
    Record::Inference(Inference {
        type_: Out::constant(tag::Inference),
        envelope,
        inference_id,
        subagent_id: None,
        model: model.map(Src::keep_str),
        provider: provider.map(Src::keep_str),
        usage: None,
        stop_reason: None,
        extra: Vec::new(),
    })
}
