//! Both tools side by side, where agent-checkpoint 0.3.1 is at hand: `cargo xtask test` installs it.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

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
    ("save", "bom-crlf-blank", "a byte-order mark at the start of a file is no fault"),
    (
        "save",
        "every-row",
        "a log of Claude Code is told by its content, whatever its first line is",
    ),
    (
        "save",
        "line-separators",
        "a log of Claude Code is told by its content, whatever its first line is",
    ),
    (
        "save",
        "parser-fix",
        "a log of Claude Code is told by its content, whatever its first line is",
    ),
    ("save", "printed", "a log of Claude Code is told by its content, whatever its first line is"),
    ("save", "rows of every-row", "the rows of subagents in it are left out"),
    ("save", "rows of parser-fix", "the rows of subagents in it are left out"),
    ("save", "rows of printed", "the rows of subagents in it are left out"),
    ("save", "invalid-utf8", "a line of a log that cannot be read is left out, and said"),
    ("save", "lone-surrogate", "half of a surrogate pair is read as U+FFFD, and said"),
    ("save", "not-json", "a line of a log that cannot be read is left out, and said"),
    ("save", "nul-run", "a line of a log that cannot be read is left out, and said"),
    ("save", "spliced", "a line of a log that cannot be read is left out, and said"),
    ("save", "too-deep", "a line of a log that cannot be read is left out, and said"),
    ("save", "torn", "a line of a log that cannot be read is left out, and said"),
    (
        "save",
        "cut-at-both-ends",
        "of chat messages also a request, messages one a line, and Anthropic's can be saved",
    ),
    (
        "save",
        "every-member",
        "of chat messages also a request, messages one a line, and Anthropic's can be saved",
    ),
    (
        "save",
        "lines",
        "of chat messages also a request, messages one a line, and Anthropic's can be saved",
    ),
    ("save", "list of cut-at-both-ends", "what ends with some of the calls of a message in flight"),
    ("save", "list of every-member", "what the messages say of model and time is used"),
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
    fn both(&self, args: &[&str], files: &[(&str, &File)]) -> [Left; 2] {
        [true, false].map(|is_ours| {
            let place = Place::new();
            for (name, file) in files {
                place.write(name, &file.content);
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
        files: &[(&str, &File)],
        is_same: impl Fn(&Left, &Left) -> bool,
    ) {
        let [ours, theirs] = self.both(args, files);
        let names: Vec<_> = files.iter().map(|(_, file)| file.name.as_str()).collect();
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

/// A file that both are given.
#[derive(Clone)]
struct File {
    name: String,
    content: Vec<u8>,
}

/// The fixtures of a folder, sorted.
fn fixtures(folder: &str) -> Vec<File> {
    let folder = repository().join("fixtures").join(folder);
    let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.map(|path| File::read(&path)).collect();
    files.sort_by(|a, b| a.name.cmp(&b.name));
    assert!(!files.is_empty(), "{}", folder.display());
    files
}

impl File {
    fn read(path: &Path) -> Self {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        Self { name, content: std::fs::read(path).unwrap() }
    }

    /// What the original reads of a log of Claude Code: whole rows of messages, and no line end but one.
    fn rows(&self) -> Self {
        let ends = ['\u{85}', '\u{2028}', '\u{2029}'];
        let rows = self.content.split(|byte| *byte == b'\n').filter(|line| {
            let row: Value = serde_json::from_slice(line).unwrap_or_default();
            let is_cut = std::str::from_utf8(line).is_ok_and(|line| line.contains(ends));
            ["user", "assistant"].map(Value::from).contains(&row["type"])
                && row["message"].is_object()
                && !is_cut
        });
        let content = rows.collect::<Vec<_>>().join(&b'\n');
        Self { name: format!("rows of {}", self.name), content }
    }

    /// What the original reads of chat messages: one list of all of them.
    fn list(&self) -> Self {
        let text = self.content.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&self.content);
        let mut values = serde_json::Deserializer::from_slice(text).into_iter::<Value>();
        let first = values.next().unwrap().unwrap();
        let messages = match &first["messages"] {
            Value::Array(messages) => messages.clone(),
            _ if first.is_array() => first.as_array().unwrap().clone(),
            _ => [first].into_iter().chain(values.map(Result::unwrap)).collect(),
        };
        let content = serde_json::to_vec(&messages).unwrap();
        Self { name: format!("list of {}", self.name), content }
    }
}

/// Pairs of files of turns: each with itself, and each with one that has all there is, in either order.
fn pairs() -> Vec<[File; 2]> {
    let files = [fixtures("turns/valid"), fixtures("turns/invalid")].concat();
    let every = files.iter().find(|file| file.name.starts_with("calls-of-every-shape")).unwrap();
    let pairs = files.iter().flat_map(|file| {
        [[file, file], [file, every], [every, file]].map(|pair| pair.map(File::clone))
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

#[test]
fn logs_are_saved_as_agent_checkpoint_saves_them() {
    let Some(live) = Live::find() else { return };
    let rows = fixtures("claude-code").into_iter().flat_map(|log| [log.rows(), log]);
    let lists = fixtures("openai-chat").into_iter().flat_map(|log| [log.list(), log]);
    for log in rows.chain(lists).filter(|log| !log.content.is_empty()) {
        let args = ["save", "log", "-o", "out"];
        live.check(&args, &[("log", &log)], |ours, theirs| {
            let has_failed = ours.0 != Some(0);
            (ours.0, &ours.1) == (theirs.0, &theirs.1)
                && (has_failed || has_members(ours.2.as_deref(), theirs.2.as_deref()))
        });
    }
    live.finish("save");
}

/// Whether ours has each member of each turn of theirs; it may have more. The clock's times are not compared.
fn has_members(ours: Option<&[u8]>, theirs: Option<&[u8]>) -> bool {
    let parse = |bytes: Option<&[u8]>| -> Vec<Value> {
        let text = std::str::from_utf8(bytes.unwrap_or_default()).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (ours, theirs) = (parse(ours), parse(theirs));
    let has = |(ours, theirs): (&Value, &Value)| {
        let members = theirs.as_object().unwrap();
        members.iter().all(|(name, value)| {
            let is_clock =
                name == "ts" && value.as_str().is_some_and(|time| time.ends_with("+00:00"));
            is_clock && ours[name].is_string() || ours[name] == *value
        })
    };
    ours.len() == theirs.len() && ours.iter().zip(&theirs).all(has)
}
