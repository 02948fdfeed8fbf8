//! What is not finished: calls without a result, requests without an answer, deliveries without a good end, prompts that nobody saw.

use exact_json::trace::{Open, Out, Reason, Settle, Src, Str, Transform};
use exact_json::{Kind as JsonKind, Read, ReadError, Value};
use opencheckpoint_model::v0_1::target::{Operation, OperationCall};
use opencheckpoint_model::v0_1::{
    OperationEffect, OperationKind, OperationResume, OperationStatus,
};
use session_record_model::draft::source::{Delivery, InputRequest, ToolCall};
use session_record_model::draft::{DeliveryStatus, MessageStatus};

use super::derivation::{LeftOut, references};
use super::envelope::{SharedTime, used};
use super::ids::Kind;
use super::resources::Holder;
use super::run::{Run, Section};
use super::tables;
use crate::lattice::Attempt;
use opencheckpoint_rules::credentials::is_credential;

/// Whom an operation waits for.
const THE_USER: &str = "user";

/// Writes a call without a result.
///
/// # Errors
///
/// If the record does not have the shape of a call.
pub(super) fn call(run: &mut Run<'_>, record: Value<'_>) -> Result<(), ReadError> {
    let native = text(record, "callId");
    let ToolCall {
        type_,
        envelope,
        inference_id,
        subagent_id,
        call_id,
        name,
        input,
        input_text,
        at,
        extra,
    } = ToolCall::read(record)?;
    let reason = Reason::NoCounterpart;
    let envelope = used(&mut run.ledger, envelope);
    let mut ts = envelope.ts;
    let has_text = input_text.is_some();
    inference_id.settle(&mut run.ledger, reason);
    subagent_id.settle(&mut run.ledger, reason);
    input_text.settle(&mut run.ledger, reason);
    at.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    let (id, local) = run.id(Kind::Call, &native, call_id);
    let (description, call) = match arguments(run, &local, input, has_text) {
        Ok(arguments) => {
            let call = OperationCall { tool: name.keep_str(), arguments: Some(arguments) };
            (Out::constant(Str::Static("Call without a result")), Some(call))
        }
        Err(description) => (name.template(description), None),
    };
    let operation = Operation {
        id,
        kind: type_.change(Transform::EnumMap, |_| OperationKind::Action),
        description,
        status: Out::constant(status_of(Attempt::of_call(false))),
        target: None,
        record: None,
        effect: Some(Out::constant(OperationEffect::Unknown)),
        idempotency_key: None,
        call,
        requested_from: None,
        requested_at: None,
        last_attempt_at: ts.out(Src::keep_str),
        expires_at: None,
        depends_on: None,
        approval: None,
        resume: Some(Out::constant(OperationResume::VerifyFirst)),
        extensions: None,
    };
    let target = run.write(Section::Operations, &operation);
    run.uncertain.push(local);
    envelope.seq.placed(&mut run.ledger, target, "");
    envelope.id.settle(&mut run.ledger, reason);
    ts.settle(&mut run.ledger);
    Ok(())
}

/// The arguments of a call, or the description of an operation that has no `call`: without them it would stand for every call of the
/// tool.
fn arguments<'t>(
    run: &mut Run<'_>,
    local: &str,
    input: Option<Src<Value<'t>>>,
    has_text: bool,
) -> Result<Open<'t>, &'static str> {
    let Some(input) = input else {
        return Err(if has_text {
            "Call of {0} without a result; its input is text"
        } else {
            "Call of {0} without a result; its input is not known"
        });
    };
    if input.kind() != JsonKind::Object {
        input.settle(&mut run.ledger, Reason::NoCounterpart);
        return Err("Call of {0} without a result; its input is no object");
    }
    let holds_credential =
        |member: (exact_json::Key<'_>, Value<'_>)| is_credential(&member.0.decode(), member.1);
    if !input.view().members().any(holds_credential) {
        return Ok(input.keep_open());
    }
    run.redacted.push(local.to_owned());
    let mut kept = Vec::new();
    let Ok(members) = input.into_object() else {
        return Err("Call of {0} without a result; its input is no object");
    };
    for (key, value) in members.into_pairs(&mut run.ledger, Reason::NoCounterpart) {
        if is_credential(&key.decode(), value.view()) {
            run.omissions.add(LeftOut::Credential);
            value.settle(&mut run.ledger, LeftOut::Credential.reason());
        } else {
            kept.push((Str::from(key), value.keep_open()));
        }
    }
    if kept.is_empty() {
        return Err("Call of {0} without a result; its input is left out");
    }
    Ok(Open::Object(kept))
}

/// The status of something that has come so far.
fn status_of(attempt: Attempt) -> OperationStatus {
    match attempt {
        Attempt::Planned => OperationStatus::Planned,
        Attempt::Uncertain => OperationStatus::Uncertain,
        Attempt::Settled => OperationStatus::Completed,
    }
}

/// Writes what a prompt that nobody saw leaves to ask. `questions` are the statements with its words.
pub(super) fn pending<'t>(
    run: &mut Run<'_>,
    holder: &Holder<'t>,
    status: Option<Src<MessageStatus>>,
    ts: &mut SharedTime<'t>,
    questions: &[String],
) {
    let (id, _) = run.part_id(Kind::Pending, holder.native(), "", [holder.place()]);
    let operation = Operation {
        id,
        kind: Out::constant(OperationKind::Input),
        description: Out::constant(Str::Static("Does this still stand?")),
        status: status.map_or_else(
            || Out::constant(OperationStatus::Awaiting),
            |status| status.change(Transform::EnumMap, |_| OperationStatus::Awaiting),
        ),
        target: None,
        record: None,
        effect: None,
        idempotency_key: None,
        call: None,
        requested_from: Some(Out::constant(Str::Static(THE_USER))),
        requested_at: ts.out(Src::keep_str),
        last_attempt_at: None,
        expires_at: None,
        depends_on: Some(references(questions)),
        approval: None,
        resume: Some(Out::constant(OperationResume::Ask)),
        extensions: None,
    };
    run.write(Section::Operations, &operation);
}

/// Writes a request that nobody answered.
///
/// # Errors
///
/// If the record does not have the shape of a request.
pub(super) fn request(run: &mut Run<'_>, record: Value<'_>) -> Result<(), ReadError> {
    let native = text(record, "requestId");
    let InputRequest {
        type_,
        envelope,
        inference_id,
        subagent_id,
        request_id,
        question,
        status,
        extra,
    } = InputRequest::read(record)?;
    let reason = Reason::NoCounterpart;
    let envelope = used(&mut run.ledger, envelope);
    let mut ts = envelope.ts;
    let asks_leave = extra.iter().any(|(key, value)| {
        key.is("kind") && (value.is_str("approval") || value.is_str("permission"))
    });
    inference_id.settle(&mut run.ledger, reason);
    subagent_id.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    let (id, _) = run.id(Kind::Request, &native, request_id);
    // That leave is asked for says another member than the type.
    let (kind, type_) = if asks_leave {
        (Out::constant(OperationKind::Approval), Some(type_))
    } else {
        (type_.change(Transform::EnumMap, |_| OperationKind::Input), None)
    };
    let operation = Operation {
        id,
        kind,
        description: question
            .map_or_else(|| Out::constant(Str::Static("Input was asked for")), Src::keep_str),
        status: status.map_or_else(
            || Out::constant(OperationStatus::Awaiting),
            |status| status.change(Transform::EnumMap, |_| OperationStatus::Awaiting),
        ),
        target: None,
        record: None,
        effect: None,
        idempotency_key: None,
        call: None,
        requested_from: Some(Out::constant(Str::Static(THE_USER))),
        requested_at: ts.out(Src::keep_str),
        last_attempt_at: None,
        expires_at: None,
        depends_on: None,
        approval: None,
        resume: Some(Out::constant(OperationResume::Ask)),
        extensions: None,
    };
    let target = run.write(Section::Operations, &operation);
    if let Some(type_) = type_ {
        type_.placed(&mut run.ledger, target, "");
    }
    envelope.seq.placed(&mut run.ledger, target, "");
    envelope.id.settle(&mut run.ledger, reason);
    ts.settle(&mut run.ledger);
    Ok(())
}

/// Writes a delivery that is waiting, failed, or has an unknown end.
///
/// # Errors
///
/// If the record does not have the shape of a delivery.
pub(super) fn delivery(run: &mut Run<'_>, record: Value<'_>) -> Result<(), ReadError> {
    let native = text(record, "id");
    let Delivery {
        type_,
        envelope,
        inference_id,
        subagent_id,
        message,
        conversation,
        status,
        reason: cause,
        platform_message_ids,
        attempt,
        extra,
    } = Delivery::read(record)?;
    let reason = Reason::NoCounterpart;
    let envelope = used(&mut run.ledger, envelope);
    let mut ts = envelope.ts;
    inference_id.settle(&mut run.ledger, reason);
    subagent_id.settle(&mut run.ledger, reason);
    message.settle(&mut run.ledger, reason);
    conversation.settle(&mut run.ledger, reason);
    platform_message_ids.settle(&mut run.ledger, reason);
    attempt.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    let (id, local) = run.part_id(Kind::Delivery, &native, "", [envelope.id.place()]);
    let becomes = status.look(|status| match status {
        DeliveryStatus::Failed => OperationStatus::Failed,
        DeliveryStatus::Queued
        | DeliveryStatus::Sent
        | DeliveryStatus::Delivered
        | DeliveryStatus::Suppressed
        | DeliveryStatus::Unknown
        | DeliveryStatus::Other(_) => status_of(Attempt::of_delivery(status)),
    });
    let attempted = becomes != OperationStatus::Planned;
    let resume = if becomes == OperationStatus::Uncertain {
        run.uncertain.push(local);
        OperationResume::VerifyFirst
    } else {
        OperationResume::Ask
    };
    let operation = Operation {
        id,
        kind: type_.change(Transform::EnumMap, |_| OperationKind::Action),
        description: cause.map_or_else(
            || Out::constant(Str::Static("Delivery of a message")),
            |cause| cause.template("Delivery of a message: {0}"),
        ),
        status: tables::by_status(&mut run.ledger, status, becomes),
        target: None,
        record: None,
        effect: Some(Out::constant(OperationEffect::NonIdempotent)),
        idempotency_key: None,
        call: None,
        requested_from: None,
        requested_at: if attempted { None } else { ts.out(Src::keep_str) },
        last_attempt_at: if attempted { ts.out(Src::keep_str) } else { None },
        expires_at: None,
        depends_on: None,
        approval: None,
        resume: Some(Out::constant(resume)),
        extensions: None,
    };
    let target = run.write(Section::Operations, &operation);
    envelope.seq.placed(&mut run.ledger, target, "");
    envelope.id.settle(&mut run.ledger, reason);
    ts.settle(&mut run.ledger);
    Ok(())
}

fn text(record: Value<'_>, member: &str) -> String {
    let text = record.get(member).and_then(Value::text);
    text.map(|text| text.decode().into_owned()).unwrap_or_default()
}
