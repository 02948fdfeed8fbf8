//! Typed, lossless documents of the Open Continuity Protocol: context requests, grant receipts, context packages.
//!
//! ```
//! use open_continuity_model::{ContextRequest, Permission};
//!
//! let text = r#"{"ocp_version":"0.4","schema_uri":"https://opencontinuity.org/schemas/0.4/context-request.schema.json",
//!     "type":"context_request","id":"urn:uuid:7f0c27f4-6f43-4a5e-9b0f-2f1f3a9f8f10","revision":1,
//!     "correlation_id":"urn:uuid:3c1c4f2e-7a0e-4a55-8d0b-6f6b8a1d2c34",
//!     "purpose":{"code":"https://vocab.example/plan-trip","urgency":1.0}}"#;
//! let mut request = ContextRequest::from_json_str(text)?;
//! request.offline_use = Some(Permission::Prohibited);
//! assert!(request.to_json_string().ends_with(r#""urgency":1.0},"offline_use":"prohibited"}"#));
//! # Ok::<(), exact_json::Error>(())
//! ```
//!
//! A client asks with a [`ContextRequest`], a provider records what was approved in a [`GrantReceipt`], and a
//! [`ContextPackage`] carries the data and its limits. [`Document`] is any of them, told apart by its `type`; a
//! document of another type is kept whole.
//!
//! # What is known of the format
//!
//! The protocol's transfer page prints one document of each type. The published schemas were not at hand, so the
//! ones here are **reconstructed** from those documents and from the page's prose, and stay at 0.x. What the page
//! does not state is left open: unknown members are kept in `extra`, in order; every enum has the values that the
//! page shows and `Other` for the rest; ids, URIs and digests are any text and offer what they mean on demand
//! (`exact_json`); and few members are required. `schemas/open-continuity/SOURCE.toml` says which, and why.
//!
//! Nothing that a document holds is lost by reading and writing it; numbers, times and open JSON keep their
//! spelling, and `serde_json::from_str::<ContextPackage>` is as strict and as exact as
//! [`ContextPackage::from_json_str`].
//!
//! Who may see what, and whether digests are right, is a matter of rules, not of these types.
//!
//! # Content
//!
//! What an entry of a package holds depends on the schema that it names, so it is open JSON.
//! [`PackageEntry::context_content`] reads that of the context layer.
//!
//! # Features
//!
//! - `digest`: [`ContextPackage::canonical_digest`](v0_4::ContextPackage), SHA-256 of the canonical form (RFC 8785).
//! - `proptest`: `any::<ContextPackage>()` makes documents of the right shape.
//! - `schemars`: `JsonSchema`; the schema of [`Document`] is the vendored one ([`SCHEMA`]).
//! - `url`: `exact_json::Uri::to_url`.
//! - `trace`: the twins that conversions map through; not needed to use the model.

mod content;
#[rustfmt::skip]
mod generated;

pub use content::CONTEXT_CONTENT_SCHEMA;
pub use generated::v0_4;
pub use v0_4::*;
