//! The rules of OpenCheckpoint where several meet, and on documents too large to write down.

use std::fmt::Write as _;

use exact_json::digest::hex_digest;
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::opencheckpoint::{Parent, With, check_with};
use opencheckpoint_rules::{Finding, Format, RuleId, Severity};

use crate::harness::{check, places, preamble};

fn checked(text: &str) -> Vec<Finding> {
    check(Format::OpenCheckpoint, text).unwrap_or_else(|error| panic!("{error:?}: {text:.200}"))
}

/// A document of the members that every one has, and of these.
fn document(members: &str) -> String {
    let mut text = String::from("{");
    for (name, value) in preamble(Format::OpenCheckpoint) {
        write!(text, "{name:?}:{value},").unwrap();
    }
    text + members + "}"
}

#[test]
fn findings_are_in_the_order_of_the_document_whatever_the_rule() {
    let text = document(
        r#""statements":[
            {"id":"b","kind":"decision","text":"t","origin":{"type":"agent","ref":"x"},
             "superseded_by":"a"},
            {"id":"a","kind":"instruction","text":"t","origin":{"type":"tool"},"evidence":["y"]}
        ],
        "resources":[{"id":"r","kind":"file"}],
        "operations":[
            {"id":"a","kind":"wait","description":"d","status":"approved","depends_on":["a"]}
        ]"#,
    );
    let expected = [
        ("OC204", "/statements/0"),
        ("OC102", "/statements/0/origin/ref"),
        ("OC206", "/statements/0/superseded_by"),
        ("OC201", "/statements/1/origin/type"),
        ("OC102", "/statements/1/evidence/0"),
        ("OC401", "/resources/0"),
        ("OC101", "/operations/0/id"),
        ("OC303", "/operations/0/status"),
    ];
    assert_eq!(places(&checked(&text)), expected);
}

#[test]
fn an_object_of_a_permitted_kind_is_enough_where_several_share_an_id() {
    let text = document(
        r#""statements":[
            {"id":"x","kind":"observation","text":"t","origin":{"type":"agent","ref":"x"}}
        ],
        "resources":[{"id":"x","kind":"file","uri":"file:///a"}]"#,
    );
    assert_eq!(places(&checked(&text)), [("OC101", "/resources/0/id")]);
}

#[test]
fn references_to_the_wrong_kind_are_no_circle() {
    let text = document(
        r#""statements":[
            {"id":"s","kind":"constraint","text":"t","origin":{"type":"user"},"status":"superseded",
             "superseded_by":"o"}
        ],
        "operations":[
            {"id":"o","kind":"wait","description":"d","status":"planned","depends_on":["s"]}
        ]"#,
    );
    assert_eq!(places(&checked(&text)), [("OC103", "/statements/0/superseded_by")]);
}

#[test]
fn a_circle_through_several_objects_is_found_at_each_of_its_edges_only() {
    // c → a → b → a; c leads into the circle, d is a dead end.
    let text = document(
        r#""operations":[
            {"id":"a","kind":"wait","description":"d","status":"planned",
             "depends_on":["d","b"]},
            {"id":"b","kind":"wait","description":"d","status":"planned","depends_on":["a"]},
            {"id":"c","kind":"wait","description":"d","status":"planned","depends_on":["a","d"]},
            {"id":"d","kind":"wait","description":"d","status":"planned"}
        ]"#,
    );
    let findings = checked(&text);
    assert_eq!(
        places(&findings),
        [("OC104", "/operations/0/depends_on/1"), ("OC104", "/operations/1/depends_on/0"),]
    );
    let related: Vec<_> =
        findings.iter().map(|finding| finding.related()[0].pointer.as_str()).collect();
    assert_eq!(related, ["/operations/1/depends_on/0", "/operations/0/depends_on/1"]);
    assert!(findings.iter().all(|finding| finding.severity() == Severity::Warning));
}

/// So many that what grows with the square never ends, and what calls itself for each runs out of
/// stack.
const MANY: usize = 100_000;

#[test]
fn a_long_chain_of_superseded_statements_is_walked_to_its_end() {
    let mut text = String::from(r#""statements":["#);
    for n in 0..MANY {
        write!(
            text,
            r#"{{"id":"s{n}","kind":"constraint","text":"t","origin":{{"type":"user"}},
            "status":"superseded","superseded_by":"s{}"}},"#,
            n + 1,
        )
        .unwrap();
    }
    let end = |by: &str| {
        format!(
            r#"{{"id":"s{MANY}","kind":"constraint","text":"t","origin":{{"type":"user"}}{by}}}]"#
        )
    };
    let open = document(&(text.clone() + &end("")));
    assert_eq!(places(&checked(&open)), []);

    let closed = document(&(text + &end(r#","status":"superseded","superseded_by":"s0""#)));
    let findings = checked(&closed);
    assert_eq!(findings.len(), MANY + 1);
    assert!(findings.iter().enumerate().all(|(n, finding)| {
        finding.rule().name == "circular-reference"
            && finding.pointer() == format!("/statements/{n}/superseded_by")
    }));
}

#[test]
fn many_findings_of_every_sort_cost_no_more_than_the_document_is_long() {
    let mut text = String::from(r#""statements":["#);
    for n in 0..MANY {
        let comma = if n == 0 { "" } else { "," };
        write!(
            text,
            r#"{comma}{{"id":"same","kind":"instruction","text":"t",
            "origin":{{"type":"tool","ref":"r{n}"}},"evidence":["same"]}}"#,
        )
        .unwrap();
    }
    let findings = checked(&document(&(text + "]")));
    assert_eq!(findings.len(), 3 * MANY - 1);
    assert_eq!(
        places(&findings[..5]),
        [
            ("OC201", "/statements/0/origin/type"),
            ("OC102", "/statements/0/origin/ref"),
            ("OC101", "/statements/1/id"),
            ("OC201", "/statements/1/origin/type"),
            ("OC102", "/statements/1/origin/ref"),
        ]
    );
}

#[test]
fn many_values_of_every_sort_cost_no_more_than_the_document_is_long() {
    const MANY: usize = 20_000;
    let mut text = String::from(
        r#""created_at":"2026-01-01T12:00:00.%Z","resources":[{"id":"r","kind":"file","uri":"a b"}"#,
    )
    .replace('%', &"0".repeat(MANY));
    for n in 0..MANY {
        write!(
            text,
            r#",{{"id":"r{n}","kind":"file","uri":"{n}","observed_at":"2026-01-01T12:00:00.1Z",
            "resolver":{{"protocol":"p","hint":{{"password":"x"}}}},
            "digest":{{"algorithm":"a","value":""}},"extensions":{{"k{n}":"k"}}}}"#,
        )
        .unwrap();
    }
    text.push_str(r#"],"operations":[{"id":"o","kind":"wait","description":"d","status":"planned","depends_on":["r0""#);
    for _ in 0..MANY {
        text.push_str(r#","r0""#);
    }
    text.push_str(r#"]}],"continuation":{"requirements":["#);
    for n in 0..MANY {
        let comma = if n == 0 { "" } else { "," };
        write!(
            text,
            r#"{comma}{{"id":"q{n}","kind":"extension","name":"org.q{n}","necessity":"optional"}}"#
        )
        .unwrap();
    }
    let text = document(&(text + "]}")).replacen(r#""created_at":"2026-01-01T12:00:00Z","#, "", 1);
    let findings = checked(&text);
    let count = |id| findings.iter().filter(|finding| finding.rule().id == id).count();
    for (id, expected) in [
        (RuleId::OC105, MANY),
        (RuleId::OC402, MANY),
        (RuleId::OC403, MANY),
        (RuleId::OC404, MANY + 1),
        (RuleId::OC405, MANY),
        (RuleId::OC501, MANY),
        (RuleId::OC502, MANY),
        (RuleId::OC602, 1),
    ] {
        assert_eq!(count(id), expected, "{id}");
    }
}

/// What looks like a credential, each in a form of its own.
const SECRETS: [&str; 3] = [
    "https://dana:correct-horse@git.example/x y",
    "DB_PASSWORD=correct-horse",
    "curl -H 'Authorization: Basic correct-horse='",
];

#[test]
fn no_finding_repeats_a_secret_whatever_the_rule() {
    for secret in SECRETS {
        let text = document(&format!(
            r#""parent":{{"id":"p","digest":{{"algorithm":"{secret}","value":"{secret}"}}}},
            "statements":[{{"id":"s","kind":"decision","text":"{secret}","rationale":"{secret}","resolution":"{secret}",
                "origin":{{"type":"tool","name":"{secret}"}}}}],
            "resources":[{{"id":"r","kind":"file","uri":"{secret}","excerpt":"{secret}",
                "resolver":{{"protocol":"{secret}","hint":{{"a":["{secret}"]}}}}}}],
            "operations":[{{"id":"o","kind":"action","description":"{secret}","status":"uncertain",
                "call":{{"tool":"t","arguments":{{"password":"correct-horse","n":{{"token":["{secret}"]}}}}}}}}],
            "application_context":[{{"id":"a","application":{{"name":"{secret}"}},"state_schema":"{secret}",
                "filters":{{"x":"{secret}"}},"state":{{"x":"{secret}"}}}}],
            "continuation":{{"requirements":[
                {{"id":"q","kind":"extension","name":"{secret}","necessity":"optional"}}]}},
            "extensions":{{"org.example":{{"x":"{secret}"}}}}"#,
        ));
        let findings = checked(&text);
        assert!(findings.len() > 20, "{findings:#?}");
        for finding in &findings {
            assert!(!finding.to_string().contains("correct-horse"), "{finding}");
        }
        // Where the value itself is at fault it is a secret whatever is wrong with it.
        let of_values = [
            RuleId::OC402,
            RuleId::OC403,
            RuleId::OC404,
            RuleId::OC405,
            RuleId::OC406,
            RuleId::OC502,
        ];
        for id in of_values {
            let mut of_it = findings.iter().filter(|finding| finding.rule().id == id).peekable();
            assert!(of_it.peek().is_some(), "{id}");
            assert!(of_it.all(Finding::is_secret), "{id}: {findings:#?}");
        }
    }
}

#[test]
fn credentials_are_found_at_any_depth_and_each_place_by_one_rule() {
    let text = document(
        r#""resources":[{"id":"r","kind":"file","uri":"ssh://git@git.example/x",
            "resolver":{"protocol":"https","hint":{"a/b":[{},{"api_key":{"value":"x"}}]}}}],
        "operations":[{"id":"o","kind":"action","description":"d","status":"planned",
            "call":{"tool":"t","arguments":{"max_tokens":5,"env":{"GITHUB_TOKEN":"x"},"token":"<yours>"}}}],
        "extensions":{"org.example.token":"1","org.example/api-token":"2","org.example/t":{"secret":"3"}}"#,
    );
    assert_eq!(
        places(&checked(&text)),
        [
            ("OC405", "/resources/0/resolver/hint/a~1b/1/api_key/value"),
            ("OC405", "/operations/0/call/arguments/env/GITHUB_TOKEN"),
            ("OC406", "/extensions/org.example~1api-token"),
            ("OC406", "/extensions/org.example~1t/secret"),
        ]
    );
}

#[test]
fn one_finding_names_all_times_after_the_capture() {
    let text = document(
        r#""progress":{"completed":[{"id":"c","description":"d","completed_at":"2026-01-02T00:00:00Z"}]},
        "statements":[{"id":"s","kind":"observation","text":"t","origin":{"type":"user"},
            "verification":{"state":"verified","checked_at":"2026-01-01T12:00:00.0000000001Z"},
            "recorded_at":"2026-01-01T12:00:00-00:01"}],
        "resources":[{"id":"r","kind":"file","uri":"file:///a","observed_at":"2026-02-30T00:00:00Z"}],
        "application_context":[{"id":"a","application":{"name":"n"},"observed_at":"2026-01-01T13:00:00+01:00"}]"#,
    );
    let findings = checked(&text);
    assert_eq!(
        places(&findings),
        [("OC602", "/created_at"), ("OC601", "/resources/0/observed_at")]
    );
    let related: Vec<_> =
        findings[0].related().iter().map(|related| related.pointer.as_str()).collect();
    assert_eq!(
        related,
        [
            "/progress/completed/0/completed_at",
            "/statements/0/verification/checked_at",
            "/statements/0/recorded_at"
        ]
    );
}

#[test]
fn a_parent_is_compared_by_every_algorithm_that_can_be_taken() {
    let bytes = r#"{"id":"p"}"#;
    let parent = Parent::read(bytes.as_bytes()).unwrap();
    let with = With { parent: Some(parent) };
    let found = |algorithm: &str, value: &str| {
        let text = document(&format!(
            r#""parent":{{"id":"p","digest":{{"algorithm":"{algorithm}","value":"{value}"}}}}"#
        ));
        let checkpoint: Checkpoint = exact_json::from_str(&text).unwrap();
        let findings = check_with(&checkpoint, &with);
        let alone = opencheckpoint_rules::opencheckpoint::check(&checkpoint);
        assert!(alone.iter().all(|finding| finding.rule().id != RuleId::OC706), "{alone:#?}");
        let of_it = findings.iter().filter(|finding| finding.rule().id == RuleId::OC706);
        of_it
            .map(|finding| format!("{} {}", finding.severity(), finding.pointer()))
            .collect::<Vec<_>>()
    };
    for algorithm in SHA_2 {
        let digest = hex_digest(algorithm, bytes.as_bytes()).unwrap();
        assert_eq!(found(algorithm, &digest), [""; 0], "{algorithm}");
        let other = hex_digest(algorithm, b"{}").unwrap();
        assert_eq!(found(algorithm, &other), ["error /parent/digest/value"], "{algorithm}");
        // OC402's.
        assert_eq!(found(algorithm, &digest.to_uppercase()), [""; 0], "{algorithm}");
        assert_eq!(found(algorithm, &digest[1..]), [""; 0], "{algorithm}");
    }
    for algorithm in ["sha3-256", "blake2b-256", "k12-256", "md5", "SHA-256", "sha-256-16"] {
        let value = "ab".repeat(32);
        assert_eq!(found(algorithm, &value), ["warning /parent/digest/algorithm"], "{algorithm}");
    }
}

const SHA_2: [&str; 8] = [
    "sha-256",
    "sha-256-128",
    "sha-256-120",
    "sha-256-96",
    "sha-256-64",
    "sha-256-32",
    "sha-384",
    "sha-512",
];

#[test]
fn a_parent_of_any_version_has_an_id() {
    let other_version = br#"{"opencheckpoint":"0.9","id":"p","new":1}"#;
    assert_eq!(Parent::read(other_version).unwrap().id(), "p");
    for (bytes, error) in [
        (&br#"{"id":7}"#[..], "line 1, column 7, at /id: found 7, expected a string"),
        (b"{}", "line 1, column 1, at the root: missing member \"id\""),
        (b"[", "line 1, column 2, at /0: found the end of the text, expected a value or ]"),
    ] {
        assert_eq!(Parent::read(bytes).unwrap_err().to_string(), error);
    }
}

#[test]
fn a_checkpoint_without_a_parent_is_compared_with_none() {
    let checkpoint: Checkpoint = exact_json::from_str(&document(r#""statements":[]"#)).unwrap();
    let with = With { parent: Some(Parent::read(br#"{"id":"p"}"#).unwrap()) };
    assert_eq!(check_with(&checkpoint, &with), []);
}

/// The message of the finding, of which there is one.
fn message(members: &str) -> String {
    let findings = checked(&document(members));
    assert_eq!(findings.len(), 1, "{findings:#?}");
    findings[0].message().to_owned()
}

#[test]
fn what_may_be_meant_is_told() {
    let text = r#""statements":[
        {"id":"tests-run","kind":"observation","text":"t","origin":{"type":"user"},"evidence":["ID"]}
    ],"resources":[{"id":"test-log","kind":"file","uri":"file:///a"}]"#;
    for (id, told) in [("test_run", r#"write "tests-run""#), ("tests-run-2", "add the object")] {
        let message = message(&text.replace("ID", id));
        assert!(message.contains(&format!("; {told}")), "{message}");
    }
    // Only what can be named there: an origin is a resource.
    let origin = text.replace(r#"{"type":"user"}"#, r#"{"type":"tool","ref":"test-rug"}"#);
    let message_of_origin = message(&origin.replace(r#","evidence":["ID"]"#, ""));
    assert!(message_of_origin.contains(r#"; write "test-log""#), "{message_of_origin}");

    let extension = r#""extensions":{"org.example.notes":{}},"continuation":{"requirements":[
        {"id":"r","kind":"extension","name":"NAME","necessity":"required"}]}"#;
    for (name, told) in [
        ("org.example.note", r#"write "org.example.notes""#),
        ("org.example notes", r#"write "org.example.notes""#),
        ("org.example.tickets", "correct the key"),
        ("notes", "name the extension by its key"),
    ] {
        let message = message(&extension.replace("NAME", name));
        assert!(message.contains(&format!("; {told}")), "{message}");
    }

    let digest = r#""resources":[{"id":"r","kind":"file","uri":"file:///a",
        "digest":{"algorithm":"NAME","value":"ab"}}]"#;
    for (name, told) in [
        ("Sha3_512", r#"write "sha3-512""#),
        ("BLAKE2b256", r#"write "blake2b-256""#),
        ("sah-256", r#"write "sha-256""#),
        ("sha-224", "use one of it"),
        ("sha1", "use one of it"),
    ] {
        let message = message(&digest.replace("NAME", name));
        assert!(message.contains(&format!("; {told}")), "{message}");
    }
}

#[test]
fn many_references_that_lead_nowhere_cost_no_more_than_the_document_is_long() {
    let mut text = String::from(r#""statements":["#);
    for n in 0..MANY {
        let comma = if n == 0 { "" } else { "," };
        write!(
            text,
            r#"{comma}{{"id":"statement-about-something-{n:06}","kind":"observation","text":"t",
            "origin":{{"type":"user"}},"evidence":["statment-about-something-{n:06}"]}}"#,
        )
        .unwrap();
    }
    let findings = checked(&document(&(text + "]")));
    assert_eq!(findings.len(), MANY);
    let hinted = findings.iter().filter(|finding| finding.message().contains("; write"));
    assert_eq!(hinted.count(), 10);
}
