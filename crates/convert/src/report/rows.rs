//! The rows of a report, by the records they speak of.

use std::collections::HashMap;
use std::io::{BufReader, Read, Seek, SeekFrom};
use std::rc::Rc;

use exact_json::{Read as _, Scanner};

use super::entry::Entry;
use super::line::{Line, Row, Shape};
use super::reader::{ReadReportError, Reader};
use crate::overlay::Base;

/// A report whose rows can be had in any order. Its memory is some bytes a row, and the shapes.
pub(crate) struct Rows<R> {
    file: R,
    scanner: Scanner,
    window: Vec<u8>,
    window_offset: u64,
    places: Vec<Place>,
    shapes: HashMap<u64, Rc<[Entry]>>,
    /// Records and rows, sorted: which rows have the record in `from`, and in `to`.
    by_source: Vec<(u64, u32)>,
    by_target: Vec<(u64, u32)>,
}

#[derive(Clone, Copy)]
struct Place {
    offset: u64,
    length: u32,
    /// Its line, 1-based.
    line: u32,
}

/// How much is read at a time.
const WINDOW: usize = 1 << 17;

impl<R: Read + Seek> Rows<R> {
    /// Reads a report once.
    ///
    /// `streams` says whether the source and the target are streams of records.
    pub(crate) fn new(mut file: R, streams: (bool, bool)) -> Result<Self, ReadReportError> {
        file.seek(SeekFrom::Start(0))?;
        let mut reader = Reader::new(BufReader::with_capacity(1 << 16, &mut file))?;
        let mut places = Vec::new();
        let mut shapes = HashMap::new();
        let mut by_source = Vec::new();
        let mut by_target = Vec::new();
        let mut offset = reader.offset();
        while let Some(line) = reader.line()? {
            let end = reader.offset();
            match line {
                Line::Shape(Shape { shape, entries }) => {
                    shapes.insert(shape, entries.into());
                }
                Line::Row(Row { from, to, .. }) => {
                    let row = u32::try_from(places.len()).unwrap_or(u32::MAX);
                    let length = u32::try_from(end - offset).unwrap_or(u32::MAX);
                    let line = u32::try_from(reader.number()).unwrap_or(u32::MAX);
                    places.push(Place { offset, length, line });
                    note(&mut by_source, &from, streams.0, row);
                    note(&mut by_target, &to, streams.1, row);
                }
                Line::Head(_) | Line::Totals(_) => {}
            }
            offset = end;
        }
        by_source.sort_unstable();
        by_target.sort_unstable();
        let (scanner, window) = (Scanner::new(), Vec::new());
        Ok(Self { file, scanner, window, window_offset: 0, places, shapes, by_source, by_target })
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.places.len()).unwrap_or(u32::MAX)
    }

    /// The rows that have a source record in `from`, in order.
    pub(crate) fn of_source(&self, record: u64) -> impl Iterator<Item = u32> + '_ {
        of(&self.by_source, record)
    }

    /// The rows that have a target record in `to`, in order.
    pub(crate) fn of_target(&self, record: u64) -> impl Iterator<Item = u32> + '_ {
        of(&self.by_target, record)
    }

    /// The entries of a shape.
    pub(crate) fn shape(&self, number: u64) -> Option<Rc<[Entry]>> {
        self.shapes.get(&number).cloned()
    }

    /// A row.
    pub(crate) fn row(&mut self, row: u32) -> Result<Row, ReadReportError> {
        let place = usize::try_from(row).ok().and_then(|row| self.places.get(row)).copied();
        let Some(Place { offset, length, line }) = place else {
            return Err(ReadReportError::Io(std::io::ErrorKind::NotFound.into()));
        };
        let span = self.hold(offset, length)?;
        let text = self.window.get(span).unwrap_or_default();
        let fail = |error| ReadReportError::Line { line: line.into(), error };
        let tape = self
            .scanner
            .scan(text)
            .map_err(|fault| fail(exact_json::Error::from_fault(fault, text)))?;
        Row::read(tape.root()).map_err(|error| fail(exact_json::Error::from_read(error, tape)))
    }

    fn hold(
        &mut self,
        offset: u64,
        length: u32,
    ) -> Result<std::ops::Range<usize>, ReadReportError> {
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        let start = offset.checked_sub(self.window_offset).and_then(|at| usize::try_from(at).ok());
        if let Some(start) = start
            && start + length <= self.window.len()
        {
            return Ok(start..start + length);
        }
        self.file.seek(SeekFrom::Start(offset))?;
        self.window.clear();
        self.window_offset = offset;
        (&mut self.file).take(length.max(WINDOW) as u64).read_to_end(&mut self.window)?;
        Ok(0..length.min(self.window.len()))
    }
}

fn note(by_record: &mut Vec<(u64, u32)>, bases: &[String], stream: bool, row: u32) {
    for base in bases {
        if let Some(base) = Base::parse(base, stream)
            && by_record.last() != Some(&(base.record, row))
        {
            by_record.push((base.record, row));
        }
    }
}

fn of(by_record: &[(u64, u32)], record: u64) -> impl Iterator<Item = u32> + '_ {
    let start = by_record.partition_point(|(known, _)| *known < record);
    let rest = by_record.get(start..).unwrap_or_default();
    let rows = rest.iter().take_while(move |(known, _)| *known == record).map(|(_, row)| *row);
    let mut last = None;
    rows.filter(move |row| {
        let new = last != Some(*row);
        last = Some(*row);
        new
    })
}
