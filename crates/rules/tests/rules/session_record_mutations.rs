//! Streams that are valid until something is done to them: each rule finds what was done.

use opencheckpoint_rules::session_record::{check, rules, valid_records};
use opencheckpoint_rules::{Class, RuleId, Severity};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use session_record_model::Record;

/// Breaks a rule in any stream that keeps it, at one record of it or another, and gives the index of the record in which the rule
/// is broken then.
type Mutator = fn(&mut Stream, Index, Index) -> usize;

/// One for each rule that can be told from a stream.
const MUTATORS: &[(RuleId, Mutator)] = &[
    (RuleId::ASR_200, |stream, at, _| {
        let (n, message) = stream.message(at);
        remove(message, "role");
        remove(message, "capture/role");
        n
    }),
    (RuleId::ASR_203, |stream, at, how| {
        let (n, list) = stream.message_list(at);
        let inserted = *how.get(&["injected", "notice"]);
        list.push(json!({"type": "text", "text": "t", "author": "human", "origin": inserted}));
        n
    }),
    (RuleId::ASR_204, |stream, at, how| {
        let (n, message) = stream.message(at);
        message["audience"] =
            how.get(&[json!("everyone"), json!(""), json!(null), json!(1)]).clone();
        n
    }),
    (RuleId::ASR_205, |stream, at, how| {
        let (n, message) = stream.message(at);
        message["content"] = json!([{"type": "text", "text": "t"}]);
        remove(message, "displayContent");
        message["origin"] = "notice".into();
        message["author"] = "harness".into();
        message["audience"] = "user".into();
        match how.index(5) {
            0 => message["author"] = "model".into(),
            1 => message["content"][0]["author"] = "tool".into(),
            2 => message["audience"] = "both".into(),
            3 => remove(message, "author"),
            _ => remove(message, "audience"),
        }
        n
    }),
    (RuleId::ASR_206, |stream, at, how| {
        let (n, message) = stream.message(at);
        message["status"] = (*how.get(&["completed", "Error", "withdawn", "partials"])).into();
        n
    }),
    (RuleId::ASR_207, |stream, at, _| {
        let (n, message) = stream.message(at);
        message["content"] = json!([]);
        message["displayContent"] = json!([{"type": "text", "text": "t"}]);
        remove(message, "capture/content");
        n
    }),
    (RuleId::ASR_208, |stream, at, how| {
        let (n, message) = stream.message(at);
        message["displayCorrespondence"] = "native".into();
        let (empty, other) =
            *how.get(&[("content", "displayContent"), ("displayContent", "content")]);
        message[empty] = json!([]);
        message[other] = json!([{"type": "text", "text": "t"}]);
        message["capture"] = json!({(empty): {"state": "absent"}});
        n
    }),
    (RuleId::ASR_210, |stream, at, how| {
        let (n, list) = stream.list(at);
        list.push(
            how.get(&[json!({"text": "t"}), json!({"type": 1}), json!("t"), json!(null)]).clone(),
        );
        n
    }),
    (RuleId::ASR_212, |stream, at, how| {
        let (n, list) = stream.list(at);
        let kind = *how.get(&["image", "audio"]);
        list.push(json!({"type": kind, "mimeType": "m", "data": "", "blob": {"blob": "b"}}));
        n
    }),
    (RuleId::ASR_213, |stream, at, how| {
        let (n, list) = stream.list(at);
        let mut resource =
            json!({"uri": "u:r", "text": "t", "blob": "b", "blobRef": {"blob": "b"}});
        match how.index(4) {
            0 => remove(&mut resource, "text"),
            1 => remove(&mut resource, "blob"),
            2 => remove(&mut resource, "blobRef"),
            _ => {}
        }
        list.push(json!({"type": "resource", "resource": resource}));
        n
    }),
    (RuleId::ASR_214, |stream, at, how| {
        let (n, list) = stream.list(at);
        let visibility = *how.get(&["summary", "omitted", "encrypted", "redacted"]);
        list.push(json!({"type": "reasoning", "visibility": visibility, "text": "t"}));
        n
    }),
    (RuleId::ASR_217, |stream, at, how| {
        let (n, list) = stream.list(at);
        list.push(
            how.get(&[json!({"type": "refusal"}), json!({"type": "refusal", "text": null})])
                .clone(),
        );
        n
    }),
    (RuleId::ASR_221, |stream, at, how| {
        let (n, plan) = stream.plan(at);
        plan["planType"] = (*how.get(&["items", "document", "goal"])).into();
        for member in ["entries", "content", "capture/content"] {
            remove(plan, member);
        }
        n
    }),
    (RuleId::ASR_222, |stream, at, how| {
        let (n, plan) = stream.plan(at);
        let mut later = plan.clone();
        remove(&mut later, "copiedFrom");
        match how.index(3) {
            // No link.
            0 => remove(&mut later, "supersedes"),
            // A link to something else.
            1 => later["supersedes"] = "no such record".into(),
            // The plan has another name now.
            _ => {
                later["supersedes"] = stream.0[n]["id"].clone();
                later["planId"] = "no such plan".into();
            }
        }
        stream.append(later)
    }),
    (RuleId::ASR_227, |stream, at, _| {
        let (n, message) = stream.message(at);
        message["conversation"] = "no such conversation".into();
        n
    }),
    (RuleId::ASR_228, |stream, at, how| {
        let (n, message) = stream.message(at);
        match how.index(4) {
            0 => message["from"] = json!({"name": "somebody"}),
            1 => message["from"] = json!({"session": "no reference", "participant": "p1"}),
            2 => message["recipients"] = json!([{"actor": {"participant": "p1"}}, {"actor": {}}]),
            _ => message["derivedFrom"] = json!([""]),
        }
        n
    }),
    (RuleId::ASR_230, |stream, at, _| {
        let (n, list) = stream.list(at);
        list.push(json!({"type": "data", "schema": "s"}));
        n
    }),
    (RuleId::ASR_231, |stream, at, _| {
        let (n, list) = stream.list(at);
        list.push(json!({"type": "opaque", "format": "f", "data": "", "blob": {"blob": "b"}}));
        n
    }),
    (RuleId::ASR_233, |stream, at, how| {
        let (n, list) = stream.list(at);
        let own = list.len();
        let from = how.get(&[json!(own), json!(own + 1), json!(-1), json!(u64::MAX)]).clone();
        list.push(
            json!({"type": "text", "text": "t", "derivation": {"method": "ocr", "from": from}}),
        );
        n
    }),
    (RuleId::ASR_234, |stream, at, how| {
        let (n, delivery) = stream.of_type("delivery", json!({"type": "delivery"}), at);
        match how.index(2) {
            0 => remove(delivery, "status"),
            _ => delivery["status"] = json!(null),
        }
        n
    }),
    (RuleId::ASR_235, |stream, at, how| {
        let (n, delivery) =
            stream.of_type("delivery", json!({"type": "delivery", "status": "sent"}), at);
        match how.index(3) {
            0 => delivery["message"] = "no such record".into(),
            1 => delivery["message"] = "messageId=no such message".into(),
            _ => delivery["conversation"] = "no such conversation".into(),
        }
        n
    }),
    (RuleId::ASR_236, |stream, at, how| {
        let (n, plan) = stream.plan(at);
        let entry = |id: &str, blocker: &str| json!({"entryId": id, "content": "c", "status": "s", "blockedBy": [blocker]});
        plan["entries"] = match how.index(3) {
            0 => json!([entry("a", "b"), entry("b", "a"), entry("a", "b")]),
            1 => json!([entry("a", "b"), entry("b", "c")]),
            _ => json!([entry("a", "a")]),
        };
        n
    }),
    (RuleId::ASR_238, |stream, at, _| {
        let (n, message) = stream.message(at);
        message["content"] = json!([{"type": "data", "data": null}]);
        message["capture"] = json!({"content": {"state": "absent"}});
        n
    }),
    (RuleId::SR101, |stream, at, how| {
        let n = stream.later(at);
        let before = stream.0[n - 1]["seq"].as_f64().unwrap();
        let seq = before - f64::from(u8::try_from(how.index(3)).unwrap());
        stream.0[n]["seq"] = json!(seq);
        n
    }),
    (RuleId::SR102, |stream, at, how| {
        let n = stream.later(at);
        stream.0[n]["id"] = how.get(&stream.0[..n])["id"].clone();
        n
    }),
    (RuleId::SR103, |stream, at, how| {
        let (n, message) = stream.message(at);
        let member = *how.get(&["supersedes", "copiedFrom"]);
        message[member] = (*how.get(&["no such record", "messageId=no such message"])).into();
        n
    }),
];

/// A stream that is about to be broken.
struct Stream(Vec<Value>);

impl Stream {
    fn of(records: &[Record]) -> Self {
        let value = |record: &Record| serde_json::from_str(&record.to_json_string()).unwrap();
        Self(records.iter().map(value).collect())
    }

    /// Puts a record behind the others, as the next in order, and gives its index.
    fn append(&mut self, mut record: Value) -> usize {
        let seq = self.0.last().map_or(0.0, |last| last["seq"].as_f64().unwrap()) + 1.0;
        record["seq"] = json!(seq);
        record["id"] = format!("appended {seq}").into();
        self.0.push(record);
        self.0.len() - 1
    }

    /// A record of a type, or else this one, which is appended.
    fn of_type(&mut self, kind: &str, or_else: Value, at: Index) -> (usize, &mut Value) {
        let of_type = |n: &usize| self.0[*n]["type"] == kind;
        let found: Vec<_> = (0..self.0.len()).filter(of_type).collect();
        let n = if found.is_empty() { self.append(or_else) } else { *at.get(&found) };
        (n, &mut self.0[n])
    }

    fn message(&mut self, at: Index) -> (usize, &mut Value) {
        let message = json!({"type": "message", "messageId": "m", "role": "user", "content": []});
        self.of_type("message", message, at)
    }

    fn plan(&mut self, at: Index) -> (usize, &mut Value) {
        let plan =
            json!({"type": "plan", "planId": "no plan so far", "planType": "items", "entries": []});
        self.of_type("plan", plan, at)
    }

    /// One of a message's lists of parts.
    fn message_list(&mut self, at: Index) -> (usize, &mut Vec<Value>) {
        let (n, message) = self.message(at);
        let list = if at.index(2) == 0 { "content" } else { "displayContent" };
        (n, list_of(message, list))
    }

    /// A list of parts of any record that has one.
    fn list(&mut self, at: Index) -> (usize, &mut Vec<Value>) {
        let lists = |n: usize| -> &[&str] {
            match self.0[n]["type"].as_str().unwrap() {
                "message" => &["content", "displayContent"],
                "plan" | "tool_result" => &["content"],
                "compaction" => &["summary"],
                _ => &[],
            }
        };
        let all: Vec<_> =
            (0..self.0.len()).flat_map(|n| lists(n).iter().map(move |list| (n, *list))).collect();
        if all.is_empty() {
            return self.message_list(at);
        }
        let (n, list) = *at.get(&all);
        (n, list_of(&mut self.0[n], list))
    }

    /// The index of a record that another one stands in front of.
    fn later(&mut self, at: Index) -> usize {
        while self.0.len() < 2 {
            self.append(json!({"type": "delivery", "status": "sent"}));
        }
        1 + at.index(self.0.len() - 1)
    }
}

/// The list of parts that a record has, or has from now on.
fn list_of<'r>(record: &'r mut Value, list: &str) -> &'r mut Vec<Value> {
    if record.get(list).is_none() {
        record[list] = json!([]);
    }
    record[list].as_array_mut().unwrap()
}

/// Takes a member out, or one of a member of an object, where there is such a one.
fn remove(object: &mut Value, path: &str) {
    let (within, name) = path.rsplit_once('/').map_or(("", path), |(within, name)| (within, name));
    let pointer = if within.is_empty() { String::new() } else { format!("/{within}") };
    if let Some(Value::Object(members)) = object.pointer_mut(&pointer) {
        members.remove(name);
    }
}

/// The rules of which a fragment knows only that something is not in it.
const DANGLING: [RuleId; 3] = [RuleId::ASR_227, RuleId::ASR_235, RuleId::SR103];

#[test]
fn every_rule_that_a_stream_can_break_has_a_mutator() {
    let mutated: Vec<_> = MUTATORS.iter().map(|(id, _)| *id).collect();
    let told = rules().filter(|rule| rule.class.kept().is_empty());
    assert_eq!(mutated, told.map(|rule| rule.id).collect::<Vec<_>>());
}

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn what_is_broken_is_found(
        records in valid_records(),
        (id, mutate) in select(MUTATORS),
        at in any::<Index>(),
        how in any::<Index>(),
    ) {
        let mut stream = Stream::of(&records);
        let broken = mutate(&mut stream, at, how);
        let rule = rules().find(|rule| rule.id == id).unwrap();
        let read = |value: &Value| Record::from_json_str(&value.to_string());
        let records: Result<Vec<_>, _> = stream.0.iter().map(read).collect();
        let Ok(records) = records else {
            prop_assert_eq!(rule.class, Class::Shape, "{}", records.unwrap_err());
            prop_assert!(read(&stream.0[broken]).is_err());
            return Ok(());
        };
        prop_assert!(rule.class != Class::Shape, "{} is read: {}", id, stream.0[broken]);
        let is_fragment = !matches!(records[0], Record::Session(_));
        let severity = if is_fragment && DANGLING.contains(&id) { Severity::Note } else { rule.severity };
        let line = u64::try_from(broken + 1).unwrap();
        let findings = check(&records);
        let mut of_it = findings.iter().filter(|finding| finding.rule() == rule);
        prop_assert!(
            of_it.any(|finding| finding.line() == Some(line) && finding.severity() == severity),
            "{} is not found in {}: {:#?}", id, stream.0[broken], findings,
        );
    }
}
