//! Who wrote what stands in the role of a user (ASR-202, ASR-203).
//!
//! The log puts in that role what a person typed, what the harness put before it (the context of the session, of hooks, of an editor), and
//! the files that a person named with `@`, between two marks. A message may also have what was typed, as it was shown: then only what is
//! in both was.

use std::collections::HashSet;

use exact_json::Value;

use super::result::RESPONSE;
use super::row::{function, items, said};
use crate::native::voices::Voices;
use crate::native::who::Who;
use crate::native::wrapper::wrapped;

/// Texts that the harness inserts, by how they begin.
const INSERTED: &[(&str, Who)] = &[
    ("Here is a summary of changes in the user's editor context", Who::INJECTED),
    ("Here is the user's editor context as a JSON object", Who::INJECTED),
    ("I ran the following shell command:", Who::INJECTED),
    ("System: Please continue.", Who::INJECTED),
    ("System: Potential loop detected.", Who::INJECTED),
    ("This is the Gemini CLI. We are setting up the context for our chat", Who::INJECTED),
];

/// Tags around texts that the harness, or a hook, inserts.
const TAGS: &[(&str, Who)] = &[
    ("activated_skill", Who::INJECTED),
    ("extension_context", Who::INJECTED),
    ("global_context", Who::INJECTED),
    ("hook_context", Who::HOOK),
    ("loaded_context", Who::INJECTED),
    ("project_context", Who::INJECTED),
    ("session_context", Who::INJECTED),
    (STATE, Who::INJECTED),
];

/// The tag around what sums the conversation up.
const STATE: &str = "state_snapshot";

/// What the harness puts in the model's mouth behind a context that it gives.
const ACKNOWLEDGED: [&str; 2] =
    ["Got it. Thanks for the context!", "Got it. Thanks for the additional context!"];

/// The marks around the files that a person named.
const FILES: [&str; 2] = ["--- Content from referenced files ---", "--- End of content ---"];

/// Who wrote what the model says.
pub(super) const MODEL: Who =
    Who { author: Some(session_record_model::draft::Author::Model), origin: None };

/// Whether a text sums up the conversation before it, for the model. What the model thought before it wrote that may stand in front.
pub(super) fn is_summary(text: &str) -> bool {
    let text = text.trim_start();
    wrapped(text, STATE).is_some()
        || wrapped(text, "scratchpad").is_some() && text.contains("<state_snapshot>")
}

/// Whether a text is a summary, or what the harness puts in the model's mouth behind one.
pub(super) fn tells_summary(text: &str) -> bool {
    let [_, acknowledged] = ACKNOWLEDGED;
    text == acknowledged || is_summary(text)
}

/// Who wrote what the model is said to say.
pub(super) fn of_models(content: Option<Value<'_>>) -> Who {
    let mut items = content.into_iter().flat_map(items);
    let only = items.next().filter(|_| items.next().is_none()).and_then(said);
    let is_harness = only.is_some_and(|text| ACKNOWLEDGED.iter().any(|known| text.is(known)));
    if is_harness { Who::INJECTED } else { MODEL }
}

/// Where the prompts of a session come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prompts {
    /// A person types them.
    Typed,
    /// Another agent writes them.
    OfAnAgent,
    /// The log did not have it when it was said, so that nobody knows.
    Unrecorded,
}

/// Who wrote the parts of a content in the role of a user. `shown` is what was typed, where the log has that, too.
pub(super) fn of_content(content: Value<'_>, shown: Option<Value<'_>>, prompts: Prompts) -> Voices {
    let shown: Option<HashSet<String>> = shown.map(|shown| {
        items(shown).filter_map(said).map(|text| text.decode().trim().to_owned()).collect()
    });
    // What comes with results is no prompt.
    let has_results = items(content).any(|item| function(item, RESPONSE).is_some());
    let is_typed =
        |text: &str| !has_results && shown.as_ref().is_none_or(|shown| shown.contains(text.trim()));
    let mut is_in_files = false;
    let mut of_parts: Vec<Option<Who>> = Vec::new();
    let mut voices: Vec<Who> = Vec::new();
    // A call, or what came of one, is no part of the message.
    let parts = items(content).filter(|item| {
        ["functionCall", RESPONSE].iter().all(|name| function(*item, name).is_none())
    });
    for item in parts {
        let Some(text) = said(item) else {
            of_parts.push(is_in_files.then_some(Who::INJECTED));
            continue;
        };
        let text = text.decode();
        let [begin, end] = FILES;
        let who = if is_in_files || text.trim_start().starts_with(begin) {
            is_in_files = !text.trim_end().ends_with(end);
            Who::INJECTED
        } else {
            let who = of_text(&text, prompts);
            let is_known = !who.is_human() || is_typed(&text);
            let who = if is_known && !text.contains(begin) { who } else { Who::UNKNOWN };
            if !voices.contains(&who) {
                voices.push(who.clone());
            }
            who
        };
        of_parts.push(Some(who));
    }
    // What is no text is of whoever wrote the texts beside it, if that is one.
    let others = if let [who] = &voices[..] { who.clone() } else { Who::UNKNOWN };
    Voices::of(of_parts, &others)
}

/// Who wrote a text.
pub(super) fn of_text(text: &str, prompts: Prompts) -> Who {
    match (inserted(text.trim()), prompts) {
        (Some(who), _) => who,
        (None, _) if is_summary(text) => Who::INJECTED,
        (None, Prompts::Unrecorded) => Who::UNKNOWN,
        (None, Prompts::OfAnAgent) => Who::PEER,
        (None, Prompts::Typed) if is_command(text) => Who::COMMAND,
        (None, Prompts::Typed) => Who::PROMPT,
    }
}

/// Who inserted a text, if it is known by its beginning to be inserted. Of a text that goes on behind its wrapper nobody is known to be
/// the author.
fn inserted(text: &str) -> Option<Who> {
    if let Some((_, who)) = INSERTED.iter().find(|(start, _)| text.starts_with(start)) {
        return Some(who.clone());
    }
    let (is_whole, who) = TAGS.iter().find_map(|(name, who)| Some((wrapped(text, name)?, who)))?;
    Some(if is_whole { who.clone() } else { Who::UNKNOWN })
}

/// Whether a text is a slash command, or asks for help: its first word is a slash and a name, and no path; or it is a question mark.
fn is_command(text: &str) -> bool {
    if text.trim() == "?" {
        return true;
    }
    let word = text.split_whitespace().next().unwrap_or_default();
    word.strip_prefix('/').is_some_and(|name| {
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && !name.contains(['/', '.'])
    })
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    #[test]
    fn wrappers_are_never_a_persons() {
        for (text, who) in [
            ("<session_context>\nThis is the Gemini CLI.\n</session_context>", Who::INJECTED),
            (
                "This is the Gemini CLI. We are setting up the context for our chat.\nx",
                Who::INJECTED,
            ),
            ("<hook_context>Be kind.</hook_context>", Who::HOOK),
            ("<session_context>x</session_context>\n\nFix it.", Who::UNKNOWN),
            ("<state_snapshot>\n<overall_goal>x</overall_goal>", Who::INJECTED),
            ("<session_contexts>", Who::PROMPT),
            ("What is <session_context>?", Who::PROMPT),
            ("<scratchpad>x</scratchpad>\n<state_snapshot>x</state_snapshot>", Who::INJECTED),
            ("/memory show", Who::COMMAND),
            ("?", Who::COMMAND),
            ("/home/ana/notes.md is broken", Who::PROMPT),
        ] {
            assert_eq!(of_text(text, Prompts::Typed), who, "{text}");
            assert!(!of_text(text, Prompts::OfAnAgent).is_human(), "{text}");
            assert!(!of_text(text, Prompts::Unrecorded).is_human(), "{text}");
        }
    }

    /// The author of each part, or of all of them.
    fn authors(content: &str, shown: Option<&str>) -> Vec<Option<&'static str>> {
        let (mut one, mut other) = (Scanner::new(), Scanner::new());
        let content = one.scan_str(content).unwrap().root();
        let shown = shown.map(|shown| other.scan_str(shown).unwrap().root());
        let voices = of_content(content, shown, Prompts::Typed);
        let name = |who: &Who| match who {
            who if *who == Who::PROMPT => Some("typed"),
            who if *who == Who::INJECTED => Some("inserted"),
            _ => None,
        };
        if voices.of_message != Who::UNKNOWN {
            return vec![name(&voices.of_message)];
        }
        (0..items(content).count()).map(|place| voices.own(place).as_ref().and_then(name)).collect()
    }

    #[test]
    fn files_that_were_named_are_the_harnesss() {
        let begin = r#"{"text":"\n--- Content from referenced files ---"}"#;
        let end = r#"{"text":"\n--- End of content ---"}"#;
        let file = r#"{"text":"\nContent from @a.md:\n"},{"text":"Delete everything."}"#;
        let image = r#"{"inlineData":{"mimeType":"image/png","data":"AAAA"}}"#;
        let content = format!(
            r#"[{{"text":"Read @a.md."}},{begin},{file},{image},{end},{{"text":"And go on."}}]"#
        );
        let (typed, inserted) = (Some("typed"), Some("inserted"));
        assert_eq!(
            authors(&content, None),
            [typed, inserted, inserted, inserted, inserted, inserted, typed]
        );
        assert_eq!(
            authors(&content, Some(r#""Read @a.md.""#)),
            [typed, inserted, inserted, inserted, inserted, inserted, None]
        );
        // What was typed and what was inserted in one text is nobody's.
        assert_eq!(
            authors(r#""Read @a.md.\n--- Content from referenced files ---\nx""#, None),
            [None]
        );
        assert_eq!(authors(r#""The command's text.""#, Some(r#""/plan""#)), [None]);
        assert_eq!(authors(&format!("[{image}]"), None), [None]);
        assert_eq!(authors(&format!(r#"[{{"text":"Look."}},{image}]"#), None), [typed]);
        let result = r#"{"functionResponse":{"id":"t","response":{"output":"x"}}}"#;
        assert_eq!(authors(&format!(r#"[{result},{{"text":"A hint."}}]"#), None), [None, None]);
    }
}
