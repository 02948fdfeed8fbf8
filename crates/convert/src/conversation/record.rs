//! A record of the group that a conversion has open.

use exact_json::{Error as JsonError, Read, Value};

use crate::error::{Error, SourceError};
use crate::records::StreamRecord;
use crate::report::Notice;

/// A record of the open group.
#[derive(Clone, Copy)]
pub(crate) struct Record<'t> {
    pub(crate) value: Value<'t>,
    pub(crate) number: u32,
    pub(crate) line: u64,
}

impl<'t> Record<'t> {
    pub(crate) fn of(record: &StreamRecord<'t>) -> Self {
        Self { value: record.value(), number: record.number, line: record.stand().line }
    }

    /// The record, as what it is.
    ///
    /// # Errors
    ///
    /// None that has not come up before: its shape was read once.
    pub(crate) fn read<T: Read<'t>>(&self) -> Result<T, Error> {
        T::read(self.value).map_err(|error| {
            let error = JsonError::from_read(error, self.value.tape());
            SourceError::Json { line: Some(self.line), error }.into()
        })
    }

    /// The text of a member; none is empty.
    pub(crate) fn text(&self, member: &str) -> String {
        let text = self.value.get(member).and_then(Value::text);
        text.map(|text| text.decode().into_owned()).unwrap_or_default()
    }

    /// Something that a person should know of it.
    pub(crate) fn notice(&self, kind: &str, message: String, id: &str) -> Notice {
        Notice::new(kind, message).on_line(self.line).at(format!("/{}", self.number)).of(id)
    }
}
