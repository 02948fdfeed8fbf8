//! The records of a turn, wherever they stand in the stream.

use exact_json::{Value, trace};

use super::plan::{Call, Model, Turn};
use super::record::Record;
use crate::error::Error;
use crate::mapping::Stand;
use crate::records::{Again, Kept, Slot, StreamRecord};

/// Reads the records of the turns.
pub(crate) struct Groups<'a> {
    stream: Again<'a>,
    /// Places in memory for the records of one turn after the other.
    slots: Vec<Slot>,
    single: Slot,
    time: Witness,
    model: Witness,
}

/// A record of which a turn copies its time or its model. The next turn may well copy it from there, too.
#[derive(Default)]
struct Witness {
    number: Option<u32>,
    slot: Slot,
    /// A large record, that is not to be scanned for turn after turn.
    large: Option<Kept>,
}

/// So many bytes are scanned again for each turn.
const SMALL: u64 = 1 << 12;

/// So many places are kept, however many records a turn had.
const SLOTS: usize = 16;

/// The records of a turn, in memory.
pub(crate) struct Group<'g> {
    turn: &'g Turn,
    calls: &'g [Call],
    /// The records that have their account in it, in their order.
    own: &'g mut [Slot],
    /// Those of which it copies something.
    witnesses: Vec<&'g mut Witness>,
}

/// The records of a turn, to write it from.
pub(crate) struct Opened<'t> {
    /// The sources of the turn's group.
    pub(crate) sources: Vec<trace::Source<'t>>,
    /// Where each of them stands.
    pub(crate) stands: Vec<Stand>,
    /// The message, or the result.
    pub(crate) record: Option<Record<'t>>,
    /// The calls that the turn makes.
    pub(crate) calls: Vec<Record<'t>>,
    /// The inference that it came of.
    pub(crate) model: Option<Record<'t>>,
    /// The last record before it that tells a time.
    pub(crate) time: Option<Value<'t>>,
}

impl<'a> Groups<'a> {
    pub(crate) fn new(stream: Again<'a>) -> Self {
        let (time, model) = (Witness::default(), Witness::default());
        Self { stream, slots: Vec::new(), single: Slot::default(), time, model }
    }

    /// A record by itself.
    ///
    /// # Errors
    ///
    /// Of the file.
    pub(crate) fn record(&mut self, number: u32) -> Result<StreamRecord<'_>, Error> {
        self.stream.load(number, &mut self.single)?;
        self.single.read(0)
    }

    /// The records of a turn that makes these calls.
    ///
    /// # Errors
    ///
    /// Of the file.
    pub(crate) fn read<'g>(
        &'g mut self,
        turn: &'g Turn,
        calls: &'g [Call],
    ) -> Result<Group<'g>, Error> {
        let (own_model, shared_model) = match turn.model {
            Some(Model::Own(record)) => (Some(record), None),
            Some(Model::Shared(record)) => (None, Some(record)),
            None => (None, None),
        };
        let called = calls.iter().map(|call| call.record);
        let mut own: Vec<u32> = turn.record.into_iter().chain(called).chain(own_model).collect();
        own.sort_unstable();
        let is_timed = match turn.record {
            Some(_) => turn.is_timed,
            None => calls.first().is_some_and(|call| call.is_timed),
        };
        let mut witnesses: Vec<&mut Witness> = Vec::new();
        let time = turn.time.filter(|_| !is_timed);
        for (number, witness) in [(shared_model, &mut self.model), (time, &mut self.time)] {
            let Some(number) = number.filter(|number| own.binary_search(number).is_err()) else {
                continue;
            };
            if witnesses.iter().all(|other| other.number != Some(number)) {
                witness.load(&mut self.stream, number)?;
                witnesses.push(witness);
            }
        }
        self.slots.resize_with(own.len().max(SLOTS), Slot::default);
        let slots = self.slots.get_mut(..own.len()).unwrap_or_default();
        for (number, slot) in own.into_iter().zip(&mut *slots) {
            self.stream.load(number, slot)?;
        }
        Ok(Group { turn, calls, own: slots, witnesses })
    }
}

impl Witness {
    fn load(&mut self, stream: &mut Again<'_>, number: u32) -> Result<(), Error> {
        if self.number != Some(number) {
            stream.load(number, &mut self.slot)?;
            let record = self.slot.read(0)?;
            self.large = if record.stand().length > SMALL { Some(record.keep()?) } else { None };
            self.number = Some(number);
        }
        Ok(())
    }

    fn read(&mut self, tag: u32) -> Result<StreamRecord<'_>, Error> {
        match &self.large {
            Some(large) => Ok(large.tagged(tag)),
            None => self.slot.read(tag),
        }
    }
}

impl Group<'_> {
    /// The records, each with its number among the sources of the group.
    ///
    /// # Errors
    ///
    /// If a record is not what it was.
    pub(crate) fn open(&mut self) -> Result<Opened<'_>, Error> {
        let Self { turn, calls, own, witnesses } = self;
        let own = (0..).zip(&mut **own).map(|(tag, slot)| slot.read(tag));
        let own: Vec<StreamRecord<'_>> = own.collect::<Result<_, _>>()?;
        let tags = u32::try_from(own.len()).unwrap_or(u32::MAX)..;
        let others = tags.zip(witnesses).map(|(tag, witness)| witness.read(tag));
        let others: Vec<StreamRecord<'_>> = others.collect::<Result<_, _>>()?;
        let sources = own.iter().map(StreamRecord::source);
        let sources: Vec<_> = sources.chain(others.iter().map(StreamRecord::witness)).collect();
        let stands = own.iter().chain(&others).map(StreamRecord::stand).collect();
        let of = |number: u32| {
            let at = own.binary_search_by_key(&number, |record| record.number);
            let found = match at {
                Ok(at) => own.get(at),
                Err(_) => others.iter().find(|record| record.number == number),
            };
            found.map(Record::of)
        };
        Ok(Opened {
            record: turn.record.and_then(of),
            calls: calls.iter().filter_map(|call| of(call.record)).collect(),
            model: turn.model.and_then(|model| of(model.record())),
            time: turn.time.and_then(of).map(|record| record.value),
            sources,
            stands,
        })
    }
}
