//! The report's terms in words for someone who meets them for the first time.

use opencheckpoint_convert::Format;
use opencheckpoint_convert::report::{AnomalyKind, Reason};

/// What a file of a format is.
pub(crate) fn format(format: Format) -> &'static str {
    match format {
        Format::OpenCheckpoint => "an OpenCheckpoint document",
        Format::ContextRequest => "a context request",
        Format::GrantReceipt => "a grant receipt",
        Format::ContextPackage => "a context package",
        Format::SessionRecord => "an Agent Session Record",
        Format::Turns => "a file of turns",
        Format::ClaudeCode => "a Claude Code session log",
        Format::Codex => "a Codex rollout log",
        Format::GeminiCli => "a Gemini CLI session log",
        Format::Pi => "a session log of Pi",
        Format::OpenAiChat => "a conversation in OpenAI's chat messages",
        Format::OpenAiResponses => "a conversation in OpenAI's response items",
        Format::AnthropicMessages => "a conversation in Anthropic's messages",
    }
}

/// What a fate means, of a value of the source or, for `synthesized`, of the target.
pub(crate) fn fate(name: &str) -> &'static str {
    match name {
        "kept" => "stands in the target as it was",
        "changed" => "stands in the target in another form",
        "dropped" => "is not in the target",
        "synthesized" => "was made by the conversion",
        _ => "",
    }
}

/// Why a value is not in the target.
pub(crate) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::NoCounterpart => "the target format has no place for it",
        Reason::NotGranted => "the receipt does not grant it",
        Reason::Unbound => "nobody said what it would mean in the target",
        Reason::Expired => "its time is over",
        Reason::Sensitive => "it may hold a secret",
        Reason::Duplicate => "the same stands in the target already",
        Reason::IncompleteTurn => "it belongs to a turn that never ended",
        Reason::Superseded => "a later value took its place",
        Reason::Policy => "a rule of the target or of the operator keeps it out",
        Reason::Unreadable => "it cannot be read",
    }
}

/// What is odd about a line of a log.
pub(crate) fn anomaly(kind: AnomalyKind) -> &'static str {
    match kind {
        AnomalyKind::Torn => "a record ends in the middle",
        AnomalyKind::Spliced => "several records, or a torn one and another, on one line",
        AnomalyKind::NulRun => "zero bytes, as a crash leaves them",
        AnomalyKind::InvalidUtf8 => "bytes that are not UTF-8",
        AnomalyKind::TooDeep => "nested deeper than is read",
        AnomalyKind::TooLong => "longer than is read",
        AnomalyKind::NotJson => "not JSON",
        AnomalyKind::NotAnObject => "JSON, but no object",
        AnomalyKind::Bom => "a byte-order mark",
        AnomalyKind::LoneSurrogate => "half of a surrogate pair, read as U+FFFD",
        AnomalyKind::DuplicateMember => "a member twice in one object, the last one counts",
    }
}

/// A number with its thousands apart: `12,345`.
pub(crate) fn number(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `1 value`, `2 values`.
pub(crate) fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{} {}", number(count), if count == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_apart() {
        assert_eq!(
            [0, 7, 999, 1000, 12_345, 1_234_567].map(number),
            ["0", "7", "999", "1,000", "12,345", "1,234,567"]
        );
    }
}
