//! Counting what stands in records.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::rc::Rc;

use exact_json::{Kind, Value};

use super::places;
use super::told::{self, New, NewMember, NewThing};
use super::vocabulary::{Known, Vocabulary, name};
use crate::mapping::Input;
use crate::records::Index;

/// So many types and members of a format are told apart; what is beyond is counted together.
const MOST: usize = 20_000;

/// What stands for the types, and the members of a type, that are not told apart.
const OTHERS: &str = "(others)";

/// The type of a record that says none.
const UNTYPED: &str = "(no type)";

/// What was seen of a format.
pub(super) struct Seen {
    vocabulary: Vocabulary,
    /// None of a format that has a schema.
    known: Option<Known>,
    rows: Things,
    parts: Things,
    /// How many types and members there are.
    entries: usize,
    /// What was seen for the first time in the file that is read now, and is not known.
    fresh: Vec<Fresh>,
    /// The member that is looked at, in its thing.
    path: String,
}

type Things = BTreeMap<String, Thing>;

#[derive(Default)]
struct Thing {
    count: u64,
    is_known: bool,
    first: Place,
    members: BTreeMap<String, Member>,
}

#[derive(Default)]
struct Member {
    count: u64,
    values: u64,
    is_data: bool,
    is_known: bool,
    first: Place,
}

/// Where something stands that is not known.
#[derive(Default)]
struct Place {
    file: Option<Rc<str>>,
    line: Option<u64>,
}

/// Something that is not known, and where it begins: in which record, and how many bytes behind its start.
struct Fresh {
    is_part: bool,
    kind: String,
    member: Option<String>,
    record: u64,
    start: usize,
}

/// A thing that is looked at.
#[derive(Clone, Copy)]
struct In<'k> {
    kind: &'k str,
    is_part: bool,
    record: u64,
}

impl Seen {
    pub(super) fn new(vocabulary: Vocabulary) -> Self {
        Self {
            vocabulary,
            known: vocabulary.known.map(|text| Known::of(text, vocabulary.everywhere)),
            rows: Things::new(),
            parts: Things::new(),
            entries: 0,
            fresh: Vec::new(),
            path: String::new(),
        }
    }

    /// Takes in a record.
    pub(super) fn record(&mut self, number: u64, root: Value<'_>) {
        let kind = (self.vocabulary.kind)(root, None);
        let kind = kind.as_deref().unwrap_or(UNTYPED);
        let own = self.thing(root, In { kind, is_part: false, record: number });
        if own > 0 {
            let of = In { kind, is_part: false, record: number };
            self.member(of, own, false, root.span().start);
        }
    }

    /// Takes in a thing: how many values stand in it and in no member of it.
    fn thing(&mut self, value: Value<'_>, of: In<'_>) -> u64 {
        let things = if of.is_part { &mut self.parts } else { &mut self.rows };
        if !things.contains_key(of.kind) && self.entries < MOST {
            let known = self.known.as_ref();
            let is_known = known.is_none_or(|known| known.has_type(of.kind, of.is_part));
            self.entries += 1;
            things.insert(of.kind.to_owned(), Thing { is_known, ..Thing::default() });
            if !is_known {
                self.fresh.push(Fresh::of(of, None, value.span().start));
            }
        }
        thing(things, of.kind).count += 1;
        let around = std::mem::take(&mut self.path);
        let own = self.below(value, of);
        self.path = around;
        own
    }

    /// Looks into a value: how many of its values stand under no member that is counted by itself.
    fn below(&mut self, value: Value<'_>, of: In<'_>) -> u64 {
        match value.kind() {
            Kind::Object if !value.is_empty() => {
                self.members(value, of);
                0
            }
            Kind::Array if !value.is_empty() => {
                let length = self.path.len();
                self.path.push_str(if length == 0 { "*" } else { "/*" });
                let own = value.items().map(|item| self.item(item, of)).sum();
                self.path.truncate(length);
                own
            }
            _ => 1,
        }
    }

    fn item(&mut self, item: Value<'_>, of: In<'_>) -> u64 {
        match (self.vocabulary.kind)(item, Some(of.kind)) {
            Some(kind) => self.thing(item, In { kind: &kind, is_part: true, ..of }),
            None => self.below(item, of),
        }
    }

    fn members(&mut self, object: Value<'_>, of: In<'_>) {
        for (key, value) in object.members() {
            let length = self.path.len();
            if length > 0 {
                self.path.push('/');
            }
            self.path.push_str(&name(&key.decode()));
            let is_data = self.vocabulary.data.contains(&self.path.as_str());
            let values = if is_data { value.leaves() } else { self.below(value, of) };
            self.member(of, values, is_data, value.span().start);
            self.path.truncate(length);
        }
    }

    /// Counts the member that is looked at.
    fn member(&mut self, of: In<'_>, values: u64, is_data: bool, start: usize) {
        let things = if of.is_part { &mut self.parts } else { &mut self.rows };
        let thing = thing(things, of.kind);
        if !thing.members.contains_key(&self.path) && self.entries < MOST {
            let known = self.known.as_ref();
            let is_known =
                known.is_none_or(|known| known.has_member(of.kind, of.is_part, &self.path));
            self.entries += 1;
            let member = Member { is_data, is_known, ..Member::default() };
            thing.members.insert(self.path.clone(), member);
            if !is_known {
                self.fresh.push(Fresh::of(of, Some(self.path.clone()), start));
            }
        }
        let member = match thing.members.get_mut(&self.path) {
            Some(member) => member,
            None => thing.members.entry(OTHERS.to_owned()).or_default(),
        };
        member.count += 1;
        member.values += values;
    }

    /// Says where in a file stands what was seen in it for the first time. The file has been read to its end.
    pub(super) fn place(
        &mut self,
        file: &Rc<str>,
        index: &Index,
        input: &mut dyn Input,
    ) -> io::Result<()> {
        let fresh = std::mem::take(&mut self.fresh);
        let offset = |fresh: &Fresh| {
            let (offset, _) = index.span(fresh.record).unwrap_or_default();
            offset + fresh.start as u64
        };
        let offsets: Vec<u64> = fresh.iter().map(offset).collect();
        let lines = places::lines(input, &offsets)?;
        for (fresh, line) in fresh.into_iter().zip(lines) {
            *self.first(&fresh) = Place { file: Some(Rc::clone(file)), line: Some(line) };
        }
        Ok(())
    }

    /// The same of a file that could not be read to its end: in which line it stands is not told.
    pub(super) fn place_somewhere(&mut self, file: &Rc<str>) {
        for fresh in std::mem::take(&mut self.fresh) {
            *self.first(&fresh) = Place { file: Some(Rc::clone(file)), line: None };
        }
    }

    fn first(&mut self, fresh: &Fresh) -> &mut Place {
        let things = if fresh.is_part { &mut self.parts } else { &mut self.rows };
        let thing = thing(things, &fresh.kind);
        match &fresh.member {
            None => &mut thing.first,
            Some(member) => &mut thing.members.entry(member.clone()).or_default().first,
        }
    }

    /// Rows, parts, and what of them is not known, if a list says what is.
    pub(super) fn told(self) -> (Vec<told::Thing>, Vec<told::Thing>, Option<New>) {
        let has_list = self.known.is_some();
        let mut new = New::default();
        let [rows, parts] = [self.rows, self.parts].map(|things| {
            let mut told: Vec<_> =
                things.into_iter().map(|(kind, thing)| thing.told(kind, &mut new)).collect();
            told.sort_by(|a, b| (b.count, &a.kind).cmp(&(a.count, &b.kind)));
            told
        });
        (rows, parts, has_list.then_some(new))
    }
}

/// The things of a type, or those that are not told apart.
fn thing<'t>(things: &'t mut Things, kind: &str) -> &'t mut Thing {
    let kind = if things.contains_key(kind) { kind } else { OTHERS };
    things.entry(kind.to_owned()).or_default()
}

impl Fresh {
    fn of(of: In<'_>, member: Option<String>, start: usize) -> Self {
        let In { kind, is_part, record } = of;
        Self { is_part, kind: kind.to_owned(), member, record, start }
    }
}

impl Thing {
    fn told(self, kind: String, new: &mut New) -> told::Thing {
        let Self { count, is_known, first, members } = self;
        if !is_known {
            new.types.push(NewThing { kind: kind.clone(), count, first: first.told() });
        }
        let is_new = |name: &str| members.get(name).is_some_and(|member| !member.is_known);
        let within = |name: &str| name.match_indices('/').any(|(end, _)| is_new(&name[..end]));
        let below: BTreeSet<String> = members.keys().filter(|name| within(name)).cloned().collect();
        let mut told = Vec::with_capacity(members.len());
        for (member, Member { count, values, is_data: data, is_known, first }) in members {
            // What is below it goes without saying.
            if !is_known && !below.contains(&member) {
                let (kind, member) = (kind.clone(), member.clone());
                new.members.push(NewMember { kind, member, count, first: first.told() });
            }
            told.push(told::Member { member, count, values, data });
        }
        told::Thing { kind, count, members: told }
    }
}

impl Place {
    fn told(&self) -> String {
        let file = self.file.as_deref().unwrap_or_default();
        self.line.map_or_else(|| file.to_owned(), |line| format!("{file}:{line}"))
    }
}
