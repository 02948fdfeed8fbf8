//! Writing a residue, when all its lines are known.

use std::io::{self, Read, Seek, Write};

use super::kept::{Form, Held, Lines};
use super::line::{Bytes, ResidueHead};
use crate::mapping::Stand;
use crate::records::Window;

/// The lines of a residue, without its head.
pub(crate) struct Residue {
    lines: Lines,
    skeletons: Vec<String>,
}

/// How many literal bytes stand on one line.
const PIECE: u64 = 1 << 20;

impl Residue {
    pub(super) fn new(lines: Lines, skeletons: Vec<String>) -> Self {
        Self { lines, skeletons }
    }

    /// Writes the residue. Of the source it reads what is literal.
    ///
    /// # Errors
    ///
    /// Those of the files.
    pub(crate) fn write<S, W>(self, head: &ResidueHead, source: S, out: &mut W) -> io::Result<()>
    where
        S: Read + Seek,
        W: Write + ?Sized,
    {
        serde_json::to_writer(&mut *out, head)?;
        out.write_all(b"\n")?;
        let Self { mut lines, skeletons } = self;
        // They are numbered in the order in which their first records stand in the source.
        let mut numbers: Vec<Option<u64>> = vec![None; skeletons.len()];
        let mut next = 0;
        let (source, line) = (Window::new(source), String::new());
        let mut writer = Writer { source, out, line, end: 0, in_line: 0 };
        for record in 0..lines.records() {
            let Some(Held { stand, form }) = lines.get(record)? else { continue };
            match form {
                Form::Literal => writer.literal(stand)?,
                Form::Own(line) => writer.record(stand, None, &[line])?,
                Form::Use(skeleton, line) => {
                    let parts = skeletons.get(skeleton as usize);
                    let number = numbers.get_mut(skeleton as usize);
                    let (Some(parts), Some(number)) = (parts, number) else { continue };
                    let new = number.is_none().then_some(parts.as_str());
                    let number = *number.get_or_insert_with(|| {
                        next += 1;
                        next - 1
                    });
                    let number = number.to_string();
                    let define = new.map(|parts| (&*number, parts));
                    writer.record(stand, define, &[r#"{"use":"#, &number, line])?;
                }
            }
        }
        writer.rest(head.source.size)
    }
}

struct Writer<'o, S, W: ?Sized> {
    source: Window<S>,
    out: &'o mut W,
    line: String,
    /// Where the record before ended, and in which line of the source; 0 before the first.
    end: u64,
    in_line: u64,
}

impl<S: Read + Seek, W: Write + ?Sized> Writer<'_, S, W> {
    /// A record by what its line says, behind the skeleton that it is the first to use.
    fn record(
        &mut self,
        stand: Stand,
        define: Option<(&str, &str)>,
        says: &[&str],
    ) -> io::Result<()> {
        let framing = self.framing(stand)?;
        self.line.clear();
        if let Some((number, parts)) = define {
            self.line.extend([r#"{"skeleton":"#, number, r#","parts":"#, parts, "}\n"]);
        }
        self.line.extend(says.iter().copied());
        self.line.extend([&*framing, "}\n"]);
        self.out.write_all(self.line.as_bytes())?;
        self.passed(stand);
        Ok(())
    }

    /// A record as it stands, in pieces.
    fn literal(&mut self, stand: Stand) -> io::Result<()> {
        let framing = self.framing(stand)?;
        let first = stand.length.min(PIECE);
        self.bytes(r#"{"text":"#, stand.offset, first, &framing)?;
        self.passed(stand);
        let rest = self.pieces(stand.offset + first, self.end)?;
        if rest < self.end {
            self.bytes(r#"{"bytes":"#, rest, self.end - rest, "")?;
        }
        Ok(())
    }

    /// What stands behind the last record.
    fn rest(&mut self, size: u64) -> io::Result<()> {
        let rest = self.pieces(self.end, size)?;
        self.bytes(r#"{"end":"#, rest, size - rest, "")
    }

    fn passed(&mut self, stand: Stand) {
        self.end = stand.offset + stand.length;
        self.in_line = stand.line;
    }

    /// What a record's line says of the bytes between it and the record before, where they are not
    /// the usual ones.
    fn framing(&mut self, stand: Stand) -> io::Result<String> {
        let is_first = self.in_line == 0;
        let between = stand.offset.saturating_sub(self.end);
        // One byte between two lines is the line feed.
        let is_usual =
            if is_first { between == 0 } else { between == 1 && self.in_line < stand.line };
        if is_usual {
            return Ok(String::new());
        }
        let rest = self.pieces(self.end, stand.offset)?;
        let before = self.source.bytes(rest, stand.offset.saturating_sub(rest))?;
        let usual: &[u8] = if is_first { b"" } else { b"\n" };
        let mut framing = String::new();
        if before != usual {
            framing.push_str(r#","before":"#);
            Bytes::write(before, &mut framing);
        }
        Ok(framing)
    }

    /// Writes bytes of the source as lines of their own until at most one piece is left; where that is.
    fn pieces(&mut self, mut from: u64, to: u64) -> io::Result<u64> {
        while to.saturating_sub(from) > PIECE {
            let piece = self.source.bytes(from, PIECE)?;
            // A character that the cut would part stands in the next piece.
            let length = match std::str::from_utf8(piece) {
                Err(error) if error.error_len().is_none() => error.valid_up_to(),
                _ => piece.len(),
            };
            self.bytes(r#"{"bytes":"#, from, length as u64, "")?;
            from += length as u64;
        }
        Ok(from)
    }

    /// Writes a line with bytes of the source.
    fn bytes(&mut self, start: &str, offset: u64, length: u64, framing: &str) -> io::Result<()> {
        self.line.clear();
        self.line.push_str(start);
        Bytes::write(self.source.bytes(offset, length)?, &mut self.line);
        self.line.extend([framing, "}\n"]);
        self.out.write_all(self.line.as_bytes())
    }
}
