//! Runs the command in a folder of its own.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A folder for one test, in which the command runs; fixtures are named from the repository.
pub(crate) struct Place {
    folder: TempDir,
}

/// What a run left behind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Place {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) -> &Self {
        std::fs::write(self.path(name), content).unwrap();
        self
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Names of everything in the folder, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_opencheckpoint"));
        command.current_dir(self.folder.path()).env_remove("NO_COLOR");
        command
    }

    pub(crate) fn run(&self, args: &[&str]) -> Ran {
        self.run_with_input(args, "")
    }

    pub(crate) fn run_with_input(&self, args: &[&str], input: impl AsRef<[u8]>) -> Ran {
        let mut child = self
            .command()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A command that does not want its input closes the pipe; that is its right.
        let _ = child.stdin.take().unwrap().write_all(input.as_ref());
        let output = child.wait_with_output().unwrap();
        Ran {
            code: output.status.code().expect("the command ends by itself"),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// The repository.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// A fixture's path.
pub(crate) fn fixture(name: &str) -> String {
    let path = repository().join("fixtures").join(name);
    path.to_str().unwrap().to_owned()
}

/// What a run that says this on standard output and nothing else has left.
pub(crate) fn printed(stdout: &str) -> Ran {
    Ran { code: 0, stdout: stdout.to_owned(), stderr: String::new() }
}

/// What a run that ends in this one line has left.
pub(crate) fn refused(code: i32, line: &str) -> Ran {
    Ran { code, stdout: String::new(), stderr: format!("error: {line}\n") }
}

/// The text without the digits of its digests.
pub(crate) fn masked(text: &str) -> String {
    let mut pieces = text.split("sha-256:");
    let mut out = pieces.next().unwrap().to_owned();
    for piece in pieces {
        let digits = piece.bytes().take_while(u8::is_ascii_hexdigit).count();
        assert_eq!(digits, 64, "{piece}");
        out.push_str("sha-256:…");
        out.push_str(&piece[digits..]);
    }
    out
}

/// The formats, as messages list them.
pub(crate) const FORMATS: &str = "opencheckpoint, context-request, grant-receipt, context-package, \
                                  session-record, turns, claude-code, codex, gemini-cli, pi, \
                                  openai-chat, openai-responses, anthropic-messages";

/// The formats that have a schema, as messages list them.
pub(crate) const SCHEMAS: &str =
    "opencheckpoint, open-continuity, session-record, turns, loss-report, survey, bind";
