//! The lines of a report.

use exact_json::read::{expected, missing};
use exact_json::{Kind, Read, ReadError, Value, deserialize_by_reading};
use schemars::JsonSchema;
use serde::Serialize;

use super::entry::Entry;
use super::entry_read::closed;
use super::head::Head;
use super::objects::objects_are_objects;
use super::totals::Totals;

/// A line of a report.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(title = "A line of a loss report")]
pub enum Line {
    /// The first line.
    Head(Box<Head>),
    /// A list of entries for the rows behind it.
    Shape(Shape),
    /// The fate of some records.
    Row(Row),
    /// The last line.
    Totals(Totals),
}

/// A list of entries that stands for itself in rows behind it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    /// Its number.
    pub shape: u64,
    /// The entries.
    pub entries: Vec<Entry>,
}

/// Entries applied to bases.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The number of the shape whose entries these are. Either this or `entries` is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<u64>,
    /// Where the sources stand: `/17` is record 17 of a stream, the empty pointer a document.
    pub from: Vec<String>,
    /// Where the targets stand.
    pub to: Vec<String>,
    /// The row's own entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entries: Option<Vec<Entry>>,
}

const SHAPE: &[&str] = &["shape", "entries"];
const ROW: &[&str] = &["shape", "from", "to", "entries"];

impl<'t> Read<'t> for Shape {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        closed(value, SHAPE)?;
        Ok(Self { shape: number(value)?, entries: entries(value)? })
    }
}

impl<'t> Read<'t> for Row {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        closed(value, ROW)?;
        let bases = |name| value.get(name).ok_or_else(|| missing(value, name)).and_then(Vec::read);
        let (from, to) = (bases("from")?, bases("to")?);
        match (value.get("shape"), value.get("entries")) {
            (Some(_), None) => Ok(Self { shape: Some(number(value)?), from, to, entries: None }),
            (None, Some(_)) => Ok(Self { shape: None, from, to, entries: Some(entries(value)?) }),
            _ => Err(expected(value, "a row with either a shape or entries")),
        }
    }
}

deserialize_by_reading!(Shape);
deserialize_by_reading!(Row);

fn number(value: Value<'_>) -> Result<u64, ReadError> {
    let shape = value.get("shape").ok_or_else(|| missing(value, "shape"))?;
    shape.as_u64().ok_or_else(|| expected(shape, "the number of a shape"))
}

fn entries(value: Value<'_>) -> Result<Vec<Entry>, ReadError> {
    let entries = value.get("entries").ok_or_else(|| missing(value, "entries"))?;
    Vec::read(entries)
}

impl<'t> Read<'t> for Line {
    /// Tells the lines apart by the members that only they have.
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        let serde = |value: Value<'t>| exact_json::read::refused(value, "a line of a loss report");
        if value.kind() != Kind::Object {
            return Err(expected(value, "a line of a loss report"));
        }
        if value.get("loss_report").is_some() {
            let head: Head = serde_json::from_str(value.raw())
                .map_err(|error| exact_json::read::refused(value, format!("a head ({error})")))?;
            objects_are_objects(value, &head)?;
            return Ok(Self::Head(Box::new(head)));
        }
        if value.get("totals").is_some() {
            let totals: Totals = serde_json::from_str(value.raw()).map_err(|_| serde(value))?;
            objects_are_objects(value, &totals)?;
            return Ok(Self::Totals(totals));
        }
        if value.get("from").is_some() {
            return Row::read(value).map(Self::Row);
        }
        Shape::read(value).map(Self::Shape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = r#"{"loss_report":"0.1","adapter":{"id":"a","version":"1","options":{}},"source":{"format":"a","digest":"sha-256:00","size":1,"leaves":1},"target":{"format":"b","digest":"sha-256:00","size":1,"leaves":1},"provisional":[],"anomalies":[]}"#;
    const TOTALS: &str = r#"{"totals":{"source":{"kept":1,"changed":0,"dropped":0},"target":{"kept":1,"changed":0,"synthesized":0}},"dropped":{}}"#;

    #[test]
    fn no_array_stands_for_an_object() {
        let read = |text: &str| exact_json::from_str::<Line>(text).map_err(|e| e.to_string());
        for (line, object, array) in [
            (
                HEAD,
                r#"{"format":"a","digest":"sha-256:00","size":1,"leaves":1}"#,
                r#"["a","sha-256:00",1,1]"#,
            ),
            (HEAD, r#"{"id":"a","version":"1","options":{}}"#, r#"["a","1",{}]"#),
            (TOTALS, r#"{"kept":1,"changed":0,"dropped":0}"#, "[1,0,0]"),
        ] {
            assert!(read(line).is_ok(), "{line}");
            let other = line.replace(object, array);
            assert_ne!(line, other);
            assert!(read(&other).is_err(), "{other}");
        }
    }
}
