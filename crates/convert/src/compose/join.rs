//! Which cells and entries of the second report belong together: those that share a source or a target.

use std::collections::HashSet;
use std::collections::hash_map::{self, HashMap};
use std::io::{Read, Seek};
use std::rc::Rc;

use super::cells::{Cell, Touch, cells};
use super::error::ComposeError;
use super::pieces::{Loaded, Report};
use crate::report::{Entry, Fate, Transform};

/// An entry of the second report with targets, at a path below them.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) row: Rc<Loaded>,
    pub(super) entry: usize,
    pub(super) below: String,
}

impl Node {
    pub(super) fn entry(&self) -> &Entry {
        // Nodes are made of touches, whose entries are those of their rows.
        &self.row.entries[self.entry]
    }

    fn key(&self) -> (u32, usize, String) {
        (self.row.number, self.entry, self.below.clone())
    }
}

/// Cells and nodes that belong together.
pub(super) struct Component {
    /// In the order in which the node with several sources takes them.
    pub(super) cells: Vec<Cell>,
    pub(super) nodes: Vec<Node>,
}

/// Whether an entry of the second report has targets that its sources are in.
pub(super) fn survives(entry: &Entry) -> bool {
    match &entry.fate {
        Fate::Kept => true,
        Fate::Changed { steps, .. } => {
            steps.last().is_none_or(|step| step.transform != Transform::Placement)
        }
        Fate::Dropped(_) | Fate::Synthesized(_) => false,
    }
}

/// Everything that belongs together with a cell.
pub(super) fn component<A: Read + Seek, B: Read + Seek>(
    first: &mut Report<A>,
    second: &mut Report<B>,
    cell: Cell,
) -> Result<Component, ComposeError> {
    let mut seen_cells = HashSet::from([cell.key()]);
    let mut seen_nodes = HashSet::new();
    let mut cells = vec![cell];
    let mut nodes = Vec::new();
    let mut order = HashMap::new();
    let mut next = 0;
    while let Some(cell) = cells.get(next).cloned() {
        next += 1;
        for touch in &cell.touches {
            let Some(node) = node(touch)? else { continue };
            if !seen_nodes.insert(node.key()) {
                continue;
            }
            for other in cells_of(first, second, &node)? {
                let place = order.len();
                order.entry(other.key()).or_insert(place);
                if seen_cells.insert(other.key()) {
                    cells.push(other);
                }
            }
            nodes.push(node);
        }
    }
    cells.sort_by_cached_key(|cell| order.get(&cell.key()).copied());
    Ok(Component { cells, nodes })
}

/// The node of a touch; none where the entry drops or places its sources.
fn node(touch: &Touch) -> Result<Option<Node>, ComposeError> {
    let Some(entry) = touch.row.entries.get(touch.entry) else { return Ok(None) };
    if !survives(entry) {
        return Ok(None);
    }
    // A transform takes its source whole.
    let whole = entry.fate == Fate::Kept || touch.below.is_empty();
    if !whole {
        return Err(ComposeError::Inexpressible { pointer: touch.at.text() });
    }
    let (row, below) = (Rc::clone(&touch.row), touch.below.clone());
    Ok(Some(Node { row, entry: touch.entry, below }))
}

/// The cells that write the sources of a node.
fn cells_of<A: Read + Seek, B: Read + Seek>(
    first: &mut Report<A>,
    second: &mut Report<B>,
    node: &Node,
) -> Result<Vec<Cell>, ComposeError> {
    if node.entry().source.len() < 2 {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    // The sources of one node are often parts of one entry's targets, which is cut but once.
    let mut cut: HashMap<(u32, usize), HashMap<String, Cell>> = HashMap::new();
    for source in &node.entry().source {
        let Some(mut at) = second.middle_of(&node.row, source) else { continue };
        at.within.push_str(&node.below);
        let pieces = first.pieces(at.record)?;
        let Some((cover, piece)) = pieces.covering(&at.within) else {
            return Err(ComposeError::Inexpressible { pointer: at.text() });
        };
        let path = at.within.get(cover.len()..).unwrap_or_default();
        let cells = match cut.entry((piece.row.number, piece.entry)) {
            hash_map::Entry::Occupied(known) => known.into_mut(),
            hash_map::Entry::Vacant(new) => {
                let cells = cells(first, second, &piece.row, piece.entry)?;
                new.insert(cells.into_iter().map(|cell| (cell.below.clone(), cell)).collect())
            }
        };
        let cell = cells.get(path).cloned();
        found.push(cell.ok_or_else(|| ComposeError::Inexpressible { pointer: at.text() })?);
    }
    Ok(found)
}
