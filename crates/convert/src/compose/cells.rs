//! Cutting an entry of the first report where the second one cuts its targets.

use std::io::{Read, Seek};
use std::rc::Rc;

use super::error::ComposeError;
use super::pieces::{Loaded, MiddlePointer, Report};

/// A part of an entry of the first report: all of its targets at one path below them.
#[derive(Clone)]
pub(super) struct Cell {
    pub(super) row: Rc<Loaded>,
    pub(super) entry: usize,
    /// The path below each source and target; empty unless the entry keeps a container.
    pub(super) below: String,
    /// What the second report does with it, once for each target.
    pub(super) touches: Vec<Touch>,
}

/// An entry of the second report that reads (a part of) a target of the first.
#[derive(Clone)]
pub(super) struct Touch {
    pub(super) row: Rc<Loaded>,
    pub(super) entry: usize,
    /// The path below each of that entry's sources and targets.
    pub(super) below: String,
    /// The value of the middle.
    pub(super) at: MiddlePointer,
}

impl Cell {
    pub(super) fn key(&self) -> (u32, usize, &str) {
        (self.row.number, self.entry, &self.below)
    }
}

/// The cells of an entry of the first report.
pub(super) fn cells<A: Read + Seek, B: Read + Seek>(
    first: &Report<A>,
    second: &mut Report<B>,
    row: &Rc<Loaded>,
    entry: usize,
) -> Result<Vec<Cell>, ComposeError> {
    let mut touches: Vec<(String, Touch)> = Vec::new();
    let targets = row.entries.get(entry).map(|entry| &entry.target[..]).unwrap_or_default();
    for target in targets {
        let Some(at) = first.middle_of(row, target) else {
            return Err(ComposeError::Unaccounted { pointer: target.clone() });
        };
        let pieces = second.pieces(at.record)?;
        if let Some((cover, piece)) = pieces.covering(&at.within) {
            let below = at.within.get(cover.len()..).unwrap_or_default().to_owned();
            let touch = Touch { row: Rc::clone(&piece.row), entry: piece.entry, below, at };
            touches.push((String::new(), touch));
            continue;
        }
        let mut cut = false;
        for (within, piece) in pieces.within(&at.within) {
            cut = true;
            let path = within.get(at.within.len()..).unwrap_or_default().to_owned();
            let at = MiddlePointer { record: at.record, within: within.to_owned() };
            let (row, entry) = (Rc::clone(&piece.row), piece.entry);
            touches.push((path, Touch { row, entry, below: String::new(), at }));
        }
        if !cut {
            return Err(ComposeError::Unaccounted { pointer: at.text() });
        }
    }
    Ok(finest(&touches)
        .into_iter()
        .map(|path| Cell {
            row: Rc::clone(row),
            entry,
            touches: touches
                .iter()
                .filter_map(|(cut, touch)| deepened(cut, touch, &path))
                .collect(),
            below: path,
        })
        .collect())
}

/// The paths at which at least one target is cut, and none further down.
fn finest(touches: &[(String, Touch)]) -> Vec<String> {
    let mut paths: Vec<&str> = touches.iter().map(|(path, _)| &**path).collect();
    paths.sort_unstable();
    paths.dedup();
    let is_cut_further =
        |path: &str| paths.iter().any(|other| other.len() > path.len() && is_within(other, path));
    paths.iter().filter(|path| !is_cut_further(path)).map(|path| (*path).to_owned()).collect()
}

/// A touch at a path that may lie deeper than where its target was cut.
fn deepened(cut: &str, touch: &Touch, path: &str) -> Option<Touch> {
    if !is_within(path, cut) {
        return None;
    }
    let rest = path.get(cut.len()..).unwrap_or_default();
    let mut touch = touch.clone();
    touch.below.push_str(rest);
    touch.at.within.push_str(rest);
    Some(touch)
}

/// Whether a path is another one, or leads into it.
fn is_within(path: &str, container: &str) -> bool {
    path.strip_prefix(container).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}
