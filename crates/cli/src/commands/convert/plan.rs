//! What becomes of several files, before anything is written: each that is converted has places of its own.

use std::collections::HashMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use opencheckpoint_convert::{Format, path};

use super::beside;
use crate::args;
use crate::commands::conversion::Places;
use crate::exit::Failure;
use crate::files::{self, Found, Input, Passed, Walk};
use crate::formats::{self, Sniffed};

/// What is to be done.
pub(super) struct Plan {
    pub(super) conversions: Vec<Planned>,
    pub(super) skipped: Vec<Passed>,
    pub(super) failed: Vec<Failure>,
    /// How many files and directories are hidden, and were passed over.
    pub(super) hidden: u64,
}

/// A file, and where it goes.
pub(super) struct Planned {
    pub(super) source: PathBuf,
    pub(super) from: Format,
    pub(super) places: Places,
    /// What was read of a pipe, which gives its bytes once.
    pub(super) held: Option<Input>,
}

/// The directories that are written to.
pub(super) struct Directories<'a> {
    pub(super) target: &'a Path,
    pub(super) residue: Option<&'a Path>,
    pub(super) has_report: bool,
    /// Whether a file may be converted to its own format.
    pub(super) redact: bool,
}

impl<'a> Directories<'a> {
    /// Those that the command line names, if it asks for nothing that there is once, for one file.
    pub(super) fn of(args: &'a args::Convert) -> Result<Self, Failure> {
        for (option, is_named) in [
            ("--report", args.report.is_some()),
            ("--parent", args.parent.is_some()),
            ("--grant", args.grant.is_some()),
            ("--request", args.request.is_some()),
            ("--bind", args.bind.is_some()),
        ] {
            if is_named {
                let more = if option == "--report" {
                    ": of several files, each report lies beside its target"
                } else {
                    ""
                };
                let message = format!("{option} names one file, for one conversion{more}");
                return Err(Failure::usage(message));
            }
        }
        let Some(target) = args.out.as_deref().filter(|out| !files::is_dash(out)) else {
            let message = "several files are converted into a directory: name it with -o";
            return Err(Failure::usage(message));
        };
        let residue = args.residue.as_deref();
        for path in [Some(target), residue].into_iter().flatten() {
            if files::is_dash(path) || path.exists() && !path.is_dir() {
                let message = "is no directory, and several files are converted into one";
                return Err(Failure::file(files::shown(path), message));
            }
        }
        Ok(Self { target, residue, has_report: !args.no_report, redact: args.redact })
    }

    /// Everything that is written to.
    pub(super) fn written(&self) -> Vec<&'a Path> {
        std::iter::once(self.target).chain(self.residue).collect()
    }

    /// The places of a file.
    fn places(&self, below: &Path, to: Format) -> Places {
        let below = named_for(below, to);
        let target = self.target.join(&below);
        let report = self.has_report.then(|| beside(&target));
        let residue = self.residue.map(|residue| {
            let mut name = OsString::from(residue.join(&below));
            name.push(".residue");
            PathBuf::from(name)
        });
        Places { target, report, residue }
    }
}

/// Extensions that say how a log is written, and not which one it is; the last of them first.
const EXTENSIONS: [&[&str]; 2] = [&["zst"], &["json", "jsonl", "ndjson", "log"]];

/// The same path with the extension of a format.
fn named_for(below: &Path, to: Format) -> PathBuf {
    let mut bare = below.to_owned();
    for known in EXTENSIONS {
        if bare.extension().is_some_and(|extension| known.iter().any(|known| extension == *known)) {
            bare.set_extension("");
        }
    }
    let mut name = OsString::from(bare);
    name.push(".");
    name.push(to.extension());
    PathBuf::from(name)
}

impl Plan {
    /// Looks at the start of every file. Nothing is written.
    ///
    /// # Errors
    ///
    /// Where two files would be written to one place, or one over what is read.
    pub(super) fn of(
        walk: Walk,
        (from, to): (Option<Format>, Format),
        directories: &Directories<'_>,
    ) -> Result<Self, Failure> {
        let Walk { files, passed, unread, hidden, .. } = walk;
        let mut plan = Self { conversions: Vec::new(), skipped: passed, failed: unread, hidden };
        for found in files {
            match of_file(&found, (from, to), directories.redact) {
                Ok((from, input)) => {
                    let places = directories.places(&found.below, to);
                    let held = (!found.path.is_file()).then_some(input);
                    plan.conversions.push(Planned { source: found.path, from, places, held });
                }
                Err(Unplanned::Skipped(why)) => {
                    plan.skipped.push(Passed { path: found.path, why });
                }
                Err(Unplanned::Failed(failure)) => plan.failed.push(failure),
            }
        }
        plan.kept_apart()?;
        Ok(plan)
    }

    /// Refuses a run that would write two files to one place, or over what it reads.
    fn kept_apart(&self) -> Result<(), Failure> {
        let mut sources: HashMap<&Path, &Path> = HashMap::new();
        let mut outputs = Vec::new();
        for Planned { source, from: _, places, held: _ } in &self.conversions {
            let Places { target, report, residue } = places;
            if let Some(first) = sources.insert(target, source) {
                let message = format!(
                    "would be made of {} and of {}: convert them into two directories",
                    first.display(),
                    source.display()
                );
                return Err(Failure::file(files::shown(target), message));
            }
            outputs.push(target.as_path());
            outputs.extend(report.as_deref());
            outputs.extend(residue.as_deref());
        }
        let inputs: Vec<_> =
            self.conversions.iter().map(|planned| planned.source.as_path()).collect();
        files::kept_apart(&inputs, &outputs)
    }
}

/// Why a file is not converted.
enum Unplanned {
    /// It stands in a directory, and is nothing that is converted.
    Skipped(String),
    Failed(Failure),
}

/// The format from which a file is converted, and what was read of it.
fn of_file(
    found: &Found,
    (from, to): (Option<Format>, Format),
    redact: bool,
) -> Result<(Format, Input), Unplanned> {
    let Found { path: source, below: _, is_named } = found;
    let skipped = |why: String, failure: Failure| {
        if *is_named { Unplanned::Failed(failure) } else { Unplanned::Skipped(why) }
    };
    let mut input = Input::open_or_empty(source).map_err(Unplanned::Failed)?;
    if input.size == 0 {
        let why = "is empty";
        return Err(skipped(why.to_owned(), Failure::file(input.name, why)));
    }
    if let Some(from) = from {
        return Ok((from, input));
    }
    let sniffed = Sniffed::of(&mut input).map_err(Unplanned::Failed)?;
    if let Sniffed::Unknown(error) = &sniffed
        && !is_named
    {
        return Err(Unplanned::Skipped(formats::unknown(error)));
    }
    let from = sniffed.format(&input.name, "--from").map_err(Unplanned::Failed)?;
    let is_redacted = redact && from == to;
    if path(from, to).is_none() && !is_redacted {
        let why = format!("is of the format {from}, and nothing converts that to {to}");
        return Err(skipped(why.clone(), Failure::file(input.name, why)));
    }
    Ok((from, input))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_has_the_name_of_its_source_and_the_extension_of_its_format() {
        for (below, named) in [
            ("a/b.jsonl", "a/b.json"),
            ("b.jsonl.zst", "b.json"),
            ("b.2026-05", "b.2026-05.json"),
            ("b.log.txt", "b.log.txt.json"),
            (".b", ".b.json"),
            ("b", "b.json"),
        ] {
            let found = named_for(Path::new(below), Format::OpenCheckpoint);
            assert_eq!(found, Path::new(named), "{below}");
        }
    }
}
