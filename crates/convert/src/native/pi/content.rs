//! Blocks of messages as content parts.
//!
//! Texts and images are parts as they are. What a text says of its phase in its signature is the part's phase.

use exact_json::trace::{Leaf as _, List, Out, Src};
use exact_json::{Kind, MAX_DEPTH, Scanner, Value};
use session_record_model::draft::target::{ContentPart, TextPart};
use session_record_model::draft::{CaptureStateKind, Phase, tag};

use super::mapper::Mapper;
use super::row::{is_called_a_call, text};
use super::thinking;
use super::who::Who;
use crate::native::cells::Cells;
use crate::native::made::{data_part, own};
use crate::native::part::{is_reserved, part as any_part};

/// What a content came to.
pub(super) struct Content<'t> {
    pub(super) parts: List<ContentPart<'t>>,
    pub(super) capture: Option<CaptureStateKind>,
    /// What is no part, with the place of each among the blocks and the number of parts before it.
    pub(super) set_apart: Vec<Apart<'t>>,
}

/// A block that is no part.
pub(super) struct Apart<'t> {
    pub(super) place: usize,
    pub(super) before: usize,
    pub(super) block: Src<Value<'t>>,
}

impl<'t> Content<'t> {
    /// The parts of a content: a text, or a list of blocks. `who` names the author of each by its place, where that is not its message's;
    /// `is_apart` says which blocks are no parts.
    pub(super) fn of(
        m: &mut Mapper<'_>,
        content: Option<Src<Value<'t>>>,
        who: impl Fn(usize) -> Option<Who>,
        is_apart: impl Fn(Value<'t>) -> bool,
    ) -> Self {
        let none = || List::new(Vec::new());
        let Some(content) = content else {
            let capture = Some(CaptureStateKind::Absent);
            return Self { parts: none(), capture, set_apart: Vec::new() };
        };
        let (here, items) = match content.into_items() {
            Ok(items) => items.into_parts(),
            Err(single) => {
                let parts = List::new(vec![part(m, single, who(0))]);
                return Self { parts, capture: None, set_apart: Vec::new() };
            }
        };
        if items.is_empty() {
            let parts = none().with_empty(here.keep());
            return Self {
                parts,
                capture: Some(CaptureStateKind::Complete),
                set_apart: Vec::new(),
            };
        }
        let (mut parts, mut set_apart) = (Vec::new(), Vec::new());
        for (place, block) in items.into_iter().enumerate() {
            if is_apart(block.view()) {
                set_apart.push(Apart { place, before: parts.len(), block });
            } else {
                parts.push(part(m, block, who(place)));
            }
        }
        let capture = parts.is_empty().then_some(CaptureStateKind::Complete);
        Self { parts: List::new(parts), capture, set_apart }
    }
}

/// One block as one part.
fn part<'t>(m: &mut Mapper<'_>, block: Src<Value<'t>>, who: Option<Who>) -> ContentPart<'t> {
    let view = block.view();
    if is_called_a_call(view) {
        // Calls are records, never parts: what came here is none, or stands where nobody calls.
        return data_part(block, who);
    }
    if thinking::is_one(view) {
        return thinking::part(&mut m.ledger, block, who);
    }
    match phase(view) {
        Some(phase) => text_of_phase(m, block, phase, who),
        None => any_part(&mut m.ledger, block, who),
    }
}

/// The phase of a text that was made by an interface that has phases. It stands in the text's signature, which is JSON.
fn phase(block: Value<'_>) -> Option<Phase> {
    let is_text = block.get("type").is_some_and(|kind| kind.is_str("text"))
        && block.get("text").is_some_and(|text| text.kind() == Kind::String)
        && !is_reserved(block);
    let signature = block.get("textSignature").filter(|_| is_text).and_then(text)?.decode();
    let mut scanner = Scanner::new();
    let tape = scanner.scan_str(&signature).ok()?;
    let phase = tape.root().get("phase")?;
    if phase.is_str("commentary") {
        return Some(Phase::Commentary);
    }
    phase.is_str("final_answer").then_some(Phase::Final)
}

fn text_of_phase<'t>(
    m: &mut Mapper<'_>,
    block: Src<Value<'t>>,
    phase: Phase,
    who: Option<Who>,
) -> ContentPart<'t> {
    let mut cells = match Cells::open(block) {
        Ok(cells) => cells,
        Err(block) => return data_part(block, who),
    };
    let (author, origin) = own(who);
    let kind = cells.word("type", "text").map(|kind| kind.keep_as(|_| tag::Text));
    let text = cells.text("text").map(Src::keep_str);
    ContentPart::Text(TextPart {
        type_: kind.unwrap_or_else(|| Out::constant(tag::Text)),
        text: text.unwrap_or_else(|| Out::constant("".into())),
        annotations: None,
        author,
        origin,
        phase: Some(Out::constant(phase)),
        derivation: None,
        meta: None,
        extra: cells.rest(&mut m.ledger),
    })
}

/// Whether a value says something, and can stand in a record.
pub(super) fn fits(value: Value<'_>) -> bool {
    !value.is_null() && !value.deeper_than(MAX_DEPTH - 1)
}

/// A text as a part of its own, if it says something.
pub(super) fn text_of<'t>(cells: &mut Cells<'t>, name: &str) -> Option<ContentPart<'t>> {
    let is_said = |value: Value<'t>| value.kind() == Kind::String && !value.is_str("");
    let text = cells.take_if(name, is_said)?.into_text().ok()?;
    Some(crate::native::made::text_part(text.keep_str(), None))
}
