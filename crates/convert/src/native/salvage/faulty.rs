//! Cutting a faulty line into records and opaque bytes.

use std::ops::Range;

use exact_json::{Fault, FaultKind, Kind, Scanner};

use super::anomaly::AnomalyKind;
use super::mend;
use super::read::Envelope;
use super::torn::{Broken, balanced, end_of_object, is_mendable};

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

impl Parts {
    /// What is odd about the line as a whole.
    pub(super) fn kind(&self) -> AnomalyKind {
        let (mut records, mut torn) = (0, 0);
        let mut first = None;
        let mut has_nul_run = false;
        for piece in &self.pieces {
            match piece.part {
                Part::Object { .. } => records += 1,
                Part::Other => return AnomalyKind::NotAnObject,
                Part::Opaque(kind) => {
                    torn += u32::from(kind == AnomalyKind::Torn);
                    has_nul_run |= kind == AnomalyKind::NulRun;
                    first = first.or(Some(kind));
                }
            }
        }
        match first {
            _ if records > 1 || (records == 1 && torn > 0) || torn > 1 => AnomalyKind::Spliced,
            // Zero bytes are what happened to the line; that a record ends at them follows from it.
            Some(_) if has_nul_run => AnomalyKind::NulRun,
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
    let mut cutter = Cutter {
        line,
        scanner,
        envelope,
        budget: 16 * line.len() + (1 << 16),
        pieces: Vec::new(),
        settled: None,
    };
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

pub(super) const fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Cuts one line.
///
/// The work is linear in the line, however many pieces it has: what was read of a broken text is not
/// read again from a later start, and a text is scanned through a window that grows only while the
/// object in it goes on. What has to look ahead without such a bound is paid for from a budget.
struct Cutter<'l> {
    line: &'l [u8],
    scanner: &'l mut Scanner,
    envelope: Envelope,
    /// How many bytes may still be looked at for the end of objects that have none, or that need
    /// mending. Once it is spent, such objects stay as they are.
    budget: usize,
    pieces: Vec<Piece>,
    /// Where what comes next was found to be no part of what stands before it.
    settled: Option<usize>,
}

/// What stands at a place of the line.
enum Found {
    /// An object that ends there.
    Object { end: usize, mended: bool, envelope: bool },
    /// Something else.
    Broken(Broken),
}

impl Cutter<'_> {
    fn cut(&mut self) {
        let mut at = 0;
        while at < self.line.len() {
            let rest = self.line.get(at..).unwrap_or_default();
            at = if rest.first() == Some(&0) {
                self.run(at, b"\0", AnomalyKind::NulRun)
            } else if rest.starts_with(BYTE_ORDER_MARK) {
                self.run(at, BYTE_ORDER_MARK, AnomalyKind::Bom)
            } else {
                self.value(at)
            };
            at = self.space(at);
        }
    }

    /// A record at `at`, or opaque bytes up to the next one.
    fn value(&mut self, at: usize) -> usize {
        let mut broken = match self.look(at) {
            Found::Object { end, mended, envelope } if self.may_begin(at, end, envelope) => {
                self.push(at..end, Part::Object { mended });
                return end;
            }
            // A whole object that is no record: nothing in it can be one.
            Found::Object { end, .. } => Broken { search: end, tear: None },
            Found::Broken(broken) => broken,
        };
        while let Some(candidate) = self.candidate(broken.search) {
            let is_at_the_tear = broken.tear.is_some_and(|tear| tear.holds(candidate));
            if !is_at_the_tear && self.is_nested(at, candidate) {
                broken = Broken { search: candidate + 1, tear: None };
                continue;
            }
            broken = match self.look(candidate) {
                Found::Object { end, envelope: true, .. }
                    if self.stands_alone(end) || self.is_listed(at, candidate, end) =>
                {
                    return self.split(at, candidate);
                }
                Found::Object { end, .. } => Broken { search: end, tear: None },
                // The beginnings of two records.
                Found::Broken(next) if is_at_the_tear && self.is_torn(&next) => {
                    return self.split(at, candidate);
                }
                Found::Broken(next) => next,
            };
        }
        self.opaque(at, self.line.len())
    }

    /// Whether the object here is a record: the first of its line, or one that has the envelope and
    /// stands behind a record or by itself.
    fn may_begin(&self, at: usize, end: usize, envelope: bool) -> bool {
        match self.pieces.last() {
            None => true,
            Some(Piece { part: Part::Object { .. }, .. }) => envelope,
            Some(_) if self.settled == Some(at) => envelope,
            Some(_) => envelope && !self.is_nested(at, at) && self.stands_alone(end),
        }
    }

    /// Opaque bytes up to where something else begins.
    fn split(&mut self, from: usize, to: usize) -> usize {
        self.settled = Some(to);
        self.opaque(from, to)
    }

    /// What stands at `at`, which is no white space.
    fn look(&mut self, at: usize) -> Found {
        let rest = self.line.get(at..).unwrap_or_default();
        if rest.first() != Some(&b'{') {
            return Found::Broken(Broken { search: at + 1, tear: None });
        }
        let fault = match self.scan(rest) {
            Ok((length, envelope)) => {
                return Found::Object { end: at + length, mended: false, envelope };
            }
            Err(fault) => fault,
        };
        if fault.kind == FaultKind::Depth {
            let end = self.balanced(rest).unwrap_or(fault.offset);
            return Found::Broken(Broken { search: at + end, tear: None });
        }
        if !is_mendable(fault.kind) {
            return Found::Broken(Broken::torn(rest, at, &fault));
        }
        // Of a text that has no end, what comes first of the fault and the tear is the fault.
        let Some(text) = self.balanced(rest).and_then(|end| rest.get(..end)) else {
            return Found::Broken(Broken::torn(rest, at, &fault));
        };
        self.budget = self.budget.saturating_sub(text.len());
        let mended = mend::mend(text).text;
        match self.scan(&mended) {
            Ok((length, envelope)) => Found::Object { end: at + length, mended: true, envelope },
            Err(fault) => Found::Broken(Broken::torn(rest, at, &fault)),
        }
    }

    /// The length of the object that a text begins with, and whether it has the envelope.
    fn scan(&mut self, text: &[u8]) -> Result<(usize, bool), Fault> {
        let end = end_of_object(self.scanner, text)?;
        let length = trimmed(text, 0..end).end;
        let tape = self.scanner.scan(text.get(..length).unwrap_or_default())?;
        let root = tape.root();
        Ok((length, root.kind() == Kind::Object && (self.envelope)(root)))
    }

    /// Where the brackets of a text are balanced for the first time, as far as the budget goes.
    fn balanced(&mut self, text: &[u8]) -> Option<usize> {
        let end = balanced(text.get(..self.budget).unwrap_or(text));
        self.budget = self.budget.saturating_sub(end.unwrap_or(text.len()));
        end
    }

    /// The next place, from `from` on, where an object with a member could start.
    fn candidate(&self, from: usize) -> Option<usize> {
        let rest = self.line.get(from..)?;
        memchr::memchr_iter(b'{', rest)
            .map(|at| from + at)
            .find(|at| self.line.get(self.space(at + 1)) == Some(&b'"'))
    }

    /// Whether the object at `at` may be a value of something that begins at `from` or before it: that is
    /// so behind a colon, a bracket or a comma, whatever zero bytes and white space are between. Only a
    /// comma right behind a whole record separates.
    fn is_nested(&self, from: usize, at: usize) -> bool {
        match self.last_before(at) {
            Some((_, b':' | b'[')) => true,
            Some((last, b',')) => !self.separates(from, last),
            _ => false,
        }
    }

    /// Whether the object at `at` is one of a list of whole records with commas between them.
    fn is_listed(&self, from: usize, at: usize, end: usize) -> bool {
        self.last_before(at).is_some_and(|(last, byte)| byte == b',' && self.separates(from, last))
            && self.line.get(self.space(end)) == Some(&b',')
    }

    /// Whether a comma stands right behind a whole record.
    fn separates(&self, from: usize, comma: usize) -> bool {
        let last = self.pieces.last();
        comma == from && matches!(last, Some(Piece { part: Part::Object { .. }, .. }))
    }

    /// The last byte in front of a place that is neither white space nor zero.
    fn last_before(&self, at: usize) -> Option<(usize, u8)> {
        let before = self.line.get(..at)?;
        let last = before.iter().rposition(|byte| !is_white(*byte) && *byte != 0)?;
        Some((last, *before.get(last)?))
    }

    /// Whether a broken text is the beginning of a record: the line ends in it, or something else that
    /// begins like a record stands where it was torn.
    fn is_torn(&self, broken: &Broken) -> bool {
        broken.tear.is_some_and(|tear| {
            tear.at >= self.line.len()
                || self.candidate(broken.search).is_some_and(|candidate| tear.holds(candidate))
        })
    }

    /// Whether a record could end at `end`: a nested object is followed by a comma or a bracket.
    fn stands_alone(&self, end: usize) -> bool {
        !matches!(self.line.get(self.space(end)), Some(b',' | b'}' | b']'))
    }

    fn space(&self, at: usize) -> usize {
        let rest = self.line.get(at..).unwrap_or_default();
        at + rest.iter().take_while(|byte| is_white(**byte)).count()
    }

    /// The same bytes again and again.
    fn run(&mut self, at: usize, unit: &[u8], kind: AnomalyKind) -> usize {
        let rest = self.line.get(at..).unwrap_or_default();
        let count = rest.chunks(unit.len()).take_while(|chunk| *chunk == unit).count();
        let end = at + count * unit.len();
        self.push(at..end, Part::Opaque(kind));
        end
    }

    /// Opaque bytes. The first NUL run in them and the one at their end stand apart.
    fn opaque(&mut self, from: usize, to: usize) -> usize {
        let Range { start, end } = trimmed(self.line, from..to);
        let bytes = self.line.get(start..end).unwrap_or_default();
        let behind = end - bytes.iter().rev().take_while(|byte| **byte == 0).count();
        let first = memchr::memchr(0, bytes).map_or(behind, |nul| start + nul);
        self.unreadable(start..first);
        if first < behind {
            let after = self.run(first, b"\0", AnomalyKind::NulRun);
            self.unreadable(after..behind);
        }
        if behind < end {
            self.push(behind..end, Part::Opaque(AnomalyKind::NulRun));
        }
        to
    }

    fn unreadable(&mut self, range: Range<usize>) {
        let text = trimmed(self.line, range);
        if !text.is_empty() {
            let why = self.why(text.clone());
            self.push(text, Part::Opaque(why));
        }
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
            _ if memchr::memchr(0, bytes).is_some() => AnomalyKind::NulRun,
            _ => AnomalyKind::NotJson,
        }
    }

    fn push(&mut self, at: Range<usize>, part: Part) {
        self.pieces.push(Piece { at, part });
    }
}

fn ends_in_a_character(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
}

#[cfg(test)]
mod tests {
    use super::super::torn::WINDOW;
    use super::*;

    fn spans(line: &str) -> Vec<(String, Part)> {
        let found = parts(line.as_bytes(), &mut Scanner::new(), |row| row.get("type").is_some());
        let text = |piece: Piece| (line[piece.at].to_owned(), piece.part);
        found.pieces.into_iter().map(text).collect()
    }

    const RECORD: Part = Part::Object { mended: false };

    #[test]
    fn records_of_one_line_are_all_found_however_many_they_are() {
        for between in ["", " ", ",", "x", "\0", r#"{"torn":"#] {
            let row = r#"{"type":1}"#;
            let line = format!("{row}{between}").repeat(3000);
            let found = spans(&line).into_iter().filter(|(_, part)| *part == RECORD).count();
            // Behind the colon of a torn record a value was due.
            assert_eq!(found, if between.ends_with(':') { 1 } else { 3000 }, "{between}");
        }
        let mended = r#"{"type":"\ud800"}"#.repeat(3000);
        assert!(spans(&mended).iter().all(|(_, part)| *part == Part::Object { mended: true }));
        assert_eq!(spans(&mended).len(), 3000);
    }

    #[test]
    fn a_long_record_is_seen_to_its_end_through_the_window() {
        for length in [WINDOW - 20, WINDOW - 10, WINDOW - 3, WINDOW, 5 * WINDOW] {
            let text = "\u{1F600}\\ud83d\\ude00".repeat(length / 16);
            let row = format!(r#"{{"type":"{text}","n":{}}}"#, "7".repeat(length % 16 + 1));
            let found = spans(&format!("{row}{row}"));
            assert_eq!(found, [(row.clone(), RECORD), (row, RECORD)]);
        }
    }

    #[test]
    fn once_the_budget_is_spent_the_rest_is_opaque() {
        let torn = r#"{"a":1,"a":2"#.repeat(2000);
        let found = spans(&format!(r#"{{"type":1}}{torn}"#));
        assert_eq!(found.len(), 2);
        assert_eq!(found[1].0, torn);
    }

    #[test]
    fn two_torn_records_are_two_pieces() {
        let (a, b) = (r#"{"type":"user","text":"a,"#, r#"{"type":"us"#);
        let torn = Part::Opaque(AnomalyKind::Torn);
        assert_eq!(spans(&format!("{a}{b}")), [(a.to_owned(), torn), (b.to_owned(), torn)]);
        let three = spans(&format!("{a}{a}{b}"));
        assert_eq!(three, [a, a, b].map(|text| (text.to_owned(), torn)));
    }
}
