//! A format: which schema, which crate, and the decisions that a schema alone does not make.

use serde_json::Value;

use super::error::Result;

/// One version of one format, and how it becomes a module of a model crate.
#[derive(Clone, Copy)]
pub(crate) struct Format {
    /// The format's folder in `schemas/`.
    pub(crate) name: &'static str,
    /// The version's folder in the format's.
    pub(crate) version: &'static str,
    /// The schema's file name.
    pub(crate) file: &'static str,
    /// The crate that gets the module.
    pub(crate) krate: &'static str,
    /// The module's name.
    pub(crate) module: &'static str,
    /// What the root type is the whole of: a document, a record.
    pub(crate) unit: &'static str,
    /// Changes to the schema before anything is made of it.
    pub(crate) fixups: &'static [Fixup],
    /// Names that are better than those made from the place: pointer and name.
    pub(crate) names: &'static [(&'static str, &'static str)],
    /// What the schema leaves undescribed: a type's name, and its description.
    pub(crate) docs: &'static [(&'static str, &'static str)],
    /// Descriptions of members that the schema does not describe, by `Type.member`.
    pub(crate) members: &'static [(&'static str, &'static str)],
    /// Documents whose parts show in the documentation what each type looks like, JSON or JSON lines, from the root
    /// of the repository.
    pub(crate) examples: &'static [&'static str],
    /// Text with a pattern: the pattern, and the type that checks it.
    pub(crate) patterns: &'static [(&'static str, Native)],
    /// Text of any form that a type by hand can tell more of: the definition's pointer, and the type.
    pub(crate) texts: &'static [(&'static str, Native)],
    /// Members that several objects share, as one type.
    pub(crate) group: Option<Group>,
}

impl Format {
    /// The schema's path from the root of the repository.
    pub(crate) fn schema(&self) -> String {
        self.neighbour(self.file)
    }

    /// The path of a file beside the schema, from the root of the repository.
    pub(crate) fn neighbour(&self, file: &str) -> String {
        format!("schemas/{}/{}/{file}", self.name, self.version)
    }

    /// The folder of the generated module, from the root of the repository.
    pub(crate) fn folder(&self) -> String {
        format!("crates/{}/src/generated/{}", self.krate, self.module)
    }
}

/// A change to a schema before generation. It fails where it no longer applies, so that none outlives its reason.
#[derive(Clone, Copy)]
pub(crate) struct Fixup {
    /// Why the schema as it is would give a worse type.
    pub(crate) reason: &'static str,
    /// The change; an error when the schema is not as expected any more.
    pub(crate) apply: fn(&mut Value) -> Result<()>,
}

/// A type that is written by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Native {
    /// `exact_json`, or `ext` for the crate's own `src/ext.rs`.
    pub(crate) krate: &'static str,
    /// The type's name.
    pub(crate) name: &'static str,
}

/// Members that several objects share and that mean the same in each: one struct, written member by member
/// where the schema has them.
#[derive(Clone, Copy)]
pub(crate) struct Group {
    /// The struct's name.
    pub(crate) name: &'static str,
    /// The member that holds it.
    pub(crate) member: &'static str,
    /// What it is.
    pub(crate) doc: &'static str,
    /// The union whose variants share the members.
    pub(crate) union: &'static str,
    /// The members, by their names in the schema, in its order.
    pub(crate) members: &'static [&'static str],
}
