//! What a survey counts is what stands in the files, and what it calls known is what the fixtures and the real logs hold.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod kept_schema;
#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Cursor;
use std::path::{Path, PathBuf};

use opencheckpoint_convert::native::salvage::Limits;
use opencheckpoint_convert::records::{Index, Layout};
use opencheckpoint_convert::survey::{FormatSurvey, Survey, Surveyor, Thing, known, schema};
use opencheckpoint_convert::{Format, sniff};
use serde_json::Value;

use shared::shared;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below a directory, sorted.
fn below(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let files = |path: PathBuf| if path.is_dir() { below(&path) } else { vec![path] };
    paths.into_iter().flat_map(files).collect()
}

/// The format of a file, if it is of one.
fn format(path: &Path) -> Option<Format> {
    let bytes = fs::read(path).unwrap();
    sniff(&bytes).ok().filter(|_| !bytes.is_empty())
}

fn survey(paths: &[PathBuf]) -> Survey {
    let mut surveyor = Surveyor::default();
    for path in paths {
        if let Some(format) = format(path) {
            let name = path.to_str().unwrap();
            surveyor.file(name, &mut File::open(path).unwrap(), format);
        }
    }
    surveyor.finish()
}

/// The shared logs and cases, where they are at hand.
fn of_others() -> Vec<PathBuf> {
    ["real", "cases"].into_iter().filter_map(shared).flat_map(|folder| below(&folder)).collect()
}

fn fixtures() -> Vec<PathBuf> {
    below(&root().join("fixtures"))
}

/// Types and members that fixtures have so that one sees what becomes of those that nobody knows: they are made up.
const MADE_UP: &[(Format, &str, &str)] = &[
    (Format::ClaudeCode, "(no type)", ""),
    (Format::ClaudeCode, "attachment", ""),
    (Format::ClaudeCode, "queue-operation/someday", ""),
    (Format::ClaudeCode, "user", "message/content/*/kind"),
    (Format::ClaudeCode, "user", "message/content/0"),
    (Format::ClaudeCode, "user", "message/content/1"),
    (Format::ClaudeCode, "*/text", "author"),
    (Format::ClaudeCode, "*/tool_result", "content/odd"),
    (Format::ClaudeCode, "*/tool_result", "text"),
    (Format::ClaudeCode, "*/web", ""),
    (Format::Codex, "(no type)", ""),
    (Format::Codex, "brand_new", ""),
    (Format::Codex, "event_msg", ""),
    (Format::Codex, "response_item/response_item", ""),
    (Format::Codex, "response_item/something_new", ""),
    (Format::Codex, "*/summary_text", "more"),
    (Format::Codex, "*/future_item", ""),
    (Format::Codex, "(session)", "note"),
    (Format::GeminiCli, "(no type)", ""),
    (Format::GeminiCli, "*/banner", ""),
    (Format::GeminiCli, "$set", "$set/messages/*/odd"),
    (Format::GeminiCli, "gemini", "mood"),
    (Format::GeminiCli, "gemini", "mood/calm"),
    (Format::GeminiCli, "gemini", "thoughts/*/note"),
    (Format::Pi, "(no type)", ""),
    (Format::Pi, "message", ""),
    (Format::Pi, "message/narrator", ""),
    (Format::Pi, "unheard_of", ""),
    (Format::Pi, "*/widget", ""),
    (Format::OpenAiResponses, "weather_report", ""),
    (Format::OpenAiChat, "critic", ""),
    (Format::OpenAiChat, "pilot", ""),
    (Format::OpenAiChat, "*/gesture", ""),
];

fn is_made_up(format: Format, kind: &str, member: &str) -> bool {
    MADE_UP.iter().any(|(of, known, members)| {
        *of == format && *known == kind && (members.is_empty() || *members == member)
    })
}

/// The list of what is known that these files give.
fn list(format: Format, survey: &FormatSurvey) -> String {
    let mut list: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    let (_, everywhere) = known(format).unwrap();
    let rows = survey.rows.iter().map(|thing| (thing, thing.kind.clone(), everywhere));
    let parts = survey.parts.iter().map(|thing| {
        let own = thing.kind.rsplit('/').next().unwrap();
        (thing, format!("*/{own}"), &[][..])
    });
    for (thing, kind, everywhere) in rows.chain(parts) {
        if is_made_up(format, &kind, "") {
            continue;
        }
        let members = thing.members.iter().map(|member| member.member.as_str());
        let members = members.filter(|member| !everywhere.contains(member));
        let members: Vec<_> = members.filter(|name| !is_made_up(format, &kind, name)).collect();
        list.entry(kind).or_default().extend(members);
    }
    let mut text = String::new();
    for (kind, members) in &list {
        writeln!(text, "{kind}").unwrap();
        for member in members {
            writeln!(text, "  {member}").unwrap();
        }
    }
    text
}

#[test]
fn what_is_known_is_what_fixtures_and_real_logs_hold() {
    let others = of_others();
    let found = survey(&[fixtures(), others.clone()].concat());
    let mut differ = Vec::new();
    let listed = Format::ALL.into_iter().filter_map(|format| Some((format, known(format)?)));
    for (format, (known, everywhere)) in listed {
        let of_format = found.formats.iter().find(|found| found.format == format.name());
        let text = of_format.map(|found| list(format, found)).unwrap_or_default();
        let file = format!("src/survey/known/{format}.txt");
        if std::env::var_os("UPDATE_KNOWN").is_some() {
            assert!(!others.is_empty(), "without the shared logs, less would be known");
            fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file), text).unwrap();
        } else if others.is_empty() {
            // Then the list may have more.
            let lines: BTreeSet<_> = known.lines().collect();
            let unlisted = text.lines().find(|line| !lines.contains(line));
            differ.extend(unlisted.map(|line| format!("{file}: {line}")));
        } else if text != known {
            differ.push(file);
        }
        let rows = of_format.map(|found| &found.rows[..]).unwrap_or_default();
        for member in everywhere {
            let has = |row: &Thing| row.members.iter().any(|found| found.member == **member);
            assert!(rows.iter().any(has), "{format}: no row has {member}");
        }
    }
    assert!(differ.is_empty(), "UPDATE_KNOWN=1 writes anew: {differ:#?}");
}

/// What stands in a file, counted by other means.
#[derive(Debug, Default, PartialEq)]
struct Counted {
    records: u64,
    leaves: u64,
    /// The members of records themselves, by the records' type or role.
    members: BTreeMap<(String, String), u64>,
}

fn leaves(value: &Value) -> u64 {
    match value {
        Value::Array(items) if !items.is_empty() => items.iter().map(leaves).sum(),
        Value::Object(members) if !members.is_empty() => members.values().map(leaves).sum(),
        _ => 1,
    }
}

/// Whether the records of a format are told apart by their roles.
fn has_roles(format: Format) -> bool {
    matches!(format, Format::Turns | Format::OpenAiChat | Format::AnthropicMessages)
}

/// Counts what stands in a file that is not damaged.
fn counted(path: &Path, format: Format) -> Option<Counted> {
    let text = String::from_utf8(fs::read(path).unwrap()).ok()?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let layout = Layout::of(&mut Cursor::new(text), format).unwrap();
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let records: Vec<Value> = match layout {
        Layout::Lines => lines().map(serde_json::from_str).collect::<Result<_, _>>().ok()?,
        Layout::Items => serde_json::from_str(text).ok()?,
        Layout::Document => vec![serde_json::from_str(text).ok()?],
    };
    let mut counted = Counted::default();
    for record in &records {
        counted.records += 1;
        counted.leaves += leaves(record);
        let names = if has_roles(format) { ["role", "type"] } else { ["type", ""] };
        let kind = names.iter().find_map(|name| record.get(name)?.as_str());
        for member in record.as_object()?.keys() {
            let key = (kind.unwrap_or("?").to_owned(), member.clone());
            *counted.members.entry(key).or_default() += 1;
        }
    }
    Some(counted)
}

/// The same of a survey.
fn told(survey: &FormatSurvey) -> Counted {
    let mut told = Counted::default();
    for row in &survey.rows {
        told.records += row.count;
        let kind = row.kind.split('/').next().unwrap();
        // What has no type and no role has a name of ours.
        let is_ours = kind.starts_with(['(', '$']) || kind == "checkpoint";
        // What stands in a record without members is counted under no name.
        let is_own = |name: &str| !name.is_empty() && !name.contains('/');
        for member in row.members.iter().filter(|member| is_own(&member.member)) {
            let kind = if is_ours { "?" } else { kind };
            let key = (kind.to_owned(), member.member.clone());
            *told.members.entry(key).or_default() += member.count;
        }
    }
    let members = survey.rows.iter().chain(&survey.parts).flat_map(|thing| &thing.members);
    told.leaves = members.map(|member| member.values).sum();
    told
}

#[test]
fn every_row_member_and_value_is_accounted_for() {
    let mut compared = 0;
    for path in [fixtures(), of_others()].concat() {
        let Some(format) = format(&path) else { continue };
        let Ok(index) =
            Index::read(&mut File::open(&path).unwrap(), format, Limits::default(), |_, _| ())
        else {
            continue;
        };
        let survey = survey(std::slice::from_ref(&path));
        let [of_format] = &survey.formats[..] else { panic!("{}", path.display()) };
        let told = told(of_format);
        let opaque = (0..index.records()).filter(|number| index.is_opaque(*number)).count() as u64;
        assert_eq!(told.records, of_format.records - opaque, "{}", path.display());
        assert_eq!(told.leaves, index.leaves() - opaque, "{}", path.display());
        if let Some(counted) = counted(&path, format).filter(|_| index.anomalies.is_empty()) {
            assert_eq!(told, counted, "{}", path.display());
            compared += 1;
        }
        if let Some(converted) = &of_format.converted {
            let leaves = converted.totals.source;
            let leaves = leaves.kept + leaves.changed + leaves.dropped;
            assert!(converted.files == 0 || leaves == index.leaves(), "{}", path.display());
        }
    }
    assert!(compared > 40, "{compared}");
}

/// A survey of one log.
fn of_log(log: &str) -> FormatSurvey {
    let mut surveyor = Surveyor::default();
    surveyor.file("a.jsonl", &mut Cursor::new(log), Format::ClaudeCode);
    let survey = surveyor.finish();
    assert_eq!(survey.failed, []);
    survey.formats.into_iter().next().unwrap()
}

#[test]
fn what_is_new_is_told_with_its_first_place() {
    let log = concat!(
        "{\"type\":\"user\",\"uuid\":\"u1\",\"message\":{\"role\":\"user\",\"content\":\"Prune.\"}}\r\n",
        "\r\n",
        "{\"type\":\"user\",\"uuid\":\"u2\",\"mood\":{\"of\":[\"a\"]},\"message\":{\"role\":\"user\",\"content\":[{\"type\":\"text\",\"text\":\"x\",\"font\":1},{\"type\":\"scent\",\"of\":1}]}}\n",
        "{\"type\":\"user\",\"uuid\":\"u3\",\"mood\":1,\"message\":{\"role\":\"user\",\"content\":[{\"type\":\"tool_result\",\"tool_use_id\":\"t\",\"content\":[{\"type\":\"scent\",\"of\":2}]}]},\"toolUseResult\":{\"anything\":1}}\n",
        "{\"type\":\"system\",\"subtype\":\"wind_changed\",\"uuid\":\"u4\",\"speed\":3}\n",
    );
    let new = of_log(log).new.unwrap();
    let types: Vec<_> = new.types.iter().map(|new| (&*new.kind, new.count, &*new.first)).collect();
    assert_eq!(
        types,
        [
            ("system/wind_changed", 1, "a.jsonl:5"),
            ("user/scent", 1, "a.jsonl:3"),
            ("user/tool_result/scent", 1, "a.jsonl:4"),
        ]
    );
    let members: Vec<_> =
        new.members.iter().map(|new| (&*new.kind, &*new.member, new.count, &*new.first)).collect();
    assert_eq!(members, [("user", "mood", 2, "a.jsonl:3"), ("user/text", "font", 1, "a.jsonl:3")]);
}

#[test]
fn what_is_odd_is_counted_and_named() {
    let log = concat!(
        r#"{"type":"user","uuid":"u1","sessionId":"s","message":{"role":"user","content":"Prune."}}"#,
        "\nnonsense\nnonsense\n{\"type\":\"us",
    );
    let survey = of_log(log);
    let odd: Vec<_> = survey.odd.iter().map(|odd| (&*odd.kind, odd.count, &*odd.first)).collect();
    assert_eq!(odd, [("not-json", 2, "a.jsonl:2"), ("torn", 1, "a.jsonl:4")]);
    assert_eq!((survey.records, survey.rows.len(), survey.sessions), (4, 1, Some(1)));
    let dropped = &survey.converted.unwrap().dropped;
    assert_eq!((dropped[0].reason.name(), dropped[0].values), ("unreadable", 3));
}

#[test]
fn there_is_an_end_to_what_is_told_apart() {
    let row = |number: u32| {
        format!(
            "{{\"type\":\"t{number}\",\"sessionId\":\"s\",\"m{number}\":1,\"{}\":2}}\n",
            "n".repeat(200)
        )
    };
    let log: String = (0..9000).map(row).collect();
    let survey = of_log(&log);
    let things = survey.rows.len();
    let members: usize = survey.rows.iter().map(|row| row.members.len()).sum();
    assert!(things < 9000 && things + members < 20_010, "{things} {members}");
    let told = told(&survey);
    assert_eq!((told.records, told.leaves), (9000, 4 * 9000));
    let longest = survey.rows.iter().flat_map(|row| &row.members).map(|member| member.member.len());
    assert!(longest.max().unwrap() < 80);
}

#[test]
fn a_file_that_ends_in_a_fault_is_told_and_its_records_are_counted() {
    let mut surveyor = Surveyor::default();
    let log = "{\"role\":\"user\",\"content\":\"a\",\"ts\":\"x\"}\nnonsense\n";
    surveyor.file("a.jsonl", &mut Cursor::new(log), Format::Turns);
    surveyor.skip("b.txt", "is of no known format");
    let survey = surveyor.finish();
    assert_eq!((survey.formats[0].files, survey.formats[0].records), (0, 1));
    assert_eq!((&*survey.failed[0].file, &*survey.skipped[0].file), ("a.jsonl", "b.txt"));
}

fn made() -> String {
    serde_json::to_string_pretty(&schema()).unwrap() + "\n"
}

#[test]
fn the_kept_schema_is_the_made_one() {
    kept_schema::is_up_to_date("survey", "0.1/survey.schema.json", &made(), "survey");
}

#[test]
fn every_survey_is_valid() {
    let schema: Value = serde_json::from_str(&made()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let mut surveyor = Surveyor::to(Format::Turns);
    surveyor.skip("a", "b");
    surveyor.fail("a", "b");
    for survey in [survey(&fixtures()), surveyor.finish()] {
        let value = serde_json::to_value(&survey).unwrap();
        let errors: Vec<_> = validator.iter_errors(&value).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{errors:#?}");
        assert_eq!(serde_json::from_value::<Survey>(value).unwrap(), survey);
    }
}
