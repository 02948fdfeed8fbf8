//! Rows without a counterpart: kept whole.

use exact_json::trace::{Leaf as _, Ledger, Open, Out, Src, Str};
use exact_json::{Kind, MAX_DEPTH, Value};
use session_record_model::draft::target::{Native, Record};

use super::mapper::{AGENT, Mapper, RowIn, SESSION};
use super::row::{RowKind, id};
use crate::native::cells::{Cells, within};
use crate::native::made::native_record;

/// How deep a row stands in its record.
const ROW_LEVEL: usize = 1;

/// The record of a row that is no part of the conversation.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Record<'t> {
    let root = from.row.root;
    let left = left_out(m, from);
    let is_open = root.kind() == Kind::Object && !root.is_empty();
    if is_open && (!left.is_empty() || root.deeper_than(MAX_DEPTH - ROW_LEVEL)) {
        return by_members(m, from, &left);
    }
    let whole = Src::of(root);
    let ts = m.time(from).and_then(|time| whole.also_str(time));
    let native_type = root.get("type").and_then(|kind| whole.also_str(kind));
    // A value that is no object can be as deep as a row; then its text stands for it.
    made(m, from, ts, native_type, within(whole, ROW_LEVEL), None)
}

/// What of a row stands elsewhere in another form.
fn left_out(m: &Mapper<'_>, from: &RowIn<'_>) -> Vec<Vec<&'static str>> {
    if m.index.header.meta == Some(from.at.number) {
        return m.index.header.changed().into_iter().map(<[_]>::to_vec).collect();
    }
    // Another session, from which rows may have been copied.
    if from.row.kind == RowKind::Meta && from.row.payload.get("id").and_then(id).is_some() {
        return vec![if from.row.has_envelope { vec!["payload", "id"] } else { vec!["id"] }];
    }
    Vec::new()
}

/// A row of which something stands elsewhere, or that is too deep to be kept as one value.
fn by_members<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>, left: &[Vec<&'static str>]) -> Record<'t> {
    let is_own = m.index.header.meta == Some(from.at.number);
    let time = m.time(from);
    let Ok(mut row) = Cells::open(Src::of(from.row.root)) else {
        return made(m, from, None, None, Open::Object(Vec::new()), None);
    };
    let ts = time.and_then(|_| row.text("timestamp")).map(Src::keep_str);
    let native_type = row.text("type").map(Src::keep_str);
    let mut session = None;
    let row = if is_own || left.is_empty() {
        let left: Vec<&[&'static str]> = left.iter().map(|path| &path[..]).collect();
        without(&mut m.ledger, row, &left)
    } else if from.row.has_envelope {
        let mut payload = row.object("payload");
        session = payload.as_mut().and_then(|payload| payload.id("id"));
        let payload = payload.map(|payload| payload.rest(&mut m.ledger));
        let mut rest = row.rest(&mut m.ledger);
        let payload = payload.filter(|payload| !payload.is_empty()).map(Open::Object);
        rest.extend(payload.map(|payload| (Str::Static("payload"), payload)));
        rest
    } else {
        session = row.id("id");
        row.rest(&mut m.ledger)
    };
    let session = session.map(|session| session.template(SESSION));
    made(m, from, ts, native_type, Open::Object(row), session)
}

/// What is left of an object without these places below it, that were promised to the header.
fn without<'t>(
    ledger: &mut Ledger,
    mut cells: Cells<'t>,
    left: &[&[&'static str]],
) -> Vec<(Str<'t>, Open<'t>)> {
    let mut opened = Vec::new();
    let mut names: Vec<&'static str> =
        left.iter().filter_map(|path| path.first().copied()).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        let below: Vec<&[&'static str]> = left
            .iter()
            .filter_map(|path| path.split_first().filter(|(first, _)| **first == name))
            .map(|(_, below)| below)
            .collect();
        if below.iter().any(|below| below.is_empty()) {
            cells.leave_to_promise(name);
        } else if let Some(inner) = cells.object(name) {
            opened.push((name, without(ledger, inner, &below)));
        }
    }
    let mut rest = cells.rest(ledger);
    let opened = opened.into_iter().filter(|(_, inner)| !inner.is_empty());
    rest.extend(opened.map(|(name, inner)| (Str::Static(name), Open::Object(inner))));
    rest
}

fn made<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'t>,
    ts: Option<Out<Str<'t>>>,
    native_type: Option<Out<Str<'t>>>,
    row: Open<'t>,
    session: Option<Out<Str<'t>>>,
) -> Record<'t> {
    let session = session.map(|session| (Str::Static("session"), session.into()));
    Record::Native(Native {
        extra: session.into_iter().collect(),
        ..native_record(AGENT, m.envelope(from, ts), native_type, row)
    })
}

/// Whether a value is a text that is worth a message.
pub(super) fn is_said(value: Value<'_>) -> bool {
    value.kind() == Kind::String && !value.is_str("")
}
