//! Kinds of objects in sentences.

use opencheckpoint_model::v0_1::ObjectKind;

/// The kind with its article: "an operation".
pub(super) fn one(kind: ObjectKind) -> String {
    let name = kind.as_str();
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// The kinds as a choice: "a statement, an operation or a resource".
pub(super) fn any_of(kinds: &[ObjectKind]) -> String {
    let names: Vec<String> = kinds.iter().map(|kind| one(*kind)).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::{ObjectKind, any_of};

    #[test]
    fn kinds_are_a_choice() {
        use ObjectKind::{Draft, Operation, Resource, Session, Statement};
        assert_eq!(any_of(&[Operation]), "an operation");
        assert_eq!(any_of(&[Resource, Session]), "a resource or a session");
        assert_eq!(any_of(&[Statement, Draft, Operation]), "a statement, a draft or an operation");
    }
}
