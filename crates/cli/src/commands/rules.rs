//! `rules`: the catalogue, or the page of one rule.

use opencheckpoint_rules::{Kept, Rule, registry};
use serde::Serialize;

use crate::args::{self, Form};
use crate::exit::{Exit, Failure};
use crate::render::table::Table;
use crate::render::terminal::Stdout;

/// The one document of `--output json` for the catalogue.
#[derive(Serialize)]
struct Catalogue {
    rules: Vec<Row>,
}

/// The same for one rule.
#[derive(Serialize)]
struct Page {
    rule: Row,
    /// Markdown.
    page: &'static str,
}

#[derive(Serialize)]
struct Row {
    id: &'static str,
    name: &'static str,
    format: &'static str,
    severity: &'static str,
    class: &'static str,
    since: &'static str,
    demands: &'static str,
    /// Who keeps a duty, and the test that shows it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    kept: Vec<KeptBy>,
}

#[derive(Serialize)]
struct KeptBy {
    code: &'static str,
    test: &'static str,
}

pub(crate) fn run(args: &args::Rules, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    match &args.rule {
        Some(name) => page(named(name)?, form, stdout)?,
        None => catalogue(form, stdout)?,
    }
    Ok(Exit::Done)
}

/// The rule with this name or id.
pub(crate) fn named(name: &str) -> Result<&'static Rule, Failure> {
    opencheckpoint_rules::rule(name)
        .ok_or_else(|| Failure::usage(format!("no rule has the name or id {name:?}")))
}

fn catalogue(form: Form, stdout: &mut Stdout) -> Result<(), Failure> {
    let rules: Vec<_> = registry().map(row).collect();
    match form {
        Form::Text => stdout.text(&text(&rules)),
        Form::Json => stdout.json(&Catalogue { rules }),
    }
}

fn page(rule: &'static Rule, form: Form, stdout: &mut Stdout) -> Result<(), Failure> {
    let row = row(rule);
    if form == Form::Json {
        return stdout.json(&Page { rule: row, page: rule.doc });
    }
    let Row { format, severity, class, since, kept, .. } = row;
    let (heading, rest) = rule.doc.split_once('\n').unwrap_or((rule.doc, ""));
    stdout.text(&format!("{heading}\n\n{format} · {severity} · {class} · since {since}\n"))?;
    for KeptBy { code, test } in kept {
        stdout.text(&format!("Kept by {code}, as {test} shows.\n"))?;
    }
    stdout.text(rest)
}

fn row(rule: &'static Rule) -> Row {
    let Rule { id, name, format, severity, class, since, .. } = rule;
    let kept = class.kept().iter().map(|&Kept { code, test }| KeptBy { code, test });
    Row {
        id: id.as_str(),
        name,
        format: format.as_str(),
        severity: severity.as_str(),
        class: class.as_str(),
        since,
        demands: rule.summary(),
        kept: kept.collect(),
    }
}

/// A table for each format.
fn text(rules: &[Row]) -> String {
    let mut text = String::new();
    for of_format in rules.chunk_by(|a, b| a.format == b.format) {
        let Some(first) = of_format.first() else { continue };
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(first.format);
        text.push('\n');
        let mut table = Table::new(2, &[]);
        for Row { id, name, severity, class, demands, .. } in of_format {
            table.row([id, severity, class, name, demands].map(|cell| (*cell).to_owned()));
        }
        text.push_str(&table.text());
    }
    text
}
