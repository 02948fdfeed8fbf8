//! How the checkpoint was made, and what is not in it: what the package left out, and what the mapping did.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use exact_json::Value;
use exact_json::trace::{Function, List, Out, Reason, Settle, Src, SrcItems, Str, Transform};
use open_continuity_model::v0_4::OmissionReason as Stated;
use open_continuity_model::v0_4::source;
use opencheckpoint_model::v0_1::target::{Derivation, DerivationInput, Omission, SessionRef};
use opencheckpoint_model::v0_1::{DerivationMethod, OmissionReason};

use super::run::{PACKAGE, Run};
use crate::steps::is_short;

/// What the mapping leaves out, as the list of omissions names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum LeftOut {
    /// An entry that holds nothing.
    Entry,
    /// A rendering that names no content.
    Rendering,
    /// An alias of a person.
    Subject,
    /// An alias of what is no resource, or is named already.
    Reference,
    /// Somebody whom the package was meant for.
    Recipient,
    /// What may be proposed.
    Rights,
    /// An extension of the package.
    Extension,
    /// A member that the schema does not name.
    Member,
    /// A claim that an entry or rendering be treated as more than data.
    Treatment,
    /// A name that holds a password.
    Credential,
}

impl LeftOut {
    /// The reason in the loss report.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Entry
            | Self::Rendering
            | Self::Subject
            | Self::Reference
            | Self::Recipient
            | Self::Rights
            | Self::Extension
            | Self::Member => Reason::NoCounterpart,
            Self::Treatment => Reason::Policy,
            Self::Credential => Reason::Sensitive,
        }
    }

    /// The reason in the checkpoint.
    fn omission(self) -> OmissionReason {
        match self {
            Self::Entry | Self::Rendering => OmissionReason::Unavailable,
            Self::Subject
            | Self::Reference
            | Self::Recipient
            | Self::Rights
            | Self::Extension
            | Self::Member
            | Self::Treatment => OmissionReason::Irrelevant,
            Self::Credential => OmissionReason::Sensitive,
        }
    }

    /// One of it, and several.
    fn words(self) -> [&'static str; 2] {
        match self {
            Self::Entry => ["entry without content", "entries without content"],
            Self::Rendering => ["rendering without a reference", "renderings without a reference"],
            Self::Subject => ["alias of a subject", "aliases of subjects"],
            Self::Reference => ["alias of a reference", "aliases of references"],
            Self::Recipient => ["recipient", "recipients"],
            Self::Rights => ["statement of proposal rights", "statements of proposal rights"],
            Self::Extension => ["extension", "extensions"],
            Self::Member => ["unknown member", "unknown members"],
            Self::Treatment => ["claim to be obeyed", "claims to be obeyed"],
            Self::Credential => ["name with a password", "names with a password"],
        }
    }
}

/// How much was left out, of each kind.
#[derive(Debug, Default)]
pub(super) struct Omissions(BTreeMap<LeftOut, usize>);

impl Omissions {
    /// So many more are left out.
    pub(super) fn add(&mut self, what: LeftOut, count: usize) {
        if count > 0 {
            *self.0.entry(what).or_default() += count;
        }
    }

    /// One text for each reason, in the order of the kinds.
    fn by_reason(&self) -> Vec<(OmissionReason, String)> {
        let mut texts: Vec<(OmissionReason, String)> = Vec::new();
        for (what, count) in &self.0 {
            let reason = what.omission();
            let [one, several] = what.words();
            let words = if *count == 1 { one } else { several };
            match texts.iter_mut().find(|(known, _)| *known == reason) {
                // Writing to a string does not fail.
                Some((_, text)) => drop(write!(text, ", {count} {words}")),
                None => texts.push((reason, format!("{count} {words}"))),
            }
        }
        texts
    }
}

/// The derivation of a checkpoint that was converted from one package. What was left out is known when all else is written.
pub(super) fn derivation<'t>(
    run: &mut Run<'_>,
    package: SessionRef<'t>,
    omissions: Option<SrcItems<source::Omission<'t>>>,
    warnings: Option<SrcItems<Src<Value<'t>>>>,
) -> Derivation<'t> {
    let reason = Reason::NoCounterpart;
    let mut listed = Vec::new();
    let omissions = omissions.map(|omissions| omissions.into_vec(&mut run.ledger, reason));
    for stated in omissions.into_iter().flatten() {
        listed.push(omission(run, stated));
    }
    let warnings = warnings.map(|warnings| warnings.into_vec(&mut run.ledger, reason));
    listed.extend(warnings.into_iter().flatten().map(warning));
    for (reason, text) in run.omissions.by_reason() {
        listed.push(Omission {
            description: Out::derived(Function::Count, [], Str::Owned(run.own(text))),
            reason: Out::constant(reason),
            recoverable_from: Some(Out::constant(Str::Static(PACKAGE))),
        });
    }
    Derivation {
        method: Out::constant(DerivationMethod::Converted),
        inputs: Some(List::new(vec![DerivationInput { checkpoint: None, session: Some(package) }])),
        omissions: (!listed.is_empty()).then(|| List::new(listed)),
        transformations: None,
    }
}

/// What the package says that it left out.
fn omission<'t>(run: &mut Run<'_>, stated: source::Omission<'t>) -> Omission<'t> {
    let source::Omission { selector, reason, extra } = stated;
    run.leave_out_extra(extra);
    Omission {
        description: selector
            .and_then(|selector| layer(run, selector))
            .unwrap_or_else(|| Out::constant(Str::Static("Not in the package."))),
        reason: why(run, reason),
        recoverable_from: None,
    }
}

/// The layer that a selector is about.
fn layer<'t>(run: &mut Run<'_>, selector: source::PackageSelector<'t>) -> Option<Out<Str<'t>>> {
    const LAYER: &str = "Not in the package: of the layer {0}.";
    let source::PackageSelector {
        layer,
        item_categories,
        predicates,
        sensitivity_max,
        space_refs,
        extra,
    } = selector;
    let reason = Reason::NoCounterpart;
    item_categories.settle(&mut run.ledger, reason);
    predicates.settle(&mut run.ledger, reason);
    sensitivity_max.settle(&mut run.ledger, reason);
    space_refs.settle(&mut run.ledger, reason);
    run.leave_out_extra(extra);
    let layer = layer?;
    Some(layer.change(Transform::Template(LAYER), |layer| {
        Str::Owned(LAYER.replacen("{0}", layer.as_str(), 1))
    }))
}

/// Whatever kept it out, it is not to be had from here.
fn why(run: &mut Run<'_>, stated: Option<Src<Stated>>) -> Out<OmissionReason> {
    match stated {
        Some(stated) if stated.look(|stated| is_short(stated.as_str())) => {
            stated.change(Transform::EnumMap, |_| OmissionReason::Unavailable)
        }
        stated => {
            stated.settle(&mut run.ledger, Reason::NoCounterpart);
            Out::constant(OmissionReason::Unavailable)
        }
    }
}

/// What the package warns of. It is whatever its provider made it; a text is quoted, anything else stands as its JSON text.
fn warning(warning: Src<Value<'_>>) -> Omission<'_> {
    Omission {
        description: match warning.into_text() {
            Ok(text) => text.template("The package warns: {0}"),
            Err(other) => other.stringify(),
        },
        reason: Out::constant(OmissionReason::Unavailable),
        recoverable_from: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_left_out_is_counted_by_reason() {
        let mut omissions = Omissions::default();
        for (what, count) in
            [(LeftOut::Subject, 2), (LeftOut::Entry, 1), (LeftOut::Member, 0), (LeftOut::Rights, 1)]
        {
            omissions.add(what, count);
        }
        assert_eq!(
            omissions.by_reason(),
            [
                (OmissionReason::Unavailable, "1 entry without content".to_owned()),
                (
                    OmissionReason::Irrelevant,
                    "2 aliases of subjects, 1 statement of proposal rights".to_owned()
                ),
            ]
        );
    }
}
