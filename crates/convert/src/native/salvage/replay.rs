//! A second pass over a log whose records a first pass has found.

use std::collections::HashMap;
use std::io::{Read, Seek, SeekFrom};
use std::slice;

use exact_json::{Fault, Scanner, Tape};

use super::SalvageError;
use super::faulty;
use super::mend::{self, Mended};
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

    /// Reads a record into a slot, where it stays while others are read.
    ///
    /// # Errors
    ///
    /// [`SalvageError::Io`] where the file cannot be read.
    pub fn load(&mut self, at: &Location, slot: &mut Slot) -> Result<(), SalvageError> {
        let length = usize::try_from(at.length).unwrap_or(usize::MAX);
        self.window.copy(at.offset, length, &mut slot.text)?;
        slot.mended = None;
        if at.state == State::Mended {
            let mended = mend::mend(&slot.text);
            slot.text.clone_from(&mended.text);
            slot.mended = Some((*at, mended));
        }
        Ok(())
    }

    /// Which texts stand between quotes in the bytes of a record, by their places. The time is that of
    /// one look at the bytes, however many texts there are.
    ///
    /// # Errors
    ///
    /// [`SalvageError::Io`] where the file cannot be read.
    pub fn search(
        &mut self,
        at: &Location,
        sought: &Sought<'_>,
    ) -> Result<Vec<usize>, SalvageError> {
        let Sought { places, longest } = sought;
        let longest = *longest;
        let overlap = longest as u64 + 2;
        let mut found = Vec::new();
        let mut chunk = Vec::new();
        let (mut offset, end) = (at.offset, at.offset + at.length);
        while offset < end {
            let length = (end - offset).min(CHUNK + overlap);
            self.window.copy(offset, usize::try_from(length).unwrap_or(usize::MAX), &mut chunk)?;
            let quoted = chunk.split(|byte| *byte == b'"').filter(|text| text.len() <= longest);
            let quoted = quoted.filter_map(|text| std::str::from_utf8(text).ok());
            found.extend(quoted.filter_map(|text| places.get(text).copied()));
            offset += length.min(CHUNK);
        }
        found.sort_unstable();
        found.dedup();
        Ok(found)
    }
}

/// Texts to [search](Replay::search) for.
#[derive(Clone, Debug)]
pub struct Sought<'s> {
    places: HashMap<&'s str, usize>,
    longest: usize,
}

impl<'s> Sought<'s> {
    /// These texts, each with what it is found by.
    pub fn new(texts: impl IntoIterator<Item = (&'s str, usize)>) -> Self {
        let places: HashMap<_, _> = texts.into_iter().collect();
        let longest = places.keys().map(|text| text.len()).max().unwrap_or(0);
        Self { places, longest }
    }
}

/// How many bytes are searched at a time.
const CHUNK: u64 = 1 << 20;

/// A record that was [read again](Replay::load), with the buffers it is read into.
#[derive(Default)]
pub struct Slot {
    text: Vec<u8>,
    scanner: Scanner,
    mended: Option<(Location, Mended)>,
    surrogates: Vec<u32>,
}

/// A record's tape, and what was mended of it.
#[derive(Clone, Copy, Debug)]
pub struct Reread<'s> {
    /// The tape of its text, mended if need be.
    pub tape: Tape<'s>,
    /// Nodes of the string values in which a lone surrogate was read as U+FFFD, ascending.
    pub surrogates: &'s [u32],
}

impl Slot {
    /// An empty slot.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The record's text, mended if need be.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// The record, its tape with the caller's number for it.
    ///
    /// # Errors
    ///
    /// The first fault, if the record is opaque or the file has changed.
    pub fn read(&mut self, tag: u32) -> Result<Reread<'_>, Fault> {
        let tape = self.scanner.scan(&self.text)?.with_tag(tag);
        self.surrogates.clear();
        if let Some((at, mended)) = &self.mended {
            let notes = mend::notes(tape, *at, &mended.replaced, &mended.duplicates);
            self.surrogates = notes.surrogates;
        }
        Ok(Reread { tape, surrogates: &self.surrogates })
    }
}
