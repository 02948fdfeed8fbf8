//! Both tools side by side, where agent-checkpoint 0.3.1 is at hand: `cargo xtask test` installs it.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{Place, repository};

/// The environment variable that names its command.
const VARIABLE: &str = "AGENT_CHECKPOINT";

/// Where we do otherwise: of which verb, on a file whose name begins so, and why, in the words of the page.
const KNOWN: &[(&str, &str, &str)] = &[
    ("diff", "shape-", "what is no file of turns ends in exit 2 and one line with the place"),
    ("diff", "json-", "what is no file of turns ends in exit 2 and one line with the place"),
    ("diff", "json-duplicate-member", "a member that stands twice is refused"),
    ("diff", "blocks-of-every-kind", "numbers are shown as they are spelled"),
    ("diff", "every-member", "numbers are shown as they are spelled"),
    ("merge", "shape-", "what is no file of turns ends in exit 2 and one line with the place"),
    ("merge", "json-", "what is no file of turns ends in exit 2 and one line with the place"),
    ("merge", "json-duplicate-member", "a member that stands twice is refused"),
    (
        "merge",
        "AC103-killed-with-a-call-in-flight",
        "a call in flight is in the target neither at its end nor where A ends",
    ),
    (
        "merge",
        "AC104-merge-out-of-order",
        "labels `a`, `b` of an earlier merge are told from those of this one by a number",
    ),
    (
        "merge",
        "blocks-of-every-kind",
        "labels `a`, `b` of an earlier merge are told from those of this one by a number",
    ),
    ("merge", "every-member", "members may be absent"),
];

/// The original, and which of the known differences were seen.
struct Live {
    theirs: PathBuf,
    seen: RefCell<BTreeSet<usize>>,
}

/// What a run leaves: exit code, standard output, the file that it writes.
type Left = (Option<i32>, Vec<u8>, Option<Vec<u8>>);

impl Live {
    #[allow(clippy::print_stdout, reason = "a test that did nothing must say so")]
    fn find() -> Option<Self> {
        let theirs = std::env::var_os(VARIABLE).map(PathBuf::from);
        if theirs.is_none() {
            println!("skipped: {VARIABLE} names no command; `cargo xtask test` installs it");
        }
        Some(Self { theirs: theirs?, seen: RefCell::default() })
    }

    /// What either tool leaves of the same arguments in a folder with the same files.
    fn both(&self, args: &[&str], files: &[(&str, &Path)]) -> [Left; 2] {
        [true, false].map(|is_ours| {
            let place = Place::new();
            for (name, path) in files {
                place.write(name, std::fs::read(path).unwrap());
            }
            let mut command = if is_ours { place.command() } else { Command::new(&self.theirs) };
            let output = command.args(args).current_dir(place.path(".")).output().unwrap();
            let out = place.path("out").exists().then(|| place.read("out"));
            (output.status.code(), output.stdout, out)
        })
    }

    /// That nothing differs but what is known to. `is_same` compares ours with theirs.
    fn check(
        &self,
        args: &[&str],
        files: &[(&str, &Path)],
        is_same: impl Fn(&Left, &Left) -> bool,
    ) {
        let [ours, theirs] = self.both(args, files);
        let names: Vec<_> =
            files.iter().map(|(_, path)| path.file_name().unwrap().to_str().unwrap()).collect();
        let is_of = |(_, (verb, start, _)): &(usize, &(&str, &str, &str))| {
            *verb == args[0] && names.iter().any(|name| name.starts_with(start))
        };
        let known: Vec<_> = KNOWN.iter().enumerate().filter(is_of).collect();
        if is_same(&ours, &theirs) {
            return;
        }
        let [ours, theirs] = [ours, theirs].map(|left| shown(&left));
        assert!(!known.is_empty(), "{args:?} of {names:?}\nours: {ours}\ntheirs: {theirs}");
        self.seen.borrow_mut().extend(known.iter().map(|(number, _)| number));
    }

    /// That each known difference of a verb is one still.
    fn finish(&self, verb: &str) {
        let page = std::fs::read_to_string(repository().join("docs/agent-checkpoint.md")).unwrap();
        let of_verb = KNOWN.iter().enumerate().filter(|(_, (of, ..))| *of == verb);
        for (number, (_, start, why)) in of_verb {
            assert!(page.contains(why), "the page does not say: {why}");
            assert!(self.seen.borrow().contains(&number), "{verb}: {start}… is the same by now");
        }
    }
}

fn shown((code, stdout, out): &Left) -> String {
    let out = out.as_deref().map(String::from_utf8_lossy);
    format!("{code:?} {}\n{}", String::from_utf8_lossy(stdout), out.unwrap_or_default())
}

/// The fixtures of a folder, sorted.
fn fixtures(folder: &str) -> Vec<PathBuf> {
    let folder = repository().join("fixtures").join(folder);
    let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    assert!(!files.is_empty(), "{}", folder.display());
    files
}

/// Pairs of files of turns: each with itself, and each with one that has all there is, in either order.
fn pairs() -> Vec<[PathBuf; 2]> {
    let files = [fixtures("turns/valid"), fixtures("turns/invalid")].concat();
    let every = repository().join("fixtures/turns/valid/calls-of-every-shape.jsonl");
    let pairs = files.into_iter().flat_map(|file| {
        [[file.clone(), file.clone()], [file.clone(), every.clone()], [every.clone(), file]]
    });
    pairs.collect()
}

#[test]
fn files_differ_as_agent_checkpoint_says_it() {
    let Some(live) = Live::find() else { return };
    for [a, b] in pairs() {
        for args in [&["diff", "a", "b"][..], &["diff", "a", "b", "-f", "json"]] {
            live.check(args, &[("a", &a), ("b", &b)], |ours, theirs| ours == theirs);
        }
    }
    live.finish("diff");
}

#[test]
fn files_are_merged_as_agent_checkpoint_merges_them() {
    let Some(live) = Live::find() else { return };
    for [a, b] in pairs() {
        let args = ["merge", "a", "b", "-o", "out"];
        live.check(&args, &[("a", &a), ("b", &b)], |ours, theirs| ours == theirs);
    }
    live.finish("merge");
}
