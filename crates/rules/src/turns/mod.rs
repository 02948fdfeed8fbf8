//! The rules of agent-checkpoint's turns.

use agent_turns_model::Turn;

use self::seen::{Seen, Stream};
use crate::finding::{Finding, Findings};
use crate::order;
use crate::rule::{Rule, RuleId};

// What follows is written by `cargo xtask codegen` from the files of this folder.

mod call_without_result;
mod doubtful_timestamp;
mod duplicate_call_id;
mod in_flight;
mod result_without_call;
mod seen;
mod strategy;
mod unknown_role;
mod unnamed_source;

pub use self::call_without_result::RULE as CALL_WITHOUT_RESULT;
pub use self::doubtful_timestamp::RULE as DOUBTFUL_TIMESTAMP;
pub use self::duplicate_call_id::RULE as DUPLICATE_CALL_ID;
pub use self::result_without_call::RULE as RESULT_WITHOUT_CALL;
pub use self::unknown_role::RULE as UNKNOWN_ROLE;
pub use self::unnamed_source::RULE as UNNAMED_SOURCE;

/// The ids of the format's rules.
impl RuleId {
    /// That of [`UNKNOWN_ROLE`].
    pub const AC101: Self = Self("AC101");
    /// That of [`RESULT_WITHOUT_CALL`].
    pub const AC102: Self = Self("AC102");
    /// That of [`CALL_WITHOUT_RESULT`].
    pub const AC103: Self = Self("AC103");
    /// That of [`DOUBTFUL_TIMESTAMP`].
    pub const AC104: Self = Self("AC104");
    /// That of [`DUPLICATE_CALL_ID`].
    pub const AC105: Self = Self("AC105");
    /// That of [`UNNAMED_SOURCE`].
    pub const AC106: Self = Self("AC106");
}

/// Every rule of the format, in the order of the ids.
static RULES: &[&Rule] = &[
    &UNKNOWN_ROLE,
    &RESULT_WITHOUT_CALL,
    &CALL_WITHOUT_RESULT,
    &DOUBTFUL_TIMESTAMP,
    &DUPLICATE_CALL_ID,
    &UNNAMED_SOURCE,
];

/// The rules that a check holds, with it.
static CHECKS: &[(&Rule, Check)] = &[
    (&UNKNOWN_ROLE, unknown_role::check),
    (&RESULT_WITHOUT_CALL, result_without_call::check),
    (&DOUBTFUL_TIMESTAMP, doubtful_timestamp::check),
    (&DUPLICATE_CALL_ID, duplicate_call_id::check),
    (&UNNAMED_SOURCE, unnamed_source::check),
];

/// The rules that are checked when the stream ends.
static AT_END: &[(&Rule, CheckAtEnd)] = &[(&CALL_WITHOUT_RESULT, call_without_result::check)];

// What `cargo xtask codegen` writes ends here.

pub use self::in_flight::{InFlight, Speaker, Unanswered};
#[cfg(feature = "proptest")]
pub use self::strategy::valid_turns;

/// What a rule does with a turn and those before it.
type Check = fn(&Seen<'_>, &mut Findings<'_>);

/// What a rule does with all turns of a stream.
type CheckAtEnd = fn(&Stream, &mut Findings<'_>);

/// Checks a stream turn by turn, in memory that grows with its calls and their ids and not with its content.
///
/// ```
/// use agent_turns_model::Turn;
/// use opencheckpoint_rules::{RuleId, turns};
///
/// let lines = [
///     r#"{"role": "user", "content": "Which crates are there?"}"#,
///     r#"{"role": "assistant", "content": null, "tool_calls": [{"id": "c1", "type": "function"}]}"#,
/// ];
/// let mut checker = turns::Checker::new();
/// for (number, line) in (1..).zip(lines) {
///     let turn = Turn::from_json_str(line)?;
///     assert_eq!(checker.check(number, &turn), []);
/// }
/// let [finding] = &checker.finish()[..] else { unreachable!() };
///
/// assert_eq!(finding.rule().id, RuleId::AC103);
/// assert_eq!((finding.line(), finding.pointer()), (Some(2), "/tool_calls/0"));
/// # Ok::<(), exact_json::Error>(())
/// ```
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

    /// What the rules find in the next turn, in the order of its members. `line` is where it stands; findings repeat it.
    ///
    /// ```
    /// use agent_turns_model::Turn;
    /// use opencheckpoint_rules::turns;
    ///
    /// let turn = Turn::from_json_str(r#"{"role": "user", "ts": "2026-01-31 12:00"}"#)?;
    /// let findings = turns::Checker::new().check(7, &turn);
    /// assert_eq!((findings[0].line(), findings[0].pointer()), (Some(7), "/ts"));
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    pub fn check(&mut self, line: u64, turn: &Turn) -> Vec<Finding> {
        let mut found = Vec::new();
        let seen = Seen::new(line, turn, &self.stream);
        for &(rule, check) in CHECKS {
            check(&seen, &mut Findings::of(rule, &mut found).at(line));
        }
        let Seen { calls, results, time, .. } = seen;
        self.stream.push(line, turn, calls, results, time.and_then(|(_, time)| time));
        order::sort(found, turn)
    }

    /// Whether the stream can end with the turn that was checked last: a call of a tool that waits for its result is no end.
    ///
    /// Where it can, [`Checker::finish`] finds no error.
    ///
    /// ```
    /// use agent_turns_model::Turn;
    /// use opencheckpoint_rules::turns;
    ///
    /// let mut checker = turns::Checker::new();
    /// let call = Turn::from_json_str(r#"{"role": "assistant", "tool_calls": [{"id": "c1"}]}"#)?;
    /// checker.check(1, &call);
    /// assert!(!checker.can_end());
    ///
    /// let result = Turn::from_json_str(r#"{"role": "tool", "tool_results": [{"tool_call_id": "c1"}]}"#)?;
    /// checker.check(2, &result);
    /// assert!(checker.can_end());
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    #[must_use]
    pub fn can_end(&self) -> bool {
        self.stream.may_end()
    }

    /// What only the end of the stream tells, in the order of its lines.
    #[must_use]
    pub fn finish(self) -> Vec<Finding> {
        let mut found = Vec::new();
        for &(rule, check) in AT_END {
            check(&self.stream, &mut Findings::of(rule, &mut found));
        }
        found.sort_by_key(Finding::line);
        found
    }
}

/// Everything that the rules find in a stream, in its order; lines are counted from 1.
///
/// ```
/// use agent_turns_model::Turn;
/// use opencheckpoint_rules::turns;
///
/// let turn = Turn::from_json_str(
///     r#"{"role": "tool", "content": "a.rs", "tool_results": [{"tool_call_id": "c1", "content": "a.rs"}]}"#,
/// )?;
/// let [finding] = &turns::check([&turn])[..] else { unreachable!() };
///
/// assert_eq!(
///     finding.to_string(),
///     "warning AC102 result-without-call at line 1, /tool_results/0/tool_call_id: no call before \
///      the result has the id \"c1\"; correct the id, or put the turn with the call before it",
/// );
/// # Ok::<(), exact_json::Error>(())
/// ```
#[must_use]
pub fn check<'r>(turns: impl IntoIterator<Item = &'r Turn>) -> Vec<Finding> {
    let mut checker = Checker::new();
    let turns: Vec<_> = (1..).zip(turns).collect();
    let mut found: Vec<_> =
        turns.iter().flat_map(|(line, turn)| checker.check(*line, turn)).collect();
    let at_end = checker.finish();
    if at_end.is_empty() {
        return found;
    }
    found.extend(at_end);
    order::sort_lines(found, turns)
}

/// Every rule of the format, in the order of the ids.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    RULES.iter().copied()
}
