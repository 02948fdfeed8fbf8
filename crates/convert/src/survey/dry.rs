//! Converting files without writing them, to see what would be dropped.

use std::collections::{BTreeMap, HashSet};
use std::io::{BufReader, Seek as _, SeekFrom, Write};

use exact_json::Scanner;
use exact_json::scalar::Timestamp;

use super::told::{Converted, DroppedMember, DroppedReason};
use crate::error::Error;
use crate::format::Format;
use crate::job::{Job, Output, Strict, convert};
use crate::mapping::Input;
use crate::native::id::Id;
use crate::native::salvage::Limits;
use crate::options::Options;
use crate::report::{Reason, Totals, explain};

/// So many members are told apart that are dropped; what is beyond is counted under no name.
const MOST: usize = 20_000;

/// What would come of files.
pub(super) struct Dry {
    to: Format,
    files: u64,
    totals: Totals,
    dropped: BTreeMap<Reason, BTreeMap<String, u64>>,
    members: usize,
    /// The sessions that the targets are of.
    sessions: HashSet<Id>,
}

impl Dry {
    pub(super) fn to(to: Format) -> Self {
        Self {
            to,
            files: 0,
            totals: Totals::default(),
            dropped: BTreeMap::new(),
            members: 0,
            sessions: HashSet::new(),
        }
    }

    /// Converts a file, and forgets the target.
    ///
    /// # Errors
    ///
    /// Why it cannot be converted, in one sentence.
    pub(super) fn file(
        &mut self,
        input: &mut dyn Input,
        from: Format,
        limits: Limits,
    ) -> Result<(), String> {
        self.convert(input, from, limits)
            .map_err(|error| format!("cannot be converted to {}: {error}", self.to))
    }

    fn convert(
        &mut self,
        input: &mut dyn Input,
        from: Format,
        limits: Limits,
    ) -> Result<(), Error> {
        let options = Options {
            // What a log may not tell, so that it is not refused for that.
            now: Timestamp::try_from("1970-01-01T00:00:00Z").ok(),
            objective: Some("Go on.".to_owned()),
            limits,
            ..Options::default()
        };
        let mut start = Start::default();
        let mut report = tempfile::tempfile()?;
        let summary = convert(Job {
            input,
            from: Some(from),
            to: self.to,
            options: &options,
            strict: &Strict::Off,
            target: Output::Writer(&mut start),
            report: Some(Output::Storage(&mut report)),
            residue: None,
        })?;
        self.files += 1;
        self.totals.add(&summary.totals);
        if self.to == Format::SessionRecord {
            self.sessions.extend(start.session());
        }
        report.seek(SeekFrom::Start(0))?;
        self.add(report)
    }

    /// Adds up what a report says is dropped.
    fn add(&mut self, report: std::fs::File) -> Result<(), Error> {
        let explained = explain(BufReader::new(report)).map_err(std::io::Error::other)?;
        for entry in explained.entries.into_iter().filter(|entry| entry.fate == "dropped") {
            let Some(reason) = Reason::from_name(&entry.detail) else { continue };
            let members = self.dropped.entry(reason).or_default();
            let member = entry.source.unwrap_or_else(|| OTHERS.to_owned());
            let is_new = !members.contains_key(&member);
            let member = if is_new && self.members >= MOST { OTHERS.to_owned() } else { member };
            self.members += usize::from(is_new);
            *members.entry(member).or_default() += entry.count;
        }
        Ok(())
    }

    /// The number of sessions, where targets tell it, and what would be dropped.
    pub(super) fn told(self) -> (Option<u64>, Converted) {
        let Self { to, files, totals, mut dropped, members: _, sessions } = self;
        let reasons = totals.dropped.iter().map(|(reason, values)| {
            let members = dropped.remove(reason).unwrap_or_default().into_iter();
            let mut members: Vec<_> =
                members.map(|(member, count)| DroppedMember { member, count }).collect();
            members.sort_by(|a, b| (b.count, &a.member).cmp(&(a.count, &b.member)));
            DroppedReason { reason: *reason, values: *values, members }
        });
        let dropped = reasons.collect();
        let sessions = (to == Format::SessionRecord).then_some(sessions.len() as u64);
        let to = to.name().to_owned();
        (sessions, Converted { to, files, totals: totals.totals, dropped })
    }
}

/// What stands for the members that are not told apart.
const OTHERS: &str = "(others)";

/// The first line of what is written; the rest is thrown away.
#[derive(Default)]
struct Start {
    line: Vec<u8>,
    is_whole: bool,
}

/// A longer line is no header.
const LINE: usize = 1 << 20;

impl Start {
    /// The session that the header names.
    fn session(&self) -> Option<Id> {
        let mut scanner = Scanner::new();
        let header = scanner.scan(&self.line).ok()?.root();
        let session = header.get("session").and_then(crate::native::values::text)?;
        header.get("type").is_some_and(|kind| kind.is_str("session")).then(|| Id::of(session))
    }
}

impl Write for Start {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if !self.is_whole {
            let end = bytes.iter().position(|byte| *byte == b'\n');
            self.line
                .extend_from_slice(bytes.get(..end.unwrap_or(bytes.len())).unwrap_or_default());
            self.is_whole = end.is_some() || self.line.len() > LINE;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
