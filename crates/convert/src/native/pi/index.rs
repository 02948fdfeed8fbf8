//! The first pass: what has to be known of the whole log before its first record is written.
//!
//! It keeps a few bytes an entry, never an entry itself.

use std::collections::{HashMap, HashSet};
use std::io::Read;

use exact_json::{Text, Value};

use super::row::{Role, Row, RowKind, id, is_call, is_envelope, is_failure, text};
use super::tree::{Growing, Tree};
use crate::native::calls::{Calls, Pairs};
use crate::native::id::{Id, Short};
use crate::native::said::Said;
use crate::native::salvage::{Content, Limits, Salvage, SalvageError, Survey};

/// What a first pass over a log found.
pub(super) struct Index {
    pub(super) survey: Survey,
    pub(super) header: Header,
    pub(super) tree: Tree,
    /// Calls without a result, and results without a call.
    pub(super) pairs: Pairs,
    /// Entries that say something twice: one of the two may say that nobody typed the entry.
    pub(super) doubtful: HashSet<u64>,
    /// The entry from which on a compaction keeps what there is, by the records of both.
    pub(super) kept: HashMap<u64, u64>,
}

/// What the entries say about the session as a whole.
#[derive(Debug, Default)]
pub(super) struct Header {
    /// The row that says what session this is.
    pub(super) record: Option<u64>,
    pub(super) session: Option<Said>,
    pub(super) cwd: Option<Said>,
    pub(super) parent: Option<Said>,
    pub(super) title: Option<Said>,
}

/// Reads a log once, from where `source` stands.
///
/// # Errors
///
/// As [`Salvage::each`].
pub(super) fn index(source: impl Read, limits: Limits) -> Result<Index, SalvageError> {
    let mut found = Reading::default();
    let survey = Salvage::new(source, is_envelope, limits).each(|record| {
        match record.content {
            Content::Json { tape, .. } => {
                found.row(&Row::of(tape.root()), record.at.number, record.at.line);
            }
            Content::Opaque => {
                let unread = found.unread.len() as u64;
                found.unread.push(record.at.number.saturating_sub(unread));
            }
        }
        Ok::<(), SalvageError>(())
    })?;
    let doubtful = survey.doubtful();
    Ok(Index {
        survey,
        header: found.header,
        tree: found.tree.finish(),
        pairs: found.calls.finish(),
        doubtful,
        kept: found.kept,
    })
}

/// What has been found so far.
#[derive(Default)]
struct Reading {
    header: Header,
    tree: Growing,
    calls: Calls,
    kept: HashMap<u64, u64>,
    /// Of each record that cannot be read, how many before it can.
    unread: Vec<u64>,
}

impl Reading {
    fn row(&mut self, row: &Row<'_>, number: u64, line: u64) {
        if row.is_entry() {
            self.tree.entry(row, number, line);
        }
        match row.kind {
            RowKind::Header if self.header.record.is_none() => self.header.row(row.root, number),
            RowKind::Message(role) => self.message(role, row, number),
            RowKind::Compaction => self.compaction(row, number),
            RowKind::Other => self.header.name(row, number),
            RowKind::Header
            | RowKind::CustomMessage
            | RowKind::BranchSummary
            | RowKind::ModelChange => {}
        }
    }

    /// The calls of a message, or the call whose result it is.
    fn message(&mut self, role: Role, row: &Row<'_>, number: u64) {
        match role {
            Role::Assistant => {
                for (place, block) in row.blocks().enumerate().filter(|(_, block)| is_call(*block))
                {
                    if let Some(name) = block.get("id").and_then(id) {
                        self.calls.call(Id::of(name), Short::of_number(number), (number, place));
                    }
                }
            }
            Role::ToolResult => {
                if let Some(name) = row.said.get("toolCallId").and_then(id) {
                    self.calls.result(Id::of(name), is_failure(row.said));
                }
            }
            Role::User | Role::Bash | Role::Custom | Role::Hook | Role::Summary | Role::Other => {}
        }
    }

    /// What a compaction keeps begins with an entry, by its id or, in version 1, by its place.
    fn compaction(&mut self, row: &Row<'_>, number: u64) {
        let named = row.text("firstKeptEntryId").and_then(|name| self.tree.record(name));
        let placed = row.said.get("firstKeptEntryIndex").and_then(Value::as_u64);
        let kept = named.or_else(|| placed.map(|place| self.record_at(place)));
        self.kept.extend(kept.filter(|kept| *kept < number).map(|kept| (number, kept)));
    }

    /// The record at a place among those that can be read.
    fn record_at(&self, place: u64) -> u64 {
        let unread = self.unread.partition_point(|readable| *readable <= place);
        place.saturating_add(unread as u64)
    }
}

impl Header {
    fn row(&mut self, root: Value<'_>, number: u64) {
        self.record = Some(number);
        let said = |name: &'static str, named: fn(Value<'_>) -> Option<Text<'_>>| {
            Some(Said::new(number, &[name], root.get(name).and_then(named)?))
        };
        self.session = said("id", id);
        self.cwd = said("cwd", text);
        // In version 1 it has another name.
        self.parent = said("parentSession", place).or_else(|| said("branchedFrom", place));
    }

    /// The name of the session, if a row gives it one.
    fn name(&mut self, row: &Row<'_>, number: u64) {
        let name = row.text("name").filter(|name| !name.is(""));
        if let Some(name) = name.filter(|_| row.says("type", "session_info")) {
            self.title = Some(Said::new(number, &["name"], name));
        }
    }

    /// The members of the session's own row that come out in the header in another form, and so nowhere else.
    pub(super) fn changed(&self) -> impl Iterator<Item = &'static str> + '_ {
        let said = [&self.session, &self.parent].into_iter().flatten();
        said.filter_map(|said| said.path.first().copied())
    }
}

/// The file of another session. In a reference a `#` would begin a place in it.
fn place(value: Value<'_>) -> Option<Text<'_>> {
    id(value).filter(|file| !file.decode().contains('#'))
}
