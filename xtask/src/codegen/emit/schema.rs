//! `schema.rs`: `JsonSchema` for each type, from the vendored schema itself.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::Value;

use super::{Context, File, Item, doc, ident};
use crate::codegen::model::{Form, Type};
use crate::codegen::names::pascal;

pub(super) fn file(context: &Context<'_>) -> File {
    let types: Vec<&Type> = context
        .model
        .types
        .iter()
        .filter(|ty| !matches!(&ty.form, Form::Struct(object) if object.group))
        .collect();
    let mut items = vec![definition(context, &types)];
    items.extend(types.iter().map(|ty| schema_of(context, ty)));
    items.extend(untyped(context, &types));
    File {
        name: "schema",
        title: "`JsonSchema`: each type's part of the vendored schema.".to_owned(),
        imports: &[
            ("std::borrow", &["Cow"]),
            ("exact_json", &["vendored"]),
            ("schemars", &["JsonSchema", "Schema", "SchemaGenerator"]),
            ("super", &["SCHEMA", "types"]),
        ],
        items: items.into_iter().map(Item::from).collect(),
    }
}

/// The definitions of the schema, each with the type that it became, if it became one.
fn definitions<'c>(
    context: &'c Context<'_>,
    types: &[&'c Type],
) -> Vec<(String, String, Option<&'c Type>)> {
    let defs = context.schema.get("$defs").and_then(Value::as_object);
    let names = defs.into_iter().flatten().map(|(name, _)| name.clone());
    let of = |name: String| {
        let pointer = format!("#/$defs/{name}");
        let ty = types.iter().copied().find(|ty| ty.pointer == pointer);
        (name, pointer, ty)
    };
    names.map(of).collect()
}

/// The function that finds the type of a reference.
fn definition(context: &Context<'_>, types: &[&Type]) -> TokenStream {
    let arms = definitions(context, types).into_iter().map(|(name, pointer, ty)| {
        let ty = if let Some(ty) = ty {
            let name = ident(&ty.name);
            quote! { types::#name }
        } else {
            let name = ident(&pascal(&name));
            quote! { untyped::#name }
        };
        quote! { #pointer => generator.subschema_for::<#ty>(), }
    });
    quote! {
        /// A reference to a definition, which the generator then has too.
        fn definition(generator: &mut SchemaGenerator, reference: &str) -> Option<Schema> {
            Some(match reference {
                #(#arms)*
                _ => return None,
            })
        }
    }
}

fn schema_of(context: &Context<'_>, ty: &Type) -> TokenStream {
    let name = ident(&ty.name);
    let pointer = ty.pointer.as_str();
    let of_the_schema = pointer.strip_prefix("#/$defs/").filter(|name| !name.contains('/'));
    let vendored = context.schema.pointer(pointer.trim_start_matches('#')).is_some();
    let inline = (!vendored || (of_the_schema.is_none() && pointer != "#"))
        .then(|| quote! { fn inline_schema() -> bool { true } });
    let called = of_the_schema.filter(|_| vendored).unwrap_or(&ty.name);
    let body = if pointer == "#" {
        quote! { vendored::root(SCHEMA, Self::schema_name().as_ref(), generator, definition) }
    } else if vendored {
        quote! { vendored::part(SCHEMA, #pointer, generator, definition) }
    } else {
        // A fix-up made the type: its part stands nowhere in the vendored schema.
        let text = context
            .fixed
            .pointer(pointer.trim_start_matches('#'))
            .unwrap_or(&Value::Null)
            .to_string();
        quote! { vendored::part(#text, "#", generator, definition) }
    };
    implementation(context, &quote! { types::#name }, called, inline.as_ref(), &body)
}

fn implementation(
    context: &Context<'_>,
    ty: &TokenStream,
    called: &str,
    inline: Option<&TokenStream>,
    body: &TokenStream,
) -> TokenStream {
    let id = format!("{}/{}#{called}", context.format.name, context.format.version);
    quote! {
        impl JsonSchema for #ty {
            #inline

            fn schema_name() -> Cow<'static, str> {
                #called.into()
            }

            fn schema_id() -> Cow<'static, str> {
                #id.into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                #body
            }
        }
    }
}

/// Definitions that became no type of this module: texts, lists and maps that are of a general type.
fn untyped(context: &Context<'_>, types: &[&Type]) -> Vec<TokenStream> {
    let names: Vec<_> =
        definitions(context, types).into_iter().filter(|(_, _, ty)| ty.is_none()).collect();
    let markers = names.iter().map(|(name, _, _)| {
        let (marker, docs) = (ident(&pascal(name)), doc(&format!("`{name}`.")));
        quote! { #docs pub(super) enum #marker {} }
    });
    let mut items = vec![quote! {
        /// Definitions of the schema that are general types in Rust.
        mod untyped { #(#markers)* }
    }];
    items.extend(names.iter().map(|(name, pointer, _)| {
        let marker = ident(&pascal(name));
        let body = quote! { vendored::part(SCHEMA, #pointer, generator, definition) };
        implementation(context, &quote! { untyped::#marker }, name, None, &body)
    }));
    items
}
