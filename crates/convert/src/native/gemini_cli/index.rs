//! The first pass: what has to be known of the whole log before its first record is written.
//!
//! It keeps some bytes a message, never a message itself.

use std::collections::HashSet;
use std::io::Read;

use exact_json::{Text, Value};

use super::row::{
    MessageKind, RowKind, function, has_ended, is_envelope, items, list, rewinds_to, said, session,
    session_member, tool_calls,
};
use super::versions::{Entry, Replaced, Standing, Versions};
use super::who;
use crate::native::id::Id;
use crate::native::said::Said;
use crate::native::salvage::{Content, Limits, Location, Salvage, SalvageError, Survey};
use crate::native::stamp::is_time;
use crate::native::values::{id, text};
use crate::report::Notice;

/// What a first pass over a log found.
#[derive(Default)]
pub(super) struct Index {
    pub(super) survey: Survey,
    pub(super) header: Header,
    pub(super) standing: Standing,
    pub(super) calls: Calls,
    /// Rows that say something twice: one of the two may say that nobody typed the row.
    pub(super) doubtful: HashSet<u64>,
    pub(super) notices: Vec<Notice>,
}

/// What the rows say about the session as a whole.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub(super) session: Option<Said>,
    pub(super) title: Option<Said>,
    pub(super) start: Option<Said>,
    /// Another agent started the session.
    pub(super) is_subagent: bool,
}

impl Header {
    /// What a row says of the session. Its id is the first that is named, its title the last.
    fn row(&mut self, members: Value<'_>, kind: RowKind, at: Location, notices: &mut Vec<Notice>) {
        let said = |name: &'static str, text: Text<'_>| {
            Said::new(at.number, &[session_member(kind), &[name]].concat(), text)
        };
        if let Some(named) = members.get("sessionId").and_then(id) {
            match &self.session {
                None => self.session = Some(said("sessionId", named)),
                Some(session) if named.is(&session.text) => {}
                Some(_) => {
                    let message =
                        "another session is named here; all rows are taken for those of the first";
                    notices.push(tell("another-session", message.to_owned(), at));
                }
            }
        }
        let title = members.get("summary").and_then(text).filter(|title| !title.is(""));
        self.title = title.map(|title| said("summary", title)).or(self.title.take());
        let start = members.get("startTime").and_then(text).filter(|start| is_time(*start));
        self.start = self.start.take().or_else(|| start.map(|start| said("startTime", start)));
        if let Some(kind) = members.get("kind").and_then(text) {
            self.is_subagent = kind.is("subagent");
        }
    }

    /// Whether this member of a row comes out in the header in another form, and so nowhere else.
    pub(super) fn has_session_of(&self, record: u64) -> bool {
        self.session.as_ref().is_some_and(|session| session.record == record)
    }
}

/// Which calls there are, and which have results, by their ids.
#[derive(Debug, Default)]
pub(super) struct Calls {
    /// In the list of a message, with a result or an end.
    ended: HashSet<Id>,
    /// In any place.
    called: HashSet<Id>,
    /// Results in the content of messages.
    responded: HashSet<Id>,
}

impl Calls {
    fn message(&mut self, message: Value<'_>) {
        for call in tool_calls(message) {
            if let Some(id) = call.get("id").and_then(id).map(Id::of) {
                self.called.insert(id);
                if has_ended(call) {
                    self.ended.insert(id);
                }
            }
        }
        for item in message.get("content").into_iter().flat_map(items) {
            let named = |name: &str| function(item, name)?.get("id").and_then(id).map(Id::of);
            self.called.extend(named("functionCall"));
            self.responded.extend(named("functionResponse"));
        }
    }

    /// Whether a result that stands in the content of a message stands at its call, too.
    pub(super) fn is_copy(&self, response: Value<'_>) -> bool {
        response.get("id").and_then(id).is_some_and(|id| self.ended.contains(&Id::of(id)))
    }

    /// Whether a call has a result in the content of a message.
    pub(super) fn is_responded(&self, id: Text<'_>) -> bool {
        self.responded.contains(&Id::of(id))
    }

    /// Whether anything calls what has this id.
    pub(super) fn is_called(&self, id: Text<'_>) -> bool {
        self.called.contains(&Id::of(id))
    }
}

/// Reads a log of rows once, from where `source` stands.
///
/// # Errors
///
/// As [`Salvage::each`].
pub(super) fn index(source: impl Read, limits: Limits) -> Result<Index, SalvageError> {
    let mut reading = Reading::default();
    let survey = Salvage::new(source, is_envelope, limits).each(|record| {
        if let Content::Json { tape, .. } = record.content {
            reading.row(tape.root(), record.at);
        }
        Ok::<(), SalvageError>(())
    })?;
    let doubtful = survey.doubtful();
    Ok(Index { survey, doubtful, ..reading.finish() })
}

/// The same of a log that is one document.
pub(super) fn of_document(root: Value<'_>) -> Index {
    let mut reading = Reading::default();
    let kind = root.get("kind").and_then(text);
    reading.header.is_subagent = kind.is_some_and(|kind| kind.is("subagent"));
    reading.list(root, None);
    reading.finish()
}

/// What has been found so far.
#[derive(Default)]
struct Reading {
    header: Header,
    versions: Versions,
    calls: Calls,
    /// Rows that were written once more: how many, and the line of the first.
    rewritten: (u64, u64),
    notices: Vec<Notice>,
}

impl Reading {
    fn row(&mut self, root: Value<'_>, at: Location) {
        let kind = RowKind::of(root);
        match kind {
            RowKind::Message => {
                self.calls.message(root);
                if root.get("id").and_then(id).is_none() {
                    let message = "the message has no id; it is named by its place".to_owned();
                    self.notices.push(tell("missing-id", message, at));
                }
                if MessageKind::of(root).is_none() {
                    let message = "what has an id here is of no known type; it is kept as it is";
                    self.notices.push(tell("unknown-type", message.to_owned(), at));
                }
                if self.versions.row(at, entry(root)) {
                    if self.rewritten.0 == 0 {
                        self.rewritten.1 = at.line;
                    }
                    self.rewritten.0 += 1;
                }
            }
            RowKind::Rewind => self.rewind(root, at),
            RowKind::Set | RowKind::Header => {
                let Some(members) = session(root, kind) else { return };
                self.header.row(members, kind, at, &mut self.notices);
                self.list(members, Some(at));
            }
            RowKind::Other => {}
        }
    }

    fn rewind(&mut self, root: Value<'_>, at: Location) {
        let Some(to) = rewinds_to(root) else { return };
        let (kind, message) = match self.versions.rewind(Id::of(to)) {
            Some(count) => (
                "rewound",
                format!("messages taken back here, which are kept, and marked: {count}"),
            ),
            None => (
                "rewind-to-nothing",
                "no message of the conversation has the id to go back to; nothing is marked"
                    .to_owned(),
            ),
        };
        self.notices.push(tell(kind, message, at).of(to.decode()));
    }

    /// A list of all messages; of a log that is one document without a row of its own.
    fn list(&mut self, session: Value<'_>, at: Option<Location>) {
        let Some(messages) = list(session) else { return };
        messages.items().for_each(|message| self.calls.message(message));
        let record = at.map_or(0, |at| at.number);
        let replaced = self.versions.list(record, messages.items().map(entry));
        let Replaced { gone, is_summed_up, repeated } = replaced;
        let mut say = |kind, message| {
            let notice = Notice::new(kind, message);
            self.notices.push(match at {
                Some(at) => notice.on_line(at.line).at(format!("/{}", at.number)),
                None => notice,
            });
        };
        match (gone, is_summed_up) {
            (0, _) => {}
            (count, true) => say(
                "compaction",
                format!(
                    "messages summed up for the model here, which are kept as they were said: {count}"
                ),
            ),
            (count, false) => say(
                "messages-replaced",
                format!(
                    "messages that are not in the list that takes the place of all before, and are kept, marked as taken back: {count}"
                ),
            ),
        }
        if repeated > 0 {
            say(
                "duplicate-id",
                format!(
                    "messages with the id of one before them in the list, each of which is kept: {repeated}"
                ),
            );
        }
    }

    fn finish(mut self) -> Index {
        let (count, line) = self.rewritten;
        if count > 0 {
            let message = format!(
                "rows that say a message once more, of which the last counts, and those before are kept as native records: {count}"
            );
            self.notices.push(Notice::new("rewritten", message).on_line(line));
        }
        Index {
            header: self.header,
            standing: self.versions.finish(),
            calls: self.calls,
            notices: self.notices,
            ..Index::default()
        }
    }
}

/// What is asked of a message, whatever it says.
fn entry(message: Value<'_>) -> Entry {
    let kind = MessageKind::of(message);
    let is_said = matches!(kind, Some(MessageKind::User | MessageKind::Gemini));
    let mut texts = message.get("content").into_iter().flat_map(items).filter_map(said);
    Entry {
        id: message.get("id").and_then(id).map(Id::of),
        is_said,
        is_models: kind == Some(MessageKind::Gemini),
        is_summary: is_said && texts.any(|text| who::tells_summary(&text.decode())),
    }
}

fn tell(kind: &'static str, message: String, at: Location) -> Notice {
    Notice::new(kind, message).on_line(at.line).at(format!("/{}", at.number))
}
