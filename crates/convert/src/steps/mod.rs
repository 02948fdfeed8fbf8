//! Transforms at work: forward, backward, and as a check of a pair.

mod digest;
mod forward;
mod instant;
mod inverse;
mod item;
mod pair;
mod short;

pub(crate) use forward::forward;
pub(crate) use instant::{is_same_instant, unix_time};
pub(crate) use inverse::inverse;
pub(crate) use item::Item;
pub(crate) use pair::{check_ends, check_pair, is_system, may_become_id};
pub(crate) use short::is_short;
