//! Prompts that were typed while the agent worked: what became of each.
//!
//! The log has a `queue-operation` row for each step. `enqueue` holds the text; `dequeue`, `remove` and
//! `popAll` take prompts off the queue without saying which. The delivered prompt stands in the log once
//! more, as a `queued_command` attachment or as a user row of its own. A person said it once, so it must
//! come out once: where it was delivered.

use std::collections::{HashMap, VecDeque};

use exact_json::{Kind, Text, Value};

use super::row::text;
use super::tool_result::is_result;
use crate::native::id::Id;
use crate::native::salvage::Location;

/// What became of a queued prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is still queued.
    Pending,
    /// It was removed before it was delivered.
    Withdrawn,
    /// It was delivered, and the log has no other row with its text.
    Delivered,
    /// It is the prompt of a later row in other words: a slash command, or several prompts in one.
    Reworded,
    /// It stands in the log once more, in this record.
    Repeated(u64),
}

/// What a first pass learns about queued prompts.
#[derive(Debug, Default)]
pub(super) struct Queue {
    prompts: Vec<Prompt>,
    /// Prompts in the order of the queue; those that are no longer on it are marked so.
    waiting: VecDeque<usize>,
    /// Prompts that no row has repeated yet, by their text.
    open: HashMap<Id, VecDeque<usize>>,
    /// Prompts just taken off the queue, to be delivered by the next user row.
    expected: Vec<usize>,
}

#[derive(Debug)]
struct Prompt {
    at: Location,
    fate: Fate,
    is_waiting: bool,
    /// What it begins with, to know it in other words.
    head: Box<str>,
}

/// So much of a prompt is kept to know it again, in characters.
const HEAD: usize = 48;

/// Equal prompts that are looked at to find the one meant: more than anyone repeats himself, and few
/// enough that a log full of them is read in linear time.
const EQUALS: usize = 64;

/// What a first pass has learnt, by record number.
#[derive(Debug, Default)]
pub(super) struct Fates {
    prompts: HashMap<u64, Fate>,
    repeats: HashMap<u64, Location>,
}

impl Fates {
    /// What became of the prompt in that `enqueue` row.
    pub(super) fn of(&self, record: u64) -> Option<Fate> {
        self.prompts.get(&record).copied()
    }

    /// The `enqueue` row of the prompt that this row delivers.
    pub(super) fn enqueued(&self, record: u64) -> Option<Location> {
        self.repeats.get(&record).copied()
    }
}

impl Queue {
    /// A `queue-operation` row.
    pub(super) fn operation(&mut self, row: Value<'_>, at: Location) {
        let Some(operation) = row.get("operation").and_then(text) else { return };
        let content = row.get("content");
        match &*operation.decode() {
            "enqueue" => {
                let Some(content) = content.filter(|content| is_prompt(*content)) else { return };
                let index = self.prompts.len();
                let head = first_text(content).map(|text| head(&text.decode())).unwrap_or_default();
                self.prompts.push(Prompt { at, fate: Fate::Pending, is_waiting: true, head });
                self.waiting.push_back(index);
                self.open.entry(said(content)).or_default().push_back(index);
            }
            "dequeue" => {
                if let Some(index) = self.take(None) {
                    self.set(index, Fate::Delivered);
                    self.expected.push(index);
                }
            }
            "remove" => {
                let absorbed = row.get("reason").is_some_and(|why| why.is_str("absorbed_mid_turn"));
                if let Some(index) = self.take(content.map(said)) {
                    self.set(index, if absorbed { Fate::Delivered } else { Fate::Withdrawn });
                }
            }
            "popAll" => {
                while let Some(index) = self.take(None) {
                    self.set(index, Fate::Withdrawn);
                }
            }
            _ => {}
        }
    }

    /// A `queued_command` attachment: a prompt delivered while the agent worked.
    pub(super) fn attachment(&mut self, prompt: Value<'_>, record: u64) {
        // A removal may be how the prompt was taken to be delivered; but what was put in the queue again
        // since then is the likelier one.
        let id = said(prompt);
        let index = self.repeated(id, |fate| fate != Fate::Withdrawn);
        if let Some(index) = index.or_else(|| self.repeated_last(id)) {
            self.set(index, Fate::Repeated(record));
        }
    }

    /// A user row that may be a prompt of the main conversation.
    pub(super) fn user(&mut self, content: Value<'_>, record: u64) {
        if self.prompts.is_empty() || !is_prompt(content) {
            return;
        }
        // What was withdrawn and typed again is a new prompt.
        if let Some(index) = self.repeated(said(content), |fate| fate != Fate::Withdrawn) {
            self.set(index, Fate::Repeated(record));
        }
        let expected = std::mem::take(&mut self.expected);
        for index in expected.into_iter().take(EQUALS) {
            if self
                .prompts
                .get(index)
                .is_some_and(|prompt| is_in_other_words(&prompt.head, content))
            {
                self.set(index, Fate::Reworded);
            }
        }
    }

    /// An assistant row: whatever was taken off the queue was delivered before it.
    pub(super) fn assistant(&mut self) {
        self.expected.clear();
    }

    /// What became of every prompt.
    pub(super) fn finish(self) -> Fates {
        let mut fates = Fates::default();
        for prompt in &self.prompts {
            if let Fate::Repeated(record) = prompt.fate {
                fates.repeats.insert(record, prompt.at);
            }
            fates.prompts.insert(prompt.at.number, prompt.fate);
        }
        fates
    }

    /// Takes a prompt off the queue: the one with this text, or, of no text, the one in front.
    fn take(&mut self, id: Option<Id>) -> Option<usize> {
        let index = match id {
            Some(id) => {
                let open = self.open.get(&id)?;
                open.iter().take(EQUALS).find(|index| self.is_waiting(**index)).copied()?
            }
            None => loop {
                let front = self.waiting.pop_front()?;
                if self.is_waiting(front) {
                    break front;
                }
            },
        };
        self.leave(index);
        Some(index)
    }

    /// The first prompt of this text that no row has repeated yet.
    fn repeated(&mut self, id: Id, accept: impl Fn(Fate) -> bool) -> Option<usize> {
        let open = self.open.get_mut(&id)?;
        let prompts = &self.prompts;
        let place = open
            .iter()
            .take(EQUALS)
            .position(|index| prompts.get(*index).is_some_and(|prompt| accept(prompt.fate)))?;
        let index = open.remove(place)?;
        self.leave(index);
        self.expected.retain(|expected| *expected != index);
        Some(index)
    }

    /// The last prompt of this text that no row has repeated yet.
    fn repeated_last(&mut self, id: Id) -> Option<usize> {
        let index = self.open.get_mut(&id)?.pop_back()?;
        self.leave(index);
        Some(index)
    }

    fn is_waiting(&self, index: usize) -> bool {
        self.prompts.get(index).is_some_and(|prompt| prompt.is_waiting)
    }

    fn leave(&mut self, index: usize) {
        if let Some(prompt) = self.prompts.get_mut(index) {
            prompt.is_waiting = false;
        }
    }

    fn set(&mut self, index: usize, fate: Fate) {
        if let Some(prompt) = self.prompts.get_mut(index)
            && !matches!(prompt.fate, Fate::Repeated(_))
        {
            prompt.fate = fate;
        }
    }
}

/// Whether a value can be what someone typed.
pub(super) fn is_prompt(content: Value<'_>) -> bool {
    match content.kind() {
        Kind::String => true,
        Kind::Array => !content.is_empty() && !content.items().any(is_result),
        _ => false,
    }
}

fn first_text(content: Value<'_>) -> Option<Text<'_>> {
    let mut of_parts =
        content.items().filter_map(|part| text(part).or_else(|| text(part.get("text")?)));
    text(content).or_else(|| of_parts.next())
}

fn head(text: &str) -> Box<str> {
    let text = text.trim_start();
    let end = text.char_indices().nth(HEAD).map_or(text.len(), |(end, _)| end);
    text.get(..end).unwrap_or_default().trim_end().into()
}

/// Whether a prompt that begins so is part of what a row says, or the command that its tag wraps.
fn is_in_other_words(head: &str, row: Value<'_>) -> bool {
    let texts = row.items().filter_map(|part| text(part).or_else(|| text(part.get("text")?)));
    text(row).into_iter().chain(texts).any(|text| {
        let text = text.decode();
        let tag = match head.as_bytes().first() {
            None => return false,
            Some(b'/') => "<command-",
            Some(b'!') => "<bash-input>",
            Some(b'#') => "<user-memory-input>",
            Some(_) => return text.contains(head),
        };
        text.trim_start().starts_with(tag) || text.contains(head)
    })
}

/// What a prompt says: the same for a string and for parts that hold its text, whatever else they hold.
fn said(content: Value<'_>) -> Id {
    if let Some(text) = text(content) {
        return Id::of(text);
    }
    let mut texts =
        content.items().filter_map(|part| text(part).or_else(|| text(part.get("text")?)));
    match (texts.next(), texts.next()) {
        (None, _) => Id::of_parts(&["", &content.compact()]),
        (Some(only), None) => Id::of(only),
        (Some(first), Some(second)) => {
            let mut lines = [first.decode().into_owned(), second.decode().into_owned()].join("\n");
            for text in texts {
                lines.push('\n');
                lines.push_str(&text.decode());
            }
            Id::of_str(&lines)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::native::salvage::State;
    use exact_json::Scanner;

    /// Plays a log of `operation:text` and `user:text`, `attachment:text`, `assistant` lines.
    fn fates(lines: &[&str]) -> Vec<Fate> {
        let mut queue = Queue::default();
        let mut scanner = Scanner::new();
        let mut numbers = Vec::new();
        for (number, line) in (0..).zip(lines) {
            let (word, text) = line.split_once(':').unwrap_or((line, ""));
            let at =
                Location { number, line: number + 1, offset: 0, length: 0, state: State::Clean };
            let content = match text {
                "" => String::new(),
                parts if parts.starts_with('[') => format!(r#","content":{parts}"#),
                text => format!(r#","content":"{text}""#),
            };
            let reason = if word == "absorb" { r#","reason":"absorbed_mid_turn""# } else { "" };
            let operation = if word == "absorb" { "remove" } else { word };
            let json = format!(r#"{{"operation":"{operation}"{reason}{content}}}"#);
            let row = scanner.scan_str(&json).expect("json").root();
            match word {
                "user" => queue.user(row.get("content").expect("content"), number),
                "attachment" => queue.attachment(row.get("content").expect("content"), number),
                "assistant" => queue.assistant(),
                _ => queue.operation(row, at),
            }
            if word == "enqueue" {
                numbers.push(number);
            }
        }
        let fates = queue.finish();
        numbers.into_iter().filter_map(|number| fates.of(number)).collect()
    }

    #[test]
    fn what_is_never_taken_off_the_queue_is_pending() {
        assert_eq!(fates(&["enqueue:a", "assistant", "enqueue:b"]), [Fate::Pending, Fate::Pending]);
    }

    #[test]
    fn an_attachment_delivers_whatever_the_operation_says() {
        for remove in ["remove", "absorb", "dequeue", "assistant"] {
            assert_eq!(
                fates(&["enqueue:a", remove, "attachment:a"]),
                [Fate::Repeated(2)],
                "{remove}"
            );
        }
    }

    #[test]
    fn a_user_row_delivers_what_was_dequeued() {
        assert_eq!(fates(&["enqueue:a", "assistant", "dequeue", "user:a"]), [Fate::Repeated(3)]);
        assert_eq!(
            fates(&["enqueue:a", "dequeue", "user:<command-name>a</command-name>"]),
            [Fate::Reworded]
        );
        assert_eq!(fates(&["enqueue:/a", "dequeue", "user:<command-name>a"]), [Fate::Reworded]);
        assert_eq!(
            fates(&["enqueue:a b", "dequeue", "enqueue:c d", "dequeue", "user:a b\\nc d"]),
            [Fate::Reworded, Fate::Reworded]
        );
        assert_eq!(fates(&["enqueue:a", "dequeue", "assistant", "user:b"]), [Fate::Delivered]);
        // Another prompt, whatever became of the one that was taken off the queue.
        assert_eq!(fates(&["enqueue:a", "dequeue", "user:b"]), [Fate::Delivered]);
    }

    #[test]
    fn what_was_removed_and_typed_again_is_two_prompts() {
        assert_eq!(fates(&["enqueue:a", "remove", "user:a"]), [Fate::Withdrawn]);
        assert_eq!(fates(&["enqueue:a", "popAll", "user:a"]), [Fate::Withdrawn]);
    }

    #[test]
    fn what_was_absorbed_is_delivered_even_without_a_trace() {
        assert_eq!(fates(&["enqueue:a", "absorb"]), [Fate::Delivered]);
    }

    #[test]
    fn equal_prompts_are_taken_in_order() {
        assert_eq!(
            fates(&["enqueue:a", "enqueue:a", "dequeue", "user:a", "remove"]),
            [Fate::Repeated(3), Fate::Withdrawn]
        );
    }

    #[test]
    fn a_removal_that_names_its_text_removes_that() {
        assert_eq!(
            fates(&["enqueue:a", "enqueue:b", "remove:b"]),
            [Fate::Pending, Fate::Withdrawn]
        );
    }

    #[test]
    fn a_removal_that_names_no_waiting_prompt_removes_none() {
        assert_eq!(fates(&["enqueue:a", "remove:b"]), [Fate::Pending]);
    }

    #[test]
    fn a_prompt_is_the_same_as_text_and_as_parts() {
        let parts = r#"[{"type":"text","text":"a"},{"type":"image","source":{}}]"#;
        let lines = r#"["a",{"type":"text","text":"b"}]"#;
        for [enqueued, delivered] in [["a", parts], [parts, "a"], ["a\\nb", lines]] {
            for by in ["user", "attachment"] {
                let rows =
                    [format!("enqueue:{enqueued}"), "dequeue".into(), format!("{by}:{delivered}")];
                let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
                assert_eq!(fates(&rows), [Fate::Repeated(2)], "{enqueued} {by}");
            }
        }
        let images = [r#"[{"type":"image","id":1}]"#, r#"[{"type":"image","id":2}]"#];
        let rows = images.map(|image| format!("enqueue:{image}"));
        assert_eq!(
            fates(&[&rows[0], &rows[1], &format!("attachment:{}", images[1])]),
            [Fate::Pending, Fate::Repeated(2)]
        );
    }

    #[test]
    fn what_was_taken_back_and_put_in_the_queue_again_is_delivered_once() {
        for last in ["attachment:a", "user:a"] {
            assert_eq!(
                fates(&["enqueue:a", "popAll", "enqueue:a", "dequeue", last]),
                [Fate::Withdrawn, Fate::Repeated(4)],
                "{last}"
            );
        }
        assert_eq!(fates(&["enqueue:a", "popAll", "enqueue:a"]), [Fate::Withdrawn, Fate::Pending]);
        assert_eq!(
            fates(&["enqueue:a", "popAll", "enqueue:a", "absorb", "attachment:a"]),
            [Fate::Withdrawn, Fate::Repeated(4)]
        );
        assert_eq!(
            fates(&["enqueue:a", "popAll", "enqueue:a", "remove", "attachment:a"]),
            [Fate::Withdrawn, Fate::Repeated(4)]
        );
    }

    #[test]
    fn many_equal_prompts_are_read_in_linear_time() {
        let mut lines = vec!["enqueue:a"; 50_000];
        lines.extend(vec!["user:b"; 50_000]);
        lines.extend(vec!["remove"; 50_000]);
        assert_eq!(fates(&lines).len(), 50_000);
    }
}
