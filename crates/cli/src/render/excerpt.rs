//! A piece of the source with a mark under the place that matters.

use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::render::escape::escaped;
use crate::render::terminal;

/// Characters shown before and after the marked place, on a line that is longer.
const MARGIN: usize = 60;
/// Characters of the marked place itself that are shown.
const MARKED: usize = 60;

/// More than any excerpt with its line number and label: nothing is left for the renderer to cut.
const WIDTH: usize = 4 * (MARGIN + MARKED);

/// A line, or what can be shown of it, with a marked span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Excerpt {
    text: String,
    marked: Range<usize>,
}

impl Excerpt {
    /// Cuts out the line of `text` in which `span` begins, as far as it fits on a screen.
    ///
    /// The cost does not depend on the length of the text or the line.
    pub(crate) fn around(text: &str, span: Range<usize>) -> Self {
        let before = before(&text[..span.start]);
        let marked = upto_line_end(&text[span.clone()], MARKED);
        let after =
            if marked.len() == span.len() { upto_line_end(&text[span.end..], MARGIN) } else { "" };
        let mut cut = String::new();
        if !before.whole {
            cut.push('…');
        }
        push_shown(&mut cut, before.text);
        let start = cut.len();
        push_shown(&mut cut, marked);
        let mut end = cut.len();
        push_shown(&mut cut, after);
        if marked.len() < span.len() && !text[span.start + marked.len()..].starts_with(LINE_ENDS) {
            cut.push('…');
            end = cut.len();
        } else if !text[span.start + marked.len() + after.len()..].starts_with(LINE_ENDS)
            && span.start + marked.len() + after.len() < text.len()
        {
            cut.push('…');
        }
        Self { text: cut, marked: start..end }
    }
}

impl Excerpt {
    /// The bytes of `text` that an excerpt around `span` may show: of its line, so many characters, of at most four bytes each.
    pub(crate) fn reach(text: &str, span: &Range<usize>) -> Range<usize> {
        let bytes = text.as_bytes();
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        let first = span.start.saturating_sub(4 * MARGIN);
        let last = bytes.len().min(span.start + 4 * (MARKED + MARGIN));
        let start =
            bytes[first..span.start].iter().rposition(is_end).map_or(first, |at| first + at);
        let end =
            bytes[span.start..last].iter().position(is_end).map_or(last, |at| span.start + at);
        start..end
    }

    /// What is shown in place of a line that may have a secret on it.
    pub(crate) fn withheld() -> Self {
        let text = "(not shown)".to_owned();
        let marked = 0..text.len();
        Self { text, marked }
    }

    /// The same around one byte of what may not be UTF-8.
    pub(crate) fn of_byte(bytes: &[u8], offset: usize) -> Self {
        /// Longer than any margin, so that a character cut in half at the end is never shown.
        const WINDOW: usize = 4 * (MARGIN + 2);
        let offset = offset.min(bytes.len());
        let before = String::from_utf8_lossy(&bytes[offset.saturating_sub(WINDOW)..offset]);
        let after = &bytes[offset..bytes.len().min(offset + WINDOW)];
        let after = String::from_utf8_lossy(after);
        let marked =
            after.chars().next().filter(|c| !LINE_ENDS.contains(c)).map_or(0, char::len_utf8);
        let start = before.len();
        Self::around(&format!("{before}{after}"), start..start + marked)
    }
}

const LINE_ENDS: [char; 2] = ['\n', '\r'];

struct Before<'a> {
    text: &'a str,
    whole: bool,
}

/// The end of `text`: its last line, or as much of it as fits.
fn before(text: &str) -> Before<'_> {
    for (count, (index, c)) in text.char_indices().rev().enumerate() {
        if LINE_ENDS.contains(&c) {
            return Before { text: &text[index + c.len_utf8()..], whole: true };
        }
        if count == MARGIN {
            return Before { text: &text[index + c.len_utf8()..], whole: false };
        }
    }
    Before { text, whole: true }
}

/// The start of `text`, to the end of its first line or as much of it as fits.
fn upto_line_end(text: &str, limit: usize) -> &str {
    let end = text
        .char_indices()
        .enumerate()
        .find(|&(count, (_, c))| count == limit || LINE_ENDS.contains(&c))
        .map_or(text.len(), |(_, (index, _))| index);
    &text[..end]
}

/// Tabs indent; everything else that could do something is shown for what it is.
fn push_shown(out: &mut String, text: &str) {
    for (index, piece) in text.split('\t').enumerate() {
        if index > 0 {
            out.push_str("    ");
        }
        out.push_str(&escaped(piece));
    }
}

/// What a marked place is headed with.
pub(crate) struct Heading<'a> {
    pub(crate) level: Level<'static>,
    pub(crate) id: &'a str,
    pub(crate) message: &'a str,
    pub(crate) file: &'a str,
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// Draws headings and excerpts, in colour where the terminal takes it.
pub(crate) struct Painter(Renderer);

impl Painter {
    pub(crate) fn new() -> Self {
        let renderer =
            if terminal::stdout_takes_colours() { Renderer::styled() } else { Renderer::plain() };
        Self(renderer.decor_style(DecorStyle::Ascii).term_width(WIDTH))
    }

    /// The heading, the place, the excerpt with `label` under its mark, and notes.
    pub(crate) fn paint(
        &self,
        heading: &Heading<'_>,
        excerpt: &Excerpt,
        label: &str,
        notes: &[String],
    ) -> String {
        let (message, label, file) =
            (escaped(heading.message), escaped(label), escaped(heading.file));
        let title = heading.level.clone().primary_title(message).id(escaped(heading.id));
        let Excerpt { text, marked } = excerpt;
        let mark = AnnotationKind::Primary.span(marked.clone()).label(label);
        let snippet = Snippet::source(text).line_start(heading.line).annotation(mark);
        let mut group = Group::with_title(title).element(snippet);
        for note in notes {
            group = group.element(Level::NOTE.message(escaped(note)));
        }
        let Heading { line, column, .. } = heading;
        // The place leads, as compilers put it, so that editors and `grep` find it. (A snippet's own
        // header would count columns in what is shown of the line.)
        format!("{file}:{line}:{column}: {}", self.0.render(&[group]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str, marked: &str) -> (String, String) {
        let start = text.find(marked).unwrap();
        let excerpt = Excerpt::around(text, start..start + marked.len());
        let marked = excerpt.text[excerpt.marked.clone()].to_owned();
        (excerpt.text, marked)
    }

    #[test]
    fn a_short_line_is_shown_whole() {
        assert_eq!(
            cut("{\r\n\t\"a\": \"x\u{202e}\",\r\n}", "\"x\u{202e}\""),
            ("    \"a\": \"x\\u202e\",".to_owned(), "\"x\\u202e\"".to_owned())
        );
    }

    #[test]
    fn a_long_line_is_cut_around_the_mark() {
        let text = format!("{}[9]{}", "ä".repeat(1000), "ö".repeat(1000));
        let (shown, marked) = cut(&text, "[9]");
        assert_eq!(marked, "[9]");
        assert_eq!(shown, format!("…{}[9]{}…", "ä".repeat(MARGIN), "ö".repeat(MARGIN)));
    }

    #[test]
    fn a_long_mark_is_cut_itself() {
        let value = format!("\"{}\"", "v".repeat(1000));
        let (shown, marked) = cut(&format!("{{{value}}}"), &value);
        assert_eq!(shown, format!("{{\"{}…", "v".repeat(MARKED - 1)));
        assert_eq!(marked, format!("\"{}…", "v".repeat(MARKED - 1)));
    }

    #[test]
    fn a_mark_of_several_lines_ends_with_the_first() {
        assert_eq!(cut("{\"a\":[\n1\n]}", "[\n1\n]"), ("{\"a\":[".to_owned(), "[".to_owned()));
    }

    #[test]
    fn a_byte_that_is_no_text_is_marked() {
        let excerpt = Excerpt::of_byte(b"{\"a\": \xFF\x80}\n", 6);
        assert_eq!(excerpt.text, "{\"a\": \u{fffd}\u{fffd}}");
        assert_eq!(&excerpt.text[excerpt.marked], "\u{fffd}");
        let end = Excerpt::of_byte(b"[1,", 3);
        assert_eq!((end.text.as_str(), end.marked), ("[1,", 3..3));
        let long = [&[b'x'; 1000][..], b"\xFF", &[b'y'; 1000]].concat();
        let excerpt = Excerpt::of_byte(&long, 1000);
        let expected = format!("…{}\u{fffd}{}…", "x".repeat(MARGIN), "y".repeat(MARGIN));
        assert_eq!(excerpt.text, expected);
    }

    #[test]
    fn the_drawing_names_file_line_and_column() {
        let text = "{\n  \"type\": \"tool\"\n}";
        let start = text.find("\"tool\"").unwrap();
        let excerpt = Excerpt::around(text, start..start + 6);
        let heading = Heading {
            level: Level::ERROR,
            id: "OC201 instruction-from-tool",
            message: "no tool gives instructions",
            file: "a.json",
            line: 2,
            column: 11,
        };
        let drawing = Painter(Renderer::plain()).paint(&heading, &excerpt, "/type", &[]);
        assert_eq!(
            drawing,
            r#"a.json:2:11: error[OC201 instruction-from-tool]: no tool gives instructions
  |
2 |   "type": "tool"
  |           ^^^^^^ /type"#
        );
    }
}
