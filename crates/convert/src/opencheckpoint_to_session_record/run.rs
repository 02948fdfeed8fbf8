//! What the mapping carries along: the ledger, the next record's place, the names that are taken.

use std::collections::{HashMap, HashSet};

use exact_json::digest::Sha256;
use exact_json::trace::{
    self, Base, Function, Ledger, List, Number, Open, Out, Place, Reason, Src, SrcItems, Standing,
    Str,
};
use exact_json::{Tape, Text, Value};
use session_record_model::draft::IdSource;
use session_record_model::draft::target::{Capture, Envelope, Record};

use super::rest::Rest;
use crate::derived::mark;
use crate::error::Error;
use crate::mapping::{Row, Sink, Stand};

/// One conversion.
pub(super) struct Run {
    pub(super) ledger: Ledger,
    /// The digest of the checkpoint's file.
    pub(super) digest: Sha256,
    /// The size of the checkpoint's file.
    pub(super) size: u64,
    /// The longer texts of the checkpoint: none of them may be passed off as ours.
    texts: Standing,
    mark: String,
    /// The local ids that name a record.
    names: Names,
    /// How many records there are.
    records: u64,
    /// The records of the open group.
    open: Vec<String>,
}

/// An item of a list, that has a group of its own.
pub(super) struct Part<'t, T> {
    source: trace::Source<'t>,
    /// The item.
    item: T,
}

/// What a record says in the members that all have.
#[derive(Default)]
pub(super) struct Stamp<'t> {
    /// When it was recorded.
    pub(super) ts: Option<Out<Str<'t>>>,
    /// Whose its name is.
    pub(super) id_source: Option<Out<IdSource>>,
    /// What of it the checkpoint does not say.
    pub(super) capture: Option<Capture<'t>>,
    /// The members of what it is made of that have no place in it.
    pub(super) native: Vec<(Str<'t>, Open<'t>)>,
}

/// What a record is called in the stream.
pub(super) enum Name<'t> {
    /// By the local id of what it is made of.
    Own(Out<Str<'t>>),
    /// By a name that the mapping made.
    Derived(Out<Str<'t>>),
}

impl<'t> Name<'t> {
    /// A name that says where in the checkpoint something stands that has no id.
    pub(super) fn position(name: String) -> Self {
        Self::Derived(Out::derived(Function::Position, [], Str::Owned(name)))
    }

    fn another(name: String, id: Place) -> Self {
        Self::Derived(Out::derived(Function::Position, [id], Str::Owned(name)))
    }

    /// The name, and whose it is.
    pub(super) fn into_parts(self) -> (Out<Str<'t>>, Option<Out<IdSource>>) {
        match self {
            Self::Own(id) => (id, None),
            Self::Derived(id) => (id, Some(Out::constant(IdSource::Derived))),
        }
    }
}

/// The local ids that name records.
#[derive(Default)]
struct Names {
    used: HashSet<String>,
    /// By an id that was claimed again, the number from which on none is used.
    next: HashMap<String, u64>,
}

impl Names {
    /// Claims a local id; another name where it is taken.
    fn claim(&mut self, id: &str) -> Option<String> {
        if self.used.insert(id.to_owned()) {
            return None;
        }
        let next = self.next.entry(id.to_owned()).or_insert(2);
        loop {
            let other = format!("{id}.{next}");
            *next += 1;
            if self.used.insert(other.clone()) {
                return Some(other);
            }
        }
    }
}

impl Run {
    pub(super) fn new(tape: Tape<'_>, digest: Sha256, size: u64) -> Self {
        let mut texts = Standing::default();
        texts.insert_all(tape);
        Self {
            ledger: Ledger::new(),
            digest,
            size,
            texts,
            mark: mark(&digest.hex()),
            names: Names::default(),
            records: 0,
            open: Vec::new(),
        }
    }

    /// Opens the group of the document, or of a part of it.
    pub(super) fn begin(&mut self, sources: &[trace::Source<'_>; 1]) {
        self.ledger.begin(sources);
    }

    /// Sets the items of the list at a pointer apart. An empty list is left out.
    pub(super) fn set_apart<'t, T>(
        &mut self,
        tape: Tape<'t>,
        pointer: &str,
        list: Option<SrcItems<T>>,
    ) -> Vec<Part<'t, T>> {
        let Some(list) = list else { return Vec::new() };
        let values = tape.resolve(pointer).into_iter().flat_map(Value::items);
        let items = list.into_vec(&mut self.ledger, Reason::NoCounterpart);
        let parts = items.into_iter().zip(values).enumerate().map(|(index, (item, value))| {
            let source = trace::Source::part(format!("{pointer}/{index}"), value);
            self.ledger.set_apart(&source);
            Part { source, item }
        });
        parts.collect()
    }

    /// Opens the group of a part, writes it, and closes the group.
    pub(super) fn part<'t, T>(
        &mut self,
        part: Part<'t, T>,
        sink: &mut Sink<'_>,
        write: impl FnOnce(&mut Self, T, Value<'t>),
    ) -> Result<(), Error> {
        let Part { source, item } = part;
        let sources = [source];
        self.begin(&sources);
        write(self, item, sources[0].root());
        self.end(&sources, sink)
    }

    /// Closes the group.
    pub(super) fn end(
        &mut self,
        sources: &[trace::Source<'_>; 1],
        sink: &mut Sink<'_>,
    ) -> Result<(), Error> {
        let group = self.ledger.end(sources)?;
        let stands = [Stand::of(sources[0].root())];
        let targets: Vec<_> = self.open.iter().map(String::as_str).collect();
        sink.row(&Row { group: &group, sources, stands: &stands, targets: &targets })?;
        for mut record in self.open.drain(..) {
            record.push('\n');
            sink.write(&record)?;
        }
        Ok(())
    }

    /// The envelope of the next record.
    pub(super) fn envelope<'t>(&self, stamp: Stamp<'t>) -> Envelope<'t> {
        let seq = self.records + 1;
        let Stamp { ts, id_source, capture, native } = stamp;
        Envelope {
            seq: Out::derived(Function::Sequence, [], Number::from(seq)),
            id: Out::derived(Function::Sequence, [], Str::Owned(format!("r{seq}"))),
            ts,
            ts_precision: None,
            turn_id: None,
            supersedes: None,
            copied_from: None,
            id_source,
            capture,
            assembly: None,
            native: (!native.is_empty()).then(|| List::new(vec![Open::Object(native)])),
        }
    }

    /// Writes the next record; returns its number among the targets of the open group.
    pub(super) fn write<'t>(&mut self, record: impl Into<Record<'t>>) -> u32 {
        let mut text = String::new();
        let base = Base::Record(self.records);
        let target = self.ledger.target(base, &mut text, &record.into());
        self.records += 1;
        self.open.push(text);
        target
    }

    /// The name of a record whose local id is in the message's data.
    pub(super) fn name<'t>(&mut self, whole: &Src<Value<'t>>, id: Value<'t>) -> Name<'t> {
        match (self.other_name(id), whole.also_str(id)) {
            (None, Some(id)) => Name::Own(id),
            (other, _) => Name::another(other.unwrap_or_default(), Src::of(id).place()),
        }
    }

    /// The name of a record that has its local id nowhere else.
    pub(super) fn take_name<'t>(&mut self, rest: &mut Rest<'t>, id: Src<Text<'t>>) -> Name<'t> {
        let other = rest.member("id").and_then(|id| self.other_name(id));
        match other {
            None => Name::Own(id.keep_str()),
            Some(other) => {
                let place = id.place();
                rest.keep("id", id);
                Name::another(other, place)
            }
        }
    }

    /// A name beside the local id, where that names another record, too. In no valid checkpoint it does.
    fn other_name(&mut self, id: Value<'_>) -> Option<String> {
        let id = id.text().map(Text::decode).unwrap_or_default();
        let other = self.names.claim(&id)?;
        Some(self.own(other))
    }

    /// A text of our own, marked where the checkpoint has it, too.
    pub(super) fn own(&self, text: String) -> String {
        if self.texts.contains(&text) { format!("{text} [{}]", self.mark) } else { text }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        let mut names = Names::default();
        let claimed = ["a", "a", "a.2", "a"].map(|id| names.claim(id));
        assert_eq!(claimed, [None, Some("a.2".into()), Some("a.2.2".into()), Some("a.3".into())]);
    }
}
