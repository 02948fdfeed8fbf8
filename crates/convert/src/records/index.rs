//! The first pass: where each record stands, how many leaves it has, what was odd.

use std::fmt;
use std::io::{self, Read, Seek, SeekFrom};

use exact_json::digest::Sha256;
use exact_json::lines::{LineError, Lines};
use exact_json::{Error as JsonError, Scanner, Tape};

use super::input::Hashing;
use super::items::Items;
use super::layout::Layout;
use crate::format::Format;
use crate::native::salvage::{Anomaly, Content, Limits, Salvage, SalvageError, State};

/// What a first pass over a file found.
#[derive(Debug)]
pub struct Index {
    /// The file's format.
    pub format: Format,
    /// What its records are.
    pub layout: Layout,
    /// The digest of the file's bytes.
    pub digest: Sha256,
    /// The file's size in bytes.
    pub size: u64,
    /// What was odd about its lines.
    pub anomalies: Vec<Anomaly>,
    /// The largest records are read with these limits.
    pub limits: Limits,
    places: Vec<Place>,
    /// How many leaves stand before each record; one more for the end.
    before: Vec<u64>,
}

/// Where a record stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) offset: u64,
    /// Its length; the top two bits are its state.
    length: u64,
}

const MENDED: u64 = 1 << 63;
const OPAQUE: u64 = 1 << 62;

impl Place {
    fn new(offset: u64, length: u64, state: State) -> Self {
        let flag = match state {
            State::Clean => 0,
            State::Mended => MENDED,
            State::Opaque => OPAQUE,
        };
        Self { offset, length: length | flag }
    }

    pub(super) fn length(self) -> u64 {
        self.length & !(MENDED | OPAQUE)
    }

    pub(super) fn state(self) -> State {
        match self.length & (MENDED | OPAQUE) {
            0 => State::Clean,
            OPAQUE => State::Opaque,
            _ => State::Mended,
        }
    }
}

/// Why a file cannot be read as its format.
#[derive(Debug)]
pub enum IndexError {
    /// The file could not be read.
    Io(io::Error),
    /// A log that cannot be salvaged.
    Log(SalvageError),
    /// A document that is not strict JSON.
    Json(JsonError),
    /// A stream of strict records with a line that is none.
    Odd {
        /// The line, 1-based.
        line: u64,
        /// What is wrong with it.
        message: String,
    },
}

impl fmt::Display for IndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Log(error) => error.fmt(f),
            Self::Json(error) => error.fmt(f),
            Self::Odd { line, message } => {
                write!(f, "line {line} is not one strict JSON record: {message}")
            }
        }
    }
}

impl std::error::Error for IndexError {}

impl From<io::Error> for IndexError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<SalvageError> for IndexError {
    fn from(error: SalvageError) -> Self {
        match error {
            SalvageError::Io(error) => Self::Io(error),
            error => Self::Log(error),
        }
    }
}

impl From<LineError> for IndexError {
    fn from(error: LineError) -> Self {
        match error {
            LineError::Io(error) => Self::Io(error),
            LineError::Json { line, error } => Self::Odd { line, message: error.to_string() },
            LineError::Record { line, message } => Self::Odd { line, message },
        }
    }
}

/// The records that were found so far.
struct Found {
    places: Vec<Place>,
    /// How many leaves stand before each of them, and before the next.
    before: Vec<u64>,
}

impl Default for Found {
    fn default() -> Self {
        Self { places: Vec::new(), before: vec![0] }
    }
}

impl Found {
    fn push(&mut self, place: Place, leaves: u64) {
        self.places.push(place);
        let before = self.before.last().copied().unwrap_or_default();
        self.before.push(before + leaves);
    }

    /// The index of a file that was read strictly, with that digest and size.
    fn index(self, format: Format, layout: Layout, (digest, size): (Sha256, u64)) -> Index {
        let Self { places, before } = self;
        let (anomalies, limits) = (Vec::new(), Limits::MOST);
        Index { format, layout, digest, size, anomalies, limits, places, before }
    }
}

impl Index {
    /// Reads a file from its start, and shows each record's tape to `look`.
    ///
    /// The limits are those of a log: any other record is read if it is strict JSON.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, or not as that format.
    pub fn read<R: Read + Seek>(
        file: &mut R,
        format: Format,
        limits: Limits,
        look: impl FnMut(u64, Tape<'_>),
    ) -> Result<Self, IndexError> {
        let layout = Layout::of(file, format)?;
        file.seek(SeekFrom::Start(0))?;
        match layout {
            Layout::Lines if format.is_log() => Self::read_log(file, format, limits, look),
            Layout::Lines => Self::read_stream(file, format, look),
            Layout::Items => Self::read_items(file, format, look),
            Layout::Document => Self::read_document(file, format, look),
        }
    }

    fn read_log<R: Read>(
        file: &mut R,
        format: Format,
        limits: Limits,
        mut look: impl FnMut(u64, Tape<'_>),
    ) -> Result<Self, IndexError> {
        let mut hashing = Hashing::new(file);
        let mut found = Found::default();
        let survey = Salvage::new(&mut hashing, format.envelope(), limits).each(|record| {
            let leaves = match record.content {
                Content::Json { tape, .. } => {
                    look(record.at.number, tape);
                    tape.root().leaves()
                }
                Content::Opaque => 1,
            };
            found.push(Place::new(record.at.offset, record.at.length, record.at.state), leaves);
            Ok::<(), SalvageError>(())
        })?;
        let facts = hashing.finish()?;
        let strict = found.index(format, Layout::Lines, facts);
        Ok(Self { anomalies: survey.anomalies, limits, ..strict })
    }

    fn read_stream<R: Read>(
        file: &mut R,
        format: Format,
        mut look: impl FnMut(u64, Tape<'_>),
    ) -> Result<Self, IndexError> {
        let mut hashing = Hashing::new(file);
        let mut found = Found::default();
        let mut scanner = Scanner::new();
        let mut stream = Lines::new(&mut hashing, Limits::MOST.line);
        while let Some(line) = stream.next()? {
            let tape = line.scan(&mut scanner)?;
            look(line.number, tape);
            found.push(Place::new(line.offset, line.length, State::Clean), tape.root().leaves());
        }
        Ok(found.index(format, Layout::Lines, hashing.finish()?))
    }

    fn read_items<R: Read>(
        file: &mut R,
        format: Format,
        mut look: impl FnMut(u64, Tape<'_>),
    ) -> Result<Self, IndexError> {
        let mut hashing = Hashing::new(file);
        let mut found = Found::default();
        let mut scanner = Scanner::new();
        let mut items = Items::new(&mut hashing, Limits::MOST.line);
        while let Some(item) = items.next()? {
            let tape = item.scan(&mut scanner)?;
            look(item.number, tape);
            found.push(Place::new(item.offset, item.length, State::Clean), tape.root().leaves());
        }
        Ok(found.index(format, Layout::Items, hashing.finish()?))
    }

    fn read_document<R: Read>(
        file: &mut R,
        format: Format,
        mut look: impl FnMut(u64, Tape<'_>),
    ) -> Result<Self, IndexError> {
        let mut hashing = Hashing::new(file);
        let mut bytes = Vec::new();
        hashing.read_to_end(&mut bytes)?;
        let mut scanner = Scanner::new();
        let tape = scanner
            .scan(&bytes)
            .map_err(|fault| IndexError::Json(JsonError::from_fault(fault, &bytes)))?;
        look(0, tape);
        let facts = hashing.finish()?;
        let mut found = Found::default();
        found.push(Place::new(0, facts.1, State::Clean), tape.root().leaves());
        Ok(found.index(format, Layout::Document, facts))
    }

    /// How many records there are.
    #[must_use]
    pub fn records(&self) -> u64 {
        self.places.len() as u64
    }

    /// How many leaves there are.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.before.last().copied().unwrap_or(0)
    }

    /// How many leaves stand before a record.
    #[must_use]
    pub fn leaves_before(&self, record: u64) -> u64 {
        let at = usize::try_from(record).unwrap_or(usize::MAX);
        self.before.get(at).copied().unwrap_or_else(|| self.leaves())
    }

    /// The record that a leaf is in, and its number there.
    #[must_use]
    pub fn record_of(&self, leaf: u64) -> (u64, u64) {
        let record = self.before.partition_point(|before| *before <= leaf).saturating_sub(1);
        (record as u64, leaf - self.before.get(record).copied().unwrap_or(0))
    }

    /// Where a record's bytes are: offset and length.
    #[must_use]
    pub fn span(&self, record: u64) -> Option<(u64, u64)> {
        self.place(record).map(|place| (place.offset, place.length()))
    }

    /// Whether a record is bytes that cannot be read.
    #[must_use]
    pub fn is_opaque(&self, record: u64) -> bool {
        self.place(record).is_some_and(|place| place.state() == State::Opaque)
    }

    pub(super) fn place(&self, record: u64) -> Option<Place> {
        self.places.get(usize::try_from(record).ok()?).copied()
    }
}
