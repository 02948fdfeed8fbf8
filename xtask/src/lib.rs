//! Code generation and checks of this repository.

pub mod codegen;
pub mod drift;
pub mod figures;
pub mod live;
pub mod public_api;
pub mod rules;
pub mod suite;
pub mod tidy;
