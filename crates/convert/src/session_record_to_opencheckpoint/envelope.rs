//! What the mapping takes from the members that every record has.

use exact_json::trace::{Ledger, Number, Out, Place, Reason, Settle, Src, Str};
use exact_json::{Text, Timestamp};
use session_record_model::draft::source::Envelope;

/// A source value that may have several targets, one, or none.
#[derive(Debug)]
pub(super) struct Shared<S, T> {
    source: Option<Src<S>>,
    out: Option<Out<T>>,
    place: Option<Place>,
}

impl<S, T: Clone> Shared<S, T> {
    /// A value that is there, or not.
    pub(super) fn new(source: Option<Src<S>>) -> Self {
        let place = source.as_ref().map(Src::place);
        Self { source, out: None, place }
    }

    /// Where it stands.
    pub(super) fn place(&self) -> Option<Place> {
        self.place
    }

    /// Another target: the first one is made by `make`, and the others are the same.
    pub(super) fn out(&mut self, make: impl FnOnce(Src<S>) -> Out<T>) -> Option<Out<T>> {
        if let Some(source) = self.source.take() {
            self.out = Some(make(source));
        }
        self.out.as_ref().map(Out::again)
    }

    /// Whether there is a value that has a target, or may get one.
    pub(super) fn is_present(&self) -> bool {
        self.source.is_some() || self.out.is_some()
    }

    /// A value without a target is dropped.
    pub(super) fn settle(self, ledger: &mut Ledger) {
        self.source.settle(ledger, Reason::NoCounterpart);
    }
}

/// A time that several members may show.
pub(super) type SharedTime<'t> = Shared<Text<'t>, Str<'t>>;

/// What is used of an envelope; the rest is dropped.
pub(super) struct Used<'t> {
    /// `seq`: the order of the records is the order of what is made of them.
    pub(super) seq: Src<Number<'t>>,
    /// `id`
    pub(super) id: Src<Text<'t>>,
    /// `ts`
    pub(super) ts: SharedTime<'t>,
}

/// Takes an envelope apart.
pub(super) fn used<'t>(ledger: &mut Ledger, envelope: Envelope<'t>) -> Used<'t> {
    let Envelope {
        seq,
        id,
        ts,
        ts_precision,
        turn_id,
        supersedes,
        copied_from,
        id_source,
        capture,
        assembly,
        native,
    } = envelope;
    let reason = Reason::NoCounterpart;
    ts_precision.settle(ledger, reason);
    turn_id.settle(ledger, reason);
    supersedes.settle(ledger, reason);
    copied_from.settle(ledger, reason);
    id_source.settle(ledger, reason);
    capture.settle(ledger, reason);
    assembly.settle(ledger, reason);
    native.settle(ledger, reason);
    // A checkpoint may not have a time that is none (rule OC601).
    let ts = match ts {
        Some(ts) if !ts.look(|ts| names_a_time(&ts.decode())) => {
            ts.settle(ledger, reason);
            None
        }
        ts => ts,
    };
    Used { seq, id, ts: Shared::new(ts) }
}

fn names_a_time(text: &str) -> bool {
    Timestamp::try_from(text).is_ok_and(|time| time.is_date_time())
}
