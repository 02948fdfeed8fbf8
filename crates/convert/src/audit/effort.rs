//! How much work a report may ask for.

/// Work for each byte of the files and of the report.
const EACH: u64 = 32;

/// Work that is free.
const FREE: u64 = 1 << 24;

/// What was spent of what the sizes allow: a report cannot make its audit longer than in proportion.
///
/// A report whose rows go through the files in order, as they are written, needs a small part of it.
pub(super) struct Effort {
    /// The bytes of the files and, so far, of the report.
    size: u64,
    spent: u64,
}

impl Effort {
    /// For files of these sizes together.
    pub(super) fn new(files: u64) -> Self {
        Self { size: files, spent: 0 }
    }

    /// More of the report was read.
    pub(super) fn grow(&mut self, report: u64) {
        self.size = self.size.saturating_add(report);
    }

    pub(super) fn spend(&mut self, work: u64) {
        self.spent = self.spent.saturating_add(work);
    }

    /// Whether more was spent than the sizes allow, `read` bytes of the files among it.
    pub(super) fn is_exceeded(&self, read: u64) -> bool {
        let allowed = self.size.saturating_mul(EACH).saturating_add(FREE);
        self.spent.saturating_add(read) > allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_report_may_ask_for_more() {
        let mut effort = Effort::new(10);
        effort.spend(FREE + 10 * EACH);
        assert!(!effort.is_exceeded(0) && effort.is_exceeded(1));
        effort.grow(1);
        assert!(!effort.is_exceeded(EACH) && effort.is_exceeded(EACH + 1));
        effort.spend(u64::MAX);
        assert!(effort.is_exceeded(0));
    }
}
