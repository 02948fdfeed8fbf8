//! What a rule may speak of among the leaves of a checkpoint.

use exact_json::{Instant, Object, Place, Timestamp, Uri};
use opencheckpoint_model::v0_1::{Checkpoint, Leaf};

use super::secrets::{self, Credential};

/// What a rule may speak of among the leaves, each with its place, in the order of the schema.
///
/// The leaves are most of a document, and nearly all of them are in order: each is looked at once, while the document is walked
/// through, and what is in order is not kept.
pub(super) struct Leaves<'c> {
    captured: Option<Instant<'c>>,
    /// The strings of nothing but white space, as far as they are neither times nor URIs.
    pub(super) blank: Vec<Blank>,
    /// The times that are none, the leap seconds, and what is later than the capture.
    pub(super) timestamps: Vec<(&'c Timestamp, Place)>,
    /// The URIs that are none.
    pub(super) uris: Vec<(&'c Uri, Place)>,
    /// Every `extensions`.
    pub(super) extensions: Vec<(&'c Object, Place)>,
    /// What looks like a credential.
    pub(super) credentials: Vec<Credential>,
}

/// A string of nothing but white space.
pub(super) struct Blank {
    pub(super) place: Place,
    /// Whether it is there to be read.
    pub(super) is_text: bool,
}

impl<'c> Leaves<'c> {
    pub(super) fn of(checkpoint: &'c Checkpoint) -> Self {
        let mut leaves = Self {
            captured: checkpoint.created_at.instant(),
            blank: vec![],
            timestamps: vec![],
            uris: vec![],
            extensions: vec![],
            credentials: vec![],
        };
        checkpoint.leaves(&mut |leaf, place| leaves.see(leaf, place));
        leaves
    }

    fn see(&mut self, leaf: Leaf<'c>, place: Place) {
        secrets::credentials(leaf, place, &mut self.credentials);
        match leaf {
            Leaf::Text(text) | Leaf::String(text) => {
                if text.chars().all(char::is_whitespace) {
                    self.blank.push(Blank { place, is_text: matches!(leaf, Leaf::Text(_)) });
                }
            }
            Leaf::Timestamp(timestamp) if self.is_odd(timestamp) => {
                self.timestamps.push((timestamp, place));
            }
            Leaf::Uri(uri) if !uri.is_uri() => self.uris.push((uri, place)),
            Leaf::Extensions(extensions) => self.extensions.push((extensions, place)),
            Leaf::Timestamp(_) | Leaf::Uri(_) | Leaf::Object(_) => {}
        }
    }

    fn is_odd(&self, timestamp: &Timestamp) -> bool {
        let Some(instant) = timestamp.instant() else { return true };
        self.captured.is_some_and(|captured| instant > captured) || timestamp.leap_day().is_some()
    }
}
