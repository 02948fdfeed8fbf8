//! `digest`: the SHA-256 of a document's canonical form, or of a part of it.

use exact_json::digest::sha256;
use exact_json::{Kind, Scanner, Tape, Value};
use serde::Serialize;

use crate::args::{self, Form};
use crate::commands::canonicalize::canonical;
use crate::exit::{Exit, Failure};
use crate::files::Input;
use crate::render::terminal::Stdout;

#[derive(Serialize)]
struct Document<'a> {
    file: &'a str,
    digest: &'a str,
}

pub(crate) fn run(args: &args::Digest, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    let mut input = Input::open(&args.file)?;
    let bytes = input.bytes()?;
    let mut scanner = Scanner::new();
    let tape = input.scan(&mut scanner, &bytes)?;
    let chosen = Chosen::of(args, tape, &input.name)?;
    let canonical = if chosen.without.is_empty() {
        canonical(chosen.value, &input.name)?
    } else {
        let left = chosen.left();
        let mut scanner = Scanner::new();
        let tape = input.scan(&mut scanner, left.as_bytes())?;
        // Lines and columns of what is left are not those of the file.
        canonical(tape.root(), &input.name).map_err(|failure| Failure { place: None, ..failure })?
    };
    let digest = sha256(canonical.as_bytes()).to_ocp();
    match form {
        Form::Text => stdout.text(&format!("{digest}\n"))?,
        Form::Json => stdout.json(&Document { file: &input.name, digest: &digest })?,
    }
    Ok(Exit::Done)
}

/// The part of the document that is to be digested.
struct Chosen<'t> {
    value: Value<'t>,
    /// Nodes of it that are left out, in the order of the text.
    without: Vec<u32>,
}

impl<'t> Chosen<'t> {
    fn of(args: &args::Digest, tape: Tape<'t>, file: &str) -> Result<Self, Failure> {
        let find = |pointer: &str, option: &str| {
            tape.resolve(pointer).ok_or_else(|| {
                let hint = if pointer.is_empty() || pointer.starts_with('/') {
                    ""
                } else {
                    "; a JSON Pointer begins with `/`"
                };
                Failure::file(file, format!("no value at {pointer}, which {option} names{hint}"))
            })
        };
        let member = args.member.as_deref().unwrap_or_default();
        let value = find(member, "--member")?;
        let mut without = Vec::with_capacity(args.without.len());
        for pointer in &args.without {
            let left_out = find(pointer, "--without")?;
            if left_out.index() == value.index() {
                let message = "--without names the whole of what is to be digested";
                return Err(Failure::file(file, message));
            }
            let within = left_out.span().start >= value.span().start
                && left_out.span().end <= value.span().end;
            if !within {
                return Err(Failure::file(
                    file,
                    format!(
                        "{pointer}, which --without names, is not within {member}, which --member \
                         names"
                    ),
                ));
            }
            without.push(left_out.index());
        }
        without.sort_unstable();
        Ok(Self { value, without })
    }

    /// The text of what is left.
    fn left(&self) -> String {
        let mut text = String::with_capacity(self.value.raw().len());
        self.push(self.value, &mut text);
        text
    }

    fn push(&self, value: Value<'t>, text: &mut String) {
        match value.kind() {
            Kind::Object => {
                let members = value.members().filter(|(_, member)| self.keeps(*member));
                text.push('{');
                for (count, (key, member)) in members.enumerate() {
                    if count > 0 {
                        text.push(',');
                    }
                    text.push_str(key.raw_quoted());
                    text.push(':');
                    self.push(member, text);
                }
                text.push('}');
            }
            Kind::Array => {
                text.push('[');
                for (count, item) in value.items().filter(|item| self.keeps(*item)).enumerate() {
                    if count > 0 {
                        text.push(',');
                    }
                    self.push(item, text);
                }
                text.push(']');
            }
            _ => text.push_str(value.raw()),
        }
    }

    fn keeps(&self, value: Value<'t>) -> bool {
        self.without.binary_search(&value.index()).is_err()
    }
}
