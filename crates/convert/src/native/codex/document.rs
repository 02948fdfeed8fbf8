//! A log of early 2025: one document of a session and its items. It is held whole.

use exact_json::digest::Sha256;
use exact_json::trace::{self, Base, Open, Src, Str};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{Record, Session};

use super::index;
use super::mapper::{Mapper, RowIn, SESSION};
use super::row::Row;
use super::{header, records};
use crate::error::Error;
use crate::mapping::{Sink, Source, Stand};
use crate::native::cells::Cells;
use crate::native::made::native;
use crate::native::salvage::{Location, State};
use crate::native::values::text;
use crate::native::written::write;
use crate::report::Notice;

/// The list that has the items.
const ITEMS: &str = "items";

/// Converts a log that is one document: a row of the report for the session, and one for each item.
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
    let items = || root.get(ITEMS).into_iter().flat_map(Value::items);
    let index = index::of_items(items());
    let mut m = Mapper::new(&index);
    let mut out = String::new();

    let sources = [trace::Source::new(Base::Document, tape)];
    m.ledger.begin(&sources);
    for (number, item) in items().enumerate() {
        m.ledger.set_apart(&part(number, item));
    }
    let record = session(&mut m, root, facts);
    let next = m.next;
    write(&mut m.ledger, next, (&sources, &[Stand::of(root)]), &[record], &mut out, sink)?;

    for (number, item) in items().enumerate() {
        let sources = [part(number, item)];
        m.ledger.begin(&sources);
        let made = records(&mut m, &row(number as u64, item));
        let next = m.next;
        write(&mut m.ledger, next, (&sources, &[Stand::of(item)]), &made, &mut out, sink)?;
    }
    if items().any(|item| item.get("timestamp").is_some_and(|time| time.kind() == Kind::Number)) {
        let message = "times are numbers here: of twelve digits and more they are taken for milliseconds since 1970, else for seconds";
        sink.notice(Notice::new("time-by-magnitude", message));
    }
    for notice in m.notices.drain(..) {
        // In a document the pointer says where.
        sink.notice(Notice { line: None, ..notice });
    }
    Ok(*m.ledger.finish()?)
}

fn part(number: usize, item: Value<'_>) -> trace::Source<'_> {
    trace::Source::part(format!("/{ITEMS}/{number}"), item)
}

/// An item, as a row.
fn row(number: u64, item: Value<'_>) -> RowIn<'_> {
    let span = item.span();
    let (offset, length) = (span.start as u64, span.len() as u64);
    let at = Location { number, line: 1, offset, length, state: State::Clean };
    RowIn { list: "/items", row: Row::of(item), at }
}

/// The header: what the document says of the session. Whatever else it has beside the items is kept.
fn session<'t>(m: &mut Mapper<'_>, root: Value<'t>, (digest, size): (Sha256, u64)) -> Record<'t> {
    let mut record = header::record(m, digest, size);
    let (Record::Session(made), Ok(mut members)) = (&mut record, Cells::open(Src::of(root))) else {
        return record;
    };
    if root.get(ITEMS).is_some_and(|items| items.kind() == Kind::Array && !items.is_empty()) {
        // Each item has a group of its own.
        members.leave_to_promise(ITEMS);
    }
    let session = members.object("session").map(|session| take(made, session));
    let session = session.map(|session| session.rest(&mut m.ledger));
    let mut rest = members.rest(&mut m.ledger);
    let session = session.filter(|session| !session.is_empty()).map(Open::Object);
    rest.extend(session.map(|session| (Str::Static("session"), session)));
    made.envelope.native = native(vec![rest]);
    record
}

/// What has a place in the header. Gives what is left.
fn take<'t>(made: &mut Session<'t>, mut session: Cells<'t>) -> Cells<'t> {
    if let Some(id) = session.id("id") {
        made.session = id.template(SESSION);
    }
    let is_said = |value: Value<'t>| text(value).is_some_and(|text| !text.is(""));
    let kept = |value: Src<Value<'t>>| value.into_text().ok().map(Src::keep_str);
    made.cwd = session.take_if("cwd", is_said).and_then(kept);
    session
}
