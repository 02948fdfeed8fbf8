//! What derived values may be made of: the names and bytes of values that an entry names in `via`.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::rc::Rc;

use base64::Engine as _;
use exact_json::digest::{Sha256, sha256};
use exact_json::{Kind, Value};

use crate::derived::SafeName;
use crate::steps::Item;

/// Values up to this length are cheap to look at again, in bytes.
const CHEAP: usize = 256;

/// What was made of longer values, by their leaves: each is looked at once.
#[derive(Default)]
pub(super) struct Vias(HashMap<u64, Rc<Via>>);

/// A scalar, and what can be made of it.
#[derive(Default)]
pub(super) struct Via {
    text: OnceCell<String>,
    safe_name: OnceCell<SafeName>,
    bytes: OnceCell<Vec<(Sha256, u64)>>,
}

impl Vias {
    /// The place for what is made of a leaf of the source.
    pub(super) fn of(&mut self, leaf: u64, value: Value<'_>) -> Rc<Via> {
        if value.raw().len() <= CHEAP {
            return Rc::default();
        }
        Rc::clone(self.0.entry(leaf).or_default())
    }
}

impl Via {
    /// The text, where it is short enough to be part of a name.
    pub(super) fn text(&self, value: Value<'_>) -> &str {
        self.text.get_or_init(|| {
            let item = Item::Value(value);
            let text = item.scalar_text().filter(|text| text.len() <= CHEAP);
            text.map(std::borrow::Cow::into_owned).unwrap_or_default()
        })
    }

    /// What stands for the text where it cannot be part of a name.
    pub(super) fn safe_name(&self, value: Value<'_>) -> &SafeName {
        self.safe_name.get_or_init(|| {
            let item = Item::Value(value);
            item.scalar_text().map(|text| SafeName::of(&text)).unwrap_or_default()
        })
    }

    /// Digests and sizes of what its bytes may be: the text, what the text encodes, the JSON text.
    pub(super) fn bytes(&self, value: Value<'_>) -> &[(Sha256, u64)] {
        self.bytes.get_or_init(|| {
            if matches!(value.kind(), Kind::Array | Kind::Object) {
                return Vec::new();
            }
            let item = Item::Value(value);
            let text = item.scalar_text();
            let decoded = text.as_deref().and_then(|text| {
                base64::engine::general_purpose::STANDARD.decode(text.as_bytes()).ok()
            });
            let all = [
                text.as_deref().map(str::as_bytes),
                decoded.as_deref(),
                Some(value.raw().as_bytes()),
            ];
            let known = |bytes: &[u8]| (sha256(bytes), bytes.len() as u64);
            all.into_iter().flatten().map(known).collect()
        })
    }
}
