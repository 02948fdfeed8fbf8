//! A schema of several files as one: what a file refers to in its neighbours is brought in.
//!
//! Every definition moves into the `$defs` of the one document, under the name that it has, and a file that
//! describes a document of its own becomes a definition named after its title. A name that two files give is an
//! error, because each becomes a type. (JSON Schema's own way to bundle keeps the files and their addresses apart,
//! and so has no need of unique names.)

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::error::{Error, Result};
use super::pre::walk;

/// A schema that refers to no other file.
pub(crate) struct Bundle {
    pub(crate) schema: Value,
    /// The files that it was made of, in the order in which they were met, and their texts.
    pub(crate) files: Vec<(String, String)>,
    /// The definitions that were the whole of a file: documents of their own.
    pub(crate) documents: Vec<String>,
}

/// Bundles `file` with those that it refers to. `read` gives the text of a neighbour by its name.
pub(crate) fn bundle(file: &str, read: &dyn Fn(&str) -> Result<String>) -> Result<Bundle> {
    let mut bundling = Bundling { read, files: Vec::new(), schemas: BTreeMap::new() };
    bundling.load(file)?;
    let mut root = Value::Null;
    let mut defs = Definitions::default();
    let mut documents = Vec::new();
    let mut next = 0;
    // A file that is met while another is bundled stands behind it in the list.
    while let Some((file, _)) = bundling.files.get(next).cloned() {
        let mut schema = bundling.schemas.get(&file).cloned().unwrap_or_default();
        bundling.refer(&mut schema, &file)?;
        let own = schema.as_object_mut().and_then(|schema| schema.shift_remove("$defs"));
        if next == 0 {
            root = schema;
        } else if let Some(name) = document(&schema, &file)? {
            defs.insert(&name, definition(schema), &file)?;
            documents.push(name);
        }
        for (name, def) in own.as_ref().and_then(Value::as_object).into_iter().flatten() {
            defs.insert(name, def.clone(), &file)?;
        }
        next += 1;
    }
    if !defs.schemas.is_empty() {
        root["$defs"] = Value::Object(defs.schemas);
    }
    Ok(Bundle { schema: root, files: bundling.files, documents })
}

struct Bundling<'r> {
    read: &'r dyn Fn(&str) -> Result<String>,
    files: Vec<(String, String)>,
    schemas: BTreeMap<String, Value>,
}

impl Bundling<'_> {
    /// Reads a file, unless it was met before.
    fn load(&mut self, file: &str) -> Result<&Value> {
        if !self.schemas.contains_key(file) {
            let text = (self.read)(file)?;
            let schema = serde_json::from_str(&text).map_err(|error| Error::at(file, error))?;
            self.files.push((file.to_owned(), text));
            self.schemas.insert(file.to_owned(), schema);
        }
        self.schemas.get(file).ok_or_else(|| Error::at(file, "was not read"))
    }

    /// Points every reference below `schema`, which stands in `file`, at the one document.
    fn refer(&mut self, schema: &mut Value, file: &str) -> Result<()> {
        let Value::Object(object) = schema else { return Ok(()) };
        if let Some(reference) = object.get("$ref").and_then(Value::as_str) {
            let target = self.target(reference, file)?;
            object.insert("$ref".to_owned(), json!(target));
        }
        walk::children_mut(object, file, &mut |inner, _| self.refer(inner, file))
    }

    /// Where `reference` points in the one document.
    fn target(&mut self, reference: &str, file: &str) -> Result<String> {
        let (other, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        if other.contains(['/', ':']) {
            let message = format_args!("`{reference}` is no file of the same folder");
            return Err(Error::at(file, message));
        }
        let other = if other.is_empty() { file } else { other };
        let schema = self.load(other)?;
        if let Some(name) = fragment.strip_prefix("/$defs/") {
            let defined = schema.get("$defs").is_some_and(|defs| defs.get(name).is_some());
            if defined {
                return Ok(format!("#/$defs/{name}"));
            }
        } else if fragment.is_empty()
            && let Some(name) = document(schema, other)?
        {
            return Ok(format!("#/$defs/{name}"));
        }
        Err(Error::at(file, format_args!("nothing is at `{reference}`")))
    }
}

#[derive(Default)]
struct Definitions {
    schemas: Map<String, Value>,
    /// The file that each is from.
    files: BTreeMap<String, String>,
}

impl Definitions {
    fn insert(&mut self, name: &str, schema: Value, file: &str) -> Result<()> {
        if let Some(other) = self.files.insert(name.to_owned(), file.to_owned()) {
            let message = format_args!("the definition `{name}` is one of {other} too");
            return Err(Error::at(file, message));
        }
        self.schemas.insert(name.to_owned(), schema);
        Ok(())
    }
}

/// The name of the definition that a file becomes; none when it holds nothing but definitions.
fn document(schema: &Value, file: &str) -> Result<Option<String>> {
    const HEAD: &[&str] = &["$schema", "$id", "$comment", "$defs"];
    if schema.as_object().is_some_and(|object| object.keys().all(|k| HEAD.contains(&k.as_str()))) {
        return Ok(None);
    }
    let title = schema.get("title").and_then(Value::as_str).unwrap_or_default();
    let mut rest = title.chars();
    match rest.next() {
        Some(first) => Ok(Some(first.to_lowercase().chain(rest).collect())),
        None => Err(Error::at(file, "needs a title: the name of the definition that it becomes")),
    }
}

/// A file's schema as a definition: without what makes it a document with an address.
fn definition(mut schema: Value) -> Value {
    if let Some(object) = schema.as_object_mut() {
        for keyword in ["$schema", "$id"] {
            object.shift_remove(keyword);
        }
    }
    schema
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Bundle, bundle};
    use crate::codegen::error::{Error, Result};

    fn bundled(files: &[(&str, Value)]) -> Result<Bundle> {
        bundle("root.json", &|name| {
            let found = files.iter().find(|(file, _)| *file == name);
            found
                .map(|(_, schema)| schema.to_string())
                .ok_or_else(|| Error::at(name, "no such file"))
        })
    }

    fn refused(files: &[(&str, Value)]) -> String {
        bundled(files).err().unwrap().to_string()
    }

    #[test]
    fn a_schema_of_one_file_stays_as_it_is() {
        let schema = json!({"title": "A", "$defs": {"b": {"type": "string"}}, "items": {"$ref": "#/$defs/b"}});
        let bundle = bundled(&[("root.json", schema.clone())]).unwrap();
        assert_eq!(bundle.schema, schema);
        assert_eq!(bundle.documents, [""; 0]);
    }

    #[test]
    fn what_is_referred_to_is_brought_in_under_its_name() {
        let bundle = bundled(&[
            ("root.json", json!({"title": "Root", "oneOf": [{"$ref": "cup.json"}, {"$ref": "#/$defs/own"}],
                "$defs": {"own": {"$ref": "common.json#/$defs/id"}}})),
            ("cup.json", json!({"$schema": "s", "$id": "i", "title": "TeaCup",
                "properties": {"id": {"$ref": "common.json#/$defs/id"}, "in": {"$ref": "cup.json"}}})),
            ("common.json", json!({"$id": "c", "$defs": {"id": {"type": "string"}, "more": {"$ref": "#/$defs/id"}}})),
        ])
        .unwrap();
        assert_eq!(
            bundle.schema,
            json!({"title": "Root", "oneOf": [{"$ref": "#/$defs/teaCup"}, {"$ref": "#/$defs/own"}], "$defs": {
                "own": {"$ref": "#/$defs/id"},
                "teaCup": {"title": "TeaCup", "properties": {
                    "id": {"$ref": "#/$defs/id"}, "in": {"$ref": "#/$defs/teaCup"}
                }},
                "id": {"type": "string"},
                "more": {"$ref": "#/$defs/id"}
            }})
        );
        assert_eq!(bundle.documents, ["teaCup"]);
        let files: Vec<&str> = bundle.files.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!(files, ["root.json", "cup.json", "common.json"]);
    }

    #[test]
    fn a_name_that_two_files_give_is_an_error() {
        let def = json!({"$defs": {"id": {"type": "string"}}});
        let mut root = def.clone();
        root["items"] = json!({"$ref": "common.json#/$defs/id"});
        assert_eq!(
            refused(&[("root.json", root), ("common.json", def)]),
            "common.json: the definition `id` is one of root.json too"
        );
    }

    #[test]
    fn a_reference_that_leads_nowhere_is_an_error() {
        let to = |reference: &str| json!({"items": {"$ref": reference}});
        let common = json!({"$defs": {"id": {"type": "string"}}});
        for reference in ["#/$defs/id", "common.json#/$defs/key", "common.json", "common.json#/id"]
        {
            assert_eq!(
                refused(&[("root.json", to(reference)), ("common.json", common.clone())]),
                format!("root.json: nothing is at `{reference}`")
            );
        }
        assert_eq!(
            refused(&[("root.json", to("../common.json#/$defs/id"))]),
            "root.json: `../common.json#/$defs/id` is no file of the same folder"
        );
        assert_eq!(refused(&[("root.json", to("gone.json"))]), "gone.json: no such file");
    }
}
