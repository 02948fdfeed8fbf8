//! The records of an item.

use exact_json::trace::{Leaf as _, Open, Out, Src, Str, Transform};
use exact_json::{MAX_DEPTH, Value};
use session_record_model::draft::target::{Envelope, Record};
use session_record_model::draft::{MessageRole, MessageStatus};

use super::approval;
use super::mapper::{AGENT, Mapper, name, time};
use super::read::ItemIn;
use super::tell;
use crate::native::cells::{Cells, within};
use crate::native::made::{native, native_record};
use crate::native::response_items::call::Call;
use crate::native::response_items::compaction;
use crate::native::response_items::hosted::HostedCall;
use crate::native::response_items::kind::ItemKind;
use crate::native::response_items::message::{MessageItem, role};
use crate::native::response_items::output::Output;
use crate::native::response_items::reasoning::Reasoning;
use crate::native::who::Who;

/// How deep an item that is kept whole stands in its record.
const ROW_LEVEL: usize = 1;

/// The records of an item.
pub(super) fn records<'t>(m: &mut Mapper<'_>, item: &ItemIn<'t>) -> Vec<Record<'t>> {
    tell::item(m, item);
    let kind = kind(item.value);
    if !is_read(kind, item.value) {
        return vec![whole(m, item)];
    }
    let Some(opened) = Opened::of(item) else { return vec![whole(m, item)] };
    match kind {
        ItemKind::Message => vec![message(m, item, opened)],
        ItemKind::Reasoning => vec![reasoning(m, item, opened)],
        ItemKind::Call => vec![call(m, item, opened)],
        ItemKind::HostedCall => hosted(m, item, opened),
        ItemKind::Output => vec![output(m, item, opened)],
        ItemKind::Compaction => vec![compacted(m, opened)],
        ItemKind::Other => vec![approval::request(m, item, opened)],
    }
}

/// Whether something comes of an item but a row that is kept.
fn is_read(kind: ItemKind, item: Value<'_>) -> bool {
    match kind {
        ItemKind::Message
        | ItemKind::Reasoning
        | ItemKind::Call
        | ItemKind::HostedCall
        | ItemKind::Output => true,
        ItemKind::Compaction => compaction::is_said(item),
        ItemKind::Other => approval::is_request(item),
    }
}

/// What an item is. A message may do without its type.
pub(super) fn kind(item: Value<'_>) -> ItemKind {
    match ItemKind::of(item) {
        ItemKind::Other if is_untyped(item) && role(item).is_some() => ItemKind::Message,
        kind => kind,
    }
}

/// Whether a record of an item tells of which inference it is.
pub(super) fn tells_inference(item: &ItemIn<'_>) -> bool {
    let tells = match kind(item.value) {
        ItemKind::Message => role(item.value) == Some(MessageRole::Assistant),
        ItemKind::Reasoning | ItemKind::Call | ItemKind::HostedCall => true,
        ItemKind::Output | ItemKind::Compaction => false,
        ItemKind::Other => approval::is_request(item.value),
    };
    tells && item.inference_id().is_some()
}

fn is_untyped(item: Value<'_>) -> bool {
    item.get("type").is_none_or(Value::is_null)
}

/// An item, opened.
pub(super) struct Opened<'t> {
    pub(super) cells: Cells<'t>,
    /// When it was, where somebody has said so.
    ts: Option<Out<Str<'t>>>,
}

impl<'t> Opened<'t> {
    /// Opens an item that has members.
    pub(super) fn of(item: &ItemIn<'t>) -> Option<Self> {
        let mut cells = Cells::open(Src::of(item.value)).ok()?;
        let ts = time(item.value, &mut cells);
        Some(Self { cells, ts })
    }

    /// The envelope of the next record, which is made of it.
    pub(super) fn envelope(&self, m: &mut Mapper<'_>) -> Envelope<'t> {
        m.envelope(self.ts.clone())
    }

    /// Leaves what has no place in the record beside it.
    pub(super) fn leave(
        self,
        m: &mut Mapper<'_>,
        envelope: &mut Envelope<'t>,
        beside: Vec<(&'static str, Open<'t>)>,
    ) {
        let mut rest = self.cells.rest(&mut m.ledger);
        rest.extend(beside.into_iter().map(|(name, value)| (Str::Static(name), value)));
        envelope.native = native(vec![rest]);
    }
}

fn message<'t>(m: &mut Mapper<'_>, item: &ItemIn<'t>, mut opened: Opened<'t>) -> Record<'t> {
    let who = match role(item.value) {
        Some(MessageRole::Assistant) => Who::MODEL,
        // A role says in which channel something came, and not who wrote it.
        Some(
            MessageRole::User
            | MessageRole::System
            | MessageRole::Developer
            | MessageRole::Other(_),
        )
        | None => Who::UNKNOWN,
    };
    let mut said = MessageItem::take(&mut m.ledger, &mut opened.cells, |_| None);
    let status = status(&mut opened.cells);
    let mut envelope = opened.envelope(m);
    envelope.id_source = said.id_source();
    envelope.capture = said.take_capture();
    let beside = said.take_beside();
    opened.leave(m, &mut envelope, beside);
    let inference_id = if said.is_models() { item.inference_id() } else { None };
    let mut message = said.message(envelope, inference_id, who, || name("item", item));
    message.status = status;
    Record::Message(message)
}

/// How much there is of a message, where it was cut. One that is complete says no more than one that says nothing.
fn status(cells: &mut Cells<'_>) -> Option<Out<MessageStatus>> {
    let said = cells.word("status", "incomplete")?;
    Some(said.change(Transform::EnumMap, |_| MessageStatus::Partial))
}

fn reasoning<'t>(m: &mut Mapper<'_>, item: &ItemIn<'t>, mut opened: Opened<'t>) -> Record<'t> {
    let said = Reasoning::take(&mut m.ledger, &mut opened.cells, false);
    let status = status(&mut opened.cells);
    let mut envelope = opened.envelope(m);
    envelope.id_source = said.id_source();
    opened.leave(m, &mut envelope, Vec::new());
    let mut message =
        said.message(envelope, item.inference_id(), Who::MODEL, || name("item", item));
    message.status = status;
    Record::Message(message)
}

fn call<'t>(m: &mut Mapper<'_>, item: &ItemIn<'t>, mut opened: Opened<'t>) -> Record<'t> {
    let call = Call::take(item.value, &mut opened.cells, false);
    let mut envelope = opened.envelope(m);
    envelope.id_source = call.id_source();
    opened.leave(m, &mut envelope, Vec::new());
    call.record(envelope, item.inference_id(), || name("call", item))
}

fn hosted<'t>(m: &mut Mapper<'_>, item: &ItemIn<'t>, mut opened: Opened<'t>) -> Vec<Record<'t>> {
    let HostedCall { call, end, beside } =
        HostedCall::take(&mut m.ledger, item.value, &mut opened.cells, false);
    let call_id = call.id_or(|| name("call", item));
    let mut envelope = opened.envelope(m);
    envelope.id_source = call.id_source();
    let ended = end.map(|end| {
        let mut of_result = opened.envelope(m);
        of_result.id_source = call.id_source();
        end.record(of_result, call_id.clone())
    });
    opened.leave(m, &mut envelope, beside);
    let call = call.record(envelope, item.inference_id(), || call_id);
    [call].into_iter().chain(ended).collect()
}

fn output<'t>(m: &mut Mapper<'_>, item: &ItemIn<'t>, mut opened: Opened<'t>) -> Record<'t> {
    let mut output = Output::take(&mut m.ledger, item.value, &mut opened.cells);
    let mut envelope = opened.envelope(m);
    envelope.id_source = output.id_source();
    envelope.capture = output.capture.take();
    let beside = output.take_beside();
    opened.leave(m, &mut envelope, beside);
    output.record(envelope, || name("result", item))
}

fn compacted<'t>(m: &mut Mapper<'_>, mut opened: Opened<'t>) -> Record<'t> {
    let said = compaction::summary(&mut opened.cells);
    let mut envelope = opened.envelope(m);
    opened.leave(m, &mut envelope, Vec::new());
    compaction::record(envelope, Some(said))
}

/// The record of an item without a counterpart: it is kept whole.
fn whole<'t>(m: &mut Mapper<'_>, item: &ItemIn<'t>) -> Record<'t> {
    let whole = Src::of(item.value);
    // What is too deep to be kept as a value is kept as its text, and nothing stands twice of it.
    let is_kept = !item.value.deeper_than(MAX_DEPTH - ROW_LEVEL);
    let native_type = item.value.get("type").filter(|_| is_kept);
    let native_type = native_type.and_then(|kind| whole.also_str(kind));
    let row = within(whole, ROW_LEVEL);
    Record::Native(native_record(AGENT, m.envelope(None), native_type, row))
}
