//! `validate`: strict JSON, right shape, every rule of the format.

mod beside;
mod selection;
mod stream;

use std::path::{Path, PathBuf};

use exact_json::{Read, Scanner, Timestamp};
use open_continuity_model::{ContextPackage, ContextRequest, GrantReceipt};
use opencheckpoint_convert::Format;
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::open_continuity::{self, DocumentRef};
use opencheckpoint_rules::{Severity, opencheckpoint, session_record, turns};
use serde::Serialize;

use self::beside::Beside;
use self::selection::Selection;
use self::stream::Stream;
use crate::args::{self, Deny, Output};
use crate::exit::{Exit, Failure};
use crate::files::{self, Found, Input, Passed, Walk};
use crate::finding::{Finding, JSON, located, spots};
use crate::formats::{self, Sniffed};
use crate::render::terminal::{self, Stdout};
use crate::render::{human, sarif, several};

/// The one document of `--output json`.
#[derive(Serialize)]
struct Documents {
    documents: Vec<Document>,
    /// What stands in a directory that was named, and is nothing to check.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    skipped: Vec<Passed>,
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

pub(crate) fn run(
    args: &args::Validate,
    output: Output,
    stdout: &mut Stdout,
) -> Result<Exit, Failure> {
    files::one_standard_input(args.files.iter().chain(&args.with).map(AsRef::as_ref))?;
    let check = Check {
        format: args.format.as_deref().map(formats::validated).transpose()?,
        rules: Selection::of(args)?,
        beside: Beside::read(&args.with)?,
        at: args.at.as_deref().map(|at| args::time("--at", at)).transpose()?,
        deny: args.deny,
    };
    let Walk { files, passed: mut skipped, unread, hidden, .. } = walk(&args.files)?;
    let mut verdict = Exit::Done;
    let mut documents = Vec::new();
    let mut tell = |document: Document, stdout: &mut Stdout| {
        verdict = verdict.max(document.exit);
        match output {
            Output::Text => human::document(&document, stdout)?,
            Output::Json | Output::Sarif => documents.push(document),
        }
        Ok(())
    };
    for failure in unread {
        tell(Document::unread(failure), stdout)?;
    }
    for Found { path, below: _, is_named } in files {
        match (!is_named).then(|| check.why_not(&path)).flatten() {
            Some(why) => skipped.push(Passed { path, why }),
            None => tell(check.file(&path), stdout)?,
        }
    }
    match output {
        Output::Text => {
            let told = several::skipped(&skipped, hidden);
            if !told.is_empty() {
                terminal::say(told.trim());
            }
        }
        Output::Json => stdout.json(&Documents { documents, skipped })?,
        Output::Sarif => stdout.json(&sarif::log(&documents))?,
    }
    Ok(verdict)
}

/// The files that are named, and those in directories that are.
fn walk(named: &[PathBuf]) -> Result<Walk, Failure> {
    if named.iter().any(|path| path.is_dir()) {
        return Walk::over(named, &[]);
    }
    Ok(Walk::of_files(named))
}

impl Document {
    /// A directory that could not be looked into.
    fn unread(failure: Failure) -> Self {
        Self {
            file: failure.file.clone().unwrap_or_default(),
            format: None,
            valid: false,
            findings: Vec::new(),
            exit: failure.exit,
            error: Some(failure),
        }
    }
}

/// How files are checked in this run.
struct Check {
    format: Option<Format>,
    rules: Selection,
    beside: Beside,
    at: Option<Timestamp>,
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

    /// Why a file that stands in a directory is nothing to check, if it is not.
    fn why_not(&self, path: &Path) -> Option<String> {
        // What cannot be read is said where it is read.
        let mut input = Input::open_or_empty(path).ok()?;
        if input.size == 0 {
            return Some("is empty".to_owned());
        }
        if self.format.is_some() {
            return None;
        }
        match Sniffed::of(&mut input).ok()? {
            Sniffed::Format(format) if formats::is_validated(format) => None,
            Sniffed::Format(format) => Some(formats::has_no_schema(format)),
            Sniffed::Unread(what) => Some(format!("is {what}")),
            Sniffed::Unknown(error) => Some(formats::unknown(&error)),
        }
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
            Format::OpenCheckpoint => self.document(&input.bytes()?, |checkpoint: Checkpoint| {
                let parent = self.beside.parent(&checkpoint);
                opencheckpoint::check_with(&checkpoint, &opencheckpoint::With { parent })
            }),
            Format::ContextRequest => self.continuity::<ContextRequest>(&input.bytes()?),
            Format::GrantReceipt => self.continuity::<GrantReceipt>(&input.bytes()?),
            Format::ContextPackage => self.continuity::<ContextPackage>(&input.bytes()?),
            Format::SessionRecord => {
                let mut checker = session_record::Checker::new();
                let mut stream = Stream::read(input, |line, record| checker.check(line, record))?;
                stream.found.extend(checker.finish());
                self.stream(stream)?
            }
            Format::Turns => {
                let mut checker = turns::Checker::new();
                let mut stream = Stream::read(input, |line, turn| checker.check(line, turn))?;
                stream.found.extend(checker.finish());
                self.stream(stream)?
            }
            Format::ClaudeCode
            | Format::Codex
            | Format::GeminiCli
            | Format::Pi
            | Format::OpenAiChat
            | Format::OpenAiResponses
            | Format::AnthropicMessages => {
                return Err(formats::not_validated(&input.name, format));
            }
        };
        Ok(())
    }

    /// What is to be said about the text of one document of a continuity.
    fn continuity<D>(&self, bytes: &[u8]) -> Vec<Finding>
    where
        D: for<'t> Read<'t>,
        for<'d> &'d D: Into<DocumentRef<'d>>,
    {
        self.document(bytes, |document: D| {
            let beside = &self.beside.documents();
            let with = open_continuity::With { beside, at: self.at.as_ref() };
            open_continuity::check_with(&document, &with)
        })
    }

    /// What is to be said about the text of one document.
    fn document<D: for<'t> Read<'t>>(
        &self,
        bytes: &[u8],
        check: impl FnOnce(D) -> Vec<opencheckpoint_rules::Finding>,
    ) -> Vec<Finding> {
        let mut scanner = Scanner::new();
        let tape = match scanner.scan(bytes) {
            Ok(tape) => tape,
            Err(fault) => return vec![Finding::not_json(fault, bytes, 1)],
        };
        let mut findings = Vec::from_iter(Finding::byte_order_mark(tape, 1));
        match D::read(tape.root()) {
            Ok(document) => {
                let found = check(document);
                let places = located(&spots(&found), tape, 1);
                findings.extend(Finding::of_rules(&found, places, |rule| self.rules.include(rule)));
            }
            Err(error) => findings.push(Finding::wrong_shape(error, tape, 1)),
        }
        findings
    }

    /// What is to be said about a stream that has been read.
    fn stream(&self, mut stream: Stream) -> Result<Vec<Finding>, Failure> {
        let places = stream.located()?;
        let Stream { mut findings, found, .. } = stream;
        findings.extend(Finding::of_rules(&found, places, |rule| self.rules.include(rule)));
        findings.sort_by_key(|finding| (finding.line, finding.column));
        Ok(findings)
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
