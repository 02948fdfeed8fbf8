//! The JSON Schema of a line of a report, made from the Rust types.

use schemars::Schema;
use schemars::generate::SchemaSettings;

use super::line::Line;

/// Where the schema is published.
const ID: &str = "https://opencheckpoint.org/schema/loss-report/0.1/loss-report.schema.json";

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
    let mut schema = SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<Line>();
    schema.insert("$id".to_owned(), ID.into());
    schema
}
