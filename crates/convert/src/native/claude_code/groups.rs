//! Which rows are pieces of one API message.

use std::collections::{HashMap, HashSet};

use super::row::Row;
use crate::native::id::Id;
use crate::native::salvage::{Location, State};

/// Messages of more than one row, by their first row.
///
/// Rows that share a message id belong together wherever they stand; rows of others in between do not
/// split them. A model or subagent that differs makes another message of the same id.
#[derive(Debug, Default)]
pub(super) struct Groups {
    /// Ordered by first row, then by row.
    rows: Vec<Packed>,
    /// One bit for each record that is not the first of its message.
    later: Vec<u64>,
    /// First rows of what goes on behind the most rows that are read together.
    continued: HashSet<u32>,
}

#[derive(Debug, Default)]
pub(super) struct GroupsBuilder {
    open: HashMap<Id, Open>,
    groups: Groups,
}

/// A message to which rows may still be added, in 8 bytes.
#[derive(Clone, Copy, Debug)]
struct Open {
    first: u32,
    rows: u16,
    /// Of its rows together, in units of [`UNIT`] bytes, each rounded up.
    units: u16,
}

/// The rows of one message are in memory together, and each of its records names all of them. So there
/// are this many at most, and of so many bytes. What goes beyond is another message of the same id, which
/// the report says; where its rows repeat blocks of the first, these come out again. No response of a
/// model comes near it.
const MOST_ROWS: u16 = 1024;
const MOST_BYTES: u32 = 8 << 20;

/// What the length of an open message is counted in, in bytes.
const UNIT: u32 = 1024;

/// A row that is not the first of its message: [`Location`] in 24 bytes.
#[derive(Clone, Copy, Debug)]
struct Packed {
    offset: u64,
    length: u32,
    number: u32,
    line: u32,
    first: u32,
}

/// Set in a length when the row is mended. No line is that long.
const MENDED: u32 = 1 << 31;

impl GroupsBuilder {
    /// Takes an assistant row into account, in the order of the log.
    pub(super) fn row(&mut self, row: &Row<'_>, at: Location) {
        let Some(id) = row.message_id() else { return };
        let Some(packed) = Packed::of(at) else { return };
        let model = row.model().map(exact_json::Text::decode);
        let agent = row.agent_id.filter(|_| row.is_sidechain()).map(exact_json::Text::decode);
        let side = if row.is_sidechain() { "sidechain" } else { "" };
        let id = Id::of_parts(&[
            &id.decode(),
            model.as_deref().unwrap_or_default(),
            side,
            agent.as_deref().unwrap_or_default(),
        ]);
        let alone = Open { first: packed.number, rows: 1, units: packed.units() };
        let open = self.open.entry(id).and_modify(|open| {
            open.rows += 1;
            open.units = open.units.saturating_add(alone.units);
            if open.rows > MOST_ROWS || u32::from(open.units) * UNIT > MOST_BYTES {
                *open = alone;
                self.groups.continued.insert(alone.first);
            }
        });
        let first = open.or_insert(alone).first;
        if first == packed.number {
            return;
        }
        self.groups.rows.push(Packed { first, ..packed });
        let (word, bit) = place(packed.number);
        if self.groups.later.len() <= word {
            self.groups.later.resize(word + 1, 0);
        }
        if let Some(bits) = self.groups.later.get_mut(word) {
            *bits |= bit;
        }
    }

    pub(super) fn finish(self) -> Groups {
        let mut groups = self.groups;
        groups.rows.sort_unstable_by_key(|row| (row.first, row.number));
        groups.rows.shrink_to_fit();
        groups
    }
}

impl Groups {
    /// Whether the record is part of a message that an earlier record begins.
    pub(super) fn is_later(&self, record: u64) -> bool {
        let Ok(record) = u32::try_from(record) else { return false };
        let (word, bit) = place(record);
        self.later.get(word).is_some_and(|bits| bits & bit != 0)
    }

    /// Whether the record goes on with a message that has too many rows to be one.
    pub(super) fn is_continued(&self, record: u64) -> bool {
        u32::try_from(record).is_ok_and(|record| self.continued.contains(&record))
    }

    /// The other rows of the message that this record begins, in the order of the log.
    pub(super) fn later_rows(&self, first: u64) -> impl Iterator<Item = Location> {
        let first = u32::try_from(first).unwrap_or(u32::MAX);
        let start = self.rows.partition_point(|row| row.first < first);
        let rows = self.rows.get(start..).unwrap_or_default();
        rows.iter().take_while(move |row| row.first == first).map(|row| row.unpack())
    }
}

impl Packed {
    /// `None` beyond four billion rows; such a row is a message of its own.
    fn of(at: Location) -> Option<Self> {
        let mended = if at.state == State::Mended { MENDED } else { 0 };
        Some(Self {
            offset: at.offset,
            length: u32::try_from(at.length).ok().filter(|length| *length < MENDED)? | mended,
            number: u32::try_from(at.number).ok()?,
            line: u32::try_from(at.line).ok()?,
            first: 0,
        })
    }

    fn length(self) -> u32 {
        self.length & !MENDED
    }

    fn units(self) -> u16 {
        u16::try_from(self.length().div_ceil(UNIT)).unwrap_or(u16::MAX)
    }

    fn unpack(self) -> Location {
        Location {
            number: u64::from(self.number),
            line: u64::from(self.line),
            offset: self.offset,
            length: u64::from(self.length()),
            state: if self.length & MENDED == 0 { State::Clean } else { State::Mended },
        }
    }
}

fn place(record: u32) -> (usize, u64) {
    (record as usize / 64, 1 << (record % 64))
}
