//! Local ids, made from native ids alone, so that the checkpoints of a growing session can be compared and merged.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use crate::derived::{is_safe, safe_name};

/// What a local id names; its first word keeps the kinds apart in the one namespace of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A statement, by its message.
    Message,
    /// The question that a pending prompt leaves, by its message.
    Pending,
    /// A call without a result, by its call id.
    Call,
    /// A request for input, by its request id.
    Request,
    /// A delivery, by its record id: it has no other.
    Delivery,
    /// A step, by its plan.
    Plan,
    /// A resource, by the message, call or plan that holds it.
    Resource,
}

impl Kind {
    fn word(self) -> &'static str {
        self.template().trim_end_matches(":{0}")
    }

    /// The template of the id of a thing that the native id names by itself.
    fn template(self) -> &'static str {
        match self {
            Self::Message => "msg:{0}",
            Self::Pending => "pending:{0}",
            Self::Call => "call:{0}",
            Self::Request => "request:{0}",
            Self::Delivery => "delivery:{0}",
            Self::Plan => "plan:{0}",
            Self::Resource => "res:{0}",
        }
    }
}

/// The session itself, as a resource.
pub(super) const SESSION: &str = "session";
/// The working directory.
pub(super) const DIRECTORY: &str = "cwd";

/// A local id and how it comes from the native one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LocalId {
    /// The id.
    pub(super) text: String,
    /// The template that gives the id when it is `safe`, and else names the space of ids; none for a part, or for an id that was taken.
    pub(super) template: Option<&'static str>,
    /// The native id stands in the local one as it is.
    pub(super) safe: bool,
}

/// The local ids of one document.
#[derive(Debug, Default)]
pub(super) struct LocalIds {
    used: HashSet<String>,
    /// By an id that was claimed again, the number from which on none is used: a log that repeats one id throughout must not be
    /// counted through each time.
    next: HashMap<String, u64>,
}

impl LocalIds {
    /// Ids that are none of these.
    pub(super) fn without(taken: &HashSet<String>) -> Self {
        Self { used: taken.clone(), next: HashMap::new() }
    }

    /// The local id for what `native` names; `part` tells apart the things that one native id stands for, and is empty for the
    /// thing itself. A second claim of the same three gets a number: logs do repeat ids.
    pub(super) fn claim(&mut self, kind: Kind, native: &str, part: &str) -> LocalId {
        let first = local(kind, native, part, 1);
        if self.used.insert(first.text.clone()) {
            return first;
        }
        let next = self.next.entry(first.text).or_insert(2);
        loop {
            let id = local(kind, native, part, *next);
            *next += 1;
            if self.used.insert(id.text.clone()) {
                return id;
            }
        }
    }
}

/// A native id as it stands in the name of a place: as it is where it could be part of a local id.
pub(super) fn place_name(native: &str) -> String {
    name_within(native, LONGEST)
}

/// A native id as a part of another name: short, and safe by itself.
pub(super) fn part_name(native: &str) -> String {
    const LONGEST: usize = 40;
    name_within(native, LONGEST)
}

fn name_within(native: &str, room: usize) -> String {
    if native.len() <= room && is_safe(native) {
        native.to_owned()
    } else {
        safe_name(native, room)
    }
}

/// The schema's pattern for local ids allows this many characters.
const LONGEST: usize = 128;

fn local(kind: Kind, native: &str, part: &str, occurrence: u64) -> LocalId {
    let mut suffix = if part.is_empty() { String::new() } else { format!(":{part}") };
    if occurrence > 1 {
        // Writing to a string does not fail.
        let _ = write!(suffix, ".{occurrence}");
    }
    let room = LONGEST.saturating_sub(kind.word().len() + 1 + suffix.len());
    let safe = native.len() <= room && is_safe(native);
    let stem = if safe { native.to_owned() } else { safe_name(native, room) };
    let text = format!("{}:{stem}{suffix}", kind.word());
    LocalId { text, template: suffix.is_empty().then(|| kind.template()), safe }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_safe_id_stands_as_it_is() {
        let mut ids = LocalIds::default();
        let id = ids.claim(Kind::Message, "msg_01", "");
        assert_eq!((id.text.as_str(), id.template), ("msg:msg_01", Some("msg:{0}")));
        assert!(id.safe);
        let part = ids.claim(Kind::Message, "msg_01", "2");
        assert_eq!((part.text.as_str(), part.template), ("msg:msg_01:2", None));
    }

    #[test]
    fn a_repeated_id_gets_a_number_and_the_first_one_keeps_its_own() {
        let mut ids = LocalIds::default();
        let texts = ["a", "a", "a.2"].map(|native| ids.claim(Kind::Call, native, "").text);
        assert_eq!(texts, ["call:a", "call:a.2", "call:a.2.2"]);
        assert_eq!(ids.claim(Kind::Call, "a", "").template, None);
    }

    #[test]
    fn an_unsafe_or_too_long_id_is_hashed_and_stays_within_the_pattern() {
        let long = "x".repeat(200);
        for native in ["a b/c", "naïve", long.as_str()] {
            let id = LocalIds::default().claim(Kind::Resource, native, "3");
            assert!(!id.safe);
            assert!(id.text.len() <= LONGEST && is_safe(&id.text), "{}", id.text);
        }
        let mut ids = LocalIds::default();
        let (one, two) = (ids.claim(Kind::Call, "a b", ""), ids.claim(Kind::Call, "a/b", ""));
        assert!(one.text.starts_with("call:a-b.") && two.text.starts_with("call:a-b."));
        assert_ne!(one.text, two.text);
    }

    #[test]
    fn ids_of_different_kinds_never_meet() {
        let mut ids = LocalIds::default();
        assert_eq!(ids.claim(Kind::Message, "1", "0").text, "msg:1:0");
        assert_eq!(ids.claim(Kind::Plan, "1", "0").text, "plan:1:0");
    }
}
