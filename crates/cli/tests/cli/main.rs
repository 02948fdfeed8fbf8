//! The command, run as a user runs it: exit code, standard output and standard error, literally.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod audit;
mod bad_input;
mod convert;
mod digest;
#[cfg(unix)]
mod directories;
mod granting;
#[cfg(unix)]
mod killed;
#[cfg(unix)]
mod live;
mod logs;
mod pipes;
#[cfg(unix)]
mod readme;
mod ready;
mod restore;
#[cfg(unix)]
mod resume;
mod rules;
mod run;
mod sarif;
mod save;
#[cfg(unix)]
mod save_observed;
mod schema;
#[path = "../../../../fixtures/shared.rs"]
mod shared;
#[cfg(unix)]
mod survey;
#[cfg(unix)]
mod turns_observed;
mod turns_verbs;
mod validate;
mod validate_with;
