//! The strict scanner: one pass over bytes that checks everything strict reading asks and writes the tape.

#![allow(clippy::inline_always, reason = "measured: a fifth of the time that dense records take")]

mod fault;
mod lexeme;
mod names;

pub use fault::{Fault, FaultKind};

pub(crate) use lexeme::{find_special, is_number};

use self::fault::Stop;
use self::lexeme::{literal, number, space, string};
use self::names::{Names, OwnNames};
use crate::tape::{Kind, Node, Tape};

/// How deep arrays and objects may nest.
///
/// A text whose containers nest deeper is refused with [`FaultKind::Depth`], so that whoever walks
/// a [`Tape`] by recursion needs a bounded stack.
///
/// ```
/// use exact_json::{MAX_DEPTH, Scanner};
///
/// let nested = |depth| "[".repeat(depth) + &"]".repeat(depth);
/// assert!(Scanner::new().scan_str(&nested(MAX_DEPTH)).is_ok());
/// assert!(Scanner::new().scan_str(&nested(MAX_DEPTH + 1)).is_err());
/// ```
pub const MAX_DEPTH: usize = 128;

/// The largest text, in bytes, that a [`Scanner`] accepts unless told otherwise: 1 GiB.
///
/// The tape of a text made of one-digit numbers is eight times as large as the text; whoever reads
/// texts of strangers sets a lower limit with [`Scanner::with_limit`].
pub const MAX_BYTES: usize = 1 << 30;

const _: () = assert!(MAX_BYTES < u32::MAX as usize, "a tape holds offsets of 32 bits");

/// Nodes reserved before the first byte is read, at most; and nodes kept from one text to the next.
const RESERVED_NODES: usize = 1 << 16;

/// No member name has been read in this object yet.
const NO_NAME: u32 = u32::MAX;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads JSON text strictly; its buffers serve one text after the other.
///
/// Strict means: RFC 8259 grammar, valid UTF-8, no lone surrogates in escapes, no member name twice
/// in an object, at most [`MAX_DEPTH`] containers inside each other, nothing but white space after
/// the value, and exponents of at most 15 significant digits. One byte-order mark at the start is
/// accepted and [reported](Tape::has_bom).
///
/// ```
/// use exact_json::Scanner;
///
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan(br#"{"status": "active", "tries": 1e2}"#)?;
/// assert_eq!(tape.root().get("tries").and_then(|tries| tries.number()), Some("1e2"));
/// # Ok::<(), exact_json::Fault>(())
/// ```
#[derive(Debug, Clone)]
pub struct Scanner {
    nodes: Vec<Node>,
    open: Vec<Frame>,
    names: Names,
    limit: usize,
}

/// A container that is still open.
#[derive(Debug, Clone, Copy)]
struct Frame {
    /// Its node.
    node: u32,
    /// What names it has, of an object.
    names: OwnNames,
    /// Node of the name whose value is being read, or [`NO_NAME`].
    name: u32,
    /// How many items are finished, of an array.
    items: u32,
    is_object: bool,
}

impl Default for Scanner {
    fn default() -> Self {
        Self::new()
    }
}

impl Scanner {
    /// A scanner that accepts texts of up to [`MAX_BYTES`].
    #[must_use]
    pub const fn new() -> Self {
        Self::with_limit(MAX_BYTES)
    }

    /// A scanner that accepts texts of up to `limit` bytes (but never more than [`MAX_BYTES`]).
    ///
    /// ```
    /// use exact_json::{FaultKind, Scanner};
    ///
    /// let mut scanner = Scanner::with_limit(4);
    /// assert!(scanner.scan(b"1234").is_ok());
    /// assert_eq!(scanner.scan(b"12345").map_err(|fault| fault.kind).err(), Some(FaultKind::TooBig));
    /// ```
    #[must_use]
    pub const fn with_limit(limit: usize) -> Self {
        let limit = if limit < MAX_BYTES { limit } else { MAX_BYTES };
        Self { nodes: Vec::new(), open: Vec::new(), names: Names::new(), limit }
    }

    /// A scanner of whatever a tape can hold, for texts that are in memory anyway.
    pub(crate) const fn of_anything() -> Self {
        let limit = u32::MAX as usize - 1;
        Self { nodes: Vec::new(), open: Vec::new(), names: Names::new(), limit }
    }

    /// Scans one JSON text of UTF-8 bytes.
    ///
    /// # Errors
    ///
    /// The first fault in the text, in the order of its bytes.
    pub fn scan<'s>(&'s mut self, bytes: &'s [u8]) -> Result<Tape<'s>, Fault> {
        if bytes.len() > self.limit {
            return Err(Fault::too_big());
        }
        self.clear(bytes.len());
        let (text, invalid) = valid_prefix(bytes);
        let start = if bytes.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
        let stop = match (self.run(text, start), invalid) {
            (Ok(()), None) => return Ok(Tape::new(text, &self.nodes)),
            (Ok(()) | Err(Stop { kind: FaultKind::End, .. }), Some(at)) => Stop::utf8(at),
            (Err(stop), _) => stop,
        };
        Err(self.first_fault(text, stop))
    }

    /// Scans one JSON text.
    ///
    /// # Errors
    ///
    /// As [`scan`](Self::scan).
    pub fn scan_str<'s>(&'s mut self, text: &'s str) -> Result<Tape<'s>, Fault> {
        self.scan(text.as_bytes())
    }

    /// The nodes of the text that was scanned last. Of a giant text they are given away, of any other
    /// copied, so that the buffer serves the next one.
    pub(crate) fn take_nodes(&mut self) -> Box<[Node]> {
        if self.nodes.len() > RESERVED_NODES {
            std::mem::take(&mut self.nodes).into()
        } else {
            self.nodes.as_slice().into()
        }
    }

    fn clear(&mut self, text_len: usize) {
        self.nodes.clear();
        self.open.clear();
        self.names.clear();
        // One giant text must not keep its buffers for the rest of a long log.
        if self.nodes.capacity() > RESERVED_NODES && text_len < RESERVED_NODES {
            self.nodes.shrink_to(RESERVED_NODES);
            self.names.shrink_to(RESERVED_NODES);
        }
        // Dense documents have a node in every 16 bytes; growing the tape step by step is dear.
        self.nodes.reserve((text_len / 16).clamp(8, RESERVED_NODES));
    }

    fn run(&mut self, text: &str, start: usize) -> Result<(), Stop> {
        let bytes = text.as_bytes();
        let mut at = start;
        'value: loop {
            at = space(bytes, at);
            match bytes.get(at) {
                Some(b'"') => {
                    let (end, escaped) = string(bytes, at + 1)?;
                    self.push(at + 1, end, Kind::String, escaped);
                    at = end + 1;
                }
                Some(b'{') => {
                    self.open(at, true)?;
                    at = space(bytes, at + 1);
                    if bytes.get(at) != Some(&b'}') {
                        at = self.name(text, at)?;
                        continue 'value;
                    }
                }
                Some(b'[') => {
                    self.open(at, false)?;
                    at = space(bytes, at + 1);
                    if bytes.get(at) != Some(&b']') {
                        continue 'value;
                    }
                }
                Some(b'-' | b'0'..=b'9') => {
                    let end = number(bytes, at)?;
                    self.push(at, end, Kind::Number, false);
                    at = end;
                }
                Some(b't') => at = self.literal(bytes, at, "true", Kind::True)?,
                Some(b'f') => at = self.literal(bytes, at, "false", Kind::False)?,
                Some(b'n') => at = self.literal(bytes, at, "null", Kind::Null)?,
                _ => return Err(Stop::no_value(bytes, at)),
            }
            loop {
                let Some(frame) = self.open.last_mut() else { break 'value };
                at = space(bytes, at);
                match bytes.get(at) {
                    Some(b',') => {
                        if frame.is_object {
                            frame.name = NO_NAME;
                            at = space(bytes, at + 1);
                            at = self.name(text, at)?;
                        } else {
                            frame.items += 1;
                            at += 1;
                        }
                        continue 'value;
                    }
                    Some(b'}') if frame.is_object => {
                        let frame = *frame;
                        self.names.close(Tape::new(text, &self.nodes), frame.names)?;
                        at += 1;
                        self.close(frame.node, at);
                    }
                    Some(b']') if !frame.is_object => {
                        let node = frame.node;
                        at += 1;
                        self.close(node, at);
                    }
                    _ => return Err(Stop::no_separator(bytes, at, frame.is_object)),
                }
            }
        }
        at = space(bytes, at);
        if at == bytes.len() { Ok(()) } else { Err(Stop::trailing(at)) }
    }

    /// Reads a member's name and its colon; returns the offset after it.
    #[inline(always)]
    fn name(&mut self, text: &str, at: usize) -> Result<usize, Stop> {
        let bytes = text.as_bytes();
        if bytes.get(at) != Some(&b'"') {
            return Err(Stop::no_name(bytes, at));
        }
        let (end, escaped) = string(bytes, at + 1)?;
        let index = self.push(at + 1, end, Kind::Key, escaped);
        if let Some(frame) = self.open.last_mut() {
            frame.name = index;
            self.names.add(Tape::new(text, &self.nodes), index, &mut frame.names)?;
        }
        let colon = space(bytes, end + 1);
        if bytes.get(colon) == Some(&b':') {
            Ok(colon + 1)
        } else {
            Err(Stop::unexpected(bytes, colon, "a colon"))
        }
    }

    #[inline(always)]
    fn literal(
        &mut self,
        bytes: &[u8],
        at: usize,
        word: &'static str,
        kind: Kind,
    ) -> Result<usize, Stop> {
        let end = literal(bytes, at, word)?;
        self.push(at, end, kind, false);
        Ok(end)
    }

    #[inline(always)]
    fn open(&mut self, at: usize, is_object: bool) -> Result<(), Stop> {
        if self.open.len() == MAX_DEPTH {
            return Err(Stop::depth(at));
        }
        let kind = if is_object { Kind::Object } else { Kind::Array };
        let node = self.push(at, at, kind, false);
        let names = self.names.open();
        self.open.push(Frame { node, names, name: NO_NAME, items: 0, is_object });
        Ok(())
    }

    #[inline(always)]
    fn close(&mut self, node: u32, end: usize) {
        let next = offset(self.nodes.len());
        if let Some(node) = self.nodes.get_mut(node as usize) {
            node.close(offset(end), next);
        }
        self.open.pop();
    }

    #[inline(always)]
    fn push(&mut self, start: usize, end: usize, kind: Kind, escaped: bool) -> u32 {
        let index = offset(self.nodes.len());
        self.nodes.push(Node::new(offset(start), offset(end), index + 1, kind, escaped));
        index
    }

    /// What a person is told: the stop, unless a name came twice before it in an object still open.
    #[cold]
    fn first_fault(&self, text: &str, mut stop: Stop) -> Fault {
        let tape = Tape::new(text, &self.nodes);
        let mut duplicate = None;
        let mut depth = self.open.len();
        for (level, frame) in self.open.iter().enumerate().filter(|(_, frame)| frame.is_object) {
            let inner = self.open.iter().skip(level + 1).find(|inner| inner.is_object);
            let end = inner.map_or(self.names.len(), |inner| inner.names.first);
            let own = frame.names.first..end;
            let Some(index) = self.names.earliest_duplicate(tape, own) else { continue };
            let at = tape.value(index).span().start;
            if at < stop.offset || (stop.kind == FaultKind::Duplicate && at == stop.offset) {
                stop = Stop::duplicate(at);
                duplicate = Some(index);
                depth = level + 1;
            }
        }
        let mut pointer = String::new();
        for (level, frame) in self.open.iter().take(depth).enumerate() {
            let name =
                if level + 1 == depth { duplicate.unwrap_or(frame.name) } else { frame.name };
            if !frame.is_object {
                crate::pointer::push_index(&mut pointer, frame.items as usize);
            } else if name != NO_NAME {
                crate::pointer::push_token(&mut pointer, &tape.value(name).decoded());
            }
        }
        Fault { kind: stop.kind, offset: stop.offset, pointer, expected: stop.expected }
    }
}

/// A length or offset as the tape keeps it.
#[inline]
#[allow(
    clippy::cast_possible_truncation,
    reason = "no text is longer than MAX_BYTES, and no tape has more nodes than its text has bytes"
)]
pub(crate) const fn offset(n: usize) -> u32 {
    n as u32
}

/// The text up to the first byte that is not UTF-8, and where that byte is.
fn valid_prefix(bytes: &[u8]) -> (&str, Option<usize>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let at = error.valid_up_to();
            let prefix = bytes.get(..at).and_then(|head| std::str::from_utf8(head).ok());
            (prefix.unwrap_or_default(), Some(at))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{RESERVED_NODES, Scanner};

    #[test]
    fn a_giant_text_does_not_keep_its_buffers() {
        let mut scanner = Scanner::new();
        let giant = format!("[{}1]", "1,".repeat(4 * RESERVED_NODES));
        assert!(scanner.scan_str(&giant).is_ok());
        assert!(scanner.nodes.capacity() > 4 * RESERVED_NODES);
        assert!(scanner.scan_str("[]").is_ok());
        assert!(scanner.nodes.capacity() <= RESERVED_NODES);
    }

    #[test]
    fn small_texts_share_one_buffer() {
        let mut scanner = Scanner::new();
        let text = r#"{"a": [1, {"b": "c"}], "d": null}"#;
        assert!(scanner.scan_str(text).is_ok());
        let capacity = scanner.nodes.capacity();
        for _ in 0..1_000 {
            assert!(scanner.scan_str(text).is_ok());
        }
        assert_eq!(scanner.nodes.capacity(), capacity);
    }
}
