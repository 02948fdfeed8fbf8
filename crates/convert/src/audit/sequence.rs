//! Checking sequences: of one member, each value is greater than the one before, behind one short prefix.

use std::collections::HashMap;

use exact_json::{Kind, Value};

use crate::records::Record;
use crate::steps::is_short;

use super::bits::Bits;

/// The last value of each member that is a sequence.
#[derive(Default)]
pub(super) struct Sequences {
    last: HashMap<String, (String, u64)>,
}

/// A value that does not go on its sequence.
pub(super) struct Broken {
    pub(super) pointer: String,
    pub(super) found: String,
    pub(super) expected: String,
}

impl Sequences {
    /// Looks at the leaves of a record that are said to be of a sequence.
    pub(super) fn look(&mut self, record: &Record, first: u64, claimed: &Bits) -> Option<Broken> {
        let value = record.tape()?.root();
        self.walk(value, record, first, claimed, &mut String::new())
    }

    fn walk(
        &mut self,
        value: Value<'_>,
        record: &Record,
        first: u64,
        claimed: &Bits,
        member: &mut String,
    ) -> Option<Broken> {
        let length = member.len();
        if value.is_leaf() {
            let leaf = first + record.leaves_of(value.index()).start;
            return claimed.contains(leaf).then(|| self.value(value, member)).flatten();
        }
        let mut broken = None;
        for (key, value) in value.members() {
            exact_json::pointer::push_token(member, &key.decode());
            broken = broken.or(self.walk(value, record, first, claimed, member));
            member.truncate(length);
        }
        member.push_str("/*");
        for item in value.items() {
            broken = broken.or(self.walk(item, record, first, claimed, member));
        }
        member.truncate(length);
        broken
    }

    fn value(&mut self, value: Value<'_>, member: &str) -> Option<Broken> {
        let broken = |expected: String| Broken {
            pointer: value.pointer(),
            found: value.raw().to_owned(),
            expected,
        };
        let Some((prefix, number)) = numbered(value) else {
            return Some(broken("a number, or a text that ends in one".to_owned()));
        };
        if !is_short(&prefix) {
            return Some(broken("a number, or a short text that ends in one".to_owned()));
        }
        let Some((known, last)) = self.last.get_mut(member) else {
            self.last.insert(member.to_owned(), (prefix, number));
            return None;
        };
        let goes_on = *known == prefix && number > *last;
        let expected = (!goes_on).then(|| format!("{known} and a number greater than {last}"));
        *last = number;
        expected.map(broken)
    }
}

/// A number, or a text that ends in one, with what stands before it.
fn numbered(value: Value<'_>) -> Option<(String, u64)> {
    if let Some(number) = value.as_u64() {
        return Some((String::new(), number));
    }
    let text = value.text().filter(|_| value.kind() == Kind::String)?.decode();
    let start = text.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| {
        at + text.get(at..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8)
    });
    let number = text.get(start..)?.parse().ok()?;
    Some((text.get(..start)?.to_owned(), number))
}
