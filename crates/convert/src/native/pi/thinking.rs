//! Thoughts of the model.
//!
//! The log does not say whether a thought is the whole of it or what the provider made of it, so no visibility is stated of what can be
//! read. What it keeps as the signature is one of three things: a signature, the state of a provider that keeps the thought to itself, as
//! JSON, or only the name of the field in which the thought came.

use exact_json::trace::{Ledger, Open, Src, Str, Transform};
use exact_json::{Kind, Scanner, Text, Value};
use session_record_model::draft::target::{ContentPart, ReasoningOpaque};
use session_record_model::draft::{ReasoningVisibility, tag};

use super::row::text;
use super::who::Who;
use crate::native::cells::Cells;
use crate::native::made::data_part;
use crate::native::part::{Thought, is_part_of_reasoning, is_reserved, reasoning};

/// The format of a reasoning item that a provider kept to itself.
const ITEM: &str = "openai.reasoning_item";

/// The fields in which providers send thoughts without a signature.
const FIELDS: [&str; 3] = ["reasoning_content", "reasoning", "reasoning_text"];

/// Whether a block is a thought that a part can hold.
pub(super) fn is_one(block: Value<'_>) -> bool {
    let is_text_or_nothing = |name: &str| {
        block.get(name).is_none_or(|value| value.is_null() || value.kind() == Kind::String)
    };
    block.kind() == Kind::Object
        && block.get("type").is_some_and(|kind| kind.is_str("thinking"))
        && !is_reserved(block)
        && !is_part_of_reasoning(block)
        && block.get("signature").is_none()
        && is_text_or_nothing("thinking")
        && is_text_or_nothing("thinkingSignature")
}

/// What the signature of a thought is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Signature {
    Nothing,
    Signed,
    /// A provider's item.
    Item,
    /// Encrypted by the provider, with nothing to read.
    Redacted,
}

impl Signature {
    fn of(block: Value<'_>) -> Self {
        let Some(signature) = block.get("thinkingSignature").and_then(text) else {
            return Self::Nothing;
        };
        let is_redacted = block.get("redacted").and_then(Value::as_bool) == Some(true);
        match &*signature.decode() {
            field if field.is_empty() || FIELDS.contains(&field) => Self::Nothing,
            _ if is_redacted => Self::Redacted,
            item if is_item(item) => Self::Item,
            _ => Self::Signed,
        }
    }
}

fn is_item(signature: &str) -> bool {
    let mut scanner = Scanner::new();
    signature.starts_with('{')
        && scanner
            .scan_str(signature)
            .is_ok_and(|item| item.root().get("type").is_some_and(|kind| kind.is_str("reasoning")))
}

/// A thought as a part.
pub(super) fn part<'t>(
    ledger: &mut Ledger,
    block: Src<Value<'t>>,
    who: Option<Who>,
) -> ContentPart<'t> {
    let view = block.view();
    let kept = Signature::of(view);
    let says_nothing = view.get("thinking").and_then(text).is_none_or(|text| text.is(""));
    let visibility = match kept {
        Signature::Redacted => Some(ReasoningVisibility::Redacted),
        Signature::Signed | Signature::Item if says_nothing => Some(ReasoningVisibility::Omitted),
        Signature::Signed | Signature::Item | Signature::Nothing => None,
    };
    let mut cells = match Cells::open(block) {
        Ok(cells) => cells,
        Err(block) => return data_part(block, who),
    };
    let kind = cells.word("type", "thinking");
    let type_ = kind.map(|kind| kind.change(Transform::EnumMap, |_| tag::Reasoning));
    // What stands in the place of a redacted thought is not the thought.
    let text = match kept {
        Signature::Redacted => None,
        Signature::Signed | Signature::Item | Signature::Nothing => cells.text("thinking"),
    };
    let state = match kept {
        Signature::Nothing => None,
        Signature::Signed | Signature::Item | Signature::Redacted => {
            cells.text("thinkingSignature")
        }
    };
    let (signature, opaque) = match kept {
        Signature::Signed => (state.map(Src::keep_str), None),
        Signature::Item => (None, state.map(|state| opaque(state, Some(ITEM)))),
        Signature::Redacted => (None, state.map(|state| opaque(state, None))),
        Signature::Nothing => (None, None),
    };
    let thought = Thought { visibility, text: text.map(Src::keep_str), opaque, signature };
    reasoning(type_, thought, cells.rest(ledger), who)
}

fn opaque<'t>(state: Src<Text<'t>>, format: Option<&'static str>) -> ReasoningOpaque<'t> {
    ReasoningOpaque {
        format: format.map(|format| exact_json::trace::Out::constant(Str::Static(format))),
        data: Some(Open::from(state.keep_str())),
        blob: None,
        extra: Vec::new(),
    }
}
