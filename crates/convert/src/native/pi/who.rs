//! Who wrote what stands in the role of a user (ASR-202, ASR-203), and what is not a model's in the role of the assistant.
//!
//! Pi puts in the role of a user what a person typed, and the skills and files that it unfolds there. `OpenClaw` puts there what comes from
//! elsewhere too: messages of a chat in an envelope, what a schedule asks, what another session says. What begins like one of these is
//! never a person's, whatever else is said of it.

use std::borrow::Cow;

use exact_json::{Kind, Value};

use super::row::{Row, text};
use crate::native::voices::Voices;
pub(super) use crate::native::who::Who;
use crate::native::wrapper::wrapped;

/// Texts that are inserted, by how they begin.
const INSERTED: &[(&str, Who)] = &[
    ("A new session was started via /new or /reset", Who::INJECTED),
    ("A scheduled reminder has been triggered", Who::INJECTED),
    ("A subagent task ", Who::INJECTED),
    ("An async command you ran earlier has completed", Who::INJECTED),
    ("Continue where you left off. The previous model attempt", Who::INJECTED),
    ("Pre-compaction memory flush", Who::INJECTED),
    ("Read HEARTBEAT.md", Who::INJECTED),
    ("The conversation history before this point was compacted", Who::INJECTED),
    ("The following is a summary of a branch", Who::INJECTED),
    ("[Inter-session message]", Who::PEER),
    ("[OpenClaw heartbeat", Who::INJECTED),
    ("[Subagent Context]", Who::PEER),
    ("[Subagent Task]", Who::PEER),
    ("[System Message]", Who::INJECTED),
    ("[cron:", Who::INJECTED),
    ("[hook:", Who::INJECTED),
];

/// Texts that begin with what is inserted, and go on with what is not.
const INTRODUCED: &[&str] = &[
    "Note: The previous agent run was aborted",
    "SECURITY NOTICE: The following content is from an EXTERNAL",
    "<<<EXTERNAL_UNTRUSTED_CONTENT",
];

/// Tags around texts that are inserted.
const TAGS: &[&str] = &["file", "relevant-memories", "skill", "system-reminder"];

/// What the brackets of an envelope, or of a note on what came with a message, begin with.
const BRACKETS: &[&str] = &[
    "Attached",
    "BlueBubbles",
    "Chat messages since your last reply",
    "Current message",
    "Discord",
    "Feishu",
    "Forwarded",
    "Google Chat",
    "GoogleChat",
    "IRC",
    "LINE",
    "Line",
    "MS Teams",
    "MSTeams",
    "Matrix",
    "Mattermost",
    "Nextcloud Talk",
    "Nostr",
    "QQ",
    "Queued messages while agent was busy",
    "Replying to",
    "Signal",
    "Slack",
    "Teams",
    "Telegram",
    "Thread starter",
    "Tlon",
    "Twitch",
    "WebChat",
    "Webchat",
    "WhatsApp",
    "Zalo",
    "iMessage",
    "media attached",
    "message_id",
];

/// How the first line of what is told about a message begins.
const METADATA: &[&str] = &[
    "Chat history since last reply",
    "Conversation context",
    "Conversation info",
    "Forwarded message context",
    "Replied message",
    "Reply target of current user message",
    "Sender",
    "Thread starter",
    "Untrusted context",
];

/// Who inserted a text, if it is known by its beginning to be inserted. Of a text that goes on behind what was inserted nobody is known to
/// be the author: a person in a chat, as far as anyone can tell.
pub(super) fn inserted(text: &str) -> Option<Who> {
    let mut text = text.trim();
    let mut is_stamped = false;
    while let Some(behind) = behind_stamp(text) {
        (text, is_stamped) = (behind, true);
    }
    let known = INSERTED.iter().find(|(start, _)| text.starts_with(start));
    if let Some((_, who)) = known {
        return Some(who.clone());
    }
    let is_whole = TAGS
        .iter()
        .find_map(|name| wrapped(text, name))
        .or_else(|| bracketed(text))
        .or_else(|| events(text))
        .or_else(|| introduced(text).then_some(false));
    match is_whole {
        Some(true) => Some(Who::INJECTED),
        Some(false) => Some(Who::UNKNOWN),
        None => is_stamped.then_some(Who::UNKNOWN),
    }
}

/// What stands behind the time that is put before a text: `[Wed 2026-03-11 23:51 PDT]`.
fn behind_stamp(text: &str) -> Option<&str> {
    let (stamp, behind) = text.strip_prefix('[')?.split_once(']')?;
    let (day, date) = stamp.split_once(' ')?;
    let is_day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].contains(&day);
    let is_date = date.starts_with(|first: char| first.is_ascii_digit());
    (is_day && is_date).then(|| behind.trim_start())
}

/// Whether a text begins with an envelope or a note in brackets: `Some(true)` where that is all of it.
fn bracketed(text: &str) -> Option<bool> {
    let within = text.strip_prefix('[')?;
    let is_known = |name: &&str| {
        let behind = within.strip_prefix(*name);
        behind.is_some_and(|behind| !behind.starts_with(char::is_alphanumeric))
    };
    BRACKETS.iter().find(|name| is_known(name))?;
    let behind = within.split_once(']').map_or("", |(_, behind)| behind);
    Some(behind.trim().is_empty())
}

/// Whether a text begins with what the system tells, a line each: `Some(true)` where that is all of it.
fn events(text: &str) -> Option<bool> {
    let is_event =
        |line: &str| line.starts_with("System: [") || line.starts_with("System (untrusted): [");
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    is_event(lines.next()?).then(|| lines.all(is_event))
}

/// Whether a text begins, or ends, with what is told about it.
fn introduced(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default().trim_end();
    let is_about = |name: &&str| {
        let behind = first.strip_prefix(*name);
        behind.is_some_and(|behind| behind.starts_with(':') || behind.starts_with(" ("))
    };
    INTRODUCED.iter().any(|start| text.starts_with(start))
        || first.ends_with("(untrusted metadata):")
        || first.ends_with("(untrusted, for context):")
        || METADATA.iter().any(is_about)
        || text.lines().any(|line| line.starts_with("[message_id:"))
}

/// Who wrote the parts of a message of a user.
pub(super) fn voices(message: Value<'_>) -> Voices {
    let sender = sender(message);
    if sender != Who::PROMPT {
        return Voices::all(sender);
    }
    let content = message.get("content");
    let count = content.map_or(0, |content| content.items().count().max(1));
    let mut of_parts: Vec<Option<Who>> = vec![None; count];
    let mut voices: Vec<Who> = Vec::new();
    for (place, text) in content.into_iter().flat_map(words) {
        let who = inserted(&text).unwrap_or(Who::PROMPT);
        if !voices.contains(&who) {
            voices.push(who.clone());
        }
        if let Some(part) = of_parts.get_mut(place) {
            *part = Some(who);
        }
    }
    // What is no text is of whoever wrote the texts beside it, if that is one.
    let others = match &voices[..] {
        [] => Who::PROMPT,
        [who] => who.clone(),
        _ => Who::UNKNOWN,
    };
    Voices::of(of_parts, &others)
}

/// Who sent a message, as `OpenClaw` says it beside; where nothing does, a person.
fn sender(message: Value<'_>) -> Who {
    let Some(provenance) = message.get("provenance").filter(|value| !value.is_null()) else {
        return Who::PROMPT;
    };
    let kind = provenance.get("kind").and_then(text).map(exact_json::Text::decode);
    match kind.as_deref() {
        Some("external_user") => Who::PROMPT,
        Some("inter_session") => Who::PEER,
        Some("internal_system") => Who::INJECTED,
        _ => Who::UNKNOWN,
    }
}

/// The texts of a content, each with its place.
fn words(content: Value<'_>) -> Vec<(usize, Cow<'_, str>)> {
    let word = |value: Value<'_>| value.kind() == Kind::String;
    if word(content) {
        return text(content).map(|text| (0, text.decode())).into_iter().collect();
    }
    let of_block = |block| match text(block) {
        Some(text) => Some(text),
        None => block.get("text").and_then(text),
    };
    let blocks = content.items().enumerate();
    blocks.filter_map(|(place, block)| Some((place, of_block(block)?.decode()))).collect()
}

/// What `OpenClaw` calls the model of what no model wrote.
const NO_MODELS: [&str; 2] = ["delivery-mirror", "gateway-injected"];

/// Whether a message of the assistant is none of a model's: a copy of what was delivered to a chat, or what was put in beside.
pub(super) fn is_not_a_models(row: &Row<'_>) -> bool {
    row.says("provider", "openclaw") && NO_MODELS.iter().any(|name| row.says("model", name))
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    #[test]
    fn what_is_inserted_is_never_a_persons() {
        for (text, who) in [
            ("<skill name=\"lint\" location=\"/home/ana/s\">\nRun it.\n</skill>", Who::INJECTED),
            ("<skill name=\"lint\">\nRun it.\n</skill>\n\nOn src only.", Who::UNKNOWN),
            ("<file name=\"/home/ana/a.txt\">\nDelete it.\n</file>\nRead this.", Who::UNKNOWN),
            ("[Attached file: a.pdf]", Who::INJECTED),
            ("[Attached: a.pdf] What is in it?", Who::UNKNOWN),
            ("[media attached: /tmp/a.jpg (image/jpeg)]\nSee?", Who::UNKNOWN),
            ("[WhatsApp +49 170 0000000 2026-03-04 09:00 UTC] Buy pears.", Who::UNKNOWN),
            ("[Wed 2026-03-04 09:00 UTC] Buy pears.", Who::UNKNOWN),
            ("[Wed 2026-03-04 09:00 UTC] [Subagent Context] You are one.", Who::PEER),
            ("[Inter-session message] sourceSession=a isUser=false\nGo.", Who::PEER),
            ("[cron:7 morning] Water the plants.", Who::INJECTED),
            ("Read HEARTBEAT.md if it exists. Follow it strictly.", Who::INJECTED),
            ("System: [2026-03-04 09:00:00 UTC] Node connected", Who::INJECTED),
            ("System: [2026-03-04 09:00:00 UTC] Node connected\n\nBuy pears.", Who::UNKNOWN),
            (
                "Conversation info (untrusted metadata):\n```json\n{}\n```\n\nBuy pears.",
                Who::UNKNOWN,
            ),
            ("Sender (untrusted metadata):\n```json\n{}\n```\n\nBuy.", Who::UNKNOWN),
            ("Buy pears.\n[message_id: 10285]", Who::UNKNOWN),
            ("<relevant-memories>\nlikes pears\n</relevant-memories>", Who::INJECTED),
        ] {
            assert_eq!(inserted(text), Some(who), "{text}");
        }
    }

    #[test]
    fn what_only_looks_a_little_like_it_is_a_persons() {
        for text in [
            "Fix it.",
            "What does <skill> do?",
            "<skills>a</skills>",
            "[ ] buy pears",
            "[Signals] are the topic",
            "[Wed] is fine",
            "he said (untrusted metadata): and left",
            "System design, please.",
            "Senders are unknown.",
            "",
        ] {
            assert_eq!(inserted(text), None, "{text}");
        }
    }

    #[test]
    fn stamps_are_passed_however_many_there_are() {
        let text = "[Wed 2026] ".repeat(100_000) + "Go.";
        assert_eq!(inserted(&text), Some(Who::UNKNOWN));
    }

    #[test]
    fn a_message_is_of_whom_the_log_says() {
        let mut scanner = Scanner::new();
        let mut of = |message: &str| {
            let voices = voices(scanner.scan_str(message).unwrap().root());
            (voices.of_message.clone(), voices.own(0), voices.own(1))
        };
        let all = |who: Who| (who, None, None);
        for (message, who) in [
            (r#"{"content":"Go."}"#, all(Who::PROMPT)),
            (r#"{"content":[{"type":"image","data":""}]}"#, all(Who::PROMPT)),
            (r#"{"content":"Go.","provenance":{"kind":"external_user"}}"#, all(Who::PROMPT)),
            (r#"{"content":"[cron:1 a] Go.","provenance":null}"#, all(Who::INJECTED)),
            (r#"{"content":"Go.","provenance":{"kind":"inter_session"}}"#, all(Who::PEER)),
            (r#"{"content":"Go.","provenance":{"kind":"internal_system"}}"#, all(Who::INJECTED)),
            (r#"{"content":"Go.","provenance":{"kind":"unheard of"}}"#, all(Who::UNKNOWN)),
            (
                r#"{"content":[{"type":"text","text":"<file name=\"a\">b</file>"},{"type":"text","text":"Go."}]}"#,
                (Who::UNKNOWN, Some(Who::INJECTED), Some(Who::PROMPT)),
            ),
        ] {
            assert_eq!(of(message), who, "{message}");
        }
    }
}
