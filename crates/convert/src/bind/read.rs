//! Reading a bind file, strictly.

use std::collections::BTreeMap;

use exact_json::read::{array, expected, missing, object, refused, text, unknown};
use exact_json::{Json, Read, ReadError, Value};

use super::{BIND, Bind, Binding, BoundObject};

impl<'t> Read<'t> for Bind {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let (mut bind, mut statements) = (None, None);
        for (name, value) in object(this)? {
            match &*name.decode() {
                "bind" => bind = Some(version(value)?),
                "statements" => statements = Some(bindings(value)?),
                _ => return Err(unknown(name, &["bind", "statements"])),
            }
        }
        Ok(Self {
            bind: bind.ok_or_else(|| missing(this, "bind"))?,
            statements: statements.ok_or_else(|| missing(this, "statements"))?,
        })
    }
}

fn version(value: Value<'_>) -> Result<String, ReadError> {
    if text(value)?.is(BIND) {
        Ok(BIND.to_owned())
    } else {
        Err(refused(value, format!("{BIND:?}")))
    }
}

fn bindings(value: Value<'_>) -> Result<BTreeMap<String, Binding>, ReadError> {
    let bindings = object(value)?;
    bindings.map(|(id, binding)| Ok((id.decode().into_owned(), Binding::read(binding)?))).collect()
}

const BINDING: &[&str] = &[
    "predicate",
    "object",
    "subjects",
    "space",
    "epistemic_basis",
    "sensitivity",
    "review_status",
    "decision",
];

impl<'t> Read<'t> for Binding {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut binding = Self::default();
        for (name, value) in object(this)? {
            match &*name.decode() {
                "predicate" => binding.predicate = Some(words(value)?),
                "object" => binding.object = Some(BoundObject::read(value)?),
                "subjects" => binding.subjects = Some(subjects(value)?),
                "space" => binding.space = Some(words(value)?),
                "epistemic_basis" => binding.epistemic_basis = Some(words(value)?),
                "sensitivity" => binding.sensitivity = Some(words(value)?),
                "review_status" => binding.review_status = Some(words(value)?),
                "decision" => binding.decision = Some(words(value)?),
                _ => return Err(unknown(name, BINDING)),
            }
        }
        Ok(binding)
    }
}

fn subjects(value: Value<'_>) -> Result<Vec<String>, ReadError> {
    let subjects: Vec<_> = array(value)?.map(words).collect::<Result<_, _>>()?;
    if subjects.is_empty() { Err(expected(value, "a list with an item")) } else { Ok(subjects) }
}

impl<'t> Read<'t> for BoundObject {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let (mut type_, mut value, mut language) = (None, None, None);
        for (name, member) in object(this)? {
            match &*name.decode() {
                "type" => type_ = Some(words(member)?),
                "value" => value = Some(Json::from(member)),
                "language" => language = Some(words(member)?),
                _ => return Err(unknown(name, &["type", "value", "language"])),
            }
        }
        Ok(Self {
            type_: type_.ok_or_else(|| missing(this, "type"))?,
            value: value.ok_or_else(|| missing(this, "value"))?,
            language,
        })
    }
}

/// A text that says something.
fn words(value: Value<'_>) -> Result<String, ReadError> {
    let words = text(value)?.decode();
    if words.trim().is_empty() {
        return Err(expected(value, "a text that is not blank"));
    }
    Ok(words.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(text: &str) -> String {
        exact_json::from_str::<Bind>(text).unwrap_err().to_string()
    }

    #[test]
    fn what_is_not_known_or_says_nothing_is_refused_with_its_place() {
        for (text, expected) in [
            (r#"{"statements":{}}"#, r#"at the root: missing member "bind""#),
            (r#"{"bind":"0.2","statements":{}}"#, r#"at /bind: found "0.2", expected "0.1""#),
            (
                r#"{"bind":"0.1","statments":{}}"#,
                r#"unknown member "statments", did you mean "statements"?"#,
            ),
            (
                r#"{"bind":"0.1","statements":[]}"#,
                "at /statements: found an array, expected an object",
            ),
            (
                r#"{"bind":"0.1","statements":{"s1":{"predicates":"p:x"}}}"#,
                r#"at /statements/s1/predicates: unknown member "predicates", did you mean "predicate"?"#,
            ),
            (
                r#"{"bind":"0.1","statements":{"s1":{"space":" "}}}"#,
                r#"at /statements/s1/space: found " ", expected a text that is not blank"#,
            ),
            (
                r#"{"bind":"0.1","statements":{"s1":{"subjects":[]}}}"#,
                "at /statements/s1/subjects: found an array, expected a list with an item",
            ),
            (
                r#"{"bind":"0.1","statements":{"s1":{"object":{"value":1}}}}"#,
                r#"at /statements/s1/object: missing member "type""#,
            ),
        ] {
            let refused = refusal(text);
            assert!(refused.ends_with(expected), "{refused}");
        }
    }
}
