//! The rules of the Agent Session Record, Messages page.

#![expect(dead_code, clippy::unused_self, reason = "there is no rule yet")]

use session_record_model::Record;

use self::seen::{Seen, Stream};
use crate::finding::{Finding, Findings};
use crate::order;
use crate::rule::{Rule, RuleId};

// What follows is written by `cargo xtask codegen` from the files of this folder.

mod seen;

/// The ids of the format's rules.
impl RuleId {}

/// Every rule of the format, in the order of the ids.
static RULES: &[&Rule] = &[];

/// The rules that a check holds, with it.
static CHECKS: &[(&Rule, Check)] = &[];

// What `cargo xtask codegen` writes ends here.

/// What a rule does with a record and those before it.
type Check = fn(&Seen<'_>, &mut Findings<'_>);

/// Checks a stream record by record, in memory that grows with the ids in the stream and not with its content.
#[derive(Debug, Default)]
pub struct Checker {
    stream: Stream,
}

impl Checker {
    /// A checker of a new stream.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// What the rules find in the next record, in the order of its members. `line` is where it stands; findings repeat it.
    pub fn check(&mut self, line: u64, record: &Record) -> Vec<Finding> {
        let mut found = Vec::new();
        let seen = Seen { line, record, stream: &self.stream };
        for &(rule, check) in CHECKS {
            check(&seen, &mut Findings::of(rule, &mut found).at(line));
        }
        self.stream.push(line, record);
        order::sort(found, record)
    }

    /// What only the end of the stream tells.
    #[must_use]
    pub fn finish(self) -> Vec<Finding> {
        Vec::new()
    }
}

/// Everything that the rules find in a stream, in its order; lines are counted from 1.
#[must_use]
pub fn check<'r>(records: impl IntoIterator<Item = &'r Record>) -> Vec<Finding> {
    let mut checker = Checker::new();
    let mut found = Vec::new();
    for (line, record) in (1..).zip(records) {
        found.extend(checker.check(line, record));
    }
    found.extend(checker.finish());
    found.sort_by_key(Finding::line);
    found
}

/// Every rule of the format, in the order of the ids.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    RULES.iter().copied()
}
