//! What the scanner refuses, where, and what it finds.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use exact_json::{FaultKind, Json, MAX_DEPTH, OwnedTape, Scanner, jcs};

fn fault(bytes: impl AsRef<[u8]>) -> (FaultKind, usize, String) {
    let fault = Scanner::new().scan(bytes.as_ref()).map(|_| ()).unwrap_err();
    (fault.kind, fault.offset, fault.pointer)
}

#[test]
fn faults_have_kind_offset_and_pointer() {
    use FaultKind::*;
    for (text, kind, offset, pointer) in [
        (r#"{"a":1,"b":{"x":[1,{"k":1,"\u006b":2}]}}"#, Duplicate, 26, "/b/x/1/k"),
        (r#"{"a":[1,}"#, Unexpected, 8, "/a/1"),
        (r#"{"a":"x\ud800y"}"#, Surrogate, 7, "/a"),
        (r#"{"a":"\ud800\u0041"}"#, Surrogate, 6, "/a"),
        (r#"{"a":"\udc00"}"#, Surrogate, 6, "/a"),
        (r#"{"a~/b":01}"#, Number, 9, "/a~0~1b"),
        (r#"{"a":-}"#, Number, 6, "/a"),
        ("[1.5e]", Number, 5, "/0"),
        ("[1e9999999999999999]", NumberRange, 3, "/0"),
        ("[1] x", Trailing, 4, ""),
        ("[\"a\u{1}\"]", Control, 3, "/0"),
        (r#"["\q"]"#, Escape, 3, "/0"),
        (r#"["\u12g4"]"#, Escape, 6, "/0"),
        (r#"{"a":1,"#, End, 7, ""),
        (r#"{"a" 1}"#, Unexpected, 5, "/a"),
        (r#"{"a":1,}"#, Unexpected, 7, ""),
        ("", End, 0, ""),
        ("nul", End, 3, ""),
        ("nule", Unexpected, 3, ""),
    ] {
        assert_eq!(fault(text), (kind, offset, pointer.to_owned()), "{text}");
    }
    assert_eq!(fault(b"{\"a\":[1,2,\"\xff\"]}"), (Utf8, 11, "/a/2".into()));
    assert_eq!(fault(b"{\"a\":[1,2]}\xff"), (Utf8, 11, String::new()));
    assert_eq!(fault(b"{\"a\":[1,}\xff"), (Unexpected, 8, "/a/1".into()), "the first fault counts");
}

#[test]
fn a_duplicate_in_an_open_object_comes_before_a_later_fault() {
    let members = (0..40).map(|i| format!("\"k{i}\":1,")).collect::<Vec<_>>().concat();
    let mut text = format!("{{{members}");
    let at = text.len();
    text += "\"k3\":2,\"z\":[tru";
    assert_eq!(fault(&text), (FaultKind::Duplicate, at, "/k3".into()));
}

#[test]
fn depth_is_bounded_and_costs_no_stack() {
    let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(Scanner::new().scan_str(&nested(MAX_DEPTH)).is_ok());
    assert_eq!(fault(nested(MAX_DEPTH + 1)).0, FaultKind::Depth);
    assert_eq!(fault("[".repeat(100_000)).0, FaultKind::Depth);
    assert_eq!(fault("{\"a\":".repeat(100_000)).0, FaultKind::Depth);
    assert_eq!(fault("[".repeat(MAX_DEPTH)).0, FaultKind::End);
}

#[test]
fn places_lead_back() {
    let text = "\u{feff}{\"a\":{\"b/c\":[10,  {\"x\": \"yy\"}]}}";
    let tape = OwnedTape::scan(&mut Scanner::new(), text.as_bytes()).unwrap();
    let tape = tape.tape(3);
    assert!(tape.has_bom());
    let value = tape.resolve("/a/b~1c/1/x").unwrap();
    assert_eq!(value.raw(), "\"yy\"");
    assert_eq!(value.pointer(), "/a/b~1c/1/x");
    assert_eq!(tape.pointer_at(text.find("yy").unwrap()), "/a/b~1c/1/x");
    assert_eq!(tape.root().compact(), r#"{"a":{"b/c":[10,{"x":"yy"}]}}"#);
    assert_eq!(tape.root().leaves(), 2);
    for index in 0..u32::try_from(tape.nodes().len()).unwrap() {
        let value = tape.value(index);
        let found = tape.resolve(&value.pointer()).unwrap();
        assert!(found.index() == index || found.index() == index + 1, "{index}");
    }
}

#[test]
fn whatever_walks_a_value_can_walk_the_deepest() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[ ", " ]")] {
        let (depth, leaf) = (MAX_DEPTH - 1, "{}");
        let text = open.repeat(depth) + leaf + &close.repeat(depth);
        let json = Json::parse(&text).unwrap();
        assert_eq!(json.as_text(), text.replace(' ', ""));
        assert_eq!(json, json.clone());
        json.with(|value| {
            assert_eq!(jcs::canonicalize(value).unwrap(), json.as_text());
            assert_eq!(value.leaves(), 1);
            let deepest = u32::try_from(value.tape().nodes().len()).unwrap() - 1;
            let pointer = value.tape().pointer_of(deepest);
            assert_eq!(pointer.split('/').count(), MAX_DEPTH);
            assert_eq!(value.tape().resolve(&pointer).unwrap().raw(), leaf);
            assert_eq!(value.tape().pointer_at(json.as_text().find(leaf).unwrap()), pointer);
        });
    }
}

#[test]
fn a_tape_knows_nothing_outside_it() {
    let mut scanner = Scanner::new();
    let tape = scanner.scan_str("[1]").unwrap();
    let outside = tape.value(7);
    assert!(outside.is_null() && outside.is_leaf() && outside.raw().is_empty());
    assert_eq!(
        (outside.leaves(), outside.pointer(), outside.compact()),
        (0, String::new(), String::new())
    );
    assert_eq!(outside.members().count() + outside.items().count(), 0);
}
