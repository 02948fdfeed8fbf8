//! Names every type: moves inline objects, enums and texts into `$defs`, and notes what typify would lose.
//!
//! typify merges same-named types in silence, sorts members, forgets closedness and takes a constant for any JSON.
//! So each type gets a name of our own that must be unique, and a note with its members in order.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::notes::{
    EnumForm, Form, Lowered, Mark, MemberForm, Named, ObjectForm, Refs, Slot, UnionForm,
};
use super::nullable::without_null;
use super::prose::{explained, head_of, value_of};
use super::rules::{is_open_tag, members};
use super::walk::token;
use crate::codegen::error::{Error, Result};
use crate::codegen::format::{Format, Group, Native};
use crate::codegen::names::{pascal, singular};

/// Lowers a schema that has no rules any more.
pub(crate) fn lower(format: &Format, schema: &Value) -> Result<Lowered> {
    let lowering = Lowering {
        format,
        root: schema,
        defs: Map::new(),
        types: Vec::new(),
        shared: Map::new(),
        unused: format.names.iter().map(|(at, _)| *at).collect(),
        undescribed: format.members.iter().map(|(member, _)| *member).collect(),
        unmet: format.texts.iter().map(|(at, _)| *at).collect(),
    };
    lowering.run()
}

struct Lowering<'a> {
    format: &'a Format,
    root: &'a Value,
    defs: Map<String, Value>,
    types: Vec<Named>,
    /// The members of the group as first met, to compare the later ones with.
    shared: Map<String, Value>,
    /// Pointers of the format's names that no type has asked for yet.
    unused: BTreeSet<&'static str>,
    /// Descriptions of the format's members that were not used yet.
    undescribed: BTreeSet<&'static str>,
    /// Pointers of the format's texts that no member has led to yet.
    unmet: BTreeSet<&'static str>,
}

impl<'a> Lowering<'a> {
    fn run(mut self) -> Result<Lowered> {
        let title = self.root.get("title").and_then(Value::as_str);
        let title = title
            .ok_or_else(|| Error::at("#", "the schema needs a title: the name of its root type"))?;
        self.named(self.root, title, "#")?;
        let mut root = self.defs.shift_remove(title).unwrap_or_default();
        for (name, def) in self.root.get("$defs").and_then(Value::as_object).into_iter().flatten() {
            if needs_type(def) {
                self.named(def, &pascal(name), &format!("#/$defs/{}", token(name)))?;
            }
        }
        if let Some(member) = self.undescribed.first() {
            let place = format_args!("description of {member}");
            return Err(Error::at(place, "no such member; remove the description"));
        }
        if let Some(at) = self.unused.first() {
            return Err(Error::at(
                at,
                "no type here asks for the name that the format gives it; remove the name",
            ));
        }
        if let Some(at) = self.unmet.first() {
            return Err(Error::at(
                at,
                "no member here is text by this definition; remove it from the format's `texts`",
            ));
        }
        self.documented()?;
        root["title"] = json!(title);
        root["$defs"] = Value::Object(self.defs);
        Ok(Lowered { schema: root, types: self.types })
    }

    /// Gives the undescribed types the format's descriptions.
    fn documented(&mut self) -> Result<()> {
        for (name, doc) in self.format.docs {
            let place = format_args!("description of {name}");
            let named = self.types.iter_mut().find(|named| named.name == *name);
            let named =
                named.ok_or_else(|| Error::at(place, "no such type; remove the description"))?;
            let of_the_schema = named.doc.take();
            // An inline enum or text has its member's description, which speaks of the member.
            if of_the_schema.is_some() && !matches!(named.form, Form::Enum(_) | Form::Text { .. }) {
                return Err(Error::at(place, "the schema has one now; remove ours"));
            }
            named.doc = Some((*doc).to_owned());
        }
        for named in &mut self.types {
            let given = self.format.docs.iter().any(|(name, _)| *name == named.name);
            if let (Form::Enum(_), Some(value), false) =
                (&named.form, value_of(&named.pointer), given)
            {
                named.doc = Some(match named.doc.take() {
                    Some(doc) => format!("{value}.\n\n{doc}"),
                    None => format!("{value}."),
                });
            }
        }
        match self.types.iter().find(|named| named.doc.is_none()) {
            Some(named) => Err(Error::at(
                &named.pointer,
                format_args!(
                    "{} has no description; give it one in the format's `docs`",
                    named.name
                ),
            )),
            None => Ok(()),
        }
    }

    /// What stands in place of `schema`: a reference to a type of its own, or a simple schema.
    fn place(&mut self, schema: &Value, name: &str, at: &str) -> Result<Value> {
        let Value::Object(object) = schema else { return Ok(native(JSON)) };
        if let Some(reference) = object.get("$ref").and_then(Value::as_str) {
            let (target, def) = self.resolve(reference, at)?;
            if needs_type(def) {
                return Ok(json!({ "$ref": format!("#/$defs/{}", pascal(&target)) }));
            }
            return self.place(&def.clone(), name, &format!("#/$defs/{}", token(&target)));
        }
        if needs_type(schema) {
            let given = self.format.names.iter().find(|(place, _)| *place == at);
            let name = given.map_or(name, |(place, name)| {
                self.unused.remove(place);
                *name
            });
            self.named(schema, name, at)?;
            return Ok(json!({ "$ref": format!("#/$defs/{name}") }));
        }
        match object.get("type") {
            None => Ok(native(JSON)),
            Some(Value::String(kind)) => self.simple(object, kind, name, at),
            Some(Value::Array(kinds)) if *kinds == [json!("string"), json!("null")] => {
                Ok(json!({ "type": ["string", "null"] }))
            }
            Some(other) => Err(Error::at(at, format_args!("no agreed type for {other}"))),
        }
    }

    fn simple(
        &mut self,
        object: &Map<String, Value>,
        kind: &str,
        name: &str,
        at: &str,
    ) -> Result<Value> {
        let format = object.get("format").and_then(Value::as_str);
        let pattern = object.get("pattern").and_then(Value::as_str);
        match (kind, pattern, format) {
            ("string", Some(pattern), _) => {
                let check = self.format.patterns.iter().find(|(text, _)| *text == pattern);
                let (_, text) = check.ok_or_else(|| {
                    Error::at(
                        at,
                        "no type checks this pattern; name one in the format's `patterns`",
                    )
                })?;
                Ok(native(*text))
            }
            ("string", None, Some("uri")) => Ok(native(URI)),
            ("string", None, None) => {
                let text = self.format.texts.iter().find(|(place, _)| *place == at);
                Ok(text.map_or(json!({ "type": "string" }), |(place, text)| {
                    self.unmet.remove(place);
                    native(*text)
                }))
            }
            ("string", None, Some(format)) => {
                Err(Error::at(at, format_args!("no agreed type for the format {format}")))
            }
            ("boolean", ..) => Ok(json!({ "type": "boolean" })),
            ("integer", ..) => Ok(native(INTEGER)),
            ("number", ..) => Ok(native(NUMBER)),
            ("object", ..) => Ok(native(OBJECT)),
            ("array", ..) => {
                let items = object.get("items").unwrap_or(&Value::Bool(true));
                let items = self.place(items, &singular(name), &format!("{at}/items"))?;
                Ok(json!({ "type": "array", "items": items }))
            }
            _ => Err(Error::at(at, format_args!("no agreed type for {kind}"))),
        }
    }

    /// Makes a type of its own and notes it.
    fn named(&mut self, schema: &Value, name: &str, at: &str) -> Result<()> {
        let Value::Object(object) = schema else { return Err(Error::at(at, "expected an object")) };
        // The note stands before those of the types inside it.
        let index = self.types.len();
        self.types.push(Named {
            name: name.to_owned(),
            pointer: at.to_owned(),
            doc: head_of(object),
            provisional: provisional(object),
            form: Form::Text { max: 0 },
        });
        let (lowered, form) = if let Some(variants) = object.get("oneOf") {
            self.union(object, variants, at)?
        } else if let Some(form) = unknown(object) {
            (native_of("unknown", name), form)
        } else if object.contains_key("properties") {
            self.object(object, name, at)?
        } else if let Some((open, values)) = enumerated(object) {
            let form = EnumForm { open, values: explained(object, &values) };
            (json!({ "type": "string", "enum": values }), Form::Enum(form))
        } else if let Some(constant) = object.get("const") {
            let values = vec![constant.as_str().unwrap_or_default().to_owned()];
            let form = EnumForm { open: false, values: explained(object, &values) };
            (json!({ "type": "string", "enum": values }), Form::Enum(form))
        } else if let Some(max) = object.get("maxLength").and_then(Value::as_u64) {
            if object.contains_key("pattern") || object.contains_key("format") {
                return Err(Error::at(
                    at,
                    "no agreed type for text with both a length and a pattern",
                ));
            }
            (json!({ "type": "string", "maxLength": max }), Form::Text { max })
        } else {
            return Err(Error::at(at, "no agreed type for this schema"));
        };
        self.types[index].form = form;
        if self.defs.insert(name.to_owned(), lowered).is_some() {
            let other = self.types.iter().position(|named| named.name == name);
            let other = other.and_then(|i| self.types.get(i)).map_or("", |named| &named.pointer);
            return Err(Error::at(
                at,
                format_args!(
                    "the name {name} is taken by {other}; give one of them another in the format's `names`"
                ),
            ));
        }
        Ok(())
    }

    fn union(
        &mut self,
        object: &Map<String, Value>,
        variants: &Value,
        at: &str,
    ) -> Result<(Value, Form)> {
        let of_union = |key: &str| object.get("x-union")?.get(key)?.as_str().map(str::to_owned);
        let (Some(tag), Some(open)) = (of_union("tag"), of_union("open")) else {
            return Err(Error::at(at, "a oneOf needs x-union with a tag and the open variant"));
        };
        let mut form = UnionForm { tag, variants: Vec::new(), unknown: pascal(&open) };
        let mut refs = Vec::new();
        for (index, variant) in variants.as_array().into_iter().flatten().enumerate() {
            let at = format!("{at}/oneOf/{index}");
            let reference = variant.get("$ref").and_then(Value::as_str);
            let reference =
                reference.ok_or_else(|| Error::at(&at, "a variant must be a reference"))?;
            let (name, def) = self.resolve(reference, &at)?;
            refs.push(json!({ "$ref": format!("#/$defs/{}", pascal(&name)) }));
            if name == open {
                continue;
            }
            let constant = def.pointer(&format!("/properties/{}/const", token(&form.tag)));
            let constant = constant.and_then(Value::as_str);
            let constant =
                constant.ok_or_else(|| Error::at(&at, "a variant's tag must be a constant"))?;
            form.variants.push((constant.to_owned(), pascal(&name)));
        }
        if refs.len() != form.variants.len() + 1 {
            return Err(Error::at(
                at,
                format_args!("the open variant {open} must stand in the list, once"),
            ));
        }
        self.same_tags(&form, &open, at)?;
        Ok((json!({ "oneOf": refs }), Form::Union(form)))
    }

    /// The open variant must exclude exactly the tags of the others.
    fn same_tags(&self, form: &UnionForm, open: &str, at: &str) -> Result<()> {
        let (_, def) = self.resolve(&format!("#/$defs/{open}"), at)?;
        let Some(Form::Unknown { known, .. }) = def.as_object().and_then(unknown) else {
            return Err(Error::at(at, format_args!("{open} is no open variant")));
        };
        let tags: BTreeSet<_> = form.variants.iter().map(|(tag, _)| tag).collect();
        if known.iter().collect::<BTreeSet<_>>() == tags {
            return Ok(());
        }
        Err(Error::at(
            format_args!("#/$defs/{open}"),
            "must exclude exactly the tags of the other variants",
        ))
    }

    fn object(
        &mut self,
        object: &Map<String, Value>,
        name: &str,
        at: &str,
    ) -> Result<(Value, Form)> {
        let open = match object.get("additionalProperties") {
            Some(Value::Bool(open)) => *open,
            _ => {
                return Err(Error::at(
                    at,
                    "an object must say additionalProperties: true or false",
                ));
            }
        };
        let required: BTreeSet<&str> = object
            .get("required")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let group = self.group_of(object, at)?;
        let tag = self.tag_of(at);
        let mut slots = Vec::new();
        let mut properties = Map::new();
        let mut needed = Vec::new();
        for (wire, member) in members(object) {
            let place = format!("{at}/properties/{}", token(wire));
            if let Some(group) = group.filter(|group| group.members.contains(&wire.as_str())) {
                self.share(group, wire, member, required.contains(wire.as_str()), &place)?;
                if !properties.contains_key(group.member) {
                    properties.insert(
                        group.member.to_owned(),
                        json!({ "$ref": format!("#/$defs/{}", group.name) }),
                    );
                    needed.push(json!(group.member));
                    slots.push(Slot::Own(group_member(group)));
                }
                slots.push(Slot::Shared(wire.clone()));
                continue;
            }
            let mut form =
                self.member(wire, member, required.contains(wire.as_str()), tag.as_deref())?;
            self.describe(&mut form, name, &place)?;
            let lowered = match &form.tag {
                Some(value) => native_of("tag", &pascal(value)),
                None => self.place_member(member, &format!("{name}{}", pascal(wire)), &place)?,
            };
            if form.required {
                needed.push(json!(wire));
            }
            properties.insert(wire.clone(), lowered);
            slots.push(Slot::Own(form));
        }
        let lowered = json!({ "type": "object", "required": needed, "properties": properties });
        Ok((lowered, Form::Object(ObjectForm { open, slots })))
    }

    /// What stands in place of a member's schema, null aside.
    fn place_member(&mut self, member: &Value, name: &str, at: &str) -> Result<Value> {
        let Some(bare) = without_null(member) else { return self.place(member, name, at) };
        if needs_type(&bare) {
            return Err(Error::at(
                at,
                "a type of its own that may be null must be said as anyOf: a reference, and null",
            ));
        }
        self.place(&bare, name, at)
    }

    fn member(
        &self,
        wire: &str,
        member: &Value,
        required: bool,
        tag: Option<&str>,
    ) -> Result<MemberForm> {
        let bare = without_null(member);
        let nullable = bare.is_some();
        let member = bare.as_ref().unwrap_or(member);
        let empty = Map::new();
        let object = member.as_object().unwrap_or(&empty);
        let doc = match object.get("$ref").and_then(Value::as_str) {
            _ if object.contains_key("description") => head_of(object),
            // What a definition of a kind of text says is true, and says nothing of the member.
            Some(reference) => {
                let (_, def) = self.resolve(reference, wire)?;
                def.as_object()
                    .filter(|def| !is_plain(def))
                    .and_then(|def| text(def, "description"))
            }
            None => None,
        };
        Ok(MemberForm {
            wire: wire.to_owned(),
            doc,
            required,
            nullable,
            provisional: provisional(object),
            tag: tag.filter(|tag| *tag == wire).and_then(|_| text(object, "const")),
            group: false,
            mark: mark(object),
            definition: definition(object),
        })
    }

    /// Gives a member the format's description, where the schema has none.
    fn describe(&mut self, form: &mut MemberForm, name: &str, at: &str) -> Result<()> {
        let member = format!("{name}.{}", form.wire);
        let Some((member, doc)) = self.format.members.iter().find(|(known, _)| *known == member)
        else {
            return Ok(());
        };
        self.undescribed.remove(member);
        if form.doc.replace((*doc).to_owned()).is_some() {
            return Err(Error::at(at, "the schema has a description now; remove ours"));
        }
        Ok(())
    }

    /// The tag's name, where the object at `at` is a variant of a union.
    fn tag_of(&self, at: &str) -> Option<String> {
        let defs = self
            .root
            .get("$defs")
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
            .map(|(_, def)| def);
        let union = std::iter::once(self.root).chain(defs).find(|union| {
            let variants = union.get("oneOf").and_then(Value::as_array);
            variants
                .into_iter()
                .flatten()
                .any(|variant| variant.get("$ref").and_then(Value::as_str) == Some(at))
        })?;
        union.pointer("/x-union/tag")?.as_str().map(str::to_owned)
    }

    /// The format's group, where the object shares its members.
    fn group_of(&self, object: &Map<String, Value>, at: &str) -> Result<Option<&'a Group>> {
        let Some(group) = self.format.group.as_ref() else { return Ok(None) };
        if self.root.get("title").and_then(Value::as_str) != Some(group.union) {
            return Err(Error::at(
                "#",
                format_args!("is not the union {} of the group {}", group.union, group.name),
            ));
        }
        let variants = self.root.get("oneOf").and_then(Value::as_array).into_iter().flatten();
        if !variants
            .filter_map(|v| v.get("$ref").and_then(Value::as_str))
            .any(|reference| reference == at)
        {
            return Ok(None);
        }
        let has = |wire: &&&str| object.get("properties").is_some_and(|m| m.get(**wire).is_some());
        match group.members.iter().find(|wire| !has(wire)) {
            Some(wire) => {
                let message = format_args!(
                    "lacks `{wire}`, which the group {} says every variant has",
                    group.name
                );
                Err(Error::at(at, message))
            }
            None => Ok(Some(group)),
        }
    }

    /// Adds a member to its group's type, or checks that it is the same as in the other objects.
    fn share(
        &mut self,
        group: &Group,
        wire: &str,
        member: &Value,
        required: bool,
        at: &str,
    ) -> Result<()> {
        let as_here = json!([member, required]);
        if let Some(first) = self.shared.get(wire) {
            let message = format_args!(
                "is not what the other members `{wire}` of the group {} are",
                group.name
            );
            return if *first == as_here { Ok(()) } else { Err(Error::at(at, message)) };
        }
        if self.shared.is_empty() {
            self.types.push(Named {
                name: group.name.to_owned(),
                pointer: String::new(),
                doc: Some(group.doc.to_owned()),
                provisional: false,
                form: Form::Object(ObjectForm { open: false, slots: Vec::new() }),
            });
            let empty = json!({ "type": "object", "required": [], "properties": {} });
            self.defs.insert(group.name.to_owned(), empty);
        }
        self.shared.insert(wire.to_owned(), as_here);
        let form = self.member(wire, member, required, None)?;
        let lowered = self.place_member(member, &pascal(wire), at)?;
        let group_type = self.types.iter_mut().find(|named| named.name == group.name);
        if let Some(Named { form: Form::Object(object), .. }) = group_type {
            object.slots.push(Slot::Own(form));
        }
        if let Some(def) = self.defs.get_mut(group.name) {
            def["properties"][wire] = lowered;
            if let (true, Some(list)) = (required, def["required"].as_array_mut()) {
                list.push(json!(wire));
            }
        }
        Ok(())
    }

    fn resolve(&self, reference: &str, at: &str) -> Result<(String, &Value)> {
        let name = reference.strip_prefix("#/$defs/").unwrap_or(reference);
        let def = self.root.get("$defs").and_then(|defs| defs.get(name));
        let def = def.ok_or_else(|| Error::at(at, format_args!("nothing is at {reference}")))?;
        Ok((name.to_owned(), def))
    }
}

const JSON: Native = Native { krate: "exact_json", name: "Json" };
const OBJECT: Native = Native { krate: "exact_json", name: "Object" };
const INTEGER: Native = Native { krate: "exact_json", name: "Integer" };
const NUMBER: Native = Native { krate: "exact_json", name: "Number" };
const URI: Native = Native { krate: "exact_json", name: "Uri" };

fn native(native: Native) -> Value {
    native_of(native.krate, native.name)
}

/// A schema that typify takes for a type written by hand.
fn native_of(krate: &str, name: &str) -> Value {
    json!({ "x-rust-type": { "crate": krate, "version": "*", "path": format!("{krate}::{name}") } })
}

/// Whether a schema becomes a type with a name of its own.
fn needs_type(schema: &Value) -> bool {
    let Value::Object(object) = schema else { return false };
    let names = ["properties", "enum", "const", "oneOf", "anyOf", "maxLength"];
    names.iter().any(|keyword| object.contains_key(*keyword))
}

/// The form of a union's open variant: an object of which only the tag is described, and not its value.
fn unknown(object: &Map<String, Value>) -> Option<Form> {
    let (tag, member) = members(object).find(|(_, member)| is_open_tag(member))?;
    let known = member.pointer("/not/enum")?.as_array()?;
    Some(Form::Unknown {
        tag: tag.clone(),
        known: known.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
    })
}

/// The values of an enum, and whether it is open.
pub(super) fn enumerated(object: &Map<String, Value>) -> Option<(bool, Vec<String>)> {
    let strings = |values: &Value| {
        values.as_array().map(|v| v.iter().filter_map(Value::as_str).map(str::to_owned).collect())
    };
    if let Some(values) = object.get("enum") {
        return Some((false, strings(values)?));
    }
    match object.get("anyOf")?.as_array()?.as_slice() {
        [known, any] if *any == json!({ "type": "string" }) => {
            Some((true, strings(known.get("enum")?)?))
        }
        _ => None,
    }
}

/// A definition of a kind of text, or of a list of such.
fn is_plain(def: &Map<String, Value>) -> bool {
    let kind = def.get("type").and_then(Value::as_str);
    matches!(kind, Some("string" | "array")) && !def.contains_key("enum")
}

fn group_member(group: &Group) -> MemberForm {
    MemberForm {
        wire: group.member.to_owned(),
        doc: Some(group.doc.to_owned()),
        required: true,
        nullable: false,
        provisional: false,
        tag: None,
        group: true,
        mark: None,
        definition: None,
    }
}

pub(super) fn text(object: &Map<String, Value>, keyword: &str) -> Option<String> {
    object.get(keyword).and_then(Value::as_str).map(str::to_owned)
}

/// What a member's own keywords say of the ids of a document.
fn mark(object: &Map<String, Value>) -> Option<Mark> {
    if let Some(kind) = text(object, "x-local-id") {
        return Some(Mark::LocalId(kind));
    }
    if let Some(kind) = text(object, "x-foreign-id") {
        return Some(Mark::ForeignId(kind));
    }
    let kinds = object.get("x-refs")?.as_array()?.iter().filter_map(Value::as_str);
    let kinds: Vec<String> = kinds.map(str::to_owned).collect();
    Some(Mark::Refs(if kinds == ["*"] { Refs::Any } else { Refs::Of(kinds) }))
}

/// The name of the definition that a member, or each of its items, refers to.
fn definition(object: &Map<String, Value>) -> Option<String> {
    let items = object.get("items").and_then(Value::as_object);
    let reference = text(object, "$ref").or_else(|| text(items?, "$ref"))?;
    reference.strip_prefix("#/$defs/").map(str::to_owned)
}

fn provisional(object: &Map<String, Value>) -> bool {
    object.get("x-status").and_then(Value::as_str) == Some("provisional")
}
