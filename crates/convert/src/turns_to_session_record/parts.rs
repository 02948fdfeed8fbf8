//! Contents as content parts.

use exact_json::trace::{List, Out, Src, Str};
use exact_json::{Kind, Value};
use session_record_model::draft::tag;
use session_record_model::draft::target::{ContentPart, RefusalPart};

use super::run::Run;
use super::twice::{Twice, TwiceCells, TwiceItems};
use crate::native::made::text_part;
use crate::native::part::{is_reserved, part_of_equals};

/// The parts of a content that is nothing but parts.
pub(super) fn parts<'t>(run: &mut Run, content: Twice<Value<'t>>) -> List<ContentPart<'t>> {
    match content.into_items() {
        Ok(list) => {
            let (list, items) = emptied(run, list);
            if items.is_empty() {
                return list;
            }
            List::new(items.into_iter().map(|item| part(run, item)).collect())
        }
        Err(content) => List::new(vec![part(run, content)]),
    }
}

/// The list that a list without parts becomes, and the items.
pub(super) fn emptied<'t>(
    run: &mut Run,
    mut list: TwiceItems<'t>,
) -> (List<ContentPart<'t>>, Vec<Twice<Value<'t>>>) {
    list.settle_again(&mut run.ledger);
    let TwiceItems { here, also_here: _, items } = list;
    let empty = List::new(Vec::new());
    (if here.is_leaf() { empty.with_empty(here.keep()) } else { empty }, items)
}

/// One block, or a bare text, as one part.
pub(super) fn part<'t>(run: &mut Run, block: Twice<Value<'t>>) -> ContentPart<'t> {
    let block = match block.into_text() {
        Ok(text) => return text_part(text.keep_str(), None),
        Err(block) => block,
    };
    if is_refusal(block.view()) {
        match TwiceCells::open(block) {
            Ok(cells) => return refusal(run, cells),
            Err(block) => return other(run, block),
        }
    }
    other(run, block)
}

fn other<'t>(run: &mut Run, block: Twice<Value<'t>>) -> ContentPart<'t> {
    let (one, again) = block.into_parts();
    part_of_equals(&mut run.ledger, one, again.into_iter().collect(), None)
}

/// OpenAI's refusal, whose text has the block's name.
fn is_refusal(block: Value<'_>) -> bool {
    let is_text = |value: Value<'_>| value.kind() == Kind::String;
    block.kind() == Kind::Object
        && block.get("type").is_some_and(|kind| kind.is_str("refusal"))
        && block.get("refusal").is_some_and(is_text)
        && block.get("text").is_none()
        && !is_reserved(block)
}

fn refusal<'t>(run: &mut Run, mut cells: TwiceCells<'t>) -> ContentPart<'t> {
    let (kind, text) = (cells.text("type"), cells.text("refusal"));
    ContentPart::Refusal(RefusalPart {
        type_: kind
            .map_or_else(|| Out::constant(tag::Refusal), |kind| kind.keep_as(|_| tag::Refusal)),
        text: text.map_or_else(|| Out::constant("".into()), Twice::keep_str),
        author: None,
        origin: None,
        phase: None,
        derivation: None,
        meta: None,
        extra: cells.rest(&mut run.ledger),
    })
}

/// A refusal that has no block of its own.
pub(super) fn refused(text: Out<Str<'_>>) -> ContentPart<'_> {
    ContentPart::Refusal(RefusalPart {
        type_: Out::constant(tag::Refusal),
        text,
        author: None,
        origin: None,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    })
}

/// The items of a list; a list without any, or what is none, is given back.
pub(super) fn items(list: Src<Value<'_>>) -> Result<Vec<Src<Value<'_>>>, Src<Value<'_>>> {
    if list.view().is_empty() {
        return Err(list);
    }
    list.into_items().map(|items| items.into_parts().1)
}
