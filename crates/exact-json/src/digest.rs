//! SHA-256 and the three ways that portable agent state spells it.

use sha2::Digest as _;
use std::fmt;
use std::io::{self, Sink, Write};

/// A SHA-256 digest.
///
/// ```
/// use exact_json::digest::sha256;
///
/// let digest = sha256(b"abc");
/// assert_eq!(digest.hex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
/// assert!(digest.to_ocp().starts_with("sha-256:ba78"));
/// assert!(digest.to_asr().starts_with("sha256:ba78"));
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
    /// use exact_json::digest::{Sha256, sha256};
    ///
    /// assert_eq!(Sha256::from_hex(&sha256(b"").hex()), Some(sha256(b"")));
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
        let mut out = String::with_capacity(64);
        for byte in self.0 {
            out.extend(
                [byte >> 4, byte & 15]
                    .iter()
                    .filter_map(|nibble| char::from_digit(u32::from(*nibble), 16)),
            );
        }
        out
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

/// The SHA-256 digest of bytes.
#[must_use]
pub fn sha256(bytes: &[u8]) -> Sha256 {
    Sha256(sha2::Sha256::digest(bytes).into())
}

/// Takes the digest of what is written through it.
///
/// ```
/// use exact_json::digest::{Sha256Writer, sha256};
/// use std::io::Write;
///
/// let mut file = Vec::new();
/// let mut writer = Sha256Writer::tee(&mut file);
/// writer.write_all(b"abc")?;
/// assert_eq!((writer.digest(), writer.len()), (sha256(b"abc"), 3));
/// assert_eq!(file, b"abc");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Sha256Writer<W = Sink> {
    inner: W,
    hasher: sha2::Sha256,
    len: u64,
}

impl Sha256Writer {
    /// A writer that takes the digest and writes nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::tee(io::sink())
    }
}

impl Default for Sha256Writer {
    fn default() -> Self {
        Self::new()
    }
}

impl<W> Sha256Writer<W> {
    /// A writer that takes the digest of what `inner` accepts.
    pub fn tee(inner: W) -> Self {
        Self { inner, hasher: sha2::Sha256::new(), len: 0 }
    }

    /// The digest of what was written so far.
    #[must_use]
    pub fn digest(&self) -> Sha256 {
        Sha256(self.hasher.clone().finalize().into())
    }

    /// How many bytes were written so far.
    #[must_use]
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// Whether nothing was written yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The writer below.
    #[must_use]
    pub fn into_inner(self) -> W {
        self.inner
    }
}

impl<W: Write> Write for Sha256Writer<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.hasher.update(bytes.get(..written).unwrap_or(bytes));
        self.len += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
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
    Some(match algorithm {
        "sha-256-32" => 8,
        "sha-256-64" => 16,
        "sha-256-96" => 24,
        "sha-256-120" => 30,
        "sha-256-128" => 32,
        "sha3-224" => 56,
        "sha-256" | "sha3-256" | "blake2s-256" | "blake2b-256" | "k12-256" => 64,
        "sha-384" | "sha3-384" => 96,
        "sha-512" | "sha3-512" | "blake2b-512" | "k12-512" => 128,
        _ => return None,
    })
}
