//! Source twins: the types of this module as a mapping reads them, each value without a fate.
//!
//! Generated from `schemas/turns/0.3/turn.schema.json` (sha-256 bec23d16b4e85befa15419aade17a2d9e9d30bd37fbbe49eae3af5d586b44e00)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::trace::{Ledger, Reason, Settle, Src, SrcExtra, reading};
use exact_json::{Nullable, Read, ReadError, Text, Value, read};
use super::types;

/// The source twin of [`Turn`](super::Turn).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Turn<'t> {
    /// `role`.
    pub role: Src<types::Role>,
    /// `content`.
    pub content: Option<Src<Value<'t>>>,
    /// `tool_calls`.
    pub tool_calls: Option<Src<Value<'t>>>,
    /// `tool_results`.
    pub tool_results: Option<Src<Value<'t>>>,
    /// `provider`.
    pub provider: Option<Src<Value<'t>>>,
    /// `model`.
    pub model: Option<Src<Nullable<Text<'t>>>>,
    /// `ts`.
    pub ts: Option<Src<Nullable<Text<'t>>>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Turn<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut role = None;
        let mut content = None;
        let mut tool_calls = None;
        let mut tool_results = None;
        let mut provider = None;
        let mut model = None;
        let mut ts = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "role" => role = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "tool_calls" => {
                    tool_calls = Some(reading::open::<Nullable<Vec<Value<'t>>>>(value_)?);
                }
                "tool_results" => {
                    tool_results = Some(
                        reading::open::<Nullable<Vec<Value<'t>>>>(value_)?,
                    );
                }
                "provider" => {
                    provider = Some(reading::open::<Nullable<types::Provider>>(value_)?);
                }
                "model" => model = Some(Read::read(value_)?),
                "ts" => ts = Some(Read::read(value_)?),
                "_meta" => {
                    meta = Some(reading::open::<Nullable<exact_json::Object>>(value_)?);
                }
                _ => extra.push(name_, value_),
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

impl Settle for Turn<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.role.settle(ledger, reason);
        self.content.settle(ledger, reason);
        self.tool_calls.settle(ledger, reason);
        self.tool_results.settle(ledger, reason);
        self.provider.settle(ledger, reason);
        self.model.settle(ledger, reason);
        self.ts.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}
