//! What the package is, where it comes from, and what it names.

use std::collections::HashMap;

use exact_json::trace::{
    Function, Number, Open, Out, Reason, Settle, Src, SrcItems, Str, Transform,
};
use exact_json::{Text, Timestamp, Uri};
use open_continuity_model::v0_4::ReferenceAliasKind;
use open_continuity_model::v0_4::source::{Reference, ReferenceAlias, Rendering, StatusReference};
use opencheckpoint_model::v0_1::target::{Digest, Resource, ResourceLocator};
use opencheckpoint_model::v0_1::{ResourceKind, ResourceSensitivity};
use opencheckpoint_rules::credentials::holds_a_secret;

use super::derivation::LeftOut;
use super::run::{PACKAGE, Run, is_blank, text_of};
use super::statements::{extension, treatment};
use crate::into_checkpoint;

/// The name of the system in which the references of a package mean something.
const SYSTEM: &str = "open-continuity";
/// Where stands what a resource has no member for.
const REFERENCE: &str = "org.opencontinuity/reference";
const RENDERING: &str = "org.opencontinuity/rendering";

/// The resources written so far.
#[derive(Default)]
pub(super) struct Resources<'t> {
    list: Vec<Resource<'t>>,
    /// Their local ids by what the package calls them.
    names: HashMap<String, String>,
}

impl<'t> Resources<'t> {
    /// The local id of what the package calls so.
    pub(super) fn named(&self, name: &str) -> Option<&str> {
        self.names.get(name).map(String::as_str)
    }

    pub(super) fn push(&mut self, resource: Resource<'t>) {
        self.list.push(resource);
    }

    pub(super) fn into_vec(self) -> Vec<Resource<'t>> {
        self.list
    }
}

/// A resource of which only its id, its kind and where it is are known.
fn bare<'t>(id: Out<Str<'t>>, kind: Out<ResourceKind>, place: Whereabouts<'t>) -> Resource<'t> {
    let (uri, locator) = match place {
        Whereabouts::Uri(uri) => (Some(uri), None),
        Whereabouts::Key(key) => (
            None,
            Some(ResourceLocator { system: Out::constant(Str::Static(SYSTEM)), type_: None, key }),
        ),
    };
    Resource {
        id,
        kind,
        uri,
        locator,
        title: None,
        description: None,
        media_type: None,
        revision: None,
        digest: None,
        size: None,
        observed_at: None,
        availability: None,
        sensitivity: None,
        resolver: None,
        excerpt: None,
        extensions: None,
    }
}

enum Whereabouts<'t> {
    Uri(Out<Str<'t>>),
    Key(Out<Str<'t>>),
}

/// Where something is; a name that is no URI means something in the protocol at most.
fn whereabouts(name: Src<Text<'_>>) -> Whereabouts<'_> {
    if is_uri(&name) {
        Whereabouts::Uri(name.keep_str())
    } else {
        Whereabouts::Key(name.change(Transform::UriToLocator, Str::Spelled))
    }
}

fn is_uri(name: &Src<Text<'_>>) -> bool {
    name.look(|name| Uri::try_from(&*name.decode()).is_ok_and(|uri| uri.is_uri()))
}

/// Why nothing can be found by a name.
fn unwelcome(name: &Src<Text<'_>>, otherwise: LeftOut) -> Option<LeftOut> {
    if name.look(|name| holds_a_secret(&name.decode())) {
        return Some(LeftOut::Credential);
    }
    is_blank(name).then_some(otherwise)
}

/// What the package is called, for the resource that it is and for the derivation, by its digest where it has no name that may be
/// written; and whether that is a URI.
pub(super) fn name_of_package<'t>(run: &mut Run<'_>, id: Src<Text<'t>>) -> (Out<Str<'t>>, bool) {
    if let Some(what) = unwelcome(&id, LeftOut::Member) {
        run.leave_out(what, id);
        let digest = Str::Owned(run.known.digest.to_ocp());
        return (Out::derived(Function::Digest, [], digest), false);
    }
    let is_uri = is_uri(&id);
    (id.keep_str(), is_uri)
}

/// The package itself: it was given to one recipient, and nobody said that others may see it.
pub(super) fn package<'t>(
    run: &Run<'_>,
    (name, is_uri): (Out<Str<'t>>, bool),
    revision: Src<Number<'t>>,
    extension: Open<'t>,
) -> Resource<'t> {
    let place = if is_uri { Whereabouts::Uri(name) } else { Whereabouts::Key(name) };
    let digest = Str::Owned(run.known.digest.hex());
    let size = i128::from(run.known.size);
    Resource {
        revision: Some(revision.template("{0}")),
        digest: Some(Digest {
            algorithm: Out::constant(Str::Static("sha-256")),
            value: Out::derived(Function::Digest, [], digest),
        }),
        size: Some(Out::derived(Function::Size, [], Number::Own(size))),
        sensitivity: Some(Out::constant(ResourceSensitivity::Confidential)),
        extensions: Some(extension),
        ..bare(Out::constant(Str::Static(PACKAGE)), Out::constant(ResourceKind::Record), place)
    }
}

/// The receipt that the package was made under. Its digest is that of its canonical form, and not of a file: it stands in the
/// extension.
pub(super) fn receipt<'t>(run: &mut Run<'_>, reference: Reference<'t>) -> Option<Resource<'t>> {
    if let Some(what) = unwelcome(&reference.id, LeftOut::Reference) {
        run.leave_out(what, reference);
        return None;
    }
    let Reference { id, revision, schema_uri, digest, extra } = reference;
    run.leave_out_extra(extra);
    let extension = extension(
        REFERENCE,
        [
            ("schema_uri", Some(schema_uri.keep_str().into())),
            ("digest", Some(digest.keep_str().into())),
        ],
    );
    let place = whereabouts(id);
    Some(Resource {
        revision: Some(revision.template("{0}")),
        extensions: Some(extension),
        ..bare(Out::constant(Str::Static("receipt")), Out::constant(ResourceKind::Record), place)
    })
}

/// Where the status of the receipt is to be had.
pub(super) fn status<'t>(run: &mut Run<'_>, status: StatusReference<'t>) -> Option<Resource<'t>> {
    if let Some(what) = unwelcome(&status.uri, LeftOut::Reference) {
        run.leave_out(what, status);
        return None;
    }
    let StatusReference { uri, last_checked_at, extra } = status;
    run.leave_out_extra(extra);
    let observed_at = last_checked_at.and_then(|time| time_of(run, time));
    let id = Out::constant(Str::Static("receipt-status"));
    let resource = bare(id, Out::constant(ResourceKind::Web), whereabouts(uri));
    Some(Resource { observed_at, ..resource })
}

/// A time that is one; another is left out.
pub(super) fn time_of<'t>(run: &mut Run<'_>, time: Src<Text<'t>>) -> Option<Out<Str<'t>>> {
    let is_time = time
        .look(|time| Timestamp::try_from(&*time.decode()).is_ok_and(|time| time.is_date_time()));
    if is_time {
        return Some(time.keep_str());
    }
    time.settle(&mut run.ledger, Reason::NoCounterpart);
    None
}

/// What the renderings and the aliases name.
pub(super) fn named<'t>(
    run: &mut Run<'_>,
    resources: &mut Resources<'t>,
    renderings: Option<SrcItems<Rendering<'t>>>,
    aliases: Option<SrcItems<ReferenceAlias<'t>>>,
) {
    let reason = Reason::NoCounterpart;
    let aliases = aliases.map(|aliases| aliases.into_vec(&mut run.ledger, reason));
    let mut aliases: Vec<_> = aliases.into_iter().flatten().map(Some).collect();
    let mut places: HashMap<String, usize> = HashMap::new();
    for (at, alias) in aliases.iter().flatten().enumerate() {
        places.entry(text_of(&alias.package_ref)).or_insert(at);
    }
    let renderings = renderings.map(|renderings| renderings.into_vec(&mut run.ledger, reason));
    for rendering in renderings.into_iter().flatten() {
        let of = rendering.content_ref.as_ref().map(text_of);
        let at = of.and_then(|name| places.get(&name).copied());
        let alias = at.and_then(|at| aliases.get_mut(at)).and_then(Option::take);
        self::rendering(run, resources, rendering, alias);
    }
    for alias in aliases.into_iter().flatten() {
        self::alias(run, resources, alias);
    }
}

fn rendering<'t>(
    run: &mut Run<'_>,
    resources: &mut Resources<'t>,
    rendering: Rendering<'t>,
    alias: Option<ReferenceAlias<'t>>,
) {
    let unfit = rendering
        .content_ref
        .as_ref()
        .map_or(Some(LeftOut::Rendering), |name| unwelcome(name, LeftOut::Rendering));
    if let Some(what) = unfit {
        run.leave_out(what, rendering);
        if let Some(alias) = alias {
            self::alias(run, resources, alias);
        }
        return;
    }
    let Rendering {
        media_type,
        language,
        derived_from_entries,
        content_ref,
        digest,
        instruction_treatment,
        extra,
    } = rendering;
    run.leave_out_extra(extra);
    let Some(content_ref) = content_ref else { return };
    let name = text_of(&content_ref);
    let (id, local) = run.id_beside("res:{0}", &name, content_ref.place());
    let mut place = whereabouts(content_ref);
    let mut kind = Out::constant(ResourceKind::Artifact);
    if let Some(ReferenceAlias { package_ref, kind: of, extra }) = alias {
        run.leave_out_extra(extra);
        place = match place {
            Whereabouts::Uri(uri) => Whereabouts::Uri(uri.merge(package_ref)),
            Whereabouts::Key(key) => Whereabouts::Key(key.merge(package_ref)),
        };
        kind = of.and_then(|of| kind_of(run, of)).unwrap_or(kind);
    }
    let entries = derived_from_entries.map(|entries| {
        let (here, entries) = entries.into_parts();
        if entries.is_empty() {
            here.settle(&mut run.ledger, Reason::NoCounterpart);
        }
        Open::Array(entries.into_iter().map(|entry| entry.keep_str().into()).collect())
    });
    let said = [
        ("language", language.map(Src::keep_str).map(Open::from)),
        ("derived_from_entries", entries),
        ("instruction_treatment", treatment(run, instruction_treatment)),
    ];
    let is_said = said.iter().any(|(_, value)| value.is_some());
    resources.names.entry(name).or_insert(local);
    let digest =
        digest.and_then(|digest| into_checkpoint::digest(&mut run.ledger, digest, "sha-256:"));
    resources.push(Resource {
        media_type: media_type.map(Src::keep_str),
        digest,
        extensions: is_said.then(|| extension(RENDERING, said)),
        ..bare(id, kind, place)
    });
}

fn alias<'t>(run: &mut Run<'_>, resources: &mut Resources<'t>, alias: ReferenceAlias<'t>) {
    let is_resource = alias.kind.as_ref().is_some_and(|kind| {
        kind.look(|kind| match kind {
            ReferenceAliasKind::Source | ReferenceAliasKind::Artifact => true,
            ReferenceAliasKind::Space
            | ReferenceAliasKind::Decision
            | ReferenceAliasKind::Other(_) => false,
        })
    });
    let name = text_of(&alias.package_ref);
    let is_known = resources.named(&name).is_some();
    let unfit = match unwelcome(&alias.package_ref, LeftOut::Reference) {
        None if !is_resource || is_known => Some(LeftOut::Reference),
        unfit => unfit,
    };
    if let Some(what) = unfit {
        return run.leave_out(what, alias);
    }
    let ReferenceAlias { package_ref, kind, extra } = alias;
    run.leave_out_extra(extra);
    let (id, local) = run.id_beside("res:{0}", &name, package_ref.place());
    let kind = kind.and_then(|kind| kind_of(run, kind));
    let kind = kind.unwrap_or_else(|| Out::constant(ResourceKind::Other));
    resources.names.insert(name, local);
    resources.push(bare(id, kind, whereabouts(package_ref)));
}

/// What kind of resource an alias stands for; one that stands for none is dropped.
fn kind_of(run: &mut Run<'_>, kind: Src<ReferenceAliasKind>) -> Option<Out<ResourceKind>> {
    let becomes = kind.look(|kind| match kind {
        ReferenceAliasKind::Source => Some(ResourceKind::Record),
        ReferenceAliasKind::Artifact => Some(ResourceKind::Artifact),
        ReferenceAliasKind::Space | ReferenceAliasKind::Decision | ReferenceAliasKind::Other(_) => {
            None
        }
    });
    match becomes {
        Some(ResourceKind::Artifact) => Some(kind.keep_as(|_| ResourceKind::Artifact)),
        Some(becomes) => Some(kind.change(Transform::EnumMap, |_| becomes)),
        None => {
            kind.settle(&mut run.ledger, Reason::NoCounterpart);
            None
        }
    }
}
