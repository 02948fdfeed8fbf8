//! Making a residue while a conversion maps: the line of each source record, as its group closes.

use std::io;

use exact_json::trace::{Base, Entry, EntryFate, Place, Span};
use exact_json::write::quote;
use exact_json::{Kind, Value};

use super::claims::{Claims, Reference, gives_back, step};
use super::elsewhere::Elsewhere;
use super::kept::{Form, Kept, Of};
use super::pieces::Pieces;
use super::skeletons::Skeletons;
use super::write::Residue;
use crate::leaves::leaves;
use crate::mapping::{Row, Stand};
use crate::report::Step;

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
        self.kept.add(Of::Record(record), stand, Form::Literal)
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
            let of = match source.base() {
                Base::Record(number) => Of::Record(*number),
                Base::Document | Base::Pointer(_) => Of::Stretch,
            };
            self.record(index, of, *stand, row)?;
        }
        Ok(())
    }

    fn record(&mut self, index: usize, of: Of, stand: Stand, row: &Row<'_>) -> io::Result<()> {
        let source = row.sources.get(index).filter(|_| !stand.is_mended);
        let Self { kept, skeletons, claims, pieces, line, .. } = self;
        // Mended text is not what stands in the file.
        let Some(source) = source else { return kept.add(of, stand, Form::Literal) };
        let root = source.root();
        claims.cut(index, root, row.group.apart(), pieces, |pieces| {
            let Pieces { parts, values, refers, span, .. } = pieces;
            // Text between the parts of a document stands before the next of them.
            if of == Of::Stretch && pieces.is_text() {
                return Ok(());
            }
            let start = (span.start - root.span().start) as u64;
            let stand = Stand { offset: stand.offset + start, length: span.len() as u64, ..stand };
            if parts.len() + values.len() > LONGEST {
                return kept.add(of, stand, Form::Literal);
            }
            line.clear();
            let skeleton = skeletons.see(parts);
            if skeleton.is_none() {
                line.extend([r#"{"parts":"#, parts]);
            }
            if *refers {
                line.push_str(r#","to":["#);
                for (index, base) in claims.bases(index, row.group.to()).enumerate() {
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
            kept.add(of, stand, form)
        })
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
            match &made {
                Some(step) => self.source(entry, row, place, value, step.as_ref()),
                None => self.claims.add(place, None),
            }
        }
    }

    /// A source that a target may give back: as a whole, or, where the target has it without the white
    /// space, leaf by leaf.
    fn source(
        &mut self,
        entry: &Entry<'_>,
        row: &Row<'_>,
        place: Place,
        value: Value<'_>,
        step: Option<&Step>,
    ) {
        let mut compact: Option<String> = None;
        for (pointer, span) in entry.targets() {
            let text = match (span, row.targets.get(pointer.record() as usize)) {
                (Some(Span { start, end }), Some(text)) => text.get(start..end),
                _ => self.elsewhere.look(&pointer, row),
            };
            let Some(text) = text else { continue };
            let (to, step) = (pointer.record(), step.cloned());
            if gives_back(text, step.as_ref(), value) {
                let reference = Reference { to, at: pointer.within(), step };
                return self.claims.add(place, Some(reference));
            }
            let may_be_compact = step.is_none() && text.len() < value.raw().len();
            if may_be_compact && *compact.get_or_insert_with(|| value.compact()) == *text {
                leaves(value, &mut pointer.within(), &mut |at, leaf| {
                    let place = Place::new(place.record(), leaf.index());
                    let reference = Reference { to, at: at.to_owned(), step: None };
                    // White space may stand inside of a leaf, too: in an empty list or object.
                    let is_empty = matches!(leaf.kind(), Kind::Array | Kind::Object);
                    let is_compact = !is_empty || leaf.raw().len() == "[]".len();
                    self.claims.add(place, is_compact.then_some(reference));
                });
                return;
            }
        }
        self.claims.add(place, None);
    }

    /// The lines, all of them.
    pub(crate) fn finish(self) -> io::Result<Residue> {
        Ok(Residue::new(self.kept.finish()?, self.skeletons.finish()))
    }
}
