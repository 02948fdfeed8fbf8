//! Who wrote one part of a message, how it entered, and in which phase: the part's own value, else the message's (ASR-224).

use exact_json::{Read, Value};

use crate::draft::{Author, ContentPart, Message, Origin, Phase};

/// The values that a message or a part states.
macro_rules! stated {
    ($of:expr) => {
        Effective {
            author: $of.author.clone(),
            origin: $of.origin.clone(),
            phase: $of.phase.clone(),
        }
    };
}

/// The values that hold for one part of a message. ASR-202 and ASR-203 speak of these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effective {
    /// Who wrote it; absent means unknown.
    pub author: Option<Author>,
    /// How it entered the session.
    pub origin: Option<Origin>,
    /// For assistant text: commentary or final.
    pub phase: Option<Phase>,
}

impl Effective {
    /// The values of the part, and of the message where the part has none of its own.
    ///
    /// ```
    /// use session_record_model::draft::{Author, Origin};
    /// use session_record_model::effective::Effective;
    ///
    /// let message = Effective { author: Some(Author::Human), origin: Some(Origin::Prompt), phase: None };
    /// let part = Effective { author: Some(Author::Harness), ..Effective::default() };
    /// let effective = part.or(message);
    /// assert_eq!(effective.author, Some(Author::Harness));
    /// assert_eq!(effective.origin, Some(Origin::Prompt));
    /// ```
    #[must_use]
    pub fn or(self, message: Self) -> Self {
        Self {
            author: self.author.or(message.author),
            origin: self.origin.or(message.origin),
            phase: self.phase.or(message.phase),
        }
    }

    /// The values that hold for a part of a message. A part of a type that the page does not define has the message's.
    ///
    /// ```
    /// use session_record_model::draft::{Author, Message};
    /// use session_record_model::effective::Effective;
    ///
    /// let message: Message = exact_json::from_str(
    ///     r#"{"type":"message","seq":5,"id":"r5","messageId":"m1","role":"user","author":"human",
    ///         "content":[{"type":"text","text":"Branch: main","author":"hook"}]}"#,
    /// )?;
    /// assert_eq!(Effective::of(&message, &message.content[0]).author, Some(Author::Hook));
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    #[must_use]
    pub fn of(message: &Message, part: &ContentPart) -> Self {
        Self::of_part(part).or(Self::of_message(message))
    }

    /// The values that a message carries itself: those of the parts that carry none.
    #[must_use]
    pub fn of_message(message: &Message) -> Self {
        stated!(message)
    }

    /// The values that a part carries itself; none, where the page does not define its type.
    #[must_use]
    pub fn of_part(part: &ContentPart) -> Self {
        match part {
            ContentPart::Text(part) => stated!(part),
            ContentPart::Image(part) => stated!(part),
            ContentPart::Audio(part) => stated!(part),
            ContentPart::ResourceLink(part) => stated!(part),
            ContentPart::Resource(part) => stated!(part),
            ContentPart::Reasoning(part) => stated!(part),
            ContentPart::Refusal(part) => stated!(part),
            ContentPart::Data(part) => stated!(part),
            ContentPart::Opaque(part) => stated!(part),
            ContentPart::Unknown(_) => Self::default(),
        }
    }

    /// Reads the values that a message, or a part, carries itself. What is not a text counts as absent.
    ///
    /// ```
    /// use exact_json::Scanner;
    /// use session_record_model::draft::Author;
    /// use session_record_model::effective::Effective;
    ///
    /// let mut scanner = Scanner::new();
    /// let tape = scanner.scan_str(r#"{"author":"human","content":[{"author":"hook"},{}]}"#).unwrap();
    /// let message = Effective::read(tape.root());
    /// let parts: Vec<_> = tape.root().get("content").unwrap().items().map(|part| {
    ///     Effective::read(part).or(message.clone()).author
    /// }).collect();
    /// assert_eq!(parts, [Some(Author::Hook), Some(Author::Human)]);
    /// ```
    #[must_use]
    pub fn read(value: Value<'_>) -> Self {
        fn member<'t, T: Read<'t>>(value: Value<'t>, name: &str) -> Option<T> {
            T::read(value.get(name)?).ok()
        }
        Self {
            author: member(value, "author"),
            origin: member(value, "origin"),
            phase: member(value, "phase"),
        }
    }
}
