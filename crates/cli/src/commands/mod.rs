//! The commands, one file each.

use crate::args::Cli;
use crate::exit::{Exit, Failure};
use crate::render::terminal::Stdout;

/// Runs the command that was asked for.
///
/// # Errors
///
/// Where it could not do its work; what it found wanting in a document is an [`Exit`].
pub(crate) fn run(_cli: &Cli, _stdout: &mut Stdout) -> Result<Exit, Failure> {
    Err(Failure::usage("not built yet"))
}
