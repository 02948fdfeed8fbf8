//! The constants that tell the variants of a union apart, for the twins.
//!
//! Generated from `schemas/open-continuity/0.4/document.schema.json` (sha-256 56d3aff1ac74f1c9052896a7b70ae5d616835ca35c2337f61e041fe96fa085d5),
//! `schemas/open-continuity/0.4/context-request.schema.json` (sha-256 a0f30d4af11a3037d3c70b066ba147384352672cd7373e7cbef5a411b1d3cf83),
//! `schemas/open-continuity/0.4/grant-receipt.schema.json` (sha-256 ea0c16deed2dc1bf3f1c3928f6d18edfee72c776e18f34d1af3f57d0cedf96ba),
//! `schemas/open-continuity/0.4/context-package.schema.json` (sha-256 7aadc19bc12198d55dd1ecc6eca1b2ce58bb25502b23f6829fa020679b2a9a11),
//! `schemas/open-continuity/0.4/common.schema.json` (sha-256 63e7eba09ea703d7cf3e8b8bd660c8964b13eba78ac292ae3abedd289c385e7a)
//! by `cargo xtask codegen`. Do not edit.

/// `context_package`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ContextPackage;

impl<'t> exact_json::Read<'t> for ContextPackage {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "context_package").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for ContextPackage {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "context_package");
        1
    }
}

/// `context_request`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ContextRequest;

impl<'t> exact_json::Read<'t> for ContextRequest {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "context_request").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for ContextRequest {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "context_request");
        1
    }
}

/// `grant_receipt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GrantReceipt;

impl<'t> exact_json::Read<'t> for GrantReceipt {
    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
        exact_json::read::constant(this, "grant_receipt").map(|()| Self)
    }
}

impl exact_json::trace::Leaf for GrantReceipt {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, "grant_receipt");
        1
    }
}
