//! `schema`: the JSON Schema of a format, as it is vendored.

use std::borrow::Cow;

use crate::args;
use crate::exit::{Exit, Failure};
use crate::render::terminal::{self, Stdout};

/// The formats that have a schema.
const NAMES: [&str; 7] = [
    "opencheckpoint",
    "open-continuity",
    "session-record",
    "turns",
    "loss-report",
    "survey",
    "bind",
];

pub(crate) fn run(args: &args::Schema, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let schema = schema(&args.format)?;
    stdout.text(&schema)?;
    if !schema.ends_with('\n') {
        stdout.text("\n")?;
    }
    Ok(Exit::Done)
}

fn schema(name: &str) -> Result<Cow<'static, str>, Failure> {
    match name {
        "opencheckpoint" => Ok(opencheckpoint_model::v0_1::SCHEMA.into()),
        "open-continuity" | "context-request" | "grant-receipt" | "context-package" => {
            Ok(open_continuity_model::v0_4::SCHEMA.into())
        }
        "session-record" => Ok(session_record_model::draft::SCHEMA.into()),
        "turns" => Ok(agent_turns_model::v0_3::SCHEMA.into()),
        "loss-report" => made(&opencheckpoint_convert::report::schema()),
        "survey" => made(&opencheckpoint_convert::survey::schema()),
        "bind" => made(&opencheckpoint_convert::bind::schema()),
        _ => Err(Failure::usage(format!(
            "there is no schema of {name:?}; there are those of {}",
            NAMES.join(", ")
        ))),
    }
}

/// A schema that is made from types.
fn made(schema: &impl serde::Serialize) -> Result<Cow<'static, str>, Failure> {
    serde_json::to_string_pretty(schema)
        .map(Cow::Owned)
        .map_err(|error| Failure::file(terminal::NAME, error.to_string()))
}
