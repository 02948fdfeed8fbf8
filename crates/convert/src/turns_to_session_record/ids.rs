//! Which result answers which call: what each is called in the stream.
//!
//! Two calls never share a name there, whatever the turns call them: or a call that has no result would pass for
//! one that has.

use std::collections::{HashMap, HashSet};

use crate::report::Notice;

/// What a call, or the result of one, is called in the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Name {
    /// By the id that the turn has.
    Own(String),
    /// By another, because that is taken, or there is none.
    Other(String),
}

impl Name {
    fn as_str(&self) -> &str {
        match self {
            Self::Own(name) | Self::Other(name) => name,
        }
    }

    /// Whether it is no id of the turn's.
    pub(super) fn is_derived(&self) -> bool {
        matches!(self, Self::Other(_))
    }
}

/// The names of the calls so far.
#[derive(Default)]
pub(super) struct Ids {
    /// Every name that a call or a result has in the stream.
    used: HashSet<String>,
    /// By the id that turns have, whom it names now.
    named: HashMap<String, Named>,
    /// The calls without an id that the turn before has made, or those before it whose results it brings.
    waiting: Vec<Unnamed>,
    /// By the name in the stream, what to say of a call that no result answers.
    open: HashMap<String, Notice>,
}

/// Whom an id names.
struct Named {
    name: Name,
    is_call: bool,
}

/// A call without an id.
pub(super) struct Unnamed {
    pub(super) name: String,
    tool: String,
}

impl Ids {
    /// A call of a tool; the turn gives it this id, or none. `place` is a name by where it stands, and `open` what to say if no
    /// result answers it.
    pub(super) fn call(
        &mut self,
        id: Option<&str>,
        tool: String,
        place: &str,
        open: Notice,
    ) -> (Name, Option<Unnamed>) {
        let Some(id) = id else {
            let name = self.claim_place(place);
            self.open.insert(name.clone(), open);
            return (Name::Other(name.clone()), Some(Unnamed { name, tool }));
        };
        let name = self.claim(id, place);
        self.open.insert(name.as_str().to_owned(), open);
        self.named.insert(id.to_owned(), Named { name: name.clone(), is_call: true });
        (name, None)
    }

    /// A result that says by this id which call it answers, or does not say that; and whether that call was made before. `tool` is
    /// the tool by the result, if it says that.
    pub(super) fn result(
        &mut self,
        id: Option<&str>,
        tool: Option<&str>,
        place: &str,
    ) -> (Name, bool) {
        let Some(id) = id else { return self.unnamed_result(tool, place) };
        if let Some(Named { name, is_call }) = self.named.get(id) {
            self.open.remove(name.as_str());
            return (name.clone(), *is_call);
        }
        // The call may come later, and is another then: nothing is answered before it is asked.
        let name = self.claim(id, place);
        self.named.insert(id.to_owned(), Named { name: name.clone(), is_call: false });
        (name, false)
    }

    /// It can be told where the turn before has made a single call without an id.
    fn unnamed_result(&mut self, tool: Option<&str>, place: &str) -> (Name, bool) {
        let is_it = |call: &mut Unnamed| tool.is_none_or(|tool| tool == call.tool);
        if self.waiting.len() == 1
            && let Some(call) = self.waiting.pop_if(is_it)
        {
            self.open.remove(&call.name);
            return (Name::Other(call.name), true);
        }
        (Name::Other(self.claim_place(place)), false)
    }

    /// Ends a turn that has made these calls without ids.
    pub(super) fn end_turn(&mut self, unnamed: Vec<Unnamed>, brings_results: bool) {
        if !brings_results {
            self.waiting.clear();
        }
        self.waiting.extend(unnamed);
    }

    /// What to say of the calls that no result has answered.
    pub(super) fn into_open(self) -> impl Iterator<Item = Notice> {
        self.open.into_values()
    }

    fn claim(&mut self, id: &str, place: &str) -> Name {
        if self.used.insert(id.to_owned()) {
            return Name::Own(id.to_owned());
        }
        Name::Other(self.claim_place(place))
    }

    /// A name by a place. A turn may call something else by it.
    fn claim_place(&mut self, place: &str) -> String {
        let mut name = place.to_owned();
        let mut number = 1_u64;
        while !self.used.insert(name.clone()) {
            number += 1;
            name = format!("{place}.{number}");
        }
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(ids: &mut Ids, id: &str, place: &str) -> Name {
        ids.call(Some(id), "ls".to_owned(), place, Notice::new("unpaired-call", "")).0
    }

    fn unnamed(ids: &mut Ids, place: &str) -> Unnamed {
        let notice = Notice::new("unpaired-call", "");
        ids.call(None, "ls".to_owned(), place, notice).1.unwrap()
    }

    fn result(ids: &mut Ids, id: &str) -> (Name, bool) {
        ids.result(Some(id), None, "result:9:0")
    }

    fn own(name: &str) -> Name {
        Name::Own(name.to_owned())
    }

    fn other(name: &str) -> Name {
        Name::Other(name.to_owned())
    }

    #[test]
    fn an_id_names_the_last_call_that_has_it() {
        let mut ids = Ids::default();
        assert_eq!(call(&mut ids, "c", "call:0:0"), own("c"));
        assert_eq!(result(&mut ids, "c"), (own("c"), true));
        assert_eq!(call(&mut ids, "c", "call:2:0"), other("call:2:0"));
        assert_eq!(ids.into_open().count(), 1);
    }

    #[test]
    fn what_stands_before_a_call_is_no_result_of_it() {
        let mut ids = Ids::default();
        assert_eq!(result(&mut ids, "c"), (own("c"), false));
        assert_eq!(result(&mut ids, "c"), (own("c"), false));
        assert_eq!(call(&mut ids, "c", "call:1:0"), other("call:1:0"));
        assert_eq!(result(&mut ids, "c"), (other("call:1:0"), true));
        assert_eq!(ids.into_open().count(), 0);
    }

    #[test]
    fn a_name_by_a_place_is_nobody_elses() {
        let mut ids = Ids::default();
        assert_eq!(call(&mut ids, "call:1:0", "call:0:0"), own("call:1:0"));
        let waiting = unnamed(&mut ids, "call:1:0");
        assert_eq!(waiting.name, "call:1:0.2");
        assert_eq!(result(&mut ids, "call:1:0.2"), (other("result:9:0"), false));
        ids.end_turn(vec![waiting], false);
        assert_eq!(ids.result(None, None, "result:2:0"), (other("call:1:0.2"), true));
    }

    #[test]
    fn a_call_without_an_id_is_answered_at_once_or_never() {
        let asked = || {
            let mut ids = Ids::default();
            let call = unnamed(&mut ids, "call:0:0");
            ids.end_turn(vec![call], false);
            ids
        };
        let is_answered = |mut ids: Ids, tool| ids.result(None, tool, "result:9:0").1;
        assert!(is_answered(asked(), None) && is_answered(asked(), Some("ls")));
        assert!(!is_answered(asked(), Some("rm")));
        let mut ids = asked();
        ids.end_turn(Vec::new(), false);
        assert!(!is_answered(ids, None), "somebody spoke between");
        let mut ids = asked();
        let another = unnamed(&mut ids, "call:0:1");
        ids.end_turn(vec![another], true);
        assert!(!is_answered(ids, None), "it may be the result of either");
    }
}
