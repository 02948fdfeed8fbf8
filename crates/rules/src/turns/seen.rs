//! A turn as the rules look at it: with its calls, results and time, and with what those before it were.

use std::collections::HashMap;

use agent_turns_model::{Call, CallResult, Nullable, Role, Turn};
use exact_json::{Place, Timestamp};

use super::in_flight::{InFlight, Speaker, Unanswered};
use crate::key::Key;

/// A turn, and what came before it.
pub(super) struct Seen<'r> {
    pub(super) line: u64,
    pub(super) turn: &'r Turn,
    /// The calls that it makes.
    pub(super) calls: Vec<Call>,
    /// The results that it brings.
    pub(super) results: Vec<CallResult>,
    /// What its `ts` says, and that as a time, where it is one.
    pub(super) time: Option<(&'r str, Option<Timestamp>)>,
    pub(super) stream: &'r Stream,
}

impl<'r> Seen<'r> {
    pub(super) fn new(line: u64, turn: &'r Turn, stream: &'r Stream) -> Self {
        let ts = match &turn.ts {
            Some(Nullable::Value(ts)) => Some(ts.as_str()),
            Some(Nullable::Null) | None => None,
        };
        let (calls, results) = (turn.calls(), turn.results());
        Self { line, turn, calls, results, time: ts.map(|ts| (ts, time(ts))), stream }
    }
}

/// The time that a text names by RFC 3339, which lets `T` and `Z` be small letters.
fn time(text: &str) -> Option<Timestamp> {
    let timestamp = Timestamp::try_from(text.to_ascii_uppercase()).ok()?;
    timestamp.is_date_time().then_some(timestamp)
}

/// What the rules remember of the turns of a stream: ids, and where they stood.
#[derive(Debug, Default)]
pub(super) struct Stream {
    /// Where each id of a call was first used.
    ids: HashMap<Key, Packed>,
    /// The places in turns that have such an id: there are no more of them than calls in the longest turns.
    places: Places,
    /// The calls that no result has answered.
    in_flight: InFlight<String, Place>,
    /// The last time that a turn has, and the line of that turn.
    time: Option<(u64, Timestamp)>,
}

/// A place in a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) line: u64,
    pub(super) place: Place,
}

/// A spot in twelve bytes, since there is one for every call of a stream: the halves of the line, and the number of the place.
#[derive(Debug, Clone, Copy)]
struct Packed {
    line: [u32; 2],
    place: u32,
}

/// Places by number.
#[derive(Debug, Default)]
struct Places {
    met: Vec<Place>,
    numbers: HashMap<Place, u32>,
}

impl Places {
    fn number(&mut self, place: Place) -> u32 {
        *self.numbers.entry(place).or_insert_with(|| {
            self.met.push(place);
            u32::try_from(self.met.len() - 1).unwrap_or(u32::MAX)
        })
    }
}

fn halves(line: u64) -> [u32; 2] {
    [line >> 32, line & u64::from(u32::MAX)].map(|half| u32::try_from(half).unwrap_or(u32::MAX))
}

/// An id of a call.
fn key(id: &str) -> Key {
    Key::of(0, id)
}

impl Stream {
    /// Where the id of a call was first used.
    pub(super) fn first_use(&self, id: &str) -> Option<Spot> {
        let Packed { line: [high, low], place } = *self.ids.get(&key(id))?;
        let place = *self.places.met.get(place as usize)?;
        Some(Spot { line: u64::from(high) << 32 | u64::from(low), place })
    }

    /// How many calls without an id no result has answered.
    pub(super) fn open_without_id(&self) -> usize {
        self.in_flight.without_id()
    }

    /// The last time that a turn has, and the line of that turn.
    pub(super) fn time(&self) -> Option<(u64, &Timestamp)> {
        self.time.as_ref().map(|(line, time)| (*line, time))
    }

    /// Whether no call waits for its result, or somebody went on without.
    pub(super) fn may_end(&self) -> bool {
        self.in_flight.may_end()
    }

    /// The calls that no result has answered, in their order.
    pub(super) fn unanswered(&self) -> Vec<Unanswered<'_, String, Place>> {
        let mut unanswered: Vec<_> = self.in_flight.unanswered().collect();
        unanswered.sort_by_key(|call| (call.line, call.call));
        unanswered
    }

    /// Takes the next turn in, with its calls, its results and its time.
    pub(super) fn push(
        &mut self,
        line: u64,
        turn: &Turn,
        calls: Vec<Call>,
        results: Vec<CallResult>,
        time: Option<Timestamp>,
    ) {
        for id in calls.iter().filter_map(|call| call.id.as_ref()) {
            let places = &mut self.places;
            self.ids
                .entry(key(&id.text))
                .or_insert_with(|| Packed { line: halves(line), place: places.number(id.place) });
        }
        let speaker = match turn.role {
            Role::User | Role::Assistant => Speaker::Somebody,
            Role::Tool | Role::Other(_) => Speaker::Aside,
        };
        let calls = calls.into_iter().map(|Call { id, place }| (id.map(|id| id.text), place));
        let results = results.into_iter().map(|CallResult { call, .. }| call.map(|id| id.text));
        self.in_flight.push(line, speaker, calls, results);
        if let Some(time) = time {
            self.time = Some((line, time));
        }
    }
}
