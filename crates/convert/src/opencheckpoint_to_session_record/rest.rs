//! The members of an object that have no place in its record: they stand in the record's `native`, or in an entry of a plan, under
//! their own names.

use exact_json::trace::{Leaf as _, Open, Out, Src, Str};
use exact_json::{Kind, MAX_DEPTH, Text, Timestamp, Value};

/// Members without a place, verbatim.
pub(super) struct Rest<'t> {
    /// The object; none where there is none to have members.
    of: Option<Value<'t>>,
    /// How many containers of the record are around each.
    level: usize,
    members: Vec<(Str<'t>, Open<'t>)>,
}

/// How deep the members of `native/0`, or of `entries/0`, stand in their record.
const LEVEL: usize = 3;

impl<'t> Rest<'t> {
    /// None yet, of this object.
    pub(super) fn of(object: Value<'t>) -> Self {
        Self { of: Some(object), level: LEVEL, members: Vec::new() }
    }

    /// A member of the object, to look at.
    pub(super) fn member(&self, name: &str) -> Option<Value<'t>> {
        self.of?.get(name)
    }

    /// Keeps a member, if the object has it. The twin is taken, because this is the decision on it.
    #[allow(clippy::needless_pass_by_value, reason = "taking the twin is the decision")]
    pub(super) fn keep<T>(&mut self, name: &'static str, _twin: T) {
        let mut members = self.of.into_iter().flat_map(Value::members);
        if let Some((key, value)) = members.find(|(key, _)| key.is(name)) {
            self.members.push((key.into(), verbatim(Src::of(value), self.level)));
        }
    }

    /// A time that a record can show. One that names no point in time is kept.
    pub(super) fn time(
        &mut self,
        name: &'static str,
        time: Option<Src<Text<'t>>>,
    ) -> Option<Out<Str<'t>>> {
        let time = time?;
        if time.look(|time| names_a_time(&time.decode())) {
            return Some(time.keep_str());
        }
        self.keep(name, time);
        None
    }

    /// None yet, of an object that is a member of this one.
    pub(super) fn within(&self, name: &str) -> Self {
        Self { of: self.member(name), level: self.level + 1, members: Vec::new() }
    }

    /// None yet, of an item of a list that is a member of this one.
    pub(super) fn item(&self, item: Value<'t>) -> Self {
        Self { of: Some(item), level: self.level + 2, members: Vec::new() }
    }

    /// Puts what is kept of a member.
    pub(super) fn put(&mut self, name: &'static str, inner: Self) {
        if !inner.members.is_empty() {
            self.push(name, Open::Object(inner.members));
        }
    }

    /// Puts a member with an account of its own.
    pub(super) fn push(&mut self, name: &'static str, value: Open<'t>) {
        self.members.push((Str::Static(name), value));
    }

    /// The members.
    pub(super) fn into_members(self) -> Vec<(Str<'t>, Open<'t>)> {
        self.members
    }
}

/// Whether a text of the form of a time is one: the 30th of February is none.
pub(super) fn names_a_time(text: &str) -> bool {
    Timestamp::try_from(text).is_ok_and(|time| time.is_date_time())
}

/// A value as it is, with `level` containers around it. What would be deeper than a record may be becomes its JSON text.
pub(super) fn verbatim(value: Src<Value<'_>>, level: usize) -> Open<'_> {
    let view = value.view();
    if !view.deeper_than(MAX_DEPTH - level) {
        return value.keep_open();
    }
    match view.kind() {
        Kind::Object if level < MAX_DEPTH => {
            let members = view.members();
            let inner = |value| verbatim(Src::of(value), level + 1);
            Open::Object(members.map(|(key, value)| (key.into(), inner(value))).collect())
        }
        Kind::Array if level < MAX_DEPTH => {
            let items = view.items();
            Open::Array(items.map(|item| verbatim(Src::of(item), level + 1)).collect())
        }
        _ => value.stringify().into(),
    }
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;
    use exact_json::trace::{Base, Ledger, Source};

    use super::*;

    fn written(text: &str, level: usize) -> String {
        let mut scanner = Scanner::new();
        let sources = [Source::new(Base::Document, scanner.scan_str(text).unwrap())];
        let mut ledger = Ledger::new();
        ledger.begin(&sources);
        let mut out = String::new();
        let open = verbatim(Src::whole(&sources[0]), level);
        ledger.target(Base::Record(0), &mut out, &open);
        ledger.end(&sources).unwrap();
        out
    }

    #[test]
    fn what_would_be_too_deep_is_text_and_what_is_around_it_is_not() {
        assert_eq!(written(r#"{"a":{"b":[1,{}]},"c":[]}"#, 3), r#"{"a":{"b":[1,{}]},"c":[]}"#);
        let text = r#"{"a":{"b":[1,{}]},"c":2}"#;
        assert_eq!(written(text, MAX_DEPTH - 4), text);
        assert_eq!(written(text, MAX_DEPTH - 3), r#"{"a":{"b":[1,"{}"]},"c":2}"#);
        assert_eq!(written(text, MAX_DEPTH - 2), r#"{"a":{"b":"[1,{}]"},"c":2}"#);
    }

    #[test]
    fn a_time_is_a_point_in_time() {
        assert!(names_a_time("2026-02-28T10:00:00Z") && !names_a_time("2026-02-30T10:00:00Z"));
    }
}
