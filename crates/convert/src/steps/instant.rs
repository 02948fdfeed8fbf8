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
        None => unix_time(&item.json_text()),
    }
}

/// The time that a number names: so many seconds since 1970, or, where that is far off, milliseconds.
pub(crate) fn unix_time(number: &str) -> Option<Timestamp> {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let is_plain = fraction.bytes().all(|digit| digit.is_ascii_digit());
    let whole: i64 = whole.parse().ok().filter(|_| is_plain)?;
    let (seconds, fraction) = if whole < MILLISECONDS {
        (whole, fraction.to_owned())
    } else {
        (whole / 1000, format!("{:03}{fraction}", whole % 1000))
    };
    let utc = Timestamp::from_unix_seconds(seconds)?;
    match (fraction.trim_end_matches('0'), utc.as_str().strip_suffix('Z')) {
        ("", _) => Some(utc),
        // Before 1970 a fraction goes the other way.
        (_, _) if seconds < 0 || number.starts_with('-') => None,
        (fraction, Some(utc)) => format!("{utc}.{fraction}Z").parse().ok(),
        (_, None) => None,
    }
}

/// From here on a number of seconds is taken for one of milliseconds: it would be in the year 5138.
const MILLISECONDS: i64 = 100_000_000_000;

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
        assert!(same(noon, "1777896000000") && same("1777896000000.000", noon));
        assert!(same(r#""2026-05-04T12:00:00.25Z""#, "1777896000.250"));
        assert!(same(r#""2026-05-04T12:00:00.123Z""#, "1777896000123"));
        assert!(same(r#""1969-12-31T23:59:59Z""#, "-1"));
        for other in [
            "1777896001",
            "1777896000.5",
            "1.777896e9",
            "-1.5",
            "-0.5",
            "null",
            "[]",
            r#""1777896000""#,
        ] {
            assert!(!same(noon, other), "{other}");
        }
    }
}
