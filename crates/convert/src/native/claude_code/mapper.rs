//! What the mapping of one log carries from row to row.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use exact_json::scalar::Timestamp;
use exact_json::trace::{Function, Ledger, Number, Out, Place, Src, Str};
use exact_json::{Text, Value};
use session_record_model::draft::tag;
use session_record_model::draft::target::{Envelope, Record, Subagent};

use super::index::Index;
use super::row::{Mark, Row, text};
use super::sidechains::Agent;
use crate::derived::part_of_name;
use crate::native::cells::Cells;
use crate::native::id::{Id, Short};
use crate::native::salvage::{Location, State};
use crate::report::Notice;

/// The name of the agent software.
pub(super) const AGENT: &str = "claude-code";
/// A session's reference, around its native id.
pub(super) const SESSION: &str = "claude-code:{0}";

/// The state of a mapping.
pub(super) struct Mapper<'i> {
    pub(super) index: &'i Index,
    pub(super) ledger: Ledger,
    pub(super) notices: Vec<Notice>,
    /// Results and calls without their other end: where their notices are.
    pub(super) unpaired: Vec<(String, usize)>,
    /// Subagents that results name and whose rows are not in the log.
    pub(super) unread: HashSet<Id>,
    /// The latest record of each plan.
    pub(super) plans: HashMap<String, u64>,
    /// The first row of each id that comes more than once, by what it says.
    again: HashMap<Short, Id>,
    next: u64,
}

/// A row and where it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowIn<'t> {
    pub(super) row: Row<'t>,
    pub(super) at: Location,
}

impl<'t> RowIn<'t> {
    pub(super) fn new(index: &Index, root: Value<'t>, at: Location) -> Self {
        let mut row = Row::of(root);
        let is_doubtful = at.state == State::Mended && index.doubtful.contains(&at.number);
        if is_doubtful && row.mark == Mark::None {
            row.mark = Mark::Doubtful;
        }
        Self { row, at }
    }

    /// The pointer of a value of the row in the log.
    pub(super) fn pointer(&self, below: &str) -> String {
        format!("/{}{below}", self.at.number)
    }
}

impl<'i> Mapper<'i> {
    pub(super) fn new(index: &'i Index) -> Self {
        Self {
            index,
            ledger: Ledger::new(),
            notices: Vec::new(),
            unpaired: Vec::new(),
            unread: HashSet::new(),
            plans: HashMap::new(),
            again: HashMap::new(),
            next: 0,
        }
    }

    /// The number of the record that is made next.
    pub(super) fn next(&self) -> u64 {
        self.next
    }

    /// Counts a record.
    pub(super) fn count(&mut self) -> u64 {
        let number = self.next;
        self.next += 1;
        number
    }

    /// The envelope of the next record.
    pub(super) fn envelope<'t>(&mut self, stamp: &Stamp<'t>) -> Envelope<'t> {
        let seq = self.count();
        Envelope {
            seq: Out::derived(Function::Sequence, [], Number::from(seq)),
            id: Out::derived(Function::Sequence, [], Str::Owned(record_id(seq))),
            ts: stamp.ts.clone(),
            ts_precision: None,
            turn_id: None,
            supersedes: None,
            copied_from: stamp.copied_from.clone(),
            id_source: None,
            capture: None,
            assembly: None,
            native: None,
        }
    }

    /// Whether a row of the same id that says the same stands in the log already: when a session is
    /// resumed, its rows are written once more.
    pub(super) fn is_again(&mut self, from: &RowIn<'_>) -> bool {
        let Some(uuid) = from.row.uuid.filter(|_| !self.index.repeated.is_empty()) else {
            return false;
        };
        let uuid = Id::of(uuid).short();
        if !self.index.repeated.contains(&uuid) {
            return false;
        }
        let says = from.row.says();
        match self.again.entry(uuid) {
            Entry::Occupied(first) => *first.get() == says,
            Entry::Vacant(first) => {
                first.insert(says);
                false
            }
        }
    }

    /// Takes note of a call or result whose other end is not in the log.
    pub(super) fn note_unpaired(&mut self, id: &str, notice: Notice) {
        self.unpaired.push((id.to_owned(), self.notices.len()));
        self.notices.push(notice.of(id));
    }
}

/// A ref to a record. It names a place, and goes on no sequence.
pub(super) fn record_ref<'t>(seq: u64) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(record_id(seq)))
}

fn record_id(seq: u64) -> String {
    format!("r{seq}")
}

/// A name for a row that has none.
pub(super) fn row_name<'t>(at: Location) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(format!("record:{}", at.number)))
}

/// What every record that is made of a row has from it.
#[derive(Clone, Debug, Default)]
pub(super) struct Stamp<'t> {
    pub(super) ts: Option<Out<Str<'t>>>,
    pub(super) subagent_id: Option<Out<Str<'t>>>,
    pub(super) copied_from: Option<Out<Str<'t>>>,
}

impl<'t> Stamp<'t> {
    /// Takes its members from an opened row.
    pub(super) fn take(m: &mut Mapper<'_>, cells: &mut Cells<'t>, from: &RowIn<'t>) -> Self {
        Self::leave_promised(m.index, cells, from);
        Self {
            ts: take_time(m, cells, from),
            subagent_id: take_subagent(m.index, cells, from),
            copied_from: copied_from(m, from),
        }
    }

    /// Leaves to the header what was promised to it.
    pub(super) fn leave_promised(index: &Index, cells: &mut Cells<'t>, from: &RowIn<'t>) {
        for member in index.header.changed(from.at.number) {
            cells.leave_to_promise(member);
        }
    }
}

/// Takes the time of a row, if it has one.
pub(super) fn take_time<'t>(
    m: &mut Mapper<'_>,
    cells: &mut Cells<'t>,
    from: &RowIn<'t>,
) -> Option<Out<Str<'t>>> {
    time(m, from)?;
    cells.text("timestamp").map(Src::keep_str)
}

/// The time of a row, if it names one: the 30th of February is none. What is none is told.
pub(super) fn time<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Value<'t>> {
    let time = from.row.root.get("timestamp").filter(|time| !time.is_null())?;
    let is_time =
        |text: Text<'_>| Timestamp::try_from(&*text.decode()).is_ok_and(|time| time.is_date_time());
    if text(time).is_some_and(is_time) {
        return Some(time);
    }
    let message = "the timestamp names no point in time; it is kept as it is written";
    let notice = Notice::new("no-time", message).on_line(from.at.line);
    m.notices.push(notice.at(from.pointer("/timestamp")));
    None
}

fn take_subagent<'t>(
    index: &Index,
    cells: &mut Cells<'t>,
    from: &RowIn<'t>,
) -> Option<Out<Str<'t>>> {
    let agent = subagent(index, from)?;
    if agent.is_named {
        return cells.id(from.row.agent_member).map(exact_json::trace::Src::keep_str);
    }
    Some(derived_subagent(agent))
}

/// The subagent whose side conversation a row belongs to.
pub(super) fn subagent<'i>(index: &'i Index, from: &RowIn<'_>) -> Option<&'i Agent> {
    if index.is_side_file {
        return None;
    }
    index.sidechains.of(&from.row, from.at.number)
}

/// The record that declares a subagent, in front of the first record that is made of its rows.
pub(super) fn declare<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'t>,
    name: Option<&Out<Str<'t>>>,
) -> Option<Record<'t>> {
    let agent = subagent(m.index, from).filter(|agent| agent.first == from.at.number)?;
    let name = if agent.is_named { name?.clone() } else { derived_subagent(agent) };
    Some(subagent_record(m, name, None, None))
}

/// The record of a subagent, with the session of its own log where its rows are not in this one, and the call that started it where that
/// is known.
pub(super) fn subagent_record<'t>(
    m: &mut Mapper<'_>,
    name: Out<Str<'t>>,
    session: Option<Out<Str<'t>>>,
    call_id: Option<Out<Str<'t>>>,
) -> Record<'t> {
    Record::Subagent(Subagent {
        type_: Out::constant(tag::Subagent),
        envelope: m.envelope(&Stamp::default()),
        inference_id: None,
        subagent_id: name,
        session,
        call_id,
        extra: Vec::new(),
    })
}

/// The derived name of a subagent that the log does not name.
pub(super) fn derived_subagent<'t>(agent: &Agent) -> Out<Str<'t>> {
    Out::derived(Function::Position, [], Str::Owned(agent.name.clone()))
}

/// Where a row was copied from: the session that it names, where that was resumed in this one, or the
/// place in this very session where the row stands already.
fn copied_from<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Out<Str<'t>>> {
    let is_again = m.is_again(from);
    // The rows of a subagent's own log name its parent's session.
    let session = from.row.session_id.filter(|_| !m.index.is_side_file);
    let live = m.index.header.session.as_ref();
    let is_of_another = session.zip(live).is_some_and(|(session, live)| !session.is(&live.text));
    if !is_again && !is_of_another {
        return None;
    }
    let uuid = from.row.uuid;
    let name = |id: Text<'_>| part_of_name(&id.decode());
    let reference = match (session.map(name), uuid.map(name)) {
        (Some(session), Some(uuid)) => {
            format!("{}#{uuid}", SESSION.replacen("{0}", &session, 1))
        }
        (Some(session), None) => SESSION.replacen("{0}", &session, 1),
        // A row that names no session of its own is of this one: the ref is that of a record in it.
        (None, uuid) => format!("messageId={}", uuid?),
    };
    let members =
        [from.row.session_member, "uuid"].into_iter().filter_map(|name| from.row.root.get(name));
    let via: Vec<Place> = members.map(|value| Src::of(value).place()).collect();
    Some(Out::derived(Function::Position, via, Str::Owned(reference)))
}
