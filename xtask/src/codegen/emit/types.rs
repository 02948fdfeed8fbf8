//! `types.rs`: the plain types.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Context, File, Item, doc, examples, ident, plain};
use crate::codegen::model::{Enum, Form, Member, Model, Struct, Ty, Type, Union};

pub(super) fn file(context: &Context<'_>) -> File {
    let items = context.model.types.iter().flat_map(|ty| definition(context, ty)).collect();
    let title = format!(
        "The types of {} {}, in the schema's order.",
        context.format.name, context.format.version
    );
    File { name: "types", title, imports: &[], items }
}

fn definition(context: &Context<'_>, ty: &Type) -> Vec<Item> {
    let mut text = context.prose.escaped(&ty.doc);
    if ty.provisional {
        text.push_str(
            "\n\nProvisional: not in the published text, and may change when that appears.",
        );
    }
    let (head, example) = (doc(&text), examples::of(context, ty));
    let docs = quote! { #head #example };
    let items = match &ty.form {
        Form::Struct(object) => structure(context, ty, object, &docs),
        Form::Enum(values) => enumeration(context, ty, values, &docs),
        Form::Union(union) => tagged(context, ty, union, &docs),
        Form::Text { max } => {
            let text: Vec<String> =
                text.lines().map(str::to_owned).chain(examples::lines(context, ty)).collect();
            return vec![Item::Text(limited(ty, *max, &text))];
        }
        Form::Unknown { tag, known } => unknown(ty, tag, known, &docs),
    };
    items.into_iter().map(Item::from).collect()
}

fn structure(
    context: &Context<'_>,
    ty: &Type,
    object: &Struct,
    docs: &TokenStream,
) -> Vec<TokenStream> {
    let name = ident(&ty.name);
    let members: Vec<&Member> =
        object.members.iter().filter(|member| !matches!(member.ty, Ty::Tag(_))).collect();
    let fields = members.iter().map(|member| {
        let (field, docs, ty) =
            (ident(&member.field), doc(&context.prose.escaped(&member.doc)), of_member(member));
        quote! { #docs pub #field: #ty, }
    });
    let extra = object.open.then(|| {
        quote! {
            /// Members that the schema does not name, in order. None of them may have a name that it does.
            pub extra: exact_json::Object,
        }
    });
    let mut derives = vec![quote! { Clone, Debug, PartialEq, Eq }];
    if hashable(context.model, &ty.name) {
        derives.push(quote! { Hash });
    }
    if members.iter().all(|member| !member.required) {
        derives.push(quote! { Default });
    }
    let definition = quote! {
        #docs
        #[derive(#(#derives),*)]
        pub struct #name { #(#fields)* #extra }
    };
    let mut items = vec![definition, constructor(context.model, ty, object, &members)];
    items.extend(lists(ty, &members));
    items
}

/// A slice for each list that may be absent.
fn lists(ty: &Type, members: &[&Member]) -> Option<TokenStream> {
    let lists: Vec<TokenStream> = members
        .iter()
        .filter(|member| !member.required)
        .filter_map(|member| {
            let field = ident(&member.field);
            let (items, absent, list) = match &member.ty {
                Ty::Array(items) => {
                    (items, "absent", quote! { self.#field.as_deref().unwrap_or_default() })
                }
                Ty::Nullable(inner) => {
                    let Ty::Array(items) = &**inner else { return None };
                    let list = quote! {
                        match &self.#field {
                            Some(exact_json::Nullable::Value(list)) => list,
                            Some(exact_json::Nullable::Null) | None => &[],
                        }
                    };
                    (items, "absent or null", list)
                }
                _ => return None,
            };
            let items = plain(items);
            let docs = doc(&format!("The items of `{}`; none where it is {absent}.", member.wire));
            Some(quote! {
                #docs
                #[must_use]
                pub fn #field(&self) -> &[#items] { #list }
            })
        })
        .collect();
    let name = ident(&ty.name);
    (!lists.is_empty()).then(|| quote! { impl #name { #(#lists)* } })
}

fn constructor(model: &Model, ty: &Type, object: &Struct, members: &[&Member]) -> TokenStream {
    let name = ident(&ty.name);
    let required: Vec<&&Member> = members
        .iter()
        .filter(|member| member.required && only_value(model, &member.ty).is_none())
        .collect();
    let params = required.iter().map(|member| {
        let (field, ty) = (ident(&member.field), plain(&member.ty));
        if member.ty == Ty::String {
            quote! { #field: impl Into<String> }
        } else {
            quote! { #field: #ty }
        }
    });
    let values = members.iter().map(|member| {
        let field = ident(&member.field);
        match (&member.ty, member.required) {
            (_, false) => quote! { #field: None },
            (ty, true) if let Some(value) = only_value(model, ty) => quote! { #field: #value },
            (Ty::String, true) => quote! { #field: #field.into() },
            (_, true) => quote! { #field },
        }
    });
    let extra = object.open.then(|| quote! { extra: exact_json::Object::new(), });
    let text = if required.is_empty() {
        "One with no members at all.".to_owned()
    } else if members.iter().all(|member| member.required) {
        "One with its members.".to_owned()
    } else {
        "One with its required members; the others are absent.".to_owned()
    };
    let docs = doc(&text);
    quote! {
        impl #name {
            #docs
            #[must_use]
            pub fn new(#(#params),*) -> Self {
                Self { #(#values,)* #extra }
            }
        }
    }
}

/// The value of a member that can have no other one.
pub(super) fn only_value(model: &Model, ty: &Ty) -> Option<TokenStream> {
    let Ty::Named(name) = ty else { return None };
    match &model.get(name)?.form {
        Form::Enum(Enum { open: false, variants }) => match &variants[..] {
            [only] => {
                let (name, variant) = (ident(name), ident(&only.name));
                Some(quote! { #name::#variant })
            }
            _ => None,
        },
        _ => None,
    }
}

/// The type of a member's field.
fn of_member(member: &Member) -> TokenStream {
    let ty = plain(&member.ty);
    if member.required {
        ty
    } else {
        quote! { Option<#ty> }
    }
}

fn enumeration(
    context: &Context<'_>,
    ty: &Type,
    values: &Enum,
    docs: &TokenStream,
) -> Vec<TokenStream> {
    let name = ident(&ty.name);
    let variants: Vec<_> = values.variants.iter().map(|variant| ident(&variant.name)).collect();
    let wires: Vec<&str> = values.variants.iter().map(|variant| variant.wire.as_str()).collect();
    let variant_docs: Vec<_> =
        values.variants.iter().map(|variant| doc(&context.prose.escaped(&variant.doc))).collect();
    if values.open {
        return vec![
            quote! {
                #docs
                #[derive(Clone, Debug, PartialEq, Eq, Hash)]
                pub enum #name {
                    #(#variant_docs #variants,)*
                    /// A value that the schema allows and does not name.
                    Other(String),
                }
            },
            quote! {
                impl #name {
                    /// The values that the schema names, in its order.
                    pub const KNOWN: &'static [Self] = &[#(Self::#variants),*];

                    /// The value as JSON has it.
                    #[must_use]
                    pub fn as_str(&self) -> &str {
                        match self {
                            #(Self::#variants => #wires,)*
                            Self::Other(text) => text,
                        }
                    }
                }
            },
            quote! {
                impl From<&str> for #name {
                    fn from(text: &str) -> Self {
                        match text {
                            #(#wires => Self::#variants,)*
                            _ => Self::Other(text.to_owned()),
                        }
                    }
                }
            },
            quote! {
                impl From<String> for #name {
                    fn from(text: String) -> Self {
                        match text.as_str() {
                            #(#wires => Self::#variants,)*
                            _ => Self::Other(text),
                        }
                    }
                }
            },
            quote! {
                impl std::str::FromStr for #name {
                    type Err = std::convert::Infallible;

                    fn from_str(text: &str) -> Result<Self, Self::Err> {
                        Ok(Self::from(text))
                    }
                }
            },
            display(&ty.name),
        ];
    }
    let rule = one_of(&wires);
    vec![
        quote! {
            #docs
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum #name { #(#variant_docs #variants,)* }
        },
        quote! {
            impl #name {
                /// Every value, in the schema's order.
                pub const KNOWN: &'static [Self] = &[#(Self::#variants),*];

                /// The value as JSON has it.
                #[must_use]
                pub const fn as_str(self) -> &'static str {
                    match self { #(Self::#variants => #wires,)* }
                }
            }
        },
        quote! {
            impl std::str::FromStr for #name {
                type Err = exact_json::Refusal;

                fn from_str(text: &str) -> Result<Self, Self::Err> {
                    match text {
                        #(#wires => Ok(Self::#variants),)*
                        _ => Err(exact_json::Refusal::new(text, #rule)),
                    }
                }
            }
        },
        display(&ty.name),
    ]
}

fn display(name: &str) -> TokenStream {
    let name = ident(name);
    quote! {
        impl std::fmt::Display for #name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    }
}

/// What a message says of an enum: its values.
fn one_of(wires: &[&str]) -> String {
    let values: Vec<String> = wires.iter().map(|wire| format!("{wire:?}")).collect();
    match values.as_slice() {
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
        [] => String::new(),
    }
}

fn tagged(context: &Context<'_>, ty: &Type, union: &Union, docs: &TokenStream) -> Vec<TokenStream> {
    let name = ident(&ty.name);
    let variants: Vec<_> = union.variants.iter().map(|(variant, ..)| ident(variant)).collect();
    let tags: Vec<&str> = union.variants.iter().map(|(_, tag, _)| tag.as_str()).collect();
    let types: Vec<_> = union.variants.iter().map(|(_, _, ty)| ident(ty)).collect();
    let variant_docs = union.variants.iter().map(|(_, tag, ty)| {
        let first = context.model.get(ty).map_or("", |ty| first_sentence(&ty.doc));
        doc(&context.prose.escaped(&format!("`{tag}`: {first}")))
    });
    let unknown = ident(&union.unknown);
    let tag_doc =
        doc(&format!("The value of the member `{}`, which tells the variants apart.", union.tag));
    let tag_fn = ident(&crate::codegen::names::snake(&union.tag));
    let mut items = vec![
        quote! {
            #docs
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub enum #name {
                #(#variant_docs #variants(#types),)*
                /// What the schema does not name, kept whole.
                Unknown(#unknown),
            }
        },
        quote! {
            impl #name {
                #tag_doc
                #[must_use]
                pub fn #tag_fn(&self) -> &str {
                    match self {
                        #(Self::#variants(_) => #tags,)*
                        Self::Unknown(unknown) => unknown.#tag_fn(),
                    }
                }
            }
        },
    ];
    let all_variants = variants.iter().cloned().chain([ident("Unknown")]);
    let all_types = types.iter().cloned().chain([unknown]);
    items.extend(all_variants.zip(all_types).map(|(variant, ty)| {
        quote! {
            impl From<#ty> for #name {
                fn from(value: #ty) -> Self {
                    Self::#variant(value)
                }
            }
        }
    }));
    items.extend(shared_group(context.model, union).map(|(group, field)| {
        let (group_ty, field) = (ident(&group), ident(&field));
        let docs =
            doc(&format!("The {} of a variant that the schema names.", group.to_lowercase()));
        quote! {
            impl #name {
                #docs
                #[must_use]
                pub fn #field(&self) -> Option<&#group_ty> {
                    match self {
                        #(Self::#variants(value) => Some(&value.#field),)*
                        Self::Unknown(_) => None,
                    }
                }
            }
        }
    }));
    items
}

/// The group's type and field, where every variant has it.
pub(super) fn shared_group(model: &Model, union: &Union) -> Option<(String, String)> {
    let mut found = None;
    for (_, _, ty) in &union.variants {
        let member = model.object(ty)?.members.iter().find(|member| member.group)?;
        let Ty::Named(name) = &member.ty else { return None };
        found = Some((name.clone(), member.field.clone()));
    }
    found
}

fn first_sentence(text: &str) -> &str {
    text.split_inclusive(". ").next().unwrap_or(text).trim_end()
}

fn limited(ty: &Type, max: u64, docs: &[String]) -> String {
    let docs: Vec<String> =
        docs.iter().map(|line| format!("    /// {line}").trim_end().to_owned()).collect();
    format!(
        "\
exact_json::text_type! {{
{}
    pub struct {};
    check: |text| {{
        // No text has more characters than bytes.
        if text.len() <= {max} || text.chars().count() <= {max} {{
            Ok(())
        }} else {{
            Err(exact_json::Refusal::new(text, \"at most {max} characters\"))
        }}
    }}
}}
",
        docs.join("\n"),
        ty.name,
    )
}

fn unknown(ty: &Type, tag: &str, known: &[String], docs: &TokenStream) -> Vec<TokenStream> {
    let name = ident(&ty.name);
    let tag_fn = ident(&crate::codegen::names::snake(tag));
    let tag_doc = doc(&format!("The value of its member `{tag}`."));
    let rule = format!(
        "an object whose `{tag}` is text and none of {}",
        one_of(&known.iter().map(String::as_str).collect::<Vec<_>>())
    );
    vec![
        quote! {
            #docs
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct #name { tag: String, json: exact_json::Json }
        },
        quote! {
            impl #name {
                /// What an error says was expected.
                pub(super) const RULE: &'static str = #rule;

                #tag_doc
                #[must_use]
                pub fn #tag_fn(&self) -> &str {
                    &self.tag
                }

                /// The whole of it.
                #[must_use]
                pub fn as_json(&self) -> &exact_json::Json {
                    &self.json
                }

                /// The whole of it.
                #[must_use]
                pub fn into_json(self) -> exact_json::Json {
                    self.json
                }

                /// What `value` is, when it is no variant that the schema names.
                pub(super) fn of(value: exact_json::Value<'_>) -> Option<Self> {
                    let tag = value.get(#tag)?;
                    let text = tag.text().filter(|_| tag.kind() == exact_json::Kind::String)?;
                    match &*text.decode() {
                        #(#known)|* => None,
                        other => Some(Self { tag: other.to_owned(), json: exact_json::Json::from(value) }),
                    }
                }
            }
        },
        quote! {
            impl TryFrom<exact_json::Json> for #name {
                type Error = exact_json::Refusal;

                fn try_from(json: exact_json::Json) -> Result<Self, Self::Error> {
                    json.with(Self::of).ok_or_else(|| exact_json::Refusal::new(json.as_text(), Self::RULE))
                }
            }
        },
    ]
}

/// Whether a type can be hashed: nothing in it is open JSON, whose equality is not that of its text.
fn hashable(model: &Model, name: &str) -> bool {
    fn of(model: &Model, ty: &Ty) -> bool {
        match ty {
            Ty::Json | Ty::Object => false,
            Ty::Array(inner) | Ty::Nullable(inner) => of(model, inner),
            Ty::Named(name) => hashable(model, name),
            Ty::Bool | Ty::String | Ty::Integer | Ty::Number | Ty::Text(_) | Ty::Tag(_) => true,
        }
    }
    match model.get(name).map(|ty| &ty.form) {
        Some(Form::Struct(object)) => {
            !object.open && object.members.iter().all(|member| of(model, &member.ty))
        }
        Some(Form::Enum(_) | Form::Text { .. }) => true,
        Some(Form::Union(_) | Form::Unknown { .. }) | None => false,
    }
}
