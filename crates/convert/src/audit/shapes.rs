//! The shapes of a report.

use std::collections::HashMap;
use std::rc::Rc;

use super::finding::{Check, Finding};
use crate::overlay::Overlay;
use crate::report::{Entry, Shape};

/// Shapes by their numbers.
#[derive(Default)]
pub(super) struct Shapes(HashMap<u64, Known>);

struct Known {
    overlay: Rc<Overlay>,
    /// The line that it stands on.
    line: u64,
    is_used: bool,
}

impl Shapes {
    /// A shape, and what is wrong with its number.
    pub(super) fn define(&mut self, shape: Shape, line: u64) -> (Rc<Overlay>, Option<Finding>) {
        let Shape { shape, entries } = shape;
        let overlay = Rc::new(Overlay::new(entries));
        let known = Known { overlay: Rc::clone(&overlay), line, is_used: false };
        let finding = self.0.insert(shape, known).is_some().then(|| {
            let found = format!("shape {shape} again");
            Finding::new(Check::Shape, found, "a number of its own").on(line)
        });
        (overlay, finding)
    }

    /// The entries of a row, and whether they are its own; none, where it has the number of no shape.
    pub(super) fn of(
        &mut self,
        shape: Option<u64>,
        entries: Option<Vec<Entry>>,
    ) -> Option<(Rc<Overlay>, bool)> {
        if let Some(entries) = entries {
            return Some((Rc::new(Overlay::new(entries)), true));
        }
        let known = self.0.get_mut(&shape?)?;
        known.is_used = true;
        Some((Rc::clone(&known.overlay), false))
    }

    /// Shapes that no row has.
    pub(super) fn unused(&self) -> Vec<Finding> {
        let unused = self.0.iter().filter(|(_, known)| !known.is_used);
        let mut unused: Vec<_> = unused.map(|(shape, known)| (known.line, *shape)).collect();
        unused.sort_unstable();
        let finding = |(line, shape)| {
            Finding::new(Check::Shape, format!("shape {shape} without rows"), "rows of it").on(line)
        };
        unused.into_iter().map(finding).collect()
    }
}
