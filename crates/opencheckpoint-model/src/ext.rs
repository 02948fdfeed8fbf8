//! Types that the schema's words do not say in full: their checks are written by hand.

use exact_json::{Refusal, text_type};

text_type! {
    /// Identifier of an object within a document, unique across all objects of it.
    ///
    /// A letter or digit, then at most 127 letters, digits and `.`, `_`, `:`, `-`.
    ///
    /// ```
    /// use opencheckpoint_model::LocalId;
    ///
    /// let id: LocalId = "stmt:7c2e".parse()?;
    /// assert_eq!(id.as_str(), "stmt:7c2e");
    /// let refusal = LocalId::try_from("-x").unwrap_err();
    /// assert_eq!(
    ///     refusal.to_string(),
    ///     "found \"-x\", expected a letter or digit, then at most 127 letters, digits, '.', '_', ':' or '-'"
    /// );
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    pub struct LocalId;
    check: |text| {
        let first = text.bytes().next().is_some_and(|byte| byte.is_ascii_alphanumeric());
        let rest = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b':' | b'-');
        if first && text.len() <= 128 && text.bytes().all(rest) {
            Ok(())
        } else {
            Err(Refusal::new(text, "a letter or digit, then at most 127 letters, digits, '.', '_', ':' or '-'"))
        }
    }
}

text_type! {
    /// A namespaced key of `extensions`: a reverse-DNS name, optionally followed by a path.
    ///
    /// Two or more DNS labels joined by dots, then perhaps `/` and a path. The schema lets an extension have any
    /// key; this type is for those who make one.
    ///
    /// ```
    /// use opencheckpoint_model::ExtensionKey;
    ///
    /// assert!(ExtensionKey::try_from("org.example/notes").is_ok());
    /// assert!(ExtensionKey::try_from("notes").is_err());
    /// ```
    pub struct ExtensionKey;
    check: |text| {
        let name = text.split_once('/').map_or(text, |(name, _)| name);
        if name.contains('.') && name.split('.').all(is_label) {
            Ok(())
        } else {
            Err(Refusal::new(text, "a reverse-DNS name such as org.example, optionally followed by a path"))
        }
    }
}

/// A DNS label: letters, digits and inner hyphens, at most 63.
fn is_label(label: &str) -> bool {
    let inner = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    !label.is_empty()
        && label.len() <= 63
        && label.bytes().all(inner)
        && !label.starts_with('-')
        && !label.ends_with('-')
}

#[cfg(feature = "proptest")]
mod arbitrary {
    use exact_json::strategies::text_of;
    use proptest::arbitrary::Arbitrary;
    use proptest::strategy::BoxedStrategy;

    use super::{ExtensionKey, LocalId};

    impl Arbitrary for LocalId {
        type Parameters = ();
        type Strategy = BoxedStrategy<Self>;

        fn arbitrary_with((): ()) -> Self::Strategy {
            text_of("[A-Za-z0-9][A-Za-z0-9._:-]{0,7}")
        }
    }

    impl Arbitrary for ExtensionKey {
        type Parameters = ();
        type Strategy = BoxedStrategy<Self>;

        fn arbitrary_with((): ()) -> Self::Strategy {
            text_of("[a-z]{2,3}\\.[a-z0-9]([a-z0-9-]{0,3}[a-z0-9])?(/[a-z0-9/]{0,4})?")
        }
    }
}

#[cfg(feature = "schemars")]
mod schema {
    use std::borrow::Cow;

    use exact_json::vendored;
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{ExtensionKey, LocalId};
    use crate::SCHEMA;

    impl JsonSchema for LocalId {
        fn schema_name() -> Cow<'static, str> {
            "localId".into()
        }

        fn schema_id() -> Cow<'static, str> {
            "opencheckpoint/0.1#localId".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            vendored::part(SCHEMA, "#/$defs/localId", generator, |_, _| None)
        }
    }

    impl JsonSchema for ExtensionKey {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "extensionKey".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": "string" })
        }
    }
}
