//! `survey`: what logs hold, what would be dropped, and what was never seen before.

use opencheckpoint_convert::native::salvage::Limits;
use opencheckpoint_convert::survey::{Survey, Surveyor};

use crate::args::{self, Form};
use crate::exit::{Exit, Failure};
use crate::files::{self, Found, Input, Passed, Walk};
use crate::formats::{self, Sniffed};
use crate::progress::Progress;
use crate::render::survey;
use crate::render::terminal::Stdout;

pub(crate) fn run(args: &args::Survey, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let to = args.to.as_deref().map(formats::named).transpose()?;
    let mut surveyor = to.map_or_else(Surveyor::default, Surveyor::to);
    if let Some(bytes) = args.max_line {
        let line = usize::try_from(bytes).unwrap_or(usize::MAX);
        surveyor = surveyor.with_limits(Limits { line });
    }
    let Walk { files, passed, unread, hidden, .. } = walk(args)?;
    for Passed { path, why } in passed {
        surveyor.skip(files::shown(&path), why);
    }
    for failure in unread {
        surveyor.fail(failure.file.unwrap_or_default(), failure.message);
    }
    surveyor.pass_over(hidden);
    let progress = Progress::over_files(files.len(), false);
    for found in &files {
        file(found, &mut surveyor);
        progress.step();
    }
    drop(progress);
    let survey = surveyor.finish();
    match form {
        Form::Text => stdout.text(&survey::text(&survey, args.members))?,
        Form::Json => stdout.json(&survey)?,
    }
    Ok(verdict(&survey))
}

/// The files to look at. Standard input is one by itself.
fn walk(args: &args::Survey) -> Result<Walk, Failure> {
    match &args.paths[..] {
        [path] if files::is_dash(path) => Ok(Walk::of_files(&args.paths)),
        paths => Walk::over(paths, &[]),
    }
}

/// Takes in a file, or says why not.
fn file(found: &Found, surveyor: &mut Surveyor) {
    let Found { path, below: _, is_named } = found;
    let mut input = match Input::open_or_empty(path) {
        Ok(input) => input,
        Err(failure) => return surveyor.fail(files::shown(path), failure.message),
    };
    let name = input.name.clone();
    let mut pass = |why: String| {
        if *is_named { surveyor.fail(&name, why) } else { surveyor.skip(&name, why) }
    };
    if input.size == 0 {
        return pass("is empty".to_owned());
    }
    match Sniffed::of(&mut input) {
        Ok(Sniffed::Format(format)) => surveyor.file(&name, &mut input.file, format),
        Ok(Sniffed::Unread(what)) => surveyor.fail(name, format!("is {what}")),
        Ok(Sniffed::Unknown(error)) => pass(formats::unknown(&error)),
        Err(failure) => surveyor.fail(name, failure.message),
    }
}

/// What is new is no fault; what could not be read is one.
fn verdict(survey: &Survey) -> Exit {
    if survey.failed.is_empty() { Exit::Done } else { Exit::Unreadable }
}
