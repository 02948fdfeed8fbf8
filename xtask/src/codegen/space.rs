//! From a lowered schema through typify's type space to the model.
//!
//! typify resolves references, decides what is optional, a list, a box or an enum, and names fields and variants.
//! The notes of the passes before it say what it loses: order, names in JSON, closedness, constants. Where
//! the two disagree, generation stops.

use std::collections::{BTreeMap, BTreeSet};

use typify::{
    CrateVers, Type as Typified, TypeDetails, TypeEnumVariant, TypeId, TypeSpace, TypeSpaceSettings,
};

use super::error::{Error, Result};
use super::model::{Enum, Form, Member, Model, Place, Struct, Ty, Type, Union, Variant};
use super::names::{pascal, snake};
use super::pre::{
    EnumForm, Form as Noted, Lowered, Mark, MemberForm, Named, ObjectForm, Refs, Slot, UnionForm,
};

/// The crates that `x-rust-type` may name: real ones, and those that stand for modules of the generated code.
const CRATES: &[&str] = &["exact_json", "ext", "tag", "unknown"];

/// Text types that are written by hand, as typify names them, and their paths in generated code.
const TEXTS: &[(&str, &str)] = &[
    ("::exact_json::Timestamp", "exact_json::Timestamp"),
    ("::exact_json::Uri", "exact_json::Uri"),
    ("::exact_json::UrnUuid", "exact_json::UrnUuid"),
    ("::exact_json::Digest", "exact_json::Digest"),
    ("::ext::LocalId", "crate::LocalId"),
];

/// Builds the model. `documents` are the definitions that describe a document of their own, as the root does.
pub(crate) fn model(lowered: &Lowered, documents: &[String]) -> Result<Model> {
    let mut settings = TypeSpaceSettings::default();
    for name in CRATES {
        settings.with_crate(*name, CrateVers::Any, None);
    }
    let mut space = TypeSpace::new(&settings);
    let schema =
        serde_json::from_value(lowered.schema.clone()).map_err(|error| Error::at("#", error))?;
    space
        .add_root_schema(schema)
        .map_err(|error| Error::at("#", format_args!("typify: {error}")))?;
    let types: BTreeMap<String, Typified<'_>> =
        space.iter_types().map(|ty| (ty.name(), ty)).collect();
    let docs = lowered
        .types
        .iter()
        .map(|named| (named.name.clone(), named.doc.clone().unwrap_or_default()));
    let reader = Reader { space: &space, docs: docs.collect(), types };
    let types = lowered.types.iter().map(|named| reader.ty(named)).collect::<Result<Vec<_>>>()?;
    let root = lowered.types.first().map(|named| named.name.clone()).unwrap_or_default();
    let mut wholes = vec![root];
    wholes.extend(documents.iter().map(|name| pascal(name)));
    wholes.extend(apart(&types, &wholes));
    Ok(Model { wholes, types })
}

/// The objects that stand in no other type, and so are read and written by themselves.
fn apart(types: &[Type], wholes: &[String]) -> Vec<String> {
    fn name(ty: &Ty) -> Option<&String> {
        match ty {
            Ty::Named(name) => Some(name),
            Ty::Array(inner) | Ty::Nullable(inner) => name(inner),
            _ => None,
        }
    }
    let mut inside: BTreeSet<&String> = wholes.iter().collect();
    for ty in types {
        match &ty.form {
            Form::Struct(object) => {
                inside.extend(object.members.iter().filter_map(|m| name(&m.ty)));
            }
            Form::Union(union) => inside.extend(union.variants.iter().map(|(_, _, name)| name)),
            Form::Enum(_) | Form::Text { .. } | Form::Unknown { .. } => {}
        }
    }
    let objects = types.iter().filter(|ty| matches!(ty.form, Form::Struct(_)));
    objects.map(|ty| &ty.name).filter(|name| !inside.contains(name)).cloned().collect()
}

struct Reader<'s> {
    space: &'s TypeSpace,
    /// What each type is, by its name.
    docs: BTreeMap<String, String>,
    types: BTreeMap<String, Typified<'s>>,
}

impl Reader<'_> {
    fn ty(&self, named: &Named) -> Result<Type> {
        let form = match &named.form {
            Noted::Object(form) => Form::Struct(self.object(named, form)?),
            Noted::Enum(form) => Form::Enum(self.enumeration(named, form)?),
            Noted::Union(form) => Form::Union(self.union(named, form)?),
            Noted::Text { max } => match self.details(named)? {
                TypeDetails::Newtype(_) => Form::Text { max: *max },
                _ => return Err(Error::at(&named.pointer, "typify made no text of it")),
            },
            Noted::Unknown { tag, known } => {
                Form::Unknown { tag: tag.clone(), known: known.clone() }
            }
        };
        Ok(Type {
            name: named.name.clone(),
            pointer: named.pointer.clone(),
            doc: named.doc.clone().unwrap_or_default(),
            provisional: named.provisional,
            form,
        })
    }

    fn details(&self, named: &Named) -> Result<TypeDetails<'_>> {
        let ty = self.types.get(&named.name);
        let ty = ty.ok_or_else(|| {
            Error::at(&named.pointer, format_args!("typify made no type {}", named.name))
        })?;
        Ok(ty.details())
    }

    fn object(&self, named: &Named, form: &ObjectForm) -> Result<Struct> {
        let TypeDetails::Struct(details) = self.details(named)? else {
            return Err(Error::at(&named.pointer, "typify made no struct of it"));
        };
        let properties: BTreeMap<String, (bool, TypeId)> = details
            .properties_info()
            .map(|p| (p.name.to_owned(), (p.required, p.type_id)))
            .collect();
        let mut members: Vec<Member> = Vec::new();
        let mut order = Vec::new();
        for slot in &form.slots {
            match slot {
                Slot::Own(noted) => {
                    let member = self.member(named, noted, &properties)?;
                    if !member.group {
                        order.push(Place::Own(members.len()));
                    }
                    members.push(member);
                }
                Slot::Shared(wire) => {
                    let holder = members.iter().position(|member| member.group);
                    let holder = holder
                        .ok_or_else(|| Error::at(&named.pointer, "no member holds the group"))?;
                    order.push(Place::Shared(holder, wire.clone()));
                }
            }
        }
        if properties.len() != members.len() {
            return Err(Error::at(&named.pointer, "typify knows other members than the schema"));
        }
        Ok(Struct { open: form.open, members, order, group: named.pointer.is_empty() })
    }

    fn member(
        &self,
        named: &Named,
        noted: &MemberForm,
        properties: &BTreeMap<String, (bool, TypeId)>,
    ) -> Result<Member> {
        let field = snake(&noted.wire);
        let place = format!("{}: member {}", named.pointer, noted.wire);
        let (required, id) = properties
            .get(&field)
            .ok_or_else(|| Error::at(&place, format_args!("typify has no field `{field}`")))?;
        if *required != noted.required {
            return Err(Error::at(&place, "typify disagrees on whether it is required"));
        }
        let ty = self.resolve(id, *required, &place)?;
        let doc = member_doc(&self.docs, noted, &ty).ok_or_else(|| {
            Error::at(&place, "has no description; give it one in the format's `members`")
        })?;
        let ty = if noted.nullable { Ty::Nullable(Box::new(ty)) } else { ty };
        Ok(Member {
            wire: noted.wire.clone(),
            field,
            doc,
            required: *required,
            ty,
            group: noted.group,
            mark: noted.mark.clone(),
            definition: noted.definition.clone(),
        })
    }

    /// The type of a member. An optional member is an `Option` to typify, or a list or map that may be empty.
    fn resolve(&self, id: &TypeId, required: bool, place: &str) -> Result<Ty> {
        let ty = self.space.get_type(id).map_err(|error| Error::at(place, error))?;
        match ty.details() {
            TypeDetails::Option(inner) if required => {
                Ok(Ty::Nullable(Box::new(self.resolve(&inner, true, place)?)))
            }
            TypeDetails::Option(inner) => self.resolve(&inner, true, place),
            TypeDetails::Vec(items) => Ok(Ty::Array(Box::new(self.resolve(&items, true, place)?))),
            TypeDetails::Builtin("bool") => Ok(Ty::Bool),
            TypeDetails::Builtin(path) => builtin(path, place),
            TypeDetails::String => Ok(Ty::String),
            TypeDetails::Struct(_) | TypeDetails::Enum(_) | TypeDetails::Newtype(_) => {
                Ok(Ty::Named(ty.name()))
            }
            TypeDetails::Box(_) => {
                Err(Error::at(place, "a type that contains itself has no agreed form"))
            }
            _ => {
                Err(Error::at(place, format_args!("no agreed type for typify's {}", ty.describe())))
            }
        }
    }

    fn enumeration(&self, named: &Named, form: &EnumForm) -> Result<Enum> {
        let TypeDetails::Enum(details) = self.details(named)? else {
            return Err(Error::at(&named.pointer, "typify made no enum of it"));
        };
        let typified: Vec<&str> = details.variants_info().map(|variant| variant.name).collect();
        if typified.len() != form.values.len() {
            return Err(Error::at(&named.pointer, "typify knows other values than the schema"));
        }
        let variants = typified.iter().zip(&form.values).map(|(name, (wire, meaning))| {
            let version = wire.split('.').all(|part| part.parse::<u32>().is_ok());
            let own = if version { format!("V{}", wire.replace('.', "_")) } else { pascal(wire) };
            if !version && own != **name {
                return Err(Error::at(
                    &named.pointer,
                    format_args!("`{wire}` is {name} to typify and {own} to us"),
                ));
            }
            let doc = match meaning {
                Some(meaning) => format!("`{wire}`: {meaning}"),
                None => format!("`{wire}`."),
            };
            Ok(Variant { name: own, wire: wire.clone(), doc })
        });
        Ok(Enum { open: form.open, variants: variants.collect::<Result<_>>()? })
    }

    fn union(&self, named: &Named, form: &UnionForm) -> Result<Union> {
        let TypeDetails::Enum(details) = self.details(named)? else {
            return Err(Error::at(&named.pointer, "typify made no enum of it"));
        };
        let mut known: Vec<String> = Vec::new();
        for variant in details.variants_info() {
            let TypeEnumVariant::Tuple(ids) = variant.details else {
                return Err(Error::at(
                    &named.pointer,
                    format_args!("typify's variant {} holds no type", variant.name),
                ));
            };
            let [id] = ids.as_slice() else {
                return Err(Error::at(
                    &named.pointer,
                    format_args!("typify's variant {} holds several", variant.name),
                ));
            };
            let ty = self.space.get_type(id).map_err(|error| Error::at(&named.pointer, error))?;
            known.push(ty.name().replace(' ', "").replace("::unknown::", ""));
        }
        let expected: Vec<&String> =
            form.variants.iter().map(|(_, ty)| ty).chain([&form.unknown]).collect();
        if !known.iter().eq(expected) {
            return Err(Error::at(
                &named.pointer,
                format_args!("typify knows the variants {known:?}"),
            ));
        }
        let variants =
            form.variants.iter().map(|(tag, ty)| (pascal(tag), tag.clone(), ty.clone())).collect();
        Ok(Union { tag: form.tag.clone(), variants, unknown: form.unknown.clone() })
    }
}

fn builtin(path: &str, place: &str) -> Result<Ty> {
    if let Some(tag) = path.strip_prefix("::tag::") {
        return Ok(Ty::Tag(tag.to_owned()));
    }
    if let Some((_, text)) = TEXTS.iter().find(|(typified, _)| *typified == path) {
        return Ok(Ty::Text(text));
    }
    match path {
        "::exact_json::Json" => Ok(Ty::Json),
        "::exact_json::Object" => Ok(Ty::Object),
        "::exact_json::Integer" => Ok(Ty::Integer),
        "::exact_json::Number" => Ok(Ty::Number),
        _ => Err(Error::at(place, format_args!("no agreed type for {path}"))),
    }
}

/// The member's description, or that of its type; and which ids it may name.
fn member_doc(docs: &BTreeMap<String, String>, noted: &MemberForm, ty: &Ty) -> Option<String> {
    let of_its_type = || match ty {
        Ty::Named(name) => docs.get(name).filter(|doc| !doc.is_empty()).cloned(),
        // The tag of a variant is no field of its own.
        Ty::Tag(_) => Some(String::new()),
        _ => None,
    };
    let mut doc = noted.doc.clone().or_else(of_its_type)?;
    match &noted.mark {
        Some(Mark::Refs(Refs::Any)) => doc.push_str("\n\nNames any object of the document."),
        Some(Mark::Refs(Refs::Of(kinds))) => {
            let kinds: Vec<String> = kinds.iter().map(|kind| with_article(kind)).collect();
            doc.push_str("\n\nNames ");
            doc.push_str(&kinds.join(" or "));
            doc.push_str(" of the document.");
        }
        Some(Mark::LocalId(_) | Mark::ForeignId(_)) | None => {}
    }
    if noted.provisional {
        doc.push_str("\n\nProvisional: not in the published text.");
    }
    Some(doc)
}

fn with_article(kind: &str) -> String {
    let article = if kind.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} `{kind}`")
}
