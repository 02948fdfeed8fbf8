//! The formats by name, and telling them from content.
//!
//! A file's name says nothing: logs are copied, piped and renamed. What tells the formats apart is
//! the names of the members of the first records, and what a record says of its own type. Those can
//! be read even where a record is torn, truncated or not strict JSON; whoever reads the file then
//! says what is wrong with it.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

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
    /// The session log that Claude Code writes (JSONL).
    ClaudeCode,
}

impl Format {
    /// Every format, documents first.
    pub const ALL: [Self; 7] = [
        Self::OpenCheckpoint,
        Self::ContextRequest,
        Self::GrantReceipt,
        Self::ContextPackage,
        Self::SessionRecord,
        Self::Turns,
        Self::ClaudeCode,
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
        }
    }

    /// Whether a file holds one record a line, rather than one document.
    #[must_use]
    pub const fn is_stream(self) -> bool {
        match self {
            Self::OpenCheckpoint
            | Self::ContextRequest
            | Self::GrantReceipt
            | Self::ContextPackage => false,
            Self::SessionRecord | Self::Turns | Self::ClaudeCode => true,
        }
    }

    /// Whether a malformed file of it is salvaged record by record, and not refused whole.
    #[must_use]
    pub const fn is_log(self) -> bool {
        matches!(self, Self::ClaudeCode)
    }

    /// Whether an object that stands behind a fault is a record of it.
    pub(crate) fn envelope(self) -> Envelope {
        if self.is_log() { crate::native::claude_code::is_envelope } else { |_| false }
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
                has("type")
                    && (has("uuid")
                        || has("sessionId")
                        || has("leafUuid")
                        || has("messageId") && has("snapshot"))
            }
        }
    }
}

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

/// How much of a file [`sniff`] wants to see at most, in bytes.
pub const SNIFFED: usize = 1 << 16;

/// Tells the format from the start of a file.
///
/// # Errors
///
/// Where no format fits, or several fit equally well.
///
/// ```
/// use opencheckpoint_convert::{Format, sniff};
///
/// assert_eq!(sniff(br#"{"type":"summary","summary":"x","leafUuid":"y"}"#), Ok(Format::ClaudeCode));
/// assert_eq!(sniff(b"{\n  \"opencheckpoint\": \"0.1\",\n  \"id\""), Ok(Format::OpenCheckpoint));
/// assert!(sniff(b"hello").is_err());
/// ```
pub fn sniff(start: &[u8]) -> Result<Format, Unsniffed> {
    let start = &start[..start.len().min(SNIFFED)];
    // What is UTF-16 is told apart all the same, so that its reader can say what it is.
    let text: Vec<u8> = start.iter().copied().filter(|byte| *byte != 0).collect();
    let mut scores = Format::ALL.map(|format| (0_usize, format));
    for members in records(&text) {
        for (score, format) in &mut scores {
            *score += usize::from(format.has_record(&members));
        }
    }
    let most = scores.iter().map(|(score, _)| *score).max().unwrap_or_default();
    let best = scores.iter().filter(|(score, _)| *score == most && most > 0);
    let candidates: Vec<_> = best.map(|(_, format)| *format).collect();
    match candidates[..] {
        [format] => Ok(format),
        _ => Err(Unsniffed { candidates }),
    }
}

/// The content does not tell which format it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsniffed {
    /// The formats that fit equally well; none if none fits.
    pub candidates: Vec<Format>,
}

impl fmt::Display for Unsniffed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.candidates.is_empty() {
            write!(f, "the content is of no known format: {}", listed(&Format::ALL))
        } else {
            write!(f, "the content could be any of {}", listed(&self.candidates))
        }
    }
}

impl std::error::Error for Unsniffed {}

fn listed(formats: &[Format]) -> String {
    formats.iter().map(|format| format.name()).collect::<Vec<_>>().join(", ")
}

/// An object's own members by name, each with its value where that is a text.
type Members<'t> = HashMap<&'t [u8], Option<&'t [u8]>>;

/// The members of each object that begins a line, as far as they can be read.
fn records(text: &[u8]) -> impl Iterator<Item = Members<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let begin = rest.iter().position(|byte| *byte == b'{')?;
            let line_starts = rest[..begin].iter().rev().take_while(|byte| **byte != b'\n');
            // Before the first record may stand what is no text: a byte-order mark, a torn tail.
            let at_start = line_starts.clone().all(|byte| !byte.is_ascii_graphic());
            let (members, length) = object(&rest[begin..]);
            rest = &rest[begin + length..];
            if at_start {
                return Some(members);
            }
        }
    })
}

/// An object's own members, and how many bytes of the text it takes.
///
/// This is no parser: it only keeps strings and nesting apart, so that it can read what one refuses.
fn object(text: &[u8]) -> (Members<'_>, usize) {
    let mut members = Members::new();
    // The member whose value comes next.
    let mut named = None;
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        match byte {
            b'{' | b'[' => (depth, named) = (depth + 1, None),
            b'}' | b']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return (members, at + 1);
                }
            }
            b',' => named = None,
            // A new record on a new line: this one was torn.
            b'\n' if text[at + 1..].starts_with(b"{\"") => return (members, at + 1),
            b'"' => {
                let Some(length) = string(&text[at + 1..]) else {
                    return (members, at + 1);
                };
                let string = &text[at + 1..at + 1 + length];
                at += length + 1;
                let next = text[at + 1..].iter().find(|byte| !byte.is_ascii_whitespace());
                if depth == 1 && next == Some(&b':') {
                    members.insert(string, None);
                    named = Some(string);
                } else if let Some(name) = named.take() {
                    members.insert(name, Some(string));
                }
            }
            _ => {}
        }
        at += 1;
    }
    (members, text.len())
}

/// Bytes before the quotation mark that ends a string; none if the line ends before.
fn string(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        match text.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            b'\n' => return None,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: &str = r#"{"parentUuid":null,"sessionId":"s","type":"user","message":{"task":1}}"#;

    #[test]
    fn a_log_is_told_by_its_rows_whatever_the_first_line_is() {
        for first in [
            "",
            "\u{feff}",
            "\0\0\0",
            "\r\n \n",
            "}\n",
            "oldtail\"}}\n",
            "{\"parentUuid\":null,\"sess\n",
            "{\"type\":\"user\",\"message\":{\"content\":[\n",
            "{\"type\":\"summary\",\"summary\":\"{\\\"opencheckpoint\\\":1}\",\"leafUuid\":\"x\"}\n",
        ] {
            assert_eq!(
                sniff(format!("{first}{ROW}\n").as_bytes()),
                Ok(Format::ClaudeCode),
                "{first}"
            );
        }
    }

    #[test]
    fn utf_16_is_told_too() {
        let bytes: Vec<u8> = ROW.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(sniff(&[b"\xFF\xFE", &bytes[..]].concat()), Ok(Format::ClaudeCode));
    }

    #[test]
    fn a_first_row_that_is_longer_than_what_is_looked_at_tells_enough() {
        let long =
            format!("{{\"type\":\"user\",\"uuid\":\"u\",\"message\":\"{}", "x".repeat(1 << 17));
        assert_eq!(sniff(long.as_bytes()), Ok(Format::ClaudeCode));
        let deep =
            format!("{{\"type\":\"user\",\"uuid\":\"u\",\"message\":{}", "[".repeat(100_000));
        assert_eq!(sniff(deep.as_bytes()), Ok(Format::ClaudeCode));
    }

    #[test]
    fn a_document_is_told_though_it_is_broken() {
        for text in [
            "{\n  \"opencheckpoint\": \"0.1\",\n  \"id\": \"urn",
            "{\"opencheckpoint\": \"9\", \"opencheckpoint\": NaN}",
            "{\n\"id\": 1,\n\"source\": {},\n\"task\": {}\n}",
        ] {
            assert_eq!(sniff(text.as_bytes()), Ok(Format::OpenCheckpoint), "{text}");
        }
    }

    #[test]
    fn a_continuity_document_is_told_by_the_type_that_it_states() {
        for (text, expected) in [
            ("{\"ocp_version\":\"0.4\",\"type\":\"grant_receipt\"}", Ok(Format::GrantReceipt)),
            ("{\"type\" : \"context_package\",\n\"schema_uri\":\"x\",", Ok(Format::ContextPackage)),
            (
                "{\"entries\":[{\"type\":\"context_package\"}],\"type\":\"context_request\",\"ocp_version\":1}",
                Ok(Format::ContextRequest),
            ),
            (
                "{\"ocp_version\":\"0.4\",\"type\":[\"grant_receipt\"]}",
                Err(Unsniffed {
                    candidates: vec![
                        Format::ContextRequest,
                        Format::GrantReceipt,
                        Format::ContextPackage,
                    ],
                }),
            ),
        ] {
            assert_eq!(sniff(text.as_bytes()), expected, "{text}");
        }
    }

    #[test]
    fn a_turn_is_told_from_other_messages() {
        let turn =
            r#"{"role":"user","content":"x","tool_calls":null,"tool_results":null,"ts":null}"#;
        assert_eq!(sniff(turn.as_bytes()), Ok(Format::Turns));
        let message = r#"{"role":"user","content":"x"}"#;
        assert_eq!(sniff(message.as_bytes()), Err(Unsniffed { candidates: vec![] }));
        let record = r#"{"type":"message","seq":1,"id":"r1","ts":"x","role":"user","content":[]}"#;
        assert_eq!(sniff(record.as_bytes()), Ok(Format::SessionRecord));
    }

    #[test]
    fn what_only_mentions_a_format_is_not_of_it() {
        for text in [
            "{\"a\": {\"opencheckpoint\": \"0.1\"}}",
            "{\"a\": \"opencheckpoint\"}",
            "[{\"opencheckpoint\": \"0.1\"}]",
            "\"{\\\"opencheckpoint\\\": 1}\"",
            "",
            "{",
        ] {
            assert_eq!(sniff(text.as_bytes()), Err(Unsniffed { candidates: vec![] }), "{text}");
        }
    }

    #[test]
    fn a_tie_is_said() {
        let both = format!("{ROW}\n{{\"type\":\"message\",\"seq\":1,\"id\":\"r1\"}}\n");
        let error = sniff(both.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), "the content could be any of session-record, claude-code");
    }
}
