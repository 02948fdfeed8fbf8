//! A file that is a list: its items, one in memory at a time.

use std::io::{self, BufRead, BufReader};

use exact_json::lines::LineError;
use exact_json::{Error as JsonError, FaultKind, Kind, Position, Scanner, Tape};

/// The items of a list that is read from its start. The memory is that of the longest item.
pub(crate) struct Items<R> {
    file: BufReader<R>,
    limit: usize,
    /// The item.
    bytes: Vec<u8>,
    /// Where the next byte stands: in the file, in which line, 1-based, and how many code points before it in that.
    offset: u64,
    line: u64,
    column: usize,
    /// The number of the next item.
    number: u64,
    is_over: bool,
}

/// An item, which is an object.
#[derive(Clone, Copy)]
pub(crate) struct Item<'s> {
    /// The item's number, 0-based.
    pub(crate) number: u64,
    /// The line in which it begins, 1-based.
    pub(crate) line: u64,
    /// How many code points stand before it in that line.
    pub(crate) column: usize,
    /// Where it starts in the file.
    pub(crate) offset: u64,
    /// Its length in bytes.
    pub(crate) length: u64,
    bytes: &'s [u8],
}

impl<'s> Item<'s> {
    /// The item.
    ///
    /// # Errors
    ///
    /// What is not strict JSON, or no object.
    pub(crate) fn scan<'t>(&self, scanner: &'t mut Scanner) -> Result<Tape<'t>, LineError>
    where
        's: 't,
    {
        let Self { line, column, number, bytes, .. } = *self;
        let tape = scanner.scan(bytes).map_err(|fault| LineError::Json {
            line,
            error: shifted(JsonError::from_fault(fault, bytes), column),
        })?;
        if tape.root().kind() != Kind::Object {
            let message = format!(
                "found {} as item {number} of the list, expected an object",
                kind(tape.root().kind())
            );
            return Err(LineError::Record { line, message });
        }
        Ok(tape)
    }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "null",
        Kind::False | Kind::True => "a boolean",
        Kind::Number => "a number",
        Kind::String | Kind::Key => "a text",
        Kind::Array => "a list",
        Kind::Object => "an object",
    }
}

impl<R: io::Read> Items<R> {
    /// The items of a file that starts where `source` stands. An item of more than `limit` bytes is an error.
    pub(crate) fn new(source: R, limit: usize) -> Self {
        Self {
            file: BufReader::with_capacity(1 << 16, source),
            limit,
            bytes: Vec::new(),
            offset: 0,
            line: 1,
            column: 0,
            number: 0,
            is_over: false,
        }
    }

    /// The next item; none at the end.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, or is no list; an item that is too long.
    #[allow(clippy::should_implement_trait, reason = "an item borrows from the list")]
    pub(crate) fn next(&mut self) -> Result<Option<Item<'_>>, LineError> {
        if self.is_over {
            return Ok(None);
        }
        if self.number == 0 {
            self.mark()?;
            self.expect(b'[', "a list")?;
            if self.is_at(b']')? {
                self.finish()?;
                return Ok(None);
            }
        } else if self.is_at(b']')? {
            self.finish()?;
            return Ok(None);
        } else {
            self.expect(b',', "a comma, or the end of the list")?;
            if self.is_at(b']')? {
                return self.wrong("the end of the list".to_owned(), "an item behind the comma");
            }
        }
        let (line, column, offset) = (self.line, self.column, self.offset);
        self.value()?;
        if self.bytes.is_empty() {
            let found = self.found()?;
            return self.wrong(found, "an item");
        }
        let (number, length) = (self.number, self.offset - offset);
        self.number += 1;
        Ok(Some(Item { number, line, column, offset, length, bytes: &self.bytes }))
    }

    /// Passes the end of the list, behind which nothing stands.
    fn finish(&mut self) -> Result<(), LineError> {
        self.step();
        self.space()?;
        self.is_over = true;
        if self.peek()?.is_some() {
            let found = self.found()?;
            return self.wrong(found, "nothing behind the list");
        }
        Ok(())
    }

    /// Reads a value, as far as its strings and its nesting say where it ends. The scanner says what is wrong with it.
    fn value(&mut self) -> Result<(), LineError> {
        self.bytes.clear();
        let mut end = End::default();
        loop {
            let chunk = self.file.fill_buf()?;
            if chunk.is_empty() {
                return Ok(());
            }
            let length = chunk.iter().position(|byte| end.is_before(*byte));
            let taken = chunk.get(..length.unwrap_or(chunk.len())).unwrap_or_default();
            self.bytes.extend_from_slice(taken);
            let (feeds, behind) = lines(taken);
            self.line += feeds;
            self.column = if feeds > 0 { behind } else { self.column + behind };
            self.offset += taken.len() as u64;
            let used = taken.len();
            self.file.consume(used);
            if self.bytes.len() > self.limit {
                let message = format!("the item is longer than {} bytes", self.limit);
                return Err(LineError::Record { line: self.line, message });
            }
            if length.is_some() {
                return Ok(());
            }
        }
    }

    /// Passes a byte-order mark.
    fn mark(&mut self) -> io::Result<()> {
        let chunk = self.file.fill_buf()?;
        if chunk.starts_with(b"\xEF\xBB\xBF") {
            self.file.consume(3);
            self.offset += 3;
        }
        Ok(())
    }

    /// Passes white space.
    fn space(&mut self) -> io::Result<()> {
        while let Some(b' ' | b'\t' | b'\r' | b'\n') = self.peek()? {
            self.step();
        }
        Ok(())
    }

    /// Whether behind white space this byte stands.
    fn is_at(&mut self, byte: u8) -> io::Result<bool> {
        self.space()?;
        Ok(self.peek()? == Some(byte))
    }

    fn expect(&mut self, byte: u8, what: &'static str) -> Result<(), LineError> {
        if !self.is_at(byte)? {
            let found = self.found()?;
            return self.wrong(found, what);
        }
        self.step();
        self.space()?;
        Ok(())
    }

    fn peek(&mut self) -> io::Result<Option<u8>> {
        Ok(self.file.fill_buf()?.first().copied())
    }

    /// Passes the byte that was peeked at.
    fn step(&mut self) {
        let is_feed = self.file.buffer().first() == Some(&b'\n');
        self.file.consume(1);
        self.offset += 1;
        self.line += u64::from(is_feed);
        self.column = if is_feed { 0 } else { self.column + 1 };
    }

    fn found(&mut self) -> io::Result<String> {
        Ok(match self.peek()? {
            None => "the end of the file".to_owned(),
            Some(byte) if byte.is_ascii_graphic() => format!("{:?}", char::from(byte)),
            Some(byte) => format!("the byte 0x{byte:02X}"),
        })
    }

    fn wrong<T>(&self, found: String, expected: &'static str) -> Result<T, LineError> {
        let error = JsonError::Text {
            kind: FaultKind::Unexpected,
            position: Position { line: 1, column: self.column + 1 },
            pointer: String::new(),
            found,
            expected,
        };
        Err(LineError::Json { line: self.line, error })
    }
}

/// How many line feeds there are, and how many code points behind the last of them.
fn lines(bytes: &[u8]) -> (u64, usize) {
    let feeds = memchr::memchr_iter(b'\n', bytes).count();
    let last = memchr::memrchr(b'\n', bytes).map_or(0, |at| at + 1);
    let behind = bytes.get(last..).unwrap_or_default();
    (feeds as u64, behind.iter().filter(|byte| begins(**byte)).count())
}

/// Whether a code point begins with this byte.
fn begins(byte: u8) -> bool {
    byte & 0xC0 != 0x80
}

/// The error of an item that begins behind so many code points of its line.
pub(crate) fn shifted(mut error: JsonError, column: usize) -> JsonError {
    let (JsonError::Text { position, .. } | JsonError::Shape { position, .. }) = &mut error;
    if position.line == 1 {
        position.column += column;
    }
    error
}

/// Where a value ends: before what cannot be part of it.
#[derive(Default)]
struct End {
    depth: usize,
    in_text: bool,
    is_escaped: bool,
    /// Whether the value is complete.
    is_complete: bool,
}

impl End {
    /// Whether the value ends before this byte.
    fn is_before(&mut self, byte: u8) -> bool {
        if self.in_text {
            let is_escaped = std::mem::take(&mut self.is_escaped);
            match byte {
                b'"' if !is_escaped => {
                    self.in_text = false;
                    self.is_complete = self.depth == 0;
                }
                b'\\' => self.is_escaped = !is_escaped,
                _ => {}
            }
            return false;
        }
        if self.is_complete {
            return true;
        }
        match byte {
            b'"' => self.in_text = true,
            b'{' | b'[' => self.depth += 1,
            // Of the list, or behind a bare word.
            b'}' | b']' | b',' | b' ' | b'\t' | b'\r' | b'\n' if self.depth == 0 => return true,
            b'}' | b']' => {
                self.depth -= 1;
                self.is_complete = self.depth == 0;
            }
            _ => {}
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    /// The items with their lines, or what is wrong with the list.
    fn items(text: &[u8]) -> Result<Vec<(u64, String)>, String> {
        let mut items = Items::new(text, 60);
        let mut scanner = Scanner::new();
        let mut found = Vec::new();
        while let Some(item) = items.next().map_err(|error| error.to_string())? {
            let tape = item.scan(&mut scanner).map_err(|error| error.to_string())?;
            let at = |offset| usize::try_from(offset).unwrap();
            let span = at(item.offset)..at(item.offset + item.length);
            assert_eq!(text[span], *tape.root().raw().as_bytes());
            assert_eq!(item.number, found.len() as u64);
            // Nothing of the line before it is read again.
            assert_eq!(tape.text().len() as u64, item.length);
            found.push((item.line, tape.root().raw().to_owned()));
        }
        Ok(found)
    }

    #[test]
    fn items_are_found_wherever_they_stand() {
        let text = "\u{feff}\n [ {\"a\":\"}]\\\"\\\\\"}\n,{\n\"b\":[{}]} ,{}\r\n]\n";
        let expected = [(2, "{\"a\":\"}]\\\"\\\\\"}"), (3, "{\n\"b\":[{}]}"), (4, "{}")];
        assert_eq!(
            items(text.as_bytes()).unwrap(),
            expected.map(|(line, text)| (line, text.to_owned()))
        );
        assert!(items(b" [ ] ").unwrap().is_empty());
    }

    #[test]
    fn what_is_no_list_of_objects_is_refused_by_its_place() {
        for (text, error) in [
            ("{}", "line 1, column 1, at the root: found '{', expected a list"),
            (
                "[{}",
                "line 1, column 4, at the root: found the end of the file, expected a comma, or the end of the list",
            ),
            (
                "[{},\n]",
                "line 2, column 1, at the root: found the end of the list, expected an item behind the comma",
            ),
            (
                "[{}]\n {}",
                "line 2, column 2, at the root: found '{', expected nothing behind the list",
            ),
            (
                "[{} {}]",
                "line 1, column 5, at the root: found '{', expected a comma, or the end of the list",
            ),
            ("[\"a\",1]", "line 1: found a text as item 0 of the list, expected an object"),
            ("[{},\n 1]", "line 2: found a number as item 1 of the list, expected an object"),
            (
                "[\n  {\"a\":1,\n   \"a\":2}]",
                "line 3, column 4, at /a: found member \"a\" a second time, expected each member name once in an object",
            ),
            (
                "[{\"é\":\"🎉\"},{]",
                "line 1, column 13, at the root: found ']', expected a name or }",
            ),
            (
                "[ {\"a\":\"\\ud83d\"}]",
                "line 1, column 9, at /a: found \\ud83d, expected both halves of a surrogate pair",
            ),
        ] {
            assert_eq!(items(text.as_bytes()).unwrap_err(), error, "{text}");
        }
        let long = format!("[{{}},{{\"a\":\"{}\"}}]", "x".repeat(60));
        assert!(items(long.as_bytes()).unwrap_err().contains("longer than 60 bytes"));
    }

    proptest! {
        #[test]
        fn whatever_stands_in_a_list_its_items_are_those_of_the_whole(
            texts in proptest::collection::vec(".{0,8}", 0..4),
            is_pretty in any::<bool>(),
        ) {
            let list: Vec<Value> = texts.iter().map(|text| json!({"t": text, "l": [[text], {}]})).collect();
            let list = Value::from(list);
            let text = if is_pretty { format!("{list:#}") } else { list.to_string() };
            let mut all = Items::new(text.as_bytes(), 1 << 20);
            let mut scanner = Scanner::new();
            let mut found = Vec::new();
            while let Some(item) = all.next().unwrap() {
                let tape = item.scan(&mut scanner).unwrap();
                found.push(serde_json::from_str::<Value>(tape.root().raw()).unwrap());
            }
            prop_assert_eq!(Value::from(found), list);
        }

        #[test]
        fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(prop_oneof![
            proptest::sample::select(b"[]{},:\"\\ \n1a".to_vec()), any::<u8>()
        ], 0..40)) {
            let read = items(&bytes);
            let strict: Result<Vec<serde_json::Map<String, Value>>, _> = serde_json::from_slice(&bytes);
            // Strict reading refuses more than serde_json, and never less.
            prop_assert!(read.is_err() || strict.is_ok(), "{:?}", String::from_utf8_lossy(&bytes));
        }
    }
}
