//! The twins that mappings go through: the source's accepts what the type accepts and holds every leaf, the
//! target's writes what the type reads.

use exact_json::trace::{List, Number, Open, Out, Reason, Settle, Str};
use exact_json::{Json, Read};
use opencheckpoint_model::v0_1::{source, target};
use opencheckpoint_model::{Checkpoint, Resource, ResourceKind};
use proptest::prelude::*;

use crate::laws::{self, twins};
use crate::shape::{NAMES, values};

/// How many leaves were dropped through the source twin; `None` if it refuses the text.
fn dropped(text: &str) -> Option<u64> {
    twins::dropped(text, |value, ledger| {
        source::Checkpoint::read(value).ok().map(|twin| twin.settle(ledger, Reason::NoCounterpart))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn the_source_twin_holds_every_leaf(checkpoint in any::<Checkpoint>()) {
        let text = checkpoint.to_json_string();
        prop_assert_eq!(dropped(&text), Some(twins::leaves(&text)));
    }

    #[test]
    fn the_source_twin_accepts_what_the_type_accepts(
        checkpoint in any::<Checkpoint>(),
        breaks in laws::breaks(NAMES, &values()),
    ) {
        let text = laws::broken(&checkpoint, &breaks).to_string();
        prop_assert_eq!(dropped(&text).is_some(), Checkpoint::from_json_str(&text).is_ok(), "{}", text);
    }
}

#[test]
fn a_target_twin_writes_its_members_in_the_schemas_order() {
    let resource = target::Resource {
        extensions: Some(Open::Object(vec![(
            Str::from("org.example"),
            Out::constant(Json::null()).into(),
        )])),
        id: Out::constant(Str::from("r")),
        kind: Out::constant(ResourceKind::ToolOutput),
        uri: None,
        locator: Some(target::ResourceLocator {
            system: Out::constant(Str::from("s")),
            type_: None,
            key: Out::constant(Str::from("k")),
        }),
        title: None,
        description: None,
        media_type: None,
        revision: None,
        digest: None,
        size: Some(Out::constant(Number::from(7_u64))),
        observed_at: None,
        availability: None,
        sensitivity: None,
        resolver: None,
        excerpt: Some(Out::constant(Str::from("…"))),
    };
    let text = twins::written(&List::new(vec![resource]));
    assert_eq!(
        text,
        r#"[{"id":"r","kind":"tool_output","locator":{"system":"s","key":"k"},"size":7,"excerpt":"…","extensions":{"org.example":null}}]"#
    );
    let resources: Vec<Resource> = exact_json::from_str(&text).unwrap();
    assert_eq!(resources[0].kind, ResourceKind::ToolOutput);
}
