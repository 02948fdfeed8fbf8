//! `ready`: whether a task may be continued from its checkpoint now.

use std::fmt;
use std::str::FromStr;

use exact_json::{Read as _, Scanner};
use opencheckpoint_model::v0_1::{Checkpoint, OperationStatus, RequirementKind};
use opencheckpoint_rules::ready::{Effect, Known, Reason, ready};
use opencheckpoint_rules::{Severity, opencheckpoint};
use serde::Serialize;

use crate::args::{self, Form};
use crate::exit::{Exit, Failure};
use crate::files::Input;
use crate::render::escape::escaped;
use crate::render::terminal::Stdout;

pub(crate) fn run(args: &args::Ready, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let known = known(args)?;
    let mut input = Input::open(&args.file)?;
    let bytes = input.bytes()?;
    let mut scanner = Scanner::new();
    let tape = input.scan(&mut scanner, &bytes)?;
    let checkpoint = Checkpoint::read(tape.root())
        .map_err(|error| Failure::read(&input.name, &exact_json::Error::from_read(error, tape)))?;
    refuse_invalid(&checkpoint, &input.name)?;
    refuse_unknown(&checkpoint, &known)?;
    let found = ready(&checkpoint, &known);
    match form {
        Form::Text => {
            let mut text = String::new();
            for reason in &found.reasons {
                let Reason { effect, pointer, why } = reason;
                text.push_str(&escaped(&format!("{:<8}  {pointer}: {why}", effect.name())));
                text.push('\n');
            }
            text.push_str(if found.is_ready() { "ready\n" } else { "not ready\n" });
            stdout.text(&text)?;
        }
        Form::Json => stdout.json(&Document {
            file: &input.name,
            ready: found.is_ready(),
            reasons: found.reasons.iter().map(Told::of).collect(),
        })?,
    }
    Ok(if found.is_ready() { Exit::Done } else { Exit::Refused })
}

#[derive(Serialize)]
struct Document<'a> {
    file: &'a str,
    ready: bool,
    reasons: Vec<Told<'a>>,
}

/// A reason, as programs are told it.
#[derive(Serialize)]
struct Told<'a> {
    kind: &'static str,
    effect: &'static str,
    pointer: &'a str,
    message: String,
}

impl<'a> Told<'a> {
    fn of(reason: &'a Reason<'_>) -> Self {
        let Reason { effect, pointer, why } = reason;
        Self { kind: why.name(), effect: Effect::name(*effect), pointer, message: why.to_string() }
    }
}

/// What the command line says is known.
fn known(args: &args::Ready) -> Result<Known, Failure> {
    let mut known = Known {
        at: args.at.as_deref().map(|at| args::time("--at", at)).transpose()?,
        met: args.met.iter().cloned().collect(),
        ..Known::default()
    };
    for text in &args.have {
        let (kind, name) = pair("--have", "KIND=NAME", text)?;
        known.have.insert((word::<RequirementKind>("--have", kind)?, name.to_owned()));
    }
    for text in &args.observed {
        let (operation, status) = pair("--observed", "OP=STATUS", text)?;
        let status = word::<OperationStatus>("--observed", status)?;
        known.observed.insert(operation.to_owned(), status);
    }
    Ok(known)
}

fn pair<'t>(option: &str, form: &str, text: &'t str) -> Result<(&'t str, &'t str), Failure> {
    text.split_once('=')
        .ok_or_else(|| Failure::usage(format!("{option}: found {text:?}, expected {form}")))
}

fn word<T: FromStr<Err: fmt::Display>>(option: &str, text: &str) -> Result<T, Failure> {
    text.parse().map_err(|refusal| Failure::usage(format!("{option}: {refusal}")))
}

/// Refuses a checkpoint that breaks a rule: what it says of its task cannot be relied on.
fn refuse_invalid(checkpoint: &Checkpoint, file: &str) -> Result<(), Failure> {
    let findings = opencheckpoint::check(checkpoint);
    let mut errors = findings.iter().filter(|finding| finding.severity() == Severity::Error);
    match errors.next() {
        None => Ok(()),
        Some(first) => {
            let message = format!("is not valid: {first}; `opencheckpoint validate` tells all");
            Err(Failure::refused(file, message))
        }
    }
}

/// Refuses what is known of something that the checkpoint does not have: it is misspelled.
fn refuse_unknown(checkpoint: &Checkpoint, known: &Known) -> Result<(), Failure> {
    let operations: Vec<_> =
        checkpoint.operations.iter().flatten().map(|operation| operation.id.as_str()).collect();
    let continuation = checkpoint.continuation.iter();
    let preconditions: Vec<_> = continuation
        .flat_map(|all| all.preconditions.iter().flatten())
        .map(|precondition| precondition.id.as_str())
        .collect();
    let mut observed: Vec<_> = known.observed.keys().collect();
    let mut met: Vec<_> = known.met.iter().collect();
    observed.sort();
    met.sort();
    for (option, what, named, all) in [
        ("--observed", "operation", observed, operations),
        ("--met", "precondition", met, preconditions),
    ] {
        if let Some(unknown) = named.into_iter().find(|id| !all.contains(&id.as_str())) {
            let message = format!("{option}: the checkpoint has no {what} {unknown:?}");
            let of =
                if all.is_empty() { String::new() } else { format!("; it has {}", all.join(", ")) };
            return Err(Failure::usage(message + &of));
        }
    }
    Ok(())
}
