//! The leaves under a value, each with its pointer.

use exact_json::Value;
use exact_json::pointer::{push_index, push_token};

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
