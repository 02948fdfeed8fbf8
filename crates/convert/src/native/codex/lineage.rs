//! Where a session comes from, and which rows were copied from there.
//!
//! A session that is forked from another, or started by one, may begin with the rows of that one, behind a second `session_meta`. They
//! end where the first turn of its own starts: at a `task_started` that is not older than the session.

use std::ops::Range;

use exact_json::scalar::Timestamp;
use exact_json::{Kind, Value};

use super::row::{Row, RowKind, id};
use super::who::Prompts;

/// What has been seen so far of where a session comes from.
#[derive(Default)]
pub(super) struct Lineage {
    own: Option<Own>,
    open: Option<Copied>,
    /// Whether the rows that may be copied have a turn that is older than the session.
    has_older_turn: bool,
    found: Copies,
}

struct Own {
    id: Option<String>,
    /// When the session began, in seconds.
    began: Option<i64>,
}

/// Rows that were copied from another session.
#[derive(Debug)]
pub(super) struct Copied {
    pub(super) rows: Range<u64>,
    /// The id of the session.
    pub(super) session: String,
    is_subagent: bool,
}

/// The rows that were copied.
#[derive(Debug, Default)]
pub(super) struct Copies {
    copied: Vec<Copied>,
    is_subagent: bool,
    /// The record of a second session, of which nothing says where its rows end.
    pub(super) endless: Option<u64>,
}

impl Lineage {
    /// A row, in the order of the log. Whether it is the first that says of a session.
    pub(super) fn row(&mut self, row: &Row<'_>, record: u64) -> bool {
        match row.kind {
            RowKind::Meta => self.meta(row, record),
            RowKind::Event if row.is(&["task_started", "turn_started"]) => {
                self.turn(row, record);
                false
            }
            _ => false,
        }
    }

    fn meta(&mut self, row: &Row<'_>, record: u64) -> bool {
        let named = row.payload.get("id").and_then(id).map(|id| id.decode().into_owned());
        let is_subagent = is_subagent(row.payload);
        let Some(own) = &self.own else {
            let began = row.payload.get("timestamp").and_then(seconds);
            self.own = Some(Own { id: named, began });
            self.found.is_subagent = is_subagent;
            return true;
        };
        let other = named.filter(|named| own.id.as_ref() != Some(named));
        self.close(record);
        if let Some(session) = other {
            self.open = Some(Copied { rows: record + 1..u64::MAX, session, is_subagent });
        }
        false
    }

    fn turn(&mut self, row: &Row<'_>, record: u64) {
        let started = row.payload.get("started_at").and_then(seconds);
        let began = self.own.as_ref().and_then(|own| own.began);
        if started.zip(began).is_some_and(|(started, began)| started < began) {
            self.has_older_turn |= self.open.is_some();
        } else {
            self.close(record);
        }
    }

    fn close(&mut self, end: u64) {
        self.found.copied.extend(self.open.take().map(|mut copied| {
            copied.rows.end = end;
            copied
        }));
    }

    /// What was copied. Where no turn of its own follows, all is; but where no turn is told of at all, nobody knows.
    pub(super) fn finish(mut self) -> Copies {
        if self.has_older_turn {
            self.close(u64::MAX);
        }
        self.found.endless = self.open.map(|copied| copied.rows.start - 1);
        self.found
    }
}

impl Copies {
    /// Where a row was copied from.
    pub(super) fn of(&self, record: u64) -> Option<&Copied> {
        let before = self.copied.partition_point(|copied| copied.rows.end <= record);
        self.copied.get(before).filter(|copied| copied.rows.contains(&record))
    }

    /// Where the prompts come from in the session that a row is of. `is_told` says whether an event says of each prompt what was typed.
    pub(super) fn prompts(&self, record: u64, is_told: bool) -> Prompts {
        let is_subagent = self.of(record).map_or(self.is_subagent, |copied| copied.is_subagent);
        match (is_subagent, is_told) {
            (true, _) => Prompts::OfAnAgent,
            (false, true) => Prompts::Told,
            (false, false) => Prompts::Untold,
        }
    }
}

/// Whether a session was started by another agent.
fn is_subagent(meta: Value<'_>) -> bool {
    let source = meta.get("source").and_then(|source| source.get("subagent"));
    source.is_some_and(|source| !source.is_null())
        || meta.get("thread_source").is_some_and(|source| source.is_str("subagent"))
}

/// A time in whole seconds since 1970: a number of them, or a timestamp.
fn seconds(time: Value<'_>) -> Option<i64> {
    match time.kind() {
        Kind::Number => time.raw().split('.').next()?.parse().ok(),
        Kind::String => {
            let time = Timestamp::try_from(&*time.text()?.decode()).ok()?;
            Some(time.to_offset_date_time()?.unix_timestamp())
        }
        _ => None,
    }
}
