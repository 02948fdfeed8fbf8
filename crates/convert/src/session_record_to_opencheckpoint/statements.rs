//! Messages become statements: one for each text that somebody said in the conversation.

use exact_json::trace::{
    Function, Number, Open, Out, Place, Reason, Settle, Src, SrcItems, Str, Transform,
};
use exact_json::{Read, ReadError, Text, Value};
use opencheckpoint_model::v0_1::target::{Origin, Statement, Verification};
use opencheckpoint_model::v0_1::{OriginType, StatementKind};
use session_record_model::draft::source::{Actor, ContentPart, Message, TextPart};
use session_record_model::draft::{self, Author, MessageRole, MessageStatus, Phase, tag};
use session_record_model::effective::Effective;

use super::derivation::LeftOut;
use super::envelope::{Shared, SharedTime, used};
use super::facts::{Facts, Leaf, is_prompt};
use super::ids::Kind;
use super::operations;
use super::resources::{self, Holder};
use super::run::{Run, Section};
use super::tables;
use crate::lattice::{Certainty, Voice};
use crate::parts::{Member, is_blank, speaking, spoken};
use crate::vocabulary::MESSAGE;

/// Whether a message reached the conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    /// It was said; `last_of_turn` where the agent's last text of the turn is in it.
    Said {
        /// See [`super::facts::Use::Message`].
        last_of_turn: bool,
    },
    /// It is queued: what a person asks in it is a question, not an instruction.
    Pending,
}

/// Writes a message.
///
/// # Errors
///
/// If the record does not have the shape of a message.
pub(super) fn message(
    run: &mut Run<'_>,
    facts: &Facts,
    number: u32,
    record: Value<'_>,
    delivery: Delivery,
) -> Result<(), ReadError> {
    let plan = Plan::of(record, delivery);
    if delivery != Delivery::Pending {
        plan.remember(run, facts, number, record);
    }
    let Used { type_, seq, message_id, status, content, display, mut speaker, mut ts } =
        take_apart(run, Message::read(record)?);
    let reason = Reason::NoCounterpart;
    let mut holder = Holder::new(plan.message_id.clone(), message_id);
    let (shown, silent) = match plan.member {
        Member::Content => (Some(content), display),
        Member::Display => (display, Some(content)),
    };
    for _ in silent.iter().flatten() {
        run.omissions.add(LeftOut::Display);
    }
    silent.settle(&mut run.ledger, reason);
    let parts = shown.map(|shown| shown.into_vec(&mut run.ledger, reason));
    let mut written = Vec::new();
    for (index, part) in parts.into_iter().flatten().enumerate() {
        match (part, plan.fate(index)) {
            (ContentPart::Text(part), Fate::Said(voice)) => {
                let first = plan.first == Some(index);
                let (id, local) = holder.id(run, Kind::Message, index, first);
                let target = statement(run, part, voice, delivery, id, &mut speaker, &mut ts);
                written.push((target, local));
            }
            (ContentPart::Text(part), Fate::Left(what)) => {
                run.omissions.add(what);
                part.settle(&mut run.ledger, what.reason());
            }
            (part, _) if delivery == Delivery::Pending => {
                run.omissions.add(LeftOut::Undelivered);
                part.settle(&mut run.ledger, reason);
            }
            (
                part @ (ContentPart::Image(_)
                | ContentPart::Audio(_)
                | ContentPart::ResourceLink(_)
                | ContentPart::Resource(_)
                | ContentPart::Reasoning(_)
                | ContentPart::Refusal(_)
                | ContentPart::Data(_)
                | ContentPart::Opaque(_)
                | ContentPart::Unknown(_)),
                _,
            ) => resources::part(run, &mut holder, index, part),
        }
    }
    if delivery == Delivery::Pending && !written.is_empty() {
        let questions: Vec<String> = written.iter().map(|(_, local)| local.clone()).collect();
        operations::pending(run, &holder, status, &mut ts, &questions);
    } else {
        status.settle(&mut run.ledger, reason);
    }
    if let Some((target, _)) = written.first() {
        type_.placed(&mut run.ledger, *target, "");
        seq.placed(&mut run.ledger, *target, "");
    } else {
        type_.settle(&mut run.ledger, reason);
        seq.settle(&mut run.ledger, reason);
    }
    ts.settle(&mut run.ledger);
    holder.settle(&mut run.ledger);
    speaker.settle(run);
    Ok(())
}

/// What is used of a message.
struct Used<'t> {
    type_: Src<tag::Message>,
    seq: Src<Number<'t>>,
    message_id: Src<Text<'t>>,
    status: Option<Src<MessageStatus>>,
    content: SrcItems<ContentPart<'t>>,
    display: Option<SrcItems<ContentPart<'t>>>,
    speaker: Speaker<'t>,
    ts: SharedTime<'t>,
}

/// Takes a message apart; what is not used is dropped.
fn take_apart<'t>(run: &mut Run<'_>, message: Message<'t>) -> Used<'t> {
    let Message {
        type_,
        envelope,
        inference_id,
        subagent_id,
        message_id,
        role,
        author,
        origin,
        phase,
        audience,
        status,
        from,
        recipients,
        triggers_turn,
        conversation,
        platform,
        addressed,
        via,
        derived_from,
        content,
        display_content,
        display_correspondence,
        extra,
    } = message;
    let reason = Reason::NoCounterpart;
    let envelope = used(&mut run.ledger, envelope);
    envelope.id.settle(&mut run.ledger, reason);
    inference_id.settle(&mut run.ledger, reason);
    subagent_id.settle(&mut run.ledger, reason);
    phase.settle(&mut run.ledger, reason);
    audience.settle(&mut run.ledger, reason);
    recipients.settle(&mut run.ledger, reason);
    triggers_turn.settle(&mut run.ledger, reason);
    conversation.settle(&mut run.ledger, reason);
    platform.settle(&mut run.ledger, reason);
    addressed.settle(&mut run.ledger, reason);
    via.settle(&mut run.ledger, reason);
    derived_from.settle(&mut run.ledger, reason);
    display_correspondence.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    let says = match (&author, &role) {
        (Some(author), _) => author.look(tables::of_author),
        (None, Some(role)) => role.look(tables::of_role),
        (None, None) => None,
    };
    let speaker = Speaker {
        author: Shared::new(author),
        entered: Shared::new(origin),
        role: Shared::new(role),
        name: Shared::new(sender(run, from)),
        says,
    };
    Used {
        type_,
        seq: envelope.seq,
        message_id,
        status,
        content,
        display: display_content,
        speaker,
        ts: envelope.ts,
    }
}

/// What is to become of each text of a message, decided before anything is taken apart.
struct Plan {
    message_id: String,
    member: Member,
    /// The first text part: its statement is named by the message alone.
    first: Option<usize>,
    fates: Vec<(usize, Fate, Effective)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It becomes a statement of that voice.
    Said(Voice),
    /// It is left out.
    Left(LeftOut),
}

impl Plan {
    fn of(record: Value<'_>, delivery: Delivery) -> Self {
        let channel = record.get("role").and_then(|role| MessageRole::read(role).ok());
        let addressed = record.get("addressed").and_then(Value::as_bool);
        let whole = Effective::read(record);
        let fates = spoken(record).map(|(index, part)| {
            let effective = Effective::read(part).or(whole.clone());
            let voice = Voice::of(channel.as_ref(), &effective, addressed);
            (index, fate(delivery, voice, effective.phase.as_ref(), is_blank(part)), effective)
        });
        let fates: Vec<_> = fates.collect();
        let id = record.get("messageId").and_then(Value::text);
        Self {
            message_id: id.map(|id| id.decode().into_owned()).unwrap_or_default(),
            member: speaking(record),
            first: fates.first().map(|(index, ..)| *index),
            fates,
        }
    }

    fn fate(&self, index: usize) -> Fate {
        let known = self.fates.iter().find(|(at, ..)| *at == index);
        known.map_or(Fate::Left(LeftOut::Blank), |(_, fate, _)| *fate)
    }

    /// Keeps what the checkpoint as a whole says in this message's words.
    fn remember(&self, run: &mut Run<'_>, facts: &Facts, number: u32, record: Value<'_>) {
        let directives =
            || self.fates.iter().filter(|(_, fate, _)| *fate == Fate::Said(Voice::User));
        let leaf = |index: usize| {
            Leaf::of(number, record, &format!("/{}/{index}/text", self.member.name()))
        };
        if facts.first_prompt == Some(number) {
            let mut prompts = directives().filter(|(.., effective)| is_prompt(effective));
            run.found.prompt = prompts.next().and_then(|(index, ..)| leaf(*index));
        }
        if facts.last_prompt == Some(number) {
            run.found.last_prompt = directives().next().and_then(|(index, ..)| leaf(*index));
        }
    }
}

fn fate(delivery: Delivery, voice: Voice, phase: Option<&Phase>, blank: bool) -> Fate {
    if blank {
        return Fate::Left(LeftOut::Blank);
    }
    match (delivery, voice) {
        (Delivery::Pending, Voice::User) => Fate::Said(voice),
        (Delivery::Pending, _) => Fate::Left(LeftOut::Undelivered),
        (Delivery::Said { last_of_turn }, Voice::Model) => {
            let is_final = match phase {
                Some(Phase::Final) => true,
                Some(Phase::Commentary) => false,
                Some(Phase::Other(_)) | None => last_of_turn,
            };
            if is_final { Fate::Said(voice) } else { Fate::Left(LeftOut::Commentary) }
        }
        (Delivery::Said { .. }, _) => Fate::Said(voice),
    }
}

/// What a statement of that voice is, where it comes from, and what the source is called.
fn standing(voice: Voice) -> (StatementKind, OriginType, Option<&'static str>) {
    match voice {
        Voice::User => (StatementKind::Instruction, OriginType::User, None),
        Voice::System => (StatementKind::Instruction, OriginType::System, None),
        Voice::Model => (StatementKind::Observation, OriginType::Agent, None),
        Voice::Harness => (StatementKind::External, OriginType::Application, Some("harness")),
        Voice::Hook => (StatementKind::External, OriginType::Application, Some("hook")),
        Voice::Tool => (StatementKind::External, OriginType::Tool, None),
        Voice::Agent => (StatementKind::External, OriginType::Agent, None),
        Voice::Other => (StatementKind::External, OriginType::External, None),
    }
}

/// What a message says of who speaks in it, for all of its parts.
struct Speaker<'t> {
    author: Shared<Author, OriginType>,
    /// How the message entered the session.
    entered: Shared<draft::Origin, Str<'t>>,
    role: Shared<MessageRole, OriginType>,
    name: Shared<Text<'t>, Str<'t>>,
    /// What the author, or else the role, says by itself.
    says: Option<OriginType>,
}

impl Speaker<'_> {
    /// The origin's type: the author's, where there is one, else the role's. One value has one meaning; a text to which it means
    /// something else, for what the message or the part says of itself, gets its type from the mapping.
    fn origin(&mut self, origin: OriginType) -> Out<OriginType> {
        if self.says != Some(origin) {
            return Out::constant(origin);
        }
        let out = if self.author.is_present() {
            self.author.out(|author| author.change(Transform::EnumMap, |_| origin))
        } else {
            self.role.out(|role| role.change(Transform::EnumMap, |_| origin))
        };
        out.unwrap_or_else(|| Out::constant(origin))
    }

    fn settle(self, run: &mut Run<'_>) {
        self.author.settle(&mut run.ledger);
        self.entered.settle(&mut run.ledger);
        self.role.settle(&mut run.ledger);
        self.name.settle(&mut run.ledger);
    }
}

/// What a sender may be called: its address, or its session. A participant of a chat is a person, and is not named.
fn sender<'t>(run: &mut Run<'_>, from: Option<Actor<'t>>) -> Option<Src<Text<'t>>> {
    let Actor { session, address, participant, extra } = from?;
    let reason = Reason::NoCounterpart;
    participant.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    match (address, session) {
        (Some(address), session) => {
            session.settle(&mut run.ledger, reason);
            Some(address)
        }
        (None, session) => session,
    }
}

fn statement<'t>(
    run: &mut Run<'_>,
    part: TextPart<'t>,
    voice: Voice,
    delivery: Delivery,
    id: Out<Str<'t>>,
    speaker: &mut Speaker<'t>,
    ts: &mut SharedTime<'t>,
) -> u32 {
    let TextPart { type_, text, annotations, author, origin, phase, derivation, meta, extra } =
        part;
    let reason = Reason::NoCounterpart;
    annotations.settle(&mut run.ledger, reason);
    phase.settle(&mut run.ledger, reason);
    derivation.settle(&mut run.ledger, reason);
    meta.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    let (kind, from, name) = standing(voice);
    let kind = match delivery {
        Delivery::Said { .. } => kind,
        Delivery::Pending => StatementKind::Question,
    };
    run.instructed |= kind == StatementKind::Instruction;
    let is_persons = kind == StatementKind::Instruction && voice == Voice::User;
    let entered = match origin {
        Some(origin) if is_persons => Some(entered(origin)),
        None if is_persons => speaker.entered.out(entered),
        origin => {
            origin.settle(&mut run.ledger, reason);
            None
        }
    };
    let extensions = is_persons.then(|| {
        let place = author.as_ref().map(Src::place).or(speaker.author.place());
        written_by_a_person(place, entered)
    });
    let name = match voice {
        Voice::Agent => speaker.name.out(Src::keep_str),
        _ => name.map(|name| Out::constant(Str::Static(name))),
    };
    let verification = (voice == Voice::Model).then(|| Verification {
        state: Out::constant(Certainty::of_text().state()),
        method: None,
        checked_at: None,
        revalidate: None,
    });
    let statement = Statement {
        id,
        kind: Out::constant(kind),
        text: text.keep_str(),
        origin: Origin {
            type_: match author {
                Some(author) => tables::origin_by(&mut run.ledger, author, from),
                None => speaker.origin(from),
            },
            name,
            ref_: None,
        },
        status: None,
        superseded_by: None,
        resolution: None,
        rationale: None,
        verification,
        evidence: None,
        recorded_at: ts.out(Src::keep_str),
        extensions,
    };
    let target = run.write(Section::Statements, &statement);
    type_.placed(&mut run.ledger, target, "");
    target
}

/// How a text entered the session, as it is said.
fn entered<'t>(origin: Src<draft::Origin>) -> Out<Str<'t>> {
    origin.keep_as(|origin| Str::Owned(origin.as_str().to_owned()))
}

/// What a statement has no member for: that a person wrote it, and how it entered the session. The origin of an instruction is the
/// user's also where nobody knows who wrote it.
fn written_by_a_person(author: Option<Place>, entered: Option<Out<Str<'_>>>) -> Open<'_> {
    let author = Out::derived(Function::Copy, author, Str::Static("human"));
    let mut message = vec![(Str::Static("author"), author.into())];
    message.extend(entered.map(|entered| (Str::Static("origin"), entered.into())));
    Open::Object(vec![(Str::Static(MESSAGE), Open::Object(message))])
}
