//! Findings and verdicts for a person.

use annotate_snippets::Level;
use opencheckpoint_rules::Severity;

use crate::commands::validate::Document;
use crate::exit::{Exit, Failure};
use crate::finding::Finding;
use crate::render::escape::escaped;
use crate::render::excerpt::{Heading, Painter};
use crate::render::terminal::{Stdout, say};

/// Every finding with its place in the source, then the verdict on one line.
pub(crate) fn document(document: &Document, stdout: &mut Stdout) -> Result<(), Failure> {
    if let Some(failure) = &document.error {
        say(&format!("error: {failure}"));
        return Ok(());
    }
    let painter = Painter::new();
    for finding in &document.findings {
        stdout.text(&painted(&painter, &document.file, finding))?;
        stdout.text("\n\n")?;
    }
    stdout.text(&verdict(document))
}

fn painted(painter: &Painter, file: &str, finding: &Finding) -> String {
    let id = if finding.rule == finding.name {
        finding.rule.to_owned()
    } else {
        format!("{} {}", finding.rule, finding.name)
    };
    let heading = Heading {
        level: level(finding.severity),
        id: &id,
        message: &finding.message,
        file,
        line: finding.line,
        column: finding.column,
    };
    let notes: Vec<_> = finding
        .related
        .iter()
        .map(|related| {
            let place = place(&related.pointer);
            format!("{}:{}: {place}: {}", related.line, related.column, related.message)
        })
        .collect();
    painter.paint(&heading, &finding.excerpt, place(&finding.pointer), &notes)
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    }
}

/// A pointer, with a word for the root.
fn place(pointer: &str) -> &str {
    if pointer.is_empty() { "the root" } else { pointer }
}

fn verdict(document: &Document) -> String {
    let file = escaped(&document.file);
    let format = document.format.unwrap_or("unknown format");
    let counted = [
        (Severity::Error, "error", "errors"),
        (Severity::Warning, "warning", "warnings"),
        (Severity::Note, "note", "notes"),
    ]
    .into_iter()
    .filter_map(|(severity, one, many)| {
        let findings = document.findings.iter();
        match findings.filter(|finding| finding.severity == severity).count() {
            0 => None,
            1 => Some(format!("1 {one}")),
            count => Some(format!("{count} {many}")),
        }
    });
    let counted = counted.collect::<Vec<_>>().join(", ");
    let word = match document.exit {
        Exit::Done => "valid",
        Exit::Refused => "not valid",
        Exit::Unreadable => "not strict JSON",
    };
    if counted.is_empty() {
        format!("{file}: {word} ({format})\n")
    } else {
        format!("{file}: {word} ({format}): {counted}\n")
    }
}
