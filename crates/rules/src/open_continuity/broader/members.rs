//! One member after another: what is the same in every dimension.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use exact_json::pointer::push_token;
use exact_json::{Json, Object};

use super::{Broader, Excess};

/// The parts of an object that are broader than their counterparts.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) found: Vec<Broader>,
}

impl Parts {
    /// Tells of a member; of the value as a whole where the name is empty.
    pub(super) fn tell(&mut self, member: &str, excess: Excess) {
        let mut pointer = String::new();
        if !member.is_empty() {
            push_token(&mut pointer, member);
        }
        self.found.push(Broader { pointer, excess });
    }

    /// Tells of the parts of a member.
    pub(super) fn within(&mut self, member: &str, parts: Vec<Broader>) {
        self.found.extend(parts.into_iter().map(|Broader { pointer, excess }| Broader {
            pointer: format!("/{member}{pointer}"),
            excess,
        }));
    }

    /// All that is to be told of a value that is absent.
    pub(super) fn absent(mut self, is_stated: bool) -> Vec<Broader> {
        if is_stated {
            self.tell("", Excess::Absent);
        }
        self.found
    }

    /// Compares a right, of which `least` gives nothing.
    pub(super) fn right(
        &mut self,
        member: &str,
        of: Option<&str>,
        than: Option<&str>,
        least: &str,
    ) {
        match (of, than) {
            (Some(of), None) if of != least => {
                self.tell(member, Excess::Unstated { is: of.to_owned() });
            }
            (Some(of), _) if of == least => {}
            _ => self.limit(member, of, than),
        }
    }

    /// Compares a limit whose values have no known order.
    pub(super) fn limit(&mut self, member: &str, of: Option<&str>, than: Option<&str>) {
        match (of, than) {
            (_, None) => {}
            (None, Some(_)) => self.tell(member, Excess::Absent),
            (Some(of), Some(than)) if of == than => {}
            (Some(of), Some(than)) => {
                self.tell(member, Excess::Value { is: of.to_owned(), than: than.to_owned() });
            }
        }
    }

    /// Compares a list that limits.
    pub(super) fn list<T: Text>(
        &mut self,
        member: &str,
        of: Option<&List<T>>,
        than: Option<&List<T>>,
    ) {
        match (of, than) {
            (_, None) => {}
            (None, Some(_)) => self.tell(member, Excess::Absent),
            (Some(of), Some(than)) => {
                let items = of.beyond(than).map(|(n, item)| Broader {
                    pointer: format!("/{member}/{n}"),
                    excess: Excess::Item { is: item.as_ref().to_owned() },
                });
                self.found.extend(items);
            }
        }
    }

    /// Compares a list of rights.
    pub(super) fn rights<T: Text>(
        &mut self,
        member: &str,
        of: Option<&List<T>>,
        than: Option<&List<T>>,
    ) {
        let nothing = List::from_iter([]);
        let than = than.or_else(|| of.map(|_| &nothing));
        self.list(member, of, than);
    }

    /// Compares the members that are not known.
    pub(super) fn extra(&mut self, of: &Object, than: &Object) {
        if of.is_empty() && than.is_empty() {
            return;
        }
        let mut others: HashMap<&str, &Json> = than.iter().collect();
        for (name, value) in of.iter() {
            if others.remove(name) != Some(value) {
                self.tell(name, Excess::Unknown);
            }
        }
        for (name, _) in than.iter().filter(|(name, _)| others.contains_key(name)) {
            self.tell(name, Excess::UnknownAbsent);
        }
    }
}

/// An item of a list: what is compared, and how it is told of.
pub(super) trait Text: AsRef<str> + Clone + Eq + Hash {}

impl<T: AsRef<str> + Clone + Eq + Hash> Text for T {}

/// A list, and the set of its items.
pub(super) struct List<T> {
    items: Vec<T>,
    set: HashSet<T>,
}

impl<T: Text> List<T> {
    pub(super) fn len(&self) -> usize {
        self.items.len()
    }

    /// The items that the other list does not have, with their places in this one.
    fn beyond(&self, than: &Self) -> impl Iterator<Item = (usize, &T)> {
        self.items.iter().enumerate().filter(|(_, item)| !than.set.contains(item))
    }
}

impl<T: Text> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let items: Vec<_> = items.into_iter().collect();
        Self { set: items.iter().cloned().collect(), items }
    }
}

/// The list that a member is, where it is there.
pub(super) fn list<'v, T>(
    items: Option<&'v Vec<T>>,
    text: fn(&'v T) -> &'v str,
) -> Option<List<&'v str>> {
    items.map(|items| items.iter().map(text).collect())
}

/// A flag as text.
pub(super) fn flag(flag: Option<bool>) -> Option<&'static str> {
    flag.map(|flag| if flag { "true" } else { "false" })
}
