//! A file as its records: a first pass that counts, then any record by its number.
//!
//! A document is one record, at the empty pointer. A stream has one a line, or is a list of them, numbered from 0; what
//! cannot be read of a log has a number too. The memory is a table of places and counts, and a small
//! cache of records.

mod file;
mod index;
mod input;
mod items;
mod layout;
mod places;
mod record;
mod stream;
mod window;

pub use file::RecordFile;
pub use index::{Index, IndexError};
pub use layout::Layout;
pub use record::Record;

pub(crate) use input::Hashing;
pub(crate) use places::{Again, Places, Slot};
pub(crate) use stream::{Kept, StreamRecord, items, records};
pub(crate) use window::Window;
