//! Files of a kind that is known and not read: refused by their names.

use std::io::{Read as _, SeekFrom};

use crate::error::{Error, SourceError};
use crate::format::unread;
use crate::mapping::Source;

/// How much of a file is looked at.
const LOOKED_AT: u64 = 4096;

/// Refuses a file that is known and not read.
///
/// # Errors
///
/// [`SourceError::Unread`] of it; [`Error::Io`] of the file.
pub(crate) fn refuse(source: &mut Source<'_>) -> Result<(), Error> {
    source.file.seek(SeekFrom::Start(0))?;
    let mut start = Vec::new();
    (&mut *source.file).take(LOOKED_AT).read_to_end(&mut start)?;
    match unread(&start) {
        Some(what) => Err(SourceError::Unread { what }.into()),
        None => Ok(()),
    }
}
