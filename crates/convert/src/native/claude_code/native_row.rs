//! Rows without a counterpart: kept whole.

use exact_json::trace::{Leaf, Open, Out, Src, Str};
use exact_json::{Kind, MAX_DEPTH, Value};
use session_record_model::draft::target::{Native, Record};

use super::mapper::{AGENT, Mapper, RowIn, Stamp, declare, derived_subagent, subagent, time};
use crate::native::cells::{Cells, within};
use crate::native::made::native_record;

/// How deep a row stands in its record.
const ROW_LEVEL: usize = 1;

/// The record of a row that is no part of the conversation.
pub(super) fn records<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Vec<Record<'t>> {
    let root = from.row.root;
    let is_promised = m.index.header.changed(from.at.number).next().is_some();
    let is_too_deep = root.deeper_than(MAX_DEPTH - ROW_LEVEL);
    if (is_promised || is_too_deep) && root.kind() == Kind::Object && !root.is_empty() {
        return by_members(m, from);
    }
    let whole = Src::of(root);
    let time = time(m, from).and_then(|time| whole.also_str(time));
    let known = |name: &str, accept: fn(Value<'_>) -> bool| {
        root.get(name).filter(|value| accept(*value)).and_then(|value| whole.also_str(value))
    };
    let subagent_id = subagent(m.index, from).and_then(|agent| {
        if agent.is_named {
            known(from.row.agent_member, is_text)
        } else {
            Some(derived_subagent(agent))
        }
    });
    let stamp = Stamp { ts: time, subagent_id, copied_from: None };
    let native_type = known("type", is_text);
    let mut records: Vec<Record<'t>> = Vec::new();
    records.extend(declare(m, from, stamp.subagent_id.as_ref()));
    // A value that is no object can be as deep as a row; then its text stands for it.
    records.push(record(m, stamp, native_type, within(whole, ROW_LEVEL)));
    records
}

/// A row of which something stands elsewhere, or that is too deep to be kept as one value.
fn by_members<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Vec<Record<'t>> {
    let Ok(mut row) = Cells::open(Src::of(from.row.root)) else { return Vec::new() };
    let stamp = Stamp::take(m, &mut row, from);
    let native_type = row.text("type").map(Src::keep_str);
    let mut records: Vec<Record<'t>> = Vec::new();
    records.extend(declare(m, from, stamp.subagent_id.as_ref()));
    let row = Open::Object(row.rest(&mut m.ledger));
    records.push(record(m, stamp, native_type, row));
    records
}

fn record<'t>(
    m: &mut Mapper<'_>,
    stamp: Stamp<'t>,
    native_type: Option<Out<Str<'t>>>,
    row: Open<'t>,
) -> Record<'t> {
    let envelope = m.envelope(&stamp);
    Record::Native(Native {
        subagent_id: stamp.subagent_id,
        ..native_record(AGENT, envelope, native_type, row)
    })
}

fn is_text(value: Value<'_>) -> bool {
    value.kind() == Kind::String
}
