//! Cutting an entry of the first report where the second one cuts its targets.

use std::collections::BTreeMap;
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

/// Row, entry and path of a cell.
pub(super) type CellKey = (u32, usize, String);

impl Cell {
    pub(super) fn key(&self) -> CellKey {
        (self.row.number, self.entry, self.below.clone())
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
    let mut by_cut: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (place, (cut, _)) in touches.iter().enumerate() {
        by_cut.entry(cut).or_default().push(place);
    }
    let cells = by_cut.keys().filter(|path| is_finest(&by_cut, path)).map(|path| {
        let mut places: Vec<usize> =
            containers(path).filter_map(|cut| by_cut.get(cut)).flatten().copied().collect();
        places.sort_unstable();
        let touches = places.into_iter().filter_map(|place| touches.get(place));
        Cell {
            row: Rc::clone(row),
            entry,
            touches: touches.map(|(cut, touch)| deepened(cut, touch, path)).collect(),
            below: (*path).to_owned(),
        }
    });
    Ok(cells.collect())
}

/// Whether no target is cut further down than at this path.
fn is_finest(by_cut: &BTreeMap<&str, Vec<usize>>, path: &str) -> bool {
    let below = format!("{path}/");
    let next = by_cut.range(&*below..).next();
    next.is_none_or(|(next, _)| !next.starts_with(&below))
}

/// A path and those of the containers around it.
fn containers(path: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(path), |path| path.get(..path.rfind('/')?))
}

/// A touch at a path that may lie deeper than where its target was cut.
fn deepened(cut: &str, touch: &Touch, path: &str) -> Touch {
    let rest = path.get(cut.len()..).unwrap_or_default();
    let mut touch = touch.clone();
    touch.below.push_str(rest);
    touch.at.within.push_str(rest);
    touch
}
