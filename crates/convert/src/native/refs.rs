//! What records are called by: their own ids, refs to them, and names for what has none.

use exact_json::trace::{Function, Out, Str};

use super::salvage::Location;

/// The id of a record.
pub(crate) fn record_id(seq: u64) -> String {
    format!("r{seq}")
}

/// A ref to a record. It names a place, and goes on no sequence.
pub(crate) fn record_ref<'t>(seq: u64) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(record_id(seq)))
}

/// A name for a row that has none.
pub(crate) fn row_name<'t>(at: Location) -> Out<Str<'t>> {
    name("record", at)
}

/// A name for something in a row.
pub(crate) fn name<'t>(what: &str, at: Location) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(format!("{what}:{}", at.number)))
}

/// The name of the inference that a row begins.
pub(crate) fn inference_id<'t>(record: u64) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(format!("inference:{record}")))
}
