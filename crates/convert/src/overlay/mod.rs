//! Laying entries over records: which node each pointer of an entry names.
//!
//! A report's shape is compiled once into one tree of tokens for each record it speaks of; laying the
//! tree over a tape finds all pointers in one walk, because both have their members in one order.

mod bases;
mod trie;

use std::collections::BTreeMap;

use exact_json::Value;

pub(crate) use bases::{Base, Bases};
use trie::Trie;

use crate::report::Entry;

/// "No node": the pointer names nothing.
pub(crate) const NOWHERE: u32 = u32::MAX;

/// Entries, ready to be laid over records.
pub(crate) struct Overlay {
    entries: Vec<Entry>,
    slots: Vec<EntrySlots>,
    /// One tree for each index of `from` and of `to` that a pointer begins with.
    from: BTreeMap<usize, Trie>,
    to: BTreeMap<usize, Trie>,
    count: usize,
    faults: Vec<PointerFault>,
}

/// A pointer that cannot be laid over anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PointerFault {
    pub(crate) entry: usize,
    pub(crate) pointer: String,
}

/// The numbers of an entry's pointers.
struct EntrySlots {
    source: std::ops::Range<usize>,
    target: std::ops::Range<usize>,
    via: std::ops::Range<usize>,
    at: std::ops::Range<usize>,
}

/// Where one pointer of an entry leads: which base, and which node of its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) base: usize,
    pub(crate) node: u32,
}

/// The pointers of one entry, laid over records.
pub(crate) struct Laid<'o> {
    pub(crate) entry: &'o Entry,
    pub(crate) source: &'o [Spot],
    pub(crate) target: &'o [Spot],
    pub(crate) via: &'o [Spot],
    pub(crate) at: &'o [Spot],
}

/// The spots of the pointers of all entries, kept for reuse.
#[derive(Default)]
pub(crate) struct Spots {
    list: Vec<Spot>,
    /// How many values were looked at to find them, since the first.
    pub(crate) work: u64,
}

impl Overlay {
    pub(crate) fn new(entries: Vec<Entry>) -> Self {
        let mut overlay = Self {
            entries: Vec::new(),
            slots: Vec::new(),
            from: BTreeMap::new(),
            to: BTreeMap::new(),
            count: 0,
            faults: Vec::new(),
        };
        for (index, entry) in entries.iter().enumerate() {
            let source = overlay.add(index, &entry.source, true);
            let target = overlay.add(index, &entry.target, false);
            let via = overlay.add(index, &entry.via, true);
            let at: Vec<String> = entry.at().map(str::to_owned).collect();
            let at = overlay.add(index, &at, false);
            overlay.slots.push(EntrySlots { source, target, via, at });
        }
        overlay.entries = entries;
        overlay
    }

    /// Pointers without an index of a base in front.
    pub(crate) fn faults(&self) -> &[PointerFault] {
        &self.faults
    }

    /// Whether there are no entries.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Whether pointers begin with each index below these numbers of bases.
    pub(crate) fn uses(&self, from: usize, to: usize) -> bool {
        // Indices beyond are pointers that name nothing, and found as such.
        let used = |tries: &BTreeMap<usize, Trie>, bases: usize| tries.range(..bases).count();
        used(&self.from, from) == from && used(&self.to, to) == to
    }

    /// Lays the entries over values, one for each base: `None` is a base that has no tape.
    pub(crate) fn lay(
        &self,
        from: &[Option<Value<'_>>],
        to: &[Option<Value<'_>>],
        spots: &mut Spots,
    ) {
        spots.list.clear();
        spots.list.resize(self.count, Spot { base: 0, node: NOWHERE });
        spots.work += self.count as u64;
        for (tries, values) in [(&self.from, from), (&self.to, to)] {
            for (&base, trie) in tries {
                match values.get(base) {
                    Some(Some(value)) => trie.lay(*value, base, spots),
                    // Opaque bytes are a leaf: only the pointer to the whole names something.
                    Some(None) => trie.lay_opaque(base, spots),
                    None => trie.miss(base, spots),
                }
            }
        }
    }

    /// The entries with their spots.
    pub(crate) fn laid<'o>(&'o self, spots: &'o Spots) -> impl Iterator<Item = Laid<'o>> {
        self.entries.iter().zip(&self.slots).map(|(entry, slots)| {
            let of =
                |range: &std::ops::Range<usize>| spots.list.get(range.clone()).unwrap_or_default();
            Laid {
                entry,
                source: of(&slots.source),
                target: of(&slots.target),
                via: of(&slots.via),
                at: of(&slots.at),
            }
        })
    }

    fn add(&mut self, entry: usize, pointers: &[String], from: bool) -> std::ops::Range<usize> {
        let first = self.count;
        for pointer in pointers {
            let slot = self.count;
            self.count += 1;
            let tries = if from { &mut self.from } else { &mut self.to };
            let Some((base, rest)) = split(pointer) else {
                self.faults.push(PointerFault { entry, pointer: pointer.clone() });
                continue;
            };
            tries.entry(base).or_default().add(rest, slot);
        }
        first..self.count
    }
}

/// More bases than any row has: a pointer that asks for more is a fault, and costs no memory.
const MOST_BASES: usize = 1 << 20;

/// A pointer's first token as an index, and the rest.
pub(crate) fn split(pointer: &str) -> Option<(usize, &str)> {
    let rest = pointer.strip_prefix('/')?;
    let end = rest.find('/').unwrap_or(rest.len());
    let (index, rest) = rest.split_at(end);
    let index = exact_json::pointer::index(index)?;
    (index < MOST_BASES).then_some((index, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use exact_json::{OwnedTape, Scanner};

    #[test]
    fn pointers_find_their_nodes_in_any_order() {
        let entries: Vec<Entry> = exact_json::from_str(
            r#"[{"fate":"kept","source":["/0/c/1","/0/a~1b"],"target":["/1"]},
                {"fate":"dropped","source":["/0/x","/0/c/7","/0"],"reason":"policy"},
                {"fate":"kept","source":["/0/a~1b/z"],"target":["/1/0","/3"],"via":["/0/c"]}]"#,
        )
        .unwrap();
        let mut scanner = Scanner::new();
        let source = OwnedTape::scan(&mut scanner, br#"{"a/b":1,"c":[2,{"d":3}]}"#).unwrap();
        let target = OwnedTape::scan(&mut scanner, b"[true]").unwrap();
        let overlay = Overlay::new(entries);
        let mut spots = Spots::default();
        let to = [None, Some(target.tape(0).root())];
        overlay.lay(&[Some(source.tape(0).root())], &to, &mut spots);
        let found: Vec<Vec<_>> = overlay
            .laid(&spots)
            .map(|laid| {
                let all = laid.source.iter().map(|spot| (source.tape(0), spot));
                let all = all.chain(laid.target.iter().map(|spot| (target.tape(0), spot)));
                let text = |(tape, spot): (exact_json::Tape<'_>, &Spot)| {
                    if spot.node == NOWHERE {
                        "-".to_owned()
                    } else {
                        tape.value(spot.node).compact()
                    }
                };
                all.map(text).collect()
            })
            .collect();
        assert_eq!(
            found,
            [
                vec![r#"{"d":3}"#, "1", "[true]"],
                vec!["-", "-", r#"{"a/b":1,"c":[2,{"d":3}]}"#],
                vec!["-", "true", "-"]
            ]
        );
    }

    /// Not timed: were siblings searched one by one, it would not end in a day's work.
    #[test]
    fn a_hundred_thousand_siblings_are_found_in_any_order() {
        const MANY: usize = 100_000;
        let text =
            |item: &dyn Fn(usize) -> String| (0..MANY).map(item).collect::<Vec<_>>().join(",");
        let source = format!(
            r#"{{"list":[{}],"members":{{{}}}}}"#,
            text(&|index| index.to_string()),
            text(&|index| format!(r#""m{index}":{index}"#)),
        );
        let tape = OwnedTape::scan(&mut Scanner::new(), source.as_bytes()).unwrap();
        let tape = tape.tape(0);
        let far = MOST_BASES - 1;
        for in_order in [true, false] {
            let place = |index| if in_order { index } else { MANY - 1 - index };
            let pointers = (0..MANY).flat_map(|index| {
                ["list/", "members/m"].map(|name| format!("/0/{name}{}", place(index)))
            });
            let entry = Entry {
                fate: crate::report::Fate::Dropped(crate::report::Reason::Policy),
                source: pointers.chain([format!("/{far}")]).collect(),
                target: Vec::new(),
                via: Vec::new(),
            };
            let overlay = Overlay::new(vec![entry]);
            let mut spots = Spots::default();
            overlay.lay(&[Some(tape.root())], &[], &mut spots);
            let laid = overlay.laid(&spots).next().unwrap();
            for (at, spot) in laid.source[..2 * MANY].iter().enumerate() {
                let found = tape.value(spot.node).as_u64();
                assert_eq!(found, Some(place(at / 2) as u64));
            }
            assert_eq!(laid.source[2 * MANY].node, NOWHERE);
        }
    }

    #[test]
    fn a_first_token_must_be_an_index() {
        assert_eq!(split("/12/a"), Some((12, "/a")));
        assert_eq!(split("/0"), Some((0, "")));
        for pointer in ["", "0", "/", "/a", "/01", "/-1", "/99999999"] {
            assert_eq!(split(pointer), None, "{pointer:?}");
        }
    }
}
