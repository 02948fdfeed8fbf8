//! No account by renaming: a longer text of the source that also stands in the target.
//!
//! Both files' longer texts go into filters of a fixed size. What a filter does not know stands
//! nowhere; the few texts that it may know are looked for in a second pass.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use exact_json::trace::Standing;
use exact_json::{Kind, Node, Tape, Value};

use super::suspect::Suspect;
use crate::steps::is_short;

/// Words of a filter: a bit for each byte of the file, 512 bytes to 4 MB.
const WORDS: std::ops::RangeInclusive<u64> = 1 << 6..=1 << 19;

/// A set of texts that may say yes of one it does not hold.
struct Filter(Vec<u64>);

impl Filter {
    /// A filter for the texts of a file of that size.
    fn new(size: u64) -> Self {
        let words = (size / 64).clamp(*WORDS.start(), *WORDS.end()).next_power_of_two();
        Self(vec![0; usize::try_from(words).unwrap_or(1)])
    }

    fn insert(&mut self, hash: u64) {
        for (word, bit) in self.bits(hash) {
            if let Some(word) = self.0.get_mut(word) {
                *word |= bit;
            }
        }
    }

    fn may_contain(&self, hash: u64) -> bool {
        let mut bits = self.bits(hash).into_iter();
        bits.all(|(word, bit)| self.0.get(word).is_some_and(|word| word & bit != 0))
    }

    fn bits(&self, hash: u64) -> [(usize, u64); 2] {
        let most = self.0.len().saturating_sub(1);
        [hash, hash >> 32].map(|hash| {
            let word = usize::try_from((hash >> 6) & 0xFFFF_FFFF).unwrap_or(0);
            (word & most, 1 << (hash & 63))
        })
    }
}

/// The longer texts of both files, and those whose account hangs on where else they stand.
pub(super) struct Texts {
    keys: RandomState,
    source: Filter,
    target: Filter,
    /// Texts that are dropped though they may stand in the target.
    dropped: HashMap<u64, Suspect>,
    /// Texts that are synthesized though they may stand in the source.
    synthesized: HashMap<u64, Suspect>,
}

impl Texts {
    /// Nothing yet, for files of these sizes.
    pub(super) fn new(source: u64, target: u64) -> Self {
        Self {
            keys: RandomState::new(),
            source: Filter::new(source),
            target: Filter::new(target),
            dropped: HashMap::new(),
            synthesized: HashMap::new(),
        }
    }

    pub(super) fn add_source(&mut self, tape: Tape<'_>) {
        for hash in hashes(tape.root(), &self.keys) {
            self.source.insert(hash.1);
        }
    }

    pub(super) fn add_target(&mut self, tape: Tape<'_>) {
        for hash in hashes(tape.root(), &self.keys) {
            self.target.insert(hash.1);
        }
    }

    /// A source value is dropped for a reason that does not go with standing in the target.
    pub(super) fn dropped(&mut self, value: Value<'_>, suspect: impl Fn(u32) -> Suspect) {
        for (node, hash) in hashes(value, &self.keys) {
            if self.target.may_contain(hash) {
                let place = || suspect(node);
                self.dropped.entry(hash).or_insert_with(place);
            }
        }
    }

    /// A target value is synthesized in a way that does not go with standing in the source.
    pub(super) fn synthesized(&mut self, value: Value<'_>, suspect: impl Fn(u32) -> Suspect) {
        for (node, hash) in hashes(value, &self.keys) {
            if self.source.may_contain(hash) {
                let place = || suspect(node);
                self.synthesized.entry(hash).or_insert_with(place);
            }
        }
    }

    pub(super) fn has_dropped(&self) -> bool {
        !self.dropped.is_empty()
    }

    pub(super) fn has_synthesized(&self) -> bool {
        !self.synthesized.is_empty()
    }

    /// Looks at a target record again; what was dropped and does stand there is found.
    pub(super) fn look_at_target(&mut self, tape: Tape<'_>, found: &mut Vec<(Suspect, u32)>) {
        look(tape, &self.keys, &mut self.dropped, found);
    }

    /// Looks at a source record again; what was synthesized and does stand there is found.
    pub(super) fn look_at_source(&mut self, tape: Tape<'_>, found: &mut Vec<(Suspect, u32)>) {
        look(tape, &self.keys, &mut self.synthesized, found);
    }
}

fn look(
    tape: Tape<'_>,
    keys: &RandomState,
    suspects: &mut HashMap<u64, Suspect>,
    found: &mut Vec<(Suspect, u32)>,
) {
    for (node, hash) in hashes(tape.root(), keys) {
        if let Some(suspect) = suspects.remove(&hash) {
            found.push((suspect, node));
        }
    }
}

/// The longer strings under a value: node and hash.
fn hashes<'t>(value: Value<'t>, keys: &'t RandomState) -> impl Iterator<Item = (u32, u64)> + 't {
    let tape = value.tape();
    let first = value.index();
    let next = tape.nodes().get(first as usize).map_or(first, Node::next);
    (first..next).filter_map(move |node| {
        let here = tape.nodes().get(node as usize)?;
        // An escape is longer than what it stands for, never shorter.
        if here.kind() != Kind::String || here.end() - here.start() < Standing::SHORTEST {
            return None;
        }
        let text = tape.value(node).text()?.decode();
        (!is_short(&text)).then(|| (node, keys.hash_one(&*text)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use exact_json::Scanner;

    #[test]
    fn a_text_is_found_however_it_is_spelled() {
        let (mut one, mut two) = (Scanner::new(), Scanner::new());
        let source =
            one.scan_str(r#"{"a":"a text that is longer than most","b":"short"}"#).unwrap();
        let target = two.scan_str(r#"{"x":["\u0061 text that is longer than most"]}"#).unwrap();
        let mut texts = Texts::new(100, 100);
        texts.add_target(target);
        let suspect = |node: u32| Suspect { line: 1, entry: 0, leaf: node.into() };
        texts.dropped(source.root(), suspect);
        assert!(texts.has_dropped() && !texts.has_synthesized());
        let mut found = Vec::new();
        texts.look_at_target(target, &mut found);
        let [(suspect, at)] = &found[..] else { panic!("{found:?}") };
        let text = source.resolve("/a").unwrap().index();
        assert_eq!((suspect.leaf, &*target.pointer_of(*at)), (text.into(), "/x/0"));
    }
}
