//! `--with`: the documents that those to be checked speak of.

use std::path::{Path, PathBuf};

use open_continuity_model::Document;
use opencheckpoint_convert::Format;
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::open_continuity::DocumentRef;
use opencheckpoint_rules::opencheckpoint::Parent;

use crate::exit::Failure;
use crate::files::Input;

/// What is at hand beside the documents that are checked.
#[derive(Default)]
pub(super) struct Beside {
    /// The bytes of checkpoints.
    checkpoints: Vec<Vec<u8>>,
    /// Requests, receipts, packages, and what else there is of their kind.
    documents: Vec<Document>,
}

impl Beside {
    /// Reads the files.
    ///
    /// # Errors
    ///
    /// One that cannot be read, or that nothing is checked against.
    pub(super) fn read(paths: &[PathBuf]) -> Result<Self, Failure> {
        let mut beside = Self::default();
        for path in paths {
            beside.add(path)?;
        }
        Ok(beside)
    }

    fn add(&mut self, path: &Path) -> Result<(), Failure> {
        let mut input = Input::open(path)?;
        let bytes = input.bytes()?;
        let malformed = |error| Failure::read(&input.name, &error);
        match opencheckpoint_convert::sniff(&bytes) {
            Ok(Format::ContextRequest | Format::GrantReceipt | Format::ContextPackage) => {
                self.documents.push(exact_json::from_slice(&bytes).map_err(malformed)?);
            }
            Ok(format) if format.is_stream() => {
                let message = format!("is a {format} file, and nothing is checked against one");
                return Err(Failure::file(&input.name, message));
            }
            // A parent may be of a later version, and whatever else a reference names of any type.
            Ok(_) | Err(_) => {
                if let Ok(document @ Document::Unknown(_)) = exact_json::from_slice(&bytes) {
                    self.documents.push(document);
                } else {
                    Parent::read(&bytes).map_err(malformed)?;
                    self.checkpoints.push(bytes);
                }
            }
        }
        Ok(())
    }

    /// The requests, receipts, packages and the like.
    pub(super) fn documents(&self) -> Vec<DocumentRef<'_>> {
        self.documents.iter().map(DocumentRef::from).collect()
    }

    /// The parent of a checkpoint: the one that it names; or, where there is but one, that, since it was handed in as the parent.
    pub(super) fn parent(&self, checkpoint: &Checkpoint) -> Option<Parent<'_>> {
        let named = checkpoint.parent.as_ref()?.id.as_str();
        let parents = || self.checkpoints.iter().filter_map(|bytes| Parent::read(bytes).ok());
        let only = || parents().next().filter(|_| self.checkpoints.len() == 1);
        parents().find(|parent| parent.id() == named).or_else(only)
    }
}
