//! What the rules remember of the records of a stream: which ids there were, and where.

use std::collections::{HashMap, HashSet};

use exact_json::Integer;
use session_record_model::refs::{RecordRef, SessionRef};
use session_record_model::{Conversation, Record};

use super::kind::Kind;
use super::seen::Head;
use super::table::{Found, Member, Table};
use crate::key::Key;

/// The records so far.
///
/// Its size grows with the number of different ids and with nothing else: neither with what the records say nor with how long
/// their ids are.
#[derive(Debug, Default)]
pub(super) struct Stream {
    first: Option<Kind>,
    last: Option<Last>,
    /// By their ids, and by the members that a ref may name instead, as `messageId=b7e2d940`.
    found: Table,
    plans: HashMap<Key, States>,
    conversations: HashSet<Key>,
}

/// The states of a plan so far.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct States {
    /// The line of the last of them.
    last: u64,
    /// That of the last one that is no copy.
    last_of_its_own: Option<u64>,
}

impl States {
    /// The line of the state that the next one supersedes.
    pub(super) fn previous(self) -> u64 {
        self.last_of_its_own.unwrap_or(self.last)
    }

    /// Whether the state on a line is the previous one, or the copy that stands behind it.
    pub(super) fn end_on(self, line: u64) -> bool {
        line == self.last || Some(line) == self.last_of_its_own
    }
}

/// The last record that has a `seq`.
#[derive(Debug)]
pub(super) struct Last {
    pub(super) seq: Integer,
    pub(super) line: u64,
}

/// What a ref or a session reference leads to.
pub(super) enum Target<'t> {
    /// Records of the stream; several, where an id was used twice.
    Records(Found),
    /// Another session, or a place in it.
    Session(SessionRef<'t>),
    /// Whatever has a value in a member that is not remembered.
    NotFollowed,
    /// Nothing in front of the record.
    Nothing,
}

impl Stream {
    /// Takes the next record in.
    pub(super) fn push(&mut self, line: u64, record: &Record, head: &Head<'_>) {
        let kind = Kind::of(record);
        self.first.get_or_insert(kind);
        if let Some(seq) = &head.seq {
            match &mut self.last {
                // In the memory of the one before it: there is one a record.
                Some(last) => {
                    last.seq.clone_from(seq);
                    last.line = line;
                }
                None => self.last = Some(Last { seq: seq.as_ref().clone(), line }),
            }
        }
        if let Some(id) = &head.id {
            self.found.note(Member::Id, id, line, kind);
        }
        for (member, value) in members(record) {
            self.found.note(member, value, line, kind);
        }
        if let Record::Plan(plan) = record {
            let states = self.plans.entry(Member::Plan.key(&plan.plan_id)).or_default();
            states.last = line;
            if head.copied_from.is_none() {
                states.last_of_its_own = Some(line);
            }
        }
        for conversation in declared(record) {
            self.conversations.insert(Member::Id.key(&conversation.id));
        }
    }

    /// The type of the first record.
    pub(super) fn first(&self) -> Option<Kind> {
        self.first
    }

    /// The last record that has a `seq`.
    pub(super) fn last(&self) -> Option<&Last> {
        self.last.as_ref()
    }

    /// The records that have this id.
    pub(super) fn with_id(&self, id: &str) -> Option<Found> {
        self.with(Member::Id, id)
    }

    /// The records that have this `callId`.
    pub(super) fn with_call(&self, call: &str) -> Option<Found> {
        self.with(Member::Call, call)
    }

    fn with(&self, member: Member, value: &str) -> Option<Found> {
        self.found.get(member, value)
    }

    /// The states of a plan that there have been.
    pub(super) fn states(&self, plan: &str) -> Option<States> {
        self.plans.get(&Member::Plan.key(plan)).copied()
    }

    /// Whether a conversation has been declared.
    pub(super) fn declares(&self, conversation: &str) -> bool {
        self.conversations.contains(&Member::Id.key(conversation))
    }

    /// What a ref, or a session reference, leads to. An id that looks like something else is an id nevertheless.
    pub(super) fn target<'t>(&self, reference: &'t str) -> Target<'t> {
        if let Some(found) = self.with_id(reference) {
            return Target::Records(found);
        }
        let found = match RecordRef::of(reference) {
            RecordRef::Id(_) => {
                return SessionRef::of(reference).map_or(Target::Nothing, Target::Session);
            }
            RecordRef::Latest { member, value } => match Member::named(member) {
                Some(Member::Id) => self.with_id(value),
                // One of them is meant, however many have the value.
                Some(member) => {
                    self.with(member, value).map(|found| Found { are_several: false, ..found })
                }
                None => return Target::NotFollowed,
            },
        };
        found.map_or(Target::Nothing, Target::Records)
    }
}

/// The conversations that a record declares.
fn declared(record: &Record) -> &[Conversation] {
    match record {
        Record::Session(session) => session.conversations(),
        Record::Declaration(declaration) => declaration.conversations(),
        _ => &[],
    }
}

/// The members by which refs name a record, with their values; its id is not among them.
fn members(record: &Record) -> impl Iterator<Item = (Member, &str)> {
    macro_rules! members {
        ($record:expr; $($own:expr),*) => {
            [
                $($own,)*
                (Member::Inference, $record.inference_id.as_deref()),
                (Member::Subagent, $record.subagent_id.as_deref()),
            ]
        };
    }
    const NONE: (Member, Option<&str>) = (Member::Id, None);
    let members = match record {
        Record::Message(r) => members![r; (Member::Message, Some(r.message_id.as_str())), NONE],
        Record::Plan(r) => {
            members![r; (Member::Plan, Some(r.plan_id.as_str())), call(r.call_id.as_ref())]
        }
        Record::ToolCall(r) => members![r; (Member::Call, Some(r.call_id.as_str())), NONE],
        Record::ToolResult(r) => members![r; (Member::Call, Some(r.call_id.as_str())), NONE],
        Record::InputRequest(r) => {
            members![r; (Member::Request, Some(r.request_id.as_str())), NONE]
        }
        Record::Inference(r) => [
            (Member::Inference, Some(r.inference_id.as_str())),
            (Member::Subagent, r.subagent_id.as_deref()),
            NONE,
            NONE,
        ],
        Record::Subagent(r) => [
            (Member::Subagent, Some(r.subagent_id.as_str())),
            (Member::Inference, r.inference_id.as_deref()),
            call(r.call_id.as_ref()),
            NONE,
        ],
        Record::Delivery(r) => members![r; NONE, NONE],
        Record::Session(r) => members![r; NONE, NONE],
        Record::Declaration(r) => members![r; NONE, NONE],
        Record::Compaction(r) => members![r; NONE, NONE],
        Record::Native(r) => members![r; NONE, NONE],
        Record::Unknown(_) => [NONE; 4],
    };
    members.into_iter().filter_map(|(member, value)| Some((member, value?)))
}

fn call(id: Option<&String>) -> (Member, Option<&str>) {
    (Member::Call, id.map(String::as_str))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn refs_are_followed_by_the_members_that_are_remembered() {
        let every = include_str!("../../../../fixtures/session-record/valid/every-record.jsonl");
        let records: Vec<_> =
            every.lines().map(|line| Record::from_json_str(line).unwrap()).collect();
        let remembered: BTreeSet<_> =
            records.iter().flat_map(members).map(|(member, _)| member).collect();
        assert_eq!(
            remembered,
            Member::ALL.into_iter().filter(|&member| member != Member::Id).collect()
        );
    }
}
