//! One turn, of whatever kind.

use std::collections::HashSet;

use exact_json::trace;

use super::model::ModelOf;
use super::run::{Parts, Run};
use super::{calls, message, result};
use crate::conversation::Opened;
use crate::conversation::plan::{Kind, Model, Turn};
use crate::error::Error;
use crate::mapping::Stand;

/// Writes a turn in a group of its own, which stays open; returns the group's sources, and where they stand.
///
/// # Errors
///
/// If a record does not have its shape, or if nobody says when the turn was.
pub(super) fn write<'t>(
    run: &mut Run<'_>,
    turn: &Turn,
    opened: Opened<'t>,
    unanswered: &HashSet<u32>,
) -> Result<(Vec<trace::Source<'t>>, Vec<Stand>), Error> {
    let Opened { sources, stands, record, calls, model, time } = opened;
    run.ledger.begin(&sources);
    let model = match (turn.model, model) {
        (Some(Model::Own(_)), Some(record)) => Some(ModelOf::take(&mut run.ledger, &record)?),
        (Some(Model::Shared(_)), Some(record)) => Some(ModelOf::copy(record.value)),
        (Some(_) | None, None) | (None, Some(_)) => None,
    };
    for call in calls.iter().filter(|call| unanswered.contains(&call.number)) {
        run.notices.push(calls::unanswered(call));
    }
    let time = time.and_then(|record| record.get("ts"));
    let parts = Parts { calls, model, time };
    match (turn.kind, record) {
        (
            Kind::User | Kind::Assistant | Kind::System | Kind::Other | Kind::Summary,
            Some(record),
        ) => {
            message::write(run, parts, &record)?;
        }
        (Kind::Result, Some(record)) => {
            if turn.is_unasked {
                run.notices.push(result::unasked(&record));
            }
            result::write(run, &record, parts.time)?;
        }
        (Kind::Calls, _) | (_, None) => calls::write(run, parts)?,
    }
    Ok((sources, stands))
}
