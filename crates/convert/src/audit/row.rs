//! One row of a report against the records it speaks of.

use std::io::{self, Read, Seek};

use exact_json::{Kind, Value};

use super::at::{At, BaseFault, Bound, Side, bind};
use super::changed::{self, Wrong};
use super::finding::{Check, Finding};
use super::run::Run;
use super::tables;
use crate::overlay::{Laid, Overlay, Spot, Spots};
use crate::report::{Fate, Step, Transform};
use crate::steps::Item;

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
        if !overlay.uses(from.len(), to.len()) {
            let finding = Finding::new(Check::Row, "a base that no pointer uses", "bases in use");
            self.find(finding.on(line));
        }
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
            if self.has_enough() {
                return;
            }
            let at = At { line, entry: index, from, to };
            self.entry(&at, &laid);
        }
    }

    fn entry(&mut self, at: &At<'_>, laid: &Laid<'_>) {
        if let Some(finding) = at.nowhere(laid) {
            self.find(finding);
            return;
        }
        let first =
            (self.claim(at, laid.source, Side::Source), self.claim(at, laid.target, Side::Target));
        // What stands in a second entry is refused as it is, and looked at once only.
        let (Some(source), Some(target)) = first else { return };
        let counted = &mut self.counted.totals;
        match &laid.entry.fate {
            Fate::Kept => {
                counted.source.kept += source;
                counted.target.kept += target;
                self.survives(at, laid);
                self.kept(at, laid);
            }
            Fate::Changed { steps, lossless } => {
                counted.source.changed += source;
                counted.target.changed += target;
                if !laid.target.is_empty() {
                    self.survives(at, laid);
                }
                self.changed(at, laid, steps, *lossless);
            }
            Fate::Dropped(reason) => {
                self.counted.add_dropped(*reason, source);
                self.dropped(at, laid, *reason);
            }
            Fate::Synthesized(origin) => {
                counted.target.synthesized += target;
                self.synthesized(at, laid, origin);
            }
        }
    }

    /// Counts the leaves of spots; none, where one of them stood in an entry before.
    fn claim(&mut self, at: &At<'_>, spots: &[Spot], side: Side) -> Option<u64> {
        let mut count = Some(0);
        for spot in spots {
            let leaves = at.leaves(side, *spot);
            count = count.map(|count: u64| count + (leaves.end - leaves.start));
            let (bits, check) = match side {
                Side::Source => (&mut self.claimed.0, Check::SourceOnce),
                Side::Target => (&mut self.claimed.1, Check::TargetOnce),
            };
            let Some(twice) = bits.insert(leaves) else { continue };
            count = None;
            let Some(bound) = at.bound(side, *spot) else { continue };
            let node = bound.record.leaf(twice - bound.first).unwrap_or(spot.node);
            let place = at.place(side, Spot { node, ..*spot });
            let finding = Finding::new(check, "a second entry", "one entry for each leaf");
            self.find(at.finding(finding).at(place));
        }
        count
    }

    /// The sources are in the target, as they are or in another form.
    fn survives(&mut self, at: &At<'_>, laid: &Laid<'_>) {
        for spot in laid.source {
            self.surviving.insert(at.leaves(Side::Source, *spot));
        }
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

    fn changed(&mut self, at: &At<'_>, laid: &Laid<'_>, steps: &[Step], lossless: bool) {
        let Some((sources, targets)) = self.values(at, laid) else { return };
        let mut faults: Vec<(Check, String, String)> = Vec::new();
        let mut fault = |check, found: &str, expected: &str| {
            faults.push((check, found.to_owned(), expected.to_owned()));
        };
        for spot in laid.at {
            let is_container = at
                .value(Side::Target, *spot)
                .is_some_and(|value| matches!(value.kind(), Kind::Array | Kind::Object));
            if !is_container {
                let found = at.place(Side::Target, *spot);
                fault(Check::Changed, &found, "a container of the target");
            }
        }
        let mended = laid.source.iter().any(|spot| {
            at.bound(Side::Source, *spot).is_some_and(|bound| bound.record.is_mended(spot.node))
        });
        let said =
            steps.first().is_some_and(|step| step.transform == Transform::LoneSurrogateReplaced);
        if mended != said && !laid.target.is_empty() {
            let (found, expected) = if mended {
                ("a lone surrogate", "lone-surrogate-replaced as the first step")
            } else {
                ("lone-surrogate-replaced", "a lone surrogate in the source")
            };
            fault(Check::Changed, found, expected);
        }
        if steps.len() > self.most_steps + usize::from(said) {
            let (found, expected) = (format!("{} steps", steps.len()), "a step of each mapping");
            fault(Check::Changed, &found, expected);
        }
        if let Err(wrong) = self.tables_agree(at, laid, steps) {
            fault(Check::Changed, "a table", &wrong);
        }
        match changed::check(steps, lossless, &sources, &targets) {
            Ok(Some(pair)) if !self.same_id(&pair) => {
                fault(Check::Changed, &pair.to, &format!("what {} became before", pair.from));
            }
            Ok(_) => {}
            Err(Wrong::Change { found, expected }) => fault(Check::Changed, &found, &expected),
            Err(Wrong::Lossless) => {
                let expected = "a source that can be computed from target and entry";
                fault(Check::Lossless, "lossless", expected);
            }
            Err(Wrong::Lossy) => {
                let expected = "lossless, of a source that can be computed from target and entry";
                fault(Check::Lossless, "not lossless", expected);
            }
        }
        let first = laid.source.first();
        for (check, found, expected) in faults {
            let place = first.map(|spot| at.place(Side::Source, *spot)).unwrap_or_default();
            self.find(at.finding(Finding::new(check, found, expected)).at(place));
        }
    }

    /// Whether each table is one of short words, and makes of a word what others made of it.
    fn tables_agree(&mut self, at: &At<'_>, laid: &Laid<'_>, steps: &[Step]) -> Result<(), String> {
        for (number, step) in steps.iter().enumerate() {
            let Some(row) = tables::row(step) else { continue };
            let (key, value) = row?;
            let (sources, targets) = (&laid.entry.source, &laid.entry.target);
            let (Some(source), Some(target)) = (sources.first(), targets.first()) else { continue };
            let firsts = sources.iter().map(|source| (source, target));
            let others = targets.iter().skip(1).map(|target| (source, target));
            for (source, target) in firsts.chain(others) {
                let record = at.record(Side::Source, source);
                let [source, target] = [(Side::Source, source), (Side::Target, target)]
                    .map(|(side, pointer)| at.member(side, pointer));
                let between = self.tables.between(number, &source, record, &target);
                if !self.tables.agree(between, key, value) {
                    return Err(format!("for {key:?} what it became before"));
                }
            }
        }
        Ok(())
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
