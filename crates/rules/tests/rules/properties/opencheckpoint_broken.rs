//! Each rule of OpenCheckpoint that is an error, broken in documents that keep it: it is found, and where it is broken.

use exact_json::digest::sha256;
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::opencheckpoint::{rules, valid_checkpoint};
use opencheckpoint_rules::{Format, RuleId, Severity};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use crate::harness::{Beside, check_beside};

proptest! {
    #[test]
    fn a_document_that_is_broken_is_found(
        checkpoint in valid_checkpoint(),
        (id, mutate) in select(MUTATORS),
        at in any::<Index>(),
        how in any::<Index>(),
    ) {
        let mut document = Document::of(&checkpoint);
        let pointer = mutate(&mut document, at, how);
        let text = document.value.to_string();
        let findings = check_beside(Format::OpenCheckpoint, &text, &document.beside);
        prop_assert!(findings.is_ok(), "{}: {:?}: {}", id, findings, text);
        let is_found = findings.unwrap().iter().any(|finding| {
            finding.rule().id == id
                && finding.severity() == Severity::Error
                && finding.pointer() == pointer
        });
        prop_assert!(is_found, "{} at {}: {}", id, pointer, text);
    }
}

#[test]
fn every_rule_of_severity_error_has_a_mutator() {
    let mutated: Vec<_> = MUTATORS.iter().map(|(id, _)| *id).collect();
    let errors: Vec<_> =
        rules().filter(|rule| rule.severity == Severity::Error).map(|rule| rule.id).collect();
    assert_eq!(mutated, errors);
}

/// A document that is to be broken, and what is at hand beside it.
pub(super) struct Document {
    pub(super) value: Value,
    beside: Beside,
}

/// Breaks a rule in any document that keeps it, and says where it is found. `at` is for the object that is broken, `how` for the way.
type Mutator = fn(&mut Document, at: Index, how: Index) -> String;

/// One for each rule of severity error, in the order of the ids.
const MUTATORS: &[(RuleId, Mutator)] = &[
    (RuleId::OC101, |document, at, how| {
        let from = how.index(LISTS.len());
        let id = document.some(LISTS[from], at).0["id"].clone();
        let later = at.get(&LISTS[from..]);
        let (object, pointer) = document.another(later);
        object["id"] = id;
        format!("{pointer}/id")
    }),
    (RuleId::OC102, |document, at, how| match how.index(3) {
        0 => document.refer("statements", "evidence", "to.nothing", at),
        1 => document.refer("operations", "depends_on", "to.nothing", at),
        _ => {
            let (statement, pointer) = document.some("statements", at);
            statement["origin"]["ref"] = json!("to.nothing");
            format!("{pointer}/origin/ref")
        }
    }),
    (RuleId::OC103, |document, at, how| match how.index(3) {
        0 => {
            let id = document.id_of_another("statements");
            let (operation, pointer) = document.some("operations", at);
            operation["target"] = id;
            format!("{pointer}/target")
        }
        1 => {
            let id = document.id_of_another("operations");
            let (statement, pointer) = document.some("statements", at);
            statement["superseded_by"] = id;
            format!("{pointer}/superseded_by")
        }
        _ => {
            let id = document.id_of_another("operations");
            let (statement, pointer) = document.some("statements", at);
            statement["origin"]["ref"] = id;
            format!("{pointer}/origin/ref")
        }
    }),
    (RuleId::OC201, |document, at, how| {
        let (statement, pointer) = document.some("statements", at);
        statement["kind"] = json!("instruction");
        statement["origin"]["type"] = json!(how.get(&["agent", "tool", "application", "external"]));
        format!("{pointer}/origin/type")
    }),
    (RuleId::OC202, |document, at, _| {
        let (statement, pointer) = document.some("statements", at);
        statement["kind"] = json!("hypothesis");
        statement["verification"]["state"] = json!("verified");
        format!("{pointer}/verification/state")
    }),
    (RuleId::OC203, |document, at, how| {
        let (statement, pointer) = document.some("statements", at);
        statement["kind"] = json!("external");
        statement["origin"]["type"] = json!(how.get(&["user", "system"]));
        format!("{pointer}/origin/type")
    }),
    (RuleId::OC204, |document, at, _| {
        let (statement, pointer) = document.some("statements", at);
        statement["kind"] = json!("decision");
        remove(statement, "rationale");
        pointer
    }),
    (RuleId::OC205, |document, at, how| {
        let (statement, pointer) = document.some("statements", at);
        statement["status"] = json!("resolved");
        let kind = how.get(&["question", "constraint", "decision", "observation", "hypothesis"]);
        statement["kind"] = json!(kind);
        remove(statement, "resolution");
        if *kind == "question" { pointer } else { format!("{pointer}/status") }
    }),
    (RuleId::OC206, |document, at, how| {
        let (statement, pointer) = document.some("statements", at);
        match *how.get(&["superseded", "active", "retracted", ""]) {
            "superseded" => {
                statement["status"] = json!("superseded");
                remove(statement, "superseded_by");
                return pointer;
            }
            "" => remove(statement, "status"),
            other => statement["status"] = json!(other),
        }
        statement["superseded_by"] = json!("another");
        format!("{pointer}/superseded_by")
    }),
    (RuleId::OC301, |document, at, how| {
        let (operation, pointer) = document.some("operations", at);
        operation["kind"] = json!(how.get(&["approval", "input", "wait"]));
        operation["call"] = json!({"tool": "t"});
        format!("{pointer}/call")
    }),
    (RuleId::OC302, |document, at, how| {
        let (operation, pointer) = document.some("operations", at);
        operation["status"] = json!("uncertain");
        operation["resume"] = json!("retry");
        match *how.get(&["non_idempotent", "unknown", ""]) {
            "" => remove(operation, "effect"),
            effect => operation["effect"] = json!(effect),
        }
        format!("{pointer}/resume")
    }),
    (RuleId::OC303, |document, at, how| {
        let (operation, pointer) = document.some("operations", at);
        operation["status"] = json!(at.get(&["approved", "rejected"]));
        let kind = how.get(&["approval", "input", "action", "wait"]);
        operation["kind"] = json!(kind);
        remove(operation, "approval");
        if *kind == "approval" { pointer } else { format!("{pointer}/status") }
    }),
    (RuleId::OC304, |document, at, how| {
        let (operation, pointer) = document.some("operations", at);
        operation["approval"] =
            json!({"decided_by": "d", "decided_at": "2026-01-01T00:00:00Z", "evidence": []});
        if how.index(2) == 0 {
            operation["kind"] = json!(at.get(&["input", "action", "wait"]));
        } else {
            let undecided =
                ["planned", "awaiting", "uncertain", "failed", "completed", "cancelled"];
            operation["status"] = json!(at.get(&undecided));
        }
        format!("{pointer}/approval")
    }),
    (RuleId::OC401, |document, at, _| {
        let (resource, pointer) = document.some("resources", at);
        remove(resource, "uri");
        remove(resource, "locator");
        pointer
    }),
    (RuleId::OC402, |document, at, how| {
        let value = how.get(&["", "E3B0C442", "xyz", "e3b0c4"]);
        let digest = json!({"algorithm": "sha-256", "value": value});
        if at.index(4) == 0 {
            document.value["parent"] = json!({"id": "p", "digest": digest});
            return "/parent/digest/value".to_owned();
        }
        let (resource, pointer) = document.some("resources", at);
        resource["digest"] = digest;
        format!("{pointer}/digest/value")
    }),
    (RuleId::OC404, |document, at, how| {
        let uri =
            json!(at.get(&["", "src/main.rs", "https://a.example/a b", "//a.example", "1:a"]));
        if how.index(2) == 0 {
            document.value["source"]["producer"]["uri"] = uri;
            return "/source/producer/uri".to_owned();
        }
        let (resource, pointer) = document.some("resources", at);
        resource["uri"] = uri;
        format!("{pointer}/uri")
    }),
    (RuleId::OC405, |document, at, how| {
        let (name, value) = *how.get(&[
            ("password", "hunter2"),
            ("a", "ghp_0123456789abcdefghijABCDEFGHIJ"),
            ("a", "https://dana:hunter2@git.example/x"),
        ]);
        if at.index(2) == 0 {
            let (operation, pointer) = document.some("operations", at);
            operation["call"] = json!({"tool": "t", "arguments": {"x": [{name: value}]}});
            return format!("{pointer}/call/arguments/x/0/{name}");
        }
        let (resource, pointer) = document.some("resources", at);
        resource["resolver"] = json!({"protocol": "p", "hint": {name: value}});
        format!("{pointer}/resolver/hint/{name}")
    }),
    (RuleId::OC501, |document, at, how| {
        let key =
            *how.get(&["notes", "org..example", "-org.example", "org.example.", "org.exa mple"]);
        if at.index(2) == 0 {
            document.value["extensions"][key] = json!({});
            return format!("/extensions/{key}");
        }
        let list = *at.get(&LISTS);
        let (object, pointer) = document.some(list, at);
        object["extensions"][key] = json!({});
        format!("{pointer}/extensions/{key}")
    }),
    (RuleId::OC601, |document, at, how| {
        let time = json!(how.get(&[
            "2026-02-30T10:00:00Z",
            "2026-05-04T24:00:00Z",
            "2026-05-04T10:00:60Z",
            "2026-05-04T10:00:00+24:00",
        ]));
        if at.index(2) == 0 {
            document.value["created_at"] = time;
            return "/created_at".to_owned();
        }
        let (statement, pointer) = document.some("statements", at);
        statement["recorded_at"] = time;
        format!("{pointer}/recorded_at")
    }),
    (RuleId::OC702, |document, _, how| {
        if how.index(2) == 0 {
            document.value["id"] = json!("urn:uuid:0000000A-0000-4000-8000-000000000001");
            document.value["parent"] =
                json!({"id": "URN:UUID:0000000a-0000-4000-8000-000000000001"});
        } else {
            document.value["parent"] = json!({"id": document.value["id"]});
        }
        "/parent/id".to_owned()
    }),
    (RuleId::OC706, |document, at, how| {
        let mut parent = json!({"id": "p", "created_at": at.index(1000)}).to_string();
        let digest = json!({"algorithm": "sha-256", "value": sha256(parent.as_bytes()).hex()});
        document.value["parent"] = json!({"id": "p", "digest": digest});
        let place = match how.index(3) {
            // Another one, of which nothing but the id is known.
            0 => {
                document.value["parent"] = json!({"id": "q"});
                "/parent/id"
            }
            1 => {
                parent.insert(at.index(parent.len()).min(1), ' ');
                "/parent/digest/value"
            }
            _ => {
                parent = parent.replace("created_at", "changed_at");
                "/parent/digest/value"
            }
        };
        document.beside.documents = vec![parent];
        place.to_owned()
    }),
];

/// The lists of a document's objects, in its order.
const LISTS: [&str; 3] = ["statements", "resources", "operations"];

impl Document {
    pub(super) fn of(checkpoint: &Checkpoint) -> Self {
        let value = serde_json::from_str(&checkpoint.to_string()).unwrap();
        Self { value, beside: Beside::default() }
    }

    /// An object of the list, and its pointer: one that is there, or another, where none is.
    pub(super) fn some(&mut self, list: &str, at: Index) -> (&mut Value, String) {
        let there = self.value[list].as_array().map_or(0, Vec::len);
        if there == 0 {
            return self.another(list);
        }
        let n = at.index(there);
        (&mut self.value[list][n], format!("/{list}/{n}"))
    }

    /// One more object at the end of the list, and its pointer.
    fn another(&mut self, list: &str) -> (&mut Value, String) {
        let n = self.value[list].as_array().map_or(0, Vec::len);
        let id = format!("another.{list}.{n}");
        let object = match list {
            "statements" => {
                json!({"id": id, "kind": "constraint", "text": "t", "origin": {"type": "user"}})
            }
            "resources" => json!({"id": id, "kind": "file", "uri": "file:///a"}),
            _ => json!({"id": id, "kind": "wait", "description": "d", "status": "planned"}),
        };
        if n == 0 {
            self.value[list] = json!([]);
        }
        self.value[list].as_array_mut().unwrap().push(object);
        (&mut self.value[list][n], format!("/{list}/{n}"))
    }

    fn id_of_another(&mut self, list: &str) -> Value {
        self.another(list).0["id"].clone()
    }

    /// Puts a reference at the end of a list of them; gives its pointer.
    fn refer(&mut self, list: &str, member: &str, id: &str, at: Index) -> String {
        let (object, pointer) = self.some(list, at);
        let n = object[member].as_array().map_or(0, Vec::len);
        if n == 0 {
            object[member] = json!([]);
        }
        object[member].as_array_mut().unwrap().push(json!(id));
        format!("{pointer}/{member}/{n}")
    }
}

pub(super) fn remove(object: &mut Value, member: &str) {
    object.as_object_mut().unwrap().remove(member);
}
