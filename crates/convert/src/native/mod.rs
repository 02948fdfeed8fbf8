//! Logs as agent software writes them, and what becomes of them.
//!
//! [`salvage`] finds the records of a line-framed log, whatever its bytes are. Each format's folder
//! says which record of the log becomes which record of the target.

pub mod claude_code;
pub mod codex;
pub mod gemini_cli;
pub mod openai_chat;
pub mod openai_responses;
pub mod pi;
pub mod salvage;

pub(crate) mod arguments;
pub(crate) mod calls;
pub(crate) mod cells;
pub(crate) mod header;
pub(crate) mod id;
pub(crate) mod made;
pub(crate) mod part;
pub(crate) mod refs;
pub(crate) mod response_items;
pub(crate) mod rows;
pub(crate) mod said;
pub(crate) mod stamp;
pub(crate) mod times;
pub(crate) mod unread;
pub(crate) mod values;
pub(crate) mod voices;
pub(crate) mod who;
pub(crate) mod wrapper;
pub(crate) mod written;
