//! An object of a native format, opened: members are taken where they have a place, and the rest stays together.

use exact_json::trace::{Leaf, Ledger, Open, Settle, Src, SrcExtra, Str};
use exact_json::{Key, Kind, MAX_DEPTH, Text, Value};

use super::values::id;

/// The members of an object that have no place yet.
pub(crate) struct Cells<'t> {
    members: SrcExtra<'t>,
}

/// Members without a place in the record, under their own names.
pub(crate) type Rest<'t> = Vec<(Str<'t>, Open<'t>)>;

impl<'t> Cells<'t> {
    /// Opens an object; anything else is given back, and so is an empty object, which is a leaf.
    pub(crate) fn open(value: Src<Value<'t>>) -> Result<Self, Src<Value<'t>>> {
        if value.view().is_empty() {
            return Err(value);
        }
        value.into_object().map(|members| Self { members })
    }

    /// A member, to look at.
    pub(crate) fn peek(&self, name: &str) -> Option<Value<'t>> {
        self.members.iter().find(|(key, _)| key.is(name)).map(|(_, value)| value.view())
    }

    /// Takes a member, whatever it is.
    pub(crate) fn take(&mut self, name: &str) -> Option<Src<Value<'t>>> {
        self.members.take(name)
    }

    /// Takes a member if it is like this.
    pub(crate) fn take_if(
        &mut self,
        name: &str,
        accept: impl FnOnce(Value<'t>) -> bool,
    ) -> Option<Src<Value<'t>>> {
        self.peek(name).filter(|value| accept(*value))?;
        self.take(name)
    }

    /// Takes a member if it is a string.
    pub(crate) fn text(&mut self, name: &str) -> Option<Src<Text<'t>>> {
        self.take_if(name, |value| value.kind() == Kind::String)?.into_text().ok()
    }

    /// Takes a member if it is a string that can name something.
    pub(crate) fn id(&mut self, name: &str) -> Option<Src<Text<'t>>> {
        self.take_if(name, |value| id(value).is_some())?.into_text().ok()
    }

    /// Takes a member if it is this string.
    pub(crate) fn word(&mut self, name: &str, word: &str) -> Option<Src<Text<'t>>> {
        self.take_if(name, |value| value.is_str(word))?.into_text().ok()
    }

    /// Takes a member if it is an object with members, and opens it.
    pub(crate) fn object(&mut self, name: &str) -> Option<Self> {
        let accept = |value: Value<'t>| value.kind() == Kind::Object && !value.is_empty();
        Self::open(self.take_if(name, accept)?).ok()
    }

    /// Leaves a member without a fate here, because it was promised to a record written before.
    pub(crate) fn leave_to_promise(&mut self, name: &str) {
        // The ledger gives it its fate when the group ends.
        let _promised = self.take(name);
    }

    /// Gives all that is left one fate.
    pub(crate) fn settle(self, ledger: &mut Ledger, reason: exact_json::trace::Reason) {
        self.members.settle(ledger, reason);
    }

    /// What is left, of which nothing is decided.
    pub(crate) fn pairs(self, ledger: &mut Ledger) -> Vec<(Key<'t>, Src<Value<'t>>)> {
        self.members.into_pairs(ledger, exact_json::trace::Reason::NoCounterpart)
    }

    /// What is left.
    pub(crate) fn rest(self, ledger: &mut Ledger) -> Rest<'t> {
        self.pairs(ledger)
            .into_iter()
            .map(|(key, value)| (Str::from(key), within(value, REST_LEVEL)))
            .collect()
    }
}

/// What is left of a content block, under the names that it has in its row.
pub(crate) fn of_block(block: Rest<'_>) -> Rest<'_> {
    if block.is_empty() {
        return block;
    }
    let content = Open::Array(vec![Open::Object(block)]);
    vec![(Str::Static("message"), Open::Object(vec![(Str::Static("content"), content)]))]
}

/// How deep, at most, a member of the rest stands in its record: in `native/0/message/content/0`.
const REST_LEVEL: usize = 6;

/// A value as it is, below `level` containers of a target; as its JSON text where it would be too deep.
pub(crate) fn within(value: Src<Value<'_>>, level: usize) -> Open<'_> {
    if value.view().deeper_than(MAX_DEPTH - level) {
        value.stringify().into()
    } else {
        value.keep_open()
    }
}
