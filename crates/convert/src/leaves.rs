//! The leaves under a value, each with its pointer, and how deep they lie.

use exact_json::pointer::{push_index, push_token};
use exact_json::{Kind, Value};

/// Hands each leaf under a value to `look`, with its pointer behind what stands in `at`.
pub(crate) fn leaves<'t>(
    value: Value<'t>,
    at: &mut String,
    look: &mut impl FnMut(&str, Value<'t>),
) {
    if value.is_leaf() {
        return look(at, value);
    }
    let length = at.len();
    for (key, member) in value.members() {
        push_token(at, &key.decode());
        leaves(member, at, look);
        at.truncate(length);
    }
    for (index, item) in value.items().enumerate() {
        push_index(at, index);
        leaves(item, at, look);
        at.truncate(length);
    }
}

/// How many containers there are inside each other, as many as the reader allows at most.
pub(crate) fn depth(value: Value<'_>) -> usize {
    let within = match value.kind() {
        Kind::Object => value.members().map(|(_, member)| depth(member)).max(),
        Kind::Array => value.items().map(depth).max(),
        _ => return 0,
    };
    1 + within.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    #[test]
    fn leaves_have_their_pointers_in_the_order_of_the_text() {
        let mut scanner = Scanner::new();
        let tape = scanner.scan_str(r#"{"a/b":[1,{}],"":{"c":"x"}}"#).unwrap();
        let mut found = Vec::new();
        leaves(tape.root(), &mut "/0".to_owned(), &mut |at, leaf| {
            found.push(format!("{at} {}", leaf.raw()));
        });
        assert_eq!(found, ["/0/a~1b/0 1", "/0/a~1b/1 {}", "/0//c \"x\""]);
        let leaf = tape.resolve("/a~1b/0").unwrap();
        leaves(leaf, &mut String::new(), &mut |at, _| assert_eq!(at, ""));
    }
}
