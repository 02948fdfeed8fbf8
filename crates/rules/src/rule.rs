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
    /// How grave a breach is. A finding can be milder, where the page says so, and never graver.
    pub severity: Severity,
    /// Who can tell whether it is kept.
    pub class: Class,
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

/// Who can tell whether a rule is kept, and from what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// A check of the document, by itself or with the documents that it speaks of.
    Document,
    /// A check of one record of a stream by itself.
    Record,
    /// A check of one record that looks at those before it.
    Stream,
    /// A check at the end of the stream.
    Whole,
    /// The types: what breaks the rule is not of the right shape and is refused while it is read.
    Shape,
    /// Nobody who has the output alone: it is a duty of whoever makes it.
    Producer(&'static [Kept]),
    /// Nobody who has the output alone: it is a duty of whoever shows it or makes something else of it.
    Reader(&'static [Kept]),
}

impl Class {
    /// `document`, `record`, `stream`, `whole`, `shape`, `producer` or `reader`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Document => "document",
            Self::Record => "record",
            Self::Stream => "stream",
            Self::Whole => "whole",
            Self::Shape => "shape",
            Self::Producer(_) => "producer",
            Self::Reader(_) => "reader",
        }
    }

    /// Where this project keeps the duty; nowhere, for a rule that a check or a type holds.
    ///
    /// ```
    /// use opencheckpoint_rules::rule;
    ///
    /// assert_eq!(rule("OC201").map(|rule| rule.class.kept()), Some(&[][..]));
    /// ```
    #[must_use]
    pub const fn kept(self) -> &'static [Kept] {
        match self {
            Self::Producer(kept) | Self::Reader(kept) => kept,
            Self::Document | Self::Record | Self::Stream | Self::Whole | Self::Shape => &[],
        }
    }
}

/// A place of this project that keeps a duty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kept {
    /// The file that keeps it.
    pub code: &'static str,
    /// The test that shows it: a file, `::`, the name of the function.
    pub test: &'static str,
}

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
    /// Requests, receipts and packages of the Open Continuity Protocol 0.4.
    OpenContinuity,
    /// Agent Session Record streams.
    SessionRecord,
    /// Turns of agent-checkpoint 0.3.
    Turns,
}

impl Format {
    /// The format's name: `opencheckpoint`, `open-continuity`, `session-record` or `turns`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::OpenCheckpoint => "opencheckpoint",
            Self::OpenContinuity => "open-continuity",
            Self::SessionRecord => "session-record",
            Self::Turns => "turns",
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
/// The `class` of a rule that a check of one document holds may be left out; a duty says after `kept` who keeps it, as pairs of a
/// file and a test. The file also holds the rule's `check`, unless it is a duty or a matter of shape; docs/adding-a-rule.md shows a
/// whole one.
macro_rules! declare_rule {
    (
        id: $id:literal,
        name: $name:literal,
        format: $format:ident,
        $(class: $class:ident,)?
        severity: $severity:ident,
        since: $since:literal,
        page: $page:literal,
        $(kept: [$(($code:literal, $test:literal $(,)?)),+ $(,)?],)?
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
            class: $crate::rule::class!(
                [$($class)?] $($($crate::Kept { code: $code, test: $test }),+)?
            ),
            since: $since,
            doc: include_str!($page),
        };
    };
}

/// The class that a declaration names.
macro_rules! class {
    ([]) => {
        $crate::Class::Document
    };
    ([$class:ident]) => {
        $crate::Class::$class
    };
    ([$class:ident] $($kept:expr),+) => {
        $crate::Class::$class(&[$($kept),+])
    };
}

pub(crate) use {class, declare_rule};
