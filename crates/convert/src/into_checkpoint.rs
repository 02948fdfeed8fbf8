//! What every mapping to a checkpoint writes alike.

use exact_json::Text;
use exact_json::digest::Sha256;
use exact_json::trace::{Ledger, Out, Reason, Settle as _, Src, Str, Transform};
use opencheckpoint_model::v0_1::target::{Digest, Parent};

use crate::options;

/// The checkpoint that the new one continues, as the operator named it.
pub(crate) fn parent<'t>(parent: &options::Parent) -> Parent<'t> {
    Parent {
        id: Out::option(Str::Owned(parent.id.clone())),
        digest: Some(Digest {
            algorithm: Out::constant(Str::Static("sha-256")),
            value: Out::option(Str::Owned(parent.digest.hex())),
        }),
    }
}

/// A digest in the spelling of a checkpoint; one that does not begin with `prefix`, or is none, is left out.
pub(crate) fn digest<'t>(
    ledger: &mut Ledger,
    digest: Src<Text<'t>>,
    prefix: &'static str,
) -> Option<Digest<'t>> {
    let hex = |text: &str| {
        let hex = text.strip_prefix(prefix)?;
        Sha256::from_hex(hex).map(|_| hex.to_owned())
    };
    if !digest.look(|digest| hex(&digest.decode()).is_some()) {
        digest.settle(ledger, Reason::NoCounterpart);
        return None;
    }
    let value = digest.change(Transform::DigestSpelling, |digest| {
        Str::Owned(hex(&digest.decode()).unwrap_or_default())
    });
    Some(Digest { algorithm: Out::constant(Str::Static("sha-256")), value })
}
