//! What is emitted: the types of one schema, as typify understood them, with what our passes noted.

use super::pre::Mark;

/// The types of a module.
pub(crate) struct Model {
    /// The types that are read and written by themselves: the root first, then every other document, and what stands
    /// in no other type.
    pub(crate) wholes: Vec<String>,
    /// In the schema's order.
    pub(crate) types: Vec<Type>,
}

/// A type of the module.
pub(crate) struct Type {
    pub(crate) name: String,
    /// Where it stands in the published schema; empty for a group, which stands nowhere.
    pub(crate) pointer: String,
    pub(crate) doc: String,
    pub(crate) provisional: bool,
    pub(crate) form: Form,
}

pub(crate) enum Form {
    Struct(Struct),
    Enum(Enum),
    Union(Union),
    /// Text of at most so many characters.
    Text {
        max: u64,
    },
    /// What has a tag that no variant of a union has.
    Unknown {
        tag: String,
        known: Vec<String>,
    },
}

pub(crate) struct Struct {
    /// Unknown members are kept in `extra`.
    pub(crate) open: bool,
    /// In the schema's order.
    pub(crate) members: Vec<Member>,
    /// Wire names in the schema's order, with those of the group where they stand.
    pub(crate) order: Vec<Place>,
    /// It is written only as part of others: its members stand in theirs.
    pub(crate) group: bool,
}

/// A place in the order of an object's members.
pub(crate) enum Place {
    /// Index of an own member.
    Own(usize),
    /// A member of the group's type: index of the own member that holds it, and the name in JSON.
    Shared(usize, String),
}

pub(crate) struct Member {
    /// The name in JSON; of a group, the field's name.
    pub(crate) wire: String,
    /// The name of the Rust field.
    pub(crate) field: String,
    pub(crate) doc: String,
    pub(crate) required: bool,
    pub(crate) ty: Ty,
    /// Not a member in JSON: its members are.
    pub(crate) group: bool,
    /// What it has to do with the ids of a document.
    pub(crate) mark: Option<Mark>,
    /// The definition that it, or each of its items, refers to.
    pub(crate) definition: Option<String>,
}

/// The type of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ty {
    Bool,
    String,
    /// JSON of any kind.
    Json,
    /// An open map.
    Object,
    /// A number whose value is an integer.
    Integer,
    Number,
    /// Text with a check, by hand: the path of the type.
    Text(&'static str),
    /// The tag of a union's variant: the unit type's name.
    Tag(String),
    /// A type of the module.
    Named(String),
    Array(Box<Ty>),
    Nullable(Box<Ty>),
}

pub(crate) struct Enum {
    /// Any other text is accepted too.
    pub(crate) open: bool,
    pub(crate) variants: Vec<Variant>,
}

pub(crate) struct Variant {
    pub(crate) name: String,
    pub(crate) wire: String,
    pub(crate) doc: String,
}

pub(crate) struct Union {
    /// The member that tells the variants apart, in JSON.
    pub(crate) tag: String,
    /// Variant's name, tag's value, type's name.
    pub(crate) variants: Vec<(String, String, String)>,
    /// The type of what has any other tag.
    pub(crate) unknown: String,
}

impl Model {
    /// The type of a whole document or record, whichever it is.
    pub(crate) fn root(&self) -> &str {
        self.wholes.first().map_or("", String::as_str)
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Type> {
        self.types.iter().find(|ty| ty.name == name)
    }
}
