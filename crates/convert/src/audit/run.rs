//! One audit from head to totals.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Read, Seek};
use std::rc::Rc;

use super::bits::Bits;
use super::changed::IdPair;
use super::finding::{Check, Finding, Verdict};
use super::latest::Latest;
use super::sequence::Sequences;
use super::texts::Texts;
use crate::format::Format;
use crate::native::salvage::Limits;
use crate::overlay::{Bases, Overlay, Spots};
use crate::records::{Index, IndexError, RecordFile};
use crate::report::{Head, Line, ReadReportError, Reader, Row, Shape, Side, Totals};

/// Findings that are listed at most.
const MOST: usize = 100;

/// Why an audit could not be made.
#[derive(Debug)]
pub enum AuditError {
    /// The report cannot be read.
    Report(ReadReportError),
    /// A file cannot be read.
    Io(io::Error),
}

impl fmt::Display for AuditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Report(error) => error.fmt(f),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AuditError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Report(error) => Some(error),
            Self::Io(error) => Some(error),
        }
    }
}

impl From<ReadReportError> for AuditError {
    fn from(error: ReadReportError) -> Self {
        Self::Report(error)
    }
}

impl From<io::Error> for AuditError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Checks a report against both files.
///
/// # Errors
///
/// A report that cannot be read as one, or a file that cannot be read. Whatever is wrong with what the
/// report says is a [`Finding`].
///
/// ```
/// use opencheckpoint_convert::audit::audit;
/// use std::io::Cursor;
///
/// let report = r#"{"loss_report":"0.1","adapter":{"id":"a-to-b","version":"1","options":{}},"source":{"format":"session-record","digest":"sha-256:00","size":8,"leaves":1},"target":{"format":"session-record","digest":"sha-256:00","size":8,"leaves":1},"provisional":[],"anomalies":[]}
/// {"from":["/0"],"to":["/0"],"entries":[{"fate":"kept","source":["/0"],"target":["/0"]}]}
/// {"totals":{"source":{"kept":1,"changed":0,"dropped":0},"target":{"kept":1,"changed":0,"synthesized":0}},"dropped":{}}
/// "#;
/// let verdict = audit(Cursor::new("{\"a\":1}\n"), Cursor::new("{\"a\":2}\n"), report.as_bytes())?;
/// let checks: Vec<_> = verdict.findings.iter().map(|finding| finding.check.name()).collect();
/// assert_eq!(checks, ["digest", "digest", "kept"]);
/// # Ok::<(), opencheckpoint_convert::audit::AuditError>(())
/// ```
pub fn audit<S, T, R>(mut source: S, mut target: T, report: R) -> Result<Verdict, AuditError>
where
    S: Read + Seek,
    T: Read + Seek,
    R: BufRead,
{
    let mut reader = Reader::new(report)?;
    let head = reader.head().clone();
    let mut texts = Texts::new(head.source.size, head.target.size);
    let mut verdict = Verdict::default();
    let limits = limits(&head);
    let source_index = index(&mut source, &head.source, "source", limits, &mut verdict, |tape| {
        texts.add_source(tape);
    })?;
    let target_index = index(&mut target, &head.target, "target", limits, &mut verdict, |tape| {
        texts.add_target(tape);
    })?;
    let (Some(source_index), Some(target_index)) = (source_index, target_index) else {
        return Ok(verdict);
    };
    verdict.source_leaves = source_index.leaves();
    verdict.target_leaves = target_index.leaves();
    let mut run = Run {
        claimed: (Bits::new(source_index.leaves()), Bits::new(target_index.leaves())),
        sequences: Bits::new(target_index.leaves()),
        source: RecordFile::new(source, source_index),
        target: RecordFile::new(target, target_index),
        texts,
        latest: Latest::default(),
        ids: Ids::default(),
        counted: Totals::default(),
        bases: (Bases::default(), Bases::default()),
        spots: Spots::default(),
        several_steps: head.adapter.steps.len() > 1,
        verdict,
    };
    run.head(&head);
    let mut shapes: HashMap<u64, Rc<Overlay>> = HashMap::new();
    while let Some(line) = reader.line()? {
        let number = reader.number();
        match line {
            Line::Shape(Shape { shape, entries }) => {
                let overlay = Rc::new(Overlay::new(entries));
                run.pointers(&overlay, number);
                if shapes.insert(shape, overlay).is_some() {
                    let found = format!("shape {shape} again");
                    run.find(Finding::new(Check::Shape, found, "a number of its own").on(number));
                }
            }
            Line::Row(Row { shape, from, to, entries }) => {
                let overlay = match (entries, shape) {
                    (Some(entries), _) => {
                        let overlay = Rc::new(Overlay::new(entries));
                        run.pointers(&overlay, number);
                        Some(overlay)
                    }
                    (None, Some(shape)) => shapes.get(&shape).cloned(),
                    (None, None) => None,
                };
                if let Some(overlay) = overlay {
                    run.row(number, &overlay, &from, &to)?;
                } else {
                    let found = format!("a row of shape {}", shape.unwrap_or_default());
                    run.find(
                        Finding::new(Check::Shape, found, "the shape before its rows").on(number),
                    );
                }
            }
            Line::Head(_) | Line::Totals(_) => {}
        }
    }
    if let Some(totals) = reader.totals() {
        run.totals(totals);
    }
    run.finish()
}

/// The limits that the log was read with.
fn limits(head: &Head) -> Limits {
    let line =
        head.adapter.options.get("max-line").and_then(|line| line.as_text().parse::<u64>().ok());
    match line.map(usize::try_from) {
        Some(Ok(line)) => Limits { line },
        _ => Limits::default(),
    }
}

/// Counts a file and checks what the head says of it.
fn index<F: Read + Seek>(
    file: &mut F,
    side: &Side,
    name: &'static str,
    limits: Limits,
    verdict: &mut Verdict,
    mut look: impl FnMut(exact_json::Tape<'_>),
) -> Result<Option<Index>, AuditError> {
    let Ok(format) = side.format.parse::<Format>() else {
        let finding = Finding::new(Check::Format, format!("{:?}", side.format), "a known format");
        verdict.findings.push(finding.at(name));
        return Ok(None);
    };
    let index = match Index::read(file, format, limits, |_, tape| look(tape)) {
        Ok(index) => index,
        Err(IndexError::Io(error)) => return Err(error.into()),
        Err(error) => {
            let finding =
                Finding::new(Check::Format, error.to_string(), format!("a {format} file"));
            verdict.findings.push(finding.at(name));
            return Ok(None);
        }
    };
    let mut check = |check, said: String, is: String| {
        if said != is {
            verdict.findings.push(Finding::new(check, said, is).at(name));
        }
    };
    check(Check::Digest, side.digest.clone(), index.digest.to_ocp());
    check(Check::Size, side.size.to_string(), index.size.to_string());
    check(Check::Leaves, side.leaves.to_string(), index.leaves().to_string());
    Ok(Some(index))
}

/// Identifiers and what they became, as hashes.
#[derive(Default)]
struct Ids {
    keys: RandomState,
    known: HashMap<u64, u64>,
}

/// An audit under way.
pub(super) struct Run<S, T> {
    pub(super) source: RecordFile<S>,
    pub(super) target: RecordFile<T>,
    /// Leaves that stand in an entry, of the source and of the target.
    pub(super) claimed: (Bits, Bits),
    /// Target leaves that are said to be of a sequence.
    pub(super) sequences: Bits,
    pub(super) texts: Texts,
    pub(super) latest: Latest,
    ids: Ids,
    pub(super) counted: Totals,
    pub(super) bases: (Bases, Bases),
    pub(super) spots: Spots,
    several_steps: bool,
    verdict: Verdict,
}

impl<S: Read + Seek, T: Read + Seek> Run<S, T> {
    pub(super) fn find(&mut self, finding: Finding) {
        if self.verdict.findings.len() < MOST {
            self.verdict.findings.push(finding);
        } else {
            self.verdict.more = true;
        }
    }

    pub(super) fn count_row(&mut self) {
        self.verdict.rows += 1;
    }

    /// Whether an identifier becomes what it became before.
    pub(super) fn same_id(&mut self, pair: &IdPair) -> bool {
        let from = self.ids.keys.hash_one((&pair.space, &pair.from));
        let to = self.ids.keys.hash_one(&pair.to);
        *self.ids.known.entry(from).or_insert(to) == to
    }

    fn head(&mut self, head: &Head) {
        let found = &self.source.index().anomalies;
        if head.anomalies == *found {
            return;
        }
        let differs = head.anomalies.iter().zip(found).find(|(said, is)| said != is);
        let (said, is) = match differs {
            Some((said, is)) => (said.describe(), is.describe()),
            None => (
                format!("{} anomalies", head.anomalies.len()),
                format!("{} anomalies", found.len()),
            ),
        };
        self.find(Finding::new(Check::Anomalies, said, is).at("source"));
    }

    fn pointers(&mut self, overlay: &Overlay, line: u64) {
        for fault in overlay.faults() {
            let finding = Finding::new(
                Check::Pointer,
                format!("{:?}", fault.pointer),
                "a pointer whose first token is an index of from or to",
            );
            self.find(finding.on(line).in_entry(fault.entry));
        }
    }

    fn totals(&mut self, said: &Totals) {
        if *said == self.counted {
            return;
        }
        let text = |totals: &Totals| serde_json::to_string(totals).unwrap_or_default();
        let finding = Finding::new(Check::Totals, text(said), text(&self.counted));
        self.find(finding);
    }

    fn finish(mut self) -> Result<Verdict, AuditError> {
        self.unclaimed()?;
        self.sequences()?;
        self.second_look_at_target()?;
        self.second_look_at_source()?;
        for (line, entry, place, found, expected) in self.latest.wrong(self.several_steps) {
            let finding = Finding::new(Check::Derived, found, expected).at(place);
            self.find(finding.on(line).in_entry(entry));
        }
        Ok(self.verdict)
    }

    fn unclaimed(&mut self) -> Result<(), AuditError> {
        let missing: Vec<u64> = self.claimed.0.missing().take(MOST).collect();
        for leaf in missing {
            let pointer = place(&mut self.source, "source", leaf)?;
            let finding = Finding::new(Check::SourceOnce, "no entry", "an entry for each leaf");
            self.find(finding.at(pointer));
        }
        let missing: Vec<u64> = self.claimed.1.missing().take(MOST).collect();
        for leaf in missing {
            let pointer = place(&mut self.target, "target", leaf)?;
            let finding = Finding::new(Check::TargetOnce, "no entry", "an entry for each leaf");
            self.find(finding.at(pointer));
        }
        Ok(())
    }

    fn sequences(&mut self) -> Result<(), AuditError> {
        if self.sequences.is_empty() {
            return Ok(());
        }
        let mut sequences = Sequences::default();
        for number in 0..self.target.index().records() {
            let first = self.target.index().leaves_before(number);
            let Some(record) = self.target.record(number)? else { continue };
            if let Some(broken) = sequences.look(&record, first, &self.sequences) {
                let pointer = base(self.target.index().format, number) + &broken.pointer;
                let finding = Finding::new(Check::Derived, broken.found, broken.expected);
                self.find(finding.at(format!("target {pointer}")));
            }
        }
        Ok(())
    }

    fn second_look_at_target(&mut self) -> Result<(), AuditError> {
        if !self.texts.has_dropped() {
            return Ok(());
        }
        let mut found = Vec::new();
        for number in 0..self.target.index().records() {
            let Some(record) = self.target.record(number)? else { continue };
            let Some(tape) = record.tape() else { continue };
            self.texts.look_at_target(tape, &mut found);
            for (suspect, at) in found.drain(..) {
                let at = base(self.target.index().format, number) + &at;
                let finding = Finding::new(
                    Check::Renamed,
                    format!("a dropped text that stands in the target at {at:?}"),
                    "duplicate, superseded or sensitive as the reason",
                );
                self.find(finding.at(suspect.place).on(suspect.line).in_entry(suspect.entry));
            }
        }
        Ok(())
    }

    fn second_look_at_source(&mut self) -> Result<(), AuditError> {
        if !self.texts.has_synthesized() && self.latest.is_empty() {
            return Ok(());
        }
        let mut found = Vec::new();
        for number in 0..self.source.index().records() {
            let Some(record) = self.source.record(number)? else { continue };
            let Some(tape) = record.tape() else { continue };
            self.latest.look(tape);
            self.texts.look_at_source(tape, &mut found);
            for (suspect, at) in found.drain(..) {
                let at = base(self.source.index().format, number) + &at;
                let finding = Finding::new(
                    Check::Renamed,
                    format!("a synthesized text that stands in the source at {at:?}"),
                    "an account of that source",
                );
                self.find(finding.at(suspect.place).on(suspect.line).in_entry(suspect.entry));
            }
        }
        Ok(())
    }
}

/// The base of a record.
pub(super) fn base(format: Format, record: u64) -> String {
    if format.is_stream() { format!("/{record}") } else { String::new() }
}

/// A leaf's side and pointer.
fn place<F: Read + Seek>(file: &mut RecordFile<F>, side: &str, leaf: u64) -> io::Result<String> {
    let (number, within) = file.index().record_of(leaf);
    let format = file.index().format;
    let record = file.record(number)?;
    let node = record.as_ref().and_then(|record| record.leaf(within));
    let pointer = record.as_ref().and_then(|record| Some(record.value(node?)?.pointer()));
    Ok(format!("{side} {}{}", base(format, number), pointer.unwrap_or_default()))
}
