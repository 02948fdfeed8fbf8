//! The twins that mappings go through: the source's accepts what the type accepts and holds every leaf, the
//! target's writes what the type reads.

use exact_json::trace::{Base, Ledger, List, Number, Open, Out, Reason, Settle, Source, Src, Str};
use exact_json::{Json, Read, Scanner};
use open_continuity_model::v0_4::{source, tag, target};
use open_continuity_model::{Document, OcpVersion, PackageContextContent, Permission};
use proptest::prelude::*;

use crate::laws::{self, twins};
use crate::shape::{NAMES, values};

/// How many leaves were dropped through the source twin; `None` if it refuses the text.
fn dropped(text: &str) -> Option<u64> {
    twins::dropped(text, |value, ledger| {
        source::Document::read(value).ok().map(|twin| twin.settle(ledger, Reason::NoCounterpart))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn the_source_twin_holds_every_leaf(document in any::<Document>()) {
        let text = document.to_json_string();
        prop_assert_eq!(dropped(&text), Some(twins::leaves(&text)));
    }

    #[test]
    fn the_source_twin_accepts_what_the_type_accepts(
        document in any::<Document>(),
        breaks in laws::breaks(NAMES, &values()),
    ) {
        let text = laws::broken(&document, &breaks).to_string();
        prop_assert_eq!(dropped(&text).is_some(), Document::from_json_str(&text).is_ok(), "{}", text);
    }

    /// Content is open JSON in its entry's twin; for who knows its type it has one of its own.
    #[test]
    fn content_has_a_twin_of_its_own(content in any::<PackageContextContent>()) {
        let text = content.to_json_string();
        let mut scanner = Scanner::new();
        let sources = [Source::new(Base::Document, scanner.scan_str(&text).unwrap())];
        let mut ledger = Ledger::new();
        ledger.begin(&sources);
        let twin = Src::whole(&sources[0]).into_twin::<source::PackageContextContent>().unwrap();
        twin.settle(&mut ledger, Reason::NoCounterpart);
        ledger.end(&sources).unwrap();
        let leaves = sources[0].tape().root().leaves();
        prop_assert_eq!(ledger.finish().unwrap().source(), leaves);
    }
}

#[test]
fn a_target_twin_writes_its_members_in_the_schemas_order() {
    let text = |text: &'static str| Out::constant(Str::from(text));
    let request = target::Document::from(target::ContextRequest {
        ocp_version: Out::constant(OcpVersion::V0_4),
        schema_uri: text("s:"),
        type_: Out::constant(tag::ContextRequest),
        id: text("urn:uuid:1"),
        revision: Out::constant(Number::from(1_u64)),
        created_at: None,
        created_by: None,
        extensions: Some(Open::Object(vec![])),
        correlation_id: text("urn:uuid:2"),
        delivery_recipient: None,
        processing_recipients: Some(List::new(vec![])),
        purpose: target::Purpose { code: text("p:"), description: None, extra: vec![] },
        selectors: None,
        views: None,
        requested_not_after: Some(text("2026-01-31T12:00:00Z")),
        retention: None,
        processing_uses: None,
        offline_use: Some(Out::constant(Permission::Prohibited)),
        proposal_rights: None,
        delegation: None,
        status: None,
        extra: vec![(Str::from("x"), Out::constant(Json::from(1_u64)).into())],
    });
    let text = twins::written(&request);
    assert_eq!(
        text,
        r#"{"ocp_version":"0.4","schema_uri":"s:","type":"context_request","id":"urn:uuid:1","revision":1,"extensions":{},"correlation_id":"urn:uuid:2","processing_recipients":[],"purpose":{"code":"p:"},"requested_not_after":"2026-01-31T12:00:00Z","offline_use":"prohibited","x":1}"#
    );
    assert_eq!(Document::from_json_str(&text).unwrap().to_json_string(), text);
}
