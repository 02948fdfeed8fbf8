//! Interned parameters of entries: what a fate says beside its pointers.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, RandomState};

use super::fate::{Basis, Function, Reason, Transform};
use super::paths::Given;

/// Interned text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TextId(u32);

/// An interned [`Param`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ParamId(pub(crate) u32);

/// What an entry says beside its pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Param {
    Kept,
    Dropped(Reason),
    Changed {
        transform: Transform,
        /// The source and target of an enum-map: a key of the table, and JSON text.
        row: Option<(TextId, TextId)>,
        lossless: bool,
        /// A lone surrogate was replaced before the transform.
        repaired: bool,
    },
    /// The meaning is carried by the place; `via` holds the path of the container.
    Placement,
    /// A constant, default or option, and its JSON text.
    Value(Basis, TextId),
    Derived(Function),
}

impl Param {
    /// The id of `Param::Kept`, which is interned first.
    pub(crate) const KEPT: ParamId = ParamId(0);
}

pub(crate) struct Params {
    list: Vec<Param>,
    ids: HashMap<Param, u32>,
    texts: Vec<(Box<str>, u32)>,
    text_ids: HashMap<u64, u32, BuildHasherDefault<Given>>,
    keys: RandomState,
    size: usize,
}

impl Params {
    pub(crate) fn new() -> Self {
        let mut params = Self {
            list: Vec::new(),
            ids: HashMap::new(),
            texts: Vec::new(),
            text_ids: HashMap::default(),
            keys: RandomState::new(),
            size: 0,
        };
        params.clear();
        params
    }

    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.ids.clear();
        self.texts.clear();
        self.text_ids.clear();
        self.size = 0;
        self.id(Param::Kept);
    }

    /// An estimate of the memory in bytes.
    pub(crate) fn size(&self) -> usize {
        self.size + self.list.len() * 2 * size_of::<Param>()
    }

    pub(crate) fn id(&mut self, param: Param) -> ParamId {
        if let Some(&id) = self.ids.get(&param) {
            return ParamId(id);
        }
        let id = u32::try_from(self.list.len()).unwrap_or(0);
        self.list.push(param);
        self.ids.insert(param, id);
        ParamId(id)
    }

    pub(crate) fn get(&self, id: ParamId) -> Param {
        self.list[id.0 as usize]
    }

    pub(crate) fn text_id(&mut self, text: &str) -> TextId {
        let hash = self.keys.hash_one(text);
        let first = self.text_ids.get(&hash).copied();
        let mut at = first;
        while let Some(index) = at {
            let (known, same) = &self.texts[index as usize];
            if **known == *text {
                return TextId(index);
            }
            at = (*same != u32::MAX).then_some(*same);
        }
        let index = u32::try_from(self.texts.len()).unwrap_or(0);
        self.size += text.len() + 48;
        self.texts.push((text.into(), first.unwrap_or(u32::MAX)));
        self.text_ids.insert(hash, index);
        TextId(index)
    }

    pub(crate) fn text(&self, id: TextId) -> &str {
        &self.texts[id.0 as usize].0
    }
}
