//! The commands, one file each.

mod audit;
mod canonicalize;
mod convert;
mod digest;
mod formats;
mod restore;
mod schema;
pub(crate) mod validate;

use crate::args::{Cli, Command};
use crate::exit::{Exit, Failure};
use crate::render::terminal::Stdout;

/// Runs the command that was asked for.
///
/// # Errors
///
/// Where it could not do its work; what it found wanting in a document is an [`Exit`].
pub(crate) fn run(cli: &Cli, stdout: &mut Stdout) -> Result<Exit, Failure> {
    match &cli.command {
        Command::Audit(args) => audit::run(args, cli.output, stdout),
        Command::Canonicalize(args) => canonicalize::run(args, stdout),
        Command::Convert(args) => convert::run(args, cli.output, stdout),
        Command::Formats => formats::run(cli.output, stdout),
        Command::Digest(args) => digest::run(args, cli.output, stdout),
        Command::Restore(args) => restore::run(args, cli.output, stdout),
        Command::Schema(args) => schema::run(args, stdout),
        Command::Validate(args) => validate::run(args, cli.output, stdout),
    }
}
