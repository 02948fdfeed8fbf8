//! Making a residue from source, target and report.

use std::collections::HashMap;
use std::fmt;
use std::io::{self, Read, Seek, Write};
use std::rc::Rc;

use exact_json::Value;

use super::line::{Bytes, ResidueHead, ResidueSide, VERSION};
use super::part::Part;
use super::pieces::{Claims, Pieces, Reference};
use super::skeletons::{Skeleton, Skeletons};
use crate::format::Format;
use crate::native::salvage::Limits;
use crate::overlay::{Base, Bases, Laid, NOWHERE, Overlay, Spots, split};
use crate::records::{Index, IndexError, Record, RecordFile};
use crate::report::{Fate, ReadReportError, Row, RowSide, Rows, Side, Step};
use crate::steps::{Item, inverse};

/// Why a residue cannot be made.
#[derive(Debug)]
pub enum ResidueError {
    /// A file cannot be read or written.
    Io(io::Error),
    /// The report cannot be read.
    Report(ReadReportError),
    /// A file cannot be read as its format.
    File(IndexError),
    /// The report is not about these files.
    Other {
        /// Which file: `source` or `target`.
        side: &'static str,
    },
}

impl fmt::Display for ResidueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Report(error) => error.fmt(f),
            Self::File(error) => error.fmt(f),
            Self::Other { side } => write!(f, "the report is not about this {side}"),
        }
    }
}

impl std::error::Error for ResidueError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Report(error) => Some(error),
            Self::File(error) => Some(error),
            Self::Other { .. } => None,
        }
    }
}

impl From<io::Error> for ResidueError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<ReadReportError> for ResidueError {
    fn from(error: ReadReportError) -> Self {
        Self::Report(error)
    }
}

impl From<IndexError> for ResidueError {
    fn from(error: IndexError) -> Self {
        match error {
            IndexError::Io(error) => Self::Io(error),
            error => Self::File(error),
        }
    }
}

/// Writes the residue of a conversion: with it and the target, [`restore`](crate::restore::restore)
/// gives the source back byte for byte.
///
/// The limits are those that the source was converted with.
///
/// # Errors
///
/// Files or a report that cannot be read, or that do not belong together; a residue that cannot be
/// written.
pub fn write_residue<S, T, R, W>(
    mut source: S,
    mut target: T,
    report: R,
    limits: Limits,
    out: &mut W,
) -> Result<(), ResidueError>
where
    S: Read + Seek,
    T: Read + Seek,
    R: Read + Seek,
    W: Write + ?Sized,
{
    let (head, report) = {
        let mut report = report;
        report.seek(io::SeekFrom::Start(0))?;
        let reader = crate::report::Reader::new(io::BufReader::new(&mut report))?;
        (reader.head().clone(), report)
    };
    let source_format = format(&head.source, "source")?;
    let target_format = format(&head.target, "target")?;
    let rows = Rows::new(report, RowSide::Source, source_format.is_stream())?;
    let source_index = Index::read(&mut source, source_format, limits, |_, _| ())?;
    let target_index = Index::read(&mut target, target_format, Limits::MOST, |_, _| ())?;
    for (index, side, name) in
        [(&source_index, &head.source, "source"), (&target_index, &head.target, "target")]
    {
        if index.digest.to_ocp() != side.digest {
            return Err(ResidueError::Other { side: name });
        }
    }
    let head = ResidueHead {
        residue: VERSION.to_owned(),
        source: side(&source_index),
        target: side(&target_index),
    };
    serde_json::to_writer(&mut *out, &head).map_err(io::Error::from)?;
    out.write_all(b"\n")?;
    let mut writer = Writer {
        source: RecordFile::new(source, source_index),
        target: RecordFile::new(target, target_index),
        rows,
        shapes: HashMap::new(),
        skeletons: Skeletons::default(),
        claims: Claims::default(),
        spots: Spots::default(),
        bases: (Bases::default(), Bases::default()),
        line: String::new(),
        end: 0,
    };
    writer.run(out)
}

fn format(side: &Side, name: &'static str) -> Result<Format, ResidueError> {
    side.format.parse().map_err(|_| ResidueError::Other { side: name })
}

fn side(index: &Index) -> ResidueSide {
    ResidueSide {
        format: index.format.name().to_owned(),
        digest: index.digest.to_ocp(),
        size: index.size,
    }
}

/// How many literal bytes stand on one line.
const PIECE: u64 = 1 << 20;

/// A record whose line would be longer, in bytes, is written literally: lines must be read again.
const LONGEST: usize = exact_json::MAX_BYTES / 4;

struct Writer<S, T, R> {
    source: RecordFile<S>,
    target: RecordFile<T>,
    rows: Rows<R>,
    shapes: HashMap<u64, Rc<Overlay>>,
    skeletons: Skeletons,
    claims: Claims,
    spots: Spots,
    bases: (Bases, Bases),
    line: String,
    /// Where the record before ended.
    end: u64,
}

impl<S: Read + Seek, T: Read + Seek, R: Read + Seek> Writer<S, T, R> {
    fn run<W: Write + ?Sized>(&mut self, out: &mut W) -> Result<(), ResidueError> {
        for number in 0..self.source.index().records() {
            if self.source.index().is_opaque(number) {
                self.literal(number, out)?;
            } else if let Some(record) = self.source.record(number)? {
                self.record(&record, out)?;
            }
        }
        let size = self.source.index().size;
        let rest = self.bytes(self.end, size, out)?;
        let end = self.source.bytes(rest, size - rest)?;
        self.line.clear();
        self.line.push_str(r#"{"end":"#);
        Bytes::write(end, &mut self.line);
        self.line.push_str("}\n");
        out.write_all(self.line.as_bytes())?;
        Ok(())
    }

    /// Writes bytes of the source as lines of their own until at most one piece is left; where that is.
    fn bytes<W: Write + ?Sized>(
        &mut self,
        mut from: u64,
        to: u64,
        out: &mut W,
    ) -> Result<u64, ResidueError> {
        while to - from > PIECE {
            let piece = self.source.bytes(from, PIECE)?;
            // A character that the cut would part stands in the next piece.
            let length = match std::str::from_utf8(piece) {
                Err(error) if error.error_len().is_none() => error.valid_up_to(),
                _ => piece.len(),
            };
            let piece = piece.get(..length).unwrap_or_default();
            self.line.clear();
            self.line.push_str(r#"{"bytes":"#);
            Bytes::write(piece, &mut self.line);
            self.line.push_str("}\n");
            out.write_all(self.line.as_bytes())?;
            from += length as u64;
        }
        Ok(from)
    }

    /// A record as it stands, in pieces.
    fn literal<W: Write + ?Sized>(&mut self, number: u64, out: &mut W) -> Result<(), ResidueError> {
        let Some((offset, length)) = self.source.index().span(number) else { return Ok(()) };
        let framing = self.framing(number, offset, out)?;
        let first = length.min(PIECE);
        self.line.clear();
        self.line.push_str(r#"{"text":"#);
        Bytes::write(self.source.bytes(offset, first)?, &mut self.line);
        self.line.push_str(&framing);
        self.line.push_str("}\n");
        out.write_all(self.line.as_bytes())?;
        self.end = offset + length;
        let rest = self.bytes(offset + first, self.end, out)?;
        if rest < self.end {
            self.line.clear();
            self.line.push_str(r#"{"bytes":"#);
            Bytes::write(self.source.bytes(rest, self.end - rest)?, &mut self.line);
            self.line.push_str("}\n");
            out.write_all(self.line.as_bytes())?;
        }
        Ok(())
    }

    /// What a record's line says of the bytes between it and the record before, where they are not
    /// the usual ones.
    fn framing<W: Write + ?Sized>(
        &mut self,
        number: u64,
        offset: u64,
        out: &mut W,
    ) -> Result<String, ResidueError> {
        let rest = self.bytes(self.end, offset, out)?;
        let before = self.source.bytes(rest, offset - rest)?;
        let usual: &[u8] = if number == 0 { b"" } else { b"\n" };
        let mut framing = String::new();
        if before != usual {
            framing.push_str(r#","before":"#);
            Bytes::write(before, &mut framing);
        }
        Ok(framing)
    }

    fn record<W: Write + ?Sized>(
        &mut self,
        record: &Record,
        out: &mut W,
    ) -> Result<(), ResidueError> {
        // Mended text is not what stands in the file.
        let tape = record.tape().filter(|tape| tape.text().as_bytes() == record.bytes());
        let Some(tape) = tape else { return self.literal(record.number(), out) };
        let to = self.claims(record)?;
        let pieces = Pieces::of(tape.root(), &self.claims);
        let parts = pieces.parts_text();
        let values: usize = pieces.values.iter().map(|value| value.len() + 1).sum();
        if parts.len() + values > LONGEST {
            return self.literal(record.number(), out);
        }
        let framing = self.framing(record.number(), record.offset(), out)?;
        self.end = record.offset() + record.bytes().len() as u64;
        self.line.clear();
        self.parts(&pieces, &parts, &to);
        self.line.push_str(&framing);
        self.line.push_str("}\n");
        out.write_all(self.line.as_bytes())?;
        Ok(())
    }

    fn parts(&mut self, pieces: &Pieces<'_>, parts: &str, to: &[String]) {
        let line = &mut self.line;
        match self.skeletons.see(parts) {
            Skeleton::Define(number) => {
                line.extend([r#"{"skeleton":"#, &number.to_string(), r#","parts":"#, parts, "}\n"]);
                line.extend([r#"{"use":"#, &number.to_string()]);
            }
            Skeleton::Use(number) => line.extend([r#"{"use":"#, &number.to_string()]),
            Skeleton::Inline => line.extend([r#"{"parts":"#, parts]),
        }
        if pieces.parts.iter().any(|part| matches!(part, Part::Target { .. })) {
            line.push_str(r#","to":["#);
            for (index, base) in to.iter().enumerate() {
                if index > 0 {
                    line.push(',');
                }
                exact_json::write::quote(line, base);
            }
            line.push(']');
        }
        if !pieces.values.is_empty() {
            line.push_str(r#","values":["#);
            for (index, value) in pieces.values.iter().enumerate() {
                if index > 0 {
                    line.push(',');
                }
                line.push_str(value);
            }
            line.push(']');
        }
    }

    /// What the report says of a record's values; the target bases that references use.
    fn claims(&mut self, record: &Record) -> Result<Vec<String>, ResidueError> {
        self.claims.clear();
        let mut bases = Vec::new();
        let rows: Vec<u32> = self.rows.of(record.number()).collect();
        for row in rows {
            let row = self.rows.row(row)?;
            let overlay = match (&row.shape, &row.entries) {
                (Some(shape), _) => self.overlay(*shape),
                (None, Some(entries)) => Some(Rc::new(Overlay::new(entries.clone()))),
                (None, None) => None,
            };
            if let Some(overlay) = overlay {
                self.row(record, &row, &overlay, &mut bases)?;
            }
        }
        Ok(bases)
    }

    fn overlay(&mut self, shape: u64) -> Option<Rc<Overlay>> {
        if let Some(overlay) = self.shapes.get(&shape) {
            return Some(Rc::clone(overlay));
        }
        let overlay = Rc::new(Overlay::new(self.rows.shape(shape)?.to_vec()));
        self.shapes.insert(shape, Rc::clone(&overlay));
        Some(overlay)
    }

    fn row(
        &mut self,
        record: &Record,
        row: &Row,
        overlay: &Overlay,
        bases: &mut Vec<String>,
    ) -> Result<(), ResidueError> {
        let stream = self.source.index().format.is_stream();
        let from: Vec<Option<Value<'_>>> = row
            .from
            .iter()
            .map(|base| {
                let base =
                    Base::parse(base, stream).filter(|base| base.record == record.number())?;
                resolve(record, &mut self.bases.0, base.within, stream)
            })
            .collect();
        let stream = self.target.index().format.is_stream();
        let mut records = Vec::with_capacity(row.to.len());
        for base in &row.to {
            let base = Base::parse(base, stream);
            let record = match base {
                Some(base) => self.target.record(base.record)?,
                None => None,
            };
            records.push((record, base.map(|base| base.within).unwrap_or_default()));
        }
        let to: Vec<Option<Value<'_>>> = records
            .iter()
            .map(|(record, within)| resolve(record.as_deref()?, &mut self.bases.1, within, stream))
            .collect();
        overlay.lay(&from, &to, &mut self.spots);
        for laid in overlay.laid(&self.spots) {
            claim(&laid, &from, &to, row, bases, &mut self.claims);
        }
        Ok(())
    }
}

fn resolve<'r>(
    record: &'r Record,
    bases: &mut Bases,
    within: &str,
    stream: bool,
) -> Option<Value<'r>> {
    let tape = record.tape()?;
    if stream { tape.resolve(within) } else { bases.resolve(tape, within) }
}

/// What an entry says of this record's values.
fn claim(
    laid: &Laid<'_>,
    from: &[Option<Value<'_>>],
    to: &[Option<Value<'_>>],
    row: &Row,
    bases: &mut Vec<String>,
    claims: &mut Claims,
) {
    let steps: &[Step] = match &laid.entry.fate {
        Fate::Changed { steps, lossless: true } => steps,
        _ => &[],
    };
    let useful = !steps.is_empty() || laid.entry.fate == Fate::Kept;
    for spot in laid.source {
        let Some(Some(base)) = from.get(spot.base) else { continue };
        if spot.node == NOWHERE {
            continue;
        }
        let value = base.tape().value(spot.node);
        let mut reference = None;
        if useful {
            for (target, pointer) in laid.target.iter().zip(&laid.entry.target) {
                let Some(Some(base)) = to.get(target.base) else { continue };
                if target.node == NOWHERE {
                    continue;
                }
                let there = base.tape().value(target.node);
                if !gives_back(there, steps, laid.source.len(), value) {
                    continue;
                }
                let (Some(name), Some((_, at))) = (row.to.get(target.base), split(pointer)) else {
                    continue;
                };
                let to = bases.iter().position(|base| base == name).unwrap_or_else(|| {
                    bases.push(name.clone());
                    bases.len() - 1
                });
                let (at, steps) = (at.to_owned(), steps.to_vec());
                reference = Some(Reference { to, at, steps });
                break;
            }
        }
        claims.add(spot.node, reference);
    }
}

/// Whether a target value gives back the text of a source value.
fn gives_back(target: Value<'_>, steps: &[Step], sources: usize, source: Value<'_>) -> bool {
    if steps.is_empty() {
        return target.raw() == source.raw();
    }
    let mut back = Some(Item::Value(target));
    for step in steps.iter().rev() {
        back = back.and_then(|item| inverse(step, &item, sources));
    }
    // A step is gone back without its number of sources when it is restored: only one is sure.
    sources == 1 && back.is_some_and(|item| item.json_text() == source.raw())
}
