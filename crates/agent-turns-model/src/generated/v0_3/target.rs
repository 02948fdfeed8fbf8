//! Target twins: the types of this module as a mapping writes them, each value with its origin.
//!
//! Generated from `schemas/turns/0.3/turn.schema.json` (sha-256 bec23d16b4e85befa15419aade17a2d9e9d30bd37fbbe49eae3af5d586b44e00)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::Nullable;
use exact_json::trace::{Emit, Leaf, Open, Out, Str, Writer};
use super::types;

/// The target twin of [`Turn`](super::Turn).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Turn<'t> {
    /// `role`.
    pub role: Out<types::Role>,
    /// `content`.
    pub content: Option<Open<'t>>,
    /// `tool_calls`.
    pub tool_calls: Option<Open<'t>>,
    /// `tool_results`.
    pub tool_results: Option<Open<'t>>,
    /// `provider`.
    pub provider: Option<Open<'t>>,
    /// `model`.
    pub model: Option<Out<Nullable<Str<'t>>>>,
    /// `ts`.
    pub ts: Option<Out<Nullable<Str<'t>>>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Turn<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("role", &self.role);
            w.member("content", &self.content);
            w.member("tool_calls", &self.tool_calls);
            w.member("tool_results", &self.tool_results);
            w.member("provider", &self.provider);
            w.member("model", &self.model);
            w.member("ts", &self.ts);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::Role {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::Provider {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}
