//! Taking SHA-256 digests.

use std::io::{self, Sink, Write};

use sha2::Digest as _;

use super::{Sha256, hex, hex_length};

/// The SHA-256 digest of bytes.
///
/// ```
/// use exact_json::digest::sha256;
///
/// let digest = sha256(b"abc");
/// assert_eq!(digest.hex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
/// ```
#[must_use]
pub fn sha256(bytes: &[u8]) -> Sha256 {
    Sha256::new(sha2::Sha256::digest(bytes).into())
}

/// The digest of bytes in lower-case hex, by the algorithm's name in the IANA registry of named information hash algorithms; `None` where
/// that is none of SHA-2, or not registered.
///
/// A shortened digest is the beginning of the whole one (RFC 6920).
///
/// ```
/// use exact_json::digest::hex_digest;
///
/// assert_eq!(hex_digest("sha-256-64", b"abc").as_deref(), Some("ba7816bf8f01cfea"));
/// assert_eq!(hex_digest("sha3-256", b"abc"), None);
/// ```
#[must_use]
pub fn hex_digest(algorithm: &str, bytes: &[u8]) -> Option<String> {
    let mut digest = match algorithm {
        "sha-384" => hex(&sha2::Sha384::digest(bytes)),
        "sha-512" => hex(&sha2::Sha512::digest(bytes)),
        "sha-256" => sha256(bytes).hex(),
        _ if algorithm.starts_with("sha-256-") => sha256(bytes).hex(),
        _ => return None,
    };
    digest.truncate(hex_length(algorithm)?);
    Some(digest)
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
        Sha256::new(self.hasher.clone().finalize().into())
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
