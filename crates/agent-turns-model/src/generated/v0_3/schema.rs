//! `JsonSchema`: each type's part of the vendored schema.
//!
//! Generated from `schemas/turns/0.3/turn.schema.json` (sha-256 bec23d16b4e85befa15419aade17a2d9e9d30bd37fbbe49eae3af5d586b44e00)
//! by `cargo xtask codegen`. Do not edit.

use std::borrow::Cow;
use exact_json::vendored;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use super::{SCHEMA, types};

/// A reference to a definition, which the generator then has too.
fn definition(generator: &mut SchemaGenerator, reference: &str) -> Option<Schema> {
    Some(
        match reference {
            "#/$defs/role" => generator.subschema_for::<types::Role>(),
            "#/$defs/provider" => generator.subschema_for::<types::Provider>(),
            _ => return None,
        },
    )
}

impl JsonSchema for types::Turn {
    fn schema_name() -> Cow<'static, str> {
        "Turn".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "turns/0.3#Turn".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::root(SCHEMA, Self::schema_name().as_ref(), generator, definition)
    }
}

impl JsonSchema for types::Role {
    fn schema_name() -> Cow<'static, str> {
        "role".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "turns/0.3#role".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/role", generator, definition)
    }
}

impl JsonSchema for types::Provider {
    fn schema_name() -> Cow<'static, str> {
        "provider".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "turns/0.3#provider".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/provider", generator, definition)
    }
}

/// Definitions of the schema that are general types in Rust.
mod untyped {}
