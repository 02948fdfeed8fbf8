//! What one reading of the session carries along: the ledger, the ids, what was written and what was left out.

use std::collections::HashSet;

use exact_json::trace::{
    self, Base, Emit, Function, Ledger, Out, Place, Reason, Src, Standing, Str,
};
use exact_json::{Scanner, Text, Value};

use super::derivation::Omissions;
use super::facts::Leaf;
use super::ids::{Kind, LocalIds};
use super::phrases::Quoted;
use crate::parts::{is_blank, spoken};

/// The lists of a checkpoint whose items are written while the session is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    /// `/statements`
    Statements,
    /// `/resources`
    Resources,
    /// `/operations`
    Operations,
    /// `/progress/completed`
    Completed,
    /// `/progress/next`: the steps that are under way. They stand before the others.
    Current,
    /// `/progress/next`: the steps that nobody has begun.
    Pending,
}

impl Section {
    pub(super) const ALL: [Self; 6] = [
        Self::Statements,
        Self::Resources,
        Self::Operations,
        Self::Completed,
        Self::Current,
        Self::Pending,
    ];

    fn pointer(self) -> &'static str {
        match self {
            Self::Statements => "/statements",
            Self::Resources => "/resources",
            Self::Operations => "/operations",
            Self::Completed => "/progress/completed",
            Self::Current | Self::Pending => "/progress/next",
        }
    }
}

/// The items of the lists, as JSON text.
#[derive(Debug, Default)]
pub(super) struct Pieces {
    lists: [Vec<String>; Section::ALL.len()],
    /// Those that were written in the open group: list and place.
    open: Vec<(Section, usize)>,
}

impl Pieces {
    /// The items of one list.
    pub(super) fn of(&self, section: Section) -> &[String] {
        &self.lists[section as usize]
    }

    /// How many items a list has.
    pub(super) fn count(&self, section: Section) -> u64 {
        self.of(section).len() as u64
    }

    /// All items.
    pub(super) fn all(&self) -> impl Iterator<Item = &str> {
        self.lists.iter().flatten().map(String::as_str)
    }

    /// Those of the open group, in the order in which they were written.
    pub(super) fn open(&self) -> impl Iterator<Item = &str> {
        let open = self.open.iter();
        open.filter_map(|(section, place)| self.of(*section).get(*place)).map(String::as_str)
    }
}

/// What a rehearsal found out, for the reading that writes.
#[derive(Clone, Debug, Default)]
pub(super) struct Rehearsed {
    /// How many items each list has, without those of the header.
    counts: [u64; Section::ALL.len()],
    /// What was left out.
    pub(super) omissions: Omissions,
    /// Local ids of the uncertain operations.
    pub(super) uncertain: Vec<String>,
    /// Local ids of the operations whose arguments lack something sensitive.
    pub(super) redacted: Vec<String>,
    /// Local ids of the steps that are under way.
    pub(super) current: Vec<String>,
    /// Somebody gave an instruction.
    pub(super) instructed: bool,
    /// There is a list of steps.
    pub(super) planned: bool,
    /// What the checkpoint as a whole says in the session's words.
    pub(super) found: Found,
    /// The texts of the target.
    standing: Standing,
}

impl Rehearsed {
    /// How many items a list has, without those of the header.
    pub(super) fn count(&self, section: Section) -> u64 {
        self.counts[section as usize]
    }

    /// Notes the texts of the target.
    pub(super) fn stands<'p>(&mut self, pieces: impl Iterator<Item = &'p str>) {
        let mut scanner = Scanner::new();
        for piece in pieces {
            if let Ok(tape) = scanner.scan_str(piece) {
                self.standing.insert_all(tape);
            }
        }
    }
}

/// One reading.
pub(super) struct Run<'k> {
    pub(super) ledger: Ledger,
    quoted: &'k Quoted,
    pub(super) pieces: Pieces,
    /// What a rehearsal found out; nothing, in the rehearsal itself.
    pub(super) rehearsed: Rehearsed,
    pub(super) omissions: Omissions,
    pub(super) uncertain: Vec<String>,
    pub(super) redacted: Vec<String>,
    pub(super) current: Vec<String>,
    pub(super) instructed: bool,
    pub(super) planned: bool,
    pub(super) found: Found,
    /// URIs of the resources written so far.
    pub(super) uris: HashSet<String>,
    ids: LocalIds,
}

/// Texts of the session that the checkpoint as a whole says.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    /// The goal.
    pub(super) goal: Option<Leaf>,
    /// The goal's status.
    pub(super) goal_status: Option<Leaf>,
    /// The first prompt.
    pub(super) prompt: Option<Leaf>,
    /// The last thing a person asked for.
    pub(super) last_prompt: Option<Leaf>,
    /// The first step that is under way.
    pub(super) step: Option<Leaf>,
    /// The model.
    pub(super) model: Option<Leaf>,
    /// The model's provider.
    pub(super) provider: Option<Leaf>,
}

impl Found {
    /// Takes the model from an inference.
    pub(super) fn note_model(&mut self, record: u32, inference: Value<'_>) {
        self.model = Leaf::of(record, inference, "/model");
        self.provider = Leaf::of(record, inference, "/provider");
    }

    /// Takes objective and status from a goal.
    pub(super) fn note_goal(&mut self, record: u32, goal: Value<'_>) {
        let said = spoken(goal).find(|(_, part)| !is_blank(*part));
        self.goal =
            said.and_then(|(index, _)| Leaf::of(record, goal, &format!("/content/{index}/text")));
        self.goal_status = Leaf::of(record, goal, "/status");
    }
}

impl<'k> Run<'k> {
    /// A reading that knows what a rehearsal found out.
    pub(super) fn new(quoted: &'k Quoted, rehearsed: Rehearsed) -> Self {
        let mut ledger = Ledger::new();
        ledger.standing(rehearsed.standing.clone());
        Self {
            ledger,
            quoted,
            pieces: Pieces::default(),
            rehearsed,
            omissions: Omissions::default(),
            uncertain: Vec::new(),
            redacted: Vec::new(),
            current: Vec::new(),
            instructed: false,
            planned: false,
            found: Found::default(),
            uris: HashSet::new(),
            ids: LocalIds::without(quoted.texts()),
        }
    }

    /// What this reading found out.
    pub(super) fn rehearsed(&self) -> Rehearsed {
        Rehearsed {
            counts: Section::ALL.map(|section| self.pieces.count(section)),
            omissions: self.omissions.clone(),
            uncertain: self.uncertain.clone(),
            redacted: self.redacted.clone(),
            current: self.current.clone(),
            instructed: self.instructed,
            planned: self.planned,
            found: self.found.clone(),
            standing: Standing::default(),
        }
    }

    /// Opens a group of these records.
    pub(super) fn begin(&mut self, sources: &[trace::Source<'_>]) {
        self.pieces.open.clear();
        self.ledger.begin(sources);
    }

    /// Writes the next item of a list; returns its number among the targets of the open group.
    pub(super) fn write(&mut self, section: Section, item: &impl Emit) -> u32 {
        let before = match section {
            Section::Pending => self.rehearsed.count(Section::Current),
            Section::Statements
            | Section::Resources
            | Section::Operations
            | Section::Completed
            | Section::Current => 0,
        };
        let base = format!("{}/{}", section.pointer(), before + self.pieces.count(section));
        let mut text = String::new();
        let target = self.ledger.target(Base::Pointer(base), &mut text, item);
        let items = &mut self.pieces.lists[section as usize];
        self.pieces.open.push((section, items.len()));
        items.push(text);
        target
    }

    /// The local id of the thing that a native id names. `native` is the id's text.
    pub(super) fn id<'t>(
        &mut self,
        kind: Kind,
        native: &str,
        id: Src<Text<'t>>,
    ) -> (Out<Str<'t>>, String) {
        let local = self.ids.claim(kind, native, "");
        let text = local.text.clone();
        let out = match local.template {
            Some(template) if local.safe => id.template(template),
            Some(space) => id.id_map(Some(space), local.text),
            // Taken: the same native id again, and equal ids may not become different ones by the same rule.
            None => {
                let place = id.place();
                id.drop(&mut self.ledger, Reason::NoCounterpart);
                Out::derived(Function::Position, [place], Str::Owned(local.text))
            }
        };
        (out, text)
    }

    /// A local id of a part of something that has a native id.
    pub(super) fn part_id<'t>(
        &mut self,
        kind: Kind,
        native: &str,
        part: &str,
        via: impl IntoIterator<Item = Place>,
    ) -> (Out<Str<'t>>, String) {
        let id = self.ids.claim(kind, native, part);
        (Out::derived(Function::Position, via, Str::Owned(id.text.clone())), id.text)
    }

    /// A text of our own.
    pub(super) fn own(&self, text: String) -> String {
        self.quoted.own(text)
    }

    /// A local id of something that is named by more than one native id.
    pub(super) fn local_id(&mut self, kind: Kind, native: &str, part: &str) -> String {
        self.ids.claim(kind, native, part).text
    }
}
