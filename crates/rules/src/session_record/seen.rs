//! A record as the rules look at it: with what stands in it, and with what came before it.

use std::borrow::Cow;

use exact_json::{Integer, Place, Read, Value};
use session_record_model::{CaptureState, CaptureStateKind, ContentPart, Record};

use super::stream::Stream;
use crate::Severity;

/// A record, and the stream in front of it.
pub(super) struct Seen<'r> {
    pub(super) record: &'r Record,
    pub(super) head: &'r Head<'r>,
    pub(super) stream: &'r Stream,
    /// Whether the stream does not begin with its header.
    pub(super) is_fragment: bool,
}

impl<'r> Seen<'r> {
    /// How grave it is at most that something is not found in front of the record. Of a fragment nobody knows what was there.
    pub(super) fn severity_of_dangling(&self) -> Severity {
        if self.is_fragment { Severity::Note } else { Severity::Error }
    }

    /// What to say of a ref that leads nowhere.
    pub(super) fn dangling(&self, reference: &str) -> String {
        if self.is_fragment {
            format!(
                "{reference} names no record in front of this one; the stream is a part of \
                 another, where it may be"
            )
        } else {
            format!("{reference} names no record in front of this one; correct it, or take it out")
        }
    }

    /// The lists of content parts of the record, of whatever type it is.
    pub(super) fn lists(&self) -> impl Iterator<Item = Parts<'r>> + use<'r> {
        let capture = self.record.envelope().and_then(|envelope| envelope.capture.as_ref());
        let content = capture.and_then(|capture| capture.content.as_ref());
        let display = capture.and_then(|capture| capture.display_content.as_ref());
        let list = |template, parts: Option<&'r [ContentPart]>, capture| {
            Some(Parts { template, all: parts?, capture })
        };
        let lists = match self.record {
            Record::Message(message) => [
                list("/content/*", Some(&message.content), content),
                list("/displayContent/*", message.display_content.as_deref(), display),
            ],
            Record::Plan(plan) => [list("/content/*", plan.content.as_deref(), content), None],
            Record::ToolResult(result) => {
                [list("/content/*", Some(&result.content), content), None]
            }
            Record::Compaction(compaction) => {
                [list("/summary/*", compaction.summary.as_deref(), None), None]
            }
            Record::Delivery(_)
            | Record::Session(_)
            | Record::Declaration(_)
            | Record::Inference(_)
            | Record::ToolCall(_)
            | Record::InputRequest(_)
            | Record::Subagent(_)
            | Record::Native(_)
            | Record::Unknown(_) => [None, None],
        };
        lists.into_iter().flatten()
    }

    /// Every content part of the record.
    pub(super) fn parts(&self) -> impl Iterator<Item = (Place, &'r ContentPart)> + use<'r> {
        self.lists().flat_map(Parts::each)
    }
}

/// A list of content parts.
#[derive(Clone, Copy)]
pub(super) struct Parts<'r> {
    /// The place of its parts, with a star for the index.
    template: &'static str,
    pub(super) all: &'r [ContentPart],
    /// What the record says of how much of it was captured.
    pub(super) capture: Option<&'r CaptureState>,
}

impl<'r> Parts<'r> {
    /// The member that holds the list: `content`, `displayContent` or `summary`.
    pub(super) fn member(self) -> &'static str {
        self.template.trim_matches(['/', '*'])
    }

    /// The parts, each with its place.
    pub(super) fn each(self) -> impl Iterator<Item = (Place, &'r ContentPart)> {
        let Self { template, all, .. } = self;
        all.iter().enumerate().map(move |(index, part)| (Place::new(template, [index]), part))
    }

    /// Whether the record says that there is none.
    pub(super) fn is_said_to_be_absent(self) -> bool {
        self.capture.is_some_and(is_absent)
    }
}

/// Whether a capture state says that the source does not hold it.
pub(super) fn is_absent(state: &CaptureState) -> bool {
    match state.state {
        CaptureStateKind::Absent => true,
        CaptureStateKind::Masked
        | CaptureStateKind::Truncated
        | CaptureStateKind::Complete
        | CaptureStateKind::Other(_) => false,
    }
}

/// What every record says of itself, also one of a type that the page does not define.
#[derive(Default)]
pub(super) struct Head<'r> {
    pub(super) seq: Option<Cow<'r, Integer>>,
    pub(super) id: Option<Cow<'r, str>>,
    pub(super) supersedes: Option<Cow<'r, str>>,
    pub(super) copied_from: Option<Cow<'r, str>>,
}

impl<'r> Head<'r> {
    pub(super) fn of(record: &'r Record) -> Self {
        let borrowed = |text: &'r Option<String>| text.as_deref().map(Cow::Borrowed);
        match (record.envelope(), record) {
            (Some(envelope), _) => Self {
                seq: Some(Cow::Borrowed(&envelope.seq)),
                id: Some(Cow::Borrowed(&envelope.id)),
                supersedes: borrowed(&envelope.supersedes),
                copied_from: borrowed(&envelope.copied_from),
            },
            (None, Record::Unknown(open)) => open.as_json().with(Self::read),
            (None, _) => Self::default(),
        }
    }

    /// Reads it off a record whose members may be anything. What is not of its kind counts as absent.
    fn read(record: Value<'_>) -> Self {
        fn member<'t, T: Read<'t>>(record: Value<'t>, name: &str) -> Option<T> {
            T::read(record.get(name)?).ok()
        }
        let text = |name| member::<String>(record, name).map(Cow::Owned);
        Self {
            seq: member(record, "seq").map(Cow::Owned),
            id: text("id"),
            supersedes: text("supersedes"),
            copied_from: text("copiedFrom"),
        }
    }
}
