//! What the mapping takes from the members that every record has.

use exact_json::Text;
use exact_json::trace::{Ledger, Number, Reason, Settle, Src};
use session_record_model::draft::source::Envelope;

/// What is used of an envelope; the rest is dropped.
pub(crate) struct Used<'t> {
    /// `seq`: the order of the records is the order of the turns.
    pub(crate) seq: Src<Number<'t>>,
    /// `ts`
    pub(crate) ts: Option<Src<Text<'t>>>,
}

/// Takes an envelope apart.
pub(crate) fn used<'t>(ledger: &mut Ledger, envelope: Envelope<'t>) -> Used<'t> {
    let Envelope {
        seq,
        id,
        ts,
        ts_precision,
        turn_id,
        supersedes,
        copied_from,
        id_source,
        capture,
        assembly,
        native,
    } = envelope;
    let reason = Reason::NoCounterpart;
    id.settle(ledger, reason);
    ts_precision.settle(ledger, reason);
    turn_id.settle(ledger, reason);
    supersedes.settle(ledger, reason);
    copied_from.settle(ledger, reason);
    id_source.settle(ledger, reason);
    capture.settle(ledger, reason);
    assembly.settle(ledger, reason);
    native.settle(ledger, reason);
    Used { seq, ts }
}
