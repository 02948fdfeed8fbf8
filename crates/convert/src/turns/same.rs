//! When two turns are the same, and in which spelling that is told.

use std::fmt::Write as _;

use agent_turns_model::Turn;
use exact_json::digest::sha256;
use exact_json::write::quote;
use exact_json::{Json, Kind, Value};

/// A member of a turn that is compared; the order is that in which differences are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Member {
    /// `role`.
    Role,
    /// `content`.
    Content,
    /// `tool_calls`.
    ToolCalls,
    /// `tool_results`.
    ToolResults,
}

impl Member {
    /// Every one of them.
    pub const ALL: &'static [Self] =
        &[Self::Role, Self::Content, Self::ToolCalls, Self::ToolResults];

    /// Its name in a turn.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Role => "role",
            Self::Content => "content",
            Self::ToolCalls => "tool_calls",
            Self::ToolResults => "tool_results",
        }
    }

    /// What the turn has there as canonical JSON, its numbers as they are spelled; `null` for nothing.
    pub(super) fn shown(self, turn: &Turn) -> String {
        self.text(turn, |number, out| out.push_str(number))
    }

    /// Whether two turns have the same there.
    pub(super) fn is_same(self, a: &Turn, b: &Turn) -> bool {
        // Most turns that are the same are spelled the same.
        let is_spelled_the_same = self == Self::Content
            && a.content.as_ref().map(Json::as_text) == b.content.as_ref().map(Json::as_text);
        is_spelled_the_same || self.text(a, value) == self.text(b, value)
    }

    fn text(self, turn: &Turn, number: WriteNumber) -> String {
        let mut out = String::new();
        let nullable = |list: Option<&exact_json::Nullable<Vec<Json>>>, out: &mut String| match list
        {
            Some(exact_json::Nullable::Value(items)) => {
                out.push('[');
                for (n, item) in items.iter().enumerate() {
                    separate(n, out);
                    item.with(|item| write(item, number, out));
                }
                out.push(']');
            }
            Some(exact_json::Nullable::Null) | None => out.push_str("null"),
        };
        match self {
            Self::Role => quote(&mut out, turn.role.as_str()),
            Self::Content => match &turn.content {
                Some(content) => content.with(|content| write(content, number, &mut out)),
                None => out.push_str("null"),
            },
            Self::ToolCalls => nullable(turn.tool_calls.as_ref(), &mut out),
            Self::ToolResults => nullable(turn.tool_results.as_ref(), &mut out),
        }
        out
    }
}

/// What stands for a turn or a value: half of a SHA-256. Two that differ have the same one only by an accident that does not happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Mark([u8; 16]);

impl Mark {
    /// That of a turn: the same ones have the same.
    pub(super) fn of_turn(turn: &Turn) -> Self {
        let members = Member::ALL.iter().map(|member| member.text(turn, value));
        // No canonical text has a line feed in it.
        Self::of_text(&members.collect::<Vec<_>>().join("\n"))
    }

    /// That of a turn with all that stands beside it in the row that it was made of; the order of those members does not matter.
    pub(super) fn of_row(turn: &Turn, mut native: Vec<(String, Value<'_>)>) -> Self {
        native.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let Self(turn_itself) = Self::of_turn(turn);
        let mut text = format!("{turn_itself:?}{:?}{:?}", turn.ts, turn.model);
        for (name, member) in native {
            quote(&mut text, &name);
            write(member, value, &mut text);
        }
        Self::of_text(&text)
    }

    /// That of a value.
    pub(super) fn of_value(json: Value<'_>) -> Self {
        let mut text = String::new();
        write(json, value, &mut text);
        Self::of_text(&text)
    }

    /// That of a text.
    pub(super) fn of_text(text: &str) -> Self {
        let digest = sha256(text.as_bytes());
        let mut half = [0; 16];
        half.iter_mut().zip(digest.as_bytes()).for_each(|(to, from)| *to = *from);
        Self(half)
    }
}

/// How a number is written.
type WriteNumber = fn(&str, &mut String);

/// Writes a value without white space, its members in the order of their names.
fn write(json: Value<'_>, number: WriteNumber, out: &mut String) {
    match json.kind() {
        Kind::Object => {
            let mut members: Vec<_> =
                json.members().map(|(key, member)| (key.decode(), member)).collect();
            members.sort_unstable_by(|a, b| a.0.cmp(&b.0));
            out.push('{');
            for (n, (name, member)) in members.into_iter().enumerate() {
                separate(n, out);
                quote(out, &name);
                out.push(':');
                write(member, number, out);
            }
            out.push('}');
        }
        Kind::Array => {
            out.push('[');
            for (n, item) in json.items().enumerate() {
                separate(n, out);
                write(item, number, out);
            }
            out.push(']');
        }
        Kind::Number => number(json.raw(), out),
        _ => match json.text() {
            Some(text) => quote(out, &text.decode()),
            None => out.push_str(json.raw()),
        },
    }
}

fn separate(n: usize, out: &mut String) {
    if n > 0 {
        out.push(',');
    }
}

/// Writes a number so that two have one text when they are the same.
fn value(number: &str, out: &mut String) {
    let is_integer = !number.contains(['.', 'e', 'E']);
    if is_integer {
        return out.push_str(if number == "-0" { "0" } else { number });
    }
    let (sign, rest) = number.split_at(usize::from(number.starts_with('-')));
    let (mantissa, exponent) = rest.split_once(['e', 'E']).unwrap_or((rest, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = format!("{whole}{fraction}");
    let digits = all.trim_start_matches('0');
    let zeros = all.len() - digits.len();
    let digits = digits.trim_end_matches('0');
    out.push_str(sign);
    if digits.is_empty() {
        return out.push_str("0.");
    }
    // The value is 0.DIGITS times ten to this power; no exponent passes the scanner that an i64 cannot hold.
    let exponent: i64 = exponent.parse().unwrap_or_default();
    let places = i64::try_from(whole.len()).unwrap_or(i64::MAX);
    let zeros = i64::try_from(zeros).unwrap_or(i64::MAX);
    let power = exponent.saturating_add(places).saturating_sub(zeros);
    // Writing to a string does not fail.
    let _ = write!(out, "0.{digits}e{power}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(content: &str) -> Turn {
        Turn::from_json_str(&format!(r#"{{"role":"user","content":{content}}}"#)).unwrap()
    }

    fn is_same(a: &str, b: &str) -> bool {
        let (a, b) = (turn(a), turn(b));
        let is_same = Member::Content.is_same(&a, &b);
        assert_eq!(is_same, Mark::of_turn(&a) == Mark::of_turn(&b));
        is_same
    }

    #[test]
    fn what_says_the_same_is_the_same() {
        for (a, b) in [
            (r#"{"a":1,"b":[{"d":null,"c":2}]}"#, r#"{"b": [{"c": 2, "d": null}], "a": 1}"#),
            (r#""\u00e9\/""#, r#""é/""#),
            ("1.10", "1.1"),
            ("100.0", "1e2"),
            ("0.012", "1.2E-2"),
            ("0.0", "0e7"),
            ("-0", "0"),
        ] {
            assert!(is_same(a, b), "{a} {b}");
        }
    }

    #[test]
    fn what_says_another_thing_is_not() {
        for (a, b) in [
            ("1", "1.0"),
            ("-0.0", "0.0"),
            ("0.1", "0.10000000000000000001"),
            ("12345678901234567890123", "12345678901234567890124"),
            ("1e2", "1e3"),
            ("0.1", "0.01"),
            (r#""é""#, r#""e\u0301""#),
            ("null", r#""null""#),
            ("[]", "null"),
            ("[1,2]", "[2,1]"),
        ] {
            assert!(!is_same(a, b), "{a} {b}");
        }
    }

    #[test]
    fn what_is_absent_is_null() {
        let short = Turn::from_json_str(r#"{"role":"user"}"#).unwrap();
        let long =
            r#"{"role":"user","content":null,"tool_calls":null,"tool_results":null,"model":"m"}"#;
        let long = Turn::from_json_str(long).unwrap();
        assert_eq!(Mark::of_turn(&short), Mark::of_turn(&long));
        for member in Member::ALL {
            assert!(member.is_same(&short, &long), "{member:?}");
        }
    }

    #[test]
    fn a_value_is_shown_in_the_spelling_of_its_numbers() {
        assert_eq!(
            Member::Content.shown(&turn(r#"{"b": 1.10, "a": "\u00e9"}"#)),
            r#"{"a":"é","b":1.10}"#
        );
    }
}
