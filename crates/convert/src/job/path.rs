//! Which mappings lead from one format to another.

use std::collections::VecDeque;

use crate::format::Format;
use crate::mapping::Mapping;

/// The direct mappings there are.
pub const MAPPINGS: &[Mapping] = &[
    crate::native::claude_code::TO_SESSION_RECORD,
    crate::native::claude_code::TO_TURNS,
    crate::native::codex::TO_SESSION_RECORD,
    crate::native::gemini_cli::TO_SESSION_RECORD,
    crate::native::pi::TO_SESSION_RECORD,
    crate::native::openai_chat::TO_SESSION_RECORD,
    crate::native::openai_chat::TO_TURNS,
    crate::native::openai_responses::TO_SESSION_RECORD,
    crate::native::openai_chat::ANTHROPIC_TO_SESSION_RECORD,
    crate::native::openai_chat::ANTHROPIC_TO_TURNS,
    crate::session_record_to_opencheckpoint::MAPPING,
    crate::context_package_to_opencheckpoint::MAPPING,
    crate::opencheckpoint_to_session_record::MAPPING,
    crate::session_record_to_turns::MAPPING,
    crate::opencheckpoint_to_context_package::MAPPING,
    crate::turns_to_session_record::MAPPING,
    crate::session_record_to_openai_chat::MAPPING,
    crate::session_record_to_anthropic_messages::MAPPING,
];

/// Pairs of formats between which a path leads on which nothing gets through. A package holds what its provider says of somebody, which
/// nobody has said in a conversation: no turn and no message comes of it.
const IMPASSABLE: &[(Format, Format)] = &[
    (Format::ContextPackage, Format::Turns),
    (Format::ContextPackage, Format::OpenAiChat),
    (Format::ContextPackage, Format::AnthropicMessages),
];

/// The shortest path from one format to another, by which something gets through.
///
/// ```
/// use opencheckpoint_convert::{Format, path};
///
/// let ids = |from, to| path(from, to).map(|path| path.iter().map(|step| step.id).collect::<Vec<_>>());
/// assert_eq!(
///     ids(Format::SessionRecord, Format::OpenCheckpoint),
///     Some(vec!["session-record-to-opencheckpoint"])
/// );
/// assert_eq!(ids(Format::OpenCheckpoint, Format::ClaudeCode), None);
/// ```
#[must_use]
pub fn path(from: Format, to: Format) -> Option<Vec<&'static Mapping>> {
    if IMPASSABLE.contains(&(from, to)) {
        return None;
    }
    let mut open: VecDeque<Vec<&'static Mapping>> = VecDeque::from([Vec::new()]);
    let mut seen = vec![from];
    while let Some(path) = open.pop_front() {
        let end = path.last().map_or(from, |mapping| mapping.to);
        for mapping in MAPPINGS.iter().filter(|mapping| mapping.from == end) {
            if seen.contains(&mapping.to) {
                continue;
            }
            let longer: Vec<_> = path.iter().copied().chain([mapping]).collect();
            if mapping.to == to {
                return Some(longer);
            }
            seen.push(mapping.to);
            open.push_back(longer);
        }
    }
    None
}
