//! How two files of turns differ: turn by turn, as agent-checkpoint tells it.

use std::io;

use agent_turns_model::Turn;
use exact_json::lines::{LineError, Records};

use super::{Error, Member, Side};

/// What is not the same in two files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Difference {
    /// A member of two turns that stand at the same place.
    Member {
        /// The turn, counted from 0.
        index: u64,
        /// The member.
        member: Member,
        /// What A has there: the role as it is, anything else as canonical JSON, its numbers as A spells them.
        a: String,
        /// What B has there.
        b: String,
    },
    /// A turn that only one of the files has.
    Missing {
        /// The turn, counted from 0.
        index: u64,
        /// The file that lacks it.
        from: Side,
    },
}

/// What the comparison of two files comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub struct Compared {
    /// How many turns A has.
    pub a_turns: u64,
    /// How many turns B has.
    pub b_turns: u64,
    /// Whether every turn of one is that of the other.
    pub is_identical: bool,
}

/// Compares two files, from where they stand, and tells each difference in its order.
///
/// ```
/// use opencheckpoint_convert::turns::{Difference, Side, diff};
///
/// let a = r#"{"role": "user", "content": "Add a test.", "ts": "2026-03-01T10:00:00Z"}"#;
/// let b = format!("{a}\n{}", r#"{"role": "assistant", "content": "Which one?"}"#);
/// let mut found = Vec::new();
/// let compared = diff(a.as_bytes(), b.as_bytes(), |difference| {
///     found.push(difference);
///     Ok(())
/// })?;
/// assert_eq!((compared.a_turns, compared.b_turns), (1, 2));
/// assert_eq!(found, [Difference::Missing { index: 1, from: Side::A }]);
/// # Ok::<(), opencheckpoint_convert::turns::Error>(())
/// ```
///
/// # Errors
///
/// Where one of them is no file of turns, the first of the two if both are not; and those of `tell`.
pub fn diff(
    a: impl io::Read,
    b: impl io::Read,
    mut tell: impl FnMut(Difference) -> io::Result<()>,
) -> Result<Compared, Error> {
    let (mut a, mut b) = (Turns::new(a), Turns::new(b));
    let mut is_identical = true;
    let mut tell = |difference| {
        is_identical = false;
        tell(difference).map_err(Error::Write)
    };
    loop {
        let index = a.read;
        let (one, other) = match (a.next(), b.next()) {
            (Err(error), _) => return Err(Error::Read { side: Side::A, error }),
            (Ok(_), Err(error)) => {
                a.rest().map_err(Error::read(Side::A))?;
                return Err(Error::Read { side: Side::B, error });
            }
            (Ok(one), Ok(other)) => (one, other),
        };
        match (one, other) {
            (Some(one), Some(other)) => {
                for difference in differences(index, &one, &other) {
                    tell(difference)?;
                }
            }
            (Some(_), None) => tell(Difference::Missing { index, from: Side::B })?,
            (None, Some(_)) => tell(Difference::Missing { index: b.read - 1, from: Side::A })?,
            (None, None) => break,
        }
    }
    Ok(Compared { a_turns: a.read, b_turns: b.read, is_identical })
}

fn differences<'t>(
    index: u64,
    a: &'t Turn,
    b: &'t Turn,
) -> impl Iterator<Item = Difference> + use<'t> {
    let members = Member::ALL.iter().filter(|member| !member.is_same(a, b));
    members.map(move |&member| {
        let shown = |turn: &Turn| match member {
            Member::Role => turn.role.as_str().to_owned(),
            Member::Content | Member::ToolCalls | Member::ToolResults => member.shown(turn),
        };
        Difference::Member { index, member, a: shown(a), b: shown(b) }
    })
}

/// The turns of a file, and how many were read.
struct Turns<R> {
    records: Records<R, Turn>,
    read: u64,
}

impl<R: io::Read> Turns<R> {
    fn new(file: R) -> Self {
        Self { records: Records::new(file), read: 0 }
    }

    fn next(&mut self) -> Result<Option<Turn>, LineError> {
        let turn = self.records.next().transpose()?;
        self.read += u64::from(turn.is_some());
        Ok(turn)
    }

    /// Reads what is left.
    fn rest(&mut self) -> Result<(), LineError> {
        while self.next()?.is_some() {}
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compare(a: &str, b: &str) -> Result<(Compared, Vec<Difference>), String> {
        let mut found = Vec::new();
        let compared = diff(a.as_bytes(), b.as_bytes(), |difference| {
            found.push(difference);
            Ok(())
        });
        compared.map(|compared| (compared, found)).map_err(|error| error.to_string())
    }

    #[test]
    fn turns_are_compared_member_by_member_at_the_same_place() {
        let a = r#"{"role":"user","content":"x","tool_calls":[{"id":"c1"}]}"#;
        let b = r#"{"role":"tool","content":{"b":1.0,"a":2},"tool_calls":[{"id":"c1"}],"tool_results":[]}"#;
        let (compared, found) = compare(a, b).unwrap();
        let member = |member, a: &str, b: &str| Difference::Member {
            index: 0,
            member,
            a: a.to_owned(),
            b: b.to_owned(),
        };
        assert_eq!(compared, Compared { a_turns: 1, b_turns: 1, is_identical: false });
        assert_eq!(
            found,
            [
                member(Member::Role, "user", "tool"),
                member(Member::Content, r#""x""#, r#"{"a":2,"b":1.0}"#),
                member(Member::ToolResults, "null", "[]"),
            ]
        );
    }

    #[test]
    fn what_one_file_lacks_is_told_by_its_place() {
        let turn = r#"{"role":"user","content":"x"}"#;
        let three = [turn; 3].join("\n");
        let missing = |index, from| Difference::Missing { index, from };
        let (compared, found) = compare(turn, &three).unwrap();
        assert_eq!(compared, Compared { a_turns: 1, b_turns: 3, is_identical: false });
        assert_eq!(found, [missing(1, Side::A), missing(2, Side::A)]);
        let (_, found) = compare(&three, "").unwrap();
        assert_eq!(found, [missing(0, Side::B), missing(1, Side::B), missing(2, Side::B)]);
    }

    #[test]
    fn what_a_comparison_does_not_look_at_makes_no_difference() {
        let a =
            r#"{"role":"user","content":"x","ts":"t","model":"m","_meta":{"source":"a"},"n":1}"#;
        let (compared, found) = compare(a, r#"{"content":"x","role":"user"}"#).unwrap();
        assert!(compared.is_identical);
        assert_eq!(found, []);
    }

    #[test]
    fn of_two_files_that_are_none_the_first_is_named() {
        let turn = r#"{"role":"user"}"#;
        let late = format!("{turn}\n{turn}\n[]");
        assert_eq!(compare(&late, "5").unwrap_err(), "A: line 3: a record is an object");
        assert_eq!(
            compare(&[turn; 3].join("\n"), "5").unwrap_err(),
            "B: line 1: a record is an object"
        );
        assert_eq!(
            compare(turn, "{}").unwrap_err(),
            "B: line 1, column 1, at the root: missing member \"role\""
        );
    }
}
