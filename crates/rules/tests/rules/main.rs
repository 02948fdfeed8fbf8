//! The rules, by their pages, by fixtures, and by documents that are made.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod broader;
mod exchanges;
mod fixtures;
mod harness;
#[path = "../../../../fixtures/messages_page.rs"]
mod messages_page;
mod open_continuity;
mod opencheckpoint;
mod pages;
mod properties;
mod ready;
mod session_record;
mod session_record_mutations;
#[path = "../../../../fixtures/shared.rs"]
mod shared;
mod shared_cases;
mod turns;
