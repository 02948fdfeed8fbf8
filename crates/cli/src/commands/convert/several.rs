//! Several files, and what stands in directories: each is converted by itself, whatever becomes of the others.

use opencheckpoint_convert::{Format, Options, Strict, Summary};

use super::done::Done;
use super::plan::{Directories, Plan, Planned};
use super::{failure, options};
use crate::args::{self, Form};
use crate::commands::conversion::Asked;
use crate::exit::{Exit, Failure};
use crate::files::{Input, Walk};
use crate::progress::Progress;
use crate::render::several;
use crate::render::terminal::{self, Stdout};

pub(super) fn run(
    formats: (Option<Format>, Format),
    strict: &Strict,
    args: &args::Convert,
    form: Form,
    stdout: &mut Stdout,
) -> Result<Exit, Failure> {
    let directories = Directories::of(args)?;
    let options = options(args)?;
    let walk = Walk::over(&args.inputs, &directories.written())?;
    let Plan { conversions, skipped, failed, hidden } = Plan::of(walk, formats, &directories)?;
    if conversions.is_empty() && failed.is_empty() {
        let message = "nothing that is named holds a log that is converted to that format";
        return Err(Failure::usage(format!("{}: {message}", formats.1)));
    }
    let mut done = Done::new(skipped, failed, hidden, form);
    let progress = Progress::over_files(conversions.len(), args.quiet);
    for mut planned in conversions {
        match one(&mut planned, formats.1, (&options, strict), args, stdout) {
            Ok((summary, is_packed)) => done.converted(&planned, &summary, is_packed),
            Err(failure) => done.failed(failure),
        }
        progress.step();
    }
    drop(progress);
    match form {
        Form::Json if !args.quiet => stdout.json(&done.document())?,
        Form::Text if !args.quiet => {
            terminal::say(several::text(&done, formats.1, &directories.written()).trim_end());
        }
        _ => {
            for failure in &done.failed {
                terminal::say(&format!("error: {failure}"));
            }
        }
    }
    Ok(done.exit())
}

/// Converts one of them, and says whether it is compressed. What it writes stands there whole when it is done.
fn one(
    planned: &mut Planned,
    to: Format,
    (options, strict): (&Options, &Strict),
    args: &args::Convert,
    stdout: &mut Stdout,
) -> Result<(Summary, bool), Failure> {
    let Planned { source, from, places, held } = planned;
    let input = held.take().map_or_else(|| Input::open(source), Ok)?;
    let mut outputs = places.begin()?;
    // The bar of this one would stand in the way of that over all.
    let asked = Asked { from: *from, to, options, strict, quiet: true };
    let summary =
        outputs.convert(&input, &asked).map_err(|error| failure(error, &outputs, &input, args))?;
    outputs.commit(stdout)?;
    Ok((summary, input.is_packed))
}
