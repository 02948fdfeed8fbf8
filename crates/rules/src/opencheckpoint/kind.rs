//! The kinds of objects that have a local id.

use std::fmt;

/// What has a local id; and a session, which has an id of its own system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Criterion,
    CompletedStep,
    NextStep,
    Statement,
    Resource,
    ApplicationContext,
    Draft,
    Operation,
    Requirement,
    Precondition,
    StopCondition,
    Recovery,
    Session,
}

impl Kind {
    /// Every kind, in the order of the document.
    pub(super) const ALL: [Self; 13] = [
        Self::Criterion,
        Self::CompletedStep,
        Self::NextStep,
        Self::Statement,
        Self::Resource,
        Self::ApplicationContext,
        Self::Draft,
        Self::Operation,
        Self::Requirement,
        Self::Precondition,
        Self::StopCondition,
        Self::Recovery,
        Self::Session,
    ];

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl fmt::Display for Kind {
    /// The kind in prose, with its article.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Criterion => "a criterion",
            Self::CompletedStep => "a completed step",
            Self::NextStep => "a next step",
            Self::Statement => "a statement",
            Self::Resource => "a resource",
            Self::ApplicationContext => "an application context",
            Self::Draft => "a draft",
            Self::Operation => "an operation",
            Self::Requirement => "a requirement",
            Self::Precondition => "a precondition",
            Self::StopCondition => "a stop condition",
            Self::Recovery => "a recovery step",
            Self::Session => "a session",
        })
    }
}

/// A set of kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Kinds(u16);

impl Kinds {
    /// Every kind of object that has a local id.
    pub(super) const ANY: Self = Self(Kind::Session.bit() - 1);

    pub(super) const fn of(kinds: &[Kind]) -> Self {
        let mut bits = 0;
        let mut rest = kinds;
        while let [kind, others @ ..] = rest {
            bits |= kind.bit();
            rest = others;
        }
        Self(bits)
    }

    pub(super) const fn contains(self, kind: Kind) -> bool {
        self.0 & kind.bit() != 0
    }

    /// Whether a kind is in both.
    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(super) const fn insert(&mut self, kind: Kind) {
        self.0 |= kind.bit();
    }
}

impl fmt::Display for Kinds {
    /// The kinds in prose: "a statement, an operation or a resource".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds: Vec<_> = Kind::ALL.into_iter().filter(|&kind| self.contains(kind)).collect();
        for (n, kind) in kinds.iter().enumerate() {
            match n {
                0 => {}
                _ if n + 1 == kinds.len() => f.write_str(" or ")?,
                _ => f.write_str(", ")?,
            }
            write!(f, "{kind}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Kinds};

    #[test]
    fn sets_are_shown_in_prose() {
        let show = |kinds| Kinds::of(kinds).to_string();
        assert_eq!(show(&[Kind::Operation]), "an operation");
        assert_eq!(show(&[Kind::Session, Kind::Resource]), "a resource or a session");
        assert_eq!(
            show(&[Kind::Statement, Kind::Operation, Kind::Draft]),
            "a statement, a draft or an operation"
        );
    }

    #[test]
    fn any_object_is_no_session() {
        assert!(Kind::ALL.iter().all(|&kind| Kinds::ANY.contains(kind) == (kind != Kind::Session)));
    }
}
