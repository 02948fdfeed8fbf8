//! The grant of `fixtures/grant`, and what an operator may say of any checkpoint under it.

use std::path::{Path, PathBuf};

use exact_json::{Json, Read, jcs};
use opencheckpoint_convert::bind::Bind;
use opencheckpoint_convert::{Document, Format, Options, convert_bytes};
use serde_json::{Map, Value, json};

/// When the packages are issued.
pub(crate) const NOW: &str = "2026-11-21T08:00:00Z";

const ENTRY: &str = "org.opencontinuity/package-entry";

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/grant")
}

pub(crate) fn text(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap()
}

pub(crate) fn value(name: &str) -> Value {
    serde_json::from_str(&text(name)).unwrap()
}

pub(crate) fn document<T: for<'t> Read<'t>>(text: impl Into<String>) -> Document<T> {
    Document::parse(text).unwrap()
}

/// The digest that references to a document have.
pub(crate) fn digest(of: &Value) -> String {
    let json: Json = of.to_string().parse().unwrap();
    json.with(jcs::canonical_digest).unwrap().to_ocp()
}

/// What the fixtures grant, with nothing said of any statement.
pub(crate) fn granted() -> Options {
    Options {
        now: Some(NOW.parse().unwrap()),
        objective: Some("Do what was asked.".to_owned()),
        grant: Some(document(text("receipt.json"))),
        request: Some(document(text("request.json"))),
        ..Options::default()
    }
}

/// What they grant with other members in the request and the receipt.
pub(crate) fn granted_with(change: impl Fn(&mut Value, &mut Value)) -> Options {
    let (mut request, mut receipt) = (value("request.json"), value("receipt.json"));
    change(&mut request, &mut receipt);
    receipt["request_ref"]["digest"] = digest(&request).into();
    Options {
        grant: Some(document(receipt.to_string())),
        request: Some(document(request.to_string())),
        ..granted()
    }
}

/// The whole context layer, as far as it is accepted.
pub(crate) fn all_granted() -> Options {
    granted_with(|request, receipt| {
        request["selectors"] = json!([{"layer": "context"}]);
        receipt["approved_selectors"] = json!([{"layer": "context"}]);
    })
}

pub(crate) fn bound(options: Options, statements: &Value) -> Options {
    let bind = json!({"bind": "0.1", "statements": statements});
    Options { bind: Some(document::<Bind>(bind.to_string())), ..options }
}

/// All that can be said of a statement.
pub(crate) fn binding() -> Value {
    value("bind.json")["statements"]["crops"].clone()
}

/// The checkpoint that a source is, or becomes on the way to a package.
fn checkpoint(source: &[u8], from: Format, options: &Options) -> Option<Value> {
    if from == Format::OpenCheckpoint {
        return serde_json::from_slice(source).ok();
    }
    let made = convert_bytes(source, Some(from), Format::OpenCheckpoint, options).ok()?;
    serde_json::from_slice(&made.value).ok()
}

/// The options under which something is said of the statements of a source: of each in its place another thing.
pub(crate) fn said_of(source: &[u8], from: Format, options: Options) -> Options {
    let checkpoint = checkpoint(source, from, &options).unwrap_or_default();
    let statements = checkpoint["statements"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut said = Map::new();
    for (place, statement) in statements.iter().enumerate() {
        let with = |members: &[(&str, Value)]| {
            let mut binding = binding();
            for (name, value) in members {
                binding[*name] = value.clone();
            }
            binding
        };
        let vocabulary = "https://vocab.notebook.example/predicates";
        let is_entry = statement["extensions"].get(ENTRY).is_some();
        let binding = match place % 6 {
            _ if is_entry => json!({"space": binding()["space"]}),
            0 => with(&[]),
            1 => continue,
            2 => with(&[
                ("predicate", format!("{vocabulary}/plot-size").into()),
                ("object", json!({"type": "list", "value": [1.50, {}, {"a": null, "b": []}]})),
            ]),
            3 => with(&[("predicate", format!("{vocabulary}/budget").into())]),
            4 => with(&[("review_status", "proposed".into())]),
            _ => with(&[("sensitivity", "special".into())]),
        };
        said.entry(statement["id"].as_str().unwrap().to_owned()).or_insert(binding);
    }
    bound(options, &said.into())
}

/// The documents that options name by their digests.
pub(crate) fn documents(options: &Options) -> Vec<&[u8]> {
    let texts = [
        options.grant.as_ref().map(Document::text),
        options.request.as_ref().map(Document::text),
        options.bind.as_ref().map(Document::text),
    ];
    texts.into_iter().flatten().map(str::as_bytes).collect()
}
