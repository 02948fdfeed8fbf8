//! A log of old: one document, which has all messages in a list. It is held whole.

use exact_json::Value;
use exact_json::trace::{self, Base, Src};

use super::mapper::{Mapper, MessageIn};
use super::row::{MESSAGES, list};
use super::versions::Place;
use super::{header, index, message, native_row};
use crate::error::Error;
use crate::mapping::{Sink, Source, Stand};
use crate::native::cells::Cells;
use crate::native::written::write;

/// Converts a log that is one document: a row of the report for the session, and one for each message.
///
/// # Errors
///
/// Of a file that is no strict JSON; those of the sink.
pub(super) fn convert(
    source: &mut Source<'_>,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let tape = source.read_document()?;
    let facts = source.facts()?;
    let tape = tape.tape(0);
    let root = tape.root();
    let index = index::of_document(root);
    let mut m = Mapper::new(&index);
    let mut out = String::new();

    let sources = [trace::Source::new(Base::Document, tape)];
    m.ledger.begin(&sources);
    let parts: Vec<trace::Source<'_>> = list(root)
        .into_iter()
        .flat_map(Value::items)
        .enumerate()
        .map(|(slot, message)| trace::Source::part(format!("/{MESSAGES}/{slot}"), message))
        .collect();
    let record = match Cells::open(Src::of(root)) {
        Ok(mut members) => {
            if !parts.is_empty() {
                for part in &parts {
                    m.ledger.set_apart(part);
                }
                // Each message has a group of its own.
                members.leave_to_promise(MESSAGES);
            }
            header::of_document(&mut m, facts, members)
        }
        Err(root) => native_row::whole(&mut m, root),
    };
    let (next, stand) = (m.next(), Stand::of(root));
    write(&mut m.ledger, next, (&sources, &[stand]), &[record], &mut out, sink)?;

    for (slot, part) in parts.into_iter().enumerate() {
        let value = part.root();
        let sources = [part];
        m.ledger.begin(&sources);
        let from = MessageIn {
            value,
            place: Place::item(0, slot),
            row: 0,
            line: None,
            pointer: format!("/{MESSAGES}/{slot}"),
            is_back: false,
            is_late: false,
        };
        let records = message::records(&mut m, &from, Src::of(value))
            .unwrap_or_else(|odd| vec![native_row::whole(&mut m, odd)]);
        let (next, stand) = (m.next(), Stand::of(value));
        write(&mut m.ledger, next, (&sources, &[stand]), &records, &mut out, sink)?;
    }
    m.tell(sink);
    Ok(*m.ledger.finish()?)
}
