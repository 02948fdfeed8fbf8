//! JSON equality: by value, never by rounding.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use exact_json::{Json, MAX_DEPTH};
use proptest::prelude::*;

fn equal(one: &str, two: &str) -> bool {
    let (one, two) = (Json::parse(one).unwrap(), Json::parse(two).unwrap());
    let (forth, back) = (one.eq(&two), two.eq(&one));
    assert_eq!(forth, back, "{one} {two}");
    forth
}

#[test]
fn numbers_are_equal_by_decimal_value() {
    for (one, two) in [
        ("1", "1.0"),
        ("1e0", "10e-1"),
        ("-0", "0.00e5"),
        ("0", "-0.0"),
        ("1E400", "10e399"),
        ("100", "1e+2"),
        ("0.001", "1e-3"),
        ("123.4500", "1.2345e2"),
        ("12345678901234567890123", "12345678901234567890123.000"),
        ("1e999999999999999", "10e999999999999998"),
    ] {
        assert!(equal(one, two), "{one} {two}");
    }
    for (one, two) in [
        ("12345678901234567890123", "12345678901234567890124"),
        ("0.1", "0.1000000000000000055511151231257827"),
        ("1", "-1"),
        ("1", "10"),
        ("0.1", "0.01"),
        ("101", "1001"),
        ("1e400", "1e401"),
        ("1", "\"1\""),
    ] {
        assert!(!equal(one, two), "{one} {two}");
    }
}

#[test]
fn strings_and_names_are_equal_by_code_point() {
    assert!(equal(r#""\u0041\/""#, "\"A/\""));
    assert!(equal(r#""\ud83d\ude00""#, "\"😀\""));
    assert!(!equal(r#""\u00e9""#, r#""e\u0301""#));
    assert!(equal(r#"{"\u0061":1}"#, r#"{"a":1}"#));
}

#[test]
fn containers_are_equal_by_content() {
    assert!(equal(r#"{"a":1,"b":[2,{}]}"#, r#"{ "b" : [ 2.0, { } ], "a" : 1 }"#));
    assert!(!equal("[1,2]", "[2,1]"));
    assert!(!equal("[1]", "[1,1]"));
    assert!(!equal(r#"{"a":1}"#, r#"{"a":1,"b":1}"#));
    assert!(!equal(r#"{"a":1,"b":2}"#, r#"{"a":2,"b":1}"#));
    assert!(!equal("[]", "{}"));
    assert!(!equal("null", "false"));
    let deep = "[".repeat(MAX_DEPTH) + &"]".repeat(MAX_DEPTH);
    assert!(equal(&deep, &deep.replace('[', "[ ")));
}

proptest! {
    #[test]
    fn shifting_the_point_keeps_the_value(
        digits in "[1-9][0-9]{0,20}", zeros in 0_usize..5, point in 0_usize..20, exponent in -30_i64..30,
    ) {
        let plain = format!("{digits}e{exponent}");
        let padded = format!("{digits}{}", "0".repeat(zeros));
        let point = point.min(padded.len() - 1);
        let (whole, fraction) = padded.split_at(padded.len() - point);
        let dot = if fraction.is_empty() { "" } else { "." };
        let moved = i64::try_from(point).unwrap() - i64::try_from(zeros).unwrap();
        let shifted = format!("{whole}{dot}{fraction}e{}", exponent + moved);
        prop_assert!(equal(&plain, &shifted), "{} {}", plain, shifted);
        let other = format!("{whole}{dot}{fraction}e{}", exponent + moved + 1);
        prop_assert!(!equal(&plain, &other), "{} {}", plain, other);
    }
}
