//! `read.rs`: reading off a tape, and `Deserialize` through it.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{Context, File, Item, doc, ident, plain};
use crate::codegen::model::{Form, Member, Model, Place, Struct, Ty, Type, Union};

pub(super) fn file(context: &Context<'_>) -> File {
    let mut items = Vec::new();
    let mut readable = Vec::new();
    for ty in &context.model.types {
        match &ty.form {
            Form::Struct(object) if object.group => {
                items.extend(parts(context, ty, object, &Flavor::Plain));
                continue;
            }
            Form::Struct(object) => items.push(structure(context, ty, object, &Flavor::Plain)),
            Form::Enum(values) if values.open => items.push(open_enum(ty)),
            Form::Enum(_) => items.push(closed_enum(ty)),
            Form::Union(union) => items.push(tagged(ty, union)),
            // The macro that makes it gives it the traits.
            Form::Text { .. } => continue,
            Form::Unknown { tag, .. } => items.push(unknown(ty, tag)),
        }
        readable.push(ident(&ty.name));
    }
    let types = context.model.types.iter().filter(|ty| !matches!(ty.form, Form::Text { .. }));
    let types: Vec<_> = types.map(|ty| ident(&ty.name)).collect();
    items.insert(0, quote! { use super::types::{#(#types),*}; });
    items.push(quote! { exact_json::deserialize_by_reading!(#(#readable),*); });
    items.extend(context.model.wholes.iter().flat_map(|name| whole(name)));
    File {
        name: "read",
        title: "Reading, strictly.".to_owned(),
        imports: &[("exact_json", &["Read", "ReadError", "Value", "read"])],
        items: items.into_iter().map(Item::from).collect(),
    }
}

/// Which of the twins a reader makes.
pub(super) enum Flavor {
    Plain,
    Source,
}

impl Flavor {
    /// The type as the reader's `impl` names it, and as its body does.
    fn names(&self, ty: &Type) -> (TokenStream, TokenStream) {
        let name = ident(&ty.name);
        match self {
            Self::Plain => (quote! { #name }, quote! { #name }),
            Self::Source => (quote! { #name<'t> }, quote! { #name }),
        }
    }

    fn read(&self, model: &Model, ty: &Ty, value: &TokenStream) -> TokenStream {
        match self {
            Self::Plain => quote! { Read::read(#value)? },
            Self::Source => super::source::read(model, ty, value),
        }
    }

    fn has_tag(&self) -> bool {
        matches!(self, Self::Source)
    }
}

/// The name of the type that gathers a group's members.
fn parts_of(name: &str) -> proc_macro2::Ident {
    format_ident!("{name}Parts")
}

/// The reader of an object.
pub(super) fn structure(
    context: &Context<'_>,
    ty: &Type,
    object: &Struct,
    flavor: &Flavor,
) -> TokenStream {
    let (named, name) = flavor.names(ty);
    let constant = super::tags::constant(context.model, ty);
    let body = body(context.model, object, flavor, &name, &constant);
    quote! {
        impl<'t> Read<'t> for #named {
            fn read(this: Value<'t>) -> Result<Self, ReadError> { #body }
        }
    }
}

fn body(
    model: &Model,
    object: &Struct,
    flavor: &Flavor,
    name: &TokenStream,
    constant: &str,
) -> TokenStream {
    let members: Vec<&Member> = object.members.iter().collect();
    let group = object.members.iter().find(|member| member.group);
    let locals = members.iter().map(|member| {
        let field = ident(&member.field);
        match &member.ty {
            Ty::Named(group) if member.group => {
                let parts = parts_of(group);
                quote! { let mut #field = #parts::default(); }
            }
            _ => quote! { let mut #field = None; },
        }
    });
    let arms = members.iter().filter(|member| !member.group).map(|member| {
        let (field, wire) = (ident(&member.field), &member.wire);
        let value = quote! { value_ };
        let read = match &member.ty {
            Ty::Tag(_) if !flavor.has_tag() => {
                quote! { read::constant(value_, #constant)? }
            }
            ty => flavor.read(model, ty, &value),
        };
        quote! { #wire => #field = Some(#read), }
    });
    let known = known(object);
    let rest = match (object.open, flavor) {
        (true, Flavor::Plain) => quote! { extra.push_member(name_.decode().into_owned(), value_) },
        (true, Flavor::Source) => quote! { extra.push(name_, value_) },
        (false, _) => quote! { return Err(read::unknown(name_, &[#(#known),*])) },
    };
    let rest = if let Some(group) = group {
        let field = ident(&group.field);
        quote! { other => if !#field.take(other, value_)? { #rest; } }
    } else {
        quote! { _ => #rest, }
    };
    let extra = match (object.open, flavor) {
        (true, Flavor::Plain) => Some(quote! { let mut extra = exact_json::Object::new(); }),
        (true, Flavor::Source) => Some(quote! { let mut extra = SrcExtra::of(this); }),
        (false, _) => None,
    };
    let tags = members
        .iter()
        .filter(|member| matches!(member.ty, Ty::Tag(_)) && !flavor.has_tag())
        .map(|member| {
            let (field, wire) = (ident(&member.field), &member.wire);
            quote! { if #field.is_none() { return Err(read::missing(this, #wire)); } }
        });
    let values = members
        .iter()
        .filter(|member| flavor.has_tag() || !matches!(member.ty, Ty::Tag(_)))
        .map(|member| {
            let (field, wire) = (ident(&member.field), &member.wire);
            if member.group {
                quote! { #field: #field.finish(this)?, }
            } else if member.required {
                quote! { #field: #field.ok_or_else(|| read::missing(this, #wire))?, }
            } else {
                quote! { #field, }
            }
        });
    let here = (matches!(flavor, Flavor::Source) && super::source::needs_here(object))
        .then(|| quote! { here: SrcHere::of(this), });
    let keep_extra = object.open.then(|| quote! { extra, });
    quote! {
        #(#locals)*
        #extra
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() { #(#arms)* #rest }
        }
        #(#tags)*
        Ok(#name { #(#values)* #keep_extra #here })
    }
}

/// Every name that an object may have, for the error about one that it may not.
fn known(object: &Struct) -> Vec<String> {
    let place = |place: &Place| match place {
        Place::Own(index) => object.members.get(*index).map(|member| member.wire.clone()),
        Place::Shared(_, wire) => Some(wire.clone()),
    };
    object.order.iter().filter_map(place).collect()
}

/// The type that gathers a group's members while the object that has them is read.
pub(super) fn parts(
    context: &Context<'_>,
    ty: &Type,
    object: &Struct,
    flavor: &Flavor,
) -> Vec<TokenStream> {
    let (named, name) = flavor.names(ty);
    let parts = parts_of(&ty.name);
    let (generics, value_lifetime) = match flavor {
        Flavor::Plain => (quote! {}, quote! { '_ }),
        Flavor::Source => (quote! { <'t> }, quote! { 't }),
    };
    let fields = object.members.iter().map(|member| {
        let field = ident(&member.field);
        let ty = match flavor {
            Flavor::Plain => plain(&member.ty),
            Flavor::Source => super::source::of(context, &member.ty),
        };
        quote! { #field: Option<#ty>, }
    });
    let arms = object.members.iter().map(|member| {
        let (field, wire) = (ident(&member.field), &member.wire);
        let read = flavor.read(context.model, &member.ty, &quote! { value_ });
        quote! { #wire => self.#field = Some(#read), }
    });
    let values = object.members.iter().map(|member| {
        let (field, wire) = (ident(&member.field), &member.wire);
        if member.required {
            quote! { #field: self.#field.ok_or_else(|| read::missing(this, #wire))?, }
        } else {
            quote! { #field: self.#field, }
        }
    });
    let docs = doc(&format!("The members of [`{}`], as they are met.", ty.name));
    vec![
        quote! {
            #docs
            #[derive(Default)]
            struct #parts #generics { #(#fields)* }
        },
        quote! {
            impl #generics #parts #generics {
                /// Takes a member, if it is one of these.
                fn take(&mut self, name_: &str, value_: Value<#value_lifetime>) -> Result<bool, ReadError> {
                    match name_ { #(#arms)* _ => return Ok(false), }
                    Ok(true)
                }

                /// All of them.
                fn finish(self, this: Value<'_>) -> Result<#named, ReadError> {
                    Ok(#name { #(#values)* })
                }
            }
        },
    ]
}

fn open_enum(ty: &Type) -> TokenStream {
    let name = ident(&ty.name);
    quote! {
        impl<'t> Read<'t> for #name {
            fn read(this: Value<'t>) -> Result<Self, ReadError> {
                Ok(Self::from(&*read::text(this)?.decode()))
            }
        }
    }
}

fn closed_enum(ty: &Type) -> TokenStream {
    let name = ident(&ty.name);
    quote! {
        impl<'t> Read<'t> for #name {
            fn read(this: Value<'t>) -> Result<Self, ReadError> {
                let text = read::text(this)?.decode();
                text.parse().map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
            }
        }
    }
}

fn tagged(ty: &Type, union: &Union) -> TokenStream {
    let (name, tag) = (ident(&ty.name), &union.tag);
    let arms = union.variants.iter().map(|(variant, wire, _)| {
        let variant = ident(variant);
        quote! { #wire => Read::read(this).map(Self::#variant), }
    });
    quote! {
        impl<'t> Read<'t> for #name {
            fn read(this: Value<'t>) -> Result<Self, ReadError> {
                match &*read::tag(this, #tag)?.decode() {
                    #(#arms)*
                    _ => Read::read(this).map(Self::Unknown),
                }
            }
        }
    }
}

fn unknown(ty: &Type, tag: &str) -> TokenStream {
    let name = ident(&ty.name);
    quote! {
        impl<'t> Read<'t> for #name {
            fn read(this: Value<'t>) -> Result<Self, ReadError> {
                read::tag(this, #tag)?;
                Self::of(this).ok_or_else(|| read::refused(this, Self::RULE))
            }
        }
    }
}

/// What a whole document or record has beside the traits.
fn whole(name: &str) -> [TokenStream; 2] {
    let root = ident(name);
    let doors = quote! {
        impl #root {
            /// Reads one from JSON text, strictly.
            ///
            /// # Errors
            ///
            /// The first fault of the text, or the first value of a wrong shape, with line, column and pointer.
            pub fn from_json_str(text: &str) -> Result<Self, exact_json::Error> {
                exact_json::from_str(text)
            }

            /// Reads one from the bytes of JSON text, strictly.
            ///
            /// # Errors
            ///
            /// As [`from_json_str`](Self::from_json_str); and where the bytes are no UTF-8.
            pub fn from_slice(bytes: &[u8]) -> Result<Self, exact_json::Error> {
                exact_json::from_slice(bytes)
            }
        }
    };
    let from_str = quote! {
        impl std::str::FromStr for #root {
            type Err = exact_json::Error;

            /// Reads one from JSON text, as [`from_json_str`](Self::from_json_str).
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::from_json_str(text)
            }
        }
    };
    [doors, from_str]
}
