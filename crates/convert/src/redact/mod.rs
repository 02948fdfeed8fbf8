//! Redaction: what looks like a credential is replaced, and everything else is kept.
//!
//! It is a step of its own, from a format to the same, so that every conversion can have it, and its report says of every value what
//! it says of any: what was taken out is `dropped` as `sensitive`, what stands in its place is a `constant`, and the rest is `kept`.
//! It stands where the source is first of a format with a schema: before a mapping that reads one, behind the one that reads a log.
//!
//! What is taken for a credential says [`opencheckpoint_rules::credentials`]. Within a text, the credential alone is replaced; under
//! a name that says so, the whole value. The same credential has the same placeholder throughout, so that an id that is one still
//! names what it named. Signatures, digests and what is opaque are left as they are: they are random by nature, and no text.
//!
//! A residue holds what was taken out, since it gives the source back. Keep it where the source is kept.

mod copy;

use exact_json::trace::{self, Base, Ledger, Src};

use self::copy::Copy;
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Row, Sink, Source, Stand};
use crate::options::Options;
use crate::records::records;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The redactions there are.
const REDACTIONS: &[Mapping] = &[
    Mapping {
        id: "opencheckpoint-to-opencheckpoint",
        version: VERSION,
        from: Format::OpenCheckpoint,
        to: Format::OpenCheckpoint,
        run: document,
    },
    Mapping {
        id: "session-record-to-session-record",
        version: VERSION,
        from: Format::SessionRecord,
        to: Format::SessionRecord,
        run: stream,
    },
    Mapping {
        id: "turns-to-turns",
        version: VERSION,
        from: Format::Turns,
        to: Format::Turns,
        run: stream,
    },
];

/// The same path, with a redaction in it; none where nothing on it can be redacted. Of a format to itself, the redaction alone.
pub(crate) fn redacted(
    from: Format,
    mut path: Vec<&'static Mapping>,
) -> Option<Vec<&'static Mapping>> {
    let formats = std::iter::once(from).chain(path.iter().map(|mapping| mapping.to));
    let of = |format| REDACTIONS.iter().find(|redaction| redaction.from == format);
    let (at, redaction) = formats.enumerate().find_map(|(at, format)| Some((at, of(format)?)))?;
    path.insert(at, redaction);
    Some(path)
}

fn stream(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let mut ledger = Ledger::new();
    let mut copy = Copy::default();
    let mut text = String::new();
    records(
        source,
        options.limits,
        |_| true,
        |record| {
            let sources = [record.source()];
            let number = u64::from(record.number);
            redact(&mut ledger, &mut copy, &sources, Base::Record(number), &mut text);
            let group = ledger.end(&sources)?;
            let stands = [record.stand()];
            sink.row(&Row {
                group: &group,
                sources: &sources,
                stands: &stands,
                targets: &[&text],
            })?;
            text.push('\n');
            sink.write(&text)
        },
    )?;
    Ok(*ledger.finish()?)
}

fn document(
    source: &mut Source<'_>,
    _: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let read = source.read_document()?;
    let tape = read.tape(0);
    let mut ledger = Ledger::new();
    let sources = [trace::Source::new(Base::Document, tape)];
    let mut text = String::new();
    redact(&mut ledger, &mut Copy::default(), &sources, Base::Document, &mut text);
    let group = ledger.end(&sources)?;
    let stands = [Stand::of(tape.root())];
    sink.row(&Row { group: &group, sources: &sources, stands: &stands, targets: &[&text] })?;
    sink.write(&text)?;
    Ok(*ledger.finish()?)
}

/// Writes what becomes of one record, in a group of its own.
fn redact(
    ledger: &mut Ledger,
    copy: &mut Copy,
    sources: &[trace::Source<'_>; 1],
    base: Base,
    text: &mut String,
) {
    text.clear();
    ledger.begin(sources);
    let [source] = sources;
    let record = copy.value(ledger, "", Src::whole(source));
    ledger.target(base, text, &record);
}
