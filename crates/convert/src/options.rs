//! What the operator says beside the source.

use exact_json::digest::{Sha256, sha256};
use exact_json::scalar::Timestamp;
use exact_json::{Json, Object};
use open_continuity_model::{ContextRequest, GrantReceipt};

use crate::bind::Bind;
use crate::document::Document;
use crate::native::salvage::Limits;

/// What the operator says: the same source and the same options give the same bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The time to use where the source tells none. No clock is ever read.
    pub now: Option<Timestamp>,
    /// The task's objective, where the source tells none.
    pub objective: Option<String>,
    /// The checkpoint that the new one continues.
    pub parent: Option<Parent>,
    /// Whether a context package is converted that is not verified: it breaks a rule, or has expired.
    pub allow_unverified: bool,
    /// The receipt under which a context package is made.
    pub grant: Option<Document<GrantReceipt>>,
    /// The request that the receipt answers.
    pub request: Option<Document<ContextRequest>>,
    /// What is said of the statements that go into a context package.
    pub bind: Option<Document<Bind>>,
    /// Whether what looks like a credential is replaced, wherever it stands (`opencheckpoint_rules::credentials`).
    pub redact: bool,
    /// What is read of a log at most.
    pub limits: Limits,
}

/// The checkpoint that a new one continues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parent {
    /// Its id.
    pub id: String,
    /// The digest of its bytes.
    pub digest: Sha256,
}

impl Options {
    /// The names that options have in a report's head.
    pub const NAMES: &'static [&'static str] = &[
        "now",
        "objective",
        "parent",
        "parent-digest",
        "allow-unverified",
        "grant",
        "request",
        "bind",
        "redact",
        "max-line",
    ];

    /// The names of those that stand for whole documents: a report has the digests of their bytes, and not what they say.
    pub const DOCUMENTS: &'static [&'static str] = &["grant", "request", "bind"];

    /// What was said, as the report's head shows it.
    #[must_use]
    pub fn report(&self) -> Object {
        let mut options = Object::default();
        if let Some(now) = &self.now {
            options.insert("now", Json::from(now.as_str()));
        }
        if let Some(objective) = &self.objective {
            options.insert("objective", Json::from(objective.as_str()));
        }
        if let Some(Parent { id, digest }) = &self.parent {
            options.insert("parent", Json::from(id.as_str()));
            options.insert("parent-digest", Json::from(digest.to_ocp()));
        }
        if self.allow_unverified {
            options.insert("allow-unverified", Json::from(true));
        }
        let documents = [
            self.grant.as_ref().map(Document::text),
            self.request.as_ref().map(Document::text),
            self.bind.as_ref().map(Document::text),
        ];
        for (name, text) in Self::DOCUMENTS.iter().zip(documents) {
            if let Some(text) = text {
                options.insert(*name, Json::from(sha256(text.as_bytes()).to_ocp()));
            }
        }
        if self.redact {
            options.insert("redact", Json::from(true));
        }
        if self.limits != Limits::default() {
            options.insert("max-line", Json::from(self.limits.line as u64));
        }
        options
    }
}
