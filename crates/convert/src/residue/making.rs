//! Making a residue while a conversion maps: the line of each source record, as its group closes.

use std::io;

use exact_json::trace::{Base, Entry, EntryFate, Span};
use exact_json::write::quote;

use super::claims::{Claims, Reference, gives_back, step};
use super::elsewhere::Elsewhere;
use super::kept::{Form, Kept};
use super::pieces::Pieces;
use super::skeletons::Skeletons;
use super::write::Residue;
use crate::mapping::{Row, Stand};

/// A record whose line would be longer, in bytes, is written literally: lines must be read again.
const LONGEST: usize = exact_json::MAX_BYTES / 4;

/// The lines of a residue in the making. They wait for the end, because groups do not close in the order of
/// the source's records, and the head names digests that are known at the end only.
pub(crate) struct Making {
    kept: Kept,
    skeletons: Skeletons,
    claims: Claims,
    pieces: Pieces,
    elsewhere: Elsewhere,
    line: String,
}

impl Making {
    pub(crate) fn new() -> Self {
        Self {
            kept: Kept::new(),
            skeletons: Skeletons::default(),
            claims: Claims::default(),
            pieces: Pieces::default(),
            elsewhere: Elsewhere::default(),
            line: String::new(),
        }
    }

    /// A record of which nothing is known but where it stands.
    pub(crate) fn opaque(&mut self, record: u64, stand: Stand) -> io::Result<()> {
        self.kept.add(record, stand, Form::Literal)
    }

    /// The lines of a group's records.
    pub(crate) fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        self.claims.begin(row.sources);
        self.elsewhere.begin(row);
        for entry in row.group.entries() {
            self.entry(&entry, row);
        }
        for (index, (source, stand)) in row.sources.iter().zip(row.stands).enumerate() {
            if source.is_witness() {
                continue;
            }
            let Base::Record(number) = *source.base() else { continue };
            self.record(index, number, *stand, row)?;
        }
        Ok(())
    }

    fn record(&mut self, index: usize, number: u64, stand: Stand, row: &Row<'_>) -> io::Result<()> {
        let source = row.sources.get(index).filter(|_| !stand.is_mended);
        // Mended text is not what stands in the file.
        let Some(source) = source else { return self.opaque(number, stand) };
        self.claims.cut(index, source.tape(), &mut self.pieces);
        let Pieces { parts, values, refers, .. } = &self.pieces;
        if parts.len() + values.len() > LONGEST {
            return self.opaque(number, stand);
        }
        let line = &mut self.line;
        line.clear();
        let skeleton = self.skeletons.see(parts);
        if skeleton.is_none() {
            line.extend([r#"{"parts":"#, parts]);
        }
        if *refers {
            line.push_str(r#","to":["#);
            for (index, base) in self.claims.bases(index, row.group.to()).enumerate() {
                if index > 0 {
                    line.push(',');
                }
                quote(line, &base.to_string());
            }
            line.push(']');
        }
        if !values.is_empty() {
            line.extend([r#","values":["#, values, "]"]);
        }
        let form = skeleton.map_or(Form::Own(line), |number| Form::Use(number, line));
        self.kept.add(number, stand, form)
    }

    /// What an entry says of its sources.
    fn entry(&mut self, entry: &Entry<'_>, row: &Row<'_>) {
        let made = match entry.fate() {
            EntryFate::Kept => Some(None),
            // A step is gone back without its number of sources when it is restored: only one is sure.
            EntryFate::Changed { step: made, lossless: true, .. } if entry.sources().len() == 1 => {
                step(made).map(Some)
            }
            _ => None,
        };
        for (_, place) in entry.sources() {
            let record = place.record() as usize;
            let (Some(source), Some(stand)) = (row.sources.get(record), row.stands.get(record))
            else {
                continue;
            };
            if stand.is_mended {
                continue;
            }
            let value = source.tape().value(place.node());
            let reference = made.as_ref().and_then(|step| {
                let mut targets = entry.targets();
                let (target, _) = targets.find(|(pointer, span)| {
                    let is_source = |text: &str| gives_back(text, step.as_ref(), value);
                    let text = row.targets.get(pointer.record() as usize);
                    match (span, text) {
                        (Some(Span { start, end }), Some(text)) => {
                            text.get(*start..*end).is_some_and(is_source)
                        }
                        _ => self.elsewhere.look(pointer, row).is_some_and(is_source),
                    }
                })?;
                Some(Reference { to: target.record(), at: target.within(), step: step.clone() })
            });
            self.claims.add(place, reference);
        }
    }

    /// The lines, all of them.
    pub(crate) fn finish(self) -> io::Result<Residue> {
        Ok(Residue::new(self.kept.finish()?, self.skeletons.finish()))
    }
}
