//! Conversions between formats of portable agent state, with a loss report and a way back.

pub mod native;
