//! One composition from first row to last.

use std::collections::HashSet;
use std::io::{Read, Seek};
use std::rc::Rc;

use exact_json::Json;

use super::cells::{Cell, CellKey, Touch, cells};
use super::combine::{self, Around, combine, placement, sources, targets};
use super::echoes::Echoes;
use super::error::ComposeError;
use super::join::{Node, component, survives};
use super::output::{OutRow, Output};
use super::pieces::{Loaded, MiddlePointer, Piece, Report};
use super::twins;
use super::whole::{Whole, is_part, whole};
use crate::format::Format;
use crate::native::salvage::Limits;
use crate::overlay::{Base, split};
use crate::records::{Index, Layout, RecordFile};
use crate::report::{
    Entry, Fate, Function, Origin, Reader, Reason, RowSide, SpooledRows, Transform,
};
use crate::steps::{Item, forward};

/// A composed report's rows.
pub struct Composed {
    /// The rows and totals.
    pub rows: SpooledRows,
}

/// Composes two reports: the first of `source` and something in between, the second of that and
/// `target`. The limits are those that the source was read with.
///
/// # Errors
///
/// Files that cannot be read; reports that are not of steps one after the other, or would not hold; see
/// [`ComposeError`].
pub fn compose<S, T, A, B>(
    mut source: S,
    mut target: T,
    mut first: A,
    mut second: B,
    limits: Limits,
) -> Result<Composed, ComposeError>
where
    S: Read + Seek,
    T: Read + Seek,
    A: Read + Seek,
    B: Read + Seek,
{
    first.seek(std::io::SeekFrom::Start(0))?;
    second.seek(std::io::SeekFrom::Start(0))?;
    let (from, between) = {
        let reader = Reader::new(std::io::BufReader::new(&mut first))?;
        (reader.head().source.clone(), reader.head().target.clone())
    };
    let (again, to) = {
        let reader = Reader::new(std::io::BufReader::new(&mut second))?;
        (reader.head().source.clone(), reader.head().target.clone())
    };
    if between.digest != again.digest {
        return Err(ComposeError::Gap { found: between.digest, expected: again.digest });
    }
    let parse = |format: &str| format.parse::<Format>().map_err(ComposeError::Format);
    let (from, to) = (parse(&from.format)?, parse(&to.format)?);
    let middle = parse(&between.format)?.is_stream();
    let first = Report::new(first, RowSide::Target, middle)?;
    let mut second = Report::new(second, RowSide::Source, middle)?;
    let target_index = Index::read(&mut target, to, Limits::MOST, |_, _| ())?;
    let mut target = RecordFile::new(target, target_index);
    if !middle {
        twins::retell(&mut second, &mut target)?;
    }
    let mut echoes = if middle { Echoes::default() } else { Echoes::of(&mut target)? };
    let layout = Layout::of(&mut source, from)?;
    let source_index = Index::read(&mut source, from, limits, |number, tape| {
        let base = || if layout.is_stream() { format!("/{number}") } else { String::new() };
        echoes.look(base, tape);
    })?;
    let source = RecordFile::new(source, source_index);
    let output = Output::new(source, target, echoes);
    let mut run = Run { first, second, output, middle, told: HashSet::new() };
    for number in 0..run.first.rows().len() {
        run.row(number)?;
    }
    for number in 0..run.second.rows().len() {
        run.sourceless(number)?;
    }
    Ok(Composed { rows: run.output.finish()? })
}

struct Run<S, T, A, B> {
    first: Report<A>,
    second: Report<B>,
    output: Output<S, T>,
    /// Whether what is in between is a stream.
    middle: bool,
    /// Cells to come that have been told with an earlier one of their component.
    told: HashSet<CellKey>,
}

impl<S: Read + Seek, T: Read + Seek, A: Read + Seek, B: Read + Seek> Run<S, T, A, B> {
    /// A row of the first report, with what the second does with its targets.
    fn row(&mut self, number: u32) -> Result<(), ComposeError> {
        let row = self.first.row(number)?;
        let mut out = OutRow::from(&row.from);
        for (index, entry) in row.entries.iter().enumerate() {
            match &entry.fate {
                Fate::Dropped(reason) => {
                    let sources = own_sources(&row, entry, &mut out);
                    out.drop(*reason, sources);
                }
                Fate::Changed { steps, .. } if is_placement(steps) => {
                    self.placed(&row, entry, &mut out)?;
                }
                Fate::Kept | Fate::Changed { .. } | Fate::Synthesized(_) => {
                    for cell in cells(&self.first, &mut self.second, &row, index)? {
                        self.cell(cell, &mut out)?;
                    }
                }
            }
        }
        for second in self.owned(&row)? {
            self.synthesized(&second, &mut out)?;
        }
        self.output.row(out)
    }

    /// The component of a cell, unless an earlier one of its cells told it.
    fn cell(&mut self, cell: Cell, out: &mut OutRow) -> Result<(), ComposeError> {
        if !self.told.is_empty() && self.told.remove(&cell.key()) {
            return Ok(());
        }
        let asked = cell.key();
        if let Some(touch) = cell.touches.iter().find(|touch| is_part(touch)) {
            let whole = whole(&mut self.first, &mut self.second, touch)?;
            let others = whole.cells.iter().map(Cell::key).filter(|key| *key != asked);
            self.told.extend(others);
            return self.whole(touch, &whole, out);
        }
        let component = component(&mut self.first, &mut self.second, cell)?;
        let others = component.cells.iter().map(Cell::key).filter(|key| *key != asked);
        self.told.extend(others);
        combine(&component, self, out)
    }

    /// A container that the second report takes whole, and what else it does with the pieces.
    fn whole(
        &mut self,
        touch: &Touch,
        whole: &Whole,
        out: &mut OutRow,
    ) -> Result<(), ComposeError> {
        let inexpressible = || ComposeError::Inexpressible { pointer: touch.at.text() };
        let node = Node { row: Rc::clone(&touch.row), entry: touch.entry, below: String::new() };
        let (base, within) = &whole.source;
        let value = self.source(base, within)?.ok_or_else(inexpressible)?;
        let mut leaves = 0;
        for (base, within) in &whole.pieces {
            let piece = self.source(base, within)?.ok_or_else(inexpressible)?;
            #[allow(
                clippy::redundant_closure_for_method_calls,
                reason = "the path is bound to one lifetime"
            )]
            let of_piece = piece.with(|piece| piece.leaves());
            leaves += of_piece;
        }
        let mut steps = whole.steps.clone();
        steps.extend_from_slice(combine::steps(node.entry()));
        let target = node.entry().target.first().and_then(|target| split(target));
        let target = match target.and_then(|(base, within)| Some((node.row.to.get(base)?, within)))
        {
            Some((base, within)) => self.target(base, within)?,
            None => None,
        };
        let made = value.with(|value| {
            let mut made = Item::Value(value);
            for step in &steps {
                made = forward(step, &[made]).ok()??;
            }
            let is_it = target.is_some_and(|target| made.same(&Item::Json(target)));
            is_it.then(|| value.leaves())
        });
        if made != Some(leaves) {
            return Err(inexpressible());
        }
        let lossless = whole.steps.is_empty()
            && matches!(node.entry().fate, Fate::Changed { lossless: true, .. });
        let source = vec![out.source(base, within)];
        let target = targets(&node, out);
        out.push(Entry {
            fate: Fate::Changed { steps, lossless },
            source,
            target,
            via: Vec::new(),
        });
        for cell in &whole.cells {
            for other in cell.touches.iter().filter(|other| !is_same(other, touch)) {
                let Some(entry) =
                    other.row.entries.get(other.entry).filter(|entry| survives(entry))
                else {
                    continue;
                };
                if entry.fate != Fate::Kept {
                    return Err(inexpressible());
                }
                let (row, below) = (Rc::clone(&other.row), other.below.clone());
                let target = targets(&Node { row, entry: other.entry, below }, out);
                let via = sources(cell, out);
                let fate = Fate::Synthesized(Origin::Derived(Function::Copy));
                out.push(Entry { fate, source: Vec::new(), target, via });
            }
        }
        Ok(())
    }

    /// A value of the source: base, and pointer from there.
    fn source(&mut self, base: &str, within: &str) -> Result<Option<Json>, ComposeError> {
        value(&mut self.output.source, base, within)
    }

    /// A placement of the first report: the container must have a counterpart in the target.
    fn placed(
        &mut self,
        row: &Rc<Loaded>,
        entry: &Entry,
        out: &mut OutRow,
    ) -> Result<(), ComposeError> {
        let at = entry.at().next().and_then(|at| self.first.middle_of(row, at));
        let counterpart = match at {
            Some(at) => self.counterpart(&at)?,
            None => None,
        };
        let sources = own_sources(row, entry, out);
        match counterpart {
            Some((base, within)) => {
                let at = out.target(&base, &within);
                out.push(placement(sources, at));
            }
            None => out.drop(Reason::NoCounterpart, sources),
        }
        Ok(())
    }

    /// The container of the target that a container in between became: the one that was kept, or the
    /// one that what stands in it went to.
    fn counterpart(
        &mut self,
        at: &MiddlePointer,
    ) -> Result<Option<(String, String)>, ComposeError> {
        let pieces = self.second.pieces(at.record)?;
        let target = |piece: &Piece| {
            let entry = piece.row.entries.get(piece.entry).filter(|entry| survives(entry))?;
            let (base, within) = split(entry.target.first()?)?;
            Some((entry.fate == Fate::Kept, piece.row.to.get(base)?.clone(), within.to_owned()))
        };
        if let Some((cover, piece)) = pieces.covering(&at.within)
            && let Some((true, base, within)) = target(piece)
        {
            let rest = at.within.get(cover.len()..).unwrap_or_default();
            return Ok(Some((base, format!("{within}{rest}"))));
        }
        let inner = pieces.within(&at.within).find_map(|(_, piece)| target(piece));
        Ok(inner.map(|(_, base, _)| (base, String::new())))
    }

    /// The rows of the second report that belong to a row of the first: it was the first to write the
    /// first record that they read. A document is one record, of which no row owns all the others.
    fn owned(&mut self, row: &Loaded) -> Result<Vec<Rc<Loaded>>, ComposeError> {
        let mut owned = Vec::new();
        if !self.middle {
            return Ok(owned);
        }
        let mut seen = HashSet::new();
        for base in &row.to {
            let Some(base) = Base::parse(base, self.middle) else { continue };
            let writes_first = self.first.rows_of(base.record).first() == Some(&row.number);
            if !writes_first || !seen.insert(base.record) {
                continue;
            }
            for number in self.second.rows_of(base.record) {
                let second = self.second.row(number)?;
                let first = second.from.first().and_then(|base| Base::parse(base, self.middle));
                if first.is_some_and(|first| first.record == base.record) {
                    owned.push(second);
                }
            }
        }
        Ok(owned)
    }

    /// A row of the second report that belongs to none of the first.
    fn sourceless(&mut self, number: u32) -> Result<(), ComposeError> {
        let row = self.second.row(number)?;
        let first = row.from.first().and_then(|base| Base::parse(base, self.middle));
        let owned =
            self.middle && first.is_some_and(|base| !self.first.rows_of(base.record).is_empty());
        if owned {
            return Ok(());
        }
        let mut out = OutRow::default();
        self.synthesized(&row, &mut out)?;
        self.output.row(out)
    }

    fn synthesized(&mut self, row: &Rc<Loaded>, out: &mut OutRow) -> Result<(), ComposeError> {
        for entry in row.entries.iter().filter(|entry| matches!(entry.fate, Fate::Synthesized(_))) {
            let target = entry
                .target
                .iter()
                .filter_map(|target| {
                    let (base, within) = split(target)?;
                    Some(out.target(row.to.get(base)?, within))
                })
                .collect();
            let (fate, via) = if let Some(made_up) = self.copied(row, entry, out)? {
                made_up
            } else {
                let via = via(&mut self.first, &mut self.second, row, entry, out)?;
                (fate(row, entry, out), via)
            };
            out.push(Entry { fate, source: Vec::new(), target, via });
        }
        Ok(())
    }

    /// Of the copy of a value that the first report made up: how it was made, and of what; so of a name that was made of an identifier
    /// that the first made up. Any other copy is one of what that value was made of.
    fn copied(
        &mut self,
        row: &Loaded,
        entry: &Entry,
        out: &mut OutRow,
    ) -> Result<Option<(Fate, Vec<String>)>, ComposeError> {
        let Fate::Synthesized(Origin::Derived(made_by)) = entry.fate else { return Ok(None) };
        if !matches!(made_by, Function::Copy | Function::Position) {
            return Ok(None);
        }
        let copied = entry.via.first().and_then(|via| self.second.middle_of(row, via));
        let Some(at) = copied else { return Ok(None) };
        let pieces = self.first.pieces(at.record)?;
        let Some((cover, piece)) = pieces.covering(&at.within) else { return Ok(None) };
        let Some(made) = piece.row.entries.get(piece.entry) else { return Ok(None) };
        let is_identifier = made.fate == Fate::Synthesized(Origin::Derived(Function::UuidV5));
        if made_by == Function::Position && !is_identifier {
            return Ok(None);
        }
        let origin = match &made.fate {
            Fate::Synthesized(Origin::Value(basis, value)) => {
                let below = at.within.get(cover.len()..).unwrap_or_default();
                let value = value.pointer(below).unwrap_or_else(|| value.clone());
                Origin::Value(*basis, value)
            }
            Fate::Synthesized(Origin::OfOption { value, steps }) => {
                Origin::OfOption { value: value.clone(), steps: steps.clone() }
            }
            Fate::Synthesized(Origin::Derived(function)) => Origin::Derived(*function),
            Fate::Synthesized(Origin::JsonText(at)) => {
                let Some((base, within)) = self.stands(&piece.row, at)? else { return Ok(None) };
                Origin::JsonText(out.target(&base, &within))
            }
            Fate::Kept | Fate::Changed { .. } | Fate::Dropped(_) => return Ok(None),
        };
        let via = made.via.iter().filter_map(|via| split(via));
        let via = via.filter_map(|(base, within)| Some((piece.row.from.get(base)?, within)));
        let via = via.map(|(base, within)| out.source(base, within)).collect();
        Ok(Some((Fate::Synthesized(origin), via)))
    }
}

impl<S: Read + Seek, T: Read + Seek, A: Read + Seek, B: Read + Seek> Around for Run<S, T, A, B> {
    fn source(&mut self, base: &str, within: &str) -> Result<Option<Json>, ComposeError> {
        value(&mut self.output.source, base, within)
    }

    fn target(&mut self, base: &str, within: &str) -> Result<Option<Json>, ComposeError> {
        value(&mut self.output.target, base, within)
    }

    fn via(&mut self, node: &Node, row: &mut OutRow) -> Result<Vec<String>, ComposeError> {
        via(&mut self.first, &mut self.second, &node.row, node.entry(), row)
    }

    fn stands(&mut self, row: &Loaded, at: &str) -> Result<Option<(String, String)>, ComposeError> {
        match self.first.middle_of(row, at) {
            Some(at) => self.counterpart(&at),
            None => Ok(None),
        }
    }
}

/// A value of a file.
pub(super) fn value<F: Read + Seek>(
    file: &mut RecordFile<F>,
    base: &str,
    within: &str,
) -> Result<Option<Json>, ComposeError> {
    let stream = file.index().layout.is_stream();
    let Some(base) = Base::parse(base, stream) else { return Ok(None) };
    let record = file.record(base.record)?;
    let tape = record.as_ref().and_then(|record| record.tape());
    let value = tape.and_then(|tape| tape.resolve(&format!("{}{within}", base.within)));
    Ok(value.map(Json::from))
}

/// Whether two touches are of one entry, and so of one value that it takes whole.
fn is_same(one: &Touch, other: &Touch) -> bool {
    one.row.number == other.row.number && one.entry == other.entry
}

fn is_placement(steps: &[crate::report::Step]) -> bool {
    steps.last().is_some_and(|step| step.transform == Transform::Placement)
}

fn own_sources(row: &Loaded, entry: &Entry, out: &mut OutRow) -> Vec<String> {
    let pointers = entry.source.iter().filter_map(|source| split(source));
    let bases = pointers.filter_map(|(base, within)| Some((row.from.get(base)?, within)));
    bases.map(|(base, within)| out.source(base, within)).collect()
}

/// The fate of what an entry of the second report synthesizes.
fn fate(row: &Loaded, entry: &Entry, out: &mut OutRow) -> Fate {
    if let Fate::Synthesized(Origin::JsonText(at)) = &entry.fate
        && let Some((base, within)) = split(at)
        && let Some(base) = row.to.get(base)
    {
        return Fate::Synthesized(Origin::JsonText(out.target(base, within)));
    }
    entry.fate.clone()
}

/// Where the `via` of an entry of the second report leads in the source.
fn via<A: Read + Seek, B: Read + Seek>(
    first: &mut Report<A>,
    second: &mut Report<B>,
    row: &Loaded,
    entry: &Entry,
    out: &mut OutRow,
) -> Result<Vec<String>, ComposeError> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    for pointer in &entry.via {
        let Some(at) = second.middle_of(row, pointer) else { continue };
        let pieces = first.pieces(at.record)?;
        let mut add = |piece: &Piece, below: &str| {
            let Some(claim) = piece.row.entries.get(piece.entry) else { return };
            let below = if claim.fate == Fate::Kept { below } else { "" };
            for source in &claim.source {
                let Some((base, within)) = split(source) else { continue };
                let Some(base) = piece.row.from.get(base) else { continue };
                let source = out.source(base, &format!("{within}{below}"));
                if seen.insert(source.clone()) {
                    found.push(source);
                }
            }
        };
        if let Some((cover, piece)) = pieces.covering(&at.within) {
            add(piece, at.within.get(cover.len()..).unwrap_or_default());
        } else {
            for (_, piece) in pieces.within(&at.within) {
                add(piece, "");
            }
        }
    }
    Ok(found)
}
