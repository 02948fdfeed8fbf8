//! Reading entries off a tape, so that a value in one comes back as it was.

use exact_json::read::{expected, missing, object, refused, unknown};
use exact_json::trace::{Basis, Function, Reason};
use exact_json::{Json, Kind, Object, Read, ReadError, Value, deserialize_by_reading};

use super::entry::{Entry, Fate, JSON_TEXT, Origin, Pointers, Step, Transform};

const KEPT: &[&str] = &["fate", "source", "target", "via"];
const CHANGED: &[&str] = &[
    "fate",
    "source",
    "target",
    "transform",
    "table",
    "template",
    "space",
    "at",
    "lossless",
    "via",
];
const DROPPED: &[&str] = &["fate", "source", "reason", "via"];
const SYNTHESIZED: &[&str] = &[
    "fate",
    "target",
    "basis",
    "value",
    "transform",
    "table",
    "template",
    "space",
    "function",
    "at",
    "via",
];
const STEP: &[&str] = &["transform", "table", "template", "space", "at"];

impl<'t> Read<'t> for Entry {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        let fate = required(value, "fate")?;
        let name = fate.text().ok_or_else(|| expected(fate, "a fate"))?.decode();
        match &*name {
            "kept" => {
                closed(value, KEPT)?;
                entry(value, Fate::Kept, true, true)
            }
            "changed" => {
                closed(value, CHANGED)?;
                let lossless = bool::read(required(value, "lossless")?)?;
                let fate = Fate::Changed { steps: steps(value)?, lossless };
                entry(value, fate, true, false)
            }
            "dropped" => {
                closed(value, DROPPED)?;
                let reason = required(value, "reason")?;
                let reason = named(reason, Reason::from_name, "a reason of the closed list")?;
                entry(value, Fate::Dropped(reason), true, false)
            }
            "synthesized" => {
                closed(value, SYNTHESIZED)?;
                entry(value, Fate::Synthesized(origin(value)?), false, true)
            }
            _ => Err(refused(fate, "one of kept, changed, dropped, synthesized")),
        }
    }
}

deserialize_by_reading!(Entry);

impl<'t> Read<'t> for Step {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        closed(value, STEP)?;
        step(value)
    }
}

fn entry(value: Value<'_>, fate: Fate, source: bool, target: bool) -> Result<Entry, ReadError> {
    Ok(Entry {
        fate,
        source: pointers(value, "source", source)?,
        target: pointers(value, "target", target)?,
        via: pointers(value, "via", false)?,
    })
}

fn origin(value: Value<'_>) -> Result<Origin, ReadError> {
    let basis = required(value, "basis")?;
    let basis = named(basis, Basis::from_name, "a basis of the closed list")?;
    for name in ["transform", "table", "template", "space"] {
        let has_steps = basis == Basis::Option && value.get("transform").is_some();
        if let Some(step) = value.get(name).filter(|_| !has_steps) {
            return Err(refused(step, format!("no {name} but of a transform of an option")));
        }
    }
    if basis == Basis::Derived {
        if let Some(text) = value.get("value") {
            return Err(refused(text, "no value where the basis is derived"));
        }
        let function = required(value, "function")?;
        if function.text().is_some_and(|name| name.is(JSON_TEXT)) {
            return String::read(required(value, "at")?).map(Origin::JsonText);
        }
        if let Some(at) = value.get("at") {
            return Err(refused(at, format!("no at where the function is not {JSON_TEXT}")));
        }
        return named(function, Function::from_name, "a function of the closed list")
            .map(Origin::Derived);
    }
    if let Some(function) = value.get("function") {
        return Err(refused(function, "no function where the basis is not derived"));
    }
    if let Some(at) = value.get("at") {
        return Err(refused(at, "no at where the basis is not derived"));
    }
    let said = Json::read(required(value, "value")?)?;
    let Some(transform) = value.get("transform") else { return Ok(Origin::Value(basis, said)) };
    let steps = steps(value)?;
    if steps.iter().any(|step| step.transform == Transform::Placement) {
        return Err(refused(transform, "no placement of what is synthesized"));
    }
    Ok(Origin::OfOption { value: said, steps })
}

fn steps(value: Value<'_>) -> Result<Vec<Step>, ReadError> {
    let transform = required(value, "transform")?;
    if transform.kind() != Kind::Array {
        return Ok(vec![step(value)?]);
    }
    for name in ["table", "template", "space", "at"] {
        if let Some(parameter) = value.get(name) {
            return Err(refused(parameter, "within its step, where there are several"));
        }
    }
    if transform.is_empty() {
        return Err(refused(transform, "at least one step"));
    }
    Vec::read(transform)
}

fn step(value: Value<'_>) -> Result<Step, ReadError> {
    let transform = required(value, "transform")?;
    let transform = named(transform, Transform::from_name, "a transform of the closed list")?;
    let step = Step {
        transform,
        table: optional::<Object>(value, "table")?,
        template: optional(value, "template")?,
        space: optional(value, "space")?,
        at: optional(value, "at")?,
    };
    for (name, there, belongs, needed) in [
        ("table", step.table.is_some(), transform == Transform::EnumMap, true),
        ("template", step.template.is_some(), transform == Transform::Template, true),
        ("space", step.space.is_some(), transform == Transform::IdMap, false),
        ("at", step.at.is_some(), transform == Transform::Placement, true),
    ] {
        match value.get(name) {
            Some(parameter) if !belongs => {
                return Err(refused(parameter, format!("no {name} for {}", transform.name())));
            }
            _ if belongs && needed && !there => return Err(missing(value, name)),
            _ => {}
        }
    }
    Ok(step)
}

fn pointers(value: Value<'_>, name: &'static str, needed: bool) -> Result<Pointers, ReadError> {
    let Some(list) = value.get(name) else {
        return if needed { Err(missing(value, name)) } else { Ok(Vec::new()) };
    };
    if needed && list.is_empty() {
        return Err(refused(list, "at least one pointer"));
    }
    Pointers::read(list)
}

fn named<T>(
    value: Value<'_>,
    from_name: impl FnOnce(&str) -> Option<T>,
    rule: &str,
) -> Result<T, ReadError> {
    let text = value.text().ok_or_else(|| expected(value, "a name"))?;
    from_name(&text.decode()).ok_or_else(|| refused(value, rule))
}

fn optional<'t, T: Read<'t>>(value: Value<'t>, name: &str) -> Result<Option<T>, ReadError> {
    value.get(name).map(T::read).transpose()
}

fn required<'t>(value: Value<'t>, name: &'static str) -> Result<Value<'t>, ReadError> {
    if value.kind() != Kind::Object {
        return Err(expected(value, "an object"));
    }
    value.get(name).ok_or_else(|| missing(value, name))
}

pub(super) fn closed(value: Value<'_>, known: &[&'static str]) -> Result<(), ReadError> {
    for (key, _) in object(value)? {
        if !known.iter().any(|name| key.is(name)) {
            return Err(unknown(key, known));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(text: &str) -> Entry {
        let entry: Entry = exact_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        entry
    }

    #[test]
    fn entries_come_back_as_they_were() {
        same(r#"{"fate":"kept","source":["/0/a"],"target":["/0/b","/1/c"],"via":["/0/d"]}"#);
        same(
            r#"{"fate":"changed","source":["/0/r"],"target":["/0/r"],"transform":"enum-map","table":{"user":"user"},"lossless":true}"#,
        );
        same(
            r#"{"fate":"changed","source":["/0/r"],"transform":"placement","at":"/0/list","lossless":false}"#,
        );
        same(r#"{"fate":"dropped","source":["/0/a","/0/b"],"reason":"no-counterpart"}"#);
        same(r#"{"fate":"synthesized","target":["/0/n"],"basis":"constant","value":1e2}"#);
        same(
            r#"{"fate":"synthesized","target":["/0/n"],"basis":"constant","value":12345678901234567890123}"#,
        );
        same(
            r#"{"fate":"synthesized","target":["/0/n"],"basis":"derived","function":"uuid-v5","via":["/0/a"]}"#,
        );
        same(
            r#"{"fate":"synthesized","target":["/0/t"],"basis":"derived","function":"json-text","at":"/0/o"}"#,
        );
        same(
            r#"{"fate":"synthesized","target":["/0/t"],"basis":"option","value":1,"transform":"template","template":"v{0}"}"#,
        );
        let composed = same(
            r#"{"fate":"changed","source":["/0/r"],"target":["/0/r"],"transform":[{"transform":"enum-map","table":{"a":"b"}},{"transform":"id-map","space":"x"}],"lossless":false}"#,
        );
        assert!(matches!(composed.fate, Fate::Changed { steps, .. } if steps.len() == 2));
    }

    #[test]
    fn what_an_entry_must_not_be_is_refused() {
        for text in [
            r#"{"fate":"lost","source":["/0"]}"#,
            r#"{"fate":"kept","source":["/0"]}"#,
            r#"{"fate":"kept","source":[],"target":["/0"]}"#,
            r#"{"fate":"kept","source":["/0"],"target":["/0"],"reason":"policy"}"#,
            r#"{"fate":"dropped","source":["/0"],"reason":"bored"}"#,
            r#"{"fate":"changed","source":["/0"],"target":["/0"],"transform":"enum-map","lossless":true}"#,
            r#"{"fate":"changed","source":["/0"],"target":["/0"],"transform":"instant","table":{},"lossless":true}"#,
            r#"{"fate":"changed","source":["/0"],"target":["/0"],"transform":[],"lossless":true}"#,
            r#"{"fate":"changed","source":["/0"],"target":["/0"],"transform":"instant"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"constant"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"derived","value":1,"function":"count"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"option","value":1,"function":"count"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"derived","function":"json-text"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"derived","function":"count","at":"/0"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"option","value":1,"at":"/0"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"option","value":1,"transform":"template"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"option","value":1,"transform":[]}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"option","value":1,"template":"v{0}"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"constant","value":1,"transform":"stringify"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"derived","function":"count","transform":"stringify"}"#,
            r#"{"fate":"synthesized","target":["/0"],"basis":"option","value":1,"transform":[{"transform":"placement","at":"/0"}]}"#,
        ] {
            assert!(exact_json::from_str::<Entry>(text).is_err(), "{text}");
        }
    }
}
