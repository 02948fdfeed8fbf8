//! Values that stand in a turn twice: agent-checkpoint puts the calls and results of the content into lists of their own as well.
//!
//! The second is another source of what the first becomes.

use exact_json::trace::{
    Ledger, Open, Out, Reason, Settle as _, Src, SrcHere, SrcItems, Str, Transform,
};
use exact_json::{Kind, Text, Value};

use crate::native::cells::{Cells, Rest};

/// A value, and another that is equal to it.
pub(super) struct Twice<T> {
    one: Src<T>,
    again: Option<Src<T>>,
}

impl<'t> Twice<Value<'t>> {
    /// A value that stands there once.
    pub(super) fn once(one: Src<Value<'t>>) -> Self {
        Self { one, again: None }
    }

    /// A value, and another that is equal to it.
    pub(super) fn of(one: Src<Value<'t>>, again: Src<Value<'t>>) -> Self {
        Self { one, again: Some(again) }
    }

    /// The value, and itself once more.
    pub(super) fn and(self, again: Option<Src<Value<'t>>>) -> Self {
        Self { again: self.again.or(again), ..self }
    }

    pub(super) fn view(&self) -> Value<'t> {
        self.one.view()
    }

    /// The value itself, and the other.
    pub(super) fn into_parts(self) -> (Src<Value<'t>>, Option<Src<Value<'t>>>) {
        (self.one, self.again)
    }

    /// The target is the same value.
    pub(super) fn keep(self) -> Out<Value<'t>> {
        self.again.into_iter().fold(self.one.keep(), Out::merge)
    }

    pub(super) fn change<U>(self, transform: Transform, f: impl FnOnce(Value<'t>) -> U) -> Out<U> {
        self.again.into_iter().fold(self.one.change(transform, f), Out::merge)
    }

    /// The value as a text, or given back.
    pub(super) fn into_text(self) -> Result<Twice<Text<'t>>, Self> {
        let Self { one, again } = self;
        match one.into_text() {
            // What is equal to a text is one.
            Ok(one) => Ok(Twice { one, again: again.and_then(|again| again.into_text().ok()) }),
            Err(one) => Err(Self { one, again }),
        }
    }

    /// The items of a list, or the value given back.
    pub(super) fn into_items(self) -> Result<TwiceItems<'t>, Self> {
        let again = self.again;
        match self.one.into_items() {
            Err(one) => Err(Self { one, again }),
            Ok(items) => {
                let (here, items) = items.into_parts();
                // What is equal to a list is one, and as long.
                let again = again.and_then(|again| again.into_items().ok());
                let (also_here, others) = again.map(SrcItems::into_parts).unzip();
                let mut others = others.into_iter().flatten();
                let items = items.into_iter().map(|one| Self { one, again: others.next() });
                Ok(TwiceItems { here, also_here, items: items.collect() })
            }
        }
    }
}

/// The items of a list that may stand there twice.
pub(super) struct TwiceItems<'t> {
    pub(super) here: SrcHere,
    pub(super) also_here: Option<SrcHere>,
    pub(super) items: Vec<Twice<Value<'t>>>,
}

impl<'t> Twice<Text<'t>> {
    /// The target is the same text.
    pub(super) fn keep_str(self) -> Out<Str<'t>> {
        self.again.into_iter().fold(self.one.keep_str(), Out::merge)
    }

    /// The target is the same text, under another Rust type.
    pub(super) fn keep_as<U>(self, f: impl FnOnce(Text<'t>) -> U) -> Out<U> {
        self.again.into_iter().fold(self.one.keep_as(f), Out::merge)
    }

    pub(super) fn change<U>(self, transform: Transform, f: impl FnOnce(Text<'t>) -> U) -> Out<U> {
        self.again.into_iter().fold(self.one.change(transform, f), Out::merge)
    }

    /// Looks at the text, to decide by it.
    pub(super) fn look<R: Copy + 'static>(&self, f: impl FnOnce(&Text<'t>) -> R) -> R {
        self.one.look(f)
    }

    /// The text itself, and the other.
    pub(super) fn into_parts(self) -> (Src<Text<'t>>, Option<Src<Text<'t>>>) {
        (self.one, self.again)
    }

    /// A text, and the other.
    pub(super) fn from_parts(one: Src<Text<'t>>, again: Option<Src<Text<'t>>>) -> Self {
        Self { one, again }
    }
}

/// The members of an object that may stand there twice.
pub(super) struct TwiceCells<'t> {
    one: Cells<'t>,
    again: Option<Cells<'t>>,
}

impl<'t> TwiceCells<'t> {
    /// Opens an object with members; anything else is given back.
    pub(super) fn open(value: Twice<Value<'t>>) -> Result<Self, Twice<Value<'t>>> {
        let Twice { one, again } = value;
        match Cells::open(one) {
            Ok(one) => Ok(Self { one, again: again.and_then(|again| Cells::open(again).ok()) }),
            Err(one) => Err(Twice { one, again }),
        }
    }

    /// A member, to look at.
    pub(super) fn peek(&self, name: &str) -> Option<Value<'t>> {
        self.one.peek(name)
    }

    /// Takes a member if it is like this.
    pub(super) fn take_if(
        &mut self,
        name: &str,
        accept: impl FnOnce(Value<'t>) -> bool,
    ) -> Option<Twice<Value<'t>>> {
        let one = self.one.take_if(name, accept)?;
        Some(Twice { one, again: self.again.as_mut().and_then(|again| again.take(name)) })
    }

    /// Takes a member, whatever it is.
    pub(super) fn take(&mut self, name: &str) -> Option<Twice<Value<'t>>> {
        self.take_if(name, |_| true)
    }

    /// Takes a member if it is a text.
    pub(super) fn text(&mut self, name: &str) -> Option<Twice<Text<'t>>> {
        self.take_if(name, |value| value.kind() == Kind::String)?.into_text().ok()
    }

    /// Takes a member if it is this text.
    pub(super) fn word(&mut self, name: &str, word: &str) -> Option<Twice<Text<'t>>> {
        self.take_if(name, |value| value.is_str(word))?.into_text().ok()
    }

    /// Takes a member if it is an object with members, and opens it.
    pub(super) fn object(&mut self, name: &str) -> Option<Self> {
        let accept = |value: Value<'t>| value.kind() == Kind::Object && !value.is_empty();
        Self::open(self.take_if(name, accept)?).ok()
    }

    /// What is left.
    pub(super) fn rest(self, ledger: &mut Ledger) -> Rest<'t> {
        let rest = self.one.rest(ledger);
        let Some(again) = self.again else { return rest };
        // Equal objects have the same members, and if one is the other's copy, in the same order.
        let merged =
            rest.into_iter().zip(again.pairs(ledger)).map(|((name, value), (key, again))| {
                match value {
                    Open::Value(value) if key.is(&name.decode()) => {
                        (name, value.merge(again).into())
                    }
                    value => {
                        again.drop(ledger, Reason::Duplicate);
                        (name, value)
                    }
                }
            });
        merged.collect()
    }
}

impl TwiceItems<'_> {
    /// The second of two empty lists is a leaf, and the first the target's.
    pub(super) fn settle_again(&mut self, ledger: &mut Ledger) {
        self.also_here.take().settle(ledger, Reason::Duplicate);
    }
}
