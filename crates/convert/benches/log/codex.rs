//! A made-up Codex log of any size: the first turn of the small story of the fixtures, told again and again, with results as long as those
//! of real logs.
//!
//! Deterministic: the same number of bytes asked for is the same log.

use std::io::{self, Write};

const STORY: &str = include_str!("../../../../fixtures/codex/vents.jsonl");

/// What the last row of that turn has.
const END: &str = "\"type\":\"task_complete\"";

/// What a tool found in the story, and a line of what it finds here.
const FOUND: &str = "src/vents.rs:12: pub fn open(&mut self)";
const LINE: &str = "src/vents.rs:12: pub fn open(&mut self) -> Result<Angle, Stuck> {\\n";

/// The beginnings of ids, which are others each time the story is told.
const IDS: [&str; 6] = ["\"call_0", "\"msg_0", "\"rs_0", "\"fc_0", "\"ctc_0", "\"turn-"];

/// Writes whole rows until at least `bytes` bytes are written; returns how many were.
pub(crate) fn write(out: &mut impl Write, bytes: u64) -> io::Result<u64> {
    let (first, story) = STORY.split_once('\n').unwrap_or_default();
    let end = story.find(END).and_then(|end| Some(end + story.get(end..)?.find('\n')? + 1));
    let story = story.get(..end.unwrap_or(story.len())).unwrap_or_default();
    writeln!(out, "{first}")?;
    let mut written = first.len() as u64 + 1;
    let mut times = 0;
    while written < bytes {
        let mut told = story.replace(FOUND, &LINE.repeat(20 + times * 37 % 200));
        for id in IDS {
            told = told.replace(id, &format!("{id}_{times}_"));
        }
        out.write_all(told.as_bytes())?;
        written += told.len() as u64;
        times += 1;
    }
    Ok(written)
}
