//! The Open Continuity Protocol.

use crate::codegen::format::{Format, Native};

/// Open Continuity 0.4: the documents of the transfer page.
pub(crate) const V0_4: Format = Format {
    name: "open-continuity",
    version: "0.4",
    file: "document.schema.json",
    krate: "open-continuity-model",
    module: "v0_4",
    unit: "document",
    fixups: &[],
    names: &[
        ("#/$defs/grantReceipt/properties/authorization_system", "AuthorizationSystem"),
        ("#/$defs/contextPackage/properties/external_action_authority", "ExternalActionAuthority"),
        ("#/$defs/packageContextContent/properties/epistemic_basis", "EpistemicBasis"),
        ("#/$defs/packageContextContent/properties/review_status", "ReviewStatus"),
        ("#/$defs/integrity/properties/canonicalization", "Canonicalization"),
    ],
    docs: &[],
    members: &[],
    examples: &[
        "fixtures/open-continuity/context-request.json",
        "fixtures/open-continuity/grant-receipt.json",
        "fixtures/open-continuity/context-package.json",
    ],
    patterns: &[(
        "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$",
        Native { krate: "exact_json", name: "Timestamp" },
    )],
    texts: &[
        ("#/$defs/urn", Native { krate: "exact_json", name: "UrnUuid" }),
        ("#/$defs/digest", Native { krate: "exact_json", name: "Digest" }),
    ],
    group: None,
};
