//! Logs and what becomes of them: each conversion is audited, and restored to the byte.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use opencheckpoint_convert::audit::audit;
use opencheckpoint_convert::restore::restore;
use opencheckpoint_convert::{Error, Format, Job, Options, Output, Strict, sniff};
use serde_json::Value;

use crate::shared::shared;

/// What a log became.
pub(crate) struct Converted {
    pub(crate) records: Vec<Value>,
    pub(crate) head: Value,
}

/// Logs of one format.
#[derive(Clone, Copy)]
pub(crate) struct Logs {
    pub(crate) format: Format,
    /// The folder of its fixtures.
    pub(crate) folder: &'static str,
}

impl Logs {
    /// Converts a log and holds the conversion to the laws: target and report. The log's format is told from its content.
    pub(crate) fn lawful(self, log: &[u8], to: Format) -> Result<(Vec<u8>, Vec<u8>), Error> {
        self.lawful_from(log, None, to)
    }

    /// The same, of a log whose format may be said.
    pub(crate) fn lawful_from(
        self,
        log: &[u8],
        from: Option<Format>,
        to: Format,
    ) -> Result<(Vec<u8>, Vec<u8>), Error> {
        let (mut target, mut report, mut residue) = (Vec::new(), Vec::new(), Vec::new());
        let options = Options {
            now: Some("2030-01-01T00:00:00Z".parse().unwrap()),
            objective: Some("Carry on.".to_owned()),
            ..Options::default()
        };
        let summary = opencheckpoint_convert::convert(Job {
            input: &mut Cursor::new(log),
            from,
            to,
            options: &options,
            strict: &Strict::Off,
            target: Output::Writer(&mut target),
            report: Some(Output::Writer(&mut report)),
            residue: Some(Output::Writer(&mut residue)),
        })?;
        assert_eq!(summary.source.format, self.format);
        let verdict = audit(Cursor::new(log), Cursor::new(&target), &report[..]).unwrap();
        assert!(verdict.holds(), "{:#?}", verdict.findings);
        let mut back = Vec::new();
        let _restored =
            restore(&mut Cursor::new(&target), &mut [Cursor::new(&residue)], &mut back).unwrap();
        assert!(back == log, "the source comes back");
        Ok((target, report))
    }

    /// The session records that a log becomes.
    pub(crate) fn convert(self, log: &[u8]) -> Converted {
        let (target, report) = self.lawful(log, Format::SessionRecord).unwrap();
        Converted { records: lines(&target), head: lines(&report).swap_remove(0) }
    }

    /// The turns that a log comes to: role and content of each.
    pub(crate) fn turns(self, log: &[u8]) -> Vec<Value> {
        lines(&self.lawful(log, Format::Turns).unwrap().0)
    }

    /// The checkpoint that a log comes to.
    pub(crate) fn checkpoint(self, log: &[u8]) -> Value {
        serde_json::from_slice(&self.lawful(log, Format::OpenCheckpoint).unwrap().0).unwrap()
    }

    /// A log of the fixtures.
    pub(crate) fn fixture(self, name: &str) -> Vec<u8> {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
        fs::read(fixtures.join(self.folder).join(name)).unwrap()
    }

    /// What becomes of the log of a case, where the shared data is there.
    pub(crate) fn case(self, name: &str) -> Option<Converted> {
        Some(self.convert(&log_of(name)?))
    }

    /// All logs there are: of the fixtures, and of the shared data where it is there; and how many of them are fixtures.
    pub(crate) fn all(self) -> (Vec<Vec<u8>>, usize) {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
        let mut logs = Vec::new();
        self.below(fixtures.join(self.folder), &mut logs);
        let count = logs.len();
        for folder in ["cases", "real"] {
            if let Some(folder) = shared(folder) {
                self.below(folder, &mut logs);
            }
        }
        (logs, count)
    }

    fn below(self, folder: PathBuf, logs: &mut Vec<Vec<u8>>) {
        let mut open = vec![folder];
        while let Some(path) = open.pop() {
            if path.is_dir() {
                open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            } else {
                let bytes = fs::read(path).unwrap();
                logs.extend((sniff(&bytes) == Ok(self.format)).then_some(bytes));
            }
        }
    }
}

/// The records of a text of lines.
pub(crate) fn lines(text: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(text).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The log of a case, where the shared data is there.
pub(crate) fn log_of(case: &str) -> Option<Vec<u8>> {
    let folder = shared("cases")?.join(case);
    let is_log = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "jsonl" || extension == "json")
    };
    let mut files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    Some(fs::read(files.find(is_log).unwrap()).unwrap())
}

impl Converted {
    /// The records of a type.
    pub(crate) fn of(&self, kind: &str) -> Vec<&Value> {
        self.records.iter().filter(|record| record["type"] == kind).collect()
    }

    /// How many notices of a kind there are.
    pub(crate) fn notices(&self, kind: &str) -> usize {
        let notices = self.head["notices"].as_array().map(Vec::as_slice).unwrap_or_default();
        notices.iter().filter(|notice| notice["kind"] == kind).count()
    }

    /// Role and author of each message, and its texts.
    pub(crate) fn said(&self) -> Vec<(Value, Value, String)> {
        let said = |message: &&Value| {
            let texts: Vec<_> =
                parts(message).iter().filter_map(|part| part["text"].as_str()).collect();
            (message["role"].clone(), message["author"].clone(), texts.join("|"))
        };
        self.of("message").iter().map(said).collect()
    }
}

/// The parts of a record.
pub(crate) fn parts(record: &Value) -> &[Value] {
    record["content"].as_array().map(Vec::as_slice).unwrap_or_default()
}
