//! What the mapping of one log carries from row to row.

use std::collections::HashMap;

use exact_json::trace::{Function, Ledger, Open, Out, Src, Str, Transform};
use exact_json::{Kind, Value};
use session_record_model::draft::MessageStatus;
use session_record_model::draft::target::{Envelope, Message};

use super::index::Index;
use super::row::Row;
use super::who::Prompts;
use crate::native::cells::{Cells, Rest};
use crate::native::made::envelope;
pub(super) use crate::native::refs::{inference_id, name, record_ref, row_name};
use crate::native::salvage::{Location, State};
use crate::native::stamp::time;
use crate::report::Notice;
use crate::steps::unix_time;

/// The name of the agent software.
pub(super) const AGENT: &str = "codex";
/// A session's reference, around its native id.
pub(super) const SESSION: &str = "codex:{0}";

/// The state of a mapping.
pub(super) struct Mapper<'i> {
    pub(super) index: &'i Index,
    pub(super) ledger: Ledger,
    pub(super) notices: Vec<Notice>,
    /// The latest record of each plan.
    pub(super) plans: HashMap<String, u64>,
    /// The row that says how the turn is run, if it names a model.
    pub(super) inference: Option<u64>,
    /// The number of the record that is made next.
    pub(super) next: u64,
}

/// A row and where it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowIn<'t> {
    /// The pointer of the list that it is an item of; empty, where it is a row.
    pub(super) list: &'static str,
    pub(super) row: Row<'t>,
    pub(super) at: Location,
}

impl RowIn<'_> {
    /// The pointer, in the log, of a value of what the row says.
    pub(super) fn pointer(&self, below: &str) -> String {
        format!("{}/{}{}", self.list, self.at.number, self.row.pointer(below))
    }

    /// Whether something was mended in it.
    pub(super) fn is_mended(&self) -> bool {
        self.at.state == State::Mended
    }
}

impl<'i> Mapper<'i> {
    pub(super) fn new(index: &'i Index) -> Self {
        Self {
            index,
            ledger: Ledger::new(),
            notices: Vec::new(),
            plans: HashMap::new(),
            inference: None,
            next: 0,
        }
    }

    /// The envelope of the header.
    pub(super) fn header<'t>(&mut self) -> Envelope<'t> {
        self.envelope_at(None, None)
    }

    fn envelope_at<'t>(
        &mut self,
        ts: Option<Out<Str<'t>>>,
        copied_from: Option<Out<Str<'t>>>,
    ) -> Envelope<'t> {
        let seq = self.next;
        self.next += 1;
        Envelope { copied_from, ..envelope(seq, ts) }
    }

    /// The envelope of the next record, which is made of a row. `ts` is the row's time.
    pub(super) fn envelope<'t>(
        &mut self,
        from: &RowIn<'_>,
        ts: Option<Out<Str<'t>>>,
    ) -> Envelope<'t> {
        let copied = self.index.copies.of(from.at.number).map(|copied| {
            let session = SESSION.replacen("{0}", &copied.session, 1);
            Out::derived(Function::Position, [], Str::Owned(session))
        });
        self.envelope_at(ts, copied)
    }

    /// The time of a row, if it names one. What is none is told.
    pub(super) fn time<'t>(&mut self, from: &RowIn<'t>) -> Option<Value<'t>> {
        if !from.row.has_envelope {
            return None;
        }
        time(from.row.root, from.at, &mut self.notices)
    }

    /// Whether nobody knows who wrote a row, because it says something twice.
    pub(super) fn is_doubtful(&self, from: &RowIn<'_>) -> bool {
        from.is_mended() && self.index.doubtful.contains(&from.at.number)
    }

    /// Where the prompts come from in the session that a row is of.
    pub(super) fn prompts(&self, from: &RowIn<'_>) -> Prompts {
        self.index.copies.prompts(from.at.number, self.index.twins.tells_prompts)
    }

    /// The inference of what the model says now.
    pub(super) fn inference_id<'t>(&self) -> Option<Out<Str<'t>>> {
        self.inference.map(inference_id)
    }

    /// Marks a message that was taken back.
    pub(super) fn mark(&self, from: &RowIn<'_>, message: &mut Message<'_>) {
        if self.index.rollbacks.is_back(from.at.number) {
            message.status = Some(Out::constant(MessageStatus::Other(ROLLED_BACK.to_owned())));
        }
    }
}

/// The status of a message that was taken back, with all that came of it.
const ROLLED_BACK: &str = "rolled_back";

/// A row, opened: its envelope, if it has one, and what it says.
pub(super) struct Opened<'t> {
    row: Option<Cells<'t>>,
    pub(super) payload: Cells<'t>,
    /// The time of the row.
    pub(super) ts: Option<Out<Str<'t>>>,
    /// The turn that an item says it is of.
    pub(super) turn_id: Option<Out<Str<'t>>>,
    /// What stands beside the turn's id.
    turn_rest: Option<Rest<'t>>,
}

/// Where an item says of which turn it is.
const PASSED: &str = "internal_chat_message_metadata_passthrough";

/// The time of an item of the first logs: so many seconds, or milliseconds, since 1970.
fn epoch<'t>(item: &mut Cells<'t>) -> Option<Out<Str<'t>>> {
    let time = |time: Value<'_>| unix_time(time.raw()).filter(|_| time.kind() == Kind::Number);
    let utc = item.peek("timestamp").and_then(time)?;
    let said = item.take("timestamp")?;
    Some(said.change(Transform::Instant, |_| Str::Owned(utc.to_string())))
}

impl<'t> Opened<'t> {
    /// Opens a row whose payload has members.
    pub(super) fn of(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Self> {
        let mut row = Cells::open(Src::of(from.row.root)).ok()?;
        let mut ts = m.time(from).and_then(|_| row.text("timestamp")).map(Src::keep_str);
        let (row, mut payload) = if from.row.has_envelope {
            let payload = row.object("payload")?;
            (Some(row), payload)
        } else {
            ts = epoch(&mut row);
            (None, row)
        };
        let mut turn_id = payload.id("turn_id").map(Src::keep_str);
        let mut turn_rest = None;
        let names_turn = payload.peek(PASSED).is_some_and(|passed| {
            passed.get("turn_id").and_then(crate::native::values::id).is_some()
        });
        if turn_id.is_none()
            && names_turn
            && let Some(mut passed) = payload.object(PASSED)
        {
            turn_id = passed.id("turn_id").map(Src::keep_str);
            turn_rest = Some(passed.rest(&mut m.ledger));
        }
        Some(Self { row, payload, ts, turn_id, turn_rest })
    }

    /// The envelope of the record that is made of it.
    pub(super) fn envelope(&self, m: &mut Mapper<'_>, from: &RowIn<'_>) -> Envelope<'t> {
        let mut envelope = m.envelope(from, self.ts.clone());
        envelope.turn_id.clone_from(&self.turn_id);
        envelope
    }

    /// What has no place in the record, under the names that it has in the row. `beside` is what is left of members that were opened.
    pub(super) fn rest(
        self,
        ledger: &mut Ledger,
        beside: Vec<(&'static str, Open<'t>)>,
    ) -> Rest<'t> {
        let Self { row, payload, ts: _, turn_id: _, turn_rest } = self;
        let mut rest = payload.rest(ledger);
        let passed = turn_rest.filter(|rest| !rest.is_empty()).map(Open::Object);
        rest.extend(passed.map(|passed| (Str::Static(PASSED), passed)));
        rest.extend(beside.into_iter().map(|(name, value)| (Str::Static(name), value)));
        match row {
            None => rest,
            Some(row) => {
                let mut row = row.rest(ledger);
                if !rest.is_empty() {
                    row.push((Str::Static("payload"), Open::Object(rest)));
                }
                row
            }
        }
    }
}
