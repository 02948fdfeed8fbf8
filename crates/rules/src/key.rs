//! Ids of any length in 16 bytes, for what is remembered of a long stream.

use exact_json::digest::sha256;

/// An id, whatever its length, and what it is an id of: a short one itself, and of a longer one the beginning of its SHA-256.
///
/// An id is anything that the source has, so it may be long, and there may be millions of them. A digest makes them all of one
/// size. It is a cryptographic one, so that nobody can write two ids that are taken for one, and has no seed, so that a stream is
/// judged the same wherever and whenever it is read. Most ids of records are short, and cost no digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Key([u8; 16]);

impl Key {
    /// How many bytes are an id's or a digest's. The last one tells which, and of what: the kind, and the length of the id or
    /// [`Self::ROOM`].
    const ROOM: usize = 15;

    /// An id of something of a kind, which is less than 16.
    pub(crate) fn of(kind: u8, id: &str) -> Self {
        let mut key = [0; 16];
        let [room @ .., tag] = &mut key;
        let length = if let Some(start) = room.get_mut(..id.len()).filter(|_| id.len() < Self::ROOM)
        {
            start.copy_from_slice(id.as_bytes());
            id.len()
        } else {
            let digest = sha256(id.as_bytes());
            let (start, _) = digest.as_bytes().split_at(Self::ROOM);
            room.copy_from_slice(start);
            Self::ROOM
        };
        *tag = kind << 4 | u8::try_from(length).unwrap_or_default();
        Self(key)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn ids_are_told_apart_whatever_their_length() {
        let long = "0".repeat(1000);
        let ids = ["", "\0", "r1", "r10", "\u{ff}", &long[..14], &long[..15], &long[..16], &long];
        let of = |kind| ids.iter().map(move |id| Key::of(kind, id));
        let keys: HashSet<_> = (0..16).flat_map(of).collect();
        assert_eq!(keys.len(), ids.len() * 16);
        assert_eq!(Key::of(0, &long), Key::of(0, &long.clone()));
    }
}
