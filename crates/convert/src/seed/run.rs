//! What a reading of the messages carries along: the ledger, what the open group has written, what a person should know.

use exact_json::trace::{self, Base, Emit, Ledger, Standing};

use crate::report::Notice;

/// One reading.
pub(crate) struct Run {
    pub(crate) ledger: Ledger,
    pub(crate) notices: Vec<Notice>,
    /// The targets of the open group.
    pub(crate) targets: Vec<String>,
    /// The text of the document that the open group adds.
    pub(crate) text: String,
}

impl Run {
    /// A reading that knows the texts of the target.
    pub(crate) fn new(standing: Standing) -> Self {
        let mut ledger = Ledger::new();
        ledger.standing(standing);
        Self { ledger, notices: Vec::new(), targets: Vec::new(), text: String::new() }
    }

    /// Opens a group of these records.
    pub(crate) fn begin(&mut self, sources: &[trace::Source<'_>]) {
        self.targets.clear();
        self.text.clear();
        self.ledger.begin(sources);
    }

    /// Writes the value at a pointer of the document behind what has been written; returns its number among the targets of the open
    /// group.
    pub(crate) fn write(&mut self, pointer: String, value: &(impl Emit + ?Sized)) -> u32 {
        let mut text = String::new();
        let target = self.ledger.target(Base::Pointer(pointer), &mut text, value);
        self.text.push_str(&text);
        self.targets.push(text);
        target
    }
}
