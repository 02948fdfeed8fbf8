//! Making strict JSON of a record that has lone surrogates or duplicate members.
//!
//! Bytes are replaced, never added or removed: a lone surrogate escape by `\ufffd`, a member that
//! does not count by spaces. An offset so means the same in the mended text and in the file.

use std::collections::HashMap;
use std::ops::Range;

use exact_json::{Kind, MAX_DEPTH, Scanner, Tape, Value};

use super::anomaly::{Anomaly, AnomalyKind};
use super::read::{Location, anomaly};

/// A mended text and what was mended.
pub(crate) struct Mended {
    /// The text, as long as the original.
    pub(crate) text: Vec<u8>,
    /// Where lone surrogate escapes were, ascending.
    pub(super) replaced: Vec<usize>,
    /// The members that do not count.
    pub(super) duplicates: Vec<Duplicate>,
}

/// A member that does not count, because its name comes again.
pub(super) struct Duplicate {
    /// Where it was.
    at: Range<usize>,
    /// Where the value is that counts.
    last: usize,
    /// The JSON text of its value.
    value: String,
}

/// Mends the first value of a text. Anything else that is wrong with it stays wrong.
pub(crate) fn mend(original: &[u8]) -> Mended {
    let mut text = original.to_vec();
    let replaced = replace_lone_surrogates(&mut text);
    let mut duplicates = find_duplicates(&text);
    for duplicate in &duplicates {
        if let Some(member) = text.get_mut(duplicate.at.clone()) {
            member.fill(b' ');
        }
    }
    // Members of a member that does not count are gone with it.
    duplicates.sort_by_key(|duplicate| (duplicate.at.start, duplicate.at.end));
    let mut gone = 0;
    duplicates.retain(|duplicate| {
        let counts = duplicate.at.start >= gone;
        gone = gone.max(duplicate.at.end);
        counts
    });
    Mended { text, replaced, duplicates }
}

/// Where a string that starts with the quote at `at` ends: behind its closing quote, or at the end.
pub(super) fn string_end(text: &[u8], at: usize) -> usize {
    let mut at = at + 1;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let Some(special) = memchr::memchr2(b'"', b'\\', rest) else { return text.len() };
        at += special;
        if text.get(at) == Some(&b'"') {
            return at + 1;
        }
        at += 2;
        if at >= text.len() {
            return text.len();
        }
    }
}

const SURROGATE_ESCAPE: usize = r"\ud800".len();

fn replace_lone_surrogates(text: &mut [u8]) -> Vec<usize> {
    let mut replaced = Vec::new();
    let mut at = 0;
    while let Some(quote) = text.get(at..).and_then(|rest| memchr::memchr(b'"', rest)) {
        let end = string_end(text, at + quote);
        at += quote + 1;
        while at < end {
            let rest = text.get(at..end).unwrap_or_default();
            let Some(escape) = memchr::memchr(b'\\', rest) else { break };
            at += escape;
            match (code(text, at), code(text, at + SURROGATE_ESCAPE)) {
                (Some(0xD800..=0xDBFF), Some(0xDC00..=0xDFFF)) => at += 2 * SURROGATE_ESCAPE,
                (Some(0xD800..=0xDFFF), _) => {
                    if let Some(digits) = text.get_mut(at + 2..at + SURROGATE_ESCAPE) {
                        digits.copy_from_slice(b"fffd");
                    }
                    replaced.push(at);
                    at += SURROGATE_ESCAPE;
                }
                _ => at += 2,
            }
        }
        at = end;
    }
    replaced
}

/// The code of a `\uXXXX` escape that starts at `at`.
fn code(text: &[u8], at: usize) -> Option<u32> {
    let digits = text.get(at..at + SURROGATE_ESCAPE)?.strip_prefix(br"\u")?;
    digits.iter().try_fold(0, |code, digit| Some(code * 16 + char::from(*digit).to_digit(16)?))
}

/// An object or array that is still open.
struct Open {
    is_object: bool,
    members: Vec<Member>,
}

struct Member {
    name: Range<usize>,
    value: Range<usize>,
    /// Behind the comma that follows the value.
    end: usize,
}

/// Finds the members that do not count.
///
/// This reader goes by quotes, brackets, colons and commas alone. That is enough for a text that is
/// otherwise right; of one that is not, whatever is found here, the strict scanner refuses the rest.
fn find_duplicates(text: &[u8]) -> Vec<Duplicate> {
    let mut found = Vec::new();
    let mut open: Vec<Open> = Vec::new();
    let mut scanner = Scanner::new();
    let mut name = None;
    let mut value_start = None;
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        let start = at;
        at += 1;
        match byte {
            b'"' => {
                at = string_end(text, start);
                if value_start.is_none() && open.last().is_some_and(|open| open.is_object) {
                    name = name.or(Some(start..at));
                }
            }
            b':' => value_start = Some(at),
            b'{' | b'[' => {
                if open.len() > MAX_DEPTH {
                    return found;
                }
                if let (Some(outer), Some(name)) = (open.last_mut(), name.take()) {
                    outer.members.push(Member { name, value: at - 1..at, end: at });
                }
                open.push(Open { is_object: *byte == b'{', members: Vec::new() });
                value_start = None;
            }
            b',' | b'}' | b']' => {
                if let (Some(object), Some(name), Some(value)) =
                    (open.last_mut(), name.take(), value_start.take())
                {
                    object.members.push(Member { name, value: value..start, end: at });
                }
                if *byte == b',' {
                    // The comma behind a container is the container's member's.
                    if let Some(member) = open.last_mut().and_then(|open| open.members.last_mut()) {
                        member.end = member.end.max(at);
                    }
                    continue;
                }
                let Some(closed) = open.pop() else { break };
                duplicates_of(&closed, text, &mut scanner, &mut found);
                if open.is_empty() {
                    break;
                }
                // In an array there is no open member; in an object it is the last one.
                if let Some(outer) = open.last_mut().filter(|outer| outer.is_object)
                    && let Some(member) = outer.members.last_mut()
                {
                    member.value.end = at;
                    member.end = at;
                }
            }
            _ => {}
        }
    }
    for open in open.iter().rev() {
        duplicates_of(open, text, &mut scanner, &mut found);
    }
    found
}

fn duplicates_of(open: &Open, text: &[u8], scanner: &mut Scanner, found: &mut Vec<Duplicate>) {
    let mut last: HashMap<String, &Member> = HashMap::with_capacity(open.members.len());
    let from = found.len();
    for member in open.members.iter().rev() {
        let raw = text.get(member.name.clone()).unwrap_or_default();
        let name = scanner.scan(raw).ok().and_then(|tape| tape.root().text());
        let Some(name) = name.map(|name| name.decode().into_owned()) else { continue };
        if let Some(last) = last.get(&name) {
            let value = text.get(member.value.clone()).unwrap_or_default();
            found.push(Duplicate {
                at: member.name.start..member.end,
                last: last.name.start,
                value: String::from_utf8_lossy(value).trim().to_owned(),
            });
        } else {
            last.insert(name, member);
        }
    }
    if let Some(new) = found.get_mut(from..) {
        new.reverse();
    }
}

/// What is told about a mended record.
pub(super) struct Notes {
    pub(super) anomalies: Vec<Anomaly>,
    /// Nodes of the string values that had lone surrogates, ascending.
    pub(super) surrogates: Vec<u32>,
}

/// Names the values that were mended, by their places on the tape of the mended text.
pub(super) fn notes(
    tape: Tape<'_>,
    at: Location,
    replaced: &[usize],
    duplicates: &[Duplicate],
) -> Notes {
    let mut marks: Vec<Mark<'_>> = Vec::new();
    let gone = |at: usize| {
        let next = duplicates.partition_point(|gone| gone.at.end <= at);
        duplicates.get(next).is_some_and(|gone| gone.at.contains(&at))
    };
    marks
        .extend(replaced.iter().filter(|at| !gone(**at)).map(|at| Mark { at: *at, earlier: None }));
    marks.extend(duplicates.iter().map(|gone| Mark { at: gone.last, earlier: Some(gone) }));
    marks.sort_by_key(|mark| (mark.at, mark.earlier.map(|gone| gone.at.start)));
    let mut namer = Namer {
        marks: &marks,
        pointer: format!("/{}", at.number),
        line: at.line,
        notes: Notes { anomalies: Vec::new(), surrogates: Vec::new() },
    };
    namer.visit(tape.root());
    namer.notes
}

struct Mark<'d> {
    at: usize,
    earlier: Option<&'d Duplicate>,
}

/// Walks the tape once, with the marks in the order of the text.
struct Namer<'d> {
    marks: &'d [Mark<'d>],
    pointer: String,
    line: u64,
    notes: Notes,
}

impl<'d> Namer<'d> {
    fn visit(&mut self, value: Value<'_>) {
        let end = value.span().end;
        match value.kind() {
            Kind::Object => {
                for (key, member) in value.members() {
                    if self.next().is_none_or(|mark| mark.at >= end) {
                        return;
                    }
                    let length = self.pointer.len();
                    exact_json::pointer::push_token(&mut self.pointer, &key.decode());
                    // What is marked in front of the value is its name.
                    self.take(member.span().start, None);
                    self.visit(member);
                    self.pointer.truncate(length);
                }
            }
            Kind::Array => {
                for (index, item) in value.items().enumerate() {
                    if self.next().is_none_or(|mark| mark.at >= end) {
                        return;
                    }
                    let length = self.pointer.len();
                    exact_json::pointer::push_index(&mut self.pointer, index);
                    self.visit(item);
                    self.pointer.truncate(length);
                }
            }
            _ => self.take(end, Some(value.index())),
        }
    }

    fn next(&self) -> Option<&'d Mark<'d>> {
        self.marks.first()
    }

    /// Notes the marks in front of `end` under the current pointer.
    fn take(&mut self, end: usize, leaf: Option<u32>) {
        let count = self.marks.iter().take_while(|mark| mark.at < end).count();
        let (here, rest) = self.marks.split_at(count);
        self.marks = rest;
        let earlier: Vec<String> =
            here.iter().filter_map(|mark| mark.earlier).map(|gone| gone.value.clone()).collect();
        let surrogates = here.iter().any(|mark| mark.earlier.is_none());
        if surrogates {
            self.note(AnomalyKind::LoneSurrogate, Vec::new());
            self.notes.surrogates.extend(leaf);
        }
        if !earlier.is_empty() {
            self.note(AnomalyKind::DuplicateMember, earlier);
        }
    }

    fn note(&mut self, kind: AnomalyKind, earlier: Vec<String>) {
        let pointer = Some(self.pointer.clone());
        self.notes.anomalies.push(Anomaly { pointer, earlier, ..anomaly(self.line, kind) });
    }
}
