//! A checkpoint as the rules look at it: with an index of its objects and of the references between
//! them, and with its times, URIs, texts and extensions at hand wherever they stand.

use exact_json::{Object, Place, Timestamp, Uri};
use opencheckpoint_model::v0_1::{Checkpoint, Digest, Leaf, Operation, Resource, Statement};

use super::beside::With;
use super::index::Index;

/// A checkpoint, its index and its leaves.
pub(super) struct Document<'c> {
    pub(super) checkpoint: &'c Checkpoint,
    /// What is at hand beside it.
    pub(super) with: &'c With<'c>,
    /// Its objects and references.
    pub(super) index: Index<'c>,
    leaves: Vec<(Leaf<'c>, Place)>,
}

impl<'c> Document<'c> {
    pub(super) fn new(checkpoint: &'c Checkpoint, with: &'c With<'c>) -> Self {
        let mut leaves = Vec::new();
        checkpoint.leaves(&mut |leaf, place| leaves.push((leaf, place)));
        Self { checkpoint, with, index: Index::new(checkpoint), leaves }
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

    /// The digests, each with the pointer to it.
    pub(super) fn digests(&self) -> impl Iterator<Item = (String, &'c Digest)> {
        let parent = self.checkpoint.parent.as_ref().and_then(|parent| parent.digest.as_ref());
        let resources = self.resources().filter_map(|(n, resource)| {
            Some((format!("/resources/{n}/digest"), resource.digest.as_ref()?))
        });
        parent.map(|digest| ("/parent/digest".to_owned(), digest)).into_iter().chain(resources)
    }

    /// Every text, time, URI and open object of the document.
    pub(super) fn leaves(&self) -> impl Iterator<Item = (Leaf<'c>, Place)> {
        self.leaves.iter().copied()
    }

    /// The times.
    pub(super) fn timestamps(&self) -> impl Iterator<Item = (&'c Timestamp, Place)> {
        self.leaves().filter_map(|(leaf, place)| match leaf {
            Leaf::Timestamp(timestamp) => Some((timestamp, place)),
            _ => None,
        })
    }

    /// The URIs.
    pub(super) fn uris(&self) -> impl Iterator<Item = (&'c Uri, Place)> {
        self.leaves().filter_map(|(leaf, place)| match leaf {
            Leaf::Uri(uri) => Some((uri, place)),
            _ => None,
        })
    }

    /// Every `extensions`.
    pub(super) fn extensions(&self) -> impl Iterator<Item = (&'c Object, Place)> {
        self.leaves().filter_map(|(leaf, place)| match leaf {
            Leaf::Extensions(extensions) => Some((extensions, place)),
            _ => None,
        })
    }
}
