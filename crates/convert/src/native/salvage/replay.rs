//! A second pass over a log whose records a first pass has found.

use std::io::{Read, Seek, SeekFrom};
use std::slice;

use exact_json::{Fault, Scanner, Tape};

use super::SalvageError;
use super::faulty;
use super::mend;
use super::read::{Limits, Location, State, Survey};
use super::window::{Line, Window};

/// A second pass over a log: every record again, without looking for faults anew.
///
/// It knows which lines are exactly one record, so it finds records at the speed of a search for line
/// ends, and reads only those it is asked for: the next ones, or any other by its [`Location`].
pub struct Replay<'s, R> {
    window: Window<R>,
    faulty: slice::Iter<'s, Location>,
    limits: Limits,
    lines: u64,
    records: u64,
    /// The length of the line at the window's start, which has been handed out.
    handed: Option<usize>,
    /// Where the file ended in the first pass.
    size: u64,
}

impl<'s, R: Read + Seek> Replay<'s, R> {
    /// A pass over the file that `survey` is about, from its start, with the same limits.
    ///
    /// # Errors
    ///
    /// [`SalvageError::Io`] where the file cannot be sought.
    pub fn new(mut source: R, survey: &'s Survey, limits: Limits) -> Result<Self, SalvageError> {
        source.seek(SeekFrom::Start(0))?;
        Ok(Self {
            window: Window::new(source),
            faulty: survey.faulty.iter(),
            limits: Limits { line: limits.line.min(exact_json::MAX_BYTES) },
            lines: 0,
            records: 0,
            handed: None,
            size: survey.size,
        })
    }

    /// Where the next record is.
    ///
    /// # Errors
    ///
    /// [`SalvageError::Io`] where the file cannot be read; [`SalvageError::Changed`] where it has
    /// become shorter. What was appended since the first pass is not looked at.
    #[allow(clippy::should_implement_trait, reason = "it reads, so it can fail")]
    pub fn next(&mut self) -> Result<Option<Location>, SalvageError> {
        loop {
            if let Some(next) = self.faulty.as_slice().first().filter(|at| at.line == self.lines) {
                self.faulty.next();
                self.records += 1;
                return Ok(Some(*next));
            }
            if let Some(length) = self.handed.take() {
                self.window.pass_line(length);
            }
            if self.window.offset() >= self.size {
                return Ok(None);
            }
            self.window.settle()?;
            let Some(line) = self.window.next_line(self.limits.line)? else {
                return Err(SalvageError::Changed { offset: self.window.offset() });
            };
            self.lines += 1;
            let Line::Held { offset, length } = line else { continue };
            self.handed = Some(length);
            if self.faulty.as_slice().first().is_some_and(|at| at.line == self.lines) {
                continue;
            }
            let first = if offset == 0 { faulty::mark_length(self.window.held()) } else { 0 };
            let text = faulty::trimmed(self.window.line(length), first..length);
            if !text.is_empty() {
                let number = self.records;
                self.records += 1;
                return Ok(Some(Location {
                    number,
                    line: self.lines,
                    offset: offset + text.start as u64,
                    length: text.len() as u64,
                    state: State::Clean,
                }));
            }
        }
    }

    /// The text of a record that can be read, mended if need be.
    ///
    /// It is borrowed from the pass itself where possible, else from `buffer`.
    ///
    /// # Errors
    ///
    /// [`SalvageError::Io`] where the file cannot be read.
    pub fn text<'t>(
        &'t mut self,
        at: &Location,
        buffer: &'t mut Vec<u8>,
    ) -> Result<&'t [u8], SalvageError> {
        let length = usize::try_from(at.length).unwrap_or(usize::MAX);
        let ahead = at.offset.checked_sub(self.window.offset());
        let start = ahead.and_then(|ahead| usize::try_from(ahead).ok());
        let held = start.map(|start| start..start.saturating_add(length));
        if let Some(held) = held
            && at.state == State::Clean
            && held.end <= self.window.held().len()
        {
            return Ok(self.window.held().get(held).unwrap_or_default());
        }
        self.window.copy(at.offset, length, buffer)?;
        if at.state == State::Mended {
            *buffer = mend::mend(buffer).text;
        }
        Ok(buffer)
    }

    /// Reads a record into a slot, where it stays while others are read.
    ///
    /// # Errors
    ///
    /// [`SalvageError::Io`] where the file cannot be read.
    pub fn load(&mut self, at: &Location, slot: &mut Slot) -> Result<(), SalvageError> {
        let length = usize::try_from(at.length).unwrap_or(usize::MAX);
        self.window.copy(at.offset, length, &mut slot.text)?;
        if at.state == State::Mended {
            slot.text = mend::mend(&slot.text).text;
        }
        slot.at = Some(*at);
        Ok(())
    }
}

/// A record that was [read again](Replay::load), with the buffers it is read into.
#[derive(Debug, Default)]
pub struct Slot {
    text: Vec<u8>,
    scanner: Scanner,
    at: Option<Location>,
}

impl Slot {
    /// An empty slot.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Where the record is.
    #[must_use]
    pub fn at(&self) -> Option<Location> {
        self.at
    }

    /// The record's text, mended if need be.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// The record's tape.
    ///
    /// # Errors
    ///
    /// The first fault, if the record is opaque or the file has changed.
    pub fn tape(&mut self, tag: u32) -> Result<Tape<'_>, Fault> {
        self.scanner.scan(&self.text).map(|tape| tape.with_tag(tag))
    }
}
