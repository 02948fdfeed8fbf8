//! `save` on what agent-checkpoint 0.3.1 was given, against what it was observed to do.

use std::path::Path;

use agent_turns_model::Turn;
use exact_json::Timestamp;
use serde_json::Value;

use crate::run::{Place, Ran};
use crate::shared::shared;
use crate::turns_observed::{Case, can_end, cases, ours, place, theirs};

/// The choices of the original that are not ours; `docs/agent-checkpoint.md` says why. What we end in and print, and
/// whether we say something beside it; the turns are the same where there are as many.
const OTHERWISE: &[(&str, i32, &str, bool)] = &[
    // A line that is none is left out, and said; the others are saved.
    ("cc_invalid_mid", 0, "Saved 2 turns to out.jsonl\n", true),
    // A call in the middle that has no result is kept, and said.
    ("cc_interrupted_mid", 0, "Saved 5 turns to out.jsonl\n", true),
    ("oa_dangling_then_user", 0, "Saved 5 turns to out.jsonl\n", true),
    // So is a result that says of no call that it is its own.
    ("oa_tool_no_id", 0, "Saved 3 turns to out.jsonl\n", true),
    // Neither the call nor the result has the other.
    ("oa_tool_no_id", 0, "Saved 3 turns to out.jsonl\n", true),
];

/// `save`, and what knows no verb at all.
fn is_save(verb: &str) -> bool {
    ["save", "--help"].contains(&verb)
}

#[test]
fn what_agent_checkpoint_saves_is_saved_and_what_it_gets_wrong_is_done_better() {
    let Some(corpus) = shared("turns/corpus") else { return };
    let cases = cases(&corpus, is_save);
    assert!(cases.len() >= 60, "{} cases", cases.len());
    let failed = cases.iter().filter_map(|case| {
        let place = place(case, &corpus);
        let (ran, out) = ours(case, &place);
        let checked = match case.verdict.as_str() {
            "ok" | "choice" => is_the_same(case, &corpus, &ran, out.as_deref()),
            _ => is_better(case, &ran, out.as_deref()),
        };
        let wrong = checked.and_then(|()| accounts(case, &place, &ran)).err()?;
        Some((case.name.as_str(), wrong))
    });
    let wrong: Vec<_> = failed.collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Whether a run ends, prints and writes as the original did.
fn is_the_same(case: &Case, corpus: &Path, ran: &Ran, out: Option<&str>) -> Result<(), String> {
    let (expected, expected_out) = theirs(case, corpus);
    let told = (ran.code, ran.stdout.as_str(), !ran.stderr.is_empty());
    let verb = case.args[0].as_str();
    if case.args.contains(&"--help".to_owned()) {
        let is_help = ran.stdout.contains("Usage: opencheckpoint") && told.0 == 0 && !told.2;
        return is_help.then_some(()).ok_or_else(|| format!("{verb}: {ran:?}"));
    }
    let otherwise = OTHERWISE.iter().find(|(name, ..)| *name == case.name);
    let expects = match otherwise {
        Some((_, code, stdout, says)) if case.verdict == "choice" => (*code, *stdout, *says),
        _ => (expected.code, expected.stdout.as_str(), !expected.stderr.is_empty()),
    };
    if told != expects {
        return Err(format!("expected {expects:?}, found {ran:?}"));
    }
    let (Some(out), Some(expected)) = (out, &expected_out) else {
        let was_written = expects.0 == 0;
        let is_as_before = out == case.before.as_deref();
        let is_right = if was_written { out.is_some() } else { is_as_before };
        return is_right.then_some(()).ok_or_else(|| format!("wrote {out:?}"));
    };
    let inputs: Vec<_> = case
        .inputs
        .iter()
        .map(|input| std::fs::read_to_string(corpus.join(input)).unwrap())
        .collect();
    same_turns(out, expected, &inputs.concat())
}

/// Whether each turn has each member that the original gave it; ours may have more.
fn same_turns(out: &str, expected: &str, input: &str) -> Result<(), String> {
    let parse = |text: &str| -> Vec<Value> {
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (ours, theirs) = (parse(out), parse(expected));
    if ours.len() != theirs.len() {
        return Err(format!("{} turns, expected {}", ours.len(), theirs.len()));
    }
    for (number, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
        for (name, value) in theirs.as_object().unwrap() {
            let found = &ours[name];
            // Ours is another clock.
            let from_clock =
                name == "ts" && value.as_str().is_some_and(|time| !input.contains(time));
            let is_same = if from_clock { is_time(found) } else { found == value };
            if !is_same {
                return Err(format!("turn {number}, {name}: expected {value}, found {found}"));
            }
        }
    }
    Ok(())
}

fn is_time(value: &Value) -> bool {
    let time = value.as_str().and_then(|text| text.parse::<Timestamp>().ok());
    time.is_some_and(|time| time.is_date_time())
}

/// Whether a run does what is wanted where the original did wrong.
fn is_better(case: &Case, ran: &Ran, out: Option<&str>) -> Result<(), String> {
    let has_failed = ran.code != 0;
    if has_failed && (ran.stderr.lines().count() != 1 || !ran.stderr.starts_with("error: ")) {
        return Err(format!("says {:?}", ran.stderr));
    }
    if has_failed && out != case.before.as_deref() {
        return Err(format!("leaves {out:?}"));
    }
    let turns = || -> Vec<Turn> {
        let lines = out.unwrap_or_default().lines();
        lines.map(|line| Turn::from_json_str(line).unwrap()).collect()
    };
    if !has_failed && !can_end(&turns()) {
        return Err(format!("ends with a call in flight: {out:?}"));
    }
    for (what, value) in &case.want {
        let is_so = match what.as_str() {
            "exit" => value == ran.code,
            "exit_nonzero" => has_failed,
            "turns" => value == turns().len(),
            // The earlier file is there, or a whole one.
            "old_or_valid" => has_failed || value == turns().len(),
            "no_dangling" => !has_failed,
            "out_contains" => value
                .as_array()
                .unwrap()
                .iter()
                .all(|text| out.unwrap_or_default().contains(text.as_str().unwrap())),
            other => panic!("{} wants {other}", case.name),
        };
        if !is_so {
            return Err(format!("{what} {value}: {ran:?}, {out:?}"));
        }
    }
    Ok(())
}

/// Whether what was saved is accounted for, and the log can be had back.
fn accounts(case: &Case, place: &Place, ran: &Ran) -> Result<(), String> {
    let ([input], 0) = (&case.inputs[..], ran.code) else { return Ok(()) };
    let save = ["save", input, "-o", "o", "--report", "r", "--residue", "x"];
    for args in [
        &save[..],
        &["validate", "o", "--format", "turns"],
        &["audit", input, "o", "r"],
        &["restore", "o", "--residue", "x", "-o", "back"],
    ] {
        let ran = place.run(args);
        if ran.code != 0 {
            return Err(format!("{}: {ran:?}", args[0]));
        }
    }
    let is_back = place.read("back") == place.read(input);
    is_back.then_some(()).ok_or_else(|| "restored to something else".to_owned())
}
