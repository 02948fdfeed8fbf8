//! Running the steps of a path through temporary files.

use std::io::{BufWriter, Write};

use exact_json::digest::Sha256;

use super::output::{Made, Storage};
use super::summary::{DroppedSummary, SideSummary, Summary};
use crate::compose::compose;
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{self, Input, Mapping, Sink, Source};
use crate::options::Options;
use crate::report::{Adapter, Anomaly, Head, LOSS_REPORT, Notice, Side, SpooledRows};
use crate::residue::{Residue, ResidueHead, ResidueSide};

/// Everything that was done, and nothing of it given out yet.
pub(super) struct Done<'j> {
    options: Options,
    source: FileFacts,
    steps: Vec<Step<'j>>,
    /// The rows of the whole path, where it has more than one step.
    composed: Option<SpooledRows>,
}

/// What is known of a file by its bytes.
#[derive(Clone, Copy)]
struct FileFacts {
    format: Format,
    digest: Sha256,
    size: u64,
}

/// A step that was run.
struct Step<'j> {
    mapping: &'static Mapping,
    made: Made<'j>,
    target: FileFacts,
    rows: SpooledRows,
    residue: Option<Residue>,
    anomalies: Vec<Anomaly>,
    notices: Vec<Notice>,
    provisional: Vec<String>,
    records: Option<u64>,
}

impl<'j> Done<'j> {
    pub(super) fn run(
        input: &mut dyn Input,
        path: &[&'static Mapping],
        options: &Options,
        has_residue: bool,
        target: Made<'j>,
    ) -> Result<Self, Error> {
        let from = path.first().map_or(Format::OpenCheckpoint, |mapping| mapping.from);
        let mut source = Source::new(input);
        let mut steps: Vec<Step<'j>> = Vec::with_capacity(path.len());
        let mut target = Some(target);
        for (index, mapping) in path.iter().enumerate() {
            // The last step's target is the conversion's.
            let is_last = index + 1 == path.len();
            let made = match target.take_if(|_| is_last) {
                Some(target) => target,
                None => Made::between()?,
            };
            let step = match steps.last_mut() {
                None => Step::run(mapping, &mut source, options, has_residue, made)?,
                Some(last) => {
                    let FileFacts { digest, size, .. } = last.target;
                    let mut source = Source::ours(&mut last.made.file, digest, size);
                    Step::run(mapping, &mut source, options, has_residue, made)?
                }
            };
            steps.push(step);
        }
        let (digest, size) = source.facts()?;
        let source = FileFacts { format: from, digest, size };
        let mut done = Self { options: options.clone(), source, steps, composed: None };
        done.compose(input)?;
        Ok(done)
    }

    /// Makes one report of those of the steps.
    fn compose(&mut self, input: &mut dyn Input) -> Result<(), Error> {
        for index in 1..self.steps.len() {
            let (mut first, mut second) = (tempfile::tempfile()?, tempfile::tempfile()?);
            let head = self.head_up_to(index);
            let rows = match &mut self.composed {
                Some(rows) => Some(rows),
                None => self.steps.first_mut().map(|step| &mut step.rows),
            };
            if let (Some(rows), Some(head)) = (rows, head) {
                rows.write(&head, &mut BufWriter::new(&mut first))?;
            }
            let head = self.step_head(index);
            if let (Some(head), Some(step)) = (head, self.steps.get_mut(index)) {
                step.rows.write(&head, &mut BufWriter::new(&mut second))?;
                let limits = self.options.limits;
                let composed = compose(&mut *input, &mut step.made.file, first, second, limits)?;
                self.composed = Some(composed.rows);
            }
        }
        Ok(())
    }

    /// The target's file.
    pub(super) fn target(&mut self) -> Option<&mut (dyn Storage + 'j)> {
        self.steps.last_mut().map(|step| &mut *step.made.file)
    }

    /// What was odd about the source.
    pub(super) fn anomalies(&self) -> &[Anomaly] {
        self.steps.first().map(|step| &step.anomalies[..]).unwrap_or_default()
    }

    /// The rows of the whole path.
    fn rows(&self) -> Option<&SpooledRows> {
        self.composed.as_ref().or(self.steps.last().map(|step| &step.rows))
    }

    /// Writes the report of the whole path.
    pub(super) fn write_report(&mut self, out: &mut dyn Write) -> Result<(), Error> {
        let head = self.head();
        let rows = self.composed.as_mut().or(self.steps.last_mut().map(|step| &mut step.rows));
        if let (Some(rows), Some(head)) = (rows, head) {
            rows.write(&head, out)?;
        }
        Ok(out.flush()?)
    }

    /// Writes one residue a step, in order.
    pub(super) fn write_residue(
        &mut self,
        input: &mut dyn Input,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        for index in 0..self.steps.len() {
            let (before, rest) = self.steps.split_at_mut(index);
            let Some(step) = rest.first_mut() else { continue };
            let Some(residue) = step.residue.take() else { continue };
            let target = step.target.residue();
            match before.last_mut() {
                None => {
                    let head = ResidueHead::new(self.source.residue(), target);
                    residue.write(&head, &mut *input, out)?;
                }
                Some(last) => {
                    let head = ResidueHead::new(last.target.residue(), target);
                    residue.write(&head, &mut last.made.file, out)?;
                }
            }
        }
        Ok(out.flush()?)
    }

    /// The head of the report of one step.
    fn step_head(&self, index: usize) -> Option<Head> {
        let step = self.steps.get(index)?;
        let source = match index.checked_sub(1) {
            None => self.source,
            Some(before) => self.steps.get(before)?.target,
        };
        let totals = step.rows.totals();
        Some(Head {
            loss_report: LOSS_REPORT.to_owned(),
            adapter: Adapter {
                id: step.mapping.id.to_owned(),
                version: step.mapping.version.to_owned(),
                options: self.options.report(),
                steps: Vec::new(),
            },
            source: source.side(totals.source_leaves()),
            target: step.target.side(totals.target_leaves()),
            provisional: step.provisional.clone(),
            anomalies: step.anomalies.clone(),
            notices: step.notices.clone(),
        })
    }

    /// The head of the report of the first steps, so many.
    fn head_up_to(&self, steps: usize) -> Option<Head> {
        let heads = (0..steps).map_while(|index| self.step_head(index));
        heads.reduce(|head, next| head.then(&next))
    }

    /// The head of the report of the whole path.
    fn head(&self) -> Option<Head> {
        self.head_up_to(self.steps.len())
    }

    /// What was dropped, by reason.
    pub(super) fn dropped(&self) -> Vec<DroppedSummary> {
        self.rows().map(DroppedSummary::of).unwrap_or_default()
    }

    /// The target, and what is to be said.
    pub(super) fn finish(mut self) -> (Option<Made<'j>>, Summary) {
        let summary = self.summary();
        (self.steps.pop().map(|step| step.made), summary)
    }

    fn summary(&self) -> Summary {
        let (anomalies, notices, provisional) = self
            .head()
            .map(|head| (head.anomalies, head.notices, head.provisional))
            .unwrap_or_default();
        let target = self.steps.last().map_or(self.source, |step| step.target);
        let totals = self.rows().map(SpooledRows::totals).cloned().unwrap_or_default();
        Summary {
            path: self.steps.iter().map(|step| step.mapping.id).collect(),
            source: self.source.summary(totals.source_leaves()),
            target: target.summary(totals.target_leaves()),
            dropped: self.dropped(),
            anomalies,
            notices,
            provisional,
            records: self.steps.last().and_then(|step| step.records),
            residue_size: None,
            totals,
        }
    }
}

impl<'j> Step<'j> {
    fn run(
        mapping: &'static Mapping,
        source: &mut Source<'_>,
        options: &Options,
        has_residue: bool,
        mut made: Made<'j>,
    ) -> Result<Self, Error> {
        let found = made.write(|out| {
            let mut sink = Sink::of(mapping.to, out);
            if has_residue {
                sink = sink.with_residue();
            }
            let counted = (mapping.run)(source, options, &mut sink)?;
            sink.finish(&counted)
        })?;
        let mapping::Made { rows, residue, anomalies, notices, provisional, records, digest, size } =
            found;
        let target = FileFacts { format: mapping.to, digest, size };
        Ok(Self { mapping, made, target, rows, residue, anomalies, notices, provisional, records })
    }
}

impl FileFacts {
    fn side(self, leaves: u64) -> Side {
        let Self { format, digest, size } = self;
        Side { format: format.name().to_owned(), digest: digest.to_ocp(), size, leaves }
    }

    fn residue(self) -> ResidueSide {
        let Self { format, digest, size } = self;
        ResidueSide { format: format.name().to_owned(), digest: digest.to_ocp(), size }
    }

    fn summary(self, leaves: u64) -> SideSummary {
        let Self { format, digest, size } = self;
        SideSummary { format, digest, size, leaves }
    }
}
