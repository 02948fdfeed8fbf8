//! Anthropic's messages.

use std::collections::{BTreeSet, HashSet};

use exact_json::{Kind, Value};

use super::Fault;
use super::shape::{Checked, base64, constant, members, says, text, words};
use crate::names::fingerprint;
use crate::seed::names::is_safe;
use crate::session_record_to_anthropic_messages::LONGEST;

/// Checks instructions and the blocks of messages one after the other.
#[derive(Debug, Default)]
pub(crate) struct AnthropicCheck {
    role: Option<Side>,
    messages: u64,
    instructions: u64,
    /// How many blocks the last message has.
    blocks: u64,
    /// The ids of all calls, as numbers that stand for them.
    ids: HashSet<u64>,
    /// The calls of the last message of the assistant, as far as they are not answered.
    open: BTreeSet<String>,
    /// Whether something else than a result stands in the last message.
    has_spoken: bool,
    /// Whether the last block is a thought.
    ends_in_thought: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    User,
    Assistant,
}

impl AnthropicCheck {
    /// What is wrong with the next instruction.
    pub(crate) fn instruction(&mut self, block: Value<'_>) -> Option<Fault> {
        let pointer = format!("/system/{}", self.instructions);
        self.instructions += 1;
        says(block).err().map(|message| Fault { pointer, message })
    }

    /// What is wrong with the role of the next message.
    pub(crate) fn role(&mut self, role: Value<'_>) -> Option<Fault> {
        let mut checked = self.end_message();
        let role = role.text().map(exact_json::Text::decode);
        let side = match role.as_deref() {
            Some("user") => Ok(Side::User),
            Some("assistant") => Ok(Side::Assistant),
            _ => Err(format!("the role {role:?}")),
        };
        let before = std::mem::replace(&mut self.role, side.as_ref().ok().copied());
        self.messages += 1;
        (self.blocks, self.has_spoken) = (0, false);
        match side {
            Ok(side) if before == Some(side) => {
                checked = checked.and(Err("the roles do not alternate".to_owned()));
            }
            Ok(Side::Assistant) if before.is_none() => {
                checked = checked.and(Err("the first message is the assistant's".to_owned()));
            }
            Ok(_) => {}
            Err(message) => checked = checked.and(Err(message)),
        }
        checked.err().map(|message| self.fault(message))
    }

    /// What is wrong with the next block of the message.
    pub(crate) fn block(&mut self, block: Value<'_>) -> Option<Fault> {
        let pointer =
            format!("/messages/{}/content/{}", self.messages.saturating_sub(1), self.blocks);
        self.blocks += 1;
        self.check(block).err().map(|message| Fault { pointer, message })
    }

    /// What is wrong with the end.
    pub(crate) fn finish(&self) -> Option<Fault> {
        let mut checked = self.end_message();
        if let (Some(id), Some(Side::Assistant)) = (self.open.first(), self.role) {
            checked = Err(format!("the call {id:?} is not answered"));
        }
        if self.messages == 0 {
            let message = "there is no message".to_owned();
            return Some(Fault { pointer: "/messages".to_owned(), message });
        }
        checked.err().map(|message| self.fault(message))
    }

    fn fault(&self, message: String) -> Fault {
        Fault { pointer: format!("/messages/{}", self.messages.saturating_sub(1)), message }
    }

    /// That the last message may end.
    fn end_message(&self) -> Checked {
        if self.role == Some(Side::Assistant) && self.ends_in_thought {
            return Err("the last that is said is a thought".to_owned());
        }
        match self.open.first().filter(|_| self.role == Some(Side::User)) {
            Some(id) => Err(format!("the call {id:?} is not answered")),
            None => Ok(()),
        }
    }

    fn check(&mut self, block: Value<'_>) -> Checked {
        let kind = text(block, "type")?;
        let is_first = !self.has_spoken;
        self.has_spoken |= kind != "tool_result";
        self.ends_in_thought = matches!(&*kind, "thinking" | "redacted_thinking");
        match (self.role, kind.as_str()) {
            (_, "text") => says(block),
            (Some(Side::User), "image") => image(block),
            (Some(Side::User), "document") => document(block),
            (Some(Side::User), "tool_result") => {
                members(block, &["type", "tool_use_id"], &["content", "is_error"])?;
                if !is_first {
                    return Err("something stands before the result".to_owned());
                }
                let id = text(block, "tool_use_id")?;
                if !self.open.remove(&id) {
                    return Err(format!("no call {id:?} is open"));
                }
                result(block)
            }
            (Some(Side::Assistant), "tool_use") => self.call(block),
            (Some(Side::Assistant), "thinking") => {
                members(block, &["type", "thinking", "signature"], &[])?;
                text(block, "thinking")?;
                words(block, "signature").map(drop)
            }
            (Some(Side::Assistant), "redacted_thinking") => {
                members(block, &["type", "data"], &[])?;
                words(block, "data").map(drop)
            }
            (_, kind) => Err(format!("a block of the type {kind:?}")),
        }
    }

    fn call(&mut self, block: Value<'_>) -> Checked {
        members(block, &["type", "id", "name", "input"], &[])?;
        let (id, name) = (text(block, "id")?, text(block, "name")?);
        if !is_safe(&id, LONGEST.id) || !is_safe(&name, LONGEST.tool) {
            return Err(format!("the names of the call {id:?} of {name:?}"));
        }
        if block.get("input").is_none_or(|input| input.kind() != Kind::Object) {
            return Err("its input is no object".to_owned());
        }
        if !self.ids.insert(fingerprint(&id)) {
            return Err(format!("two calls are {id:?}"));
        }
        self.open.insert(id);
        Ok(())
    }
}

fn result(block: Value<'_>) -> Checked {
    if block.get("is_error").is_some_and(|error| error.as_bool().is_none()) {
        return Err("its is_error is neither true nor false".to_owned());
    }
    let Some(content) = block.get("content") else { return Ok(()) };
    if content.kind() == Kind::String {
        return words(block, "content").map(drop);
    }
    if content.items().next().is_none() {
        return Err("its content is no list of blocks".to_owned());
    }
    content.items().try_for_each(|block| match &*text(block, "type")? {
        "text" => says(block),
        "image" => image(block),
        "document" => document(block),
        kind => Err(format!("a result with a block of the type {kind:?}")),
    })
}

fn image(block: Value<'_>) -> Checked {
    members(block, &["type", "source"], &[])?;
    let source = block.get("source").ok_or("it has no source")?;
    members(source, &["type", "media_type", "data"], &[])?;
    constant(source, "type", "base64")?;
    base64(source, "data")?;
    match &*text(source, "media_type")? {
        "image/png" | "image/jpeg" | "image/gif" | "image/webp" => Ok(()),
        other => Err(format!("an image of the type {other:?}")),
    }
}

/// Whether a value is a block of a document.
pub(crate) fn is_document(block: Value<'_>) -> bool {
    document(block).is_ok()
}

fn document(block: Value<'_>) -> Checked {
    members(block, &["type", "source"], &["title"])?;
    if block.get("title").is_some() {
        text(block, "title")?;
    }
    let source = block.get("source").ok_or("it has no source")?;
    members(source, &["type", "media_type", "data"], &[])?;
    match &*text(source, "type")? {
        "base64" => {
            constant(source, "media_type", "application/pdf")?;
            base64(source, "data")
        }
        "text" => {
            constant(source, "media_type", "text/plain")?;
            words(source, "data").map(drop)
        }
        kind => Err(format!("a document of the type {kind:?}")),
    }
}
