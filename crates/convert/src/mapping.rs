//! What a mapping is given, and what it must give.

use std::io::{Read, Seek, SeekFrom, Write};

use exact_json::digest::{Sha256, Sha256Writer};
use exact_json::trace::{self, Group};
use exact_json::{Error as JsonError, OwnedTape, Scanner, Value};

use crate::error::{Error, SourceError};
use crate::format::Format;
use crate::job::StreamCheck;
use crate::native::salvage::Limits;
use crate::options::Options;
use crate::records::Hashing;
use crate::report::{Anomaly, Notice, Reason, Spool, SpooledRows, Totals};
use crate::residue::{self, Residue};

/// A file that can be read more than once.
pub trait Input: Read + Seek {}

impl<T: Read + Seek + ?Sized> Input for T {}

/// What a mapping reads.
pub struct Source<'s> {
    /// The file. A mapping seeks to where it wants to read.
    pub file: &'s mut dyn Input,
    facts: Option<(Sha256, u64)>,
    /// Whether a step before wrote it.
    is_ours: bool,
}

impl<'s> Source<'s> {
    /// A file of which nothing is known yet.
    pub fn new(file: &'s mut dyn Input) -> Self {
        Self { file, facts: None, is_ours: false }
    }

    /// A file that a step before wrote, with its digest and size.
    pub(crate) fn ours(file: &'s mut dyn Input, digest: Sha256, size: u64) -> Self {
        Self { file, facts: Some((digest, size)), is_ours: true }
    }

    /// The limits to read it with: those that were asked for hold for what others wrote.
    #[must_use]
    pub fn limits(&self, asked: Limits) -> Limits {
        if self.is_ours { Limits::MOST } else { asked }
    }

    /// Hands the file to `read` from its start, and takes its digest on the way: one reading serves both.
    ///
    /// # Errors
    ///
    /// Those of `read`; [`Error::Io`] of the file.
    pub fn read_whole<T, E>(
        &mut self,
        read: impl FnOnce(&mut dyn Read) -> Result<T, E>,
    ) -> Result<T, Error>
    where
        Error: From<E>,
    {
        self.file.seek(SeekFrom::Start(0))?;
        if self.facts.is_some() {
            return Ok(read(&mut &mut *self.file)?);
        }
        let mut hashing = Hashing::new(&mut *self.file);
        let done = read(&mut hashing)?;
        self.facts = Some(hashing.finish()?);
        Ok(done)
    }

    /// The file, which is a document: it is read strictly, and whole.
    ///
    /// # Errors
    ///
    /// [`Error::Source`] of a file that is empty, or no strict JSON; [`Error::Io`] of the file.
    pub fn read_document(&mut self) -> Result<OwnedTape, Error> {
        let mut bytes = Vec::new();
        self.read_whole(|file| file.read_to_end(&mut bytes))?;
        if bytes.is_empty() {
            return Err(SourceError::Empty.into());
        }
        let tape = OwnedTape::scan(&mut Scanner::new(), &bytes);
        Ok(tape.map_err(|fault| SourceError::Json {
            line: None,
            error: JsonError::from_fault(fault, &bytes),
        })?)
    }

    /// The digest of the file's bytes, and their number. The file is read for them if it was not before.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] of the file.
    pub fn facts(&mut self) -> Result<(Sha256, u64), Error> {
        if let Some(facts) = self.facts {
            return Ok(facts);
        }
        self.file.seek(SeekFrom::Start(0))?;
        let facts = Hashing::new(&mut *self.file).finish()?;
        self.facts = Some(facts);
        Ok(facts)
    }
}

/// Where a source record stands in its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Its first byte.
    pub offset: u64,
    /// Its length in bytes, without white space around it.
    pub length: u64,
    /// Its line, 1-based; of (a part of) a document 1.
    pub line: u64,
    /// Whether its tape is of another text than stands there.
    pub is_mended: bool,
}

impl Stand {
    /// Where a document stands, or a part of one.
    #[must_use]
    pub fn of(value: Value<'_>) -> Self {
        let span = value.span();
        Self { offset: span.start as u64, length: span.len() as u64, line: 1, is_mended: false }
    }
}

/// A closed group, and what its source records are had back from.
#[derive(Clone, Copy)]
pub struct Row<'r> {
    /// The group.
    pub group: &'r Group<'r>,
    /// Its source records. A record of a stream is in one group, and in any other as a witness only; so is a
    /// document, but for the parts that its group [sets apart](exact_json::trace::Ledger::set_apart).
    pub sources: &'r [trace::Source<'r>],
    /// Where each of them stands.
    pub stands: &'r [Stand],
    /// The text of each target that was written in the group, by its index there.
    pub targets: &'r [&'r str],
}

/// A direct conversion of one format to another.
///
/// A mapping opens groups in a [`Ledger`](exact_json::trace::Ledger) of its own, hands each closed
/// group to [`Sink::row`] and the target's bytes to [`Sink::write`], in order, and returns what the
/// ledger [counted](exact_json::trace::Ledger::finish). Values are promised by its first group only.
#[derive(Clone, Copy)]
pub struct Mapping {
    /// The name in reports, `<from>-to-<to>`.
    pub id: &'static str,
    /// The mapping's version.
    pub version: &'static str,
    /// What it reads.
    pub from: Format,
    /// What it writes.
    pub to: Format,
    /// The mapping itself.
    pub run: fn(&mut Source<'_>, &Options, &mut Sink<'_>) -> Result<trace::Totals, Error>,
}

/// Where a mapping puts what it makes.
pub struct Sink<'s> {
    target: Sha256Writer<&'s mut dyn Write>,
    check: Option<StreamCheck>,
    rows: Spool,
    residue: Option<residue::Making>,
    opaque: u64,
    anomalies: Vec<Anomaly>,
    notices: Vec<Notice>,
    provisional: Vec<&'static str>,
}

/// What a mapping made.
pub(crate) struct Made {
    pub(crate) rows: SpooledRows,
    pub(crate) residue: Option<Residue>,
    pub(crate) anomalies: Vec<Anomaly>,
    pub(crate) notices: Vec<Notice>,
    pub(crate) provisional: Vec<String>,
    pub(crate) records: Option<u64>,
    pub(crate) digest: Sha256,
    pub(crate) size: u64,
}

impl<'s> Sink<'s> {
    /// A sink that writes the target to `target`.
    pub fn new(target: &'s mut dyn Write) -> Self {
        Self {
            target: Sha256Writer::tee(target),
            check: None,
            rows: Spool::new(),
            residue: None,
            opaque: 0,
            anomalies: Vec::new(),
            notices: Vec::new(),
            provisional: Vec::new(),
        }
    }

    /// The same, and each record of a stream that is written to it must have the shape of its format, and keep the rules.
    pub(crate) fn of(format: Format, target: &'s mut dyn Write) -> Self {
        Self { check: StreamCheck::of(format), ..Self::new(target) }
    }

    /// The same, and it keeps what the source is had back from.
    pub(crate) fn with_residue(self) -> Self {
        Self { residue: Some(residue::Making::new()), ..self }
    }

    /// The row of a closed group.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] of the temporary files that rows and residue wait in.
    pub fn row(&mut self, row: &Row<'_>) -> Result<(), Error> {
        if let Some(residue) = &mut self.residue {
            residue.row(row)?;
        }
        Ok(self.rows.group(row.group)?)
    }

    /// The row of a source record that cannot be read: one leaf, dropped as unreadable.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] of the temporary files that rows and residue wait in.
    pub fn opaque(&mut self, record: u64, stand: Stand) -> Result<(), Error> {
        self.opaque += 1;
        if let Some(residue) = &mut self.residue {
            residue.opaque(record, stand)?;
        }
        Ok(self.rows.opaque(record)?)
    }

    /// The next bytes of the target: of a stream, whole records, each with a line feed behind it.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] of the target; [`Error::Outcome`] of a record that does not have its format's shape, or breaks a rule.
    pub fn write(&mut self, text: &str) -> Result<(), Error> {
        if let Some(check) = &mut self.check {
            check.records(text)?;
        }
        Ok(self.target.write_all(text.as_bytes())?)
    }

    /// What was odd about a line of the source.
    pub fn anomalies(&mut self, anomalies: impl IntoIterator<Item = Anomaly>) {
        self.anomalies.extend(anomalies);
    }

    /// What a person should know beside the fates of values.
    pub fn notice(&mut self, notice: Notice) {
        self.notices.push(notice);
    }

    /// A provisional part of the source that the conversion relies on. Those of a target of session
    /// records are found while it is written.
    pub fn provisional(&mut self, part: &'static str) {
        if !self.provisional.contains(&part) {
            self.provisional.push(part);
        }
    }

    /// Ends the conversion with what the mapping's ledger counted.
    pub(crate) fn finish(mut self, counted: &trace::Totals) -> Result<Made, Error> {
        let mut totals = Totals::from(counted);
        totals.add_dropped(Reason::Unreadable, self.opaque);
        self.target.flush()?;
        let records = self.check.as_ref().map(StreamCheck::checked);
        if let Some(check) = self.check {
            self.provisional.extend(check.finish()?.names());
        }
        self.provisional.sort_unstable();
        self.provisional.dedup();
        Ok(Made {
            rows: self.rows.finish(totals)?,
            residue: self.residue.map(residue::Making::finish).transpose()?,
            anomalies: self.anomalies,
            notices: self.notices,
            provisional: self.provisional.into_iter().map(str::to_owned).collect(),
            records,
            digest: self.target.digest(),
            size: self.target.len(),
        })
    }
}
