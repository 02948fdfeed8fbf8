//! What a record of a file holds, and where its items stand.

use exact_json::{Kind, Value};

use crate::native::values::text;

/// What a record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// An item, or whatever else: it stands for itself.
    Item,
    /// What was sent to a model.
    Request,
    /// What a model answered; with the request, where both are in one object.
    Response,
    /// A page of a list of items.
    Page,
}

/// The member of a request that has what is asked.
pub(super) const INPUT: &str = "input";
/// The member of a response that has what was answered.
pub(super) const OUTPUT: &str = "output";
/// The member that has what the model is told to be.
pub(super) const INSTRUCTIONS: &str = "instructions";
/// The member of a page that has its items.
const DATA: &str = "data";

/// Members that only a request has, of those that it may have alone.
const ASKS: [&str; 4] = [INSTRUCTIONS, "previous_response_id", "conversation", "prompt"];

impl Held {
    /// What a record is.
    pub(super) fn of(record: Value<'_>) -> Self {
        let is_list = |name: &str| record.get(name).is_some_and(|list| list.kind() == Kind::Array);
        let is_object = |name: &str| record.get("object").is_some_and(|object| object.is_str(name));
        let is_typed = record.get("type").and_then(text).is_some();
        if is_object("response") {
            Self::Response
        } else if is_object("list") && is_list(DATA) {
            Self::Page
        } else if is_typed || record.get("role").is_some() {
            Self::Item
        } else if is_list(OUTPUT) {
            Self::Response
        } else if is_request(record) {
            Self::Request
        } else {
            Self::Item
        }
    }

    /// Whether it stands around items.
    pub(super) fn is_frame(self) -> bool {
        self != Self::Item
    }

    /// The members that may be lists of its items, in the order in which those were said.
    fn members(self) -> &'static [&'static str] {
        match self {
            Self::Item => &[],
            Self::Request => &[INSTRUCTIONS, INPUT],
            Self::Response => &[INSTRUCTIONS, INPUT, OUTPUT],
            Self::Page => &[DATA],
        }
    }

    /// The lists of its items. An empty one is a value by itself.
    pub(super) fn lists(self, record: Value<'_>) -> impl Iterator<Item = List<'_>> {
        self.members().iter().filter_map(move |member| {
            let list = record.get(member)?;
            let is_one = list.kind() == Kind::Array && !list.is_empty();
            is_one.then_some(List { member, list })
        })
    }
}

/// Whether a record that is no item asks a model for something.
fn is_request(record: Value<'_>) -> bool {
    let has = |name: &str| record.get(name).is_some_and(|value| !value.is_null());
    let is_asked =
        record.get(INPUT).is_some_and(|input| input.kind() == Kind::Array || text(input).is_some());
    is_asked || has("model") && ASKS.iter().any(|name| has(name))
}

/// A list of items in a record.
#[derive(Clone, Copy, Debug)]
pub(super) struct List<'t> {
    pub(super) member: &'static str,
    pub(super) list: Value<'t>,
}
