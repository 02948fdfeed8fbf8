//! Where a value stands: a node of a source record, and the base of a record in its file.

use std::fmt;
use std::ops::Range;

use crate::{Tape, Value};

/// A node of a source record of the open group: the name of a value, not the value.
///
/// It is what a derived value names in its `via`, and it claims nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    pub(crate) record: u32,
    pub(crate) node: u32,
}

impl Place {
    /// The place of a node in the source record whose tape carries `record` as its tag.
    #[must_use]
    pub fn new(record: u32, node: u32) -> Self {
        Self { record, node }
    }

    /// Which of the group's source records: the tag of its tape.
    #[must_use]
    pub fn record(self) -> u32 {
        self.record
    }

    /// The index of the node on that record's tape.
    #[must_use]
    pub fn node(self) -> u32 {
        self.node
    }
}

/// Where a record stands in its file: the base that the pointers of a report row are appended to.
///
/// ```
/// use exact_json::trace::Base;
///
/// assert_eq!(Base::Document.to_string(), "");
/// assert_eq!(Base::Record(17).to_string(), "/17");
/// assert_eq!(Base::Pointer("/statements/3".to_owned()).to_string(), "/statements/3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// The whole of a document: the empty pointer.
    Document,
    /// A record of a stream, by its 0-based number.
    Record(u64),
    /// A part of a document, or of a record.
    Pointer(String),
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Document => Ok(()),
            Self::Record(number) => write!(f, "/{number}"),
            Self::Pointer(pointer) => f.write_str(pointer),
        }
    }
}

/// A source record of a group: its base and its tape; or a part of a document.
///
/// The tape's tag must be the record's index in the group, because a [`Src`](super::Src) knows its
/// record by that tag.
#[derive(Clone, Debug)]
pub struct Source<'t> {
    pub(crate) base: Base,
    pub(crate) tape: Tape<'t>,
    /// The node of the value that the group accounts for.
    root: u32,
    is_witness: bool,
}

impl<'t> Source<'t> {
    /// A source record at a base, or a document.
    #[must_use]
    pub fn new(base: Base, tape: Tape<'t>) -> Self {
        Self { base, tape, root: 0, is_witness: false }
    }

    /// A record that has its account in another group: in this one its values are named in `via`, and nothing else.
    ///
    /// ```
    /// use exact_json::OwnedTape;
    /// use exact_json::Scanner;
    /// use exact_json::trace::{Base, Function, Ledger, Out, Reason, Settle, Source, Src, Str};
    ///
    /// let mut scanner = Scanner::new();
    /// let here = OwnedTape::scan(&mut scanner, br#"{"text":"hi"}"#).unwrap();
    /// let there = OwnedTape::scan(&mut scanner, br#"{"ts":"2026-01-01T00:00:00Z"}"#).unwrap();
    /// let sources = [
    ///     Source::new(Base::Record(4), here.tape(0)),
    ///     Source::witness(Base::Record(3), there.tape(1)),
    /// ];
    /// let mut ledger = Ledger::new();
    /// ledger.begin(&sources);
    /// Src::whole(&sources[0]).settle(&mut ledger, Reason::NoCounterpart);
    /// let ts = there.tape(1).root().get("ts").unwrap();
    /// let copy = Out::derived(Function::Copy, [Src::of(ts).place()], Str::from(ts.text().unwrap()));
    /// ledger.target(Base::Record(0), &mut String::new(), &copy);
    /// assert_eq!(ledger.end(&sources).unwrap().entries().count(), 2);
    /// ```
    #[must_use]
    pub fn witness(base: Base, tape: Tape<'t>) -> Self {
        Self { base, tape, root: 0, is_witness: true }
    }

    /// Whether the record has its account in another group.
    #[must_use]
    pub fn is_witness(&self) -> bool {
        self.is_witness
    }

    /// The value of a document at `pointer`, which gets a group of its own: in a document of many items
    /// alike, the rows are alike, too.
    ///
    /// The group of the document [sets it apart](super::Ledger::set_apart).
    ///
    /// ```
    /// use exact_json::Scanner;
    /// use exact_json::trace::{Base, Emit, Ledger, Open, Source, Src};
    ///
    /// let mut scanner = Scanner::new();
    /// let tape = scanner.scan(br#"{"list":[{"n":1},{"n":2}]}"#).unwrap();
    /// let items = tape.resolve("/list").unwrap().items().enumerate();
    /// let parts: Vec<_> = items.map(|(at, item)| Source::part(format!("/list/{at}"), item)).collect();
    ///
    /// let mut ledger = Ledger::new();
    /// let document = [Source::new(Base::Document, tape)];
    /// ledger.begin(&document);
    /// for part in &parts {
    ///     ledger.set_apart(part);
    /// }
    /// assert_eq!(ledger.end(&document).unwrap().entries().len(), 0);
    ///
    /// for (number, part) in (0..).zip(parts) {
    ///     let sources = [part];
    ///     ledger.begin(&sources);
    ///     let mut out = String::new();
    ///     ledger.target(Base::Record(number), &mut out, &Src::whole(&sources[0]).keep_open());
    ///     let group = ledger.end(&sources).unwrap();
    ///     assert_eq!(group.from()[0].to_string(), format!("/list/{number}"));
    /// }
    /// assert_eq!(ledger.finish().unwrap().source_kept, 2);
    /// ```
    #[must_use]
    pub fn part(pointer: String, value: Value<'t>) -> Self {
        let base = Base::Pointer(pointer);
        Self { base, tape: value.tape(), root: value.index(), is_witness: false }
    }

    /// Where the record stands in its file.
    #[must_use]
    pub fn base(&self) -> &Base {
        &self.base
    }

    /// The record's tape; of a part, that of the document.
    #[must_use]
    pub fn tape(&self) -> Tape<'t> {
        self.tape
    }

    /// The value that the group accounts for.
    #[must_use]
    pub fn root(&self) -> Value<'t> {
        self.tape.value(self.root)
    }

    /// The nodes of that value.
    pub(crate) fn nodes(&self) -> Range<u32> {
        let next = self.tape.nodes().get(self.root as usize).map_or(self.root, crate::Node::next);
        self.root..next
    }

    /// Whether it is a part of a document.
    pub(crate) fn is_part(&self) -> bool {
        self.root != 0
    }

    /// The pointer of a node from that value.
    pub(crate) fn below(&self, node: u32) -> String {
        self.root().pointer_to(node)
    }
}
