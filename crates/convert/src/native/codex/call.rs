//! Items that are calls of tools.

use session_record_model::draft::target::Record;

use super::mapper::{Mapper, Opened, RowIn, name};
use crate::native::made::native;
use crate::native::response_items::call::{Call, tool};
use crate::native::response_items::hosted::HostedCall;
use crate::native::response_items::kind::call_name;
use crate::report::Notice;

/// The record of a call that an item of its own answers.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    if call_name(from.row.payload).is_none() || m.index.pairs.is_open((from.at.number, 0)) {
        note(m, from);
    }
    let call = Call::take(from.row.payload, &mut opened.payload, from.is_mended());
    let mut envelope = opened.envelope(m, from);
    envelope.id_source = call.id_source();
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    Some(call.record(envelope, None, || name("call", from.at)))
}

/// The records of a call that runs at the provider, and of its end where the call itself says that.
pub(super) fn hosted_records<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Vec<Record<'t>>> {
    let mut opened = Opened::of(m, from)?;
    let (item, is_mended) = (from.row.payload, from.is_mended());
    let HostedCall { call, end, beside } =
        HostedCall::take(&mut m.ledger, item, &mut opened.payload, is_mended);
    let call_id = call.id_or(|| name("call", from.at));
    let mut envelope = opened.envelope(m, from);
    envelope.id_source = call.id_source();
    let ended = end.map(|end| {
        let mut of_result = opened.envelope(m, from);
        of_result.id_source = call.id_source();
        end.record(of_result, call_id.clone())
    });
    if ended.is_none() {
        note(m, from);
    }
    envelope.native = native(vec![opened.rest(&mut m.ledger, beside)]);
    let call = call.record(envelope, None, || call_id);
    Some([call].into_iter().chain(ended).collect())
}

/// A call whose end is not in the log is told.
fn note(m: &mut Mapper<'_>, from: &RowIn<'_>) {
    let message = format!("the call of {} has no result", tool(from.row.payload));
    let notice = Notice::new("unpaired-call", message).on_line(from.at.line).at(from.pointer(""));
    m.notices.push(match call_name(from.row.payload) {
        Some((_, id)) => notice.of(id.decode()),
        None => notice,
    });
}
