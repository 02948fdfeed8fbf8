//! What a rule is: its id, its name, how grave a breach is, and its page.

use std::fmt;

/// One rule of one format, as its page describes it.
///
/// The rules are statics of the format's module, [`crate::opencheckpoint::INSTRUCTION_FROM_TOOL`]
/// for one, and [`crate::registry`] lists them all. Two rules are equal when their ids are.
#[derive(Debug)]
pub struct Rule {
    /// The id, stable for ever: a retired one is never used again.
    pub id: RuleId,
    /// The name, which says the violation, so that "ignore `instruction-from-tool`" reads as
    /// English.
    pub name: &'static str,
    /// The format whose documents the rule judges.
    pub format: Format,
    /// How grave a breach is.
    pub severity: Severity,
    /// The version of this crate that had the rule first.
    pub since: &'static str,
    /// The page, in Markdown: what the rule demands, why, where the specification says so, how to
    /// mend a breach, and documents that keep and break it.
    pub doc: &'static str,
}

impl Rule {
    /// What the rule demands, in one sentence: the first paragraph of its page.
    ///
    /// ```
    /// use opencheckpoint_rules::opencheckpoint::INSTRUCTION_FROM_TOOL;
    ///
    /// assert_eq!(
    ///     INSTRUCTION_FROM_TOOL.summary(),
    ///     "A statement of kind `instruction` comes from the `user` or the `system`.",
    /// );
    /// ```
    #[must_use]
    pub fn summary(&self) -> &'static str {
        self.doc.lines().skip(1).find(|line| !line.is_empty()).unwrap_or_default()
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

/// The id of a rule: `OC201`.
///
/// Only this crate makes one, so every `RuleId` is that of a rule in [`crate::registry`]. Each has a constant, by which code tells
/// the rules apart and which does not compile where there is no such rule: `RuleId::OC201`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub(crate) &'static str);

impl RuleId {
    /// The id as it is written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// How grave a breach of a rule is, from the mildest to the gravest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth a look, nothing more.
    Note,
    /// The specification says SHOULD, or a careful reader would want to know.
    Warning,
    /// The specification says MUST, or states it as a fact: the document is not valid.
    Error,
}

impl Severity {
    /// `note`, `warning` or `error`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A format that this crate has rules for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Format {
    /// `OpenCheckpoint` 0.1 documents.
    OpenCheckpoint,
}

impl Format {
    /// The format's name, as the command line spells it: `opencheckpoint`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::OpenCheckpoint => "opencheckpoint",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Declares the rule of a file as its `RULE`, with the page beside the file as its documentation.
///
/// The file also holds the rule's `check`; docs/adding-a-rule.md shows a whole one.
macro_rules! declare_rule {
    (
        id: $id:literal,
        name: $name:literal,
        format: $format:ident,
        severity: $severity:ident,
        since: $since:literal,
        page: $page:literal $(,)?
    ) => {
        #[doc = include_str!($page)]
        #[allow(
            rustdoc::invalid_codeblock_attributes,
            reason = "an example says after `fail` where it breaks the rule, as a JSON Pointer"
        )]
        pub static RULE: $crate::Rule = $crate::Rule {
            id: $crate::RuleId($id),
            name: $name,
            format: $crate::Format::$format,
            severity: $crate::Severity::$severity,
            since: $since,
            doc: include_str!($page),
        };
    };
}

pub(crate) use declare_rule;
