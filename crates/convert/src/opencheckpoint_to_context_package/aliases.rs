//! What the package calls things by: pseudonyms that mean nothing outside of it.

use std::collections::HashSet;

use exact_json::digest::Sha256;
use exact_json::trace::{Function, List, Out, Place, Str};
use open_continuity_model::ReferenceAliasKind;
use open_continuity_model::v0_4::target::{ReferenceAlias, SubjectAlias};

use crate::derived::Pseudonym;

/// The pseudonyms that packed entries refer to, in the order of their first use.
pub(super) struct Aliases {
    receipt: Sha256,
    declared: HashSet<String>,
    subjects: Vec<Alias>,
    /// Spaces, decisions and sources.
    references: [Vec<Alias>; 3],
}

/// What stands for a name.
struct Alias {
    name: String,
    pseudonym: String,
    /// Where the name stands in the checkpoint; none where the operator said it.
    place: Option<Place>,
}

/// What an alias is declared as, beside subjects.
const KINDS: [(Pseudonym, ReferenceAliasKind); 3] = [
    (Pseudonym::Space, ReferenceAliasKind::Space),
    (Pseudonym::Decision, ReferenceAliasKind::Decision),
    (Pseudonym::Source, ReferenceAliasKind::Source),
];

impl Aliases {
    pub(super) fn under(receipt: Sha256) -> Self {
        Self {
            receipt,
            declared: HashSet::new(),
            subjects: Vec::new(),
            references: Default::default(),
        }
    }

    /// What stands for a name, and is declared nowhere.
    pub(super) fn undeclared(&self, of: Pseudonym, name: &str) -> String {
        of.of(self.receipt, name)
    }

    /// What stands for a name that an entry refers to.
    pub(super) fn declare(&mut self, of: Pseudonym, name: &str, place: Option<Place>) -> String {
        let pseudonym = of.of(self.receipt, name);
        let list = match KINDS.iter().position(|(kind, _)| *kind == of) {
            Some(at) => &mut self.references[at],
            None => &mut self.subjects,
        };
        if self.declared.insert(pseudonym.clone()) {
            list.push(Alias { name: name.to_owned(), pseudonym: pseudonym.clone(), place });
        }
        pseudonym
    }

    /// What stands for the spaces that are among these, or for all that there are.
    pub(super) fn spaces(&self, among: Option<&[&str]>) -> Vec<(String, Option<Place>)> {
        let [spaces, ..] = &self.references;
        let wanted = |alias: &&Alias| among.is_none_or(|among| among.contains(&&*alias.name));
        spaces.iter().filter(wanted).map(|alias| (alias.pseudonym.clone(), alias.place)).collect()
    }

    pub(super) fn subject_aliases<'t>(
        &self,
        own: impl Fn(Function, Option<Place>, String) -> Out<Str<'t>>,
    ) -> List<SubjectAlias<'t>> {
        let alias = |alias: &Alias| SubjectAlias {
            package_subject_ref: own(Function::UuidV5, alias.place, alias.pseudonym.clone()),
            delivery_alias: Some(own(
                Function::UuidV5,
                alias.place,
                Pseudonym::Delivery.of(self.receipt, &alias.name),
            )),
            extra: Vec::new(),
        };
        self.subjects.iter().map(alias).collect()
    }

    pub(super) fn reference_aliases<'t>(
        &self,
        own: impl Fn(Function, Option<Place>, String) -> Out<Str<'t>>,
    ) -> List<ReferenceAlias<'t>> {
        let all = self.references.iter().zip(&KINDS);
        let all = all.flat_map(|(list, (_, kind))| list.iter().map(move |alias| (alias, kind)));
        let alias = |(alias, kind): (&Alias, &ReferenceAliasKind)| ReferenceAlias {
            package_ref: own(Function::UuidV5, alias.place, alias.pseudonym.clone()),
            kind: Some(Out::constant(kind.clone())),
            extra: Vec::new(),
        };
        all.map(alias).collect()
    }
}
