//! `resume`: a command that continues from a file of turns.

#[cfg(target_os = "linux")]
mod bound;
#[cfg(unix)]
mod child;

use std::ffi::OsString;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use agent_turns_model::Turn;
use exact_json::lines::Records;
use opencheckpoint_rules::turns::Checker;
use opencheckpoint_rules::{Finding, Severity};

use crate::args;
use crate::commands::turns::unreadable;
use crate::exit::{Exit, Failure};
use crate::files::{Input, is_dash};
use crate::render::terminal;

/// Where the command finds the path.
const VARIABLE: &str = "AGENT_CHECKPOINT_INIT";

pub(crate) fn run(args: &args::Resume) -> Result<Exit, Failure> {
    #[cfg(target_os = "linux")]
    if let (Some(to), Some((program, given))) = (args.bound_to, args.command.split_first()) {
        let error = bound::become_command(to, Command::new(program).args(given));
        std::process::exit(not_started(program, &error));
    }
    let ([path], Some((program, given))) = (&args.checkpoint[..], args.command.split_first())
    else {
        // agent-checkpoint ends so.
        let message =
            "usage: opencheckpoint resume CKPT -- CMD…: one checkpoint, and a command behind `--`";
        return Err(Failure { exit: Exit::Refused, ..Failure::usage(message) });
    };
    let name = path.display().to_string();
    let path = settled(path)?;
    // What is said of it names it as the user did.
    check(&path).map_err(|failure| Failure { file: Some(name), ..failure })?;
    let mut command = command(program, given);
    command.env(VARIABLE, &path);
    let code = status(&mut command).unwrap_or_else(|error| not_started(program, &error));
    // Nothing is held back that would still have to be said.
    std::process::exit(code)
}

/// The command, in a process that does not outlive this one where the system can see to that.
fn command(program: &OsString, given: &[OsString]) -> Command {
    #[cfg(target_os = "linux")]
    if let Some(bound) = bound::command(program, given) {
        return bound;
    }
    let mut command = Command::new(program);
    command.args(given);
    command
}

#[cfg(unix)]
use child::status;

#[cfg(not(unix))]
fn status(command: &mut Command) -> io::Result<i32> {
    Ok(command.status()?.code().unwrap_or(1))
}

/// Says why a command cannot be started; the exit code is that of shells.
fn not_started(program: &OsString, error: &io::Error) -> i32 {
    terminal::say(&format!("error: {}", Failure::io(program.to_string_lossy(), error)));
    if error.kind() == io::ErrorKind::NotFound { 127 } else { 126 }
}

/// The absolute path of a file, without dots.
///
/// The folder is the one that the system finds. Where it finds none, since what stands before a `..` does not exist, the
/// names are taken away by sight, as agent-checkpoint does it.
fn settled(path: &Path) -> Result<PathBuf, Failure> {
    if is_dash(path) {
        return Err(Failure::usage("the command reads the checkpoint by its path: name a file"));
    }
    let failure = |error: io::Error| Failure::io(path.display().to_string(), &error);
    let absolute = std::path::absolute(path).map_err(failure)?;
    if !absolute.components().any(|part| part == Component::ParentDir) {
        return Ok(absolute);
    }
    if let (Ok(folder), Some(name)) =
        (absolute.parent().unwrap_or(&absolute).canonicalize(), absolute.file_name())
    {
        return Ok(folder.join(name));
    }
    let mut by_sight = PathBuf::new();
    for part in absolute.components() {
        if part == Component::ParentDir {
            by_sight.pop();
        } else {
            by_sight.push(part);
        }
    }
    Ok(by_sight)
}

/// Refuses a file that no agent can continue from.
fn check(path: &Path) -> Result<(), Failure> {
    let input = Input::open(path)?;
    if !path.is_file() {
        return Err(Failure::file(input.name, "is no file that could be read a second time"));
    }
    let mut checker = Checker::new();
    let mut turns = Records::<_, Turn>::new(&input.file);
    while let Some(turn) = turns.next() {
        let turn = turn.map_err(|error| unreadable(&input.name, &error))?;
        refuse(&input.name, &checker.check(turns.line(), &turn))?;
    }
    if turns.line() == 0 {
        return Err(Failure::file(input.name, "has no turns"));
    }
    refuse(&input.name, &checker.finish())
}

fn refuse(file: &str, findings: &[Finding]) -> Result<(), Failure> {
    let error = findings.iter().find(|finding| finding.severity() == Severity::Error);
    error.map_or(Ok(()), |error| {
        let line = error.line().map_or_else(String::new, |line| format!("line {line}, "));
        let message = format!("{line}at {}: {}", error.pointer(), error.message());
        Err(Failure::refused(file, message))
    })
}
