//! Calls of tools, which stand among the blocks of a message.

use exact_json::Value;
use exact_json::trace::{Function, Number, Out, Src, Str, Transform};
use session_record_model::draft::target::{CallPlace, Record, ToolCall};
use session_record_model::draft::{IdSource, tag};

use super::content::{Apart, fits};
use super::mapper::{Mapper, Opened, RowIn};
use super::row::{id, text};
use crate::native::cells::{Cells, of_block};
use crate::native::made::native;
use crate::native::refs::record_ref;
use crate::report::Notice;

/// Where a call stands.
pub(super) struct CallAt<'r, 't> {
    pub(super) from: &'r RowIn<'t>,
    /// The record of its message.
    pub(super) message: u64,
    pub(super) inference_id: Option<&'r Out<Str<'t>>>,
}

impl<'t> CallAt<'_, 't> {
    /// The record of a call.
    pub(super) fn record(
        &self,
        m: &mut Mapper<'_>,
        opened: &Opened<'t>,
        apart: Apart<'t>,
    ) -> Option<Record<'t>> {
        let Apart { place, before, block } = apart;
        self.note(m, block.view(), place);
        let mut cells = Cells::open(block).ok()?;
        let kind = cells.word("type", "toolCall");
        let kind = kind.map(|kind| kind.change(Transform::EnumMap, |_| tag::ToolCall));
        let call_id = cells.id("id").map(Src::keep_str);
        let tool = cells.text("name").map(Src::keep_str);
        // A text is the arguments of a call that could not be read.
        let input_text = cells.text("arguments").map(Src::keep_str);
        let input = cells.take_if("arguments", fits).map(Src::keep_open);
        let mut envelope = opened.envelope(m);
        envelope.id_source = call_id.is_none().then(|| Out::constant(IdSource::Derived));
        envelope.native = native(vec![of_block(cells.rest(&mut m.ledger))]);
        let derived = || {
            let id = format!("call:{}:{place}", self.from.at.number);
            Out::derived(Function::Position, [], Str::Owned(id))
        };
        Some(Record::ToolCall(ToolCall {
            type_: kind.unwrap_or_else(|| Out::constant(tag::ToolCall)),
            envelope,
            inference_id: self.inference_id.cloned(),
            subagent_id: None,
            call_id: call_id.unwrap_or_else(derived),
            name: tool.unwrap_or_else(|| Out::constant(Str::Static(""))),
            input,
            input_text,
            at: Some(CallPlace {
                message: record_ref(self.message),
                index: Out::derived(Function::Position, [], Number::from(before as u64)),
                extra: Vec::new(),
            }),
            extra: Vec::new(),
        }))
    }

    /// Says that a block that is called a call is none. A record of it would need the name of a tool, and an invented one would say what
    /// nobody said; as a part of the message it would be said by the model.
    pub(super) fn note_nameless(&self, m: &mut Mapper<'_>, place: usize) {
        let message = "a call without the name of its tool is no call that could be made or \
                       answered; it is kept beside the message";
        let notice = Notice::new("odd-call", message).on_line(self.from.at.line);
        m.notices.push(notice.at(self.from.pointer(&format!("/content/{place}"))));
    }

    /// A call whose result is not in the log is told.
    fn note(&self, m: &mut Mapper<'_>, block: Value<'t>, place: usize) {
        let named = block.get("id").and_then(id);
        if named.is_some() && !m.index.pairs.is_open((self.from.at.number, place)) {
            return;
        }
        let tool = block.get("name").and_then(text).map(|tool| tool.decode().into_owned());
        let message = format!("the call of {} has no result", tool.unwrap_or_default());
        let notice = Notice::new("unpaired-call", message)
            .on_line(self.from.at.line)
            .at(self.from.pointer(&format!("/content/{place}")));
        m.notices.push(match named {
            Some(id) => notice.of(id.decode()),
            None => notice,
        });
    }
}
