//! What the walks over a document have in common: a function for each place of an object, and a step for each member.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::ident;
use crate::codegen::error::{Error, Result};
use crate::codegen::model::{Member, Model, Struct, Ty};
use crate::codegen::names::snake;

/// The places of an object's members: the pointer with a star for each array, and how many arrays that is.
#[derive(Clone, Copy)]
pub(super) struct Place<'p> {
    pub(super) template: &'p str,
    pub(super) arrays: usize,
}

impl Place<'static> {
    /// The whole document.
    pub(super) const DOCUMENT: Self = Self { template: "", arrays: 0 };
}

/// A member, or each of its items, as the function of its object sees it.
pub(super) struct Below<'m> {
    pub(super) member: &'m Member,
    is_list: bool,
    /// The pointer with a star for each array.
    pub(super) template: String,
    arrays: usize,
    /// The type of the member, or of an item.
    pub(super) ty: &'m Ty,
    /// The indices of the arrays, as an expression.
    pub(super) at: TokenStream,
}

impl<'m> Below<'m> {
    pub(super) fn of(member: &'m Member, place: Place<'_>) -> Self {
        let Place { template, arrays } = place;
        let template = format!("{template}/{}", member.wire);
        match &member.ty {
            Ty::Array(items) => {
                let outer = (0..arrays).map(Literal::usize_unsuffixed).map(|n| quote! { at[#n], });
                let at = quote! { [#(#outer)* index] };
                let template = format!("{template}/*");
                Self { member, is_list: true, template, arrays: arrays + 1, ty: items, at }
            }
            ty => Self { member, is_list: false, template, arrays, ty, at: quote! { at } },
        }
    }

    pub(super) fn place(&self) -> Place<'_> {
        Place { template: &self.template, arrays: self.arrays }
    }

    /// The value, as a reference.
    pub(super) fn item(&self) -> TokenStream {
        let value = self.value();
        if self.is_reference() {
            value
        } else {
            quote! { &#value }
        }
    }

    /// The value, for a method to be called on.
    pub(super) fn value(&self) -> TokenStream {
        if self.is_reference() {
            return quote! { item };
        }
        let field = ident(&self.member.field);
        quote! { object.#field }
    }

    /// Whether `item` is bound to it.
    fn is_reference(&self) -> bool {
        self.is_list || !self.member.required
    }

    /// A step for the member, if it is there, or for each of its items.
    pub(super) fn each(&self, step: &TokenStream) -> TokenStream {
        let field = ident(&self.member.field);
        match (self.is_list, self.member.required) {
            (true, true) => {
                quote! { for (index, item) in object.#field.iter().enumerate() { #step } }
            }
            (true, false) => {
                quote! { for (index, item) in object.#field.iter().flatten().enumerate() { #step } }
            }
            (false, true) => step.clone(),
            (false, false) => quote! { if let Some(item) = &object.#field { #step } },
        }
    }
}

/// The functions of a walk, in the order of the document, the outer one before the inner ones.
pub(super) struct Functions {
    /// What each takes beside the object and the indices.
    visitor: TokenStream,
    list: Vec<Function>,
}

struct Function {
    /// The type of the objects that it walks.
    ty: String,
    text: TokenStream,
}

impl Functions {
    pub(super) fn new(visitor: TokenStream) -> Self {
        Self { visitor, list: Vec::new() }
    }

    /// The types of the objects that are walked.
    pub(super) fn types(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(|function| function.ty.as_str())
    }

    pub(super) fn texts(self) -> impl Iterator<Item = TokenStream> {
        self.list.into_iter().map(|function| function.text)
    }
}

/// A walk in the making.
pub(super) trait Walk {
    fn functions(&mut self) -> &mut Functions;

    /// What is done with an object itself.
    fn object(&mut self, ty: &str, place: Place<'_>) -> Option<TokenStream>;

    /// What is done with a member, or each of its items: told of, walked into, or nothing.
    fn member(&mut self, ty: &str, below: &Below<'_>) -> Result<Option<TokenStream>>;

    /// The name of the function that walks the objects of a type at a place; none if nothing is done with them.
    fn function(&mut self, model: &Model, ty: &str, place: Place<'_>) -> Result<Option<Ident>> {
        let Place { template, arrays } = place;
        let object = object_of(model, ty, template)?;
        let index = self.functions().list.len();
        self.functions().list.push(Function { ty: ty.to_owned(), text: TokenStream::new() });
        let mut steps = Vec::from_iter(self.object(ty, place));
        let mut uses_at = arrays > 0 || !steps.is_empty();
        for member in &object.members {
            let below = Below::of(member, place);
            if let Some(step) = self.member(ty, &below)? {
                uses_at |= !below.is_list;
                steps.push(below.each(&step));
            }
        }
        if steps.is_empty() {
            // Nothing in them was walked either, so the last one is this one.
            self.functions().list.pop();
            return Ok(None);
        }
        let at = if uses_at {
            quote! { at }
        } else {
            quote! { _ }
        };
        let (name, ty) = (ident(&name(template)), ident(ty));
        let (arrays, visitor) =
            (Literal::usize_unsuffixed(arrays), self.functions().visitor.clone());
        let text = quote! {
            fn #name<'d>(object: &'d #ty, #at: [usize; #arrays], #visitor) { #(#steps)* }
        };
        if let Some(function) = self.functions().list.get_mut(index) {
            function.text = text;
        }
        Ok(Some(name))
    }
}

fn object_of<'m>(model: &'m Model, ty: &str, at: &str) -> Result<&'m Struct> {
    model.object(ty).ok_or_else(|| Error::at(at, "only an object can be walked"))
}

/// `/progress/completed/*` as a function's name.
fn name(template: &str) -> String {
    let tokens = template.split('/').filter(|token| !token.is_empty() && *token != "*");
    let words: Vec<String> = std::iter::once("in".to_owned()).chain(tokens.map(snake)).collect();
    if words.len() == 1 { "in_document".to_owned() } else { words.join("_") }
}
