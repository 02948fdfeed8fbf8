//! The parts of a skeleton.

use exact_json::read::{expected, missing};
use exact_json::write::quote;
use exact_json::{Kind, Read, ReadError, Value};

use crate::report::Step;

/// A part of a record's text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// Text.
    Literal(String),
    /// The next of the record's values.
    Value,
    /// A value of the target, or what steps made it of.
    Target {
        /// Which of the record's target bases.
        to: usize,
        /// The pointer from there.
        at: String,
        /// The steps that made the value, in their order; none where it is kept.
        steps: Vec<Step>,
    },
}

/// Appends the JSON text of a part that stands for a value of the target.
pub(super) fn write_target(to: usize, at: &str, steps: &[Step], out: &mut String) {
    out.push_str(r#"{"to":"#);
    out.push_str(&to.to_string());
    out.push_str(r#","at":"#);
    quote(out, at);
    if !steps.is_empty() {
        out.push_str(r#","steps":"#);
        // Steps have string keys only, and writing to memory does not fail.
        out.push_str(&serde_json::to_string(steps).unwrap_or_default());
    }
    out.push('}');
}

impl<'t> Read<'t> for Part {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        match value.kind() {
            Kind::String => String::read(value).map(Self::Literal),
            Kind::Null => Ok(Self::Value),
            Kind::Object => {
                let to = value.get("to").ok_or_else(|| missing(value, "to"))?;
                let to = to.as_u64().and_then(|to| usize::try_from(to).ok());
                let to = to.ok_or_else(|| expected(value, "the index of a base"))?;
                let at = value.get("at").ok_or_else(|| missing(value, "at"))?;
                let at = String::read(at)?;
                let steps = value.get("steps").map(Vec::read).transpose()?.unwrap_or_default();
                Ok(Self::Target { to, at, steps })
            }
            _ => Err(expected(value, "a part of a skeleton")),
        }
    }
}
