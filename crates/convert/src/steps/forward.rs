//! Computing a step.

use std::borrow::Cow;

use exact_json::Json;

use super::item::Item;
use crate::report::{Step, Transform};

/// What a step makes of its inputs: `None` when it cannot be computed from them alone.
///
/// # Errors
///
/// What the step cannot take, in one sentence.
pub(crate) fn forward<'t>(step: &Step, inputs: &[Item<'t>]) -> Result<Option<Item<'t>>, String> {
    let Some(first) = inputs.first() else { return Err("the entry has no source".to_owned()) };
    match step.transform {
        Transform::Concatenate => {
            let mut joined = String::new();
            for input in inputs {
                let text = input.text().ok_or_else(|| not(input, "a string"))?;
                joined.push_str(&text);
            }
            return Ok(Some(Item::Text(Cow::Owned(joined))));
        }
        Transform::Template => {
            let template = step.template.as_deref().unwrap_or_default();
            return fill(template, inputs).map(Some);
        }
        _ => {}
    }
    if let Some(other) = inputs.iter().skip(1).find(|other| !first.same(other)) {
        return Err(format!(
            "{} takes equal sources, and {} is not {}",
            step.transform.name(),
            other.excerpt(),
            first.excerpt()
        ));
    }
    match step.transform {
        Transform::EnumMap => {
            let key = first.scalar_text().ok_or_else(|| not(first, "a scalar"))?;
            let row = step.table.as_ref().and_then(|table| table.get(&key));
            let value = row.ok_or_else(|| format!("the table has no row for {key:?}"))?;
            Ok(Some(Item::Json(value.clone())))
        }
        Transform::Stringify => Ok(Some(Item::Text(Cow::Owned(first.json_text())))),
        Transform::ParseJson => {
            let text = first.text().ok_or_else(|| not(first, "a string"))?;
            let json = Json::parse(&text).map_err(|_| not(first, "JSON text"))?;
            Ok(Some(Item::Json(json)))
        }
        Transform::LoneSurrogateReplaced => Ok(Some(first.clone())),
        Transform::Instant
        | Transform::IdMap
        | Transform::DigestSpelling
        | Transform::UriToLocator
        | Transform::Placement
        | Transform::Concatenate
        | Transform::Template => Ok(None),
    }
}

/// Fills `{0}`, `{1}` … in one pass: what a source says is not looked at for placeholders.
fn fill<'t>(template: &str, inputs: &[Item<'t>]) -> Result<Item<'t>, String> {
    let mut out = String::new();
    let mut used = vec![false; inputs.len()];
    let mut rest = template;
    while let Some(at) = rest.find('{') {
        let (before, placeholder) = rest.split_at(at);
        out.push_str(before);
        let Some((index, behind)) = placeholder_index(placeholder) else {
            out.push('{');
            rest = placeholder.get(1..).unwrap_or_default();
            continue;
        };
        let input = inputs.get(index).ok_or_else(|| format!("there is no source {{{index}}}"))?;
        out.push_str(&input.scalar_text().ok_or_else(|| not(input, "a scalar"))?);
        if let Some(used) = used.get_mut(index) {
            *used = true;
        }
        rest = behind;
    }
    out.push_str(rest);
    // Several sources of one placeholder are equal ones.
    if let Some(unused) = used.iter().position(|used| !used) {
        let equal =
            inputs.first().zip(inputs.get(unused)).is_some_and(|(first, other)| first.same(other));
        if unused == 0 || !equal {
            return Err(format!("the template {template:?} does not use source {{{unused}}}"));
        }
    }
    Ok(Item::Text(Cow::Owned(out)))
}

/// The index of a placeholder that the text begins with, and what follows it.
pub(super) fn placeholder_index(text: &str) -> Option<(usize, &str)> {
    let digits = text.strip_prefix('{')?;
    let (index, behind) = digits.split_once('}')?;
    let plain = !index.is_empty() && index.len() <= 2 && index.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| index.parse().ok().map(|index| (index, behind)))?
}

fn not(item: &Item<'_>, what: &str) -> String {
    format!("{} is not {what}", item.excerpt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(text: &str) -> Step {
        let text = format!(r#"{{"fate":"changed","source":["/0"],{text},"lossless":false}}"#);
        let entry: crate::report::Entry = exact_json::from_str(&text).unwrap();
        let crate::report::Fate::Changed { mut steps, .. } = entry.fate else { unreachable!() };
        steps.remove(0)
    }

    fn run(text: &str, inputs: &[&str]) -> Result<Option<String>, String> {
        let inputs: Vec<_> = inputs.iter().map(|text| Item::Json(text.parse().unwrap())).collect();
        Ok(forward(&step(text), &inputs)?.map(|item| item.json_text()))
    }

    fn makes(text: &str, inputs: &[&str], output: &str) {
        assert_eq!(run(text, inputs), Ok(Some(output.to_owned())), "{text}");
    }

    #[test]
    fn steps_are_computed() {
        makes(r#""transform":"enum-map","table":{"a":"b"}"#, &[r#""a""#], r#""b""#);
        makes(r#""transform":"enum-map","table":{"true":"b"}"#, &["true", "true"], r#""b""#);
        makes(r#""transform":"concatenate""#, &[r#""x""#, r#""y""#], r#""xy""#);
        makes(r#""transform":"stringify""#, &[r#"{"a":"b"}"#], r#""{\"a\":\"b\"}""#);
        makes(r#""transform":"parse-json""#, &[r#""[1, 2.0]""#], "[1,2.0]");
        makes(r#""transform":"template","template":"<{0}>{""#, &["1.50"], r#""<1.50>{""#);
        makes(
            r#""transform":"template","template":"{0}:{1}""#,
            &[r#""{1}""#, r#""b""#],
            r#""{1}:b""#,
        );
        assert_eq!(run(r#""transform":"instant""#, &[r#""x""#]), Ok(None));
    }

    #[test]
    fn what_a_step_cannot_take_is_said() {
        for (text, inputs) in [
            (r#""transform":"enum-map","table":{"a":"b"}"#, &[r#""c""#][..]),
            (r#""transform":"enum-map","table":{"a":"b"}"#, &["[]"]),
            (r#""transform":"enum-map","table":{"a":"b","c":"b"}"#, &[r#""a""#, r#""c""#]),
            (r#""transform":"concatenate""#, &["1"]),
            (r#""transform":"parse-json""#, &[r#""{""#]),
            (r#""transform":"template","template":"x""#, &["1"]),
            (r#""transform":"template","template":"{1}""#, &["1"]),
            (r#""transform":"template","template":"{0}""#, &["[]"]),
            (r#""transform":"template","template":"{0}""#, &["1", "2"]),
        ] {
            assert!(run(text, inputs).is_err(), "{text} {inputs:?}");
        }
    }
}
