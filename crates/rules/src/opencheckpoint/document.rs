//! A checkpoint as the rules look at it: with an index of its objects and of the references between
//! them.

use opencheckpoint_model::v0_1::{Checkpoint, Operation, Resource, Statement};

use super::index::Index;

/// A checkpoint and its index.
pub(super) struct Document<'c> {
    checkpoint: &'c Checkpoint,
    /// Its objects and references.
    pub(super) index: Index<'c>,
}

impl<'c> Document<'c> {
    pub(super) fn new(checkpoint: &'c Checkpoint) -> Self {
        Self { checkpoint, index: Index::new(checkpoint) }
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
}
