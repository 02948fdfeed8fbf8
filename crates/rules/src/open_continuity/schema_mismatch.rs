//! OCP209: what a document says that it is.

use open_continuity_model::CONTEXT_CONTENT_SCHEMA;

use super::content::Content;
use super::document_ref::DocumentRef;
use super::exchange::Exchange;
use crate::Severity;
use crate::credentials::holds_a_secret;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP209",
    name: "schema-mismatch",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "schema_mismatch.md",
}

/// Types that the transfer page refers to by their schemas, and does not show.
const REFERRED_TO: [&str; 2] = ["client_declaration", "context_space"];

const VERSION: &str = "0.4";

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    of_document(exchange.document, findings);
    for (n, entry, content) in exchange.entries() {
        let schema = entry.content_schema_uri.as_ref();
        if let Some(schema) = schema.filter(|schema| **schema != CONTEXT_CONTENT_SCHEMA) {
            findings.at_most(Severity::Warning).report_text(
                format!("/entries/{n}/content_schema_uri"),
                schema.as_str(),
                |schema| {
                    format!(
                        "{schema} is no schema that is known here, so that the content is not checked; \
                         use a reader that knows it"
                    )
                },
            );
        }
        if let Content::Misshapen(error) = content {
            let place = format!("/entries/{n}/content{}", error.pointer());
            let fault = error.message();
            if holds_a_secret(&fault) {
                findings.report_secret(
                    place,
                    "the content is not of the schema that the entry names; correct it, or name its \
                     schema",
                );
            } else {
                findings.report(
                    place,
                    format!(
                        "the content is not of the schema that the entry names: {fault}; correct it, or \
                         name its schema"
                    ),
                );
            }
        }
    }
}

fn of_document(document: DocumentRef<'_>, findings: &mut Findings<'_>) {
    let type_ = document.type_();
    if matches!(document, DocumentRef::Other(_)) && !REFERRED_TO.contains(&type_) {
        findings.report_text("/type", type_, |type_| {
            format!(
                "{type_} is no type of document that is known here, and nothing else of it is checked; \
                 correct it, or use a reader that knows it"
            )
        });
        return;
    }
    let version = document.ocp_version();
    if let Some(version) = version.as_deref().filter(|version| *version != VERSION) {
        findings.report_text("/ocp_version", version, |version| {
            format!(
                "{version} is no version of the protocol that is known here, and this was checked as \
                 {VERSION:?}; use a reader that knows it"
            )
        });
    }
    let Some(schema_uri) = document.identity().schema_uri else { return };
    let expected = schema_of(type_);
    // A version that is not known has schemas of its own.
    let is_its_own =
        version.is_some_and(|version| *schema_uri == schema_in(&version, type_).as_str());
    if *schema_uri != expected.as_str() && !is_its_own {
        findings.report_text("/schema_uri", schema_uri.as_str(), |schema_uri| {
            format!(
                "{schema_uri} is not the schema of the type {type_:?}, which is {expected:?}; correct \
                 the one that is wrong"
            )
        });
    }
}

/// The address of the schema of a type.
pub(super) fn schema_of(type_: &str) -> String {
    schema_in(VERSION, type_)
}

fn schema_in(version: &str, type_: &str) -> String {
    let name = type_.replace('_', "-");
    format!("https://opencontinuity.org/schemas/{version}/{name}.schema.json")
}
