//! The twins that mappings go through: the source's accepts what the type accepts and holds every leaf, the
//! target's writes what the type reads.

use exact_json::trace::{Base, Emit, Ledger, List, Number, Open, Out, Reason, Settle, Source, Str};
use exact_json::{Json, Read, Scanner};
use opencheckpoint_model::v0_1::{source, target};
use opencheckpoint_model::{Checkpoint, Resource, ResourceKind};
use proptest::prelude::*;

use crate::breaking::{apply, breaking};
use crate::shape::{NAMES, values};

/// How many leaves of a document were dropped through its source twin; `None` if the twin refuses it.
fn dropped(text: &str) -> Option<u64> {
    let mut scanner = Scanner::new();
    let tape = scanner.scan_str(text).unwrap();
    let sources = [Source::new(Base::Document, tape)];
    let mut ledger = Ledger::new();
    ledger.begin(&sources);
    let checkpoint = source::Checkpoint::read(tape.root()).ok()?;
    checkpoint.settle(&mut ledger, Reason::NoCounterpart);
    ledger.end(&sources).unwrap();
    Some(ledger.finish().unwrap().source())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn the_source_twin_holds_every_leaf(checkpoint in any::<Checkpoint>()) {
        let text = checkpoint.to_json_string();
        let leaves = Scanner::new().scan_str(&text).unwrap().root().leaves();
        prop_assert_eq!(dropped(&text), Some(leaves));
    }

    #[test]
    fn the_source_twin_accepts_what_the_type_accepts(
        checkpoint in any::<Checkpoint>(),
        breaks in prop::collection::vec(breaking(NAMES, &values()), 1..4),
    ) {
        let mut value = serde_json::from_str(&checkpoint.to_json_string()).unwrap();
        for (place, change) in breaks {
            apply(&mut value, place, &change);
        }
        let text = value.to_string();
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
    let text = written(&List::new(vec![resource]));
    assert_eq!(
        text,
        r#"[{"id":"r","kind":"tool_output","locator":{"system":"s","key":"k"},"size":7,"excerpt":"…","extensions":{"org.example":null}}]"#
    );
    let resources: Vec<Resource> = exact_json::from_str(&text).unwrap();
    assert_eq!(resources[0].kind, ResourceKind::ToolOutput);
}

/// What a target twin writes.
fn written(target: &impl Emit) -> String {
    let mut ledger = Ledger::new();
    let mut out = String::new();
    ledger.begin(&[]);
    ledger.target(Base::Document, &mut out, target);
    ledger.end(&[]).unwrap();
    out
}
