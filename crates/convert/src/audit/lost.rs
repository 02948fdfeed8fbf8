//! Checking what is dropped, and what is synthesized.

use std::io::{Read, Seek};

use exact_json::{Value, json_hash};

use super::at::{At, Side};
use super::derived::{self, Holds, Known, Named};
use super::finding::{Check, Finding};
use super::head;
use super::run::Run;
use super::suspect;
use super::within;
use crate::overlay::{Laid, Spot};
use crate::report::{Basis, Function, Origin, Reason};
use crate::steps::Item;

impl<S: Read + Seek, T: Read + Seek> Run<S, T> {
    pub(super) fn dropped(&mut self, at: &At<'_>, laid: &Laid<'_>, reason: Reason) {
        for spot in laid.source {
            let value = at.value(Side::Source, *spot);
            match (value, reason) {
                (None, Reason::Unreadable) | (Some(_), Reason::Superseded | Reason::Sensitive) => {}
                (None, _) => {
                    let found = format!("bytes that cannot be read, dropped as {}", reason.name());
                    let finding =
                        Finding::new(Check::Unreadable, found, "unreadable as the reason");
                    self.find(at.finding(finding).at(at.place(Side::Source, *spot)));
                }
                (Some(_), Reason::Unreadable) => {
                    let found = "a value that can be read, dropped as unreadable";
                    let finding =
                        Finding::new(Check::Unreadable, found, "bytes that cannot be read");
                    self.find(at.finding(finding).at(at.place(Side::Source, *spot)));
                }
                (Some(value), Reason::Duplicate) => {
                    for leaf in suspect::leaves(value) {
                        let suspect = at.suspect(Side::Source, *spot, leaf.index());
                        self.duplicates.add(json_hash(leaf, &self.keys), suspect);
                    }
                }
                (Some(value), _) => {
                    self.texts.dropped(value, |node| at.suspect(Side::Source, *spot, node));
                }
            }
        }
    }

    pub(super) fn synthesized(&mut self, at: &At<'_>, laid: &Laid<'_>, origin: &Origin) {
        let via = self.named(at, laid);
        for spot in laid.target {
            if self.has_enough() {
                return;
            }
            let Some(value) = at.value(Side::Target, *spot) else { continue };
            let counts = match origin {
                Origin::Value(basis, said) => {
                    self.said(at, *spot, value, *basis, said);
                    *basis != Basis::Option
                }
                Origin::Derived(function) => {
                    self.derived(at, &via, *function, *spot, value);
                    !matches!(function, Function::LatestTime | Function::Copy)
                }
            };
            if counts {
                self.texts.synthesized(value, |node| at.suspect(Side::Target, *spot, node));
            }
        }
    }

    fn said(
        &mut self,
        at: &At<'_>,
        spot: Spot,
        value: Value<'_>,
        basis: Basis,
        said: &exact_json::Json,
    ) {
        let is_said = said.with(|said| Item::Value(said).equals(value));
        let expected = if !is_said {
            said.with(|said| Item::Value(said).excerpt())
        } else if basis == Basis::Option
            && !head::says(&self.options, value)
            && !self.documents.may_say(value)
        {
            "a value of the head's options, or of a document that they name".to_owned()
        } else {
            return;
        };
        let finding = Finding::new(Check::Value, Item::Value(value).excerpt(), expected);
        self.find(at.finding(finding).at(at.place(Side::Target, spot)));
    }

    /// The values that an entry names in `via`.
    fn named<'v>(&mut self, at: &At<'v>, laid: &Laid<'_>) -> Vec<Named<'v>> {
        let named = laid.via.iter().filter_map(|spot| {
            let value = at.value(Side::Source, *spot)?;
            Some((value, self.vias.of(at.leaves(Side::Source, *spot).start, value)))
        });
        named.collect()
    }

    fn derived(
        &mut self,
        at: &At<'_>,
        via: &[Named<'_>],
        function: Function,
        spot: Spot,
        value: Value<'_>,
    ) {
        self.effort.spend(via.len() as u64);
        if function == Function::Digest {
            self.effort.spend(within::effort(value));
        }
        let index = self.source.index();
        let known = Known {
            digest: &index.digest,
            size: index.size,
            leaves: index.leaves().saturating_add(self.target.index().leaves()),
            identity: self.identity.as_deref(),
            documents: &self.documents,
            mark: self.mark.as_deref(),
        };
        let mut result = derived::check(function, value, via, &known);
        let suspect = at.suspect(Side::Target, spot, spot.node);
        match function {
            Function::LatestTime if !self.latest.claim(value, suspect) => {
                result = Err("a time".to_owned());
            }
            Function::Sequence => {
                self.sequences.insert(at.leaves(Side::Target, spot));
            }
            _ => {}
        }
        match result {
            Ok(Holds::Alone) => {}
            Ok(Holds::AsReference) => {
                self.references.add(json_hash(value, &self.keys), suspect);
                self.referring.insert(at.leaves(Side::Target, spot));
            }
            Err(expected) => {
                let found = Item::Value(value).excerpt();
                let finding = Finding::new(Check::Derived, found, expected);
                self.find(at.finding(finding).at(at.place(Side::Target, spot)));
            }
        }
    }
}
