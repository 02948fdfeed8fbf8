//! Checking the latest time.

use std::collections::HashMap;

use exact_json::scalar::Timestamp;
use exact_json::{Kind, Tape, Value};

/// Times that are said to be the latest of the source, and what the source shows.
#[derive(Default)]
pub(super) struct Latest {
    claims: Vec<Claim>,
    /// The latest time of each member, by its pointer without the record and with `*` for an index.
    latest: HashMap<String, Timestamp>,
}

struct Claim {
    line: u64,
    entry: usize,
    place: String,
    time: Timestamp,
    /// The members where it stands.
    stands: Vec<String>,
}

/// Members that are followed at most.
const MEMBERS: usize = 4096;

impl Latest {
    /// A value that is said to be the latest time; false when it is none.
    pub(super) fn claim(
        &mut self,
        value: Value<'_>,
        line: u64,
        entry: usize,
        place: String,
    ) -> bool {
        let text = value.text().filter(|_| value.kind() == Kind::String);
        let time = text.and_then(|text| text.decode().parse::<Timestamp>().ok());
        let Some(time) = time.filter(Timestamp::is_date_time) else { return false };
        self.claims.push(Claim { line, entry, place, time, stands: Vec::new() });
        true
    }

    pub(super) fn is_empty(&self) -> bool {
        self.claims.is_empty()
    }

    /// Looks at a source record.
    pub(super) fn look(&mut self, tape: Tape<'_>) {
        self.walk(tape.root(), &mut String::new());
    }

    fn walk(&mut self, value: Value<'_>, member: &mut String) {
        let length = member.len();
        match value.kind() {
            Kind::Object => {
                for (key, value) in value.members() {
                    exact_json::pointer::push_token(member, &key.decode());
                    self.walk(value, member);
                    member.truncate(length);
                }
            }
            Kind::Array => {
                member.push_str("/*");
                for item in value.items() {
                    self.walk(item, member);
                }
                member.truncate(length);
            }
            Kind::String => self.string(value, member),
            _ => {}
        }
    }

    fn string(&mut self, value: Value<'_>, member: &str) {
        let Some(text) = value.text() else { return };
        // Cheap first: a time begins with four digits and is short.
        let raw = text.raw();
        let likely =
            (20..=40).contains(&raw.len()) && raw.bytes().take(4).all(|b| b.is_ascii_digit());
        if !likely {
            return;
        }
        let Ok(time) = text.decode().parse::<Timestamp>() else { return };
        for claim in &mut self.claims {
            let equal = claim.time.cmp_instant(&time) == Some(std::cmp::Ordering::Equal);
            if equal && !claim.stands.iter().any(|known| known == member) {
                claim.stands.push(member.to_owned());
            }
        }
        let later =
            |known: &Timestamp| time.cmp_instant(known) == Some(std::cmp::Ordering::Greater);
        if let Some(known) = self.latest.get_mut(member) {
            if later(known) {
                *known = time;
            }
        } else if self.latest.len() < MEMBERS && time.is_date_time() {
            self.latest.insert(member.to_owned(), time);
        }
    }

    /// Claims that the source does not bear out: line, entry, place, and what was expected.
    ///
    /// Where the conversion had several steps, what counts as a time was decided on a stream in
    /// between, so that the source shows only whether the time stands in it.
    pub(super) fn wrong(&self, several_steps: bool) -> Vec<(u64, usize, String, String, String)> {
        let wrong = self.claims.iter().filter_map(|claim| {
            let expected = if claim.stands.is_empty() {
                "a time that stands in the source".to_owned()
            } else {
                let is_latest = |member: &String| {
                    self.latest.get(member).is_none_or(|latest| {
                        latest.cmp_instant(&claim.time) != Some(std::cmp::Ordering::Greater)
                    })
                };
                if several_steps || claim.stands.iter().any(is_latest) {
                    return None;
                }
                let member = claim.stands.first().map(String::as_str).unwrap_or_default();
                let latest = self.latest.get(member).map(Timestamp::as_str).unwrap_or_default();
                format!("the latest of {member}, {latest}")
            };
            let found = claim.time.as_str().to_owned();
            Some((claim.line, claim.entry, claim.place.clone(), found, expected))
        });
        wrong.collect()
    }
}
