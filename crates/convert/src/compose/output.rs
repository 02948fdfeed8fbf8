//! Rows of the composed report: bases, interned entries, and counted leaves.

use std::collections::HashMap;
use std::io::{Read, Seek};
use std::rc::Rc;

use exact_json::Tape;

use super::duplicates::Duplicates;
use super::echoes::Echoes;
use super::error::ComposeError;
use crate::overlay::{Base, Bases, NOWHERE, Overlay, Spots, split};
use crate::records::{Record, RecordFile};
use crate::report::{Entry, Fate, Reason, Spool, SpooledRows, Totals};

/// A row in the making.
#[derive(Default)]
pub(super) struct OutRow {
    pub(super) from: Names,
    pub(super) to: Names,
    pub(super) entries: Vec<Entry>,
    dropped: Vec<(Reason, usize)>,
}

/// Bases, each once, that are found by name however many there are.
#[derive(Default)]
pub(super) struct Names {
    list: Vec<String>,
    /// Where they stand; of few, the list is searched.
    places: HashMap<String, usize>,
}

/// So many names are searched one by one.
const FEW: usize = 16;

impl Names {
    pub(super) fn list(&self) -> &[String] {
        &self.list
    }

    pub(super) fn get(&self, place: usize) -> Option<&String> {
        self.list.get(place)
    }

    fn place(&mut self, name: &str) -> usize {
        let known = if self.list.len() <= FEW {
            self.list.iter().position(|known| known == name)
        } else {
            if self.places.is_empty() {
                self.places = self.list.iter().cloned().zip(0..).collect();
            }
            self.places.get(name).copied()
        };
        known.unwrap_or_else(|| {
            let place = self.list.len();
            if !self.places.is_empty() {
                self.places.insert(name.to_owned(), place);
            }
            self.list.push(name.to_owned());
            place
        })
    }
}

impl OutRow {
    /// A row whose first sources are these.
    pub(super) fn from(bases: &[String]) -> Self {
        let from = Names { list: bases.to_vec(), places: HashMap::new() };
        Self { from, ..Self::default() }
    }

    /// A pointer whose base is one of `from`.
    pub(super) fn source(&mut self, base: &str, within: &str) -> String {
        pointer(&mut self.from, base, within)
    }

    /// A pointer whose base is one of `to`.
    pub(super) fn target(&mut self, base: &str, within: &str) -> String {
        pointer(&mut self.to, base, within)
    }

    pub(super) fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Sources dropped for one reason are one entry.
    pub(super) fn drop(&mut self, reason: Reason, sources: Vec<String>) {
        if let Some((_, at)) = self.dropped.iter().find(|(known, _)| *known == reason)
            && let Some(entry) = self.entries.get_mut(*at)
        {
            entry.source.extend(sources);
            return;
        }
        self.dropped.push((reason, self.entries.len()));
        let (target, via) = (Vec::new(), Vec::new());
        self.entries.push(Entry { fate: Fate::Dropped(reason), source: sources, target, via });
    }
}

fn pointer(bases: &mut Names, base: &str, within: &str) -> String {
    format!("/{}{within}", bases.place(base))
}

/// The composed report in the making.
pub(super) struct Output<S, T> {
    pub(super) source: RecordFile<S>,
    pub(super) target: RecordFile<T>,
    spool: Spool,
    totals: Totals,
    known: HashMap<String, Known>,
    size: usize,
    shapes: u64,
    spots: Spots,
    bases: (Bases, Bases),
    duplicates: Duplicates,
    echoes: Echoes,
}

/// Entries that were seen before.
struct Known {
    shape: Option<u64>,
    overlay: Rc<Overlay>,
}

/// Memory of known entries, in bytes, at which they are forgotten.
const MOST: usize = 2 << 20;

impl<S: Read + Seek, T: Read + Seek> Output<S, T> {
    pub(super) fn new(source: RecordFile<S>, target: RecordFile<T>, echoes: Echoes) -> Self {
        Self {
            source,
            target,
            spool: Spool::new(),
            totals: Totals::default(),
            known: HashMap::new(),
            size: 0,
            shapes: 0,
            spots: Spots::default(),
            bases: (Bases::default(), Bases::default()),
            duplicates: Duplicates::default(),
            echoes,
        }
    }

    /// Writes a row and counts its leaves.
    pub(super) fn row(&mut self, mut row: OutRow) -> Result<(), ComposeError> {
        self.echoes.settle(&mut row, &mut self.source, &mut self.target)?;
        let OutRow {
            from: Names { list: from, .. }, to: Names { list: to, .. }, mut entries, ..
        } = row;
        self.duplicates.settle(&mut entries, &from, &mut self.source, &mut self.target)?;
        if entries.is_empty() {
            return Ok(());
        }
        let from = used(from, &mut entries);
        let text = Spool::entries_text(&entries);
        let overlay = if let Some(known) = self.known.get_mut(&text) {
            let number = if let Some(number) = known.shape {
                number
            } else {
                let number = self.shapes;
                self.shapes += 1;
                known.shape = Some(number);
                self.spool.shape(number, &text)?;
                number
            };
            self.spool.row(Some(number), &from, &to, "")?;
            Rc::clone(&known.overlay)
        } else {
            self.spool.row(None, &from, &to, &text)?;
            let overlay = Rc::new(Overlay::new(entries));
            self.remember(text, &overlay);
            overlay
        };
        self.count(&overlay, &from, &to)
    }

    fn remember(&mut self, text: String, overlay: &Rc<Overlay>) {
        // The overlay takes a few times as much as the text.
        self.size += 4 * text.len();
        if self.size > MOST {
            self.known.clear();
            self.size = 4 * text.len();
        }
        self.known.insert(text, Known { shape: None, overlay: Rc::clone(overlay) });
    }

    fn count(
        &mut self,
        overlay: &Overlay,
        from: &[String],
        to: &[String],
    ) -> Result<(), ComposeError> {
        let sources = bind(&mut self.source, &mut self.bases.0, from)?;
        let targets = bind(&mut self.target, &mut self.bases.1, to)?;
        let source_values: Vec<_> = sources.iter().map(Bound::value).collect();
        let target_values: Vec<_> = targets.iter().map(Bound::value).collect();
        overlay.lay(&source_values, &target_values, &mut self.spots);
        for laid in overlay.laid(&self.spots) {
            let count = |bound: &[Bound], spots: &[crate::overlay::Spot]| -> u64 {
                let leaves = spots.iter().filter(|spot| spot.node != NOWHERE).filter_map(|spot| {
                    let record = bound.get(spot.base)?.record.as_ref()?;
                    let leaves = record.leaves_of(spot.node);
                    Some(leaves.end - leaves.start)
                });
                leaves.sum()
            };
            let source = count(&sources, laid.source);
            let target = count(&targets, laid.target);
            match &laid.entry.fate {
                Fate::Kept => {
                    self.totals.totals.source.kept += source;
                    self.totals.totals.target.kept += target;
                }
                Fate::Changed { .. } => {
                    self.totals.totals.source.changed += source;
                    self.totals.totals.target.changed += target;
                }
                Fate::Dropped(reason) => {
                    self.totals.add_dropped(*reason, source);
                    for pointer in laid.entry.source.iter().take(3) {
                        self.spool.example(*reason, || absolute(from, pointer));
                    }
                }
                Fate::Synthesized(_) => self.totals.totals.target.synthesized += target,
            }
        }
        Ok(())
    }

    pub(super) fn finish(self) -> Result<SpooledRows, ComposeError> {
        Ok(self.spool.finish(self.totals)?)
    }
}

/// The bases of sources that a pointer uses. One that the first report only names for a value that the second leaves out is none.
fn used(bases: Vec<String>, entries: &mut [Entry]) -> Vec<String> {
    let mut is_used = vec![false; bases.len()];
    let pointers = entries.iter().flat_map(|entry| entry.source.iter().chain(&entry.via));
    for (base, _) in pointers.filter_map(|pointer| split(pointer)) {
        if let Some(is_used) = is_used.get_mut(base) {
            *is_used = true;
        }
    }
    if is_used.iter().all(|is_used| *is_used) {
        return bases;
    }
    let mut places = Vec::with_capacity(bases.len());
    let mut kept = Vec::new();
    for (base, is_used) in bases.into_iter().zip(is_used) {
        places.push(kept.len());
        kept.extend(is_used.then_some(base));
    }
    let all = entries.iter_mut().flat_map(|entry| entry.source.iter_mut().chain(&mut entry.via));
    for pointer in all {
        let known = split(pointer).and_then(|(base, within)| Some((places.get(base)?, within)));
        if let Some((place, within)) = known {
            *pointer = format!("/{place}{within}");
        }
    }
    kept
}

fn absolute(bases: &[String], pointer: &str) -> String {
    let base = split(pointer).and_then(|(index, within)| Some((bases.get(index)?, within)));
    base.map(|(base, within)| format!("{base}{within}")).unwrap_or_default()
}

/// The record and node of a base.
pub(super) struct Bound {
    record: Option<Rc<Record>>,
    node: u32,
}

impl Bound {
    fn value(&self) -> Option<exact_json::Value<'_>> {
        self.record.as_ref()?.value(self.node)
    }

    /// The record, and the pointer of the base within it.
    pub(super) fn place(&self) -> Option<(Tape<'_>, String)> {
        Some((self.record.as_ref()?.tape()?, self.value()?.pointer()))
    }
}

pub(super) fn bind<F: Read + Seek>(
    file: &mut RecordFile<F>,
    bases: &mut Bases,
    pointers: &[String],
) -> Result<Vec<Bound>, ComposeError> {
    let stream = file.index().layout.is_stream();
    let mut bound = Vec::with_capacity(pointers.len());
    for pointer in pointers {
        let base = Base::parse(pointer, stream);
        let record = match base {
            Some(base) => file.record(base.record)?,
            None => None,
        };
        let within = base.map(|base| base.within).unwrap_or_default();
        let node = record.as_ref().and_then(|record| record.tape()).and_then(|tape| {
            if stream { tape.resolve(within) } else { bases.resolve(tape, within) }
        });
        bound.push(Bound { node: node.map_or(0, exact_json::Value::index), record });
    }
    Ok(bound)
}
