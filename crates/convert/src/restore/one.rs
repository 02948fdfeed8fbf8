//! One step back.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};

use exact_json::digest::Sha256Writer;
use exact_json::{Read as _, Scanner, Value};

use super::chain::RestoreError;
use crate::format::Format;
use crate::native::salvage::Limits;
use crate::overlay::{Base, Bases};
use crate::records::{Index, RecordFile};
use crate::residue::{HEAD_START, Part, RecordLine, ResidueHead, ResidueLine};
use crate::steps::{Item, inverse};

/// Restores the source of one residue, which begins at `offset` of its file.
pub(super) fn restore_one<T, R, W>(
    target: &mut T,
    residue: &mut R,
    offset: u64,
    head: &ResidueHead,
    out: &mut W,
) -> Result<(), RestoreError>
where
    T: Read + Seek,
    R: Read + Seek,
    W: Write,
{
    let format: Format = head
        .target
        .format
        .parse()
        .map_err(|_| RestoreError::Format { format: head.target.format.clone() })?;
    let index = Index::read(target, format, Limits::MOST, |_, _| ());
    let index = index.map_err(RestoreError::Target)?;
    let found = index.digest.to_ocp();
    if found != head.target.digest {
        return Err(RestoreError::OtherTarget { found, expected: head.target.digest.clone() });
    }
    let mut back = Back {
        stream: index.layout.is_stream(),
        target: RecordFile::new(target, index),
        skeletons: HashMap::new(),
        bases: Bases::default(),
        out: Sha256Writer::tee(out),
    };
    residue.seek(SeekFrom::Start(offset))?;
    let mut lines = BufReader::with_capacity(1 << 16, residue);
    let mut line = Vec::new();
    lines.read_until(b'\n', &mut line)?;
    let mut scanner = Scanner::new();
    let mut records = 0u64;
    loop {
        line.clear();
        let at = lines.stream_position()?;
        if lines.read_until(b'\n', &mut line)? == 0 || line.starts_with(HEAD_START) {
            return Err(RestoreError::Residue { offset: at, message: "it has no end".to_owned() });
        }
        let fail = |message: String| RestoreError::Residue { offset: at, message };
        let tape = scanner
            .scan(&line)
            .map_err(|fault| fail(exact_json::Error::from_fault(fault, &line).to_string()))?;
        let read = ResidueLine::read(tape.root())
            .map_err(|error| fail(exact_json::Error::from_read(error, tape).to_string()))?;
        match read {
            ResidueLine::Skeleton { number, parts } => {
                back.skeletons.insert(number, parts);
            }
            ResidueLine::Record { before, record } => {
                let usual: &[u8] = if records == 0 { b"" } else { b"\n" };
                back.out.write_all(before.as_ref().map_or(usual, |before| &before.0))?;
                back.record(&record, at)?;
                records += 1;
            }
            ResidueLine::Literal(bytes) => back.out.write_all(&bytes.0)?,
            ResidueLine::End(end) => {
                back.out.write_all(&end.0)?;
                break;
            }
        }
    }
    back.out.flush()?;
    let found = back.out.digest().to_ocp();
    if found != head.source.digest {
        return Err(RestoreError::OtherSource { found, expected: head.source.digest.clone() });
    }
    Ok(())
}

struct Back<'t, T, W: Write> {
    stream: bool,
    target: RecordFile<&'t mut T>,
    skeletons: HashMap<u64, Vec<Part>>,
    bases: Bases,
    out: Sha256Writer<W>,
}

impl<T: Read + Seek, W: Write> Back<'_, T, W> {
    fn record(&mut self, record: &RecordLine<'_>, offset: u64) -> Result<(), RestoreError> {
        match record {
            RecordLine::Literal(bytes) => Ok(self.out.write_all(&bytes.0)?),
            RecordLine::Parts { parts, to, values } => self.parts(parts, to, values, offset),
            RecordLine::Use { skeleton, to, values } => {
                let Some(parts) = self.skeletons.remove(skeleton) else {
                    let message = format!("skeleton {skeleton} is not defined");
                    return Err(RestoreError::Residue { offset, message });
                };
                let done = self.parts(&parts, to, values, offset);
                self.skeletons.insert(*skeleton, parts);
                done
            }
        }
    }

    fn parts(
        &mut self,
        parts: &[Part],
        to: &[String],
        values: &[Value<'_>],
        offset: u64,
    ) -> Result<(), RestoreError> {
        let mut values = values.iter();
        let fail = |message: &str| RestoreError::Residue { offset, message: message.to_owned() };
        for part in parts {
            match part {
                Part::Literal(text) => self.out.write_all(text.as_bytes())?,
                Part::Value => {
                    let value = values.next().ok_or_else(|| fail("a record lacks values"))?;
                    self.out.write_all(value.raw().as_bytes())?;
                }
                Part::Target { to: base, at, steps } => {
                    let base = to.get(*base).ok_or_else(|| fail("a record lacks a base"))?;
                    let base =
                        Base::parse(base, self.stream).ok_or_else(|| fail("a base is none"))?;
                    let record = self.target.record(base.record)?;
                    let tape = record.as_ref().and_then(|record| record.tape());
                    let missing = || fail("the target lacks a value that it should have");
                    let tape = tape.ok_or_else(missing)?;
                    let pointer = format!("{}{at}", base.within);
                    let value = if self.stream {
                        tape.resolve(&pointer)
                    } else {
                        // The base is the same for all of a record's values: it is found once.
                        let whole = self.bases.resolve(tape, base.within);
                        whole.and_then(|whole| below(whole, at))
                    };
                    let value = value.ok_or_else(missing)?;
                    if steps.is_empty() {
                        self.out.write_all(value.raw().as_bytes())?;
                        continue;
                    }
                    let mut back = Some(Item::Value(value));
                    for step in steps.iter().rev() {
                        back = back.and_then(|item| inverse(step, &item, 1));
                    }
                    let back = back.ok_or_else(|| fail("a step cannot be gone back"))?;
                    self.out.write_all(back.json_text().as_bytes())?;
                }
            }
        }
        Ok(())
    }
}

/// The value at a pointer below another.
fn below<'t>(value: Value<'t>, pointer: &str) -> Option<Value<'t>> {
    exact_json::pointer::tokens(pointer).try_fold(value, |value, token| match value.kind() {
        exact_json::Kind::Object => value.get(&token),
        _ => value.item(exact_json::pointer::index(&token)?),
    })
}
