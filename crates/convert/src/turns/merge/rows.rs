//! Turns that were made of the same row of a log, which a resumed or forked session has written once more.

use std::collections::HashMap;

use agent_turns_model::Turn;
use exact_json::{Kind, Value};

use super::Differing;
use crate::turns::same::Mark;

/// The rows of which A has turns: for each id the line of the first, and what stands for all that the row says.
#[derive(Default)]
pub(super) struct Rows(HashMap<Mark, (u64, Mark)>);

/// What names the session, which is another one where a session is resumed.
const SESSION: [&str; 2] = ["sessionId", "session_id"];

impl Rows {
    /// Takes in a turn of A.
    pub(super) fn push(&mut self, line: u64, turn: &Turn) {
        if let Some((id, says)) = row(turn) {
            self.0.entry(Mark::of_text(&id)).or_insert((line, says));
        }
    }

    /// Whether a turn of B is of a row of which A has a turn that says anything else.
    pub(super) fn differing(&self, line: u64, turn: &Turn) -> Option<Differing> {
        let (id, says) = row(turn)?;
        let (a_line, a_says) = self.0.get(&Mark::of_text(&id))?;
        (*a_says != says).then_some(Differing { id, a_line: *a_line, b_line: line })
    }
}

/// The id of the row that a turn was made of, and what stands for all that the row says beside its session.
fn row(turn: &Turn) -> Option<(String, Mark)> {
    turn.extra.get("native")?.with(|native| {
        let id = native.get("uuid").filter(|id| id.kind() == Kind::String)?.text()?.decode();
        let others = native.members().filter(|(key, _)| !SESSION.iter().any(|name| key.is(name)));
        let others: Vec<(String, Value<'_>)> =
            others.map(|(key, value)| (key.decode().into_owned(), value)).collect();
        Some((id.into_owned(), Mark::of_row(turn, others)))
    })
}
