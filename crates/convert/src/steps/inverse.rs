//! Computing a step backward, where it loses nothing.

use std::borrow::Cow;

use exact_json::Json;

use super::forward::placeholder_index;
use super::item::Item;
use crate::report::{Step, Transform};

/// The input of a step with that output; `None` when the output and the step do not tell it.
pub(crate) fn inverse<'t>(step: &Step, output: &Item<'t>, sources: usize) -> Option<Item<'t>> {
    match step.transform {
        Transform::EnumMap => {
            let table = step.table.as_ref()?;
            let mut keys =
                table.iter().filter(|(_, value)| value.with(|value| output.equals(value)));
            let (key, _) = keys.next()?;
            if keys.next().is_some() {
                return None;
            }
            Some(if is_other_scalar(key) {
                Item::Json(Json::parse(key).ok()?)
            } else {
                Item::Text(Cow::Owned(key.to_string()))
            })
        }
        Transform::Concatenate => (sources == 1).then(|| output.clone()),
        Transform::Stringify => Some(Item::Json(Json::parse(&output.text()?).ok()?)),
        Transform::ParseJson => Some(Item::Text(Cow::Owned(output.json_text()))),
        Transform::Template => {
            let template = step.template.as_deref()?;
            let at = placeholder(template)?;
            let (before, rest) = template.split_at(at);
            let (index, behind) = placeholder_index(rest)?;
            if index != 0 || placeholder(behind).is_some() {
                return None;
            }
            let text = output.text()?;
            let inner = text.strip_prefix(before)?.strip_suffix(behind)?;
            Some(Item::Text(Cow::Owned(inner.to_owned())))
        }
        Transform::Instant
        | Transform::IdMap
        | Transform::DigestSpelling
        | Transform::UriToLocator
        | Transform::LoneSurrogateReplaced
        | Transform::Placement => None,
    }
}

fn placeholder(template: &str) -> Option<usize> {
    template
        .match_indices('{')
        .map(|(at, _)| at)
        .find(|at| template.get(*at..).and_then(placeholder_index).is_some())
}

/// Whether text is the JSON text of a number, a boolean or null: as the key of a table it stands for
/// that, and not for the string.
fn is_other_scalar(text: &str) -> bool {
    matches!(text, "true" | "false" | "null")
        || (text.starts_with(|c: char| c == '-' || c.is_ascii_digit())
            && Json::parse(text).is_ok_and(|json| json.as_text() == text))
}
