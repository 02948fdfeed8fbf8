//! Calls, as each provider spells them.

use exact_json::trace::{
    Function, Leaf as _, Ledger, Number, Open, Out, Reason, Src, Str, Transform,
};
use exact_json::{Json, Kind, MAX_DEPTH, Text, Value};
use session_record_model::draft::tag;
use session_record_model::draft::target::{CallPlace, Envelope, Record, ToolCall};

use super::ids::{Name, Unnamed};
use super::left::Within;
use super::made::Found;
use super::run::{Run, named, record_ref};
use super::turn::TurnAt;
use super::twice::{Twice, TwiceCells};
use crate::native::cells::Rest;
use crate::native::values::text;
use crate::report::Notice;

/// A call of a tool, of which all is known but where its record stands.
pub(super) struct Call<'t> {
    type_: Out<tag::ToolCall>,
    id: Out<Str<'t>>,
    pub(super) is_derived: bool,
    said: Said<'t>,
    /// How many parts of the message stand before it.
    pub(super) before: usize,
    /// What of it has no place in the record, and where that stands in the turn.
    rest: (Within, Rest<'t>),
    /// Itself, where it has no id.
    pub(super) unnamed: Option<Unnamed>,
}

/// What holds the name of a call's tool, and its input.
#[derive(Clone, Copy)]
struct Holder<'t> {
    /// A member of the call (OpenAI's); none where it is the call itself (Anthropic's, and OpenAI's of old).
    member: Option<&'static str>,
    tool: Text<'t>,
}

impl<'t> Holder<'t> {
    /// None of what is no call that could be made.
    fn of(call: Value<'t>) -> Option<Self> {
        let within = |member: Option<&'static str>| {
            let holder = member.map_or(Some(call), |member| call.get(member))?;
            let name = (holder.kind() == Kind::Object).then(|| holder.get("name")).flatten()?;
            Some(Self { member, tool: text(name)? })
        };
        [None, Some("function"), Some(CUSTOM)].into_iter().find_map(within)
    }
}

/// The member of a call of a tool that takes a text of any kind.
const CUSTOM: &str = "custom";

impl<'t> Call<'t> {
    /// A call. What names no tool is given back.
    pub(super) fn of(
        run: &mut Run,
        turn: &mut TurnAt,
        call: Twice<Value<'t>>,
        found: Found,
        list: Within,
        before: usize,
    ) -> Result<Self, Twice<Value<'t>>> {
        let Some(Holder { member, tool }) = Holder::of(call.view()) else { return Err(call) };
        let tool = tool.decode().into_owned();
        let mut cells = TwiceCells::open(call)?;
        let place = turn.name("call");
        let open = Notice::new("unpaired-call", format!("the call of {tool} has no result"))
            .on_line(turn.line)
            .at(turn.pointer(&found.at));
        let id = found.id.as_ref().map(|id| id.text.as_str());
        let open = match id {
            Some(id) => open.of(id),
            None => open,
        };
        let (name, unnamed) = run.ids.call(id, tool, &place, open);
        let is_derived = name.is_derived();
        let id = spelled(name, found.id, &mut cells);
        // A call that runs at the provider keeps its type: the record has no place for it.
        let type_ = cells.word("type", "tool_use").map_or_else(
            || Out::constant(tag::ToolCall),
            |kind| kind.change(Transform::EnumMap, |_| tag::ToolCall),
        );
        let ledger = &mut run.ledger;
        let inner = member.and_then(|member| Some((member, cells.object(member)?)));
        let (said, rest) = match inner {
            Some((member, mut inner)) => {
                let said = Said::take(ledger, &mut inner, member == CUSTOM);
                let inner = inner.rest(ledger);
                let mut rest = cells.rest(ledger);
                if !inner.is_empty() {
                    rest.push((Str::Static(member), Open::Object(inner)));
                }
                (said, rest)
            }
            None => (Said::take(ledger, &mut cells, false), cells.rest(ledger)),
        };
        Ok(Self { type_, id, is_derived, said, before, rest: (list, rest), unnamed })
    }

    /// What of it has no place in the record.
    pub(super) fn take_rest(&mut self) -> (Within, Rest<'t>) {
        (self.rest.0, std::mem::take(&mut self.rest.1))
    }

    /// The record. `message` is the number of that of the message.
    pub(super) fn record(
        self,
        envelope: Envelope<'t>,
        inference_id: Option<Out<Str<'t>>>,
        message: u64,
    ) -> Record<'t> {
        let Said { name, input, input_text } = self.said;
        Record::ToolCall(ToolCall {
            type_: self.type_,
            envelope,
            inference_id,
            subagent_id: None,
            call_id: self.id,
            name,
            input,
            input_text,
            at: Some(CallPlace {
                message: record_ref(message),
                index: Out::derived(Function::Position, [], Number::from(self.before as u64)),
                extra: Vec::new(),
            }),
            extra: Vec::new(),
        })
    }
}

/// What a call says.
struct Said<'t> {
    name: Out<Str<'t>>,
    input: Option<Open<'t>>,
    input_text: Option<Out<Str<'t>>>,
}

impl<'t> Said<'t> {
    fn take(ledger: &mut Ledger, cells: &mut TwiceCells<'t>, is_custom: bool) -> Self {
        let name = cells.text("name");
        let name = name.map_or_else(|| Out::constant(Str::Static("")), Twice::keep_str);
        let (mut input, mut input_text) = (None, None);
        if let Some(text) = is_custom.then(|| cells.text("input")).flatten() {
            input_text = Some(text.keep_str());
        } else if let Some(value) = cells.take("input") {
            input = Some(value.keep().into());
        } else if let Some(text) = cells.text("arguments") {
            match arguments(ledger, text) {
                Ok(value) => input = Some(value),
                Err(text) => input_text = Some(text.keep_str()),
            }
        } else if let Some(value) = cells.take("arguments") {
            input = Some(value.keep().into());
        }
        Self { name, input, input_text }
    }
}

/// The input whose JSON text the arguments are; text that is none is given back.
fn arguments<'t>(
    ledger: &mut Ledger,
    arguments: Twice<Text<'t>>,
) -> Result<Open<'t>, Twice<Text<'t>>> {
    // The record is around the input.
    let is_input = arguments.look(|text| {
        Json::parse(&text.decode()).is_ok_and(|json| !json.deeper_than(MAX_DEPTH - 1))
    });
    if !is_input {
        return Err(arguments);
    }
    let (one, again) = arguments.into_parts();
    match one.parse_json() {
        Ok(input) => {
            if let Some(again) = again {
                again.drop(ledger, Reason::Duplicate);
            }
            Ok(input)
        }
        Err(one) => Err(Twice::from_parts(one, again)),
    }
}

/// An id of a call, where a turn has it.
pub(super) struct Id {
    pub(super) text: String,
    /// The member that has it.
    pub(super) member: &'static str,
}

/// The name of a call or a result, from the member that has it, or because of that.
pub(super) fn spelled<'t>(name: Name, id: Option<Id>, cells: &mut TwiceCells<'t>) -> Out<Str<'t>> {
    match name {
        Name::Own(name) => {
            let id = id.and_then(|id| cells.text(id.member));
            id.map_or_else(|| named(None, name), Twice::keep_str)
        }
        Name::Other(name) => {
            let id = id.and_then(|id| cells.peek(id.member));
            named(id.map(|id| Src::of(id).place()), name)
        }
    }
}
