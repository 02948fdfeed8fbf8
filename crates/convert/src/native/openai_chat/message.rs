//! A message as a turn: with a role, and with whatever else.

use crate::native::times;
use agent_turns_model::v0_3::source;
use agent_turns_model::{Json, Nullable, Role, Turn};
use exact_json::trace::{Src, SrcExtra};
use exact_json::{Kind, Read as _, ReadError, Value, read};

/// The role of a message, and its other members. Only the role must be what it should be.
///
/// # Errors
///
/// If it has no role.
pub(super) fn members(message: Value<'_>) -> Result<(Src<Role>, SrcExtra<'_>), ReadError> {
    let Ok(mut members) = Src::of(message).into_object() else {
        return Err(read::expected(message, "an object"));
    };
    let role = members.take("role").ok_or_else(|| read::missing(message, "role"))?;
    Ok((Src::<Role>::read(role.view())?, members))
}

/// The twin of a message, as one of a turn.
///
/// # Errors
///
/// If it has no role.
pub(super) fn twin(message: Value<'_>) -> Result<source::Turn<'_>, ReadError> {
    let (role, mut extra) = members(message)?;
    let (content, tool_calls) = (extra.take("content"), extra.take("tool_calls"));
    let tool_results = extra.take("tool_results");
    // Whoever takes the turn apart finds these by their names.
    for name in ["provider", "model", times::member(message), "_meta"] {
        let _found_by_name = extra.take(name);
    }
    Ok(source::Turn {
        role,
        content,
        tool_calls,
        tool_results,
        provider: None,
        model: None,
        ts: None,
        meta: None,
        extra,
    })
}

/// The message as a turn, as far as it says which calls it makes, and which results it brings.
pub(super) fn model(message: Value<'_>) -> Turn {
    let text = |name: &str| message.get(name).filter(|value| value.kind() == Kind::String);
    let role = message.get("role").and_then(|role| Role::read(role).ok());
    let mut turn = Turn::new(role.unwrap_or_else(|| Role::Other(String::new())));
    let content = message.get("content").filter(|content| content.kind() == Kind::Array);
    turn.content = content.map(Json::from);
    let list = |name: &str| {
        let list = message.get(name).filter(|list| list.kind() == Kind::Array)?;
        Some(Nullable::Value(list.items().map(Json::from).collect()))
    };
    turn.tool_calls = list("tool_calls");
    turn.tool_results = list("tool_results");
    if let Some(call) = message.get("function_call").filter(|call| !call.is_null()) {
        turn.extra.insert("function_call", Json::from(call));
    }
    for name in ["tool_call_id", "name"] {
        if let Some(text) = text(name) {
            turn.extra.insert(name, Json::from(text));
        }
    }
    turn
}
