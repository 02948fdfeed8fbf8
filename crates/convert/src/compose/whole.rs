//! A container that the second report takes whole, by a transform, and that the first one wrote piece by piece.
//!
//! The first report cuts what it keeps where a part of it has one more target, or where a lone surrogate was replaced in it. Where all
//! pieces are kept, and stand in one container of the source as they stand in that of the middle, what the second report does with the
//! whole was done with the source's.

use std::io::{Read, Seek};
use std::rc::Rc;

use super::cells::{Cell, Touch, cells};
use super::error::ComposeError;
use super::join::survives;
use super::pieces::{Loaded, Report};
use crate::overlay::split;
use crate::report::{Entry, Fate, Step, Transform};

/// A container of the source of which the middle has every piece.
pub(super) struct Whole {
    /// The base of the source's container, and the pointer from there.
    pub(super) source: (String, String),
    /// The bases of its pieces, and the pointers from there.
    pub(super) pieces: Vec<(String, String)>,
    /// What was done to some of them.
    pub(super) steps: Vec<Step>,
    /// The cells that the pieces are made of.
    pub(super) cells: Vec<Cell>,
}

/// Whether a touch takes a part of what an entry of the second report takes whole.
pub(super) fn is_part(touch: &Touch) -> bool {
    let entry = touch.row.entries.get(touch.entry);
    !touch.below.is_empty()
        && entry.is_some_and(|entry| survives(entry) && entry.fate != Fate::Kept)
}

/// The container that a touch takes a part of.
///
/// # Errors
///
/// If it is not that of the source.
pub(super) fn whole<A: Read + Seek, B: Read + Seek>(
    first: &mut Report<A>,
    second: &mut Report<B>,
    touch: &Touch,
) -> Result<Whole, ComposeError> {
    let inexpressible = || ComposeError::Inexpressible { pointer: touch.at.text() };
    let container = touch.at.within.strip_suffix(&touch.below).ok_or_else(inexpressible)?;
    let pieces = first.pieces(touch.at.record)?;
    let mut source = None;
    let mut found = Vec::new();
    let mut steps = Vec::new();
    let mut made_of: Vec<(Rc<Loaded>, usize)> = Vec::new();
    for (at, piece) in pieces.within(container) {
        let path = at.strip_prefix(container).unwrap_or_default();
        let entry = piece.row.entries.get(piece.entry).ok_or_else(inexpressible)?;
        if !is_as_good_as_kept(entry, &mut steps) {
            return Err(inexpressible());
        }
        let [only] = &entry.source[..] else { return Err(inexpressible()) };
        let (base, within) = split(only).ok_or_else(inexpressible)?;
        let base = piece.row.from.get(base).ok_or_else(inexpressible)?;
        let around = within.strip_suffix(path).ok_or_else(inexpressible)?;
        let around = (base.clone(), around.to_owned());
        if *source.get_or_insert_with(|| around.clone()) != around {
            return Err(inexpressible());
        }
        found.push((base.clone(), within.to_owned()));
        let key = (piece.row.number, piece.entry);
        if made_of.last().is_none_or(|(row, entry)| (row.number, *entry) != key) {
            made_of.push((Rc::clone(&piece.row), piece.entry));
        }
    }
    let source = source.ok_or_else(inexpressible)?;
    let mut all = Vec::new();
    for (row, entry) in made_of {
        all.extend(cells(first, second, &row, entry)?);
    }
    Ok(Whole { source, pieces: found, steps, cells: all })
}

/// Whether the entry keeps its sources, or replaces no more than lone surrogates in them, which is a step then.
fn is_as_good_as_kept(entry: &Entry, done: &mut Vec<Step>) -> bool {
    let Fate::Changed { steps, .. } = &entry.fate else { return entry.fate == Fate::Kept };
    let [Step { transform: Transform::LoneSurrogateReplaced, .. }] = &steps[..] else {
        return false;
    };
    done.clone_from(steps);
    true
}
