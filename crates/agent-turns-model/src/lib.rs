//! Typed, lossless turns of [agent-checkpoint](https://github.com/Victorchatter/agent-checkpoint): one [`Turn`] a line.
//!
//! ```
//! use agent_turns_model::{Json, Nullable, Role, Turn};
//!
//! let mut turn = Turn::complete(Role::User, Json::from("Où est le café?"));
//! turn.ts = Some(Nullable::from("2026-01-31T12:00:00Z".to_owned()));
//! let line = r#"{"role": "user", "content": "Où est le café?", "tool_calls": null, "tool_results": null, "provider": null, "model": null, "ts": "2026-01-31T12:00:00Z"}"#;
//! assert_eq!(turn.to_line(), line);
//! assert_eq!(Turn::from_json_str(line)?, turn);
//! # Ok::<(), exact_json::Error>(())
//! ```
//!
//! # Two spellings
//!
//! [`Turn::to_line`] writes what agent-checkpoint writes, to the byte: every member in its order, `null` where the
//! turn says `null`, a space behind each comma and colon, text as Python's `json.dumps(…, ensure_ascii=False)` has it.
//! [`Turn::to_json_string`] and `serde_json::to_string` write the same values as compact JSON in the spelling in
//! which they were read.
//!
//! In both, numbers keep the spelling that they had. agent-checkpoint reads them into Python's numbers and writes
//! those: `1.10` comes out as `1.1`, and a long fraction is rounded. That is the one thing in which a line may differ.
//!
//! # Absent, null, and a value
//!
//! agent-checkpoint writes every member of a turn, and `null` for what there is none of; what it reads may lack
//! members. The types keep the three apart: `tool_calls` is an `Option<Nullable<Vec<Json>>>`, absent as `None`. Where
//! the difference does not matter, [`Turn::tool_calls`] and [`Turn::tool_results`] give the lists. [`Turn::new`] makes a turn
//! that has its role and nothing else, [`Turn::complete`] one with every member.
//!
//! Content, calls and results are the provider's JSON, kept as it is; unknown members are kept in `extra`, in order.
//!
//! # Calls and their results
//!
//! Each provider has a shape of its own for a call, and for the result that answers it. [`Turn::calls`] and [`Turn::results`] know
//! them, and tell the ids and where they stand:
//!
//! | shape | a call | a result |
//! | --- | --- | --- |
//! | OpenAI's messages | an item of `tool_calls`, by its `id` | an item of `tool_results`, by its `tool_call_id`; or the turn itself, where it has that member |
//! | Anthropic's blocks, in those lists or in `content` | `tool_use`, `server_tool_use`, `mcp_tool_use`, by its `id` | `tool_result`, `web_search_tool_result` and their like, by its `tool_use_id` |
//! | OpenAI's functions, older than its tools | the turn's `function_call`, without an id | a turn whose role is `function`, without an id |
//!
//! An item of one of the lists is a call, or a result, whatever it looks like. Blocks that agent-checkpoint puts into a list are left
//! in `content` as well: what has the same id in both, or none in both, is one call, the list's. A turn whose role is `tool` and that
//! has no result in it is one.
//!
//! The format has no schema of its own: the one here is **reconstructed** from agent-checkpoint's README and from what
//! it reads and writes (`schemas/turns/SOURCE.toml`), and the crate stays at 0.x.
//!
//! # Features
//!
//! - `digest`: [`Turn::canonical_digest`](v0_3::Turn), SHA-256 of the canonical form (RFC 8785).
//! - `proptest`: `any::<Turn>()` makes turns of the right shape.
//! - `schemars`: `JsonSchema`; the schema of [`Turn`] is the vendored one ([`SCHEMA`]).
//! - `url`: `exact_json::Uri::to_url`, for those who look at content.
//! - `trace`: the twins that conversions map through; not needed to use the model.

mod calls;
#[rustfmt::skip]
mod generated;
mod line;
mod turn;

pub use calls::{Call, CallId, CallResult};
pub use exact_json::{Json, Nullable};
pub use generated::v0_3;
pub use v0_3::*;
