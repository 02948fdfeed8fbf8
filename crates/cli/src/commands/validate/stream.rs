//! Reading a stream for its rules: once to find, and once more to say where.
//!
//! A rule may speak of a record that went by long ago, or only when the stream has ended. So that no record is kept, the lines that
//! are spoken of are read again.

use std::io::{Seek as _, SeekFrom};

use exact_json::lines::{Line, LineError, Lines};
use exact_json::{MAX_BYTES, Read, Scanner};

use crate::exit::Failure;
use crate::files::Input;
use crate::finding::{Finding, Located, located, spots};
use crate::render::excerpt::Excerpt;

/// A stream that has been read.
pub(super) struct Stream {
    input: Input,
    /// What is to be said of lines that are no record.
    pub(super) findings: Vec<Finding>,
    /// What the rules found in the records.
    pub(super) found: Vec<opencheckpoint_rules::Finding>,
}

impl Stream {
    /// Reads a stream record by record, and checks each.
    pub(super) fn read<R: for<'t> Read<'t>>(
        mut input: Input,
        mut check: impl FnMut(u64, &R) -> Vec<opencheckpoint_rules::Finding>,
    ) -> Result<Self, Failure> {
        let (mut findings, mut found) = (Vec::new(), Vec::new());
        let mut scanner = Scanner::new();
        each_line(&mut input, |line| {
            let number = in_file(line.line);
            match scanner.scan(line.bytes()) {
                Err(fault) => findings.push(Finding::not_json(fault, line.bytes(), number)),
                Ok(tape) if line.has_misplaced_mark() => {
                    findings.push(Finding::misplaced_mark(tape, number));
                }
                Ok(tape) => {
                    findings.extend(Finding::byte_order_mark(tape, number));
                    match R::read(tape.root()) {
                        Ok(record) => found.extend(check(line.line, &record)),
                        Err(error) => findings.push(Finding::wrong_shape(error, tape, number)),
                    }
                }
            }
        })?;
        Ok(Self { input, findings, found })
    }

    /// Where the places stand that the rules speak of, in the order of [`spots`].
    pub(super) fn located(&mut self) -> Result<Vec<Located>, Failure> {
        let spots = spots(&self.found);
        // Of a place that is not there any more, since the file has changed meanwhile, the line is left.
        let unread = |line: Option<u64>| Located {
            line: line.map_or(1, in_file),
            column: 1,
            excerpt: Excerpt::withheld(),
        };
        let mut places: Vec<_> = spots.iter().map(|spot| unread(spot.line)).collect();
        let mut by_line: Vec<usize> = (0..spots.len()).collect();
        by_line.sort_by_key(|&index| spots[index].line);
        let mut scanner = Scanner::new();
        let mut rest = &by_line[..];
        if rest.is_empty() {
            return Ok(places);
        }
        each_line(&mut self.input, |line| {
            let here = rest.partition_point(|&index| spots[index].line <= Some(line.line));
            let (on_line, later) = rest.split_at(here);
            rest = later;
            if on_line.is_empty() {
                return;
            }
            let Ok(tape) = scanner.scan(line.bytes()) else { return };
            let wanted: Vec<_> = on_line.iter().map(|&index| spots[index]).collect();
            for (&index, place) in on_line.iter().zip(located(&wanted, tape, in_file(line.line))) {
                places[index] = place;
            }
        })?;
        Ok(places)
    }
}

/// Reads the lines of an input from its start.
fn each_line(input: &mut Input, mut look: impl FnMut(&Line<'_>)) -> Result<(), Failure> {
    let Input { name, file, .. } = input;
    file.seek(SeekFrom::Start(0)).map_err(|error| Failure::io(&*name, &error))?;
    let mut lines = Lines::new(file, MAX_BYTES);
    loop {
        match lines.next() {
            Ok(Some(line)) => look(&line),
            Ok(None) => return Ok(()),
            Err(LineError::Io(error)) => return Err(Failure::io(&*name, &error)),
            Err(error) => return Err(Failure::file(&*name, error.to_string())),
        }
    }
}

fn in_file(line: u64) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}
