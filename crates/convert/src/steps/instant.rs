//! Points in time, in whichever spelling.

use exact_json::scalar::Timestamp;

use super::item::Item;

/// Whether two values name the same point in time.
pub(crate) fn is_same_instant(one: &Item<'_>, other: &Item<'_>) -> bool {
    match (instant(one), instant(other)) {
        (Some(one), Some(other)) => one.cmp_instant(&other) == Some(std::cmp::Ordering::Equal),
        _ => false,
    }
}

/// The time that a value names: a text, or a number.
pub(crate) fn instant(item: &Item<'_>) -> Option<Timestamp> {
    match item.text() {
        Some(text) => text.parse().ok(),
        None => unix_seconds(&item.json_text()),
    }
}

/// The time that a number names: so many whole seconds since 1970.
pub(crate) fn unix_seconds(number: &str) -> Option<Timestamp> {
    let (seconds, fraction) = number.split_once('.').unwrap_or((number, "0"));
    let is_whole = fraction.bytes().all(|digit| digit == b'0');
    Timestamp::from_unix_seconds(seconds.parse().ok().filter(|_| is_whole)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instant_has_many_spellings() {
        let item = |json: &str| Item::Json(json.parse().unwrap());
        let same = |one: &str, other: &str| is_same_instant(&item(one), &item(other));
        let noon = r#""2026-05-04T12:00:00Z""#;
        assert!(same(noon, r#""2026-05-04T14:00:00.0+02:00""#));
        assert!(same(noon, "1777896000") && same("1777896000.0", noon));
        for other in ["1777896001", "1777896000.5", "1.777896e9", "null", "[]", r#""1777896000""#] {
            assert!(!same(noon, other), "{other}");
        }
    }
}
