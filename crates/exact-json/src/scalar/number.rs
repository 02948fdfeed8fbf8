//! Numbers of any size and precision, as they are spelled.

super::number_type::number_type! {
    /// A JSON number, kept as it is spelled.
    ///
    /// Equality, order and hash are those of the text; compare values with [`same_value`](Self::same_value).
    ///
    /// ```
    /// use exact_json::Number;
    ///
    /// let seconds: Number = serde_json::from_str("1.50")?;
    /// assert_eq!(serde_json::to_string(&seconds)?, "1.50");
    /// assert!(seconds.same_value(&"15e-1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Number;
    rule: "a number";
    accepts: |_: &str| true
}

impl Number {
    /// The nearest double; `None` beyond their range.
    ///
    /// ```
    /// use exact_json::Number;
    ///
    /// assert_eq!(Number::try_from("1.50")?.to_f64(), Some(1.5));
    /// assert_eq!(Number::try_from("1e400")?.to_f64(), None);
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[must_use]
    pub fn to_f64(&self) -> Option<f64> {
        self.0.parse().ok().filter(|value: &f64| value.is_finite())
    }
}
