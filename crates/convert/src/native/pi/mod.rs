//! Session logs of Pi, and of `OpenClaw`, which writes the same, as session records.
//!
//! A log is one JSON entry a line behind a header. Since version 2 the entries are a tree: each has an `id`, and a `parentId` that names
//! the entry it follows. In version 1 they have neither, and each follows the one before it. The last entry of the file is the leaf, and
//! the path from it to a root is the conversation.
//!
//! # What an entry becomes
//!
//! | entry | record | in |
//! | --- | --- | --- |
//! | `session`, the first | the header's session, working directory and parent; the rest `native` | `native_row` |
//! | `message` of role `user`, or of another role | `message` | `message`, `content` |
//! | … `assistant` | `inference`, where it names its model; `message`, even if it is empty; a `tool_call` for each call in it | `assistant`, `call` |
//! | … `toolResult` | `tool_result` | `tool_result` |
//! | … `bashExecution` | a `message` of one data part, with no role | `bash` |
//! | … `custom`, `hookMessage`; `custom_message` | a `message` with no role | `inserted` |
//! | … `branchSummary`, `compactionSummary`; `branch_summary` | a `message` with no role: what was said elsewhere is told, and nothing takes its place | `inserted` |
//! | `model_change` | `inference`: messages behind it that name no model are of that | `model` |
//! | `compaction` | `compaction`, whose `firstKept` is the first record of the entry that it names | `compaction` |
//! | `session_info` | `native`; the last name is also the header's title | `native_row` |
//! | `thinking_level_change`, `label`, `custom`, any other | `native`, whole | `native_row` |
//!
//! The order is the file's. The time of a record is that of its entry; the time of the message in it, in milliseconds, stands in `native`
//! with all other members that have no place, under the names that they have in the entry. Calls and results meet by id, wherever they
//! stand; a call that is never answered stays open. What a tool says beside its result (`details`) is not told to the model, and stays in
//! `native` too.
//!
//! Messages off the path have the vendor status `off_path`, and are outside the context view, and so are their calls and what came of
//! those. A compaction off the path compacted another conversation than this: it is `native`. A notice says how many entries are off.
//! An entry whose `parentId` names no entry before it follows the one before it in the file; that is told, and so is an id that comes
//! twice, of which the last one before is meant.
//!
//! # Who wrote it
//!
//! | what | author, origin |
//! | --- | --- |
//! | role `user`, with a `provenance` | `external_user`: as without; `inter_session`: agent; `internal_system`: harness; else nobody |
//! | … a text that begins with a wrapper, an envelope or a prompt of the harness | harness or agent; where it goes on behind that: nobody |
//! | … else | human, prompt: that is how the log stores prompts |
//! | role `assistant` | model |
//! | … of `OpenClaw`'s own "models" (`delivery-mirror`, `gateway-injected`) | harness, injected |
//! | `custom`, `custom_message`, summaries | harness, injected |
//! | `hookMessage` | hook, injected |
//! | `bashExecution` | nobody, command: a person asked for it, and the output is the command's |
//! | another role | nobody |
//! | an entry that has a member twice | nobody |

mod assistant;
mod bash;
mod call;
mod compaction;
mod content;
mod index;
mod inserted;
mod mapper;
mod message;
mod model;
mod native_row;
mod row;
mod thinking;
mod tool_result;
mod tree;
mod vocabulary;
mod who;

use exact_json::Value;
use exact_json::digest::Sha256;
use exact_json::trace::{self, Ledger};
use session_record_model::draft::target::Record;

use self::mapper::{AGENT, Mapper, RowIn, SESSION};
use self::row::{Role, Row, RowKind};
use super::header::{HeaderParts, header};
use super::rows::{RowMapper, write_rows};
use super::salvage::Location;
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::options::Options;
use crate::report::Notice;

/// Session logs of Pi to session records.
pub const TO_SESSION_RECORD: Mapping = Mapping {
    id: "pi-to-session-record",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::Pi,
    to: Format::SessionRecord,
    run: convert,
};

pub(crate) use self::row::TYPES;
pub use self::row::is_envelope;
pub(crate) use self::vocabulary::VOCABULARY;

/// Converts a log: one pass to learn what stands where, one to write.
fn convert(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let index = source.read_whole(|log| index::index(log, options.limits))?;
    write_rows(&mut Mapper::new(&index), &index.survey, source, options, sink)
}

impl RowMapper for Mapper<'_> {
    fn ledger(&mut self) -> &mut Ledger {
        &mut self.ledger
    }

    fn next(&self) -> u64 {
        self.next
    }

    fn header<'t>(&mut self, digest: Sha256, size: u64) -> Record<'t> {
        let envelope = self.envelope(None);
        let said = &self.index.header;
        header(HeaderParts {
            agent: AGENT,
            template: SESSION,
            envelope,
            session: said.session.as_ref(),
            version: None,
            title: said.title.as_ref(),
            cwd: said.cwd.as_ref(),
            forked_from: None,
            parent: said.parent.as_ref(),
            digest,
            size,
        })
    }

    fn records<'t>(&mut self, row: Value<'t>, at: Location) -> Vec<Record<'t>> {
        self.begin_row(at);
        records(self, &RowIn { row: Row::of(row), at })
    }

    fn notices(&mut self) -> Vec<Notice> {
        note_tree(self);
        std::mem::take(&mut self.notices)
    }
}

/// The records of an entry.
fn records<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Vec<Record<'t>> {
    let one = |record: Option<Record<'t>>| record.map(|record| vec![record]);
    let made = match from.row.kind {
        RowKind::Message(role) => match role {
            Role::User | Role::Other => one(message::record(m, from)),
            Role::Assistant => assistant::records(m, from),
            Role::ToolResult => one(tool_result::record(m, from)),
            Role::Bash => one(bash::record(m, from)),
            Role::Custom | Role::Hook => one(inserted::record(m, from)),
            Role::Summary => one(inserted::summary(m, from)),
        },
        RowKind::CustomMessage => one(inserted::record(m, from)),
        RowKind::BranchSummary => one(inserted::summary(m, from)),
        RowKind::ModelChange => one(model::record(m, from)),
        RowKind::Compaction if !m.is_off_path(from) => one(compaction::record(m, from)),
        RowKind::Compaction | RowKind::Header | RowKind::Other => None,
    };
    made.unwrap_or_else(|| vec![native_row::record(m, from)])
}

/// Says what a person should know of the tree.
fn note_tree(m: &mut Mapper<'_>) {
    let tree = &m.index.tree;
    if let Some(line) = m.first_off_path {
        let message = format!(
            "{} of the entries are not on the path to the last one; they are kept, and are no part of \
             the conversation",
            tree.count_off_path()
        );
        m.notices.push(Notice::new("off-path", message).on_line(line));
    }
    for (kind, found, what) in [
        (
            "dangling-parent",
            tree.dangling,
            "follow what is no entry of the log; the order is that of the file",
        ),
        (
            "parent-behind",
            tree.behind,
            "follow themselves, or an entry behind them; the order is that of the file",
        ),
        (
            "repeated-id",
            tree.repeated,
            "have the id of an entry before them; whatever names it means the last",
        ),
    ] {
        if let Some(line) = found.first {
            let message = format!("{} of the entries {what}", found.count);
            m.notices.push(Notice::new(kind, message).on_line(line));
        }
    }
}
