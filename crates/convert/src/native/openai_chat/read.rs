//! Reading the messages of a file, whatever they stand in.

use exact_json::trace;
use exact_json::{Kind, OwnedTape, ReadError, Scanner, Value};

use crate::error::{Error, SourceError};
use crate::format::Format;
use crate::mapping::{Source, Stand};
use crate::native::salvage::Limits;
use crate::records::{Layout, StreamRecord, items, records};

/// A file of messages, before any of them is read.
pub(super) enum File {
    /// Lines, or a list.
    Stream(Layout),
    /// An object that has them in its `messages`.
    Document(OwnedTape),
}

/// One message and its place.
pub(super) struct Message<'t> {
    /// Its number, 0-based.
    pub(super) number: u32,
    /// The line in which it begins, 1-based.
    pub(super) line: u64,
    /// Its pointer in the file.
    pub(super) base: String,
    pub(super) value: Value<'t>,
    pub(super) source: trace::Source<'t>,
    pub(super) stand: Stand,
    /// The record that it is; none, where it stands in a document.
    record: Option<StreamRecord<'t>>,
}

/// The member of a request that has the messages.
pub(super) const MESSAGES: &str = "messages";

impl Message<'_> {
    /// The error of a message that does not have the shape of one.
    pub(super) fn wrong_shape(&self, error: ReadError) -> Error {
        match &self.record {
            Some(record) => record.wrong_shape(error),
            None => SourceError::wrong_shape(error, self.value.tape()).into(),
        }
    }
}

impl<'t> From<StreamRecord<'t>> for Message<'t> {
    fn from(record: StreamRecord<'t>) -> Self {
        Self {
            number: record.number,
            line: record.stand().line,
            base: format!("/{}", record.number),
            value: record.value(),
            source: record.source(),
            stand: record.stand(),
            record: Some(record),
        }
    }
}

impl File {
    /// Finds out what the messages stand in.
    ///
    /// # Errors
    ///
    /// Of a file that cannot be read; of an object with messages that is no strict JSON, or one of several.
    pub(super) fn open(source: &mut Source<'_>, format: Format) -> Result<Self, Error> {
        let layout = Layout::of(&mut *source.file, format)?;
        if layout.is_stream() {
            return Ok(Self::Stream(layout));
        }
        match source.read_document() {
            Ok(tape) => Ok(Self::Document(tape)),
            Err(error) => Err(several(source)?.map_or(error, Error::from)),
        }
    }

    /// Hands each message to `visit`, in order.
    ///
    /// # Errors
    ///
    /// Of the file; of the first message that is no object; of `visit`.
    pub(super) fn each(
        &self,
        source: &mut Source<'_>,
        limits: Limits,
        mut visit: impl FnMut(Message<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        match self {
            Self::Stream(Layout::Items) => items(source, limits, |item| visit(item.into())),
            Self::Stream(_) => records(source, limits, |_| true, |line| visit(line.into())),
            Self::Document(tape) => {
                let text = tape.tape(0).text().as_bytes();
                let list = tape.tape(0).root().get(MESSAGES);
                let (mut line, mut seen) = (1, 0);
                for (number, value) in (0..).zip(list.into_iter().flat_map(Value::items)) {
                    let base = format!("/{MESSAGES}/{number}");
                    let start = value.span().start;
                    let between = text.get(seen..start).unwrap_or_default();
                    line += memchr::memchr_iter(b'\n', between).count() as u64;
                    seen = start;
                    let source = trace::Source::part(base.clone(), value);
                    let stand = Stand::of(value);
                    visit(Message { number, line, base, value, source, stand, record: None })?;
                }
                Ok(())
            }
        }
    }
}

/// What to say of a file that has a conversation a line; none, where it has not.
fn several(source: &mut Source<'_>) -> Result<Option<SourceError>, Error> {
    let mut bytes = Vec::new();
    source.read_whole(|file| file.read_to_end(&mut bytes))?;
    let mut scanner = Scanner::new();
    let mut lines = Vec::new();
    for (line, text) in (1_u64..).zip(bytes.split(|byte| *byte == b'\n')) {
        if text.trim_ascii().is_empty() {
            continue;
        }
        let Ok(tape) = scanner.scan(text) else { return Ok(None) };
        let root = tape.root();
        let is_object = root.kind() == Kind::Object;
        if !is_object || root.get(MESSAGES).is_none() {
            return Ok(None);
        }
        lines.push(line);
    }
    let [first, second, ..] = lines[..] else { return Ok(None) };
    let message = format!(
        "found a second conversation of {} (the first is in line {first}), expected one; \
         convert each line by itself",
        lines.len()
    );
    Ok(Some(SourceError::Record { line: second, message }))
}
