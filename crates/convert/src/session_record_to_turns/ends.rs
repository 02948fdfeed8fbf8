//! Where a file of turns may end: not while a call is in flight (AC103).

use std::collections::HashSet;

use exact_json::trace::Reason;
use opencheckpoint_rules::turns::{InFlight, Speaker};

use crate::conversation::plan::{Kind, Plan};

/// Leaves out the turns behind the place where the conversation may end last; returns the records of the calls that no result answers.
pub(super) fn cut(plan: &mut Plan) -> HashSet<u32> {
    let mut in_flight: InFlight<u64, u32> = InFlight::default();
    let mut kept = 0;
    for (number, turn) in plan.turns().iter().enumerate() {
        let speaker = match turn.kind {
            Kind::User | Kind::Assistant | Kind::Calls => Speaker::Somebody,
            Kind::System | Kind::Other | Kind::Summary | Kind::Result => Speaker::Aside,
        };
        let calls = plan.calls(number).iter().map(|call| (Some(call.id), call.record));
        in_flight.push(number as u64 + 1, speaker, calls, turn.answers.map(Some));
        if in_flight.may_end() {
            kept = number + 1;
        }
    }
    let ended: Vec<bool> = (0..plan.turns().len()).map(|number| number < kept).collect();
    plan.keep(&ended, Reason::IncompleteTurn);
    in_flight.unanswered().map(|call| call.call).collect()
}
