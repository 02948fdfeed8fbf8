//! The context view: which messages of a stream are the conversation.
//!
//! A stream keeps everything: what only the user saw, what was withdrawn before it was delivered, what is still queued, what a
//! subagent said to itself, and what was copied from a session that is already there. None of it is part of what the model and the
//! person said to each other. [`ContextView`] is the one place that decides so, for every tool that speaks of "the conversation".
//!
//! Compaction does not take a message out of the view: it says what the model was reminded of, not what was said.

use std::borrow::Cow;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use exact_json::Value;

use crate::draft::{Message, MessageStatus};

/// Why a message is outside the context view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutOfView {
    /// A later record is a later state of it (`supersedes`).
    Superseded,
    /// It belongs to a subagent's side conversation (`subagentId`).
    Sidechain,
    /// It was shown to the user only (ASR-204, ASR-205).
    UserOnly,
    /// Its input was removed before it was delivered (ASR-225).
    Withdrawn,
    /// It was queued and is not delivered: the vendor status `pending`.
    Pending,
    /// The source took it back: the vendor status `rolled_back`.
    RolledBack,
    /// It stands on a path of the session that was left for another: the vendor status `off_path`.
    OffPath,
    /// It is a copy of a message that stands in the stream already.
    Copied,
}

/// What the view asks of a message record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing<'m> {
    /// `messageId`.
    pub message_id: Cow<'m, str>,
    /// `audience`, where it is present.
    pub audience: Option<Cow<'m, str>>,
    /// `status`, where it is present.
    pub status: Option<Cow<'m, str>>,
    /// `copiedFrom`, where it is present.
    pub copied_from: Option<Cow<'m, str>>,
    /// The record has a `subagentId`.
    pub sidechain: bool,
    /// A later record supersedes this one. A stream that is read once cannot know; it says `false`.
    pub superseded: bool,
}

impl<'m> Standing<'m> {
    /// Reads it off a message. `superseded` is false.
    ///
    /// ```
    /// use session_record_model::draft::Message;
    /// use session_record_model::view::Standing;
    ///
    /// let message: Message = exact_json::from_str(
    ///     r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"user","status":"withdrawn","content":[]}"#,
    /// )?;
    /// assert_eq!(Standing::of(&message).status.as_deref(), Some("withdrawn"));
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    #[must_use]
    pub fn of(message: &'m Message) -> Self {
        Self {
            message_id: Cow::Borrowed(&message.message_id),
            audience: message.audience.map(|audience| Cow::Borrowed(audience.as_str())),
            status: message.status.as_ref().map(MessageStatus::as_str).map(Cow::Borrowed),
            copied_from: message.envelope.copied_from.as_deref().map(Cow::Borrowed),
            sidechain: message.subagent_id.is_some(),
            superseded: false,
        }
    }

    /// Reads it off a record that is not (or not yet) a typed one. `superseded` is false.
    ///
    /// ```
    /// use exact_json::Scanner;
    /// use session_record_model::view::Standing;
    ///
    /// let mut scanner = Scanner::new();
    /// let record = scanner.scan_str(r#"{"type":"message","messageId":"m1","audience":"user"}"#).unwrap();
    /// assert_eq!(Standing::read(record.root()).audience.as_deref(), Some("user"));
    /// ```
    #[must_use]
    pub fn read(record: Value<'m>) -> Self {
        let text = |name| record.get(name).and_then(Value::text).map(exact_json::Text::decode);
        Self {
            message_id: text("messageId").unwrap_or_default(),
            audience: text("audience"),
            status: text("status"),
            copied_from: text("copiedFrom"),
            sidechain: record.get("subagentId").is_some(),
            superseded: false,
        }
    }
}

/// The context view of a stream whose messages are handed in one by one, in order. Its memory is one number a message.
///
/// ```
/// use exact_json::Scanner;
/// use session_record_model::view::{ContextView, OutOfView, Standing};
///
/// let mut scanner = Scanner::new();
/// let mut view = ContextView::new();
/// let mut admit = |json: &str| view.admit(&Standing::read(scanner.scan_str(json).unwrap().root()));
/// assert_eq!(admit(r#"{"messageId":"m1"}"#), Ok(()));
/// assert_eq!(admit(r#"{"messageId":"m2","status":"withdrawn"}"#), Err(OutOfView::Withdrawn));
/// assert_eq!(admit(r#"{"messageId":"m1","copiedFrom":"claude-code:a#m1"}"#), Err(OutOfView::Copied));
/// ```
#[derive(Clone, Debug, Default)]
pub struct ContextView {
    seen: HashSet<u64>,
}

impl ContextView {
    /// A view in which nothing has been said.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next message in.
    ///
    /// # Errors
    ///
    /// Says why the message is outside the view.
    pub fn admit(&mut self, message: &Standing<'_>) -> Result<(), OutOfView> {
        if message.superseded {
            return Err(OutOfView::Superseded);
        }
        if message.sidechain {
            return Err(OutOfView::Sidechain);
        }
        if message.audience.as_deref() == Some("user") {
            return Err(OutOfView::UserOnly);
        }
        match message.status.as_deref() {
            Some("withdrawn") => return Err(OutOfView::Withdrawn),
            Some("pending") => return Err(OutOfView::Pending),
            Some("rolled_back") => return Err(OutOfView::RolledBack),
            Some("off_path") => return Err(OutOfView::OffPath),
            _ => {}
        }
        let first = self.seen.insert(fingerprint(&message.message_id));
        match &message.copied_from {
            // From another session, or from a place in it: the copy is what this stream has of it,
            // unless it has it twice.
            Some(reference) if names_a_session(reference) => {
                if first {
                    Ok(())
                } else {
                    Err(OutOfView::Copied)
                }
            }
            // A ref names a record of this very stream.
            Some(_) => Err(OutOfView::Copied),
            None => Ok(()),
        }
    }
}

/// Whether a reference leads into another session, as `agent:nativeId` with or without a place does. A ref
/// names a record of the same stream, by its id or as `member=value`.
fn names_a_session(reference: &str) -> bool {
    let member = reference.split('=').next().unwrap_or_default();
    member.contains([':', '#'])
}

fn fingerprint(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(id: &str) -> Standing<'_> {
        Standing {
            message_id: Cow::Borrowed(id),
            audience: None,
            status: None,
            copied_from: None,
            sidechain: false,
            superseded: false,
        }
    }

    #[test]
    fn what_the_model_did_not_receive_is_out() {
        let mut view = ContextView::new();
        for (status, why) in [
            ("withdrawn", OutOfView::Withdrawn),
            ("pending", OutOfView::Pending),
            ("rolled_back", OutOfView::RolledBack),
            ("off_path", OutOfView::OffPath),
        ] {
            let record = Standing { status: Some(Cow::Borrowed(status)), ..message("m") };
            assert_eq!(view.admit(&record), Err(why));
        }
        let notice = Standing { audience: Some(Cow::Borrowed("user")), ..message("m") };
        assert_eq!(view.admit(&notice), Err(OutOfView::UserOnly));
        for status in ["complete", "interrupted", "error", "partial", "of a vendor"] {
            let record = Standing { status: Some(Cow::Borrowed(status)), ..message(status) };
            assert_eq!(view.admit(&record), Ok(()), "{status}");
        }
    }

    #[test]
    fn an_id_that_comes_twice_is_two_messages_unless_one_is_a_copy() {
        let mut view = ContextView::new();
        let copy = Standing { copied_from: Some(Cow::Borrowed("pi:a#m1")), ..message("m1") };
        assert_eq!(view.admit(&copy), Ok(()), "the first copy is all that this stream has");
        assert_eq!(view.admit(&message("m1")), Ok(()));
        assert_eq!(view.admit(&copy), Err(OutOfView::Copied));
        let local = Standing { copied_from: Some(Cow::Borrowed("r3")), ..message("m9") };
        assert_eq!(view.admit(&local), Err(OutOfView::Copied));
    }

    #[test]
    fn what_was_copied_from_another_session_and_stands_only_here_is_in_view() {
        let mut view = ContextView::new();
        let copy =
            |id| Standing { copied_from: Some(Cow::Borrowed("claude-code:S1")), ..message(id) };
        assert_eq!(view.admit(&copy("m1")), Ok(()));
        assert_eq!(view.admit(&copy("m2")), Ok(()));
        assert_eq!(view.admit(&copy("m1")), Err(OutOfView::Copied));
        let local = Standing { copied_from: Some(Cow::Borrowed("messageId=a:b")), ..message("m3") };
        assert_eq!(view.admit(&local), Err(OutOfView::Copied), "a ref names this stream");
    }

    #[test]
    fn sidechains_and_superseded_states_are_out() {
        let mut view = ContextView::new();
        let side = Standing { sidechain: true, ..message("m1") };
        assert_eq!(view.admit(&side), Err(OutOfView::Sidechain));
        let old = Standing { superseded: true, ..message("m1") };
        assert_eq!(view.admit(&old), Err(OutOfView::Superseded));
    }
}
