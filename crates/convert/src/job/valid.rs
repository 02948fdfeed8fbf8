//! Valid out: a target has the shape of its format and keeps every error rule, or it is none.

use std::io::{Read, Seek, SeekFrom};

use agent_turns_model::Turn;
use exact_json::{Read as _, ReadError, Scanner, Value};
use open_continuity_model::ContextPackage;
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::open_continuity::{self, With};
use opencheckpoint_rules::{Finding, Severity, opencheckpoint, session_record, turns};
use session_record_model::Record;

use crate::error::{Error, OutcomeError};
use crate::format::Format;
use crate::options::Options;
use crate::provisional::Provisional;

/// Findings that are listed at most.
const MOST: usize = 5;

pub(super) fn check(
    format: Format,
    target: &mut (impl Read + Seek + ?Sized),
    options: &Options,
) -> Result<(), Error> {
    target.seek(SeekFrom::Start(0))?;
    match format {
        Format::OpenCheckpoint => checkpoint(target),
        Format::ContextPackage => package(target, options),
        // Records and messages are checked while they are written, and nothing is converted to the others.
        Format::SessionRecord
        | Format::ContextRequest
        | Format::GrantReceipt
        | Format::Turns
        | Format::ClaudeCode
        | Format::Codex
        | Format::GeminiCli
        | Format::Pi
        | Format::OpenAiChat
        | Format::OpenAiResponses
        | Format::AnthropicMessages => Ok(()),
    }
}

fn checkpoint(target: &mut (impl Read + Seek + ?Sized)) -> Result<(), Error> {
    let checkpoint: Checkpoint = document(target)?;
    Ok(no_errors(&opencheckpoint::check(&checkpoint), place)?)
}

/// A package keeps the rules beside the receipt that it is made under, and the request, at the time at which it is issued.
fn package(target: &mut (impl Read + Seek + ?Sized), options: &Options) -> Result<(), Error> {
    let package: ContextPackage = document(target)?;
    let receipt = options.grant.as_ref().map(|receipt| receipt.value().into());
    let request = options.request.as_ref().map(|request| request.value().into());
    let beside: Vec<_> = receipt.into_iter().chain(request).collect();
    let with = With { beside: &beside, at: options.now.as_ref() };
    Ok(no_errors(&open_continuity::check_with(&package, &with), place)?)
}

/// A document. Its text goes before the rules come: a checkpoint is large where its session was long.
fn document<T: for<'t> exact_json::Read<'t>>(
    target: &mut (impl Read + Seek + ?Sized),
) -> Result<T, Error> {
    let mut bytes = Vec::new();
    target.read_to_end(&mut bytes)?;
    Ok(exact_json::from_slice(&bytes)
        .map_err(|error| OutcomeError::Shape { message: error.to_string() })?)
}

fn place(finding: &Finding) -> String {
    format!("{:?}", finding.pointer())
}

/// That no rule of severity error is broken. `place` says where a finding is.
fn no_errors(found: &[Finding], place: impl Fn(&Finding) -> String) -> Result<(), OutcomeError> {
    let errors = found.iter().filter(|finding| finding.severity() == Severity::Error);
    let findings: Vec<_> = errors
        .take(MOST)
        .map(|finding| {
            format!("{} at {}: {}", finding.rule().id, place(finding), finding.message())
        })
        .collect();
    if findings.is_empty() { Ok(()) } else { Err(OutcomeError::Rules { findings }) }
}

/// Whether the records of a stream have the shape of its format, and keep its rules.
pub(crate) struct StreamCheck {
    scanner: Scanner,
    checked: u64,
    rules: Rules,
}

/// The rules of a stream, and what they remember of it.
enum Rules {
    SessionRecords(session_record::Checker, Provisional),
    Turns(turns::Checker),
}

impl StreamCheck {
    /// That of a format; none where it is no stream, or nothing is converted to it.
    pub(crate) fn of(format: Format) -> Option<Self> {
        let rules = match format {
            Format::SessionRecord => {
                Rules::SessionRecords(session_record::Checker::default(), Provisional::default())
            }
            Format::Turns => Rules::Turns(turns::Checker::default()),
            Format::OpenCheckpoint
            | Format::ContextRequest
            | Format::GrantReceipt
            | Format::ContextPackage
            | Format::ClaudeCode
            | Format::Codex
            | Format::GeminiCli
            | Format::Pi
            | Format::OpenAiChat
            | Format::OpenAiResponses
            | Format::AnthropicMessages => return None,
        };
        Some(Self { scanner: Scanner::new(), checked: 0, rules })
    }

    /// Checks records, each of which ends in a line feed.
    pub(crate) fn records(&mut self, records: &str) -> Result<(), OutcomeError> {
        for record in records.split_inclusive('\n') {
            let number = self.checked;
            self.checked += 1;
            let shape = |error: exact_json::Error| OutcomeError::Shape {
                message: format!("record {number}: {error}"),
            };
            let tape = self
                .scanner
                .scan_str(record)
                .map_err(|fault| shape(exact_json::Error::from_fault(fault, record.as_bytes())))?;
            let found = self
                .rules
                .check(self.checked, tape.root())
                .map_err(|error| shape(exact_json::Error::from_read(error, tape)))?;
            no_errors(&found, |finding| format!("record {number}, {:?}", finding.pointer()))?;
        }
        Ok(())
    }

    /// How many records were checked.
    pub(crate) fn checked(&self) -> u64 {
        self.checked
    }

    /// Checks what only the end of the stream tells; returns the provisional parts of what was checked.
    pub(crate) fn finish(self) -> Result<Provisional, OutcomeError> {
        let (found, provisional) = match self.rules {
            // What the end of a stream of session records tells is no error.
            Rules::SessionRecords(_, provisional) => (Vec::new(), provisional),
            Rules::Turns(checker) => (checker.finish(), Provisional::default()),
        };
        no_errors(&found, |finding| {
            let number = finding.line().map_or(0, |line| line.saturating_sub(1));
            format!("record {number}, {:?}", finding.pointer())
        })?;
        Ok(provisional)
    }
}

impl Rules {
    /// What they find in the next record.
    fn check(&mut self, line: u64, record: Value<'_>) -> Result<Vec<Finding>, ReadError> {
        match self {
            Self::SessionRecords(checker, provisional) => {
                let found = checker.check(line, &Record::read(record)?);
                provisional.look(record);
                Ok(found)
            }
            Self::Turns(checker) => Ok(checker.check(line, &Turn::read(record)?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use exact_json::digest::sha256;
    use exact_json::jcs::canonicalize_without;
    use open_continuity_model::{Layer, Permission};

    use super::*;
    use crate::document::Document;

    const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/grant/");

    fn fixture(name: &str) -> String {
        std::fs::read_to_string(format!("{FOLDER}{name}.json")).unwrap()
    }

    fn granted() -> Options {
        Options {
            now: Some("2026-11-21T08:00:00Z".parse().unwrap()),
            grant: Some(Document::parse(fixture("receipt")).unwrap()),
            request: Some(Document::parse(fixture("request")).unwrap()),
            ..Options::default()
        }
    }

    /// What is wrong with a package that is sealed anew.
    fn refusal(change: impl Fn(&mut ContextPackage), options: &Options) -> String {
        let mut package: ContextPackage = exact_json::from_str(&fixture("package")).unwrap();
        change(&mut package);
        let text = package.to_json_string();
        let mut scanner = Scanner::new();
        let form = canonicalize_without(scanner.scan_str(&text).unwrap().root(), &["integrity"]);
        let seal = package.integrity.as_mut().unwrap();
        seal.digest = Some(sha256(form.unwrap().as_bytes()).to_ocp().parse().unwrap());
        let mut file = std::io::Cursor::new(package.to_json_string());
        let checked = check(Format::ContextPackage, &mut file, options);
        checked.map_or_else(|error| error.to_string(), |()| String::new())
    }

    #[test]
    fn a_package_that_breaks_a_rule_beside_its_receipt_is_none_and_the_rule_is_named() {
        type Fault = fn(&mut ContextPackage);
        let options = granted();
        assert_eq!(refusal(|_| (), &options), "");
        let faults: [(Fault, &str); 8] = [
            (|it| it.entries[0].digest = it.entries[1].digest.clone(), "OCP102"),
            (|it| it.grant_receipt_ref.as_mut().unwrap().revision = "2".parse().unwrap(), "OCP103"),
            (|it| it.purpose.code = "https://a.example/b".parse().unwrap(), "OCP201"),
            (|it| it.offline_use = Permission::Permitted, "OCP202"),
            (|it| it.expires_at = "2026-11-27T12:00:01Z".parse().unwrap(), "OCP203"),
            (|it| it.entries[0].layer = Layer::Evidence, "OCP204"),
            (|it| it.external_action_authority = Some("some".into()), "OCP205"),
            (|it| it.reference_aliases = None, "OCP206"),
        ];
        for (fault, rule) in faults {
            let refused = refusal(fault, &options);
            assert!(refused.contains(&format!("{rule} at ")), "{rule}: {refused}");
        }
        let mut unsealed =
            std::io::Cursor::new(fixture("package").replace("\"number\"", "\"text\""));
        let refused = check(Format::ContextPackage, &mut unsealed, &options).unwrap_err();
        assert!(refused.to_string().contains("OCP101 at "), "{refused}");
    }

    #[test]
    fn a_record_that_breaks_a_rule_is_refused_with_its_place() {
        let mut check = StreamCheck::of(Format::SessionRecord).unwrap();
        let first =
            r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"user","content":[]}"#;
        assert_eq!(check.records(&format!("{first}\n")), Ok(()), "a warning is none");
        let same = first.replace(r#""id":"r1""#, r#""id":"r2""#);
        let refused = check.records(&format!("{same}\n")).unwrap_err().to_string();
        assert!(refused.contains(r#"SR101 at record 1, "/seq": "#), "{refused}");
        let shape = check.records("{\"type\":\"message\"}\n").unwrap_err().to_string();
        assert!(shape.contains("record 2: "), "{shape}");
    }
}
