//! Who wrote what stands in the role of a user (ASR-202, ASR-203).
//!
//! The log puts in that role what a person typed, and much that nobody typed. An event says what was typed. What begins with a wrapper of
//! the harness is never a person's, whatever else is said of it.

pub(super) use crate::native::who::Who;
use crate::native::wrapper::wrapped;

/// Texts that the harness inserts, by how they begin.
const INSERTED: &[(&str, Who)] = &[
    ("# AGENTS.md instructions", Who::INJECTED),
    ("# Files mentioned by the user", Who::INJECTED),
    ("Warning: The maximum number of", Who::INJECTED),
    ("Warning: apply_patch was requested", Who::INJECTED),
    ("Another language model started to solve this problem", Who::INJECTED),
];

/// Tags around texts that the harness, a hook or another agent inserts.
const TAGS: &[(&str, Who)] = &[
    ("INSTRUCTIONS", Who::INJECTED),
    ("apps_instructions", Who::INJECTED),
    ("codex_internal_context", Who::INJECTED),
    ("collaboration_mode", Who::INJECTED),
    ("environment_context", Who::INJECTED),
    ("environments_instructions", Who::INJECTED),
    ("git_attribution", Who::INJECTED),
    ("goal_context", Who::INJECTED),
    ("hook_additional_context", Who::HOOK),
    ("hook_context", Who::HOOK),
    ("hook_prompt", Who::HOOK),
    ("image", Who::INJECTED),
    ("/image", Who::INJECTED),
    ("model_switch", Who::INJECTED),
    ("permissions instructions", Who::INJECTED),
    ("personality_spec", Who::INJECTED),
    ("plugins_instructions", Who::INJECTED),
    ("realtime_conversation", Who::INJECTED),
    ("skill", Who::INJECTED),
    ("skills_instructions", Who::INJECTED),
    ("subagent_notification", Who::PEER),
    ("turn_aborted", Who::INJECTED),
    ("user_action", Who::INJECTED),
    ("user_instructions", Who::INJECTED),
    ("user_shell_command", Who::INJECTED),
];

/// Who inserted a text, if it is known by its beginning to be inserted. Of a text that goes on behind its wrapper nobody is known to be
/// the author.
pub(super) fn inserted(text: &str) -> Option<Who> {
    let text = text.trim();
    if let Some((_, who)) = INSERTED.iter().find(|(start, _)| text.starts_with(start)) {
        return Some(who.clone());
    }
    let (is_whole, who) = TAGS.iter().find_map(|(name, who)| Some((wrapped(text, name)?, who)))?;
    Some(if is_whole { who.clone() } else { Who::UNKNOWN })
}

/// What a log says of where its prompts come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prompts {
    /// An event says of each what was typed.
    Told,
    /// Nothing does: what is not wrapped is a prompt, because that is how the log stores prompts.
    Untold,
    /// Another agent writes them: the log is a subagent's.
    OfAnAgent,
}

/// Who wrote a text in the role of a user.
pub(super) fn of_text(text: &str, is_typed: bool, prompts: Prompts) -> Who {
    match (inserted(text), prompts) {
        (Some(who), _) => who,
        (None, Prompts::OfAnAgent) => Who::PEER,
        (None, Prompts::Untold) => Who::PROMPT,
        (None, Prompts::Told) if is_typed => Who::PROMPT,
        (None, Prompts::Told) => Who::UNKNOWN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrappers_are_never_a_persons() {
        for (text, who) in [
            ("# AGENTS.md instructions for /home/ana\n\nRun tests.", Who::INJECTED),
            (
                "<environment_context>\n  <cwd>/home/ana</cwd>\n</environment_context>",
                Who::INJECTED,
            ),
            ("  <turn_aborted>\n</turn_aborted>\n", Who::INJECTED),
            ("<permissions instructions>read only</permissions instructions>", Who::INJECTED),
            ("<hook_prompt hook_run_id=\"1\">x</hook_prompt>", Who::HOOK),
            ("<subagent_notification>x</subagent_notification>", Who::PEER),
            ("<image name=\"a\">", Who::INJECTED),
            ("</image>", Who::INJECTED),
            ("<turn_aborted>cut", Who::INJECTED),
            ("<turn_aborted>a</turn_aborted> Go on.", Who::UNKNOWN),
        ] {
            for prompts in [Prompts::Told, Prompts::Untold, Prompts::OfAnAgent] {
                assert_eq!(of_text(text, true, prompts), who, "{text}");
            }
        }
    }

    #[test]
    fn what_is_not_wrapped_is_as_human_as_the_log_says() {
        for text in ["Fix it.", "<b>Fix</b> it.", "<skillful>", "What is <turn_aborted>?"] {
            assert_eq!(of_text(text, true, Prompts::Told), Who::PROMPT);
            assert_eq!(of_text(text, false, Prompts::Told), Who::UNKNOWN);
            assert_eq!(of_text(text, false, Prompts::Untold), Who::PROMPT);
            assert_eq!(of_text(text, true, Prompts::OfAnAgent), Who::PEER);
        }
    }
}
