//! Standard output and standard error, and what may be done with them.

use std::io::{self, BufWriter, IsTerminal as _, Write};
use std::path::Path;

use serde::Serialize;

use crate::exit::Failure;
use crate::files::is_dash;
use crate::render::escape::escaped_json;

/// Standard output. A reader that has closed the pipe has seen enough: what follows is thrown
/// away without a word, and the run's verdict stands. Any other failure is returned once.
pub(crate) struct Stdout {
    inner: BufWriter<io::Stdout>,
    closed: bool,
}

impl Stdout {
    pub(crate) fn new() -> Self {
        Self { inner: BufWriter::with_capacity(1 << 16, io::stdout()), closed: false }
    }

    /// Writes one JSON document and ends the line.
    pub(crate) fn json(&mut self, document: &impl Serialize) -> Result<(), Failure> {
        self.text(&json(document)?)?;
        self.text("\n")
    }

    /// Writes text that is already safe to look at.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.write_all(text.as_bytes()).map_err(|error| Failure::io(NAME, &error))
    }

    /// Writes out what is held back. Call it before the process ends.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        self.flush().map_err(|error| Failure::io(NAME, &error))
    }

    fn tolerate<T>(&mut self, result: io::Result<T>, done: T) -> io::Result<T> {
        self.closed = result.is_err();
        match result {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(done),
            other => other,
        }
    }
}

/// How messages name standard output.
pub(crate) const NAME: &str = "standard output";

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.closed {
            return Ok(bytes.len());
        }
        let written = self.inner.write(bytes);
        self.tolerate(written, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.closed {
            return Ok(());
        }
        let flushed = self.inner.flush();
        self.tolerate(flushed, ())
    }
}

/// Writes one JSON document beside an output: to standard output, or, where that is the output
/// itself, to standard error.
pub(crate) fn document(
    document: &impl Serialize,
    output: &Path,
    stdout: &mut Stdout,
) -> Result<(), Failure> {
    if is_dash(output) {
        say(&json(document)?);
        Ok(())
    } else {
        stdout.json(document)
    }
}

fn json(document: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(document)
        .map(|text| escaped_json(&text).into_owned())
        .map_err(|error| Failure::file(NAME, error.to_string()))
}

/// Writes a line to standard error. Where that is closed there is nobody left to tell.
pub(crate) fn say(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// Whether standard output takes colours.
pub(crate) fn stdout_takes_colours() -> bool {
    takes_colours(io::stdout().is_terminal(), |name| std::env::var(name).ok())
}

/// Whether someone watches standard error.
pub(crate) fn stderr_is_watched() -> bool {
    io::stderr().is_terminal()
}

/// Colours go to a terminal that understands them, unless the user said no (no-color.org).
fn takes_colours(is_terminal: bool, variable: impl Fn(&str) -> Option<String>) -> bool {
    is_terminal
        && variable("NO_COLOR").is_none_or(|value| value.is_empty())
        && variable("TERM").is_none_or(|value| value != "dumb")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_for_terminals_that_want_them() {
        let with = |name: &'static str, value: &'static str| {
            move |asked: &str| (asked == name).then(|| value.to_owned())
        };
        assert!(takes_colours(true, |_| None));
        assert!(!takes_colours(false, |_| None));
        assert!(!takes_colours(true, with("NO_COLOR", "1")));
        assert!(takes_colours(true, with("NO_COLOR", "")));
        assert!(!takes_colours(true, with("TERM", "dumb")));
    }
}
