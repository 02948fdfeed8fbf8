//! What logs hold: the types of their rows, the members of each, what a conversion would drop, and what was never seen before.
//!
//! An agent that changes its format says so nowhere. A survey tells it: each format has a [`known`] list of the types and members that its
//! mapping was made for, and what is not on it is named with the first place where it stands. Nothing is lost for being new: mappings keep
//! it whole, and this says where to look.
//!
//! A row is a *thing* with a type of its own, and so is an item of a list in it that says its type, a block of content for example. What
//! stands in a thing is counted by its path there, `*` for any item of a list. A member whose content is data and not the format's, the
//! input of a tool for example, is counted and not looked into.
//!
//! The memory is that of what is told, and of the places of one file's records: it does not grow with the number of files, and there is
//! an end to how many types and members are told apart.

mod dry;
mod ours;
mod places;
mod seen;
mod told;
mod vocabulary;

use std::collections::BTreeMap;
use std::rc::Rc;

use schemars::Schema;

use self::dry::Dry;
use self::seen::Seen;
pub use self::told::{
    Converted, DroppedMember, DroppedReason, Failed, FormatSurvey, Member, New, NewMember,
    NewThing, Odd, SURVEY, Skipped, Survey, Thing,
};
pub use self::vocabulary::known;
pub(crate) use self::vocabulary::{Vocabulary, below, typed, word};
use crate::format::Format;
use crate::job::MAPPINGS;
use crate::mapping::Input;
use crate::native::salvage::Limits;
use crate::records::Index;

/// Takes in files, one after the other.
///
/// ```
/// use std::io::Cursor;
///
/// use opencheckpoint_convert::Format;
/// use opencheckpoint_convert::survey::Surveyor;
///
/// let log = br#"{"type":"user","uuid":"u1","sessionId":"s1","mood":"calm","message":{"role":"user","content":"Mend it."}}"#;
/// let mut surveyor = Surveyor::default();
/// surveyor.file("log.jsonl", &mut Cursor::new(log), Format::ClaudeCode);
/// let survey = surveyor.finish();
/// let [claude] = &survey.formats[..] else { panic!("one format") };
/// assert_eq!((claude.files, claude.records, claude.sessions), (1, 1, Some(1)));
/// let [new] = &claude.new.as_ref().unwrap().members[..] else { panic!("one member is new") };
/// assert_eq!((&*new.kind, &*new.member, &*new.first), ("user", "mood", "log.jsonl:1"));
/// ```
#[derive(Default)]
pub struct Surveyor {
    formats: BTreeMap<Format, OfFormat>,
    skipped: Vec<Skipped>,
    failed: Vec<Failed>,
    hidden: u64,
    to: Option<Format>,
    limits: Limits,
}

/// What was found in the files of a format.
struct OfFormat {
    files: u64,
    records: u64,
    seen: Seen,
    odd: BTreeMap<&'static str, Odd>,
    dry: Option<Dry>,
}

impl Surveyor {
    /// One that tells what a conversion to this format would drop, and not that to which a format is converted first of all.
    #[must_use]
    pub fn to(format: Format) -> Self {
        Self { to: Some(format), ..Self::default() }
    }

    /// The same, and no more than this is read of a log.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Takes in a file. `name` is what it is called where something in it is told. One that cannot be read as its format is told, too.
    pub fn file(&mut self, name: &str, input: &mut dyn Input, format: Format) {
        let of_format =
            self.formats.entry(format).or_insert_with(|| OfFormat::new(format, self.to));
        if let Err(message) = of_format.file(&Rc::from(name), input, format, self.limits) {
            self.fail(name, message);
        }
    }

    /// A file that was not taken in, since it is no log.
    pub fn skip(&mut self, file: impl Into<String>, reason: impl Into<String>) {
        self.skipped.push(Skipped { file: file.into(), reason: reason.into() });
    }

    /// A file that could not be read.
    pub fn fail(&mut self, file: impl Into<String>, message: impl Into<String>) {
        self.failed.push(Failed { file: file.into(), message: message.into() });
    }

    /// So many files and directories that were not looked at, since they are hidden.
    pub fn pass_over(&mut self, hidden: u64) {
        self.hidden += hidden;
    }

    /// What the files hold.
    #[must_use]
    pub fn finish(self) -> Survey {
        let Self { formats, skipped, failed, hidden, to: _, limits: _ } = self;
        let formats = formats.into_iter().filter(|(_, found)| found.files + found.records > 0);
        Survey {
            survey: SURVEY.to_owned(),
            formats: formats.map(|(format, found)| found.told(format)).collect(),
            skipped,
            failed,
            hidden,
        }
    }
}

impl OfFormat {
    fn new(format: Format, to: Option<Format>) -> Self {
        let first = || MAPPINGS.iter().find(|mapping| mapping.from == format);
        let to = to.filter(|to| *to != format).or_else(|| Some(first()?.to));
        Self {
            files: 0,
            records: 0,
            seen: Seen::new(vocabulary::of(format)),
            odd: BTreeMap::new(),
            dry: to.map(Dry::to),
        }
    }

    fn file(
        &mut self,
        name: &Rc<str>,
        mut input: &mut dyn Input,
        format: Format,
        limits: Limits,
    ) -> Result<(), String> {
        let mut read = 0;
        let index = Index::read(&mut input, format, limits, |number, tape| {
            self.seen.record(number, tape.root());
            read += 1;
        });
        let index = match index {
            Ok(index) => index,
            Err(error) => {
                // What was counted before the fault stays counted, and the fault is told.
                self.records += read;
                self.seen.place_somewhere(name);
                return Err(error.to_string());
            }
        };
        self.files += 1;
        self.records += index.records();
        self.seen.place(name, &index, input).map_err(|error| error.to_string())?;
        for anomaly in &index.anomalies {
            let first = || Odd {
                kind: anomaly.kind.name().to_owned(),
                count: 0,
                first: format!("{name}:{}", anomaly.line),
            };
            self.odd.entry(anomaly.kind.name()).or_insert_with(first).count += 1;
        }
        match &mut self.dry {
            Some(dry) => dry.file(input, format, limits),
            None => Ok(()),
        }
    }

    fn told(self, format: Format) -> FormatSurvey {
        let Self { files, records, seen, odd, dry } = self;
        let (rows, parts, new) = seen.told();
        let (sessions, converted) = dry.map(Dry::told).unzip();
        FormatSurvey {
            format: format.name().to_owned(),
            files,
            sessions: sessions.flatten(),
            records,
            odd: odd.into_values().collect(),
            rows,
            parts,
            converted,
            new,
        }
    }
}

/// The JSON Schema (draft 2020-12) of a survey.
///
/// It is kept in `schemas/survey/0.1`; a test holds the two together.
#[must_use]
pub fn schema() -> Schema {
    crate::schema::of::<Survey>()
}
