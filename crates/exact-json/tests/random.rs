//! Whatever bytes come in: no panic, and the same verdict as `serde_json` but for what strictness adds.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use exact_json::{Fault, FaultKind, Json, Scanner, Text, Value, json_eq};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::value::RawValue;

fn scan(bytes: &[u8]) -> Result<(), Fault> {
    Scanner::new().scan(bytes).map(|_| ())
}

/// Compares the verdict with `serde_json`'s, and looks at everything that is on the tape.
fn examine(bytes: &[u8]) {
    let lenient = std::str::from_utf8(bytes)
        .is_ok_and(|text| serde_json::from_str::<&RawValue>(text).is_ok());
    let valued = serde_json::from_slice::<serde_json::Value>(bytes).is_ok();
    let mut scanner = Scanner::new();
    match scanner.scan(bytes) {
        Ok(tape) => {
            assert!(lenient, "only we accept {:?}", String::from_utf8_lossy(bytes));
            walk(tape.root());
            let compact = tape.root().compact();
            assert!(scan(compact.as_bytes()).is_ok());
            assert_eq!(tape.root().is_compact(), compact == tape.root().raw());
        }
        Err(fault) => {
            use FaultKind::{Depth, Duplicate, NumberRange, Surrogate};
            let stricter = matches!(fault.kind, Depth | Duplicate | NumberRange | Surrogate);
            assert!(stricter || !lenient, "only we refuse {:?}", String::from_utf8_lossy(bytes));
            assert!(fault.kind != Surrogate || !valued, "{:?}", String::from_utf8_lossy(bytes));
            assert!(fault.offset <= bytes.len());
            assert!(fault.position(bytes).line >= 1);
            let shown = exact_json::Error::from_fault(fault, bytes).to_string();
            assert!(!shown.contains('\n'), "{shown:?}");
        }
    }
}

/// Visits every node by every accessor.
fn walk(value: Value<'_>) {
    let tape = value.tape();
    for index in 0..u32::try_from(tape.nodes().len()).unwrap() {
        let value = tape.value(index);
        let found = tape.resolve(&value.pointer()).unwrap().index();
        assert!(found == index || found == index + 1);
        assert_eq!(value.members().count() + value.items().count(), value.len());
        let decoded = value.text().map(Text::decode);
        assert_eq!(decoded.is_some(), value.raw().starts_with('"'));
        assert!(value.as_u64().is_none() || value.number().is_some());
        assert!(value.position().column >= 1);
    }
    assert!(json_eq(value, value));
    assert!(value.leaves() >= 1);
}

/// JSON text with white space and odd spellings.
fn texts() -> impl Strategy<Value = String> {
    let leaves = prop_oneof![
        prop::sample::select(vec!["null", "true", "false", "0", "-0.0e+00", "1E400", "[]", "{}"])
            .prop_map(str::to_owned),
        r"-?(0|[1-9][0-9]{0,20})(\.[0-9]{1,3})?([eE][+-]?[0-9]{1,17})?",
        r#""(a|é|😀|\\n|\\"|\\/|\\u00e9|\\ud83d\\ude00|\\ud83d|\\udc00){0,6}""#,
    ];
    let spaces = || prop::sample::select(vec!["", "", " ", "\n\t", "\r\n"]);
    leaves.prop_recursive(5, 60, 6, move |inner| {
        let names = r#""(a|b|\\u0061|é|\\\\){0,2}""#;
        prop_oneof![
            (prop::collection::vec(inner.clone(), 0..6), spaces())
                .prop_map(|(items, space)| format!("[{space}{}{space}]", items.join(","))),
            (prop::collection::vec((names, inner), 0..5), spaces()).prop_map(|(members, space)| {
                let member = |(name, value)| format!("{name}{space}:{space}{value}");
                let members: Vec<String> = members.into_iter().map(member).collect();
                format!("{{{}{space}}}", members.join(","))
            }),
        ]
    })
}

/// Bytes that matter to a scanner.
fn bytes() -> impl Strategy<Value = u8> {
    prop_oneof![
        4 => prop::sample::select(b"{}[]:,\"\\/u0123456789dDeE+-.tfn \n\0\x1f\x7f".to_vec()),
        1 => prop::sample::select(vec![0x80, 0xBF, 0xC0, 0xC3, 0xED, 0xEF, 0xF0, 0xF4, 0xFF]),
        1 => any::<u8>(),
    ]
}

#[derive(Debug, Clone)]
enum Edit {
    Insert(Index, u8),
    Replace(Index, u8),
    Remove(Index),
    Cut(Index),
    Double(Index, usize),
}

fn edits() -> impl Strategy<Value = Edit> {
    let at = || any::<Index>();
    prop_oneof![
        3 => (at(), bytes()).prop_map(|(at, byte)| Edit::Insert(at, byte)),
        3 => (at(), bytes()).prop_map(|(at, byte)| Edit::Replace(at, byte)),
        3 => at().prop_map(Edit::Remove),
        1 => at().prop_map(Edit::Cut),
        1 => (at(), 1_usize..20).prop_map(|(at, len)| Edit::Double(at, len)),
    ]
}

fn edit(text: &mut Vec<u8>, edit: &Edit) {
    if text.is_empty() {
        return;
    }
    let len = text.len();
    match edit {
        Edit::Insert(at, byte) => text.insert(at.index(len), *byte),
        Edit::Replace(at, byte) => text[at.index(len)] = *byte,
        Edit::Remove(at) => {
            text.remove(at.index(len));
        }
        Edit::Cut(at) => text.truncate(at.index(len)),
        Edit::Double(at, more) => {
            let at = at.index(len);
            let piece = text[at..len.min(at + more)].to_vec();
            text.splice(at..at, piece);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn any_bytes(bytes in prop::collection::vec(bytes(), 0..40)) {
        examine(&bytes);
    }

    #[test]
    fn json_and_its_mutations(text in texts(), edits in prop::collection::vec(edits(), 0..4)) {
        let mut text = text.into_bytes();
        for each in &edits {
            edit(&mut text, each);
        }
        examine(&text);
    }
}

proptest! {
    #[test]
    fn long_strings_end_where_they_end(
        before in 0_usize..80,
        special in prop::sample::select(vec!["\\n", "é", "\\u00e9", "\"", "\u{1}", "\u{7f}", "\u{80}"]),
        after in 0_usize..80,
    ) {
        examine(format!("[\"{}{special}{}\"]", "x".repeat(before), "y".repeat(after)).as_bytes());
    }

    #[test]
    fn objects_of_any_size_know_their_names(
        size in 1_usize..90,
        twin in any::<Option<(Index, Index)>>(),
        prefix in "[a-z]{0,12}",
    ) {
        let mut names: Vec<String> = (0..size).map(|i| format!("{prefix}{i:02}{prefix}")).collect();
        if let Some((one, two)) = twin {
            let name = names[one.index(size)].clone();
            names.insert(two.index(size), name);
        }
        let members: Vec<_> = names.iter().map(|name| format!("\"{name}\":{{\"{name}\":1}}")).collect();
        let fault = scan(format!("{{{}}}", members.join(",")).as_bytes()).err();
        prop_assert_eq!(fault.map(|fault| fault.kind), twin.map(|_| FaultKind::Duplicate));
    }

    #[test]
    fn quoting_and_reading_give_the_text_back(text in any::<String>()) {
        let json = Json::from(text.as_str());
        prop_assert_eq!(json.as_text(), serde_json::to_string(&text).unwrap());
        prop_assert_eq!(exact_json::from_str::<String>(json.as_text()).unwrap(), text);
    }

    #[test]
    fn escapes_read_as_serde_json_reads_them(
        text in r#""(a|é|😀|\\[nrtbf/"\\]|\\u[0-9a-cA-C][0-9a-fA-F]{3}|\\u[dD][89abAB][0-9a-f]{2}\\u[dD][c-fC-F][0-9a-f]{2}){0,8}""#,
    ) {
        let theirs: String = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(exact_json::from_str::<String>(&text).unwrap(), theirs);
    }
}
