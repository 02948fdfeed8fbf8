//! What a conversion carries from turn to turn.

use exact_json::trace::{self, Base, Function, Ledger, Number, Out, Place, Str};
use session_record_model::draft::IdSource;
use session_record_model::draft::target::{Envelope, Record};

use super::ids::Ids;
use crate::error::Error;
use crate::mapping::{Row, Sink, Stand};
use crate::report::Notice;

/// One conversion.
#[derive(Default)]
pub(crate) struct Run {
    pub(crate) ledger: Ledger,
    pub(super) ids: Ids,
    pub(crate) notices: Vec<Notice>,
    /// How many records there are.
    records: u64,
    /// The text of the records of the open group.
    out: String,
}

impl Run {
    /// The number of the record that is made next.
    pub(super) fn next(&self) -> u64 {
        self.records
    }

    /// The envelope of the next record.
    pub(super) fn envelope<'t>(
        &mut self,
        ts: Option<&Out<Str<'t>>>,
        is_derived: bool,
    ) -> Envelope<'t> {
        let number = self.records;
        self.records += 1;
        Envelope {
            seq: Out::derived(Function::Sequence, [], Number::from(number + 1)),
            id: Out::derived(Function::Sequence, [], Str::Owned(record_id(number))),
            ts: ts.map(Out::again),
            ts_precision: None,
            turn_id: None,
            supersedes: None,
            copied_from: None,
            id_source: is_derived.then(|| Out::constant(IdSource::Derived)),
            capture: None,
            assembly: None,
            native: None,
        }
    }

    /// Writes the records of the open group, the last that were numbered, and closes it.
    pub(crate) fn write(
        &mut self,
        sources: &[trace::Source<'_>],
        stands: &[Stand],
        records: &[Record<'_>],
        sink: &mut Sink<'_>,
    ) -> Result<(), Error> {
        let first = self.records - records.len() as u64;
        self.out.clear();
        for (number, record) in (first..).zip(records) {
            self.ledger.target(Base::Record(number), &mut self.out, record);
            self.out.push('\n');
        }
        let group = self.ledger.end(sources)?;
        // Compact JSON has no line feed in it.
        let targets: Vec<&str> = self.out.split_terminator('\n').collect();
        sink.row(&Row { group: &group, sources, stands, targets: &targets })?;
        sink.write(&self.out)
    }

    /// Ends the conversion: says what a person should know.
    pub(crate) fn finish(mut self, sink: &mut Sink<'_>) -> Result<trace::Totals, Error> {
        self.notices.extend(self.ids.into_open());
        self.notices
            .sort_by(|one, other| (one.line, &one.pointer).cmp(&(other.line, &other.pointer)));
        for notice in self.notices {
            sink.notice(notice);
        }
        Ok(*self.ledger.finish()?)
    }
}

/// A ref to a record. It names a place, and goes on no sequence.
pub(super) fn record_ref<'t>(number: u64) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(record_id(number)))
}

fn record_id(number: u64) -> String {
    format!("r{}", number + 1)
}

/// A name by where something stands, in the place of an id.
pub(super) fn named<'t>(id: Option<Place>, name: String) -> Out<Str<'t>> {
    Out::derived(Function::Position, id, Str::Owned(name))
}
