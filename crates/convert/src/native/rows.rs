//! Converting a log row by row: the header first, then the records of each row, a group each.

use std::io::{Read, Seek};

use exact_json::Value;
use exact_json::digest::Sha256;
use exact_json::trace::{self, Base, Ledger, Place};
use session_record_model::draft::target::Record;

use super::salvage::{Location, Replay, SalvageError, Slot, State, Survey};
use super::written::{stand, write};
use crate::error::Error;
use crate::mapping::{Sink, Source};
use crate::options::Options;
use crate::report::Notice;

/// How the rows of a format become records.
pub(crate) trait RowMapper {
    /// What claims are written in.
    fn ledger(&mut self) -> &mut Ledger;

    /// The number of the record that is made next.
    fn next(&self) -> u64;

    /// The header of a log with that digest and size.
    fn header<'t>(&mut self, digest: Sha256, size: u64) -> Record<'t>;

    /// The records of a row.
    fn records<'t>(&mut self, row: Value<'t>, at: Location) -> Vec<Record<'t>>;

    /// What a person should know.
    fn notices(&mut self) -> Vec<Notice>;
}

/// Writes the records of a log that has been read once.
pub(crate) fn write_rows(
    m: &mut impl RowMapper,
    survey: &Survey,
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let (digest, size) = source.facts()?;
    sink.anomalies(survey.anomalies.iter().cloned());

    let mut out = String::new();
    m.ledger().begin(&[]);
    let header = m.header(digest, size);
    let next = m.next();
    write(m.ledger(), next, (&[], &[]), &[header], &mut out, sink)?;

    let mut replay = Replay::new(&mut *source.file, survey, options.limits)?;
    let mut slot = Slot::new();
    while let Some(at) = replay.next()? {
        if at.state == State::Opaque {
            sink.opaque(at.number, stand(&at))?;
        } else {
            row(m, &mut replay, at, &mut slot, &mut out, sink)?;
        }
    }
    let mut notices = m.notices();
    notices.sort_by_key(|notice| notice.line);
    for notice in notices {
        sink.notice(notice);
    }
    Ok(*m.ledger().finish()?)
}

/// Reads a row and writes its records: one row of the report.
fn row<R: Read + Seek>(
    m: &mut impl RowMapper,
    replay: &mut Replay<'_, R>,
    at: Location,
    slot: &mut Slot,
    out: &mut String,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    replay.load(&at, slot)?;
    let read = slot.read(0).map_err(|_| SalvageError::Changed { offset: at.offset })?;
    let sources = [trace::Source::new(Base::Record(at.number), read.tape)];
    m.ledger().begin(&sources);
    for node in read.surrogates {
        m.ledger().repaired(Place::new(0, *node));
    }
    let records = m.records(read.tape.root(), at);
    let next = m.next();
    write(m.ledger(), next, (&sources, &[stand(&at)]), &records, out, sink)
}
