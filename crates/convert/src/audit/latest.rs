//! Checking the latest time.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};

use exact_json::scalar::Timestamp;
use exact_json::{Kind, Tape, Value};

use super::suspect::Suspect;

/// Times that are said to be the latest of the source, and what the source shows.
#[derive(Default)]
pub(super) struct Latest {
    keys: RandomState,
    claims: Vec<(Suspect, u64)>,
    /// The times that are claimed, by instant.
    times: HashMap<u64, Time>,
    /// The latest time of each member, by the hash of its pointer without the record and with any index
    /// alike.
    by_member: HashMap<u64, Timestamp>,
}

struct Time {
    time: Timestamp,
    /// The members where it stands.
    stands: HashSet<u64>,
}

/// A claim that the source does not bear out.
pub(super) struct Wrong {
    pub(super) suspect: Suspect,
    pub(super) found: String,
    pub(super) expected: String,
}

impl Latest {
    /// A value that is said to be the latest time; false when it is none.
    pub(super) fn claim(&mut self, value: Value<'_>, suspect: Suspect) -> bool {
        let text = value.text().filter(|_| value.kind() == Kind::String);
        let time = text.and_then(|text| text.decode().parse::<Timestamp>().ok());
        let Some(time) = time else { return false };
        let Some(instant) = self.instant(&time) else { return false };
        self.claims.push((suspect, instant));
        self.times.entry(instant).or_insert_with(|| Time { time, stands: HashSet::new() });
        true
    }

    pub(super) fn is_empty(&self) -> bool {
        self.claims.is_empty()
    }

    /// Looks at a source record.
    pub(super) fn look(&mut self, tape: Tape<'_>) {
        if !self.is_empty() {
            self.walk(tape.root(), 0);
        }
    }

    fn instant(&self, time: &Timestamp) -> Option<u64> {
        time.instant().map(|instant| self.keys.hash_one(instant))
    }

    fn walk(&mut self, value: Value<'_>, member: u64) {
        match value.kind() {
            Kind::Object => {
                for (key, value) in value.members() {
                    let member = self.keys.hash_one((member, key.decode()));
                    self.walk(value, member);
                }
            }
            Kind::Array => {
                let member = self.keys.hash_one(member);
                value.items().for_each(|item| self.walk(item, member));
            }
            Kind::String => self.string(value, member),
            _ => {}
        }
    }

    fn string(&mut self, value: Value<'_>, member: u64) {
        let Some(text) = value.text() else { return };
        // Cheap first: a time begins with four digits and is short.
        let raw = text.raw();
        let likely =
            (20..=40).contains(&raw.len()) && raw.bytes().take(4).all(|b| b.is_ascii_digit());
        if !likely {
            return;
        }
        let Ok(time) = text.decode().parse::<Timestamp>() else { return };
        let Some(instant) = self.instant(&time) else { return };
        if let Some(claimed) = self.times.get_mut(&instant) {
            claimed.stands.insert(member);
        }
        match self.by_member.get_mut(&member) {
            Some(known) if time.cmp_instant(known) == Some(std::cmp::Ordering::Greater) => {
                *known = time;
            }
            Some(_) => {}
            None => drop(self.by_member.insert(member, time)),
        }
    }

    /// Claims that the source does not bear out.
    ///
    /// Where the conversion had several steps, what counts as a time was decided on a stream in
    /// between, so that the source shows only whether the time stands in it.
    pub(super) fn wrong(&self, several_steps: bool) -> Vec<Wrong> {
        let mut expected: HashMap<u64, Option<String>> = HashMap::new();
        let wrong = self.claims.iter().filter_map(|(suspect, instant)| {
            let claimed = self.times.get(instant)?;
            let expected = expected
                .entry(*instant)
                .or_insert_with(|| self.expected(claimed, several_steps))
                .clone()?;
            let found = claimed.time.as_str().to_owned();
            Some(Wrong { suspect: *suspect, found, expected })
        });
        wrong.collect()
    }

    /// What would have been right; nothing, where the time is.
    fn expected(&self, claimed: &Time, several_steps: bool) -> Option<String> {
        if claimed.stands.is_empty() {
            return Some("a time that stands in the source".to_owned());
        }
        let latest = claimed.stands.iter().filter_map(|member| self.by_member.get(member));
        let earliest = latest
            .min_by(|one, other| one.cmp_instant(other).unwrap_or(std::cmp::Ordering::Equal))?;
        let later = earliest.cmp_instant(&claimed.time) == Some(std::cmp::Ordering::Greater);
        (later && !several_steps)
            .then(|| format!("the latest of its member, {}", earliest.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use exact_json::Scanner;

    use super::*;

    fn wrong(claimed: &str, record: &str) -> Vec<String> {
        let (mut one, mut other) = (Scanner::new(), Scanner::new());
        let mut latest = Latest::default();
        let claim = one.scan_str(claimed).unwrap();
        let suspect = Suspect { line: 1, entry: 0, leaf: 0 };
        assert!(latest.claim(claim.root(), suspect));
        latest.look(other.scan_str(record).unwrap());
        latest.wrong(false).into_iter().map(|wrong| wrong.expected).collect()
    }

    #[test]
    fn a_time_is_the_latest_of_a_member() {
        let record = r#"[{"at":"2026-01-01T00:00:00Z"},{"at":"2026-01-02T01:00:00+01:00","end":"2026-01-03T00:00:00Z"}]"#;
        assert_eq!(wrong("\"2026-01-02T00:00:00.0Z\"", record), [""; 0]);
        assert_eq!(wrong("\"2026-01-03T00:00:00Z\"", record), [""; 0]);
        assert_eq!(
            wrong("\"2026-01-01T00:00:00Z\"", record),
            ["the latest of its member, 2026-01-02T01:00:00+01:00"]
        );
        assert_eq!(wrong("\"2026-01-04T00:00:00Z\"", record), ["a time that stands in the source"]);
    }

    #[test]
    fn members_are_followed_however_many_there_are() {
        let mut record = String::from("{");
        for member in 0..5000 {
            let _ = write!(record, r#""m{member}":"2020-01-01T00:00:00Z","#);
        }
        record += r#""x":["2026-01-01T00:00:00Z","2026-01-02T00:00:00Z"]}"#;
        assert_eq!(
            wrong("\"2026-01-01T00:00:00Z\"", &record),
            ["the latest of its member, 2026-01-02T00:00:00Z"]
        );
    }
}
