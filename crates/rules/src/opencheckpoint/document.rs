//! A checkpoint as the rules look at it: with an index of its objects and of the references between
//! them, and with what is odd about its leaves, wherever they stand.

use exact_json::Place;
use opencheckpoint_model::v0_1::{Checkpoint, Digest, Operation, Resource, Statement};

use super::beside::With;
use super::index::Index;
use super::leaves::Leaves;

/// A checkpoint, its index and its leaves.
pub(super) struct Document<'c> {
    pub(super) checkpoint: &'c Checkpoint,
    /// What is at hand beside it.
    pub(super) with: &'c With<'c>,
    /// Its objects and references.
    pub(super) index: Index<'c>,
    /// Its texts, times, URIs and extensions.
    pub(super) leaves: Leaves<'c>,
}

impl<'c> Document<'c> {
    pub(super) fn new(checkpoint: &'c Checkpoint, with: &'c With<'c>) -> Self {
        let (index, leaves) = (Index::new(checkpoint), Leaves::of(checkpoint));
        Self { checkpoint, with, index, leaves }
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
}
