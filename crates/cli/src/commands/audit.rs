//! `audit`: is a loss report true, and what does it say?

mod explain;

use std::fmt::Write as _;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use opencheckpoint_convert::audit::{AuditError, Verdict, audit_beside};
use serde::Serialize;

use crate::args::{self, Form};
use crate::exit::{Exit, Failure};
use crate::files::{self, Input};
use crate::progress::Progress;
use crate::render::escape::escaped;
use crate::render::terminal::Stdout;
use crate::render::words::{counted, number};

pub(crate) fn run(args: &args::Audit, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let args::Audit { source, target, report, with, explain } = args;
    match (explain, source, target, report) {
        (Some(report), ..) => explain::run(report, form, stdout),
        (None, Some(source), Some(target), Some(report)) => {
            check([source, target, report], with, form, stdout)
        }
        _ => Err(Failure::usage("audit needs SOURCE, TARGET and REPORT, or --explain REPORT")),
    }
}

/// The one document of `--output json`.
#[derive(Serialize)]
struct Document<'v> {
    source: &'v str,
    target: &'v str,
    report: &'v str,
    holds: bool,
    rows: u64,
    source_leaves: u64,
    target_leaves: u64,
    findings: Vec<Finding<'v>>,
    /// Whether there were more findings than are listed.
    more: bool,
}

#[derive(Serialize)]
struct Finding<'v> {
    check: &'static str,
    /// Of the report, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    /// Of that line, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<&'v str>,
    found: &'v str,
    expected: &'v str,
}

fn check(
    [source, target, report]: [&Path; 3],
    with: &[PathBuf],
    form: Form,
    stdout: &mut Stdout,
) -> Result<Exit, Failure> {
    let beside = with.iter().map(PathBuf::as_path);
    files::one_standard_input([source, target, report].into_iter().chain(beside.clone()))?;
    let source = Input::open(source)?;
    // Of a conversation in which nothing is said no turn comes.
    let target = Input::open_or_empty(target)?;
    let report = Input::open(report)?;
    let documents: Vec<_> =
        beside.map(|path| Input::open(path)?.bytes()).collect::<Result<_, _>>()?;
    let documents: Vec<_> = documents.iter().map(Vec::as_slice).collect();
    let progress = Progress::over(&report, false);
    let reader = progress.follow(BufReader::new(&report.file));
    let verdict = audit_beside(&source.file, &target.file, reader, &documents).map_err(
        |error| match error {
            // An empty target is one only with a report that says so.
            AuditError::Report(_) if target.size == 0 => Failure::file(&target.name, "is empty"),
            AuditError::Report(error) => explain::unreadable(&report.name, &error),
            AuditError::Io(error) => {
                Failure::io(format!("{} or {}", source.name, target.name), &error)
            }
        },
    )?;
    drop(progress);
    match form {
        Form::Text => stdout.text(&text(&verdict, &report.name))?,
        Form::Json => stdout.json(&document(&verdict, &source, &target, &report))?,
    }
    Ok(if verdict.holds() { Exit::Done } else { Exit::Refused })
}

fn text(verdict: &Verdict, report: &str) -> String {
    let report = escaped(report);
    let (source, target) = (number(verdict.source_leaves), number(verdict.target_leaves));
    if verdict.holds() {
        return format!(
            "{report}: the report holds\n  every one of the {source} values of the source and the \
             {target} of the target is accounted for, once, as the report says\n"
        );
    }
    let mut out = String::new();
    for finding in &verdict.findings {
        let _ = writeln!(out, "{report}: {}", escaped(&finding.to_string()));
    }
    let count = counted(verdict.findings.len() as u64, "mistake", "mistakes");
    let least = if verdict.more { "at least " } else { "" };
    let _ = writeln!(out, "{report}: the report does not hold: {least}{count}");
    out
}

fn document<'v>(
    verdict: &'v Verdict,
    source: &'v Input,
    target: &'v Input,
    report: &'v Input,
) -> Document<'v> {
    let findings = verdict.findings.iter().map(|finding| Finding {
        check: finding.check.name(),
        line: finding.line,
        entry: finding.entry,
        place: finding.place.as_deref(),
        found: &finding.found,
        expected: &finding.expected,
    });
    Document {
        source: &source.name,
        target: &target.name,
        report: &report.name,
        holds: verdict.holds(),
        rows: verdict.rows,
        source_leaves: verdict.source_leaves,
        target_leaves: verdict.target_leaves,
        findings: findings.collect(),
        more: verdict.more,
    }
}
