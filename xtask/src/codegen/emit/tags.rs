//! `tag.rs`: the constants that tell the variants of a union apart, each a type of its own.

use std::collections::BTreeMap;

use quote::quote;

use super::{Context, File, Item, doc, ident};
use crate::codegen::model::{Model, Type};

pub(super) fn file(context: &Context<'_>) -> File {
    let mut tags: BTreeMap<&str, &str> = BTreeMap::new();
    for union in context.model.unions() {
        tags.extend(
            union.variants.iter().map(|(variant, wire, _)| (variant.as_str(), wire.as_str())),
        );
    }
    let items = tags.iter().flat_map(|(variant, wire)| {
        let name = ident(variant);
        let docs = doc(&format!("`{wire}`."));
        [
            quote! {
                #docs
                #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
                pub struct #name;
            },
            quote! {
                impl<'t> exact_json::Read<'t> for #name {
                    fn read(this: exact_json::Value<'t>) -> Result<Self, exact_json::ReadError> {
                        exact_json::read::constant(this, #wire).map(|()| Self)
                    }
                }
            },
            quote! {
                impl exact_json::trace::Leaf for #name {
                    fn put(&self, out: &mut String) -> u64 {
                        exact_json::write::quote(out, #wire);
                        1
                    }
                }
            },
        ]
    });
    let title = "The constants that tell the variants of a union apart, for the twins.".to_owned();
    File { name: "tag", title, imports: &[], items: items.map(Item::from).collect() }
}

/// The value of the tag of a union's variant.
pub(super) fn constant(model: &Model, ty: &Type) -> String {
    let mut variants = model.unions().flat_map(|union| &union.variants);
    variants
        .find(|(_, _, name)| *name == ty.name)
        .map(|(_, wire, _)| wire.clone())
        .unwrap_or_default()
}
