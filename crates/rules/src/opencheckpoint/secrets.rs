//! Where a checkpoint has what looks like a credential.

use exact_json::pointer::push_token;
use exact_json::{Object, Place};
use opencheckpoint_model::v0_1::Leaf;

use super::document::Document;
use crate::credentials::{each_credential, holds_a_secret};

/// Tells of each in a resolver or a call's arguments: where it stands, and which of the two it is in.
pub(super) fn each_recorded(document: &Document<'_>, tell: &mut impl FnMut(String, &'static str)) {
    for (leaf, place) in document.leaves() {
        if let Some(what) = recorder(place) {
            each_in(leaf, place, &mut |place| tell(place, what));
        }
    }
}

/// Tells of each anywhere else.
pub(super) fn each_other(document: &Document<'_>, tell: &mut impl FnMut(String)) {
    for (leaf, place) in document.leaves() {
        if recorder(place).is_none() {
            each_in(leaf, place, tell);
        }
    }
}

/// What has the place, where it is that which the specification forbids credentials in.
fn recorder(place: Place) -> Option<&'static str> {
    let template = place.template();
    if template.starts_with("/resources/*/resolver/") {
        Some("the resolver")
    } else if template == "/operations/*/call/arguments" {
        Some("the call")
    } else {
        None
    }
}

fn each_in(leaf: Leaf<'_>, place: Place, tell: &mut impl FnMut(String)) {
    match leaf {
        Leaf::Text(text) | Leaf::String(text) if holds_a_secret(text) => tell(place.to_string()),
        Leaf::Uri(uri) if holds_a_secret(uri.as_str()) => tell(place.to_string()),
        Leaf::Object(object) => each_member(object, place, |name| name, tell),
        // The key begins with whose extension it is, which says nothing of what it holds.
        Leaf::Extensions(extensions) => each_member(
            extensions,
            place,
            |key| key.split_once('/').map_or("", |(_, path)| path),
            tell,
        ),
        Leaf::Text(_) | Leaf::String(_) | Leaf::Uri(_) | Leaf::Timestamp(_) => {}
    }
}

/// `meaning`: the part of a member's name that says what its value is.
fn each_member(
    object: &Object,
    place: Place,
    meaning: impl Fn(&str) -> &str,
    tell: &mut impl FnMut(String),
) {
    for (name, value) in object.iter() {
        value.with(|value| {
            each_credential(meaning(name), value, &mut |within| {
                let mut pointer = place.to_string();
                push_token(&mut pointer, name);
                pointer.push_str(within);
                tell(pointer);
            });
        });
    }
}
