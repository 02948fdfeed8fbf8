//! What a check finds: which rule is broken, where, and what to do about it.

use std::fmt;

use crate::credentials::holds_a_secret;
use crate::{Rule, Severity};

/// One breach of one rule at one place of a document or stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    rule: &'static Rule,
    severity: Severity,
    line: Option<u64>,
    pointer: String,
    related: Vec<Related>,
    message: String,
    is_secret: bool,
}

impl Finding {
    /// The rule that is broken.
    ///
    /// To tell one rule from another, compare the rule, or match its id:
    ///
    /// ```
    /// use opencheckpoint_rules::{Finding, RuleId};
    ///
    /// fn is_about_references(finding: &Finding) -> bool {
    ///     matches!(finding.rule().id, RuleId::OC102 | RuleId::OC103)
    /// }
    /// ```
    #[must_use]
    pub fn rule(&self) -> &'static Rule {
        self.rule
    }

    /// How grave it is: as grave as the rule, or milder where the rule's page says so.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.severity
    }

    /// Of a stream, the line of the record, as whoever handed the record in counted it; of a document, none.
    #[must_use]
    pub const fn line(&self) -> Option<u64> {
        self.line
    }

    /// Where it is, as a JSON Pointer (RFC 6901) into the document, or into the record.
    ///
    /// A missing member is found at its object, a duplicate at the later one, an element of a list
    /// at the element, a wrong value at the value, and a cycle at every one of its edges.
    #[must_use]
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// Other places that have a part in it.
    #[must_use]
    pub fn related(&self) -> &[Related] {
        &self.related
    }

    /// What is wrong, with the value, and what to do about it; one line, no full stop.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Whether the value at the place may be a secret. The message does not repeat it, and whoever shows the finding must not show
    /// the value, nor the line that it stands on.
    #[must_use]
    pub const fn is_secret(&self) -> bool {
        self.is_secret
    }
}

impl fmt::Display for Finding {
    /// `error OC201 instruction-from-tool at /statements/0/origin/type: …`; the document itself is
    /// `the document`, and a record of a stream `line 7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rule: Rule { id, name, .. }, severity, line, pointer, message, .. } = self;
        write!(f, "{severity} {id} {name} at {}: {message}", Spot { line: *line, pointer })
    }
}

/// A place that has a part in a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Related {
    /// Of a stream, the line of the record; of a document, none.
    pub line: Option<u64>,
    /// The place, as a JSON Pointer (RFC 6901) into the document, or into the record.
    pub pointer: String,
    /// What part it has: "the id is first used here".
    pub message: &'static str,
}

impl Related {
    /// A place of the document, or of the record, that is looked at.
    pub(crate) fn new(pointer: impl Into<String>, message: &'static str) -> Self {
        Self { line: None, pointer: pointer.into(), message }
    }

    /// A place of another record of the stream.
    pub(crate) fn at(line: u64, pointer: impl Into<String>, message: &'static str) -> Self {
        Self { line: Some(line), pointer: pointer.into(), message }
    }
}

impl fmt::Display for Related {
    /// `/statements/0: the id is first used here`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, pointer, message } = self;
        write!(f, "{}: {message}", Spot { line: *line, pointer })
    }
}

/// A place, in words.
struct Spot<'p> {
    line: Option<u64>,
    pointer: &'p str,
}

impl fmt::Display for Spot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.pointer) {
            (None, "") => f.write_str("the document"),
            (None, pointer) => f.write_str(pointer),
            (Some(line), "") => write!(f, "line {line}"),
            (Some(line), pointer) => write!(f, "line {line}, {pointer}"),
        }
    }
}

/// Where the check of one rule puts what it finds.
///
/// The rule is set by whoever runs the check, so that no check can report in another's name.
pub(crate) struct Findings<'f> {
    rule: &'static Rule,
    severity: Severity,
    line: Option<u64>,
    found: &'f mut Vec<Finding>,
}

impl<'f> Findings<'f> {
    /// Those of a rule about a document.
    pub(crate) fn of(rule: &'static Rule, found: &'f mut Vec<Finding>) -> Self {
        Self { rule, severity: rule.severity, line: None, found }
    }

    /// The same, about the record on this line.
    pub(crate) fn at(&mut self, line: u64) -> Findings<'_> {
        let Self { rule, severity, found, .. } = self;
        Findings { rule, severity: *severity, line: Some(line), found }
    }

    /// The same, of this severity, where that is milder than the rule's.
    pub(crate) fn at_most(&mut self, severity: Severity) -> Findings<'_> {
        let Self { rule, line, found, .. } = self;
        Findings { rule, severity: severity.min(rule.severity), line: *line, found }
    }

    /// Reports that the rule is broken at `pointer`.
    pub(crate) fn report(&mut self, pointer: impl Into<String>, message: impl Into<String>) {
        self.report_related(pointer, message, Vec::new());
    }

    /// Reports that the rule is broken at `pointer`, and that other places have a part in it.
    pub(crate) fn report_related(
        &mut self,
        pointer: impl Into<String>,
        message: impl Into<String>,
        related: Vec<Related>,
    ) {
        self.push(pointer.into(), message.into(), related, false);
    }

    /// Reports that the rule is broken at `pointer` by what may be a secret.
    pub(crate) fn report_secret(&mut self, pointer: impl Into<String>, message: impl Into<String>) {
        self.push(pointer.into(), message.into(), Vec::new(), true);
    }

    /// Reports that the rule is broken at `pointer` by a text that anyone may have written. `message` is given the text in quotes,
    /// cut where it is long, and never one that looks like a credential.
    pub(crate) fn report_text(
        &mut self,
        pointer: impl Into<String>,
        text: &str,
        message: impl FnOnce(&str) -> String,
    ) {
        self.report_text_related(pointer, text, message, Vec::new());
    }

    /// The same, and that other places have a part in it.
    pub(crate) fn report_text_related(
        &mut self,
        pointer: impl Into<String>,
        text: &str,
        message: impl FnOnce(&str) -> String,
        related: Vec<Related>,
    ) {
        let is_secret = holds_a_secret(text);
        let shown = if is_secret { UNSHOWN.to_owned() } else { quoted(text) };
        self.push(pointer.into(), message(&shown), related, is_secret);
    }
}

impl Findings<'_> {
    fn push(
        &mut self,
        pointer: String,
        message: String,
        mut related: Vec<Related>,
        is_secret: bool,
    ) {
        let Self { rule, severity, line, ref mut found } = *self;
        for place in &mut related {
            place.line = place.line.or(line);
        }
        found.push(Finding { rule, severity, line, pointer, related, message, is_secret });
    }
}

/// A text that anyone may have written, as a message has it: [`quoted`], and never one that looks like a credential.
pub(crate) fn shown(text: &str) -> String {
    if holds_a_secret(text) { UNSHOWN.to_owned() } else { quoted(text) }
}

const UNSHOWN: &str = "the text, which looks like a credential,";

/// A text in quotes, cut where it is long.
pub(crate) fn quoted(text: &str) -> String {
    let (start, rest) = cut_at(text);
    format!("{start:?}{rest}")
}

/// A number, cut where it is long.
pub(crate) fn cut(number: &str) -> String {
    let (start, rest) = cut_at(number);
    format!("{start}{rest}")
}

/// What is shown of a text, and what shows that there is more of it.
fn cut_at(text: &str) -> (&str, &'static str) {
    const MOST: usize = 80;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => (&text[..end], "…"),
        None => (text, ""),
    }
}
