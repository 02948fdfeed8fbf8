//! The rules of the Open Continuity Protocol 0.4.

#![expect(dead_code, reason = "there is no rule yet")]

use open_continuity_model::Document;

use self::exchange::Exchange;
use crate::finding::{Finding, Findings};
use crate::order;
use crate::rule::{Rule, RuleId};

// What follows is written by `cargo xtask codegen` from the files of this folder.

mod exchange;

/// The ids of the format's rules.
impl RuleId {}

/// Every rule of the format, in the order of the ids.
static RULES: &[&Rule] = &[];

/// The rules that a check holds, with it.
static CHECKS: &[(&Rule, Check)] = &[];

// What `cargo xtask codegen` writes ends here.

/// What a rule does with a document and those handed in with it.
type Check = fn(&Exchange<'_>, &mut Findings<'_>);

/// Everything that the rules find in a document, in its order. The documents beside it are those that it speaks of, as far as they
/// are at hand: a request, a receipt, a package; nothing is found in them.
#[must_use]
pub fn check(document: &Document, beside: &[Document]) -> Vec<Finding> {
    let exchange = Exchange { document, beside };
    let mut found = Vec::new();
    for &(rule, check) in CHECKS {
        check(&exchange, &mut Findings::of(rule, &mut found));
    }
    order::sort(found, document)
}

/// Every rule of the format, in the order of the ids.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    RULES.iter().copied()
}
