//! `formats`: what is read, written and validated.

use opencheckpoint_convert::{Format, path};
use serde::Serialize;

use crate::args::Form;
use crate::exit::{Exit, Failure};
use crate::formats::is_validated;
use crate::render::table::Table;
use crate::render::terminal::Stdout;

/// The one document of `--output json`.
#[derive(Serialize)]
struct Document {
    formats: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    name: &'static str,
    description: &'static str,
    validated: bool,
    /// The formats that it is converted to.
    to: Vec<&'static str>,
}

pub(crate) fn run(form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let formats = Format::ALL.map(row).into();
    match form {
        Form::Text => stdout.text(&text(&formats))?,
        Form::Json => stdout.json(&Document { formats })?,
    }
    Ok(Exit::Done)
}

fn row(format: Format) -> Row {
    let others = Format::ALL.into_iter().filter(|other| *other != format);
    Row {
        name: format.name(),
        description: format.description(),
        validated: is_validated(format),
        to: others.filter(|to| path(format, *to).is_some()).map(Format::name).collect(),
    }
}

fn text(rows: &Vec<Row>) -> String {
    let mut table = Table::new(0, &[]);
    table.row(["format", "validated", "converted to", ""].map(str::to_owned));
    for Row { name, description, validated, to } in rows {
        let validated = if *validated { "yes" } else { "no" };
        let to = if to.is_empty() { "–".to_owned() } else { to.join(", ") };
        table.row([(*name).to_owned(), validated.to_owned(), to, (*description).to_owned()]);
    }
    table.text()
}
