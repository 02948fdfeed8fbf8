//! A file's format is told by its content, and where that could be of two formats, nobody guesses.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

use opencheckpoint_convert::{Format, Unsniffed, sniff};

/// A file of each format.
fn sample(format: Format) -> &'static str {
    match format {
        Format::OpenCheckpoint => "opencheckpoint/valid/every-member.json",
        Format::ContextRequest => "open-continuity/context-request.json",
        Format::GrantReceipt => "open-continuity/grant-receipt.json",
        Format::ContextPackage => "open-continuity/context-package.json",
        Format::SessionRecord => "session-record/valid/every-record.jsonl",
        Format::Turns => "turns/valid/every-member.jsonl",
        Format::ClaudeCode => "claude-code/parser-fix.jsonl",
        Format::Codex => "codex/vents.jsonl",
        Format::GeminiCli => "gemini-cli/every-row.jsonl",
        Format::Pi => "pi/every-entry.jsonl",
        Format::OpenAiResponses => "openai-responses/lines.jsonl",
        Format::OpenAiChat => "openai-chat/lines.jsonl",
        Format::AnthropicMessages => "anthropic-messages/request.json",
    }
}

fn read(format: Format) -> String {
    let fixtures = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures"));
    let path = fixtures.join(sample(format));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The records of a file, each in a line, that are of no other format.
fn records(format: Format) -> Vec<String> {
    let text = read(format);
    let lines = match serde_json::from_str::<serde_json::Value>(&text) {
        Ok(document) => vec![document.to_string()],
        Err(_) => text.lines().map(str::to_owned).collect(),
    };
    lines.into_iter().filter(|line| sniff(line.as_bytes()) == Ok(format)).collect()
}

/// Whether the records of one of two formats may be the other's, too, so that the other is told where both stand: a log of Codex had
/// response items as its rows, and a chat message need not say which interface it is for.
fn holds(one: Format, other: Format) -> bool {
    let held =
        [(Format::Codex, Format::OpenAiResponses), (Format::AnthropicMessages, Format::OpenAiChat)];
    held.contains(&(one, other)) || held.contains(&(other, one))
}

#[test]
fn each_format_is_told_by_its_content() {
    for format in Format::ALL {
        assert_eq!(sniff(read(format).as_bytes()), Ok(format), "{format}");
        assert!(!records(format).is_empty(), "{format}: no record is of this format alone");
    }
}

#[test]
fn a_file_that_is_as_much_of_one_format_as_of_another_is_of_neither() {
    for one in Format::ALL {
        for other in Format::ALL.into_iter().filter(|other| *other != one && !holds(one, *other)) {
            let [first, second] = [one, other].map(|format| records(format).swap_remove(0));
            let mut candidates = vec![one, other];
            candidates.sort_by_key(|format| Format::ALL.iter().position(|known| known == format));
            let text = format!("{first}\n{second}\n");
            assert_eq!(sniff(text.as_bytes()), Err(Unsniffed { candidates }), "{one}, {other}");
        }
    }
}

#[test]
fn a_line_of_another_format_makes_no_other_file_of_a_log() {
    for one in Format::ALL.into_iter().filter(|format| records(*format).len() > 1) {
        for other in Format::ALL.into_iter().filter(|other| *other != one && !holds(one, *other)) {
            let mut lines = records(one);
            lines.insert(1, records(other).swap_remove(0));
            assert_eq!(sniff(lines.join("\n").as_bytes()), Ok(one), "{one}, and a line of {other}");
        }
    }
}
