//! The `opencheckpoint` command: portable agent state on the command line.
//!
//! This crate alone reads files by name, prints, and looks at the terminal; everything it knows
//! comes from the libraries below it.

mod args;
mod commands;
mod exit;
mod files;
mod finding;
mod formats;
mod progress;
mod render;

use std::process::ExitCode;

use clap::Parser as _;
use serde::Serialize;

use crate::args::{Cli, Form};
use crate::exit::{Exit, Failure};
use crate::render::terminal::{Stdout, say};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut stdout = Stdout::new();
    let verdict = commands::run(&cli, &mut stdout)
        .unwrap_or_else(|failure| tell(&failure, cli.output, &mut stdout));
    // What could not be written has not been said, whatever the verdict was.
    let said = stdout
        .finish()
        .map_or_else(|failure| tell(&failure, Form::Text, &mut stdout), |()| verdict);
    verdict.max(said).into()
}

/// Says why the run ends here: a line on standard error and, where one was asked for, the JSON
/// document on standard output.
fn tell(failure: &Failure, form: Form, stdout: &mut Stdout) -> Exit {
    #[derive(Serialize)]
    struct Document<'a> {
        error: &'a Failure,
    }

    say(&format!("error: {failure}"));
    if form == Form::Json {
        // The line on standard error has said it already.
        let _ = stdout.json(&Document { error: failure });
    }
    failure.exit
}
