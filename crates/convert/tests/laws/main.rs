//! The laws of conversions, over every fixture and every log that is at hand.
//!
//! Law 5 has tests of its own (`no_upgrade`, `no_upgrade_of_checkpoints`).

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cases;
mod deterministic;
mod forged;
mod honest;
mod hostile;
mod own_rows;
mod restorable;
mod run;
mod sensitive;
#[path = "../../../../fixtures/shared.rs"]
mod shared;
mod strict;
mod tampered;
mod there_and_back;
mod total;
mod valid;
