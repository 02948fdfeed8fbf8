//! The closed lists of the loss report: transforms, reasons, functions, bases.

/// What was done to a value that is not simply kept.
///
/// Each has a checker in the audit that knows only the values and the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transform {
    /// A value of one closed list became a value of another. The used row of the table is taken
    /// from the source's and the target's text.
    EnumMap,
    /// The target text is the texts of the sources, one after another.
    Concatenate,
    /// The target text is the JSON text of the source.
    Stringify,
    /// The target is the value whose JSON text the source is.
    ParseJson {
        /// Whether the source's text can be had back from the target: it is the compact text of it.
        exact: bool,
    },
    /// The target text is constant parts around the source's text: `{0}` stands for the (first)
    /// source, `{1}` for a second.
    Template(&'static str),
    /// The same instant in another spelling.
    Instant,
    /// An identifier became another; equal ones become equal ones, per space.
    IdMap {
        /// The space of names, where a conversion has more than one.
        space: Option<&'static str>,
    },
    /// The same digest in another spelling.
    DigestSpelling,
    /// A name of a resource that is no URI stands in a locator.
    UriToLocator,
    /// A lone surrogate was read as U+FFFD.
    LoneSurrogateReplaced,
}

impl Transform {
    /// The name in the report.
    ///
    /// ```
    /// use exact_json::trace::Transform;
    ///
    /// assert_eq!(Transform::IdMap { space: None }.name(), "id-map");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::EnumMap => "enum-map",
            Self::Concatenate => "concatenate",
            Self::Stringify => "stringify",
            Self::ParseJson { .. } => "parse-json",
            Self::Template(_) => "template",
            Self::Instant => "instant",
            Self::IdMap { .. } => "id-map",
            Self::DigestSpelling => "digest-spelling",
            Self::UriToLocator => "uri-to-locator",
            Self::LoneSurrogateReplaced => "lone-surrogate-replaced",
        }
    }

    /// The template of a [`Template`](Self::Template).
    #[must_use]
    pub fn template(self) -> Option<&'static str> {
        if let Self::Template(template) = self { Some(template) } else { None }
    }

    /// The space of an [`IdMap`](Self::IdMap).
    #[must_use]
    pub fn space(self) -> Option<&'static str> {
        if let Self::IdMap { space } = self { space } else { None }
    }
}

macro_rules! names {
    ($(#[$doc:meta])* $vis:vis enum $type:ident { $($(#[$vdoc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
        $vis enum $type { $($(#[$vdoc])* #[serde(rename = $name)] $variant,)* }

        impl $type {
            /// All of the list, in its order.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name in the report.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// The one of that name in the report.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

names! {
    /// Why a source leaf has no target.
    pub enum Reason {
        /// The target's format has no place for it.
        NoCounterpart = "no-counterpart",
        /// The receipt does not grant it.
        NotGranted = "not-granted",
        /// The operator did not say what the target asks for.
        Unbound = "unbound",
        /// Its time is over.
        Expired = "expired",
        /// It may hold a secret.
        Sensitive = "sensitive",
        /// The same stands in the target, or elsewhere in the source, where it is kept or changed.
        Duplicate = "duplicate",
        /// It belongs to a turn that never ended.
        IncompleteTurn = "incomplete-turn",
        /// A later value took its place.
        Superseded = "superseded",
        /// A rule of the target or of the operator keeps it out.
        Policy = "policy",
        /// It is bytes that cannot be read.
        Unreadable = "unreadable",
    }
}

names! {
    /// How a derived value is computed.
    pub enum Function {
        /// A version 5 UUID over the source's digest, the adapter and its options.
        UuidV5 = "uuid-v5",
        /// A digest of the source or of a part of it.
        Digest = "digest",
        /// A number of things, or a list of such numbers with what is counted.
        Count = "count",
        /// A length in bytes.
        Size = "size",
        /// The next of a series of numbers, or of names that differ in their number.
        Sequence = "sequence",
        /// Where something stands: its index, or a name made of those of `via`.
        Position = "position",
        /// The latest of the source's times.
        LatestTime = "latest-time",
        /// The same as a value of `via`, which has its account in another row; of a time, the same instant.
        Copy = "copy",
    }
}

names! {
    /// Where a value that no source leaf gave comes from.
    pub enum Basis {
        /// The mapping always writes it.
        Constant = "constant",
        /// The mapping writes it where the source says nothing.
        Default = "default",
        /// The operator said it.
        Option = "option",
        /// It was computed.
        Derived = "derived",
    }
}
