//! The rows of one report, and which of its entries speak of which value of the middle.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::io::{Read, Seek};
use std::rc::Rc;

use crate::overlay::{Base, split};
use crate::report::{Entry, ReadReportError, Row, RowSide, Rows};

/// A row in memory.
pub(super) struct Loaded {
    pub(super) number: u32,
    pub(super) from: Vec<String>,
    pub(super) to: Vec<String>,
    pub(super) entries: Rc<[Entry]>,
}

/// A pointer of an entry that names a value of the middle.
#[derive(Clone)]
pub(super) struct Piece {
    pub(super) row: Rc<Loaded>,
    pub(super) entry: usize,
}

/// The pieces of one record of the middle, by pointer.
#[derive(Default)]
pub(super) struct Pieces(BTreeMap<String, Piece>);

impl Pieces {
    /// The piece that covers a value: its own, or one of a container around it, with the pointer of
    /// that container.
    pub(super) fn covering(&self, pointer: &str) -> Option<(&str, &Piece)> {
        let mut end = pointer.len();
        loop {
            let prefix = pointer.get(..end)?;
            if let Some((at, piece)) = self.0.get_key_value(prefix) {
                return Some((at, piece));
            }
            end = prefix.rfind('/')?;
        }
    }

    /// The pieces of values within a container, in the order of their pointers.
    pub(super) fn within(&self, pointer: &str) -> impl Iterator<Item = (&str, &Piece)> {
        let start = format!("{pointer}/");
        let range = self.0.range(start.clone()..);
        range
            .take_while(move |(at, _)| at.starts_with(&start))
            .map(|(at, piece)| (at.as_str(), piece))
    }
}

/// A report's rows and pieces, with small caches.
pub(super) struct Report<R> {
    rows: Rows<R>,
    /// Which side of the report the middle is on.
    middle: RowSide,
    stream: bool,
    /// The entries of rows that say the same in another way.
    retold: HashMap<u32, Rc<[Entry]>>,
    loaded: Cache<u32, Loaded>,
    pieces: Cache<u64, Pieces>,
}

impl<R: Read + Seek> Report<R> {
    /// A report whose `middle` side is what is in between, a stream or not.
    pub(super) fn new(file: R, middle: RowSide, stream: bool) -> Result<Self, ReadReportError> {
        let rows = Rows::new(file, middle, stream)?;
        let (loaded, pieces) = (Cache::new(256), Cache::new(64));
        Ok(Self { rows, middle, stream, retold: HashMap::new(), loaded, pieces })
    }

    pub(super) fn rows(&self) -> &Rows<R> {
        &self.rows
    }

    /// The rows that speak of a record of the middle, in order.
    pub(super) fn rows_of(&self, record: u64) -> Vec<u32> {
        self.rows.of(record).collect()
    }

    pub(super) fn row(&mut self, number: u32) -> Result<Rc<Loaded>, ReadReportError> {
        if let Some(known) = self.loaded.get(&number) {
            return Ok(known);
        }
        let Row { shape, from, to, entries } = self.rows.row(number)?;
        let retold = self.retold.get(&number).cloned();
        let shape = || shape.and_then(|shape| self.rows.shape(shape));
        let entries = retold.or_else(|| entries.map(Rc::from)).or_else(shape);
        let entries = entries.unwrap_or_else(|| Rc::from([]));
        let loaded = Rc::new(Loaded { number, from, to, entries });
        self.loaded.insert(number, Rc::clone(&loaded));
        Ok(loaded)
    }

    /// Has a row say the same by other entries, before anything else is asked of the report.
    pub(super) fn retell(&mut self, number: u32, entries: Vec<Entry>) {
        self.retold.insert(number, entries.into());
        self.loaded.forget(number);
    }

    /// The pieces of a record of the middle.
    pub(super) fn pieces(&mut self, record: u64) -> Result<Rc<Pieces>, ReadReportError> {
        if let Some(known) = self.pieces.get(&record) {
            return Ok(known);
        }
        let mut pieces = Pieces::default();
        for number in self.rows_of(record) {
            let row = self.row(number)?;
            for (index, entry) in row.entries.iter().enumerate() {
                let pointers = match self.middle {
                    RowSide::Target => &entry.target,
                    RowSide::Source => &entry.source,
                };
                for pointer in pointers {
                    let Some(at) = self.middle_of(&row, pointer).filter(|at| at.record == record)
                    else {
                        continue;
                    };
                    let piece = Piece { row: Rc::clone(&row), entry: index };
                    pieces.0.insert(at.within, piece);
                }
            }
        }
        let pieces = Rc::new(pieces);
        self.pieces.insert(record, Rc::clone(&pieces));
        Ok(pieces)
    }

    /// Where a pointer of a row leads in the middle.
    pub(super) fn middle_of(&self, row: &Loaded, pointer: &str) -> Option<MiddlePointer> {
        let bases = match self.middle {
            RowSide::Target => &row.to,
            RowSide::Source => &row.from,
        };
        let (index, rest) = split(pointer)?;
        let base = Base::parse(bases.get(index)?, self.stream)?;
        Some(MiddlePointer { record: base.record, within: format!("{}{rest}", base.within) })
    }
}

/// A value of the middle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct MiddlePointer {
    pub(super) record: u64,
    pub(super) within: String,
}

impl MiddlePointer {
    /// The pointer for a message.
    pub(super) fn text(&self) -> String {
        format!("/{}{}", self.record, self.within)
    }
}

/// The last few of something.
struct Cache<K, V> {
    known: HashMap<K, Rc<V>>,
    order: VecDeque<K>,
    most: usize,
}

impl<K: Copy + Eq + std::hash::Hash, V> Cache<K, V> {
    fn new(most: usize) -> Self {
        Self { known: HashMap::new(), order: VecDeque::new(), most }
    }

    fn get(&self, key: &K) -> Option<Rc<V>> {
        self.known.get(key).cloned()
    }

    fn forget(&mut self, key: K) {
        self.known.remove(&key);
        self.order.retain(|known| *known != key);
    }

    fn insert(&mut self, key: K, value: Rc<V>) {
        if self.known.insert(key, value).is_none() {
            self.order.push_back(key);
        }
        while self.order.len() > self.most {
            if let Some(oldest) = self.order.pop_front() {
                self.known.remove(&oldest);
            }
        }
    }
}
