//! Where what a conversion makes goes.

use std::io::{BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};

use crate::error::Error;

/// A place that can be written, and read again from where one likes: a file.
pub trait Storage: Read + Write + Seek {}

impl<T: Read + Write + Seek + ?Sized> Storage for T {}

/// Where an output of a conversion goes.
pub enum Output<'j> {
    /// A writer. It gets the whole output when the conversion has succeeded, and nothing before.
    Writer(&'j mut dyn Write),
    /// Empty storage that nobody looks at before the conversion has succeeded: the output is made in it, and
    /// need not be copied. After an error there may be anything in it; where it stands is not said.
    Storage(&'j mut dyn Storage),
}

/// An output that has been made, and is still to be handed out if it was made elsewhere.
pub(super) struct Made<'j> {
    pub(super) file: Box<dyn Storage + 'j>,
    to: Option<&'j mut dyn Write>,
}

/// So many bytes are written or copied at a time, that the calls do not count.
const PIECE: usize = 1 << 17;

impl<'j> Made<'j> {
    /// An output in which nothing has been made yet.
    pub(super) fn begin(output: Output<'j>) -> Result<Self, Error> {
        Ok(match output {
            Output::Writer(to) => Self { file: Box::new(tempfile::tempfile()?), to: Some(to) },
            Output::Storage(file) => Self { file: Box::new(file), to: None },
        })
    }

    /// One that nobody asked for.
    pub(super) fn between() -> Result<Self, Error> {
        Ok(Self { file: Box::new(tempfile::tempfile()?), to: None })
    }

    /// Makes it.
    pub(super) fn write<T>(
        &mut self,
        write: impl FnOnce(&mut dyn Write) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let mut out = BufWriter::with_capacity(PIECE, &mut self.file);
        let done = write(&mut out)?;
        out.flush()?;
        Ok(done)
    }

    /// How many bytes were written.
    pub(super) fn size(&mut self) -> Result<u64, Error> {
        Ok(self.file.stream_position()?)
    }

    /// Copies it to the writer that waits for it.
    pub(super) fn hand_out(self) -> Result<(), Error> {
        let Self { mut file, to: Some(to) } = self else { return Ok(()) };
        file.seek(SeekFrom::Start(0))?;
        let mut reader = BufReader::with_capacity(PIECE, file);
        loop {
            let piece = reader.fill_buf()?;
            if piece.is_empty() {
                return Ok(to.flush()?);
            }
            to.write_all(piece)?;
            let length = piece.len();
            reader.consume(length);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;
    use crate::format::Format;
    use crate::job::{Job, Strict, convert};
    use crate::options::Options;

    const LOG: &str = include_str!("../../../../fixtures/claude-code/parser-fix.jsonl");

    /// A job for the log, with three outputs.
    fn job<'j>(
        input: &'j mut Cursor<&'j str>,
        to: Format,
        (options, strict): (&'j Options, &'j Strict),
        outputs: [Output<'j>; 3],
    ) -> Job<'j> {
        let [target, report, residue] = outputs;
        let (report, residue) = (Some(report), Some(residue));
        Job { input, from: None, to, options, strict, target, report, residue }
    }

    #[test]
    fn storage_gets_what_a_writer_gets() {
        let asked = (&Options::default(), &Strict::Off);
        for to in [Format::SessionRecord, Format::OpenCheckpoint] {
            let mut written: [Vec<u8>; 3] = Default::default();
            let outputs = written.each_mut().map(|out| Output::Writer(out));
            let _summary = convert(job(&mut Cursor::new(LOG), to, asked, outputs)).unwrap();
            let mut stored: [Cursor<Vec<u8>>; 3] = Default::default();
            let outputs = stored.each_mut().map(|out| Output::Storage(out));
            let _summary = convert(job(&mut Cursor::new(LOG), to, asked, outputs)).unwrap();
            assert!(written.iter().all(|out| !out.is_empty()));
            assert_eq!(stored.map(Cursor::into_inner), written);
        }
    }

    #[test]
    fn a_writer_gets_nothing_of_what_is_refused() {
        let asked = (&Options::default(), &Strict::All);
        let mut written: [Vec<u8>; 3] = Default::default();
        let outputs = written.each_mut().map(|out| Output::Writer(out));
        let to = Format::OpenCheckpoint;
        assert!(convert(job(&mut Cursor::new(LOG), to, asked, outputs)).is_err());
        assert!(written.iter().all(Vec::is_empty));
    }
}
