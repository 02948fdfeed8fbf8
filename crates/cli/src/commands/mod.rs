//! The commands, one file each.

mod audit;
mod canonicalize;
mod conversion;
pub(crate) mod convert;
mod diff;
mod digest;
mod formats;
mod merge;
mod ready;
mod restore;
mod resume;
pub(crate) mod rules;
mod save;
mod schema;
mod survey;
mod turns;
pub(crate) mod validate;

use crate::args::{Cli, Command, Output};
use crate::exit::{Exit, Failure};
use crate::render::terminal::Stdout;

/// Runs the command that was asked for.
///
/// # Errors
///
/// Where it could not do its work; what it found wanting in a document is an [`Exit`].
pub(crate) fn run(cli: &Cli, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let form = cli.output().form();
    if cli.output() == Output::Sarif && !matches!(cli.command, Command::Validate(_)) {
        return Err(Failure::usage("a SARIF log tells findings, and only `validate` has any"));
    }
    match &cli.command {
        Command::Audit(args) => audit::run(args, form, stdout),
        Command::Canonicalize(args) => canonicalize::run(args, stdout),
        Command::Convert(args) => convert::run(args, form, stdout),
        Command::Formats => formats::run(form, stdout),
        Command::Diff(args) => diff::run(args, form, stdout),
        Command::Digest(args) => digest::run(args, form, stdout),
        Command::Merge(args) => merge::run(args, form, stdout),
        Command::Ready(args) => ready::run(args, form, stdout),
        Command::Restore(args) => restore::run(args, form, stdout),
        Command::Resume(args) => resume::run(args),
        Command::Rules(args) => rules::run(args, form, stdout),
        Command::Save(args) => save::run(args, form, stdout),
        Command::Schema(args) => schema::run(args, stdout),
        Command::Survey(args) => survey::run(args, form, stdout),
        Command::Validate(args) => validate::run(args, cli.output(), stdout),
    }
}
