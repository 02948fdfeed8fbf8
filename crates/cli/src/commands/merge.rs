//! `merge`: the turns of one file, and behind them what is new in another.

use std::fmt::Write as _;
use std::path::Path;

use opencheckpoint_convert::turns::{self, Conflict, Differing, Merged, Relabelled, Repeats};
use serde::Serialize;

use crate::args::{self, Form};
use crate::commands::turns::failure;
use crate::exit::{Exit, Failure};
use crate::files::{self, Input, Output, commit, shown};
use crate::render::escape::escaped;
use crate::render::terminal::{self, Stdout};
use crate::render::words::counted;

/// So many conflicts are told one by one.
const TOLD: usize = 20;

/// The one document of `--output json`.
#[derive(Serialize)]
struct Document<'m> {
    file: &'m str,
    a: Of<'m>,
    b: Of<'m>,
    repeats_left_out: u64,
    conflicts: Vec<Conflicting<'m>>,
    /// Rows of a log of which each file has another turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    differing: Vec<DifferingRow<'m>>,
    relabelled: Vec<Renamed<'m>>,
}

/// What of a file is in the target, and what is not.
#[derive(Serialize)]
struct Of<'m> {
    file: &'m str,
    turns: u64,
    unfinished_left_out: u64,
}

#[derive(Serialize)]
struct Conflicting<'m> {
    call: &'m str,
    a_line: u64,
    b_line: u64,
}

#[derive(Serialize)]
struct DifferingRow<'m> {
    row: &'m str,
    a_line: u64,
    b_line: u64,
}

#[derive(Serialize)]
struct Renamed<'m> {
    from: &'m str,
    to: &'m str,
}

pub(crate) fn run(args: &args::Merge, form: Form, stdout: &mut Stdout) -> Result<Exit, Failure> {
    files::one_standard_input([args.a.as_path(), args.b.as_path()])?;
    let out = args.out.as_deref().unwrap_or(Path::new("-"));
    let (a, b) = (Input::open_or_empty(&args.a)?, Input::open_or_empty(&args.b)?);
    // An input may be written over: it is open, and the output takes its place when it is whole.
    let mut output = Output::begin(out)?;
    let name = shown(out);
    let repeats = if args.keep_repeats { Repeats::Keep } else { Repeats::LeaveOut };
    let merged = turns::merge(&mut &a.file, &mut &b.file, &mut output, repeats)
        .map_err(|error| failure(&error, &a, &b, &name))?;
    commit(vec![output], stdout)?;
    match form {
        Form::Json => terminal::document(&document(&merged, &a, &b, &name), out, stdout)?,
        Form::Text => {
            for note in notes(&merged, &a, &b) {
                terminal::say(&note);
            }
            let Merged { a_turns, b_turns, .. } = merged;
            let (a, b, name) = (escaped(&a.name), escaped(&b.name), escaped(&name));
            let done = format!(
                "Merged {a_turns} turns from {a} + {b_turns} new turns from {b} into {name}"
            );
            if files::is_dash(out) {
                terminal::say(&done);
            } else {
                stdout.text(&(done + "\n"))?;
            }
        }
    }
    Ok(Exit::Done)
}

fn document<'m>(merged: &'m Merged, a: &'m Input, b: &'m Input, file: &'m str) -> Document<'m> {
    let conflicting = |Conflict { call, a_line, b_line }: &'m Conflict| Conflicting {
        call,
        a_line: *a_line,
        b_line: *b_line,
    };
    let differing = |Differing { id, a_line, b_line }: &'m Differing| DifferingRow {
        row: id,
        a_line: *a_line,
        b_line: *b_line,
    };
    let renamed = |Relabelled { from, to }: &'m Relabelled| Renamed { from, to };
    Document {
        file,
        a: Of { file: &a.name, turns: merged.a_turns, unfinished_left_out: merged.a_unfinished },
        b: Of { file: &b.name, turns: merged.b_turns, unfinished_left_out: merged.b_unfinished },
        repeats_left_out: merged.repeats,
        conflicts: merged.conflicts.iter().map(conflicting).collect(),
        differing: merged.differing.iter().map(differing).collect(),
        relabelled: merged.relabelled.iter().map(renamed).collect(),
    }
}

/// What the target does not say by itself.
fn notes(merged: &Merged, a: &Input, b: &Input) -> Vec<String> {
    let Merged { a_unfinished, b_unfinished, repeats, conflicts, differing, relabelled, .. } =
        merged;
    let (a, b) = (escaped(&a.name), escaped(&b.name));
    let mut notes = Vec::new();
    for (file, unfinished) in [(&a, *a_unfinished), (&b, *b_unfinished)] {
        if unfinished > 0 {
            let turns = counted(unfinished, "turn", "turns");
            notes.push(format!(
                "warning: {turns} at the end of {file} left out, with a call that has no result"
            ));
        }
    }
    if *repeats > 0 {
        let turns = counted(*repeats, "turn", "turns");
        notes.push(format!(
            "warning: {turns} of {b} left out, said before; --keep-repeats keeps such turns"
        ));
    }
    for Relabelled { from, to } in relabelled {
        let (from, to) = (escaped(from), escaped(to));
        notes.push(format!(
            "note: the source {from} of {b} is {to} now: {a} has a {from} of its own"
        ));
    }
    for Differing { id, a_line, b_line } in differing.iter().take(TOLD) {
        let id = escaped(id);
        notes.push(format!(
            "warning: the row {id} of the log is not the same in both: {a} line {a_line}, {b} line {b_line}"
        ));
    }
    if differing.len() > TOLD {
        notes.push(format!("warning: {} more such rows", differing.len() - TOLD));
    }
    for Conflict { call, a_line, b_line } in conflicts.iter().take(TOLD) {
        let call = escaped(call);
        notes.push(format!(
            "warning: the call {call} has two results, both kept: {a} line {a_line}, {b} line {b_line}"
        ));
    }
    if !conflicts.is_empty() {
        let count = conflicts.len();
        let mut last = format!("Warning: {count} conflicting tool result hash(es) detected");
        if count > TOLD {
            let _ = write!(last, ", {} of them not told here", count - TOLD);
        }
        notes.push(last);
    }
    notes
}
