//! Checking what the head says beside files and anomalies.

use exact_json::scalar::{Digest, Timestamp};
use exact_json::{Json, Kind, MAX_BYTES, Object};

use super::finding::{Check, Finding};
use crate::format::Format;
use crate::native::salvage::Limits;
use crate::options::Options;
use crate::provisional::Provisional;
use crate::report::{Adapter, Head};

/// The limits that the log was read with: never more than a record may have at all.
pub(super) fn limits(head: &Head) -> Limits {
    let line = head.adapter.options.get("max-line").and_then(number);
    let line = line.and_then(|line| usize::try_from(line).ok());
    line.map_or_else(Limits::default, |line| Limits { line: line.min(MAX_BYTES) })
}

fn number(json: &Json) -> Option<u64> {
    json.as_text().parse().ok()
}

/// What is wrong with the adapter.
pub(super) fn adapter(head: &Head) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut find = |found: String, expected: &str| {
        findings.push(Finding::new(Check::Adapter, found, expected).at("head"));
    };
    let Adapter { id, version, options, steps } = &head.adapter;
    let (from, to) = (&head.source.format, &head.target.format);
    let right = format!("{from}-to-{to}");
    if *id != right {
        find(format!("{id:?}"), &format!("{right:?}"));
    }
    for version in std::iter::once(version).chain(steps.iter().map(|step| &step.version)) {
        if !is_version(version) {
            find(format!("{version:?}"), "a version");
        }
    }
    if steps.len() == 1 {
        find("one step".to_owned(), "no steps, or several");
    }
    let mut at = from.clone();
    for step in steps {
        match ends(&step.id) {
            Some((from, to)) if from == at => to.clone_into(&mut at),
            _ => {
                find(format!("{:?}", step.id), &format!("a step from {at}"));
                return findings;
            }
        }
        if step.options != *options || !step.steps.is_empty() {
            find(format!("options or steps of {}", step.id), "the options of all, and no steps");
        }
    }
    if !steps.is_empty() && at != *to {
        find(format!("steps to {at}"), &format!("steps to {to}"));
    }
    for (name, value) in options.iter() {
        if !is_option(name, value) {
            find(format!("{name}: {}", value.as_text()), "an option that there is");
        }
    }
    findings
}

fn is_version(text: &str) -> bool {
    const LONGEST: usize = 64;
    !text.is_empty() && text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// The formats that a mapping is between, by its id.
fn ends(id: &str) -> Option<(&str, &str)> {
    let mut splits = id.match_indices("-to-").map(|(at, word)| (&id[..at], &id[at + word.len()..]));
    splits.find(|(from, to)| from.parse::<Format>().is_ok() && to.parse::<Format>().is_ok())
}

fn is_option(name: &str, value: &Json) -> bool {
    let text = value.with(|value| {
        let text = value.text().filter(|_| value.kind() == Kind::String);
        text.map(|text| text.decode().into_owned())
    });
    match (name, text) {
        ("now", Some(text)) => text.parse::<Timestamp>().is_ok_and(|time| time.is_date_time()),
        ("parent-digest" | "grant" | "request" | "bind", Some(text)) => {
            text.parse::<Digest>().is_ok_and(|digest| digest.to_sha256().is_some())
        }
        ("allow-unverified" | "redact", text) => text.is_none() && value.as_text() == "true",
        ("max-line", text) => text.is_none() && number(value).is_some_and(|line| line > 0),
        (name, text) => text.is_some() && Options::NAMES.contains(&name),
    }
}

/// Whether an option says a value: as it is, or the hex of a digest in another spelling.
pub(super) fn says(options: &Object, value: exact_json::Value<'_>) -> bool {
    let text = value.text().filter(|_| value.kind() == Kind::String);
    let text = text.map(exact_json::Text::decode);
    options.iter().any(|(_, option)| {
        option.with(|option| {
            if exact_json::json_eq(option, value) {
                return true;
            }
            let option = option.text().map(exact_json::Text::decode);
            let hex = option.as_deref().and_then(|option| option.strip_prefix("sha-256:"));
            hex.is_some() && hex == text.as_deref()
        })
    })
}

/// The provisional parts of session records, as far as the files show them.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) source: Provisional,
    pub(super) target: Provisional,
}

/// What is wrong with the list of provisional parts.
///
/// Session records in between are not at hand, so that of several steps only what the files show, and
/// that nothing else is named than what may be provisional, can be checked.
pub(super) fn provisional(head: &Head, parts: &Parts) -> Option<Finding> {
    let records = Format::SessionRecord.name();
    let shown = [(&head.source, &parts.source), (&head.target, &parts.target)];
    let shown = shown.into_iter().filter(|(side, _)| side.format == records);
    let mut right: Vec<&str> = shown.flat_map(|(_, parts)| parts.names()).collect();
    right.sort_unstable();
    right.dedup();
    let said = &head.provisional;
    // What the last step writes is the target.
    let between = head.adapter.steps.split_last().map(|(_, before)| before).unwrap_or_default();
    let between = between.iter().filter_map(|step| ends(&step.id));
    let through: Vec<_> = between.filter(|(_, to)| *to == records).map(|(from, _)| from).collect();
    let holds = if through.is_empty() {
        said.iter().eq(right.iter())
    } else {
        let in_order = said.windows(2).all(|pair| pair[0] < pair[1]);
        let known = said.iter().all(|part| Provisional::is_known(part));
        let all = right.iter().all(|part| said.iter().any(|said| said == part));
        // A stream that is made of something else begins with its header.
        let has_header = through.iter().any(|from| *from != records);
        in_order && known && all && !(has_header && said.is_empty())
    };
    (!holds).then(|| {
        let list = |names: &[&str]| format!("[{}]", names.join(", "));
        let said: Vec<_> = said.iter().map(String::as_str).collect();
        let expected = if through.is_empty() {
            list(&right)
        } else {
            format!("names of provisional parts in order, {} among them", list(&right))
        };
        Finding::new(Check::Provisional, list(&said), expected).at("head")
    })
}
