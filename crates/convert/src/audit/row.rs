//! One row of a report against the records it speaks of.

use std::io::{self, Read, Seek};
use std::rc::Rc;

use exact_json::Value;

use super::changed::{self, Wrong};
use super::derived::{self, Known};
use super::finding::{Check, Finding};
use super::run::Run;
use super::texts::Suspect;
use crate::overlay::{Base, Bases, Laid, NOWHERE, Overlay, Spot, Spots};
use crate::records::{Record, RecordFile};
use crate::report::{Basis, Fate, Function, Origin, Reason};
use crate::steps::Item;

/// The records that a row's bases name.
pub(super) struct Bound {
    record: Rc<Record>,
    /// The node that the base is.
    node: u32,
    /// How many leaves of the file stand before the record.
    first: u64,
    pointer: String,
}

impl Bound {
    fn value(&self) -> Option<Value<'_>> {
        self.record.value(self.node)
    }
}

/// Why a base is none.
enum BaseFault {
    Io(io::Error),
    Nothing,
}

fn bind<F: Read + Seek>(
    file: &mut RecordFile<F>,
    bases: &mut Bases,
    pointer: &str,
) -> Result<Bound, BaseFault> {
    let stream = file.index().format.is_stream();
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
    Ok(Bound { record, node, first, pointer: pointer.to_owned() })
}

/// The side of a conversion that a pointer is on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Source,
    Target,
}

impl Side {
    fn name(self) -> &'static str {
        match self {
            Self::Source => "source",
            Self::Target => "target",
        }
    }
}

impl<S: Read + Seek, T: Read + Seek> Run<S, T> {
    /// Checks a row.
    pub(super) fn row(
        &mut self,
        line: u64,
        overlay: &Overlay,
        from: &[String],
        to: &[String],
    ) -> io::Result<()> {
        self.count_row();
        let mut bound = (Vec::with_capacity(from.len()), Vec::with_capacity(to.len()));
        for pointer in from {
            match bind(&mut self.source, &mut self.bases.0, pointer) {
                Ok(base) => bound.0.push(base),
                Err(BaseFault::Io(error)) => return Err(error),
                Err(BaseFault::Nothing) => {
                    self.no_base(line, "source", pointer);
                    return Ok(());
                }
            }
        }
        for pointer in to {
            match bind(&mut self.target, &mut self.bases.1, pointer) {
                Ok(base) => bound.1.push(base),
                Err(BaseFault::Io(error)) => return Err(error),
                Err(BaseFault::Nothing) => {
                    self.no_base(line, "target", pointer);
                    return Ok(());
                }
            }
        }
        let mut spots = std::mem::take(&mut self.spots);
        self.lay(line, overlay, &bound.0, &bound.1, &mut spots);
        self.spots = spots;
        Ok(())
    }

    fn no_base(&mut self, line: u64, side: &str, pointer: &str) {
        let finding = Finding::new(Check::Base, format!("{pointer:?}"), "a value of the file");
        self.find(finding.on(line).at(side));
    }

    fn lay(
        &mut self,
        line: u64,
        overlay: &Overlay,
        from: &[Bound],
        to: &[Bound],
        spots: &mut Spots,
    ) {
        let sources: Vec<_> = from.iter().map(Bound::value).collect();
        let targets: Vec<_> = to.iter().map(Bound::value).collect();
        overlay.lay(&sources, &targets, spots);
        for (index, laid) in overlay.laid(spots).enumerate() {
            let at = At { line, entry: index, from, to };
            self.entry(&at, &laid);
        }
    }

    fn entry(&mut self, at: &At<'_>, laid: &Laid<'_>) {
        if let Some(finding) = at.nowhere(laid) {
            self.find(finding);
            return;
        }
        let source = self.claim(at, laid.source, Side::Source);
        let target = self.claim(at, laid.target, Side::Target);
        match &laid.entry.fate {
            Fate::Kept => {
                self.counted.totals.source.kept += source;
                self.counted.totals.target.kept += target;
                self.kept(at, laid);
            }
            Fate::Changed { steps, lossless } => {
                self.counted.totals.source.changed += source;
                self.counted.totals.target.changed += target;
                self.changed(at, laid, steps, *lossless);
            }
            Fate::Dropped(reason) => {
                self.counted.add_dropped(*reason, source);
                self.dropped(at, laid, *reason);
            }
            Fate::Synthesized(origin) => {
                self.counted.totals.target.synthesized += target;
                self.synthesized(at, laid, origin);
            }
        }
    }

    /// Counts the leaves of spots; one that stood in an entry before is found.
    fn claim(&mut self, at: &At<'_>, spots: &[Spot], side: Side) -> u64 {
        let mut count = 0;
        for spot in spots {
            let Some(bound) = at.bound(side, *spot) else { continue };
            let leaves = bound.record.leaves_of(spot.node);
            count += leaves.end - leaves.start;
            let first = bound.first;
            let (bits, check) = match side {
                Side::Source => (&mut self.claimed.0, Check::SourceOnce),
                Side::Target => (&mut self.claimed.1, Check::TargetOnce),
            };
            if let Some(twice) = bits.insert(first + leaves.start..first + leaves.end) {
                let node = bound.record.leaf(twice - first).unwrap_or(spot.node);
                let place = at.place(side, Spot { node, ..*spot });
                let finding = Finding::new(check, "a second entry", "one entry for each leaf");
                self.find(at.finding(finding).at(place));
            }
        }
        count
    }

    fn kept(&mut self, at: &At<'_>, laid: &Laid<'_>) {
        let Some((sources, targets)) = self.values(at, laid) else { return };
        for (spot, source) in laid.source.iter().zip(&sources) {
            let mended =
                at.bound(Side::Source, *spot).is_some_and(|b| b.record.is_mended(spot.node));
            if mended {
                let finding =
                    Finding::new(Check::Kept, "a lone surrogate, kept", "lone-surrogate-replaced");
                self.find(at.finding(finding).at(at.place(Side::Source, *spot)));
            }
            let Some(target) = targets.first() else { continue };
            self.equal(at, *spot, *source, *target);
        }
        let Some((first, spot)) = sources.first().zip(laid.source.first()) else { return };
        for target in targets.iter().skip(1) {
            self.equal(at, *spot, *first, *target);
        }
    }

    fn equal(&mut self, at: &At<'_>, spot: Spot, source: Value<'_>, target: Value<'_>) {
        let source = Item::Value(source);
        if !source.equals(target) {
            let found = Item::Value(target).excerpt();
            let finding = Finding::new(Check::Kept, found, source.excerpt());
            self.find(at.finding(finding).at(at.place(Side::Source, spot)));
        }
    }

    fn changed(
        &mut self,
        at: &At<'_>,
        laid: &Laid<'_>,
        steps: &[crate::report::Step],
        lossless: bool,
    ) {
        let Some((sources, targets)) = self.values(at, laid) else { return };
        let first = laid.source.first();
        let place = || first.map(|spot| at.place(Side::Source, *spot)).unwrap_or_default();
        for spot in laid.at {
            let container = at.value(Side::Target, *spot).is_some_and(|value| {
                matches!(value.kind(), exact_json::Kind::Array | exact_json::Kind::Object)
            });
            if !container {
                let found = at.place(Side::Target, *spot);
                let finding = Finding::new(Check::Changed, found, "a container of the target");
                self.find(at.finding(finding).at(place()));
            }
        }
        let mended = laid.source.iter().any(|spot| {
            at.bound(Side::Source, *spot).is_some_and(|bound| bound.record.is_mended(spot.node))
        });
        let said = steps
            .first()
            .is_some_and(|step| step.transform == crate::report::Transform::LoneSurrogateReplaced);
        let placed = laid.target.is_empty();
        if mended != said && !placed {
            let (found, expected) = if mended {
                ("a lone surrogate", "lone-surrogate-replaced as the first step")
            } else {
                ("lone-surrogate-replaced", "a lone surrogate in the source")
            };
            let finding = Finding::new(Check::Changed, found, expected);
            self.find(at.finding(finding).at(place()));
        }
        match changed::check(steps, lossless, &sources, &targets) {
            Ok(Some(pair)) if !self.same_id(&pair) => {
                let expected = format!("what {} became before", pair.from);
                let finding = Finding::new(Check::Changed, pair.to, expected);
                self.find(at.finding(finding).at(place()));
            }
            Ok(_) => {}
            Err(Wrong::Change { found, expected }) => {
                let finding = Finding::new(Check::Changed, found, expected);
                self.find(at.finding(finding).at(place()));
            }
            Err(Wrong::Lossless) => {
                let finding = Finding::new(
                    Check::Lossless,
                    "lossless",
                    "a source that can be computed from target and entry",
                );
                self.find(at.finding(finding).at(place()));
            }
        }
    }

    fn dropped(&mut self, at: &At<'_>, laid: &Laid<'_>, reason: Reason) {
        for spot in laid.source {
            let Some(value) = at.value(Side::Source, *spot) else {
                if reason != Reason::Unreadable {
                    let finding = Finding::new(
                        Check::Unreadable,
                        format!("bytes that cannot be read, dropped as {}", reason.name()),
                        "unreadable as the reason",
                    );
                    self.find(at.finding(finding).at(at.place(Side::Source, *spot)));
                }
                continue;
            };
            if matches!(reason, Reason::Duplicate | Reason::Superseded | Reason::Sensitive) {
                continue;
            }
            self.texts.dropped(value, |pointer| at.suspect(Side::Source, *spot, pointer));
        }
    }

    fn synthesized(&mut self, at: &At<'_>, laid: &Laid<'_>, origin: &Origin) {
        for spot in laid.target {
            let Some(value) = at.value(Side::Target, *spot) else { continue };
            let counts = match origin {
                Origin::Value(basis, said) => {
                    if !Item::Json(said.clone()).equals(value) {
                        let found = Item::Value(value).excerpt();
                        let finding =
                            Finding::new(Check::Value, found, Item::Json(said.clone()).excerpt());
                        self.find(at.finding(finding).at(at.place(Side::Target, *spot)));
                    }
                    *basis != Basis::Option
                }
                Origin::Derived(function) => {
                    self.derived(at, laid, *function, *spot, value);
                    *function != Function::LatestTime
                }
            };
            if counts {
                self.texts.synthesized(value, |pointer| at.suspect(Side::Target, *spot, pointer));
            }
        }
    }

    fn derived(
        &mut self,
        at: &At<'_>,
        laid: &Laid<'_>,
        function: Function,
        spot: Spot,
        value: Value<'_>,
    ) {
        let index = self.source.index();
        let known = Known {
            digest: &index.digest,
            size: index.size,
            leaves: index.leaves(),
            records: index.records(),
        };
        let via: Vec<_> =
            laid.via.iter().filter_map(|spot| at.value(Side::Source, *spot)).collect();
        let mut result = derived::check(function, value, &via, &known);
        match function {
            Function::LatestTime => {
                let place = at.place(Side::Target, spot);
                if !self.latest.claim(value, at.line, at.entry, place) {
                    result = Err("a time".to_owned());
                }
            }
            Function::Sequence => {
                if let Some(bound) = at.bound(Side::Target, spot) {
                    let leaves = bound.record.leaves_of(spot.node);
                    self.sequences.insert(bound.first + leaves.start..bound.first + leaves.end);
                }
            }
            _ => {}
        }
        if let Err(expected) = result {
            let finding = Finding::new(Check::Derived, Item::Value(value).excerpt(), expected);
            self.find(at.finding(finding).at(at.place(Side::Target, spot)));
        }
    }

    /// The values of an entry's sources and targets; what cannot be read has none.
    fn values<'v>(
        &mut self,
        at: &At<'v>,
        laid: &Laid<'_>,
    ) -> Option<(Vec<Value<'v>>, Vec<Value<'v>>)> {
        let sources: Option<Vec<_>> =
            laid.source.iter().map(|spot| at.value(Side::Source, *spot)).collect();
        let targets: Option<Vec<_>> =
            laid.target.iter().map(|spot| at.value(Side::Target, *spot)).collect();
        if let (Some(sources), Some(targets)) = (sources, targets) {
            return Some((sources, targets));
        }
        let found = format!("bytes that cannot be read, {}", laid.entry.fate_name());
        let finding = Finding::new(Check::Unreadable, found, "dropped as unreadable");
        self.find(at.finding(finding));
        None
    }
}

/// An entry of a row, and the records it is laid over.
struct At<'v> {
    line: u64,
    entry: usize,
    from: &'v [Bound],
    to: &'v [Bound],
}

impl<'v> At<'v> {
    fn bound(&self, side: Side, spot: Spot) -> Option<&'v Bound> {
        match side {
            Side::Source => self.from.get(spot.base),
            Side::Target => self.to.get(spot.base),
        }
    }

    fn value(&self, side: Side, spot: Spot) -> Option<Value<'v>> {
        self.bound(side, spot)?.record.value(spot.node)
    }

    fn finding(&self, finding: Finding) -> Finding {
        finding.on(self.line).in_entry(self.entry)
    }

    /// The pointer of the record, without what the base says beyond it.
    fn base(&self, side: Side, spot: Spot) -> String {
        let Some(bound) = self.bound(side, spot) else { return String::new() };
        let within = bound.value().map(Value::pointer).unwrap_or_default();
        bound.pointer.strip_suffix(&within).unwrap_or(&bound.pointer).to_owned()
    }

    fn place(&self, side: Side, spot: Spot) -> String {
        let within = self.value(side, spot).map(Value::pointer).unwrap_or_default();
        format!("{} {}{within}", side.name(), self.base(side, spot))
    }

    fn suspect(&self, side: Side, spot: Spot, pointer: &str) -> Suspect {
        let place = format!("{} {}{pointer}", side.name(), self.base(side, spot));
        Suspect { line: self.line, entry: self.entry, place }
    }

    /// A pointer of the entry that names nothing.
    fn nowhere(&self, laid: &Laid<'_>) -> Option<Finding> {
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
