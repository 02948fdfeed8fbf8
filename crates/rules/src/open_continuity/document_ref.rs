//! A document of any type, borrowed.

use std::borrow::Cow;

use exact_json::digest::Sha256;
use exact_json::jcs::{self, JcsError};
use exact_json::{Integer, Json, Read, Uri, UrnUuid};
use open_continuity_model::{
    ContextPackage, ContextRequest, Document, GrantReceipt, OtherDocument,
};
use serde::{Serialize, Serializer};

/// A document of any type, borrowed: a [`Document`], or the typed request, receipt or package that somebody has in hand.
///
/// ```
/// use open_continuity_model::{ContextRequest, Document};
/// use opencheckpoint_rules::open_continuity::DocumentRef;
///
/// # let text = r#"{"ocp_version":"0.4","schema_uri":"s:","type":"context_request","id":"i:","revision":1,
/// #     "correlation_id":"c:","purpose":{"code":"p:"}}"#;
/// let request = ContextRequest::from_json_str(text)?;
/// assert_eq!(DocumentRef::from(&request), DocumentRef::from(&Document::from(request.clone())));
/// # Ok::<(), exact_json::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentRef<'d> {
    /// A context request.
    Request(&'d ContextRequest),
    /// A grant receipt.
    Receipt(&'d GrantReceipt),
    /// A context package.
    Package(&'d ContextPackage),
    /// A document of another type.
    Other(&'d OtherDocument),
}

impl<'d> From<&'d Document> for DocumentRef<'d> {
    fn from(document: &'d Document) -> Self {
        match document {
            Document::ContextRequest(request) => Self::Request(request),
            Document::GrantReceipt(receipt) => Self::Receipt(receipt),
            Document::ContextPackage(package) => Self::Package(package),
            Document::Unknown(other) => Self::Other(other),
        }
    }
}

impl<'d> From<&'d ContextRequest> for DocumentRef<'d> {
    fn from(request: &'d ContextRequest) -> Self {
        Self::Request(request)
    }
}

impl<'d> From<&'d GrantReceipt> for DocumentRef<'d> {
    fn from(receipt: &'d GrantReceipt) -> Self {
        Self::Receipt(receipt)
    }
}

impl<'d> From<&'d ContextPackage> for DocumentRef<'d> {
    fn from(package: &'d ContextPackage) -> Self {
        Self::Package(package)
    }
}

impl<'d> From<&'d OtherDocument> for DocumentRef<'d> {
    fn from(other: &'d OtherDocument) -> Self {
        Self::Other(other)
    }
}

/// As the document itself is written.
impl Serialize for DocumentRef<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Request(request) => request.serialize(serializer),
            Self::Receipt(receipt) => receipt.serialize(serializer),
            Self::Package(package) => package.serialize(serializer),
            Self::Other(other) => other.serialize(serializer),
        }
    }
}

impl<'d> DocumentRef<'d> {
    /// The `type`.
    pub(super) fn type_(self) -> &'d str {
        match self {
            Self::Request(_) => "context_request",
            Self::Receipt(_) => "grant_receipt",
            Self::Package(_) => "context_package",
            Self::Other(other) => other.type_(),
        }
    }

    /// The version of the protocol; of a document of another type, as far as it says so.
    pub(super) fn ocp_version(self) -> Option<Cow<'d, str>> {
        let version = match self {
            Self::Request(request) => &request.ocp_version,
            Self::Receipt(receipt) => &receipt.ocp_version,
            Self::Package(package) => &package.ocp_version,
            Self::Other(other) => return member(other.as_json(), "ocp_version").map(Cow::Owned),
        };
        Some(Cow::Borrowed(version.as_str()))
    }

    /// What references name it by; of a document of another type, as far as it says so.
    pub(super) fn identity(self) -> Identity<'d> {
        let (id, revision, schema_uri) = match self {
            Self::Request(request) => (&request.id, &request.revision, &request.schema_uri),
            Self::Receipt(receipt) => (&receipt.id, &receipt.revision, &receipt.schema_uri),
            Self::Package(package) => (&package.id, &package.revision, &package.schema_uri),
            Self::Other(other) => {
                let json = other.as_json();
                return Identity {
                    id: member(json, "id").map(Cow::Owned),
                    revision: member(json, "revision").map(Cow::Owned),
                    schema_uri: member(json, "schema_uri").map(Cow::Owned),
                };
            }
        };
        Identity {
            id: Some(Cow::Borrowed(id)),
            revision: Some(Cow::Borrowed(revision)),
            schema_uri: Some(Cow::Borrowed(schema_uri)),
        }
    }

    /// The digest that a reference to it states: SHA-256 of its canonical form.
    pub(super) fn canonical_digest(self) -> Result<Sha256, JcsError> {
        match self {
            Self::Request(request) => request.canonical_digest(),
            Self::Receipt(receipt) => receipt.canonical_digest(),
            Self::Package(package) => package.canonical_digest(),
            Self::Other(other) => other.as_json().with(jcs::canonical_digest),
        }
    }
}

/// What references name a document by.
pub(super) struct Identity<'d> {
    pub(super) id: Option<Cow<'d, UrnUuid>>,
    pub(super) revision: Option<Cow<'d, Integer>>,
    pub(super) schema_uri: Option<Cow<'d, Uri>>,
}

/// A member of open JSON, where it is there and of that type.
fn member<T: for<'t> Read<'t>>(json: &Json, name: &str) -> Option<T> {
    json.with(|value| T::read(value.get(name)?).ok())
}
