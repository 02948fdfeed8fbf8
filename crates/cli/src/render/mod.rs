//! What the tool says: to a person, or as one JSON document.

pub(crate) mod escape;
pub(crate) mod excerpt;
pub(crate) mod human;
pub(crate) mod sarif;
pub(crate) mod several;
pub(crate) mod summary;
pub(crate) mod survey;
pub(crate) mod table;
pub(crate) mod terminal;
pub(crate) mod words;
