//! Records that nobody made for each other become a stream.

use std::collections::HashMap;

use exact_json::{Integer, Json};
use session_record_model::{
    Capture, CaptureState, CaptureStateKind, ContentPart, Derivation, Envelope, OpenRecord, Plan,
    Record, Session,
};

use super::super::kind::Kind;

/// The records in a stream, behind the header if there is one. The number beside each is what its threads are chosen by.
pub(super) fn woven(header: Option<Session>, records: Vec<(Record, u64)>) -> Vec<Record> {
    let header = header.map(|header| (Record::Session(header), 0));
    let mut loom = Loom::default();
    header
        .into_iter()
        .chain(records)
        .map(|(mut record, choice)| {
            loom.weave(&mut record, &mut Choice(choice));
            record
        })
        .collect()
}

/// What can be referred to.
#[derive(Default)]
struct Loom {
    seq: u64,
    /// The id of the last record of each type.
    last: HashMap<Kind, String>,
    /// The id of the last state of each plan.
    plans: HashMap<String, String>,
    /// Refs to messages.
    messages: Vec<String>,
    /// Refs to records of any type.
    records: Vec<String>,
    calls: Vec<String>,
    conversations: Vec<String>,
}

impl Loom {
    fn weave(&mut self, record: &mut Record, choice: &mut Choice) {
        self.seq += 1 + choice.below(3);
        let kind = Kind::of(record);
        let id = match envelope(record) {
            Some(envelope) => self.number(envelope, kind, choice),
            None => self.number_unknown(record),
        };
        for parts in lists(record) {
            derive(parts, choice);
        }
        self.refer(record, &id, choice);
        self.records.push(id.clone());
        self.last.insert(kind, id);
    }

    /// Gives the record its place in the stream, and lets what it replaces or copies be there, or not.
    fn number(&self, envelope: &mut Envelope, kind: Kind, choice: &mut Choice) -> String {
        let seq = if choice.one_of(8) { format!("{}.0", self.seq) } else { self.seq.to_string() };
        if let Ok(seq) = Integer::try_from(seq) {
            envelope.seq = seq;
        }
        envelope.id = if choice.one_of(4) {
            format!("{}#{}", envelope.id, self.seq)
        } else {
            format!("r{}", self.seq)
        };
        let last = self.last.get(&kind);
        if let Some(supersedes) = &mut envelope.supersedes
            && let Some(last) = last.filter(|_| !choice.one_of(4))
        {
            supersedes.clone_from(last);
        }
        if let Some(copied_from) = &mut envelope.copied_from {
            match last.filter(|_| choice.one_of(2)) {
                Some(last) => copied_from.clone_from(last),
                None => "example:s0#r1".clone_into(copied_from),
            }
        }
        envelope.id.clone()
    }

    /// The same for a record of a type that the page does not define.
    fn number_unknown(&self, record: &mut Record) -> String {
        let id = format!("r{}", self.seq);
        if let Record::Unknown(open) = record
            && let Some(members) = open.as_json().as_text().strip_prefix('{')
        {
            let text = format!(r#"{{"seq":{},"id":"{id}",{members}"#, self.seq);
            let numbered = Json::parse(&text).ok().and_then(|json| OpenRecord::try_from(json).ok());
            if let Some(numbered) = numbered {
                *open = numbered;
            }
        }
        id
    }

    /// Lets the record refer to those in front of it, and remembers what others can refer to.
    fn refer(&mut self, record: &mut Record, id: &str, choice: &mut Choice) {
        match record {
            Record::Message(message) => {
                if choice.one_of(2) {
                    message.message_id = format!("m{}", choice.below(3));
                }
                choice.replace(&mut message.conversation, &self.conversations);
                for (n, source) in message.derived_from.iter_mut().flatten().enumerate() {
                    match choice.of(&self.records) {
                        Some(record) => source.clone_from(record),
                        None => *source = format!("example:s{n}#r1"),
                    }
                }
                if message.display_content.is_some() && choice.one_of(2) {
                    message.content = Vec::new();
                    let capture = message.envelope.capture.get_or_insert_with(Capture::new);
                    capture.content = Some(CaptureState::new(CaptureStateKind::Absent));
                }
                self.messages.push(id.to_owned());
                self.messages.push(format!("messageId={}", message.message_id));
            }
            Record::Plan(plan) => {
                choice.replace(&mut plan.call_id, &self.calls);
                self.revise(plan, id, choice);
            }
            Record::Delivery(delivery) => {
                choice.replace(&mut delivery.message, &self.messages);
                choice.replace(&mut delivery.conversation, &self.conversations);
            }
            Record::Session(session) => {
                self.conversations.extend(session.conversations().iter().map(|it| it.id.clone()));
            }
            Record::Declaration(declaration) => {
                let declared = declaration.conversations().iter().map(|it| it.id.clone());
                self.conversations.extend(declared);
            }
            Record::ToolCall(call) => {
                if let (Some(at), Some(message)) = (&mut call.at, choice.of(&self.messages)) {
                    at.message.clone_from(message);
                }
                self.calls.push(call.call_id.clone());
            }
            Record::ToolResult(result) => {
                if let Some(call) = choice.of(&self.calls) {
                    result.call_id.clone_from(call);
                }
            }
            Record::Subagent(subagent) => choice.replace(&mut subagent.call_id, &self.calls),
            Record::Compaction(compaction) => {
                choice.replace(&mut compaction.first_kept, &self.records);
            }
            Record::Inference(_)
            | Record::InputRequest(_)
            | Record::Native(_)
            | Record::Unknown(_) => {}
        }
    }

    /// Lets a plan be the next state of an earlier one, and its entries wait for each other.
    fn revise(&mut self, plan: &mut Plan, id: &str, choice: &mut Choice) {
        if choice.one_of(2) {
            plan.plan_id = format!("p{}", choice.below(2));
        }
        plan.envelope.supersedes = self.plans.get(&plan.plan_id).map(|previous| {
            if choice.one_of(3) { format!("planId={}", plan.plan_id) } else { previous.clone() }
        });
        self.plans.insert(plan.plan_id.clone(), id.to_owned());
        let entries = plan.entries.iter_mut().flatten().enumerate();
        for (n, entry) in entries.filter(|_| !choice.one_of(4)) {
            entry.entry_id = Some(n.to_string());
            for blocker in entry.blocked_by.iter_mut().flatten() {
                *blocker = n.saturating_sub(1).to_string();
            }
        }
    }
}

/// Lets a part be derived from another one of the list.
fn derive(parts: &mut [ContentPart], choice: &mut Choice) {
    let count = parts.len();
    for (n, part) in parts.iter_mut().enumerate() {
        if let Some(from) = derivation(part).and_then(|derivation| derivation.from.as_mut())
            && !choice.one_of(4)
        {
            let other = (n + 1) % count.max(1);
            *from = Integer::from(u64::try_from(other).unwrap_or_default());
        }
    }
}

/// The lists of content parts of a record.
fn lists(record: &mut Record) -> Vec<&mut Vec<ContentPart>> {
    match record {
        Record::Message(message) => {
            [&mut message.content].into_iter().chain(&mut message.display_content).collect()
        }
        Record::Plan(plan) => plan.content.iter_mut().collect(),
        Record::ToolResult(result) => vec![&mut result.content],
        Record::Compaction(compaction) => compaction.summary.iter_mut().collect(),
        _ => Vec::new(),
    }
}

fn derivation(part: &mut ContentPart) -> Option<&mut Derivation> {
    match part {
        ContentPart::Text(part) => part.derivation.as_mut(),
        ContentPart::Image(part) => part.derivation.as_mut(),
        ContentPart::Audio(part) => part.derivation.as_mut(),
        ContentPart::ResourceLink(part) => part.derivation.as_mut(),
        ContentPart::Resource(part) => part.derivation.as_mut(),
        ContentPart::Reasoning(part) => part.derivation.as_mut(),
        ContentPart::Refusal(part) => part.derivation.as_mut(),
        ContentPart::Data(part) => part.derivation.as_mut(),
        ContentPart::Opaque(part) => part.derivation.as_mut(),
        ContentPart::Unknown(_) => None,
    }
}

fn envelope(record: &mut Record) -> Option<&mut Envelope> {
    match record {
        Record::Message(record) => Some(&mut record.envelope),
        Record::Plan(record) => Some(&mut record.envelope),
        Record::Delivery(record) => Some(&mut record.envelope),
        Record::Session(record) => Some(&mut record.envelope),
        Record::Declaration(record) => Some(&mut record.envelope),
        Record::Inference(record) => Some(&mut record.envelope),
        Record::ToolCall(record) => Some(&mut record.envelope),
        Record::ToolResult(record) => Some(&mut record.envelope),
        Record::InputRequest(record) => Some(&mut record.envelope),
        Record::Subagent(record) => Some(&mut record.envelope),
        Record::Compaction(record) => Some(&mut record.envelope),
        Record::Native(record) => Some(&mut record.envelope),
        Record::Unknown(_) => None,
    }
}

/// A number that choices are taken off, one after another.
struct Choice(u64);

impl Choice {
    fn below(&mut self, count: u64) -> u64 {
        let count = count.max(1);
        let choice = self.0 % count;
        self.0 /= count;
        choice
    }

    /// True once in so many times.
    fn one_of(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    /// One of these; none, where there are none.
    fn of<'i>(&mut self, items: &'i [String]) -> Option<&'i String> {
        let count = u64::try_from(items.len()).unwrap_or(u64::MAX);
        items.get(usize::try_from(self.below(count)).unwrap_or_default())
    }

    /// Lets a text that is there be one of these, where there are any.
    fn replace(&mut self, text: &mut Option<String>, items: &[String]) {
        if let (Some(text), Some(item)) = (text, self.of(items)) {
            text.clone_from(item);
        }
    }
}
