//! The rows of one API message, opened together: what they say alike is said once.

use exact_json::trace::{List, Open, Src};
use exact_json::{Kind, Value, json_eq};
use session_record_model::draft::target::ContentPart;

use super::call::is_call;
use super::fold::Folded;
use super::mapper::{Mapper, RowIn, Stamp, subagent, time};
use super::tool_result::is_result;
use crate::native::cells::Cells;
use crate::native::made::data_part;

/// One row of the message, opened.
pub(super) struct Piece<'t> {
    pub(super) from: RowIn<'t>,
    pub(super) row: Cells<'t>,
    pub(super) message: Option<Cells<'t>>,
    pub(super) stamp: Stamp<'t>,
    pub(super) content: Content<'t>,
}

/// The content of one row.
#[derive(Default)]
pub(super) struct Content<'t> {
    pub(super) blocks: Vec<Option<Src<Value<'t>>>>,
    /// Blocks that are neither part nor record.
    pub(super) beside: Vec<Open<'t>>,
    /// The empty array, where it is one.
    pub(super) empty: Option<List<ContentPart<'t>>>,
    pub(super) is_absent: bool,
}

/// The blocks of a message's content: the items of an array, or the one value that it is.
pub(super) fn views(content: Option<Value<'_>>) -> Vec<Value<'_>> {
    match content {
        None => Vec::new(),
        Some(content) => match content.kind() {
            Kind::Array => content.items().collect(),
            Kind::Null => Vec::new(),
            _ => vec![content],
        },
    }
}

/// Which rows make records beside the message: those with calls or results that count.
pub(super) fn makes_records(contents: &[Vec<Value<'_>>], blocks: &[Folded]) -> Vec<bool> {
    let mut makes = vec![false; contents.len()];
    for folded in blocks {
        let (row, place) = folded.block;
        let block = contents.get(row).and_then(|blocks| blocks.get(place));
        let makes_one = block.is_some_and(|block| is_call(*block) || is_result(*block));
        if let Some(makes) = makes.get_mut(row) {
            *makes |= makes_one;
        }
    }
    makes
}

/// Opens the rows of a message. `makes` says which of them make records of their own.
pub(super) fn open<'t>(m: &mut Mapper<'_>, rows: &[RowIn<'t>], makes: &[bool]) -> Vec<Piece<'t>> {
    let mut pieces: Vec<Piece<'t>> = Vec::with_capacity(rows.len());
    let is_single = rows.len() == 1;
    let mut shared: Option<Stamp<'t>> = None;
    for (from, makes) in rows.iter().zip(makes) {
        let Ok(mut row) = Cells::open(Src::of(from.row.root)) else { continue };
        let stamp = match &mut shared {
            None => {
                let stamp = Stamp::take(m, &mut row, from);
                shared = Some(stamp.clone());
                stamp
            }
            Some(shared) => shared.join(m, &mut row, from, rows.first(), *makes),
        };
        let mut message = row.object("message");
        let content = match &mut message {
            Some(message) => Content::take(message, is_single),
            None => Content::default(),
        };
        pieces.push(Piece { from: *from, row, message, stamp, content });
    }
    // Every record of the message names all sources of what its rows say alike.
    if let Some(shared) = shared {
        for piece in &mut pieces {
            piece.stamp.subagent_id.clone_from(&shared.subagent_id);
            piece.stamp.copied_from.clone_from(&shared.copied_from);
        }
    }
    pieces
}

impl<'t> Content<'t> {
    fn take(message: &mut Cells<'t>, is_single: bool) -> Self {
        let Some(content) = message.peek("content").filter(|content| !content.is_null()) else {
            return Self { is_absent: true, ..Self::default() };
        };
        // An empty array is a leaf. Among other rows it says nothing of the message as a whole.
        if content.kind() == Kind::Array && content.is_empty() && !is_single {
            return Self::default();
        }
        let Some(content) = message.take("content") else { return Self::default() };
        match content.into_items() {
            Ok(items) if items.is_empty() => {
                Self { empty: Some(items.map(|block| data_part(block, None))), ..Self::default() }
            }
            Ok(items) => {
                let (_, items) = items.into_parts();
                Self { blocks: items.into_iter().map(Some).collect(), ..Self::default() }
            }
            Err(block) => Self { blocks: vec![Some(block)], ..Self::default() },
        }
    }
}

impl<'t> Stamp<'t> {
    /// Takes the members of a later row of the same message: what is equal joins the first row's.
    /// Its own time counts only for the records that are made of it alone.
    fn join(
        &mut self,
        m: &mut Mapper<'_>,
        row: &mut Cells<'t>,
        from: &RowIn<'t>,
        first: Option<&RowIn<'t>>,
        makes: bool,
    ) -> Self {
        Self::leave_promised(m.index, row, from);
        let same = |name: &str, row: &Cells<'t>| {
            let first = first.and_then(|first| first.row.root.get(name));
            row.peek(name).zip(first).is_some_and(|(this, first)| json_eq(this, first))
        };
        let is_named = subagent(m.index, from).is_some_and(|agent| agent.is_named);
        if is_named
            && same(from.row.agent_member, row)
            && let Some(known) = self.subagent_id.take()
        {
            self.subagent_id = Some(match row.id(from.row.agent_member) {
                Some(name) => known.merge(name),
                None => known,
            });
        }
        let time = time(m, from).filter(|_| makes).and_then(|_| row.text("timestamp"));
        Self { ts: time.map(Src::keep_str), subagent_id: None, copied_from: None }
    }
}
