//! Code generation and checks of this repository.

pub mod codegen;
pub mod drift;
pub mod rules;
pub mod suite;
pub mod tidy;
