//! What the passes before typify note of each type: what typify would lose.

use serde_json::Value;

/// A schema in typify's subset, and a note for each of its types.
pub(crate) struct Lowered {
    /// The schema: the root, and every other type in `$defs` under its Rust name.
    pub(crate) schema: Value,
    /// The types, in the schema's order, the root first.
    pub(crate) types: Vec<Named>,
}

/// What the schema says of a type that typify does not keep.
pub(crate) struct Named {
    pub(crate) name: String,
    /// Where the type stands in the published schema; in the fixed one where a fix-up made it.
    pub(crate) pointer: String,
    pub(crate) doc: Option<String>,
    /// Not in the published text.
    pub(crate) provisional: bool,
    pub(crate) form: Form,
}

pub(crate) enum Form {
    Object(ObjectForm),
    Enum(EnumForm),
    Union(UnionForm),
    /// Text of at most so many characters.
    Text {
        max: u64,
    },
    /// An object with a tag that no other variant of a union has, kept whole.
    Unknown {
        tag: String,
        known: Vec<String>,
    },
}

pub(crate) struct ObjectForm {
    /// Unknown members are kept.
    pub(crate) open: bool,
    /// The members, in the schema's order.
    pub(crate) slots: Vec<Slot>,
}

/// A member of an object, or the place of a member of its group.
pub(crate) enum Slot {
    Own(MemberForm),
    /// The member of that name of the object's group.
    Shared(String),
}

#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own about the member")]
pub(crate) struct MemberForm {
    /// The name in JSON; for a group, the name of the Rust field.
    pub(crate) wire: String,
    pub(crate) doc: Option<String>,
    pub(crate) required: bool,
    /// It may be null.
    pub(crate) nullable: bool,
    pub(crate) provisional: bool,
    /// The tag of a union's variant: it has this value and no other.
    pub(crate) tag: Option<String>,
    /// Stands for the members of the object's group.
    pub(crate) group: bool,
    /// What the member has to do with the ids of a document.
    pub(crate) mark: Option<Mark>,
    /// The definition that the member, or each of its items, refers to. Of several kinds of text that are one type, it
    /// is known by this which one is meant.
    pub(crate) definition: Option<String>,
}

/// What a member has to do with the ids of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// The local id of the object that has the member; its kind.
    LocalId(String),
    /// An id that another system gave, which a local reference may name; its kind.
    ForeignId(String),
    /// A local reference, or a list of them; the kinds of object that it may name.
    Refs(Refs),
}

/// The kinds of object that a reference may name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refs {
    /// Every kind that has a local id.
    Any,
    Of(Vec<String>),
}

pub(crate) struct EnumForm {
    /// Any other text is accepted too.
    pub(crate) open: bool,
    /// Each value, and what it means.
    pub(crate) values: Vec<(String, Option<String>)>,
}

pub(crate) struct UnionForm {
    /// The member that tells the variants apart.
    pub(crate) tag: String,
    /// Value of the tag and name of the type, in order.
    pub(crate) variants: Vec<(String, String)>,
    /// The type of what has any other tag.
    pub(crate) unknown: String,
}
