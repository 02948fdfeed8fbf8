//! What is known of a format: how its rows are told apart, and what they hold.
//!
//! The lists of what is known are kept in `known`, a file a format. They are made of the fixtures and of real logs, and a test holds them
//! to both: `UPDATE_KNOWN=1 cargo test -p opencheckpoint-convert --test survey` writes them anew.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use exact_json::Value;

use super::ours;
use crate::format::Format;
use crate::native::values::text;
use crate::native::{claude_code, codex, gemini_cli, openai_chat, openai_responses, pi};

/// How the things of a format are told apart, and what is known of them.
#[derive(Clone, Copy)]
pub(crate) struct Vocabulary {
    /// The type of a value: of a record, where it stands in nothing; else of an item of a list, by the type of what that stands in. An
    /// item that has none is no thing of its own.
    pub(crate) kind: fn(Value<'_>, Option<&str>) -> Option<String>,
    /// The members whose content is data and not the format's, by their paths in a thing of any type.
    pub(crate) data: &'static [&'static str],
    /// The members that a record of any type may have, by their paths.
    pub(crate) everywhere: &'static [&'static str],
    /// The types and members that are known: a type on a line, and its members on the lines behind it, indented. Of a part, the type is
    /// its own, behind `*/`: what it stands in does not matter. A format that has a schema has no list.
    pub(crate) known: Option<&'static str>,
}

/// What is known of a format.
pub(super) fn of(format: Format) -> Vocabulary {
    match format {
        Format::OpenCheckpoint => ours::OPENCHECKPOINT,
        Format::ContextRequest => ours::CONTEXT_REQUEST,
        Format::GrantReceipt => ours::GRANT_RECEIPT,
        Format::ContextPackage => ours::CONTEXT_PACKAGE,
        Format::SessionRecord => ours::SESSION_RECORD,
        Format::Turns => ours::TURNS,
        Format::ClaudeCode => claude_code::VOCABULARY,
        Format::Codex => codex::VOCABULARY,
        Format::GeminiCli => gemini_cli::VOCABULARY,
        Format::Pi => pi::VOCABULARY,
        Format::OpenAiChat => openai_chat::VOCABULARY,
        Format::OpenAiResponses => openai_responses::VOCABULARY,
        Format::AnthropicMessages => openai_chat::ANTHROPIC_VOCABULARY,
    }
}

/// What is known of a format that has no schema: a type on a line, and its members on the lines behind it, indented. A part stands for those of its own type
/// in anything, `*/text` for example. The members that a record of any type may have are in the other list.
#[must_use]
pub fn known(format: Format) -> Option<(&'static str, &'static [&'static str])> {
    let Vocabulary { kind: _, data: _, everywhere, known } = of(format);
    Some((known?, everywhere))
}

/// The name under which a type is known: of a part, its own type, whatever it stands in.
pub(super) fn listed(kind: &str, is_part: bool) -> Cow<'_, str> {
    match kind.rsplit('/').next().filter(|_| is_part) {
        Some(own) => Cow::Owned(format!("*/{own}")),
        None => Cow::Borrowed(kind),
    }
}

/// What is known of a format, to be looked up.
pub(super) struct Known {
    types: HashMap<&'static str, HashSet<&'static str>>,
    everywhere: &'static [&'static str],
}

impl Known {
    pub(super) fn of(text: &'static str, everywhere: &'static [&'static str]) -> Self {
        let mut types: HashMap<_, HashSet<_>> = HashMap::new();
        let mut kind = "";
        for line in text.lines() {
            if let Some(member) = line.strip_prefix("  ") {
                types.entry(kind).or_default().insert(member);
            } else {
                kind = line;
                types.entry(kind).or_default();
            }
        }
        Self { types, everywhere }
    }

    pub(super) fn has_type(&self, kind: &str, is_part: bool) -> bool {
        self.members(kind, is_part).next().is_some()
    }

    /// Whether a member is known, or nothing of its type is.
    pub(super) fn has_member(&self, kind: &str, is_part: bool, member: &str) -> bool {
        let mut lists = self.members(kind, is_part).peekable();
        lists.peek().is_none()
            || lists.any(|members| members.contains(member))
            || !is_part && self.everywhere.contains(&member)
    }

    /// The members of a type. A part may be what is a record elsewhere: a message in a list of them.
    fn members(&self, kind: &str, is_part: bool) -> impl Iterator<Item = &HashSet<&'static str>> {
        let record = kind.rsplit('/').next().filter(|_| is_part);
        let listed = self.types.get(&*listed(kind, is_part));
        listed.into_iter().chain(record.and_then(|kind| self.types.get(kind)))
    }
}

/// How many characters of a name are told.
const NAME: usize = 64;

/// A name of a log, as it stands in paths: short, on one line, and without what parts them.
pub(super) fn name(text: &str) -> Cow<'_, str> {
    let is_plain = |byte: u8| byte.is_ascii_graphic() && byte != b'/' && byte != b'~';
    if text.len() <= NAME && !text.is_empty() && text.bytes().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut out = String::new();
    for character in text.chars().take(NAME) {
        match character {
            '~' => out.push_str("~0"),
            '/' => out.push_str("~1"),
            character if character.is_control() => out.extend(character.escape_default()),
            character => out.push(character),
        }
    }
    if out.is_empty() || text.chars().nth(NAME).is_some() {
        out.push('…');
    }
    Cow::Owned(out)
}

/// What a value says in a member, as part of a type.
pub(crate) fn word(value: Value<'_>, member: &str) -> Option<String> {
    let text = value.get(member).and_then(text)?.decode();
    Some(name(&text).into_owned())
}

/// A type behind that of what it stands in.
pub(crate) fn below(parent: Option<&str>, kind: &str) -> String {
    parent.map_or_else(|| kind.to_owned(), |parent| format!("{parent}/{kind}"))
}

/// The type of a value that says it in its member `type`.
pub(crate) fn typed(value: Value<'_>, parent: Option<&str>) -> Option<String> {
    word(value, "type").map(|kind| below(parent, &kind))
}
