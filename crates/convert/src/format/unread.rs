//! Files that are known and not read, so that they are refused by their names.

use super::members::records;

/// What Zstandard files begin with.
const ZSTANDARD: &[u8] = b"\x28\xB5\x2F\xFD";

/// What a conversation begins with that Gemini CLI saved, apart from white space.
const SAVED: [&[u8]; 5] = [
    b"[{\"role\":\"user\",\"parts\":[",
    b"[{\"role\":\"model\",\"parts\":[",
    b"[{\"parts\":[",
    b"{\"history\":[{\"role\":",
    b"{\"history\":[{\"parts\":[",
];

/// What a file is by its start, if it is one that is known and that nothing here reads.
///
/// ```
/// use opencheckpoint_convert::unread;
///
/// let what = unread(b"\x28\xB5\x2F\xFD\x04\x00").unwrap();
/// assert!(what.starts_with("zstd-compressed"));
/// assert_eq!(unread(b"{\"timestamp\":\"2026-03-04T09:00:00Z\",\"type\":\"session_meta\",\"payload\":{}}"), None);
/// ```
#[must_use]
pub fn unread(start: &[u8]) -> Option<&'static str> {
    if start.starts_with(ZSTANDARD) {
        return Some("zstd-compressed (magic 28 B5 2F FD); decompress it first");
    }
    let start = start.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(start);
    if is_stream_of_events(start) {
        return Some(
            "a stream of events of OpenAI's Responses interface, which is not supported; convert the response that its last event has",
        );
    }
    let begins = |with: &[u8]| {
        let mut text = start.iter().copied().filter(|byte| !byte.is_ascii_whitespace());
        with.iter().all(|byte| text.next() == Some(*byte))
    };
    let is_saved = SAVED.iter().any(|start| begins(start));
    is_saved.then_some(
        "a conversation that Gemini CLI saved with /chat save, which is not supported; convert the log of its session",
    )
}

/// Whether a text is what was captured of a response while it was made, event by event: as it was sent, or as lines or a list of what was.
fn is_stream_of_events(text: &[u8]) -> bool {
    let text = text.trim_ascii_start();
    if let Some(named) = text.strip_prefix(b"event:") {
        return named.trim_ascii_start().starts_with(b"response.");
    }
    let text =
        [&b"data:"[..], b"["].iter().find_map(|start| text.strip_prefix(*start)).unwrap_or(text);
    let text = text.trim_ascii_start();
    let first = text.starts_with(b"{").then(|| records(text).next()).flatten();
    let kind = first.and_then(|members| members.get(b"type".as_slice()).copied().flatten());
    kind.is_some_and(|kind| kind.starts_with(b"response."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_of_events_is_told_however_it_was_captured() {
        for text in [
            "event: response.created\ndata: {\"type\":\"response.created\"}\n\n",
            "data: {\"sequence_number\":0,\"type\":\"response.created\",\"response\":{\"output\":[]}}\n",
            "\u{feff}{\"type\":\"response.created\",\"response\":{}}\n{\"type\":\"response.completed\"",
            "[\n  {\"response\":{\"type\":\"x\"},\"type\":\"response.created\"}]",
        ] {
            assert!(unread(text.as_bytes()).is_some_and(|what| what.contains("events")), "{text}");
        }
        for text in [
            "{\"object\":\"response\",\"type\":\"x\",\"a\":\"response.created\"}",
            "{\"response\":{\"type\":\"response.created\"}}",
            "event: message_start\ndata: {\"type\":\"message_start\"}",
            "[]",
        ] {
            assert_eq!(unread(text.as_bytes()), None, "{text}");
        }
    }
}
