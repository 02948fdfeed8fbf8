//! SHA-256 and the three ways that portable agent state spells it.

#[cfg(feature = "digest")]
mod hash;

use std::fmt;

#[cfg(feature = "digest")]
pub use hash::{Sha256Writer, hex_digest, sha256};

/// A SHA-256 digest.
///
/// ```
/// use exact_json::digest::Sha256;
///
/// let digest = Sha256::new([0xAB; 32]);
/// assert!(digest.hex().starts_with("abab"));
/// assert!(digest.to_ocp().starts_with("sha-256:abab"));
/// assert!(digest.to_asr().starts_with("sha256:abab"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sha256([u8; 32]);

impl Sha256 {
    /// The digest of these bytes of its own.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The digest that 64 lower-case hex digits spell.
    ///
    /// ```
    /// use exact_json::digest::Sha256;
    ///
    /// let digest = Sha256::new([0xAB; 32]);
    /// assert_eq!(Sha256::from_hex(&digest.hex()), Some(digest));
    /// assert_eq!(Sha256::from_hex("e3b0"), None);
    /// ```
    #[must_use]
    pub fn from_hex(hex: &str) -> Option<Self> {
        let digits: &[u8; 64] = hex.as_bytes().try_into().ok()?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            for digit in pair {
                let value = match digit {
                    b'0'..=b'9' => digit - b'0',
                    b'a'..=b'f' => digit - b'a' + 10,
                    _ => return None,
                };
                *byte = *byte << 4 | value;
            }
        }
        Some(Self(bytes))
    }

    /// 64 lower-case hex digits: the `value` of an OpenCheckpoint digest whose `algorithm` is `sha-256`.
    #[must_use]
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// `sha-256:` and the hex digits: the spelling of Open Continuity, and of conversion reports.
    #[must_use]
    pub fn to_ocp(&self) -> String {
        format!("sha-256:{}", self.hex())
    }

    /// `sha256:` and the hex digits: the spelling of session records.
    #[must_use]
    pub fn to_asr(&self) -> String {
        format!("sha256:{}", self.hex())
    }
}

impl fmt::Display for Sha256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.hex())
    }
}

impl fmt::Debug for Sha256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sha256({})", self.hex())
    }
}

/// Bytes in lower-case hex.
fn hex(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(2 * bytes.len());
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    out.extend(digits.filter_map(|digit| char::from_digit(u32::from(digit), 16)));
    out
}

/// How many hex digits a digest has, by the algorithm's name in the IANA registry of named
/// information hash algorithms; `None` if the name is not registered (`sha256`, `md5`, `sha-1`).
///
/// ```
/// assert_eq!(exact_json::digest::hex_length("sha-256-128"), Some(32));
/// assert_eq!(exact_json::digest::hex_length("sha256"), None);
/// ```
#[must_use]
pub fn hex_length(algorithm: &str) -> Option<usize> {
    let (_, length) = ALGORITHMS.iter().find(|(name, _)| *name == algorithm)?;
    Some(*length)
}

/// The algorithms of that registry, each with the number of its hex digits.
pub const ALGORITHMS: &[(&str, usize)] = &[
    ("sha-256", 64),
    ("sha-256-128", 32),
    ("sha-256-120", 30),
    ("sha-256-96", 24),
    ("sha-256-64", 16),
    ("sha-256-32", 8),
    ("sha-384", 96),
    ("sha-512", 128),
    ("sha3-224", 56),
    ("sha3-256", 64),
    ("sha3-384", 96),
    ("sha3-512", 128),
    ("blake2s-256", 64),
    ("blake2b-256", 64),
    ("blake2b-512", 128),
    ("k12-256", 64),
    ("k12-512", 128),
];
