//! What is written of a group of rows: its records, a line each, and its row of the report.

use exact_json::trace::{self, Base, Ledger};
use session_record_model::draft::target::Record;

use super::salvage::{Location, State};
use crate::error::Error;
use crate::mapping::{Row, Sink, Stand};

/// Where a row stands.
pub(crate) fn stand(at: &Location) -> Stand {
    let Location { number: _, line, offset, length, state } = *at;
    Stand { offset, length, line, is_mended: state == State::Mended }
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
