//! `audit`: is a loss report true, and what does it say?

mod explain;

use std::path::Path;

use crate::args::{self, Form};
use crate::exit::{Exit, Failure};
use crate::render::terminal::Stdout;

pub(crate) fn run(args: &args::Audit, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let args::Audit { source, target, report, explain } = args;
    match (explain, source, target, report) {
        (Some(report), ..) => explain::run(report, form, stdout),
        (None, Some(source), Some(target), Some(report)) => {
            check(source, target, report, form, stdout)
        }
        _ => Err(Failure::usage("audit needs SOURCE, TARGET and REPORT, or --explain REPORT")),
    }
}

fn check(
    _source: &Path,
    _target: &Path,
    _report: &Path,
    _form: Form,
    _stdout: &mut Stdout,
) -> Result<Exit, Failure> {
    Err(Failure::usage("not built yet"))
}
