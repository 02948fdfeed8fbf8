//! Numbers by their exact decimal value, from the text they are written in.
//!
//! The functions take text that a scanner has accepted as a number.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

/// A number as `±0.d₁d₂d₃… × 10^scale`, its digits still in the text.
struct Decimal<'t> {
    negative: bool,
    /// Digits before the point, from the first that is not 0.
    whole: &'t [u8],
    /// Digits after the point; from the first that is not 0 if `whole` is empty.
    fraction: &'t [u8],
    scale: i64,
}

impl<'t> Decimal<'t> {
    fn new(text: &'t str) -> Self {
        let (negative, rest) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let (mantissa, exponent) = rest.split_once(['e', 'E']).unwrap_or((rest, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let whole = whole.trim_start_matches('0');
        let fraction = fraction.trim_end_matches('0');
        // The scanner lets no exponent pass that an i64 could not hold.
        let exponent: i64 = exponent.parse().unwrap_or_default();
        if !whole.is_empty() {
            let whole_digits = length(whole);
            let whole = if fraction.is_empty() { whole.trim_end_matches('0') } else { whole };
            let scale = exponent + whole_digits;
            return Self {
                negative,
                whole: whole.as_bytes(),
                fraction: fraction.as_bytes(),
                scale,
            };
        }
        let digits = fraction.trim_start_matches('0');
        if digits.is_empty() {
            return Self { negative: false, whole: &[], fraction: &[], scale: 0 };
        }
        let scale = exponent - (length(fraction) - length(digits));
        Self { negative, whole: &[], fraction: digits.as_bytes(), scale }
    }

    fn digits(&self) -> impl Iterator<Item = &'t u8> + Clone + use<'t> {
        self.whole.iter().chain(self.fraction)
    }

    /// How many digits there are, the last of them not 0.
    fn len(&self) -> i64 {
        count(self.whole.len()) + count(self.fraction.len())
    }

    fn is_integer(&self) -> bool {
        self.len() <= self.scale
    }

    /// -1, 0 or 1.
    fn sign(&self) -> i8 {
        match (self.len(), self.negative) {
            (0, _) => 0,
            (_, true) => -1,
            (_, false) => 1,
        }
    }

    /// The absolute value, if it is an integer of at most 128 bits.
    fn magnitude(&self) -> Option<u128> {
        if !self.is_integer() {
            return None;
        }
        if self.len() == 0 {
            return Some(0);
        }
        // u128 has at most 39 digits.
        let zeros = u32::try_from(self.scale - self.len()).ok().filter(|zeros| *zeros < 39)?;
        let step = |sum: u128, digit: &u8| {
            sum.checked_mul(10)?.checked_add(u128::from(digit.wrapping_sub(b'0')))
        };
        self.digits().try_fold(0, step)?.checked_mul(10_u128.checked_pow(zeros)?)
    }
}

fn length(digits: &str) -> i64 {
    count(digits.len())
}

/// Texts are shorter than `MAX_BYTES`.
fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// Whether two number texts have the same value: 1, 1.0 and 10e-1 have; nothing is rounded.
pub(crate) fn equal(one: &str, two: &str) -> bool {
    if one == two {
        return true;
    }
    let (one, two) = (Decimal::new(one), Decimal::new(two));
    one.negative == two.negative
        && one.scale == two.scale
        && one.len() == two.len()
        && one.digits().eq(two.digits())
}

/// The order of two number texts by their values; nothing is rounded.
pub(crate) fn compare(one: &str, two: &str) -> Ordering {
    let (one, two) = (Decimal::new(one), Decimal::new(two));
    one.sign().cmp(&two.sign()).then_with(|| {
        // The first digit is not 0, so that the larger scale is the larger number.
        let by_size = one.scale.cmp(&two.scale).then_with(|| one.digits().cmp(two.digits()));
        if one.negative { by_size.reverse() } else { by_size }
    })
}

/// Hashes a number's value: equal numbers have one hash.
pub(crate) fn hash(text: &str, hasher: &mut impl Hasher) {
    let decimal = Decimal::new(text);
    (decimal.negative, decimal.scale, decimal.len()).hash(hasher);
    decimal.digits().for_each(|digit| digit.hash(hasher));
}

/// Whether the value is an integer, however it is written.
pub(crate) fn is_integer(text: &str) -> bool {
    Decimal::new(text).is_integer()
}

/// Whether the value is 0, however it is written.
pub(crate) fn is_zero(text: &str) -> bool {
    Decimal::new(text).len() == 0
}

/// The value, if it is an integer that fits.
pub(crate) fn to_u64(text: &str) -> Option<u64> {
    // The common spelling first.
    text.parse().ok().or_else(|| to_u128(text)?.try_into().ok())
}

/// The value, if it is an integer that fits.
pub(crate) fn to_u128(text: &str) -> Option<u128> {
    let decimal = Decimal::new(text);
    if decimal.negative { None } else { decimal.magnitude() }
}

/// The value, if it is an integer that fits.
pub(crate) fn to_i64(text: &str) -> Option<i64> {
    text.parse().ok().or_else(|| to_i128(text)?.try_into().ok())
}

/// The value, if it is an integer that fits.
pub(crate) fn to_i128(text: &str) -> Option<i128> {
    let decimal = Decimal::new(text);
    let magnitude = decimal.magnitude()?;
    if decimal.negative {
        0_i128.checked_sub_unsigned(magnitude)
    } else {
        magnitude.try_into().ok()
    }
}

/// The value, if a double holds it exactly.
pub(crate) fn to_exact_f64(text: &str) -> Option<f64> {
    let value: f64 = text.parse().ok()?;
    // The shortest spelling stands for the double: 0.1 is held, 0.10000000000000000001 is not.
    (value.is_finite() && equal(&format!("{value:e}"), text)).then_some(value)
}
