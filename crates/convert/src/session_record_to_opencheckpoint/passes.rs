//! The three readings.

use exact_json::Read;
use exact_json::digest::Sha256;
use exact_json::trace::{self, Reason, Settle, Src};

use session_record_model::draft::source::Record as Shape;

use super::facts::{Facts, Survey, Use};
use super::phrases::Quoted;
use super::run::{Rehearsed, Run};
use super::statements::{self, Delivery};
use super::{frame, operations, progress, resources};
use crate::error::{Error, SourceError};
use crate::mapping::{Row, Sink, Source};
use crate::options::Options;
use crate::records::{Kept, StreamRecord, records};

/// What is known of the session before anything is written.
pub(super) struct Known {
    pub(super) facts: Facts,
    /// Texts of the session that could be ours.
    pub(super) quoted: Quoted,
    /// The first record, where it is a header.
    pub(super) header: Option<Kept>,
    /// The digest of the file.
    pub(super) digest: Sha256,
    /// The size of the file.
    pub(super) size: u64,
}

/// The first reading: the facts.
pub(super) fn survey(source: &mut Source<'_>, options: &Options) -> Result<Known, Error> {
    let (digest, size) = source.facts()?;
    let mut survey = Survey::default();
    let mut header = None;
    let mut quoted = Quoted::new(&digest.hex());
    records(
        source,
        options.limits,
        |_| true,
        |record| {
            let value = record.value();
            // What is left out must have its shape too: else it may be something that should not be left out.
            let shape = Shape::read(value).map_err(|error| record.wrong_shape(error))?;
            if survey.note(value, &shape) == Use::Header {
                header = Some(record.keep()?);
            }
            quoted.look(value);
            Ok(())
        },
    )?;
    let facts = survey.finish();
    if facts.uses.is_empty() {
        return Err(SourceError::Empty.into());
    }
    Ok(Known { facts, quoted, header, digest, size })
}

/// The second reading: everything is written once and thrown away, for what must be known before it is written for good. That is how
/// many items the lists have, what the references name, and every text of the target.
pub(super) fn rehearse(
    source: &mut Source<'_>,
    options: &Options,
    known: &Known,
) -> Result<Rehearsed, Error> {
    let facts = &known.facts;
    let mut run = Run::new(&known.quoted, Rehearsed::default());
    let wanted = |number| match facts.use_of(number) {
        Use::Nothing(_) => facts.inference == Some(number),
        Use::Header => false,
        _ => true,
    };
    records(source, options.limits, wanted, |record| {
        run.begin(&[record.source()]);
        map(&mut run, facts, record)
    })?;
    for becomes in &facts.uses {
        if let Use::Nothing(what) = becomes {
            run.omissions.add(*what);
        }
    }
    let mut rehearsed = run.rehearsed();
    let mut frame_run = Run::new(&known.quoted, rehearsed.clone());
    let mut text = String::new();
    frame_run.begin(&known.header.iter().map(|kept| kept.record().source()).collect::<Vec<_>>());
    frame::write(&mut frame_run, options, known, &mut text)?;
    rehearsed.stands(run.pieces.all().chain(frame_run.pieces.all()).chain([text.as_str()]));
    Ok(rehearsed)
}

/// The third reading: the target and its rows.
pub(super) fn write(
    source: &mut Source<'_>,
    options: &Options,
    known: &Known,
    rehearsed: Rehearsed,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let mut run = Run::new(&known.quoted, rehearsed);
    let mut text = String::new();
    let headers: Vec<_> = known.header.iter().map(|kept| kept.record().source()).collect();
    let stands: Vec<_> = known.header.iter().map(|kept| kept.record().stand()).collect();
    run.begin(&headers);
    frame::write(&mut run, options, known, &mut text)?;
    let group = run.ledger.end(&headers)?;
    // The frame is written behind the resources that the header speaks of.
    let targets: Vec<_> = run.pieces.open().chain([text.as_str()]).collect();
    sink.row(&Row { group: &group, sources: &headers, stands: &stands, targets: &targets })?;
    let splices = group.splices().to_vec();
    let wanted = |number| known.facts.use_of(number) != Use::Header;
    records(source, options.limits, wanted, |record| {
        let sources = [record.source()];
        run.begin(&sources);
        map(&mut run, &known.facts, record)?;
        let group = run.ledger.end(&sources)?;
        let targets: Vec<_> = run.pieces.open().collect();
        let stands = [record.stand()];
        sink.row(&Row { group: &group, sources: &sources, stands: &stands, targets: &targets })
    })?;
    let mut written = 0;
    for splice in splices {
        sink.write(text.get(written..splice.offset).unwrap_or_default())?;
        written = splice.offset;
        let items =
            frame::sections(splice.marker).iter().flat_map(|section| run.pieces.of(*section));
        for (index, item) in items.enumerate() {
            if index > 0 {
                sink.write(",")?;
            }
            sink.write(item)?;
        }
    }
    sink.write(text.get(written..).unwrap_or_default())?;
    Ok(*run.ledger.finish()?)
}

/// Writes what becomes of one record, whose group is open.
fn map(run: &mut Run<'_>, facts: &Facts, record: StreamRecord<'_>) -> Result<(), Error> {
    let (number, value) = (record.number, record.value());
    if facts.inference == Some(number) {
        run.found.note_model(number, value);
    }
    let mapped = match facts.use_of(number) {
        Use::Message { last_of_turn } => {
            let delivery = Delivery::Said { last_of_turn };
            statements::message(run, facts, number, value, delivery)
        }
        Use::PendingPrompt => statements::message(run, facts, number, value, Delivery::Pending),
        Use::OpenCall => operations::call(run, value),
        Use::OpenRequest => operations::request(run, value),
        Use::OpenDelivery => operations::delivery(run, value),
        Use::Steps => progress::steps(run, number, value),
        Use::Document => resources::document(run, value),
        Use::Links => resources::links(run, value),
        Use::Goal => {
            if facts.goal == Some(number) {
                run.found.note_goal(number, value);
            }
            Src::of(value).settle(&mut run.ledger, Reason::NoCounterpart);
            Ok(())
        }
        Use::Nothing(what) => {
            Src::of(value).settle(&mut run.ledger, what.reason());
            Ok(())
        }
        Use::Header => Ok(()),
    };
    mapped.map_err(|error| record.wrong_shape(error))
}
