//! Scalars keep their text; what the text means is asked by name.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

use exact_json::digest::{Sha256, hex_digest, hex_length, sha256};
use exact_json::scalar::Instant;
use exact_json::{Digest, Integer, Json, Number, Timestamp, Uri, UrnUuid, Value, from_str};
use std::cmp::Ordering;
use std::fs;

fn timestamp(text: &str) -> Timestamp {
    text.parse().unwrap()
}

#[test]
fn timestamps_of_the_case() {
    let Some(cases) = shared::shared("cases/63-ck-timestamps/cases.json") else { return };
    let cases = Json::parse(&fs::read_to_string(cases).unwrap()).unwrap();
    let checked = cases.with(|cases| {
        for case in cases.items() {
            let value = case.get("value").unwrap();
            let valid = case.get("valid_in_schema_0_1").and_then(Value::as_bool).unwrap();
            let text = value.raw();
            let ours = from_str::<Timestamp>(text).is_ok_and(|time| time.is_date_time());
            assert_eq!(ours, valid, "{text}");
            if let Ok(time) = from_str::<Timestamp>(text) {
                assert_eq!(serde_json::to_string(&time).unwrap(), text);
                assert_eq!(time.to_offset_date_time().is_some(), valid, "{text}");
            }
        }
        cases.len()
    });
    assert_eq!(checked, 21);
}

#[test]
fn the_pattern_is_all_that_a_timestamp_must_fit() {
    assert!(Timestamp::check("9999-99-99T99:99:99.0-99:99").is_ok());
    for text in [
        "",
        "2026-01-01",
        "2026-01-01T00:00Z",
        "2026-01-01T00:00:00",
        "2026-01-01T00:00:00.Z",
        "2026-01-01T00:00:00+0100",
        "2026-01-01T00:00:00+01:00Z",
        "2026-01-01T00:00:00ZZ",
        "+026-01-01T00:00:00Z",
        "2026-01-01T00:00:00Z ",
        "2026-01-01T00:00:0٣Z",
        "2026-01-01T00:00:00.1٣Z",
    ] {
        assert!(Timestamp::check(text).is_err(), "{text}");
    }
}

#[test]
fn a_leap_second_ends_a_month() {
    let day = |text| timestamp(text).leap_day().map(|day| (u8::from(day.month()), day.day()));
    for (text, expected) in [
        ("2016-12-31T23:59:60Z", Some((12, 31))),
        ("2015-07-01T01:59:60.5+02:00", Some((6, 30))),
        ("2024-02-29T23:59:60Z", Some((2, 29))),
        ("9999-12-31T23:59:60Z", Some((12, 31))),
        ("2024-02-28T23:59:60Z", None),
        ("2016-12-30T23:59:60Z", None),
        ("2016-12-31T23:59:60-05:00", None),
        ("2016-12-31T23:58:60Z", None),
    ] {
        assert_eq!(day(text), expected, "{text}");
        assert_eq!(timestamp(text).is_date_time(), expected.is_some(), "{text}");
    }
    assert_eq!(day("2016-12-31T23:59:59Z"), None);
}

#[test]
fn instants_are_exact() {
    let order = |one, two| timestamp(one).cmp_instant(&timestamp(two));
    for (one, two, expected) in [
        ("2026-01-01T00:00:00Z", "2026-01-01T00:00:00.000-00:00", Ordering::Equal),
        ("2026-01-01T00:00:00Z", "2025-12-31T23:00:00-01:00", Ordering::Equal),
        ("2026-01-01T00:00:00.1Z", "2026-01-01T00:00:00.10000000000001Z", Ordering::Less),
        ("2026-01-01T00:00:00.5Z", "2026-01-01T00:00:00.45Z", Ordering::Greater),
        ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59.999Z", Ordering::Greater),
        ("2016-12-31T23:59:60.9Z", "2017-01-01T00:00:00Z", Ordering::Less),
        ("2016-12-31T18:59:60-05:00", "2016-12-31T23:59:60Z", Ordering::Equal),
        ("0000-01-01T00:00:00+23:59", "0000-01-01T00:00:00Z", Ordering::Less),
    ] {
        assert_eq!(order(one, two), Some(expected), "{one} {two}");
        assert_eq!(order(two, one), Some(expected.reverse()), "{two} {one}");
    }
    assert_eq!(order("2026-02-30T00:00:00Z", "2026-01-01T00:00:00Z"), None);
    let epoch = timestamp("1970-01-01T01:00:00+01:00");
    assert_eq!(epoch.instant().map(Instant::unix_seconds), Some(0));
    let late = timestamp("9999-12-31T23:59:59.999999999Z").to_offset_date_time().unwrap();
    assert_eq!((late.year(), late.nanosecond()), (9999, 999_999_999));
    let leap = timestamp("2016-12-31T23:59:60Z").to_offset_date_time().unwrap();
    assert_eq!((leap.second(), leap.nanosecond()), (59, 999_999_999));
}

#[test]
fn uris_of_the_case_come_back_byte_for_byte() {
    let Some(path) = shared::shared("cases/65-ck-uri-bytes/input.json") else { return };
    let input = Json::parse(&fs::read_to_string(path).unwrap()).unwrap();
    let verdicts = input.with(|input| {
        let resources = input.get("resources").unwrap();
        let uris = resources.items().map(|resource| resource.get("uri").unwrap());
        let verdicts = uris.map(|spelled| {
            let uri: Uri = from_str(spelled.raw()).unwrap();
            assert_eq!(serde_json::to_string(&uri).unwrap(), spelled.raw());
            uri.is_uri()
        });
        verdicts.collect::<Vec<_>>()
    });
    assert_eq!(verdicts, [true, true, true, false, true, false, false, false]);
}

#[test]
fn uris_need_a_scheme_and_references_do_not() {
    let uri = |text: &str| Uri::try_from(text).unwrap();
    assert_eq!(uri("Git+SSH://a").scheme(), Some("Git+SSH"));
    assert!(!uri("/a/b").is_uri() && uri("/a/b").is_uri_reference());
    assert!(!uri("a b").is_uri_reference());
    assert!(uri("https://-/%25").is_uri() && !uri("https://-/%").is_uri());
}

#[test]
fn uuids_are_asked_for() {
    let uuid = |text: &str| UrnUuid::try_from(text).unwrap().to_uuid();
    let known = uuid("urn:uuid:00000000-0000-4000-8000-0000000000aa").unwrap();
    assert_eq!(uuid("URN:UUID:00000000-0000-4000-8000-0000000000AA"), Some(known));
    assert_eq!(UrnUuid::from(known), "urn:uuid:00000000-0000-4000-8000-0000000000aa");
    for text in [
        "00000000-0000-4000-8000-0000000000aa",
        "urn:uuid:{00000000-0000-4000-8000-0000000000aa}",
        "urn:uuid:000000000000400080000000000000aa",
        "urn:uuid:",
        "urn:isbn:0451450523",
        "",
        "é",
        "urn:uuié:00000000-0000-4000-8000-0000000000aa",
    ] {
        assert_eq!(uuid(text), None, "{text}");
    }
}

#[test]
fn digests_are_taken_by_the_registered_names_of_sha_2() {
    // FIPS 180-4's examples, "abc".
    for (algorithm, digest) in [
        ("sha-256", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ("sha-256-128", "ba7816bf8f01cfea414140de5dae2223"),
        ("sha-256-120", "ba7816bf8f01cfea414140de5dae22"),
        ("sha-256-96", "ba7816bf8f01cfea414140de"),
        ("sha-256-64", "ba7816bf8f01cfea"),
        ("sha-256-32", "ba7816bf"),
        (
            "sha-384",
            "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed\
             8086072ba1e7cc2358baeca134c825a7",
        ),
        (
            "sha-512",
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a\
             2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
        ),
    ] {
        assert_eq!(hex_digest(algorithm, b"abc").as_deref(), Some(digest), "{algorithm}");
        assert_eq!(hex_length(algorithm), Some(digest.len()), "{algorithm}");
    }
    for algorithm in
        ["sha3-256", "blake2b-256", "k12-256", "sha-224", "sha256", "sha-256-", "sha-256-16"]
    {
        assert_eq!(hex_digest(algorithm, b"abc"), None, "{algorithm}");
    }
}

#[test]
fn digests_are_read_in_both_spellings() {
    let digest = |text: String| Digest::try_from(text).unwrap();
    let empty = sha256(b"");
    assert_eq!(digest(empty.to_ocp()).to_sha256(), Some(empty));
    assert_eq!(digest(empty.to_asr()).to_sha256(), Some(empty));
    assert!(digest(empty.to_ocp()).is_registered());
    assert!(!digest(empty.to_asr()).is_registered());
    assert_eq!(digest(empty.hex()).to_sha256(), None);
    assert_eq!(digest(empty.to_ocp().to_uppercase()).to_sha256(), None);
    assert!(!digest(format!("sha-256:{}", empty.hex().to_uppercase())).is_registered());
    assert!(!digest("sha-256:e3b0".into()).is_registered());
    assert_eq!(Sha256::from_hex(&"é".repeat(32)), None);
}

#[test]
fn integers_are_integers_by_value() {
    for (text, value) in [
        ("0", 0),
        ("-0", 0),
        ("-0.00e5", 0),
        ("5.0", 5),
        ("-5", -5),
        ("1e2", 100),
        ("1.50e1", 15),
        ("15000e-3", 15),
        ("0.00000000000000000001e20", 1),
        ("100000000000000000000e-20", 1),
        ("9007199254740993", 9_007_199_254_740_993),
    ] {
        let integer: Integer = from_str(text).unwrap();
        assert_eq!((integer.as_str(), integer.as_i64()), (text, Some(value)));
        assert_eq!(integer.as_u64(), u64::try_from(value).ok(), "{text}");
        assert!(integer.same_value(&Integer::from(value)), "{text}");
        assert_eq!(integer.is_negative(), value < 0);
    }
    for text in ["1.5", "1e-1", "0.1", "15000e-4", "1.0000000000000000000000000001"] {
        assert!(Integer::check(text).is_err(), "{text}");
        assert!(from_str::<Integer>(text).is_err(), "{text}");
    }
    for text in ["", "-", "+1", "01", " 1", "1 ", "1e9999999999999999", "1x", "null"] {
        assert!(Integer::check(text).is_err(), "{text}");
    }
    let huge = Integer::try_from("1e999999999999999").unwrap();
    assert_eq!((huge.as_i128(), huge.as_u64()), (None, None));
    let limit = Integer::try_from("-170141183460469231731687303715884105728").unwrap();
    assert_eq!(limit.as_i128(), Some(i128::MIN));
}

#[test]
fn numbers_are_in_the_order_of_their_values() {
    let ascending = [
        "-1e999999999999999",
        "-12345678901234567890124",
        "-12345678901234567890123",
        "-10",
        "-9.5",
        "-9",
        "-1e-999999999999999",
        "0",
        "1e-999999999999999",
        "0.01",
        "0.1",
        "0.1000000000000000055511151231257827",
        "9",
        "9.5",
        "1e1",
        "100.5",
        "101",
        "1001",
        "12345678901234567890123",
        "12345678901234567890124",
        "1e999999999999999",
    ];
    let numbers = ascending.map(|text| Number::try_from(text).unwrap());
    for (at, number) in numbers.iter().enumerate() {
        for (other_at, other) in numbers.iter().enumerate() {
            assert_eq!(number.cmp_value(other), at.cmp(&other_at), "{number} {other}");
        }
    }
    for (one, two) in [("0", "-0"), ("0.0", "-0e5"), ("1", "10e-1"), ("-1e2", "-100.0")] {
        let [one, two] = [one, two].map(|text| Number::try_from(text).unwrap());
        assert_eq!(one.cmp_value(&two), Ordering::Equal, "{one} {two}");
    }
}
