//! Objects are objects.

use exact_json::read::expected;
use exact_json::{Kind, ReadError, Scanner, Value};
use serde::Serialize;

/// Refuses arrays that were read in the place of objects: derived readers take a struct's members from
/// an array, too, and a report has one spelling.
///
/// `read` is what `made` was read from.
pub(crate) fn objects_are_objects<T: Serialize>(
    read: Value<'_>,
    made: &T,
) -> Result<(), ReadError> {
    let text = serde_json::to_string(made).unwrap_or_default();
    let mut scanner = Scanner::new();
    match scanner.scan_str(&text) {
        Ok(tape) => compare(read, tape.root()),
        Err(_) => Err(expected(read, "something that can be written")),
    }
}

fn compare(read: Value<'_>, written: Value<'_>) -> Result<(), ReadError> {
    match written.kind() {
        Kind::Object if read.kind() != Kind::Object => Err(expected(read, "an object")),
        Kind::Object => written.members().try_for_each(|(name, written)| {
            read.get(&name.decode()).map_or(Ok(()), |read| compare(read, written))
        }),
        Kind::Array => {
            read.items().zip(written.items()).try_for_each(|(read, written)| compare(read, written))
        }
        _ => Ok(()),
    }
}
