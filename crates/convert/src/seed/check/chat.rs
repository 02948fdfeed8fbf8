//! OpenAI's chat messages.

use std::collections::BTreeSet;

use exact_json::{Kind, Value};

use super::Fault;
use super::shape::{Checked, base64, constant, is_base64, members, says, text, words};
use crate::seed::names::is_safe;
use crate::session_record_to_openai_chat::LONGEST;

/// Checks messages one after the other.
#[derive(Debug, Default)]
pub(crate) struct ChatCheck {
    number: u64,
    /// The calls of the last message that makes some, as far as they are not answered.
    open: BTreeSet<String>,
}

impl ChatCheck {
    /// What is wrong with the next message.
    pub(crate) fn message(&mut self, message: Value<'_>) -> Option<Fault> {
        let checked = self.check(message);
        self.number += 1;
        checked.err().map(|message| self.fault(message))
    }

    /// What is wrong with the end.
    pub(crate) fn finish(&self) -> Option<Fault> {
        if self.number == 0 {
            let message = "there is no message".to_owned();
            return Some(Fault { pointer: "/messages".to_owned(), message });
        }
        self.unanswered().err().map(|message| self.fault(message))
    }

    fn fault(&self, message: String) -> Fault {
        Fault { pointer: format!("/messages/{}", self.number.saturating_sub(1)), message }
    }

    fn unanswered(&self) -> Checked {
        match self.open.first() {
            Some(id) => Err(format!("the call {id:?} is not answered")),
            None => Ok(()),
        }
    }

    fn check(&mut self, message: Value<'_>) -> Checked {
        let role = text(message, "role")?;
        if role == "tool" {
            members(message, &["role", "tool_call_id", "content"], &[])?;
            let id = text(message, "tool_call_id")?;
            if !self.open.remove(&id) {
                return Err(format!("no call {id:?} is open"));
            }
            return match message.get("content") {
                Some(content) if content.kind() == Kind::String => Ok(()),
                Some(content) => parts(content, says),
                None => Ok(()),
            };
        }
        self.unanswered()?;
        match role.as_str() {
            "system" | "developer" => {
                members(message, &["role", "content"], &[])?;
                content(message, says)
            }
            "user" => {
                members(message, &["role", "content"], &[])?;
                content(message, user_part)
            }
            "assistant" => {
                members(message, &["role", "content"], &["tool_calls"])?;
                let Some(calls) = message.get("tool_calls") else {
                    return content(message, assistant_part);
                };
                if !message.get("content").is_some_and(Value::is_null) {
                    content(message, assistant_part)?;
                }
                self.calls(calls)
            }
            role => Err(format!("the role {role:?}")),
        }
    }

    fn calls(&mut self, calls: Value<'_>) -> Checked {
        for call in calls.items() {
            members(call, &["id", "type", "function"], &[])?;
            constant(call, "type", "function")?;
            let function = call.get("function").ok_or("it has no function")?;
            members(function, &["name", "arguments"], &[])?;
            text(function, "arguments")?;
            let (id, name) = (text(call, "id")?, text(function, "name")?);
            if !is_safe(&id, LONGEST.id) || !is_safe(&name, LONGEST.tool) {
                return Err(format!("the names of the call {id:?} of {name:?}"));
            }
            if !self.open.insert(id.clone()) {
                return Err(format!("two calls are {id:?}"));
            }
        }
        if self.open.is_empty() { Err("it calls nothing".to_owned()) } else { Ok(()) }
    }
}

/// A text, or a list of parts.
fn content(message: Value<'_>, part: fn(Value<'_>) -> Checked) -> Checked {
    match message.get("content") {
        Some(content) if content.kind() == Kind::Array => parts(content, part),
        _ => words(message, "content").map(drop),
    }
}

fn parts(content: Value<'_>, part: fn(Value<'_>) -> Checked) -> Checked {
    if content.items().next().is_none() {
        return Err("its content is no list of parts".to_owned());
    }
    content.items().try_for_each(part)
}

fn assistant_part(part: Value<'_>) -> Checked {
    if text(part, "type")? != "refusal" {
        return says(part);
    }
    members(part, &["type", "refusal"], &[])?;
    words(part, "refusal").map(drop)
}

fn user_part(part: Value<'_>) -> Checked {
    let kind = text(part, "type")?;
    if kind == "text" {
        return says(part);
    }
    members(part, &["type", &kind], &[])?;
    let inner = part.get(&kind).ok_or("it has no content")?;
    match kind.as_str() {
        "image_url" => {
            members(inner, &["url"], &[])?;
            let url = text(inner, "url")?;
            let data = url.strip_prefix("data:image/").and_then(|url| url.split_once(";base64,"));
            let is_taken = data.is_some_and(|(kind, data)| {
                matches!(kind, "png" | "jpeg" | "gif" | "webp") && is_base64(data)
            });
            if is_taken { Ok(()) } else { Err("it is no image that is taken".to_owned()) }
        }
        "input_audio" => {
            members(inner, &["data", "format"], &[])?;
            base64(inner, "data")?;
            let format = text(inner, "format")?;
            if matches!(&*format, "wav" | "mp3") {
                Ok(())
            } else {
                Err(format!("sound in {format:?}"))
            }
        }
        "file" => {
            members(inner, &["filename", "file_data"], &[])?;
            text(inner, "filename")?;
            let data = text(inner, "file_data")?;
            let data = data.strip_prefix("data:application/pdf;base64,");
            if data.is_some_and(is_base64) { Ok(()) } else { Err("it is no PDF".to_owned()) }
        }
        kind => Err(format!("a part of the type {kind:?}")),
    }
}
