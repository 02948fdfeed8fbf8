//! `cargo xtask codegen`: from `schemas/` to `src/generated/` of the model crates.
//!
//! A schema is bundled with the files that it refers to (`bundle`), checked against an allow-list, fixed up,
//! freed of its rules and lowered to the subset that typify turns into the types we mean (`pre`); typify makes a
//! type space of it; `space` reads that into a `model`; `emit` prints the model. `docs/codegen.md` tells it at length.

mod bundle;
mod emit;
mod error;
mod format;
mod formats;
mod model;
mod names;
mod output;
mod pre;
mod sources;
mod space;

use std::fs;
use std::path::Path;

use serde_json::Value;

pub use error::{Error, Result};
pub use output::{Tree, differences, write};
pub use sources::sha256;

use format::Format;

/// The line of a generated file's header that says so.
pub(crate) const MADE_BY: &str = "//! by `cargo xtask codegen`. Do not edit.";

/// What generation made, and what it left to others.
pub struct Generated {
    /// Every generated file.
    pub tree: Tree,
    /// What was taken out of the schemas, and changed in them, one line each.
    pub notes: Vec<String>,
}

/// Generates the code of every format from the schemas below `root`, and what follows from the rules' files.
///
/// # Errors
///
/// When a schema is missing, differs from what `SOURCE.toml` says, or says something that has no agreed treatment.
pub fn generate(root: &Path) -> Result<Generated> {
    sources::check(root)?;
    let mut generated = Generated { tree: Tree::new(), notes: Vec::new() };
    for format in formats::FORMATS {
        one(root, format, &mut generated)?;
    }
    generated.tree.extend(crate::rules::files(root)?);
    Ok(generated)
}

/// Generates the code of every format, and of one more version of one of them, with the decisions that stand for the
/// version there is: what someone does first when a specification moves.
///
/// # Errors
///
/// As [`generate`]; and when there is no such format.
pub fn generate_beside(
    root: &Path,
    name: &str,
    version: &'static str,
    module: &'static str,
) -> Result<Generated> {
    let mut generated = generate(root)?;
    let known = formats::FORMATS.iter().find(|format| format.name == name);
    let known = known.ok_or_else(|| Error::at(name, "no such format"))?;
    // The examples are documents of the version there is.
    let format = Format { version, module, examples: &[], ..*known };
    one(root, &format, &mut generated)?;
    Ok(generated)
}

/// The schema in a file, with what it refers to in its neighbours.
///
/// # Errors
///
/// When a file cannot be read, or a reference leads nowhere.
pub fn schema(path: &Path) -> Result<Value> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let read = |file: &str| {
        let path = path.with_file_name(file);
        fs::read_to_string(&path).map_err(|error| Error::at(path.display(), error))
    };
    Ok(bundle::bundle(&name, &read)?.schema)
}

fn one(root: &Path, format: &Format, generated: &mut Generated) -> Result<()> {
    let place = format.schema();
    let read = |file: &str| {
        let path = format.neighbour(file);
        fs::read_to_string(root.join(&path)).map_err(|error| Error::at(&path, error))
    };
    let bundle = bundle::bundle(format.file, &read)?;
    let schema = &bundle.schema;
    let prepared = pre::prepare(format, schema).map_err(|error| Error::at(&place, error))?;
    let model = space::model(&prepared.lowered, &bundle.documents)
        .map_err(|error| Error::at(&place, error))?;
    let folder = format.folder();
    let documents = examples(root, format)?;
    let hashed = |(file, text): &(String, String)| {
        (format.neighbour(file), sources::sha256(text.as_bytes()))
    };
    let sources: Vec<_> = bundle.files.iter().map(hashed).collect();
    let files = emit::emit(format, &model, schema, &prepared.fixed, &documents, &sources)?;
    for (name, file) in files {
        generated.tree.insert(format!("{folder}/{name}"), file);
    }
    let pretty = |schema: &Value| match serde_json::to_string_pretty(schema) {
        Ok(text) => Ok(text + "\n"),
        Err(error) => Err(Error::at(&place, error)),
    };
    let vendored = match bundle.files.as_slice() {
        [(_, text)] => text.clone(),
        _ => pretty(schema)?,
    };
    generated.tree.insert(format!("{folder}/{}", format.file), vendored);
    let shape = format.file.replace(".schema.", ".shape.");
    generated.tree.insert(format!("{folder}/{shape}"), pretty(&prepared.shape)?);
    generated.notes.extend(
        format.fixups.iter().map(|fixup| format!("{place}: fixed up, because {}", fixup.reason)),
    );
    generated
        .notes
        .extend(prepared.rules.iter().map(|rule| format!("{place}: left to the rules: {rule}")));
    Ok(())
}

/// The format's example documents; of JSON lines, each is one.
fn examples(root: &Path, format: &Format) -> Result<Vec<Value>> {
    let mut documents = Vec::new();
    for place in format.examples {
        let text = fs::read_to_string(root.join(place)).map_err(|error| Error::at(place, error))?;
        for document in serde_json::Deserializer::from_str(&text).into_iter() {
            documents.push(document.map_err(|error| Error::at(place, error))?);
        }
    }
    Ok(documents)
}
