//! Telling the items of `OpenAI`'s Responses interface, and what they stand in.
//!
//! Items stand in a list, one a line, or in a request, a response or a page of a list, of which a file has one or many. Most have a type
//! that nothing else has. A message may do without one, and is then told by the types of its parts; one without either is like any chat
//! message, and tells nothing.

use super::chat::is_anthropics;
use super::walk::{Met, walk};
use crate::native::response_items::kind::ItemKind;

/// What the records of a text say of being items, or of having some.
#[derive(Default)]
pub(super) struct Responses {
    /// How many records are items, requests, responses or pages.
    pub(super) records: usize,
}

/// Types of items, beside those that are read.
const TYPES: [&[u8]; 4] =
    [b"item_reference", b"mcp_list_tools", b"mcp_approval_request", b"mcp_approval_response"];

/// Members that an item does not have, and that something else does: a session record, a row of a log, a turn, an answer of Anthropic's.
const OTHERS: [&[u8]; 12] = [
    b"seq",
    b"payload",
    b"uuid",
    b"parentUuid",
    b"parentId",
    b"sessionId",
    b"session_id",
    b"stop_reason",
    b"messages",
    b"tool_results",
    b"ts",
    b"_meta",
];

/// Members of a request that say that a model is asked to answer.
const ASKS: [&[u8]; 3] = [b"model", b"instructions", b"previous_response_id"];

/// Members that other requests with an `input` have: for numbers that stand for a text, or for a voice.
const OTHER_REQUESTS: [&[u8]; 4] =
    [b"encoding_format", b"dimensions", b"voice", b"response_format"];

impl Responses {
    /// Reads the records of a text, as far as they can be read.
    pub(super) fn of(text: &[u8]) -> Self {
        let start = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text).trim_ascii_start();
        let mut reading =
            Reading { base: usize::from(start.starts_with(b"[")), ..Reading::default() };
        walk(start, |met| reading.met(met));
        // The text may be cut short.
        reading.end_item();
        reading.end_record();
        reading.found
    }
}

#[derive(Default)]
struct Reading<'t> {
    found: Responses,
    /// How many containers are around a record.
    base: usize,
    /// The name that was met last, and how many containers are around it.
    name: (&'t [u8], usize),
    record: Option<Record<'t>>,
}

/// What has been met of a record.
#[derive(Default)]
struct Record<'t> {
    /// The record, as an item.
    own: Item<'t>,
    /// The member in which the walk is.
    within: &'t [u8],
    object: &'t [u8],
    asks: Asks,
    /// The item of its list in which the walk is.
    item: Option<Item<'t>>,
    /// Whether its `input`, `output` or `data` has items.
    has_items: bool,
}

/// What has been met of a record that may ask a model for something.
#[derive(Default)]
struct Asks {
    has_input: bool,
    has_asked: bool,
    is_other: bool,
}

/// What has been met of an item.
#[derive(Default)]
struct Item<'t> {
    within: &'t [u8],
    kind: Option<&'t [u8]>,
    has_role: bool,
    has_parts: bool,
    is_other: bool,
}

impl<'t> Item<'t> {
    fn name(&mut self, name: &'t [u8]) {
        self.within = name;
        self.has_role |= name == b"role";
        self.is_other |= OTHERS.contains(&name);
        if name == b"type" {
            self.kind.get_or_insert(b"");
        }
    }

    /// A text that stands so many containers deep in it.
    fn text(&mut self, name: &[u8], text: &'t [u8], depth: usize) {
        if name != b"type" {
            return;
        }
        if depth == 1 {
            self.kind = Some(text);
        } else if depth == 3 && self.within == b"content" {
            let is_part = [&b"input_"[..], b"output_"].iter().any(|start| text.starts_with(start));
            self.has_parts |= is_part && text != b"input_audio";
            self.is_other |= is_anthropics(text);
        }
    }

    fn is_one(&self) -> bool {
        let is_known = |kind: &[u8]| {
            let kind_of = |kind: &str| ItemKind::of_type(kind) != ItemKind::Other;
            TYPES.contains(&kind) || std::str::from_utf8(kind).is_ok_and(kind_of)
        };
        let is_it = match self.kind {
            Some(b"message") => self.has_role,
            Some(kind) => is_known(kind),
            None => self.has_role && self.has_parts,
        };
        is_it && !self.is_other
    }
}

impl Record<'_> {
    fn is_one(&self) -> bool {
        let has_kind = self.own.kind.is_some() || self.own.has_role || self.own.is_other;
        let is_request = self.asks.has_input && self.asks.has_asked && !self.asks.is_other;
        self.own.is_one()
            || !has_kind && (self.object == b"response" || self.has_items || is_request)
    }
}

impl<'t> Reading<'t> {
    fn met(&mut self, met: Met<'t>) {
        let base = self.base;
        match met {
            Met::Open { is_list, depth } if depth == base => {
                self.end_record();
                self.record = (!is_list).then(Record::default);
            }
            Met::Open { is_list, depth } => {
                let Some(record) = &mut self.record else { return };
                let is_listed = [&b"input"[..], b"output", b"data"].contains(&record.within);
                if depth == base + 1 && is_list && self.name == (b"input", base + 1) {
                    record.asks.has_input = true;
                } else if depth == base + 2 && !is_list && is_listed {
                    record.item = Some(Item::default());
                }
            }
            Met::Close { depth } if depth == base => self.end_record(),
            Met::Close { depth } if depth == base + 2 => self.end_item(),
            Met::Close { .. } => {}
            Met::Name(name, depth) => {
                self.name = (name, depth);
                let Some(record) = &mut self.record else { return };
                if depth == base + 1 {
                    record.within = name;
                    record.own.name(name);
                    record.asks.has_asked |= ASKS.contains(&name);
                    record.asks.is_other |= OTHER_REQUESTS.contains(&name);
                } else if let Some(item) = record.item.as_mut().filter(|_| depth == base + 3) {
                    item.name(name);
                }
            }
            Met::Text(text, depth) => {
                let (name, at) = self.name;
                let Some(record) = self.record.as_mut().filter(|_| at == depth) else { return };
                let Some(within) = depth.checked_sub(base) else { return };
                record.own.text(name, text, within);
                if within == 1 && name == b"object" {
                    record.object = text;
                }
                record.asks.has_input |= within == 1 && name == b"input";
                if let (Some(item), Some(within)) = (&mut record.item, within.checked_sub(2)) {
                    item.text(name, text, within);
                }
            }
        }
    }

    fn end_item(&mut self) {
        let Some(record) = &mut self.record else { return };
        let is_one = record.item.take().is_some_and(|item| item.is_one());
        record.has_items |= is_one;
    }

    fn end_record(&mut self) {
        self.end_item();
        let is_one = self.record.take().is_some_and(|record| record.is_one());
        self.found.records += usize::from(is_one);
    }
}
