//! Operations: an action of which nobody knows the outcome is a call without a result, any other operation is data.

use exact_json::Value;
use exact_json::trace::Out;
use opencheckpoint_model::v0_1::source::{Operation, OperationCall};
use opencheckpoint_model::v0_1::{OperationKind, OperationStatus};
use session_record_model::draft::tag;
use session_record_model::draft::target::ToolCall;

use super::data::{self, Kind};
use super::rest::{Rest, verbatim};
use super::run::{Run, Stamp};

/// How deep the input of a call stands in its record.
const INPUT_LEVEL: usize = 1;

/// Writes an operation.
pub(super) fn write<'t>(run: &mut Run, operation: Operation<'t>, value: Value<'t>) {
    let is_uncertain = operation.status.look(|status| *status == OperationStatus::Uncertain)
        && operation.kind.look(|kind| *kind == OperationKind::Action);
    let Operation {
        id,
        kind,
        description,
        status,
        target,
        record,
        effect,
        idempotency_key,
        call: Some(OperationCall { tool, arguments }),
        requested_from,
        requested_at,
        last_attempt_at,
        expires_at,
        depends_on,
        approval,
        resume,
        extensions,
    } = operation
    else {
        return data::object(run, Kind::Operation, value);
    };
    if !is_uncertain {
        return data::object(run, Kind::Operation, value);
    }
    let mut rest = Rest::of(value);
    let (call_id, id_source) = run.take_name(&mut rest, id).into_parts();
    rest.keep("description", description);
    rest.keep("target", target);
    rest.keep("record", record);
    rest.keep("effect", effect);
    rest.keep("idempotency_key", idempotency_key);
    rest.keep("requested_from", requested_from);
    rest.keep("requested_at", requested_at);
    let ts = rest.time("last_attempt_at", last_attempt_at);
    rest.keep("expires_at", expires_at);
    rest.keep("depends_on", depends_on);
    rest.keep("approval", approval);
    rest.keep("resume", resume);
    rest.keep("extensions", extensions);
    let native = rest.into_members();
    let call = ToolCall {
        type_: Out::constant(tag::ToolCall),
        envelope: run.envelope(Stamp { ts, id_source, capture: None, native }),
        inference_id: None,
        subagent_id: None,
        call_id,
        name: tool.keep_str(),
        input: arguments.map(|arguments| verbatim(arguments, INPUT_LEVEL)),
        input_text: None,
        at: None,
        extra: Vec::new(),
    };
    let target = run.write(call);
    kind.placed(&mut run.ledger, target, "");
    status.placed(&mut run.ledger, target, "");
}
