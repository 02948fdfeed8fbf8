//! Texts that stand in the target, so that a copy of one is not accounted for as lost.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::Tape;
use crate::tape::Kind;

/// The longer texts of a target, as fingerprints.
///
/// A source text that has no target of its own, but is word for word in the target, is not lost: it is a
/// duplicate, and a report that said otherwise would be refused. A mapping that knows its target's texts
/// before it closes its groups hands them to [`Ledger::standing`](super::Ledger::standing), and need not
/// look for copies itself.
///
/// ```
/// use exact_json::Scanner;
/// use exact_json::trace::{Base, EntryFate, Ledger, Reason, Source, Src, Standing};
///
/// let mut standing = Standing::default();
/// standing.insert("Fix the failing parser test.");
/// let mut ledger = Ledger::new();
/// ledger.standing(standing);
///
/// let mut scanner = Scanner::new();
/// let row = br#"{"n":1,"echo":{"to":"x","text":"Fix the failing parser test."}}"#;
/// let sources = [Source::new(Base::Record(0), scanner.scan(row).unwrap())];
/// ledger.begin(&sources);
/// Src::whole(&sources[0]).drop(&mut ledger, Reason::NoCounterpart);
/// let group = ledger.end(&sources).unwrap();
/// let fates: Vec<_> = group.entries().map(|entry| (entry.fate(), entry.source_leaves())).collect();
/// assert_eq!(fates, [
///     (EntryFate::Dropped(Reason::NoCounterpart), 2),
///     (EntryFate::Dropped(Reason::Duplicate), 1),
/// ]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Standing {
    texts: HashSet<u64>,
    /// Lengths in bytes: most texts are told apart by them alone.
    lengths: HashSet<usize>,
}

impl Standing {
    /// Texts of fewer characters stand in many places by chance.
    pub const SHORTEST: usize = 24;

    /// A text of the target. A short one is ignored.
    pub fn insert(&mut self, text: &str) {
        if is_long(text) {
            self.lengths.insert(text.len());
            self.texts.insert(fingerprint(text));
        }
    }

    /// Every string of a target's text.
    pub fn insert_all(&mut self, target: Tape<'_>) {
        each_string(target, |text| self.insert(text));
    }

    /// Every string of a target's text that `sought` has: where few texts are ever asked for, only these are kept.
    ///
    /// ```
    /// use exact_json::Scanner;
    /// use exact_json::trace::Standing;
    ///
    /// let (mut standing, mut sought) = (Standing::default(), Standing::default());
    /// sought.insert("Fix the failing parser test.");
    /// let target = r#"["Fix the failing parser test.","Then write the release notes."]"#;
    /// standing.insert_sought(Scanner::new().scan_str(target).unwrap(), &sought);
    /// assert!(standing.contains("Fix the failing parser test."));
    /// assert!(!standing.contains("Then write the release notes."));
    /// ```
    pub fn insert_sought(&mut self, target: Tape<'_>, sought: &Self) {
        each_string(target, |text| {
            if sought.contains(text) {
                self.insert(text);
            }
        });
    }

    /// The texts of another part of the target, which has none afterwards.
    ///
    /// ```
    /// use exact_json::trace::Standing;
    ///
    /// let (mut standing, mut more) = (Standing::default(), Standing::default());
    /// more.insert("Fix the failing parser test.");
    /// standing.append(&mut more);
    /// assert!(standing.contains("Fix the failing parser test."));
    /// assert!(!more.contains("Fix the failing parser test."));
    /// ```
    pub fn append(&mut self, more: &mut Self) {
        self.texts.extend(more.texts.drain());
        self.lengths.extend(more.lengths.drain());
    }

    /// Forgets every text.
    pub fn clear(&mut self) {
        self.texts.clear();
        self.lengths.clear();
    }

    /// Whether it has no text.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// Whether a text stands in the target.
    #[must_use]
    pub fn contains(&self, text: &str) -> bool {
        self.lengths.contains(&text.len()) && self.texts.contains(&fingerprint(text))
    }

    /// Whether a subtree holds such a text: its first node and the one behind its last.
    pub(crate) fn is_within(&self, tape: Tape<'_>, from: u32, to: u32) -> bool {
        if self.texts.is_empty() {
            return false;
        }
        let nodes = tape.nodes().get(from as usize..to as usize).unwrap_or_default();
        nodes.iter().any(|node| {
            node.kind() == Kind::String && {
                let raw = &tape.text()[node.start()..node.end()];
                if node.escaped() {
                    raw.len() >= Self::SHORTEST && self.contains(&crate::tape::unescape(raw))
                } else {
                    self.contains(raw)
                }
            }
        })
    }
}

/// Visits the strings of a text that are long in bytes, and so may be long.
fn each_string(tape: Tape<'_>, mut visit: impl FnMut(&str)) {
    let strings = tape.nodes().iter().filter(|node| node.kind() == Kind::String);
    for node in strings {
        let raw = &tape.text()[node.start()..node.end()];
        if raw.len() < Standing::SHORTEST {
            continue;
        }
        if node.escaped() {
            visit(&crate::tape::unescape(raw));
        } else {
            visit(raw);
        }
    }
}

fn is_long(text: &str) -> bool {
    text.len() >= Standing::SHORTEST && text.chars().nth(Standing::SHORTEST - 1).is_some()
}

fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scanner;

    #[test]
    fn characters_are_counted_not_bytes() {
        let mut standing = Standing::default();
        let (short, long) = ("é".repeat(23), "é".repeat(24));
        standing.insert(&short);
        standing.insert(&long);
        assert!(!standing.contains(&short) && standing.contains(&long));
    }

    #[test]
    fn a_text_is_the_same_however_it_is_spelled() {
        let mut scanner = Scanner::new();
        let mut standing = Standing::default();
        standing.insert_all(scanner.scan_str(r#"["twenty\u002dfour characters long"]"#).unwrap());
        let tape = scanner.scan_str(r#"{"a":["twenty-four characters long"]}"#).unwrap();
        assert!(standing.is_within(tape, 0, u32::try_from(tape.nodes().len()).unwrap()));
    }
}
