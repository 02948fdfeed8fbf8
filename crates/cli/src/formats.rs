//! The formats as the command line speaks of them.

use std::io::{Read as _, Seek as _};

use opencheckpoint_convert::{Format, SNIFFED, SourceError, Unsniffed};

use crate::exit::Failure;
use crate::files::Input;
use crate::render::words;

/// The format that a user named.
pub(crate) fn named(name: &str) -> Result<Format, Failure> {
    name.parse()
        .map_err(|error: opencheckpoint_convert::UnknownFormat| Failure::usage(error.to_string()))
}

/// The format that a user named, if files of it can be validated.
pub(crate) fn validated(name: &str) -> Result<Format, Failure> {
    let format = named(name)?;
    if is_validated(format) {
        Ok(format)
    } else {
        Err(Failure::usage(format!("{name}: {NOT_VALIDATED}")))
    }
}

/// Whether there is something to validate files of this format against.
pub(crate) fn is_validated(format: Format) -> bool {
    match format {
        Format::OpenCheckpoint
        | Format::ContextRequest
        | Format::GrantReceipt
        | Format::ContextPackage
        | Format::SessionRecord
        | Format::Turns => true,
        Format::ClaudeCode
        | Format::Codex
        | Format::GeminiCli
        | Format::Pi
        | Format::OpenAiChat
        | Format::OpenAiResponses
        | Format::AnthropicMessages => false,
    }
}

/// What to say of a file that is of a format without a schema.
pub(crate) fn not_validated(file: &str, format: Format) -> Failure {
    Failure::file(file, format!("is {}: {NOT_VALIDATED}", words::format(format)))
}

/// Why a file of a format without a schema is not validated.
pub(crate) fn has_no_schema(format: Format) -> String {
    format!("is {}, of which nobody publishes a schema", words::format(format))
}

const NOT_VALIDATED: &str =
    "nobody publishes a schema of it; `convert` reads it and reports what is odd";

/// What the start of a file says of its format.
pub(crate) enum Sniffed {
    Format(Format),
    /// A file of a kind that is known, and that nothing reads.
    Unread(&'static str),
    /// A file of no format, or of one of several.
    Unknown(Unsniffed),
}

impl Sniffed {
    /// Looks at the start of a file, and leaves it there.
    pub(crate) fn of(input: &mut Input) -> Result<Self, Failure> {
        let mut start = Vec::new();
        let limit = u64::try_from(SNIFFED).unwrap_or(u64::MAX);
        input
            .file
            .rewind()
            .and_then(|()| (&input.file).take(limit).read_to_end(&mut start))
            .and_then(|_| input.file.rewind())
            .map_err(|error| Failure::io(&input.name, &error))?;
        Ok(match opencheckpoint_convert::sniff(&start) {
            Ok(format) => Self::Format(format),
            Err(error) => match opencheckpoint_convert::unread(&start) {
                Some(what) => Self::Unread(what),
                None => Self::Unknown(error),
            },
        })
    }

    /// The format, or which option names it.
    pub(crate) fn format(self, file: &str, option: &str) -> Result<Format, Failure> {
        match self {
            Self::Format(format) => Ok(format),
            Self::Unread(what) => {
                Err(Failure::file(file, SourceError::Unread { what }.to_string()))
            }
            Self::Unknown(error) => Err(Failure::file(file, format!("{error}; {option} names it"))),
        }
    }
}

/// Why a file of a directory is not read, whose content tells no format.
pub(crate) fn unknown(error: &Unsniffed) -> String {
    if error.candidates.is_empty() { "is of no known format".to_owned() } else { error.to_string() }
}

/// Tells a file's format from its content, or says which option names it.
pub(crate) fn sniffed(input: &mut Input, option: &str) -> Result<Format, Failure> {
    Sniffed::of(input)?.format(&input.name, option)
}
