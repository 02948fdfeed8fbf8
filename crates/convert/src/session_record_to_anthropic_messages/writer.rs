//! Block after block.

use exact_json::trace::{Ledger, Number, Open, Out, Reason, Settle as _, Src, Str, Transform};
use exact_json::{Kind as JsonKind, Text, Value};
use session_record_model::draft::source::ContentPart;
use session_record_model::draft::tag;

use super::LONGEST;
use super::blocks::{blocks, constant, is_said};
use super::items::{Item, Place, items};
use super::thoughts::think;
use crate::conversation::plan::Kind;
use crate::conversation::{Answered, Called, Heard, Input, Record, Spoken, SummedUp};
use crate::error::Error;
use crate::lattice::Voice;
use crate::openai_blocks::{self, block, object};
use crate::seed::{
    AnthropicCheck, GOES_ON, NO_TEXT, Names, Run, Said, Sent, Writer, caller, order, spoken_as,
};

const WHY: Reason = Reason::NoCounterpart;

/// Writes instructions and messages.
pub(super) struct Messages {
    instructions: u64,
    number: u64,
    /// How many blocks the last message has.
    blocks: u64,
    side: Option<Side>,
    names: Names,
    sent: Sent<AnthropicCheck>,
}

/// Whose message it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    User,
    Assistant,
}

/// A block to write, and what is said by where it stands.
struct Block<'t> {
    open: Open<'t>,
    call: Option<Mark<'t>>,
    thought: Option<Src<tag::Reasoning>>,
}

/// What a call says by being a block.
struct Mark<'t> {
    seq: Src<Number<'t>>,
    message: Option<Src<Text<'t>>>,
    /// The place between the parts of the message.
    index: Option<Src<Number<'t>>>,
}

impl<'t> From<Open<'t>> for Block<'t> {
    fn from(open: Open<'t>) -> Self {
        Self { open, call: None, thought: None }
    }
}

impl Default for Messages {
    fn default() -> Self {
        Self {
            instructions: 0,
            number: 0,
            blocks: 0,
            side: None,
            names: Names::new(LONGEST),
            sent: Sent::default(),
        }
    }
}

impl Writer for Messages {
    const INSTRUCTIONS_FIRST: bool = true;

    fn is_said(kind: Kind, part: Value<'_>) -> bool {
        is_said(kind, part)
    }

    fn write(&mut self, run: &mut Run, said: &Said<'_>) -> Result<(), Error> {
        match (said.kind, said.record) {
            (Kind::Result, Some(record)) => self.result(run, said, &record),
            (Kind::Summary, Some(record)) => self.summary(run, said, &record),
            (Kind::System, Some(record)) => self.instructions(run, said, &record),
            (Kind::User | Kind::Other, Some(record)) => self.asked(run, said, &record),
            (Kind::Assistant, Some(record)) => self.answered(run, said, &record),
            (Kind::Calls, Some(_)) | (_, None) => {
                let calls = take_calls(&mut run.ledger, &said.calls)?;
                self.names.next_message();
                let made = calls
                    .into_iter()
                    .map(|(record, call)| self.call(&mut run.ledger, &record, call, Place::Behind));
                let made = made.collect();
                self.speak(run, Side::Assistant, None, made).map(drop)
            }
        }
    }

    fn finish(&mut self) -> Result<&'static str, Error> {
        self.sent.end(self.number, AnthropicCheck::finish)?;
        Ok("]}]}\n")
    }
}

impl Messages {
    /// Instructions stand before all messages.
    fn instructions<'t>(
        &mut self,
        run: &mut Run,
        said: &Said<'t>,
        record: &Record<'t>,
    ) -> Result<(), Error> {
        if said.is_moved {
            let message = "it stands before the messages now".to_owned();
            run.notices.push(record.notice("moved-instruction", message, &record.text("id")));
        }
        let ledger = &mut run.ledger;
        let Heard { type_, seq, ts, role, author, parts } = Heard::take(ledger, record)?;
        ts.settle(ledger, WHY);
        author.settle(ledger, WHY);
        let mut made = Vec::new();
        for part in parts {
            made.extend(blocks(ledger, (part.part, part.value), said.kind, part.voice));
        }
        let mut first = None;
        for open in made {
            run.text.push_str(if self.instructions == 0 { "{\"system\":[" } else { "," });
            let target = run.write(format!("/system/{}", self.instructions), &open);
            self.instructions += 1;
            first.get_or_insert(target);
            self.sent.last(run, AnthropicCheck::instruction)?;
        }
        let target = first.unwrap_or_default();
        let ledger = &mut run.ledger;
        match role {
            Some(role) if role.look(|role| role.as_str() == "system") => {
                role.placed(ledger, target, "");
            }
            role => role.settle(ledger, WHY),
        }
        type_.placed(ledger, target, "");
        order(ledger, target, seq, said.is_moved);
        Ok(())
    }

    /// What a message of the user, or of anybody who is none of the others, says.
    fn asked<'t>(
        &mut self,
        run: &mut Run,
        said: &Said<'t>,
        record: &Record<'t>,
    ) -> Result<(), Error> {
        let heard = Heard::take(&mut run.ledger, record)?;
        self.message(run, said, Side::User, heard, |ledger, _, parts| {
            let parts = parts.into_iter();
            let made = parts
                .flat_map(|part| blocks(ledger, (part.part, part.value), said.kind, part.voice));
            made.map(Block::from).collect()
        })
    }

    /// What an assistant says, thinks and calls.
    fn answered<'t>(
        &mut self,
        run: &mut Run,
        said: &Said<'t>,
        record: &Record<'t>,
    ) -> Result<(), Error> {
        let heard = Heard::take(&mut run.ledger, record)?;
        let calls = take_calls(&mut run.ledger, &said.calls)?;
        if !calls.is_empty() {
            self.names.next_message();
        }
        self.message(run, said, Side::Assistant, heard, |ledger, this, parts| {
            let mut made: Vec<Block<'t>> = Vec::new();
            for item in items(record, parts, calls, said.is_anthropics) {
                match item {
                    Item::Says(part) => {
                        let (voice, part) = (part.voice, (part.part, part.value));
                        let blocks = blocks(ledger, part, Kind::Assistant, voice);
                        made.extend(blocks.into_iter().map(Block::from));
                    }
                    Item::Thinks(part, thought) => match part.part {
                        ContentPart::Reasoning(part) => {
                            let (open, thought) = think(ledger, part, thought);
                            made.push(Block { open, call: None, thought });
                        }
                        part @ (ContentPart::Text(_)
                        | ContentPart::Image(_)
                        | ContentPart::Audio(_)
                        | ContentPart::ResourceLink(_)
                        | ContentPart::Resource(_)
                        | ContentPart::Refusal(_)
                        | ContentPart::Data(_)
                        | ContentPart::Opaque(_)
                        | ContentPart::Unknown(_)) => openai_blocks::leave_out(ledger, part),
                    },
                    Item::Calls(record, call, place) => {
                        made.push(this.call(ledger, &record, call, place));
                    }
                }
            }
            made
        })
    }

    /// Writes what a message says. The role is said by the message that it joins, where it joins one.
    fn message<'t>(
        &mut self,
        run: &mut Run,
        said: &Said<'t>,
        side: Side,
        heard: Heard<'t>,
        made: impl FnOnce(&mut Ledger, &mut Self, Vec<Spoken<'t>>) -> Vec<Block<'t>>,
    ) -> Result<(), Error> {
        let ledger = &mut run.ledger;
        let Heard { type_, seq, ts, role, author, parts } = heard;
        ts.settle(ledger, WHY);
        let (own, joined) = if self.side == Some(side) {
            author.settle(ledger, WHY);
            (None, role)
        } else {
            (Some(spoken_as(ledger, said.kind, role, author)), None)
        };
        let made = made(ledger, self, parts);
        let target = self.speak(run, side, own, made)?;
        let ledger = &mut run.ledger;
        match joined {
            Some(role) if said.kind != Kind::Other => role.placed(ledger, target, ""),
            role => role.settle(ledger, WHY),
        }
        type_.placed(ledger, target, "");
        order(ledger, target, seq, said.is_moved);
        Ok(())
    }

    fn summary<'t>(
        &mut self,
        run: &mut Run,
        said: &Said<'t>,
        record: &Record<'t>,
    ) -> Result<(), Error> {
        let ledger = &mut run.ledger;
        let SummedUp { type_, seq, parts } = SummedUp::take(ledger, record)?;
        let mut made = Vec::new();
        for part in parts {
            made.extend(blocks(ledger, part, said.kind, Voice::Harness));
        }
        let made = made.into_iter().map(Block::from).collect();
        let target = self.speak(run, Side::User, None, made)?;
        type_.placed(&mut run.ledger, target, "");
        order(&mut run.ledger, target, seq, said.is_moved);
        Ok(())
    }

    fn result<'t>(
        &mut self,
        run: &mut Run,
        said: &Said<'t>,
        record: &Record<'t>,
    ) -> Result<(), Error> {
        let ledger = &mut run.ledger;
        let Answered { type_, seq, ts, id, error, content, structured } =
            Answered::take(ledger, record)?;
        ts.settle(ledger, WHY);
        let has_parts = !content.is_empty();
        let mut made = Vec::new();
        for part in content {
            made.extend(blocks(ledger, part, said.kind, Voice::Tool));
        }
        let content = if made.is_empty() {
            match structured {
                Some(structured) => Some(structured.stringify().into()),
                None => has_parts.then(|| Out::constant(Str::Static(NO_TEXT)).into()),
            }
        } else {
            structured.settle(ledger, WHY);
            Some(Open::Array(made))
        };
        let mut members = vec![("tool_use_id", self.names.result(ledger, said.answers, id).into())];
        members.extend(content.map(|content| ("content", content)));
        members.extend(
            error.map(|error| ("is_error", error.change(Transform::EnumMap, |_| true).into())),
        );
        let type_ = type_.keep_as(|_| Str::Static("tool_result"));
        let made = vec![Block::from(block(type_, members))];
        let target = self.speak(run, Side::User, None, made)?;
        order(&mut run.ledger, target, seq, said.is_moved);
        Ok(())
    }

    /// The block of a call.
    fn call<'t>(
        &mut self,
        ledger: &mut Ledger,
        record: &Record<'t>,
        call: Called<'t>,
        place: Place,
    ) -> Block<'t> {
        let Called { type_, seq, ts, id, name, input, at } = call;
        ts.settle(ledger, WHY);
        let (message, index) =
            at.map_or((None, None), |(message, index)| (Some(message), Some(index)));
        let index = match place {
            Place::Between => index,
            Place::Behind => {
                index.settle(ledger, WHY);
                None
            }
        };
        let wrapped = |value: Open<'t>| object(vec![("input", value)]);
        let input = match input {
            Input::Json(input) if input.kind() == JsonKind::Object => input.keep_open(),
            Input::Json(input) => wrapped(input.keep_open()),
            Input::Text(text) => wrapped(text.keep_str().into()),
            Input::Unknown => Open::Object(Vec::new()),
        };
        let open = block(
            type_.change(Transform::EnumMap, |_| Str::Static("tool_use")),
            vec![
                ("id", self.names.call(ledger, record, id).into()),
                ("name", self.names.tool(record, name).into()),
                ("input", input),
            ],
        );
        Block { open, call: Some(Mark { seq, message, index }), thought: None }
    }

    /// Writes blocks of one side: into its message where it speaks, else into a new one, in that role or in the side's. Returns the
    /// first of them.
    fn speak<'t>(
        &mut self,
        run: &mut Run,
        side: Side,
        role: Option<Out<Str<'t>>>,
        made: Vec<Block<'t>>,
    ) -> Result<u32, Error> {
        if self.side.is_none() && side == Side::Assistant {
            self.begin(run, Side::User, None)?;
            self.add(run, &constant(GOES_ON))?;
        }
        if self.side != Some(side) {
            self.begin(run, side, role)?;
        }
        let mut first = None;
        for Block { open, call, thought } in made {
            let target = self.add(run, &open)?;
            first.get_or_insert(target);
            let ledger = &mut run.ledger;
            if let Some(type_) = thought {
                type_.placed(ledger, target, "");
            }
            if let Some(Mark { seq, message, index }) = call {
                seq.placed(ledger, target, "");
                caller(ledger, target, "", message);
                if let Some(index) = index {
                    index.placed(ledger, target, "");
                }
            }
        }
        Ok(first.unwrap_or_default())
    }

    fn begin(
        &mut self,
        run: &mut Run,
        side: Side,
        role: Option<Out<Str<'_>>>,
    ) -> Result<(), Error> {
        run.text.push_str(match (self.number, self.instructions) {
            (0, 0) => "{\"messages\":[",
            (0, _) => "],\"messages\":[",
            _ => "]},",
        });
        run.text.push_str("{\"role\":");
        let role = role.unwrap_or_else(|| {
            Out::constant(Str::Static(match side {
                Side::User => "user",
                Side::Assistant => "assistant",
            }))
        });
        let _target = run.write(format!("/messages/{}/role", self.number), &role);
        run.text.push_str(",\"content\":[");
        self.number += 1;
        (self.side, self.blocks) = (Some(side), 0);
        self.sent.last(run, AnthropicCheck::role)
    }

    fn add(&mut self, run: &mut Run, open: &Open<'_>) -> Result<u32, Error> {
        if self.blocks > 0 {
            run.text.push(',');
        }
        let message = self.number.saturating_sub(1);
        let target = run.write(format!("/messages/{message}/content/{}", self.blocks), open);
        self.blocks += 1;
        self.sent.last(run, AnthropicCheck::block)?;
        Ok(target)
    }
}

/// Takes calls apart.
fn take_calls<'t>(
    ledger: &mut Ledger,
    calls: &[Record<'t>],
) -> Result<Vec<(Record<'t>, Called<'t>)>, Error> {
    calls.iter().map(|record| Ok((*record, Called::take(ledger, record)?))).collect()
}
