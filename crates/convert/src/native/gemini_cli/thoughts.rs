//! What the model thought, as the provider sums it up: a subject and a description.

use exact_json::trace::{Open, Src};
use exact_json::{Kind, Value};
use session_record_model::draft::target::ContentPart;

use super::mapper::{Mapper, rest_at};
use super::parts::{push_rest, reasoning};
use crate::native::cells::{Cells, within};
use crate::native::values::text;

/// The member of a message that has them.
pub(super) const MEMBER: &str = "thoughts";
/// How deep one stands in its record: in `native/0/thoughts`.
const LEVEL: usize = 4;

/// A part of reasoning for each thought, and what is left of them.
pub(super) fn take<'t>(
    m: &mut Mapper<'_>,
    cells: &mut Cells<'t>,
) -> (Vec<ContentPart<'t>>, Vec<Open<'t>>) {
    let are_thoughts = |thoughts: Value<'t>| thoughts.kind() == Kind::Array && !thoughts.is_empty();
    let thoughts = cells.take_if(MEMBER, are_thoughts).and_then(|list| list.into_items().ok());
    let thoughts = thoughts.map(|thoughts| thoughts.into_parts().1).unwrap_or_default();
    let (mut parts, mut beside) = (Vec::with_capacity(thoughts.len()), Vec::new());
    for thought in thoughts {
        match one(m, thought, &mut beside) {
            Ok(part) => parts.push(part),
            Err(odd) => beside.push(within(odd, LEVEL)),
        }
    }
    (parts, beside)
}

fn one<'t>(
    m: &mut Mapper<'_>,
    thought: Src<Value<'t>>,
    beside: &mut Vec<Open<'t>>,
) -> Result<ContentPart<'t>, Src<Value<'t>>> {
    const TEXTS: [&str; 2] = ["subject", "description"];
    let view = thought.view();
    if !TEXTS.iter().any(|name| view.get(name).and_then(text).is_some()) {
        return Err(thought);
    }
    let mut cells = Cells::open(thought)?;
    let summary = TEXTS.iter().filter_map(|name| cells.text(name)).map(Src::keep_str).collect();
    push_rest(beside, rest_at(&mut m.ledger, cells, LEVEL + 1));
    Ok(reasoning(None, summary, None, None))
}
