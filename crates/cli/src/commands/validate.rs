//! `validate`: strict JSON, right shape, every rule of the format.

use std::path::Path;

use exact_json::lines::{LineError, Lines};
use exact_json::{MAX_BYTES, Read, Scanner};
use opencheckpoint_convert::Format;
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::{RuleId, Severity, opencheckpoint};
use serde::Serialize;
use session_record_model::draft::Record;

use crate::args::{self, Deny, Form};
use crate::exit::{Exit, Failure};
use crate::files::{self, Input};
use crate::finding::{Finding, JSON};
use crate::formats;
use crate::render::human;
use crate::render::terminal::Stdout;

/// The one document of `--output json`.
#[derive(Serialize)]
struct Documents {
    documents: Vec<Document>,
}

/// What was found in one file.
#[derive(Debug, Serialize)]
pub(crate) struct Document {
    pub(crate) file: String,
    /// None where it could not be told.
    pub(crate) format: Option<&'static str>,
    pub(crate) valid: bool,
    pub(crate) findings: Vec<Finding>,
    /// Why the file could not be looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) error: Option<Failure>,
    #[serde(skip)]
    pub(crate) exit: Exit,
}

pub(crate) fn run(args: &args::Validate, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    files::one_standard_input(args.files.iter().map(AsRef::as_ref))?;
    let check = Check {
        format: args.format.as_deref().map(formats::validated).transpose()?,
        rules: Rules::of(args)?,
        deny: args.deny,
    };
    let mut verdict = Exit::Done;
    let mut documents = Vec::new();
    for path in &args.files {
        let document = check.file(path);
        verdict = verdict.max(document.exit);
        match form {
            Form::Text => human::document(&document, stdout)?,
            Form::Json => documents.push(document),
        }
    }
    if form == Form::Json {
        stdout.json(&Documents { documents })?;
    }
    Ok(verdict)
}

/// How files are checked in this run.
struct Check {
    format: Option<Format>,
    rules: Rules,
    deny: Option<Deny>,
}

impl Check {
    fn file(&self, path: &Path) -> Document {
        let mut document = Document {
            file: path.display().to_string(),
            format: self.format.map(Format::name),
            valid: false,
            findings: Vec::new(),
            error: None,
            exit: Exit::Unreadable,
        };
        match self.look_at(path, &mut document) {
            Ok(()) => {
                document.exit = self.verdict(&document.findings);
                document.valid = document.exit == Exit::Done;
            }
            Err(failure) => document.error = Some(failure),
        }
        document
    }

    fn look_at(&self, path: &Path, document: &mut Document) -> Result<(), Failure> {
        let mut input = Input::open(path)?;
        document.file.clone_from(&input.name);
        let format = match self.format {
            Some(format) => format,
            None => match formats::sniffed(&mut input, "--format") {
                Ok(format) => format,
                Err(failure) => return otherwise_broken(&mut input, document).ok_or(failure),
            },
        };
        document.format = Some(format.name());
        document.findings = match format {
            Format::OpenCheckpoint => self.checkpoint(&input.bytes()?),
            Format::SessionRecord => session_record(input)?,
            Format::ClaudeCode => return Err(formats::not_validated(&input.name, format)),
        };
        Ok(())
    }

    fn checkpoint(&self, bytes: &[u8]) -> Vec<Finding> {
        let mut scanner = Scanner::new();
        let tape = match scanner.scan(bytes) {
            Ok(tape) => tape,
            Err(fault) => return vec![Finding::not_json(fault, bytes, 1)],
        };
        let mut findings = Vec::from_iter(Finding::byte_order_mark(tape, 1));
        match Checkpoint::read(tape.root()) {
            Ok(checkpoint) => {
                let found = opencheckpoint::check(&checkpoint);
                let included = |rule| self.rules.include(rule);
                findings.extend(Finding::of_rules(&found, included, tape, 1));
            }
            Err(error) => findings.push(Finding::wrong_shape(error, tape, 1)),
        }
        findings
    }

    fn verdict(&self, findings: &[Finding]) -> Exit {
        if findings.iter().any(|finding| finding.rule == JSON) {
            return Exit::Unreadable;
        }
        let refused = match self.deny {
            None => Severity::Error,
            Some(Deny::Warnings) => Severity::Warning,
        };
        let fails = findings.iter().any(|finding| finding.severity >= refused);
        if fails { Exit::Refused } else { Exit::Done }
    }
}

/// What is of no known format may be no JSON at all, and then that is what there is to say.
fn otherwise_broken(input: &mut Input, document: &mut Document) -> Option<()> {
    let bytes = input.bytes().ok()?;
    let fault = Scanner::new().scan(&bytes).err()?;
    document.findings = vec![Finding::not_json(fault, &bytes, 1)];
    Some(())
}

/// Each record of a stream by itself.
fn session_record(input: Input) -> Result<Vec<Finding>, Failure> {
    let mut findings = Vec::new();
    let mut scanner = Scanner::new();
    let Input { name, file, .. } = input;
    let mut lines = Lines::new(file, MAX_BYTES);
    let unreadable = |error| match error {
        LineError::Io(error) => Failure::io(&name, &error),
        error => Failure::file(&name, error.to_string()),
    };
    while let Some(line) = lines.next().map_err(unreadable)? {
        let number = usize::try_from(line.line).unwrap_or(usize::MAX);
        match scanner.scan(line.bytes()) {
            Err(fault) => findings.push(Finding::not_json(fault, line.bytes(), number)),
            Ok(tape) if line.has_misplaced_mark() => {
                findings.push(Finding::misplaced_mark(tape, number));
            }
            Ok(tape) => {
                findings.extend(Finding::byte_order_mark(tape, number));
                if let Err(error) = Record::read(tape.root()) {
                    findings.push(Finding::wrong_shape(error, tape, number));
                }
            }
        }
    }
    Ok(findings)
}

/// The rules that a run checks.
enum Rules {
    Only(Vec<RuleId>),
    AllBut(Vec<RuleId>),
}

impl Rules {
    fn of(args: &args::Validate) -> Result<Self, Failure> {
        if args.only.is_empty() {
            args.ignore.iter().map(|name| rule_id(name)).collect::<Result<_, _>>().map(Self::AllBut)
        } else {
            args.only.iter().map(|name| rule_id(name)).collect::<Result<_, _>>().map(Self::Only)
        }
    }

    fn include(&self, id: RuleId) -> bool {
        match self {
            Self::Only(ids) => ids.contains(&id),
            Self::AllBut(ids) => !ids.contains(&id),
        }
    }
}

fn rule_id(name: &str) -> Result<RuleId, Failure> {
    opencheckpoint_rules::rule(name)
        .map(|rule| rule.id)
        .ok_or_else(|| Failure::usage(format!("no rule has the name or id {name:?}")))
}
