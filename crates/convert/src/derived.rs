//! How derived values are made: the mappings make them here, and the audit makes them again.

use exact_json::digest::{Sha256, sha256};
use exact_json::{Json, Object};
use uuid::Uuid;

/// The UUIDs of this project's mappings: version 5 of its address, as a URL.
const NAMESPACE: &[u8] = b"https://github.com/opencheckpoint/opencheckpoint-rs";

/// The id of what a mapping made of a source: the same source, mapping and options give the same.
pub(crate) fn identity(source: Sha256, mapping: &str, version: &str, options: &Object) -> Uuid {
    let options: Vec<String> =
        options.iter().map(|(name, value)| format!("{name}={}\n", Json::as_text(value))).collect();
    let name = format!("{}\n{mapping} {version}\n{}", source.to_ocp(), options.concat());
    let namespace = Uuid::new_v5(&Uuid::NAMESPACE_URL, NAMESPACE);
    Uuid::new_v5(&namespace, name.as_bytes())
}

/// What a pseudonym of a context package stands for. The same name has another one in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Pseudonym {
    Entry,
    Item,
    Subject,
    /// A subject, as its recipient may call it to others.
    Delivery,
    Space,
    Decision,
    Source,
}

impl Pseudonym {
    pub(crate) const ALL: [Self; 7] = [
        Self::Entry,
        Self::Item,
        Self::Subject,
        Self::Delivery,
        Self::Space,
        Self::Decision,
        Self::Source,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Entry => "entry",
            Self::Item => "item",
            Self::Subject => "subject",
            Self::Delivery => "delivery",
            Self::Space => "space",
            Self::Decision => "decision",
            Self::Source => "source",
        }
    }

    /// What stands for a name under a receipt, of which this is the digest that references have: the same in every package
    /// under it, and another under any other.
    pub(crate) fn of(self, receipt: Sha256, name: &str) -> String {
        let namespace = Uuid::new_v5(&Uuid::NAMESPACE_URL, NAMESPACE);
        let name = format!("{}\n{}\n{name}", receipt.to_ocp(), self.name());
        Uuid::new_v5(&namespace, name.as_bytes()).urn().to_string()
    }
}

/// How much of an unsafe name is kept to be recognised by.
const RECOGNISABLE: usize = 48;

/// Whether each byte of a name may stand in a local id.
pub(crate) fn is_safe(name: &str) -> bool {
    name.bytes().all(is_safe_byte)
}

fn is_safe_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b':' | b'-')
}

/// What stands for a name that is too long, or has characters that a local id may not have: something
/// to recognise it by, and enough of its hash to tell it from every other. It has at most `room` bytes, and
/// at least those of the hash.
pub(crate) fn safe_name(name: &str, room: usize) -> String {
    let SafeName { mut beginning, hash } = SafeName::of(name);
    beginning.truncate(room.saturating_sub(hash.len() + 1));
    format!("{beginning}.{hash}")
}

/// So much of a derived name that is no local id may be one native id.
const LONGEST_PART: usize = 100;

/// A native id as a part of a derived name that is no local id: as it is where it is no longer than others, and has neither white
/// space nor what sets the parts of a reference apart; else what stands for it.
pub(crate) fn part_of_name(native: &str) -> String {
    let may_stand = |c: char| !c.is_whitespace() && !c.is_control() && c != '#';
    if !native.is_empty() && native.len() <= LONGEST_PART && native.chars().all(may_stand) {
        native.to_owned()
    } else {
        safe_name(native, LONGEST_PART)
    }
}

/// What a safe name is made of.
#[derive(Clone, Debug, Default)]
pub(crate) struct SafeName {
    /// The beginning of the name, without characters that a local id may not have.
    beginning: String,
    hash: String,
}

impl SafeName {
    pub(crate) fn of(name: &str) -> Self {
        let safe = name.chars().take(RECOGNISABLE).map(|character| {
            let byte = u8::try_from(u32::from(character)).unwrap_or(b' ');
            if is_safe_byte(byte) { char::from(byte) } else { '-' }
        });
        let mut hash = sha256(name.as_bytes()).hex();
        hash.truncate(16);
        Self { beginning: safe.collect(), hash }
    }

    /// A text without the safe name, as much of the beginning as stands in it; none, where it does not hold
    /// the name.
    pub(crate) fn cut_from(&self, text: &str) -> Option<String> {
        let (before, behind) = text.split_once(&*self.hash)?;
        // Where no dot is allowed, a hyphen stands for it.
        let before = before.strip_suffix(['.', '-'])?;
        let beginnings = (0..=self.beginning.len()).rev();
        let before = beginnings
            .filter_map(|length| self.beginning.get(..length))
            .find_map(|beginning| before.strip_suffix(beginning))
            .unwrap_or(before);
        Some(format!("{before}{behind}"))
    }
}

/// The mark of a text of the mapping's own that the source has too: sixteen letters made of the
/// source's digest, which it cannot quote. Letters alone: a list of counts is read for its numbers.
pub(crate) fn mark(digest: &str) -> String {
    let letters = digest.bytes().take(16).map(|byte| match byte {
        b'0'..=b'9' => char::from(b'g' + (byte - b'0')),
        _ => char::from(byte),
    });
    letters.collect()
}

/// A text of the mapping's own without its mark, and the mark, where it has one.
pub(crate) fn without_mark(text: &str) -> (&str, Option<&str>) {
    let marked = text.strip_suffix(']').and_then(|text| text.rsplit_once(" ["));
    match marked {
        Some((text, mark))
            if mark.len() == 16 && mark.bytes().all(|b| (b'a'..=b'p').contains(&b)) =>
        {
            (text, Some(mark))
        }
        _ => (text, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_told_from_the_text() {
        let mark = mark("8a5edab282632443219e051e");
        assert_eq!(mark, "oaledabioimjikkj");
        assert_eq!(
            without_mark("3 results [oaledabioimjikkj]"),
            ("3 results", Some("oaledabioimjikkj"))
        );
        for text in
            ["3 results", "3 results [oaled]", "3 results [oaledabioimjikkz]", "[oaledabioimjikkj]"]
        {
            assert_eq!(without_mark(text), (text, None));
        }
    }

    #[test]
    fn a_pseudonym_is_of_one_receipt_and_one_use() {
        let (one, other) = (sha256(b"one"), sha256(b"other"));
        let all = Pseudonym::ALL.map(|of| of.of(one, "dana"));
        let others = Pseudonym::ALL.map(|of| of.of(other, "dana"));
        let different: std::collections::HashSet<_> = all.iter().chain(&others).collect();
        assert_eq!(different.len(), 2 * Pseudonym::ALL.len());
        assert_eq!(all[0], Pseudonym::Entry.of(one, "dana"));
        assert_ne!(all[0], Pseudonym::Entry.of(one, "kari"));
    }

    #[test]
    fn an_unsafe_name_is_recognised_and_told_from_others() {
        let (one, other) = (safe_name("a b", 128), safe_name("a/b", 128));
        assert!(one.starts_with("a-b.") && other.starts_with("a-b.") && one != other);
        assert!(is_safe(&one) && !is_safe("a b"));
        let long = "x".repeat(200);
        assert_eq!([128, 40, 0].map(|room| safe_name(&long, room).len()), [48 + 17, 40, 17]);
    }

    #[test]
    fn a_part_of_a_name_is_the_id_where_that_is_a_word() {
        for id in ["0f3c2a7e-91b4", "a/b~c=\"d\"", "détail", "x"] {
            assert_eq!(part_of_name(id), id);
        }
        let long = "é".repeat(60);
        for id in ["", " ", "a b", "a#b", "a\u{2028}b", "a\0b", &long] {
            let name = part_of_name(id);
            assert!(name != id && is_safe(&name) && name.len() <= LONGEST_PART, "{id:?}: {name}");
        }
    }

    #[test]
    fn a_safe_name_is_cut_out_however_much_of_it_there_is() {
        let name = "a name of some length that is not safe, and goes on and on";
        let made = SafeName::of(name);
        for room in [128, 40, 20, 0] {
            let text = format!("plan:{}:3", safe_name(name, room));
            assert_eq!(made.cut_from(&text).as_deref(), Some("plan::3"));
        }
        assert_eq!(made.cut_from("plan:a-name-of-some-length:3"), None);
    }
}
