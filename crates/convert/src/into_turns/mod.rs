//! What every mapping to turns writes alike.

mod time;

use exact_json::trace::{Null, Open, Out};

pub(crate) use time::{in_utc, time};

/// The value of a member of which there is nothing to say.
pub(crate) fn absent<'t>() -> Open<'t> {
    Out::constant(Null).into()
}
