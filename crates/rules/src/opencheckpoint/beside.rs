//! What is at hand beside a checkpoint.

use exact_json::{Error, Read, ReadError, Value, read};

/// The documents that are at hand beside a checkpoint, for [`check_with`](super::check_with).
#[derive(Debug, Clone, Default)]
pub struct With<'b> {
    /// The parent, which the checkpoint names by its id and its digest.
    pub parent: Option<Parent<'b>>,
}

/// The document that a checkpoint was derived from: its bytes, and the id that it states.
///
/// It may be of another version, or break rules of its own; nothing is found in it.
///
/// ```
/// use opencheckpoint_rules::opencheckpoint::Parent;
///
/// let parent = Parent::read(br#"{"id": "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f"}"#)?;
/// assert_eq!(parent.id(), "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f");
/// # Ok::<(), exact_json::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Parent<'b> {
    bytes: &'b [u8],
    id: String,
}

impl<'b> Parent<'b> {
    /// The document with these bytes, which are those that the digest was taken of: as the file has them, and not written anew.
    ///
    /// # Errors
    ///
    /// When they are no strict JSON, or no object that has a text as its `id`.
    pub fn read(bytes: &'b [u8]) -> Result<Self, Error> {
        let Id(id) = exact_json::from_slice(bytes)?;
        Ok(Self { bytes, id })
    }

    /// The document, byte for byte.
    #[must_use]
    pub const fn bytes(&self) -> &'b [u8] {
        self.bytes
    }

    /// The `id` that the document states.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// The `id` of an object of any members.
struct Id(String);

impl<'t> Read<'t> for Id {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        read::tag(value, "id").map(|id| Self(id.decode().into_owned()))
    }
}
