//! Whether a package may be used at all.

use open_continuity_model::ContextPackage;
use opencheckpoint_rules::open_continuity::{self, With};
use opencheckpoint_rules::{RuleId, Severity};

use crate::error::{Error, SourceError};
use crate::options::Options;

/// Findings that are listed at most.
const MOST: usize = 5;

/// Makes sure that a package keeps the rules, as far as it shows by itself, and is valid at the time that the operator says.
///
/// # Errors
///
/// What is wrong, unless the operator wants it all the same.
pub(super) fn verify(package: &ContextPackage, options: &Options) -> Result<(), Error> {
    if options.allow_unverified {
        return Ok(());
    }
    let with = With { at: options.now.as_ref(), ..With::default() };
    let found = open_continuity::check_with(package, &with);
    // To read what has expired is a warning to a reader; here it would be used.
    let grave = found.iter().filter(|finding| {
        finding.severity() == Severity::Error || finding.rule().id == RuleId::OCP208
    });
    let mut findings: Vec<_> = grave
        .take(MOST)
        .map(|finding| {
            let rule = finding.rule();
            format!("{} at {:?}: {}", rule.id, finding.pointer(), finding.message())
        })
        .collect();
    // The rules have nothing to compare then, and so does whoever receives it.
    if package.integrity.as_ref().is_none_or(|integrity| integrity.digest.is_none()) {
        findings.push("it states no digest of itself".to_owned());
    }
    if findings.is_empty() { Ok(()) } else { Err(SourceError::Unverified { findings }.into()) }
}
