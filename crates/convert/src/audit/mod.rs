//! Checking a report against both files, without knowing the mapping.
//!
//! The audit recounts the leaves of both files, and takes no entry at its word. Below, a *short* text has
//! fewer than 24 characters, and a leaf *survives* when it is kept, or changed into a target.
//!
//! Of the head:
//!
//! - Formats, digests, sizes, leaf counts and anomalies are those of the files.
//! - The adapter's id is `<source format>-to-<target format>`; it has a version; its steps, none or
//!   several, lead from the one format to the other and have its options. Options are those that there
//!   are ([`Options::NAMES`](crate::Options::NAMES)), each of its kind. The log is read with the
//!   `max-line` that they say, and at most with the longest line there may be.
//! - The provisional parts are those that stand in the session records of the source and the target. Of
//!   session records between steps, which are not at hand: names of such parts, in order.
//!
//! Of shapes and rows: a shape has a number of its own, stands before its rows and has some; a row has
//! entries; its bases, and the pointers of its entries, name values; each base is used.
//!
//! Of entries: each leaf stands in exactly one.
//!
//! - `kept`: JSON-equal, and no lone surrogate was replaced.
//! - `changed`: steps are computed from the source as far as that goes, and backward from the target; what
//!   cannot be computed is checked by its input and output ([`Transform`](crate::report::Transform)), or,
//!   where several follow each other, by what goes in and what comes out. There is one step, or at most one
//!   for each step of the adapter, with `lone-surrogate-replaced` before them where there was one.
//!   A table has the row of its source and no other, key and value are short, and it makes of a word what
//!   every table between the same members makes of it (for members of records: of records of one `type`).
//!   An `id-map` makes of equal identifiers, several or one, equal ones; an identifier has no white space and at most 256
//!   bytes, and what is none, and not short, becomes one with the first 16 digits of its SHA-256.
//!   `uri-to-locator` gives a whole text that is no URI, or what follows the first colon of the text, behind
//!   the name of a system: at most 64 characters, no `/`.
//!   A `placement` is of short texts or other scalars, has no target, and names an object or array of the target.
//!   `lossless` is true where the source can be computed from target and entry; of one source, there alone.
//! - `dropped`: bytes that cannot be read are `unreadable`, and nothing else is. Each leaf of a `duplicate`
//!   is JSON-equal to a leaf of the target, or to one of the source that survives. A text that is not short
//!   and stands in the target is `duplicate`, `superseded` or `sensitive`.
//! - `synthesized`: a `constant`, `default` or `option` is JSON-equal to the entry's value, an `option` to
//!   one of the adapter's, or the hex of a digest among them, or to a leaf of a document whose digest is among them
//!   ([`Options::DOCUMENTS`](crate::Options::DOCUMENTS)), or the digest of the canonical form of the receipt. Documents that are not at
//!   hand may say anything: [`audit_beside`] takes them. What later steps made of an `option` is what its transforms make of the
//!   entry's value, as where something is `changed`. A text that is not short and stands in the source is an `option`, or `derived` as
//!   `latest-time`, `copy` or `json-text`. By their functions, `derived` values are:
//!   - `uuid-v5`: the UUID of source digest, adapter and options, alone or behind `urn:uuid:`; or that of a
//!     receipt's digest, a use, and a text of `via` or of a document that the options name; after several steps, any of version 5,
//!     its URN behind a short text or none, and where such a document is not at hand, any URN of version 5.
//!   - `digest`: at least 16 hex digits at the beginning of the SHA-256 of the source, or of a scalar of `via`
//!     (its text, what that encodes in Base64, its JSON text), behind a short text; after several steps, any
//!     64, of a file that is not at hand. Or the digest of the canonical form of what stands beside it in the target, or, in a
//!     member of a document, of the document without that member.
//!   - `size`: the bytes of one of these; after several steps, any number.
//!   - `count`: a number not greater than the leaves of both files, or a list of such numbers, parted by a
//!     comma and a space: each with what is counted behind it, in small letters and single spaces, 40 at
//!     most and not twice the same.
//!   - `sequence`: of one member, numbers that grow, all behind the same short text.
//!   - `position`: a number not greater than the leaves of both files; a short text; a text without white
//!     space, of at most 256 bytes, that is short without the texts of `via`, or the names that stand for
//!     them, an index in it counting as one character; or else a text that stands in the target, where it is not a `position` of this last kind.
//!   - `latest-time`: the latest time of a member of the source; after several steps, a time of it.
//!   - `copy`: JSON-equal to a value of `via`, or the same instant; after several steps, one that stands in the target too, where
//!     it is no such `copy`.
//!   - `json-text`: the compact JSON text of the object or array of the target that `at` names, whose leaves have their own accounts.
//!
//!   A list of counts, and a name, may end in a mark: ` [`, sixteen letters made of the source's digest, `]`.
//!
//! The totals are the sums of the entries.
//!
//! Its memory is a table of places, some bits a leaf, a small cache of records, and some bytes for each
//! different value whose account hangs on where else it stands. Its work is in proportion to what it reads:
//! a report whose rows go back and forth between records, or name without end what had influence, is refused,
//! and so is the rest of one that has a hundred mistakes.

mod at;
mod bits;
mod changed;
mod derived;
mod documents;
mod effort;
mod finding;
mod finish;
mod head;
mod latest;
mod lost;
mod row;
mod run;
mod sequence;
mod shapes;
mod suspect;
mod tables;
mod texts;
mod via;
mod within;

pub use finding::{Check, Finding, Verdict};
pub use run::{AuditError, audit, audit_beside};
