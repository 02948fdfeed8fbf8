//! "No broader than": what one document allows beyond what another does.
//!
//! A receipt may approve what the request asks for, or less; a package may pass on what the receipt approves, or less. Each function
//! here compares one dimension of two documents, and tells of every part of the first that is not known to be within the second. It
//! tells of nothing where the first is no broader.
//!
//! ```
//! use open_continuity_model::{View, Views};
//! use opencheckpoint_rules::open_continuity::broader;
//!
//! let requested = Views { context: Some(View::Accepted), evidence: Some(View::None), ..Views::new() };
//! let approved = Views { context: Some(View::None), evidence: Some(View::Accepted), ..Views::new() };
//! let [part] = &broader::views(Some(&approved), Some(&requested))[..] else { unreachable!() };
//!
//! assert_eq!(part.to_string(), r#"/evidence: "accepted" is broader than "none""#);
//! assert_eq!(broader::views(Some(&requested), Some(&requested)), []);
//! ```
//!
//! # The order
//!
//! Equal is no broader. Beyond that the protocol's page lets only this be known:
//!
//! | dimension | what is no broader than what |
//! | --- | --- |
//! | views, delegation, proposal rights | `none` gives nothing and is no broader than anything |
//! | processing uses, offline use | `prohibited`, likewise |
//! | `receives_plaintext`, `legal_retention_may_apply` | `false`, likewise |
//! | lists of categories, predicates, spaces, roles, purpose codes, operations | a list of some of the other's items |
//! | selectors, processing recipients | a list each item of which is no broader than some *one* item of the other's |
//! | times | an earlier instant |
//!
//! Anything else that differs is broader: a value that this crate does not know, and a member that it does not know and that is not
//! the same on both sides. It may be narrower in truth; nobody can tell.
//!
//! A selector that only several others cover together counts as broader: what they cover together is not attempted. A recipient is
//! the same when its `id` is, and a space when all of its reference is; how a party is called is no limit.
//!
//! # What is absent
//!
//! What is unknown is never narrower than what is stated, in any dimension. Whether what is stated is narrower than what is unknown
//! depends on what the member does:
//!
//! - **A limit that is absent does not limit.** Anything is within it. These are the members of a selector, the `selectors` and the
//!   `sensitivity_max` of proposal rights, the `roles` and `purpose_codes` of a recipient, the retention, and the time after which
//!   nothing holds.
//! - **A right that is absent is not known to be given.** Only what gives nothing is within it. These are all others: views, uses,
//!   offline use, delegation, recipients, proposal rights and their operations, the selectors of a request.
//!
//! # Packages
//!
//! A package names its spaces by aliases of its own, which cannot be compared with the references of a receipt. So the spaces of a
//! package's selector are not compared at all.
//!
//! # Cost
//!
//! Two lists of selectors or recipients are compared item by item, each with the one in its own place first. No more than
//! [`MOST_COMPARISONS`] steps are spent on the others; items that are left after that are told of as [`Excess::Uncompared`].
//! Everything else is linear.

mod covered;
mod members;
mod recipients;
mod rights;
mod selectors;

use std::fmt;

use exact_json::{Object, Timestamp};
use open_continuity_model::{
    Delegation, Permission, ProcessingUses, Retention, Sensitivity, View, Views,
};

pub use self::covered::MOST_COMPARISONS;
use self::members::{Parts, flag};
pub use self::recipients::processing_recipients;
pub use self::rights::{package_proposal_rights, proposal_rights};
pub use self::selectors::{package_selectors, selectors};

/// A part of one value that is broader than its counterpart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broader {
    /// Where it is, as a JSON Pointer from the value that was compared; empty where that is broader as a whole.
    ///
    /// Of what is absent, where it would be.
    pub pointer: String,
    /// In what it is broader.
    pub excess: Excess,
}

impl fmt::Display for Broader {
    /// `/evidence: "accepted" is broader than "none"`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pointer, excess } = self;
        if pointer.is_empty() { excess.fmt(f) } else { write!(f, "{pointer}: {excess}") }
    }
}

/// In what a part of one value is broader than its counterpart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Excess {
    /// It is one thing, and is not known to be within the other, which its counterpart is.
    Value {
        /// What it is.
        is: String,
        /// What its counterpart is.
        than: String,
    },
    /// It is absent, and its counterpart is stated.
    Absent,
    /// It is stated, and its counterpart is absent.
    Unstated {
        /// What it is.
        is: String,
    },
    /// It is an item of a list, and its counterpart has no such item.
    Item {
        /// What it is.
        is: String,
    },
    /// It is a selector, and its counterpart has none of its layer.
    Layer,
    /// It is a member whose meaning is not known, and its counterpart is another or absent.
    Unknown,
    /// It is absent, and its counterpart is a member whose meaning is not known.
    UnknownAbsent,
    /// It is an item of so long a list that it was not compared with all others.
    Uncompared,
}

impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value { is, than } => write!(f, "{is:?} is broader than {than:?}"),
            Self::Absent => f.write_str("nothing is stated where something was"),
            Self::Unstated { is } => write!(f, "{is:?} is stated where nothing was"),
            Self::Item { is } => write!(f, "{is:?} is not among what was stated"),
            Self::Layer => f.write_str("no selector of this layer was stated"),
            Self::Unknown => f.write_str("what this allows is not known, and it was not stated so"),
            Self::UnknownAbsent => f.write_str("it is absent, and what it limits is not known"),
            Self::Uncompared => f.write_str("there is too much to compare"),
        }
    }
}

/// What one set of views shows that the other does not.
#[must_use]
pub fn views(of: Option<&Views>, than: Option<&Views>) -> Vec<Broader> {
    let unstated = Views::new();
    let mut parts = Parts::default();
    let Some(of) = of else {
        return parts.absent(than.is_some_and(|than| *than != unstated));
    };
    let Views { context, evidence, artifacts, extra } = of;
    let than = than.unwrap_or(&unstated);
    for (member, of, than) in [
        ("context", context, &than.context),
        ("evidence", evidence, &than.evidence),
        ("artifacts", artifacts, &than.artifacts),
    ] {
        let [of, than] = [of, than].map(|view| view.as_ref().map(View::as_str));
        parts.right(member, of, than, NOTHING);
    }
    parts.extra(extra, &than.extra);
    parts.found
}

/// What one document lets be done with the data that the other does not.
#[must_use]
pub fn processing_uses(of: Option<&ProcessingUses>, than: Option<&ProcessingUses>) -> Vec<Broader> {
    let unstated = ProcessingUses::new();
    let mut parts = Parts::default();
    let Some(of) = of else {
        return parts.absent(than.is_some_and(|than| *than != unstated));
    };
    let ProcessingUses { task_use, model_training, product_improvement, advertising, extra } = of;
    let than = than.unwrap_or(&unstated);
    for (member, of, than) in [
        ("task_use", task_use, &than.task_use),
        ("model_training", model_training, &than.model_training),
        ("product_improvement", product_improvement, &than.product_improvement),
        ("advertising", advertising, &than.advertising),
    ] {
        let [of, than] = [of, than].map(|permission| permission.as_ref().map(Permission::as_str));
        parts.right(member, of, than, PROHIBITED);
    }
    parts.extra(extra, &than.extra);
    parts.found
}

/// Whether one document lets the data be used offline and the other does not.
#[must_use]
pub fn offline_use(of: Option<&Permission>, than: Option<&Permission>) -> Vec<Broader> {
    let mut parts = Parts::default();
    parts.right("", of.map(Permission::as_str), than.map(Permission::as_str), PROHIBITED);
    parts.found
}

/// Whether one document lets the data be kept in a way that the other does not.
#[must_use]
pub fn retention(of: Option<&Retention>, than: Option<&Retention>) -> Vec<Broader> {
    let mut parts = Parts::default();
    let (of, than) = match (of, than) {
        (_, None) => return parts.found,
        (None, Some(_)) => return parts.absent(true),
        (Some(of), Some(than)) => (of, than),
    };
    let Retention { mode, legal_retention_may_apply, extra } = of;
    parts.limit("mode", Some(mode.as_str()), Some(than.mode.as_str()));
    parts.right(
        "legal_retention_may_apply",
        flag(*legal_retention_may_apply),
        flag(than.legal_retention_may_apply),
        NO,
    );
    parts.extra(extra, &than.extra);
    parts.found
}

/// Whether one document lets the rights be passed on in a way that the other does not.
#[must_use]
pub fn delegation(of: Option<&Delegation>, than: Option<&Delegation>) -> Vec<Broader> {
    let mut parts = Parts::default();
    let Some(Delegation { mode, extra }) = of else {
        return parts.absent(than.is_some());
    };
    if mode.as_str() == NOTHING && extra.is_empty() {
        return parts.found;
    }
    parts.right("mode", Some(mode.as_str()), than.map(|than| than.mode.as_str()), NOTHING);
    parts.extra(extra, than.map_or(&Object::new(), |than| &than.extra));
    parts.found
}

/// Whether one document lets more sensitive data pass than the other.
#[must_use]
pub fn sensitivity(of: Option<&Sensitivity>, than: Option<&Sensitivity>) -> Vec<Broader> {
    let mut parts = Parts::default();
    parts.limit("", of.map(Sensitivity::as_str), than.map(Sensitivity::as_str));
    parts.found
}

/// Whether one document holds longer than the other.
///
/// Times are compared as instants. A text that names no instant is within the same text alone.
#[must_use]
pub fn not_after(of: Option<&Timestamp>, than: Option<&Timestamp>) -> Vec<Broader> {
    let mut parts = Parts::default();
    let is_within = of
        .zip(than)
        .is_some_and(|(of, than)| of.cmp_instant(than).is_some_and(std::cmp::Ordering::is_le));
    if !is_within {
        parts.limit("", of.map(Timestamp::as_str), than.map(Timestamp::as_str));
    }
    parts.found
}

/// The mode and the view that give nothing.
const NOTHING: &str = "none";

/// The permission that gives nothing.
const PROHIBITED: &str = "prohibited";

/// The flag that gives nothing.
const NO: &str = "false";
