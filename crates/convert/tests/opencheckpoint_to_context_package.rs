//! OpenCheckpoint → Open Continuity package, over the hand-written case of `fixtures/grant`, that of
//! `fixtures/convert/opencheckpoint_to_context-package`, and what is made of them.
//!
//! A case is a folder: `request.json`, `receipt.json`, `bind.json`, the checkpoint, and the expected package, indented.
//! `BLESS=1 cargo test -p opencheckpoint-convert --test opencheckpoint_to_context_package` writes the packages anew.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;
#[allow(dead_code, reason = "each test uses what it needs")]
mod granting;

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use confirmed::Confirmed;
use granting::{NOW, bound, document, granted, granted_with, text, value};
use open_continuity_model::{
    ContextPackage, ExternalActionAuthority, InstructionTreatment, PackageContextContent, View,
};
use opencheckpoint_convert::bind::{Bind, DEEPEST};
use opencheckpoint_convert::lattice::Acceptance;
use opencheckpoint_convert::lattice::sensitivity::Openness;
use opencheckpoint_convert::report::Reason;
use opencheckpoint_convert::{Error, Format, Options, RequestError, Summary};
use opencheckpoint_rules::open_continuity::{self, DocumentRef, With};
use proptest::prelude::*;
use serde_json::{Value, json};

const ENTRY: &str = "org.opencontinuity/package-entry";

/// The package and what the report comes to; an audit confirms the report, and the source comes back.
fn convert(source: &Value, options: &Options) -> Result<(Value, Summary), Error> {
    let (from, to) = (Format::OpenCheckpoint, Format::ContextPackage);
    let Confirmed { target, summary, .. } =
        confirmed::convert(source.to_string().as_bytes(), from, to, options)?;
    Ok((serde_json::from_slice(&target).unwrap(), summary))
}

fn package(source: &Value, options: &Options) -> Value {
    convert(source, options).unwrap().0
}

/// What the fixtures grant and bind.
fn options() -> Options {
    Options { bind: Some(document(text("bind.json"))), ..granted() }
}

fn checkpoint() -> Value {
    value("checkpoint.json")
}

/// The package as a typed document, which keeps every rule beside its receipt and request, warnings included.
fn checked(package: &Value, options: &Options) -> ContextPackage {
    let package: ContextPackage = exact_json::from_str(&package.to_string()).unwrap();
    let receipt = options.grant.as_ref().unwrap().value();
    let request = options.request.as_ref().unwrap().value();
    let beside = [DocumentRef::from(request), receipt.into()];
    let with = With { beside: &beside, at: options.now.as_ref() };
    assert_eq!(open_continuity::check_with(&package, &with), []);
    package
}

/// The values of the statements that went in.
fn values(package: &Value) -> Vec<&Value> {
    let entries = package["entries"].as_array().unwrap().iter();
    entries.map(|entry| &entry["content"]["statement"]["object"]["value"]).collect()
}

fn leaves(summary: &Summary, reason: Reason) -> u64 {
    summary.dropped.iter().find(|dropped| dropped.reason == reason).map_or(0, |it| it.leaves)
}

fn reasons(package: &Value) -> Vec<&str> {
    let omissions = package["omissions"].as_array().unwrap().iter();
    omissions.map(|omission| omission["reason"].as_str().unwrap()).collect()
}

#[test]
fn every_case_becomes_its_package() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let cases = [
        (root.join("grant"), "checkpoint.json", "package.json", NOW),
        (
            root.join("convert/opencheckpoint_to_context-package/handed-on"),
            "source.json",
            "target.json",
            "2026-08-12T15:30:00Z",
        ),
    ];
    for (folder, source, target, now) in cases {
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        let options = Options {
            now: Some(now.parse().unwrap()),
            grant: Some(document(read("receipt.json"))),
            request: Some(document(read("request.json"))),
            bind: Some(document(read("bind.json"))),
            ..Options::default()
        };
        let (from, to) = (Format::OpenCheckpoint, Format::ContextPackage);
        let made = confirmed::convert(read(source).as_bytes(), from, to, &options).unwrap();
        let made: Value = serde_json::from_slice(&made.target).unwrap();
        let _checked = checked(&made, &options);
        let indented = serde_json::to_string_pretty(&made).unwrap() + "\n";
        let file = folder.join(target);
        if std::env::var_os("BLESS").is_some() {
            fs::write(&file, &indented).unwrap();
        }
        let expected = fs::read_to_string(&file).unwrap_or_default();
        assert!(indented == expected, "{}: {indented}", folder.display());
    }
}

#[test]
fn what_holds_for_the_recipient_is_what_the_receipt_says() {
    let package = package(&checkpoint(), &options());
    let receipt = value("receipt.json");
    for member in [
        "correlation_id",
        "created_by",
        "purpose",
        "delivery_recipient",
        "processing_recipients",
        "expires_at",
        "retention",
        "processing_uses",
        "offline_use",
        "delegation",
    ] {
        assert_eq!(package[member], receipt[member], "{member}");
    }
    assert_eq!(package["issued_at"], NOW);
    assert_eq!(package["external_action_authority"], "none");
    let rights = &package["proposal_rights"];
    let space = &package["entries"][0]["content"]["space_ref"];
    assert_eq!(rights["operations"], json!(["create"]));
    assert_eq!(rights["selectors"][0]["space_refs"], json!([space]));
}

#[test]
fn a_use_of_which_the_receipt_says_nothing_is_prohibited() {
    let options = granted_with(|request, receipt| {
        for document in [request, receipt] {
            document.as_object_mut().unwrap().remove("processing_uses");
            document.as_object_mut().unwrap().remove("offline_use");
        }
    });
    let package = package(&checkpoint(), &options);
    assert_eq!(package["offline_use"], "prohibited");
    let uses = package["processing_uses"].as_object().unwrap();
    assert!(uses.len() == 4 && uses.values().all(|of_use| of_use == "prohibited"));
}

#[test]
fn without_a_receipt_a_request_or_a_time_nothing_is_made_and_all_that_lacks_is_said() {
    let missing = |options: Options| match convert(&checkpoint(), &options).unwrap_err() {
        Error::Request(RequestError::NoGrant { missing }) => missing,
        error => panic!("{error}"),
    };
    assert_eq!(missing(Options::default()), ["--grant", "--request", "--now"]);
    assert_eq!(missing(Options { grant: None, ..options() }), ["--grant"]);
    assert_eq!(missing(Options { request: None, ..options() }), ["--request"]);
    assert_eq!(missing(Options { now: None, ..options() }), ["--now"]);
    let error =
        convert(&checkpoint(), &Options { now: None, ..options() }).unwrap_err().to_string();
    assert!(error.ends_with("no clock is read); --now is missing"), "{error}");
}

/// What is wrong with the receipt.
fn refusal(options: &Options) -> String {
    let error = convert(&checkpoint(), options).unwrap_err();
    assert!(matches!(error, Error::Request(RequestError::Ungranted { .. })), "{error}");
    error.to_string()
}

#[test]
fn a_receipt_that_does_not_hold_is_refused_by_the_rule() {
    let at = |now: &str| Options { now: Some(now.parse().unwrap()), ..options() };
    let cases = vec![
        (at("2026-11-27T12:00:01Z"), "OCP208 at \"/expires_at\""),
        (at("2026-11-20T09:29:59Z"), "OCP208 at \"/not_before\""),
        (granted_with(|_, receipt| receipt["status"] = "revoked".into()), "OCP210 at \"/status\""),
        (
            granted_with(|_, receipt| receipt["offline_use"] = "sometimes".into()),
            "OCP202 at \"/offline_use\"",
        ),
        (
            granted_with(|_, receipt| receipt["purpose"]["code"] = "https://a.example/b".into()),
            "OCP201 at \"/purpose/code\"",
        ),
        (
            granted_with(|_, receipt| receipt["expires_at"] = "2026-12-01T00:00:00Z".into()),
            "OCP203 at \"/expires_at\"",
        ),
        (
            granted_with(|request, receipt| {
                request["id"] = "urn:uuid:00000000-0000-4000-8000-000000000000".into();
                receipt["status"] = "active".into();
            }),
            "OCP103 at \"/request_ref\"",
        ),
        (
            granted_with(|_, receipt| receipt["approved_selectors"] = json!([])),
            "OCP204 at \"/approved_views\"",
        ),
        (
            granted_with(|_, receipt| {
                receipt["approved_selectors"][0]["layer"] = "evidence".into();
            }),
            "OCP202 at \"/approved_selectors/0",
        ),
        (
            granted_with(|_, receipt| receipt["approved_views"]["context"] = "none".into()),
            "OCP204 at \"/approved_views\"",
        ),
    ];
    for (options, rule) in cases {
        let refused = refusal(&options);
        assert!(refused.contains(rule), "{rule}: {refused}");
    }
    // A request that was changed after the receipt was given.
    let mut request = value("request.json");
    request["views"]["evidence"] = "none".into();
    let changed = Options { request: Some(document(request.to_string())), ..options() };
    assert!(refusal(&changed).contains("OCP103 at \"/request_ref/digest\""));
    // A receipt of which nobody can take the digest.
    let odd = granted_with(|_, receipt| receipt["seats"] = "here".into());
    let receipt = odd.grant.as_ref().unwrap().text().replace("\"here\"", "12345678901234567890");
    let odd = Options { grant: Some(document(receipt)), ..odd };
    assert!(refusal(&odd).contains("OCP103: the receipt has no digest"));
}

#[test]
fn what_is_unbound_and_what_is_not_granted_is_left_out_and_said() {
    let (package, summary) = convert(&checkpoint(), &options()).unwrap();
    assert_eq!(
        values(&package),
        [&json!("Broad beans and chard, and no brassicas this year."), &json!(60)]
    );
    assert_eq!(
        reasons(&package),
        ["unbound", "not_granted", "policy", "not_granted", "not_granted"]
    );
    // What was asked for and refused is named, what there is more of is not.
    let budget = json!(["https://vocab.notebook.example/predicates/budget"]);
    let omissions = package["omissions"].as_array().unwrap();
    assert_eq!(omissions[3]["selector"]["predicates"], budget);
    assert!(omissions[..3].iter().all(|it| it["selector"].get("predicates").is_none()));
    for reason in [Reason::Unbound, Reason::NotGranted, Reason::Policy] {
        assert!(leaves(&summary, reason) > 0, "{reason:?}");
    }
    let (package, summary) = convert(&checkpoint(), &granted()).unwrap();
    assert!(values(&package).is_empty() && reasons(&package).contains(&"unbound"));
    assert!(package["subject_aliases"] == json!([]) && package["reference_aliases"] == json!([]));
    assert!(leaves(&summary, Reason::Unbound) > 0);
}

#[test]
fn a_statement_is_covered_by_one_selector_in_all_that_it_says() {
    let crops = |member: &str, value: Value| {
        let mut binding = granting::binding();
        binding[member] = value;
        bound(granted(), &json!({"crops": binding}))
    };
    assert_eq!(
        values(&package(&checkpoint(), &crops("epistemic_basis", "guessed".into()))).len(),
        1
    );
    for (member, value) in [
        ("predicate", "https://vocab.notebook.example/predicates/avoids-treatment"),
        ("space", "urn:uuid:00000000-0000-4000-8000-000000000000"),
        ("sensitivity", "special"),
        ("review_status", "proposed"),
    ] {
        let (package, _) = convert(&checkpoint(), &crops(member, value.into())).unwrap();
        assert!(values(&package).is_empty(), "{member}");
        assert!(reasons(&package).contains(&"not_granted"), "{member}");
    }
}

/// What is wrong with what is said of statements.
fn bind_refusal(source: &Value, statements: &Value) -> String {
    let error = convert(source, &bound(granted(), statements)).unwrap_err();
    assert!(matches!(error, Error::Request(RequestError::Bind { .. })), "{error}");
    error.to_string()
}

#[test]
fn what_cannot_be_said_of_a_statement_is_refused_with_its_place() {
    let without = |member: &str| {
        let mut binding = granting::binding();
        binding.as_object_mut().unwrap().remove(member);
        binding
    };
    let unknown = bind_refusal(&checkpoint(), &json!({"crop": granting::binding()}));
    assert!(
        unknown.ends_with(
            r#"at /statements/crop: found "crop", expected the id of a statement of the checkpoint"#
        ),
        "{unknown}"
    );
    for member in [
        "predicate",
        "subjects",
        "space",
        "epistemic_basis",
        "sensitivity",
        "review_status",
        "decision",
    ] {
        let refused = bind_refusal(&checkpoint(), &json!({"crops": without(member)}));
        let expected = format!("at /statements/crops: missing member {member:?}");
        assert!(refused.ends_with(&expected), "{refused}");
    }
    let mut proposed = without("decision");
    proposed["review_status"] = "proposed".into();
    assert!(convert(&checkpoint(), &bound(granted(), &json!({"crops": proposed}))).is_ok());

    let with_value = |value: &str| {
        let bind = format!(
            r#"{{"bind":"0.1","statements":{{"crops":{}}}}}"#,
            granting::binding().to_string().replacen(
                '{',
                &format!(r#"{{"object":{{"type":"x","value":{value}}},"#),
                1
            )
        );
        let options = Options { bind: Some(document::<Bind>(bind)), ..granted() };
        let (from, to) = (Format::OpenCheckpoint, Format::ContextPackage);
        let made = confirmed::convert(text("checkpoint.json").as_bytes(), from, to, &options);
        made.map(|_| ())
    };
    let refused = with_value("12345678901234567890").unwrap_err().to_string();
    assert!(refused.contains("/statements/crops/object/value: "), "{refused}");
    assert!(refused.contains("canonical form (RFC 8785)"), "{refused}");
    let deep = |depth: usize| with_value(&("[".repeat(depth) + &"]".repeat(depth)));
    assert!(deep(DEEPEST).is_ok());
    let refused = deep(DEEPEST + 1).unwrap_err().to_string();
    assert!(refused.contains("expected a value that is not so deep"), "{refused}");
}

#[test]
fn names_stay_at_home_and_have_the_same_pseudonym_under_one_receipt() {
    let (source, options) = (checkpoint(), options());
    let text = package(&source, &options).to_string();
    let bind = value("bind.json");
    let crops = &bind["statements"]["crops"];
    for name in [
        crops["subjects"][0].as_str().unwrap(),
        crops["space"].as_str().unwrap(),
        crops["decision"].as_str().unwrap(),
        "notes-2025",
        "crops",
        "Marit",
    ] {
        assert!(!text.contains(&format!("\"{name}\"")), "{name}");
    }
    let pseudonyms = |package: &Value| -> HashSet<String> {
        let text = package.to_string();
        let found = text.match_indices("\"urn:uuid:");
        let found = found.map(|(at, _)| text[at + 1..at + 46].to_owned());
        found.filter(|urn| urn.as_bytes()[23] == b'5').collect()
    };
    let first = pseudonyms(&package(&source, &options));
    let mut later = source.clone();
    later["task"]["status"] = "paused".into();
    let second = pseudonyms(&package(&later, &options));
    // All but the id of the package itself.
    assert_eq!(first.symmetric_difference(&second).count(), 2);
    let other = granted_with(|_, receipt| receipt["revision"] = 2.into());
    let other = Options { bind: options.bind, ..other };
    assert!(first.is_disjoint(&pseudonyms(&package(&source, &other))));
}

#[test]
fn only_what_entries_refer_to_has_an_alias() {
    let package = package(&checkpoint(), &options());
    let mut used = HashSet::new();
    for entry in package["entries"].as_array().unwrap() {
        let content = &entry["content"];
        for one in ["space_ref", "decision_ref"] {
            used.insert(content[one].as_str().unwrap().to_owned());
        }
        for list in ["subject_refs", "provenance_refs"] {
            let items = content[list].as_array().unwrap().iter();
            used.extend(items.map(|item| item.as_str().unwrap().to_owned()));
        }
    }
    let of = |list: &str, member: &str| -> Vec<String> {
        let aliases = package[list].as_array().unwrap().iter();
        aliases.map(|alias| alias[member].as_str().unwrap().to_owned()).collect()
    };
    let mut declared = of("subject_aliases", "package_subject_ref");
    declared.extend(of("reference_aliases", "package_ref"));
    let count = declared.len();
    assert_eq!(declared.into_iter().collect::<HashSet<_>>(), used);
    assert_eq!(count, used.len(), "each once");
}

#[test]
fn operations_and_approvals_never_travel() {
    let mut source = checkpoint();
    source["operations"] = json!([
        {"id": "order", "kind": "action", "description": "Order the seeds today.", "status": "planned"},
        {"id": "agreed", "kind": "approval", "description": "Marit agreed to the order.", "status": "approved",
         "record": "notes-2025", "approval": {"decided_by": "Marit", "decided_at": "2026-11-19T20:00:00Z", "evidence": ["notes-2025"]}},
    ]);
    let (package, summary) = convert(&source, &options()).unwrap();
    let text = package.to_string();
    for word in ["Order the seeds", "Marit agreed", "approved", "planned"] {
        assert!(!text.contains(word), "{word}");
    }
    // And the statement that quotes somebody.
    let expected = count(&source["operations"]) + count(&source["statements"][4]);
    assert_eq!(leaves(&summary, Reason::Policy), expected);
}

/// How many leaves a value has that has no empty container.
fn count(value: &Value) -> u64 {
    match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(members) => members.values().map(count).sum(),
        _ => 1,
    }
}

/// A statement that says that it came from an entry, with the digest that its content has.
fn handed_on(change: impl Fn(&mut Value)) -> Value {
    let mut content = json!({
        "subject_refs": ["urn:uuid:15620d85-1115-44d8-843e-946b5fafc911"],
        "space_ref": "urn:uuid:db5cb0b4-07c2-471b-a763-f880de96bfe1",
        "category": "statement",
        "statement": {
            "predicate": "https://vocab.notebook.example/predicates/prefers-crop",
            "object": {"type": "string", "value": "Leeks", "language": "en"}
        },
        "epistemic_basis": "subject_confirmed",
        "review_status": "accepted",
        "decision_ref": "urn:uuid:86707b02-4e87-4453-a02a-d6932fa81500",
        "sensitivity": "normal",
        "instruction_treatment": "untrusted_data"
    });
    change(&mut content);
    let digest = granting::digest(&content);
    json!({
        "id": "entry:leeks", "kind": "external", "text": content.to_string(),
        "origin": {"type": "external", "name": "Garden Friend"},
        "extensions": {ENTRY: {
            "layer": "context", "disclosure": "accepted", "media_type": "application/ocp+json",
            "content_schema_uri": open_continuity_model::CONTEXT_CONTENT_SCHEMA,
            "digest": digest, "package_item_ref": "urn:uuid:fcba8f2d-27c5-493b-a676-3098ba8ebf11",
            "instruction_treatment": "untrusted_data", "content": content
        }}
    })
}

fn with_statement(statement: &Value) -> Value {
    let mut source = checkpoint();
    source["statements"] = json!([statement]);
    source
}

/// A grant of the predicates of the fixture, in whatever space.
fn anywhere() -> Options {
    granted_with(|request, receipt| {
        for selector in [&mut request["selectors"][0], &mut receipt["approved_selectors"][0]] {
            selector.as_object_mut().unwrap().remove("space_refs");
        }
    })
}

#[test]
fn what_came_from_an_accepted_entry_goes_in_as_it_was() {
    let source = with_statement(&handed_on(|_| ()));
    let options = anywhere();
    let package = package(&source, &options);
    assert_eq!(values(&package), ["Leeks"]);
    let _checked = checked(&package, &options);
    let (entry, before) = (&package["entries"][0], &source["statements"][0]["extensions"][ENTRY]);
    for member in ["layer", "disclosure", "media_type", "content_schema_uri"] {
        assert_eq!(entry[member], before[member], "{member}");
    }
    for member in ["statement", "epistemic_basis", "review_status", "sensitivity", "category"] {
        assert_eq!(entry["content"][member], before["content"][member], "{member}");
    }
    // The names of another package mean nothing here.
    for name in ["15620d85", "db5cb0b4", "86707b02", "fcba8f2d"] {
        assert!(!package.to_string().contains(name), "{name}");
    }
    // Nobody can tell that an alias is the space that was approved; the operator can say so.
    let limited = granted();
    assert!(values(&self::package(&source, &limited)).is_empty());
    let space = json!({"entry:leeks": {"space": granting::binding()["space"]}});
    assert_eq!(values(&self::package(&source, &bound(limited, &space))), ["Leeks"]);
}

#[test]
fn an_entry_rises_to_nothing_that_it_was_not() {
    let left = |statement: Value, reason: &str| {
        let (package, _) = convert(&with_statement(&statement), &anywhere()).unwrap();
        assert!(values(&package).is_empty(), "{reason}");
        assert!(reasons(&package).contains(&reason), "{reason}: {:?}", reasons(&package));
    };
    left(handed_on(|content| content["review_status"] = "proposed".into()), "not_granted");
    left(
        handed_on(|content| drop(content.as_object_mut().unwrap().remove("review_status"))),
        "not_granted",
    );
    left(handed_on(|content| content["sensitivity"] = "special".into()), "not_granted");
    let extension = |change: &dyn Fn(&mut Value)| {
        let mut statement = handed_on(|_| ());
        change(&mut statement["extensions"][ENTRY]);
        statement
    };
    left(extension(&|entry| entry["disclosure"] = "redacted".into()), "not_granted");
    left(extension(&|entry| entry["layer"] = "evidence".into()), "not_granted");
    left(
        extension(&|entry| entry["content_schema_uri"] = "https://a.example/b".into()),
        "not_granted",
    );
    left(
        extension(&|entry| entry["content"]["statement"]["object"]["value"] = "Kale".into()),
        "policy",
    );
    let mut quoted = handed_on(|_| ());
    quoted["origin"]["type"] = "tool".into();
    left(quoted, "not_granted");
    let mut replaced = handed_on(|_| ());
    replaced["status"] = "superseded".into();
    replaced["superseded_by"] = "entry:leeks".into();
    left(replaced, "superseded");
    let key = format!("ghp_{}", "a1B2c3D4e5F6g7H8i9J0");
    left(
        handed_on(|content| content["statement"]["object"]["value"] = key.as_str().into()),
        "sensitive",
    );
}

#[test]
fn the_operator_may_say_less_of_an_entry_than_it_says_and_never_more() {
    let special = |content: &mut Value| content["sensitivity"] = "special".into();
    let lowered = json!({"entry:leeks": {"sensitivity": "normal"}});
    let refused = bind_refusal(&with_statement(&handed_on(special)), &lowered);
    assert!(
        refused.ends_with(
            r#"at /statements/entry:leeks/sensitivity: found "normal", expected "special", as the entry that it came from says, or none"#
        ),
        "{refused}"
    );
    let other = json!({"entry:leeks": {"sensitivity": "secret"}});
    let refused = bind_refusal(&with_statement(&handed_on(special)), &other);
    assert!(refused.contains("/sensitivity: "), "nobody orders the two: {refused}");

    let raised = bound(anywhere(), &json!({"entry:leeks": {"sensitivity": "special"}}));
    let package = package(&with_statement(&handed_on(|_| ())), &raised);
    assert!(values(&package).is_empty(), "now it is beyond the receipt");
    for (member, said) in [
        ("review_status", json!("accepted")),
        ("predicate", json!("https://vocab.notebook.example/predicates/plot-size")),
        ("epistemic_basis", json!("verified")),
        ("object", json!({"type": "string", "value": "Kale"})),
        ("subjects", json!(["dana"])),
        ("decision", json!("d1")),
    ] {
        let proposed = handed_on(|content| content["review_status"] = "proposed".into());
        let refused =
            bind_refusal(&with_statement(&proposed), &json!({"entry:leeks": {(member): said}}));
        assert!(refused.contains(&format!("/statements/entry:leeks/{member}: ")), "{refused}");
        assert!(refused.contains("which says that by itself"), "{refused}");
    }
}

#[test]
fn what_cannot_be_digested_is_left_out() {
    let source = with_statement(&handed_on(|_| ())).to_string();
    let at = source.rfind("\"Leeks\"").unwrap();
    let source = source[..at].to_owned() + "12345678901234567890" + &source[at + 7..];
    let source = source.replace(r#""digest":"sha-256:"#, r#""digest_before":"sha-256:"#);
    let (from, to) = (Format::OpenCheckpoint, Format::ContextPackage);
    let made = confirmed::convert(source.as_bytes(), from, to, &anywhere()).unwrap();
    let package: Value = serde_json::from_slice(&made.target).unwrap();
    assert!(values(&package).is_empty() && reasons(&package).contains(&"policy"));
}

#[test]
fn a_text_that_holds_a_password_stays() {
    let mut source = checkpoint();
    source["statements"][0]["text"] =
        format!("The forum's key is ghp_{}.", "a1B2c3D4e5F6g7H8i9J0").into();
    let (package, summary) = convert(&source, &options()).unwrap();
    assert_eq!(values(&package), [&json!(60)]);
    assert!(reasons(&package).contains(&"sensitive") && leaves(&summary, Reason::Sensitive) > 0);
}

#[test]
fn of_two_statements_with_one_id_the_first_is_meant() {
    let mut source = checkpoint();
    let mut again = source["statements"][0].clone();
    again["text"] = "Only potatoes.".into();
    source["statements"].as_array_mut().unwrap().insert(1, again);
    let package = package(&source, &options());
    assert_eq!(values(&package).len(), 2);
    assert!(!package.to_string().contains("potatoes"));
}

/// Each content has a digest of its own, and none costs more to check than it is long.
#[test]
fn a_package_of_many_entries_is_made_and_audited() {
    const MANY: usize = 600;
    let mut source = checkpoint();
    let mut said = serde_json::Map::new();
    let statements = (0..MANY).map(|place| {
        let id = format!("s{place}");
        said.insert(id.clone(), granting::binding());
        let text = format!("Bed {place}: {}", "beans and chard, ".repeat(40));
        json!({"id": id, "kind": "constraint", "text": text, "origin": {"type": "user"}})
    });
    source["statements"] = statements.collect::<Vec<_>>().into();
    let package = package(&source, &bound(granted(), &said.into()));
    assert_eq!(values(&package).len(), MANY);
}

#[test]
fn the_mappings_own_words_in_a_checkpoint_are_not_taken_for_its_own() {
    let mut source = checkpoint();
    let made = package(&source, &options());
    let words = [
        made["schema_uri"].clone(),
        made["entries"][0]["content_schema_uri"].clone(),
        made["entries"][0]["entry_id"].clone(),
        made["entries"][1]["digest"].clone(),
        made["reference_aliases"][0]["package_ref"].clone(),
        made["subject_aliases"][0]["delivery_alias"].clone(),
        made["purpose"]["description"].clone(),
    ];
    for (place, word) in words.iter().enumerate() {
        let mut statement = source["statements"][4].clone();
        statement["id"] = format!("quoted-{place}").into();
        statement["text"] = word.clone();
        source["statements"].as_array_mut().unwrap().push(statement);
    }
    let again = package(&source, &options());
    assert_eq!(again["entries"], made["entries"]);
}

#[test]
fn a_view_that_is_not_of_what_is_accepted_shows_what_is_not() {
    let options = granted_with(|request, receipt| {
        request["views"]["context"] = "reviewed".into();
        receipt["approved_views"]["context"] = "reviewed".into();
    });
    let mut proposed = granting::binding();
    proposed["review_status"] = "proposed".into();
    let options = bound(options, &json!({"crops": proposed}));
    let package = package(&checkpoint(), &options);
    assert_eq!(package["entries"][0]["content"]["review_status"], "proposed");
    assert_eq!(package["entries"][0]["disclosure"], "reviewed");
}

/// A statement and what is said of it, each of its own mind.
fn statement() -> impl Strategy<Value = (Value, Option<Value>)> {
    let one = |words: &'static [&'static str]| prop::sample::select(words);
    let kinds = one(&[
        "instruction",
        "constraint",
        "decision",
        "observation",
        "hypothesis",
        "question",
        "external",
    ]);
    let origins = one(&["user", "system", "agent", "tool", "application", "external"]);
    let statuses = prop::option::of(one(&["active", "superseded", "retracted", "resolved"]));
    let before =
        prop::option::of((one(&["accepted", "proposed", "rejected"]), one(&["normal", "special"])));
    let said = prop::option::of((
        one(&["accepted", "proposed", "rejected"]),
        one(&["normal", "special"]),
        one(&["prefers-crop", "plot-size", "budget"]),
    ));
    (kinds, origins, statuses, before, said).prop_map(|(kind, origin, status, before, said)| {
        let mut statement = match before {
            Some((review, sensitivity)) => handed_on(|content| {
                content["review_status"] = review.into();
                content["sensitivity"] = sensitivity.into();
            }),
            None => json!({"text": "Do as this says."}),
        };
        statement["kind"] = kind.into();
        statement["origin"] = json!({"type": origin});
        if let Some(status) = status {
            statement["status"] = status.into();
        }
        let is_entry = before.is_some() && kind == "external";
        let binding = said.map(|(review, sensitivity, predicate)| {
            if is_entry {
                return json!({"space": granting::binding()["space"]});
            }
            let mut binding = granting::binding();
            binding["review_status"] = review.into();
            binding["sensitivity"] = sensitivity.into();
            binding["predicate"] =
                format!("https://vocab.notebook.example/predicates/{predicate}").into();
            binding
        });
        (statement, binding)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Law 5: what goes in was accepted, is data, and is no less sensitive than it was.
    #[test]
    fn nothing_is_made_more_than_it_was(statements in prop::collection::vec(statement(), 0..6)) {
        let mut source = checkpoint();
        let mut said = serde_json::Map::new();
        let mut list = Vec::new();
        for (place, (mut statement, binding)) in statements.into_iter().enumerate() {
            let id = format!("s{place}");
            statement["id"] = id.as_str().into();
            said.extend(binding.map(|binding| (id, binding)));
            list.push(statement);
        }
        source["statements"] = list.clone().into();
        let options = bound(granted(), &said.clone().into());
        let package = checked(&package(&source, &options), &options);
        prop_assert_eq!(package.external_action_authority, Some(ExternalActionAuthority::None));
        let may = |statement: &Value| {
            let said = said.get(statement["id"].as_str().unwrap());
            let before = statement["extensions"].get(ENTRY).filter(|_| statement["kind"] == "external");
            let is_in_force = statement.get("status").is_none_or(|status| status == "active");
            let unsaid = ["hypothesis", "question", "external"];
            let is_said = if before.is_some() {
                statement["origin"]["type"] == "external" && said.is_some()
            } else {
                !unsaid.contains(&statement["kind"].as_str().unwrap())
            };
            let by = before.map(|entry| &entry["content"]).or(said);
            by.is_some_and(|by| {
                let predicate = by.get("predicate").or_else(|| by.pointer("/statement/predicate"));
                let is_granted = predicate.is_some_and(|it| !it.as_str().unwrap().ends_with("budget"));
                is_granted && is_in_force && is_said && by["review_status"] == "accepted"
                    && by["sensitivity"] == "normal"
            })
        };
        prop_assert_eq!(package.entries.len(), list.iter().filter(|one| may(one)).count());
        for entry in &package.entries {
            prop_assert_eq!(entry.disclosure.as_ref(), Some(&View::Accepted));
            prop_assert_eq!(entry.instruction_treatment.as_ref(), Some(&InstructionTreatment::UntrustedData));
            let content: PackageContextContent = entry.context_content().unwrap().unwrap();
            prop_assert_eq!(Acceptance::of_content(content.review_status.as_ref()), Acceptance::Accepted);
            prop_assert!(Openness::of_content(content.sensitivity.as_ref()) <= Openness::Unsaid);
            prop_assert_eq!(content.instruction_treatment, Some(InstructionTreatment::UntrustedData));
        }
    }
}
