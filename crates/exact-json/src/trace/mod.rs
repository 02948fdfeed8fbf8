//! The ledger: one trace, written while mapping, that gives the loss report and the residue.
//!
//! A conversion reads a source record into values of type [`Src`], which can only be kept, changed,
//! dropped or placed, and builds its target of values of type [`Out`], which can only be made from those
//! or by saying what they are (constant, default, option, derived). Writing the target makes the claims,
//! so that the two ends cannot disagree; when the *group* of source and target records closes, a sweep
//! over the tapes finds each leaf that nobody claimed, or that two claims fight over.
//!
//! ```
//! use exact_json::trace::{
//!     self, Base, Emit, EntryFate, Function, Ledger, Number, Out, Reason, Settle, Source, Src, Str,
//!     Transform, Writer,
//! };
//! use exact_json::{OwnedTape, Scanner};
//!
//! // The source: members by name, and the rest.
//! trace::members! {
//!     struct Row { who: "who", text: "text", cwd: "cwd" }
//! }
//!
//! // The target: each member knows where it came from. (Models bring these as `target` twins.)
//! struct Message<'t> {
//!     seq: Out<Number<'t>>,
//!     role: Option<Out<Str<'t>>>,
//!     text: Option<Out<Str<'t>>>,
//! }
//!
//! impl Emit for Message<'_> {
//!     fn emit(&self, w: &mut Writer<'_>) {
//!         w.object(|w| {
//!             w.member("seq", &self.seq);
//!             w.member("role", &self.role);
//!             w.member("text", &self.text);
//!         });
//!     }
//! }
//!
//! let mut scanner = Scanner::new();
//! let record = OwnedTape::scan(&mut scanner, br#"{"who":"human","text":"hi","cwd":"/tmp"}"#).unwrap();
//! let sources = [Source::new(Base::Record(17), record.tape(0))];
//!
//! let mut ledger = Ledger::new();
//! ledger.begin(&sources);
//! let Ok(Row { who, text, cwd, rest }) = Row::open(Src::whole(&sources[0])) else { unreachable!() };
//! let message = Message {
//!     seq: Out::derived(Function::Sequence, [], Number::from(12)),
//!     role: who.map(|who| who.change(Transform::EnumMap, |_| Str::from("user"))),
//!     text: text.and_then(|text| text.into_text().ok()).map(Src::keep_str),
//! };
//! cwd.settle(&mut ledger, Reason::NoCounterpart);
//! rest.settle(&mut ledger, Reason::NoCounterpart);
//!
//! let mut out = String::new();
//! ledger.target(Base::Record(12), &mut out, &message);
//! assert_eq!(out, r#"{"seq":12,"role":"user","text":"hi"}"#);
//!
//! let group = ledger.end(&sources).unwrap();
//! let fates: Vec<_> = group.entries().map(|entry| entry.fate()).collect();
//! assert_eq!(fates[1], EntryFate::Kept);
//! assert_eq!(fates[2], EntryFate::Dropped(Reason::NoCounterpart));
//! assert_eq!(fates[3], EntryFate::Derived(Function::Sequence));
//! assert_eq!(ledger.finish().unwrap().source(), 3);
//! ```
//!
//! A mapping that forgets a leaf is told which:
//!
//! ```
//! use exact_json::Scanner;
//! use exact_json::trace::{Base, Ledger, Source, TraceError};
//!
//! let mut scanner = Scanner::new();
//! let sources = [Source::new(Base::Record(3), scanner.scan(br#"{"a":{"b":[]}}"#).unwrap())];
//! let mut ledger = Ledger::new();
//! ledger.begin(&sources);
//! let forgotten = ledger.end(&sources).err();
//! assert_eq!(forgotten, Some(TraceError::Unaccounted { pointer: "/3/a/b".to_owned() }));
//! ```

mod claims;
mod emit;
mod error;
mod extra;
mod fate;
mod group;
mod items;
mod leaf;
mod ledger;
mod list;
mod members;
mod out;
mod params;
mod paths;
mod place;
pub mod reading;
mod settle;
mod shapes;
mod source;
mod standing;
mod sweep;
mod totals;

pub use crate::__trace_members as members;
pub use emit::{Emit, Writer};
pub use error::TraceError;
pub use extra::SrcExtra;
pub use fate::{Basis, Function, Reason, Transform};
pub use group::{Entry, EntryFate, EntryPointer, Group, Span, Splice, Step};
pub use items::{SrcHere, SrcItems};
pub use leaf::{Leaf, Null, Number, Open, Str};
pub use ledger::{Ledger, Spelling};
pub use list::List;
pub use out::{Out, Promise, Promised};
pub use place::{Base, Place, Source};
pub use settle::Settle;
pub use shapes::Shape;
pub use source::{Src, change_all, concatenate};
pub use standing::Standing;
pub use totals::Totals;
