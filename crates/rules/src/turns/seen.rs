//! A turn as the rules look at it: with what those before it were.

use agent_turns_model::Turn;

/// A turn, and what came before it.
pub(super) struct Seen<'r> {
    pub(super) line: u64,
    pub(super) turn: &'r Turn,
    pub(super) stream: &'r Stream,
}

/// What the rules remember of the turns of a stream.
#[derive(Debug, Default)]
pub(super) struct Stream {}

impl Stream {
    /// Takes the next turn in.
    pub(super) fn push(&mut self, line: u64, turn: &Turn) {
        let _ = (line, turn);
    }
}
