//! Telling a file's format from its content.

use std::fmt;

use super::chat::Chat;
use super::members::records;
use super::responses::Responses;
use super::{Format, listed};

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
    let chat = Chat::of(&text);
    let items = Responses::of(&text).records;
    if chat.is_whole && chat.messages > 0 && items == 0 {
        return Ok(chat.format());
    }
    let mut scores = Format::ALL.map(|format| (0_usize, format));
    for members in records(&text) {
        for (score, format) in &mut scores {
            *score += usize::from(format.has_record(&members));
        }
    }
    // Codex had the same items, behind a header of its own.
    let is_codex = scores.iter().any(|(score, format)| *format == Format::Codex && *score > 0);
    let holder = if is_codex { Format::Codex } else { Format::OpenAiResponses };
    let messages = match (chat.conversations, items) {
        (0, 0) => chat.messages,
        // Beside items, a message that may be either is one of them.
        (0, _) => chat.told(),
        // A record is a conversation, however many messages it has.
        (conversations, _) if chat.messages > 0 => conversations,
        (_, _) => 0,
    };
    for (score, format) in &mut scores {
        if *format == holder {
            *score += items;
        } else if *format == chat.format() {
            *score += messages;
        }
        // A session that does not say which it is.
        if *format == Format::GeminiCli {
            *score = (*score).max(usize::from(chat.is_session));
        }
    }
    let most = scores.iter().map(|(score, _)| *score).max().unwrap_or_default();
    if most == 0 && chat.is_empty {
        return Ok(chat.format());
    }
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
    fn a_capture_of_the_output_is_told_as_a_log() {
        for text in [
            r#"{"type":"system","subtype":"init","session_id":"s1","tools":[]}"#,
            r#"{"type":"assistant","message":{"role":"assistant","content":[]},"session_id":"s1"}"#,
            r#"{"type":"user","message":{"role":"user","content":"x"},"timestamp":"2026-03-04T09:00:00Z"}"#,
        ] {
            assert_eq!(sniff(text.as_bytes()), Ok(Format::ClaudeCode), "{text}");
        }
        let other = r#"{"type":"message","message":{"role":"user","content":"x"}}"#;
        assert_ne!(sniff(other.as_bytes()), Ok(Format::ClaudeCode));
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
        assert_eq!(sniff(message.as_bytes()), Ok(Format::OpenAiChat));
        let record = r#"{"type":"message","seq":1,"id":"r1","ts":"x","role":"user","content":[]}"#;
        assert_eq!(sniff(record.as_bytes()), Ok(Format::SessionRecord));
    }

    #[test]
    fn messages_are_told_whatever_they_stand_in() {
        let messages = r#"{"role":"system","content":"x"},{"role":"user","content":[{"type":"text","text":"y"}]}"#;
        for text in [
            format!("[{messages}]"),
            format!("\u{feff}\r\n[\n  {messages}\n]"),
            format!("{{\"messages\":[{messages}]}}"),
            format!(
                "{{\n\"model\": \"m\",\n\"tools\":[{{\"type\":\"function\"}}],\"messages\" : [\n{messages}]}}"
            ),
            messages.replace("},{\"role", "}\r\n\n{\"role"),
            format!("{{\"messages\":[{messages}]}}\n{{\"messages\":[{messages}]}}\n"),
            // Only the first part of a file is looked at.
            format!("[{messages},{{\"role\":\"user\",\"content\":\"{}", "x".repeat(1 << 17)),
            " [ ]\n".to_owned(),
            "{\"model\":\"m\",\"messages\":[]}".to_owned(),
        ] {
            assert_eq!(sniff(text.as_bytes()), Ok(Format::OpenAiChat), "{text:.200}");
        }
    }

    #[test]
    fn anthropics_messages_are_told_by_their_blocks() {
        let call = r#"{"role":"assistant","content":[{"type":"text","text":"x"},{"type":"tool_use","id":"t","name":"f","input":{}}]}"#;
        let user = r#"{"role":"user","content":"x"}"#;
        for text in [
            format!("[{user},{call}]"),
            format!("[{{\"role\":\"system\",\"content\":\"x\"}},{call}]"),
            format!("{user}\n{call}\n"),
            format!("{{\"system\":\"x\",\"messages\":[{user}]}}"),
            format!("{{\"messages\":[{user}],\"system\":[{{\"type\":\"text\",\"text\":\"x\"}}]}}"),
            r#"[{"role":"assistant","type":"message","content":[{"type":"thinking","thinking":"x","signature":"y"}]}]"#.to_owned(),
        ] {
            assert_eq!(sniff(text.as_bytes()), Ok(Format::AnthropicMessages), "{text}");
        }
        // A text that speaks of a block is none, and neither is one in the input of a call.
        for text in [
            r#"[{"role":"user","content":"{\"type\":\"tool_use\"}"}]"#,
            r#"[{"role":"assistant","content":null,"tool_calls":[{"type":"tool_use","content":[{"type":"tool_use"}]}]}]"#,
        ] {
            assert_eq!(sniff(text.as_bytes()), Ok(Format::OpenAiChat), "{text}");
        }
    }

    #[test]
    fn what_has_no_role_or_a_type_is_no_message() {
        for text in [
            r#"{"session":"s","messages":[{"id":"m","type":"user","content":"x"}]}"#,
            r#"[{"role":"user","parts":[{"text":"x"}]},{"role":"model","parts":[{"text":"y"}]}]"#,
            r#"{"history":[{"role":"user","parts":[{"text":"x"}]}],"authType":"oauth-personal"}"#,
            r#"["a",1]"#,
            r#"{"hello":"world"}"#,
            r#"{"history":[{"role":"user","content":"x"}]}"#,
        ] {
            assert_eq!(sniff(text.as_bytes()), Err(Unsniffed { candidates: vec![] }), "{text}");
        }
    }

    const TEXT: &str = r#"{"role":"user","content":"x"}"#;
    const PARTS: &str = r#"{"role":"user","content":[{"type":"input_text","text":"x"}]}"#;
    const CALL: &str = r#"{"type":"function_call","call_id":"c","name":"f","arguments":"{}"}"#;

    #[test]
    fn response_items_are_told_whatever_they_stand_in() {
        let response = format!("{{\"id\":\"resp_1\",\"object\":\"response\",\"output\":[{CALL}]}}");
        for text in [
            format!("[{PARTS}]"),
            format!("[{TEXT},{CALL}]"),
            format!("\u{feff}\r\n[\n  {CALL},\n  {TEXT}\n]"),
            format!("{TEXT}\n{TEXT}\n{CALL}\n"),
            r#"{"type":"message","role":"user","content":"x"}"#.to_owned(),
            r#"[{"type":"item_reference","id":"msg_1"}]"#.to_owned(),
            format!("{{\"model\":\"m\",\"input\":[{TEXT}]}}"),
            format!("{{\n\"input\": [\n{PARTS}\n]\n}}"),
            r#"{"model":"m","instructions":"x","input":"y"}"#.to_owned(),
            r#"{"previous_response_id":"resp_1","input":"y"}"#.to_owned(),
            r#"{"id":"resp_1","object":"response","output":[]}"#.to_owned(),
            format!("{{\"object\":\"list\",\"data\":[{PARTS}],\"has_more\":false}}"),
            format!("{response}\n{response}\n"),
            format!("[{response}]"),
            format!(
                "{{\"model\":\"m\",\"input\":[{CALL},{{\"role\":\"user\",\"content\":\"{}",
                "x".repeat(1 << 17)
            ),
        ] {
            assert_eq!(sniff(text.as_bytes()), Ok(Format::OpenAiResponses), "{text:.200}");
        }
    }

    #[test]
    fn what_looks_like_response_items_is_told_from_them() {
        for (text, format) in [
            // Behind the header of a log of Codex they are rows of it.
            (
                format!("{{\"id\":\"s\",\"timestamp\":\"t\",\"instructions\":null}}\n{CALL}\n{CALL}\n"),
                Ok(Format::Codex),
            ),
            (format!("{{\"record_type\":\"state\"}}\n{CALL}\n"), Ok(Format::Codex)),
            (
                format!("{{\"timestamp\":\"t\",\"type\":\"response_item\",\"payload\":{CALL}}}\n{CALL}\n"),
                Ok(Format::Codex),
            ),
            (format!("[{TEXT},{TEXT}]"), Ok(Format::OpenAiChat)),
            (format!("{{\"messages\":[{TEXT}],\"input\":[{CALL}]}}"), Ok(Format::OpenAiChat)),
            (
                r#"{"type":"message","seq":1,"id":"r1","role":"user","content":[{"type":"input_text"}]}"#.to_owned(),
                Ok(Format::SessionRecord),
            ),
            (
                r#"[{"role":"assistant","type":"message","content":[{"type":"thinking","thinking":"x"}],"stop_reason":"end_turn"}]"#.to_owned(),
                Ok(Format::AnthropicMessages),
            ),
            (
                r#"{"type":"user","uuid":"u","sessionId":"s","message":{"role":"user","content":[{"type":"input_text"}]}}"#.to_owned(),
                Ok(Format::ClaudeCode),
            ),
            (
                r#"{"type":"message","id":"a","parentId":null,"message":{"role":"user","content":[{"type":"input_text"}]}}"#.to_owned(),
                Ok(Format::Pi),
            ),
        ] {
            assert_eq!(sniff(text.as_bytes()), format, "{text}");
        }
        for text in [
            r#"{"model":"m","input":"x","encoding_format":"float"}"#,
            r#"{"object":"list","data":[{"object":"model","id":"m"}]}"#,
            r#"{"input":"x"}"#,
            r#"{"type":"response.output_item.done","item":{"type":"message","role":"assistant","content":[]}}"#,
            r#"{"log":[{"type":"function_call","call_id":"c"}]}"#,
            r#"["function_call"]"#,
        ] {
            assert_eq!(sniff(text.as_bytes()), Err(Unsniffed { candidates: vec![] }), "{text}");
        }
    }

    #[test]
    fn what_is_as_much_of_one_interface_as_of_the_other_is_a_tie() {
        let call = r#"{"role":"assistant","content":null,"tool_calls":[{"id":"c"}]}"#;
        let candidates = vec![Format::OpenAiChat, Format::OpenAiResponses];
        for text in [format!("[{TEXT},{call},{CALL}]"), format!("{call}\n{CALL}\n{TEXT}\n")] {
            let tie = Unsniffed { candidates: candidates.clone() };
            assert_eq!(sniff(text.as_bytes()), Err(tie), "{text}");
        }
        let more = format!("[{call},{CALL},{PARTS}]");
        assert_eq!(sniff(more.as_bytes()), Ok(Format::OpenAiResponses));
    }

    #[test]
    fn a_gemini_log_is_told_from_messages_and_from_other_logs() {
        let header = r#"{"sessionId":"s","projectHash":"h","startTime":"2026-03-04T09:00:00Z"}"#;
        let message = r#"{"id":"m","timestamp":"2026-03-04T09:00:00Z","type":"user","content":[{"text":"x"}]}"#;
        let calls = r#"{"id":"n","timestamp":"2026-03-04T09:00:00Z","type":"gemini","content":"","toolCalls":[{"id":"t","name":"f","args":{"role":"user","content":"x"}}]}"#;
        for text in [
            header.to_owned(),
            message.to_owned(),
            format!("{header}\n{message}\n{calls}\n"),
            format!("{{\"sessionId\":\"s\",\"proj\n{calls}\n"),
            "{\"$rewindTo\":\"m\"}\n".to_owned(),
            format!("{{\"$set\":{{\"messages\":[{message}]}}}}"),
            format!("{{\"sessionId\":\"s\",\"messages\":[{message},{calls}]}}"),
            format!(
                "{{\n  \"sessionId\": \"s\",\n  \"projectHash\": \"h\",\n  \"messages\": [\n    {message}\n  ]\n}}"
            ),
            "{\"sessionId\":\"s\",\"projectHash\":\"h\",\"messages\":[]}".to_owned(),
            r#"{"messages":[{"type":"user","content":"x"},{"type":"gemini","content":"y"}]}"#
                .to_owned(),
            r#"{"id":"n","type":"gemini","content":"y"}"#.to_owned(),
        ] {
            assert_eq!(sniff(text.as_bytes()), Ok(Format::GeminiCli), "{text}");
        }
        let chat =
            r#"{"sessionId":"s","projectHash":"h","messages":[{"role":"user","content":"x"}]}"#;
        assert_eq!(sniff(chat.as_bytes()), Ok(Format::OpenAiChat));
        let row = r#"{"type":"user","uuid":"u","id":"m","timestamp":"t","sessionId":"s","message":{"content":"x"}}"#;
        assert_eq!(sniff(row.as_bytes()), Ok(Format::ClaudeCode));
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
