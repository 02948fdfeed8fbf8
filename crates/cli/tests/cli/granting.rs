//! `convert --to context-package`: what is handed out, and what is refused.

use crate::run::{Place, Ran, fixture, refused};

/// The arguments of a conversion of the checkpoint of `fixtures/grant`, with other values for some options.
fn arguments(others: &[(&str, &str)]) -> Vec<String> {
    let mut options = vec![
        ("--now".to_owned(), "2026-11-21T08:00:00Z".to_owned()),
        ("--grant".to_owned(), fixture("grant/receipt.json")),
        ("--request".to_owned(), fixture("grant/request.json")),
        ("--bind".to_owned(), fixture("grant/bind.json")),
    ];
    for (option, value) in others {
        options.retain(|(name, _)| name != option);
        if !value.is_empty() {
            options.push(((*option).to_owned(), (*value).to_owned()));
        }
    }
    let command = ["convert", "checkpoint.json", "--to", "context-package", "-o", "package.json"];
    let options = options.into_iter().flat_map(|(option, value)| [option, value]);
    command.map(str::to_owned).into_iter().chain(options).collect()
}

fn place() -> Place {
    let place = Place::new();
    place.write("checkpoint.json", std::fs::read(fixture("grant/checkpoint.json")).unwrap());
    place
}

fn run(place: &Place, others: &[(&str, &str)]) -> Ran {
    let arguments = arguments(others);
    place.run(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
}

/// A copy of a fixture of the grant, changed.
fn changed(place: &Place, name: &str, from: &str, to: &str) {
    let text = std::fs::read_to_string(fixture(&format!("grant/{name}"))).unwrap();
    assert!(text.contains(from), "{name}: {from}");
    place.write(name, text.replacen(from, to, 1));
}

#[test]
fn a_package_is_made_under_a_receipt_and_the_report_names_what_was_handed_in() {
    let place = place();
    let ran = run(&place, &[]);
    assert_eq!((ran.code, ran.stdout.as_str()), (0, ""), "{}", ran.stderr);
    let package: serde_json::Value = serde_json::from_slice(&place.read("package.json")).unwrap();
    let expected = std::fs::read(fixture("grant/package.json")).unwrap();
    assert_eq!(package, serde_json::from_slice::<serde_json::Value>(&expected).unwrap());
    let report = String::from_utf8(place.read("package.json.loss.jsonl")).unwrap();
    let head: serde_json::Value = serde_json::from_str(report.lines().next().unwrap()).unwrap();
    let options = head["adapter"]["options"].as_object().unwrap();
    assert_eq!(options.keys().collect::<Vec<_>>(), ["now", "grant", "request", "bind"]);
    assert!(options["grant"].as_str().unwrap().starts_with("sha-256:"));
    for stays in ["Marit", "oauth", "authorizer"] {
        assert!(!report.contains(stays), "{stays} is nobody else's");
    }
}

#[test]
fn what_is_needed_is_said() {
    let place = place();
    let missing = |options: &str| {
        refused(
            2,
            &format!(
                "a context package is made under a receipt (--grant), for the request that it answers (--request), \
                 at a time (--now; no clock is read); {options} missing"
            ),
        )
    };
    assert_eq!(run(&place, &[("--grant", "")]), missing("--grant is"));
    assert_eq!(run(&place, &[("--request", "")]), missing("--request is"));
    let none = [("--grant", ""), ("--request", ""), ("--now", "")];
    assert_eq!(run(&place, &none), missing("--grant and --request and --now are"));
    assert_eq!(place.names(), ["checkpoint.json"], "nothing is written");
}

#[test]
fn a_receipt_that_does_not_hold_is_refused_by_its_rule() {
    let place = place();
    let expired = run(&place, &[("--now", "2026-11-28T00:00:00Z")]);
    assert_eq!((expired.code, expired.stdout.as_str()), (1, ""));
    insta::assert_snapshot!(expired.stderr.replace(&fixture(""), ""), @r##"error: grant/receipt.json: nothing may be handed out under this receipt: OCP208 at "/expires_at" of the receipt: it expired at "2026-11-27T12:00:00Z", and the time is "2026-11-28T00:00:00Z"; do not use it then"##);
    changed(&place, "receipt.json", "\"status\": \"active\"", "\"status\": \"revoked\"");
    insta::assert_snapshot!(run(&place, &[("--grant", "receipt.json")]).stderr, @r##"error: receipt.json: nothing may be handed out under this receipt: OCP210 at "/status" of the receipt: the receipt is "revoked", not "active"; do nothing under it unless its live status, to which "status_ref" leads, is active"##);
    changed(&place, "request.json", "Plan which seeds", "Plan what");
    let other = run(&place, &[("--request", "request.json")]).stderr;
    insta::assert_snapshot!(other.replace(&fixture(""), ""), @r##"error: grant/receipt.json: nothing may be handed out under this receipt: OCP103 at "/request_ref/digest" of the receipt: the object at hand has the digest "sha-256:40975a6cc2375c522e9ab82cf80e344f3abfc1fb1c7dc418052076a90c1006ad", not "sha-256:ba41a1d23104aedad32626a96bb30f0696198d36b5e4d968bb8dd8fc59da8726"; find out which of the two was changed"##);
    changed(&place, "receipt.json", "\"context\": \"accepted\"", "\"context\": \"none\"");
    insta::assert_snapshot!(run(&place, &[("--grant", "receipt.json")]).stderr, @r##"error: receipt.json: nothing may be handed out under this receipt: OCP204 at "/approved_views": nothing of the context layer is approved, so that any entry would be outside it"##);
    assert_eq!(place.names(), ["checkpoint.json", "receipt.json", "request.json"]);
}

#[test]
fn a_document_that_is_another_is_refused_with_its_place() {
    let place = place();
    let swapped = run(&place, &[("--grant", &fixture("grant/request.json"))]);
    insta::assert_snapshot!(swapped.stderr.replace(&fixture(""), ""), @r##"error: grant/request.json: line 4, column 11, at /type: found "context_request", expected "grant_receipt""##);
    assert_eq!(swapped.code, 1);
    place.write("broken.json", "{\"bind\": \"0.1\",}");
    let broken = run(&place, &[("--bind", "broken.json")]);
    insta::assert_snapshot!(broken.stderr, @r##"error: broken.json: line 1, column 16, at the root: found '}', expected a name"##);
    assert_eq!(broken.code, 2);
    place.write("latin.json", b"{\"bind\": \"\xe9\"}");
    let latin = run(&place, &[("--bind", "latin.json")]);
    insta::assert_snapshot!(latin.stderr, @r##"error: latin.json: line 1, column 11, at /bind: found the byte 0xE9, expected UTF-8"##);
    assert_eq!(run(&place, &[("--bind", "none.json")]).stderr, "error: none.json: no such file\n");
}

#[test]
fn what_a_bind_file_has_wrong_is_shown_in_it() {
    let place = place();
    let mut said = String::new();
    for (from, to) in [
        ("\"crops\": {", "\"crop\": {"),
        ("\"sensitivity\": \"normal\",", ""),
        ("\"space\":", "\"spaces\":"),
        ("\"subjects\": [", "\"subjects\": [4, "),
        ("\"bind\": \"0.1\"", "\"bind\": \"1\""),
        ("\"value\": 60", "\"value\": 12345678901234567890"),
    ] {
        changed(&place, "bind.json", from, to);
        let ran = run(&place, &[("--bind", "bind.json")]);
        assert_eq!((ran.code, ran.stdout.as_str()), (1, ""), "{to}");
        said += &ran.stderr;
    }
    insta::assert_snapshot!(said, @r##"
    error: bind.json: line 4, column 5, at /statements/crop: found "crop", expected the id of a statement of the checkpoint
    error: bind.json: line 4, column 14, at /statements/crops: missing member "sensitivity"
    error: bind.json: line 9, column 7, at /statements/crops/spaces: unknown member "spaces", did you mean "space"?
    error: bind.json: line 6, column 20, at /statements/crops/subjects/0: found 4, expected a string
    error: bind.json: line 2, column 11, at /bind: found "1", expected "0.1"
    error: bind.json: line 27, column 18, at /statements/plot/object/value: found 12345678901234567890, expected a value that has a canonical form (RFC 8785)
    "##);
    assert_eq!(place.names(), ["bind.json", "checkpoint.json"], "nothing is written");
}

#[test]
fn the_audit_checks_what_the_documents_say_where_they_are_at_hand() {
    let place = place();
    assert_eq!(run(&place, &[]).code, 0);
    let [receipt, request, bind] =
        ["receipt", "request", "bind"].map(|name| fixture(&format!("grant/{name}.json")));
    let report = String::from_utf8(place.read("package.json.loss.jsonl")).unwrap();
    let audit = ["audit", "checkpoint.json", "package.json", "package.json.loss.jsonl"];
    let with = [&audit[..], &["--with", &receipt, &request, &bind]].concat();
    assert_eq!(place.run(&audit).code, 0);
    assert_eq!(place.run(&with).code, 0);

    // A text that the mapping writes, said to be what the operator said.
    let constant = r#""basis":"constant","value":"application/ocp+json""#;
    assert!(report.contains(constant));
    let forged = report.replace(constant, &constant.replace("constant", "option"));
    place.write("package.json.loss.jsonl", forged);
    let ran = place.run(&with);
    assert_eq!(ran.code, 1);
    let expected = "a value of the head's options, or of a document that they name";
    assert!(ran.stdout.contains(expected), "{}", ran.stdout);

    place.write("package.json.loss.jsonl", report);
    let other = fixture("grant/checkpoint.json");
    let unnamed = place.run(&[&audit[..], &["--with", &other]].concat());
    assert_eq!(unnamed.code, 1);
    assert!(
        unnamed.stdout.contains("a document that an option names by its digest"),
        "{}",
        unnamed.stdout
    );
}

#[test]
fn standard_input_is_read_once() {
    let place = place();
    let ran = run(&place, &[("--grant", "-"), ("--request", "-")]);
    assert_eq!(ran.code, 2, "{}", ran.stderr);
    let receipt = std::fs::read(fixture("grant/receipt.json")).unwrap();
    let arguments = arguments(&[("--grant", "-")]);
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    assert_eq!(place.run_with_input(&arguments, receipt).code, 0);
}
