//! Cutting a faulty line into records and opaque bytes.

use std::ops::Range;

use exact_json::{Fault, FaultKind, Kind, Scanner};

use super::anomaly::AnomalyKind;
use super::mend;
use super::read::Envelope;

/// What a faulty line consists of, in order. What lies between the pieces is white space.
pub(super) struct Parts {
    pub(super) pieces: Vec<Piece>,
}

/// A piece of a faulty line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// Where it is in the line.
    pub(super) at: Range<usize>,
    pub(super) part: Part,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A record.
    Object { mended: bool },
    /// The line is one JSON value that is no object.
    Other,
    /// Bytes that cannot be read.
    Opaque(AnomalyKind),
}

/// A line is cut into this many pieces at most; the rest of it is the last one.
const MOST_PIECES: usize = 256;

impl Parts {
    /// What is odd about the line as a whole.
    pub(super) fn kind(&self) -> AnomalyKind {
        let mut records = 0;
        let mut first = None;
        let mut torn = false;
        for piece in &self.pieces {
            match piece.part {
                Part::Object { .. } => records += 1,
                Part::Other => return AnomalyKind::NotAnObject,
                Part::Opaque(kind) => {
                    torn |= kind == AnomalyKind::Torn;
                    first = first.or(Some(kind));
                }
            }
        }
        match first {
            _ if records > 1 || (records == 1 && torn) => AnomalyKind::Spliced,
            Some(kind) => kind,
            None => AnomalyKind::NotJson,
        }
    }
}

/// Cuts a line that is not exactly one clean record. White space around it is gone already.
pub(super) fn parts(line: &[u8], scanner: &mut Scanner, envelope: Envelope) -> Parts {
    if scanner.scan(line).is_ok() && !line.starts_with(BYTE_ORDER_MARK) {
        return Parts { pieces: vec![Piece { at: 0..line.len(), part: Part::Other }] };
    }
    let mut cutter =
        Cutter { line, scanner, envelope, budget: 32 * line.len() + (1 << 16), pieces: Vec::new() };
    cutter.cut();
    Parts { pieces: cutter.pieces }
}

/// The part of a range of a line that is not white space at its ends.
pub(super) fn trimmed(line: &[u8], range: Range<usize>) -> Range<usize> {
    let bytes = line.get(range.clone()).unwrap_or_default();
    let Some(first) = bytes.iter().position(|byte| !is_white(*byte)) else {
        return range.start..range.start;
    };
    let last = bytes.iter().rposition(|byte| !is_white(*byte)).unwrap_or(first);
    range.start + first..range.start + last + 1
}

/// The length of the byte-order mark that a file begins with, if it does.
pub(super) fn mark_length(start: &[u8]) -> usize {
    if start.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 }
}

const fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

struct Cutter<'l> {
    line: &'l [u8],
    scanner: &'l mut Scanner,
    envelope: Envelope,
    /// How many bytes the search for records may still look at, so that no line makes it quadratic.
    budget: usize,
    pieces: Vec<Piece>,
}

/// What stands at a place of the line.
enum Found {
    /// An object that ends there.
    Object { end: usize, mended: bool, envelope: bool },
    /// Something else. A record may start from there on, not before.
    Broken { search: usize },
}

impl Cutter<'_> {
    fn cut(&mut self) {
        let mut at = 0;
        while at < self.line.len() {
            let rest = self.line.get(at..).unwrap_or_default();
            if self.pieces.len() + 1 >= MOST_PIECES {
                at = self.opaque(at, self.line.len());
            } else if rest.first() == Some(&0) {
                at = self.nul_run(at);
            } else if rest.starts_with(BYTE_ORDER_MARK) {
                self.push(at..at + BYTE_ORDER_MARK.len(), Part::Opaque(AnomalyKind::Bom));
                at += BYTE_ORDER_MARK.len();
            } else {
                at = self.value(at);
            }
            at = self.space(at);
        }
    }

    /// A record at `at`, or opaque bytes up to the next one.
    fn value(&mut self, at: usize) -> usize {
        if self.budget == 0 {
            return self.opaque(at, self.line.len());
        }
        let behind_a_fault = !self.pieces.is_empty();
        let mut search = match self.look(at) {
            Found::Object { end, mended, envelope } if envelope || !behind_a_fault => {
                self.push(at..end, Part::Object { mended });
                return end;
            }
            // A whole object that is no record: nothing in it can be one.
            Found::Object { end, .. } => end,
            Found::Broken { search } => search,
        };
        while let Some(candidate) = self.candidate(search) {
            // A NUL run between two records is a piece of its own.
            if let Some(nul) = self.nul_between(search, candidate) {
                return self.opaque(at, nul);
            }
            search = match self.look(candidate) {
                Found::Object { end, envelope: true, .. } if self.stands_alone(end) => {
                    return self.opaque(at, candidate);
                }
                Found::Object { end, .. } => end,
                Found::Broken { search } => search,
            };
        }
        self.opaque(at, self.line.len())
    }

    /// What stands at `at`, which is no white space.
    fn look(&mut self, at: usize) -> Found {
        let rest = self.line.get(at..).unwrap_or_default();
        if rest.first() != Some(&b'{') {
            return Found::Broken { search: at + 1 };
        }
        let fault = match self.scan(rest) {
            Ok((length, envelope)) => {
                self.spend(length);
                return Found::Object { end: at + length, mended: false, envelope };
            }
            Err(fault) => fault,
        };
        self.spend(fault.offset);
        if fault.kind == FaultKind::Depth {
            let end = balanced(rest);
            self.spend(end.unwrap_or(rest.len()));
            return Found::Broken { search: at + end.unwrap_or(fault.offset) };
        }
        if !is_mendable(fault.kind) {
            return Found::Broken { search: at + resume(rest, fault.offset) };
        }
        self.spend(rest.len());
        let mended = mend::mend(rest).text;
        match self.scan(&mended) {
            Ok((length, envelope)) => Found::Object { end: at + length, mended: true, envelope },
            Err(fault) => Found::Broken { search: at + resume(rest, fault.offset) },
        }
    }

    /// What was looked at is paid for, even if it is one byte.
    fn spend(&mut self, bytes: usize) {
        self.budget = self.budget.saturating_sub(bytes.max(1));
    }

    /// The length of the object that a text begins with, and whether it has the envelope.
    fn scan(&mut self, text: &[u8]) -> Result<(usize, bool), Fault> {
        let end = match self.scanner.scan(text) {
            Ok(_) => text.len(),
            Err(Fault { kind: FaultKind::Trailing, offset, .. }) => offset,
            Err(fault) => return Err(fault),
        };
        let length = trimmed(text, 0..end).end;
        let tape = self.scanner.scan(text.get(..length).unwrap_or_default())?;
        let root = tape.root();
        Ok((length, root.kind() == Kind::Object && (self.envelope)(root)))
    }

    /// The next place, from `from` on, where an object with a member could start.
    fn candidate(&mut self, from: usize) -> Option<usize> {
        if self.budget == 0 {
            return None;
        }
        let rest = self.line.get(from..)?;
        memchr::memchr_iter(b'{', rest)
            .map(|at| from + at)
            .find(|at| self.line.get(self.space(at + 1)) == Some(&b'"'))
    }

    /// Where a NUL run starts, if there is one before the candidate. White space and text between
    /// the run and the candidate do not matter: the run is one either way.
    fn nul_between(&self, from: usize, to: usize) -> Option<usize> {
        self.line.get(from..to).and_then(|bytes| memchr::memchr(0, bytes)).map(|at| from + at)
    }

    /// Whether a record could end at `end`: a nested object is followed by a comma or a bracket.
    fn stands_alone(&self, end: usize) -> bool {
        let rest = self.line.get(self.space(end)..).unwrap_or_default();
        matches!(rest.first(), None | Some(b'{' | 0)) || rest.starts_with(BYTE_ORDER_MARK)
    }

    fn space(&self, at: usize) -> usize {
        let rest = self.line.get(at..).unwrap_or_default();
        at + rest.iter().take_while(|byte| is_white(**byte)).count()
    }

    fn nul_run(&mut self, at: usize) -> usize {
        let rest = self.line.get(at..).unwrap_or_default();
        let end = at + rest.iter().take_while(|byte| **byte == 0).count();
        self.push(at..end, Part::Opaque(AnomalyKind::NulRun));
        end
    }

    /// Opaque bytes, with a NUL run at their end apart.
    fn opaque(&mut self, from: usize, to: usize) -> usize {
        let Range { start, end } = trimmed(self.line, from..to);
        let bytes = self.line.get(start..end).unwrap_or_default();
        let nuls = bytes.iter().rev().take_while(|byte| **byte == 0).count();
        let text = trimmed(self.line, start..end - nuls);
        if !text.is_empty() {
            let why = self.why(text.clone());
            self.push(text, Part::Opaque(why));
        }
        if nuls > 0 {
            self.push(end - nuls..end, Part::Opaque(AnomalyKind::NulRun));
        }
        to
    }

    /// Why bytes cannot be read.
    fn why(&mut self, range: Range<usize>) -> AnomalyKind {
        let bytes = self.line.get(range).unwrap_or_default();
        let fault = match self.scanner.scan(bytes) {
            Err(fault) if is_mendable(fault.kind) => {
                self.scanner.scan(&mend::mend(bytes).text).err()
            }
            other => other.err(),
        };
        let starts_a_record = bytes.first() == Some(&b'{');
        match fault.map(|fault| fault.kind) {
            Some(FaultKind::End) if starts_a_record => AnomalyKind::Torn,
            // A tear in the middle of a character leaves the character's first bytes.
            Some(FaultKind::Utf8) if starts_a_record && ends_in_a_character(bytes) => {
                AnomalyKind::Torn
            }
            Some(FaultKind::Utf8) => AnomalyKind::InvalidUtf8,
            Some(FaultKind::Depth) => AnomalyKind::TooDeep,
            _ if std::str::from_utf8(bytes).is_err() => AnomalyKind::InvalidUtf8,
            _ => AnomalyKind::NotJson,
        }
    }

    fn push(&mut self, at: Range<usize>, part: Part) {
        self.pieces.push(Piece { at, part });
    }
}

const fn is_mendable(kind: FaultKind) -> bool {
    matches!(kind, FaultKind::Surrogate | FaultKind::Duplicate)
}

fn ends_in_a_character(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
}

/// Where the brackets of a text are balanced for the first time, whatever their depth.
fn balanced(text: &[u8]) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    loop {
        match text.get(at)? {
            b'"' => {
                at = mend::string_end(text, at);
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
        if depth == 0 {
            return Some(at);
        }
    }
}

/// Where, in a text whose parse failed at `fault`, another record could start.
///
/// Whatever the parser took as a value of the failed text is part of it. Only the last string may
/// not be: where a text was torn inside a string, the quote after the next record's `{` closes it.
fn resume(text: &[u8], fault: usize) -> usize {
    let mut string = None;
    let mut at = 0;
    while at < fault.min(text.len()) {
        if text.get(at) != Some(&b'"') {
            at += 1;
            continue;
        }
        string = Some(at);
        at = mend::string_end(text, at);
    }
    // A string that ended before the fault, with something between the two, is part of the text.
    let last = string.filter(|start| {
        let end = mend::string_end(text, *start);
        end >= fault || text.get(end..fault).is_some_and(|gap| gap.iter().all(|b| is_white(*b)))
    });
    last.unwrap_or(fault).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_that_cost_little_are_all_found() {
        let line = r#"{"n":1}"#.repeat(200);
        let found = parts(line.as_bytes(), &mut Scanner::new(), |_| true);
        assert_eq!(found.pieces.len(), 200);
        assert!(found.pieces.iter().all(|piece| piece.part == Part::Object { mended: false }));
    }

    #[test]
    fn once_the_budget_is_spent_the_rest_is_opaque() {
        let record = r#"{"n":1}"#;
        let line = format!("{record}{}", r#"{"a":"#.repeat(100_000));
        let found = parts(line.as_bytes(), &mut Scanner::new(), |_| true);
        let spans: Vec<_> = found.pieces.iter().map(|piece| piece.at.clone()).collect();
        assert_eq!(spans, [0..record.len(), record.len()..line.len()]);
        assert!(matches!(found.pieces[1].part, Part::Opaque(_)));
    }
}
