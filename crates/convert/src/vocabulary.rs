//! Names that this project gives to what one format records and another has no member for.

use exact_json::{Read, Value};
use opencheckpoint_model::v0_1::ResourceSensitivity;

/// The key of a statement's extension that holds what a session record says of a message and a statement
/// has no member for: `author` and `origin`, each as it stands there.
pub(crate) const MESSAGE: &str = "org.opencheckpoint/message";

/// The key of a content part's `_meta` that holds the sensitivity of a resource.
pub(crate) const SENSITIVITY: &str = "org.opencheckpoint/sensitivity";

/// The sensitivity that a content part's `_meta` states, and where.
pub(crate) fn sensitivity(meta: Value<'_>) -> Option<(Value<'_>, ResourceSensitivity)> {
    let stated = meta.get(SENSITIVITY)?;
    Some((stated, ResourceSensitivity::read(stated).ok()?))
}
