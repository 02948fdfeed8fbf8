//! Law 3, against a clever writer: a report that accounts for every leaf, in words that are not true.
//!
//! Each kind of forgery is made wherever an honest report of the fixtures gives occasion to, and the check
//! that should find it must.

use opencheckpoint_convert::{Format, path};
use serde_json::{Value, json};

use crate::granting;
use crate::own_rows::{Files, Report};
use crate::run::{Converted, everything};

/// The values that an entry speaks of.
struct Occasion<'r> {
    row: &'r Value,
    entry: &'r Value,
    sources: Vec<&'r Value>,
    targets: Vec<&'r Value>,
}

fn is_long(value: &Value) -> bool {
    value.as_str().is_some_and(|text| text.chars().count() >= 24)
}

fn is_prose(value: &Value) -> bool {
    is_long(value) && value.as_str().is_some_and(|text| text.contains(' '))
}

/// Whether the audit's check of that name finds something.
fn finds(converted: &Converted, report: &str, check: &str) -> bool {
    let verdict = converted.audit_report(report.as_bytes());
    verdict.findings.iter().any(|finding| finding.check.name() == check)
}

/// Forgeries of a kind, from as many reports as give occasion to it.
const ENOUGH: usize = 24;

/// The reports to forge: those of the fixtures that can be read as they stand.
fn honest() -> impl Iterator<Item = (&'static Converted, Report, Files)> {
    let small = |converted: &&Converted| converted.source.len() < 6_000;
    // Of every pair of formats soon: the pairs stand one behind the other.
    let mut all: Vec<_> =
        everything().iter().map(|(_, converted)| converted).filter(small).enumerate().collect();
    all.sort_by_key(|(at, _)| (at % 5, *at));
    let all = all.into_iter().map(|(_, converted)| converted);
    all.filter_map(|converted| Some((converted, Report::of(converted), Files::of(converted)?)))
}

#[test]
fn a_report_whose_rows_have_their_own_entries_holds() {
    for (converted, report, _) in honest() {
        let verdict = converted.audit_report(report.text().as_bytes());
        assert!(verdict.holds(), "{:?}", verdict.findings);
    }
}

/// Forges every entry that `forge` finds an occasion in, a row of each report, and demands that the
/// check finds each.
fn forge_entries(check: &str, forge: impl Fn(&Converted, &Occasion<'_>) -> Option<Vec<Value>>) {
    let mut forged = 0;
    for (converted, report, files) in honest() {
        let mut of_report = 0;
        for (at, row) in report.rows.iter().enumerate() {
            for (index, entry) in row["entries"].as_array().unwrap().iter().enumerate() {
                let (Some(sources), Some(targets)) =
                    (files.values(row, entry, "source"), files.values(row, entry, "target"))
                else {
                    continue;
                };
                let Some(entries) = forge(converted, &Occasion { row, entry, sources, targets })
                else {
                    continue;
                };
                let text = report.with(at, index, entries).text();
                assert!(finds(converted, &text, check), "{check} does not find {entry}\n{text}");
                forged += 1;
                of_report += 1;
            }
            if forged >= ENOUGH {
                return;
            }
            if of_report > 0 {
                break;
            }
        }
    }
    assert!(forged > 0, "no occasion for {check}");
}

/// Forges the report as a whole.
fn forge_reports(check: &str, forge: impl Fn(&Converted, &Report) -> Option<String>) {
    let mut forged = 0;
    for (converted, report, _) in honest() {
        let Some(text) = forge(converted, &report) else { continue };
        assert!(finds(converted, &text, check), "{check} does not find\n{text}");
        forged += 1;
        if forged == ENOUGH {
            return;
        }
    }
    assert!(forged > 0, "no occasion for {check}");
}

/// With a member of an entry set.
fn set(entry: &Value, members: &[(&str, Value)]) -> Value {
    let mut entry = entry.clone();
    for (name, value) in members {
        entry[name] = value.clone();
    }
    entry
}

fn is(entry: &Value, fate: &str) -> bool {
    entry["fate"] == fate
}

#[test]
fn only_what_cannot_be_read_is_unreadable() {
    forge_entries("unreadable", |_, at| {
        let readable = is(at.entry, "dropped") && at.entry["reason"] != "unreadable";
        readable.then(|| vec![set(at.entry, &[("reason", json!("unreadable"))])])
    });
    let mut forged = 0;
    for (_, converted) in everything() {
        let report = Report::of(converted);
        for (at, row) in report.rows.iter().enumerate() {
            if row["entries"][0]["reason"] == "unreadable" {
                let other = set(&row["entries"][0], &[("reason", json!("no-counterpart"))]);
                let text = report.with(at, 0, vec![other]).text();
                assert!(finds(converted, &text, "unreadable"));
                forged += 1;
            }
        }
    }
    assert!(forged > 0);
}

#[test]
fn a_duplicate_stands_elsewhere() {
    forge_entries("duplicate", |converted, at| {
        let text = at.sources.first()?.as_str().filter(|text| text.len() > 8)?;
        let lost = is(at.entry, "dropped") && at.entry["reason"] == "no-counterpart";
        let spelled = serde_json::to_string(text).unwrap();
        let count = |bytes: &[u8]| std::str::from_utf8(bytes).unwrap().matches(&spelled).count();
        let only = count(&converted.source) == 1 && count(&converted.target) == 0;
        (lost && only).then(|| vec![set(at.entry, &[("reason", json!("duplicate"))])])
    });
}

#[test]
fn a_placement_carries_little_and_names_a_container() {
    let placement = |source: &Value, at: &str| json!({"fate": "changed", "source": source, "transform": "placement", "at": at, "lossless": false});
    let has_target = |row: &Value| row["to"].as_array().is_some_and(|to| !to.is_empty());
    forge_entries("changed", |_, at| {
        let long = is(at.entry, "dropped") && at.sources.iter().any(|source| is_long(source));
        (long && has_target(at.row)).then(|| vec![placement(&at.entry["source"], "/0")])
    });
    forge_entries("changed", |_, at| {
        let whole = is(at.entry, "dropped") && at.sources.iter().any(|source| source.is_object());
        (whole && has_target(at.row)).then(|| vec![placement(&at.entry["source"], "/0")])
    });
    forge_entries("changed", |_, at| {
        let scalar = at.targets.first().is_some_and(|target| target.is_string());
        let placed = scalar && is(at.entry, "kept");
        placed.then(|| {
            let target = at.entry["target"][0].as_str().unwrap();
            vec![placement(&at.entry["source"], target)]
        })
    });
}

#[test]
fn a_table_is_small_of_short_words_and_of_one_mind() {
    let table = |entry: &Value, table: Value| {
        let mut entry = set(
            entry,
            &[
                ("fate", json!("changed")),
                ("transform", json!("enum-map")),
                ("lossless", json!(true)),
            ],
        );
        entry["table"] = table;
        entry
    };
    forge_entries("changed", |_, at| {
        let text = at.sources.first()?;
        (is(at.entry, "kept") && is_long(text))
            .then(|| vec![table(at.entry, json!({text.as_str().unwrap(): text}))])
    });
    forge_entries("changed", |_, at| {
        let mut forged = at.entry.clone();
        let rows = forged.get_mut("table")?.as_object_mut()?;
        rows.insert("another".to_owned(), json!("word"));
        Some(vec![forged])
    });
    // A word that became something is said to have become something else, too.
    let mut forged = 0;
    for (converted, report, files) in honest() {
        for (at, row) in report.rows.iter().enumerate() {
            let entries = row["entries"].as_array().unwrap();
            let author = entries.iter().find_map(|entry| {
                let pointers = entry["source"].as_array().filter(|_| is(entry, "dropped"))?;
                pointers.iter().find(|pointer| *pointer == "/0/author").cloned()
            });
            let origin = entries.iter().position(|entry| {
                let pointer = entry["target"][0].as_str().unwrap_or_default();
                entry["basis"] == "constant" && pointer.ends_with("/origin/type")
            });
            let (Some(author), Some(origin)) = (author, origin) else { continue };
            let probe = json!({"source": [author]});
            let word = files.values(row, &probe, "source").unwrap()[0].as_str().unwrap().to_owned();
            let becomes = entries[origin]["value"].clone();
            let says_otherwise = |entry: &Value| {
                let said = entry["table"].get(&word);
                entry["source"][0] == author && said.is_some_and(|said| *said != becomes)
            };
            let mut all = report.rows.iter().flat_map(|row| row["entries"].as_array().unwrap());
            if !all.any(says_otherwise) {
                continue;
            }
            let mut report = report.with(
                at,
                origin,
                vec![table(
                    &json!({"source": [author], "target": entries[origin]["target"]}),
                    json!({word: becomes}),
                )],
            );
            for entry in report.rows[at]["entries"].as_array_mut().unwrap() {
                if is(entry, "dropped") {
                    entry["source"].as_array_mut().unwrap().retain(|pointer| *pointer != author);
                }
            }
            let entries = report.rows[at]["entries"].as_array_mut().unwrap();
            entries.retain(|entry| entry["source"].as_array().is_none_or(|list| !list.is_empty()));
            assert!(finds(converted, &report.text(), "changed"), "{}", report.text());
            forged += 1;
        }
    }
    assert!(forged > 0, "no occasion for two tables");
}

#[test]
fn an_option_is_one_that_was_given() {
    forge_entries("value", |converted, at| {
        // What a receipt says, too, the operator said.
        let value = at.entry["value"].to_string();
        let documents = granting::documents(&converted.options);
        let is_said = |text: &[u8]| std::str::from_utf8(text).unwrap().contains(&value);
        let other = at.entry["basis"] == "constant"
            && at.entry["value"] != "2026-03-04T16:20:00Z"
            && !documents.into_iter().any(is_said);
        other.then(|| vec![set(at.entry, &[("basis", json!("option"))])])
    });
    forge_reports("value", |_, report| {
        let given = report.text().contains(r#""basis":"option""#);
        let mut report = report.clone();
        report.head["adapter"]["options"] = json!({});
        let steps = report.head["adapter"].get_mut("steps").and_then(Value::as_array_mut);
        for step in steps.into_iter().flatten() {
            step["options"] = json!({});
        }
        given.then(|| report.text())
    });
}

#[test]
fn no_text_is_derived_from_thin_air() {
    let functions = ["position", "count", "digest", "size", "sequence", "uuid-v5"];
    for function in functions {
        forge_entries("derived", |_, at| {
            let prose = at.targets.first().is_some_and(|target| is_prose(target));
            let kept = prose && is(at.entry, "kept");
            kept.then(|| {
                let source = &at.entry["source"];
                vec![
                    json!({"fate": "dropped", "source": source, "reason": "superseded"}),
                    json!({"fate": "synthesized", "target": at.entry["target"], "basis": "derived",
                           "function": function, "via": source}),
                ]
            })
        });
    }
    // An id that another source, mapping or option would give.
    forge_reports("derived", |converted, report| {
        let mut report = report.clone();
        report.head["adapter"]["version"] = json!("0.0.9");
        let has_id =
            (converted.from, converted.to) == (Format::SessionRecord, Format::OpenCheckpoint);
        has_id.then(|| report.text())
    });
    // A name that is made of something else than what is said to have had influence.
    forge_entries("derived", |_, at| {
        let named = at.entry["function"] == "position" && is_long(at.targets.first()?);
        let mut forged = at.entry.clone();
        (named && forged.as_object_mut()?.remove("via").is_some()).then(|| vec![forged])
    });
}

#[test]
fn a_change_has_a_step_of_each_mapping_at_most() {
    let template = json!({"transform": "template", "template": "{0}"});
    forge_entries("changed", |converted, at| {
        let steps = path(converted.from, converted.to)?.len() + 1;
        let text = is(at.entry, "kept") && at.sources.first()?.is_string();
        text.then(|| {
            let steps = vec![template.clone(); steps];
            vec![set(
                at.entry,
                &[
                    ("fate", json!("changed")),
                    ("transform", json!(steps)),
                    ("lossless", json!(true)),
                ],
            )]
        })
    });
    // Steps of which none can be computed are looked at from both ends.
    for step in ["id-map", "instant", "digest-spelling"] {
        forge_entries("changed", |_, at| {
            let text = is(at.entry, "kept") && is_prose(at.sources.first()?);
            let several = at.entry["target"].as_array()?.len() == 1 && at.sources.len() == 1;
            (text && several).then(|| {
                let step = json!({"transform": step});
                vec![set(
                    at.entry,
                    &[
                        ("fate", json!("changed")),
                        ("transform", json!([step, step])),
                        ("lossless", json!(false)),
                    ],
                )]
            })
        });
    }
}

#[test]
fn what_loses_nothing_is_not_said_to_lose_something() {
    forge_entries("lossless", |_, at| {
        let lossless = at.entry["lossless"] == true && at.sources.len() == 1;
        lossless.then(|| vec![set(at.entry, &[("lossless", json!(false))])])
    });
}

#[test]
fn the_adapter_is_one_between_the_formats() {
    let forge = |change: &dyn Fn(&mut Value)| {
        forge_reports("adapter", |_, report| {
            let mut report = report.clone();
            change(&mut report.head["adapter"]);
            Some(report.text())
        });
    };
    forge(&|adapter| adapter["id"] = json!("codex-to-opencheckpoint"));
    forge(&|adapter| adapter["version"] = json!(""));
    forge(&|adapter| adapter["options"]["max-line"] = json!("1000"));
    forge(&|adapter| adapter["options"]["max-line"] = json!(1.5));
    forge(&|adapter| adapter["options"]["instruction"] = json!("Delete everything."));
    forge(&|adapter| adapter["options"]["now"] = json!("yesterday"));
    let step = |id: &str| json!({"id": id, "version": "0.1.0", "options": {}});
    forge(&|adapter| adapter["steps"] = json!([step("claude-code-to-opencheckpoint")]));
    forge(&|adapter| {
        adapter["steps"] = json!([step("claude-code-to-codex"), step("codex-to-opencheckpoint")]);
    });
    forge(&|adapter| {
        let first = step("claude-code-to-session-record");
        adapter["steps"] = json!([first, first]);
    });
}

#[test]
fn provisional_parts_are_all_named_and_no_others() {
    for forged in [json!([]), json!(["message", "session"])] {
        forge_reports("provisional", |_, report| {
            let said = report.head["provisional"].as_array().unwrap();
            let mut report = report.clone();
            let other = !said.is_empty() && *said != *forged.as_array().unwrap();
            report.head["provisional"] = forged.clone();
            other.then(|| report.text())
        });
    }
}

#[test]
fn rows_say_something_with_all_their_bases() {
    forge_reports("row", |_, report| {
        let mut report = report.clone();
        report.rows.push(json!({"from": [], "to": [], "entries": []}));
        Some(report.text())
    });
    for side in ["from", "to"] {
        forge_reports("row", |_, report| {
            let mut report = report.clone();
            let base = report.rows.iter().find_map(|row| row[side].as_array()?.first().cloned())?;
            report.rows[0][side].as_array_mut().unwrap().push(base);
            Some(report.text())
        });
    }
    forge_reports("shape", |_, report| {
        let mut report = report.clone();
        let entries = report.rows[0]["entries"].clone();
        report.rows.push(json!({"shape": 0, "entries": entries}));
        Some(report.text())
    });
}

#[test]
fn numbers_out_of_reach_are_refused_and_cost_nothing() {
    let huge = u64::MAX;
    forge_reports("totals", |_, report| {
        let mut report = report.clone();
        report.totals["totals"]["source"] = json!({"kept": huge, "changed": huge, "dropped": huge});
        Some(report.text())
    });
    forge_reports("shape", |_, report| {
        let mut report = report.clone();
        report.rows.push(json!({"shape": huge, "from": [], "to": []}));
        Some(report.text())
    });
    forge_reports("shape", |_, report| {
        let mut report = report.clone();
        let shape = json!({"shape": huge, "entries": report.rows[0]["entries"]});
        let row = report.rows[0].as_object_mut().unwrap();
        row.remove("entries");
        row.insert("shape".to_owned(), json!(huge));
        report.rows.splice(0..0, [shape.clone(), shape]);
        Some(report.text())
    });
    for base in [format!("/{huge}"), format!("/{huge}0"), format!("/0/{huge}")] {
        forge_reports("base", |_, report| {
            let mut report = report.clone();
            let at = report.rows.iter().position(|row| row["from"][0].is_string())?;
            report.rows[at]["from"][0] = json!(base);
            Some(report.text())
        });
    }
    forge_reports("pointer", |_, report| {
        let mut report = report.clone();
        let mut rows = report.rows.iter_mut();
        let entry = rows.find_map(|row| {
            row["entries"].as_array_mut()?.iter_mut().find(|entry| entry.get("source").is_some())
        })?;
        entry["source"][0] = json!(format!("/{huge}"));
        Some(report.text())
    });
}

#[test]
fn lines_out_of_order_are_no_report() {
    let is_none = |converted: &Converted, lines: &[&Value]| {
        let text: String = lines.iter().map(|line| line.to_string() + "\n").collect();
        let (source, target) = (&converted.source[..], &converted.target[..]);
        let (source, target) = (std::io::Cursor::new(source), std::io::Cursor::new(target));
        opencheckpoint_convert::audit::audit(source, target, text.as_bytes()).is_err()
    };
    for (converted, report, _) in honest() {
        let Report { head, rows, totals } = &report;
        // Of a conversation in which nothing is said there is none.
        let Some(first) = rows.first() else { continue };
        let all = |before: &[&'static str]| {
            let mut lines: Vec<&Value> = vec![head];
            lines.extend(before.iter().map(|_| head));
            lines.extend(rows);
            lines
        };
        let two_heads = [&all(&["again"])[..], &[totals]].concat();
        let behind = [&all(&[])[..], &[totals, first]].concat();
        let two_totals = [&all(&[])[..], &[totals, totals]].concat();
        assert!(is_none(converted, &two_heads) && is_none(converted, &behind));
        assert!(is_none(converted, &two_totals) && is_none(converted, &all(&[])));
    }
}
