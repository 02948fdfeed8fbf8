//! Where a text that began as an object ends, and where it goes on as something else.

use exact_json::{Fault, FaultKind, Scanner};

use super::faulty::is_white;
use super::mend;

/// A text that is no object.
pub(super) struct Broken {
    /// A record may start from there on, not before.
    pub(super) search: usize,
    /// Where the text was torn, if all in front of that is right.
    pub(super) tear: Option<Tear>,
}

/// Where a text that began as an object goes on as something else.
#[derive(Clone, Copy)]
pub(super) struct Tear {
    /// The first byte that cannot be, or the line's end.
    pub(super) at: usize,
    /// Behind the string that the tear is in or behind. A torn string goes on to the quote that the
    /// next record's first name begins with.
    pub(super) string_end: usize,
}

impl Broken {
    /// A text at `at` of a line. What could be mended does not tear it.
    pub(super) fn torn(text: &[u8], at: usize, fault: &Fault) -> Self {
        let search = resume(text, fault.offset);
        if is_mendable(fault.kind) {
            return Self { search: at + search, tear: None };
        }
        let is_string = text.get(search) == Some(&b'"');
        let string_end = if is_string { mend::string_end(text, search) } else { 0 };
        let tear = Tear { at: at + fault.offset, string_end: at + string_end };
        Self { search: at + search, tear: Some(tear) }
    }
}

impl Tear {
    /// Whether an object that starts at `at`, not before the place to search from, starts where the
    /// text was torn: where the grammar has no place for it, or in the string that the tear is in.
    pub(super) const fn holds(self, at: usize) -> bool {
        at == self.at || at < self.string_end
    }
}

/// How much of a text is scanned at first.
pub(super) const WINDOW: usize = 4096;
/// The longest token that is told from a wrong one only by its last byte: an escaped surrogate pair.
const TOKEN: usize = 16;

/// Where the value that a text begins with ends. Text far behind it is not looked at.
pub(super) fn end_of_object(scanner: &mut Scanner, text: &[u8]) -> Result<usize, Fault> {
    let mut window = WINDOW;
    loop {
        let seen = text.get(..window).unwrap_or(text);
        let fault = match scanner.scan(seen) {
            Ok(_) => return Ok(seen.len()),
            Err(Fault { kind: FaultKind::Trailing, offset, .. }) => return Ok(offset),
            Err(fault) => fault,
        };
        let is_cut = fault.kind == FaultKind::End || fault.offset + TOKEN > seen.len();
        if seen.len() == text.len() || !is_cut {
            return Err(fault);
        }
        window *= 2;
    }
}

/// Where the brackets of a text are balanced for the first time, whatever their depth.
pub(super) fn balanced(text: &[u8]) -> Option<usize> {
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

pub(super) const fn is_mendable(kind: FaultKind) -> bool {
    matches!(kind, FaultKind::Surrogate | FaultKind::Duplicate)
}
