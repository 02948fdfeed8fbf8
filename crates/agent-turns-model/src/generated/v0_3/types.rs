//! The types of turns 0.3, in the schema's order.
//!
//! Generated from `schemas/turns/0.3/turn.schema.json` (sha-256 bec23d16b4e85befa15419aade17a2d9e9d30bd37fbbe49eae3af5d586b44e00)
//! by `cargo xtask codegen`. Do not edit.

/// One conversation turn: one line of a checkpoint.
///
/// ```
/// use agent_turns_model::v0_3::Turn;
///
/// let text = r#"{"role":"user","content":"Où est le café?  \"\\ / \u0001\t\n","tool_calls":null,"tool_results":null,"provider":"anthropic","model":null,"ts":"2026-01-31T12:00:00.125Z"}"#;
/// let turn: Turn = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&turn)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub role: Role,
    /// The turn's text or structured content, as the provider has it. It may be null.
    pub content: Option<exact_json::Json>,
    /// The tool calls made in this turn, as the provider has them, or null.
    pub tool_calls: Option<exact_json::Nullable<Vec<exact_json::Json>>>,
    /// The tool results for this turn, or null: as the provider has them, or with `tool_call_id`
    /// and `content`.
    pub tool_results: Option<exact_json::Nullable<Vec<exact_json::Json>>>,
    /// The provider that produced this turn.
    pub provider: Option<exact_json::Nullable<Provider>>,
    /// The model that produced this turn, or null.
    pub model: Option<exact_json::Nullable<String>>,
    /// An ISO 8601 UTC timestamp, as good as the source's. Any text: it is copied from the
    /// source, and made up when the checkpoint is saved if the source has none.
    pub ts: Option<exact_json::Nullable<String>>,
    /// What a tool notes of the turn. `merge` notes in `source` which of its files the turn is
    /// from: `a` or `b`.
    pub meta: Option<exact_json::Nullable<exact_json::Object>>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Turn {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(role: Role) -> Self {
        Self {
            role,
            content: None,
            tool_calls: None,
            tool_results: None,
            provider: None,
            model: None,
            ts: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Turn {
    /// The items of `tool_calls`; none where it is absent or null.
    #[must_use]
    pub fn tool_calls(&self) -> &[exact_json::Json] {
        match &self.tool_calls {
            Some(exact_json::Nullable::Value(list)) => list,
            Some(exact_json::Nullable::Null) | None => &[],
        }
    }
    /// The items of `tool_results`; none where it is absent or null.
    #[must_use]
    pub fn tool_results(&self) -> &[exact_json::Json] {
        match &self.tool_results {
            Some(exact_json::Nullable::Value(list)) => list,
            Some(exact_json::Nullable::Null) | None => &[],
        }
    }
}

/// Whose turn it is. Roles of other kinds (system, developer) are passed on as the source has
/// them.
///
/// ```
/// use agent_turns_model::v0_3::Role;
///
/// assert_eq!("user".parse(), Ok(Role::User));
/// assert_eq!(Role::User.to_string(), "user");
/// assert_eq!(Role::from("another"), Role::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// `user`.
    User,
    /// `assistant`.
    Assistant,
    /// `tool`.
    Tool,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl Role {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::User, Self::Assistant, Self::Tool];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::Assistant => "assistant",
            Self::Tool => "tool",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for Role {
    fn from(text: &str) -> Self {
        match text {
            "user" => Self::User,
            "assistant" => Self::Assistant,
            "tool" => Self::Tool,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for Role {
    fn from(text: String) -> Self {
        match text.as_str() {
            "user" => Self::User,
            "assistant" => Self::Assistant,
            "tool" => Self::Tool,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for Role {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for Role {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A provider of models.
///
/// ```
/// use agent_turns_model::v0_3::Provider;
///
/// assert_eq!("anthropic".parse(), Ok(Provider::Anthropic));
/// assert_eq!(Provider::Anthropic.to_string(), "anthropic");
/// assert_eq!(Provider::from("another"), Provider::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Provider {
    /// `anthropic`.
    Anthropic,
    /// `openai`.
    Openai,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl Provider {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Anthropic, Self::Openai];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Anthropic => "anthropic",
            Self::Openai => "openai",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for Provider {
    fn from(text: &str) -> Self {
        match text {
            "anthropic" => Self::Anthropic,
            "openai" => Self::Openai,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for Provider {
    fn from(text: String) -> Self {
        match text.as_str() {
            "anthropic" => Self::Anthropic,
            "openai" => Self::Openai,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for Provider {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for Provider {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
