//! Reading, strictly.
//!
//! Generated from `schemas/turns/0.3/turn.schema.json` (sha-256 bec23d16b4e85befa15419aade17a2d9e9d30bd37fbbe49eae3af5d586b44e00)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::{Read, ReadError, Value, read};

use super::types::{Turn, Role, Provider};

impl<'t> Read<'t> for Turn {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut role = None;
        let mut content = None;
        let mut tool_calls = None;
        let mut tool_results = None;
        let mut provider = None;
        let mut model = None;
        let mut ts = None;
        let mut meta = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "role" => role = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "tool_calls" => tool_calls = Some(Read::read(value_)?),
                "tool_results" => tool_results = Some(Read::read(value_)?),
                "provider" => provider = Some(Read::read(value_)?),
                "model" => model = Some(Read::read(value_)?),
                "ts" => ts = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Turn {
            role: role.ok_or_else(|| read::missing(this, "role"))?,
            content,
            tool_calls,
            tool_results,
            provider,
            model,
            ts,
            meta,
            extra,
        })
    }
}

impl<'t> Read<'t> for Role {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Provider {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

exact_json::deserialize_by_reading!(Turn, Role, Provider);

impl Turn {
    /// Reads one from JSON text, strictly.
    ///
    /// # Errors
    ///
    /// The first fault of the text, or the first value of a wrong shape, with line, column and pointer.
    pub fn from_json_str(text: &str) -> Result<Self, exact_json::Error> {
        exact_json::from_str(text)
    }
    /// Reads one from the bytes of JSON text, strictly.
    ///
    /// # Errors
    ///
    /// As [`from_json_str`](Self::from_json_str); and where the bytes are no UTF-8.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, exact_json::Error> {
        exact_json::from_slice(bytes)
    }
}

impl std::str::FromStr for Turn {
    type Err = exact_json::Error;
    /// Reads one from JSON text, as [`from_json_str`](Self::from_json_str).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json_str(text)
    }
}
