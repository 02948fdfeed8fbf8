//! The formats that have a model.

mod opencheckpoint;
mod session_record;

use super::format::Format;

/// Every version of every format with generated code.
pub(crate) const FORMATS: &[Format] = &[opencheckpoint::V0_1, session_record::DRAFT];
