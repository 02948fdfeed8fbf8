//! `convert`: from one format to another, with a report of every value's fate.

mod done;
mod plan;
mod several;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use exact_json::Read as _;
use exact_json::Scanner;
use exact_json::digest::sha256;
use opencheckpoint_convert::report::Reason;
use opencheckpoint_convert::{Document, Error, Format, Options, Parent, RequestError, Strict};
use opencheckpoint_model::v0_1::Checkpoint;

pub(crate) use self::done::Done;
use crate::args::{self, Form};
use crate::commands::conversion::{self, Asked, Outputs, Places};
use crate::exit::{Exit, Failure};
use crate::files::{self, Input};
use crate::formats;
use crate::render::summary;
use crate::render::terminal::{self, Stdout};

pub(crate) fn run(args: &args::Convert, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let to = formats::named(&args.to)?;
    let from = args.from.as_deref().map(formats::named).transpose()?;
    let strict = strict(args.strict.as_deref())?;
    match &args.inputs[..] {
        [input] if !input.is_dir() => one(input, (from, to), &strict, args, form, stdout),
        _ => several::run((from, to), &strict, args, form, stdout),
    }
}

/// Converts one file.
fn one(
    input: &Path,
    (from, to): (Option<Format>, Format),
    strict: &Strict,
    args: &args::Convert,
    form: Form,
    stdout: &mut Stdout,
) -> Result<Exit, Failure> {
    let places = places(args);
    places.check(&inputs(input, args))?;
    let options = options(args)?;
    let mut input = Input::open(input)?;
    let from = from.map_or_else(|| formats::sniffed(&mut input, "--from"), Ok)?;
    let mut outputs = places.begin()?;
    let asked = Asked { from, to, options: &options, strict, quiet: args.quiet };
    let summary =
        outputs.convert(&input, &asked).map_err(|error| failure(error, &outputs, &input, args))?;
    outputs.commit(stdout)?;
    if args.quiet {
        return Ok(Exit::Done);
    }
    conversion::tell_packed(&input);
    let written = places.written(&input);
    match form {
        Form::Text => terminal::say(summary::text(&summary, &written).trim_end()),
        Form::Json => {
            let document = summary::document(&summary, &written);
            terminal::document(&document, &places.target, stdout)?;
        }
    }
    Ok(Exit::Done)
}

/// What to say of a conversion that is refused.
fn failure(error: Error, outputs: &Outputs, input: &Input, args: &args::Convert) -> Failure {
    match error {
        Error::Request(error @ RequestError::Ungranted { .. }) => {
            Failure::refused(named(args.grant.as_deref()), error.to_string())
        }
        Error::Request(RequestError::Bind { error }) => {
            Failure::read(named(args.bind.as_deref()), &error)
        }
        error => outputs.failure(&input.name, error),
    }
}

/// A file beside the input, as the user named it.
fn named(path: Option<&Path>) -> String {
    path.map(|path| path.display().to_string()).unwrap_or_default()
}

fn places(args: &args::Convert) -> Places {
    let target = args.out.clone().unwrap_or_else(|| PathBuf::from("-"));
    let report = match &args.report {
        Some(report) => Some(report.clone()),
        None if args.no_report || files::is_dash(&target) => None,
        None => Some(beside(&target)),
    };
    Places { target, report, residue: args.residue.clone() }
}

/// Everything that is read.
fn inputs<'a>(input: &'a Path, args: &'a args::Convert) -> Vec<&'a Path> {
    std::iter::once(input)
        .chain(args.parent.as_deref())
        .chain(args.grant.as_deref())
        .chain(args.request.as_deref())
        .chain(args.bind.as_deref())
        .collect()
}

/// `OUT.loss.jsonl`.
fn beside(target: &Path) -> PathBuf {
    let mut name = OsString::from(target);
    name.push(".loss.jsonl");
    PathBuf::from(name)
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
    conversion::limit_lines(&mut options, args.max_line);
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
