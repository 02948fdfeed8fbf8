//! The JSON Schema of a line of a report, made from the Rust types.

use schemars::Schema;

use super::line::Line;

/// The JSON Schema (draft 2020-12) of a line of a report.
///
/// It is kept in `schemas/loss-report/0.1`; a test holds the two together.
///
/// ```
/// let schema = opencheckpoint_convert::report::schema();
/// assert_eq!(schema.get("$schema").unwrap(), "https://json-schema.org/draft/2020-12/schema");
/// ```
#[must_use]
pub fn schema() -> Schema {
    crate::schema::of::<Line>()
}
