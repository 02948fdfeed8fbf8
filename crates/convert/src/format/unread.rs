//! Files that are known and not read, so that they are refused by their names.

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
    let begins = |with: &[u8]| {
        let mut text = start.iter().copied().filter(|byte| !byte.is_ascii_whitespace());
        with.iter().all(|byte| text.next() == Some(*byte))
    };
    if begins(b"{\"session\":{") {
        return Some(
            "a Codex log of early 2025, one JSON document of a session and its items, which is not supported",
        );
    }
    let is_saved = SAVED.iter().any(|start| begins(start));
    is_saved.then_some(
        "a conversation that Gemini CLI saved with /chat save, which is not supported; convert the log of its session",
    )
}
