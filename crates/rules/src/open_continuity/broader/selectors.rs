//! Selectors: which data.

use std::borrow::Cow;

use exact_json::{Object, Uri};
use open_continuity_model::{
    ItemCategory, Layer, PackageSelector, Reference, Selector, Sensitivity,
};

use super::covered::{Item, uncovered};
use super::members::{List, Parts, list};
use super::{Broader, Excess};
use crate::open_continuity::ids;

/// What one list of selectors selects that the other does not.
///
/// The list as a whole is a right: where the other is absent, a selector of this one is broader.
#[must_use]
pub fn selectors(of: Option<&[Selector]>, than: Option<&[Selector]>) -> Vec<Broader> {
    let Some(of) = of else {
        return Parts::default().absent(than.is_some());
    };
    uncovered(&Selects::all(of), &Selects::all(than.unwrap_or_default()))
}

/// The same of selectors in a package, whose spaces are not compared.
///
/// An entry of a package is selected when the selector that selects nothing else is no broader than one that is approved:
///
/// ```
/// use open_continuity_model::{ItemCategory, Layer, PackageSelector, Selector, Sensitivity};
/// use opencheckpoint_rules::open_continuity::broader;
///
/// let approved = Selector {
///     layer: Some(Layer::Context),
///     predicates: Some(vec!["https://vocab.example/likes".parse()?]),
///     ..Selector::new()
/// };
/// let entry = PackageSelector {
///     layer: Some(Layer::Context),
///     item_categories: Some(vec![ItemCategory::Statement]),
///     predicates: Some(vec!["https://vocab.example/dislikes".parse()?]),
///     sensitivity_max: Some(Sensitivity::Normal),
///     ..PackageSelector::new()
/// };
/// let [part] = &broader::package_selectors(&[entry], &[approved])[..] else { unreachable!() };
/// assert_eq!(part.pointer, "/0/predicates/0");
/// # Ok::<(), exact_json::Refusal>(())
/// ```
#[must_use]
pub fn package_selectors(of: &[PackageSelector], than: &[Selector]) -> Vec<Broader> {
    uncovered(&Selects::all(of), &Selects::all(than))
}

/// What a selector selects.
pub(super) struct Selects<'s> {
    layer: Option<&'s str>,
    categories: Option<List<&'s str>>,
    predicates: Option<List<&'s str>>,
    sensitivity: Option<&'s str>,
    spaces: Spaces<'s>,
    extra: &'s Object,
}

/// The spaces that a selector is limited to.
enum Spaces<'s> {
    /// Those of a selector outside a package.
    References(Option<List<Space<'s>>>),
    /// Those of one in a package, which cannot be compared.
    Aliases,
}

impl<'s> Selects<'s> {
    pub(super) fn all<S>(selectors: &'s [S]) -> Vec<Self>
    where
        Self: From<&'s S>,
    {
        selectors.iter().map(Self::from).collect()
    }

    fn lists(&self) -> usize {
        let spaces = match &self.spaces {
            Spaces::References(Some(spaces)) => spaces.len(),
            Spaces::References(None) | Spaces::Aliases => 0,
        };
        let texts = [&self.categories, &self.predicates];
        spaces + texts.into_iter().flatten().map(List::len).sum::<usize>()
    }
}

impl<'s> From<&'s Selector> for Selects<'s> {
    fn from(selector: &'s Selector) -> Self {
        let Selector { layer, space_refs, item_categories, predicates, sensitivity_max, extra } =
            selector;
        let spaces = space_refs.as_ref().map(|refs| refs.iter().map(Space::from).collect());
        Self {
            layer: layer.as_ref().map(Layer::as_str),
            categories: list(item_categories.as_ref(), ItemCategory::as_str),
            predicates: list(predicates.as_ref(), Uri::as_str),
            sensitivity: sensitivity_max.as_ref().map(Sensitivity::as_str),
            spaces: Spaces::References(spaces),
            extra,
        }
    }
}

impl<'s> From<&'s PackageSelector> for Selects<'s> {
    fn from(selector: &'s PackageSelector) -> Self {
        let PackageSelector {
            layer,
            item_categories,
            predicates,
            sensitivity_max,
            space_refs: _,
            extra,
        } = selector;
        Self {
            layer: layer.as_ref().map(Layer::as_str),
            categories: list(item_categories.as_ref(), ItemCategory::as_str),
            predicates: list(predicates.as_ref(), Uri::as_str),
            sensitivity: sensitivity_max.as_ref().map(Sensitivity::as_str),
            spaces: Spaces::Aliases,
            extra,
        }
    }
}

impl Item for Selects<'_> {
    fn key(&self) -> Option<&str> {
        self.layer
    }

    fn steps(&self, than: &Self) -> usize {
        1 + self.lists() + unknown(self.extra) + unknown(than.extra)
    }

    fn beyond(&self, than: &Self) -> Vec<Broader> {
        let mut parts = Parts::default();
        parts.limit("layer", self.layer, than.layer);
        if let (Spaces::References(of), Spaces::References(than)) = (&self.spaces, &than.spaces) {
            parts.list("space_refs", of.as_ref(), than.as_ref());
        }
        parts.list("item_categories", self.categories.as_ref(), than.categories.as_ref());
        parts.list("predicates", self.predicates.as_ref(), than.predicates.as_ref());
        parts.limit("sensitivity_max", self.sensitivity, than.sensitivity);
        parts.extra(self.extra, than.extra);
        parts.found
    }

    fn alone(&self, others: &[Self]) -> Broader {
        // A selector of any layer is broader than each of some layer.
        if self.layer.is_none() && !others.is_empty() {
            return Broader { pointer: "/layer".to_owned(), excess: Excess::Absent };
        }
        Broader { pointer: String::new(), excess: Excess::Layer }
    }
}

/// A space as a reference names it, with all that the reference says.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Space<'s> {
    id: Cow<'s, str>,
    revision: Cow<'s, str>,
    schema_uri: &'s str,
    digest: &'s str,
    extra: String,
}

impl<'s> From<&'s Reference> for Space<'s> {
    fn from(Reference { id, revision, schema_uri, digest, extra }: &'s Reference) -> Self {
        Self {
            id: ids::key(id),
            revision: ids::revision(revision),
            schema_uri: schema_uri.as_str(),
            digest: digest.as_str(),
            extra: if extra.is_empty() { String::new() } else { extra.to_text() },
        }
    }
}

impl AsRef<str> for Space<'_> {
    fn as_ref(&self) -> &str {
        &self.id
    }
}

/// How many bytes the members have that are not known.
pub(super) fn unknown(extra: &Object) -> usize {
    extra.iter().map(|(name, value)| name.len() + value.as_text().len()).sum()
}
