//! What the records of a file are: its lines, the items of its list, or the whole of it.

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use crate::format::Format;

/// What the records of a file are.
///
/// Of most formats the format says it. A log of Gemini CLI is lines, or, of old, a document. A file of messages may be any of the three:
/// messages are written as a list, as an object that has them in its `messages`, or one a line. So may one of response items: it is a list,
/// a single object, or lines. In each the pointers of a report are those of RFC 6901: of lines, as if they were items of a
/// list.
///
/// ```
/// use std::io::Cursor;
///
/// use opencheckpoint_convert::Format;
/// use opencheckpoint_convert::records::Layout;
///
/// let layout = |text: &str| Layout::of(&mut Cursor::new(text), Format::OpenAiChat);
/// assert_eq!(layout(r#"[{"role":"user"}]"#)?, Layout::Items);
/// assert_eq!(layout(r#"{"model":"m","messages":[]}"#)?, Layout::Document);
/// assert_eq!(layout(r#"{"role":"user"}"#)?, Layout::Lines);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// The file is one record, at the empty pointer.
    Document,
    /// Each line is a record.
    Lines,
    /// The file is a list, and each item a record.
    Items,
}

impl Layout {
    /// That of a file, which is read as far as it takes to tell.
    ///
    /// # Errors
    ///
    /// Those of the file.
    pub fn of<R: Read + Seek + ?Sized>(file: &mut R, format: Format) -> io::Result<Self> {
        match format {
            Format::OpenAiChat | Format::AnthropicMessages => {
                file.seek(SeekFrom::Start(0))?;
                of_objects(BufReader::with_capacity(1 << 16, file), Look::default())
            }
            Format::OpenAiResponses => {
                file.seek(SeekFrom::Start(0))?;
                of_objects(BufReader::with_capacity(1 << 16, file), Look::for_one())
            }
            Format::GeminiCli => {
                file.seek(SeekFrom::Start(0))?;
                of_session(BufReader::with_capacity(1 << 16, file), Look::default())
            }
            Format::Codex => {
                file.seek(SeekFrom::Start(0))?;
                of_session(BufReader::with_capacity(1 << 16, file), Look::for_items())
            }
            format if format.is_stream() => Ok(Self::Lines),
            _ => Ok(Self::Document),
        }
    }

    /// Whether the file is a stream of records, whose numbers begin the pointers.
    #[must_use]
    pub fn is_stream(self) -> bool {
        match self {
            Self::Document => false,
            Self::Lines | Self::Items => true,
        }
    }
}

/// What the first bytes of a file of objects say. Whoever reads it says what is wrong with it.
fn of_objects(mut file: impl BufRead, mut look: Look) -> io::Result<Layout> {
    loop {
        let chunk = file.fill_buf()?;
        if chunk.is_empty() {
            return Ok(look.at_end());
        }
        if let Some(layout) = chunk.iter().find_map(|byte| look.at(*byte)) {
            return Ok(layout);
        }
        let length = chunk.len();
        file.consume(length);
    }
}

/// What a log is that was one document of old: a document that has the list that is looked for, or lines. A line may have such a list, too.
fn of_session(mut file: impl BufRead, mut look: Look) -> io::Result<Layout> {
    let mut has_messages = false;
    let mut is_over = false;
    loop {
        let chunk = file.fill_buf()?;
        if chunk.is_empty() {
            return Ok(if has_messages { Layout::Document } else { Layout::Lines });
        }
        for byte in chunk {
            if is_over {
                if !byte.is_ascii_whitespace() {
                    return Ok(Layout::Lines);
                }
                continue;
            }
            match look.at(*byte) {
                Some(Layout::Document) if look.depth == 1 => {
                    (has_messages, look.depth, look.is_name) = (true, 2, false);
                }
                Some(Layout::Lines) if has_messages => is_over = true,
                // An object without messages; a list or a bare word, which is no log, and is told so line by line.
                Some(_) => return Ok(Layout::Lines),
                None => {}
            }
        }
        let length = chunk.len();
        file.consume(length);
    }
}

/// A look at the first object of a file, byte by byte: whether it has a list of messages, or whether it is the only one.
struct Look {
    first: First,
    /// The name of the list.
    list: &'static [u8],
    depth: usize,
    in_text: Option<Text>,
    /// The text that was met last, as far as it is short, if it stands in the object itself.
    text: Vec<u8>,
    /// Whether that is the name of the member whose value comes next.
    is_name: bool,
}

/// What the first object makes of the file.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum First {
    /// A document, if it has a list of messages.
    #[default]
    WithMessages,
    /// A document, if it is the only one. So far it has not ended.
    Alone,
    /// It has ended, and nothing is behind it so far.
    Ended,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Text {
    Plain,
    Escaped,
}

const MESSAGES: &[u8] = b"messages";
const ITEMS: &[u8] = b"items";

impl Default for Look {
    fn default() -> Self {
        let first = First::default();
        Self { first, list: MESSAGES, depth: 0, in_text: None, text: Vec::new(), is_name: false }
    }
}

impl Look {
    /// A look at whether the first object is the only one.
    fn for_one() -> Self {
        Self { first: First::Alone, ..Self::default() }
    }

    /// A look at whether it has a list of items.
    fn for_items() -> Self {
        Self { list: ITEMS, ..Self::default() }
    }

    /// What the file is, where nothing in it has said so.
    fn at_end(&self) -> Layout {
        match self.first {
            First::WithMessages => Layout::Lines,
            First::Alone if self.depth == 0 => Layout::Lines,
            First::Alone | First::Ended => Layout::Document,
        }
    }

    /// Whether what comes next is the value of the member that has the messages.
    fn is_messages(&self) -> bool {
        self.depth == 1 && self.is_name && self.text == self.list
    }

    fn at(&mut self, byte: u8) -> Option<Layout> {
        if let Some(text) = self.in_text {
            self.in_text = match (text, byte) {
                (Text::Plain, b'"') => None,
                (Text::Plain, b'\\') => Some(Text::Escaped),
                _ => Some(Text::Plain),
            };
            if self.in_text.is_some() && self.depth == 1 && self.text.len() <= MESSAGES.len() {
                self.text.push(byte);
            }
            return None;
        }
        match byte {
            b' ' | b'\t' | b'\r' | b'\n' | 0xEF | 0xBB | 0xBF => {}
            _ if self.first == First::Ended => return Some(Layout::Lines),
            b'[' if self.depth == 0 => return Some(Layout::Items),
            b'[' if self.first == First::WithMessages && self.is_messages() => {
                return Some(Layout::Document);
            }
            b'{' | b'[' => (self.depth, self.is_name) = (self.depth + 1, false),
            b'}' | b']' => {
                self.depth = self.depth.saturating_sub(1);
                if self.depth == 0 {
                    if self.first == First::WithMessages {
                        return Some(Layout::Lines);
                    }
                    self.first = First::Ended;
                }
            }
            b'"' if self.depth > 0 => {
                self.in_text = Some(Text::Plain);
                if self.depth == 1 {
                    (self.is_name, self.text) = (false, Vec::new());
                }
            }
            b':' => self.is_name = self.depth == 1,
            b',' => self.is_name = false,
            // A text, a number: no file of messages.
            _ if self.depth == 0 => return Some(Layout::Document),
            _ => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn messages_stand_in_a_list_in_an_object_or_one_a_line() {
        for (text, layout) in [
            ("\u{feff} \r\n[", Layout::Items),
            (
                "{\"role\":\"user\",\"content\":[{\"messages\":[1]}]}\n{\"messages\":[]}",
                Layout::Lines,
            ),
            ("{\"a\":\"messages\",\"b\":[{}],\"c\":{\"messages\":[]}}", Layout::Lines),
            ("{\"a\":\"\\\\\\\"messages\",\n\"messages\" : \n[", Layout::Document),
            ("{\"messages\":{\"0\":1}}", Layout::Lines),
            ("{\"messages\":\"[\",\"b\":[\"messages\"]}", Layout::Lines),
            ("\"messages\"", Layout::Document),
            ("", Layout::Lines),
        ] {
            let found = Layout::of(&mut Cursor::new(text), Format::OpenAiChat).unwrap();
            assert_eq!(found, layout, "{text}");
        }
        for (text, layout) in [
            (
                "{\"sessionId\":\"s\",\n\"messages\":[{\"a\":[]}],\"kind\":\"main\"}\n ",
                Layout::Document,
            ),
            ("{\"sessionId\":\"s\",\"messages\":[]}", Layout::Document),
            ("{\"sessionId\":\"s\",\"messages\":[{", Layout::Document),
            ("{\"sessionId\":\"s\",\"messages\":[{}]}\n{\"$set\":{}}", Layout::Lines),
            ("{\"$set\":{\"messages\":[{}]}}\n", Layout::Lines),
            ("{\"sessionId\":\"s\"}\n{\"messages\":[]}", Layout::Lines),
            ("{\"sessionId\":\"to", Layout::Lines),
            ("[{}]", Layout::Lines),
            ("", Layout::Lines),
        ] {
            let found = Layout::of(&mut Cursor::new(text), Format::GeminiCli).unwrap();
            assert_eq!(found, layout, "{text}");
        }
        for (text, layout) in [
            ("\u{feff} \r\n[", Layout::Items),
            ("{\"input\":\"}\",\n\"messages\":[{}]}\r\n \n", Layout::Document),
            ("{\"output\":[", Layout::Document),
            ("{\"a\":1}\n{\"a", Layout::Lines),
            ("{\"a\":1}x", Layout::Lines),
            ("}", Layout::Document),
            ("", Layout::Lines),
        ] {
            let found = Layout::of(&mut Cursor::new(text), Format::OpenAiResponses).unwrap();
            assert_eq!(found, layout, "{text}");
        }
        let plain = Layout::of(&mut Cursor::new("["), Format::SessionRecord).unwrap();
        assert_eq!(plain, Layout::Lines);
    }
}
