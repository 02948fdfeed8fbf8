//! The documents that a report's options name by their digests: what they say, the operator said.

use std::collections::HashSet;
use std::hash::RandomState;

use exact_json::digest::{Sha256, sha256};
use exact_json::{Json, Object, OwnedTape, Scanner, Value, jcs, json_hash};

use super::derived::{Named, is_uuid_v5, text};
use super::finding::{Check, Finding};
use super::suspect::leaves;
use crate::derived::Pseudonym;
use crate::options::Options;

/// The documents that the options of a report name, as far as they are at hand.
#[derive(Default)]
pub(super) struct Documents {
    keys: RandomState,
    /// What they say: leaves, as hashes.
    said: HashSet<u64>,
    /// The digest that references to the receipt have.
    receipt: Option<Sha256>,
    /// What stands for the texts in them under that receipt.
    pseudonyms: HashSet<String>,
    /// Whether the options name any that is not at hand.
    lacks_some: bool,
}

impl Documents {
    /// Takes in what is at hand; what no option names is found.
    pub(super) fn of(options: &Object, at_hand: &[&[u8]]) -> (Self, Vec<Finding>) {
        let mut documents = Self::default();
        let mut findings = Vec::new();
        let digest = |name: &'static str| {
            let digest = options.get(name)?;
            digest.with(|digest| Some((name, text(digest)?.into_owned())))
        };
        let mut named: Vec<_> = Options::DOCUMENTS.iter().copied().filter_map(digest).collect();
        let mut texts = Vec::new();
        for bytes in at_hand {
            let digest = sha256(bytes).to_ocp();
            let Some(at) = named.iter().position(|(_, named)| *named == digest) else {
                let expected = "a document that an option names by its digest";
                findings.push(Finding::new(Check::Adapter, digest, expected).at("beside"));
                continue;
            };
            let (name, _) = named.swap_remove(at);
            let Ok(tape) = OwnedTape::scan(&mut Scanner::new(), bytes) else {
                findings.push(Finding::new(Check::Adapter, digest, "a document").at("beside"));
                continue;
            };
            let root = tape.tape(0).root();
            for leaf in leaves(root) {
                documents.said.insert(json_hash(leaf, &documents.keys));
                texts.extend(text(leaf).map(std::borrow::Cow::into_owned));
            }
            if name == "grant" {
                documents.receipt = jcs::canonical_digest(root).ok();
            }
        }
        documents.lacks_some = !named.is_empty();
        if let Some(receipt) = documents.receipt {
            let digest = Json::from(receipt.to_ocp());
            documents.said.insert(digest.with(|digest| json_hash(digest, &documents.keys)));
            let all = texts.iter().flat_map(|text| Pseudonym::ALL.map(|of| of.of(receipt, text)));
            documents.pseudonyms = all.collect();
        }
        (documents, findings)
    }

    /// Whether they say a value, as far as can be told.
    pub(super) fn may_say(&self, value: Value<'_>) -> bool {
        self.lacks_some || self.said.contains(&json_hash(value, &self.keys))
    }

    /// Whether a text stands for one of theirs, or of `via`, as far as can be told.
    pub(super) fn may_stand_for(&self, pseudonym: &str, via: &[Named<'_>]) -> bool {
        if self.lacks_some {
            let uuid = pseudonym.strip_prefix("urn:uuid:");
            return uuid.is_some_and(is_uuid_v5);
        }
        let Some(receipt) = self.receipt else { return false };
        let of_via = |(value, _): &Named<'_>| {
            let name = text(*value).unwrap_or_default();
            Pseudonym::ALL.iter().any(|of| of.of(receipt, &name) == pseudonym)
        };
        self.pseudonyms.contains(pseudonym) || via.iter().any(of_via)
    }
}
