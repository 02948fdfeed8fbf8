//! Writing targets: each written value makes its claim.

use super::fate::Basis;
use super::leaf::{Leaf, Open, Str};
use super::ledger::{Ledger, Spelling};
use super::list::{Items, List};
use super::out::{Origin, Out};
use super::paths::PathId;
use crate::MAX_DEPTH;
use crate::write::{quote, spaced};

/// A target value, or a tree of them, that writes itself.
pub trait Emit {
    /// Writes the value at the writer's place.
    fn emit(&self, w: &mut Writer<'_>);

    /// Whether there is nothing to write: the member is left out.
    fn is_absent(&self) -> bool {
        false
    }
}

/// Writes one target record as compact JSON text, and records in the ledger where each value landed.
pub struct Writer<'w> {
    pub(crate) out: &'w mut String,
    pub(crate) ledger: &'w mut Ledger,
    pub(crate) target: u32,
    pub(crate) start: usize,
    path: PathId,
    depth: usize,
    written: bool,
}

impl<'w> Writer<'w> {
    pub(crate) fn new(
        ledger: &'w mut Ledger,
        out: &'w mut String,
        target: u32,
        path: PathId,
    ) -> Self {
        let start = out.len();
        Self { out, ledger, target, start, path, depth: 0, written: false }
    }

    /// Writes an object. One without members is a leaf, a constant `{}`.
    pub fn object(&mut self, members: impl FnOnce(&mut Self)) {
        let start = self.out.len();
        self.open('{');
        self.written = false;
        members(self);
        self.close('}');
        if !self.written {
            self.claim(&Origin::Synthesized(Basis::Constant), start, 1);
        }
        self.written = true;
    }

    /// Writes a member, unless it is absent.
    #[inline]
    pub fn member<T: Emit + ?Sized>(&mut self, name: &str, value: &T) {
        if value.is_absent() {
            return;
        }
        self.comma();
        quote(self.out, name);
        self.out.push_str(self.colon());
        let path = self.path;
        self.path = self.ledger.paths.member(path, name);
        value.emit(self);
        self.path = path;
        self.written = true;
    }

    /// Writes members that the format does not name.
    pub fn extra(&mut self, members: &[(Str<'_>, Open<'_>)]) {
        for (name, value) in members {
            if let Str::Spelled(spelled) = name {
                self.comma();
                self.put(spelled);
                self.out.push_str(self.colon());
                let path = self.path;
                self.path = self.ledger.paths.member(path, &spelled.decode());
                value.emit(self);
                self.path = path;
                self.written = true;
            } else {
                self.member(&name.decode(), value);
            }
        }
    }

    /// Writes an array. One without items is a leaf of the origin given, else a constant `[]`.
    fn array<'i, T: Emit + 'i>(
        &mut self,
        items: impl Iterator<Item = &'i T>,
        empty: Option<&Origin>,
    ) {
        let start = self.out.len();
        self.open('[');
        let path = self.path;
        let mut index = 0u32;
        for item in items.filter(|item| !item.is_absent()) {
            if index > 0 {
                self.separate();
            }
            self.path = self.ledger.paths.item(path, index);
            item.emit(self);
            index += 1;
        }
        self.path = path;
        self.close(']');
        if index == 0 {
            self.claim(empty.unwrap_or(&Origin::Synthesized(Basis::Constant)), start, 1);
        }
    }

    /// Writes an array whose items come from elsewhere.
    fn elsewhere(&mut self, count: u64, marker: u32, empty: Option<&Origin>) {
        let start = self.out.len();
        self.out.push('[');
        if count > 0 {
            self.ledger.splice(self.target, self.out.len() - self.start, marker);
        }
        self.out.push(']');
        if count == 0 {
            self.claim(empty.unwrap_or(&Origin::Synthesized(Basis::Constant)), start, 1);
        }
    }

    fn leaf<T: Leaf + ?Sized>(&mut self, value: &T, origin: &Origin) {
        let start = self.out.len();
        let leaves = self.put(value);
        if value.deeper_than(MAX_DEPTH.saturating_sub(self.depth)) {
            self.ledger.too_deep(self.target, self.path);
        }
        self.claim(origin, start, leaves);
    }

    fn claim(&mut self, origin: &Origin, start: usize, leaves: u64) {
        let span = start - self.start..self.out.len() - self.start;
        self.ledger.write(origin, self.target, self.path, span, &self.out[start..], leaves);
    }

    /// Appends a value in the spelling of the target, and says how many leaves it is.
    fn put<T: Leaf + ?Sized>(&mut self, value: &T) -> u64 {
        let start = self.out.len();
        let leaves = value.put(self.out);
        if self.ledger.spelling == Spelling::Spaced {
            let compact = self.out.split_off(start);
            spaced(self.out, &compact);
        }
        leaves
    }

    #[inline]
    fn comma(&mut self) {
        if self.written {
            self.separate();
        }
    }

    fn separate(&mut self) {
        self.out.push_str(match self.ledger.spelling {
            Spelling::Compact => ",",
            Spelling::Spaced => ", ",
        });
    }

    #[inline]
    fn colon(&self) -> &'static str {
        match self.ledger.spelling {
            Spelling::Compact => ":",
            Spelling::Spaced => ": ",
        }
    }

    fn open(&mut self, bracket: char) {
        self.ledger.paths.enter(self.path);
        self.out.push(bracket);
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            self.ledger.too_deep(self.target, self.path);
        }
    }

    fn close(&mut self, bracket: char) {
        self.out.push(bracket);
        self.depth -= 1;
    }
}

impl<T: Leaf> Emit for Out<T> {
    #[inline]
    fn emit(&self, w: &mut Writer<'_>) {
        w.leaf(&self.value, &self.origin);
    }
}

impl<T: Emit> Emit for Option<T> {
    fn emit(&self, w: &mut Writer<'_>) {
        if let Some(value) = self {
            value.emit(w);
        }
    }

    fn is_absent(&self) -> bool {
        self.as_ref().is_none_or(Emit::is_absent)
    }
}

impl<T: Emit + ?Sized> Emit for Box<T> {
    fn emit(&self, w: &mut Writer<'_>) {
        (**self).emit(w);
    }

    fn is_absent(&self) -> bool {
        (**self).is_absent()
    }
}

impl<T: Emit + ?Sized> Emit for &T {
    fn emit(&self, w: &mut Writer<'_>) {
        (**self).emit(w);
    }

    fn is_absent(&self) -> bool {
        (**self).is_absent()
    }
}

impl<T: Emit> Emit for List<T> {
    fn emit(&self, w: &mut Writer<'_>) {
        match &self.items {
            Items::Here(items) => w.array(items.iter(), self.empty.as_ref()),
            Items::Elsewhere { count, marker } => w.elsewhere(*count, *marker, self.empty.as_ref()),
        }
    }
}

impl Emit for Open<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        match self {
            Self::Value(out) => out.emit(w),
            Self::Json(out) => out.emit(w),
            Self::Text(out) => out.emit(w),
            Self::Number(out) => out.emit(w),
            Self::Bool(out) => out.emit(w),
            Self::Null(out) => out.emit(w),
            Self::Object(members) => members.emit(w),
            Self::Array(items) => w.array(items.iter(), None),
        }
    }
}

/// An open map: an object of these members.
impl Emit for Vec<(Str<'_>, Open<'_>)> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| w.extra(self));
    }
}
