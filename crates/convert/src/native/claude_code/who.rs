//! Who wrote the text of a `user` row (ASR-202, ASR-203), and how it entered the session.
//!
//! The rule is: never more human than the log says. What the log marks as inserted is never human;
//! what it does not mark at all is a prompt, because that is how the log stores prompts.

use exact_json::Value;

use super::row::{Mark, Row, text};
pub(super) use crate::native::who::Who;

/// Who wrote what a user row holds, before its text is looked at.
pub(super) fn of_row(row: &Row<'_>) -> Who {
    let who = of_marks(row);
    if row.mark == Mark::Doubtful && who.is_human() { Who::UNKNOWN } else { who }
}

fn of_marks(row: &Row<'_>) -> Who {
    if row.mark == Mark::Inserted {
        return Who::INJECTED;
    }
    if let Some(origin) = row.origin {
        return of_origin(origin, Who::PROMPT);
    }
    if let Some(source) = row.prompt_source {
        return of_prompt_source(source);
    }
    if row.is_sidechain() {
        return Who::PEER;
    }
    // A message in another role than the row's was not typed, whoever wrote it.
    let role = row.message.and_then(|message| message.get("role")).filter(|role| !role.is_null());
    if role.is_none_or(|role| role.is_str("user")) { Who::PROMPT } else { Who::UNKNOWN }
}

/// Who wrote a prompt that was queued while the agent was busy. What its row is marked with counts as
/// much as what the prompt itself is marked with: the least human of them.
pub(super) fn of_queued(row: &Row<'_>, command: Value<'_>) -> Who {
    let both = [row.root, command];
    let is_inserted = |of: &Value<'_>| {
        let is = |name: &str| of.get(name).and_then(Value::as_bool) == Some(true);
        is("isMeta")
            || is("isCompactSummary")
            || is("isSynthetic")
            || of.get("commandMode").is_some_and(|mode| mode.is_str("task-notification"))
    };
    if both.iter().any(is_inserted) {
        return Who::INJECTED;
    }
    let said = |name: &'static str| {
        both.into_iter().filter_map(move |of| of.get(name).filter(|value| !value.is_null()))
    };
    let origins = said("origin").map(|origin| of_origin(origin, Who::QUEUED));
    let mut voices = origins.chain(said("promptSource").map(of_prompt_source));
    let is_said = said("origin").next().is_some();
    match voices.find(|who| !who.is_human()) {
        Some(who) => who,
        None if row.is_sidechain == Some(true) => {
            if is_said {
                Who::UNKNOWN
            } else {
                Who::PEER
            }
        }
        None if row.mark == Mark::Doubtful => Who::UNKNOWN,
        None => Who::QUEUED,
    }
}

/// Who wrote a prompt that also stands where it was put in the queue: no more human than it was there.
pub(super) fn of_waiting(speaker: Who, enqueued: Option<&Row<'_>>) -> Who {
    let waited = enqueued.filter(|_| speaker.is_human()).map(|row| of_queued(row, row.root));
    waited.filter(|who| !who.is_human()).unwrap_or(speaker)
}

/// What the text says about its author, where the row leaves it to the text.
///
/// A wrapper of the harness is known by its tag. Where the same string has other text beside the wrapper,
/// in front of it or behind it, the string has two authors, and nothing is said.
pub(super) fn of_text(text: &str, row: &Who) -> Who {
    let Some(wrapper) = wrapper(text) else { return row.clone() };
    match wrapper {
        // Someone typed it: as human as the row is otherwise.
        Wrapper::Command if row.is_human() => Who::COMMAND,
        Wrapper::Command => row.clone(),
        Wrapper::Inserted(_) | Wrapper::Mixed if !row.is_human() => row.clone(),
        Wrapper::Inserted(who) => who,
        Wrapper::Mixed => Who::UNKNOWN,
    }
}

/// Who wrote a block of a prompt that nobody types: a call of a tool, or a value of no kind.
pub(super) fn of_odd_block(row: &Who) -> Who {
    if row.is_human() { Who::UNKNOWN } else { row.clone() }
}

fn of_origin(origin: Value<'_>, human: Who) -> Who {
    let kind = origin.get("kind").unwrap_or(origin);
    match text(kind).map(exact_json::Text::decode).as_deref() {
        Some("human") => human,
        Some("peer" | "teammate") => Who::PEER,
        Some("task-notification" | "cron" | "loop" | "auto-continuation" | "scheduled-task") => {
            Who::INJECTED
        }
        Some("hook") => Who::HOOK,
        // A kind that nobody has told us about never becomes human.
        _ => Who::UNKNOWN,
    }
}

fn of_prompt_source(source: Value<'_>) -> Who {
    match text(source).map(exact_json::Text::decode).as_deref() {
        Some("user" | "typed" | "keyboard" | "suggestion_accepted") => Who::PROMPT,
        Some("queued") => Who::QUEUED,
        Some("system" | "auto") => Who::INJECTED,
        _ => Who::UNKNOWN,
    }
}

/// Whether a text, as it is spelled, could have a wrapper: cheap to ask of every text.
pub(super) fn may_wrap(raw: &str) -> bool {
    if raw.contains('<') || raw.contains("\\u00") {
        return true;
    }
    let mut rest = raw.trim_start();
    while let Some(behind) = ["\\n", "\\r", "\\t"].iter().find_map(|white| rest.strip_prefix(white))
    {
        rest = behind.trim_start();
    }
    rest.starts_with(['[', 'C', 'T', '\\'])
}

enum Wrapper {
    /// A slash or shell command that someone typed.
    Command,
    /// Text that the harness, a hook or another agent put in.
    Inserted(Who),
    /// Such text, and other text beside it.
    Mixed,
}

/// Tags around text that the harness inserts.
const INSERTED: &[(&str, Who)] = &[
    ("system-reminder", Who::INJECTED),
    ("local-command-stdout", Who::INJECTED),
    ("local-command-stderr", Who::INJECTED),
    ("local-command-caveat", Who::INJECTED),
    ("bash-stdout", Who::INJECTED),
    ("bash-stderr", Who::INJECTED),
    ("task-notification", Who::INJECTED),
    ("scheduled-task", Who::INJECTED),
    ("forked-skill-launch", Who::INJECTED),
    ("persisted-output", Who::INJECTED),
    ("ide_opened_file", Who::INJECTED),
    ("ide_selection", Who::INJECTED),
    ("ide_diagnostics", Who::INJECTED),
    ("new-diagnostics", Who::INJECTED),
    ("mcp-resource", Who::INJECTED),
    ("tick", Who::INJECTED),
    ("post-tool-use-hook", Who::HOOK),
    ("user-prompt-submit-hook", Who::HOOK),
    ("session-start-hook", Who::HOOK),
    ("teammate-message", Who::PEER),
];

/// Tags around a command that someone typed.
const COMMANDS: &[&str] =
    &["command-name", "command-message", "command-args", "bash-input", "user-memory-input"];

/// Beginnings of texts that the harness inserts without a tag.
const PHRASES: &[&str] = &[
    "[Request interrupted by user",
    "[SYSTEM NOTIFICATION",
    "Caveat: The messages below were generated by the user while running local commands.",
    "This session is being continued from a previous conversation",
    "<<autonomous-loop",
];

fn wrapper(text: &str) -> Option<Wrapper> {
    let text = text.trim_start();
    if PHRASES.iter().any(|phrase| text.starts_with(phrase)) {
        return Some(Wrapper::Inserted(Who::INJECTED));
    }
    match tag(text) {
        Some(name) if inserted(name).is_some() => Some(wrapped(text)),
        _ if has_inserted(text) => Some(Wrapper::Mixed),
        Some(name) if COMMANDS.contains(&name) => Some(Wrapper::Command),
        _ => None,
    }
}

/// Who inserts what stands in this tag.
fn inserted(name: &str) -> Option<&'static Who> {
    INSERTED.iter().find(|(tag, _)| *tag == name).map(|(_, who)| who)
}

/// The name of the tag that a text begins with.
fn tag(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('<')?;
    let end = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')?;
    let (name, rest) = inner.split_at(end);
    rest.starts_with(['>', ' ', '\n', '\r', '\t', '/']).then_some(name)
}

/// A text that begins with an inserted tag: one such tag after another, each with its closing tag, or
/// more than that.
fn wrapped(mut text: &str) -> Wrapper {
    let mut who: Option<&Who> = None;
    while let Some(of_tag) = tag(text).and_then(|name| inserted(name).map(|who| (name, who))) {
        let (name, of_tag) = of_tag;
        if who.is_some_and(|who| who != of_tag) {
            return Wrapper::Mixed;
        }
        who = Some(of_tag);
        let close = format!("</{name}>");
        // A tag that is never closed wraps the rest: the text was cut.
        let Some(end) = text.find(&close) else { return Wrapper::Inserted(of_tag.clone()) };
        text = text.get(end + close.len()..).unwrap_or_default().trim_start();
    }
    match who {
        Some(who) if text.is_empty() => Wrapper::Inserted(who.clone()),
        _ => Wrapper::Mixed,
    }
}

/// Whether an inserted tag stands anywhere in a text: closed, or at the start of a line. A tag that is
/// only named in the middle of a sentence wraps nothing.
fn has_inserted(text: &str) -> bool {
    // Where each tag is closed for the last time, once it has been looked for.
    let mut closed = [None; INSERTED.len()];
    memchr::memchr_iter(b'<', text.as_bytes()).any(|at| {
        let Some(name) = text.get(at..).and_then(tag) else { return false };
        let Some(index) = INSERTED.iter().position(|(tag, _)| *tag == name) else { return false };
        let before = text.get(..at).unwrap_or_default().trim_end_matches([' ', '\t']);
        if before.is_empty() || before.ends_with('\n') {
            return true;
        }
        let Some(closed) = closed.get_mut(index) else { return false };
        let last = closed.get_or_insert_with(|| text.rfind(&format!("</{name}>")));
        last.is_some_and(|last| last > at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use exact_json::Scanner;

    fn row(json: &str) -> Who {
        let mut scanner = Scanner::new();
        of_row(&Row::of(scanner.scan_str(json).expect("json").root()))
    }

    fn queued(json: &str) -> Who {
        let mut scanner = Scanner::new();
        let row = scanner.scan_str(json).expect("json").root();
        of_queued(&Row::of(row), row.get("attachment").unwrap_or(row))
    }

    #[test]
    fn an_unmarked_row_is_a_prompt() {
        assert_eq!(row(r#"{"type":"user"}"#), Who::PROMPT);
        assert_eq!(row(r#"{"type":"user","origin":null,"isMeta":false}"#), Who::PROMPT);
    }

    #[test]
    fn the_origin_decides_where_it_is_present() {
        assert_eq!(row(r#"{"type":"user","origin":{"kind":"human"}}"#), Who::PROMPT);
        assert_eq!(
            row(
                r#"{"type":"user","isSidechain":true,"origin":{"kind":"human"},"promptSource":"sdk"}"#
            ),
            Who::PROMPT
        );
        assert_eq!(row(r#"{"type":"user","origin":{"kind":"peer"}}"#), Who::PEER);
        assert_eq!(row(r#"{"type":"user","origin":{"kind":"cron"}}"#), Who::INJECTED);
    }

    #[test]
    fn an_unknown_origin_is_never_human() {
        for origin in [r#"{"kind":"cli"}"#, r#"{"kind":1}"#, "{}", "[]", "true", r#""somewhere""#] {
            let json = format!(r#"{{"type":"user","origin":{origin},"promptSource":"typed"}}"#);
            assert_eq!(row(&json), Who::UNKNOWN, "{origin}");
            let json = format!(r#"{{"type":"queued_command","origin":{origin}}}"#);
            assert_eq!(queued(&json), Who::UNKNOWN, "{origin}");
        }
        assert_eq!(row(r#"{"type":"user","promptSource":"sdk"}"#), Who::UNKNOWN);
        assert_eq!(row(r#"{"type":"user","promptSource":"typed"}"#), Who::PROMPT);
    }

    #[test]
    fn what_is_marked_as_inserted_is_never_human() {
        for mark in ["isMeta", "isCompactSummary"] {
            let json = format!(r#"{{"type":"user","{mark}":true,"origin":{{"kind":"human"}}}}"#);
            assert_eq!(row(&json), Who::INJECTED, "{mark}");
        }
        assert_eq!(queued(r#"{"isMeta":true}"#), Who::INJECTED);
        assert_eq!(queued(r#"{"commandMode":"task-notification"}"#), Who::INJECTED);
    }

    #[test]
    fn the_marks_of_a_queued_prompts_row_count_too() {
        let of = |marks: &str| {
            queued(&format!(r#"{{"type":"attachment",{marks},"attachment":{{"prompt":"x"}}}}"#))
        };
        assert_eq!(of(r#""isMeta":true"#), Who::INJECTED);
        assert_eq!(of(r#""origin":{"kind":"task-notification"}"#), Who::INJECTED);
        assert_eq!(of(r#""origin":{"kind":"human"}"#), Who::QUEUED);
        assert_eq!(of(r#""isSidechain":true"#), Who::PEER);
        assert_eq!(of(r#""isSidechain":true,"origin":{"kind":"human"}"#), Who::UNKNOWN);
        assert_eq!(of(r#""promptSource":"sdk""#), Who::UNKNOWN);
        assert_eq!(of(r#""isMeta":false"#), Who::QUEUED);
    }

    #[test]
    fn a_message_in_another_role_is_no_prompt() {
        for role in ["assistant", "tool", "system"] {
            let json = format!(r#"{{"type":"user","message":{{"role":"{role}","content":"x"}}}}"#);
            assert_eq!(row(&json), Who::UNKNOWN, "{role}");
        }
        assert_eq!(
            row(r#"{"type":"user","isMeta":true,"message":{"role":"assistant"}}"#),
            Who::INJECTED
        );
        assert_eq!(row(r#"{"type":"user","message":{"role":"user"}}"#), Who::PROMPT);
    }

    #[test]
    fn a_sidechain_prompt_is_an_agents() {
        assert_eq!(row(r#"{"type":"user","isSidechain":true}"#), Who::PEER);
    }

    #[test]
    fn wrappers_are_known_by_their_tags() {
        let prompt = Who::PROMPT;
        for (text, who) in [
            ("Fix the parser.", Who::PROMPT),
            ("<b>bold</b> words of a person", Who::PROMPT),
            ("<command-name>/clear</command-name>\n<command-args></command-args>", Who::COMMAND),
            ("<command-message>x is running…</command-message>", Who::COMMAND),
            ("<bash-input>ls</bash-input>", Who::COMMAND),
            ("<local-command-stdout></local-command-stdout>", Who::INJECTED),
            ("<bash-stdout>a</bash-stdout><bash-stderr></bash-stderr>", Who::INJECTED),
            ("\n<system-reminder>\nRemember.\n</system-reminder>\n", Who::INJECTED),
            ("<system-reminder>a</system-reminder> Fix the parser.", Who::UNKNOWN),
            ("Fix the parser.\n<system-reminder>a</system-reminder>", Who::UNKNOWN),
            ("Fix <system-reminder>a</system-reminder> the parser.", Who::UNKNOWN),
            ("Fix the parser.\n<system-reminder>cut", Who::UNKNOWN),
            ("<b>x</b><system-reminder>a</system-reminder>", Who::UNKNOWN),
            ("<command-name>/x</command-name><system-reminder>a</system-reminder>", Who::UNKNOWN),
            ("<user-memory-input>x</user-memory-input><tick>y</tick>", Who::UNKNOWN),
            ("<system-reminder>a</system-reminder><b>Fix</b>", Who::UNKNOWN),
            ("What does <system-reminder> mean?", Who::PROMPT),
            ("<user-memory-input>x</user-memory-input>", Who::COMMAND),
            ("<ide_opened_file>The user opened a.rs</ide_opened_file>", Who::INJECTED),
            ("<ide_selection>x</ide_selection>", Who::INJECTED),
            ("<ide_diagnostics>x</ide_diagnostics>", Who::INJECTED),
            ("<new-diagnostics>x</new-diagnostics>", Who::INJECTED),
            ("<post-tool-use-hook>x</post-tool-use-hook>", Who::HOOK),
            ("<mcp-resource server=\"a\" uri=\"b\">x</mcp-resource>", Who::INJECTED),
            ("<tick>09:00</tick>", Who::INJECTED),
            ("<task-notification>\n<task-id>1</task-id></task-notification>", Who::INJECTED),
            ("[Request interrupted by user for tool use]", Who::INJECTED),
            ("<user-prompt-submit-hook>x</user-prompt-submit-hook>", Who::HOOK),
            ("<teammate-message teammate_id=\"a\">x</teammate-message>", Who::PEER),
        ] {
            assert_eq!(of_text(text, &prompt), who, "{text}");
        }
    }

    #[test]
    fn a_text_full_of_tags_is_read_in_linear_time() {
        let named = "x <tick>".repeat(200_000);
        assert_eq!(of_text(&named, &Who::PROMPT), Who::PROMPT);
        assert_eq!(of_text(&format!("{named}</tick>"), &Who::PROMPT), Who::UNKNOWN);
        assert_eq!(of_text(&format!("</tick>{named}"), &Who::PROMPT), Who::PROMPT);
        let wrapped = "<tick></tick>".repeat(200_000);
        assert_eq!(of_text(&wrapped, &Who::PROMPT), Who::INJECTED);
    }

    #[test]
    fn a_wrapper_makes_nothing_more_human_than_its_row() {
        let command = "<command-name>/clear</command-name>";
        for who in [Who::INJECTED, Who::UNKNOWN, Who::PEER] {
            assert_eq!(of_text(command, &who), who);
        }
    }
}
