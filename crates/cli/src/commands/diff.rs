//! `diff`: how two files of turns differ.

use std::io::{self, Seek as _, Write as _};

use exact_json::write::quote;
use opencheckpoint_convert::turns::{self, Compared, Difference, Member, Side};

use crate::args::{self, Form};
use crate::commands::turns::failure;
use crate::exit::{Exit, Failure};
use crate::files::{self, Input};
use crate::render::escape::escaped_json;
use crate::render::terminal::{self, Stdout};

pub(crate) fn run(args: &args::Diff, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    files::one_standard_input([args.a.as_path(), args.b.as_path()])?;
    let (a, b) = (Input::open_or_empty(&args.a)?, Input::open_or_empty(&args.b)?);
    let form = if args.format == Form::Json { Form::Json } else { form };
    // What is said first is known last, so that the files are read twice and no difference is kept.
    let compared = compare(&a, &b, |_| Ok(()))?;
    let written = |error| Failure::io(terminal::NAME, &error);
    stdout.write_all(head(&compared, form).as_bytes()).map_err(written)?;
    let mut is_first = compared.a_turns == compared.b_turns;
    let Compared { is_identical, .. } = compare(&a, &b, |difference| {
        let text = match form {
            Form::Text => line(&difference),
            Form::Json => item(&difference, std::mem::take(&mut is_first)),
        };
        stdout.write_all(text.as_bytes())
    })?;
    if form == Form::Json {
        let end = if is_identical { "]\n}\n" } else { "\n  ]\n}\n" };
        stdout.write_all(end.as_bytes()).map_err(written)?;
    }
    Ok(if is_identical { Exit::Done } else { Exit::Refused })
}

/// Compares the files from their starts.
fn compare(
    a: &Input,
    b: &Input,
    tell: impl FnMut(Difference) -> io::Result<()>,
) -> Result<Compared, Failure> {
    for input in [a, b] {
        (&input.file).rewind().map_err(|error| Failure::io(&input.name, &error))?;
    }
    turns::diff(&a.file, &b.file, tell).map_err(|error| failure(&error, a, b, terminal::NAME))
}

/// What stands before the differences; in JSON also the first, if it is one of the numbers of turns.
fn head(compared: &Compared, form: Form) -> String {
    let Compared { a_turns, b_turns, is_identical } = compared;
    match form {
        Form::Text if *is_identical => "identical\n".to_owned(),
        Form::Text if a_turns == b_turns => "different\n".to_owned(),
        Form::Text => format!("different\nturn counts differ: A={a_turns} B={b_turns}\n"),
        Form::Json => {
            let counts = if a_turns == b_turns {
                String::new()
            } else {
                let members = [
                    ("field", "\"turn_count\"".to_owned()),
                    ("a", a_turns.to_string()),
                    ("b", b_turns.to_string()),
                ];
                object(&members, true)
            };
            format!(
                "{{\n  \"identical\": {is_identical},\n  \"a_turns\": {a_turns},\n  \"b_turns\": \
                 {b_turns},\n  \"differences\": [{counts}"
            )
        }
    }
}

fn line(difference: &Difference) -> String {
    match difference {
        Difference::Member { index, member, .. } => {
            format!("turn[{index}]: {} differs\n", member.as_str())
        }
        Difference::Missing { index, from } => format!("turn[{index}]: missing in {from}\n"),
    }
}

fn item(difference: &Difference, is_first: bool) -> String {
    match difference {
        Difference::Member { index, member, a, b } => {
            let members = [
                ("index", index.to_string()),
                ("field", string(Member::as_str(*member))),
                ("a", string(a)),
                ("b", string(b)),
            ];
            object(&members, is_first)
        }
        Difference::Missing { index, from } => {
            let detail = match from {
                Side::A => "\"missing in A\"",
                Side::B => "\"missing in B\"",
            };
            let members = [
                ("index", index.to_string()),
                ("field", "\"turn\"".to_owned()),
                ("detail", detail.to_owned()),
            ];
            object(&members, is_first)
        }
    }
}

/// A difference in the list of them, laid out as Python's `json.dumps(…, indent=2)` does.
fn object(members: &[(&str, String)], is_first: bool) -> String {
    let members: Vec<_> =
        members.iter().map(|(name, value)| format!("      \"{name}\": {value}")).collect();
    let comma = if is_first { "" } else { "," };
    format!("{comma}\n    {{\n{}\n    }}", members.join(",\n"))
}

fn string(text: &str) -> String {
    let mut quoted = String::new();
    quote(&mut quoted, text);
    escaped_json(&quoted).into_owned()
}
