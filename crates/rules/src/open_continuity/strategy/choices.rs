//! What is left to chance.

use exact_json::Timestamp;
use proptest::array::uniform5;
use proptest::prelude::{BoxedStrategy, Strategy};
use proptest::sample::select;

/// Choices that were made beforehand, so that a test that fails can be made smaller: less of them keeps more as it is.
pub(super) struct Choices {
    bytes: Vec<u8>,
    next: usize,
}

impl Choices {
    pub(super) fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, next: 0 }
    }

    /// One in `of` times.
    pub(super) fn one_in(&mut self, of: u8) -> bool {
        self.next() % of == of - 1
    }

    /// One of these.
    pub(super) fn one_of<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        let n = usize::from(self.next()).checked_rem(items.len())?;
        items.get(n)
    }

    /// Most of these, mostly.
    pub(super) fn most_of<T: Clone>(&mut self, items: &[T]) -> Vec<T> {
        items.iter().filter(|_| !self.one_in(4)).cloned().collect()
    }

    fn next(&mut self) -> u8 {
        let byte = self.bytes.get(self.next).copied().unwrap_or_default();
        self.next = (self.next + 1).checked_rem(self.bytes.len()).unwrap_or_default();
        byte
    }
}

/// The times of a transfer, in order, each in some spelling.
#[derive(Debug, Clone)]
pub(super) struct Times {
    pub(super) not_before: Timestamp,
    pub(super) issued_at: Timestamp,
    /// Of the package.
    pub(super) used_until: Timestamp,
    /// Of the receipt.
    pub(super) expires_at: Timestamp,
    pub(super) requested_not_after: Timestamp,
}

impl Times {
    pub(super) fn any() -> BoxedStrategy<Self> {
        let seconds = uniform5(0_u32..12 * 60 * 60);
        let zones = uniform5(select(&[(0, "Z"), (0, "-00:00"), (6, "+06:00"), (11, "+11:00")][..]));
        let fraction = select(&["", ".5", ".50"][..]);
        (seconds, zones, fraction)
            .prop_filter_map("each is a time", |(mut seconds, zones, fraction)| {
                seconds.sort_unstable();
                let mut times = seconds.into_iter().zip(zones).map(|(second, (east, zone))| {
                    let (hour, minute) = (second / 3600 + east, second / 60 % 60);
                    let second = second % 60;
                    let text =
                        format!("2026-03-04T{hour:02}:{minute:02}:{second:02}{fraction}{zone}");
                    Timestamp::try_from(text).ok()
                });
                Some(Self {
                    not_before: times.next()??,
                    issued_at: times.next()??,
                    used_until: times.next()??,
                    expires_at: times.next()??,
                    requested_not_after: times.next()??,
                })
            })
            .boxed()
    }
}
