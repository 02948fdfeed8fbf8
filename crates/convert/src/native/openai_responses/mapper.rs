//! What the mapping of one file carries from record to record.

use exact_json::trace::{self, Function, Ledger, Out, Src, Str, Transform};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{Envelope, Record};

use super::index::Index;
use super::read::ItemIn;
use crate::error::Error;
use crate::mapping::{Sink, Stand};
use crate::native::cells::Cells;
use crate::native::made::envelope;
use crate::native::times;
use crate::native::written::write;
use crate::report::Notice;
use crate::steps::unix_time;

/// The name of the interface, in the place of that of an agent software.
pub(super) const AGENT: &str = "openai";

/// The state of a mapping.
pub(super) struct Mapper<'i> {
    pub(super) index: &'i Index,
    pub(super) ledger: Ledger,
    pub(super) notices: Vec<Notice>,
    next: u64,
}

impl<'i> Mapper<'i> {
    pub(super) fn new(index: &'i Index) -> Self {
        Self { index, ledger: Ledger::new(), notices: index.notices.clone(), next: 0 }
    }

    /// The envelope of the next record.
    pub(super) fn envelope<'t>(&mut self, ts: Option<Out<Str<'t>>>) -> Envelope<'t> {
        self.next += 1;
        envelope(self.next - 1, ts)
    }

    /// Ends the conversion: says what a person should know.
    pub(super) fn finish(mut self, sink: &mut Sink<'_>) -> Result<trace::Totals, Error> {
        self.notices.sort_by_key(|notice| notice.line);
        for notice in self.notices {
            sink.notice(notice);
        }
        Ok(*self.ledger.finish()?)
    }
}

/// Takes when something was, in whichever member and spelling it is said.
pub(super) fn time<'t>(value: Value<'t>, cells: &mut Cells<'t>) -> Option<Out<Str<'t>>> {
    const MADE: &str = "created_at";
    if let Some(member) = times::of(value) {
        return cells.text(member).map(Src::keep_str);
    }
    let made = value.get(MADE).filter(|made| made.kind() == Kind::Number);
    let utc = made.and_then(|made| unix_time(made.raw()))?;
    let made = cells.take(MADE)?;
    Some(made.change(Transform::Instant, |_| Str::Owned(utc.to_string())))
}

/// A name for something of an item.
pub(super) fn name<'t>(what: &str, item: &ItemIn<'_>) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(item.name(what)))
}

/// Where records and their rows are written.
pub(super) struct Writing<'w, 's> {
    sink: &'w mut Sink<'s>,
    text: String,
}

impl<'w, 's> Writing<'w, 's> {
    pub(super) fn new(sink: &'w mut Sink<'s>) -> Self {
        Self { sink, text: String::new() }
    }

    /// Writes the records of the open group, the last that were made, and closes it.
    ///
    /// # Errors
    ///
    /// Those of the sink; a group that is not accounted for.
    pub(super) fn group(
        &mut self,
        m: &mut Mapper<'_>,
        sources: &[trace::Source<'_>],
        stands: &[Stand],
        records: &[Record<'_>],
    ) -> Result<(), Error> {
        let next = m.next;
        write(&mut m.ledger, next, (sources, stands), records, &mut self.text, self.sink)
    }
}
