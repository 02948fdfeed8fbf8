//! Checking what is changed.

use exact_json::{Kind, Value};

use crate::report::{Step, Transform};
use crate::steps::{Item, check_ends, check_pair, forward, inverse, is_short};

/// What is wrong with a change.
pub(super) enum Wrong {
    Change {
        found: String,
        expected: String,
    },
    /// Said to be lossless, and is not shown to be.
    Lossless,
    /// Said to lose something, and does not.
    Lossy,
}

fn wrong(found: impl Into<String>, expected: impl Into<String>) -> Wrong {
    Wrong::Change { found: found.into(), expected: expected.into() }
}

/// A pair of an identifier and what it became, in a space of names.
pub(super) struct IdPair {
    pub(super) space: Option<String>,
    pub(super) from: String,
    pub(super) to: String,
}

/// Checks steps from sources to targets, forward as far as each can be computed, and backward from
/// the target to the first that cannot.
///
/// # Errors
///
/// The first thing that is wrong.
pub(super) fn check<'t>(
    steps: &[Step],
    lossless: bool,
    sources: &[Value<'t>],
    targets: &[Value<'t>],
) -> Result<Option<IdPair>, Wrong> {
    let (placed, computed) = match steps.split_last() {
        Some((last, before)) if last.transform == Transform::Placement => (true, before),
        _ => (false, steps),
    };
    if computed.iter().any(|step| step.transform == Transform::Placement) {
        return Err(wrong("a step behind a placement", "a placement last"));
    }
    let mut items: Vec<Item<'t>> = sources.iter().copied().map(Item::Value).collect();
    let mut done = 0;
    for step in computed {
        match forward(step, &items) {
            Err(fault) => return Err(wrong(fault, "a source that the transform takes")),
            Ok(None) => break,
            Ok(Some(item)) => items = vec![item],
        }
        done += 1;
    }
    if placed {
        if let Some(long) = sources.iter().find(|source| !is_short_scalar(**source)) {
            return Err(wrong(excerpt(*long), "a short text or another scalar, of a placement"));
        }
        return match targets.first() {
            Some(target) => Err(wrong(excerpt(*target), "a placement without a target")),
            None if lossless => Err(Wrong::Lossless),
            None => Ok(None),
        };
    }
    let Some((first, others)) = targets.split_first() else {
        return Err(wrong("no target", "a target, or a placement"));
    };
    let first = Item::Value(*first);
    if let Some(other) = others.iter().find(|other| !first.equals(**other)) {
        return Err(wrong(excerpt(*other), format!("{}, as the first target", first.excerpt())));
    }
    let pair = if done == computed.len() {
        let Some(item) = items.first() else { return Err(wrong("no step", "a transform")) };
        if !item.same(&first) {
            return Err(wrong(first.excerpt(), item.excerpt()));
        }
        None
    } else {
        check_rest(computed.get(done..).unwrap_or_default(), &items, &first, targets.len())?
    };
    // Of several sources only the writer knows whether it could have said which is which.
    if lossless || sources.len() == 1 {
        let mut back = Some(first);
        for step in computed.iter().rev() {
            back = back.and_then(|item| inverse(step, &item, sources.len()));
        }
        let same = back.is_some_and(|item| sources.iter().all(|source| item.equals(*source)));
        if same != lossless {
            return Err(if lossless { Wrong::Lossless } else { Wrong::Lossy });
        }
    }
    Ok(pair)
}

/// The steps from the first that cannot be computed on.
fn check_rest<'t>(
    steps: &[Step],
    items: &[Item<'t>],
    target: &Item<'t>,
    targets: usize,
) -> Result<Option<IdPair>, Wrong> {
    let Some((first, behind)) = steps.split_first() else { return Ok(None) };
    let mut back = Some(target.clone());
    for step in behind.iter().rev() {
        back = back.and_then(|item| inverse(step, &item, 1));
    }
    let Some(input) = items.first() else { return Ok(None) };
    let Some(output) = back else {
        return check_ends(steps, input, target)
            .map(|()| None)
            .map_err(|fault| wrong(fault, "what the steps can make"));
    };
    let is_id = first.transform == Transform::IdMap;
    if is_id && targets != 1 {
        return Err(wrong(format!("{targets} targets"), "one target of an id-map"));
    }
    if let Some(other) = items.iter().find(|other| !input.same(other)) {
        return Err(wrong(other.excerpt(), format!("{}, as the first source", input.excerpt())));
    }
    check_pair(first, input, &output)
        .map_err(|fault| wrong(fault, format!("what {} can make", first.transform.name())))?;
    Ok(is_id.then(|| IdPair {
        space: first.space.clone(),
        from: input.json_text(),
        to: output.json_text(),
    }))
}

/// Whether a value is so little that the place of something can say it: a short text, or no text at all.
fn is_short_scalar(value: Value<'_>) -> bool {
    match value.kind() {
        Kind::Array | Kind::Object => false,
        Kind::String => value.text().is_some_and(|text| is_short(&text.decode())),
        _ => true,
    }
}

fn excerpt(value: Value<'_>) -> String {
    Item::Value(value).excerpt()
}
