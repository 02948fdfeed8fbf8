//! A typed value together with the text it was read from.

use exact_json::{Read, from_str};
use serde::Serialize;

/// A typed value and its text. Conversions read the text, because spelling and digests are in it.
///
/// ```
/// use exact_json::Json;
/// use opencheckpoint_convert::Document;
///
/// let document: Document<Json> = Document::parse(r#"{ "n": 1.0 }"#)?;
/// assert_eq!(document.text(), r#"{ "n": 1.0 }"#);
/// assert_eq!(Document::of(document.into_value())?.text(), r#"{"n":1.0}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document<T> {
    text: String,
    value: T,
}

impl<T> Document<T> {
    /// Reads a text, strictly.
    ///
    /// # Errors
    ///
    /// Text that is not strict JSON, or of another shape.
    pub fn parse(text: impl Into<String>) -> Result<Self, exact_json::Error>
    where
        T: for<'t> Read<'t>,
    {
        let text = text.into();
        let value = from_str(&text)?;
        Ok(Self { text, value })
    }

    /// A value alone: its text is the compact one.
    ///
    /// # Errors
    ///
    /// A value that cannot be written as JSON.
    pub fn of(value: T) -> Result<Self, serde_json::Error>
    where
        T: Serialize,
    {
        Ok(Self { text: serde_json::to_string(&value)?, value })
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The value.
    #[must_use]
    pub fn value(&self) -> &T {
        &self.value
    }

    /// The value without the text.
    #[must_use]
    pub fn into_value(self) -> T {
        self.value
    }
}
