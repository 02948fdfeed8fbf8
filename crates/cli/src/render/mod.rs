//! What the tool says: to a person, or as one JSON document.

pub(crate) mod escape;
pub(crate) mod excerpt;
pub(crate) mod terminal;
