//! The first reading: what must be known of the whole session before the first line of the checkpoint is written.
//!
//! A call is open only if no later record answers it, a message is the last word of its turn only if none follows, a record counts
//! only if no later one supersedes it. One small note a record is kept, and settled when the stream has ended.

use std::collections::{BTreeSet, HashMap};

use exact_json::{Read, Timestamp, Value};
use session_record_model::draft::source::Record as Shape;
use session_record_model::draft::{DeliveryStatus, MessageRole, Origin, PlanType};
use session_record_model::effective::Effective;
use session_record_model::view::{ContextView, OutOfView, Standing};

use super::derivation::LeftOut;
use crate::lattice::{Attempt, Voice};
use crate::names::{Names, fingerprint};
use crate::parts::{is_blank, spoken};
use crate::provisional::Provisional;

/// What the mapping does with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// The header of the stream.
    Header,
    /// A message of the conversation.
    Message {
        /// No other text of the agent follows in its turn: where the source does not say which text is final, this is.
        last_of_turn: bool,
    },
    /// A person's prompt that was queued and not delivered.
    PendingPrompt,
    /// A call without a result.
    OpenCall,
    /// The latest snapshot of a list of steps.
    Steps,
    /// The latest state of a written plan.
    Document,
    /// The latest state of a goal. It says what the task is for; its record is left out.
    Goal,
    /// A request for input that nobody answered.
    OpenRequest,
    /// A delivery that did not end well, or has not ended.
    OpenDelivery,
    /// A result that names resources.
    Links,
    /// The record is left out.
    Nothing(LeftOut),
}

/// A text of the source that is written before its record's turn comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    /// The record's number.
    pub(super) record: u32,
    /// The pointer within the record.
    pub(super) pointer: String,
    /// Its characters.
    pub(super) text: String,
}

impl Leaf {
    /// The text at a pointer of a record, if there is one.
    pub(super) fn of(number: u32, record: Value<'_>, pointer: &str) -> Option<Self> {
        let text = record.tape().resolve(pointer)?.text()?.decode().into_owned();
        Some(Self { record: number, pointer: pointer.to_owned(), text })
    }
}

/// What the first reading found.
#[derive(Debug, Default)]
pub(super) struct Facts {
    /// One for each record.
    pub(super) uses: Vec<Use>,
    /// The latest `ts`.
    pub(super) latest: Option<Leaf>,
    /// The `id` of the last record that has one.
    pub(super) last: Option<Leaf>,
    /// The last inference of the main conversation that names a real model.
    pub(super) inference: Option<u32>,
    /// The goal in force.
    pub(super) goal: Option<u32>,
    /// The first message in which a person prompts.
    pub(super) first_prompt: Option<u32>,
    /// The last message in which a person directs.
    pub(super) last_prompt: Option<u32>,
    /// Somebody is waited for.
    pub(super) awaits_input: bool,
    /// The provisional parts of the session record that the mapping relies on.
    pub(super) provisional: Provisional,
}

impl Facts {
    /// What to do with a record.
    pub(super) fn use_of(&self, number: u32) -> Use {
        self.uses.get(number as usize).copied().unwrap_or(Use::Nothing(LeftOut::Other))
    }
}

/// The name that Claude Code gives to the model of what no model wrote.
const NO_MODEL: &str = "<synthetic>";

/// Collects facts, record by record.
#[derive(Debug, Default)]
pub(super) struct Survey {
    notes: Vec<Note>,
    view: ContextView,
    names: Names,
    /// Calls that wait for a result, oldest first, by call id.
    waiting: HashMap<u64, BTreeSet<u32>>,
    /// How many results came before a call of theirs.
    early: HashMap<u64, u32>,
    turn: Option<String>,
    latest: Option<Leaf>,
    last: Option<Leaf>,
    inference: Option<u32>,
    provisional: Provisional,
}

/// What is kept of a record until the stream ends.
#[derive(Clone, Copy, Debug)]
struct Note {
    becomes: Use,
    says: Says,
    /// A turn of the conversation began with it.
    begins_turn: bool,
}

/// What a message says, as far as the checkpoint as a whole asks.
#[derive(Clone, Copy, Debug, Default)]
struct Says {
    /// A person prompts.
    prompt: bool,
    /// A person directs.
    directive: bool,
    /// The agent says something.
    answer: bool,
}

impl Survey {
    /// Takes the next record in, whose shape has been read, and says what becomes of it, as far as anyone can know by now.
    pub(super) fn note(&mut self, record: Value<'_>, shape: &Shape<'_>) -> Use {
        let number = u32::try_from(self.notes.len()).unwrap_or(u32::MAX);
        let kind = text(record, "type").unwrap_or_default();
        // A header has no later state.
        let earlier = self.names.earlier_state(record);
        let earlier = earlier.filter(|earlier| self.becomes(*earlier) != Some(Use::Header));
        let mut note = Note {
            becomes: Use::Nothing(LeftOut::Other),
            says: Says::default(),
            begins_turn: false,
        };
        let sidechain = record.get("subagentId").is_some();
        note.becomes = match shape {
            Shape::Session(_) if number == 0 => Use::Header,
            Shape::Message(_) => self.message(record, &mut note),
            Shape::ToolCall(_) => self.call(number, record, earlier),
            Shape::ToolResult(_) => self.result(record, earlier, sidechain),
            Shape::Plan(_) => self.plan(record, sidechain),
            Shape::InputRequest(_) => self.request(record),
            Shape::Delivery(_) => delivery(record),
            Shape::Inference(_) => Use::Nothing(LeftOut::Inference),
            Shape::Compaction(_) => Use::Nothing(LeftOut::Compaction),
            Shape::Native(_) => Use::Nothing(LeftOut::Native),
            Shape::Session(_) | Shape::Declaration(_) | Shape::Subagent(_) | Shape::Unknown(_) => {
                Use::Nothing(LeftOut::Other)
            }
        };
        let names_a_model = text(record, "model").is_some_and(|model| model != NO_MODEL);
        if kind == "inference" && names_a_model && !sidechain {
            self.inference = Some(number);
        }
        if let Some(earlier) = earlier {
            self.settle(earlier, Use::Nothing(LeftOut::Earlier));
        }
        self.times(number, record);
        self.names.push(record);
        self.provisional.look(record);
        self.notes.push(note);
        note.becomes
    }

    fn message(&mut self, record: Value<'_>, note: &mut Note) -> Use {
        let view = self.view.admit(&Standing::read(record));
        let role = record.get("role").and_then(|role| MessageRole::read(role).ok());
        let addressed = record.get("addressed").and_then(Value::as_bool);
        let whole = Effective::read(record);
        let mut begins_turn = false;
        for (_, part) in spoken(record).filter(|(_, part)| !is_blank(*part)) {
            let effective = Effective::read(part).or(whole.clone());
            let prompts = prompts(effective.origin.as_ref());
            match Voice::of(role.as_ref(), &effective, addressed) {
                Voice::User => {
                    note.says.directive = true;
                    note.says.prompt |= is_prompt(&effective);
                    begins_turn |= prompts;
                }
                Voice::Model => note.says.answer = true,
                Voice::Other => {
                    let is_users = role.as_ref().is_none_or(|role| *role == MessageRole::User);
                    begins_turn |= prompts && is_users;
                }
                Voice::System | Voice::Harness | Voice::Hook | Voice::Tool | Voice::Agent => {}
            }
        }
        match view {
            Ok(()) => {
                // Where the source says which turn this is, a prompt inside it begins no other.
                let turn = text(record, "turnId");
                note.begins_turn = match (&turn, &self.turn) {
                    (Some(turn), Some(before)) => turn != before,
                    (Some(_), None) | (None, _) => begins_turn,
                };
                self.turn = turn.or(self.turn.take());
                Use::Message { last_of_turn: false }
            }
            Err(OutOfView::Pending) if note.says.directive => Use::PendingPrompt,
            Err(OutOfView::Superseded) => Use::Nothing(LeftOut::Earlier),
            Err(OutOfView::Sidechain) => Use::Nothing(LeftOut::Sidechain),
            Err(OutOfView::Copied) => Use::Nothing(LeftOut::Copy),
            Err(
                OutOfView::UserOnly
                | OutOfView::Withdrawn
                | OutOfView::Pending
                | OutOfView::RolledBack
                | OutOfView::OffPath,
            ) => Use::Nothing(LeftOut::Undelivered),
        }
    }

    fn call(&mut self, number: u32, record: Value<'_>, earlier: Option<u32>) -> Use {
        let id = fingerprint(&text(record, "callId").unwrap_or_default());
        // A later state of a call takes the earlier one's place in the line, or its answer.
        match earlier.and_then(|earlier| self.becomes(earlier)) {
            Some(Use::OpenCall) => {
                if let (Some(calls), Some(earlier)) = (self.waiting.get_mut(&id), earlier) {
                    calls.remove(&earlier);
                }
            }
            Some(Use::Nothing(LeftOut::AnsweredCall)) => {
                return Use::Nothing(LeftOut::AnsweredCall);
            }
            _ => {}
        }
        if let Some(results) = self.early.get_mut(&id).filter(|results| **results > 0) {
            *results -= 1;
            return Use::Nothing(LeftOut::AnsweredCall);
        }
        self.waiting.entry(id).or_default().insert(number);
        Use::OpenCall
    }

    fn result(&mut self, record: Value<'_>, earlier: Option<u32>, sidechain: bool) -> Use {
        let id = fingerprint(&text(record, "callId").unwrap_or_default());
        // A later state of a result answers no second call.
        let first_state = !matches!(
            earlier.and_then(|at| self.becomes(at)),
            Some(Use::Nothing(LeftOut::Result) | Use::Links)
        );
        if first_state {
            let waiting = self.waiting.get_mut(&id);
            match waiting.and_then(|calls| Some((calls.pop_first()?, calls))) {
                Some((call, calls)) => {
                    if calls.is_empty() {
                        self.waiting.remove(&id);
                    }
                    self.settle(call, Use::Nothing(LeftOut::AnsweredCall));
                }
                None => *self.early.entry(id).or_default() += 1,
            }
        }
        let names = |part: Value<'_>| {
            part.get("type")
                .is_some_and(|kind| kind.is_str("resource_link") || kind.is_str("resource"))
        };
        let links = record.get("content").is_some_and(|content| content.items().any(names));
        if links && !sidechain { Use::Links } else { Use::Nothing(LeftOut::Result) }
    }

    /// Each record is a complete snapshot: the latest is the plan, whether or not it says what it supersedes.
    fn plan(&mut self, record: Value<'_>, sidechain: bool) -> Use {
        if sidechain {
            return Use::Nothing(LeftOut::Sidechain);
        }
        let id = text(record, "planId").unwrap_or_default();
        self.take_over("plan", "planId", &id);
        match record.get("planType").and_then(|kind| PlanType::read(kind).ok()) {
            Some(PlanType::Goal) => Use::Goal,
            Some(PlanType::Items) => Use::Steps,
            Some(PlanType::Document) => Use::Document,
            Some(PlanType::Other(_)) | None => Use::Nothing(LeftOut::Plan),
        }
    }

    fn request(&mut self, record: Value<'_>) -> Use {
        let id = text(record, "requestId").unwrap_or_default();
        self.take_over("input_request", "requestId", &id);
        match text(record, "status").as_deref() {
            None | Some("open" | "pending" | "awaiting" | "requested") => Use::OpenRequest,
            Some(_) => Use::Nothing(LeftOut::ClosedRequest),
        }
    }

    /// A later record of something takes the place of the latest one there is, whether or not it says so.
    fn take_over(&mut self, kind: &str, member: &str, id: &str) {
        if let Some(earlier) = self.names.latest(kind, member, id) {
            self.settle(earlier, Use::Nothing(LeftOut::Earlier));
        }
    }

    fn settle(&mut self, record: u32, becomes: Use) {
        if let Some(note) = self.notes.get_mut(record as usize) {
            note.becomes = becomes;
        }
    }

    fn becomes(&self, record: u32) -> Option<Use> {
        self.notes.get(record as usize).map(|note| note.becomes)
    }

    fn times(&mut self, number: u32, record: Value<'_>) {
        self.last = Leaf::of(number, record, "/id").or(self.last.take());
        if let Some(ts) = Leaf::of(number, record, "/ts")
            && self.latest.as_ref().is_none_or(|latest| is_later(&ts.text, &latest.text))
            && Timestamp::try_from(ts.text.as_str()).is_ok_and(|ts| ts.is_date_time())
        {
            self.latest = Some(ts);
        }
    }

    /// Settles the notes.
    pub(super) fn finish(mut self) -> Facts {
        self.find_last_answers();
        let mut facts = Facts {
            uses: self.notes.iter().map(|note| note.becomes).collect(),
            latest: self.latest,
            last: self.last,
            inference: self.inference,
            provisional: self.provisional,
            ..Facts::default()
        };
        for (number, note) in (0_u32..).zip(&self.notes) {
            match note.becomes {
                Use::Message { .. } => {
                    if note.says.prompt {
                        facts.first_prompt.get_or_insert(number);
                    }
                    if note.says.directive {
                        facts.last_prompt = Some(number);
                    }
                }
                Use::Goal => {
                    if let Some(earlier) = facts.goal.replace(number)
                        && let Some(becomes) = facts.uses.get_mut(earlier as usize)
                    {
                        *becomes = Use::Nothing(LeftOut::Earlier);
                    }
                }
                Use::OpenRequest => facts.awaits_input = true,
                Use::Header
                | Use::PendingPrompt
                | Use::OpenCall
                | Use::Steps
                | Use::Document
                | Use::OpenDelivery
                | Use::Links
                | Use::Nothing(_) => {}
            }
        }
        facts
    }

    /// From the end: the first text of the agent in each turn is its last word.
    fn find_last_answers(&mut self) {
        let mut found = false;
        for note in self.notes.iter_mut().rev() {
            if let Use::Message { last_of_turn } = &mut note.becomes {
                *last_of_turn = note.says.answer && !found;
                found |= note.says.answer;
                if note.begins_turn {
                    found = false;
                }
            }
        }
    }
}

/// Whether a text is one that a task can be named after: a prompt that the source calls one.
pub(super) fn is_prompt(effective: &Effective) -> bool {
    effective.origin.is_some() && prompts(effective.origin.as_ref())
}

/// Whether an origin is that of a prompt, which begins a turn. What steers a turn that is under way does not.
fn prompts(origin: Option<&Origin>) -> bool {
    match origin {
        None | Some(Origin::Prompt | Origin::Queued | Origin::Command) => true,
        Some(
            Origin::Steer
            | Origin::Injected
            | Origin::Memory
            | Origin::Retrieval
            | Origin::SubagentReport
            | Origin::InterSession
            | Origin::Notice
            | Origin::Other(_),
        ) => false,
    }
}

fn delivery(record: Value<'_>) -> Use {
    let status = record.get("status").and_then(|status| DeliveryStatus::read(status).ok());
    let open = status.is_some_and(|status| {
        status == DeliveryStatus::Failed || Attempt::of_delivery(&status) < Attempt::Settled
    });
    if open { Use::OpenDelivery } else { Use::Nothing(LeftOut::SettledDelivery) }
}

fn is_later(one: &str, other: &str) -> bool {
    let (Ok(one), Ok(other)) = (Timestamp::try_from(one), Timestamp::try_from(other)) else {
        return false;
    };
    one.cmp_instant(&other).is_some_and(std::cmp::Ordering::is_gt)
}

fn text(record: Value<'_>, member: &str) -> Option<String> {
    record.get(member).and_then(Value::text).map(|text| text.decode().into_owned())
}
