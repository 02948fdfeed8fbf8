//! The fixtures of every format: what is valid breaks no rule of severity error, and what is invalid breaks the rule that its name
//! begins with.
//!
//! `OC201-tool-instruction.json` is of the right shape and breaks OC201 alone. `shape-ASR-210-part-without-type.jsonl` breaks
//! ASR-210 by its shape, and is refused while it is read. What is named `json-…`, or `shape-…` and no rule, is broken below the
//! rules, and is tested where it is read.

use std::fmt::Write as _;

use opencheckpoint_rules::{Class, Finding, Format, Rule, Severity, registry};

use crate::harness::{FORMATS, Misshapen, beside, check_beside, fixtures, read, valid};

/// The rules of a format that can be told from a document.
fn rules(format: Format) -> impl Iterator<Item = &'static Rule> {
    registry().filter(move |rule| rule.format == format && rule.class.kept().is_empty())
}

/// The formats that have such rules.
fn formats() -> impl Iterator<Item = Format> {
    FORMATS.into_iter().filter(|format| rules(*format).next().is_some())
}

/// An invalid fixture that names a rule.
struct Invalid {
    name: String,
    text: String,
    rule: &'static Rule,
    /// Whether it is refused while it is read.
    is_misshapen: bool,
}

/// The invalid fixtures of a format that name a rule.
fn invalid(format: Format) -> Vec<Invalid> {
    let folder = format!("{format}/invalid");
    let mut found = Vec::new();
    for name in fixtures(&folder) {
        let (is_misshapen, of_rule) = match name.strip_prefix("shape-") {
            Some(rest) => (true, rest),
            None => (false, name.as_str()),
        };
        let is_named = |rule: &&Rule| {
            of_rule.strip_prefix(rule.id.as_str()).is_some_and(|rest| rest.starts_with('-'))
        };
        match rules(format).find(is_named) {
            Some(rule) => {
                let text = read(&format!("{folder}/{name}"));
                found.push(Invalid { name, text, rule, is_misshapen });
            }
            None => assert!(
                is_misshapen || name.starts_with("json-"),
                "{folder}/{name}: there is no such rule"
            ),
        }
    }
    found
}

/// What is found in a fixture, where those beside it are at hand.
fn check(format: Format, name: &str, text: &str) -> Result<Vec<Finding>, Misshapen> {
    check_beside(format, text, &beside(format, name))
}

/// What is found in a valid one.
fn checked(format: Format, path: &str) -> Vec<Finding> {
    let name = path.rsplit('/').next().unwrap();
    check(format, name, &read(path)).unwrap_or_else(|misshapen| panic!("{path}: {misshapen:?}"))
}

#[test]
fn valid_documents_break_no_rule_of_severity_error() {
    for format in formats() {
        let paths = valid(format);
        assert!(!paths.is_empty(), "{format} has no valid document");
        for path in paths {
            let findings = checked(format, &path);
            let error = findings.iter().find(|finding| finding.severity() == Severity::Error);
            assert!(error.is_none(), "{path}: {}", error.unwrap());
        }
    }
}

#[test]
fn invalid_documents_break_the_rule_of_their_name_and_no_other() {
    for format in formats() {
        for Invalid { name, text, rule, is_misshapen } in invalid(format) {
            match check(format, &name, &text) {
                Ok(findings) => {
                    assert!(!is_misshapen, "{name} is of the right shape");
                    assert!(!findings.is_empty(), "{name}: nothing found");
                    let of_it = findings.iter().all(|finding| finding.rule() == rule);
                    assert!(of_it, "{name}: {findings:#?}");
                }
                Err(misshapen) => assert!(is_misshapen, "{name}: {misshapen:?}"),
            }
        }
    }
}

#[test]
fn every_rule_has_an_invalid_document() {
    for format in formats() {
        let invalid = invalid(format);
        for rule in rules(format) {
            let is_misshapen = rule.class == Class::Shape;
            let mut of_it = invalid.iter().filter(|fixture| fixture.rule == rule);
            let found = of_it.any(|fixture| fixture.is_misshapen == is_misshapen);
            assert!(found, "none for {} in fixtures/{format}/invalid", rule.id);
        }
    }
}

#[test]
fn what_is_found_in_the_fixtures_reads_well() {
    for format in formats() {
        let mut messages = String::new();
        for path in valid(format) {
            write_findings(&mut messages, &path, &checked(format, &path));
        }
        for Invalid { name, text, .. } in invalid(format) {
            if let Ok(findings) = check(format, &name, &text) {
                write_findings(&mut messages, &format!("{format}/invalid/{name}"), &findings);
            }
        }
        insta::assert_snapshot!(format!("fixtures of {format}"), messages);
    }
}

/// Writes what is found in a document, where anything is.
fn write_findings(messages: &mut String, path: &str, findings: &[Finding]) {
    if !findings.is_empty() {
        writeln!(messages, "{path}").unwrap();
    }
    for finding in findings {
        writeln!(messages, "  {finding}").unwrap();
        for related in finding.related() {
            writeln!(messages, "    {related}").unwrap();
        }
    }
}
