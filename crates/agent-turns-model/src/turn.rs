//! Turns as agent-checkpoint makes them: every member is there.

use exact_json::{Json, Nullable, Object};

use crate::{Role, Turn};

impl Turn {
    /// A turn with every member that agent-checkpoint writes: `null`, where there is nothing to say.
    ///
    /// ```
    /// use agent_turns_model::{Json, Role, Turn};
    ///
    /// assert_eq!(
    ///     Turn::complete(Role::Assistant, Json::null()).to_json_string(),
    ///     r#"{"role":"assistant","content":null,"tool_calls":null,"tool_results":null,"provider":null,"model":null,"ts":null}"#
    /// );
    /// ```
    #[must_use]
    pub fn complete(role: Role, content: Json) -> Self {
        Self {
            role,
            content: Some(content),
            tool_calls: Some(Nullable::Null),
            tool_results: Some(Nullable::Null),
            provider: Some(Nullable::Null),
            model: Some(Nullable::Null),
            ts: Some(Nullable::Null),
            meta: None,
            extra: Object::new(),
        }
    }
}
