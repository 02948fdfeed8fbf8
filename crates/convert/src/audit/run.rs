//! One audit from head to totals.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Read, Seek};

use exact_json::Object;

use super::bits::Bits;
use super::changed::IdPair;
use super::documents::Documents;
use super::effort::Effort;
use super::finding::{Check, Finding, Verdict};
use super::head::{self, Parts, limits};
use super::latest::Latest;
use super::shapes::Shapes;
use super::suspect::Wanted;
use super::tables::Tables;
use super::texts::Texts;
use super::via::Vias;
use crate::derived;
use crate::format::Format;
use crate::native::salvage::Limits;
use crate::overlay::{Bases, Overlay, Spots};
use crate::records::{Index, IndexError, RecordFile};
use crate::report::{Head, Line, ReadReportError, Reader, Row, Side, Totals};

/// Findings that are listed at most.
pub(super) const MOST: usize = 100;

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
/// let report = r#"{"loss_report":"0.1","adapter":{"id":"session-record-to-session-record","version":"1","options":{}},"source":{"format":"session-record","digest":"sha-256:00","size":8,"leaves":1},"target":{"format":"session-record","digest":"sha-256:00","size":8,"leaves":1},"provisional":[],"anomalies":[]}
/// {"from":["/0"],"to":["/0"],"entries":[{"fate":"kept","source":["/0"],"target":["/0"]}]}
/// {"totals":{"source":{"kept":1,"changed":0,"dropped":0},"target":{"kept":1,"changed":0,"synthesized":0}},"dropped":{}}
/// "#;
/// let verdict = audit(Cursor::new("{\"a\":1}\n"), Cursor::new("{\"a\":2}\n"), report.as_bytes())?;
/// let checks: Vec<_> = verdict.findings.iter().map(|finding| finding.check.name()).collect();
/// assert_eq!(checks, ["digest", "digest", "kept"]);
/// # Ok::<(), opencheckpoint_convert::audit::AuditError>(())
/// ```
pub fn audit<S, T, R>(source: S, target: T, report: R) -> Result<Verdict, AuditError>
where
    S: Read + Seek,
    T: Read + Seek,
    R: BufRead,
{
    audit_beside(source, target, report, &[])
}

/// Checks a report against both files, and the documents that its options name by their digests (a receipt, a request, a bind file),
/// as far as they are at hand, in any order. What those say that are not is taken at its word.
///
/// # Errors
///
/// As of [`audit`]. A document that no option names is a [`Finding`].
pub fn audit_beside<S, T, R>(
    mut source: S,
    mut target: T,
    report: R,
    documents: &[&[u8]],
) -> Result<Verdict, AuditError>
where
    S: Read + Seek,
    T: Read + Seek,
    R: BufRead,
{
    let mut reader = Reader::new(report)?;
    let head = reader.head().clone();
    let mut texts = Texts::new(head.source.size, head.target.size);
    let mut parts = Parts::default();
    let mut verdict = Verdict { findings: head::adapter(&head), ..Verdict::default() };
    let limits = limits(&head);
    let source_index = index(&mut source, &head.source, "source", limits, &mut verdict, |tape| {
        texts.add_source(tape);
        parts.source.look(tape.root());
    })?;
    let target_index = index(&mut target, &head.target, "target", limits, &mut verdict, |tape| {
        texts.add_target(tape);
        parts.target.look(tape.root());
    })?;
    let (Some(source_index), Some(target_index)) = (source_index, target_index) else {
        return Ok(verdict);
    };
    verdict.findings.extend(head::provisional(&head, &parts));
    let (documents, unnamed) = Documents::of(&head.adapter.options, documents);
    verdict.findings.extend(unnamed);
    let mut run = Run::new((source, source_index), (target, target_index), texts, &head, verdict);
    run.documents = documents;
    run.head(&head);
    let mut shapes = Shapes::default();
    while let Some(line) = reader.line()? {
        let number = reader.number();
        run.effort.grow(reader.size());
        match line {
            Line::Shape(shape) => {
                let (overlay, finding) = shapes.define(shape, number);
                run.pointers(&overlay, number);
                if let Some(finding) = finding {
                    run.find(finding);
                }
            }
            Line::Row(Row { shape, from, to, entries }) => {
                if let Some((overlay, is_own)) = shapes.of(shape, entries) {
                    if is_own {
                        run.pointers(&overlay, number);
                    }
                    run.row(number, &overlay, &from, &to)?;
                } else {
                    let found = format!("a row of shape {}", shape.unwrap_or_default());
                    let expected = "the shape before its rows";
                    run.find(Finding::new(Check::Shape, found, expected).on(number));
                }
            }
            Line::Head(_) | Line::Totals(_) => {}
        }
        if run.has_enough() {
            return Ok(run.stop());
        }
    }
    for finding in shapes.unused() {
        run.find(finding);
    }
    if let Some(totals) = reader.totals() {
        run.totals(totals);
    }
    run.finish()
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
    /// Source leaves that are in the target, as they are or in another form.
    pub(super) surviving: Bits,
    /// Target leaves that are said to be of a sequence.
    pub(super) sequences: Bits,
    /// Target leaves that hold only as the name of something in the target.
    pub(super) referring: Bits,
    pub(super) keys: RandomState,
    pub(super) texts: Texts,
    /// Source leaves that are said to stand elsewhere.
    pub(super) duplicates: Wanted,
    /// What `referring` leaves name.
    pub(super) references: Wanted,
    pub(super) latest: Latest,
    pub(super) tables: Tables,
    pub(super) vias: Vias,
    ids: Ids,
    pub(super) counted: Totals,
    pub(super) bases: (Bases, Bases),
    pub(super) spots: Spots,
    pub(super) effort: Effort,
    pub(super) options: Object,
    /// The documents that they name.
    pub(super) documents: Documents,
    /// The UUID, and the mark, that the source gives; none where it was read by several steps.
    pub(super) identity: Option<String>,
    pub(super) mark: Option<String>,
    /// How many steps a change may have.
    pub(super) most_steps: usize,
    pub(super) verdict: Verdict,
}

impl<S: Read + Seek, T: Read + Seek> Run<S, T> {
    fn new(
        (source, source_index): (S, Index),
        (target, target_index): (T, Index),
        texts: Texts,
        head: &Head,
        mut verdict: Verdict,
    ) -> Self {
        verdict.source_leaves = source_index.leaves();
        verdict.target_leaves = target_index.leaves();
        let adapter = &head.adapter;
        let digest = source_index.digest;
        let is_single = adapter.steps.is_empty();
        let identity = is_single.then(|| {
            derived::identity(digest, &adapter.id, &adapter.version, &adapter.options).to_string()
        });
        Self {
            claimed: (Bits::new(source_index.leaves()), Bits::new(target_index.leaves())),
            surviving: Bits::new(source_index.leaves()),
            sequences: Bits::new(target_index.leaves()),
            referring: Bits::new(target_index.leaves()),
            effort: Effort::new(source_index.size.saturating_add(target_index.size)),
            source: RecordFile::new(source, source_index),
            target: RecordFile::new(target, target_index),
            keys: RandomState::new(),
            texts,
            duplicates: Wanted::default(),
            references: Wanted::default(),
            latest: Latest::default(),
            tables: Tables::default(),
            vias: Vias::default(),
            ids: Ids::default(),
            counted: Totals::default(),
            bases: (Bases::default(), Bases::default()),
            spots: Spots::default(),
            options: adapter.options.clone(),
            documents: Documents::default(),
            identity,
            mark: is_single.then(|| derived::mark(&digest.hex())),
            most_steps: adapter.steps.len().max(1),
            verdict,
        }
    }

    /// Whether enough is wrong, or the work is too much, for going on.
    pub(super) fn has_enough(&self) -> bool {
        self.verdict.more || self.is_too_much()
    }

    fn is_too_much(&self) -> bool {
        let read = self.source.read().saturating_add(self.target.read());
        self.effort.is_exceeded(read.saturating_add(self.spots.work))
    }

    /// What was found, where the rest is not looked at.
    fn stop(mut self) -> Verdict {
        if self.is_too_much() {
            let found = "rows that go back and forth, or name too much";
            let finding = Finding::new(Check::Effort, found, "rows in the order of the files");
            self.verdict.findings.push(finding);
        }
        self.verdict.more = true;
        self.verdict
    }

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
        if overlay.is_empty() {
            self.find(Finding::new(Check::Row, "no entries", "entries").on(line));
        }
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
}
