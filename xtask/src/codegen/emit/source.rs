//! `source.rs`: the twins that a mapping reads: the same fields, each value without a fate.

use proc_macro2::TokenStream;
use quote::quote;

use super::read::{Flavor, parts, structure};
use super::{Context, File, Item, doc, ident, path, plain};
use crate::codegen::model::{Form, Member, Model, Struct, Ty, Type, Union};

pub(super) fn file(context: &Context<'_>) -> File {
    let mut items = Vec::new();
    for ty in &context.model.types {
        match &ty.form {
            Form::Struct(object) => {
                items.push(definition(context, ty, object));
                if object.group {
                    items.extend(parts(context, ty, object, &Flavor::Source));
                } else {
                    items.push(structure(context, ty, object, &Flavor::Source));
                }
                items.push(settle(ty, object));
            }
            Form::Union(union) => items.extend(tagged(context, ty, union)),
            Form::Enum(_) | Form::Text { .. } | Form::Unknown { .. } => {}
        }
    }
    let title = "Source twins: the types of this module as a mapping reads them, each value without a fate.".to_owned();
    File {
        name: "source",
        title,
        imports: &[
            (
                "exact_json::trace",
                &[
                    "Ledger", "Number", "Reason", "Settle", "Src", "SrcExtra", "SrcHere",
                    "SrcItems", "reading",
                ],
            ),
            ("exact_json", &["Nullable", "Read", "ReadError", "Text", "Value", "read"]),
            ("super", &["tag", "types"]),
        ],
        items: items.into_iter().map(Item::from).collect(),
    }
}

/// The twin of a type.
pub(super) fn of(context: &Context<'_>, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Bool => quote! { Src<bool> },
        Ty::String | Ty::Text(_) => quote! { Src<Text<'t>> },
        Ty::Integer | Ty::Number => quote! { Src<Number<'t>> },
        Ty::Tag(name) => {
            let name = ident(name);
            quote! { Src<tag::#name> }
        }
        Ty::Named(name) => named(context.model, name),
        Ty::Array(items) => {
            let items = of(context, items);
            quote! { SrcItems<#items> }
        }
        Ty::Nullable(inner) if **inner == Ty::String => quote! { Src<Nullable<Text<'t>>> },
        Ty::Json | Ty::Object | Ty::Nullable(_) => quote! { Src<Value<'t>> },
    }
}

fn named(model: &Model, name: &str) -> TokenStream {
    let twin = ident(name);
    match model.get(name).map(|ty| &ty.form) {
        Some(Form::Enum(_)) => quote! { Src<types::#twin> },
        Some(Form::Text { .. }) => quote! { Src<Text<'t>> },
        _ => quote! { #twin<'t> },
    }
}

/// Whether an object without members at all is of the right shape, and closed: a leaf of its own then.
pub(super) fn needs_here(object: &Struct) -> bool {
    !object.open && !object.group && object.members.iter().all(|member| !member.required)
}

/// Reads a value, where that is not simply the twin's own reading.
fn special(model: &Model, ty: &Ty, value: &TokenStream) -> Option<TokenStream> {
    match ty {
        Ty::Text(text) => {
            let text = path(text);
            Some(quote! { reading::text(#value, #text::check) })
        }
        Ty::Named(name) if matches!(model.get(name)?.form, Form::Text { .. }) => {
            let name = ident(name);
            Some(quote! { reading::text(#value, types::#name::check) })
        }
        Ty::Object => Some(quote! { reading::map(#value) }),
        Ty::Integer => Some(quote! { reading::integer(#value) }),
        Ty::Array(items) => {
            let item = special(model, items, &quote! { item })?;
            Some(quote! { SrcItems::read_with(#value, |item| #item) })
        }
        Ty::Nullable(inner) if **inner != Ty::String => {
            let shape = shape(inner);
            Some(quote! { reading::open::<Nullable<#shape>>(#value) })
        }
        _ => None,
    }
}

/// A type whose reading accepts what the plain type's does, and copies less.
fn shape(ty: &Ty) -> TokenStream {
    match ty {
        Ty::Json => quote! { Value<'t> },
        Ty::Named(name) => {
            let name = ident(name);
            quote! { types::#name }
        }
        Ty::Array(items) => {
            let items = shape(items);
            quote! { Vec<#items> }
        }
        other => plain(other),
    }
}

/// Reads a member's value.
pub(super) fn read(model: &Model, ty: &Ty, value: &TokenStream) -> TokenStream {
    if let Some(reading) = special(model, ty, value) {
        quote! { #reading? }
    } else {
        quote! { Read::read(#value)? }
    }
}

fn definition(context: &Context<'_>, ty: &Type, object: &Struct) -> TokenStream {
    let name = ident(&ty.name);
    let docs = doc(&format!("The source twin of [`{0}`](super::{0}).", ty.name));
    let fields = object.members.iter().map(|member| {
        let (field, docs) = (ident(&member.field), field_doc(member));
        let twin = of(context, &member.ty);
        let twin = if member.required {
            twin
        } else {
            quote! { Option<#twin> }
        };
        quote! { #docs pub #field: #twin, }
    });
    let extra = object.open.then(|| {
        quote! {
            /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
            pub extra: SrcExtra<'t>,
        }
    });
    let here = needs_here(object).then(|| {
        quote! {
            /// The object's own leaf, should it be empty.
            pub here: SrcHere,
        }
    });
    quote! {
        #docs
        #[derive(Debug)]
        #[must_use = "every source value needs a fate"]
        pub struct #name<'t> { #(#fields)* #extra #here }
    }
}

/// What a twin's field says of itself: the name in JSON.
pub(super) fn field_doc(member: &Member) -> TokenStream {
    if member.group { doc("What every variant has.") } else { doc(&format!("`{}`.", member.wire)) }
}

fn settle(ty: &Type, object: &Struct) -> TokenStream {
    let name = ident(&ty.name);
    let mut fields: Vec<_> = object.members.iter().map(|member| ident(&member.field)).collect();
    if object.open {
        fields.push(ident("extra"));
    }
    if needs_here(object) {
        fields.push(ident("here"));
    }
    quote! {
        impl Settle for #name<'_> {
            fn settle(self, ledger: &mut Ledger, reason: Reason) {
                #(self.#fields.settle(ledger, reason);)*
            }
        }
    }
}

fn tagged(context: &Context<'_>, ty: &Type, union: &Union) -> Vec<TokenStream> {
    let (name, tag) = (ident(&ty.name), &union.tag);
    let variants: Vec<_> = union.variants.iter().map(|(variant, ..)| ident(variant)).collect();
    let twins: Vec<_> = union.variants.iter().map(|(_, _, ty)| named(context.model, ty)).collect();
    let wires: Vec<&str> = union.variants.iter().map(|(_, wire, _)| wire.as_str()).collect();
    let docs = doc(&format!("The source twin of [`{0}`](super::{0}).", ty.name));
    let variant_docs = wires.iter().map(|wire| doc(&format!("`{wire}`.")));
    vec![
        quote! {
            #docs
            #[derive(Debug)]
            #[must_use = "every source value needs a fate"]
            pub enum #name<'t> {
                #(#variant_docs #variants(#twins),)*
                /// What the schema does not name, whole.
                Unknown(Src<Value<'t>>),
            }
        },
        quote! {
            impl<'t> Read<'t> for #name<'t> {
                fn read(this: Value<'t>) -> Result<Self, ReadError> {
                    match &*read::tag(this, #tag)?.decode() {
                        #(#wires => Read::read(this).map(Self::#variants),)*
                        _ => Ok(Self::Unknown(Src::of(this))),
                    }
                }
            }
        },
        quote! {
            impl Settle for #name<'_> {
                fn settle(self, ledger: &mut Ledger, reason: Reason) {
                    match self {
                        #(Self::#variants(value) => value.settle(ledger, reason),)*
                        Self::Unknown(value) => value.settle(ledger, reason),
                    }
                }
            }
        },
    ]
}
