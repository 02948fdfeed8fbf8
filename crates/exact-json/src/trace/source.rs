//! Source values whose fate is not decided.

use super::fate::{Reason, Transform};
use super::leaf::{Number, Open, Str};
use super::ledger::Ledger;
use super::out::{Origin, Out};
use super::place::{Place, Source};
use crate::read::{Read, ReadError};
use crate::{Kind, Text, Value};

/// A source value without a fate.
///
/// It cannot be copied, cloned or looked into; its ways out are [`keep`](Src::keep),
/// [`change`](Src::change), [`drop`](Src::drop) and [`placed`](Src::placed). Consuming it is the decision.
///
/// ```
/// use exact_json::Scanner;
/// use exact_json::trace::{Base, Ledger, Reason, Source, Src};
///
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan(br#"{"a":1}"#).unwrap();
/// let sources = [Source::new(Base::Document, tape)];
///
/// let mut ledger = Ledger::new();
/// ledger.begin(&sources);
/// Src::whole(&sources[0]).drop(&mut ledger, Reason::NoCounterpart);
/// let group = ledger.end(&sources).unwrap();
/// assert_eq!(group.entries().count(), 1);
/// ```
#[derive(Debug)]
#[must_use = "every source value needs a fate: keep, change or drop it"]
pub struct Src<T> {
    value: T,
    place: Place,
}

impl<'t, T: Read<'t>> Read<'t> for Src<T> {
    #[inline]
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        T::read(value).map(|read| Self { value: read, place: place_of(value) })
    }
}

fn place_of(value: Value<'_>) -> Place {
    Place { record: value.tape().tag(), node: value.index() }
}

impl<T> Src<T> {
    /// The target is JSON-equal to the source.
    #[inline]
    pub fn keep(self) -> Out<T> {
        self.keep_as(|value| value)
    }

    /// The target is JSON-equal to the source, under another Rust type.
    #[inline]
    pub fn keep_as<U>(self, f: impl FnOnce(T) -> U) -> Out<U> {
        Out { value: f(self.value), origin: Origin::Kept(self.place) }
    }

    /// The target is a named transform of the source.
    #[inline]
    pub fn change<U>(self, transform: Transform, f: impl FnOnce(T) -> U) -> Out<U> {
        Out { value: f(self.value), origin: Origin::Changed(transform, self.place) }
    }

    /// The source has no target.
    #[inline]
    pub fn drop(self, ledger: &mut Ledger, reason: Reason) {
        ledger.drop_place(self.place, reason);
    }

    /// The meaning is carried by where something stands: `at` is the pointer of a container within
    /// the group's target number `target`. Claims no target leaf.
    pub fn placed(self, ledger: &mut Ledger, target: u32, at: &str) {
        ledger.place(self.place, target, at);
    }

    /// Looks at the value to decide by it. What comes out is `Copy` and borrows nothing of the value,
    /// so that no text gets out this way.
    #[inline]
    pub fn look<R: Copy + 'static>(&self, f: impl FnOnce(&T) -> R) -> R {
        f(&self.value)
    }

    /// Where the value stands, for the `via` of a derived value.
    #[must_use]
    pub fn place(&self) -> Place {
        self.place
    }
}

impl<'t> Src<Text<'t>> {
    /// The target is the same string.
    pub fn keep_str(self) -> Out<Str<'t>> {
        self.keep_as(Str::Spelled)
    }

    /// Whether the text is `text`.
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        self.value == *text
    }

    /// The target is the text with constant parts around it: `{0}` stands for it.
    pub fn template(self, template: &'static str) -> Out<Str<'t>> {
        self.change(Transform::Template(template), |text| {
            Str::Owned(template.replacen("{0}", &text.decode(), 1))
        })
    }

    /// The target is another identifier for this one. Equal identifiers must become equal ones.
    pub fn id_map(self, space: Option<&'static str>, id: String) -> Out<Str<'t>> {
        self.change(Transform::IdMap { space }, |_| Str::Owned(id))
    }

    /// The target is the value whose JSON text this is. Text that is not strict JSON is given back.
    pub fn parse_json(self) -> Result<Open<'t>, Self> {
        let text = self.value.decode();
        let Ok(json) = crate::Json::parse(&text) else {
            drop(text);
            return Err(self);
        };
        let exact = *json.as_text() == *text;
        drop(text);
        Ok(self.change(Transform::ParseJson { exact }, |_| json).into())
    }
}

impl<'t> Src<Number<'t>> {
    /// The target is the number's text with constant parts around it: `{0}` stands for it.
    pub fn template(self, template: &'static str) -> Out<Str<'t>> {
        self.change(Transform::Template(template), |number| {
            let mut text = String::new();
            super::leaf::Leaf::put(&number, &mut text);
            Str::Owned(template.replacen("{0}", &text, 1))
        })
    }
}

impl<'t> Src<Value<'t>> {
    /// The whole of a source record.
    pub fn whole(source: &Source<'t>) -> Self {
        Self::of(source.tape.root())
    }

    /// A value of a source record. Two of the same value make a conflict when the group ends.
    pub fn of(value: Value<'t>) -> Self {
        Self { value, place: place_of(value) }
    }

    /// The value's kind.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.value.kind()
    }

    /// Whether the value is null.
    #[must_use]
    pub fn is_null(&self) -> bool {
        self.value.is_null()
    }

    /// Whether the value is this string.
    #[must_use]
    pub fn is_str(&self, text: &str) -> bool {
        self.value.is_str(text)
    }

    /// The value read as another type; a value of another shape is given back.
    pub fn read<U: Read<'t>>(self) -> Result<Src<U>, Self> {
        match U::read(self.value) {
            Ok(value) => Ok(Src { value, place: self.place }),
            Err(_) => Err(self),
        }
    }

    /// The value as a string, or given back.
    pub fn into_text(self) -> Result<Src<Text<'t>>, Self> {
        self.read()
    }

    /// The value as a boolean, or given back.
    pub fn into_bool(self) -> Result<Src<bool>, Self> {
        self.read()
    }

    /// The value as a number, or given back.
    pub fn into_number(self) -> Result<Src<Number<'t>>, Self> {
        self.read()
    }

    /// The items of an array, or the value given back.
    pub fn into_items(self) -> Result<SrcItems<Self>, Self> {
        if self.kind() != Kind::Array {
            return Err(self);
        }
        let items = self.value.items().map(Self::of).collect();
        Ok(SrcItems { here: SrcHere::of(self.value), items })
    }

    /// The members of an object, or the value given back.
    pub fn into_object(self) -> Result<SrcExtra<'t>, Self> {
        if self.kind() != Kind::Object {
            return Err(self);
        }
        let mut members = SrcExtra::of(self.value);
        for (key, value) in self.value.members() {
            members.push(key, value);
        }
        Ok(members)
    }

    /// Opens an object: each member goes to `take`, which keeps it or gives it back for the rest.
    #[doc(hidden)]
    pub fn open_with(
        self,
        mut take: impl FnMut(crate::Key<'t>, Self) -> Option<Self>,
    ) -> Result<SrcExtra<'t>, Self> {
        if self.kind() != Kind::Object {
            return Err(self);
        }
        let mut rest = SrcExtra::of(self.value);
        for (key, value) in self.value.members() {
            if let Some(member) = take(key, Self::of(value)) {
                rest.members.push((key, member));
            }
        }
        Ok(rest)
    }

    /// The target is the same value, as open JSON.
    pub fn keep_open(self) -> Open<'t> {
        self.keep().into()
    }

    /// The target is the JSON text of the value.
    pub fn stringify(self) -> Out<Str<'t>> {
        self.change(Transform::Stringify, |value| Str::Owned(value.compact()))
    }

    /// Another target of a value within this one, which is kept or dropped as a whole.
    ///
    /// The ledger expands the claim on the whole along the way, so that each leaf stands in one entry.
    /// Within a dropped whole the inner value is kept, the rest dropped.
    pub fn also(&self, inner: Value<'t>) -> Out<Value<'t>> {
        Out { value: inner, origin: Origin::Also(place_of(inner)) }
    }

    /// Another target of a string within this value: see [`also`](Self::also). `None` for what is no string.
    #[must_use]
    pub fn also_str(&self, inner: Value<'t>) -> Option<Out<Str<'t>>> {
        let text = inner.text()?;
        Some(Out { value: Str::Spelled(text), origin: Origin::Also(place_of(inner)) })
    }

    /// The value itself, to find one's way to an inner one for [`also`](Self::also).
    #[must_use]
    pub fn view(&self) -> Value<'t> {
        self.value
    }
}

/// Several sources, one target: the texts one after another.
pub fn concatenate<'t>(sources: Vec<Src<Text<'t>>>) -> Out<Str<'t>> {
    change_all(sources, Transform::Concatenate, |texts| {
        Str::Owned(texts.into_iter().map(Text::decode).collect())
    })
}

/// Several sources, one target, by a named transform.
pub fn change_all<T, U>(
    sources: Vec<Src<T>>,
    transform: Transform,
    f: impl FnOnce(Vec<T>) -> U,
) -> Out<U> {
    let places = sources.iter().map(Src::place).collect();
    let value = f(sources.into_iter().map(|source| source.value).collect());
    Out { value, origin: Origin::Several(Some(transform), places) }
}

/// An empty array or object, which is a leaf; of a container that is not empty it says nothing.
#[derive(Debug)]
#[must_use = "an empty container is a leaf and needs a fate: settle it"]
pub struct SrcHere {
    place: Place,
    empty: bool,
}

impl SrcHere {
    /// The leaf that `container` is, should it be empty.
    pub fn of(container: Value<'_>) -> Self {
        let empty = container.is_leaf() && matches!(container.kind(), Kind::Array | Kind::Object);
        Self { place: place_of(container), empty }
    }

    /// Whether there is a leaf here.
    #[must_use]
    pub fn is_leaf(&self) -> bool {
        self.empty
    }

    /// The fate of an empty target container that this one becomes.
    pub fn keep(self) -> Out<()> {
        Out { value: (), origin: Origin::Kept(self.place) }
    }
}

/// A source array.
#[derive(Debug)]
#[must_use = "the items of an array need fates"]
pub struct SrcItems<T> {
    here: SrcHere,
    items: Vec<T>,
}

impl<'t, T: Read<'t>> Read<'t> for SrcItems<T> {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self { items: Vec::read(value)?, here: SrcHere::of(value) })
    }
}

impl<T> SrcItems<T> {
    /// The array's own leaf and its items.
    #[must_use]
    pub fn into_parts(self) -> (SrcHere, Vec<T>) {
        (self.here, self.items)
    }

    /// The items; an empty array is dropped.
    #[must_use]
    pub fn into_vec(self, ledger: &mut Ledger, empty: Reason) -> Vec<T> {
        self.here.settle(ledger, empty);
        self.items
    }

    /// A target array, item by item; an empty one stays `[]`.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> super::List<U> {
        self.items.into_iter().map(f).collect::<super::List<U>>().with_empty(self.here.keep())
    }

    /// How many items there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are no items.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The items, to look at.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }
}

impl<'i, T> IntoIterator for &'i SrcItems<T> {
    type Item = &'i T;
    type IntoIter = std::slice::Iter<'i, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The members of a source object that have no name of their own in a type, in the source's order;
/// and the object's own leaf, should it be empty.
#[derive(Debug)]
#[must_use = "members without a name of their own need fates too"]
pub struct SrcExtra<'t> {
    here: SrcHere,
    members: Vec<(crate::Key<'t>, Src<Value<'t>>)>,
}

impl<'t> SrcExtra<'t> {
    /// No members yet, of this object.
    pub fn of(object: Value<'t>) -> Self {
        Self { here: SrcHere::of(object), members: Vec::new() }
    }

    /// One more member.
    #[inline]
    pub fn push(&mut self, key: crate::Key<'t>, value: Value<'t>) {
        self.members.push((key, Src::of(value)));
    }

    /// Takes the member of this name.
    pub fn take(&mut self, name: &str) -> Option<Src<Value<'t>>> {
        let at = self.members.iter().position(|(key, _)| key.is(name))?;
        Some(self.members.remove(at).1)
    }

    /// How many members there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// Whether there are no members.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// The members, to look at.
    pub fn iter(&self) -> std::slice::Iter<'_, (crate::Key<'t>, Src<Value<'t>>)> {
        self.members.iter()
    }

    /// The members; an empty object is dropped.
    #[must_use]
    pub fn into_pairs(
        self,
        ledger: &mut Ledger,
        empty: Reason,
    ) -> Vec<(crate::Key<'t>, Src<Value<'t>>)> {
        self.here.settle(ledger, empty);
        self.members
    }

    /// Keeps every member under its name. Of an empty object the ledger is told that it is dropped,
    /// for want of a counterpart.
    #[must_use]
    pub fn into_open(self, ledger: &mut Ledger) -> Vec<(Str<'t>, Open<'t>)> {
        self.here.settle(ledger, Reason::NoCounterpart);
        let keep = |(key, value): (crate::Key<'t>, Src<Value<'t>>)| (key.into(), value.keep_open());
        self.members.into_iter().map(keep).collect()
    }
}

impl<'e, 't> IntoIterator for &'e SrcExtra<'t> {
    type Item = &'e (crate::Key<'t>, Src<Value<'t>>);
    type IntoIter = std::slice::Iter<'e, (crate::Key<'t>, Src<Value<'t>>)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// Drops everything in it, for one reason.
pub trait Settle {
    /// Gives every source value in it the fate `dropped`.
    fn settle(self, ledger: &mut Ledger, reason: Reason);
}

impl<T> Settle for Src<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.drop(ledger, reason);
    }
}

impl Settle for SrcHere {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        if self.empty {
            ledger.drop_place(self.place, reason);
        }
    }
}

impl<T: Settle> Settle for Option<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        if let Some(value) = self {
            value.settle(ledger, reason);
        }
    }
}

impl<T: Settle> Settle for Vec<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        for value in self {
            value.settle(ledger, reason);
        }
    }
}

impl<T: Settle> Settle for Box<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        (*self).settle(ledger, reason);
    }
}

impl<T: Settle> Settle for SrcItems<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.here.settle(ledger, reason);
        self.items.settle(ledger, reason);
    }
}

impl Settle for SrcExtra<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.here.settle(ledger, reason);
        for (_, value) in self.members {
            value.drop(ledger, reason);
        }
    }
}
