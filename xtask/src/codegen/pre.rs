//! From a published schema to the subset that typify turns into the types we mean.
//!
//! Each pass is strict: what it does not know, it refuses, naming the place.

mod allow;
mod lower;
mod notes;
mod nullable;
mod prose;
mod rules;
#[cfg(test)]
mod tests;
pub(crate) mod walk;

use serde_json::Value;

use super::error::{Error, Result};
use super::format::Format;

pub(crate) use notes::{
    EnumForm, Form, Lowered, Mark, MemberForm, Named, ObjectForm, Refs, Slot, UnionForm,
};

/// A schema made ready for typify, with what typify would lose of it.
pub(crate) struct Prepared {
    /// The schema without its rules: exactly what the types accept.
    pub(crate) shape: Value,
    /// The same with the fix-ups.
    pub(crate) fixed: Value,
    /// What typify reads, and the notes on each type of it.
    pub(crate) lowered: Lowered,
    /// The rules that were taken out, each with its place.
    pub(crate) rules: Vec<String>,
}

/// Checks a schema, applies the format's fix-ups, takes out the rules, and names every type.
pub(crate) fn prepare(format: &Format, schema: &Value) -> Result<Prepared> {
    allow::check(schema, "#")?;
    let (shape, rules) = rules::without(schema)?;
    let mut fixed = shape.clone();
    for fixup in format.fixups {
        (fixup.apply)(&mut fixed).map_err(|error| {
            let remedy = format_args!(
                "the fix-up \"{}\" no longer applies: {error}; change or remove it",
                fixup.reason
            );
            Error::at(format.schema(), remedy)
        })?;
    }
    let lowered = lower::lower(format, &fixed)?;
    Ok(Prepared { shape, fixed, lowered, rules })
}
