//! What the mapping of one log carries from message to message.

use exact_json::Value;
use exact_json::trace::{Function, Ledger, Open, Out, Src, Str};
use session_record_model::draft::target::Envelope;

use super::index::Index;
use super::versions::Place;
use super::who::Prompts;
use crate::mapping::Sink;
use crate::native::cells::{Cells, Rest, within};
use crate::native::made::envelope;
use crate::native::stamp::is_time;
use crate::native::values::text;
use crate::report::Notice;

/// The name of the agent software.
pub(super) const AGENT: &str = "gemini-cli";
/// A session's reference, around its native id.
pub(super) const SESSION: &str = "gemini-cli:{0}";

/// The state of a mapping.
pub(super) struct Mapper<'i> {
    pub(super) index: &'i Index,
    pub(super) ledger: Ledger,
    pub(super) notices: Vec<Notice>,
    next: u64,
}

/// A message, and where it is.
#[derive(Clone, Debug)]
pub(super) struct MessageIn<'t> {
    pub(super) value: Value<'t>,
    /// Where it stands.
    pub(super) place: Place,
    /// The row that says what it says.
    pub(super) row: u64,
    /// Its line, 1-based; of a document nobody asks.
    pub(super) line: Option<u64>,
    /// Its pointer in the log.
    pub(super) pointer: String,
    /// It was taken back.
    pub(super) is_back: bool,
    /// It was not written when it was said.
    pub(super) is_late: bool,
}

impl MessageIn<'_> {
    /// A notice of something within it.
    pub(super) fn tell(
        &self,
        kind: &'static str,
        message: impl Into<String>,
        below: &str,
    ) -> Notice {
        let notice = Notice::new(kind, message).at(format!("{}{below}", self.pointer));
        match self.line {
            Some(line) => notice.on_line(line),
            None => notice,
        }
    }
}

impl<'i> Mapper<'i> {
    pub(super) fn new(index: &'i Index) -> Self {
        Self { index, ledger: Ledger::new(), notices: index.notices.clone(), next: 0 }
    }

    /// The number of the record that is made next.
    pub(super) fn next(&self) -> u64 {
        self.next
    }

    /// The envelope of the next record. `ts` is its time.
    pub(super) fn envelope<'t>(&mut self, ts: Option<Out<Str<'t>>>) -> Envelope<'t> {
        self.next += 1;
        envelope(self.next - 1, ts)
    }

    /// Takes the time of a message, or of a call in it, if it names one. What is none is told.
    pub(super) fn time<'t>(
        &mut self,
        from: &MessageIn<'_>,
        cells: &mut Cells<'t>,
        below: &str,
    ) -> Option<Out<Str<'t>>> {
        let time = cells.peek("timestamp").filter(|time| !time.is_null())?;
        if text(time).is_some_and(is_time) {
            return cells.text("timestamp").map(Src::keep_str);
        }
        let message = "the timestamp names no point in time; it is kept as it is written";
        self.notices.push(from.tell("no-time", message, &format!("{below}/timestamp")));
        None
    }

    /// Says what a person should know.
    pub(super) fn tell(&mut self, sink: &mut Sink<'_>) {
        self.notices.sort_by_key(|notice| notice.line);
        for notice in self.notices.drain(..) {
            sink.notice(notice);
        }
    }

    /// Whether nobody knows who wrote a message, because its row says something twice.
    pub(super) fn is_doubtful(&self, from: &MessageIn<'_>) -> bool {
        self.index.doubtful.contains(&from.row)
    }

    /// Where what a message asks comes from.
    pub(super) fn prompts(&self, from: &MessageIn<'_>) -> Prompts {
        match (from.is_late, self.index.header.is_subagent) {
            (true, _) => Prompts::Unrecorded,
            (false, true) => Prompts::OfAnAgent,
            (false, false) => Prompts::Typed,
        }
    }
}

/// A name for something that has none, by its place.
pub(super) fn name<'t>(name: String) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(name))
}

/// What is left of an object that stands below so many containers of its record.
pub(super) fn rest_at<'t>(ledger: &mut Ledger, cells: Cells<'t>, level: usize) -> Rest<'t> {
    let pairs = cells.pairs(ledger).into_iter();
    pairs.map(|(key, value)| (Str::from(key), within(value, level))).collect()
}

/// Puts what is left of the items of a list with what is left around it, under the list's name.
pub(super) fn with_list<'t>(rest: &mut Rest<'t>, name: &'static str, items: Vec<Open<'t>>) {
    if !items.is_empty() {
        rest.push((Str::Static(name), Open::Array(items)));
    }
}

/// The same of an object.
pub(super) fn with_object<'t>(rest: &mut Rest<'t>, name: &'static str, object: Rest<'t>) {
    if !object.is_empty() {
        rest.push((Str::Static(name), Open::Object(object)));
    }
}
