//! Telling chat messages, and whose they are.
//!
//! Messages stand in a list, in the `messages` of an object (a request), or one a line. Each has a `role`. Nothing else is common to
//! them, and many say nothing of their provider: they are taken for `OpenAI`'s, unless some have blocks that only Anthropic's have.

use super::Format;
use super::walk::{Met, walk};

/// What the messages of a text say of their format.
#[derive(Default)]
pub(super) struct Chat {
    /// How many messages there are.
    pub(super) messages: usize,
    /// How many objects there are that have them in their `messages`.
    pub(super) conversations: usize,
    /// Whether the text is a list of them, or one object that has them: then nothing else stands beside them.
    pub(super) is_whole: bool,
    /// Whether it is a conversation in which nobody has said anything yet.
    pub(super) is_empty: bool,
    /// Whether it is a session of Gemini CLI, which has `messages`, too.
    pub(super) is_session: bool,
    /// How many have what only Anthropic's have.
    anthropic: usize,
    /// How many have what only `OpenAI`'s have.
    openai: usize,
}

/// Members of a turn of agent-checkpoint, or of a session record, that no message has.
const TURN: [&[u8]; 4] = [b"tool_results", b"ts", b"_meta", b"seq"];

/// Members of an object with messages that only a session of Gemini CLI has.
const SESSION: [&[u8]; 2] = [b"projectHash", b"startTime"];

/// Members that only messages of `OpenAI`'s shape have.
const OPENAI: [&[u8]; 6] = [
    b"tool_calls",
    b"function_call",
    b"tool_call_id",
    b"refusal",
    b"annotations",
    b"reasoning_content",
];

/// The types of parts that only messages of `OpenAI`'s shape have.
const OPENAI_PARTS: [&[u8]; 4] = [b"image_url", b"input_audio", b"file", b"refusal"];

/// The types of blocks that only Anthropic's messages have. Those of calls and results end with the name: there are several kinds.
const ANTHROPIC: [&[u8]; 6] = [
    b"image",
    b"document",
    b"thinking",
    b"redacted_thinking",
    b"search_result",
    b"container_upload",
];
const ANTHROPIC_ENDS: [&[u8]; 2] = [b"tool_use", b"tool_result"];

impl Chat {
    /// How many messages have what only one provider's have.
    pub(super) fn told(&self) -> usize {
        self.anthropic + self.openai
    }

    /// Reads the messages of a text, as far as they can be read.
    pub(super) fn of(text: &[u8]) -> Self {
        let start = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text).trim_ascii_start();
        let mut reading = Reading::default();
        if start.starts_with(b"[") {
            (reading.stand, reading.list) = (Stand::List, 1);
        }
        walk(start, |met| reading.met(met));
        reading.end_message();
        let mut chat = reading.chat;
        let is_conversation = reading.stand == Stand::Conversation;
        chat.is_empty = is_conversation && !reading.has_items || is_empty_list(start);
        chat.is_session = is_conversation && reading.is_session;
        chat.is_whole = match reading.stand {
            Stand::Lines => false,
            Stand::List => true,
            Stand::Conversation => reading.objects == 1,
        };
        chat.anthropic += usize::from(reading.has_system && is_conversation);
        chat
    }

    /// Whose the messages are.
    pub(super) fn format(&self) -> Format {
        if self.anthropic > 0 && self.anthropic >= self.openai {
            Format::AnthropicMessages
        } else {
            Format::OpenAiChat
        }
    }
}

/// Whether only Anthropic's messages have blocks of this type.
pub(super) fn is_anthropics(kind: &[u8]) -> bool {
    ANTHROPIC.contains(&kind) || ANTHROPIC_ENDS.iter().any(|end| kind.ends_with(end))
}

/// Whether a text is a list without anything in it.
fn is_empty_list(text: &[u8]) -> bool {
    let within = text.trim_ascii().strip_prefix(b"[").and_then(|rest| rest.strip_suffix(b"]"));
    within.is_some_and(|within| within.trim_ascii().is_empty())
}

#[derive(Default)]
struct Reading<'t> {
    chat: Chat,
    /// How many objects stand by themselves.
    objects: usize,
    stand: Stand,
    /// How many containers are around a message.
    list: usize,
    /// Whether there is something in them.
    has_items: bool,
    /// Whether it has a `system` of its own.
    has_system: bool,
    /// Whether it, or a message in it, has what only a session of Gemini CLI has.
    is_session: bool,
    /// The name that was met last, and how many containers are around it.
    name: (&'t [u8], usize),
    message: Option<Message<'t>>,
}

/// Where messages stand.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Stand {
    /// One a line.
    #[default]
    Lines,
    /// The text is a list of them.
    List,
    /// In the `messages` of an object.
    Conversation,
}

/// What has been met of a message.
#[derive(Default)]
struct Message<'t> {
    /// The member in which the walk is.
    within: &'t [u8],
    role: Option<&'t [u8]>,
    /// What it says of its type; empty, where that is no text.
    kind: Option<&'t [u8]>,
    other: Option<Other>,
    is_openai: bool,
    is_anthropic: bool,
}

/// What else may look like a message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Other {
    /// A turn of agent-checkpoint, or a session record.
    Turn,
    /// An item of `OpenAI`'s other interface.
    Item,
    /// A content of Google's interface.
    Content,
}

impl<'t> Reading<'t> {
    fn met(&mut self, met: Met<'t>) {
        let list = self.list;
        match met {
            Met::Open { is_list, depth } => {
                self.objects += usize::from(depth == 0 && !is_list);
                let is_messages = is_list && depth == 1 && self.name == (b"messages", 1);
                if is_messages && self.stand != Stand::List {
                    self.chat.conversations += 1;
                    (self.list, self.stand, self.message) = (2, Stand::Conversation, None);
                } else if !is_list && depth == list {
                    self.has_items |= self.stand == Stand::Conversation;
                    self.message = Some(Message::default());
                }
            }
            Met::Close { depth } if depth == list => self.end_message(),
            Met::Close { depth } => {
                if self.stand == Stand::Conversation && depth < 2 {
                    self.list = 0;
                }
            }
            Met::Name(name, depth) => {
                self.name = (name, depth);
                self.has_system |= depth == 1 && name == b"system";
                self.is_session |= depth == 1 && SESSION.contains(&name);
                if let Some(message) = self.message.as_mut().filter(|_| depth == list + 1) {
                    message.within = name;
                    if name == b"type" {
                        message.kind = Some(b"");
                    } else if TURN.contains(&name) && self.stand == Stand::Lines {
                        message.other = Some(Other::Turn);
                    } else if name == b"parts" {
                        message.other = Some(Other::Content);
                    }
                    message.is_openai |= OPENAI.contains(&name);
                }
            }
            Met::Text(text, depth) => {
                let is = |name: &[u8], at| self.name == (name, list + at) && depth == list + at;
                let (is_role, is_kind, is_part) = (is(b"role", 1), is(b"type", 1), is(b"type", 3));
                let Some(message) = &mut self.message else { return };
                if is_role {
                    message.role = Some(text);
                } else if is_kind {
                    message.kind = Some(text);
                } else if is_part && message.within == b"content" {
                    message.part(text);
                }
            }
        }
    }

    fn end_message(&mut self) {
        let Some(message) = self.message.take() else { return };
        self.is_session |= message.role.is_none() && message.kind == Some(b"gemini");
        if !message.is_message() {
            return;
        }
        self.chat.messages += 1;
        self.chat.openai += usize::from(message.is_openai);
        self.chat.anthropic += usize::from(message.is_anthropic);
    }
}

impl Message<'_> {
    fn part(&mut self, kind: &[u8]) {
        self.is_openai |= OPENAI_PARTS.contains(&kind);
        self.is_anthropic |= is_anthropics(kind);
        // The items of OpenAI's other interface.
        let starts = [&b"input_"[..], b"output_", b"reasoning_"];
        if starts.iter().any(|start| kind.starts_with(start)) && kind != b"input_audio" {
            self.other = Some(Other::Item);
        }
    }

    fn is_message(&self) -> bool {
        // What has a type is an item of a log, or of another interface, unless it is an answer of Anthropic's.
        let is_typed = self.kind.is_some_and(|kind| kind != b"message" || !self.is_anthropic);
        self.role.is_some() && !is_typed && self.other.is_none()
    }
}
