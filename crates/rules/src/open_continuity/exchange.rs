//! A document as the rules look at it: with those that it speaks of.

use std::cell::OnceCell;
use std::collections::HashMap;

use exact_json::digest::Sha256;
use exact_json::jcs::JcsError;
use exact_json::{Timestamp, UrnUuid};
use open_continuity_model::{
    ContextPackage, ContextRequest, GrantReceipt, PackageEntry, ProposalRights, Reference,
};

use super::content::Content;
use super::document_ref::{DocumentRef, Identity};
use super::{With, ids};

/// A document, those handed in with it, and which of them it answers.
pub(super) struct Exchange<'d> {
    pub(super) document: DocumentRef<'d>,
    /// The time at which the document is to be used.
    pub(super) at: Option<&'d Timestamp>,
    /// The request that a receipt answers, or that the receipt of a package does.
    request: Option<&'d ContextRequest>,
    /// The receipt that a package is made under.
    receipt: Option<&'d GrantReceipt>,
    /// The contents of a package's entries.
    contents: Vec<Content>,
    /// The documents at hand.
    at_hand: AtHand<'d>,
}

/// What came before a document and limits it.
#[derive(Clone, Copy)]
pub(super) enum Earlier<'d> {
    Request(&'d ContextRequest),
    Receipt(&'d GrantReceipt),
}

impl<'d> Earlier<'d> {
    /// How it is called.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Request(_) => "the request",
            Self::Receipt(_) => "the receipt",
        }
    }

    pub(super) fn proposal_rights(self) -> Option<&'d ProposalRights> {
        match self {
            Self::Request(request) => request.proposal_rights.as_ref(),
            Self::Receipt(receipt) => receipt.proposal_rights.as_ref(),
        }
    }
}

impl<'d> Exchange<'d> {
    pub(super) fn new(document: DocumentRef<'d>, with: &With<'d>) -> Self {
        let at_hand = AtHand::new(with.beside);
        let (receipt, request, contents) = match document {
            DocumentRef::Receipt(receipt) => (None, at_hand.request_of(receipt), Vec::new()),
            DocumentRef::Package(package) => {
                let receipt = at_hand.receipt_of(package);
                let request = match receipt {
                    Some(receipt) => at_hand.request_of(receipt),
                    None => at_hand.counterpart(None, &package.correlation_id, request),
                };
                (receipt, request, package.entries.iter().map(Content::of).collect())
            }
            DocumentRef::Request(_) | DocumentRef::Other(_) => (None, None, Vec::new()),
        };
        Self { document, at: with.at, request, receipt, contents, at_hand }
    }

    /// The document, where it is a receipt, with the request that it answers.
    pub(super) fn receipt(&self) -> Option<(&'d GrantReceipt, Option<&'d ContextRequest>)> {
        match self.document {
            DocumentRef::Receipt(receipt) => Some((receipt, self.request)),
            _ => None,
        }
    }

    /// The document, where it is a package.
    pub(super) fn package(&self) -> Option<&'d ContextPackage> {
        match self.document {
            DocumentRef::Package(package) => Some(package),
            _ => None,
        }
    }

    /// The receipt that the package is made under.
    pub(super) fn grant(&self) -> Option<&'d GrantReceipt> {
        self.receipt
    }

    /// The request that was answered.
    pub(super) fn asked(&self) -> Option<&'d ContextRequest> {
        self.request
    }

    /// What limits the document: of a receipt its request, of a package its receipt, then the request.
    pub(super) fn earlier(&self) -> impl Iterator<Item = Earlier<'d>> {
        let receipt = self.receipt.map(Earlier::Receipt);
        receipt.into_iter().chain(self.request.map(Earlier::Request))
    }

    /// The entries of a package, each with its place in their list and its content.
    pub(super) fn entries(&self) -> impl Iterator<Item = (usize, &'d PackageEntry, &Content)> {
        let entries = self.package().map(|package| &package.entries);
        let entries = entries.into_iter().flatten().enumerate();
        entries.zip(&self.contents).map(|((n, entry), content)| (n, entry, content))
    }

    /// The object at hand that a reference names by its id: of its revision, where several are at hand.
    pub(super) fn referenced(&self, reference: &Reference) -> Option<&Object<'d>> {
        self.at_hand.referenced(reference)
    }
}

/// The documents at hand, by what references name them by.
struct AtHand<'d> {
    objects: Vec<Object<'d>>,
    /// The first one of each id.
    by_id: HashMap<String, usize>,
    /// The first one of each id and revision.
    by_revision: HashMap<(String, String), usize>,
}

/// A document at hand.
pub(super) struct Object<'d> {
    document: DocumentRef<'d>,
    pub(super) identity: Identity<'d>,
    digest: OnceCell<Result<Sha256, JcsError>>,
}

impl Object<'_> {
    /// The digest of its canonical form, taken once.
    pub(super) fn digest(&self) -> Result<Sha256, &JcsError> {
        self.digest.get_or_init(|| self.document.canonical_digest()).as_ref().copied()
    }
}

impl<'d> AtHand<'d> {
    fn new(beside: &[DocumentRef<'d>]) -> Self {
        let mut at_hand =
            Self { objects: Vec::new(), by_id: HashMap::new(), by_revision: HashMap::new() };
        for (n, document) in beside.iter().enumerate() {
            let identity = document.identity();
            if let Some(id) = &identity.id {
                let id = ids::key(id).into_owned();
                if let Some(revision) = &identity.revision {
                    let revision = ids::revision(revision).into_owned();
                    at_hand.by_revision.entry((id.clone(), revision)).or_insert(n);
                }
                at_hand.by_id.entry(id).or_insert(n);
            }
            at_hand.objects.push(Object { document: *document, identity, digest: OnceCell::new() });
        }
        at_hand
    }

    fn referenced(&self, reference: &Reference) -> Option<&Object<'d>> {
        let id = ids::key(&reference.id).into_owned();
        let revision = ids::revision(&reference.revision).into_owned();
        let first = self.by_id.get(&id).copied();
        let n = self.by_revision.get(&(id, revision)).copied().or(first)?;
        self.objects.get(n)
    }

    fn request_of(&self, receipt: &GrantReceipt) -> Option<&'d ContextRequest> {
        self.counterpart(receipt.request_ref.as_ref(), &receipt.correlation_id, request)
    }

    fn receipt_of(&self, package: &ContextPackage) -> Option<&'d GrantReceipt> {
        self.counterpart(package.grant_receipt_ref.as_ref(), &package.correlation_id, receipt)
    }

    /// The document that is meant: the one that the reference names; else the first of the same transfer; else the only one of
    /// the type, since who hands in one means that one.
    fn counterpart<T: Copy>(
        &self,
        reference: Option<&Reference>,
        correlation_id: &UrnUuid,
        of_type: fn(DocumentRef<'d>) -> Option<(T, &'d UrnUuid)>,
    ) -> Option<T> {
        let named = reference.and_then(|reference| self.referenced(reference));
        if let Some((document, _)) = named.and_then(|object| of_type(object.document)) {
            return Some(document);
        }
        let all = || self.objects.iter().filter_map(|object| of_type(object.document));
        let correlation_id = ids::key(correlation_id);
        let same = all().find(|(_, other)| ids::key(other) == correlation_id);
        let only = || {
            let mut all = all();
            all.next().filter(|_| all.next().is_none())
        };
        same.or_else(only).map(|(document, _)| document)
    }
}

fn request(document: DocumentRef<'_>) -> Option<(&ContextRequest, &UrnUuid)> {
    match document {
        DocumentRef::Request(request) => Some((request, &request.correlation_id)),
        _ => None,
    }
}

fn receipt(document: DocumentRef<'_>) -> Option<(&GrantReceipt, &UrnUuid)> {
    match document {
        DocumentRef::Receipt(receipt) => Some((receipt, &receipt.correlation_id)),
        _ => None,
    }
}
