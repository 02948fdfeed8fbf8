//! Two versions side by side, as a project that depends on the model sees them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use opencheckpoint_model::{v0_1, v0_2};

const OLD: &str = r#"{"opencheckpoint":"0.1","id":"a","created_at":"2026-01-31T12:00:00Z","source":{"producer":{"name":"example"}},"task":{"objective":"Fix the parser","status":"active"}}"#;
const NEW: &str = r#"{"opencheckpoint":"0.2","id":"a","created_at":"2026-01-31T12:00:00Z","source":{"producer":{"name":"example"}},"task":{"objective":"Fix the parser","status":"delegated","owner":"Ada"},"statements":[{"id":"s1","kind":"observation","text":"It is slow.","origin":{"type":"agent"}}],"handover":{"id":"h1","to":{"name":"other"},"told":["s1"]}}"#;

#[test]
fn each_version_reads_its_own_documents_and_refuses_the_others() {
    let old: v0_1::Checkpoint = OLD.parse().unwrap();
    let new: v0_2::Checkpoint = NEW.parse().unwrap();
    assert_eq!((old.to_string(), new.to_string()), (OLD.to_owned(), NEW.to_owned()));
    let error = NEW.parse::<v0_1::Checkpoint>().unwrap_err();
    assert!(error.to_string().contains("found \"0.2\""), "{error}");
    let error = OLD.parse::<v0_2::Checkpoint>().unwrap_err();
    assert!(error.to_string().contains("found \"0.1\""), "{error}");
}

#[test]
fn what_is_new_is_typed_and_walked() {
    let new: v0_2::Checkpoint = NEW.parse().unwrap();
    assert_eq!(new.task.status, v0_2::TaskStatus::Delegated);
    assert_eq!(new.task.owner, "Ada");
    let found = new.find("h1").unwrap();
    assert_eq!(found.object.kind(), v0_2::ObjectKind::Handover);
    let told = new.references()[0];
    assert_eq!(told.member, v0_2::ReferenceMember::HandoverTold);
    assert_eq!(told.member.permits(), [v0_2::ObjectKind::Statement]);
    assert_eq!(told.place.to_string(), "/handover/told/0");
}
