//! The ledger: opens groups, takes claims, closes groups.

use std::collections::HashMap;
use std::ops::Range;

use super::claims::{Claims, FactKind, Item, Mark, MarkKind};
use super::emit::{Emit, Writer};
use super::error::TraceError;
use super::fate::{Function, Reason, Transform};
use super::group::{Group, GroupBuffers, Splice};
use super::out::{Origin, Promise, Promised};
use super::params::{Param, Params, TextId};
use super::paths::{PathId, Paths};
use super::place::{Base, Place, Source};
use super::shapes::Shapes;
use super::standing::Standing;
use super::totals::Totals;

/// Memory of interned paths, parameters and shapes, in bytes, at which a new generation begins.
const GENERATION: usize = 3 << 20;

/// The one trace of a conversion.
///
/// It lives as long as the conversion does, because it interns paths, parameters and entry lists; its
/// memory does not grow with the number of records. [The module](super) shows how it is used.
pub struct Ledger {
    pub(crate) paths: Paths,
    pub(crate) params: Params,
    pub(crate) shapes: Shapes,
    pub(crate) claims: Claims,
    pub(crate) group: GroupBuffers,
    pub(crate) totals: Totals,
    pub(crate) standing: Standing,
    pub(crate) spelling: Spelling,
    promises: HashMap<u64, Vec<OpenPromise>>,
    /// Parts that are set apart and have no group yet, by their nodes: those of one document.
    apart: HashMap<u32, Base>,
    /// A part that nobody set apart has a group.
    unannounced: Option<Base>,
    too_deep: Option<String>,
}

/// A promise whose target is written and whose source is to come.
pub(crate) struct OpenPromise {
    promise: Promise,
    base: Base,
    pointer: String,
    written: Option<String>,
    leaves: u64,
}

/// How targets are written. The values are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spelling {
    /// Compact, each value of the source as that spells it.
    #[default]
    Compact,
    /// As [`write::spaced`](crate::write::spaced) has it.
    Spaced,
}

impl Default for Ledger {
    fn default() -> Self {
        Self::new()
    }
}

impl Ledger {
    /// A ledger without groups.
    #[must_use]
    pub fn new() -> Self {
        Self {
            paths: Paths::new(),
            params: Params::new(),
            shapes: Shapes::default(),
            claims: Claims::default(),
            group: GroupBuffers::default(),
            totals: Totals::default(),
            standing: Standing::default(),
            spelling: Spelling::default(),
            promises: HashMap::new(),
            apart: HashMap::new(),
            unannounced: None,
            too_deep: None,
        }
    }

    /// Opens a group of these source records. A group that is still open is forgotten.
    ///
    /// A group may have no source: one that writes only what is constant or derived.
    pub fn begin(&mut self, sources: &[Source<'_>]) {
        if self.paths.size() + self.params.size() + self.shapes.size() > GENERATION {
            self.paths.clear();
            self.params.clear();
            self.shapes.clear();
        }
        self.claims.begin(sources.iter().map(Source::nodes));
        for part in sources.iter().filter(|source| source.is_part()) {
            if self.apart.remove(&part.root().index()).is_none() {
                self.unannounced.get_or_insert_with(|| part.base.clone());
            }
        }
        self.group.begin(sources);
        self.too_deep = None;
    }

    /// From now on, what is dropped and stands in the target word for word is dropped as a duplicate:
    /// every longer text with another reason than duplicate, superseded or sensitive.
    pub fn standing(&mut self, texts: Standing) {
        self.standing = texts;
    }

    /// From now on, targets are written in this spelling.
    ///
    /// ```
    /// use exact_json::trace::{Base, Ledger, Open, Out, Spelling, Str};
    ///
    /// let mut ledger = Ledger::new();
    /// ledger.spelling(Spelling::Spaced);
    /// ledger.begin(&[]);
    /// let item = Open::Array(vec![Out::constant(Str::from("a,b")).into(), Out::constant(true).into()]);
    /// let mut out = String::new();
    /// ledger.target(Base::Record(0), &mut out, &vec![(Str::from("list"), item)]);
    /// assert_eq!(out, r#"{"list": ["a,b", true]}"#);
    /// ```
    pub fn spelling(&mut self, spelling: Spelling) {
        self.spelling = spelling;
    }

    /// The open group, whose source is the whole of a document, does not account for this part of it: the
    /// part has a group of its own, which comes later.
    pub fn set_apart(&mut self, part: &Source<'_>) {
        let place = Place { record: part.tape.tag(), node: part.root().index() };
        if self.claims.claim(place, FactKind::Apart).is_some() {
            self.claims.apart.push(place);
            self.apart.insert(place.node, part.base.clone());
        }
    }

    /// Says that the leaf at `place` held a lone surrogate, which was read as U+FFFD.
    pub fn repaired(&mut self, place: Place) {
        self.claims.marks.push(Mark { place, kind: MarkKind::Repaired });
    }

    /// Writes a target record of the open group: its compact JSON text is appended to `out`.
    ///
    /// Returns the target's index in the group.
    pub fn target(&mut self, base: Base, out: &mut String, value: &(impl Emit + ?Sized)) -> u32 {
        let index = self.group.add_target(base);
        let path = self.paths.record(index);
        value.emit(&mut Writer::new(self, out, index, path));
        index
    }

    /// Closes the group: every leaf of its sources must have exactly one fate.
    ///
    /// # Errors
    ///
    /// [`TraceError`], which names the pointer of the first leaf that was forgotten or claimed twice.
    pub fn end(&mut self, sources: &[Source<'_>]) -> Result<Group<'_>, TraceError> {
        if let Some(pointer) = self.too_deep.take() {
            return Err(TraceError::TooDeep { pointer });
        }
        let tags = sources.iter().enumerate().all(|(index, source)| {
            usize::try_from(source.tape.tag()) == Ok(index)
                && self
                    .claims
                    .offsets
                    .get(index + 1)
                    .is_some_and(|end| end - self.claims.offsets[index] == source.nodes().len())
        });
        if !tags || self.claims.offsets.len() != sources.len() + 1 || self.claims.astray {
            return Err(TraceError::Sources);
        }
        if let Some(base) = &self.unannounced {
            return Err(TraceError::Part { pointer: base.to_string() });
        }
        self.meet_promises(sources)?;
        self.sweep(sources)?;
        self.close(sources);
        Ok(Group::new(self))
    }

    /// Whether a promise of this leaf is still to be met: of the source record of that number, at
    /// that pointer within the record.
    #[must_use]
    pub fn is_promised(&self, record: u64, pointer: &str) -> bool {
        self.promises
            .get(&record)
            .is_some_and(|open| open.iter().any(|open| open.promise.pointer == pointer))
    }

    /// Ends the conversion.
    ///
    /// # Errors
    ///
    /// [`TraceError::Unmet`] when a promised source never came, [`TraceError::Part`] when a part that was
    /// set apart did not.
    pub fn finish(&self) -> Result<&Totals, TraceError> {
        if let Some((_, base)) = self.apart.iter().min_by_key(|(node, _)| **node) {
            return Err(TraceError::Part { pointer: base.to_string() });
        }
        let unmet = self.promises.iter().min_by_key(|(record, _)| **record);
        match unmet.and_then(|(record, open)| Some((record, open.first()?))) {
            Some((record, open)) => {
                Err(TraceError::Unmet { pointer: format!("/{record}{}", open.promise.pointer) })
            }
            None => Ok(&self.totals),
        }
    }

    /// The leaves counted so far, in all closed groups.
    #[must_use]
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    pub(crate) fn drop_place(&mut self, place: Place, reason: Reason) {
        self.claims.claim(place, FactKind::Dropped(reason));
    }

    pub(crate) fn place(&mut self, place: Place, target: u32, at: &str) {
        let record = self.paths.record(target);
        let at = self.paths.pointer(record, at);
        if let Some(fact) = self.claims.claim(place, FactKind::Placement) {
            self.claims.add_via(fact, Item::Path(at));
        }
    }

    pub(crate) fn splice(&mut self, target: u32, offset: usize, marker: u32) {
        self.group.splices.push(Splice { target, offset, marker });
    }

    pub(crate) fn too_deep(&mut self, target: u32, path: PathId) {
        if self.too_deep.is_none() {
            self.too_deep = Some(self.pointer_in_target(target, path));
        }
    }

    /// A value was written: `text` is its JSON, `span` where it stands in its target's text.
    #[inline]
    pub(crate) fn write(
        &mut self,
        origin: &Origin,
        target: u32,
        path: PathId,
        span: Range<usize>,
        text: &str,
        leaves: u64,
    ) {
        let span = (bytes(span.start), bytes(span.end));
        match origin {
            Origin::Kept(place) => {
                if let Some(fact) = self.claims.claim(*place, FactKind::Kept) {
                    self.claims.add_target(fact, path, span, leaves);
                }
            }
            Origin::Also(place) => {
                let kind = MarkKind::Also(path, span, leaves);
                self.claims.marks.push(Mark { place: *place, kind });
            }
            Origin::Changed(transform, place) => {
                let kind = self.changed(*transform, text);
                if let Some(fact) = self.claims.claim(*place, kind) {
                    self.claims.add_target(fact, path, span, leaves);
                }
            }
            Origin::Several(transform, places) => {
                let kind =
                    transform.map_or(FactKind::Kept, |transform| self.changed(transform, text));
                let Some((first, others)) = places.split_first() else { return };
                if let Some(fact) = self.claims.claim(*first, kind) {
                    self.claims.add_target(fact, path, span, leaves);
                    for other in others {
                        self.claims.join(*other, fact);
                        self.claims.facts[fact as usize].several = true;
                    }
                }
            }
            Origin::Synthesized(basis) => {
                let text = self.params.text_id(text);
                let param = self.params.id(Param::Value(*basis, text));
                let fact = self.claims.add(FactKind::Synthesized(param));
                self.claims.add_target(fact, path, span, leaves);
            }
            Origin::Derived(function, via) => {
                let fact = self.derived(*function);
                self.claims.add_target(fact, path, span, leaves);
                for place in via {
                    self.claims.add_via(fact, Item::Place(*place));
                }
            }
            Origin::Promised(promise) => self.promise(promise, target, path, text, leaves),
        }
    }

    fn changed(&mut self, transform: Transform, text: &str) -> FactKind {
        let written = (transform == Transform::EnumMap).then(|| self.params.text_id(text));
        FactKind::Changed(transform, written)
    }

    fn derived(&mut self, function: Function) -> u32 {
        let param = self.params.id(Param::Derived(function));
        self.claims.add(FactKind::Synthesized(param))
    }

    #[cold]
    fn promise(&mut self, promise: &Promise, target: u32, path: PathId, text: &str, leaves: u64) {
        let mut pointer = String::new();
        self.paths.write(path, &mut pointer);
        let open = OpenPromise {
            promise: promise.clone(),
            base: self.group.to[target as usize].clone(),
            pointer: below_record(&pointer).to_owned(),
            written: (promise.fate == Promised::Changed(Transform::EnumMap))
                .then(|| text.to_owned()),
            leaves,
        };
        self.promises.entry(promise.record).or_default().push(open);
    }

    /// Turns the promises of the group's records into marks on their nodes.
    fn meet_promises(&mut self, sources: &[Source<'_>]) -> Result<(), TraceError> {
        if self.promises.is_empty() {
            return Ok(());
        }
        for (index, source) in (0u32..).zip(sources).filter(|(_, source)| !source.is_witness()) {
            let Base::Record(number) = source.base else { continue };
            for open in self.promises.remove(&number).unwrap_or_default() {
                let Some(value) = source.tape.resolve(&open.promise.pointer) else {
                    let pointer = format!("/{number}{}", open.promise.pointer);
                    return Err(TraceError::Unmet { pointer });
                };
                let known = self.group.to.iter().position(|base| *base == open.base);
                let target = match known.map(u32::try_from) {
                    Some(Ok(target)) => target,
                    _ => self.group.add_target(open.base),
                };
                let record = self.paths.record(target);
                let path = self.paths.pointer(record, &open.pointer);
                let written: Option<TextId> =
                    open.written.as_deref().map(|text| self.params.text_id(text));
                let transform = match open.promise.fate {
                    Promised::Kept => None,
                    Promised::Changed(transform) => Some((transform, written)),
                };
                let place = Place { record: index, node: value.index() };
                let kind = MarkKind::Promised(path, transform, open.leaves);
                self.claims.marks.push(Mark { place, kind });
            }
        }
        Ok(())
    }

    /// The pointer of a target value in its file.
    fn pointer_in_target(&self, target: u32, path: PathId) -> String {
        let mut pointer = String::new();
        self.paths.write(path, &mut pointer);
        format!("{}{}", self.group.to[target as usize], below_record(&pointer))
    }
}

/// A pointer without its first token, the group's record.
pub(crate) fn below_record(pointer: &str) -> &str {
    let rest = pointer.get(1..).unwrap_or_default();
    rest.find('/').map_or("", |at| &rest[at..])
}

/// An offset in a target's text. Texts stay far below 4 GiB, as a tape's must; beyond, no span is known.
fn bytes(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}
