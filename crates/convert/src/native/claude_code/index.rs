//! The first pass: what has to be known of the whole log before its first record is written.
//!
//! It keeps a few bytes a row, never a row itself.

use std::collections::{HashMap, HashSet};
use std::io::Read;

use exact_json::{Tape, Value};

use super::call::is_call;
use super::groups::{Groups, GroupsBuilder};
use super::queue::{Fates, Queue, is_prompt};
use super::row::{Mark, Row, RowKind, id, is_envelope};
use super::sidechains::Sidechains;
use super::tool_result::{is_failure, is_result};
use crate::native::calls::{Calls, Pairs};
use crate::native::id::{Id, Short};
use crate::native::salvage::{
    Anomaly, AnomalyKind, Content, Limits, Location, Salvage, SalvageError, Survey,
};

/// What a first pass over a log found.
pub(super) struct Index {
    pub(super) survey: Survey,
    pub(super) header: Header,
    pub(super) groups: Groups,
    pub(super) queue: Fates,
    pub(super) sidechains: Sidechains,
    /// Whether every row of the conversation is one subagent's: the log is that subagent's own.
    pub(super) is_side_file: bool,
    /// Whether every message of the log is a subagent's: of one of them, or of several.
    pub(super) is_all_side: bool,
    /// Calls without a result, results without a call, and calls that failed.
    pub(super) pairs: Pairs,
    /// Boundary rows whose logical parent is not in the log.
    pub(super) orphaned: HashSet<u64>,
    /// Rows that say twice what decides who wrote them.
    pub(super) doubtful: HashSet<u64>,
    /// The ids of rows that come more than once.
    pub(super) repeated: HashSet<Short>,
    /// The sessions that rows name, in the order of the log; not more than [`SESSIONS`].
    pub(super) sessions: Vec<String>,
}

/// What the rows say about the session as a whole: for each member, the row that says it.
#[derive(Debug, Default)]
pub(super) struct Header {
    /// The session that the log is the log of.
    pub(super) session: Option<Said>,
    /// If the log is a subagent's own: its name.
    pub(super) agent: Option<Said>,
    pub(super) version: Option<Said>,
    pub(super) cwd: Option<Said>,
    pub(super) title: Option<Said>,
}

impl Header {
    /// The members of a row that come out in the header in another form, and so nowhere else.
    pub(super) fn changed(&self, record: u64) -> impl Iterator<Item = &'static str> {
        let said = [&self.session, &self.agent].into_iter().flatten();
        said.filter(move |said| said.record == record).map(|said| said.member)
    }
}

/// A string of the log and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) record: u64,
    /// The member that it is the value of.
    pub(super) member: &'static str,
    pub(super) text: String,
}

/// More sessions than this in one log are not listed one by one.
const SESSIONS: usize = 16;

/// Reads a log once, from where `source` stands.
///
/// # Errors
///
/// As [`Salvage::each`].
pub(super) fn index(source: impl Read, limits: Limits) -> Result<Index, SalvageError> {
    index_beside(source, limits, |_, _| ())
}

/// The same, and shows each row.
pub(super) fn index_beside(
    source: impl Read,
    limits: Limits,
    mut see: impl FnMut(&Row<'_>, Tape<'_>),
) -> Result<Index, SalvageError> {
    let mut found = Found::default();
    let survey = Salvage::new(source, is_envelope, limits).each(|record| {
        if let Content::Json { tape, .. } = record.content {
            let row = Row::of(tape.root());
            found.row(&row, record.at);
            see(&row, tape);
        }
        Ok::<(), SalvageError>(())
    })?;
    Ok(found.finish(survey))
}

/// What has been found so far.
#[derive(Default)]
struct Found {
    header: Header,
    /// A session that a row without a place in the conversation names.
    other_session: Option<Said>,
    custom_title: Option<Said>,
    ai_title: Option<Said>,
    /// Titles of sessions that end in the row with this id.
    summaries: HashMap<Short, Said>,
    groups: GroupsBuilder,
    queue: Queue,
    sidechains: Sidechains,
    calls: Calls,
    boundaries: Vec<(u64, Short)>,
    /// Every row's id, in case someone asks for one.
    uuids: Vec<Short>,
    sessions: Vec<String>,
    chained: u64,
    /// How many messages there are, and how many of them are subagents'.
    messages: (u64, u64),
}

impl Found {
    fn row(&mut self, row: &Row<'_>, at: Location) {
        let number = at.number;
        self.said(row, number);
        self.chained += u64::from(row.is_chained());
        if let Some(uuid) = row.uuid {
            self.uuids.push(Id::of(uuid).short());
        }
        self.sidechains.row(row, number);
        if matches!(row.kind, RowKind::User | RowKind::Assistant) && row.message.is_some() {
            self.messages.0 += 1;
            self.messages.1 += u64::from(row.is_sidechain());
        }
        match row.kind {
            RowKind::Assistant => {
                self.queue.assistant();
                self.groups.row(row, at);
                self.calls(row, number);
                self.results(row);
            }
            RowKind::User => {
                self.results(row);
                self.result_of_the_row(row);
                let is_prompt = !row.is_sidechain() && row.mark != Mark::Inserted;
                if let Some(content) = row.content().filter(|_| is_prompt) {
                    self.queue.user(content, number);
                }
            }
            RowKind::Attachment => {
                let command = row.attachment.filter(|attachment| {
                    attachment.get("type").is_some_and(|kind| kind.is_str("queued_command"))
                });
                let prompt = command.and_then(|command| command.get("prompt"));
                if let Some(prompt) = prompt.filter(|prompt| is_prompt(*prompt)) {
                    self.queue.attachment(prompt, number);
                }
            }
            RowKind::QueueOperation => self.queue.operation(row.root, at),
            RowKind::System => {
                if let Some(parent) = row.logical_parent_uuid {
                    self.boundaries.push((number, Id::of(parent).short()));
                }
            }
            RowKind::Summary | RowKind::CustomTitle | RowKind::AiTitle | RowKind::Other => {}
        }
    }

    fn said(&mut self, row: &Row<'_>, number: u64) {
        if let Some(session) = row.session_id {
            let is_message = matches!(row.kind, RowKind::User | RowKind::Assistant);
            let of_the_log = is_message && row.message.is_some();
            let place = if of_the_log { &mut self.header.session } else { &mut self.other_session };
            replace(place, number, row.session_member, &session.decode());
            if self.sessions.len() < SESSIONS
                && !self.sessions.iter().any(|known| session.is(known))
            {
                self.sessions.push(session.decode().into_owned());
            }
        }
        if let Some(version) = row.version {
            replace(&mut self.header.version, number, "version", &version.decode());
        }
        if let Some(cwd) = row.cwd.filter(|_| self.header.cwd.is_none()) {
            replace(&mut self.header.cwd, number, "cwd", &cwd.decode());
        }
        match row.kind {
            RowKind::CustomTitle => {
                if let Some(title) = row.text("customTitle") {
                    replace(&mut self.custom_title, number, "customTitle", &title.decode());
                }
            }
            RowKind::AiTitle => {
                if let Some(title) = row.text("aiTitle") {
                    replace(&mut self.ai_title, number, "aiTitle", &title.decode());
                }
            }
            RowKind::Summary => {
                if let (Some(title), Some(leaf)) = (row.text("summary"), row.text("leafUuid")) {
                    let mut said = None;
                    replace(&mut said, number, "summary", &title.decode());
                    self.summaries.extend(said.map(|said| (Id::of(leaf).short(), said)));
                }
            }
            _ => {}
        }
    }

    /// Takes note of the calls of an assistant row.
    fn calls(&mut self, row: &Row<'_>, number: u64) {
        let mut message = None;
        for (place, block) in row.content().into_iter().flat_map(Value::items).enumerate() {
            let Some(id) = block.get("id").and_then(id).filter(|_| is_call(block)) else {
                continue;
            };
            // A row without a message's id is a message by itself, however often it is copied.
            let message = *message.get_or_insert_with(|| match row.message_id().or(row.uuid) {
                Some(id) => Id::of(id).short(),
                None => Short::of_number(number),
            });
            self.calls.call(Id::of(id), message, (number, place));
        }
    }

    /// Takes note of the results of a row.
    fn results(&mut self, row: &Row<'_>) {
        let results = row.content().into_iter().flat_map(Value::items);
        for block in results.filter(|block| is_result(*block)) {
            if let Some(id) = block.get("tool_use_id").and_then(id) {
                self.calls.result(Id::of(id), is_failure(block));
            }
        }
    }

    /// A result that does not name its call, where the row does.
    fn result_of_the_row(&mut self, row: &Row<'_>) {
        let Some(id) = row.source_tool_use_id else { return };
        let Some(result) = unnamed_result(row.content()) else { return };
        self.calls.result(Id::of(id), is_failure(result));
    }

    fn finish(mut self, survey: Survey) -> Index {
        self.sidechains.finish();
        self.uuids.sort_unstable();
        let knows = |id: Short| self.uuids.binary_search(&id).is_ok();
        // A summary may be of another session: it is this one's title only if it ends in one of its rows.
        let summary = self.summaries.into_iter().filter(|(leaf, _)| knows(*leaf));
        let summary = summary.map(|(_, said)| said).max_by_key(|said| said.record);
        let orphaned = self.boundaries.iter().filter(|(_, parent)| !knows(*parent));
        let orphaned = orphaned.map(|(record, _)| *record).collect();

        let twins = self.uuids.windows(2).filter_map(|two| match two {
            [one, other] if one == other => Some(*one),
            _ => None,
        });
        let repeated = twins.collect();

        let doubtful = survey.anomalies.iter().filter_map(doubtful_row).collect();

        let mut header = self.header;
        header.title = self.custom_title.or(self.ai_title).or(summary);
        header.session = header.session.or(self.other_session);
        let only = self.sidechains.only().filter(|agent| agent.rows == self.chained);
        let is_side_file = only.is_some();
        header.agent = only.filter(|agent| agent.is_named).map(|agent| Said {
            record: agent.first,
            member: agent.member,
            text: agent.name.clone(),
        });
        Index {
            survey,
            header,
            groups: self.groups.finish(),
            queue: self.queue.finish(),
            sidechains: self.sidechains,
            is_side_file,
            is_all_side: self.messages.0 > 0 && self.messages.0 == self.messages.1,
            pairs: self.calls.finish(),
            orphaned,
            doubtful,
            repeated,
            sessions: self.sessions,
        }
    }
}

/// The only result of a row's content, if that does not name its call.
pub(super) fn unnamed_result(content: Option<Value<'_>>) -> Option<Value<'_>> {
    let mut results = content.into_iter().flat_map(Value::items).filter(|block| is_result(*block));
    let only = results.next().filter(|_| results.next().is_none());
    only.filter(|result| result.get("tool_use_id").and_then(id).is_none())
}

/// The row that an anomaly makes doubtful: of a member that comes twice the last one counts, and an
/// earlier one may have said that nobody typed the row.
fn doubtful_row(anomaly: &Anomaly) -> Option<u64> {
    const DECIDE: &[&str] = &[
        "type",
        "isMeta",
        "isCompactSummary",
        "isSynthetic",
        "isSidechain",
        "origin",
        "origin/kind",
        "promptSource",
        "message",
        "message/role",
        "attachment",
        "attachment/type",
        "attachment/isMeta",
        "attachment/origin",
        "attachment/origin/kind",
        "attachment/promptSource",
        "attachment/commandMode",
    ];
    let pointer = anomaly.pointer.as_deref()?.strip_prefix('/')?;
    let (record, member) = pointer.split_once('/')?;
    let decides = anomaly.kind == AnomalyKind::DuplicateMember && DECIDE.contains(&member);
    record.parse().ok().filter(|_| decides)
}

/// The later one counts.
fn replace(place: &mut Option<Said>, record: u64, member: &'static str, text: &str) {
    let said = place.get_or_insert_with(|| Said { record, member, text: String::new() });
    said.record = record;
    said.member = member;
    if said.text != text {
        said.text.clear();
        said.text.push_str(text);
    }
}
