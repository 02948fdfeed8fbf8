//! The formats that have a model.

mod open_continuity;
mod opencheckpoint;
mod session_record;
mod turns;

use super::format::Format;

/// Every version of every format with generated code.
pub(crate) const FORMATS: &[Format] =
    &[open_continuity::V0_4, opencheckpoint::V0_1, session_record::DRAFT, turns::V0_3];
