//! What of a turn has no place in its records: it stands in the `native` of one of them, under the names that it has in the turn.

use exact_json::scalar::Timestamp;
use exact_json::trace::{List, Open, Out, Reason, Src, SrcExtra, Str};
use exact_json::{Text, Value};

use super::run::Run;
use super::turn::TurnAt;
use crate::native::cells::{Rest, within};
use crate::native::values::text;
use crate::report::Notice;

/// What is left of a turn.
pub(crate) struct Left<'t> {
    turn: Value<'t>,
    members: Rest<'t>,
    content: Vec<Open<'t>>,
    tool_calls: Vec<Open<'t>>,
    tool_results: Vec<Open<'t>>,
}

/// A list of a turn, or the member, that something stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Within {
    Content,
    ToolCalls,
    ToolResults,
    FunctionCall,
}

impl Within {
    /// What is left of something that stands there, under the names that it has in the turn.
    pub(super) fn rest(self, rest: Rest<'_>) -> Rest<'_> {
        if rest.is_empty() {
            return rest;
        }
        let list = |name| (Str::Static(name), Open::Array(vec![Open::Object(rest.clone())]));
        vec![match self {
            Self::Content => list("content"),
            Self::ToolCalls => list("tool_calls"),
            Self::ToolResults => list("tool_results"),
            Self::FunctionCall => (Str::Static("function_call"), Open::Object(rest)),
        }]
    }
}

/// How deep a member stands in its record: in `native/0`.
const LEVEL: usize = 3;
/// How deep an item of a list of the turn does: in `native/0/content`.
const ITEM_LEVEL: usize = 4;

impl<'t> Left<'t> {
    /// Nothing yet, of this turn.
    pub(super) fn of(turn: Value<'t>) -> Self {
        let (members, content) = (Vec::new(), Vec::new());
        Self { turn, members, content, tool_calls: Vec::new(), tool_results: Vec::new() }
    }

    /// Keeps a member, if the turn has it. The twin is taken, because this is the decision on it.
    #[allow(clippy::needless_pass_by_value, reason = "taking the twin is the decision")]
    pub(super) fn keep<T>(&mut self, name: &'static str, _twin: T) {
        if let Some(value) = self.turn.get(name) {
            self.members.push((Str::Static(name), within(Src::of(value), LEVEL)));
        }
    }

    /// Leaves a member, which has no place in any record.
    pub(super) fn leave<T, U>(&mut self, name: &'static str, twin: T) -> Option<U> {
        self.keep(name, twin);
        None
    }

    /// The time, if it is one. What names no point in time is kept, and told.
    pub(super) fn time<T>(
        &mut self,
        run: &mut Run,
        at: &TurnAt,
        twin: Option<T>,
    ) -> Option<Out<Str<'t>>> {
        let ts = self.turn.get(at.time)?;
        let is_time = |text: &str| Timestamp::try_from(text).is_ok_and(|time| time.is_date_time());
        let text = text(ts).map(Text::decode);
        if text.as_deref().is_some_and(is_time) {
            return Src::of(ts).into_text().ok().map(Src::keep_str);
        }
        if text.is_some() {
            let message = "the time names no point in time; it is kept as it is written";
            let pointer = at.pointer(&format!("/{}", at.time));
            run.notices.push(Notice::new("no-time", message).on_line(at.line).at(pointer));
        }
        self.leave(at.time, twin)
    }

    /// A text that has a place, if it is one that `is_wanted`. The twin is taken, as in [`keep`](Self::keep).
    pub(super) fn text<T>(
        &mut self,
        name: &'static str,
        twin: Option<T>,
        is_wanted: bool,
    ) -> Option<Src<Text<'t>>> {
        let value = self.turn.get(name).filter(|value| is_wanted && text(*value).is_some());
        match value {
            Some(value) => Src::of(value).into_text().ok(),
            None => self.leave(name, twin),
        }
    }

    /// A member, if it is not null.
    pub(super) fn something(
        &mut self,
        name: &'static str,
        value: Option<Src<Value<'t>>>,
    ) -> Option<Src<Value<'t>>> {
        match value {
            Some(value) if value.is_null() => self.leave(name, value),
            value => value,
        }
    }

    /// Keeps every member that the format does not name.
    pub(super) fn keep_all(&mut self, run: &mut Run, extra: SrcExtra<'t>) {
        let pairs = extra.into_pairs(&mut run.ledger, Reason::NoCounterpart);
        let members = pairs.into_iter().map(|(key, value)| (key.into(), within(value, LEVEL)));
        self.members.extend(members);
    }

    /// Keeps an item of a list.
    pub(super) fn keep_item(&mut self, list: Within, item: Src<Value<'t>>) {
        let item = within(item, ITEM_LEVEL);
        match list {
            Within::Content => self.content.push(item),
            Within::ToolCalls => self.tool_calls.push(item),
            Within::ToolResults => self.tool_results.push(item),
            Within::FunctionCall => self.members.push((Str::Static("function_call"), item)),
        }
    }

    /// The `native` of the record that has it; what is left of what that is made of stands with it.
    pub(super) fn into_native(mut self, own: Option<(Within, Rest<'t>)>) -> Option<List<Open<'t>>> {
        if let Some((list, rest)) = own.filter(|(_, rest)| !rest.is_empty()) {
            let rest = Open::Object(rest);
            match list {
                Within::Content => self.content.push(rest),
                Within::ToolCalls => self.tool_calls.push(rest),
                Within::ToolResults => self.tool_results.push(rest),
                Within::FunctionCall => self.members.push((Str::Static("function_call"), rest)),
            }
        }
        let lists = [
            ("content", self.content),
            ("tool_calls", self.tool_calls),
            ("tool_results", self.tool_results),
        ];
        for (name, items) in lists.into_iter().filter(|(_, items)| !items.is_empty()) {
            self.members.push((Str::Static(name), Open::Array(items)));
        }
        (!self.members.is_empty()).then(|| List::new(vec![Open::Object(self.members)]))
    }
}
