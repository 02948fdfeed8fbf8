//! What a check finds: which rule is broken, where, and what to do about it.

use std::fmt;

use crate::credentials::holds_a_secret;
use crate::{Rule, Severity};

/// One breach of one rule at one place of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    rule: &'static Rule,
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

    /// How grave it is: the rule's severity.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.rule.severity
    }

    /// Where it is, as a JSON Pointer (RFC 6901) into the document.
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
    /// `the document`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rule { id, name, severity, .. } = self.rule;
        let place = if self.pointer.is_empty() { "the document" } else { &self.pointer };
        write!(f, "{severity} {id} {name} at {place}: {}", self.message)
    }
}

/// A place that has a part in a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Related {
    /// The place, as a JSON Pointer (RFC 6901) into the document.
    pub pointer: String,
    /// What part it has: "the id is first used here".
    pub message: &'static str,
}

/// Where the check of one rule puts what it finds.
///
/// The rule is set by whoever runs the check, so that no check can report in another's name.
pub(crate) struct Findings<'f> {
    rule: &'static Rule,
    found: &'f mut Vec<Finding>,
}

impl<'f> Findings<'f> {
    pub(crate) fn of(rule: &'static Rule, found: &'f mut Vec<Finding>) -> Self {
        Self { rule, found }
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
        let (pointer, message) = (pointer.into(), message.into());
        self.found.push(Finding { rule: self.rule, pointer, related, message, is_secret: false });
    }

    /// Reports that the rule is broken at `pointer` by what may be a secret.
    pub(crate) fn report_secret(&mut self, pointer: impl Into<String>, message: impl Into<String>) {
        let (pointer, related, message) = (pointer.into(), Vec::new(), message.into());
        self.found.push(Finding { rule: self.rule, pointer, related, message, is_secret: true });
    }

    /// Reports that the rule is broken at `pointer` by a text that anyone may have written. `message` is given the text in quotes,
    /// cut where it is long, and never one that looks like a credential.
    pub(crate) fn report_text(
        &mut self,
        pointer: impl Into<String>,
        text: &str,
        message: impl FnOnce(&str) -> String,
    ) {
        if holds_a_secret(text) {
            self.report_secret(pointer, message("the text, which looks like a credential,"));
        } else {
            self.report(pointer, message(&quoted(text)));
        }
    }
}

/// A text in quotes, cut where it is long.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 80;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}
