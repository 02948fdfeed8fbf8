//! Mappings decide on everything: no `..` and no `member: _` where a model type is taken apart, and no wildcard
//! arm over a model's enum. A member or value that the schema gains must not compile until someone has
//! decided its fate.

use std::collections::BTreeSet;

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::Finding;
use super::files::Source;

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let model =
        Model::read(sources.iter().filter(|source| source.path.contains("/src/generated/")));
    let mappings = sources.iter().filter(|source| is_mapping(&source.path));
    mappings.flat_map(|source| findings(&model, source)).collect()
}

/// Mappings between formats (`a_to_b`), and those of the native logs.
fn is_mapping(path: &str) -> bool {
    let Some(inner) = path.strip_prefix("crates/convert/src/") else { return false };
    let first = inner.split('/').next().unwrap_or_default();
    first == "native" || first.trim_end_matches(".rs").contains("_to_")
}

/// The names of a model's types.
#[derive(Default)]
struct Model {
    structs: BTreeSet<String>,
    enums: BTreeSet<String>,
}

impl Model {
    fn read<'s>(sources: impl Iterator<Item = &'s Source>) -> Self {
        let mut model = Self::default();
        for source in sources {
            let Ok(file) = syn::parse_file(&source.text) else { continue };
            for item in file.items {
                match item {
                    syn::Item::Struct(item) => drop(model.structs.insert(item.ident.to_string())),
                    syn::Item::Enum(item) => drop(model.enums.insert(item.ident.to_string())),
                    _ => {}
                }
            }
        }
        model
    }
}

fn findings(model: &Model, source: &Source) -> Vec<Finding> {
    let file = match syn::parse_file(&source.text) {
        Ok(file) => file,
        Err(error) => {
            let message = format!("cannot be parsed: {error}");
            return vec![Finding { path: source.path.clone(), line: None, message }];
        }
    };
    let mut structs = model.structs.clone();
    declared(file_tokens(&source.text), &mut structs);
    let mut visitor = Visitor { structs, enums: &model.enums, found: Vec::new() };
    visitor.visit_file(&file);
    let finding = |(span, message): (Span, String)| Finding {
        path: source.path.clone(),
        line: Some(span.start().line),
        message,
    };
    visitor.found.into_iter().map(finding).collect()
}

fn file_tokens(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// The structs that `trace::members!` declares: native rows, to which the same applies.
fn declared(tokens: TokenStream, structs: &mut BTreeSet<String>) {
    let mut last: [Option<String>; 2] = [None, None];
    for token in tokens {
        if let TokenTree::Group(group) = &token {
            if last == [Some("members".to_owned()), Some("!".to_owned())] {
                named(group.stream(), structs);
            }
            declared(group.stream(), structs);
        }
        last = [last[1].take(), Some(token.to_string())];
    }
}

/// Every `struct Name` of the tokens.
fn named(tokens: TokenStream, structs: &mut BTreeSet<String>) {
    let mut after_struct = false;
    for token in tokens {
        let TokenTree::Ident(ident) = token else { continue };
        if after_struct {
            structs.insert(ident.to_string());
        }
        after_struct = ident == "struct";
    }
}

struct Visitor<'m> {
    structs: BTreeSet<String>,
    enums: &'m BTreeSet<String>,
    found: Vec<(Span, String)>,
}

impl<'ast> Visit<'ast> for Visitor<'_> {
    fn visit_pat_struct(&mut self, pattern: &'ast syn::PatStruct) {
        let mut segments =
            pattern.path.segments.iter().rev().map(|segment| segment.ident.to_string());
        let name = segments.next().unwrap_or_default();
        // `Use::Message` is a variant of someone's enum, `source::Message` is the model's.
        let of_module =
            segments.next().is_none_or(|module| module.starts_with(|c: char| c.is_lowercase()));
        if of_module && self.structs.contains(&name) {
            if let Some(rest) = &pattern.rest {
                let message =
                    format!("takes {name} apart with `..`: name every member, and decide its fate");
                self.found.push((rest.span(), message));
            }
            for field in
                pattern.fields.iter().filter(|field| matches!(*field.pat, syn::Pat::Wild(_)))
            {
                let message =
                    format!("passes over a member of {name} with `_`: drop it with a reason");
                self.found.push((field.span(), message));
            }
        }
        visit::visit_pat_struct(self, pattern);
    }

    fn visit_expr_match(&mut self, expression: &'ast syn::ExprMatch) {
        let name = expression.arms.iter().find_map(|arm| self.model_enum(&arm.pat));
        if let Some(name) = name {
            for arm in
                expression.arms.iter().filter(|arm| arm.guard.is_none() && takes_all(&arm.pat))
            {
                let message = format!(
                    "a wildcard arm over {name}: name the variants, so that a new one is noticed"
                );
                self.found.push((arm.pat.span(), message));
            }
        }
        visit::visit_expr_match(self, expression);
    }
}

impl Visitor<'_> {
    /// The model's enum that a pattern names a variant of.
    fn model_enum(&self, pattern: &syn::Pat) -> Option<String> {
        let mut finder = EnumFinder { enums: self.enums, found: None };
        finder.visit_pat(pattern);
        finder.found
    }
}

struct EnumFinder<'m> {
    enums: &'m BTreeSet<String>,
    found: Option<String>,
}

impl<'ast> Visit<'ast> for EnumFinder<'_> {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut segments = path.segments.iter().rev();
        segments.next();
        let name = segments.next().map(|segment| segment.ident.to_string());
        if let Some(name) = name.filter(|name| self.enums.contains(name)) {
            self.found.get_or_insert(name);
        }
        visit::visit_path(self, path);
    }
}

/// Whether a pattern takes every value: a wildcard, a name, or a tuple of such.
fn takes_all(pattern: &syn::Pat) -> bool {
    match pattern {
        syn::Pat::Wild(_) => true,
        syn::Pat::Ident(ident) => {
            ident.subpat.as_ref().is_none_or(|(_, inner)| takes_all(inner))
                && ident.ident.to_string().starts_with(|c: char| c.is_lowercase() || c == '_')
        }
        syn::Pat::Tuple(tuple) => tuple.elems.iter().all(takes_all),
        syn::Pat::Paren(inner) => takes_all(&inner.pat),
        syn::Pat::Reference(inner) => takes_all(&inner.pat),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{Source, check, is_mapping};

    fn messages(mapping: &str) -> Vec<String> {
        let source =
            |path: &str, text: &str| Source { path: path.to_owned(), text: text.to_owned() };
        let model = "pub struct Message { a: u8, b: u8 } pub enum Author { Human, Other(String) }";
        let sources = [
            source("crates/m/src/generated/v1/types.rs", model),
            source("crates/convert/src/a_to_b/message.rs", mapping),
        ];
        check(&sources).into_iter().map(|finding| finding.to_string()).collect()
    }

    #[test]
    fn mappings_are_known_by_their_place() {
        assert!(is_mapping("crates/convert/src/session_record_to_opencheckpoint/task.rs"));
        assert!(is_mapping("crates/convert/src/native/claude_code/row.rs"));
        assert!(!is_mapping("crates/convert/src/report/text.rs"));
    }

    #[test]
    fn a_mapping_that_decides_on_everything_is_tidy() {
        let mapping = "fn f(m: Message, x: Other) {\n\
            let Message { a, b } = m;\nlet Use::Message { .. } = y;\nlet Use::Message { .. } = y;\n\
            match author { Author::Human => 1, Author::Other(_) => 2 };\n\
            match number { 1 => 1, _ => 2 };\nmatches!(author, Author::Human);\n}";
        assert_eq!(messages(mapping), [""; 0]);
    }

    #[test]
    fn what_is_passed_over_is_found_with_its_line() {
        let mapping = "fn f(m: source::Message) {\n\
            let source::Message { a, .. } = m;\nlet Message { a: _, b } = m;\n\
            match author { Some(Author::Human) => 1, _ => 2 };\n\
            match (x, y) { (Author::Human, 1) => 1, (other, _) => 2 };\n}";
        let place = "crates/convert/src/a_to_b/message.rs";
        assert_eq!(
            messages(mapping),
            [
                format!(
                    "{place}:2: takes Message apart with `..`: name every member, and decide its fate"
                ),
                format!(
                    "{place}:3: passes over a member of Message with `_`: drop it with a reason"
                ),
                format!(
                    "{place}:4: a wildcard arm over Author: name the variants, so that a new one is noticed"
                ),
                format!(
                    "{place}:5: a wildcard arm over Author: name the variants, so that a new one is noticed"
                ),
            ]
        );
    }

    #[test]
    fn native_rows_are_taken_apart_whole_too() {
        let mapping = "trace::members! { struct Row { who: \"who\" } }\nfn f() { let Row { who, .. } = row; }";
        assert_eq!(messages(mapping).len(), 1);
    }
}
