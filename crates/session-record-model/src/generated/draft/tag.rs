//! The constants that tell the variants of a union apart, for the twins.
//!
//! Generated from `schemas/session-record/draft/session-record.schema.json` (sha-256 dac20ec9aa78cd2710bffecd5f233de74a65323ff6308e4dbad1a069353d2ada)
//! by `cargo xtask codegen`. Do not edit.

/// `audio`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Audio;

impl<'t> exact_json::Read<'t> for Audio {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "audio").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Audio {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "audio");
        1
    }
}

/// `compaction`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Compaction;

impl<'t> exact_json::Read<'t> for Compaction {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "compaction").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Compaction {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "compaction");
        1
    }
}

/// `data`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Data;

impl<'t> exact_json::Read<'t> for Data {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "data").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Data {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "data");
        1
    }
}

/// `declaration`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Declaration;

impl<'t> exact_json::Read<'t> for Declaration {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "declaration").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Declaration {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "declaration");
        1
    }
}

/// `delivery`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Delivery;

impl<'t> exact_json::Read<'t> for Delivery {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "delivery").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Delivery {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "delivery");
        1
    }
}

/// `image`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Image;

impl<'t> exact_json::Read<'t> for Image {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "image").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Image {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "image");
        1
    }
}

/// `inference`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Inference;

impl<'t> exact_json::Read<'t> for Inference {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "inference").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Inference {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "inference");
        1
    }
}

/// `input_request`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InputRequest;

impl<'t> exact_json::Read<'t> for InputRequest {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "input_request").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for InputRequest {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "input_request");
        1
    }
}

/// `message`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Message;

impl<'t> exact_json::Read<'t> for Message {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "message").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Message {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "message");
        1
    }
}

/// `native`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Native;

impl<'t> exact_json::Read<'t> for Native {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "native").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Native {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "native");
        1
    }
}

/// `opaque`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opaque;

impl<'t> exact_json::Read<'t> for Opaque {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "opaque").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Opaque {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "opaque");
        1
    }
}

/// `plan`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plan;

impl<'t> exact_json::Read<'t> for Plan {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "plan").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Plan {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "plan");
        1
    }
}

/// `reasoning`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reasoning;

impl<'t> exact_json::Read<'t> for Reasoning {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "reasoning").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Reasoning {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "reasoning");
        1
    }
}

/// `refusal`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal;

impl<'t> exact_json::Read<'t> for Refusal {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "refusal").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Refusal {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "refusal");
        1
    }
}

/// `resource`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resource;

impl<'t> exact_json::Read<'t> for Resource {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "resource").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Resource {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "resource");
        1
    }
}

/// `resource_link`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ResourceLink;

impl<'t> exact_json::Read<'t> for ResourceLink {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "resource_link").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for ResourceLink {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "resource_link");
        1
    }
}

/// `session`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Session;

impl<'t> exact_json::Read<'t> for Session {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "session").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Session {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "session");
        1
    }
}

/// `subagent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subagent;

impl<'t> exact_json::Read<'t> for Subagent {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "subagent").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Subagent {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "subagent");
        1
    }
}

/// `text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Text;

impl<'t> exact_json::Read<'t> for Text {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "text").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for Text {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "text");
        1
    }
}

/// `tool_call`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ToolCall;

impl<'t> exact_json::Read<'t> for ToolCall {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "tool_call").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for ToolCall {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "tool_call");
        1
    }
}

/// `tool_result`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ToolResult;

impl<'t> exact_json::Read<'t> for ToolResult {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "tool_result").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for ToolResult {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "tool_result");
        1
    }
}
