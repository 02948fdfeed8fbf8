//! The loss report: what became of every value of the source, and where every value of the target
//! comes from.
//!
//! A report is JSON lines: a [`Head`], then [`Row`]s and the [`Shape`]s they use, then the [`Totals`].
//! A row applies entries to bases: the first token of a source pointer is an index into the row's
//! `from`, of a target pointer an index into its `to`, and the rest is appended to that base. Equal
//! lists of entries are interned as shapes, so that the report of a log stays small.
//!
//! [`Spool`] writes one while a conversion runs, [`Reader`] reads one line by line, [`explain`] makes
//! tables of one.

mod entry;
mod entry_read;
mod explain;
mod head;
mod line;
mod objects;
mod reader;
mod rows;
mod schema;
mod spool;
mod text;
mod totals;

pub use crate::native::salvage::{Anomaly, AnomalyKind, Segment};
pub use entry::{Entry, Fate, Origin, Pointers, Step, Transform};
pub use exact_json::trace::{Basis, Function, Reason};
pub use explain::{ExplainedEntry, Explanation, explain};
pub use head::{Adapter, Head, LOSS_REPORT, Notice, Side};
pub use line::{Line, Row, Shape};
pub use reader::{ReadReportError, Reader};
pub use schema::schema;

pub(crate) use objects::objects_are_objects;
pub(crate) use rows::{RowSide, Rows};
pub use spool::{Spool, SpooledRows};
pub use totals::{Sides, SourceTotals, TargetTotals, Totals};
