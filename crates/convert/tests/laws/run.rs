//! Running conversions in memory.

use std::collections::HashMap;
use std::io::Cursor;
use std::sync::OnceLock;

use crate::cases::{self, Case};
use crate::granting;
use opencheckpoint_convert::audit::{Verdict, audit_beside};
use opencheckpoint_convert::{
    Error, Format, Job, Options, OutcomeError, Output, SourceError, Strict, Summary, convert, path,
};

/// What came of a conversion.
pub(crate) struct Converted {
    pub(crate) source: Vec<u8>,
    pub(crate) target: Vec<u8>,
    pub(crate) report: Vec<u8>,
    pub(crate) residue: Vec<u8>,
    pub(crate) from: Format,
    pub(crate) to: Format,
    pub(crate) options: Options,
}

pub(crate) fn options() -> Options {
    Options {
        now: Some("2026-03-04T16:20:00Z".parse().unwrap()),
        objective: Some("Do what was asked.".to_owned()),
        // A package whose digests a test does not mend says nothing about the laws.
        allow_unverified: true,
        ..Options::default()
    }
}

/// Converts every case; a log that cannot be salvaged is passed over, and a source of which nothing comes.
#[allow(clippy::print_stdout, reason = "what is passed over is named")]
pub(crate) fn all(cases: &[Case], from: Format, to: Format) -> Vec<(String, Converted)> {
    let mut all = Vec::new();
    for case in cases {
        match run(&case.bytes, from, to) {
            Ok(converted) => all.push((case.name.clone(), converted)),
            Err(Error::Source(SourceError::Log(error))) => println!("{}: {error}", case.name),
            Err(Error::Outcome(error @ OutcomeError::Empty { .. })) => {
                println!("{}: {error}", case.name);
            }
            Err(error) => panic!("{}: {error}", case.name),
        }
    }
    assert!(!all.is_empty());
    all
}

/// Every pair of formats of which the one is converted to the other, directly or through others.
pub(crate) fn pairs() -> impl Iterator<Item = (Format, Format)> {
    let to = |from| Format::ALL.into_iter().map(move |to| (from, to));
    Format::ALL
        .into_iter()
        .flat_map(to)
        .filter(|&(from, to)| from != to && path(from, to).is_some())
}

/// Those of them that a mapping of its own converts.
pub(crate) fn direct() -> impl Iterator<Item = (Format, Format)> {
    pairs().filter(|&(from, to)| path(from, to).is_some_and(|path| path.len() == 1))
}

/// Every case that there is, converted in every way, once for all tests.
pub(crate) fn everything() -> &'static [(String, Converted)] {
    static EVERYTHING: OnceLock<Vec<(String, Converted)>> = OnceLock::new();
    EVERYTHING.get_or_init(|| {
        let sources: HashMap<_, _> =
            Format::ALL.map(|format| (format, cases::sources(format))).into();
        pairs().flat_map(|(from, to)| all(&sources[&from], from, to)).collect()
    })
}

pub(crate) fn run(source: &[u8], from: Format, to: Format) -> Result<Converted, Error> {
    run_with(source, from, to, &options_for(source, from, to))
}

/// What is said of a source that becomes something.
pub(crate) fn options_for(source: &[u8], from: Format, to: Format) -> Options {
    if to != Format::ContextPackage {
        return options();
    }
    let granted = Options { allow_unverified: true, ..granting::granted() };
    granting::said_of(source, from, granted)
}

pub(crate) fn run_with(
    source: &[u8],
    from: Format,
    to: Format,
    options: &Options,
) -> Result<Converted, Error> {
    let Attempt { outcome, target, report, residue } =
        attempt(source, from, to, options, &Strict::Off);
    let summary = outcome?;
    assert_eq!((summary.source.format, summary.target.format), (from, to));
    let options = options.clone();
    Ok(Converted { source: source.to_vec(), target, report, residue, from, to, options })
}

/// What came of a conversion that may have been refused.
pub(crate) struct Attempt {
    pub(crate) outcome: Result<Summary, Error>,
    pub(crate) target: Vec<u8>,
    pub(crate) report: Vec<u8>,
    pub(crate) residue: Vec<u8>,
}

pub(crate) fn attempt(
    source: &[u8],
    from: Format,
    to: Format,
    options: &Options,
    strict: &Strict,
) -> Attempt {
    let (mut target, mut report, mut residue) = (Vec::new(), Vec::new(), Vec::new());
    let outcome = convert(Job {
        input: &mut Cursor::new(source),
        from: Some(from),
        to,
        options,
        strict,
        target: Output::Writer(&mut target),
        report: Some(Output::Writer(&mut report)),
        residue: Some(Output::Writer(&mut residue)),
    });
    Attempt { outcome, target, report, residue }
}

impl Converted {
    pub(crate) fn audit(&self) -> Verdict {
        self.audit_report(&self.report)
    }

    pub(crate) fn audit_report(&self, report: &[u8]) -> Verdict {
        let documents = granting::documents(&self.options);
        let files = (Cursor::new(&self.source), Cursor::new(&self.target));
        audit_beside(files.0, files.1, report, &documents).unwrap()
    }
}
