//! The canonical form, against RFC 8785's own data and against another writer.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

use exact_json::digest::sha256;
use exact_json::jcs::{JcsError, canonical_bytes, canonicalize, canonicalize_without};
use exact_json::{FaultKind, Json, Kind, Scanner, Value};
use proptest::prelude::*;
use std::fs;

#[test]
fn the_data_of_rfc_8785() {
    let Some(folder) = shared::shared("vectors/jcs") else { return };
    let mut files = 0;
    for entry in fs::read_dir(folder.join("input")).unwrap() {
        let name = entry.unwrap().file_name();
        let input = fs::read(folder.join("input").join(&name)).unwrap();
        let output = fs::read_to_string(folder.join("output").join(&name)).unwrap();
        let ours = String::from_utf8(canonical_bytes(&input).unwrap()).unwrap();
        assert_eq!(ours, output, "{name:?}");
        files += 1;
    }
    assert_eq!(files, 6);
}

#[test]
fn names_are_in_the_order_of_their_utf_16_code_units() {
    let Some(folder) = shared::shared("cases/60-ck-jcs-key-order") else { return };
    let form = canonical_bytes(&fs::read(folder.join("input.json")).unwrap()).unwrap();
    assert_eq!(form, fs::read(folder.join("expected.jcs")).unwrap());
    let expected = fs::read_to_string(folder.join("expected.json")).unwrap();
    let expected: Json = expected.parse().unwrap();
    assert_eq!(expected.pointer("/sha256_jcs"), Some(Json::from(sha256(&form).hex())));
}

#[test]
fn what_the_scheme_cannot_carry_has_no_form() {
    let Some(folder) = shared::shared("cases/67-ck-jcs-surrogate-nonfinite") else { return };
    let form = |file: &str| canonical_bytes(&fs::read(folder.join(file)).unwrap());
    assert_eq!(
        form("big.json").unwrap_err().to_string(),
        "line 1, column 6, at /v: found 1e400, expected a number within the range of a double"
    );
    let text_fault = |error: JcsError| match error {
        JcsError::Text(exact_json::Error::Text { kind, .. }) => kind,
        other => panic!("{other}"),
    };
    assert_eq!(text_fault(form("lone.json").unwrap_err()), FaultKind::Surrogate);
    assert_eq!(text_fault(form("nan.json").unwrap_err()), FaultKind::Unexpected);
    assert_eq!(form("pair.json").unwrap(), fs::read(folder.join("pair.jcs")).unwrap());
}

#[test]
fn refusals_hold_at_every_depth() {
    for (text, form) in [
        ("9007199254740991", Some("9007199254740991")),
        ("-9007199254740991", Some("-9007199254740991")),
        ("9007199254740992", None),
        ("-9007199254740992", None),
        ("123456789012345678901234567890", None),
        ("9007199254740993.0", Some("9007199254740992")),
        ("1e21", Some("1e+21")),
        ("1e-7", Some("1e-7")),
        ("1.7976931348623157e308", Some("1.7976931348623157e+308")),
        ("1.7976931348623159e308", None),
        ("-1e309", None),
        ("5e-324", Some("5e-324")),
        ("1e-324", None),
        ("0e-999", Some("0")),
        ("-0", Some("0")),
        ("-0.0", Some("0")),
        ("1.0", Some("1")),
        ("100000000000000000000.0", Some("100000000000000000000")),
    ] {
        for (before, after) in [("", ""), ("[", "]"), ("{\"a\":[[", "]]}")] {
            let ours = canonical_bytes(format!("{before}{text}{after}").as_bytes()).ok();
            let ours = ours.map(|bytes| String::from_utf8(bytes).unwrap());
            assert_eq!(ours, form.map(|form| format!("{before}{form}{after}")), "{before}{text}");
        }
    }
}

#[test]
fn strings_escape_only_what_must_be() {
    let text = r#"["\u0000\u001f\u007f\u0080\/\u2028\"\\\b\f\n\r\t\ud83d\ude00\u00e9"]"#;
    let form = "[\"\\u0000\\u001f\u{7f}\u{80}/\u{2028}\\\"\\\\\\b\\f\\n\\r\\t\u{1f600}é\"]";
    assert_eq!(canonical_bytes(text.as_bytes()).unwrap(), form.as_bytes());
}

#[test]
fn a_million_numbers_as_another_writer_writes_them() {
    let mut random = SplitMix(0x5EED);
    let check = |number: f64, spelled: &str| {
        let theirs = serde_json_canonicalizer::to_string(&number).unwrap();
        let ours = canonical_bytes(spelled.as_bytes()).unwrap();
        assert_eq!(String::from_utf8(ours).unwrap(), theirs, "{spelled}");
    };
    let mut checked = 0;
    while checked < 1_000_000 {
        let bits = random.next();
        let (low, high) = (bits & 0xFFFF_FFFF, bits >> 32);
        let number = match bits % 4 {
            // Any double.
            0 => f64::from_bits(random.next()),
            // A decimal fraction.
            1 => format!("{low}e-{}", high % 12).parse().unwrap(),
            // A large integer.
            2 => format!("{low}e{}", high % 20).parse().unwrap(),
            // A neighbour of a power of ten, or it itself.
            _ => {
                let sign = if high % 2 == 0 { "" } else { "-" };
                let power: f64 = format!("1e{sign}{}", high % 300).parse().unwrap();
                f64::from_bits(power.to_bits() + low % 3 - 1)
            }
        };
        if !number.is_finite() {
            continue;
        }
        // 17 significant digits name one double, and no other.
        check(number, &format!("{number:.16e}"));
        checked += 1;
    }
}

/// A generator of numbers that is the same on every machine.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

/// The value as `serde_json` holds it, its numbers read by Rust.
fn to_serde(value: Value<'_>) -> serde_json::Value {
    match value.kind() {
        Kind::Null => serde_json::Value::Null,
        Kind::False => false.into(),
        Kind::True => true.into(),
        Kind::Number => value.raw().parse::<f64>().unwrap().into(),
        Kind::String | Kind::Key => value.text().unwrap().decode().into(),
        Kind::Array => value.items().map(to_serde).collect(),
        Kind::Object => {
            value.members().map(|(key, value)| (key.decode(), to_serde(value))).collect()
        }
    }
}

fn trees() -> impl Strategy<Value = Json> {
    let leaves = prop_oneof![
        any::<bool>().prop_map(|value| value.to_string()),
        any::<f64>().prop_filter("finite", |n| n.is_finite()).prop_map(|n| format!("{n:e}")),
        (-9_007_199_254_740_991_i64..=9_007_199_254_740_991).prop_map(|n| n.to_string()),
        any::<String>().prop_map(|text| Json::from(text).to_string()),
    ];
    let trees = leaves.prop_recursive(4, 40, 8, |inner| {
        let names = prop_oneof!["[a-c\u{e000}\u{fffd}\u{10000}\u{10ffff}é]{0,3}", any::<String>()];
        let members = prop::collection::btree_map(names, inner.clone(), 0..8);
        let members =
            members.prop_map(|members| members.into_iter().collect::<Vec<_>>()).prop_shuffle();
        prop_oneof![
            prop::collection::vec(inner, 0..6).prop_map(|items| format!("[{}]", items.join(","))),
            members.prop_map(|members| {
                let member =
                    |(name, value): (String, String)| format!("{}:{value}", Json::from(name));
                format!("{{{}}}", members.into_iter().map(member).collect::<Vec<_>>().join(" , "))
            }),
        ]
    });
    trees.prop_map(|text| text.parse().unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn trees_as_another_writer_writes_them(tree in trees()) {
        let ours = tree.with(canonicalize).unwrap();
        prop_assert_eq!(&ours, &serde_json_canonicalizer::to_string(&tree.with(to_serde)).unwrap());
        // The form of 1.5e20 is an integer that would be refused as one.
        if let Ok(again) = canonical_bytes(ours.as_bytes()) {
            prop_assert_eq!(again, ours.into_bytes(), "the form is its own form");
        }
    }
}

#[test]
fn the_four_digests_of_open_continuity() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/open-continuity/");
    let document = |file: &str| fs::read(format!("{folder}{file}")).unwrap();
    let whole = |bytes: &[u8]| sha256(&canonical_bytes(bytes).unwrap()).to_ocp();
    assert_eq!(
        whole(&document("context-request.json")),
        "sha-256:6f79ce11f397b728fb2bfe2f24e64912e021b0c24c0c436c6ae1ca7d9b31cb8e"
    );
    assert_eq!(
        whole(&document("grant-receipt.json")),
        "sha-256:4657179eadb7ccb43cbef2c4fa1f990cac8443d995ae775fa7fa00de7f66ad47"
    );
    let bytes = document("context-package.json");
    let mut scanner = Scanner::new();
    let package = scanner.scan(&bytes).unwrap();
    let without_integrity = canonicalize_without(package.root(), &["integrity"]).unwrap();
    assert_eq!(
        sha256(without_integrity.as_bytes()).to_ocp(),
        "sha-256:09cbcb90f08b8e29d5e938b9a6234e3061eecb3d8854fd98a2949c91934a6f2d"
    );
    let content = package.resolve("/entries/0/content").unwrap();
    assert_eq!(
        whole(content.raw().as_bytes()),
        "sha-256:af9c0f49046b829c5db808ca9020ceab46d452bc80d825f774fd64a60f43f3cb"
    );
}
