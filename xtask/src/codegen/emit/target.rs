//! `target.rs`: the twins that a mapping writes: the same fields, each value with its origin.

use proc_macro2::TokenStream;
use quote::quote;

use super::source::field_doc;
use super::{Context, File, Item, doc, ident};
use crate::codegen::model::{Form, Model, Place, Struct, Ty, Type, Union};

pub(super) fn file(context: &Context<'_>) -> File {
    let mut items = Vec::new();
    for ty in &context.model.types {
        match &ty.form {
            Form::Struct(object) => {
                items.push(definition(context.model, ty, object));
                if !object.group {
                    items.push(emit(context.model, ty, object));
                }
            }
            Form::Union(union) => items.extend(tagged(context.model, ty, union)),
            Form::Enum(_) => items.push(leaf(ty)),
            Form::Text { .. } | Form::Unknown { .. } => {}
        }
    }
    let title =
        "Target twins: the types of this module as a mapping writes them, each value with its origin.".to_owned();
    File {
        name: "target",
        title,
        imports: &[
            ("exact_json", &["Nullable"]),
            (
                "exact_json::trace",
                &["Emit", "Leaf", "List", "Number", "Open", "Out", "Str", "Writer"],
            ),
            ("super", &["tag", "types"]),
        ],
        items: items.into_iter().map(Item::from).collect(),
    }
}

/// The twin of a type.
fn of(model: &Model, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Bool => quote! { Out<bool> },
        Ty::String | Ty::Text(_) => quote! { Out<Str<'t>> },
        Ty::Integer | Ty::Number => quote! { Out<Number<'t>> },
        Ty::Tag(name) => {
            let name = ident(name);
            quote! { Out<tag::#name> }
        }
        Ty::Named(name) => named(model, name),
        Ty::Array(items) => {
            let items = of(model, items);
            quote! { List<#items> }
        }
        Ty::Nullable(inner) if **inner == Ty::String => quote! { Out<Nullable<Str<'t>>> },
        Ty::Json | Ty::Object | Ty::Nullable(_) => quote! { Open<'t> },
    }
}

fn named(model: &Model, name: &str) -> TokenStream {
    let twin = ident(name);
    match model.get(name).map(|ty| &ty.form) {
        Some(Form::Enum(_)) => quote! { Out<types::#twin> },
        Some(Form::Text { .. }) => quote! { Out<Str<'t>> },
        _ => quote! { #twin<'t> },
    }
}

fn definition(model: &Model, ty: &Type, object: &Struct) -> TokenStream {
    let name = ident(&ty.name);
    let docs = doc(&format!("The target twin of [`{0}`](super::{0}).", ty.name));
    let fields = object.members.iter().map(|member| {
        let (field, docs, twin) = (ident(&member.field), field_doc(member), of(model, &member.ty));
        let twin = if member.required {
            twin
        } else {
            quote! { Option<#twin> }
        };
        quote! { #docs pub #field: #twin, }
    });
    let extra = object.open.then(|| {
        quote! {
            /// Members that the schema does not name, in order.
            pub extra: Vec<(Str<'t>, Open<'t>)>,
        }
    });
    quote! {
        #docs
        #[derive(Clone, Debug)]
        #[must_use = "a target that is never written leaves its sources without a fate"]
        pub struct #name<'t> { #(#fields)* #extra }
    }
}

fn emit(model: &Model, ty: &Type, object: &Struct) -> TokenStream {
    let name = ident(&ty.name);
    let members = object.order.iter().filter_map(|place| match place {
        Place::Own(index) => {
            let member = object.members.get(*index)?;
            let (wire, field) = (&member.wire, ident(&member.field));
            Some(quote! { w.member(#wire, &self.#field); })
        }
        Place::Shared(holder, wire) => {
            let holder = object.members.get(*holder)?;
            let Ty::Named(group) = &holder.ty else { return None };
            let member = model.object(group)?.members.iter().find(|member| member.wire == *wire)?;
            let (holder, field) = (ident(&holder.field), ident(&member.field));
            Some(quote! { w.member(#wire, &self.#holder.#field); })
        }
    });
    let extra = object.open.then(|| quote! { w.extra(&self.extra); });
    quote! {
        impl Emit for #name<'_> {
            fn emit(&self, w: &mut Writer<'_>) {
                w.object(|w| { #(#members)* #extra });
            }
        }
    }
}

fn tagged(model: &Model, ty: &Type, union: &Union) -> Vec<TokenStream> {
    let name = ident(&ty.name);
    let variants: Vec<_> = union.variants.iter().map(|(variant, ..)| ident(variant)).collect();
    let twins: Vec<_> = union.variants.iter().map(|(_, _, ty)| named(model, ty)).collect();
    let docs = doc(&format!("The target twin of [`{0}`](super::{0}).", ty.name));
    let variant_docs = union.variants.iter().map(|(_, wire, _)| doc(&format!("`{wire}`.")));
    let mut items = vec![
        quote! {
            #docs
            #[derive(Clone, Debug)]
            #[must_use = "a target that is never written leaves its sources without a fate"]
            pub enum #name<'t> {
                #(#variant_docs #variants(#twins),)*
                /// What the schema does not name, whole.
                Unknown(Open<'t>),
            }
        },
        quote! {
            impl Emit for #name<'_> {
                fn emit(&self, w: &mut Writer<'_>) {
                    match self {
                        #(Self::#variants(value) => value.emit(w),)*
                        Self::Unknown(value) => value.emit(w),
                    }
                }
            }
        },
    ];
    items.extend(variants.iter().zip(&twins).map(|(variant, twin)| {
        quote! {
            impl<'t> From<#twin> for #name<'t> {
                fn from(value: #twin) -> Self {
                    Self::#variant(value)
                }
            }
        }
    }));
    items
}

fn leaf(ty: &Type) -> TokenStream {
    let name = ident(&ty.name);
    quote! {
        impl Leaf for types::#name {
            fn put(&self, out: &mut String) -> u64 {
                exact_json::write::quote(out, self.as_str());
                1
            }
        }
    }
}
