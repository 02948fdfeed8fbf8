//! The laws of conversions, over every fixture and every log that is at hand.

mod cases;
mod honest;
mod restorable;
mod run;
mod tampered;
