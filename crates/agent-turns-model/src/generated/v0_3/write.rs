//! Writing, in the schema's order.
//!
//! Generated from `schemas/turns/0.3/turn.schema.json` (sha-256 bec23d16b4e85befa15419aade17a2d9e9d30bd37fbbe49eae3af5d586b44e00)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::serde::{Serialize, Serializer};
use exact_json::write::quote;

use exact_json::serde::ser::SerializeMap as _;

use super::types::{Turn, Role, Provider};

impl Turn {
    /// Its compact JSON text: members in the schema's order, absent ones left out, every scalar as it was
    /// read.
    #[must_use]
    pub fn to_json_string(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }
}

impl std::fmt::Display for Turn {
    /// The text of [`to_json_string`](Self::to_json_string).
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_json_string())
    }
}

#[cfg(feature = "digest")]
impl Turn {
    /// SHA-256 of its canonical form (RFC 8785).
    ///
    /// # Errors
    ///
    /// What the canonical form cannot carry: a number beyond a double, or an integer beyond 2^53.
    pub fn canonical_digest(
        &self,
    ) -> Result<exact_json::digest::Sha256, exact_json::jcs::JcsError> {
        let form = exact_json::jcs::canonical_bytes(self.to_json_string().as_bytes())?;
        Ok(exact_json::digest::sha256(&form))
    }
}

impl Turn {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "role");
        quote(out, self.role.as_str());
        if let Some(value) = &self.content {
            name(out, "content");
            out.push_str(value.as_text());
        }
        if let Some(value) = &self.tool_calls {
            name(out, "tool_calls");
            match value {
                exact_json::Nullable::Null => out.push_str("null"),
                exact_json::Nullable::Value(value) => {
                    out.push('[');
                    for (index, item) in value.iter().enumerate() {
                        if index > 0 {
                            out.push(',');
                        }
                        out.push_str(item.as_text());
                    }
                    out.push(']');
                }
            }
        }
        if let Some(value) = &self.tool_results {
            name(out, "tool_results");
            match value {
                exact_json::Nullable::Null => out.push_str("null"),
                exact_json::Nullable::Value(value) => {
                    out.push('[');
                    for (index, item) in value.iter().enumerate() {
                        if index > 0 {
                            out.push(',');
                        }
                        out.push_str(item.as_text());
                    }
                    out.push(']');
                }
            }
        }
        if let Some(value) = &self.provider {
            name(out, "provider");
            match value {
                exact_json::Nullable::Null => out.push_str("null"),
                exact_json::Nullable::Value(value) => {
                    quote(out, value.as_str());
                }
            }
        }
        if let Some(value) = &self.model {
            name(out, "model");
            match value {
                exact_json::Nullable::Null => out.push_str("null"),
                exact_json::Nullable::Value(value) => {
                    quote(out, value);
                }
            }
        }
        if let Some(value) = &self.ts {
            name(out, "ts");
            match value {
                exact_json::Nullable::Null => out.push_str("null"),
                exact_json::Nullable::Value(value) => {
                    quote(out, value);
                }
            }
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            match value {
                exact_json::Nullable::Null => out.push_str("null"),
                exact_json::Nullable::Value(value) => {
                    out.push_str(&value.to_text());
                }
            }
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.content.is_some())
            + usize::from(self.tool_calls.is_some())
            + usize::from(self.tool_results.is_some())
            + usize::from(self.provider.is_some()) + usize::from(self.model.is_some())
            + usize::from(self.ts.is_some()) + usize::from(self.meta.is_some())
            + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("role", &self.role)?;
        if let Some(value) = &self.content {
            map.serialize_entry("content", value)?;
        }
        if let Some(value) = &self.tool_calls {
            map.serialize_entry("tool_calls", value)?;
        }
        if let Some(value) = &self.tool_results {
            map.serialize_entry("tool_results", value)?;
        }
        if let Some(value) = &self.provider {
            map.serialize_entry("provider", value)?;
        }
        if let Some(value) = &self.model {
            map.serialize_entry("model", value)?;
        }
        if let Some(value) = &self.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for Role {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Provider {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// Begins a member of the object that is being written.
fn name(out: &mut String, name: &str) {
    if !out.ends_with('{') {
        out.push(',');
    }
    quote(out, name);
    out.push(':');
}
