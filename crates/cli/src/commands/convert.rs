//! `convert`: from one format to another, with a report of every value's fate.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use exact_json::Read as _;
use exact_json::Scanner;
use exact_json::digest::sha256;
use opencheckpoint_convert::report::Reason;
use opencheckpoint_convert::{
    self as conversion, Document, Error, Format, Job, Options, Parent, RequestError, SourceError,
    Strict, Summary,
};
use opencheckpoint_model::v0_1::Checkpoint;

use crate::args::{self, Form};
use crate::exit::{Exit, Failure};
use crate::files::{self, Input, Output};
use crate::formats;
use crate::progress::Progress;
use crate::render::summary::{self, Written};
use crate::render::terminal::{self, Stdout};

pub(crate) fn run(args: &args::Convert, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let to = formats::named(&args.to)?;
    let from = args.from.as_deref().map(formats::named).transpose()?;
    let strict = strict(args.strict.as_deref())?;
    let places = Places::of(args);
    places.check(args)?;
    let options = options(args)?;
    let mut input = Input::open(&args.input)?;
    let from = from.map_or_else(|| formats::sniffed(&mut input, "--from"), Ok)?;
    let mut outputs = places.begin()?;
    let summary = converted(&mut input, (from, to), &options, &strict, &mut outputs, args)?;
    outputs.commit(stdout)?;
    if args.quiet {
        return Ok(Exit::Done);
    }
    let written = Written {
        source: &input.name,
        target: &places.target,
        report: places.report.as_deref(),
        residue: places.residue.as_deref(),
    };
    match form {
        Form::Text => terminal::say(summary::text(&summary, &written).trim_end()),
        Form::Json => {
            let document = summary::document(&summary, &written);
            terminal::document(&document, &places.target, stdout)?;
        }
    }
    Ok(Exit::Done)
}

fn converted(
    input: &mut Input,
    (from, to): (Format, Format),
    options: &Options,
    strict: &Strict,
    outputs: &mut Outputs,
    args: &args::Convert,
) -> Result<Summary, Failure> {
    let progress = Progress::over(input, args.quiet);
    let mut file = progress.follow(&input.file);
    let Outputs { target, report, residue } = outputs;
    let job = Job {
        input: &mut file,
        from: Some(from),
        to,
        options,
        strict,
        // They are files that nobody reads before they are committed.
        target: conversion::Output::Storage(target),
        report: report.as_mut().map(|report| conversion::Output::Storage(report)),
        residue: residue.as_mut().map(|residue| conversion::Output::Storage(residue)),
    };
    conversion::convert(job).map_err(|error| match error {
        Error::Io(error) => {
            outputs.failure(&error).unwrap_or_else(|| Failure::io(&input.name, &error))
        }
        Error::Request(error @ RequestError::Ungranted { .. }) => {
            Failure::refused(named(args.grant.as_deref()), error.to_string())
        }
        Error::Request(RequestError::Bind { error }) => {
            Failure::read(named(args.bind.as_deref()), &error)
        }
        error => failure(&input.name, error),
    })
}

/// A file beside the input, as the user named it.
fn named(path: Option<&Path>) -> String {
    path.map(|path| path.display().to_string()).unwrap_or_default()
}

/// What to say of a conversion that is refused.
fn failure(file: &str, error: Error) -> Failure {
    match error {
        Error::Source(SourceError::Json { line, error }) => Failure::read_line(file, line, &error),
        Error::Source(error @ (SourceError::Record { .. } | SourceError::Unverified { .. })) => {
            Failure::refused(file, error.to_string())
        }
        Error::Request(error @ RequestError::NoPath { .. }) => {
            Failure::usage(format!("{error}; `opencheckpoint formats` lists what is converted"))
        }
        Error::Request(error @ RequestError::NoGrant { .. }) => Failure::usage(error.to_string()),
        Error::Source(_) | Error::Request(_) | Error::Io(_) => {
            Failure::file(file, error.to_string())
        }
        Error::Outcome(_) | Error::Defect(_) | Error::Composition(_) => {
            Failure::refused(file, error.to_string())
        }
    }
}

/// Where everything goes.
struct Places {
    target: PathBuf,
    report: Option<PathBuf>,
    residue: Option<PathBuf>,
}

impl Places {
    fn of(args: &args::Convert) -> Self {
        let target = args.out.clone().unwrap_or_else(|| PathBuf::from("-"));
        let report = match &args.report {
            Some(report) => Some(report.clone()),
            None if args.no_report || files::is_dash(&target) => None,
            None => Some(beside(&target)),
        };
        Self { target, report, residue: args.residue.clone() }
    }

    fn check(&self, args: &args::Convert) -> Result<(), Failure> {
        let inputs: Vec<&Path> = std::iter::once(args.input.as_path())
            .chain(args.parent.as_deref())
            .chain(args.grant.as_deref())
            .chain(args.request.as_deref())
            .chain(args.bind.as_deref())
            .collect();
        let outputs: Vec<&Path> = std::iter::once(self.target.as_path())
            .chain(self.report.as_deref())
            .chain(self.residue.as_deref())
            .collect();
        files::one_standard_input(inputs.iter().copied())?;
        files::kept_apart(&inputs, &outputs)
    }

    fn begin(&self) -> Result<Outputs, Failure> {
        let begin = |path: Option<&PathBuf>| path.map(|path| Output::begin(path)).transpose();
        Ok(Outputs {
            target: Output::begin(&self.target)?,
            report: begin(self.report.as_ref())?,
            residue: begin(self.residue.as_ref())?,
        })
    }
}

/// `OUT.loss.jsonl`.
fn beside(target: &Path) -> PathBuf {
    let mut name = OsString::from(target);
    name.push(".loss.jsonl");
    PathBuf::from(name)
}

/// Everything in the making.
struct Outputs {
    target: Output,
    report: Option<Output>,
    residue: Option<Output>,
}

impl Outputs {
    /// The target comes last: where it stands, the others do.
    fn commit(self, stdout: &mut Stdout) -> Result<(), Failure> {
        let Self { target, report, residue } = self;
        let outputs = residue.into_iter().chain(report).chain([target]);
        files::commit(outputs.collect(), stdout)
    }

    /// If it was an output that failed, what to say.
    fn failure(&self, error: &std::io::Error) -> Option<Failure> {
        let Self { target, report, residue } = self;
        let mut outputs = residue.iter().chain(report).chain([target]);
        outputs.find(|output| output.has_failed()).map(|output| output.fail(error))
    }
}

fn strict(reasons: Option<&[String]>) -> Result<Strict, Failure> {
    let Some(reasons) = reasons else { return Ok(Strict::Off) };
    let named: Result<Vec<_>, _> =
        reasons.iter().filter(|name| !name.is_empty()).map(|name| reason(name)).collect();
    named.map(|named| if named.is_empty() { Strict::All } else { Strict::For(named) })
}

fn reason(name: &str) -> Result<Reason, Failure> {
    Reason::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Reason::ALL.iter().map(|reason| reason.name()).collect();
        Failure::usage(format!(
            "--strict: nothing is dropped for the reason {name:?}; the reasons are {}",
            names.join(", ")
        ))
    })
}

fn options(args: &args::Convert) -> Result<Options, Failure> {
    let mut options = Options {
        now: args.now.as_deref().map(|now| args::time("--now", now)).transpose()?,
        objective: args.objective.as_deref().map(objective).transpose()?,
        parent: args.parent.as_deref().map(parent).transpose()?,
        grant: args.grant.as_deref().map(document).transpose()?,
        request: args.request.as_deref().map(document).transpose()?,
        bind: args.bind.as_deref().map(document).transpose()?,
        allow_unverified: args.allow_unverified,
        redact: args.redact,
        ..Options::default()
    };
    if let Some(bytes) = args.max_line {
        options.limits.line = usize::try_from(bytes).unwrap_or(usize::MAX);
    }
    Ok(options)
}

fn objective(text: &str) -> Result<String, Failure> {
    if text.trim().is_empty() {
        return Err(Failure::usage(format!("--objective: {text:?} says no objective")));
    }
    Ok(text.to_owned())
}

/// The id of a checkpoint and the digest of its bytes.
fn parent(path: &Path) -> Result<Parent, Failure> {
    let mut input = Input::open(path)?;
    let bytes = input.bytes()?;
    let mut scanner = Scanner::new();
    let tape = input.scan(&mut scanner, &bytes)?;
    let checkpoint = Checkpoint::read(tape.root())
        .map_err(|error| Failure::read(&input.name, &exact_json::Error::from_read(error, tape)))?;
    Ok(Parent { id: checkpoint.id.to_string(), digest: sha256(&bytes) })
}

/// A document of one type.
fn document<T: for<'t> exact_json::Read<'t>>(path: &Path) -> Result<Document<T>, Failure> {
    let mut input = Input::open(path)?;
    let bytes = input.bytes()?;
    // What is no UTF-8 is told with its place, as any other fault of the text.
    input.scan(&mut Scanner::new(), &bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    Document::parse(text).map_err(|error| Failure::read(&input.name, &error))
}
