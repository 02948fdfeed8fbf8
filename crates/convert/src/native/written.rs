//! What is written of a group of rows: its records, a line each, and its row of the report.

use std::io::{Read, Seek};

use exact_json::trace::{self, Base, Ledger, Place};
use session_record_model::draft::target::Record;

use super::salvage::{Location, Replay, SalvageError, Slot, State};
use crate::error::Error;
use crate::mapping::{Row, Sink, Stand};

/// Where a row stands.
pub(crate) fn stand(at: &Location) -> Stand {
    let Location { number: _, line, offset, length, state } = *at;
    Stand { offset, length, line, is_mended: state == State::Mended }
}

/// Reads rows that belong together, each into a slot of its own, and begins the group of which they are the sources.
///
/// # Errors
///
/// Those of the file.
pub(crate) fn begin<'s, R: Read + Seek>(
    ledger: &mut Ledger,
    replay: &mut Replay<'_, R>,
    places: &[Location],
    slots: &'s mut Vec<Slot>,
) -> Result<Vec<trace::Source<'s>>, Error> {
    slots.resize_with(slots.len().max(places.len()), Slot::new);
    for (at, slot) in places.iter().zip(&mut *slots) {
        replay.load(at, slot)?;
    }
    let mut sources = Vec::with_capacity(places.len());
    let mut mended = Vec::new();
    for ((tag, at), slot) in (0..).zip(places).zip(slots) {
        let read = slot.read(tag).map_err(|_| SalvageError::Changed { offset: at.offset })?;
        mended.extend(read.surrogates.iter().map(|node| Place::new(tag, *node)));
        sources.push(trace::Source::new(Base::Record(at.number), read.tape));
    }
    ledger.begin(&sources);
    for place in mended {
        ledger.repaired(place);
    }
    Ok(sources)
}

/// Writes the records of the open group, of which `next` is the number of the one behind the last, and closes it.
///
/// # Errors
///
/// Those of the sink; a group that is not accounted for.
pub(crate) fn write(
    ledger: &mut Ledger,
    next: u64,
    (sources, stands): (&[trace::Source<'_>], &[Stand]),
    records: &[Record<'_>],
    out: &mut String,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    let first = next - records.len() as u64;
    out.clear();
    for (number, record) in (first..).zip(records) {
        ledger.target(Base::Record(number), out, record);
        out.push('\n');
    }
    let group = ledger.end(sources)?;
    // Compact JSON has no line feed in it.
    let targets: Vec<&str> = out.split_terminator('\n').collect();
    sink.row(&Row { group: &group, sources, stands, targets: &targets })?;
    sink.write(out)
}
