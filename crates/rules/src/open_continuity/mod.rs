//! The rules of the Open Continuity Protocol 0.4.
//!
//! A client asks with a request, a provider answers with a receipt, and delivers a package. [`check`] looks at one of them by itself,
//! and [`check_with`] with those that came before it:
//!
//! ```
//! use open_continuity_model::{ContextPackage, ContextRequest, GrantReceipt, Permission};
//! use opencheckpoint_rules::open_continuity::{self, DocumentRef, With};
//!
//! # let read = |name: &str| {
//! #     let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/open-continuity/");
//! #     std::fs::read_to_string(format!("{folder}{name}"))
//! # };
//! let request = ContextRequest::from_json_str(&read("context-request.json")?)?;
//! let receipt = GrantReceipt::from_json_str(&read("grant-receipt.json")?)?;
//! let mut package = ContextPackage::from_json_str(&read("context-package.json")?)?;
//!
//! // One document alone.
//! assert_eq!(open_continuity::check(&package), []);
//!
//! // All three together, at a time.
//! let at = "2026-08-12T18:00:00Z".parse()?;
//! let beside = [(&request).into(), (&receipt).into()];
//! let with = With { beside: &beside, at: Some(&at) };
//! for document in [DocumentRef::from(&request), (&receipt).into(), (&package).into()] {
//!     assert_eq!(open_continuity::check_with(document, &with), []);
//! }
//!
//! // A package that lets more be done than the receipt does. Its digest is wrong now, too.
//! package.processing_uses.advertising = Some(Permission::Permitted);
//! let findings = open_continuity::check_with(&package, &with);
//! let found: Vec<_> = findings.iter().map(|finding| (finding.rule().name, finding.pointer())).collect();
//! assert_eq!(
//!     found,
//!     [
//!         ("broader-than-allowed", "/processing_uses/advertising"),
//!         ("package-digest-mismatch", "/integrity/digest"),
//!     ],
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Whatever is found is found in the document that is checked; those beside it are only compared with. A receipt is compared with
//! the request that it answers. A package is compared with the receipt that it is made under, and with the request: that which
//! the receipt answers or, where no receipt is at hand, that of the same transfer. A request is compared with nothing, since what
//! came later cannot make it wrong.
//!
//! Which document is meant is what the reference says (`request_ref`, `grant_receipt_ref`). Where none of that id is at hand, it is
//! the one that has the same `correlation_id`; else the only one of its type.
//!
//! [`broader`] compares what two documents allow, dimension by dimension.

use exact_json::Timestamp;

use self::exchange::Exchange;
use crate::finding::{Finding, Findings};
use crate::order;
use crate::rule::{Rule, RuleId};

// What follows is written by `cargo xtask codegen` from the files of this folder.

mod broader_than_allowed;
mod content;
mod digests;
mod document_ref;
mod entry_digest_mismatch;
mod entry_outside_grant;
mod exchange;
mod exchange_mismatch;
mod expired_or_not_yet_valid;
mod ids;
mod inactive_receipt;
mod outside_granted_time;
mod package_digest_mismatch;
mod reference_mismatch;
mod references;
mod schema_mismatch;
mod strategy;
mod trusted_content;
mod undeclared_reference;
mod unstated_omission;
mod unsupported_digest_form;

pub use self::broader_than_allowed::RULE as BROADER_THAN_ALLOWED;
pub use self::entry_digest_mismatch::RULE as ENTRY_DIGEST_MISMATCH;
pub use self::entry_outside_grant::RULE as ENTRY_OUTSIDE_GRANT;
pub use self::exchange_mismatch::RULE as EXCHANGE_MISMATCH;
pub use self::expired_or_not_yet_valid::RULE as EXPIRED_OR_NOT_YET_VALID;
pub use self::inactive_receipt::RULE as INACTIVE_RECEIPT;
pub use self::outside_granted_time::RULE as OUTSIDE_GRANTED_TIME;
pub use self::package_digest_mismatch::RULE as PACKAGE_DIGEST_MISMATCH;
pub use self::reference_mismatch::RULE as REFERENCE_MISMATCH;
pub use self::schema_mismatch::RULE as SCHEMA_MISMATCH;
pub use self::trusted_content::RULE as TRUSTED_CONTENT;
pub use self::undeclared_reference::RULE as UNDECLARED_REFERENCE;
pub use self::unstated_omission::RULE as UNSTATED_OMISSION;
pub use self::unsupported_digest_form::RULE as UNSUPPORTED_DIGEST_FORM;

/// The ids of the format's rules.
impl RuleId {
    /// That of [`PACKAGE_DIGEST_MISMATCH`].
    pub const OCP101: Self = Self("OCP101");
    /// That of [`ENTRY_DIGEST_MISMATCH`].
    pub const OCP102: Self = Self("OCP102");
    /// That of [`REFERENCE_MISMATCH`].
    pub const OCP103: Self = Self("OCP103");
    /// That of [`UNSUPPORTED_DIGEST_FORM`].
    pub const OCP104: Self = Self("OCP104");
    /// That of [`EXCHANGE_MISMATCH`].
    pub const OCP201: Self = Self("OCP201");
    /// That of [`BROADER_THAN_ALLOWED`].
    pub const OCP202: Self = Self("OCP202");
    /// That of [`OUTSIDE_GRANTED_TIME`].
    pub const OCP203: Self = Self("OCP203");
    /// That of [`ENTRY_OUTSIDE_GRANT`].
    pub const OCP204: Self = Self("OCP204");
    /// That of [`TRUSTED_CONTENT`].
    pub const OCP205: Self = Self("OCP205");
    /// That of [`UNDECLARED_REFERENCE`].
    pub const OCP206: Self = Self("OCP206");
    /// That of [`UNSTATED_OMISSION`].
    pub const OCP207: Self = Self("OCP207");
    /// That of [`EXPIRED_OR_NOT_YET_VALID`].
    pub const OCP208: Self = Self("OCP208");
    /// That of [`SCHEMA_MISMATCH`].
    pub const OCP209: Self = Self("OCP209");
    /// That of [`INACTIVE_RECEIPT`].
    pub const OCP210: Self = Self("OCP210");
}

/// Every rule of the format, in the order of the ids.
static RULES: &[&Rule] = &[
    &PACKAGE_DIGEST_MISMATCH,
    &ENTRY_DIGEST_MISMATCH,
    &REFERENCE_MISMATCH,
    &UNSUPPORTED_DIGEST_FORM,
    &EXCHANGE_MISMATCH,
    &BROADER_THAN_ALLOWED,
    &OUTSIDE_GRANTED_TIME,
    &ENTRY_OUTSIDE_GRANT,
    &TRUSTED_CONTENT,
    &UNDECLARED_REFERENCE,
    &UNSTATED_OMISSION,
    &EXPIRED_OR_NOT_YET_VALID,
    &SCHEMA_MISMATCH,
    &INACTIVE_RECEIPT,
];

/// The rules that a check holds, with it.
static CHECKS: &[(&Rule, Check)] = &[
    (&PACKAGE_DIGEST_MISMATCH, package_digest_mismatch::check),
    (&ENTRY_DIGEST_MISMATCH, entry_digest_mismatch::check),
    (&REFERENCE_MISMATCH, reference_mismatch::check),
    (&UNSUPPORTED_DIGEST_FORM, unsupported_digest_form::check),
    (&EXCHANGE_MISMATCH, exchange_mismatch::check),
    (&BROADER_THAN_ALLOWED, broader_than_allowed::check),
    (&OUTSIDE_GRANTED_TIME, outside_granted_time::check),
    (&ENTRY_OUTSIDE_GRANT, entry_outside_grant::check),
    (&TRUSTED_CONTENT, trusted_content::check),
    (&UNDECLARED_REFERENCE, undeclared_reference::check),
    (&UNSTATED_OMISSION, unstated_omission::check),
    (&EXPIRED_OR_NOT_YET_VALID, expired_or_not_yet_valid::check),
    (&SCHEMA_MISMATCH, schema_mismatch::check),
    (&INACTIVE_RECEIPT, inactive_receipt::check),
];

// What `cargo xtask codegen` writes ends here.

pub mod broader;

pub use self::document_ref::DocumentRef;
#[cfg(feature = "proptest")]
pub use self::strategy::{Documents, valid_exchange};

/// What a rule does with a document and those handed in with it.
type Check = fn(&Exchange<'_>, &mut Findings<'_>);

/// What is at hand beside a document, for [`check_with`]. By default that is nothing: the document alone decides.
#[derive(Debug, Clone, Copy, Default)]
pub struct With<'d> {
    /// The documents that it speaks of, as far as they are at hand, in any order: the request, the receipt, and others that it
    /// refers to, such as a client declaration. What has nothing to do with it does no harm.
    pub beside: &'d [DocumentRef<'d>],
    /// The time at which it is to be used. Without it, no rule asks what time it is: this crate never looks at a clock.
    pub at: Option<&'d Timestamp>,
}

/// Everything that the rules find in a document by itself, in the order of the document.
///
/// The order is that in which the model writes the document's members. The cost grows with the size of the document and of what is
/// found, and with nothing else.
#[must_use]
pub fn check<'d>(document: impl Into<DocumentRef<'d>>) -> Vec<Finding> {
    check_with(document, &With::default())
}

/// Everything that the rules find in a document, in the order of the document, where others are at hand that it speaks of. Nothing is
/// found in these.
#[must_use]
pub fn check_with<'d>(document: impl Into<DocumentRef<'d>>, with: &With<'d>) -> Vec<Finding> {
    let document = document.into();
    let exchange = Exchange::new(document, with);
    let mut found = Vec::new();
    for &(rule, check) in CHECKS {
        check(&exchange, &mut Findings::of(rule, &mut found));
    }
    order::sort(found, &document)
}

/// Every rule of the format, in the order of the ids.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    RULES.iter().copied()
}
