//! The header. Turns do not say which session they are of, nor which agent's.

use exact_json::digest::Sha256;
use exact_json::trace::{List, Open};
use session_record_model::draft::target::Record;

use super::run::Run;
use crate::format::Format;
use crate::native::header::unnamed;

/// The header of a file of that format with this digest and size, and what stands in it beside the turns.
pub(crate) fn record<'t>(
    run: &mut Run,
    format: Format,
    facts: (Sha256, u64),
    beside: Option<List<Open<'t>>>,
) -> Record<'t> {
    let mut envelope = run.envelope(None, false);
    envelope.native = beside;
    unnamed(envelope, format, facts)
}
