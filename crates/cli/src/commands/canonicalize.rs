//! `canonicalize`: a document's canonical form (RFC 8785).

use std::io::Write as _;
use std::path::Path;

use exact_json::jcs::{self, JcsError};
use exact_json::{Position, Scanner, Value};

use crate::args;
use crate::exit::{Exit, Failure, Place};
use crate::files::{self, Input, Output, commit};
use crate::render::terminal::Stdout;

pub(crate) fn run(args: &args::Canonicalize, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let out = args.out.as_deref().unwrap_or(Path::new("-"));
    files::kept_apart(&[&args.file], &[out])?;
    let mut input = Input::open(&args.file)?;
    let bytes = input.bytes()?;
    let mut scanner = Scanner::new();
    let tape = input.scan(&mut scanner, &bytes)?;
    let canonical = canonical(tape.root(), &input.name)?;
    let mut output = Output::begin(out)?;
    output.write_all(canonical.as_bytes()).map_err(|error| output.fail(&error))?;
    commit(vec![output], stdout)?;
    Ok(Exit::Done)
}

/// The canonical form of a value.
///
/// # Errors
///
/// Where it holds what the form cannot carry: to this form, that is not JSON.
pub(crate) fn canonical(value: Value<'_>, file: &str) -> Result<String, Failure> {
    jcs::canonicalize(value).map_err(|error| match error {
        JcsError::Text(error) => Failure::read(file, &error),
        JcsError::Number { number, expected, pointer, position } => {
            let Position { line, column } = position;
            Failure::file(file, format!("found {number}, expected {expected}")).at(Place {
                line,
                column,
                pointer,
            })
        }
    })
}
