//! `write.rs`: compact JSON text, and `Serialize`.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Context, File, Item, ident};
use crate::codegen::model::{Form, Member, Model, Place, Struct, Ty, Type};

pub(super) fn file(context: &Context<'_>) -> File {
    let types = context
        .model
        .types
        .iter()
        .filter(|ty| !is_group(ty) && !matches!(ty.form, Form::Text { .. }));
    let names: Vec<_> = types.map(|ty| ident(&ty.name)).collect();
    let mut items = vec![
        quote! { use exact_json::serde::ser::SerializeMap as _; },
        quote! { use super::types::{#(#names),*}; },
    ];
    items.extend(context.model.wholes.iter().flat_map(|name| whole(name)));
    for ty in &context.model.types {
        match &ty.form {
            Form::Struct(object) if !object.group => {
                items.push(text_of(context.model, ty, object));
                items.push(serialize(context.model, ty, object));
            }
            Form::Enum(_) => items.push(serialize_str(ty)),
            Form::Union(union) => {
                let variants: Vec<_> =
                    union.variants.iter().map(|(variant, ..)| ident(variant)).collect();
                let name = ident(&ty.name);
                items.push(quote! {
                    impl #name {
                        fn write(&self, out: &mut String) {
                            match self {
                                #(Self::#variants(value) => value.write(out),)*
                                Self::Unknown(value) => out.push_str(value.as_json().as_text()),
                            }
                        }
                    }
                });
                items.push(quote! {
                    impl Serialize for #name {
                        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                            match self {
                                #(Self::#variants(value) => value.serialize(serializer),)*
                                Self::Unknown(value) => value.serialize(serializer),
                            }
                        }
                    }
                });
            }
            Form::Unknown { .. } => {
                let name = ident(&ty.name);
                items.push(quote! {
                    impl Serialize for #name {
                        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                            self.as_json().serialize(serializer)
                        }
                    }
                });
            }
            Form::Struct(_) | Form::Text { .. } => {}
        }
    }
    items.push(quote! {
        /// Begins a member of the object that is being written.
        fn name(out: &mut String, name: &str) {
            if !out.ends_with('{') {
                out.push(',');
            }
            quote(out, name);
            out.push(':');
        }
    });
    File {
        name: "write",
        title: "Writing, in the schema's order.".to_owned(),
        imports: &[
            ("exact_json::serde", &["Serialize", "Serializer"]),
            ("exact_json::write", &["quote"]),
        ],
        items: items.into_iter().map(Item::from).collect(),
    }
}

fn is_group(ty: &Type) -> bool {
    matches!(&ty.form, Form::Struct(object) if object.group)
}

fn whole(name: &str) -> [TokenStream; 3] {
    let root = ident(name);
    let text = quote! {
        impl #root {
            /// Its compact JSON text: members in the schema's order, absent ones left out, every scalar as it was
            /// read.
            #[must_use]
            pub fn to_json_string(&self) -> String {
                let mut out = String::new();
                self.write(&mut out);
                out
            }
        }
    };
    let display = quote! {
        impl std::fmt::Display for #root {
            /// The text of [`to_json_string`](Self::to_json_string).
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.to_json_string())
            }
        }
    };
    let digest = quote! {
        #[cfg(feature = "digest")]
        impl #root {
            /// SHA-256 of its canonical form (RFC 8785).
            ///
            /// # Errors
            ///
            /// What the canonical form cannot carry: a number beyond a double, or an integer beyond 2^53.
            pub fn canonical_digest(
                &self,
            ) -> Result<exact_json::digest::Sha256, exact_json::jcs::JcsError> {
                let form = exact_json::jcs::canonical_bytes(self.to_json_string().as_bytes())?;
                Ok(exact_json::digest::sha256(&form))
            }
        }
    };
    [text, display, digest]
}

/// A member as JSON has it: its name, the expression of its value, and what it is.
struct Entry<'m> {
    wire: &'m str,
    value: TokenStream,
    member: &'m Member,
}

/// The members in the order in which they are written.
fn entries<'m>(model: &'m Model, object: &'m Struct) -> Vec<Entry<'m>> {
    let mut entries = Vec::new();
    for place in &object.order {
        match place {
            Place::Own(index) => {
                let Some(member) = object.members.get(*index) else { continue };
                let field = ident(&member.field);
                entries.push(Entry { wire: &member.wire, value: quote! { self.#field }, member });
            }
            Place::Shared(holder, wire) => {
                let Some(holder) = object.members.get(*holder) else { continue };
                let Ty::Named(group) = &holder.ty else { continue };
                let Some(group) = model.object(group) else { continue };
                let Some(member) = group.members.iter().find(|member| member.wire == *wire) else {
                    continue;
                };
                let (holder, field) = (ident(&holder.field), ident(&member.field));
                entries.push(Entry {
                    wire: &member.wire,
                    value: quote! { self.#holder.#field },
                    member,
                });
            }
        }
    }
    entries
}

fn text_of(model: &Model, ty: &Type, object: &Struct) -> TokenStream {
    let name = ident(&ty.name);
    let members = entries(model, object).into_iter().map(|Entry { wire, value, member }| {
        if let Ty::Tag(_) = member.ty {
            let constant = super::tags::constant(model, ty);
            return quote! { name(out, #wire); quote(out, #constant); };
        }
        if member.required {
            let text = text(model, &member.ty, &value, false);
            quote! { name(out, #wire); #text }
        } else {
            let text = text(model, &member.ty, &quote! { value }, true);
            quote! { if let Some(value) = &#value { name(out, #wire); #text } }
        }
    });
    let extra = object.open.then(|| {
        quote! {
            for (key, value) in self.extra.iter() {
                name(out, key);
                out.push_str(value.as_text());
            }
        }
    });
    quote! {
        impl #name {
            pub(super) fn write(&self, out: &mut String) {
                out.push('{');
                #(#members)*
                #extra
                out.push('}');
            }
        }
    }
}

/// Writes a value; `reference` says whether the expression is a reference already.
fn text(model: &Model, ty: &Ty, value: &TokenStream, reference: bool) -> TokenStream {
    match ty {
        Ty::Bool => {
            let value = if reference {
                quote! { *#value }
            } else {
                value.clone()
            };
            quote! { out.push_str(if #value { "true" } else { "false" }); }
        }
        Ty::String if reference => quote! { quote(out, #value); },
        Ty::String => quote! { quote(out, &#value); },
        Ty::Text(_) => quote! { quote(out, #value.as_str()); },
        Ty::Json => quote! { out.push_str(#value.as_text()); },
        Ty::Object => quote! { out.push_str(&#value.to_text()); },
        Ty::Integer | Ty::Number => quote! { out.push_str(#value.as_str()); },
        Ty::Tag(_) => quote! {},
        Ty::Named(name) if is_text(model, name) => quote! { quote(out, #value.as_str()); },
        Ty::Named(_) => quote! { #value.write(out); },
        Ty::Array(items) => {
            let item = text(model, items, &quote! { item }, true);
            quote! {
                out.push('[');
                for (index, item) in #value.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    #item
                }
                out.push(']');
            }
        }
        Ty::Nullable(inner) => {
            let inner = text(model, inner, &quote! { value }, true);
            let value = if reference {
                value.clone()
            } else {
                quote! { &#value }
            };
            quote! {
                match #value {
                    exact_json::Nullable::Null => out.push_str("null"),
                    exact_json::Nullable::Value(value) => { #inner }
                }
            }
        }
    }
}

/// Whether a type is a JSON string.
fn is_text(model: &Model, name: &str) -> bool {
    matches!(model.get(name).map(|ty| &ty.form), Some(Form::Enum(_) | Form::Text { .. }))
}

fn serialize(model: &Model, ty: &Type, object: &Struct) -> TokenStream {
    let name = ident(&ty.name);
    let entries = entries(model, object);
    let required = entries.iter().filter(|entry| entry.member.required).count();
    let mut length = vec![];
    if required > 0 {
        let required = proc_macro2::Literal::usize_unsuffixed(required);
        length.push(quote! { #required });
    }
    for entry in entries.iter().filter(|entry| !entry.member.required) {
        let value = &entry.value;
        length.push(quote! { usize::from(#value.is_some()) });
    }
    if object.open {
        length.push(quote! { self.extra.len() });
    }
    let members = entries.iter().map(|Entry { wire, value, member }| {
        if let Ty::Tag(_) = member.ty {
            let constant = super::tags::constant(model, ty);
            return quote! { map.serialize_entry(#wire, #constant)?; };
        }
        if member.required {
            quote! { map.serialize_entry(#wire, &#value)?; }
        } else {
            quote! { if let Some(value) = &#value { map.serialize_entry(#wire, value)?; } }
        }
    });
    let extra = object.open.then(|| {
        quote! {
            for (name, value) in self.extra.iter() {
                map.serialize_entry(name, value)?;
            }
        }
    });
    quote! {
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let length = #(#length)+*;
                let mut map = serializer.serialize_map(Some(length))?;
                #(#members)*
                #extra
                map.end()
            }
        }
    }
}

fn serialize_str(ty: &Type) -> TokenStream {
    let name = ident(&ty.name);
    quote! {
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    }
}
