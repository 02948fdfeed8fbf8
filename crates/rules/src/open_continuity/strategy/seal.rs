//! Digests as they should be.

use exact_json::digest::{Sha256, sha256};
use exact_json::jcs::{canonicalize, canonicalize_without};
use exact_json::{Digest, Kind, Read, Scanner, Value, jcs};
use serde::Serialize;

use super::{Documents, set};

impl Documents {
    /// The documents with every digest taken anew, of what they are now, and every reference to each other naming what it is to. A
    /// digest that is not there is left out.
    ///
    /// What the canonical form cannot carry keeps the digest that it has.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        let Self { request, receipt, package } = &mut self;
        if let Some(reference) = &mut receipt.request_ref {
            reference.id.clone_from(&request.id);
            reference.revision.clone_from(&request.revision);
            reference.schema_uri.clone_from(&request.schema_uri);
            state(&mut reference.digest, digest(request, &[]));
        }
        if let Some(reference) = &mut package.grant_receipt_ref {
            reference.id.clone_from(&receipt.id);
            reference.revision.clone_from(&receipt.revision);
            reference.schema_uri.clone_from(&receipt.schema_uri);
            state(&mut reference.digest, digest(receipt, &[]));
        }
        for entry in &mut package.entries {
            if let (Some(stated), Some(content)) = (&mut entry.digest, &entry.content) {
                state(stated, content.with(jcs::canonical_digest).ok());
            }
        }
        let digest = digest(package, &["integrity"]);
        if let Some(stated) = package.integrity.as_mut().and_then(|it| it.digest.as_mut()) {
            state(stated, digest);
        }
        self
    }
}

fn state(stated: &mut Digest, found: Option<Sha256>) {
    if let Some(found) = found {
        set(stated, found.to_ocp());
    }
}

/// The digest of a document without some of its members.
fn digest(document: &impl Serialize, without: &[&str]) -> Option<Sha256> {
    let text = serde_json::to_string(document).ok()?;
    let mut scanner = Scanner::new();
    let form = canonicalize_without(scanner.scan_str(&text).ok()?.root(), without).ok()?;
    Some(sha256(form.as_bytes()))
}

/// The same document with nothing in it that the canonical form cannot carry.
pub(super) fn carried<T: Clone + Serialize + for<'t> Read<'t>>(document: &T) -> T {
    let carried = || {
        let text = serde_json::to_string(document).ok()?;
        let mut scanner = Scanner::new();
        let mut out = String::with_capacity(text.len());
        write(scanner.scan_str(&text).ok()?.root(), &mut out);
        exact_json::from_str(&out).ok()
    };
    carried().unwrap_or_else(|| document.clone())
}

/// Writes a value with 0 for every number that the canonical form cannot carry.
fn write(value: Value<'_>, out: &mut String) {
    let mut separator = "";
    match value.kind() {
        Kind::Object => {
            out.push('{');
            for (key, member) in value.members() {
                out.push_str(separator);
                out.push_str(key.raw_quoted());
                out.push(':');
                write(member, out);
                separator = ",";
            }
            out.push('}');
        }
        Kind::Array => {
            out.push('[');
            for item in value.items() {
                out.push_str(separator);
                write(item, out);
                separator = ",";
            }
            out.push(']');
        }
        Kind::Number if canonicalize(value).is_err() => out.push('0'),
        _ => out.push_str(value.raw()),
    }
}
