//! What a reading of the turns carries along: the ledger, the turn that is being written, what a person should know.

use agent_turns_model::Role;
use agent_turns_model::target::Turn;
use exact_json::trace::{Base, Ledger, Open, Out, Spelling, Src, Standing};
use exact_json::{Nullable, Text, Value};

use super::model::ModelOf;
use crate::conversation::Record;
use crate::error::Error;
use crate::into_turns::{absent, time};
use crate::options::Options;
use crate::report::Notice;

/// One reading.
pub(super) struct Run<'o> {
    pub(super) ledger: Ledger,
    options: &'o Options,
    /// How many turns there are.
    turns: u64,
    /// The turn of the open group.
    pub(super) text: String,
    pub(super) notices: Vec<Notice>,
}

/// The records that a turn is made of.
pub(super) struct Parts<'t> {
    pub(super) calls: Vec<Record<'t>>,
    pub(super) model: Option<ModelOf<'t>>,
    /// What the last record before it that tells a time says.
    pub(super) time: Option<Value<'t>>,
}

/// What a turn says.
pub(super) struct Said<'t> {
    pub(super) role: Out<Role>,
    pub(super) content: Open<'t>,
    pub(super) tool_calls: Open<'t>,
    pub(super) tool_results: Open<'t>,
    pub(super) model: Option<ModelOf<'t>>,
    pub(super) ts: Option<Src<Text<'t>>>,
}

impl<'o> Run<'o> {
    /// A reading that knows the texts of the target.
    pub(super) fn new(options: &'o Options, standing: Standing) -> Self {
        let mut ledger = Ledger::new();
        ledger.spelling(Spelling::Spaced);
        ledger.standing(standing);
        Self { ledger, options, turns: 0, text: String::new(), notices: Vec::new() }
    }

    /// Writes the next turn; returns its number among the targets of the open group.
    ///
    /// # Errors
    ///
    /// If nobody says when it was.
    pub(super) fn turn<'t>(
        &mut self,
        said: Said<'t>,
        before: Option<Value<'t>>,
    ) -> Result<u32, Error> {
        let Said { role, content, tool_calls, tool_results, model, ts } = said;
        let ts = time(&mut self.ledger, ts, before, self.options)?;
        let (provider, model) = match model {
            Some(ModelOf { provider, model }) => (provider, model),
            None => (None, None),
        };
        let turn = Turn {
            role,
            content: Some(content),
            tool_calls: Some(tool_calls),
            tool_results: Some(tool_results),
            provider: Some(provider.map_or_else(absent, Open::from)),
            model: Some(model.map_or_else(
                || Out::constant(Nullable::Null),
                |model| model.map_type(Nullable::Value),
            )),
            ts: Some(ts),
            meta: None,
            extra: Vec::new(),
        };
        self.text.clear();
        let target = self.ledger.target(Base::Record(self.turns), &mut self.text, &turn);
        self.turns += 1;
        Ok(target)
    }
}
