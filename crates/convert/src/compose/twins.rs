//! A container of the middle that the second report tells as a text, and of which it says the leaves once more, one by one: its twin.
//!
//! The same is said where the container is kept as its twin, and the text is the JSON text of that. So it can be said as well of a
//! container whose leaves have several origins in the first report, each of which has an account then.

use std::collections::HashSet;
use std::io::{Read, Seek};

use exact_json::{Json, Value};

use super::error::ComposeError;
use super::pieces::{Loaded, Report};
use super::run::value;
use crate::leaves::leaves;
use crate::overlay::split;
use crate::records::RecordFile;
use crate::report::{Entry, Fate, Function, Origin, Step, Transform};

/// Says so in every row of the second report that has a twin. What is in between is a document.
pub(super) fn retell<B: Read + Seek, T: Read + Seek>(
    second: &mut Report<B>,
    target: &mut RecordFile<T>,
) -> Result<(), ComposeError> {
    for number in 0..second.rows().len() {
        let row = second.row(number)?;
        let mut entries = row.entries.to_vec();
        let texts = entries.iter().enumerate().filter(|(_, entry)| is_text(entry));
        let texts: Vec<_> = texts.map(|(index, _)| index).collect();
        let mut is_told = false;
        for index in texts {
            if let Some(twin) = twin(&row, &entries, index, target)? {
                tell(&mut entries, index, twin);
                is_told = true;
            }
        }
        if is_told {
            second.retell(number, entries);
        }
    }
    Ok(())
}

/// Whether an entry makes one container a text.
fn is_text(entry: &Entry) -> bool {
    let Fate::Changed { steps, .. } = &entry.fate else { return false };
    let [Step { transform: Transform::Stringify, .. }] = &steps[..] else { return false };
    entry.source.len() == 1 && !entry.target.is_empty()
}

/// Where the container that an entry makes a text stands in the target, all of it synthesized.
fn twin<T: Read + Seek>(
    row: &Loaded,
    entries: &[Entry],
    index: usize,
    target: &mut RecordFile<T>,
) -> Result<Option<String>, ComposeError> {
    let Some(entry) = entries.get(index) else { return Ok(None) };
    let [container] = &entry.source[..] else { return Ok(None) };
    let Some(twin) = entries.iter().find_map(|copy| copy_of(copy, container)) else {
        return Ok(None);
    };
    let of_twin = at(row, &twin, target)?;
    let text = match entry.target.first() {
        Some(text) => at(row, text, target)?,
        None => None,
    };
    let (Some(of_twin), Some(text)) = (of_twin, text) else { return Ok(None) };
    let synthesized: HashSet<&str> = synthesized(entries).collect();
    let is_it = of_twin.with(|of_twin| {
        is_text_of(&text, of_twin) && {
            let mut all = true;
            leaves(of_twin, &mut twin.clone(), &mut |at, _| all &= synthesized.contains(at));
            all
        }
    });
    Ok(is_it.then_some(twin))
}

/// Where a container stands of which an entry copies a leaf.
fn copy_of(entry: &Entry, container: &str) -> Option<String> {
    let Fate::Synthesized(Origin::Derived(Function::Copy)) = &entry.fate else { return None };
    let [via] = &entry.via[..] else { return None };
    let path = via.strip_prefix(container).filter(|path| path.starts_with('/'))?;
    entry.target.iter().find_map(|target| Some(target.strip_suffix(path)?.to_owned()))
}

fn at<T: Read + Seek>(
    row: &Loaded,
    pointer: &str,
    target: &mut RecordFile<T>,
) -> Result<Option<Json>, ComposeError> {
    let found = split(pointer).and_then(|(base, within)| Some((row.to.get(base)?, within)));
    let Some((base, within)) = found else { return Ok(None) };
    value(target, base, within)
}

fn synthesized(entries: &[Entry]) -> impl Iterator<Item = &str> {
    let entries = entries.iter().filter(|entry| matches!(entry.fate, Fate::Synthesized(_)));
    entries.flat_map(|entry| &entry.target).map(String::as_str)
}

/// Whether a text is the JSON text of a value.
pub(super) fn is_text_of(text: &Json, value: Value<'_>) -> bool {
    text.with(|text| text.is_str(&value.compact()))
}

/// Says that the container is kept as its twin, and that the text is made of that.
fn tell(entries: &mut Vec<Entry>, index: usize, twin: String) {
    let below = format!("{twin}/");
    for entry in entries.iter_mut().filter(|entry| matches!(entry.fate, Fate::Synthesized(_))) {
        entry.target.retain(|target| !target.starts_with(&below));
    }
    if let Some(entry) = entries.get_mut(index) {
        let target = std::mem::replace(&mut entry.target, vec![twin.clone()]);
        entry.fate = Fate::Kept;
        let fate = Fate::Synthesized(Origin::JsonText(twin));
        entries.push(Entry { fate, source: Vec::new(), target, via: Vec::new() });
    }
    entries.retain(|entry| !entry.target.is_empty() || !matches!(entry.fate, Fate::Synthesized(_)));
}
