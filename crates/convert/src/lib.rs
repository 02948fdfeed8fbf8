//! Conversions between formats of portable agent state, with a loss report and a way back.

mod format;
pub mod native;

pub use format::{Format, SNIFFED, UnknownFormat, Unsniffed, sniff};
