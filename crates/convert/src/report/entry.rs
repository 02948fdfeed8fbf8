//! One entry: the fate of some leaves.

use std::borrow::Cow;

use exact_json::trace::{Basis, Function, Reason};
use exact_json::{Json, Object};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// Pointers of an entry: the first token of each is an index into the row's `from` or `to`.
pub type Pointers = Vec<String>;

/// The fate of some source leaves, the origin of some target leaves.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// What became of them.
    pub fate: Fate,
    /// The source values concerned. A pointer to a container stands for every leaf under it.
    pub source: Pointers,
    /// The target values concerned.
    pub target: Pointers,
    /// Source values that had influence, and are claimed by another entry.
    pub via: Pointers,
}

/// What became of the leaves of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    /// Every source is JSON-equal to every target.
    Kept,
    /// The targets are a named transform of the sources.
    Changed {
        /// What was done, one step after another.
        steps: Vec<Step>,
        /// Whether the source can be computed from target and entry.
        lossless: bool,
    },
    /// The sources have no target.
    Dropped(Reason),
    /// The targets have no source.
    Synthesized(Origin),
}

/// Where a synthesized value comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Origin {
    /// A constant, a default or an option, and its value. Its basis is never `derived`.
    Value(Basis, Json),
    /// An option, of which a later conversion made something else.
    OfOption {
        /// What the option says.
        value: Json,
        /// What was done to it, one step after another; at least one, and none places it.
        steps: Vec<Step>,
    },
    /// A computed value.
    Derived(Function),
    /// The JSON text of a value that stands in the target, by its pointer; its first token is an index into `to`.
    JsonText(String),
}

/// The function of a text that is the JSON text of what `at` names.
pub(super) const JSON_TEXT: &str = "json-text";

/// One step of a change.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What was done.
    pub transform: Transform,
    /// For `enum-map`: the row of the source. Its key is a string value, or the JSON text of another scalar.
    pub table: Option<Object>,
    /// For `template`: the text around `{0}`.
    pub template: Option<String>,
    /// For `id-map`: the space of names.
    pub space: Option<String>,
    /// For `placement`: the container of the target; its first token is an index into `to`.
    pub at: Option<String>,
}

impl Step {
    /// A step without parameters.
    #[must_use]
    pub fn new(transform: Transform) -> Self {
        Self { transform, table: None, template: None, space: None, at: None }
    }
}

/// What can be done to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Transform {
    /// A value of one closed list became a value of another.
    EnumMap,
    /// The target text is the texts of the sources, one after another.
    Concatenate,
    /// The target text is the JSON text of the source.
    Stringify,
    /// The target is the value whose JSON text the source is.
    ParseJson,
    /// The target text is constant parts around the source's text.
    Template,
    /// The same instant in another spelling.
    Instant,
    /// An identifier became another; equal ones become equal ones, per space.
    IdMap,
    /// The same digest in another spelling.
    DigestSpelling,
    /// A name of a resource that is no URI stands in a locator, or what follows the name of its system and
    /// a colon.
    UriToLocator,
    /// A lone surrogate was read as U+FFFD.
    LoneSurrogateReplaced,
    /// The meaning of a scalar, if a text then a short one, is carried by where something stands.
    Placement,
}

impl Transform {
    /// All of the list.
    pub const ALL: &'static [Self] = &[
        Self::EnumMap,
        Self::Concatenate,
        Self::Stringify,
        Self::ParseJson,
        Self::Template,
        Self::Instant,
        Self::IdMap,
        Self::DigestSpelling,
        Self::UriToLocator,
        Self::LoneSurrogateReplaced,
        Self::Placement,
    ];

    /// The name in the report.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::EnumMap => "enum-map",
            Self::Concatenate => "concatenate",
            Self::Stringify => "stringify",
            Self::ParseJson => "parse-json",
            Self::Template => "template",
            Self::Instant => "instant",
            Self::IdMap => "id-map",
            Self::DigestSpelling => "digest-spelling",
            Self::UriToLocator => "uri-to-locator",
            Self::LoneSurrogateReplaced => "lone-surrogate-replaced",
            Self::Placement => "placement",
        }
    }

    /// The transform of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|transform| transform.name() == name)
    }
}

impl Entry {
    /// The fate's name in the report.
    #[must_use]
    pub fn fate_name(&self) -> &'static str {
        match self.fate {
            Fate::Kept => "kept",
            Fate::Changed { .. } => "changed",
            Fate::Dropped(_) => "dropped",
            Fate::Synthesized(_) => "synthesized",
        }
    }
}

impl Entry {
    /// The containers of the target that it names, and makes no claim to.
    pub(crate) fn at(&self) -> impl Iterator<Item = &str> {
        let (steps, text) = match &self.fate {
            Fate::Changed { steps, .. } => (&steps[..], None),
            Fate::Synthesized(Origin::JsonText(at)) => (&[][..], Some(at.as_str())),
            Fate::Kept | Fate::Dropped(_) | Fate::Synthesized(_) => (&[][..], None),
        };
        steps.iter().filter_map(|step| step.at.as_deref()).chain(text)
    }
}

/// What an entry looks like in the report: the schema is made from it.
mod wire {
    #![allow(dead_code, reason = "the schema is made from these types, and nothing else")]

    use super::{Basis, Function, Json, Object, Pointers, Reason, Transform};
    use schemars::JsonSchema;

    /// The fate of some source leaves, the origin of some target leaves.
    ///
    /// Pointers are RFC 6901; the first token is an index into the row's `from` (source, via) or `to`
    /// (target, at). A pointer to a container stands for every leaf under it.
    #[derive(serde::Serialize, JsonSchema)]
    #[serde(tag = "fate", rename_all = "lowercase", deny_unknown_fields)]
    pub(super) enum Entry {
        /// Every source is JSON-equal to every target.
        Kept {
            #[schemars(length(min = 1))]
            source: Pointers,
            #[schemars(length(min = 1))]
            target: Pointers,
            #[serde(default)]
            via: Pointers,
        },
        /// The targets are a named transform of the sources.
        Changed {
            #[schemars(length(min = 1))]
            source: Pointers,
            #[serde(default)]
            target: Pointers,
            transform: Steps,
            /// For `enum-map`: the row of the source, two short words. The key is a string value, or the
            /// JSON text of another scalar.
            #[serde(default)]
            table: Option<Object>,
            /// For `template`: the text around `{0}`, which stands for the source's.
            #[serde(default)]
            template: Option<String>,
            /// For `id-map`: the space of names in which equal identifiers become equal ones.
            #[serde(default)]
            space: Option<String>,
            /// For `placement`: a container of the target. It claims no leaf.
            #[serde(default)]
            at: Option<String>,
            /// Whether the source can be computed from target and entry.
            lossless: bool,
            #[serde(default)]
            via: Pointers,
        },
        /// The sources have no target.
        Dropped {
            #[schemars(length(min = 1))]
            source: Pointers,
            reason: Reason,
            #[serde(default)]
            via: Pointers,
        },
        /// The targets have no source.
        Synthesized {
            #[schemars(length(min = 1))]
            target: Pointers,
            basis: Basis,
            /// For `constant`, `default` and `option`: the value.
            #[serde(default)]
            value: Option<Json>,
            /// For `option`, of a report of several conversions: what the target is made of the value by, with parameters as where
            /// something is changed. None is a `placement`.
            #[serde(default)]
            transform: Option<Steps>,
            #[serde(default)]
            table: Option<Object>,
            #[serde(default)]
            template: Option<String>,
            #[serde(default)]
            space: Option<String>,
            /// For `derived`: how the value is computed.
            #[serde(default)]
            function: Option<Computed>,
            /// For `json-text`: a container of the target, whose JSON text the value is. It claims no leaf.
            #[serde(default)]
            at: Option<String>,
            /// Source values that had influence, and are claimed by another entry.
            #[serde(default)]
            via: Pointers,
        },
    }

    /// How a value is computed.
    #[derive(serde::Serialize, JsonSchema)]
    #[serde(untagged)]
    pub(super) enum Computed {
        Function(Function),
        Text(OfTarget),
    }

    /// What is made of what else stands in the target.
    #[derive(serde::Serialize, JsonSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(super) enum OfTarget {
        /// The JSON text of the container that `at` names.
        JsonText,
    }

    /// A transform, or the steps of a composed one.
    #[derive(serde::Serialize, JsonSchema)]
    #[serde(untagged)]
    pub(super) enum Steps {
        One(Transform),
        Several(Vec<Step>),
    }

    /// A step of a composed transform, with the parameters it has on its own.
    #[derive(serde::Serialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Step {
        transform: Transform,
        #[serde(default)]
        table: Option<Object>,
        #[serde(default)]
        template: Option<String>,
        #[serde(default)]
        space: Option<String>,
        #[serde(default)]
        at: Option<String>,
    }
}

impl JsonSchema for Entry {
    fn schema_name() -> Cow<'static, str> {
        "Entry".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        wire::Entry::json_schema(generator)
    }
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("fate", self.fate_name())?;
        if !self.source.is_empty() {
            map.serialize_entry("source", &self.source)?;
        }
        if !self.target.is_empty() {
            map.serialize_entry("target", &self.target)?;
        }
        match &self.fate {
            Fate::Kept => {}
            Fate::Changed { steps, lossless } => {
                serialize_steps(steps, &mut map)?;
                map.serialize_entry("lossless", lossless)?;
            }
            Fate::Dropped(reason) => map.serialize_entry("reason", reason)?,
            Fate::Synthesized(Origin::Value(basis, value)) => {
                map.serialize_entry("basis", basis)?;
                map.serialize_entry("value", value)?;
            }
            Fate::Synthesized(Origin::OfOption { value, steps }) => {
                map.serialize_entry("basis", &Basis::Option)?;
                map.serialize_entry("value", value)?;
                serialize_steps(steps, &mut map)?;
            }
            Fate::Synthesized(Origin::Derived(function)) => {
                map.serialize_entry("basis", &Basis::Derived)?;
                map.serialize_entry("function", function)?;
            }
            Fate::Synthesized(Origin::JsonText(at)) => {
                map.serialize_entry("basis", &Basis::Derived)?;
                map.serialize_entry("function", JSON_TEXT)?;
                map.serialize_entry("at", at)?;
            }
        }
        if !self.via.is_empty() {
            map.serialize_entry("via", &self.via)?;
        }
        map.end()
    }
}

/// One step with its parameters beside it, or a list of steps.
fn serialize_steps<M: SerializeMap>(steps: &[Step], map: &mut M) -> Result<(), M::Error> {
    match steps {
        [step] => step.serialize_into(map),
        steps => map.serialize_entry("transform", steps),
    }
}

impl Step {
    fn serialize_into<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("transform", &self.transform)?;
        if let Some(table) = &self.table {
            map.serialize_entry("table", table)?;
        }
        if let Some(template) = &self.template {
            map.serialize_entry("template", template)?;
        }
        if let Some(space) = &self.space {
            map.serialize_entry("space", space)?;
        }
        if let Some(at) = &self.at {
            map.serialize_entry("at", at)?;
        }
        Ok(())
    }
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.serialize_into(&mut map)?;
        map.end()
    }
}
