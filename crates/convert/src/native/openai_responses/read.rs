//! Reading the records of a file, whatever they stand in.

use exact_json::trace::{self, Base, Out, Str};
use exact_json::{OwnedTape, Value};

use super::chain::Again;
use super::held::{Held, INPUT, INSTRUCTIONS, List, OUTPUT};
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Source, Stand};
use crate::native::salvage::Limits;
use crate::records::{Layout, StreamRecord, items, records};

/// A file of records, before any of them is read.
pub(super) enum File {
    /// Lines, or a list.
    Stream(Layout),
    /// A single object.
    Document(OwnedTape),
}

/// A record and its place.
pub(super) struct Whole<'t> {
    /// Its number, 0-based.
    pub(super) number: u64,
    /// The line in which it begins, 1-based.
    pub(super) line: u64,
    pub(super) value: Value<'t>,
    pub(super) source: trace::Source<'t>,
    pub(super) stand: Stand,
    /// Its pointer in the file.
    pub(super) base: String,
}

/// An item and its place.
pub(super) struct ItemIn<'t> {
    pub(super) value: Value<'t>,
    /// The record that it is, or stands in, and its place among the items of that.
    pub(super) place: (u64, usize),
    /// What it is called by its place.
    label: String,
    pub(super) line: u64,
    /// Its pointer in the file.
    pub(super) pointer: String,
    /// The member of the record that it stands in.
    member: &'static str,
    /// The inference that it came of.
    inference: Option<Out<Str<'t>>>,
}

impl<'t> ItemIn<'t> {
    /// The same item, which came of this inference if it stands in what a response says that the model answered.
    pub(super) fn of_inference(self, inference: Option<Out<Str<'t>>>) -> Self {
        Self { inference: inference.filter(|_| self.member == OUTPUT), ..self }
    }

    /// The inference that it came of.
    pub(super) fn inference_id(&self) -> Option<Out<Str<'t>>> {
        self.inference.clone()
    }

    /// A name for something of it.
    pub(super) fn name(&self, what: &str) -> String {
        format!("{what}:{}", self.label)
    }

    /// Whether it stands in what the model is told to be.
    pub(super) fn is_instruction(&self) -> bool {
        self.member == INSTRUCTIONS
    }
}

impl<'t> Whole<'t> {
    /// The one record of a file that is a single object.
    pub(super) fn document(tape: &'t OwnedTape) -> Self {
        let value = tape.tape(0).root();
        Self {
            number: 0,
            line: 1,
            value,
            source: trace::Source::new(Base::Document, tape.tape(0)),
            stand: Stand::of(value),
            base: String::new(),
        }
    }

    fn of_stream(record: &StreamRecord<'t>) -> Self {
        Self {
            number: record.number.into(),
            line: record.stand().line,
            value: record.value(),
            source: record.source(),
            stand: record.stand(),
            base: format!("/{}", record.number),
        }
    }

    /// The record, as an item.
    pub(super) fn item(&self) -> ItemIn<'t> {
        ItemIn {
            value: self.value,
            place: (self.number, 0),
            label: self.number.to_string(),
            line: self.line,
            pointer: self.base.clone(),
            member: "",
            inference: None,
        }
    }

    /// The items that stand in it, but for those that are said again.
    pub(super) fn items(&self, held: Held, again: Again) -> impl Iterator<Item = ItemIn<'t>> {
        let listed = held.lists(self.value).flat_map(|List { member, list }| {
            list.items().enumerate().map(move |(index, value)| (member, index, value))
        });
        let is_new = move |member: &str, index: usize| match member {
            INSTRUCTIONS => !again.instructions,
            INPUT => index >= again.input,
            _ => true,
        };
        let said = listed.enumerate().filter(move |(_, (member, index, _))| is_new(member, *index));
        said.map(|(place, (member, index, value))| ItemIn {
            value,
            place: (self.number, place),
            label: self.label(place),
            // Of the lines within a record nothing is known but where it begins.
            line: self.line,
            pointer: format!("{}/{member}/{index}", self.base),
            member,
            inference: None,
        })
    }

    fn label(&self, place: usize) -> String {
        if self.base.is_empty() { place.to_string() } else { format!("{}.{place}", self.number) }
    }
}

impl File {
    /// Finds out what the records stand in.
    ///
    /// # Errors
    ///
    /// Of a file that cannot be read; of a single object that is no strict JSON.
    pub(super) fn open(source: &mut Source<'_>) -> Result<Self, Error> {
        let layout = Layout::of(&mut *source.file, Format::OpenAiResponses)?;
        if layout.is_stream() {
            return Ok(Self::Stream(layout));
        }
        Ok(Self::Document(source.read_document()?))
    }

    /// Hands each record to `visit`, in order.
    ///
    /// # Errors
    ///
    /// Of the file; of the first record that is no object; of `visit`.
    pub(super) fn each(
        &self,
        source: &mut Source<'_>,
        limits: Limits,
        mut visit: impl FnMut(Whole<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        match self {
            Self::Stream(Layout::Items) => {
                items(source, limits, |item| visit(Whole::of_stream(&item)))
            }
            Self::Stream(_) => {
                records(source, limits, |_| true, |line| visit(Whole::of_stream(&line)))
            }
            Self::Document(tape) => visit(Whole::document(tape)),
        }
    }
}
