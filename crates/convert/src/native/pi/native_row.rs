//! Entries without a counterpart: kept whole.

use exact_json::trace::{Leaf as _, Open, Out, Src, Str};
use exact_json::{Kind, MAX_DEPTH};
use session_record_model::draft::target::Record;

use super::mapper::{AGENT, Mapper, RowIn};
use crate::native::cells::{Cells, within};
use crate::native::made::native_record;
use crate::native::stamp::time;

/// How deep a row stands in its record.
const ROW_LEVEL: usize = 1;

/// The record of an entry that is no part of the conversation.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Record<'t> {
    let root = from.row.root;
    let is_header = m.index.header.record == Some(from.at.number);
    let is_open = root.kind() == Kind::Object && !root.is_empty();
    if is_open && (is_header || root.deeper_than(MAX_DEPTH - ROW_LEVEL)) {
        return by_members(m, from, is_header);
    }
    let whole = Src::of(root);
    let ts = time(root, from.at, &mut m.notices).and_then(|time| whole.also_str(time));
    let native_type = root.get("type").and_then(|kind| whole.also_str(kind));
    // A value that is no object can be as deep as a row; then its text stands for it.
    made(m, ts, native_type, within(whole, ROW_LEVEL))
}

/// A row of which something stands in the header in another form, or that is too deep to be kept as one value.
fn by_members<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>, is_header: bool) -> Record<'t> {
    let time = time(from.row.root, from.at, &mut m.notices);
    let Ok(mut row) = Cells::open(Src::of(from.row.root)) else {
        return made(m, None, None, Open::Object(Vec::new()));
    };
    let ts = time.and_then(|_| row.text("timestamp")).map(Src::keep_str);
    let native_type = row.text("type").map(Src::keep_str);
    if is_header {
        for name in m.index.header.changed() {
            row.leave_to_promise(name);
        }
    }
    let rest = row.rest(&mut m.ledger);
    made(m, ts, native_type, Open::Object(rest))
}

fn made<'t>(
    m: &mut Mapper<'_>,
    ts: Option<Out<Str<'t>>>,
    native_type: Option<Out<Str<'t>>>,
    row: Open<'t>,
) -> Record<'t> {
    Record::Native(native_record(AGENT, m.envelope(ts), native_type, row))
}
