//! What a value is called in a table: its member, whatever its place in lists and its name in open objects.

use std::collections::BTreeSet;

use opencheckpoint_convert::Format;
use serde_json::Value;

/// The members of a format.
pub(crate) struct Members {
    /// The schema; none where nobody publishes one.
    schema: Option<Value>,
}

/// Members of logs that hold what tools and users made up, however deep.
const OPEN: &[&str] = &[
    "input",
    "args",
    "response",
    "toolUseResult",
    "resultDisplay",
    "attachment",
    "snapshot",
    "usage",
    "compactMetadata",
];

/// What stands for all that is below an open member.
const BELOW: &str = "/…";

/// What the members of a part of a content begin with.
fn part(tag: &str) -> String {
    format!("part {tag} ")
}

impl Members {
    pub(crate) fn of(format: Format) -> Self {
        let text = match format {
            Format::OpenCheckpoint => opencheckpoint_model::v0_1::SCHEMA,
            Format::ContextRequest => return Self::of_continuity("contextRequest"),
            Format::GrantReceipt => return Self::of_continuity("grantReceipt"),
            Format::ContextPackage => return Self::of_continuity("contextPackage"),
            Format::SessionRecord => session_record_model::draft::SCHEMA,
            Format::Turns => agent_turns_model::v0_3::SCHEMA,
            Format::ClaudeCode
            | Format::Codex
            | Format::GeminiCli
            | Format::Pi
            | Format::OpenAiChat
            | Format::OpenAiResponses
            | Format::AnthropicMessages => {
                return Self { schema: None };
            }
        };
        Self { schema: Some(serde_json::from_str(text).unwrap()) }
    }

    /// The members of one of the types of document that a schema is of.
    fn of_continuity(definition: &str) -> Self {
        let mut schema: Value = serde_json::from_str(open_continuity_model::v0_4::SCHEMA).unwrap();
        schema.as_object_mut().unwrap().remove("oneOf").unwrap();
        schema["$ref"] = Value::from(format!("#/$defs/{definition}"));
        Self { schema: Some(schema) }
    }

    /// The same, of a format that has a schema.
    pub(crate) fn of_schema(format: Format) -> Option<Self> {
        Some(Self::of(format)).filter(|members| members.schema.is_some())
    }

    /// The name of the leaf at a pointer into a document or record.
    pub(crate) fn name(&self, whole: &Value, pointer: &str) -> String {
        let mut value = whole;
        let (mut schema, tag) = self.variant(self.schema.as_ref(), whole);
        let mut name = tag.map(|tag| format!("{tag} ")).unwrap_or_default();
        for token in pointer.split('/').skip(1) {
            let token = token.replace("~1", "/").replace("~0", "~");
            if let Value::Array(items) = value {
                let Some(item) = items.get(token.parse::<usize>().unwrap_or(usize::MAX)) else {
                    break;
                };
                value = item;
                let tag;
                (schema, tag) = self.variant(schema.and_then(|schema| schema.get("items")), item);
                match (schema, tag) {
                    // A part of a content is the same wherever it stands.
                    (Some(_), Some(tag)) => name = part(&tag),
                    (None, Some(tag)) => name.extend(["/*[", &tag, "]"]),
                    (_, None) => name += "/*",
                }
                continue;
            }
            let Some(member) = value.get(&token) else { break };
            value = member;
            if let Some(object) = schema {
                let Some(known) = object.get("properties").and_then(|all| all.get(&token)) else {
                    // An open object: its names are the user's.
                    return name + BELOW;
                };
                schema = Some(self.dereferenced(known));
            }
            name.push('/');
            name.push_str(&token);
            let is_container = value.as_array().is_some_and(|all| !all.is_empty())
                || value.as_object().is_some_and(|all| !all.is_empty());
            if schema.is_none() && OPEN.contains(&&*token) && is_container {
                return name + BELOW;
            }
        }
        name
    }

    /// The schema of a value, and what tells it from the others where there are several: a record and a part of a content by their
    /// type.
    fn variant<'s>(
        &'s self,
        schema: Option<&'s Value>,
        value: &Value,
    ) -> (Option<&'s Value>, Option<String>) {
        let tag = value.get("type").and_then(Value::as_str);
        let Some(schema) = schema.map(|schema| self.dereferenced(schema)) else {
            return (None, tag.map(str::to_owned).filter(|_| self.schema.is_none()));
        };
        let Some(variants) = schema["oneOf"].as_array() else { return (Some(schema), None) };
        let variants: Vec<_> = variants.iter().map(|variant| self.dereferenced(variant)).collect();
        let is_it = |variant: &&&Value| variant["properties"]["type"]["const"].as_str() == tag;
        match variants.iter().find(is_it) {
            Some(variant) => (Some(variant), tag.map(str::to_owned)),
            None => (variants.last().copied(), Some("any other".to_owned())),
        }
    }

    fn dereferenced<'s>(&'s self, schema: &'s Value) -> &'s Value {
        let root = self.schema.as_ref().unwrap();
        match schema["$ref"].as_str() {
            Some(reference) => self.dereferenced(root.pointer(&reference[1..]).unwrap()),
            None => schema,
        }
    }

    /// Every member that the schema names.
    pub(crate) fn all(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        if let Some(root) = &self.schema {
            self.collect(root, String::new(), true, &mut Vec::new(), &mut found);
        }
        found
    }

    fn collect<'s>(
        &'s self,
        schema: &'s Value,
        name: String,
        is_whole: bool,
        open: &mut Vec<&'s Value>,
        found: &mut BTreeSet<String>,
    ) {
        let schema = self.dereferenced(schema);
        if open.iter().any(|outer| std::ptr::eq(*outer, schema)) {
            return;
        }
        open.push(schema);
        if let Some(variants) = schema["oneOf"].as_array() {
            for variant in variants {
                let variant = self.dereferenced(variant);
                let Some(tag) = variant["properties"]["type"]["const"].as_str() else { continue };
                let name = if is_whole { format!("{tag} ") } else { part(tag) };
                self.collect(variant, name, false, open, found);
            }
        } else if let Some(items) = schema.get("items") {
            self.collect(items, name + "/*", false, open, found);
        } else if let Some(members) = schema["properties"].as_object() {
            for (member, schema) in members {
                self.collect(schema, format!("{name}/{member}"), false, open, found);
            }
        } else {
            found.insert(name);
        }
        open.pop();
    }
}
