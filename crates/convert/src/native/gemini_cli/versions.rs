//! Which version of a message counts, where it stands, and what was taken back.
//!
//! A log is written by appending. A message that changes is appended once more under its id; it stays where it stood. `$rewindTo` takes a
//! message and all behind it back. `$set` may have the whole list of messages anew: they stand there from then on, and what is not in it
//! is no longer part of the conversation, unless a summary came in its place.

use std::collections::{HashMap, HashSet};

use crate::native::id::Id;
use crate::native::salvage::Location;

/// Where a message is in a log: its row, and its place in the list that the row has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) record: u64,
    pub(super) slot: Option<usize>,
}

impl Place {
    /// A row that is a message.
    pub(super) fn row(record: u64) -> Self {
        Self { record, slot: None }
    }

    /// A message in a list.
    pub(super) fn item(record: u64, slot: usize) -> Self {
        Self { record, slot: Some(slot) }
    }

    /// A name for something that has none, by its place.
    pub(super) fn name(self, what: &str) -> String {
        match self.slot {
            None => format!("{what}:{}", self.record),
            Some(slot) => format!("{what}:{}:{slot}", self.record),
        }
    }
}

/// What is asked of a message, whatever it says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) id: Option<Id>,
    /// Somebody says something in it: it is no notice of the harness.
    pub(super) is_said: bool,
    /// The model says it.
    pub(super) is_models: bool,
    /// It sums up what came before it.
    pub(super) is_summary: bool,
}

/// A message, through all its versions.
#[derive(Debug)]
struct Thread {
    entry: Entry,
    stands: Place,
    /// The row of its last version, if that is not where it stands.
    last: Option<Location>,
    is_back: bool,
    is_late: bool,
}

/// The messages, as far as the log has been read.
#[derive(Debug, Default)]
pub(super) struct Versions {
    threads: Vec<Thread>,
    /// The conversation: messages in their order.
    current: Vec<usize>,
    named: HashMap<Id, usize>,
    /// The model has said something.
    is_begun: bool,
}

/// What a list of messages did to the conversation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Replaced {
    /// How many messages of before are not in it.
    pub(super) gone: usize,
    /// A summary came in their place.
    pub(super) is_summed_up: bool,
    /// How many have the id of one before them in the list.
    pub(super) repeated: usize,
}

impl Versions {
    /// A row that is a message. Whether it is a version of one that is there.
    pub(super) fn row(&mut self, at: Location, entry: Entry) -> bool {
        let known = entry.id.and_then(|id| self.named.get(&id).copied());
        self.is_begun |= entry.is_models;
        if let Some(thread) = known.and_then(|known| self.threads.get_mut(known)) {
            (thread.last, thread.entry) = (Some(at), entry);
            return true;
        }
        self.push(Place::row(at.number), entry, false);
        false
    }

    /// A row that has all messages anew.
    pub(super) fn list(&mut self, record: u64, entries: impl Iterator<Item = Entry>) -> Replaced {
        let before = std::mem::take(&mut self.current);
        let known = std::mem::take(&mut self.named);
        let mut replaced = Replaced::default();
        let mut stay = HashSet::new();
        let is_late = self.is_begun;
        for (slot, entry) in entries.enumerate() {
            let place = Place::item(record, slot);
            let is_repeated = entry.id.is_some_and(|id| self.named.contains_key(&id));
            let thread = entry.id.and_then(|id| known.get(&id).copied()).filter(|_| !is_repeated);
            let known = thread.and_then(|number| Some((number, self.threads.get_mut(number)?)));
            if let Some((number, thread)) = known {
                *thread = Thread { entry, stands: place, last: None, ..*thread };
                stay.insert(number);
                self.current.push(number);
                self.named.extend(entry.id.map(|id| (id, number)));
            } else {
                replaced.repeated += usize::from(is_repeated);
                replaced.is_summed_up |= entry.is_summary;
                self.push(place, entry, is_late);
            }
        }
        self.is_begun |= self.current.iter().any(|number| self.is_models(*number));
        for number in before.into_iter().filter(|number| !stay.contains(number)) {
            let Some(thread) = self.threads.get_mut(number) else { continue };
            if thread.entry.is_said {
                replaced.gone += 1;
                thread.is_back = !replaced.is_summed_up;
            }
        }
        replaced
    }

    /// Takes a message and all behind it back; how many that are, or none where no message has that id.
    pub(super) fn rewind(&mut self, to: Id) -> Option<usize> {
        let first = *self.named.get(&to)?;
        let mut count = 0;
        while let Some(number) = self.current.pop() {
            if let Some(thread) = self.threads.get_mut(number) {
                thread.is_back = true;
                // Of two messages of one id, the first is known by it.
                if let Some(id) = thread.entry.id.filter(|id| self.named.get(id) == Some(&number)) {
                    self.named.remove(&id);
                }
            }
            count += 1;
            if number == first {
                break;
            }
        }
        Some(count)
    }

    fn is_models(&self, number: usize) -> bool {
        self.threads.get(number).is_some_and(|thread| thread.entry.is_models)
    }

    fn push(&mut self, stands: Place, entry: Entry, is_late: bool) {
        let number = self.threads.len();
        self.threads.push(Thread { entry, stands, last: None, is_back: false, is_late });
        self.current.push(number);
        if let Some(id) = entry.id {
            self.named.entry(id).or_insert(number);
        }
    }

    /// What the messages have become.
    pub(super) fn finish(self) -> Standing {
        let mut standing = Standing::default();
        for Thread { entry: _, stands, last, is_back, is_late } in self.threads {
            if let Some(last) = last {
                standing.elsewhere.insert(last.number);
                standing.later.entry(stands.record).or_default().push(last);
            }
            standing.messages.insert(stands, Stands { last, is_back, is_late });
        }
        standing
    }
}

/// A message that stands somewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stands {
    /// The row of its last version, if that is another.
    pub(super) last: Option<Location>,
    /// It was taken back.
    pub(super) is_back: bool,
    /// It was not written when it was said: it came with a list, after the model had said something.
    pub(super) is_late: bool,
}

/// Where the messages stand.
#[derive(Debug, Default)]
pub(super) struct Standing {
    messages: HashMap<Place, Stands>,
    /// Rows whose message stands at an earlier one.
    elsewhere: HashSet<u64>,
    /// Those rows, by where their messages stand.
    later: HashMap<u64, Vec<Location>>,
}

impl Standing {
    /// The message that stands at a place.
    pub(super) fn at(&self, place: Place) -> Option<Stands> {
        self.messages.get(&place).copied()
    }

    /// The rows whose messages stand at this one.
    pub(super) fn later(&self, record: u64) -> &[Location] {
        self.later.get(&record).map(Vec::as_slice).unwrap_or_default()
    }

    /// Whether the message of a row stands at an earlier one.
    pub(super) fn is_elsewhere(&self, record: u64) -> bool {
        self.elsewhere.contains(&record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::native::salvage::State;

    fn entry(id: &str) -> Entry {
        Entry {
            id: (!id.is_empty()).then(|| Id::of_str(id)),
            is_said: !id.starts_with("info"),
            is_models: id.starts_with('g'),
            is_summary: id.starts_with("sum"),
        }
    }

    fn list<'e>(ids: &'e [&'e str]) -> impl Iterator<Item = Entry> + 'e {
        ids.iter().map(|id| entry(id))
    }

    /// Plays rows: an id, `<id` to go back to it, `=a,b` for a list. Gives the places of the messages that stand, in order, with
    /// the row of the last version, `~` where it came late, and `!` where it was taken back.
    fn play(rows: &[&str]) -> Vec<String> {
        let mut versions = Versions::default();
        let mut places = Vec::new();
        for (number, row) in (0..).zip(rows) {
            if let Some(id) = row.strip_prefix('<') {
                versions.rewind(Id::of_str(id));
            } else if let Some(ids) = row.strip_prefix('=') {
                let ids: Vec<&str> = ids.split(',').collect();
                versions.list(number, list(&ids));
                places.extend((0..ids.len()).map(|slot| Place::item(number, slot)));
            } else {
                let at = Location { number, line: 1, offset: 0, length: 1, state: State::Clean };
                versions.row(at, entry(row));
                places.push(Place::row(number));
            }
        }
        let standing = versions.finish();
        let tell = |place: Place| {
            let Stands { last, is_back, is_late } = standing.at(place)?;
            let last = last.map(|last| format!("<-{}", last.number)).unwrap_or_default();
            let late = if is_late { "~" } else { "" };
            Some(format!("{}{last}{late}{}", place.name("m"), if is_back { "!" } else { "" }))
        };
        places.into_iter().filter_map(tell).collect()
    }

    #[test]
    fn a_message_stands_where_it_was_first_with_what_it_says_last() {
        assert_eq!(play(&["a", "b"]), ["m:0", "m:1"]);
        assert_eq!(play(&["a", "b", "a", "c", "a"]), ["m:0<-4", "m:1", "m:3"]);
        assert_eq!(play(&["", ""]), ["m:0", "m:1"]);
    }

    #[test]
    fn what_is_taken_back_begins_anew() {
        assert_eq!(play(&["a", "b", "c", "<b", "d"]), ["m:0", "m:1!", "m:2!", "m:4"]);
        assert_eq!(play(&["a", "b", "b", "<b", "b", "b"]), ["m:0", "m:1<-2!", "m:4<-5"]);
        assert_eq!(play(&["a", "<x", "<a", "<a"]), ["m:0!"]);
    }

    #[test]
    fn a_list_has_its_messages_where_it_is() {
        assert_eq!(play(&["=a,b", "a", "c"]), ["m:0:0<-1", "m:0:1", "m:2"]);
        assert_eq!(play(&["a", "b", "=b,a"]), ["m:2:0", "m:2:1"]);
        assert_eq!(play(&["a", "info", "b", "=b"]), ["m:0!", "m:1", "m:3:0"]);
        assert_eq!(play(&["a", "b", "=sum,b", "<b"]), ["m:0", "m:2:0", "m:2:1!"]);
        assert_eq!(play(&["=a,a", "a", "<a"]), ["m:0:0<-1!", "m:0:1!"]);
    }

    #[test]
    fn what_comes_with_a_list_after_the_model_has_spoken_was_not_written_when_it_was_said() {
        assert_eq!(play(&["=a,g1", "=a,g1,b", "b"]), ["m:1:0", "m:1:1", "m:1:2<-2~"]);
        assert_eq!(play(&["a", "=a,b", "g1", "=a,b,g1,c"]), ["m:3:0", "m:3:1", "m:3:2", "m:3:3~"]);
    }
}
