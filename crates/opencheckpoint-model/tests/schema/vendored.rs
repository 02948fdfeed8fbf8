//! The vendored schema, read into the words of the reference page.

use std::collections::{BTreeMap, BTreeSet};

use exact_json::{Kind, OwnedTape, Scanner, Value};

use crate::page::{Member, Object};

pub(crate) struct Vendored {
    objects: BTreeMap<String, Object>,
    scalars: BTreeMap<String, (String, String)>,
    /// Path of an object and name of its member, to the path of the object that stands there.
    below: BTreeMap<(String, String), String>,
}

/// What may stand in a schema beside the rules. Anything else would be a constraint that the page does not state.
const KEYWORDS: [&str; 12] = [
    "$ref",
    "description",
    "type",
    "required",
    "properties",
    "additionalProperties",
    "items",
    "enum",
    "const",
    "format",
    "pattern",
    "maxLength",
];
const ANNOTATIONS: [&str; 5] = ["default", "allOf", "x-local-id", "x-foreign-id", "x-refs"];
const OF_THE_ROOT: [&str; 5] = ["$schema", "$id", "$comment", "title", "$defs"];

impl Vendored {
    pub(crate) fn parse(text: &str) -> Self {
        let mut scanner = Scanner::new();
        let tape = OwnedTape::scan(&mut scanner, text.as_bytes()).unwrap();
        let root = tape.tape(0).root();
        let mut vendored =
            Self { objects: BTreeMap::new(), scalars: BTreeMap::new(), below: BTreeMap::new() };
        vendored.add_object("checkpoint", root);
        for (name, schema) in root.get("$defs").unwrap().members() {
            let name = name.decode();
            if schema.get("properties").is_some() {
                vendored.add_object(&name, schema);
            } else {
                check_keywords(schema, &name);
                vendored
                    .scalars
                    .insert(name.to_string(), (words(schema), string(schema, "description")));
            }
        }
        vendored
    }

    pub(crate) fn objects(&self) -> impl Iterator<Item = (String, &Object)> {
        self.objects.iter().map(|(path, object)| (path.clone(), object))
    }

    pub(crate) fn object(&self, path: &str) -> Option<&Object> {
        self.objects.get(path)
    }

    pub(crate) fn scalars(&self) -> BTreeMap<String, (String, String)> {
        self.scalars.clone()
    }

    /// The path of the object, or of the array's objects, that the member holds; of nothing where it holds a scalar.
    pub(crate) fn path_of(&self, path: &str, member: &str) -> String {
        self.below.get(&(path.to_owned(), member.to_owned())).cloned().unwrap_or_default()
    }

    /// The ids of the rules that the schema says.
    pub(crate) fn rule_ids(&self) -> BTreeSet<String> {
        let rules = self.objects.values().flat_map(|object| &object.rules);
        rules.map(|rule| rule.split_once(": ").unwrap().0.to_owned()).collect()
    }

    fn add_object(&mut self, path: &str, schema: Value<'_>) {
        check_keywords(schema, path);
        let required: Vec<_> = schema
            .get("required")
            .into_iter()
            .flat_map(Value::items)
            .map(|name| text(name))
            .collect();
        let mut members = Vec::new();
        for (name, member) in schema.get("properties").unwrap().members() {
            let name = name.decode().into_owned();
            check_keywords(member, path);
            self.add_below(path, &name, member);
            members.push(Member {
                kind: words(member),
                required: required.contains(&name),
                description: string(member, "description"),
                name,
            });
        }
        assert!(
            required.iter().all(|name| members.iter().any(|member| member.name == *name)),
            "{path}"
        );
        let object = Object {
            prose: string(schema, "description"),
            members,
            closed: schema
                .get("additionalProperties")
                .is_some_and(|closed| closed.as_bool() == Some(false)),
            rules: schema
                .get("allOf")
                .into_iter()
                .flat_map(Value::items)
                .map(|rule| string(rule, "$comment"))
                .collect(),
        };
        self.objects.insert(path.to_owned(), object);
    }

    fn add_below(&mut self, path: &str, name: &str, member: Value<'_>) {
        let element = member.get("items").unwrap_or(member);
        let below = if element.get("properties").is_some() {
            let below =
                if path == "checkpoint" { name.to_owned() } else { format!("{path}.{name}") };
            self.add_object(&below, element);
            below
        } else if let Some(name) = definition(element) {
            name
        } else {
            return;
        };
        self.below.insert((path.to_owned(), name.to_owned()), below);
    }
}

/// A schema in the words of the page's Type column.
fn words(schema: Value<'_>) -> String {
    if let Some(name) = definition(schema) {
        return name;
    }
    if let Some(constant) = schema.get("const") {
        return constant.raw().to_owned();
    }
    if let Some(values) = schema.get("enum") {
        return values.items().map(text).collect::<Vec<_>>().join(", ");
    }
    match string(schema, "type").as_str() {
        "array" => format!("array of {}", words(schema.get("items").unwrap())),
        "object" if schema.get("properties").is_some() => "object (below)".to_owned(),
        "string" => {
            let format = schema.get("format").map(|format| format!(" ({})", text(format)));
            let pattern =
                schema.get("pattern").map(|pattern| format!(", pattern {}", text(pattern)));
            let length =
                schema.get("maxLength").map(|length| format!(", ≤ {} chars", length.raw()));
            ["string".to_owned()].into_iter().chain(format).chain(pattern).chain(length).collect()
        }
        simple => simple.to_owned(),
    }
}

fn definition(schema: Value<'_>) -> Option<String> {
    let reference = text(schema.get("$ref")?);
    Some(reference.strip_prefix("#/$defs/").unwrap().to_owned())
}

fn check_keywords(schema: Value<'_>, path: &str) {
    for (keyword, _) in schema.members() {
        let keyword = keyword.decode();
        let known = KEYWORDS.iter().chain(&ANNOTATIONS).any(|known| *known == keyword);
        assert!(
            known || path == "checkpoint" && OF_THE_ROOT.contains(&&*keyword),
            "{path}: {keyword}"
        );
    }
    if let Some(items) = schema.get("items") {
        check_keywords(items, path);
    }
}

fn string(schema: Value<'_>, keyword: &str) -> String {
    schema.get(keyword).map(text).unwrap_or_default()
}

fn text(value: Value<'_>) -> String {
    assert_eq!(value.kind(), Kind::String, "{}", value.raw());
    value.text().unwrap().decode().into_owned()
}
