//! What became of several files, added up. Of each file nothing is kept but what is told of it.

use std::collections::BTreeMap;

use opencheckpoint_convert::report::{Reason, Sides, Totals};
use opencheckpoint_convert::{Format, Summary};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::plan::Planned;
use crate::args::Form;
use crate::exit::{Exit, Failure};
use crate::files::Passed;
use crate::render::summary::{self, Written};

/// What became of several files.
pub(crate) struct Done {
    /// How many files of each format were converted.
    pub(crate) formats: BTreeMap<Format, u64>,
    pub(crate) skipped: Vec<Passed>,
    pub(crate) failed: Vec<Failure>,
    pub(crate) hidden: u64,
    /// Leaves of the files that were converted.
    pub(crate) totals: Totals,
    /// How many of the files are compressed: what they hold was converted.
    pub(crate) packed: u64,
    /// How many anomalies the sources have, and how many of them have any.
    pub(crate) anomalies: (u64, u64),
    /// How often a person should know something, by kind.
    pub(crate) notices: BTreeMap<String, u64>,
    /// What is told of each file that was converted, where that is asked for.
    told: Option<Vec<Box<RawValue>>>,
}

impl Done {
    pub(super) fn new(skipped: Vec<Passed>, failed: Vec<Failure>, hidden: u64, form: Form) -> Self {
        Self {
            formats: BTreeMap::new(),
            skipped,
            failed,
            hidden,
            totals: Totals::default(),
            packed: 0,
            anomalies: (0, 0),
            notices: BTreeMap::new(),
            told: (form == Form::Json).then(Vec::new),
        }
    }

    /// Takes in a file that was converted.
    pub(super) fn converted(&mut self, planned: &Planned, summary: &Summary, is_packed: bool) {
        let Planned { source, from, places, held: _ } = planned;
        *self.formats.entry(*from).or_default() += 1;
        self.totals.add(&summary.totals);
        self.packed += u64::from(is_packed);
        self.anomalies.0 += summary.anomalies.len() as u64;
        self.anomalies.1 += u64::from(!summary.anomalies.is_empty());
        for notice in &summary.notices {
            *self.notices.entry(notice.kind.clone()).or_default() += 1;
        }
        if let Some(told) = &mut self.told {
            let source = source.display().to_string();
            let written = Written {
                source: &source,
                target: &places.target,
                report: places.report.as_deref(),
                residue: places.residue.as_deref(),
            };
            told.extend(to_raw_value(&summary::document(summary, &written)));
        }
    }

    pub(super) fn failed(&mut self, failure: Failure) {
        self.failed.push(failure);
    }

    /// How many files were converted.
    pub(crate) fn files(&self) -> u64 {
        self.formats.values().sum()
    }

    /// The worst that happened.
    pub(super) fn exit(&self) -> Exit {
        self.failed.iter().map(|failure| failure.exit).max().unwrap_or(Exit::Done)
    }

    /// What is told to programs.
    pub(super) fn document(&self) -> impl Serialize {
        Document {
            converted: self.told.as_deref().unwrap_or_default(),
            skipped: &self.skipped,
            failed: &self.failed,
            hidden: self.hidden,
            totals: &self.totals.totals,
            dropped: &self.totals.dropped,
        }
    }
}

/// The one document of `--output json`.
#[derive(Serialize)]
struct Document<'d> {
    /// What is told of a conversion of one file, of each.
    converted: &'d [Box<RawValue>],
    skipped: &'d [Passed],
    failed: &'d [Failure],
    hidden: u64,
    totals: &'d Sides,
    dropped: &'d BTreeMap<Reason, u64>,
}
