//! The bind file: what the operator says of a checkpoint's statements that the checkpoint does not say.
//!
//! An entry of a context package has a predicate, an object, subjects, a space, a basis, a sensitivity and a review. A statement of a
//! checkpoint has none of them, and no mapping may make them up. Whoever hands out a package writes them down, by the ids of the
//! statements:
//!
//! ```
//! use opencheckpoint_convert::bind::Bind;
//!
//! let bind: Bind = exact_json::from_str(
//!     r#"{
//!         "bind": "0.1",
//!         "statements": {
//!             "pref-hotel": {
//!                 "predicate": "https://vocab.example/predicates/prefers-hotel-style",
//!                 "subjects": ["urn:uuid:0d8a1d0b-2f0c-4a55-9c3e-2b5b8a0f7f41"],
//!                 "space": "urn:uuid:a27fd923-d0a7-4dde-972c-46c40fe575a5",
//!                 "epistemic_basis": "subject_confirmed",
//!                 "sensitivity": "normal",
//!                 "review_status": "accepted",
//!                 "decision": "urn:uuid:5a3e8d6e-5c0f-4f0c-8f3a-7b7a3f2d9c11"
//!             }
//!         }
//!     }"#,
//! )?;
//! assert_eq!(bind.statements["pref-hotel"].sensitivity.as_deref(), Some("normal"));
//! # Ok::<(), exact_json::Error>(())
//! ```
//!
//! Reading is strict: a member that is not known, a text that is blank, a list without an item are errors, each with its place.

mod read;

use std::collections::BTreeMap;

use exact_json::Json;
use schemars::{JsonSchema, Schema};

/// The version of the bind file's format.
pub const BIND: &str = "0.1";

/// What the operator says of statements, by their local ids.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(deny_unknown_fields, title = "A bind file")]
pub struct Bind {
    /// The version of the format: `0.1`.
    #[schemars(extend("const" = BIND))]
    pub bind: String,
    /// What is said of each statement, by its id in the checkpoint.
    pub statements: BTreeMap<String, Binding>,
}

/// What the operator says of one statement.
///
/// Of a statement that came from a package's entry before, the entry says all this by itself: only its space, and a sensitivity that is
/// no lower, may be said. Of every other, everything but `object` and `decision` must be.
#[derive(Clone, Debug, Default, PartialEq, Eq, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct Binding {
    /// What the statement says of its subject: a URI, as selectors name it.
    #[schemars(regex(pattern = r"\S"))]
    pub predicate: Option<String>,
    /// What it says. Absent: the text of the statement, as a string.
    pub object: Option<BoundObject>,
    /// Whom it is about. The names are never written: a package has pseudonyms.
    #[schemars(length(min = 1), inner(regex(pattern = r"\S")))]
    pub subjects: Option<Vec<String>>,
    /// The id of the context space that it belongs to, as selectors name it. It is never written, either.
    #[schemars(regex(pattern = r"\S"))]
    pub space: Option<String>,
    /// How it is known: `subject_confirmed`, or a word of the provider's.
    #[schemars(regex(pattern = r"\S"))]
    pub epistemic_basis: Option<String>,
    /// How careful one must be with it: `normal`, or a word of the provider's.
    #[schemars(regex(pattern = r"\S"))]
    pub sensitivity: Option<String>,
    /// Whether somebody reviewed it: `accepted`, or a word of the provider's.
    #[schemars(regex(pattern = r"\S"))]
    pub review_status: Option<String>,
    /// The decision in which it was accepted. What is accepted must have one. It is never written, either.
    #[schemars(regex(pattern = r"\S"))]
    pub decision: Option<String>,
}

/// So many containers a [value](BoundObject::value) has inside each other at most: with more, a checkpoint that is made of the package
/// could not hold it.
pub const DEEPEST: usize = 120;

/// What a statement says of its subject.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct BoundObject {
    /// What kind of value it is: `string`, or a word of the provider's.
    #[schemars(rename = "type", regex(pattern = r"\S"))]
    pub type_: String,
    /// The value, with at most [`DEEPEST`] containers inside each other.
    pub value: Json,
    /// The language of a text, as a BCP 47 tag.
    #[schemars(regex(pattern = r"\S"))]
    pub language: Option<String>,
}

/// The JSON Schema (draft 2020-12) of a bind file.
///
/// It is kept in `schemas/bind/0.1`; a test holds the two together.
///
/// ```
/// let schema = opencheckpoint_convert::bind::schema();
/// assert_eq!(schema.get("title").unwrap(), "A bind file");
/// ```
#[must_use]
pub fn schema() -> Schema {
    crate::schema::of::<Bind>()
}
