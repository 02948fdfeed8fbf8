//! Items of `OpenAI`'s Responses interface: what was sent to a model, and what it answered.
//!
//! A file is a list of items, one item a line, the body of a request (`input`), a response (`output`), a page of a list of items (`data`),
//! or a list or lines of any of these. A list and lines are read one record at a time; a single object is held whole. What each item says
//! is read as it is in [Codex's logs](super::codex), which hold the same items. What was captured of a stream, event by event, is refused
//! by its name.
//!
//! # One conversation
//!
//! A file is one conversation, and never made of two. A request or response goes on from what stands before it if
//!
//! - its `previous_response_id` is the response that came last, or that of the request before it;
//! - or it has the `conversation` that the others have;
//! - or its `input` begins with all that was said before, in the same words: that part is not said again, and stands in `native`;
//! - or it is the response to the items or the request right before it.
//!
//! Else the file is refused, and the line is named. A response that follows itself, as one does that was asked for until it was complete,
//! counts as it is in the end; what it was before is a `native` record.
//!
//! # What a record becomes
//!
//! | source | record | in |
//! | --- | --- | --- |
//! | the file | `session`: the format, and the digest of the file | `mod` |
//! | a request; a page of a list | `native`: what it has beside its items; the model that is asked, tools, settings | `frame` |
//! | a response | `inference`, of the response's id: model, usage, when it was made, and why it stopped; what came of it is of that inference | `frame` |
//! | `instructions` | a `message` in the role `system`, where they are not those before them; of a list, each of its items | `frame` |
//! | an `input` that is a text | a `message` in the role `user` | `frame` |
//! | `message`; without a type, what has a role | `message`; a `status` of `incomplete` is `partial`, any other stands in `native` | `item` |
//! | `reasoning` | a `message` of one reasoning part, with the item's own id (ASR-219) | `item` |
//! | `function_call`, `custom_tool_call`, `local_shell_call`, `shell_call`, `apply_patch_call`, `computer_call`, `tool_search_call` | `tool_call` | `item` |
//! | `web_search_call`, `file_search_call`, `code_interpreter_call`, `image_generation_call`, `mcp_call` | `tool_call`, and a `tool_result` where it says that it ended | `item` |
//! | the outputs of calls | `tool_result` | `item` |
//! | `mcp_approval_request` | `input_request` of kind `approval`, `answered` where a response to it is in the file | `approval` |
//! | `compaction` | `compaction` | `item` |
//! | `item_reference`, `mcp_list_tools`, `mcp_approval_response`, any other | `native`, whole | `item` |
//!
//! Calls and outputs meet by `call_id`. The order is the file's. Members without a place stand in the record's `native`, under their own
//! names. What is encrypted stays opaque.
//!
//! # Who wrote it
//!
//! | what | author |
//! | --- | --- |
//! | role `assistant`; reasoning | model |
//! | `user`, `system`, `developer`, any other role; `instructions`; an `input` that is a text | nobody: a role says in which channel something came, and not who wrote it (ASR-201, ASR-202) |
//!
//! Nothing in the format says that a person wrote a message, so no author is ever human.
//!
//! # What is told
//!
//! Calls without a result, results without a call, and second results, by their ids; arguments that are not the text of a JSON value; items
//! and responses that are not complete; references to items, and to a response, that are not in the file; pages of which there are more, or
//! that do not say in which order they are.

mod approval;
mod chain;
mod frame;
mod held;
mod index;
mod item;
mod mapper;
mod read;
mod saying;
mod tell;
mod vocabulary;

use exact_json::OwnedTape;
use exact_json::digest::Sha256;
use exact_json::trace::{self, Base};

use self::chain::Again;
use self::frame::{Frame, answered};
use self::held::Held;
use self::mapper::{Mapper, Writing};
use self::read::{File, Whole};
use super::header::unnamed;
use super::unread;
use super::values::id;
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source, Stand};
use crate::options::Options;

pub(crate) use self::vocabulary::VOCABULARY;

/// `OpenAI`'s response items to session record.
pub const TO_SESSION_RECORD: Mapping = Mapping {
    id: "openai-responses-to-session-record",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::OpenAiResponses,
    to: Format::SessionRecord,
    run: convert,
};

/// Converts a file: one pass to learn what belongs together, one to write.
fn convert(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    unread::refuse(source)?;
    let facts = source.facts()?;
    let file = File::open(source)?;
    let index = index::index(&file, source, options.limits)?;
    let mut m = Mapper::new(&index);
    let mut out = Writing::new(sink);
    match &file {
        File::Document(tape) if Held::of(tape.tape(0).root()).is_frame() => {
            document(&mut m, tape, facts, &mut out)?;
        }
        file => {
            m.ledger.begin(&[]);
            let header = unnamed(m.envelope(None), Format::OpenAiResponses, facts);
            out.group(&mut m, &[], &[], &[header])?;
            file.each(source, options.limits, |whole| record(&mut m, &whole, &mut out))?;
        }
    }
    m.finish(sink)
}

/// Writes what a record of a list or of lines becomes: one row of the report.
fn record(m: &mut Mapper<'_>, whole: &Whole<'_>, out: &mut Writing<'_, '_>) -> Result<(), Error> {
    let sources = [whole.source.clone()];
    m.ledger.begin(&sources);
    let records = match Held::of(whole.value) {
        Held::Item => item::records(m, &whole.item()),
        held => {
            let frame = Frame::of(m, held, whole);
            let (mut records, answered) = frame.records(m);
            let is_earlier = m.index.is_earlier(whole.number);
            let items = whole.items(held, m.index.again(whole.number));
            for item in items.filter(|_| !is_earlier) {
                let item = item.of_inference(answered.clone());
                records.extend(item::records(m, &item));
            }
            records
        }
    };
    out.group(m, &sources, &[whole.stand], &records)
}

/// Writes what a single request or response becomes: it is told of in one row, and each of its items in one.
fn document(
    m: &mut Mapper<'_>,
    tape: &OwnedTape,
    facts: (Sha256, u64),
    out: &mut Writing<'_, '_>,
) -> Result<(), Error> {
    let whole = Whole::document(tape);
    let held = Held::of(whole.value);
    let sources = [whole.source.clone()];
    m.ledger.begin(&sources);
    for item in whole.items(held, Again::default()) {
        m.ledger.set_apart(&trace::Source::part(item.pointer.clone(), item.value));
    }
    let header = unnamed(m.envelope(None), Format::OpenAiResponses, facts);
    let frame = Frame::of(m, held, &whole);
    let (records, _) = frame.records(m);
    let records: Vec<_> = [header].into_iter().chain(records).collect();
    out.group(m, &sources, &[whole.stand], &records)?;
    // What a response answered is of the inference that its id names.
    let witness = trace::Source::witness(Base::Document, tape.tape(1));
    let answered = (held == Held::Response).then(|| answered(witness.root()));
    let is_named = whole.value.get("id").and_then(id).is_some();
    for item in whole.items(held, Again::default()) {
        let item = item.of_inference(answered.clone());
        let mut sources = vec![trace::Source::part(item.pointer.clone(), item.value)];
        let mut stands = vec![Stand::of(item.value)];
        if is_named && item::tells_inference(&item) {
            sources.push(witness.clone());
            stands.push(whole.stand);
        }
        m.ledger.begin(&sources);
        let records = item::records(m, &item);
        out.group(m, &sources, &stands, &records)?;
    }
    Ok(())
}
