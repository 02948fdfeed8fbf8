//! Runs that are ended at any moment: the files of before are there, or the new ones, whole.

use std::io::Read as _;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::run::Place;

/// So many runs of a command are ended by signals that are heard, and as many by one that is not.
const MOMENTS: u32 = 20;

/// A log of so many rows takes long enough to be ended at many places.
const ROWS: u32 = 250;

/// Numbers that look random, and are the same in every run.
struct Numbers(u64);

impl Numbers {
    /// The next one, from 0 up to 1 (splitmix64).
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        f64::from(u32::try_from(mixed >> 32).unwrap()) / f64::from(u32::MAX)
    }
}

/// A command, and the files that it writes, in the order in which they appear.
struct Trial {
    args: &'static [&'static str],
    writes: &'static [&'static str],
}

const SAVE: Trial =
    Trial { args: &["save", "log.jsonl", "-o", "turns.jsonl"], writes: &["turns.jsonl"] };

const CONVERT: Trial = Trial {
    args: &[
        "convert",
        "log.jsonl",
        "--to",
        "session-record",
        "-o",
        "target",
        "--report",
        "report",
        "--residue",
        "residue",
        "--quiet",
    ],
    writes: &["residue", "report", "target"],
};

/// What it writes is what it reads.
const MERGE: Trial =
    Trial { args: &["merge", "a.jsonl", "b.jsonl", "-o", "a.jsonl"], writes: &["a.jsonl"] };

impl Trial {
    /// A folder in which everything that is read is there, and everything that is written was written before.
    fn place(&self, rows: u32) -> Place {
        let place = Place::new();
        let log: String = (0..rows).map(row).collect();
        let turns = |of: &str| -> String { (0..rows).map(|number| turn(of, number)).collect() };
        place.write("log.jsonl", log).write("a.jsonl", turns("a")).write("b.jsonl", turns("b"));
        for name in self.writes.iter().filter(|name| !self.args[..3].contains(name)) {
            place.write(name, format!("old {name}"));
        }
        place
    }

    fn start(&self, place: &Place) -> Child {
        let mut command: Command = place.command();
        command.args(self.args).stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap()
    }

    /// Ends runs at random moments. `signals` come in turn.
    fn ends_at_any_moment(&self, signals: &[Signal], seed: u64) {
        let place = self.place(ROWS);
        let names = place.names();
        let contents = |place: &Place| -> Vec<Vec<u8>> {
            self.writes.iter().map(|name| place.read(name)).collect()
        };
        let old = contents(&place);
        let start = Instant::now();
        assert!(self.start(&place).wait().unwrap().success());
        let whole = start.elapsed();
        let new = contents(&place);
        assert!(old.iter().zip(&new).all(|(old, new)| old != new));

        let mut numbers = Numbers(seed);
        let mut ended = 0;
        for moment in 0..MOMENTS {
            let place = self.place(ROWS);
            let delay = whole.mul_f64(numbers.next());
            let signal = signals[moment as usize % signals.len()];
            let was_ended = self.ended(&place, delay, signal);
            ended += u32::from(was_ended);

            let case = format!("{:?}, {signal} after {delay:?}", self.args);
            let found = contents(&place);
            let is_new: Vec<_> = found.iter().zip(&new).map(|(found, new)| found == new).collect();
            for ((found, old), is_new) in found.iter().zip(&old).zip(&is_new) {
                assert!(*is_new || found == old, "{case}: a file of {} bytes", found.len());
            }
            // A file is new only if those before it are.
            assert!(is_new.is_sorted_by(|before, after| before >= after), "{case}: {is_new:?}");
            let mut left = place.names();
            left.retain(|name| !names.contains(name));
            if signal == Signal::SIGKILL {
                let is_hidden = |name: &String| name.starts_with(".opencheckpoint-");
                assert!(left.iter().all(is_hidden), "{case}: {left:?}");
            } else {
                assert!(left.is_empty(), "{case}: {left:?}");
                assert!(is_new.iter().all(|is| *is == is_new[0]), "{case}: {is_new:?}");
            }
        }
        assert!(ended > 0, "no run of {:?} was ended before its end", self.args);
    }

    /// Sends a signal after a time; whether it was that which ended the run.
    fn ended(&self, place: &Place, delay: Duration, signal: Signal) -> bool {
        let mut child = self.start(place);
        std::thread::sleep(delay);
        // It has not been waited for, so that the number is still its own.
        kill(Pid::from_raw(i32::try_from(child.id()).unwrap()), signal).unwrap();
        let status = child.wait().unwrap();
        let by = status.signal();
        assert!(status.success() || by == Some(signal as i32), "{status:?}");
        by.is_some()
    }
}

fn row(number: u32) -> String {
    let (role, content) = if number.is_multiple_of(2) {
        ("user", format!("\"Sow row {number}.\""))
    } else {
        ("assistant", format!("[{{\"type\":\"text\",\"text\":\"Row {number} is sown.\"}}]"))
    };
    format!(
        "{{\"type\":\"{role}\",\"uuid\":\"u{number}\",\"parentUuid\":null,\"sessionId\":\"s1\",\
         \"isSidechain\":false,\"timestamp\":\"2026-05-04T08:00:00.000Z\",\"cwd\":\"/home/mara/field\",\
         \"message\":{{\"id\":\"m{number}\",\"role\":\"{role}\",\"content\":{content}}}}}\n"
    )
}

fn turn(of: &str, number: u32) -> String {
    format!(
        "{{\"role\":\"user\",\"content\":\"Sow row {number} of {of}.\",\"tool_calls\":null,\
         \"tool_results\":null,\"provider\":null,\"model\":null,\"ts\":\"2026-05-04T08:00:00Z\"}}\n"
    )
}

/// Signals that are heard.
const HEARD: &[Signal] = &[Signal::SIGTERM, Signal::SIGINT, Signal::SIGHUP];

#[test]
fn a_save_that_is_told_to_end_leaves_everything_as_it_was() {
    SAVE.ends_at_any_moment(HEARD, 1);
}

#[test]
fn a_save_that_is_killed_leaves_nothing_half_written() {
    SAVE.ends_at_any_moment(&[Signal::SIGKILL], 2);
}

#[test]
fn a_conversion_that_is_told_to_end_leaves_everything_as_it_was() {
    CONVERT.ends_at_any_moment(HEARD, 3);
}

#[test]
fn a_conversion_that_is_killed_leaves_nothing_half_written() {
    CONVERT.ends_at_any_moment(&[Signal::SIGKILL], 4);
}

#[test]
fn a_merge_that_is_told_to_end_leaves_everything_as_it_was() {
    MERGE.ends_at_any_moment(HEARD, 5);
}

#[test]
fn a_merge_that_is_killed_leaves_nothing_half_written() {
    MERGE.ends_at_any_moment(&[Signal::SIGKILL], 6);
}

#[test]
fn a_run_whose_output_nobody_takes_ends_when_it_is_told_to() {
    let place = SAVE.place(2000);
    let mut child = place
        .command()
        .args(["save", "log.jsonl", "-o", "-", "--report", "report"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // The report stands there before the turns are written out; no pipe holds all of them.
    let start = Instant::now();
    while !place.path("report").exists() && start.elapsed() < Duration::from_mins(1) {
        std::thread::sleep(Duration::from_millis(10));
    }
    kill(Pid::from_raw(i32::try_from(child.id()).unwrap()), Signal::SIGTERM).unwrap();
    assert_eq!(child.wait().unwrap().signal(), Some(Signal::SIGTERM as i32));
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_run_is_told_to_ignore_does_not_end_it() {
    let place = SAVE.place(ROWS);
    let script = format!("trap '' HUP; echo; exec {} \"$@\"", env!("CARGO_BIN_EXE_opencheckpoint"));
    let mut child = Command::new("sh")
        .current_dir(place.path("."))
        .args(["-c", &script, "sh"])
        .args(SAVE.args)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // From here on it ignores the signal.
    child.stdout.as_mut().unwrap().read_exact(&mut [0]).unwrap();
    let start = Instant::now();
    while child.try_wait().unwrap().is_none() && start.elapsed() < Duration::from_mins(1) {
        let _ = kill(Pid::from_raw(i32::try_from(child.id()).unwrap()), Signal::SIGHUP);
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(child.wait().unwrap().success());
    assert_ne!(place.read("turns.jsonl"), b"old turns.jsonl");
}
