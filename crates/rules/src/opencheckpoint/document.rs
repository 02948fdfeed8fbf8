//! A checkpoint as the rules look at it: with an index of its objects and of the references between
//! them, and with its times, URIs, texts and extensions at hand wherever they stand.

use std::cell::OnceCell;

use exact_json::{Object, Place, Timestamp, Uri};
use opencheckpoint_model::v0_1::{Checkpoint, Digest, Leaf, Operation, Resource, Statement};

use super::beside::With;
use super::index::Index;
use super::secrets::{self, Credential};

/// A checkpoint, its index and its leaves.
pub(super) struct Document<'c> {
    pub(super) checkpoint: &'c Checkpoint,
    /// What is at hand beside it.
    pub(super) with: &'c With<'c>,
    /// Its objects and references.
    pub(super) index: Index<'c>,
    texts: Vec<Placed<&'c str>>,
    strings: Vec<Placed<&'c str>>,
    timestamps: Vec<Placed<&'c Timestamp>>,
    uris: Vec<Placed<&'c Uri>>,
    open: Vec<Placed<Leaf<'c>>>,
    credentials: OnceCell<Vec<Credential>>,
}

/// A value, and where it stands.
type Placed<T> = (T, Place);

impl<'c> Document<'c> {
    pub(super) fn new(checkpoint: &'c Checkpoint, with: &'c With<'c>) -> Self {
        let index = Index::new(checkpoint);
        let (mut texts, mut strings) = (vec![], vec![]);
        let (mut timestamps, mut uris, mut open) = (vec![], vec![], vec![]);
        checkpoint.leaves(&mut |leaf, place| match leaf {
            Leaf::Text(text) => texts.push((text, place)),
            Leaf::String(string) => strings.push((string, place)),
            Leaf::Timestamp(timestamp) => timestamps.push((timestamp, place)),
            Leaf::Uri(uri) => uris.push((uri, place)),
            Leaf::Extensions(_) | Leaf::Object(_) => open.push((leaf, place)),
        });
        let credentials = OnceCell::new();
        Self { checkpoint, with, index, texts, strings, timestamps, uris, open, credentials }
    }

    /// The statements, each with its place in their list.
    pub(super) fn statements(&self) -> impl Iterator<Item = (usize, &'c Statement)> {
        self.checkpoint.statements.iter().flatten().enumerate()
    }

    /// The resources, each with its place in their list.
    pub(super) fn resources(&self) -> impl Iterator<Item = (usize, &'c Resource)> {
        self.checkpoint.resources.iter().flatten().enumerate()
    }

    /// The operations, each with its place in their list.
    pub(super) fn operations(&self) -> impl Iterator<Item = (usize, &'c Operation)> {
        self.checkpoint.operations.iter().flatten().enumerate()
    }

    /// The digests.
    pub(super) fn digests(&self) -> impl Iterator<Item = (&'c Digest, Place)> {
        let parent = self.checkpoint.parent.as_ref().and_then(|parent| parent.digest.as_ref());
        let parent = parent.map(|digest| (digest, Place::new("/parent/digest", [])));
        parent.into_iter().chain(self.resources().filter_map(|(n, resource)| {
            Some((resource.digest.as_ref()?, Place::new("/resources/*/digest", [n])))
        }))
    }

    /// What is there to be read.
    pub(super) fn texts(&self) -> impl Iterator<Item = Placed<&'c str>> {
        self.texts.iter().copied()
    }

    /// The other strings, as far as they are neither times nor URIs.
    pub(super) fn strings(&self) -> impl Iterator<Item = Placed<&'c str>> {
        self.strings.iter().copied()
    }

    /// The times.
    pub(super) fn timestamps(&self) -> impl Iterator<Item = Placed<&'c Timestamp>> {
        self.timestamps.iter().copied()
    }

    /// The URIs.
    pub(super) fn uris(&self) -> impl Iterator<Item = Placed<&'c Uri>> {
        self.uris.iter().copied()
    }

    /// Every object whose members the schema leaves open, `extensions` among them.
    pub(super) fn open(&self) -> impl Iterator<Item = Placed<Leaf<'c>>> {
        self.open.iter().copied()
    }

    /// Every `extensions`.
    pub(super) fn extensions(&self) -> impl Iterator<Item = Placed<&'c Object>> {
        self.open().filter_map(|(leaf, place)| match leaf {
            Leaf::Extensions(extensions) => Some((extensions, place)),
            _ => None,
        })
    }

    /// What looks like a credential. Two rules ask for it, and to look takes most of their time.
    pub(super) fn credentials(&self) -> &[Credential] {
        self.credentials.get_or_init(|| secrets::credentials(self))
    }
}
