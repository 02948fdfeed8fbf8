//! The first pass over a log: finding its records.

use std::collections::HashSet;
use std::io::Read;

use exact_json::{Kind, Scanner, Tape, Value};

use super::SalvageError;
use super::anomaly::{Anomaly, AnomalyKind, Segment};
use super::encoding;
use super::faulty::{self, BYTE_ORDER_MARK, Part, Piece};
use super::mend::{self, Mended};
use super::window::{Line, Window};

/// Whether a JSON object has the outer form of a record of the log's format.
///
/// It is asked only about text that stands behind a fault.
pub type Envelope = fn(Value<'_>) -> bool;

/// What is read at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The longest line in bytes. A longer one is one opaque record, [`AnomalyKind::TooLong`].
    pub line: usize,
}

impl Limits {
    /// Whatever a record may have: what we wrote ourselves is read with no other limit.
    pub const MOST: Self = Self { line: exact_json::MAX_BYTES };
}

impl Default for Limits {
    /// Lines of up to 512 MiB.
    fn default() -> Self {
        Self { line: 512 << 20 }
    }
}

/// Lines without any record after which a file is given up: it is not a log.
const HOPELESS: u64 = 4096;

/// Where a record of a log is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// Its number, 0-based. Opaque bytes have numbers too.
    pub number: u64,
    /// Its line, 1-based.
    pub line: u64,
    /// Where its first byte stands, in bytes from the start of the file.
    pub offset: u64,
    /// Its length in bytes, without white space around it.
    pub length: u64,
    /// Whether it can be read.
    pub state: State,
}

/// Whether a record can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// It is strict JSON.
    Clean,
    /// It is strict JSON after lone surrogates and duplicate members were mended.
    Mended,
    /// It cannot be read.
    Opaque,
}

/// A record of a log.
#[derive(Clone, Copy, Debug)]
pub struct Record<'r> {
    /// Where it is.
    pub at: Location,
    /// What it is.
    pub content: Content<'r>,
}

/// What a record of a log is.
#[derive(Clone, Copy, Debug)]
pub enum Content<'r> {
    /// Strict JSON, mended if need be.
    Json {
        /// The tape of its text, which has the length of the original.
        tape: Tape<'r>,
        /// Nodes of the string values in which a lone surrogate was read as U+FFFD, ascending.
        surrogates: &'r [u32],
    },
    /// Bytes that cannot be read.
    Opaque,
}

/// What a first pass found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// What was odd, in the order of the lines.
    pub anomalies: Vec<Anomaly>,
    /// The records of the lines that are not exactly one clean record, in order.
    pub faulty: Vec<Location>,
    /// How many records there are, opaque ones included.
    pub records: u64,
    /// How many lines there are, blank ones included.
    pub lines: u64,
    /// The file's size in bytes.
    pub size: u64,
}

impl Survey {
    /// The records that say something twice: one of the two may say that nobody typed them.
    pub(crate) fn doubtful(&self) -> HashSet<u64> {
        let record = |anomaly: &Anomaly| {
            let pointer = anomaly.pointer.as_deref()?.strip_prefix('/')?;
            let record = pointer.split('/').next()?;
            record.parse().ok().filter(|_| anomaly.kind == AnomalyKind::DuplicateMember)
        };
        self.anomalies.iter().filter_map(record).collect()
    }
}

/// A pass over a log that finds its records.
///
/// ```
/// use opencheckpoint_convert::native::salvage::{Content, Limits, Salvage};
///
/// let log = b"{\"n\":1}\n{\"n\":2}{\"n\":3}\n{\"n\":";
/// let mut numbers = Vec::new();
/// let survey = Salvage::new(&log[..], |record| record.get("n").is_some(), Limits::default())
///     .each(|record| {
///         if let Content::Json { tape, .. } = record.content {
///             numbers.push(tape.root().get("n").and_then(|n| n.as_u64()));
///         }
///         Ok::<(), opencheckpoint_convert::native::salvage::SalvageError>(())
///     })?;
/// assert_eq!(numbers, [Some(1), Some(2), Some(3)]);
/// let kinds: Vec<_> = survey.anomalies.iter().map(|anomaly| anomaly.kind.name()).collect();
/// assert_eq!(kinds, ["spliced", "torn"]);
/// # Ok::<(), opencheckpoint_convert::native::salvage::SalvageError>(())
/// ```
pub struct Salvage<R> {
    window: Window<R>,
    scanner: Scanner,
    envelope: Envelope,
    limits: Limits,
    readable: u64,
    found: Survey,
}

impl<R: Read> Salvage<R> {
    /// A pass over a log that starts where `source` stands.
    pub fn new(source: R, envelope: Envelope, limits: Limits) -> Self {
        let limits = Limits { line: limits.line.min(exact_json::MAX_BYTES) };
        Self {
            window: Window::new(source),
            scanner: Scanner::new(),
            envelope,
            limits,
            readable: 0,
            found: Survey::default(),
        }
    }

    /// Visits every record, in order, and says what was odd.
    ///
    /// # Errors
    ///
    /// The visitor's error; [`SalvageError`] where the file cannot be read, is in another encoding, is
    /// empty, or holds no record.
    pub fn each<E: From<SalvageError>>(
        mut self,
        mut visit: impl FnMut(Record<'_>) -> Result<(), E>,
    ) -> Result<Survey, E> {
        self.begin()?;
        while let Some(line) = self.window.next_line(self.limits.line).map_err(SalvageError::Io)? {
            self.found.lines += 1;
            match line {
                Line::Held { offset, length } => {
                    self.line(offset, length, &mut visit)?;
                    self.window.pass_line(length);
                }
                Line::TooLong { offset, length } => visit(self.too_long(offset, length))?,
            }
            if self.readable == 0 && self.found.records >= HOPELESS {
                break;
            }
        }
        self.found.size = self.window.offset();
        match (self.readable, self.found.records) {
            (0, 0) => Err(SalvageError::Empty.into()),
            (0, _) => Err(SalvageError::NothingReadable { lines: self.found.lines }.into()),
            _ => Ok(self.found),
        }
    }

    fn begin(&mut self) -> Result<(), SalvageError> {
        while self.window.held().len() < encoding::PREFIX && self.window.fill()? {}
        encoding::check(self.window.held())
    }

    fn line<E: From<SalvageError>>(
        &mut self,
        offset: u64,
        length: usize,
        visit: &mut impl FnMut(Record<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let bytes = self.window.line(length);
        let first = if offset == 0 { faulty::mark_length(bytes) } else { 0 };
        let line = faulty::trimmed(bytes, first..length);
        if first > 0 {
            self.found.anomalies.push(anomaly(self.found.lines, AnomalyKind::Bom));
        }
        let text = bytes.get(line.clone()).unwrap_or_default();
        if text.is_empty() {
            return Ok(());
        }
        // The scanner takes a byte-order mark at the start of any text; a log has one at most.
        if !text.starts_with(BYTE_ORDER_MARK)
            && let Ok(tape) = self.scanner.scan(text)
            && tape.root().kind() == Kind::Object
        {
            let at = Location {
                number: self.found.records,
                line: self.found.lines,
                offset: offset + line.start as u64,
                length: line.len() as u64,
                state: State::Clean,
            };
            self.found.records += 1;
            self.readable += 1;
            return visit(Record { at, content: Content::Json { tape, surrogates: &[] } });
        }
        self.faulty_line(offset + line.start as u64, line.start..line.end, visit)
    }

    #[cold]
    fn faulty_line<E: From<SalvageError>>(
        &mut self,
        offset: u64,
        line: std::ops::Range<usize>,
        visit: &mut impl FnMut(Record<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let text = self.window.held().get(line).unwrap_or_default();
        let parts = faulty::parts(text, &mut self.scanner, self.envelope);
        let whole = matches!(&parts.pieces[..], [Piece { part: Part::Object { .. }, .. }]);
        if !whole {
            let first = self.found.records;
            let segments = parts.pieces.iter().zip(first..).map(|(piece, record)| Segment {
                offset: offset + piece.at.start as u64,
                length: piece.at.len() as u64,
                record,
                opaque: matches!(piece.part, Part::Opaque(_)),
            });
            let segments = segments.collect();
            self.found
                .anomalies
                .push(Anomaly { segments, ..anomaly(self.found.lines, parts.kind()) });
        }
        for piece in parts.pieces {
            let state = match piece.part {
                Part::Opaque(_) => State::Opaque,
                Part::Object { mended: true } => State::Mended,
                Part::Object { mended: false } | Part::Other => State::Clean,
            };
            let at = Location {
                number: self.found.records,
                line: self.found.lines,
                offset: offset + piece.at.start as u64,
                length: piece.at.len() as u64,
                state,
            };
            self.found.records += 1;
            self.found.faulty.push(at);
            let bytes = text.get(piece.at).unwrap_or_default();
            match state {
                State::Opaque => visit(Record { at, content: Content::Opaque })?,
                State::Clean => {
                    self.readable += u64::from(!matches!(piece.part, Part::Other));
                    let Ok(tape) = self.scanner.scan(bytes) else { continue };
                    visit(Record { at, content: Content::Json { tape, surrogates: &[] } })?;
                }
                State::Mended => {
                    self.readable += 1;
                    let Mended { text, replaced, duplicates } = mend::mend(bytes);
                    let Ok(tape) = self.scanner.scan(&text) else { continue };
                    let notes = mend::notes(tape, at, &replaced, &duplicates);
                    self.found.anomalies.extend(notes.anomalies);
                    let surrogates = &notes.surrogates;
                    visit(Record { at, content: Content::Json { tape, surrogates } })?;
                }
            }
        }
        Ok(())
    }

    #[cold]
    fn too_long(&mut self, offset: u64, length: u64) -> Record<'static> {
        let number = self.found.records;
        let at = Location { number, line: self.found.lines, offset, length, state: State::Opaque };
        self.found.records += 1;
        self.found.faulty.push(at);
        self.found.anomalies.push(Anomaly {
            segments: vec![Segment { offset, length, record: number, opaque: true }],
            limit: Some(self.limits.line as u64),
            ..anomaly(self.found.lines, AnomalyKind::TooLong)
        });
        Record { at, content: Content::Opaque }
    }
}

/// An anomaly of a line, and nothing more.
pub(super) fn anomaly(line: u64, kind: AnomalyKind) -> Anomaly {
    Anomaly { line, kind, segments: Vec::new(), pointer: None, earlier: Vec::new(), limit: None }
}
