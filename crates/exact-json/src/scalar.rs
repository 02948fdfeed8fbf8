//! Scalars that keep the text they were read from.
//!
//! Each is a newtype over its source text that checks no more than the pattern its schema gives it.
//! Equality, order and hash are those of the text; what the text means (an instant, a URL, a UUID,
//! an integer) is asked by named methods, so that nothing is rewritten on the way through.

mod digest;
mod integer;
mod number;
mod number_type;
mod text_type;
mod timestamp;
mod uri;
mod urn_uuid;

pub use digest::Digest;
pub use integer::Integer;
pub use number::Number;
pub use timestamp::{Instant, Timestamp};
pub use uri::Uri;
pub use urn_uuid::UrnUuid;

use std::fmt;

/// A text that breaks the pattern of its type.
///
/// ```
/// let refusal = exact_json::Timestamp::try_from("yesterday").unwrap_err();
/// assert_eq!(
///     refusal.to_string(),
///     r#"found "yesterday", expected an RFC 3339 date-time such as 2026-01-31T12:00:00Z"#
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The text.
    pub value: String,
    /// What would have been right.
    pub rule: &'static str,
}

impl Refusal {
    /// The refusal of `value`, which breaks `rule`.
    #[cold]
    #[must_use]
    pub fn new(value: &str, rule: &'static str) -> Self {
        Self { value: value.to_owned(), rule }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, expected {}", crate::read::cut(&self.value), self.rule)
    }
}

impl std::error::Error for Refusal {}
