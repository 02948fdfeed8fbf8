//! Open objects: members in the order they were read in.

use super::Json;
use crate::tape::{Kind, Members, Value};
use crate::write::quote;
use std::fmt;

/// An open object: unique names and open values, in order.
///
/// Equality is that of JSON: the order of members does not count.
///
/// ```
/// use exact_json::{Json, Object};
///
/// let mut state: Object = serde_json::from_str(r#"{"z": 1.0, "a": null}"#)?;
/// state.insert("m", Json::from(true));
/// assert_eq!(state.get("z").map(Json::as_text), Some("1.0"));
/// assert_eq!(serde_json::to_string(&state)?, r#"{"z":1.0,"a":null,"m":true}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Object(Vec<(String, Json)>);

impl Object {
    /// An object without members.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    pub(crate) fn from_members(members: Members<'_>) -> Self {
        Self(members.map(|(key, value)| (key.decode().into_owned(), Json::from(value))).collect())
    }

    /// Adds a member that was read off a tape, whose scanner has seen that its name is new.
    ///
    /// For generated readers of open objects, which gather what they do not know; unlike
    /// [`insert`](Self::insert) it does not look at the members that are there.
    #[doc(hidden)]
    pub fn push_member(&mut self, name: String, value: Value<'_>) {
        self.0.push((name, Json::from(value)));
    }

    /// The value of the member of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Json> {
        self.iter().find(|(other, _)| *other == name).map(|(_, value)| value)
    }

    /// Sets a member: in its place if the name is there, else at the end. Returns the value that was there.
    pub fn insert(&mut self, name: impl Into<String>, value: Json) -> Option<Json> {
        let name = name.into();
        if let Some((_, there)) = self.0.iter_mut().find(|(other, _)| *other == name) {
            return Some(std::mem::replace(there, value));
        }
        self.0.push((name, value));
        None
    }

    /// Takes a member out; the others keep their order.
    pub fn remove(&mut self, name: &str) -> Option<Json> {
        let at = self.0.iter().position(|(other, _)| other == name)?;
        Some(self.0.remove(at).1)
    }

    /// The members, in order.
    #[must_use]
    pub fn iter(
        &self,
    ) -> impl ExactSizeIterator<Item = (&str, &Json)> + DoubleEndedIterator + Clone {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// How many members there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The compact text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = String::from("{");
        for (at, (name, value)) in self.iter().enumerate() {
            if at > 0 {
                out.push(',');
            }
            quote(&mut out, name);
            out.push(':');
            out.push_str(value.as_text());
        }
        out.push('}');
        out
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl PartialEq for Object {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.sorted().into_iter().eq(other.sorted())
    }
}

impl Eq for Object {}

impl Object {
    fn sorted(&self) -> Vec<(&str, &Json)> {
        let mut members: Vec<_> = self.iter().collect();
        members.sort_unstable_by_key(|(name, _)| *name);
        members
    }
}

impl IntoIterator for Object {
    type Item = (String, Json);
    type IntoIter = std::vec::IntoIter<(String, Json)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl TryFrom<Vec<(String, Json)>> for Object {
    type Error = DuplicateName;

    fn try_from(members: Vec<(String, Json)>) -> Result<Self, DuplicateName> {
        let object = Self(members);
        let sorted = object.sorted();
        let mut pairs = sorted.iter().zip(sorted.iter().skip(1));
        match pairs.find(|(one, two)| one.0 == two.0) {
            Some((one, _)) => Err(DuplicateName(one.0.to_owned())),
            None => Ok(object),
        }
    }
}

/// The members of `json`, if it is an object; else `json` itself.
impl TryFrom<Json> for Object {
    type Error = Json;

    fn try_from(json: Json) -> Result<Self, Json> {
        let object = json.with(|value| {
            (value.kind() == Kind::Object).then(|| Self::from_members(value.members()))
        });
        object.ok_or(json)
    }
}

/// A name that came twice among the members of an [`Object`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DuplicateName(String);

impl fmt::Display for DuplicateName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found member {:?} a second time, expected each name once in an object", self.0)
    }
}

impl std::error::Error for DuplicateName {}
