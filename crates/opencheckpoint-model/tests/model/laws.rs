//! What holds of every generated model: the tests of each model crate say it of their own types.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use exact_json::Json;
use jsonschema::Validator;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde::Serialize;
use serde::de::DeserializeOwned;

#[path = "breaks.rs"]
mod breaks;

pub(crate) use breaks::{Breaks, breaks, broken};

/// A whole document or record.
pub(crate) trait Whole:
    FromStr<Err = exact_json::Error> + Display + Serialize + DeserializeOwned + PartialEq + Debug
{
}

impl<T> Whole for T where
    T: FromStr<Err = exact_json::Error>
        + Display
        + Serialize
        + DeserializeOwned
        + PartialEq
        + Debug
{
}

/// The schema in `text`.
pub(crate) fn validator(text: &str) -> Validator {
    jsonschema::validator_for(&serde_json::from_str(text).unwrap()).unwrap()
}

/// Text, type and text again, by our own functions and by `serde_json`.
pub(crate) fn comes_back<T: Whole>(whole: &T) -> TestCaseResult {
    let text = whole.to_string();
    prop_assert_eq!(&serde_json::to_string(whole).unwrap(), &text);
    let compact = Json::parse(&text).unwrap();
    prop_assert_eq!(compact.as_text(), &text);
    let ours: T = text.parse().unwrap();
    prop_assert_eq!(ours.to_string(), text.as_str());
    prop_assert_eq!(&ours, whole);
    prop_assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), whole);
    Ok(())
}

/// The schema accepts it.
pub(crate) fn is_of_shape(whole: &impl Whole, shape: &Validator) -> TestCaseResult {
    let value = serde_json::from_str(&whole.to_string()).unwrap();
    prop_assert!(shape.is_valid(&value), "{}", value);
    Ok(())
}

/// The type accepts it in a broken form exactly where the schema does.
pub(crate) fn agrees<T: Whole>(whole: &T, breaks: &Breaks, shape: &Validator) -> TestCaseResult {
    let value = broken(whole, breaks);
    let text = value.to_string();
    let read = text.parse::<T>();
    prop_assert_eq!(read.is_ok(), shape.is_valid(&value), "{:?}: {}", read.err(), text);
    Ok(())
}

/// What holds of the twins.
#[cfg(feature = "trace")]
pub(crate) mod twins {
    use exact_json::trace::{Base, Emit, Ledger, Source};
    use exact_json::{Scanner, Value};

    /// How many leaves of a text were dropped by `drop_all`, which reads a source twin and settles it; `None` if
    /// the twin refuses it.
    pub(crate) fn dropped(
        text: &str,
        drop_all: impl FnOnce(Value<'_>, &mut Ledger) -> Option<()>,
    ) -> Option<u64> {
        let mut scanner = Scanner::new();
        let tape = scanner.scan_str(text).unwrap();
        let sources = [Source::new(Base::Document, tape)];
        let mut ledger = Ledger::new();
        ledger.begin(&sources);
        drop_all(tape.root(), &mut ledger)?;
        ledger.end(&sources).unwrap();
        Some(ledger.finish().unwrap().source())
    }

    /// How many leaves a text has.
    pub(crate) fn leaves(text: &str) -> u64 {
        Scanner::new().scan_str(text).unwrap().root().leaves()
    }

    /// What a target twin writes.
    pub(crate) fn written(target: &impl Emit) -> String {
        let mut ledger = Ledger::new();
        let mut out = String::new();
        ledger.begin(&[]);
        ledger.target(Base::Document, &mut out, target);
        ledger.end(&[]).unwrap();
        out
    }
}
