//! Examples for the documentation of types: parts of the format's example documents.
//!
//! An example is text that the type reads and writes back, so that it shows what the JSON looks like and fails as a test
//! when it is wrong.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::{Map, Value};

use super::Context;
use crate::codegen::model::{Enum, Form, Member, Model, Place, Struct, Ty, Type, Union};
use crate::codegen::names::snake;

/// What stands for each type in the example documents, by its name: its first value there.
pub(super) type Examples = BTreeMap<String, Value>;

/// An optional member whose text is longer is left out of an example.
const LONGEST: usize = 60;

/// Gathers the first value of each type.
pub(super) fn gather(model: &Model, documents: &[Value]) -> Examples {
    let mut examples = Examples::new();
    for document in documents {
        visit(model, &Ty::Named(model.root().to_owned()), document, &mut examples);
    }
    examples
}

fn visit(model: &Model, ty: &Ty, value: &Value, examples: &mut Examples) {
    match (ty, value) {
        (Ty::Array(items), Value::Array(values)) => {
            for value in values {
                visit(model, items, value, examples);
            }
        }
        (Ty::Nullable(inner), value) => visit(model, inner, value, examples),
        (Ty::Named(name), value) => {
            let Some(ty) = model.get(name) else { return };
            match &ty.form {
                Form::Struct(object) => {
                    examples.entry(name.clone()).or_insert_with(|| trimmed(model, object, value));
                    for member in members(model, object) {
                        if let Some(value) = value.get(&member.wire) {
                            visit(model, &member.ty, value, examples);
                        }
                    }
                }
                Form::Union(union) => {
                    let variant = variant(union, value);
                    let ty = variant.unwrap_or(&union.unknown);
                    visit(model, &Ty::Named(ty.clone()), value, examples);
                    if let (Some(ty), false) = (variant, examples.contains_key(name))
                        && let Some(example) = examples.get(ty).cloned()
                    {
                        examples.insert(name.clone(), example);
                    }
                }
                Form::Text { .. } | Form::Unknown { .. } => {
                    examples.entry(name.clone()).or_insert_with(|| value.clone());
                }
                Form::Enum(_) => {}
            }
        }
        _ => {}
    }
}

/// The members of an object in JSON, those of its group among them.
fn members<'m>(model: &'m Model, object: &'m Struct) -> Vec<&'m Member> {
    object.order.iter().filter_map(|place| member_at(model, object, place)).collect()
}

fn member_at<'m>(model: &'m Model, object: &'m Struct, place: &Place) -> Option<&'m Member> {
    match place {
        Place::Own(index) => object.members.get(*index),
        Place::Shared(holder, wire) => {
            let Ty::Named(group) = &object.members.get(*holder)?.ty else { return None };
            model.object(group)?.members.iter().find(|member| member.wire == *wire)
        }
    }
}

/// The type of a union's value; none where the schema does not name it.
fn variant<'m>(union: &'m Union, value: &Value) -> Option<&'m String> {
    let tag = value.get(&union.tag)?.as_str()?;
    union.variants.iter().find(|(_, known, _)| known == tag).map(|(_, _, ty)| ty)
}

/// The members that a value must have, and the short ones of the others, in the schema's order.
fn trimmed(model: &Model, object: &Struct, value: &Value) -> Value {
    let mut example = Map::new();
    for member in members(model, object) {
        let Some(value) = value.get(&member.wire) else { continue };
        let is_short = !value.is_object() && !value.is_array();
        if member.required {
            example.insert(member.wire.clone(), smaller(model, &member.ty, value));
        } else if is_short && value.to_string().len() <= LONGEST {
            example.insert(member.wire.clone(), value.clone());
        }
    }
    Value::Object(example)
}

/// A required value, of which only what is required is shown.
fn smaller(model: &Model, ty: &Ty, value: &Value) -> Value {
    match (ty, value) {
        (Ty::Array(items), Value::Array(values)) => {
            values.iter().take(1).map(|value| smaller(model, items, value)).collect()
        }
        (Ty::Named(name), value) => match model.get(name).map(|ty| &ty.form) {
            Some(Form::Struct(object)) => trimmed(model, object, value),
            Some(Form::Union(union)) => match variant(union, value).and_then(|ty| model.object(ty))
            {
                Some(object) => trimmed(model, object, value),
                None => value.clone(),
            },
            _ => value.clone(),
        },
        _ => value.clone(),
    }
}

/// The example of a type, as documentation; nothing where the documents have none.
pub(super) fn of(context: &Context<'_>, ty: &Type) -> TokenStream {
    let lines = lines(context, ty);
    let lines =
        lines.iter().map(|line| if line.is_empty() { line.clone() } else { format!(" {line}") });
    quote! { #(#[doc = #lines])* }
}

/// The lines of the example: an empty one, and a block of code.
pub(super) fn lines(context: &Context<'_>, ty: &Type) -> Vec<String> {
    let example = context.examples.get(&ty.name);
    let code = match (&ty.form, example) {
        (Form::Enum(values), _) => enumerated(ty, values),
        (Form::Struct(object), Some(value)) if !object.group => read_and_written(ty, value),
        (Form::Union(_), Some(value)) => read_and_written(ty, value),
        (Form::Text { .. }, Some(Value::String(text))) => text_of(ty, text),
        (Form::Unknown { tag, .. }, Some(value)) => unknown(ty, tag, value),
        _ => return Vec::new(),
    };
    let krate = context.format.krate.replace('-', "_");
    let path = format!("{krate}::{}::{}", context.format.module, ty.name);
    let head =
        ["", "```"].map(str::to_owned).into_iter().chain([format!("use {path};"), String::new()]);
    head.chain(code).chain(["```".to_owned()]).collect()
}

fn enumerated(ty: &Type, values: &Enum) -> Vec<String> {
    let Some(first) = values.variants.first() else { return Vec::new() };
    let (name, variant, wire) = (&ty.name, &first.name, &first.wire);
    let mut lines = vec![
        format!("assert_eq!({wire:?}.parse(), Ok({name}::{variant}));"),
        format!("assert_eq!({name}::{variant}.to_string(), {wire:?});"),
    ];
    if values.open {
        lines.push(format!(
            "assert_eq!({name}::from(\"another\"), {name}::Other(\"another\".to_owned()));"
        ));
    } else {
        lines.push(format!("assert!(\"another\".parse::<{name}>().is_err());"));
    }
    lines
}

fn read_and_written(ty: &Type, value: &Value) -> Vec<String> {
    let (name, field) = (&ty.name, snake(&ty.name));
    vec![
        format!("let text = {};", raw(&value.to_string())),
        format!("let {field}: {name} = serde_json::from_str(text)?;"),
        format!("assert_eq!(serde_json::to_string(&{field})?, text);"),
        "# Ok::<(), serde_json::Error>(())".to_owned(),
    ]
}

fn text_of(ty: &Type, text: &str) -> Vec<String> {
    let name = &ty.name;
    vec![
        format!("let text: {name} = {text:?}.parse()?;"),
        format!("assert_eq!(text.as_str(), {text:?});"),
        "# Ok::<(), exact_json::Refusal>(())".to_owned(),
    ]
}

fn unknown(ty: &Type, tag: &str, value: &Value) -> Vec<String> {
    let (name, known) = (&ty.name, value.get(tag).and_then(Value::as_str).unwrap_or_default());
    let tag = snake(tag);
    vec![
        format!("let json = exact_json::Json::parse({})?;", raw(&value.to_string())),
        format!("let unknown = {name}::try_from(json)?;"),
        format!("assert_eq!(unknown.{tag}(), {known:?});"),
        "# Ok::<(), Box<dyn std::error::Error>>(())".to_owned(),
    ]
}

/// A raw string that the text does not end.
fn raw(text: &str) -> String {
    let mut hashes = "#".to_owned();
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    format!("r{hashes}\"{text}\"{hashes}")
}
