//! `restore`: the source of a conversion, byte for byte.

use std::path::Path;

use opencheckpoint_convert::restore::{RestoreError, Restored, restore};
use serde::Serialize;

use crate::args::{self, Form};
use crate::exit::{Exit, Failure};
use crate::files::{self, Input, Output, shown};
use crate::progress::Progress;
use crate::render::escape::escaped;
use crate::render::terminal::{self, Stdout};
use crate::render::words::{counted, number};

/// The one document of `--output json`.
#[derive(Serialize)]
struct Document<'r> {
    target: &'r str,
    file: &'r str,
    format: &'r str,
    digest: &'r str,
    size: u64,
    steps: usize,
}

pub(crate) fn run(args: &args::Restore, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let out = args.out.as_deref().unwrap_or(Path::new("-"));
    let inputs: Vec<&Path> = std::iter::once(args.target.as_path())
        .chain(args.residue.iter().map(AsRef::as_ref))
        .collect();
    files::one_standard_input(inputs.iter().copied())?;
    files::kept_apart(&inputs, &[out])?;
    let target = Input::open_or_empty(&args.target)?;
    let residues: Vec<_> =
        args.residue.iter().map(|path| Input::open(path)).collect::<Result<_, _>>()?;
    let mut output = Output::begin(out)?;
    let restored = restored(&target, &residues, &mut output, args.quiet)?;
    files::commit(vec![output], stdout)?;
    if args.quiet {
        return Ok(Exit::Done);
    }
    let name = shown(out);
    match form {
        Form::Text => terminal::say(&text(&restored, &name)),
        Form::Json => {
            let Restored { format, digest, size, steps } = &restored;
            let (size, steps) = (*size, *steps);
            let document =
                Document { target: &target.name, file: &name, format, digest, size, steps };
            terminal::document(&document, out, stdout)?;
        }
    }
    Ok(Exit::Done)
}

fn restored(
    target: &Input,
    residues: &[Input],
    output: &mut Output,
    quiet: bool,
) -> Result<Restored, Failure> {
    let progress = Progress::over(target, quiet);
    let mut file = progress.follow(&target.file);
    let mut files: Vec<_> = residues.iter().map(|residue| &residue.file).collect();
    // Which of several residues is at fault, only their content could tell.
    let residue = match residues {
        [only] => only.name.as_str(),
        _ => "one of the residues",
    };
    restore(&mut file, &mut files, output).map_err(|error| match error {
        RestoreError::Io(error) if output.has_failed() => output.fail(&error),
        RestoreError::Io(error) => Failure::io(&target.name, &error),
        // An empty target is one only with a residue that says so.
        _ if target.size == 0 => Failure::file(&target.name, "is empty"),
        RestoreError::Target(_) => Failure::file(&target.name, error.to_string()),
        RestoreError::OtherTarget { .. } => Failure::refused(&target.name, error.to_string()),
        RestoreError::Residue { .. }
        | RestoreError::NoResidue
        | RestoreError::Format { .. }
        | RestoreError::Gap { .. }
        | RestoreError::OtherSource { .. } => Failure::refused(residue, error.to_string()),
    })
}

fn text(restored: &Restored, name: &str) -> String {
    let Restored { format, digest, size, steps } = restored;
    let steps = if *steps == 1 {
        String::new()
    } else {
        format!(" through {} steps", number(*steps as u64))
    };
    format!(
        "Restored {} ({}, {}){steps}.\nIt is the source byte for byte: {}",
        escaped(name),
        escaped(format),
        counted(*size, "byte", "bytes"),
        escaped(digest)
    )
}
