//! Where a checkpoint has what looks like a credential.

use exact_json::pointer::push_token;
use exact_json::{Object, Place};
use opencheckpoint_model::v0_1::Leaf;

use crate::credentials::{each_credential, holds_a_secret};

/// What looks like a credential.
pub(super) struct Credential {
    pub(super) pointer: String,
    /// What it is in, where that is the one or the other in which the specification forbids credentials.
    pub(super) recorder: Option<&'static str>,
}

/// Adds what of a leaf looks like a credential.
pub(super) fn credentials(leaf: Leaf<'_>, place: Place, found: &mut Vec<Credential>) {
    let mut tell = |pointer| found.push(Credential { pointer, recorder: recorder(place) });
    let mut string = |text| {
        if holds_a_secret(text) {
            tell(place.to_string());
        }
    };
    match leaf {
        Leaf::Text(text) | Leaf::String(text) => string(text),
        Leaf::Uri(uri) => string(uri.as_str()),
        Leaf::Object(object) => each_member(object, place, |name| name, &mut tell),
        // The key begins with whose extension it is, which says nothing of what it holds.
        Leaf::Extensions(extensions) => each_member(
            extensions,
            place,
            |key| key.split_once('/').map_or("", |(_, path)| path),
            &mut tell,
        ),
        Leaf::Timestamp(_) => {}
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
