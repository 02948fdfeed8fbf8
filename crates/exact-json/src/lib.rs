//! JSON that comes back as it was: strict reading, exact numbers, kept spelling, canonical form and digests.
