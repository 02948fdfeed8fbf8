//! What is known of the rows of a log: their types and members.

use exact_json::Value;

use crate::survey::{Vocabulary, below, typed, word};

pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    kind,
    data: &[
        "input",
        "modelUsage",
        "snapshot/trackedFileBackups",
        "toolUseResult",
        "tool_use_result",
    ],
    everywhere: &[
        "agentId",
        "cwd",
        "entrypoint",
        "gitBranch",
        "isMeta",
        "isSidechain",
        "logicalParentUuid",
        "origin",
        "origin/kind",
        "parentUuid",
        "parent_tool_use_id",
        "permissionMode",
        "promptId",
        "promptSource",
        "requestId",
        "sessionId",
        "sessionKind",
        "session_id",
        "slug",
        "timestamp",
        "type",
        "userType",
        "uuid",
        "version",
    ],
    known: Some(include_str!("../../survey/known/claude-code.txt")),
};

/// Where a row says of what kind it is among those of its type.
const KINDS: [&[&str]; 4] =
    [&["attachment", "type"], &["subtype"], &["operation"], &["data", "type"]];

fn kind(value: Value<'_>, parent: Option<&str>) -> Option<String> {
    let own = typed(value, parent)?;
    let among = KINDS.into_iter().filter(|_| parent.is_none()).find_map(|path| {
        let (last, path) = path.split_last()?;
        word(path.iter().try_fold(value, |value, name| value.get(name))?, last)
    });
    Some(among.map_or_else(|| own.clone(), |among| below(Some(&own), &among)))
}
