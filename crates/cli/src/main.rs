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
#[cfg(unix)]
mod signals;

use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;

use crate::args::{Cli, Form};
use crate::exit::{Exit, Failure};
use crate::render::terminal::{self, Stdout, say};

fn main() -> ExitCode {
    let cli = Cli::of_this_run();
    let mut stdout = Stdout::new();
    let verdict = commands::run(&cli, &mut stdout).unwrap_or_else(|failure| {
        tell(&failure, &cli, &mut stdout);
        failure.exit
    });
    // What could not be written has not been said, whatever the verdict was.
    let said = stdout.finish().map_or_else(
        |failure| {
            say(&format!("error: {failure}"));
            failure.exit
        },
        |()| Exit::Done,
    );
    verdict.max(said).into()
}

/// Says why the run ends here: on one line, or, where it was asked for, as one JSON document.
fn tell(failure: &Failure, cli: &Cli, stdout: &mut Stdout) {
    #[derive(Serialize)]
    struct Document<'a> {
        error: &'a Failure,
    }

    let line = format!("error: {failure}");
    match cli.output().form() {
        Form::Text => say(&line),
        Form::Json => {
            let document = Document { error: failure };
            let written = if cli.command.fills_stdout() {
                terminal::document(&document, Path::new("-"), stdout)
            } else {
                stdout.json(&document)
            };
            if written.is_err() {
                say(&line);
            }
        }
    }
}
