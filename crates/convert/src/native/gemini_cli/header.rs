//! The header: what the log says about the session as a whole, and where it was imported from.

use exact_json::Value;
use exact_json::digest::Sha256;
use exact_json::trace::Src;
use session_record_model::draft::target::{Envelope, Record};

use super::index::Header;
use super::mapper::{AGENT, Mapper, SESSION};
use crate::native::cells::Cells;
use crate::native::header::{HeaderParts, header};
use crate::native::made::native;
use crate::native::said::Said;
use crate::native::stamp::is_time;
use crate::native::values::text;

/// The header of a log of rows, each of which says later what it says.
pub(super) fn record<'t>(m: &mut Mapper<'_>, facts: (Sha256, u64)) -> Record<'t> {
    let start = m.index.header.start.as_ref().map(Said::kept);
    let envelope = m.envelope(start);
    header(parts(envelope, &m.index.header, facts))
}

/// The header of a log that is one document, of which these members are opened. What has no place in it stands in its `native`.
pub(super) fn of_document<'t>(
    m: &mut Mapper<'_>,
    facts: (Sha256, u64),
    mut cells: Cells<'t>,
) -> Record<'t> {
    let is_title = |value: Value<'t>| text(value).is_some_and(|text| !text.is(""));
    let is_start = |value: Value<'t>| text(value).is_some_and(is_time);
    let kept = |value: Src<Value<'t>>| value.into_text().ok().map(Src::keep_str);
    let start = cells.take_if("startTime", is_start).and_then(kept);
    let title = cells.take_if("summary", is_title).and_then(kept);
    let named = cells.id("sessionId").map(|session| session.template(SESSION));
    let mut envelope = m.envelope(start);
    envelope.native = native(vec![cells.rest(&mut m.ledger)]);
    let mut record = header(parts(envelope, &m.index.header, facts));
    if let Record::Session(session) = &mut record {
        session.title = title;
        if let Some(named) = named {
            session.session = named;
        }
    }
    record
}

fn parts<'h, 't>(
    envelope: Envelope<'t>,
    said: &'h Header,
    (digest, size): (Sha256, u64),
) -> HeaderParts<'h, 't> {
    HeaderParts {
        agent: AGENT,
        template: SESSION,
        envelope,
        session: said.session.as_ref(),
        version: None,
        title: said.title.as_ref(),
        cwd: None,
        forked_from: None,
        parent: None,
        digest,
        size,
    }
}
