//! What the mapping of one log carries from entry to entry.

use std::collections::HashMap;

use exact_json::Text;
use exact_json::trace::{Ledger, Open, Out, Src, Str};
use session_record_model::draft::MessageStatus;
use session_record_model::draft::target::Envelope;

use super::index::Index;
use super::row::{Row, RowKind};
use crate::native::cells::{Cells, Rest};
use crate::native::made::envelope;
use crate::native::salvage::{Location, State};
use crate::native::stamp::time;
use crate::report::Notice;

/// The name of the agent software.
pub(super) const AGENT: &str = "pi";
/// A session's reference, around its native id.
pub(super) const SESSION: &str = "pi:{0}";

/// The status of a message that is not on the path to the last entry.
const OFF_PATH: &str = "off_path";

/// The state of a mapping.
pub(super) struct Mapper<'i> {
    pub(super) index: &'i Index,
    pub(super) ledger: Ledger,
    pub(super) notices: Vec<Notice>,
    /// The first records of entries from which on something was kept.
    kept: HashMap<u64, u64>,
    /// The line of the first entry that is not on the path to the last one.
    pub(super) first_off_path: Option<u64>,
    /// The number of the record that is made next.
    pub(super) next: u64,
}

/// An entry and where it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowIn<'t> {
    pub(super) row: Row<'t>,
    pub(super) at: Location,
}

impl RowIn<'_> {
    /// The pointer, in the log, of something that the entry says.
    pub(super) fn pointer(&self, below: &str) -> String {
        format!("/{}{}", self.at.number, self.row.pointer(below))
    }
}

impl<'i> Mapper<'i> {
    pub(super) fn new(index: &'i Index) -> Self {
        Self {
            index,
            ledger: Ledger::new(),
            notices: Vec::new(),
            kept: index.kept.values().map(|kept| (*kept, 0)).collect(),
            first_off_path: None,
            next: 0,
        }
    }

    /// Begins with a row.
    pub(super) fn begin_row(&mut self, at: Location) {
        if let Some(first) = self.kept.get_mut(&at.number) {
            *first = self.next;
        }
        if self.first_off_path.is_none() && self.index.tree.is_off_path(at.number) {
            self.first_off_path = Some(at.line);
        }
    }

    /// The first record of what a compaction kept.
    pub(super) fn first_kept(&self, from: &RowIn<'_>) -> Option<u64> {
        self.kept.get(self.index.kept.get(&from.at.number)?).copied()
    }

    /// The envelope of the next record.
    pub(super) fn envelope<'t>(&mut self, ts: Option<Out<Str<'t>>>) -> Envelope<'t> {
        let seq = self.next;
        self.next += 1;
        envelope(seq, ts)
    }

    /// Whether nobody knows who wrote an entry, because it says something twice.
    pub(super) fn is_doubtful(&self, from: &RowIn<'_>) -> bool {
        from.at.state == State::Mended && self.index.doubtful.contains(&from.at.number)
    }

    /// Whether an entry is not on the path to the last one.
    pub(super) fn is_off_path(&self, from: &RowIn<'_>) -> bool {
        self.index.tree.is_off_path(from.at.number)
    }

    /// The status of a message that says nothing of how it ended.
    pub(super) fn standing(&self, from: &RowIn<'_>) -> Option<Out<MessageStatus>> {
        let is_off_path = self.is_off_path(from);
        is_off_path.then(|| Out::constant(MessageStatus::Other(OFF_PATH.to_owned())))
    }
}

/// An entry, opened, and what it says.
pub(super) struct Opened<'t> {
    entry: Cells<'t>,
    message: Option<Cells<'t>>,
    /// The time of the entry.
    pub(super) ts: Option<Out<Str<'t>>>,
}

impl<'t> Opened<'t> {
    /// Opens an entry that has members.
    pub(super) fn of(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Self> {
        let mut entry = Cells::open(Src::of(from.row.root)).ok()?;
        let time = time(from.row.root, from.at, &mut m.notices);
        let ts = time.and_then(|_| entry.text("timestamp")).map(Src::keep_str);
        let message = match from.row.kind {
            RowKind::Message(_) => Some(entry.object("message")?),
            _ => None,
        };
        Some(Self { entry, message, ts })
    }

    /// What the entry says: its message, or else the members of the entry itself.
    pub(super) fn said(&mut self) -> &mut Cells<'t> {
        self.message.as_mut().unwrap_or(&mut self.entry)
    }

    /// The id of the entry.
    pub(super) fn id(&mut self) -> Option<Src<Text<'t>>> {
        self.entry.id("id")
    }

    /// The type of the entry, if it is a message.
    pub(super) fn kind(&mut self) -> Option<Src<Text<'t>>> {
        self.entry.word("type", "message")
    }

    /// The envelope of the next record that is made of the entry.
    pub(super) fn envelope(&self, m: &mut Mapper<'_>) -> Envelope<'t> {
        m.envelope(self.ts.clone())
    }

    /// What has no place in a record, under the names that it has in the entry. `content` is what is left of its parts.
    pub(super) fn rest(self, ledger: &mut Ledger, content: Vec<Open<'t>>) -> Rest<'t> {
        let Self { entry, message, ts: _ } = self;
        let content = (!content.is_empty()).then_some(Open::Array(content));
        let content = content.map(|content| (Str::Static("content"), content));
        let mut rest = entry.rest(ledger);
        match message.map(|message| message.rest(ledger)) {
            None => rest.extend(content),
            Some(mut message) => {
                message.extend(content);
                if !message.is_empty() {
                    rest.push((Str::Static("message"), Open::Object(message)));
                }
            }
        }
        rest
    }
}
