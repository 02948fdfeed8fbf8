//! Where a row's entries stand: the records that its bases name, and the values of its pointers.

use std::io::{self, Read, Seek};
use std::ops::Range;
use std::rc::Rc;

use exact_json::Value;

use super::finding::{Check, Finding};
use super::suspect::Suspect;
use crate::overlay::{Base, Bases, Laid, NOWHERE, Spot, split};
use crate::records::{Record, RecordFile};

/// The records that a row's bases name.
pub(super) struct Bound {
    pub(super) record: Rc<Record>,
    /// The node that the base is.
    node: u32,
    /// How many leaves of the file stand before the record.
    pub(super) first: u64,
    pub(super) pointer: String,
    /// Whether the pointer begins with the number of a record.
    stream: bool,
}

impl Bound {
    pub(super) fn value(&self) -> Option<Value<'_>> {
        self.record.value(self.node)
    }
}

/// Why a base is none.
pub(super) enum BaseFault {
    Io(io::Error),
    Nothing,
}

pub(super) fn bind<F: Read + Seek>(
    file: &mut RecordFile<F>,
    bases: &mut Bases,
    pointer: &str,
) -> Result<Bound, BaseFault> {
    let stream = file.index().layout.is_stream();
    let base = Base::parse(pointer, stream).ok_or(BaseFault::Nothing)?;
    let record = file.record(base.record).map_err(BaseFault::Io)?.ok_or(BaseFault::Nothing)?;
    let first = file.index().leaves_before(base.record);
    let node = match record.tape() {
        _ if base.within.is_empty() => 0,
        None => return Err(BaseFault::Nothing),
        Some(tape) => {
            let value =
                if stream { tape.resolve(base.within) } else { bases.resolve(tape, base.within) };
            value.ok_or(BaseFault::Nothing)?.index()
        }
    };
    Ok(Bound { record, node, first, pointer: pointer.to_owned(), stream })
}

/// The side of a conversion that a pointer is on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Source,
    Target,
}

impl Side {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Source => "source",
            Self::Target => "target",
        }
    }
}

/// An entry of a row, and the records it is laid over.
pub(super) struct At<'v> {
    pub(super) line: u64,
    pub(super) entry: usize,
    pub(super) from: &'v [Bound],
    pub(super) to: &'v [Bound],
}

impl<'v> At<'v> {
    pub(super) fn bound(&self, side: Side, spot: Spot) -> Option<&'v Bound> {
        match side {
            Side::Source => self.from.get(spot.base),
            Side::Target => self.to.get(spot.base),
        }
    }

    /// The value of a spot; none of what cannot be read.
    pub(super) fn value(&self, side: Side, spot: Spot) -> Option<Value<'v>> {
        self.bound(side, spot)?.record.value(spot.node)
    }

    pub(super) fn finding(&self, finding: Finding) -> Finding {
        finding.on(self.line).in_entry(self.entry)
    }

    /// The pointer of the record, without what the base says beyond it.
    fn base(&self, side: Side, spot: Spot) -> String {
        let Some(bound) = self.bound(side, spot) else { return String::new() };
        let within = bound.value().map(Value::pointer).unwrap_or_default();
        bound.pointer.strip_suffix(&within).unwrap_or(&bound.pointer).to_owned()
    }

    pub(super) fn place(&self, side: Side, spot: Spot) -> String {
        let within = self.value(side, spot).map(Value::pointer).unwrap_or_default();
        format!("{} {}{within}", side.name(), self.base(side, spot))
    }

    /// The record that an entry's pointer leads to.
    pub(super) fn record(&self, side: Side, pointer: &str) -> Option<Value<'v>> {
        let (base, _) = split(pointer)?;
        self.bound(side, Spot { base, node: 0 })?.record.value(0)
    }

    /// An entry's pointer as one of the file, without the record that a stream's begins with.
    pub(super) fn member(&self, side: Side, pointer: &str) -> String {
        let Some((base, within)) = split(pointer) else { return String::new() };
        let Some(bound) = self.bound(side, Spot { base, node: 0 }) else { return String::new() };
        let base = Base::parse(&bound.pointer, bound.stream).map(|base| base.within);
        format!("{}{within}", base.unwrap_or_default())
    }

    /// The leaves of the file that a spot stands for.
    pub(super) fn leaves(&self, side: Side, spot: Spot) -> Range<u64> {
        self.bound(side, spot).map_or(0..0, |bound| {
            let within = bound.record.leaves_of(spot.node);
            bound.first + within.start..bound.first + within.end
        })
    }

    /// Where a leaf is accounted for, that is the spot's or below it.
    pub(super) fn suspect(&self, side: Side, spot: Spot, node: u32) -> Suspect {
        let leaf = self.leaves(side, Spot { node, ..spot }).start;
        Suspect { line: self.line, entry: self.entry, leaf }
    }

    /// A pointer of the entry that names nothing.
    pub(super) fn nowhere(&self, laid: &Laid<'_>) -> Option<Finding> {
        let at: Vec<String> = laid.entry.at().map(str::to_owned).collect();
        let lists = [
            (laid.source, &laid.entry.source),
            (laid.target, &laid.entry.target),
            (laid.via, &laid.entry.via),
            (laid.at, &at),
        ];
        let mut pairs = lists.into_iter().flat_map(|(spots, names)| spots.iter().zip(names));
        let (_, name) = pairs.find(|(spot, _)| spot.node == NOWHERE)?;
        let finding =
            Finding::new(Check::Pointer, format!("{name:?}"), "a value of the row's records");
        Some(self.finding(finding))
    }
}
