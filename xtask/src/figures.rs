//! `cargo xtask figures`: time and memory of `save` and `merge`, beside the tool that these verbs come from, and of conversions of a Codex
//! log.

use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::live;

#[path = "../../crates/convert/benches/log/mod.rs"]
mod log;

#[path = "../../crates/convert/benches/log/codex.rs"]
mod codex;

/// What a step of measuring returns.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Runs of which the median counts.
const RUNS: usize = 3;

/// What the original may have of memory, in KiB: a log that it cannot hold in that is one it cannot save.
const MOST: u64 = 16 << 20;

/// What a run took.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Took {
    seconds: f64,
    kib: u64,
}

/// Measures both, and tells each figure as it comes. Logs of so many bytes are saved.
///
/// # Errors
///
/// Where the files cannot be made, the command cannot be built, or a run of it fails.
pub fn measure(root: &Path, sizes: &[u64], mut tell: impl FnMut(&str)) -> Result<()> {
    let folder = root.join("target/figures");
    fs::create_dir_all(&folder)?;
    let ours = built(root)?;
    let theirs = live::installed(root);
    if let Err(why) = &theirs {
        tell(&format!("agent-checkpoint is not measured: {why}"));
    }
    tell("| what | time | agent-checkpoint | peak memory | agent-checkpoint |");
    tell("| --- | --- | --- | --- | --- |");
    let both = |what: &str, args: &[&str]| -> Result<String> {
        let ours = median(&ours, args, &folder, None)?.ok_or_else(|| format!("{what}: failed"))?;
        let theirs = match &theirs {
            Ok(theirs) => median(theirs, args, &folder, Some(MOST))?,
            Err(_) => None,
        };
        Ok(row(what, ours, theirs))
    };
    for size in sizes {
        let log = folder.join("log.jsonl");
        // The original knows a log by its first row, and a summary is none that it knows.
        let mut out = WithoutFirstLine { out: BufWriter::new(File::create(&log)?), is_past: false };
        let written = log::write(&mut out, *size)?;
        out.flush()?;
        let what = format!("`save` a log of {} MB", written / 1_000_000);
        tell(&both(&what, &["save", "log.jsonl", "-o", "turns.jsonl"])?);
        fs::remove_file(&log)?;
    }
    for (name, first) in [("a.jsonl", 0), ("b.jsonl", TURNS / 2)] {
        let mut out = BufWriter::new(File::create(folder.join(name))?);
        (first..first + TURNS).try_for_each(|number| out.write_all(turn(number).as_bytes()))?;
        out.flush()?;
    }
    let what = format!("`merge` {TURNS} and {TURNS} turns, half of which are the same");
    tell(&both(&what, &["merge", "a.jsonl", "b.jsonl", "-o", "merged.jsonl"])?);
    let rollout = folder.join("rollout.jsonl");
    let mut out = BufWriter::new(File::create(&rollout)?);
    let written = codex::write(&mut out, CODEX)?;
    out.flush()?;
    for to in ["session-record", "turns"] {
        let what = format!("`convert` a Codex log of {} MB to {to}", written / 1_000_000);
        let args = ["convert", "rollout.jsonl", "--to", to, "-o", "converted", "--quiet"];
        let took = median(&ours, &args, &folder, None)?.ok_or_else(|| format!("{what}: failed"))?;
        tell(&row(&what, took, None));
    }
    Ok(fs::remove_dir_all(&folder)?)
}

/// How many bytes the Codex log has that is converted.
const CODEX: u64 = 500_000_000;

const TURNS: u32 = 100_000;

/// A turn of a conversation of prompts, calls, results and answers.
fn turn(number: u32) -> String {
    let text = format!("Entry {number} of the ledger is read, folded and added to the balance. ")
        .repeat(4);
    let id = number / 4;
    let (role, calls, results) = match number % 4 {
        0 => ("user", "null".to_owned(), "null".to_owned()),
        1 => {
            let call = format!(
                r#"[{{"id": "call_{id}", "type": "function", "function": {{"name": "read", "arguments": "{{}}"}}}}]"#
            );
            ("assistant", call, "null".to_owned())
        }
        2 => {
            let result = format!(r#"[{{"tool_call_id": "call_{id}", "content": "{text}"}}]"#);
            ("tool", "null".to_owned(), result)
        }
        _ => ("assistant", "null".to_owned(), "null".to_owned()),
    };
    format!(
        r#"{{"role": "{role}", "content": "{text}", "tool_calls": {calls}, "tool_results": {results}, "provider": "openai", "model": null, "ts": "2026-03-02T08:00:00Z"}}
"#
    )
}

/// The command, built to be fast.
fn built(root: &Path) -> Result<PathBuf> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = ["build", "--release", "-p", "opencheckpoint", "--message-format", "json"];
    let output =
        Command::new(cargo).args(arguments).current_dir(root).stderr(Stdio::inherit()).output()?;
    // Cargo says where it puts what it builds.
    let messages = String::from_utf8(output.stdout)?;
    let mut made = messages.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        message.get("executable")?.as_str().map(PathBuf::from)
    });
    Ok(made.next_back().ok_or("the command was not built")?)
}

/// The median of a few runs; none where they fail.
fn median(tool: &Path, args: &[&str], folder: &Path, most: Option<u64>) -> Result<Option<Took>> {
    let mut runs = Vec::new();
    for _ in 0..RUNS {
        match run(tool, args, folder, most)? {
            Some(measured) => runs.push(measured),
            None => return Ok(None),
        }
    }
    runs.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
    Ok(runs.get(RUNS / 2).copied())
}

/// One run, with no more memory than so many KiB; none where it fails.
fn run(tool: &Path, args: &[&str], folder: &Path, most: Option<u64>) -> Result<Option<Took>> {
    let limit = most.map_or_else(String::new, |kib| format!("ulimit -v {kib}; "));
    let status = Command::new("sh")
        .args(["-c", &format!("{limit}exec /usr/bin/time -o took -f '%e %M' \"$@\""), "sh"])
        .arg(tool)
        .args(args)
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    let said = fs::read_to_string(folder.join("took"))?;
    if !status.success() {
        return Ok(None);
    }
    Ok(Some(took(&said).ok_or_else(|| format!("/usr/bin/time says {said:?}"))?))
}

fn took(said: &str) -> Option<Took> {
    let (seconds, kib) = said.trim().split_once(' ')?;
    Some(Took { seconds: seconds.parse().ok()?, kib: kib.parse().ok()? })
}

fn row(what: &str, ours: Took, theirs: Option<Took>) -> String {
    let memory = |took: Took| format!("{} MiB", took.kib.div_ceil(1024));
    let (time, peak) = match theirs {
        Some(theirs) => {
            let ratio = theirs.seconds / ours.seconds;
            (format!("{:.2} s, {ratio:.1} times as long", theirs.seconds), memory(theirs))
        }
        None => ("–".to_owned(), "–".to_owned()),
    };
    format!("| {what} | {:.2} s | {time} | {} | {peak} |", ours.seconds, memory(ours))
}

/// A writer that leaves the first line out.
struct WithoutFirstLine<W> {
    out: W,
    is_past: bool,
}

impl<W: Write> Write for WithoutFirstLine<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_past {
            return self.out.write(bytes);
        }
        let end = bytes.iter().position(|byte| *byte == b'\n');
        self.is_past = end.is_some();
        Ok(end.map_or(bytes.len(), |end| end + 1))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_is_left_out() {
        let mut out = WithoutFirstLine { out: Vec::new(), is_past: false };
        for piece in ["fir", "st\nsec", "ond\n"] {
            out.write_all(piece.as_bytes()).unwrap();
        }
        assert_eq!(out.out, b"second\n");
    }

    #[test]
    fn a_row_tells_both() {
        let ours = took("0.50 2048\n").unwrap();
        assert_eq!(
            row("x", ours, took("5.00 10241")),
            "| x | 0.50 s | 5.00 s, 10.0 times as long | 2 MiB | 11 MiB |"
        );
        assert_eq!(row("x", ours, None), "| x | 0.50 s | – | 2 MiB | – |");
        assert_eq!(took("Command exited with non-zero status 1"), None);
    }

    #[test]
    fn turns_are_json_with_results_behind_calls() {
        let turn = |number| -> serde_json::Value { serde_json::from_str(&turn(number)).unwrap() };
        assert_eq!(turn(1)["tool_calls"][0]["id"], turn(2)["tool_results"][0]["tool_call_id"]);
    }
}
