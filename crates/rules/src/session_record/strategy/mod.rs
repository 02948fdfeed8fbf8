//! Streams for property tests that break no rule of severity error.
#![cfg(feature = "proptest")]

mod weave;

use std::collections::BTreeMap;

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::{Strategy, any};
use proptest::prop_oneof;
use session_record_model::{
    Delivery, Message, Plan, PlanType, Record, Session, ToolCall, ToolResult,
};

use self::weave::woven;
use super::check;
use crate::edit::{Edit, Edits, edited};
use crate::{Finding, RuleId, Severity};

/// Streams of records of every type that break no rule of severity error.
///
/// They are the model's arbitrary records, woven into a stream: numbered, with ids of their own and references to those in front
/// of them, most of them behind a header, and mended where a rule finds fault. What the rules only warn of is among them: empty
/// messages, results of calls that are not there, references that lead nowhere.
///
/// ```
/// use opencheckpoint_rules::{Severity, session_record};
/// use proptest::prelude::*;
///
/// proptest!(ProptestConfig::with_cases(20), |(records in session_record::valid_records())| {
///     let errors = session_record::check(&records)
///         .into_iter()
///         .filter(|finding| finding.severity() == Severity::Error);
///     prop_assert_eq!(errors.count(), 0);
/// });
/// ```
pub fn valid_records() -> impl Strategy<Value = Vec<Record>> {
    let record = prop_oneof![
        4 => any::<Record>(),
        2 => any::<Message>().prop_map(Record::Message),
        2 => any::<Plan>().prop_map(Record::Plan),
        1 => any::<Delivery>().prop_map(Record::Delivery),
        1 => any::<ToolCall>().prop_map(Record::ToolCall),
        1 => any::<ToolResult>().prop_map(Record::ToolResult),
    ];
    let header = option::weighted(0.75, any::<Session>());
    (header, vec((record, any::<u64>()), 0..12))
        .prop_map(|(header, records)| mended(woven(header, records)))
}

/// The records, mended until no rule of severity error is broken.
fn mended(mut records: Vec<Record>) -> Vec<Record> {
    // A mend can uncover another breach: an entry without its id is no longer what another one waits for.
    for _ in 0..ROUNDS {
        let edits = edits(&records);
        if edits.is_empty() {
            break;
        }
        for (index, edits) in edits {
            if let Some(record) = records.get_mut(index)
                && let Some(mended) = edited(record, &edits)
            {
                *record = mended;
            }
        }
    }
    records
}

const ROUNDS: usize = 8;

/// One edit or more for each finding of severity error, by the index of the record.
fn edits(records: &[Record]) -> BTreeMap<usize, Edits> {
    let mut edits: BTreeMap<usize, Edits> = BTreeMap::new();
    for finding in check(records).iter().filter(|finding| finding.severity() == Severity::Error) {
        let line = finding.line().unwrap_or_default();
        let index = usize::try_from(line).unwrap_or_default().saturating_sub(1);
        if let Some(record) = records.get(index) {
            edits.entry(index).or_default().extend(mend(finding, record));
        }
    }
    edits
}

fn mend(finding: &Finding, record: &Record) -> Vec<Edit> {
    let at = finding.pointer();
    let put = |place: &str, value: &str| vec![(format!("{at}{place}"), Some(value.to_owned()))];
    let remove = || vec![(at.to_owned(), None)];
    match finding.rule().id {
        RuleId::ASR_200 => put("/role", r#""user""#),
        RuleId::ASR_205 if at.ends_with("/author") => put("", r#""harness""#),
        RuleId::ASR_205 if at.ends_with("/audience") => put("", r#""user""#),
        RuleId::ASR_205 => [put("/author", r#""harness""#), put("/audience", r#""user""#)].concat(),
        RuleId::ASR_207 if at.is_empty() => put("/capture", r#"{"content":{"state":"absent"}}"#),
        RuleId::ASR_207 => put("/content", r#"{"state":"absent"}"#),
        RuleId::ASR_221 => match record {
            Record::Plan(plan) if plan.plan_type == PlanType::Items => put("/entries", "[]"),
            _ => put("/content", "[]"),
        },
        RuleId::ASR_228 if at.ends_with("/session") => put("", r#""example:s2""#),
        RuleId::ASR_228 if !at.starts_with("/derivedFrom") => put("/participant", r#""p1""#),
        RuleId::ASR_238 => put("", r#""complete""#),
        // What is at fault is taken out.
        _ => remove(),
    }
}
