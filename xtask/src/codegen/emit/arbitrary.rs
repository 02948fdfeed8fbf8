//! `arbitrary.rs`: `Arbitrary` for each type: values of the right shape, as the schema has it.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Context, File, Item, ident, plain};
use crate::codegen::model::{Enum, Form, Member, Place, Struct, Ty, Type, Union};

/// How many strategies stand in one tuple.
const TUPLE: usize = 10;

pub(super) fn file(context: &Context<'_>) -> File {
    let mut items = Vec::new();
    for ty in &context.model.types {
        let strategy = match &ty.form {
            Form::Struct(object) => structure(context, ty, object),
            Form::Enum(values) => enumeration(ty, values),
            Form::Union(union) => tagged(ty, union),
            Form::Text { .. } => {
                quote! { strategies::text().prop_filter_map("too long", |text| Self::try_from(text).ok()).boxed() }
            }
            Form::Unknown { tag, .. } => {
                quote! { strategies::unknown(#tag).prop_filter_map("a known tag", |json| Self::try_from(json).ok()).boxed() }
            }
        };
        let name = ident(&ty.name);
        items.push(quote! {
            impl Arbitrary for types::#name {
                type Parameters = ();
                type Strategy = BoxedStrategy<Self>;

                fn arbitrary_with((): ()) -> Self::Strategy { #strategy }
            }
        });
    }
    File {
        name: "arbitrary",
        title: "`Arbitrary`: values of the right shape, by the schema.".to_owned(),
        imports: &[
            ("exact_json", &["strategies"]),
            ("proptest::arbitrary", &["Arbitrary", "any"]),
            ("proptest::strategy", &["BoxedStrategy", "Just", "Strategy", "Union"]),
            ("super", &["types"]),
        ],
        items: items.into_iter().map(Item::from).collect(),
    }
}

fn structure(context: &Context<'_>, ty: &Type, object: &Struct) -> TokenStream {
    let members: Vec<&Member> =
        object.members.iter().filter(|member| !matches!(member.ty, Ty::Tag(_))).collect();
    let mut fields: Vec<_> = members.iter().map(|member| ident(&member.field)).collect();
    let mut strategies: Vec<TokenStream> = members.iter().map(|member| of_member(member)).collect();
    if object.open {
        let known = known(object);
        fields.push(ident("extra"));
        strategies.push(quote! { strategies::extra(&[#(#known),*]) });
    }
    let _ = context;
    let name = ident(&ty.name);
    let (patterns, tuples) = nested(&fields, &strategies);
    quote! { #tuples.prop_map(|#patterns| types::#name { #(#fields),* }).boxed() }
}

/// Tuples of tuples, since those of proptest end at twelve.
fn nested(fields: &[proc_macro2::Ident], strategies: &[TokenStream]) -> (TokenStream, TokenStream) {
    if fields.len() <= TUPLE {
        return (quote! { (#(#fields,)*) }, quote! { (#(#strategies,)*) });
    }
    let patterns = fields.chunks(TUPLE).map(|chunk| quote! { (#(#chunk,)*) });
    let tuples = strategies.chunks(TUPLE).map(|chunk| quote! { (#(#chunk,)*) });
    (quote! { (#(#patterns,)*) }, quote! { (#(#tuples,)*) })
}

/// Every name that the object has.
fn known(object: &Struct) -> Vec<String> {
    let place = |place: &Place| match place {
        Place::Own(index) => object.members.get(*index).map(|member| member.wire.clone()),
        Place::Shared(_, wire) => Some(wire.clone()),
    };
    object.order.iter().filter_map(place).collect()
}

fn of_member(member: &Member) -> TokenStream {
    let strategy = strategy(&member.ty);
    if member.required {
        strategy
    } else {
        quote! { strategies::maybe(#strategy) }
    }
}

fn strategy(ty: &Ty) -> TokenStream {
    match ty {
        Ty::String => quote! { strategies::text() },
        Ty::Json => quote! { strategies::json() },
        Ty::Object => quote! { strategies::object() },
        Ty::Number => quote! { strategies::number() },
        Ty::Array(items) => {
            let items = strategy(items);
            quote! { strategies::list(#items) }
        }
        Ty::Nullable(inner) => {
            let inner = strategy(inner);
            quote! { strategies::nullable(#inner) }
        }
        Ty::Named(name) => {
            let name = ident(name);
            quote! { any::<types::#name>() }
        }
        other => {
            let ty = plain(other);
            quote! { any::<#ty>() }
        }
    }
}

fn enumeration(ty: &Type, values: &Enum) -> TokenStream {
    let _ = ty;
    let known = quote! { proptest::sample::select(Self::KNOWN) };
    if values.open {
        quote! { Union::new_weighted(vec![(4, #known.boxed()), (1, strategies::text().prop_map(Self::from).boxed())]).boxed() }
    } else {
        quote! { #known.boxed() }
    }
}

fn tagged(ty: &Type, union: &Union) -> TokenStream {
    let _ = ty;
    let variants = union.variants.iter().map(|(variant, _, ty)| (ident(variant), ident(ty)));
    let all = variants.chain([(ident("Unknown"), ident(&union.unknown))]);
    let strategies =
        all.map(|(variant, ty)| quote! { any::<types::#ty>().prop_map(Self::#variant).boxed() });
    quote! { Union::new(vec![#(#strategies),*]).boxed() }
}
