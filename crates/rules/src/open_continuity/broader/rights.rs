//! Proposal rights: what may be proposed in return.

use exact_json::Object;
use open_continuity_model::{
    PackageProposalRights, ProposalOperation, ProposalRights, Sensitivity, SourceAttachment,
};

use super::covered::uncovered;
use super::members::{List, Parts, list};
use super::selectors::Selects;
use super::{Broader, Excess, NOTHING};

/// What one document lets be proposed that the other does not.
#[must_use]
pub fn proposal_rights(of: Option<&ProposalRights>, than: Option<&ProposalRights>) -> Vec<Broader> {
    beyond(of.map(Rights::from), than.map(Rights::from))
}

/// The same of a package, the spaces of whose selectors are not compared.
#[must_use]
pub fn package_proposal_rights(
    of: Option<&PackageProposalRights>,
    than: Option<&ProposalRights>,
) -> Vec<Broader> {
    beyond(of.map(Rights::from), than.map(Rights::from))
}

struct Rights<'r> {
    mode: &'r str,
    operations: Option<List<&'r str>>,
    selectors: Option<Vec<Selects<'r>>>,
    sensitivity_max: Option<&'r str>,
    source_attachment: Option<&'r str>,
    extra: &'r Object,
}

impl<'r> From<&'r ProposalRights> for Rights<'r> {
    fn from(rights: &'r ProposalRights) -> Self {
        let ProposalRights {
            mode,
            operations,
            selectors,
            sensitivity_max,
            source_attachment,
            extra,
        } = rights;
        Self {
            mode: mode.as_str(),
            operations: list(operations.as_ref(), ProposalOperation::as_str),
            selectors: selectors.as_deref().map(Selects::all),
            sensitivity_max: sensitivity_max.as_ref().map(Sensitivity::as_str),
            source_attachment: source_attachment.as_ref().map(SourceAttachment::as_str),
            extra,
        }
    }
}

impl<'r> From<&'r PackageProposalRights> for Rights<'r> {
    fn from(rights: &'r PackageProposalRights) -> Self {
        let PackageProposalRights {
            mode,
            operations,
            selectors,
            sensitivity_max,
            source_attachment,
            extra,
        } = rights;
        Self {
            mode: mode.as_str(),
            operations: list(operations.as_ref(), ProposalOperation::as_str),
            selectors: selectors.as_deref().map(Selects::all),
            sensitivity_max: sensitivity_max.as_ref().map(Sensitivity::as_str),
            source_attachment: source_attachment.as_ref().map(SourceAttachment::as_str),
            extra,
        }
    }
}

fn beyond(of: Option<Rights<'_>>, than: Option<Rights<'_>>) -> Vec<Broader> {
    let mut parts = Parts::default();
    let Some(of) = of else {
        return parts.absent(than.is_some());
    };
    // Who may propose nothing is not limited further.
    if of.mode == NOTHING && of.extra.is_empty() {
        return parts.found;
    }
    parts.right("mode", Some(of.mode), than.as_ref().map(|than| than.mode), NOTHING);
    let Some(than) = than else {
        parts.extra(of.extra, &Object::new());
        return parts.found;
    };
    parts.rights("operations", of.operations.as_ref(), than.operations.as_ref());
    match (&of.selectors, &than.selectors) {
        (_, None) => {}
        (None, Some(_)) => parts.tell("selectors", Excess::Absent),
        (Some(of), Some(than)) => parts.within("selectors", uncovered(of, than)),
    }
    parts.limit("sensitivity_max", of.sensitivity_max, than.sensitivity_max);
    parts.right("source_attachment", of.source_attachment, than.source_attachment, NOTHING);
    parts.extra(of.extra, than.extra);
    parts.found
}
