//! The tool that the command's verbs come from, beside the command.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Instant;

use crate::suite::{Outcome, Step};

/// What is installed: `agent-checkpoint`, as the Python registry names it.
const PACKAGE: &str = "localab-checkpoint==0.3.1";

/// What it is called.
pub const TITLE: &str = "agent-checkpoint 0.3.1, side by side";

/// Compares the two, or says why that cannot be done here.
#[must_use]
pub fn compare(root: &Path) -> Outcome {
    let start = Instant::now();
    match installed(root) {
        Ok(command) => step(&command).run(root),
        Err(why) => Outcome::skipped(TITLE, why, start.elapsed()),
    }
}

/// The tests that run both.
fn step(command: &Path) -> Step {
    let arguments = "test -p opencheckpoint --all-features --test cli live::";
    Step::new(TITLE, arguments).with("AGENT_CHECKPOINT", &command.to_string_lossy())
}

/// Installs the tool below `root`, in a virtual environment of its own, if it is not there yet.
pub(crate) fn installed(root: &Path) -> Result<PathBuf, String> {
    let folder = root.join("target/agent-checkpoint-0.3.1");
    let command = folder.join("bin/agent-checkpoint");
    // Only what was installed whole has this.
    let whole = folder.join("installed");
    if whole.exists() && command.exists() {
        return Ok(command);
    }
    said(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder), "python3 -m venv")?;
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    let patience = ["--retries", "1", "--timeout", "20", PACKAGE];
    said(Command::new(folder.join("bin/python")).args(pip).args(patience), "pip install")?;
    std::fs::write(&whole, PACKAGE).map_err(|error| error.to_string())?;
    Ok(command)
}

/// Runs a command; what it said last, if it failed.
fn said(command: &mut Command, name: &str) -> Result<(), String> {
    let Output { status, stdout, stderr } =
        command.output().map_err(|error| format!("{name}: {error}"))?;
    if status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&[stdout, stderr].concat()).into_owned();
    let last = text.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default();
    Err(format!("{name}: {last}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_is_said_by_its_last_line() {
        let fails = |script: &str| said(Command::new("sh").args(["-c", script]), "sh");
        assert_eq!(fails("true"), Ok(()));
        assert_eq!(fails("echo a; echo b >&2; echo >&2; exit 3"), Err("sh: b".to_owned()));
        assert!(said(&mut Command::new("/no/such/python3"), "python3").is_err());
    }

    #[test]
    fn the_tests_are_told_where_the_tool_is() {
        assert_eq!(
            step(Path::new("/venv/bin/agent-checkpoint")).command(),
            "AGENT_CHECKPOINT=/venv/bin/agent-checkpoint cargo test -p opencheckpoint --all-features --test cli live::"
        );
    }
}
