//! Source values whose fate is not decided.

use super::fate::{Reason, Transform};
use super::leaf::{Number, Open, Str};
use super::ledger::Ledger;
use super::out::{Origin, Out};
use super::place::{Place, Source};
use super::{Settle, SrcExtra, SrcItems};
use crate::read::{Read, ReadError};
use crate::{Key, Kind, Text, Value};

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

pub(super) fn place_of(value: Value<'_>) -> Place {
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
    ///
    /// # Errors
    ///
    /// The value itself, when its text is not strict JSON.
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

impl Src<Number<'_>> {
    /// The target is the number's text with constant parts around it: `{0}` stands for it.
    pub fn template<'t>(self, template: &'static str) -> Out<Str<'t>> {
        self.change(Transform::Template(template), |number| {
            let mut text = String::new();
            super::leaf::Leaf::put(&number, &mut text);
            Str::Owned(template.replacen("{0}", &text, 1))
        })
    }
}

impl<'t> Src<Value<'t>> {
    /// The whole of a source record, or of a part.
    pub fn whole(source: &Source<'t>) -> Self {
        Self::of(source.root())
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
    ///
    /// # Errors
    ///
    /// The value itself, when it has another shape.
    pub fn read<U: Read<'t>>(self) -> Result<Src<U>, Self> {
        match U::read(self.value) {
            Ok(value) => Ok(Src { value, place: self.place }),
            Err(_) => Err(self),
        }
    }

    /// The value as a string, or given back.
    ///
    /// # Errors
    ///
    /// The value itself, when it is no string.
    pub fn into_text(self) -> Result<Src<Text<'t>>, Self> {
        self.read()
    }

    /// The value as a boolean, or given back.
    ///
    /// # Errors
    ///
    /// The value itself, when it is no boolean.
    pub fn into_bool(self) -> Result<Src<bool>, Self> {
        self.read()
    }

    /// The value as a number, or given back.
    ///
    /// # Errors
    ///
    /// The value itself, when it is no number.
    pub fn into_number(self) -> Result<Src<Number<'t>>, Self> {
        self.read()
    }

    /// The items of an array, or the value given back.
    ///
    /// # Errors
    ///
    /// The value itself, when it is no array.
    pub fn into_items(self) -> Result<SrcItems<Self>, Self> {
        if self.kind() != Kind::Array {
            return Err(self);
        }
        let items = self.value.items().map(Self::of).collect();
        Ok(SrcItems::new(self.value, items))
    }

    /// The members of an object, or the value given back.
    ///
    /// # Errors
    ///
    /// The value itself, when it is no object.
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
        mut take: impl FnMut(Key<'t>, Self) -> Option<Self>,
    ) -> Result<SrcExtra<'t>, Self> {
        if self.kind() != Kind::Object {
            return Err(self);
        }
        let mut rest = SrcExtra::of(self.value);
        for (key, value) in self.value.members() {
            if let Some(member) = take(key, Self::of(value)) {
                rest.put_back(key, member);
            }
        }
        Ok(rest)
    }

    /// The twin of the value's type in place of the value: its members get their fates one by one.
    ///
    /// # Errors
    ///
    /// The value itself, when it has another shape.
    pub fn into_twin<U: Read<'t> + Settle>(self) -> Result<U, Self> {
        U::read(self.value).map_err(|_| self)
    }

    /// The target is the same value, as open JSON.
    #[must_use]
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
pub fn concatenate(sources: Vec<Src<Text<'_>>>) -> Out<Str<'_>> {
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
