//! Which records have an id, or a member of some value, by which a ref names them.

use std::collections::HashMap;

use super::kind::{Kind, Kinds};
use crate::key::Key;

/// The records of a stream, by their ids and by members that a ref may name instead.
#[derive(Debug, Default)]
pub(super) struct Table {
    found: HashMap<Key, Packed>,
    /// By ids that are numbers, `r0`, `r1` and so on: a stream that numbers its records needs no key for each.
    numbered: Vec<Packed>,
    /// How many ids that are numbers have a key, since they came before their turn.
    early: usize,
}

impl Table {
    /// So many numbers may be left out.
    const GAP: usize = 64;

    /// One more record.
    pub(super) fn note(&mut self, member: Member, value: &str, line: u64, kind: Kind) {
        let number = if member == Member::Id { number(value) } else { None };
        let slot = number.and_then(|number| self.slot(number, value));
        let slot = match slot {
            Some(number) => self.numbered.get_mut(number),
            None => None,
        };
        if let Some(slot) = slot {
            *slot = slot.and(line, kind);
            return;
        }
        let slot = self.found.entry(member.key(value)).or_insert(Packed::NONE);
        self.early += usize::from(number.is_some() && *slot == Packed::NONE);
        *slot = slot.and(line, kind);
    }

    /// Where among the numbered a number stands, for which there is room from here on; none, where it has a key or is far off.
    fn slot(&mut self, number: usize, id: &str) -> Option<usize> {
        let is_early = self.early > 0 && self.found.contains_key(&Member::Id.key(id));
        if is_early || number > self.numbered.len() + Self::GAP {
            return None;
        }
        if number >= self.numbered.len() {
            self.numbered.resize(number + 1, Packed::NONE);
        }
        Some(number)
    }

    /// The records that have the value in the member.
    pub(super) fn get(&self, member: Member, value: &str) -> Option<Found> {
        let number = if member == Member::Id { number(value) } else { None };
        let numbered = number.and_then(|number| self.numbered.get(number)?.found());
        numbered.or_else(|| self.found.get(&member.key(value))?.found())
    }
}

/// The number that an id is: `r0`, `r1`, not `r01`.
fn number(id: &str) -> Option<usize> {
    let digits = id.strip_prefix('r')?;
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    let is_plain = digits == "0" || !digits.starts_with('0');
    if is_number && is_plain { digits.parse().ok() } else { None }
}

/// The records that have an id, or a member of some value.
#[derive(Debug, Clone, Copy)]
pub(super) struct Found {
    /// The line of the last of them.
    pub(super) line: u64,
    /// The types of all of them.
    pub(super) kinds: Kinds,
    /// Whether they are several.
    pub(super) are_several: bool,
}

/// The same in eight bytes: there is one for every id of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Packed(u64);

impl Packed {
    /// The bits below the line: those of the kinds, and one for whether there are several.
    const BELOW: u32 = Kinds::BITS + 1;

    /// No record.
    const NONE: Self = Self(u64::MAX);

    /// These, and one more.
    fn and(self, line: u64, kind: Kind) -> Self {
        let before = self.found();
        let mut kinds = before.map(|before| before.kinds).unwrap_or_default();
        kinds.insert(kind);
        Self::of(Found { line, kinds, are_several: before.is_some() })
    }

    fn of(found: Found) -> Self {
        let Found { line, kinds, are_several } = found;
        Self(line << Self::BELOW | u64::from(kinds.bits()) << 1 | u64::from(are_several))
    }

    fn found(self) -> Option<Found> {
        (self != Self::NONE).then(|| Found {
            line: self.0 >> Self::BELOW,
            kinds: Kinds::of_bits(self.0 >> 1),
            are_several: self.0 & 1 == 1,
        })
    }
}

/// A member by which a ref names a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Member {
    Id,
    Message,
    Plan,
    Call,
    Inference,
    Request,
    Subagent,
}

impl Member {
    pub(super) const ALL: [Self; 7] = [
        Self::Id,
        Self::Message,
        Self::Plan,
        Self::Call,
        Self::Inference,
        Self::Request,
        Self::Subagent,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::Message => "messageId",
            Self::Plan => "planId",
            Self::Call => "callId",
            Self::Inference => "inferenceId",
            Self::Request => "requestId",
            Self::Subagent => "subagentId",
        }
    }

    /// An id in this member.
    pub(super) fn key(self, id: &str) -> Key {
        Key::of(self as u8, id)
    }

    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|member| member.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_back() {
        let mut kinds = Kinds::default();
        kinds.insert(Kind::Session);
        kinds.insert(Kind::Unknown);
        for (line, are_several) in [(1, true), (0, false), (1 << 46, true)] {
            let found = Packed::of(Found { line, kinds, are_several }).found().unwrap();
            assert_eq!((found.line, found.kinds, found.are_several), (line, kinds, are_several));
        }
    }

    #[test]
    fn a_number_is_found_as_any_other_id() {
        let ids = ["r0", "r1", "r01", "r", "r3", "r900", "r4294967296", "r99999999999999999999999"];
        let mut table = Table::default();
        for (line, id) in (1..).zip(ids) {
            assert!(table.get(Member::Id, id).is_none(), "{id}");
            table.note(Member::Id, id, line, Kind::Message);
        }
        for (line, id) in (1..).zip(ids) {
            let found = table.get(Member::Id, id).unwrap();
            assert_eq!((found.line, found.are_several), (line, false), "{id}");
        }
        assert!(table.get(Member::Id, "r2").is_none() && table.get(Member::Call, "r1").is_none());
    }

    #[test]
    fn a_number_that_came_before_its_turn_is_one_id() {
        let mut table = Table::default();
        table.note(Member::Id, "r100", 1, Kind::Session);
        (0..=100).for_each(|n| table.note(Member::Id, &format!("r{n}"), n + 2, Kind::Message));
        let found = table.get(Member::Id, "r100").unwrap();
        assert_eq!((found.line, found.are_several), (102, true));
        assert!(!table.get(Member::Id, "r99").unwrap().are_several);
    }
}
