//! The header: what the log says about the session as a whole, and where it was imported from.

use exact_json::digest::Sha256;
use session_record_model::draft::target::Record;

use super::mapper::{AGENT, Mapper, SESSION};
use crate::native::header::{HeaderParts, header};

/// The header of a log with that digest and size.
pub(super) fn record<'t>(m: &mut Mapper<'_>, digest: Sha256, size: u64) -> Record<'t> {
    let envelope = m.header();
    let said = &m.index.header;
    header(HeaderParts {
        agent: AGENT,
        template: SESSION,
        envelope,
        session: said.session.as_ref(),
        version: said.version.as_ref(),
        title: said.title.as_ref(),
        cwd: said.cwd.as_ref(),
        forked_from: said.forked_from.as_ref(),
        parent: said.parent.as_ref(),
        digest,
        size,
    })
}
