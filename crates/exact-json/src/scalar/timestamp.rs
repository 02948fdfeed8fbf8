//! Points in time, as they are written.

use super::Refusal;
use std::cmp::Ordering;
use time::{Date, Month, OffsetDateTime, Time, UtcOffset};

crate::text_type! {
    /// A timestamp in the form of RFC 3339 with an offset, kept as it is written.
    ///
    /// The form is OpenCheckpoint's pattern,
    /// `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$`,
    /// which also fits texts that name no time, such as a 30th of February: [`is_date_time`] tells.
    ///
    /// [`is_date_time`]: Timestamp::is_date_time
    ///
    /// ```
    /// use exact_json::Timestamp;
    ///
    /// let noon = Timestamp::try_from("2026-01-01T12:00:00.100-00:00")?;
    /// assert_eq!(noon.as_str(), "2026-01-01T12:00:00.100-00:00");
    /// let same = Timestamp::try_from("2026-01-01T13:00:00.1+01:00")?;
    /// assert_ne!(noon, same);
    /// assert_eq!(noon.instant(), same.instant());
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    pub struct Timestamp;
    check: check
}

const RULE: &str = "an RFC 3339 date-time such as 2026-01-31T12:00:00Z";

fn check(text: &str) -> Result<(), Refusal> {
    if split(text).is_some() { Ok(()) } else { Err(Refusal::new(text, RULE)) }
}

impl Timestamp {
    /// Whether the text names a time: a day that is in the calendar, an hour below 24, a minute below
    /// 60, an offset below 24 hours; a second 60 only where it is 23:59:60 in UTC on the last day of a
    /// month.
    ///
    /// This is `date-time` of RFC 3339. As a format of JSON Schema it is often checked without a look
    /// at the month.
    ///
    /// ```
    /// use exact_json::Timestamp;
    ///
    /// assert!(Timestamp::try_from("2016-12-31T18:59:60-05:00")?.is_date_time());
    /// assert!(!Timestamp::try_from("2026-02-30T10:00:00Z")?.is_date_time());
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[must_use]
    pub fn is_date_time(&self) -> bool {
        self.instant().is_some()
    }

    /// The instant, exact to the last digit; `None` if the text names no time.
    #[must_use]
    pub fn instant(&self) -> Option<Instant<'_>> {
        split(&self.0)?.instant()
    }

    /// The day, in UTC, whose last second this is, where that is a leap second; `None` if the text names no leap
    /// second or no time.
    ///
    /// It is the last day of a month. All leap seconds that there were ended a June or a December; that is for the caller to ask.
    ///
    /// ```
    /// use exact_json::Timestamp;
    ///
    /// let day = Timestamp::try_from("2016-12-31T18:59:60-05:00")?.leap_day().expect("a leap second");
    /// assert_eq!((day.year(), day.month().into(), day.day()), (2016, 12_u8, 31));
    /// assert_eq!(Timestamp::try_from("2016-12-31T23:59:59Z")?.leap_day(), None);
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[must_use]
    pub fn leap_day(&self) -> Option<Date> {
        // Nearly every time is told apart by its second.
        if self.0.get(17..19) != Some("60") {
            return None;
        }
        let instant = self.instant().filter(|instant| instant.leap)?;
        date_of(instant.seconds.div_euclid(24 * 60 * 60))
    }

    /// Compares two timestamps as instants; `None` if one of them names no time.
    ///
    /// ```
    /// use exact_json::Timestamp;
    /// use std::cmp::Ordering;
    ///
    /// let one = Timestamp::try_from("2026-01-01T12:00:00Z")?;
    /// let two = Timestamp::try_from("2026-01-01T12:30:00+01:00")?;
    /// assert_eq!(one.cmp_instant(&two), Some(Ordering::Greater));
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[must_use]
    pub fn cmp_instant(&self, other: &Self) -> Option<Ordering> {
        Some(self.instant()?.cmp(&other.instant()?))
    }

    /// The same instant, spelled in UTC with `Z`; `None` if the text names no time, or one that UTC has no year of four digits for.
    ///
    /// A timestamp in UTC stays as it is written, and the digits of a second stay in any.
    ///
    /// ```
    /// use exact_json::Timestamp;
    ///
    /// let utc = |text: &str| Timestamp::try_from(text).unwrap().in_utc().map(|utc| utc.to_string());
    /// assert_eq!(utc("2026-01-01T00:30:00.250+01:00").as_deref(), Some("2025-12-31T23:30:00.250Z"));
    /// assert_eq!(utc("2016-12-31T18:59:60-05:00").as_deref(), Some("2016-12-31T23:59:60Z"));
    /// assert_eq!(utc("2026-01-01T00:30:00-00:00").as_deref(), Some("2026-01-01T00:30:00-00:00"));
    /// assert_eq!(utc("0000-01-01T00:30:00+01:00"), None);
    /// ```
    #[must_use]
    pub fn in_utc(&self) -> Option<Self> {
        let parts = split(&self.0)?;
        let minutes = parts.instant()?.seconds.div_euclid(60);
        if parts.offset_hour == 0 && parts.offset_minute == 0 {
            return Some(self.clone());
        }
        let date = date_of(minutes.div_euclid(24 * 60))?;
        let minute = minutes.rem_euclid(24 * 60);
        let point = if parts.fraction.is_empty() { "" } else { "." };
        let text = format!(
            "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}{point}{}Z",
            date.year(),
            u8::from(date.month()),
            date.day(),
            minute / 60,
            minute % 60,
            parts.second,
            parts.fraction,
        );
        Self::try_from(text).ok()
    }

    /// The time so many seconds after 1970-01-01T00:00:00Z, as Unix counts them; `None` where that is in no year of four digits.
    ///
    /// ```
    /// use exact_json::Timestamp;
    ///
    /// let utc = |seconds| Timestamp::from_unix_seconds(seconds).map(|utc| utc.to_string());
    /// assert_eq!(utc(1_777_878_000).as_deref(), Some("2026-05-04T07:00:00Z"));
    /// assert_eq!(utc(-1).as_deref(), Some("1969-12-31T23:59:59Z"));
    /// assert_eq!(utc(i64::MAX), None);
    /// ```
    #[must_use]
    pub fn from_unix_seconds(seconds: i64) -> Option<Self> {
        const DAY: i64 = 24 * 60 * 60;
        let date =
            date_of(seconds.div_euclid(DAY)).filter(|date| (0..=9999).contains(&date.year()))?;
        let second = seconds.rem_euclid(DAY);
        let text = format!(
            "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z",
            date.year(),
            u8::from(date.month()),
            date.day(),
            second / 3600,
            second / 60 % 60,
            second % 60,
        );
        Self::try_from(text).ok()
    }

    /// The time for calculating; `None` if the text names no time.
    ///
    /// Digits after the ninth are cut off, and a leap second becomes the nanosecond before it ends
    /// its minute, because [`OffsetDateTime`] holds neither. To write a timestamp back, use its text.
    ///
    /// ```
    /// use exact_json::Timestamp;
    ///
    /// let timestamp = Timestamp::try_from("2026-01-01T00:00:00.5+01:00")?;
    /// let time = timestamp.to_offset_date_time().expect("a time");
    /// assert_eq!((time.year(), time.millisecond(), time.offset().whole_hours()), (2026, 500, 1));
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[must_use]
    pub fn to_offset_date_time(&self) -> Option<OffsetDateTime> {
        let parts = split(&self.0)?;
        parts.instant()?;
        let date = parts.date()?;
        let (second, nanosecond) =
            if parts.second == 60 { (59, 999_999_999) } else { (parts.second, parts.nanosecond()) };
        let time = Time::from_hms_nano(parts.hour, parts.minute, second, nanosecond).ok()?;
        let sign = if parts.west { -1 } else { 1 };
        let hours = i8::try_from(parts.offset_hour).ok()?;
        let minutes = i8::try_from(parts.offset_minute).ok()?;
        let offset = UtcOffset::from_hms(sign * hours, sign * minutes, 0).ok()?;
        Some(date.with_time(time).assume_offset(offset))
    }
}

/// A point on the time line, exact however many digits it was written with.
///
/// Ordered by time. A leap second comes after the 59th second and before the next minute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Instant<'t> {
    /// Seconds since 1970-01-01T00:00:00Z; of a leap second, those of the second before it.
    seconds: i64,
    leap: bool,
    /// The digits after the point, without zeros at the end: their textual order is their numeric one.
    fraction: &'t str,
}

impl Instant<'_> {
    /// Whole seconds since 1970-01-01T00:00:00Z, as Unix counts them.
    #[must_use]
    pub const fn unix_seconds(self) -> i64 {
        self.seconds
    }
}

/// The fields of a text that fits the pattern.
struct Parts<'t> {
    year: i32,
    month: u8,
    day: u8,
    hour: u8,
    minute: u8,
    second: u8,
    fraction: &'t str,
    west: bool,
    offset_hour: u8,
    offset_minute: u8,
}

fn split(text: &str) -> Option<Parts<'_>> {
    let (date_time, rest) = text.split_at_checked(19)?;
    let [y1, y2, y3, y4, b'-', o1, o2, b'-', d1, d2, b'T', h1, h2, b':', m1, m2, b':', s1, s2] =
        *date_time.as_bytes()
    else {
        return None;
    };
    let (fraction, zone) = match rest.strip_prefix('.') {
        Some(rest) => rest.split_at_checked(rest.find(|c: char| !c.is_ascii_digit())?)?,
        None => ("", rest),
    };
    if fraction.is_empty() && rest.starts_with('.') {
        return None;
    }
    let (west, offset_hour, offset_minute) = match *zone.as_bytes() {
        [b'Z'] => (false, 0, 0),
        [sign @ (b'+' | b'-'), h1, h2, b':', m1, m2] => {
            (sign == b'-', two_digits(h1, h2)?, two_digits(m1, m2)?)
        }
        _ => return None,
    };
    Some(Parts {
        year: i32::from(two_digits(y1, y2)?) * 100 + i32::from(two_digits(y3, y4)?),
        month: two_digits(o1, o2)?,
        day: two_digits(d1, d2)?,
        hour: two_digits(h1, h2)?,
        minute: two_digits(m1, m2)?,
        second: two_digits(s1, s2)?,
        fraction,
        west,
        offset_hour,
        offset_minute,
    })
}

fn two_digits(tens: u8, ones: u8) -> Option<u8> {
    let digits = tens.is_ascii_digit() && ones.is_ascii_digit();
    digits.then(|| (tens - b'0') * 10 + (ones - b'0'))
}

impl<'t> Parts<'t> {
    fn date(&self) -> Option<Date> {
        Date::from_calendar_date(self.year, Month::try_from(self.month).ok()?, self.day).ok()
    }

    fn instant(&self) -> Option<Instant<'t>> {
        const DAY: i64 = 24 * 60;
        let fields = self.hour < 24 && self.minute < 60 && self.second <= 60;
        if !fields || self.offset_hour >= 24 || self.offset_minute >= 60 {
            return None;
        }
        let days = i64::from(self.date()?.to_julian_day()) - UNIX_EPOCH_JULIAN_DAY;
        let local = i64::from(self.hour) * 60 + i64::from(self.minute);
        let east = i64::from(self.offset_hour) * 60 + i64::from(self.offset_minute);
        let minutes = days * DAY + local + if self.west { east } else { -east };
        let leap = self.second == 60;
        if leap {
            // The day after the last one that there is belongs to no month.
            let next = date_of(minutes.div_euclid(DAY) + 1);
            let ends_a_month = next.is_none_or(|next| next.day() == 1);
            if minutes.rem_euclid(DAY) != DAY - 1 || !ends_a_month {
                return None;
            }
        }
        let second = i64::from(self.second) - i64::from(leap);
        let fraction = self.fraction.trim_end_matches('0');
        Some(Instant { seconds: minutes * 60 + second, leap, fraction })
    }

    fn nanosecond(&self) -> u32 {
        let digits = self.fraction.bytes().chain(std::iter::repeat(b'0')).take(9);
        digits.fold(0, |sum, digit| sum * 10 + u32::from(digit - b'0'))
    }
}

/// The day that is so many days after 1970-01-01.
fn date_of(days: i64) -> Option<Date> {
    Date::from_julian_day(i32::try_from(UNIX_EPOCH_JULIAN_DAY + days).ok()?).ok()
}

/// Julian day number of 1970-01-01.
const UNIX_EPOCH_JULIAN_DAY: i64 = 2_440_588;
