//! From the model to Rust: one file per concern.

mod arbitrary;
mod docs;
mod examples;
mod ids;
mod leaves;
mod read;
mod schema;
mod source;
mod tags;
mod target;
mod types;
mod walk;
mod write;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::quote;
use serde_json::Value;

use super::MADE_BY;
use super::error::{Error, Result};
use super::format::Format;
use super::model::{Form, Model, Struct, Ty, Type, Union};
use docs::Prose;
use examples::Examples;

/// The text of each file of a module, by its name.
pub(crate) type Files = BTreeMap<String, String>;

/// A file to be: its name, its first line, and its items.
struct File {
    name: &'static str,
    title: String,
    /// Names that the items may use, by the module they come from; those they do not use are left out.
    imports: &'static [(&'static str, &'static [&'static str])],
    items: Vec<Item>,
}

/// An item of a file.
enum Item {
    /// As prettyplease prints it.
    Tokens(TokenStream),
    /// A call of a macro, whose inside prettyplease leaves alone.
    Text(String),
}

impl From<TokenStream> for Item {
    fn from(tokens: TokenStream) -> Self {
        Self::Tokens(tokens)
    }
}

/// Emits the module of a format. `sources` are the paths of the schema's files, and the SHA-256 of each.
pub(crate) fn emit(
    format: &Format,
    model: &Model,
    schema: &Value,
    fixed: &Value,
    documents: &[Value],
    sources: &[(String, String)],
) -> Result<Files> {
    reserved(format, model)?;
    let examples = examples::gather(model, documents);
    let context = Context { format, model, schema, fixed, examples, prose: Prose::new(model) };
    let files = [
        types::file(&context),
        read::file(&context),
        write::file(&context),
        ids::file(&context)?,
        leaves::file(&context)?,
        tags::file(&context),
        source::file(&context),
        target::file(&context),
        schema::file(&context),
        arbitrary::file(&context),
        module(&context),
    ];
    let files = files.into_iter().filter(|file| !file.items.is_empty());
    files.map(|file| Ok((format!("{}.rs", file.name), print(format, &file, sources)?))).collect()
}

/// What every emitter works from.
struct Context<'m> {
    format: &'m Format,
    model: &'m Model,
    /// The schema as vendored.
    schema: &'m Value,
    /// The schema without its rules and with the fix-ups.
    fixed: &'m Value,
    /// What stands for each type in the example documents.
    examples: Examples,
    prose: Prose,
}

/// Names that the generated code uses itself.
fn reserved(format: &Format, model: &Model) -> Result<()> {
    const TYPES: &[&str] = &[
        "String", "Option", "Vec", "Result", "Self", "Some", "None", "Ok", "Err", "Box", "From",
        "Into", "TryFrom", "Default",
    ];
    const FIELDS: &[&str] = &["this", "extra", "__name", "__value"];
    let mut names = BTreeSet::new();
    for ty in &model.types {
        let at = format_args!("{} {}", format.schema(), ty.pointer);
        if TYPES.contains(&ty.name.as_str()) || !names.insert(&ty.name) {
            return Err(Error::at(
                at,
                format_args!("the name {} is taken; give another in the format's `names`", ty.name),
            ));
        }
        let Form::Struct(object) = &ty.form else { continue };
        if let Some(member) =
            object.members.iter().find(|member| FIELDS.contains(&member.field.as_str()))
        {
            return Err(Error::at(
                at,
                format_args!("the field name {} is taken by generated code", member.field),
            ));
        }
    }
    Ok(())
}

/// The module's own file: what it consists of.
fn module(context: &Context<'_>) -> File {
    let Context { format, model, .. } = context;
    let file = format.file;
    let root_doc = format!(" [`{}`] is a whole {}.", model.root(), format.unit);
    let provisional: Vec<String> = provisional_tags(model);
    let provisional = (!provisional.is_empty()).then(|| {
        quote! {
            /// Tags of the variants whose definition is not in the published text, and may change when that appears.
            pub const PROVISIONAL: &[&str] = &[#(#provisional),*];
        }
    });
    let (ids, use_ids) = if ids::has_ids(model) {
        (quote! { mod ids; mod leaves; }, quote! { pub use ids::*; pub use leaves::*; })
    } else {
        (quote! {}, quote! {})
    };
    let many = model.types.iter().any(|ty| has_long_constructor(model, ty)).then(|| {
        quote! {
            #![allow(clippy::too_many_arguments, reason = "a constructor takes as many as the object has required members")]
        }
    });
    let tags = model.has_unions().then(|| quote! { #[cfg(feature = "trace")] pub mod tag; });
    let items = vec![
        quote! {
            #![doc = ""]
            #![doc = #root_doc]
            #![allow(clippy::doc_markdown, reason = "descriptions are in the schema's words")]
            #![allow(clippy::large_enum_variant, reason = "records and parts differ in size, and are handled one by one")]
            #![allow(clippy::too_many_lines, reason = "a function is as long as its object has members")]
            #many
        },
        quote! { #[cfg(feature = "proptest")] mod arbitrary; },
        ids,
        quote! { mod read; },
        quote! { #[cfg(feature = "schemars")] mod schema; },
        quote! { mod types; },
        quote! { mod write; },
        quote! { #[cfg(feature = "trace")] pub mod source; },
        quote! { #tags },
        quote! { #[cfg(feature = "trace")] pub mod target; },
        use_ids,
        quote! { pub use types::*; },
        quote! {
            /// The schema that these types were generated from, as vendored.
            pub const SCHEMA: &str = include_str!(#file);
        },
        quote! { #provisional },
    ];
    let title = format!("The types of {} {}.", format.name, format.version);
    File { name: "mod", title, imports: &[], items: items.into_iter().map(Item::from).collect() }
}

/// Whether clippy finds that the type's constructor takes too many arguments.
fn has_long_constructor(model: &Model, ty: &Type) -> bool {
    const MANY: usize = 7;
    let Form::Struct(object) = &ty.form else { return false };
    let taken = object.members.iter().filter(|member| {
        let is_known =
            matches!(member.ty, Ty::Tag(_)) || types::only_value(model, &member.ty).is_some();
        member.required && !is_known
    });
    taken.count() > MANY
}

fn provisional_tags(model: &Model) -> Vec<String> {
    let variants = model.unions().flat_map(|union| &union.variants);
    let provisional =
        variants.filter(|(_, _, name)| model.get(name).is_some_and(|ty| ty.provisional));
    provisional.map(|(_, tag, _)| tag.clone()).collect()
}

/// The file's text: a header that names the schema's files with their hashes, then each item as prettyplease prints it.
fn print(format: &Format, file: &File, sources: &[(String, String)]) -> Result<String> {
    let sources: Vec<_> =
        sources.iter().map(|(path, sha256)| format!("`{path}` (sha-256 {sha256})")).collect();
    let mut text = format!(
        "//! {}\n//!\n//! Generated from {}\n{MADE_BY}\n",
        file.title,
        sources.join(",\n//! "),
    );
    text.push_str(&imports(file));
    let mut after_short = false;
    for item in &file.items {
        let (printed, short) = match item {
            Item::Tokens(tokens) if tokens.is_empty() => continue,
            Item::Tokens(tokens) => tidy(tokens).map_err(|error| {
                let place = format!("{}/{}.rs", format.folder(), file.name);
                Error::at(place, format_args!("{error} in {tokens}"))
            })?,
            Item::Text(item) => (item.clone(), false),
        };
        let close = short && after_short || printed.starts_with("//!");
        if !close {
            text.push('\n');
        }
        after_short = short;
        text.push_str(&printed);
    }
    Ok(text)
}

/// An item as prettyplease prints it, and whether it may stand close to others of its kind.
fn tidy(tokens: &TokenStream) -> syn::Result<(String, bool)> {
    let file: syn::File = syn::parse2(tokens.clone())?;
    let short =
        file.attrs.is_empty() && file.items.iter().all(|item| matches!(item, syn::Item::Mod(_)));
    Ok((prettyplease::unparse(&file), short))
}

/// The `use` lines of what the items name.
fn imports(file: &File) -> String {
    let mut used = BTreeSet::new();
    for item in &file.items {
        if let Item::Tokens(tokens) = item {
            idents(tokens.clone(), &mut used);
        }
    }
    let mut lines = Vec::new();
    for (module, names) in file.imports {
        let names: Vec<&str> = names.iter().copied().filter(|name| used.contains(*name)).collect();
        match names.as_slice() {
            [] => {}
            [one] => lines.push(format!("use {module}::{one};\n")),
            several => lines.push(format!("use {module}::{{{}}};\n", several.join(", "))),
        }
    }
    if lines.is_empty() { String::new() } else { format!("\n{}", lines.concat()) }
}

fn idents(tokens: TokenStream, used: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                used.insert(ident.to_string());
            }
            TokenTree::Group(group) => idents(group.stream(), used),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// A doc comment, its lines wrapped.
fn doc(text: &str) -> TokenStream {
    let lines = docs::wrapped(text).into_iter();
    let lines = lines.map(|line| if line.is_empty() { line } else { format!(" {line}") });
    quote! { #(#[doc = #lines])* }
}

/// A path as tokens.
fn path(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// The plain type of a member, without `Option`.
fn plain(ty: &Ty) -> TokenStream {
    match ty {
        Ty::Bool => quote! { bool },
        Ty::String => quote! { String },
        Ty::Json => quote! { exact_json::Json },
        Ty::Object => quote! { exact_json::Object },
        Ty::Integer => quote! { exact_json::Integer },
        Ty::Number => quote! { exact_json::Number },
        Ty::Text(text) => path(text),
        Ty::Tag(name) | Ty::Named(name) => {
            let name = ident(name);
            quote! { #name }
        }
        Ty::Array(items) => {
            let items = plain(items);
            quote! { Vec<#items> }
        }
        Ty::Nullable(inner) => {
            let inner = plain(inner);
            quote! { exact_json::Nullable<#inner> }
        }
    }
}

impl Model {
    /// The struct of that name.
    fn object(&self, name: &str) -> Option<&Struct> {
        match &self.get(name)?.form {
            Form::Struct(object) => Some(object),
            _ => None,
        }
    }

    fn unions(&self) -> impl Iterator<Item = &Union> {
        self.types.iter().filter_map(|ty| match &ty.form {
            Form::Union(union) => Some(union),
            _ => None,
        })
    }

    fn has_unions(&self) -> bool {
        self.unions().next().is_some()
    }
}
