//! The command, run as a user runs it: exit code, standard output and standard error, literally.

#![allow(clippy::unwrap_used, reason = "the helpers of tests are tests, too")]

mod audit;
mod bad_input;
mod convert;
mod digest;
mod logs;
mod pipes;
#[cfg(unix)]
mod readme;
mod restore;
mod run;
mod schema;
mod validate;
