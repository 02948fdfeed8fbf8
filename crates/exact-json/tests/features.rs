//! Strategies and JSON Schemas, for those who switch them on.

#![cfg(all(feature = "proptest", feature = "schemars", feature = "url"))]

use exact_json::{Digest, Integer, Json, Nullable, Number, Object, Timestamp, Uri, UrnUuid};
use proptest::prelude::*;
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};

/// Whether a value comes back from its text as it was, letter for letter.
fn comes_back<T: Serialize + DeserializeOwned + PartialEq>(value: &T) -> bool {
    let Ok(text) = serde_json::to_string(value) else { return false };
    let again = serde_json::from_str::<T>(&text);
    again.is_ok_and(|again| {
        again == *value && serde_json::to_string(&again).is_ok_and(|it| it == text)
    })
}

proptest! {
    #[test]
    fn what_strategies_make_comes_back(
        json in any::<Json>(),
        object in any::<Object>(),
        timestamp in any::<Timestamp>(),
        uri in any::<Uri>(),
        id in any::<UrnUuid>(),
        digest in any::<Digest>(),
        integer in any::<Integer>(),
        number in any::<Number>(),
        nullable in any::<Nullable<bool>>(),
    ) {
        prop_assert!(comes_back(&json), "{}", json);
        prop_assert!(comes_back(&object), "{}", object);
        prop_assert!(comes_back(&timestamp) && timestamp.is_date_time(), "{}", timestamp);
        prop_assert!(comes_back(&uri) && uri.is_uri(), "{}", uri);
        prop_assert!(comes_back(&id) && id.to_uuid().is_some(), "{}", id);
        prop_assert!(comes_back(&digest) && digest.is_registered(), "{}", digest);
        prop_assert!(comes_back(&integer), "{}", integer);
        prop_assert!(comes_back(&number), "{}", number);
        let text = serde_json::to_string(&nullable).unwrap_or_default();
        prop_assert_eq!(exact_json::from_str::<Nullable<bool>>(&text), Ok(nullable));
    }
}

fn schema<T: JsonSchema>() -> serde_json::Value {
    schemars::SchemaGenerator::default()
        .into_root_schema_for::<Vec<T>>()
        .get("items")
        .cloned()
        .unwrap_or_default()
}

#[test]
fn schemas_stand_where_they_are_used() {
    use serde_json::json;
    assert_eq!(schema::<Json>(), json!(true));
    assert_eq!(schema::<Object>(), json!({"type": "object"}));
    assert_eq!(schema::<Integer>(), json!({"type": "integer"}));
    assert_eq!(schema::<Number>(), json!({"type": "number"}));
    assert_eq!(schema::<Uri>(), json!({"type": "string", "format": "uri"}));
    assert_eq!(schema::<UrnUuid>(), json!({"type": "string"}));
    assert_eq!(schema::<Digest>(), json!({"type": "string"}));
    assert_eq!(schema::<Nullable<bool>>(), json!({"type": ["boolean", "null"]}));
    let timestamp = schema::<Timestamp>();
    assert_eq!(timestamp["format"], "date-time");
    assert_eq!(
        timestamp["pattern"],
        r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"
    );
}

#[test]
fn urls_are_asked_for() {
    let url = |text: &str| Uri::try_from(text).ok().and_then(|uri| uri.to_url());
    assert_eq!(url("https://a.example").map(String::from).as_deref(), Some("https://a.example/"));
    assert!(url("no url").is_none());
}
