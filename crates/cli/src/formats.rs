//! The formats as the command line speaks of them.

use std::io::{Read as _, Seek as _};

use opencheckpoint_convert::{Format, SNIFFED, SourceError};

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
        Format::ClaudeCode | Format::Codex | Format::OpenAiChat | Format::AnthropicMessages => {
            false
        }
    }
}

/// What to say of a file that is of a format without a schema.
pub(crate) fn not_validated(file: &str, format: Format) -> Failure {
    Failure::file(file, format!("is {}: {NOT_VALIDATED}", words::format(format)))
}

const NOT_VALIDATED: &str =
    "nobody publishes a schema of it; `convert` reads it and reports what is odd";

/// Tells a file's format from its content, or says which option names it.
pub(crate) fn sniffed(input: &mut Input, option: &str) -> Result<Format, Failure> {
    let mut start = Vec::new();
    let limit = u64::try_from(SNIFFED).unwrap_or(u64::MAX);
    input
        .file
        .rewind()
        .and_then(|()| (&input.file).take(limit).read_to_end(&mut start))
        .and_then(|_| input.file.rewind())
        .map_err(|error| Failure::io(&input.name, &error))?;
    opencheckpoint_convert::sniff(&start).map_err(|error| {
        let message = match opencheckpoint_convert::unread(&start) {
            Some(what) => SourceError::Unread { what }.to_string(),
            None => format!("{error}; {option} names it"),
        };
        Failure::file(&input.name, message)
    })
}
