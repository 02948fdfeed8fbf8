//! The rows of a report, by the records they speak of.

use std::collections::HashMap;
use std::io::{BufReader, Read, Seek, SeekFrom};
use std::rc::Rc;

use exact_json::{Read as _, Scanner};

use super::entry::Entry;
use super::line::{Line, Row, Shape};
use super::reader::{ReadReportError, Reader};
use crate::overlay::Base;
use crate::records::Window;

/// A report whose rows can be had in any order. Its memory is some bytes a row, and the shapes.
pub(crate) struct Rows<R> {
    file: Window<R>,
    scanner: Scanner,
    places: Vec<Place>,
    shapes: HashMap<u64, Rc<[Entry]>>,
    /// Records of one side and rows, sorted: which rows speak of the record.
    by_record: Vec<(u64, u32)>,
}

/// Which bases of a row name its records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowSide {
    /// `from`
    Source,
    /// `to`
    Target,
}

#[derive(Clone, Copy)]
struct Place {
    offset: u64,
    length: u32,
    /// Its line, 1-based.
    line: u32,
}

impl<R: Read + Seek> Rows<R> {
    /// Reads a report once, to find its rows by the records of one side.
    ///
    /// `stream` says whether that side is a stream of records.
    pub(crate) fn new(mut file: R, side: RowSide, stream: bool) -> Result<Self, ReadReportError> {
        file.seek(SeekFrom::Start(0))?;
        let mut reader = Reader::new(BufReader::with_capacity(1 << 16, &mut file))?;
        let mut places = Vec::new();
        let mut shapes = HashMap::new();
        let mut by_record = Vec::new();
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
                    let bases = match side {
                        RowSide::Source => from,
                        RowSide::Target => to,
                    };
                    note(&mut by_record, &bases, stream, row);
                }
                Line::Head(_) | Line::Totals(_) => {}
            }
            offset = end;
        }
        by_record.sort_unstable();
        by_record.shrink_to_fit();
        places.shrink_to_fit();
        let (file, scanner) = (Window::new(file), Scanner::new());
        Ok(Self { file, scanner, places, shapes, by_record })
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.places.len()).unwrap_or(u32::MAX)
    }

    /// The rows that speak of a record, in order.
    pub(crate) fn of(&self, record: u64) -> impl Iterator<Item = u32> + '_ {
        of(&self.by_record, record)
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
        let text = self.file.bytes(offset, length.into())?;
        let fail = |error| ReadReportError::Line { line: line.into(), error };
        let tape = self
            .scanner
            .scan(text)
            .map_err(|fault| fail(exact_json::Error::from_fault(fault, text)))?;
        Row::read(tape.root()).map_err(|error| fail(exact_json::Error::from_read(error, tape)))
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
