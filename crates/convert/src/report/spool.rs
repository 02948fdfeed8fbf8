//! Writing a report while a conversion runs: rows to a temporary file, the head in front of them last.

use std::collections::BTreeMap;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};

use exact_json::trace::{EntryFate, Group, Reason, Shape};

use super::entry::Entry;
use super::head::Head;
use super::text;
use super::totals::Totals;

/// The rows of a report in the making.
///
/// The head names digests and leaves that are known at the end only, so rows wait in a temporary file.
pub struct Spool {
    file: BufWriter<tempfile::SpooledTempFile>,
    line: String,
    examples: Examples,
}

/// Pointers of the first few leaves that were dropped, by reason.
type Examples = BTreeMap<Reason, Vec<String>>;

/// How many pointers are remembered for each reason.
const EXAMPLES: usize = 3;

/// Rows that are complete.
pub struct SpooledRows {
    file: tempfile::SpooledTempFile,
    totals: Totals,
    examples: Examples,
}

/// A report up to this size stays in memory.
const IN_MEMORY: usize = 1 << 18;

impl Default for Spool {
    fn default() -> Self {
        Self::new()
    }
}

impl Spool {
    /// No rows yet.
    #[must_use]
    pub fn new() -> Self {
        let file = tempfile::SpooledTempFile::new(IN_MEMORY);
        Self {
            file: BufWriter::with_capacity(1 << 16, file),
            line: String::new(),
            examples: Examples::new(),
        }
    }

    /// Writes the row of a group, and its shape when the ledger says so.
    ///
    /// # Errors
    ///
    /// The temporary file's.
    pub fn group(&mut self, group: &Group<'_>) -> io::Result<()> {
        if group.from().is_empty() && group.to().is_empty() {
            return Ok(());
        }
        self.note_dropped(group);
        let line = &mut self.line;
        line.clear();
        let shape = group.shape();
        if let Shape::Define(number) = shape {
            line.push_str(r#"{"shape":"#);
            line.push_str(&number.to_string());
            line.push_str(r#","entries":"#);
            text::entries(line, group);
            line.push_str("}\n");
        }
        line.push('{');
        if let Shape::Define(number) | Shape::Use(number) = shape {
            line.push_str(r#""shape":"#);
            line.push_str(&number.to_string());
            line.push(',');
        }
        line.push_str(r#""from":"#);
        // A document of which all is set apart is the base of nothing.
        let mut entries = group.entries();
        let is_used = entries.any(|entry| entry.sources().len() + entry.via().len() > 0);
        text::bases(line, if is_used { group.from() } else { &[] });
        line.push_str(r#","to":"#);
        text::bases(line, group.to());
        if shape == Shape::Inline {
            line.push_str(r#","entries":"#);
            text::entries(line, group);
        }
        line.push_str("}\n");
        self.file.write_all(line.as_bytes())
    }

    /// Writes the row of a record that cannot be read.
    ///
    /// # Errors
    ///
    /// The temporary file's.
    pub fn opaque(&mut self, record: u64) -> io::Result<()> {
        self.example(Reason::Unreadable, || format!("/{record}"));
        writeln!(
            self.file,
            r#"{{"from":["/{record}"],"to":[],"entries":[{{"fate":"dropped","source":["/0"],"reason":"unreadable"}}]}}"#
        )
    }

    /// Writes a shape.
    ///
    /// # Errors
    ///
    /// The temporary file's.
    pub fn shape(&mut self, number: u64, entries: &str) -> io::Result<()> {
        writeln!(self.file, r#"{{"shape":{number},"entries":{entries}}}"#)
    }

    /// Writes a row of a shape, or with entries of its own.
    ///
    /// # Errors
    ///
    /// The temporary file's.
    pub fn row(
        &mut self,
        shape: Option<u64>,
        from: &[String],
        to: &[String],
        entries: &str,
    ) -> io::Result<()> {
        self.line.clear();
        let line = &mut self.line;
        line.push('{');
        if let Some(number) = shape {
            line.push_str(r#""shape":"#);
            line.push_str(&number.to_string());
            line.push(',');
        }
        for (name, bases) in [(r#""from":["#, from), (r#","to":["#, to)] {
            line.push_str(name);
            for (index, base) in bases.iter().enumerate() {
                if index > 0 {
                    line.push(',');
                }
                exact_json::write::quote(line, base);
            }
            line.push(']');
        }
        if shape.is_none() {
            line.push_str(r#","entries":"#);
            line.push_str(entries);
        }
        line.push_str("}\n");
        self.file.write_all(line.as_bytes())
    }

    /// The JSON text of entries.
    #[must_use]
    pub(crate) fn entries_text(entries: &[Entry]) -> String {
        // Entries have string keys only, and writing to memory does not fail.
        serde_json::to_string(entries).unwrap_or_default()
    }

    /// Remembers the pointer of something dropped, if it is one of the first.
    pub(crate) fn example(&mut self, reason: Reason, pointer: impl FnOnce() -> String) {
        let known = self.examples.entry(reason).or_default();
        if known.len() < EXAMPLES {
            known.push(pointer());
        }
    }

    fn note_dropped(&mut self, group: &Group<'_>) {
        for entry in group.entries() {
            let EntryFate::Dropped(reason) = entry.fate() else { continue };
            for (pointer, place) in entry.sources().take(EXAMPLES) {
                self.example(reason, || {
                    let base =
                        usize::try_from(place.record()).ok().and_then(|at| group.from().get(at));
                    let base = base.map(ToString::to_string).unwrap_or_default();
                    base + &pointer.within()
                });
            }
        }
    }

    /// Ends the rows.
    ///
    /// # Errors
    ///
    /// The temporary file's.
    pub fn finish(self, totals: Totals) -> io::Result<SpooledRows> {
        let mut file = self.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.seek(SeekFrom::Start(0))?;
        Ok(SpooledRows { file, totals, examples: self.examples })
    }
}

impl SpooledRows {
    /// The totals.
    #[must_use]
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// Pointers of the first few leaves that were dropped for a reason.
    #[must_use]
    pub fn examples(&self, reason: Reason) -> &[String] {
        self.examples.get(&reason).map(Vec::as_slice).unwrap_or_default()
    }

    /// Writes the whole report.
    ///
    /// # Errors
    ///
    /// The writer's, or the temporary file's.
    pub fn write(&mut self, head: &Head, out: &mut dyn Write) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        serde_json::to_writer(&mut *out, head)?;
        out.write_all(b"\n")?;
        let mut buffer = vec![0; 1 << 16];
        loop {
            let read = self.file.read(&mut buffer)?;
            if read == 0 {
                break;
            }
            out.write_all(buffer.get(..read).unwrap_or_default())?;
        }
        serde_json::to_writer(&mut *out, &self.totals)?;
        out.write_all(b"\n")
    }
}
