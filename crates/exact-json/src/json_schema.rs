//! JSON Schemas of the scalars and of open JSON, for the feature `schemars`.

use crate::json::{Json, Object};
use crate::read::Nullable;
use crate::scalar::{Digest, Integer, Number, Timestamp, Uri, UrnUuid};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// Schemas that stand where they are used, without a definition of their own.
macro_rules! inline_schemas {
    ($($type:ty => $schema:tt),+ $(,)?) => {$(
        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!("exact_json::", stringify!($type)).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!($schema)
            }
        }
    )+};
}

inline_schemas! {
    Json => true,
    Object => { "type": "object" },
    Timestamp => {
        "type": "string",
        "format": "date-time",
        "pattern": r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"
    },
    Uri => { "type": "string", "format": "uri" },
    UrnUuid => { "type": "string" },
    Digest => { "type": "string" },
    Integer => { "type": "integer" },
    Number => { "type": "number" },
}

impl<T: JsonSchema> JsonSchema for Nullable<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Nullable_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Option::<T>::json_schema(generator)
    }
}
