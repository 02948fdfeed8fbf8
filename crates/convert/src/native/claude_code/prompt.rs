//! Text that someone or something said to the model: a user row's, a queued prompt's.

use exact_json::Value;
use exact_json::trace::{Ledger, List, Out, Reason, Settle, Src, Str};
use session_record_model::draft::CaptureStateKind;
use session_record_model::draft::target::ContentPart;

use super::mapper::{Mapper, RowIn, Stamp};
use super::row::text;
use super::who::{self, Who};
use crate::native::cells::{Cells, Rest};
use crate::native::made::{data_part, text_part};
use crate::native::part::part;

/// The content of a prompt, as the row stores it.
pub(super) struct Content<'t> {
    pub(super) blocks: Vec<Src<Value<'t>>>,
    /// The empty array, where it is one.
    empty: Option<List<ContentPart<'t>>>,
    is_absent: bool,
}

impl<'t> Content<'t> {
    /// Takes a member: the items of an array, or the one value that it is. A null stays where it is,
    /// so that it can be told from nothing.
    pub(super) fn take(cells: &mut Cells<'t>, name: &str) -> Self {
        let (mut blocks, mut empty) = (Vec::new(), None);
        let content = cells.take_if(name, |content| !content.is_null());
        let is_absent = content.is_none();
        match content.map(Src::into_items) {
            None => {}
            Some(Ok(items)) if items.is_empty() => {
                empty = Some(items.map(|block| data_part(block, None)));
            }
            Some(Ok(items)) => blocks = items.into_parts().1,
            Some(Err(block)) => blocks.push(block),
        }
        Self { blocks, empty, is_absent }
    }

    /// The capture state of a message that holds this and nothing else.
    pub(super) fn state(&self) -> Option<CaptureStateKind> {
        match (self.blocks.is_empty(), self.is_absent) {
            (false, _) => None,
            (true, true) => Some(CaptureStateKind::Absent),
            (true, false) => Some(CaptureStateKind::Complete),
        }
    }

    /// The content of a message that holds nothing.
    pub(super) fn into_empty(self) -> List<ContentPart<'t>> {
        self.empty.unwrap_or_else(|| List::new(Vec::new()))
    }
}

/// Who said which block: the message's author where they are all the same, else each block's own.
pub(super) struct Voices {
    pub(super) of_message: Who,
    of_blocks: Option<Vec<Who>>,
}

impl Voices {
    /// Looks at the blocks of a prompt whose row leaves it to `speaker`.
    pub(super) fn of<'v>(speaker: &Who, blocks: impl Iterator<Item = Value<'v>>) -> Self {
        let voices: Vec<Who> = blocks.map(|block| voice(speaker, block)).collect();
        match voices.split_first() {
            None => Self { of_message: speaker.clone(), of_blocks: None },
            Some((first, others)) if others.iter().all(|other| other == first) => {
                Self { of_message: first.clone(), of_blocks: None }
            }
            Some(_) => Self { of_message: Who::UNKNOWN, of_blocks: Some(voices) },
        }
    }

    /// The author of one block, if it is not the message's.
    pub(super) fn own(&self, block: usize) -> Option<Who> {
        self.of_blocks.as_ref()?.get(block).cloned()
    }
}

fn voice(speaker: &Who, block: Value<'_>) -> Who {
    let of_part = block.get("text").and_then(text).filter(|_| is_said(block));
    match text(block).or(of_part).filter(|text| who::may_wrap(text.raw())) {
        Some(text) => who::of_text(&text.decode(), speaker),
        None if is_said(block) => speaker.clone(),
        None => who::of_odd_block(speaker),
    }
}

/// Whether a block is of a kind that a prompt can have: one with a name, and no call of a tool.
fn is_said(block: Value<'_>) -> bool {
    let kind = block.get("type").and_then(text);
    text(block).is_some() || kind.is_some_and(|kind| !kind.decode().ends_with("tool_use"))
}

/// The `queue-operation` row of a prompt that stands in the log once more.
pub(super) struct Enqueued<'t> {
    cells: Cells<'t>,
    content: Option<Src<Value<'t>>>,
}

impl<'t> Enqueued<'t> {
    /// Opens the row.
    pub(super) fn open(m: &Mapper<'_>, from: &RowIn<'t>) -> Option<Self> {
        let mut cells = Cells::open(Src::of(from.row.root)).ok()?;
        Stamp::leave_promised(m.index, &mut cells, from);
        let content = cells.take_if("content", |content| text(content).is_some());
        Some(Self { cells, content })
    }

    /// What the row has beside the text.
    pub(super) fn rest(self, ledger: &mut Ledger) -> Rest<'t> {
        let mut rest = self.cells.rest(ledger);
        // The parts say it in other words.
        rest.extend(self.content.map(|content| (Str::Static("content"), content.keep_open())));
        rest
    }

    /// The text as a source of the delivered one, if they are the same.
    fn same_as(&mut self, block: Value<'t>) -> Option<Src<Value<'t>>> {
        let said = text(block).or_else(|| block.get("text").and_then(text))?;
        self.content.take_if(|content| text(content.view()).is_some_and(|text| text == said))
    }
}

/// The parts of a prompt. A text that waited in the queue has two sources.
pub(super) fn parts<'t>(
    m: &mut Mapper<'_>,
    blocks: impl Iterator<Item = Src<Value<'t>>>,
    voices: &Voices,
    mut enqueued: Option<&mut Enqueued<'t>>,
) -> Vec<ContentPart<'t>> {
    let mut parts = Vec::new();
    for block in blocks {
        let who = voices.own(parts.len());
        let waited = enqueued.as_mut().and_then(|enqueued| enqueued.same_as(block.view()));
        parts.push(match block.into_text() {
            Ok(text) => text_part(waited.into_iter().fold(text.keep_str(), Out::merge), who),
            Err(block) => {
                // The same text stands in the part.
                waited.settle(&mut m.ledger, Reason::Duplicate);
                part(&mut m.ledger, block, who)
            }
        });
    }
    parts
}
