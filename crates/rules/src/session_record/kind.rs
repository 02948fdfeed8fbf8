//! The types of records, as something to remember of each.

use std::fmt;

use session_record_model::Record;

/// The type of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Message,
    Plan,
    Delivery,
    Session,
    Declaration,
    Inference,
    ToolCall,
    ToolResult,
    InputRequest,
    Subagent,
    Compaction,
    Native,
    /// Any that the page does not define.
    Unknown,
}

impl Kind {
    const ALL: [Self; 13] = [
        Self::Message,
        Self::Plan,
        Self::Delivery,
        Self::Session,
        Self::Declaration,
        Self::Inference,
        Self::ToolCall,
        Self::ToolResult,
        Self::InputRequest,
        Self::Subagent,
        Self::Compaction,
        Self::Native,
        Self::Unknown,
    ];

    pub(super) fn of(record: &Record) -> Self {
        match record {
            Record::Message(_) => Self::Message,
            Record::Plan(_) => Self::Plan,
            Record::Delivery(_) => Self::Delivery,
            Record::Session(_) => Self::Session,
            Record::Declaration(_) => Self::Declaration,
            Record::Inference(_) => Self::Inference,
            Record::ToolCall(_) => Self::ToolCall,
            Record::ToolResult(_) => Self::ToolResult,
            Record::InputRequest(_) => Self::InputRequest,
            Record::Subagent(_) => Self::Subagent,
            Record::Compaction(_) => Self::Compaction,
            Record::Native(_) => Self::Native,
            Record::Unknown(_) => Self::Unknown,
        }
    }
}

impl fmt::Display for Kind {
    /// With its article: `a message`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Message => "a message",
            Self::Plan => "a plan",
            Self::Delivery => "a delivery",
            Self::Session => "a session header",
            Self::Declaration => "a declaration",
            Self::Inference => "an inference",
            Self::ToolCall => "a tool call",
            Self::ToolResult => "a tool result",
            Self::InputRequest => "an input request",
            Self::Subagent => "a subagent",
            Self::Compaction => "a compaction",
            Self::Native => "a native row",
            Self::Unknown => "a record of another type",
        })
    }
}

/// Some types of records: one bit each.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Kinds(u16);

impl Kinds {
    /// How many bits they take.
    pub(super) const BITS: u32 = u16::BITS;

    /// The bits.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// Those with the lowest of these bits.
    pub(super) const fn of_bits(bits: u64) -> Self {
        let [low, high, ..] = bits.to_le_bytes();
        Self(u16::from_le_bytes([low, high]))
    }

    pub(super) fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind as u16;
    }

    pub(super) fn contains(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u16 != 0
    }
}

impl fmt::Display for Kinds {
    /// `a message or a plan`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for kind in Kind::ALL.into_iter().filter(|kind| self.contains(*kind)) {
            write!(f, "{separator}{kind}")?;
            separator = " or ";
        }
        Ok(())
    }
}
