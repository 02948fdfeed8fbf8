//! The formats by name, and telling them from content.
//!
//! A file's name says nothing: logs are copied, piped and renamed. What tells the formats apart is
//! the names of the members of the first records, and what a record says of its own type. Those can
//! be read even where a record is torn, truncated or not strict JSON; whoever reads the file then
//! says what is wrong with it.

mod chat;
mod members;
mod responses;
mod sniff;
mod unread;
mod walk;

use std::fmt;
use std::str::FromStr;

use self::members::Members;
pub use self::sniff::{SNIFFED, Unsniffed, sniff};
pub use self::unread::unread;
use crate::native::salvage::Envelope;

/// A format that this crate reads or writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// An `OpenCheckpoint` 0.1 document.
    OpenCheckpoint,
    /// A context request of the Open Continuity Protocol 0.4.
    ContextRequest,
    /// A grant receipt of the Open Continuity Protocol 0.4.
    GrantReceipt,
    /// A context package of the Open Continuity Protocol 0.4.
    ContextPackage,
    /// An Agent Session Record stream (JSONL).
    SessionRecord,
    /// The conversation turns of agent-checkpoint 0.3 (JSONL).
    Turns,
    /// The session log that Claude Code writes (JSONL), or what `claude -p --output-format stream-json` prints.
    ClaudeCode,
    /// The rollout log that Codex writes (JSONL), or wrote in early 2025 (one document).
    Codex,
    /// The session log that Gemini CLI writes (JSONL), or wrote before version 0.39 (one document).
    GeminiCli,
    /// The session log that Pi and `OpenClaw` write (JSONL).
    Pi,
    /// The messages of `OpenAI`'s chat interface: a list, a request, or one a line.
    OpenAiChat,
    /// The items of `OpenAI`'s Responses interface: a list, a request, a response, or one a line.
    OpenAiResponses,
    /// The messages of Anthropic's interface: a list, a request, or one a line.
    AnthropicMessages,
}

impl Format {
    /// Every format, documents first.
    pub const ALL: [Self; 13] = [
        Self::OpenCheckpoint,
        Self::ContextRequest,
        Self::GrantReceipt,
        Self::ContextPackage,
        Self::SessionRecord,
        Self::Turns,
        Self::ClaudeCode,
        Self::Codex,
        Self::GeminiCli,
        Self::Pi,
        Self::OpenAiChat,
        Self::OpenAiResponses,
        Self::AnthropicMessages,
    ];

    /// The name that reports and command lines use.
    ///
    /// ```
    /// use opencheckpoint_convert::Format;
    ///
    /// assert_eq!(Format::ClaudeCode.name(), "claude-code");
    /// assert_eq!("claude-code".parse(), Ok(Format::ClaudeCode));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OpenCheckpoint => "opencheckpoint",
            Self::ContextRequest => "context-request",
            Self::GrantReceipt => "grant-receipt",
            Self::ContextPackage => "context-package",
            Self::SessionRecord => "session-record",
            Self::Turns => "turns",
            Self::ClaudeCode => "claude-code",
            Self::Codex => "codex",
            Self::GeminiCli => "gemini-cli",
            Self::Pi => "pi",
            Self::OpenAiChat => "openai-chat",
            Self::OpenAiResponses => "openai-responses",
            Self::AnthropicMessages => "anthropic-messages",
        }
    }

    /// What it is, in a few words.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::OpenCheckpoint => "OpenCheckpoint 0.1: the state of a task, one JSON document",
            Self::ContextRequest => {
                "Open Continuity 0.4: what a client asks for, one JSON document"
            }
            Self::GrantReceipt => "Open Continuity 0.4: what was approved, one JSON document",
            Self::ContextPackage => "Open Continuity 0.4: authorized context, one JSON document",
            Self::SessionRecord => "Agent Session Record: one JSON record a line",
            Self::Turns => "agent-checkpoint 0.3 turns: one JSON object a line",
            Self::ClaudeCode => "Claude Code session log: one JSON row a line",
            Self::Codex => "Codex rollout log: one JSON row a line, or a JSON document",
            Self::GeminiCli => "Gemini CLI session log: one JSON row a line, or a JSON document",
            Self::Pi => "Pi or OpenClaw session log: one JSON entry a line",
            Self::OpenAiChat => {
                "OpenAI chat messages: a JSON list, an object with them, or one a line"
            }
            Self::OpenAiResponses => {
                "OpenAI response items: a JSON list, a request or response with them, or one a line"
            }
            Self::AnthropicMessages => {
                "Anthropic messages: a JSON list, an object with them, or one a line"
            }
        }
    }

    /// Whether a file holds one record a line, rather than one document.
    ///
    /// Messages are written as one document. They, and items, are read from streams, too, and some logs of old are documents: a file's
    /// content tells.
    #[must_use]
    pub const fn is_stream(self) -> bool {
        match self {
            Self::OpenCheckpoint
            | Self::ContextRequest
            | Self::GrantReceipt
            | Self::ContextPackage
            | Self::OpenAiChat
            | Self::OpenAiResponses
            | Self::AnthropicMessages => false,
            Self::SessionRecord
            | Self::Turns
            | Self::ClaudeCode
            | Self::Codex
            | Self::GeminiCli
            | Self::Pi => true,
        }
    }

    /// What the name of a file that is written ends in, behind the point. A file that is read may have any name.
    ///
    /// ```
    /// use opencheckpoint_convert::Format;
    ///
    /// assert_eq!(Format::SessionRecord.extension(), "jsonl");
    /// assert_eq!(Format::OpenCheckpoint.extension(), "json");
    /// ```
    #[must_use]
    pub const fn extension(self) -> &'static str {
        if self.is_stream() { "jsonl" } else { "json" }
    }

    /// Whether a malformed file of it is salvaged record by record, and not refused whole.
    #[must_use]
    pub const fn is_log(self) -> bool {
        matches!(self, Self::ClaudeCode | Self::Codex | Self::GeminiCli | Self::Pi)
    }

    /// Whether an object that stands behind a fault is a record of it.
    pub(crate) fn envelope(self) -> Envelope {
        match self {
            Self::ClaudeCode => crate::native::claude_code::is_envelope,
            Self::Codex => crate::native::codex::is_envelope,
            Self::GeminiCli => crate::native::gemini_cli::is_envelope,
            Self::Pi => crate::native::pi::is_envelope,
            _ => |_| false,
        }
    }

    /// Whether a record with these members is one of this format.
    fn has_record(self, members: &Members<'_>) -> bool {
        let has = |name: &str| members.contains_key(name.as_bytes());
        let continuity = |kind: &str| {
            let stated = members.get(b"type".as_slice()).copied().flatten();
            let is_known = |kind: &[u8]| CONTINUITY.iter().any(|known| known.as_bytes() == kind);
            // A document that does not say what it is, or says something unheard of, may be any of them.
            (has("ocp_version") || has("schema_uri"))
                && stated
                    .filter(|kind| is_known(kind))
                    .is_none_or(|stated| stated == kind.as_bytes())
        };
        match self {
            // The second test lets a document that lacks its version be told so.
            Self::OpenCheckpoint => has("opencheckpoint") || has("task") && has("source"),
            Self::ContextRequest => continuity("context_request"),
            Self::GrantReceipt => continuity("grant_receipt"),
            Self::ContextPackage => continuity("context_package"),
            Self::SessionRecord => has("type") && has("seq") && has("id"),
            // Chat messages have a role and content, too, and session records a role and a time.
            Self::Turns => {
                has("role") && !has("type") && (has("tool_results") || has("ts") || has("_meta"))
            }
            Self::ClaudeCode => {
                let kind = members.get(b"type".as_slice()).copied().flatten();
                let is_speakers = kind.is_some_and(|kind| kind == b"user" || kind == b"assistant");
                has("type")
                    && (has("uuid")
                        || has("sessionId")
                        || has("session_id")
                        || has("message") && is_speakers
                        || has("leafUuid")
                        || has("messageId") && has("snapshot"))
            }
            Self::Codex => {
                let is_bare_header = !has("type") && (has("instructions") || has("git"));
                has("timestamp") && has("type") && has("payload")
                    || has("record_type") && !has("type")
                    || has("session") && has("items") && !has("type")
                    || has("id") && has("timestamp") && is_bare_header
            }
            Self::GeminiCli => {
                let kind = members.get(b"type".as_slice()).copied().flatten();
                let is = |known: &str| kind == Some(known.as_bytes());
                let is_message = has("timestamp") && GEMINI.into_iter().any(is) || is("gemini");
                let is_row = |name: &str| has(name) && members.len() == 1;
                !has("type")
                    && has("sessionId")
                    && (has("projectHash") || has("startTime") || has("messages"))
                    || is_message
                        && has("id")
                        && (has("content") || has("toolCalls"))
                        && !has("seq")
                    || is_row("$set")
                    || is_row("$rewindTo")
            }
            Self::Pi => {
                let kind = members.get(b"type".as_slice()).copied().flatten();
                let is = |name: &str| kind.is_some_and(|kind| kind == name.as_bytes());
                let is_entry = crate::native::pi::TYPES.iter().any(|name| is(name));
                // A session record has a number; a row of Claude Code says whose it is.
                !has("seq")
                    && !has("sessionId")
                    && (is("session") && has("id") && (has("cwd") || has("version"))
                        || is("message") && has("message")
                        || is_entry && has("id") && has("parentId")
                        || is("model_change") && has("modelId")
                        || is("thinking_level_change") && has("thinkingLevel")
                        || is("compaction") && has("firstKeptEntryIndex"))
            }
            // They are told by more than the names of their members.
            Self::OpenAiChat | Self::OpenAiResponses | Self::AnthropicMessages => false,
        }
    }
}

/// What a message of Gemini CLI says of its type.
const GEMINI: [&str; 5] = ["user", "gemini", "info", "warning", "error"];

/// What a document of the Open Continuity Protocol says of its type.
const CONTINUITY: [&str; 3] = ["context_request", "grant_receipt", "context_package"];

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        Self::ALL
            .into_iter()
            .find(|format| format.name() == name)
            .ok_or_else(|| UnknownFormat(name.to_owned()))
    }
}

/// A name that is no format's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownFormat(pub String);

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no format is named {:?}; there are {}", self.0, listed(&Format::ALL))
    }
}

impl std::error::Error for UnknownFormat {}

fn listed(formats: &[Format]) -> String {
    formats.iter().map(|format| format.name()).collect::<Vec<_>>().join(", ")
}
