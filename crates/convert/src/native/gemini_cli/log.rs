//! A log of rows: one pass to learn what stands where, one to write.

use std::collections::HashMap;
use std::io::{Read, Seek};

use exact_json::trace::{self, Open, Src, Str};
use exact_json::{Kind, Value};
use session_record_model::draft::target::Record;

use super::index;
use super::mapper::{Mapper, MessageIn, with_list};
use super::row::{MESSAGES, RowKind, SET};
use super::versions::{Place, Stands};
use super::{header, message, native_row};
use crate::error::Error;
use crate::mapping::{Sink, Source, Stand};
use crate::native::cells::{Cells, within};
use crate::native::salvage::{Location, Replay, Slot, State};
use crate::native::written::{begin, stand, write};
use crate::options::Options;

/// Converts a log of rows.
///
/// # Errors
///
/// Those of the file, and of the sink.
pub(super) fn convert(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let index = source.read_whole(|log| index::index(log, options.limits))?;
    let facts = source.facts()?;
    let mut m = Mapper::new(&index);
    sink.anomalies(index.survey.anomalies.iter().cloned());

    let mut out = String::new();
    m.ledger.begin(&[]);
    let header = header::record(&mut m, facts);
    let next = m.next();
    write(&mut m.ledger, next, (&[], &[]), &[header], &mut out, sink)?;

    let mut replay = Replay::new(&mut *source.file, &index.survey, options.limits)?;
    let mut slots: Vec<Slot> = Vec::new();
    while let Some(at) = replay.next()? {
        if at.state == State::Opaque {
            sink.opaque(at.number, stand(&at))?;
        } else if !index.standing.is_elsewhere(at.number) {
            let places = [&[at], index.standing.later(at.number)].concat();
            group(&mut m, &mut replay, &places, &mut slots, &mut out, sink)?;
        }
    }
    m.tell(sink);
    Ok(*m.ledger.finish()?)
}

/// Reads a row, and those whose messages stand at it, and writes their records: one row of the report.
fn group<R: Read + Seek>(
    m: &mut Mapper<'_>,
    replay: &mut Replay<'_, R>,
    places: &[Location],
    slots: &mut Vec<Slot>,
    out: &mut String,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    let sources = begin(&mut m.ledger, replay, places, slots)?;
    let rows: Vec<RowAt<'_>> = sources
        .iter()
        .zip(places)
        .map(|(source, at)| RowAt { root: source.tape().root(), at: *at })
        .collect();
    let records = match rows.split_first() {
        Some((row, later)) => {
            let later = later.iter().map(|row| (row.at.number, *row)).collect();
            row.records(m, &later)
        }
        None => Vec::new(),
    };
    let stands: Vec<Stand> = places.iter().map(stand).collect();
    let next = m.next();
    write(&mut m.ledger, next, (&sources, &stands), &records, out, sink)
}

/// A row and where it is.
#[derive(Clone, Copy)]
struct RowAt<'t> {
    root: Value<'t>,
    at: Location,
}

/// Rows whose messages stand at an earlier one, by their numbers.
type Later<'t> = HashMap<u64, RowAt<'t>>;

impl<'t> RowAt<'t> {
    /// The records that stand at this row. `later` are rows whose messages do.
    fn records(self, m: &mut Mapper<'_>, later: &Later<'t>) -> Vec<Record<'t>> {
        let kind = RowKind::of(self.root);
        match kind {
            RowKind::Message => self.message(m, later),
            RowKind::Set | RowKind::Header => self.session(m, kind, later),
            RowKind::Rewind | RowKind::Other => vec![native_row::whole(m, Src::of(self.root))],
        }
    }

    /// The records of a row that is a message, or an earlier version of one.
    fn message(self, m: &mut Mapper<'_>, later: &Later<'t>) -> Vec<Record<'t>> {
        let place = Place::row(self.at.number);
        let Some(stands) = m.index.standing.at(place) else {
            return vec![native_row::whole(m, Src::of(self.root))];
        };
        let mut records = self.last_version(later, stands).said(m, place, stands);
        if stands.last.is_some() {
            records.push(native_row::whole(m, Src::of(self.root)));
        }
        records
    }

    /// The row that has the last version of a message that stands at this one.
    fn last_version(self, later: &Later<'t>, stands: Stands) -> Self {
        let last = stands.last.and_then(|last| later.get(&last.number));
        last.copied().unwrap_or(self)
    }

    /// The records of this row, which is the last version of the message that stands at a place.
    fn said(self, m: &mut Mapper<'_>, place: Place, stands: Stands) -> Vec<Record<'t>> {
        let from = MessageIn {
            value: self.root,
            place,
            row: self.at.number,
            line: Some(self.at.line),
            pointer: format!("/{}", self.at.number),
            is_back: stands.is_back,
            is_late: stands.is_late,
        };
        message::records(m, &from, Src::of(self.root))
            .unwrap_or_else(|row| vec![native_row::whole(m, row)])
    }

    /// The records of a row that says something of the session: its messages, if it has all of them, and what is left of it.
    fn session(self, m: &mut Mapper<'_>, kind: RowKind, later: &Later<'t>) -> Vec<Record<'t>> {
        let Ok(mut row) = Cells::open(Src::of(self.root)) else {
            return vec![native_row::whole(m, Src::of(self.root))];
        };
        let mut set = if kind == RowKind::Set { row.object(SET) } else { None };
        let members = set.as_mut().unwrap_or(&mut row);
        if m.index.header.has_session_of(self.at.number) {
            members.leave_to_promise("sessionId");
        }
        let is_list = |list: Value<'t>| list.kind() == Kind::Array && !list.is_empty();
        let list = members.take_if(MESSAGES, is_list).and_then(|list| list.into_items().ok());
        let items = list.map(|list| list.into_parts().1).unwrap_or_default();
        let mut records = Vec::new();
        let left = self.list(m, kind, later, items, &mut records);

        let mut rest = row.rest(&mut m.ledger);
        match set {
            None => with_list(&mut rest, MESSAGES, left),
            Some(set) => {
                let mut members = set.rest(&mut m.ledger);
                with_list(&mut members, MESSAGES, left);
                if !members.is_empty() {
                    rest.push((Str::Static(SET), Open::Object(members)));
                }
            }
        }
        if !rest.is_empty() {
            records.push(native_row::of_rest(m, kind.name(), rest));
        }
        records
    }

    /// The records of the messages of a list that stand there. Gives what is left of it.
    fn list(
        self,
        m: &mut Mapper<'_>,
        kind: RowKind,
        later: &Later<'t>,
        items: Vec<Src<Value<'t>>>,
        records: &mut Vec<Record<'t>>,
    ) -> Vec<Open<'t>> {
        /// How deep an item stands in what is left of the row: in `row/$set/messages`.
        const LEVEL: usize = 4;
        let member = if kind == RowKind::Set { "/$set" } else { "" };
        let mut left = Vec::new();
        for (slot, item) in items.into_iter().enumerate() {
            let place = Place::item(self.at.number, slot);
            let Some(stands) = m.index.standing.at(place) else {
                left.push(within(item, LEVEL));
                continue;
            };
            if stands.last.is_some() {
                records.extend(self.last_version(later, stands).said(m, place, stands));
                left.push(within(item, LEVEL));
                continue;
            }
            let from = MessageIn {
                value: item.view(),
                place,
                row: self.at.number,
                line: Some(self.at.line),
                pointer: format!("/{}{member}/{MESSAGES}/{slot}", self.at.number),
                is_back: stands.is_back,
                is_late: stands.is_late,
            };
            match message::records(m, &from, item) {
                Ok(said) => records.extend(said),
                Err(item) => left.push(within(item, LEVEL)),
            }
        }
        left
    }
}
