//! The laws of conversions, over every fixture and every log that is at hand.

mod cases;
mod honest;
mod run;
mod tampered;
