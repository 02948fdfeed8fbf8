//! That what is written can be sent, message by message.

use exact_json::{Error as JsonError, Scanner, Value};

use super::check::Fault;
use super::run::Run;
use crate::error::{Error, OutcomeError};

/// The check of an interface, and what it reads with.
pub(crate) struct Sent<C> {
    check: C,
    scanner: Scanner,
}

impl<C: Default> Default for Sent<C> {
    fn default() -> Self {
        Self { check: C::default(), scanner: Scanner::new() }
    }
}

impl<C> Sent<C> {
    /// Holds what was written last to the check.
    ///
    /// # Errors
    ///
    /// If it cannot be sent.
    pub(crate) fn last(
        &mut self,
        run: &Run,
        look: impl FnOnce(&mut C, Value<'_>) -> Option<Fault>,
    ) -> Result<(), Error> {
        let text = run.targets.last().map(String::as_str).unwrap_or_default();
        let fault = match self.scanner.scan_str(text) {
            Ok(tape) => look(&mut self.check, tape.root()).map(|fault| fault.to_string()),
            Err(fault) => Some(JsonError::from_fault(fault, text.as_bytes()).to_string()),
        };
        fault.map_or(Ok(()), |message| Err(OutcomeError::Shape { message }.into()))
    }

    /// Holds the end to the check, behind so many messages.
    ///
    /// # Errors
    ///
    /// If there is no message, or if the conversation cannot end there.
    pub(crate) fn end(
        &self,
        messages: u64,
        look: impl FnOnce(&C) -> Option<Fault>,
    ) -> Result<(), Error> {
        match look(&self.check) {
            None => Ok(()),
            Some(_) if messages == 0 => Err(OutcomeError::Empty { of: "messages" }.into()),
            Some(fault) => Err(OutcomeError::Shape { message: fault.to_string() }.into()),
        }
    }
}
