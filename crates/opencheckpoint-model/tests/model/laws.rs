//! What holds of every generated model: the tests of each model crate say it of their own types.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use exact_json::Json;
use jsonschema::Validator;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::TestCaseResult;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

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

/// The document after the changes.
pub(crate) fn broken(whole: &impl Display, breaks: &Breaks) -> Value {
    let mut value = serde_json::from_str(&whole.to_string()).unwrap();
    for (place, change) in breaks {
        apply(&mut value, *place, change);
    }
    value
}

/// A few places and changes.
pub(crate) type Breaks = Vec<(Index, Change)>;

/// A few small changes: names to add and values to put are of the caller's choice.
pub(crate) fn breaks(
    names: &[&'static str],
    values: &[Value],
) -> impl Strategy<Value = Breaks> + use<> {
    prop::collection::vec(breaking(names, values), 1..4)
}

/// What is done at a place of a document.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Drop,
    Add(&'static str, Value),
    Replace(Value),
    Append(Value),
}

fn breaking(
    names: &[&'static str],
    values: &[Value],
) -> impl Strategy<Value = (Index, Change)> + use<> {
    let names = select(names.to_vec());
    let values = values.to_vec();
    let values = move || select(values.clone());
    let change = prop_oneof![
        2 => Just(Change::Drop),
        1 => (names, values()).prop_map(|(name, value)| Change::Add(name, value)),
        4 => values().prop_map(Change::Replace),
        1 => values().prop_map(Change::Append),
    ];
    (any::<Index>(), change)
}

/// Makes the change at one of the document's values.
fn apply(document: &mut Value, place: Index, change: &Change) {
    let mut pointers = Vec::new();
    gather(document, String::new(), &mut pointers);
    let pointer = place.get(&pointers);
    if let Change::Drop = change {
        let Some((parent, token)) = pointer.rsplit_once('/') else { return };
        match document.pointer_mut(parent) {
            Some(Value::Object(object)) => {
                object.remove(&token.replace("~1", "/").replace("~0", "~"));
            }
            Some(Value::Array(items)) => drop(items.remove(token.parse().unwrap())),
            _ => {}
        }
        return;
    }
    let Some(target) = document.pointer_mut(pointer) else { return };
    match (change, target) {
        (Change::Add(name, value), Value::Object(object)) => {
            object.insert((*name).to_owned(), value.clone());
        }
        (Change::Append(value), Value::Array(items)) => items.push(value.clone()),
        (Change::Replace(value), target) => *target = value.clone(),
        _ => {}
    }
}

/// The pointers of every value below the root, and of the root.
fn gather(value: &Value, pointer: String, pointers: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                let token = name.replace('~', "~0").replace('/', "~1");
                gather(inner, format!("{pointer}/{token}"), pointers);
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                gather(inner, format!("{pointer}/{index}"), pointers);
            }
        }
        _ => {}
    }
    pointers.push(pointer);
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
