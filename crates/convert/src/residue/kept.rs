//! What is to be written of each record, or stretch of a document, in a temporary file until all are known.

use std::io::{self, BufWriter, Write};

use crate::mapping::Stand;
use crate::records::Window;

/// How a record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form<'l> {
    /// As it stands.
    Literal,
    /// By a skeleton, with what its line says behind the number.
    Use(u32, &'l str),
    /// By a line of its own, up to the framing.
    Own(&'l str),
}

/// A line that is held.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Held<'l> {
    /// Where the record stands in the source.
    pub(super) stand: Stand,
    /// How it is written.
    pub(super) form: Form<'l>,
}

/// Lines by the numbers of their records, in the making. The memory is eight bytes a record. Those of a
/// document are numbered in the order in which they stand in it.
pub(super) struct Kept {
    file: BufWriter<tempfile::SpooledTempFile>,
    size: u64,
    places: Vec<u64>,
    /// The stretches of a document: where each begins in it, and where its line stands.
    stretches: Vec<(u64, u64)>,
}

/// What a line is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// A record of a stream, by its number.
    Record(u64),
    /// A stretch of a document.
    Stretch,
}

/// Where the line of a record stands that has none.
const NOWHERE: u64 = u64::MAX;

/// Lines up to this size stay in memory.
const IN_MEMORY: usize = 1 << 18;

/// What stands in front of a line's text: three numbers of 8 bytes and three of 4.
const HEAD: usize = 3 * 8 + 3 * 4;

impl Kept {
    pub(super) fn new() -> Self {
        let file = tempfile::SpooledTempFile::new(IN_MEMORY);
        let file = BufWriter::with_capacity(1 << 16, file);
        Self { file, size: 0, places: Vec::new(), stretches: Vec::new() }
    }

    pub(super) fn add(&mut self, of: Of, stand: Stand, form: Form<'_>) -> io::Result<()> {
        match of {
            Of::Record(record) => {
                let at = usize::try_from(record).map_err(|_| io::ErrorKind::FileTooLarge)?;
                if self.places.len() <= at {
                    self.places.resize(at + 1, NOWHERE);
                }
                if let Some(place) = self.places.get_mut(at) {
                    *place = self.size;
                }
            }
            Of::Stretch => self.stretches.push((stand.offset, self.size)),
        }
        let (kind, skeleton, text) = match form {
            Form::Literal => (0, 0, ""),
            Form::Use(skeleton, text) => (1, skeleton, text),
            Form::Own(text) => (2, 0, text),
        };
        let length = u32::try_from(text.len()).map_err(|_| io::ErrorKind::FileTooLarge)?;
        for number in [stand.offset, stand.length, stand.line] {
            self.file.write_all(&number.to_le_bytes())?;
        }
        for number in [kind, skeleton, length] {
            self.file.write_all(&u32::to_le_bytes(number))?;
        }
        self.file.write_all(text.as_bytes())?;
        self.size += (HEAD + text.len()) as u64;
        Ok(())
    }

    pub(super) fn finish(self) -> io::Result<Lines> {
        let Self { file, mut places, mut stretches, .. } = self;
        stretches.sort_unstable();
        places.extend(stretches.into_iter().map(|(_, place)| place));
        let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        Ok(Lines { file: Window::new(file), places })
    }
}

/// Lines by the numbers of their records.
pub(super) struct Lines {
    file: Window<tempfile::SpooledTempFile>,
    places: Vec<u64>,
}

impl Lines {
    /// How many records there are.
    pub(super) fn records(&self) -> u64 {
        self.places.len() as u64
    }

    /// A record's line.
    pub(super) fn get(&mut self, record: u64) -> io::Result<Option<Held<'_>>> {
        let place = usize::try_from(record).ok().and_then(|at| self.places.get(at)).copied();
        let Some(place) = place.filter(|place| *place != NOWHERE) else { return Ok(None) };
        let head = self.file.bytes(place, HEAD as u64)?;
        let long = |at: usize| u64::from_le_bytes(array(head, 8 * at));
        let short = |at: usize| u32::from_le_bytes(array(head, 24 + 4 * at));
        let stand = Stand { offset: long(0), length: long(1), line: long(2), is_mended: false };
        let (kind, skeleton, length) = (short(0), short(1), short(2));
        let text = self.file.bytes(place + HEAD as u64, length.into())?;
        let text = std::str::from_utf8(text).map_err(|_| io::ErrorKind::InvalidData)?;
        let form = match kind {
            0 => Form::Literal,
            1 => Form::Use(skeleton, text),
            _ => Form::Own(text),
        };
        Ok(Some(Held { stand, form }))
    }
}

fn array<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    let part = bytes.get(at..at + N).and_then(|part| part.try_into().ok());
    part.unwrap_or([0; N])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_back_in_any_order() {
        let stand = |number: u64| Stand {
            offset: 10 * number,
            length: 9,
            line: number + 1,
            is_mended: false,
        };
        let long = "x".repeat(1 << 18);
        let forms = [Form::Use(7, "a"), Form::Literal, Form::Own(&long), Form::Use(8, "")];
        let mut kept = Kept::new();
        for (number, form) in [3, 0, 4, 1].into_iter().zip(forms) {
            kept.add(Of::Record(number), stand(number), form).unwrap();
        }
        let mut lines = kept.finish().unwrap();
        assert_eq!(lines.records(), 5);
        let order = [(0, Some(1)), (1, Some(3)), (2, None), (3, Some(0)), (4, Some(2))];
        for (number, form) in order {
            let form = form.map(|form: usize| Held { stand: stand(number), form: forms[form] });
            assert_eq!(lines.get(number).unwrap(), form, "{number}");
        }
    }

    #[test]
    fn stretches_are_numbered_as_they_stand() {
        let mut kept = Kept::new();
        for offset in [20, 0, 10] {
            let stand = Stand { offset, length: 10, line: 1, is_mended: false };
            kept.add(Of::Stretch, stand, Form::Literal).unwrap();
        }
        let mut lines = kept.finish().unwrap();
        let offsets = [0, 1, 2].map(|number| lines.get(number).unwrap().unwrap().stand.offset);
        assert_eq!(offsets, [0, 10, 20]);
    }
}
