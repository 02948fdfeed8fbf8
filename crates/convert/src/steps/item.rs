//! A value on its way through steps.

use std::borrow::Cow;

use exact_json::{Json, Kind, Value, json_eq};

/// A value of a file, or one that was computed from one.
#[derive(Clone, Debug)]
pub(crate) enum Item<'t> {
    Value(Value<'t>),
    Text(Cow<'t, str>),
    Json(Json),
}

impl<'t> Item<'t> {
    /// The characters of a string.
    pub(crate) fn text(&self) -> Option<Cow<'_, str>> {
        match self {
            Self::Value(value) if value.kind() == Kind::String => Some(value.text()?.decode()),
            Self::Value(_) => None,
            Self::Text(text) => Some(Cow::Borrowed(text)),
            Self::Json(json) => json.with(|value| {
                let text = value.text().filter(|_| value.kind() == Kind::String)?;
                Some(Cow::Owned(text.decode().into_owned()))
            }),
        }
    }

    /// The characters of a string, the JSON text of another scalar.
    pub(crate) fn scalar_text(&self) -> Option<Cow<'_, str>> {
        if let Some(text) = self.text() {
            return Some(text);
        }
        let raw = match self {
            Self::Value(value) => Cow::Borrowed(value.raw()),
            Self::Text(_) => return None,
            Self::Json(json) => Cow::Borrowed(json.as_text()),
        };
        (!raw.starts_with(['{', '['])).then_some(raw)
    }

    /// The compact JSON text.
    pub(crate) fn json_text(&self) -> String {
        match self {
            Self::Value(value) => value.compact(),
            Self::Text(text) => {
                let mut out = String::new();
                exact_json::write::quote(&mut out, text);
                out
            }
            Self::Json(json) => json.as_text().to_owned(),
        }
    }

    /// Whether a value is JSON-equal.
    pub(crate) fn equals(&self, other: Value<'_>) -> bool {
        match self {
            Self::Value(value) => value.raw() == other.raw() || json_eq(*value, other),
            Self::Text(text) => other.is_str(text),
            Self::Json(json) => json.with(|value| json_eq(value, other)),
        }
    }

    /// Whether another item is JSON-equal.
    pub(crate) fn same(&self, other: &Item<'t>) -> bool {
        match other {
            Item::Value(value) => self.equals(*value),
            Item::Text(text) => self.text().is_some_and(|own| own == *text),
            Item::Json(json) => json.with(|value| self.equals(value)),
        }
    }

    /// The value as a message shows it.
    pub(crate) fn excerpt(&self) -> String {
        cut(&self.json_text())
    }
}

/// A text cut to what fits a line.
pub(crate) fn cut(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}
