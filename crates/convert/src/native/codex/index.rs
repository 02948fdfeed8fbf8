//! The first pass: what has to be known of the whole log before its first record is written.
//!
//! It keeps a few bytes a row, never a row itself.

use std::collections::HashSet;
use std::io::Read;

use exact_json::{Text, Value};

use super::lineage::{Copies, Lineage};
use super::rollback::Rollbacks;
use super::row::{Row, RowKind, id, is_envelope, object, text};
use super::twins::{Found, Twins};
use crate::native::calls::{Calls, Pairs};
use crate::native::id::{Id, Short};
use crate::native::response_items::kind::{ItemKind, answered, call_name, is_failure};
use crate::native::said::Said;
use crate::native::salvage::{Content, Limits, Salvage, SalvageError, Survey};

/// What a first pass over a log found.
pub(super) struct Index {
    pub(super) survey: Survey,
    pub(super) header: Header,
    pub(super) twins: Found,
    pub(super) copies: Copies,
    pub(super) rollbacks: Rollbacks,
    /// Calls without a result, and results without a call.
    pub(super) pairs: Pairs,
    /// Rows that say something twice: one of the two may say that nobody typed the row.
    pub(super) doubtful: HashSet<u64>,
    pub(super) ordinals: Ordinals,
}

/// What the rows say about the session as a whole.
#[derive(Debug, Default)]
pub(super) struct Header {
    /// The row that says what session this is.
    pub(super) meta: Option<u64>,
    pub(super) session: Option<Said>,
    pub(super) version: Option<Said>,
    pub(super) cwd: Option<Said>,
    pub(super) title: Option<Said>,
    pub(super) forked_from: Option<Said>,
    pub(super) parent: Option<Said>,
}

impl Header {
    /// The members of the session's own row that come out in the header in another form, and so nowhere else.
    pub(super) fn changed(&self) -> Vec<&[&'static str]> {
        let said = [&self.session, &self.forked_from, &self.parent];
        said.into_iter().flatten().map(|said| &said.path[..]).collect()
    }
}

/// What is odd about the numbers that newer logs give their rows.
#[derive(Debug, Default)]
pub(super) struct Ordinals {
    highest: Option<u64>,
    /// Rows without one behind a row with one: how many, and the line of the first.
    pub(super) missing: (u64, u64),
    /// Rows whose number is not higher than one before: likewise.
    pub(super) repeated: (u64, u64),
}

impl Ordinals {
    fn row(&mut self, root: Value<'_>, line: u64) {
        let Some(ordinal) = root.get("ordinal").and_then(Value::as_u64) else {
            if self.highest.is_some() {
                count(&mut self.missing, line);
            }
            return;
        };
        if self.highest.is_some_and(|highest| ordinal <= highest) {
            count(&mut self.repeated, line);
        }
        self.highest = self.highest.max(Some(ordinal));
    }
}

fn count((count, first): &mut (u64, u64), line: u64) {
    if *count == 0 {
        *first = line;
    }
    *count += 1;
}

/// Reads a log once, from where `source` stands.
///
/// # Errors
///
/// As [`Salvage::each`].
pub(super) fn index(source: impl Read, limits: Limits) -> Result<Index, SalvageError> {
    let mut found = Reading::default();
    let survey = Salvage::new(source, is_envelope, limits).each(|record| {
        if let Content::Json { tape, .. } = record.content {
            let row = Row::of(tape.root());
            found.row(&row, record.at.number);
            found.ordinals.row(row.root, record.at.line);
        }
        Ok::<(), SalvageError>(())
    })?;
    Ok(found.finish(survey))
}

/// The same of the items of a log that is one document.
pub(super) fn of_items<'t>(items: impl Iterator<Item = Value<'t>>) -> Index {
    let mut found = Reading::default();
    for (number, item) in (0..).zip(items) {
        found.row(&Row::of(item), number);
    }
    found.finish(Survey::default())
}

/// What has been found so far.
#[derive(Default)]
struct Reading {
    header: Header,
    twins: Twins,
    lineage: Lineage,
    rollbacks: Rollbacks,
    calls: Calls,
    ordinals: Ordinals,
}

impl Reading {
    fn finish(self, survey: Survey) -> Index {
        Index {
            doubtful: survey.doubtful(),
            survey,
            header: self.header,
            twins: self.twins.finish(),
            copies: self.lineage.finish(),
            rollbacks: self.rollbacks,
            pairs: self.calls.finish(),
            ordinals: self.ordinals,
        }
    }

    fn row(&mut self, row: &Row<'_>, number: u64) {
        if self.lineage.row(row, number) {
            self.header.meta(row, number);
        }
        self.twins.row(row, number);
        self.rollbacks.row(row, number);
        match row.item() {
            ItemKind::Call => {
                if let Some((_, name)) = call_name(row.payload) {
                    self.calls.call(Id::of(name), Short::of_number(number), (number, 0));
                }
            }
            ItemKind::Output => {
                if let Some((_, name)) = answered(row.payload) {
                    self.calls.result(Id::of(name), is_failure(row.payload));
                }
            }
            _ if row.kind == RowKind::Event && row.is(&["thread_name_updated"]) => {
                if let Some(title) = row.text("thread_name") {
                    self.header.title = Some(Said::new(number, &["payload", "thread_name"], title));
                }
            }
            _ => {}
        }
    }
}

impl Header {
    fn meta(&mut self, row: &Row<'_>, number: u64) {
        self.meta = Some(number);
        let name = |names: &'static [&'static str], named: fn(Value<'_>) -> Option<Text<'_>>| {
            let value = names.iter().try_fold(row.payload, |value, name| {
                object(value).and_then(|value| value.get(name))
            });
            let text = value.and_then(named)?;
            let envelope: &[&str] = if row.has_envelope { &["payload"] } else { &[] };
            Some(Said::new(number, &[envelope, names].concat(), text))
        };
        self.session = name(&["id"], id);
        self.version = name(&["cli_version"], text);
        self.cwd = name(&["cwd"], text);
        self.forked_from = name(&["forked_from_id"], id);
        self.parent = name(&["parent_thread_id"], id)
            .or_else(|| name(&["source", "subagent", "thread_spawn", "parent_thread_id"], id));
    }
}
