//! `ids.rs`: the objects of a document that have an id, the references between them, and the walk over both.
//!
//! Everything here follows from the marks of the schema (`x-local-id`, `x-foreign-id`, `x-refs`), so that a member that
//! is an id or a reference cannot be forgotten.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::walk::{Below, Functions, Place, Walk};
use super::{Context, File, Item, doc, ident};
use crate::codegen::error::{Error, Result};
use crate::codegen::model::{Form, Member, Model, Struct, Ty, Type};
use crate::codegen::names::{article, pascal, prose};
use crate::codegen::pre::{Mark, Refs};

pub(super) fn file(context: &Context<'_>) -> Result<File> {
    let marks = Marks::of(context.model)?;
    let items = if marks.objects.is_empty() { Vec::new() } else { marks.items(context)? };
    Ok(File {
        name: "ids",
        title: "What has an id, what names it, and the walk over both.".to_owned(),
        imports: &[("exact_json", &["Place"])],
        items: items.into_iter().map(Item::from).collect(),
    })
}

/// Whether anything has an id.
pub(super) fn has_ids(model: &Model) -> bool {
    structs(model).flat_map(|(_, object)| &object.members).any(|member| member.mark.is_some())
}

/// What the schema marks.
struct Marks<'m> {
    /// The types whose objects have an id, in the schema's order.
    objects: Vec<Identified<'m>>,
    /// The members that are references, in the schema's order.
    references: Vec<Referring<'m>>,
}

struct Identified<'m> {
    ty: &'m Type,
    kind: &'m str,
    member: &'m Member,
    is_local: bool,
}

struct Referring<'m> {
    ty: &'m Type,
    member: &'m Member,
    refs: &'m Refs,
}

impl<'m> Marks<'m> {
    fn of(model: &'m Model) -> Result<Self> {
        let mut marks = Self { objects: Vec::new(), references: Vec::new() };
        for (ty, object) in structs(model) {
            for member in &object.members {
                let (kind, is_local) = match &member.mark {
                    Some(Mark::LocalId(kind)) => (kind, true),
                    Some(Mark::ForeignId(kind)) => (kind, false),
                    Some(Mark::Refs(refs)) => {
                        marks.references.push(Referring { ty, member, refs });
                        continue;
                    }
                    None => continue,
                };
                let at = format_args!("{}/{}", ty.pointer, member.wire);
                if !member.required {
                    return Err(Error::at(at, "an id that may be absent has no agreed form"));
                }
                if marks.objects.iter().any(|known| known.kind == kind || known.ty.name == ty.name)
                {
                    return Err(Error::at(at, "a kind has one type, and a type one id"));
                }
                marks.objects.push(Identified { ty, kind, member, is_local });
            }
        }
        for Referring { ty, member, refs } in &marks.references {
            let Refs::Of(kinds) = refs else { continue };
            if let Some(kind) = kinds.iter().find(|kind| marks.kind(kind).is_none()) {
                let message = format_args!("nothing has an id of the kind {kind:?}");
                return Err(Error::at(format_args!("{}/{}", ty.pointer, member.wire), message));
            }
        }
        Ok(marks)
    }

    fn kind(&self, kind: &str) -> Option<&Identified<'m>> {
        self.objects.iter().find(|object| object.kind == kind)
    }

    fn items(&self, context: &Context<'_>) -> Result<Vec<TokenStream>> {
        let root = context.model.root();
        let functions = Functions::new(quote! { visitor: &mut impl Visitor<'d> });
        let mut walk = IdWalk { marks: self, model: context.model, functions };
        walk.function(context.model, root, Place::DOCUMENT)?;
        let IdWalk { functions, .. } = walk;
        let identified = self.objects.iter().map(|object| object.ty.name.as_str());
        let types: BTreeSet<&str> = identified.chain(functions.types()).collect();
        let types: Vec<Ident> = types.into_iter().map(ident).collect();
        let mut items = vec![quote! { use super::types::{#(#types),*}; }];
        items.extend(self.kinds());
        items.extend(self.any_object());
        items.extend(self.members());
        items.extend(visitor());
        items.extend(doors(&ident(root)));
        items.extend(functions.texts());
        Ok(items)
    }

    fn kinds(&self) -> [TokenStream; 3] {
        let variants: Vec<_> =
            self.objects.iter().map(|object| ident(&pascal(object.kind))).collect();
        let docs = self.objects.iter().map(|object| {
            let whose = if object.is_local { "" } else { ", whose id another system gave" };
            let article = article(&object.ty.name);
            doc(&format!("{article} [`{}`]{whose}.", object.ty.name))
        });
        let local: Vec<_> = self
            .objects
            .iter()
            .filter(|object| object.is_local)
            .map(|object| ident(&pascal(object.kind)))
            .collect();
        let names = self.objects.iter().map(|object| prose(object.kind));
        [
            quote! {
                /// A kind of object that has an id, by which other objects of the document can name it.
                #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
                pub enum ObjectKind { #(#docs #variants,)* }
            },
            quote! {
                impl ObjectKind {
                    /// Every kind, in the schema's order.
                    pub const KNOWN: &'static [Self] = &[#(Self::#variants),*];

                    /// The kinds whose ids are local: unique in the document.
                    pub const LOCAL: &'static [Self] = &[#(Self::#local),*];

                    /// The kind in words: `next step`.
                    #[must_use]
                    pub const fn as_str(self) -> &'static str {
                        match self { #(Self::#variants => #names,)* }
                    }
                }
            },
            quote! {
                impl std::fmt::Display for ObjectKind {
                    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str(self.as_str())
                    }
                }
            },
        ]
    }

    fn any_object(&self) -> [TokenStream; 2] {
        let variants: Vec<_> =
            self.objects.iter().map(|object| ident(&pascal(object.kind))).collect();
        let types: Vec<_> = self.objects.iter().map(|object| ident(&object.ty.name)).collect();
        let docs = self.objects.iter().map(|object| doc(&object.ty.doc));
        let ids = self.objects.iter().map(|object| {
            let field = ident(&object.member.field);
            if object.member.ty == Ty::String {
                quote! { &object.#field }
            } else {
                quote! { object.#field.as_str() }
            }
        });
        [
            quote! {
                /// An object that has an id.
                #[derive(Clone, Copy, Debug, PartialEq, Eq)]
                pub enum AnyObject<'d> { #(#docs #variants(&'d #types),)* }
            },
            quote! {
                impl<'d> AnyObject<'d> {
                    /// Its kind.
                    #[must_use]
                    pub const fn kind(self) -> ObjectKind {
                        match self { #(Self::#variants(_) => ObjectKind::#variants,)* }
                    }

                    /// Its id.
                    #[must_use]
                    pub fn id(self) -> &'d str {
                        match self { #(Self::#variants(object) => #ids,)* }
                    }
                }
            },
        ]
    }

    fn members(&self) -> [TokenStream; 2] {
        let variants: Vec<_> = self.references.iter().map(variant).collect();
        let docs = self.references.iter().map(|Referring { ty, member, .. }| {
            doc(&format!("[`{}::{}`].", ty.name, member.field))
        });
        let permits = self.references.iter().map(|Referring { refs, .. }| match refs {
            Refs::Any => quote! { ObjectKind::LOCAL },
            Refs::Of(kinds) => {
                let kinds = kinds.iter().map(|kind| ident(&pascal(kind)));
                quote! { &[#(ObjectKind::#kinds),*] }
            }
        });
        [
            quote! {
                /// A member that names objects of the document by their ids.
                #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
                pub enum ReferenceMember { #(#docs #variants,)* }
            },
            quote! {
                impl ReferenceMember {
                    /// Every such member, in the schema's order.
                    pub const KNOWN: &'static [Self] = &[#(Self::#variants),*];

                    /// The kinds of object that it may name.
                    #[must_use]
                    #[allow(clippy::match_same_arms, reason = "each member says for itself what it may name")]
                    pub const fn permits(self) -> &'static [ObjectKind] {
                        match self { #(Self::#variants => #permits,)* }
                    }
                }
            },
        ]
    }
}

fn variant(reference: &Referring<'_>) -> Ident {
    let Referring { ty, member, .. } = reference;
    ident(&format!("{}{}", ty.name, pascal(&member.wire)))
}

/// The walk in the making: of the places of objects that have an id or a reference in them.
struct IdWalk<'w, 'm> {
    marks: &'w Marks<'m>,
    model: &'m Model,
    functions: Functions,
}

impl Walk for IdWalk<'_, '_> {
    fn functions(&mut self) -> &mut Functions {
        &mut self.functions
    }

    fn object(&mut self, ty: &str, place: Place<'_>) -> Option<TokenStream> {
        let identified = self.marks.objects.iter().find(|known| known.ty.name == ty)?;
        let (kind, template) = (ident(&pascal(identified.kind)), place.template);
        Some(quote! { visitor.object(AnyObject::#kind(object), Place::new(#template, at)); })
    }

    fn member(&mut self, ty: &str, below: &Below<'_>) -> Result<Option<TokenStream>> {
        let Below { member, template, at, .. } = below;
        let item = below.item();
        if matches!(member.mark, Some(Mark::Refs(_))) {
            let member = ident(&format!("{ty}{}", pascal(&member.wire)));
            return Ok(Some(quote! {
                visitor.reference(#item, ReferenceMember::#member, Place::new(#template, #at));
            }));
        }
        let Some(object) = marked(self.model, below.ty, template)? else { return Ok(None) };
        let function = self.function(self.model, &object, below.place())?;
        Ok(function.map(|function| quote! { #function(#item, #at, visitor); }))
    }
}

/// The type of the objects at a place, if an id or a reference is in them.
fn marked(model: &Model, ty: &Ty, at: &str) -> Result<Option<String>> {
    let name = match ty {
        Ty::Array(items) => return marked(model, items, at),
        Ty::Named(name) => name,
        _ => return Ok(None),
    };
    match model.get(name).map(|ty| &ty.form) {
        Some(Form::Struct(object)) => {
            for member in &object.members {
                if member.mark.is_some() || marked(model, &member.ty, at)?.is_some() {
                    return Ok(Some(name.clone()));
                }
            }
            Ok(None)
        }
        Some(Form::Union(union)) => {
            for (_, _, variant) in &union.variants {
                if marked(model, &Ty::Named(variant.clone()), at)?.is_some() {
                    return Err(Error::at(at, "ids within a union have no agreed form"));
                }
            }
            Ok(None)
        }
        _ => Ok(None),
    }
}

fn structs(model: &Model) -> impl Iterator<Item = (&Type, &Struct)> {
    model.types.iter().filter_map(|ty| match &ty.form {
        Form::Struct(object) => Some((ty, object)),
        _ => None,
    })
}

/// What the walk tells of: to a visitor, or in lists.
fn visitor() -> Vec<TokenStream> {
    vec![
        quote! {
            /// An object that has an id, and where it stands.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct Identified<'d> {
                /// The object.
                pub object: AnyObject<'d>,
                /// Where it stands.
                pub place: Place,
            }
        },
        quote! {
            /// A reference: an id that a member names.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct Reference<'d> {
                /// The id that is named.
                pub id: &'d crate::LocalId,
                /// The member that names it.
                pub member: ReferenceMember,
                /// Where it stands.
                pub place: Place,
            }
        },
        quote! {
            /// Who is told of what has an id and of what names one, in the order of the schema: an object
            /// first, then what is in it.
            pub trait Visitor<'d> {
                /// An object that has an id.
                fn object(&mut self, object: AnyObject<'d>, place: Place);

                /// A reference to one.
                fn reference(&mut self, id: &'d crate::LocalId, member: ReferenceMember, place: Place);
            }
        },
    ]
}

/// The ways in: methods of the whole document.
fn doors(root: &Ident) -> Vec<TokenStream> {
    vec![
        quote! {
            impl #root {
                /// Tells a visitor of every object that has an id and of every reference.
                pub fn visit<'d>(&'d self, visitor: &mut impl Visitor<'d>) {
                    in_document(self, [], visitor);
                }

                /// Every object that has an id, in the order of the schema.
                #[must_use]
                pub fn objects(&self) -> Vec<Identified<'_>> {
                    let mut all = All::default();
                    self.visit(&mut all);
                    all.objects
                }

                /// Every reference, in the order of the schema.
                #[must_use]
                pub fn references(&self) -> Vec<Reference<'_>> {
                    let mut all = All::default();
                    self.visit(&mut all);
                    all.references
                }

                /// The first object that has an id. Whoever looks for many makes a map of
                /// [`objects`](Self::objects): this walks over the document.
                #[must_use]
                pub fn find(&self, id: &str) -> Option<Identified<'_>> {
                    self.objects().into_iter().find(|known| known.object.id() == id)
                }
            }
        },
        quote! {
            #[derive(Default)]
            struct All<'d> {
                objects: Vec<Identified<'d>>,
                references: Vec<Reference<'d>>,
            }
        },
        quote! {
            impl<'d> Visitor<'d> for All<'d> {
                fn object(&mut self, object: AnyObject<'d>, place: Place) {
                    self.objects.push(Identified { object, place });
                }

                fn reference(&mut self, id: &'d crate::LocalId, member: ReferenceMember, place: Place) {
                    self.references.push(Reference { id, member, place });
                }
            }
        },
    ]
}
