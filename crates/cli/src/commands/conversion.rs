//! What the commands that convert have in common: where everything goes, and one conversion.

use std::io;
use std::path::{Path, PathBuf};

use opencheckpoint_convert::{
    self as library, Error, Format, Job, Options, RequestError, SourceError, Strict, Summary,
};

use crate::exit::Failure;
use crate::files::{self, Input, Output};
use crate::progress::Progress;
use crate::render::escape::escaped;
use crate::render::summary::Written;
use crate::render::terminal::{self, Stdout};

/// Where everything goes.
pub(super) struct Places {
    pub(super) target: PathBuf,
    pub(super) report: Option<PathBuf>,
    pub(super) residue: Option<PathBuf>,
}

impl Places {
    /// Refuses a run that would write over what it reads.
    pub(super) fn check(&self, inputs: &[&Path]) -> Result<(), Failure> {
        let outputs: Vec<&Path> = std::iter::once(self.target.as_path())
            .chain(self.report.as_deref())
            .chain(self.residue.as_deref())
            .collect();
        files::one_standard_input(inputs.iter().copied())?;
        files::kept_apart(inputs, &outputs)
    }

    pub(super) fn begin(&self) -> Result<Outputs, Failure> {
        let begin = |path: Option<&PathBuf>| path.map(|path| Output::begin(path)).transpose();
        Ok(Outputs {
            target: Output::begin(&self.target)?,
            report: begin(self.report.as_ref())?,
            residue: begin(self.residue.as_ref())?,
        })
    }

    /// The files, as a summary names them.
    pub(super) fn written<'w>(&'w self, input: &'w Input) -> Written<'w> {
        Written {
            source: &input.name,
            target: &self.target,
            report: self.report.as_deref(),
            residue: self.residue.as_deref(),
        }
    }
}

/// A conversion that is asked for.
pub(super) struct Asked<'a> {
    pub(super) from: Format,
    pub(super) to: Format,
    pub(super) options: &'a Options,
    pub(super) strict: &'a Strict,
    pub(super) quiet: bool,
}

/// Everything in the making.
pub(super) struct Outputs {
    target: Output,
    report: Option<Output>,
    residue: Option<Output>,
}

impl Outputs {
    /// Makes everything, and puts nothing in its place yet.
    pub(super) fn convert(&mut self, input: &Input, asked: &Asked<'_>) -> Result<Summary, Error> {
        let progress = Progress::over(input, asked.quiet);
        let mut file = progress.follow(&input.file);
        let Self { target, report, residue } = self;
        library::convert(Job {
            input: &mut file,
            from: Some(asked.from),
            to: asked.to,
            options: asked.options,
            strict: asked.strict,
            // They are files that nobody reads before they are committed.
            target: library::Output::Storage(target),
            report: report.as_mut().map(|report| library::Output::Storage(report)),
            residue: residue.as_mut().map(|residue| library::Output::Storage(residue)),
        })
    }

    /// The target comes last: where it stands, the others do.
    pub(super) fn commit(self, stdout: &mut Stdout) -> Result<(), Failure> {
        let Self { target, report, residue } = self;
        let outputs = residue.into_iter().chain(report).chain([target]);
        files::commit(outputs.collect(), stdout)
    }

    /// What to say of a conversion that is refused. `file` is what was read.
    pub(super) fn failure(&self, file: &str, error: Error) -> Failure {
        match error {
            Error::Io(error) => {
                self.not_written(&error).unwrap_or_else(|| Failure::io(file, &error))
            }
            Error::Source(SourceError::Json { line, error }) => {
                Failure::read_line(file, line, &error)
            }
            Error::Source(
                error @ (SourceError::Record { .. } | SourceError::Unverified { .. }),
            ) => Failure::refused(file, error.to_string()),
            Error::Request(error @ RequestError::NoPath { .. }) => {
                Failure::usage(format!("{error}; `opencheckpoint formats` lists what is converted"))
            }
            Error::Request(error @ RequestError::NoGrant { .. }) => {
                Failure::usage(error.to_string())
            }
            Error::Source(_) | Error::Request(_) => Failure::file(file, error.to_string()),
            Error::Outcome(_) | Error::Defect(_) | Error::Composition(_) => {
                Failure::refused(file, error.to_string())
            }
        }
    }

    /// If it was an output that failed, what to say.
    fn not_written(&self, error: &io::Error) -> Option<Failure> {
        let Self { target, report, residue } = self;
        let mut outputs = residue.iter().chain(report).chain([target]);
        outputs.find(|output| output.has_failed()).map(|output| output.fail(error))
    }
}

/// Says what is accounted for, and given back, where the source is compressed.
pub(super) fn tell_packed(input: &Input) {
    if input.is_packed {
        let name = escaped(&input.name);
        terminal::say(&format!(
            "{name} is zstd-compressed: what it holds is the source, and is what `restore` gives back"
        ));
    }
}

/// Reads no longer lines than these, if they are named.
pub(super) fn limit_lines(options: &mut Options, bytes: Option<u64>) {
    if let Some(bytes) = bytes {
        options.limits.line = usize::try_from(bytes).unwrap_or(usize::MAX);
    }
}
