//! Digests as they are spelled.

use crate::digest::{Sha256, hex_length};

crate::text_type! {
    /// A digest written `algorithm:hex`; any text, because the schemas say no more.
    ///
    /// ```
    /// use exact_json::{Digest, digest::sha256};
    ///
    /// let digest = Digest::try_from(sha256(b"").to_ocp())?;
    /// assert_eq!(digest.algorithm(), Some("sha-256"));
    /// assert_eq!(digest.to_sha256(), Some(sha256(b"")));
    /// assert!(digest.is_registered());
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    pub struct Digest;
    check: |_| Ok(())
}

impl Digest {
    /// What stands before the colon.
    #[must_use]
    pub fn algorithm(&self) -> Option<&str> {
        self.0.split_once(':').map(|(algorithm, _)| algorithm)
    }

    /// What stands after the colon; the whole text if there is none.
    #[must_use]
    pub fn hex(&self) -> &str {
        self.0.split_once(':').map_or(self.0.as_str(), |(_, hex)| hex)
    }

    /// The digest, if it is one by SHA-256 in either spelling, `sha-256:…` or `sha256:…`, in
    /// lower-case hex.
    #[must_use]
    pub fn to_sha256(&self) -> Option<Sha256> {
        let is_sha256 = matches!(self.algorithm(), Some("sha-256" | "sha256"));
        if is_sha256 { Sha256::from_hex(self.hex()) } else { None }
    }

    /// Whether the algorithm is in the IANA registry of named information hash algorithms, and the
    /// rest is lower-case hex of its length.
    #[must_use]
    pub fn is_registered(&self) -> bool {
        let length = self.algorithm().and_then(hex_length);
        length == Some(self.hex().len())
            && self.hex().bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    }
}
