//! The first pass: what has to be known of the whole file before its first record is written.
//!
//! It keeps a few bytes an item, never an item itself.

use std::collections::{HashMap, HashSet};

use super::chain::{Again, Chain, Link};
use super::held::Held;
use super::read::{File, ItemIn, Whole};
use super::saying::referred;
use super::tell;
use crate::error::{Error, SourceError};
use crate::mapping::Source;
use crate::native::calls::{Calls, Pairs, Place};
use crate::native::id::{Id, Short};
use crate::native::response_items::hosted;
use crate::native::response_items::kind::{ItemKind, answered, call_name};
use crate::native::salvage::Limits;
use crate::native::values::id;
use crate::report::Notice;

/// What a first pass over a file found.
#[derive(Default)]
pub(super) struct Index {
    /// What requests and responses say again, by their records.
    again: HashMap<u64, Again>,
    /// Records that hold a response as it was before it was complete.
    earlier: HashSet<u64>,
    /// Calls without a result, and results without a call.
    pub(super) pairs: Pairs,
    /// Results of calls that have one already.
    pub(super) seconds: HashSet<Place>,
    /// Requests for approval that have a response.
    approved: HashSet<Id>,
    /// The ids of items.
    items: HashSet<Short>,
    /// What is to be told of how records go on from each other.
    pub(super) notices: Vec<Notice>,
}

impl Index {
    /// What a record says again.
    pub(super) fn again(&self, record: u64) -> Again {
        self.again.get(&record).copied().unwrap_or_default()
    }

    /// Whether a record holds a response of which a later state is in the file.
    pub(super) fn is_earlier(&self, record: u64) -> bool {
        self.earlier.contains(&record)
    }

    /// Whether a request for approval has a response in the file.
    pub(super) fn is_answered(&self, request: &str) -> bool {
        self.approved.contains(&Id::of_str(request))
    }

    /// Whether an item of that id is in the file.
    pub(super) fn has_item(&self, id: &str) -> bool {
        self.items.contains(&Id::of_str(id).short())
    }
}

/// Reads a file once.
///
/// # Errors
///
/// Of the file; of a request or response that is of another conversation than what stands before it.
pub(super) fn index(file: &File, source: &mut Source<'_>, limits: Limits) -> Result<Index, Error> {
    let mut reading = Reading::default();
    file.each(source, limits, |whole| reading.record(&whole))?;
    let Reading { chain: _, calls, done: _, found } = reading;
    Ok(Index { pairs: calls.finish(), ..found })
}

/// What has been found so far.
#[derive(Default)]
struct Reading {
    chain: Chain,
    calls: Calls,
    /// Calls that have a result.
    done: HashSet<Id>,
    found: Index,
}

impl Reading {
    fn record(&mut self, whole: &Whole<'_>) -> Result<(), Error> {
        let held = Held::of(whole.value);
        if held == Held::Item {
            self.chain.item(whole.value, whole.line);
            self.item(&whole.item(), whole.number);
            return Ok(());
        }
        let link = self.chain.frame((held, whole.value), whole.number, whole.line);
        let link = link.map_err(|message| SourceError::Record { line: whole.line, message })?;
        let Link { again, earlier, is_cut } = link;
        if is_cut {
            self.found.notices.push(tell::cut(whole));
        }
        if again != Again::default() {
            self.found.again.insert(whole.number, again);
        }
        self.found.earlier.extend(earlier);
        for item in whole.items(held, again) {
            if !item.is_instruction() {
                self.chain.say(item.value);
            }
            // What a response says again as it goes on is the same call.
            self.item(&item, earlier.unwrap_or(whole.number));
        }
        Ok(())
    }

    /// An item, in the order of the file, and the message that it is of.
    fn item(&mut self, item: &ItemIn<'_>, message: u64) {
        let value = item.value;
        let own = value.get("id").and_then(id).filter(|_| referred(value).is_none());
        self.found.items.extend(own.map(|own| Id::of(own).short()));
        match ItemKind::of(value) {
            ItemKind::Call => {
                if let Some((_, name)) = call_name(value) {
                    let name = Id::of(name);
                    self.done.remove(&name);
                    self.calls.call(name, Short::of_number(message), item.place);
                }
            }
            ItemKind::Output => {
                if let Some((_, name)) = answered(value) {
                    let name = Id::of(name);
                    if !self.done.insert(name) {
                        self.found.seconds.insert(item.place);
                    }
                    self.calls.result(name, false);
                }
            }
            _ if value.get("type").is_some_and(|kind| kind.is_str("mcp_approval_response")) => {
                let request = value.get("approval_request_id").and_then(id);
                self.found.approved.extend(request.map(Id::of));
            }
            _ => {}
        }
    }
}

/// Whether a call of what runs at the provider is still open.
pub(super) fn is_open(item: &ItemIn<'_>, pairs: &Pairs) -> bool {
    match ItemKind::of(item.value) {
        ItemKind::Call => call_name(item.value).is_none() || pairs.is_open(item.place),
        ItemKind::HostedCall => !hosted::has_ended(item.value),
        _ => false,
    }
}
