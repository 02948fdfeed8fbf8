//! `save`: a file of turns from a log, from which an agent can continue.

mod left_out;

use std::path::Path;
use std::time::SystemTime;

use exact_json::Timestamp;
use opencheckpoint_convert::{Format, Options, Strict, Summary};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::args::{self, Form};
use crate::commands::conversion::{self, Asked, Places};
use crate::exit::{Exit, Failure};
use crate::files::{self, Input, shown};
use crate::formats;
use crate::render::escape::escaped;
use crate::render::summary;
use crate::render::terminal::{self, Stdout};

pub(crate) fn run(args: &args::Save, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    saved(args, form, stdout).map_err(|failure| match failure.file {
        // As agent-checkpoint ends: 2 is for the command line alone.
        Some(_) => Failure { exit: Exit::Refused, ..failure },
        None => failure,
    })
}

fn saved(args: &args::Save, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let from = args.from.as_deref().map(formats::named).transpose()?;
    let options = options(args)?;
    let target = args.out.as_deref().unwrap_or(Path::new("-")).to_owned();
    let places = Places { target, report: args.report.clone(), residue: args.residue.clone() };
    places.check(&[&args.log])?;
    let mut input = Input::open(&args.log)?;
    let from = from.map_or_else(|| formats::sniffed(&mut input, "--from"), Ok)?;
    if from == Format::Turns {
        let message = "is a file of turns already: `resume` takes it as it is";
        return Err(Failure::file(&input.name, message));
    }
    let mut outputs = places.begin()?;
    let strict = &Strict::Off;
    let asked = Asked { from, to: Format::Turns, options: &options, strict, quiet: args.quiet };
    let summary = outputs.convert(&input, &asked).map_err(|error| {
        let failure = outputs.failure(&input.name, error);
        // What is said of the request is said of this file: its format was not asked for.
        Failure { file: failure.file.or_else(|| Some(input.name.clone())), ..failure }
    })?;
    outputs.commit(stdout)?;
    if args.quiet {
        return Ok(Exit::Done);
    }
    match form {
        Form::Text => say(&summary, &input.name, &places, stdout)?,
        Form::Json => {
            let written = places.written(&input);
            let document = summary::document(&summary, &written);
            terminal::document(&document, &places.target, stdout)?;
        }
    }
    Ok(Exit::Done)
}

fn say(
    summary: &Summary,
    source: &str,
    places: &Places,
    stdout: &mut Stdout,
) -> Result<(), Failure> {
    let is_watched = terminal::stderr_is_watched();
    for line in left_out::lines(summary, source, places.report.as_deref(), is_watched) {
        terminal::say(&line);
    }
    let turns = summary.records.unwrap_or_default();
    let name = shown(&places.target);
    let done = format!("Saved {turns} turns to {}", escaped(&name));
    if files::is_dash(&places.target) {
        terminal::say(&done);
        Ok(())
    } else {
        stdout.text(&(done + "\n"))
    }
}

fn options(args: &args::Save) -> Result<Options, Failure> {
    let now = match &args.now {
        Some(now) => Some(args::time("--now", now)?),
        None => clock(),
    };
    let mut options = Options { now, ..Options::default() };
    conversion::limit_lines(&mut options, args.max_line);
    Ok(options)
}

/// The time it is; none where the clock shows one that cannot be written.
fn clock() -> Option<Timestamp> {
    let now = OffsetDateTime::from(SystemTime::now()).replace_nanosecond(0).ok()?;
    now.format(&Rfc3339).ok()?.parse().ok()
}
