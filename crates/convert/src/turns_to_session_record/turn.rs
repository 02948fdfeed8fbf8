//! One turn: the records of what it says, of the calls that it makes, and of the results that it brings.

use agent_turns_model as model;
use agent_turns_model::v0_3::source::Turn;
use exact_json::Value;
use session_record_model::draft::Author;
use session_record_model::draft::target::Record;

use super::left::Left;
use super::made::Made;
use super::run::Run;
use super::writing::Writing;
use crate::native::values::text;
use crate::native::who::Who;

/// Where a turn stands.
pub(crate) struct TurnAt {
    pub(super) number: u32,
    pub(super) line: u64,
    /// Its pointer in the file.
    base: String,
    /// What a name by its place begins with.
    pub(super) kind: &'static str,
    /// The member that says when it was.
    pub(super) time: &'static str,
    /// The tool whose result it is, if it says that.
    pub(super) tool: Option<String>,
    /// How many names have been made of where it stands.
    names: usize,
}

impl TurnAt {
    pub(crate) fn new(number: u32, line: u64, base: String, turn: Value<'_>) -> Self {
        let tool = turn.get("name").and_then(text).map(|name| name.decode().into_owned());
        Self { number, line, base, kind: "turn", time: "ts", tool, names: 0 }
    }

    /// The same, of a message of a conversation, which says by this member when it was.
    pub(crate) fn of_message(self, time: &'static str) -> Self {
        Self { kind: "message", time, ..self }
    }

    /// A name for something that has none, by where it stands.
    pub(super) fn name(&mut self, kind: &str) -> String {
        self.names += 1;
        format!("{kind}:{}:{}", self.number, self.names - 1)
    }

    /// The pointer of a value of the turn in the file.
    pub(super) fn pointer(&self, below: &str) -> String {
        format!("{}{below}", self.base)
    }
}

/// The records of a turn.
pub(crate) fn records<'t>(
    run: &mut Run,
    mut at: TurnAt,
    value: Value<'t>,
    turn: Turn<'t>,
    read: &model::Turn,
) -> Vec<Record<'t>> {
    let Turn { role, content, tool_calls, tool_results, provider, model, ts, meta, mut extra } =
        turn;
    let speaker = role.look(Speaker::of);
    let mut left = Left::of(value);
    let ts = left.time(run, &at, ts);
    let is_models = speaker == Speaker::Model;
    let provider = left.text("provider", provider, is_models);
    let model = left.text("model", model, is_models);
    left.keep("_meta", meta);

    let mut made = Made::of(&mut left, tool_calls, tool_results, read);
    let content = left.something("content", content);
    let is_absent = content.is_none();
    let content = match content {
        Some(content) if speaker == Speaker::Tool => made.give(content),
        content => content,
    };
    if let Some(content) = content {
        made.content(run, &mut at, &mut left, content);
    }
    if is_models {
        made.refusal(&mut left, &mut extra);
    }
    made.lists(run, &mut at, &mut left);
    made.function_call(run, &mut at, &mut left, &mut extra);
    made.whole(run, &mut at, &mut extra, is_absent);
    left.keep_all(run, extra);
    run.ids.end_turn(made.unnamed(), made.has_results());
    Writing { name: format!("{}:{}", at.kind, at.number), speaker, ts, left }.records(
        run,
        role,
        (model, provider),
        made,
        is_absent,
    )
}

/// Who speaks in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speaker {
    Model,
    Tool,
    /// A role says in which channel something came, and not who wrote it (ASR-201, ASR-202).
    Unknown,
}

impl Speaker {
    fn of(role: &model::Role) -> Self {
        match role {
            model::Role::Assistant => Self::Model,
            model::Role::Tool => Self::Tool,
            // OpenAI's, before there were tools.
            model::Role::Other(role) if role == "function" => Self::Tool,
            model::Role::User | model::Role::Other(_) => Self::Unknown,
        }
    }

    pub(super) fn who(self) -> Who {
        match self {
            Self::Model => Who { author: Some(Author::Model), origin: None },
            Self::Tool => Who { author: Some(Author::Tool), origin: None },
            Self::Unknown => Who::UNKNOWN,
        }
    }
}
