//! Integers of any size, as they are spelled.

use crate::number;

super::number_type::number_type! {
    /// A JSON number whose value is an integer, kept as it is spelled.
    ///
    /// JSON Schema's `integer` counts by value: `5.0` and `1e2` are integers, and so are numbers of any
    /// length. Equality, order and hash are those of the text; compare values with [`same_value`](Self::same_value).
    ///
    /// ```
    /// use exact_json::Integer;
    ///
    /// let size: Integer = serde_json::from_str("12345678901234567890123")?;
    /// assert_eq!(serde_json::to_string(&size)?, "12345678901234567890123");
    /// assert_eq!(size.as_u64(), None);
    /// let hundred: Integer = serde_json::from_str("1e2")?;
    /// assert_eq!((hundred.as_str(), hundred.as_u64()), ("1e2", Some(100)));
    /// assert!(serde_json::from_str::<Integer>("1.5").is_err());
    /// assert!(hundred.same_value(&Integer::from(100)));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    Integer;
    rule: "an integer";
    accepts: number::is_integer
}

impl Integer {
    /// The value, if it fits.
    #[must_use]
    pub fn as_u64(&self) -> Option<u64> {
        number::to_u64(&self.0)
    }

    /// The value, if it fits.
    #[must_use]
    pub fn as_i64(&self) -> Option<i64> {
        number::to_i64(&self.0)
    }

    /// The value, if it fits.
    #[must_use]
    pub fn as_i128(&self) -> Option<i128> {
        number::to_i128(&self.0)
    }

    /// Whether the value is below zero.
    ///
    /// ```
    /// assert!(exact_json::Integer::from(-3).is_negative());
    /// assert!(!exact_json::Integer::try_from("-0")?.is_negative());
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.0.starts_with('-') && !number::is_zero(&self.0)
    }
}
