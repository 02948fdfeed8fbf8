//! OCP206: what a package refers to, it declares.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use exact_json::UrnUuid;
use open_continuity_model::{ContextPackage, PackageSelector, ReferenceAliasKind};

use super::exchange::Exchange;
use super::ids;
use crate::finding::{Findings, Related, shown};
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP206",
    name: "undeclared-reference",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "undeclared_reference.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    let Some(package) = exchange.package() else { return };
    let declared = Declared::of(package);
    for Use { place, id, what } in uses(package, exchange) {
        declared.look_up(place, id, &what, findings);
    }
    let mut first = HashMap::new();
    for (n, entry) in package.entries.iter().enumerate() {
        let place = format!("/entries/{n}/entry_id");
        let id = ids::key(&entry.entry_id);
        if let Some(first) = first.get(&id) {
            findings.report_related(
                place,
                format!(
                    "{} is the id of an entry before, too; give each an id of its own",
                    shown(entry.entry_id.as_str()),
                ),
                vec![Related::new(String::clone(first), "the id is first used here")],
            );
        } else {
            first.insert(id, place);
        }
    }
}

/// An id that something in a package refers to.
struct Use<'p> {
    place: String,
    id: &'p UrnUuid,
    what: What,
}

/// What an id refers to.
enum What {
    Subject,
    Alias(ReferenceAliasKind),
    Entry,
}

impl What {
    const SPACE: Self = Self::Alias(ReferenceAliasKind::Space);
    const DECISION: Self = Self::Alias(ReferenceAliasKind::Decision);
    const SOURCE: Self = Self::Alias(ReferenceAliasKind::Source);
    const ARTIFACT: Self = Self::Alias(ReferenceAliasKind::Artifact);
}

/// Every id in a package that something else in it must declare.
fn uses<'p>(package: &'p ContextPackage, exchange: &'p Exchange<'_>) -> Vec<Use<'p>> {
    let mut found = Vec::new();
    let mut add = |place: String, id, what| found.push(Use { place, id, what });
    for (n, _, content) in exchange.entries() {
        let Some(content) = content.context() else { continue };
        let at = |member: &str| format!("/entries/{n}/content/{member}");
        for (m, id) in content.subject_refs.iter().flatten().enumerate() {
            add(at(&format!("subject_refs/{m}")), id, What::Subject);
        }
        if let Some(id) = &content.space_ref {
            add(at("space_ref"), id, What::SPACE);
        }
        if let Some(id) = &content.decision_ref {
            add(at("decision_ref"), id, What::DECISION);
        }
        for (m, id) in content.provenance_refs.iter().flatten().enumerate() {
            add(at(&format!("provenance_refs/{m}")), id, What::SOURCE);
        }
    }
    for (n, rendering) in package.renderings.iter().flatten().enumerate() {
        for (m, id) in rendering.derived_from_entries.iter().flatten().enumerate() {
            add(format!("/renderings/{n}/derived_from_entries/{m}"), id, What::Entry);
        }
        if let Some(id) = &rendering.content_ref {
            add(format!("/renderings/{n}/content_ref"), id, What::ARTIFACT);
        }
    }
    let mut spaces = |place: &str, selector: &'p PackageSelector| {
        for (m, id) in selector.space_refs.iter().flatten().enumerate() {
            add(format!("{place}/space_refs/{m}"), id, What::SPACE);
        }
    };
    for (n, omission) in package.omissions.iter().flatten().enumerate() {
        if let Some(selector) = &omission.selector {
            spaces(&format!("/omissions/{n}/selector"), selector);
        }
    }
    let rights = package.proposal_rights.iter();
    for (n, selector) in rights.flat_map(|rights| &rights.selectors).flatten().enumerate() {
        spaces(&format!("/proposal_rights/selectors/{n}"), selector);
    }
    found
}

/// The ids that a package declares.
struct Declared<'p> {
    subjects: HashSet<Cow<'p, str>>,
    entries: HashSet<Cow<'p, str>>,
    /// The kind that an alias is first declared with.
    aliases: HashMap<Cow<'p, str>, Option<&'p ReferenceAliasKind>>,
    /// Every kind that an alias is declared with.
    kinds: HashSet<(Cow<'p, str>, &'p ReferenceAliasKind)>,
}

impl<'p> Declared<'p> {
    fn of(package: &'p ContextPackage) -> Self {
        let subjects = package.subject_aliases.iter().flatten();
        let mut aliases = HashMap::new();
        let mut kinds = HashSet::new();
        for alias in package.reference_aliases.iter().flatten() {
            let id = ids::key(&alias.package_ref);
            kinds.extend(alias.kind.as_ref().map(|kind| (id.clone(), kind)));
            aliases.entry(id).or_insert(alias.kind.as_ref());
        }
        Self {
            subjects: subjects.map(|alias| ids::key(&alias.package_subject_ref)).collect(),
            entries: package.entries.iter().map(|entry| ids::key(&entry.entry_id)).collect(),
            aliases,
            kinds,
        }
    }

    fn look_up(&self, place: String, id: &UrnUuid, what: &What, findings: &mut Findings<'_>) {
        let key = ids::key(id);
        let fault = match what {
            What::Subject if self.subjects.contains(&key) => return,
            What::Subject => {
                "is no subject that \"subject_aliases\" declares; declare it, or correct the reference"
                    .to_owned()
            }
            What::Entry if self.entries.contains(&key) => return,
            What::Entry => {
                "is the \"entry_id\" of no entry; name the entry that is meant, or none".to_owned()
            }
            What::Alias(kind) if self.kinds.contains(&(key.clone(), kind)) => return,
            What::Alias(kind) => match self.aliases.get(&key) {
                None => format!(
                    "is no {kind} that \"reference_aliases\" declares; declare it, or correct the \
                     reference"
                ),
                Some(None) => format!(
                    "is declared without a kind, and stands for a {kind} here; declare the kind, or \
                     correct the reference"
                ),
                Some(Some(other)) => format!(
                    "is declared as {}, and stands for a {kind} here; correct the kind or the reference",
                    shown(other.as_str()),
                ),
            },
        };
        findings.report_text(place, id.as_str(), |id| format!("{id} {fault}"));
    }
}
