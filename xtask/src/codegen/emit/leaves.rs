//! `leaves.rs`: the walk over what a document says: its texts, times, URIs and open objects.
//!
//! Rules about what a value means ask for every value of a sort, wherever the schema has one. The walk follows from the
//! types of the members, so that a new member of the sort cannot be forgotten.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::ids::has_ids;
use super::walk::{Below, Functions, Place, Walk};
use super::{Context, File, Item, ident};
use crate::codegen::error::{Error, Result};
use crate::codegen::model::{Form, Model, Ty};

pub(super) fn file(context: &Context<'_>) -> Result<File> {
    // Who walks over the objects of a document walks over its leaves; a record has neither.
    let items = if has_ids(context.model) { items(context.model)? } else { Vec::new() };
    Ok(File {
        name: "leaves",
        title: "What a document says, at the ends of its objects, and the walk over it.".to_owned(),
        imports: &[("exact_json", &["Place"])],
        items: items.into_iter().map(Item::from).collect(),
    })
}

fn items(model: &Model) -> Result<Vec<TokenStream>> {
    let root = model.root();
    let functions = Functions::new(quote! { visit: &mut impl FnMut(Leaf<'d>, Place) });
    let mut walk = LeafWalk { model, functions };
    walk.function(model, root, Place::DOCUMENT)?;
    let LeafWalk { functions, .. } = walk;
    let types: BTreeSet<&str> = functions.types().collect();
    let types: Vec<Ident> = types.into_iter().map(ident).collect();
    let root = ident(root);
    let mut items = vec![
        quote! { use super::types::{#(#types),*}; },
        quote! {
            /// A value that the schema takes no further apart, and that is more than a choice, a number or a
            /// local id.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum Leaf<'d> {
                /// What the schema calls `text`: it is there to be read.
                Text(&'d str),
                /// Any other string.
                String(&'d str),
                /// A time.
                Timestamp(&'d exact_json::Timestamp),
                /// A URI.
                Uri(&'d exact_json::Uri),
                /// Data of extensions, by their keys.
                Extensions(&'d exact_json::Object),
                /// Any other object whose members the schema leaves open.
                Object(&'d exact_json::Object),
            }
        },
        quote! {
            impl #root {
                /// Every leaf, in the order of the schema.
                pub fn leaves<'d>(&'d self, visit: &mut impl FnMut(Leaf<'d>, Place)) {
                    in_document(self, [], visit);
                }
            }
        },
    ];
    items.extend(functions.texts());
    Ok(items)
}

/// The walk in the making: of the places of objects that have a leaf in them.
struct LeafWalk<'m> {
    model: &'m Model,
    functions: Functions,
}

impl Walk for LeafWalk<'_> {
    fn functions(&mut self) -> &mut Functions {
        &mut self.functions
    }

    fn object(&mut self, _: &str, _: Place<'_>) -> Option<TokenStream> {
        None
    }

    fn member(&mut self, _: &str, below: &Below<'_>) -> Result<Option<TokenStream>> {
        let (item, at, template) = (below.item(), &below.at, &below.template);
        let leaf = match self.sort(below)? {
            Sort::Other => return Ok(None),
            Sort::Object(object) => {
                let function = self.function(self.model, &object, below.place())?;
                return Ok(function.map(|function| quote! { #function(#item, #at, visit); }));
            }
            Sort::Text => quote! { Leaf::Text(#item) },
            Sort::String => quote! { Leaf::String(#item) },
            Sort::LongString => {
                let value = below.value();
                quote! { Leaf::String(#value.as_str()) }
            }
            Sort::Timestamp => quote! { Leaf::Timestamp(#item) },
            Sort::Uri => quote! { Leaf::Uri(#item) },
            Sort::Extensions => quote! { Leaf::Extensions(#item) },
            Sort::OpenObject => quote! { Leaf::Object(#item) },
        };
        Ok(Some(quote! { visit(#leaf, Place::new(#template, #at)); }))
    }
}

impl LeafWalk<'_> {
    /// What a member, or each of its items, is.
    fn sort(&self, below: &Below<'_>) -> Result<Sort> {
        let Below { member, template: at, ty, .. } = below;
        let refers_to = |name: &str| member.definition.as_deref() == Some(name);
        Ok(match ty {
            Ty::String if refers_to("text") => Sort::Text,
            Ty::String => Sort::String,
            Ty::Text("exact_json::Timestamp") => Sort::Timestamp,
            Ty::Text("exact_json::Uri") => Sort::Uri,
            Ty::Object if refers_to("extensions") => Sort::Extensions,
            Ty::Object => Sort::OpenObject,
            Ty::Named(name) => match self.model.get(name).map(|ty| &ty.form) {
                Some(Form::Struct(_)) => Sort::Object(name.clone()),
                Some(Form::Text { .. }) => Sort::LongString,
                Some(Form::Enum(_)) => Sort::Other,
                Some(Form::Union(_) | Form::Unknown { .. }) | None => {
                    return Err(Error::at(at, "leaves within a union have no agreed form"));
                }
            },
            Ty::Text("crate::LocalId") | Ty::Bool | Ty::Integer | Ty::Number => Sort::Other,
            Ty::Text(_) | Ty::Json | Ty::Tag(_) | Ty::Array(_) | Ty::Nullable(_) => {
                return Err(Error::at(at, "is of no sort that the walk over the leaves knows"));
            }
        })
    }
}

/// What a member is to the walk.
enum Sort {
    Text,
    String,
    /// Text with a length: a type of its own.
    LongString,
    Timestamp,
    Uri,
    Extensions,
    OpenObject,
    /// An object of this type.
    Object(String),
    Other,
}
