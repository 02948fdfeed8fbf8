//! What came of a call: the parts that the model was given.
//!
//! Most are the response of a function, whose `output` or `error` is the text that the tool said. A response of another shape is data.

use exact_json::trace::{List, Open, Src};
use exact_json::{Kind, Value};
use session_record_model::draft::CaptureStateKind;
use session_record_model::draft::target::{Capture, ContentPart};

use super::mapper::{Mapper, rest_at, with_object};
use super::parts::{one, push_rest};
use super::row::{function, items};
use crate::native::cells::{Cells, Rest};
use crate::native::made::{content_is, data_part, text_part};
use crate::native::values::text;

/// How the text begins that the harness puts in the place of what a tool said, to take that out of the model's context.
const MASK: &str = "<tool_output_masked>";

/// What a result came to.
#[derive(Default)]
pub(super) struct Output<'t> {
    parts: Vec<ContentPart<'t>>,
    /// What is left of its items.
    pub(super) beside: Vec<Open<'t>>,
    is_masked: bool,
}

impl<'t> Output<'t> {
    /// A result without parts so far.
    pub(super) fn empty(is_masked: bool) -> Self {
        Self { is_masked, ..Self::default() }
    }

    /// The parts of a result: a text, a part, or a list of them. `level` is how deep an item stands in what is left of the record.
    pub(super) fn of(m: &mut Mapper<'_>, result: Src<Value<'t>>, level: usize) -> Self {
        let mut output = Self::empty(is_masked(result.view()));
        let items = match result.into_items() {
            Ok(items) => items.into_parts().1,
            Err(single) => vec![single],
        };
        for item in items {
            output.item(m, item, level);
        }
        output
    }

    fn item(&mut self, m: &mut Mapper<'_>, item: Src<Value<'t>>, level: usize) {
        if function(item.view(), RESPONSE).is_none() {
            let part = one(m, item, None, level, &mut self.beside);
            self.parts.push(part);
            return;
        }
        let Ok(mut cells) = Cells::open(item) else { return };
        let response = cells.object(RESPONSE).map(|response| self.response(m, response, level));
        let mut rest = rest_at(&mut m.ledger, cells, level + 1);
        with_object(&mut rest, RESPONSE, response.unwrap_or_default());
        push_rest(&mut self.beside, rest);
    }

    /// Takes the response of a function apart, and gives what is left of it.
    pub(super) fn response(
        &mut self,
        m: &mut Mapper<'_>,
        mut function: Cells<'t>,
        level: usize,
    ) -> Rest<'t> {
        let says = |value: Value<'t>| {
            ["output", "error"].iter().any(|name| value.get(name).and_then(text).is_some())
        };
        let mut left = Rest::default();
        if function.peek("response").is_some_and(says)
            && let Some(mut response) = function.object("response")
        {
            for name in ["output", "error"] {
                self.parts.extend(response.text(name).map(|text| text_part(text.keep_str(), None)));
            }
            left = rest_at(&mut m.ledger, response, level + 3);
        } else if let Some(response) =
            function.take_if("response", |value| value.kind() == Kind::Object && !value.is_empty())
        {
            self.parts.push(data_part(response, None));
        }
        let are_parts = |parts: Value<'t>| parts.kind() == Kind::Array && !parts.is_empty();
        let parts = function.take_if("parts", are_parts).and_then(|parts| parts.into_items().ok());
        for part in parts.into_iter().flat_map(|parts| parts.into_parts().1) {
            let part = one(m, part, None, level + 2, &mut self.beside);
            self.parts.push(part);
        }
        let mut rest = rest_at(&mut m.ledger, function, level + 2);
        with_object(&mut rest, "response", left);
        rest
    }

    /// The content of the result, and its state where that is not plain.
    pub(super) fn content(self) -> (List<ContentPart<'t>>, Option<Capture<'t>>) {
        let state = if self.is_masked {
            Some(CaptureStateKind::Masked)
        } else {
            self.parts.is_empty().then_some(CaptureStateKind::Absent)
        };
        (List::new(self.parts), state.map(content_is))
    }
}

/// The member that has the response of a function.
pub(super) const RESPONSE: &str = "functionResponse";

/// Whether what a tool said was taken out after the model saw it (ASR-209).
pub(super) fn is_masked(result: Value<'_>) -> bool {
    items(result).any(|item| {
        let response = function(item, RESPONSE).and_then(|function| function.get("response"));
        let output = response.and_then(|response| response.get("output")).and_then(text);
        output.or_else(|| text(item)).is_some_and(|text| text.decode().starts_with(MASK))
    })
}
