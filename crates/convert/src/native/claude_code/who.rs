//! Who wrote the text of a `user` row (ASR-202, ASR-203), and how it entered the session.
//!
//! The rule is: never more human than the log says. What the log marks as inserted is never human;
//! what it does not mark at all is a prompt, because that is how the log stores prompts.

use exact_json::Value;
use session_record_model::draft::{Author, Origin};

use super::row::{Row, text};

/// An author and an origin, each absent where the log does not say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Who {
    pub(super) author: Option<Author>,
    pub(super) origin: Option<Origin>,
}

impl Who {
    pub(super) const PROMPT: Self = Self::new(Author::Human, Origin::Prompt);
    pub(super) const QUEUED: Self = Self::new(Author::Human, Origin::Queued);
    pub(super) const COMMAND: Self = Self::new(Author::Human, Origin::Command);
    pub(super) const INJECTED: Self = Self::new(Author::Harness, Origin::Injected);
    pub(super) const NOTICE: Self = Self::new(Author::Harness, Origin::Notice);
    pub(super) const HOOK: Self = Self::new(Author::Hook, Origin::Injected);
    /// Another agent: a peer, or the one that started a subagent with its prompt.
    pub(super) const PEER: Self = Self::new(Author::Agent, Origin::InterSession);
    pub(super) const UNKNOWN: Self = Self { author: None, origin: None };

    const fn new(author: Author, origin: Origin) -> Self {
        Self { author: Some(author), origin: Some(origin) }
    }

    fn is_human(&self) -> bool {
        self.author == Some(Author::Human)
    }
}

/// Who wrote what a user row holds, before its text is looked at.
pub(super) fn of_row(row: &Row<'_>) -> Who {
    if row.is_inserted {
        return Who::INJECTED;
    }
    if let Some(origin) = row.origin {
        return of_origin(origin, Who::PROMPT);
    }
    if let Some(source) = row.prompt_source {
        return of_prompt_source(source);
    }
    if row.is_sidechain() { Who::PEER } else { Who::PROMPT }
}

/// Who wrote a prompt that was queued while the agent was busy.
pub(super) fn of_queued(command: Value<'_>) -> Who {
    let is_meta = command.get("isMeta").and_then(Value::as_bool) == Some(true);
    let is_notification =
        command.get("commandMode").is_some_and(|mode| mode.is_str("task-notification"));
    if is_meta || is_notification {
        return Who::INJECTED;
    }
    match command.get("origin").filter(|origin| !origin.is_null()) {
        Some(origin) => of_origin(origin, Who::QUEUED),
        None => Who::QUEUED,
    }
}

/// What the text says about its author, where the row leaves it to the text.
///
/// A wrapper of the harness is known by how the text begins. Where more text follows the wrapper in
/// the same string, the string has two authors, and nothing is said.
pub(super) fn of_text(text: &str, row: &Who) -> Who {
    let Some(wrapper) = wrapper(text) else { return row.clone() };
    match wrapper {
        // Someone typed it: as human as the row is otherwise.
        Wrapper::Command if row.is_human() => Who::COMMAND,
        Wrapper::Command => row.clone(),
        Wrapper::Inserted(_) if !row.is_human() => row.clone(),
        Wrapper::Inserted(who) => who,
        Wrapper::Mixed => Who::UNKNOWN,
    }
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

/// Whether a text, as it is spelled, could begin like a wrapper: cheap to ask of every text.
pub(super) fn may_wrap(raw: &str) -> bool {
    let mut rest = raw.trim_start();
    while let Some(behind) = ["\\n", "\\r", "\\t"].iter().find_map(|white| rest.strip_prefix(white))
    {
        rest = behind.trim_start();
    }
    rest.starts_with(['<', '[', 'C', 'T', '\\'])
}

enum Wrapper {
    /// A slash or shell command that someone typed.
    Command,
    /// Text that the harness, a hook or another agent put in.
    Inserted(Who),
    /// Such text, and more behind it.
    Mixed,
}

/// Tags around text that the harness inserts. A text is known by the tag it begins with.
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
    ("user-memory-input", Who::COMMAND),
    ("user-prompt-submit-hook", Who::HOOK),
    ("session-start-hook", Who::HOOK),
    ("teammate-message", Who::PEER),
];

/// Tags around a command that someone typed.
const COMMANDS: &[&str] = &["command-name", "command-message", "command-args", "bash-input"];

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
    let name = tag(text)?;
    if COMMANDS.contains(&name) {
        return Some(Wrapper::Command);
    }
    let (_, who) = INSERTED.iter().find(|(tag, _)| *tag == name)?;
    if is_wrapped(text) { Some(Wrapper::Inserted(who.clone())) } else { Some(Wrapper::Mixed) }
}

/// The name of the tag that a text begins with.
fn tag(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('<')?;
    let end = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')?;
    let (name, rest) = inner.split_at(end);
    rest.starts_with(['>', ' ', '\n']).then_some(name)
}

/// Whether a text is one tag after another, each with its closing tag, and nothing else.
fn is_wrapped(mut text: &str) -> bool {
    while let Some(name) = tag(text) {
        let close = format!("</{name}>");
        // A tag that is never closed wraps the rest: the text was cut.
        let Some(end) = text.find(&close) else { return true };
        text = text.get(end + close.len()..).unwrap_or_default().trim_start();
    }
    text.is_empty()
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
        of_queued(scanner.scan_str(json).expect("json").root())
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
            ("<task-notification>\n<task-id>1</task-id></task-notification>", Who::INJECTED),
            ("[Request interrupted by user for tool use]", Who::INJECTED),
            ("<user-prompt-submit-hook>x</user-prompt-submit-hook>", Who::HOOK),
            ("<teammate-message teammate_id=\"a\">x</teammate-message>", Who::PEER),
        ] {
            assert_eq!(of_text(text, &prompt), who, "{text}");
        }
    }

    #[test]
    fn a_wrapper_makes_nothing_more_human_than_its_row() {
        let command = "<command-name>/clear</command-name>";
        for who in [Who::INJECTED, Who::UNKNOWN, Who::PEER] {
            assert_eq!(of_text(command, &who), who);
        }
    }
}
