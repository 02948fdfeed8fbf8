//! Whether messages can be sent: what the interfaces ask of them, as far as their documentation says.
//!
//! | asked by both | |
//! | --- | --- |
//! | a call is answered once, right behind the message that makes it, and nothing else is answered | |
//! | ids of calls and names of tools have letters, digits, `_` and `-` | and no more than the interface takes |
//! | a message says, calls or answers something; no text is blank | OpenAI's results may be empty |
//! | no member and no block but those that the interface has | |
//!
//! | asked by Anthropic's | |
//! | --- | --- |
//! | the first message is the user's, and the roles alternate | |
//! | results stand before anything else in their message | |
//! | ids of calls are unique | |
//! | a thought has a signature, and is not the last that is said | |

mod anthropic;
mod chat;
mod shape;

use std::fmt;

use exact_json::{Kind, Scanner, Value};

use crate::format::Format;

pub(crate) use anthropic::{AnthropicCheck, is_document};
pub(crate) use chat::ChatCheck;
pub(crate) use shape::is_base64;

/// Why messages cannot be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The JSON Pointer of the message or the block.
    pub pointer: String,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.pointer, self.message)
    }
}

/// What is wrong with a document of messages that this crate could have written: one object, with its `messages`.
///
/// # Errors
///
/// If the text is not strict JSON.
///
/// ```
/// use opencheckpoint_convert::Format;
/// use opencheckpoint_convert::seed::check;
///
/// let sound = r#"{"messages":[{"role":"user","content":"Fix the parser."}]}"#;
/// assert_eq!(check(Format::OpenAiChat, sound)?, []);
///
/// let open = r#"{"messages":[{"role":"assistant","content":null,"tool_calls":
///     [{"id":"call_1","type":"function","function":{"name":"Bash","arguments":"{}"}}]}]}"#;
/// let faults = check(Format::OpenAiChat, open)?;
/// assert_eq!(faults[0].to_string(), r#""/messages/0": the call "call_1" is not answered"#);
/// # Ok::<(), exact_json::Error>(())
/// ```
pub fn check(format: Format, document: &str) -> Result<Vec<Fault>, exact_json::Error> {
    let mut scanner = Scanner::new();
    let tape = scanner
        .scan_str(document)
        .map_err(|fault| exact_json::Error::from_fault(fault, document.as_bytes()))?;
    Ok(match format {
        Format::OpenAiChat => chat(tape.root()),
        Format::AnthropicMessages => anthropic(tape.root()),
        Format::OpenCheckpoint
        | Format::ContextRequest
        | Format::GrantReceipt
        | Format::ContextPackage
        | Format::SessionRecord
        | Format::Turns
        | Format::ClaudeCode
        | Format::Codex
        | Format::GeminiCli
        | Format::Pi
        | Format::OpenAiResponses => {
            vec![Fault { pointer: String::new(), message: format!("{format} has no messages") }]
        }
    })
}

fn chat(document: Value<'_>) -> Vec<Fault> {
    let mut check = ChatCheck::default();
    let mut faults = frame(document, &["messages"], &[]);
    for message in document.get("messages").into_iter().flat_map(Value::items) {
        faults.extend(check.message(message));
    }
    faults.extend(check.finish());
    faults
}

fn anthropic(document: Value<'_>) -> Vec<Fault> {
    let mut check = AnthropicCheck::default();
    let mut faults = frame(document, &["messages"], &["system"]);
    if let Some(system) = document.get("system") {
        if system.items().next().is_none() {
            let message = "the instructions are no list of blocks".to_owned();
            faults.push(Fault { pointer: "/system".to_owned(), message });
        }
        for block in system.items() {
            faults.extend(check.instruction(block));
        }
    }
    for (number, message) in document.get("messages").into_iter().flat_map(Value::items).enumerate()
    {
        let at = || format!("/messages/{number}");
        if let Err(message) = shape::members(message, &["role", "content"], &[]) {
            faults.push(Fault { pointer: at(), message });
            continue;
        }
        faults.extend(message.get("role").and_then(|role| check.role(role)));
        let mut blocks = message.get("content").into_iter().flat_map(Value::items).peekable();
        if blocks.peek().is_none() {
            let message = "the content is no list of blocks".to_owned();
            faults.push(Fault { pointer: at(), message });
        }
        for block in blocks {
            faults.extend(check.block(block));
        }
    }
    faults.extend(check.finish());
    faults
}

/// What is wrong with the document around the messages.
fn frame(document: Value<'_>, required: &[&str], optional: &[&str]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |message| faults.push(Fault { pointer: String::new(), message });
    if let Err(message) = shape::members(document, required, optional) {
        fault(message);
    }
    let messages = document.get("messages");
    if messages.is_some_and(|messages| messages.kind() != Kind::Array) {
        fault("the messages are no list".to_owned());
    }
    faults
}

#[cfg(test)]
mod tests;
