//! Rows without a counterpart, and what is left of rows that have one.

use exact_json::trace::{Leaf as _, Open, Out, Src, Str};
use exact_json::{Kind, MAX_DEPTH, Value};
use session_record_model::draft::target::Record;

use super::mapper::{AGENT, Mapper};
use super::row::RowKind;
use crate::native::cells::{Cells, Rest, within};
use crate::native::made::native_record;
use crate::native::stamp::is_time;
use crate::native::values::text;

/// How deep a row stands in its record.
const ROW_LEVEL: usize = 1;

/// The record of a row, or of a value in the place of a message, that is kept whole.
pub(super) fn whole<'t>(m: &mut Mapper<'_>, row: Src<Value<'t>>) -> Record<'t> {
    let root = row.view();
    let name = RowKind::of(root).name();
    let is_open = root.kind() == Kind::Object && !root.is_empty();
    if is_open
        && root.deeper_than(MAX_DEPTH - ROW_LEVEL)
        && let Ok(cells) = Cells::open(Src::of(root))
    {
        return left(m, name, cells);
    }
    let ts = root.get("timestamp").filter(|time| text(*time).is_some_and(is_time));
    let ts = ts.and_then(|time| row.also_str(time));
    let of_type = root.get("type").filter(|kind| text(*kind).is_some());
    let of_type = of_type.and_then(|kind| row.also_str(kind));
    made(m, ts, of_type.or(name.map(constant)), within(row, ROW_LEVEL))
}

/// The record of what is left of a row that was opened.
pub(super) fn left<'t>(
    m: &mut Mapper<'_>,
    name: Option<&'static str>,
    mut cells: Cells<'t>,
) -> Record<'t> {
    let time = cells.take_if("timestamp", |time| text(time).is_some_and(is_time));
    let ts = time.and_then(|time| time.into_text().ok()).map(Src::keep_str);
    let of_type = cells.text("type").map(Src::keep_str);
    let rest = cells.rest(&mut m.ledger);
    made(m, ts, of_type.or(name.map(constant)), Open::Object(rest))
}

/// The record of members that are left of a row.
pub(super) fn of_rest<'t>(
    m: &mut Mapper<'_>,
    name: Option<&'static str>,
    rest: Rest<'t>,
) -> Record<'t> {
    made(m, None, name.map(constant), Open::Object(rest))
}

fn constant<'t>(name: &'static str) -> Out<Str<'t>> {
    Out::constant(Str::Static(name))
}

fn made<'t>(
    m: &mut Mapper<'_>,
    ts: Option<Out<Str<'t>>>,
    native_type: Option<Out<Str<'t>>>,
    row: Open<'t>,
) -> Record<'t> {
    Record::Native(native_record(AGENT, m.envelope(ts), native_type, row))
}
