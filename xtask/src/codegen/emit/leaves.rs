//! `leaves.rs`: the walk over what a document says: its texts, times, URIs and open objects.
//!
//! Rules about what a value means ask for every value of a sort, wherever the schema has one. The walk follows from the
//! types of the members, so that a new member of the sort cannot be forgotten.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::ids::{function_name, has_ids};
use super::{Context, File, Item, ident};
use crate::codegen::error::{Error, Result};
use crate::codegen::model::{Form, Member, Model, Ty};

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
    let mut walk = Walk { model, functions: Vec::new() };
    walk.function(root, "", 0)?;
    let types: BTreeSet<&str> =
        walk.functions.iter().map(|function| function.ty.as_str()).collect();
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
                ///
                /// ```
                /// use opencheckpoint_model::v0_1::{Checkpoint, Leaf};
                ///
                /// let text = r#"{"opencheckpoint":"0.1","id":"a","created_at":"2026-01-31T12:00:00Z",
                /// "source":{"producer":{"name":"example"}},"task":{"objective":"Fix it","status":"active"}}"#;
                /// let checkpoint: Checkpoint = text.parse()?;
                /// let mut texts = Vec::new();
                /// checkpoint.leaves(&mut |leaf, place| {
                ///     if let Leaf::Text(text) = leaf {
                ///         texts.push((place.to_string(), text));
                ///     }
                /// });
                /// assert_eq!(
                ///     texts,
                ///     [("/source/producer/name".to_owned(), "example"), ("/task/objective".to_owned(), "Fix it")]
                /// );
                /// # Ok::<(), exact_json::Error>(())
                /// ```
                pub fn leaves<'d>(&'d self, visit: &mut impl FnMut(Leaf<'d>, Place)) {
                    in_document(self, [], visit);
                }
            }
        },
    ];
    items.extend(walk.functions.into_iter().map(|function| function.text));
    Ok(items)
}

/// The walk in the making: a function for each place of an object.
struct Walk<'m> {
    model: &'m Model,
    functions: Vec<Function>,
}

struct Function {
    /// The type of the objects that it walks.
    ty: String,
    text: TokenStream,
}

impl Walk<'_> {
    /// The name of the function that walks the objects of a type at a place within so many arrays, if there is a leaf
    /// in them.
    fn function(&mut self, ty: &str, template: &str, arrays: usize) -> Result<Option<Ident>> {
        let name = ident(&function_name(template));
        let object = self.model.object(ty);
        let object = object.ok_or_else(|| Error::at(template, "only an object can be walked"))?;
        // The functions stand in the order of the document, the outer one before the inner ones.
        let place = self.functions.len();
        self.functions.push(Function { ty: ty.to_owned(), text: TokenStream::new() });
        let mut steps = Vec::new();
        let mut uses_at = arrays > 0;
        for member in &object.members {
            if let Some(step) = self.member(member, template, arrays)? {
                uses_at |= !matches!(member.ty, Ty::Array(_));
                steps.push(step);
            }
        }
        if steps.is_empty() {
            // Nothing in them was walked either, so the last one is this one.
            self.functions.pop();
            return Ok(None);
        }
        let at = if uses_at {
            quote! { at }
        } else {
            quote! { _ }
        };
        let (ty, arrays) = (ident(ty), Literal::usize_unsuffixed(arrays));
        let text = quote! {
            fn #name<'d>(object: &'d #ty, #at: [usize; #arrays], visit: &mut impl FnMut(Leaf<'d>, Place)) {
                #(#steps)*
            }
        };
        if let Some(function) = self.functions.get_mut(place) {
            function.text = text;
        }
        Ok(Some(name))
    }

    /// What is done with a member: told of, walked into, or nothing.
    fn member(
        &mut self,
        member: &Member,
        template: &str,
        arrays: usize,
    ) -> Result<Option<TokenStream>> {
        let field = ident(&member.field);
        let (ty, template, arrays, at) = if let Ty::Array(items) = &member.ty {
            let outer = (0..arrays).map(Literal::usize_unsuffixed).map(|n| quote! { at[#n], });
            let template = format!("{template}/{}/*", member.wire);
            (&**items, template, arrays + 1, quote! { [#(#outer)* index] })
        } else {
            (&member.ty, format!("{template}/{}", member.wire), arrays, quote! { at })
        };
        let is_list = matches!(member.ty, Ty::Array(_));
        let item = if is_list || !member.required {
            quote! { item }
        } else {
            quote! { &object.#field }
        };
        let leaf = match self.sort(member, ty, &template)? {
            Sort::Other => return Ok(None),
            Sort::Object(object) => {
                let function = self.function(&object, &template, arrays)?;
                return Ok(function.map(|function| {
                    for_each(member, is_list, &quote! { #function(#item, #at, visit); })
                }));
            }
            Sort::Text => quote! { Leaf::Text(#item) },
            Sort::String => quote! { Leaf::String(#item) },
            Sort::LongString => {
                let item = if is_list || !member.required {
                    quote! { item }
                } else {
                    quote! { object.#field }
                };
                quote! { Leaf::String(#item.as_str()) }
            }
            Sort::Timestamp => quote! { Leaf::Timestamp(#item) },
            Sort::Uri => quote! { Leaf::Uri(#item) },
            Sort::Extensions => quote! { Leaf::Extensions(#item) },
            Sort::OpenObject => quote! { Leaf::Object(#item) },
        };
        let step = quote! { visit(#leaf, Place::new(#template, #at)); };
        Ok(Some(for_each(member, is_list, &step)))
    }

    /// What a member, or each of its items, is.
    fn sort(&self, member: &Member, ty: &Ty, at: &str) -> Result<Sort> {
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

/// A step for the member, if it is there, or for each of its items.
fn for_each(member: &Member, is_list: bool, step: &TokenStream) -> TokenStream {
    let field = ident(&member.field);
    match (is_list, member.required) {
        (true, true) => {
            quote! { for (index, item) in object.#field.iter().enumerate() { #step } }
        }
        (true, false) => {
            quote! { for (index, item) in object.#field.iter().flatten().enumerate() { #step } }
        }
        (false, true) => step.clone(),
        (false, false) => quote! { if let Some(item) = &object.#field { #step } },
    }
}
