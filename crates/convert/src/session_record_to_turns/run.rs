//! What a reading of the turns carries along: the ledger, the turn that is being written, what a person should know.

use agent_turns_model::Role;
use agent_turns_model::target::Turn;
use exact_json::trace::{Base, Ledger, Null, Open, Out, Spelling, Src, Standing, Str};
use exact_json::{Error as JsonError, Nullable, Read, Text, Value};

use super::model::ModelOf;
use super::time::time;
use crate::error::{Error, SourceError};
use crate::options::Options;
use crate::records::StreamRecord;
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

/// A record of the open group.
#[derive(Clone, Copy)]
pub(super) struct Record<'t> {
    pub(super) value: Value<'t>,
    pub(super) number: u32,
    pub(super) line: u64,
}

impl<'t> Record<'t> {
    pub(super) fn of(record: &StreamRecord<'t>) -> Self {
        Self { value: record.value(), number: record.number, line: record.stand().line }
    }

    /// The record, as what it is.
    ///
    /// # Errors
    ///
    /// None that has not come up before: its shape was read once.
    pub(super) fn read<T: Read<'t>>(&self) -> Result<T, Error> {
        T::read(self.value).map_err(|error| {
            let error = JsonError::from_read(error, self.value.tape());
            SourceError::Json { line: Some(self.line), error }.into()
        })
    }

    /// The text of a member; none is empty.
    pub(super) fn text(&self, member: &str) -> String {
        let text = self.value.get(member).and_then(Value::text);
        text.map(|text| text.decode().into_owned()).unwrap_or_default()
    }

    /// Something that a person should know of it.
    pub(super) fn notice(&self, kind: &str, message: String, id: &str) -> Notice {
        Notice::new(kind, message).on_line(self.line).at(format!("/{}", self.number)).of(id)
    }
}

/// The records that a turn is made of.
pub(super) struct Parts<'t> {
    /// The message, or the result.
    pub(super) record: Option<Record<'t>>,
    pub(super) calls: Vec<Record<'t>>,
    pub(super) model: Option<ModelOf<'t>>,
    /// The last record before it that tells a time.
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

/// The value of a member of which there is nothing to say.
pub(super) fn absent<'t>() -> Open<'t> {
    Out::constant(Null).into()
}

/// An object of these members.
pub(super) fn object<'t>(members: Vec<(&'static str, Open<'t>)>) -> Open<'t> {
    Open::Object(members.into_iter().map(|(name, value)| (Str::Static(name), value)).collect())
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
