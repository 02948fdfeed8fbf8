//! Resources: what has a URI is a link, anything else is data.

use exact_json::Value;
use exact_json::trace::{Open, Out, Src, Str};
use opencheckpoint_model::v0_1::source::Resource;
use session_record_model::draft::tag;
use session_record_model::draft::target::{ContentPart, ResourceLinkPart};

use super::data::{self, Kind};
use super::message::{self, Said};
use super::rest::Rest;
use super::run::{Name, Run};
use crate::vocabulary::SENSITIVITY;

/// Writes a resource.
pub(super) fn write<'t>(run: &mut Run, resource: Resource<'t>, value: Value<'t>) {
    let Resource {
        id,
        kind,
        uri: Some(uri),
        locator,
        title,
        description,
        media_type,
        revision,
        digest,
        size,
        observed_at,
        availability,
        sensitivity,
        resolver,
        excerpt,
        extensions,
    } = resource
    else {
        return data::object(run, Kind::Resource, value);
    };
    let mut rest = Rest::of(value);
    let name = run.take_name(&mut rest, id);
    rest.keep("kind", kind);
    rest.keep("locator", locator);
    rest.keep("revision", revision);
    rest.keep("digest", digest);
    let ts = rest.time("observed_at", observed_at);
    rest.keep("availability", availability);
    rest.keep("resolver", resolver);
    rest.keep("excerpt", excerpt);
    rest.keep("extensions", extensions);
    // Who passes the link on must not have to know where else its sensitivity stands.
    let meta = sensitivity.map(|sensitivity| {
        let said = sensitivity.keep_as(|sensitivity| Str::Static(sensitivity.as_str()));
        Open::Object(vec![(Str::Static(SENSITIVITY), said.into())])
    });
    let (Name::Own(id) | Name::Derived(id)) = &name;
    let link = ResourceLinkPart {
        type_: Out::constant(tag::ResourceLink),
        uri: uri.keep_str(),
        name: id.again(),
        title: title.map(Src::keep_str),
        description: description.map(Src::keep_str),
        mime_type: media_type.map(Src::keep_str),
        size: size.map(Src::keep),
        annotations: None,
        author: None,
        origin: None,
        phase: None,
        derivation: None,
        meta,
        extra: Vec::new(),
    };
    let part = ContentPart::ResourceLink(link);
    let native = rest.into_members();
    message::write(run, Said { ts, native, ..Said::by_harness(name, part) });
}
