//! Why a conversion is refused, grouped by who is to blame.

use std::fmt;
use std::io;

use exact_json::digest::Sha256;
use exact_json::lines::LineError;
use exact_json::trace::TraceError;
use exact_json::{ReadError, Tape};

use crate::compose::ComposeError;
use crate::format::{Format, Unsniffed};
use crate::native::salvage::SalvageError;
use crate::report::Reason;

/// Why a conversion was refused. Nothing of the target counts then.
#[derive(Debug)]
pub enum Error {
    /// The source is not what it should be.
    Source(SourceError),
    /// The operator asked for what cannot be, or did not say what is needed.
    Request(RequestError),
    /// The conversion worked, and its outcome is not acceptable.
    Outcome(OutcomeError),
    /// A file could not be read or written.
    Io(io::Error),
    /// A mapping made a mistake: a defect of this program.
    Defect(TraceError),
    /// The reports of two steps cannot be made one: a defect of this program.
    Composition(ComposeError),
}

/// What is wrong with a source.
#[derive(Debug)]
pub enum SourceError {
    /// A log that cannot be salvaged.
    Log(SalvageError),
    /// Text that is not strict JSON, or a record or document of the wrong shape.
    Json {
        /// The record's line, 1-based; of a document none.
        line: Option<u64>,
        /// What is wrong, and where in the record or document.
        error: exact_json::Error,
    },
    /// A record that may not stand where it does.
    Record {
        /// The record's line, 1-based.
        line: u64,
        /// What is wrong, in one sentence.
        message: String,
    },
    /// A context package that is not verified.
    Unverified {
        /// What is wrong with it: rule, pointer and message.
        findings: Vec<String>,
    },
    /// A log of a kind that is known, and that nothing here reads.
    Unread {
        /// What it is.
        what: &'static str,
    },
    /// An empty file.
    Empty,
}

impl SourceError {
    /// A document of the wrong shape.
    pub(crate) fn wrong_shape(error: ReadError, tape: Tape<'_>) -> Self {
        Self::Json { line: None, error: exact_json::Error::from_read(error, tape) }
    }
}

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// No mapping leads from one format to the other.
    NoPath {
        /// From which format.
        from: Format,
        /// To which format.
        to: Format,
    },
    /// The source's format cannot be told from its content.
    Unsniffed(Unsniffed),
    /// A conversion is to go on, but not with the source that it was made of.
    OtherSource {
        /// The digest of the one that was given.
        found: Sha256,
        /// That of the one it was made of.
        expected: Sha256,
    },
    /// The target needs something that the source does not tell and the operator did not say.
    Missing {
        /// What is missing, as in "an objective".
        what: &'static str,
        /// The option that says it.
        option: &'static str,
    },
    /// A context package cannot be made without these.
    NoGrant {
        /// The options that are missing.
        missing: Vec<&'static str>,
    },
    /// The receipt does not allow a package to be made: it does not hold now, does not answer the request, or grants nothing.
    Ungranted {
        /// What is wrong with it: rule, pointer and message.
        findings: Vec<String>,
    },
    /// What is said of a statement cannot be.
    Bind {
        /// What is wrong, and where in the bind file.
        error: exact_json::Error,
    },
}

/// What is wrong with an outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutcomeError {
    /// The conversion is strict, and values were dropped.
    Dropped {
        /// How many leaves, by reason.
        leaves: Vec<(Reason, u64)>,
        /// Pointers of the first few.
        pointers: Vec<String>,
    },
    /// The conversion is strict, and the source has anomalies.
    Anomalies {
        /// How many.
        count: u64,
        /// The line of the first one, 1-based.
        line: u64,
        /// The kind of the first one.
        kind: &'static str,
    },
    /// The target breaks rules of its format.
    Rules {
        /// What is wrong: rule, pointer and message.
        findings: Vec<String>,
    },
    /// Nothing in the source makes what the target is made of.
    Empty {
        /// What that is, as in "turns".
        of: &'static str,
    },
    /// The target does not have the shape of its format.
    Shape {
        /// What is wrong, with its place.
        message: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Source(error) => error.fmt(f),
            Self::Request(error) => error.fmt(f),
            Self::Outcome(error) => error.fmt(f),
            Self::Io(error) => error.fmt(f),
            Self::Defect(error) => write!(f, "a defect of the mapping: {error}"),
            Self::Composition(error) => write!(f, "a defect of the composition: {error}"),
        }
    }
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Log(error) => error.fmt(f),
            Self::Json { line: None, error } => error.fmt(f),
            Self::Json { line: Some(line), error } => write!(
                f,
                "line {}, column {}, at {:?}: {}",
                // The record may stand on several lines.
                line + error.position().line as u64 - 1,
                error.position().column,
                error.pointer(),
                error.message()
            ),
            Self::Record { line, message } => write!(f, "line {line}: {message}"),
            Self::Unverified { findings } => write!(
                f,
                "the package is not verified: {}; --allow-unverified converts it all the same",
                findings.join("; ")
            ),
            Self::Unread { what } => write!(f, "the file is {what}"),
            Self::Empty => f.write_str("the file is empty"),
        }
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPath { from, to } => write!(f, "nothing converts {from} to {to}"),
            Self::Unsniffed(error) => write!(f, "{error}; name it with --from"),
            Self::OtherSource { found, expected } => write!(
                f,
                "the source's digest is {}, but what was converted was made of one with {}",
                found.to_ocp(),
                expected.to_ocp(),
            ),
            Self::Missing { what, option } => {
                write!(f, "the source does not tell {what}; say it with {option}")
            }
            Self::NoGrant { missing } => write!(
                f,
                "a context package is made under a receipt (--grant), for the request that it answers (--request), at a time (--now; \
                 no clock is read); {} {} missing",
                missing.join(" and "),
                if missing.len() == 1 { "is" } else { "are" }
            ),
            Self::Ungranted { findings } => {
                write!(f, "nothing may be handed out under this receipt: {}", findings.join("; "))
            }
            Self::Bind { error } => error.fmt(f),
        }
    }
}

impl fmt::Display for OutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dropped { leaves, pointers } => {
                let reasons: Vec<_> = leaves
                    .iter()
                    .map(|(reason, leaves)| format!("{leaves} {}", reason.name()))
                    .collect();
                write!(f, "strict: values were dropped ({})", reasons.join(", "))?;
                if !pointers.is_empty() {
                    write!(f, ", first at {}", pointers.join(", "))?;
                }
                Ok(())
            }
            Self::Anomalies { count, line, kind } => {
                let plural = if *count == 1 { "anomaly" } else { "anomalies" };
                write!(f, "strict: the source has {count} {plural}, first {kind} on line {line}")
            }
            Self::Rules { findings } => {
                write!(f, "the target would break its format's rules: {}", findings.join("; "))
            }
            Self::Empty { of } => {
                write!(
                    f,
                    "the target would be empty: the source has no {of}, or none that came to its end"
                )
            }
            Self::Shape { message } => {
                write!(f, "the target would not have its format's shape: {message}")
            }
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Source(SourceError::Log(error)) => Some(error),
            Self::Source(SourceError::Json { error, .. })
            | Self::Request(RequestError::Bind { error }) => Some(error),
            Self::Io(error) => Some(error),
            Self::Defect(error) => Some(error),
            Self::Composition(error) => Some(error),
            Self::Source(_) | Self::Request(_) | Self::Outcome(_) => None,
        }
    }
}

impl From<LineError> for Error {
    fn from(error: LineError) -> Self {
        match error {
            LineError::Io(error) => Self::Io(error),
            LineError::Json { line, error } => SourceError::Json { line: Some(line), error }.into(),
            LineError::Record { line, message } => SourceError::Record { line, message }.into(),
        }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<TraceError> for Error {
    fn from(error: TraceError) -> Self {
        Self::Defect(error)
    }
}

impl From<RequestError> for Error {
    fn from(error: RequestError) -> Self {
        Self::Request(error)
    }
}

impl From<OutcomeError> for Error {
    fn from(error: OutcomeError) -> Self {
        Self::Outcome(error)
    }
}

impl From<SourceError> for Error {
    fn from(error: SourceError) -> Self {
        Self::Source(error)
    }
}

impl From<ComposeError> for Error {
    fn from(error: ComposeError) -> Self {
        match error {
            ComposeError::Io(error) => Self::Io(error),
            error => Self::Composition(error),
        }
    }
}

impl From<SalvageError> for Error {
    fn from(error: SalvageError) -> Self {
        match error {
            SalvageError::Io(error) => Self::Io(error),
            error => Self::Source(SourceError::Log(error)),
        }
    }
}
