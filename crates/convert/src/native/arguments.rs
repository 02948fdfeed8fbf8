//! What `OpenAI`'s interfaces have as the arguments of a function: the text of a JSON value.

use exact_json::{Json, Text, Value};

use super::values::text;

/// What is odd about the arguments of a call, if something is. None at all are an empty text.
pub(crate) fn odd(arguments: Value<'_>) -> Option<&'static str> {
    let Some(arguments) = text(arguments).map(Text::decode) else {
        return Some(
            "the arguments are a value, and not the text of one; they are taken as they are",
        );
    };
    let is_odd = !arguments.is_empty() && Json::parse(&arguments).is_err();
    is_odd.then_some(
        "the arguments are not the text of a JSON value; they are kept as the text that they are",
    )
}
