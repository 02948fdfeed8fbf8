//! One message as a turn.

use agent_turns_model::Role;
use agent_turns_model::target::Turn;
use exact_json::trace::{Leaf as _, Ledger, Open, Out, Reason, Src, SrcExtra, Str};
use exact_json::{Kind, MAX_DEPTH, Nullable, Value};

use crate::error::Error;
use crate::format::Format;
use crate::into_turns::{self, absent};
use crate::native::cells::within;
use crate::native::times;
use crate::options::Options;

/// What a turn has that its message does not say.
pub(super) struct Beside<'t> {
    /// In whose spelling the messages are.
    pub(super) format: Format,
    /// The value that says when the last message before it was that says it.
    pub(super) before: Option<Value<'t>>,
    /// What a request has beside its messages; in the first turn.
    pub(super) request: Option<Open<'t>>,
}

/// How deep the content of a result stands in its turn: in `tool_results/0`.
const LEVEL: usize = 3;

/// Members that a turn has under the same name, if they are of its kind; and those that a mapping makes.
const OWN: [&str; 7] = ["tool_calls", "tool_results", "provider", "model", "ts", "_meta", "native"];
/// The member of the first turn that has the request.
const REQUEST: &str = "request";

/// The turn of a message with this role and these other members.
///
/// # Errors
///
/// If nobody says when it was.
pub(super) fn of<'t>(
    ledger: &mut Ledger,
    message: Value<'t>,
    (role, mut members): (Src<Role>, SrcExtra<'t>),
    beside: Beside<'t>,
    options: &Options,
) -> Result<Turn<'t>, Error> {
    let Beside { format, before, request } = beside;
    let own = times::of(message).and_then(|member| members.take(member)?.into_text().ok());
    let ts = into_turns::time(ledger, own, before, options)?;
    let is_tool = role.look(|role| *role == Role::Tool);
    let content = members.take("content");
    let copies = |end: &str| {
        let content = content.as_ref().filter(|_| format == Format::AnthropicMessages)?;
        copies(content, end)
    };
    let (calls, results) = (copies("tool_use"), copies("tool_result"));
    let content = content.map_or_else(absent, |content| within(content, LEVEL));
    let list = |value: Value<'_>| matches!(value.kind(), Kind::Array | Kind::Null);
    let tool_calls = take_if(&mut members, "tool_calls", list).map(Src::keep_open).or(calls);
    let tool_results = match take_if(&mut members, "tool_results", list) {
        Some(results) => Some(results.keep_open()),
        None if is_tool && results.is_none() => Some(result(&mut members, content.clone())),
        None => results,
    };
    let text = |value: Value<'_>| matches!(value.kind(), Kind::String | Kind::Null);
    let provider = take_if(&mut members, "provider", text).map(Src::keep_open);
    let model = take_if(&mut members, "model", text).map(nullable);
    let object =
        |value: Value<'_>| value.is_null() || value.kind() == Kind::Object && !value.is_empty();
    let meta = take_if(&mut members, "_meta", object).map(Src::keep_open);

    let mut extra = Vec::new();
    let mut native = Vec::new();
    for (name, value) in members.into_pairs(ledger, Reason::NoCounterpart) {
        let is_own = OWN.iter().any(|own| name.is(own)) || name.is(REQUEST);
        let (list, level) = if is_own { (&mut native, 2) } else { (&mut extra, 1) };
        list.push((Str::from(name), within(value, level)));
    }
    if !native.is_empty() {
        extra.push((Str::Static("native"), Open::Object(native)));
    }
    extra.extend(request.map(|request| (Str::Static(REQUEST), request)));
    Ok(Turn {
        role: role.keep(),
        content: Some(content),
        tool_calls: Some(tool_calls.unwrap_or_else(absent)),
        tool_results: Some(tool_results.unwrap_or_else(absent)),
        provider: Some(provider.unwrap_or_else(|| self::provider(format))),
        model: Some(model.unwrap_or_else(|| Out::constant(Nullable::Null))),
        ts: Some(ts),
        meta,
        extra,
    })
}

/// The turn of what a request tells the model to be, before its messages.
///
/// # Errors
///
/// If nobody says when it was.
pub(super) fn of_system<'t>(
    ledger: &mut Ledger,
    system: Src<Value<'t>>,
    beside: Beside<'t>,
    options: &Options,
) -> Result<Turn<'t>, Error> {
    let Beside { format, before, request } = beside;
    Ok(Turn {
        role: Out::constant(Role::Other("system".to_owned())),
        content: Some(within(system, LEVEL)),
        tool_calls: Some(absent()),
        tool_results: Some(absent()),
        provider: Some(provider(format)),
        model: Some(Out::constant(Nullable::Null)),
        ts: Some(into_turns::time(ledger, None, before, options)?),
        meta: None,
        extra: request.map(|request| (Str::Static(REQUEST), request)).into_iter().collect(),
    })
}

/// The provider in whose spelling messages of a format are.
fn provider<'t>(format: Format) -> Open<'t> {
    let name = if format == Format::AnthropicMessages { "anthropic" } else { "openai" };
    Out::constant(Str::Static(name)).into()
}

/// What of `OpenAI`'s message of a tool is its result.
fn result<'t>(members: &mut SrcExtra<'t>, content: Open<'t>) -> Open<'t> {
    let id = members.take("tool_call_id").map_or_else(absent, |id| within(id, LEVEL));
    let result = vec![(Str::Static("tool_call_id"), id), (Str::Static("content"), content)];
    Open::Array(vec![Open::Object(result)])
}

/// The blocks of a content that have this type, once more; none, where there is none.
fn copies<'t>(content: &Src<Value<'t>>, kind: &str) -> Option<Open<'t>> {
    let whole = content.view();
    if whole.kind() != Kind::Array || whole.deeper_than(MAX_DEPTH - LEVEL) {
        return None;
    }
    let is_it = |block: &Value<'_>| block.get("type").is_some_and(|of| of.is_str(kind));
    let blocks = whole.items().filter(is_it).map(|block| content.also(block).into());
    let blocks: Vec<Open<'t>> = blocks.collect();
    (!blocks.is_empty()).then_some(Open::Array(blocks))
}

fn take_if<'t>(
    members: &mut SrcExtra<'t>,
    name: &str,
    accept: impl FnOnce(Value<'t>) -> bool,
) -> Option<Src<Value<'t>>> {
    let (_, value) = members.iter().find(|(key, _)| key.is(name))?;
    if accept(value.view()) { members.take(name) } else { None }
}

fn nullable(value: Src<Value<'_>>) -> Out<Nullable<Str<'_>>> {
    match value.into_text() {
        Ok(text) => text.keep_str().map_type(Nullable::Value),
        Err(null) => null.keep_as(|_| Nullable::Null),
    }
}
