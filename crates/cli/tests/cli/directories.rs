//! Several files and directories: each file by itself, whatever becomes of the others.

use serde_json::{Value, json};

use crate::run::{Place, Ran, fixture, refused};

/// A row of a log.
fn row(uuid: &str, text: &str) -> String {
    format!(
        r#"{{"parentUuid":null,"isSidechain":false,"sessionId":"s1","uuid":"{uuid}","timestamp":"2026-05-04T10:00:00.000Z","type":"user","message":{{"role":"user","content":"{text}"}}}}"#
    ) + "\n"
}

/// A directory with logs of two formats, one below it, and what is no log.
fn place() -> Place {
    let place = Place::new();
    std::fs::create_dir_all(place.path("logs/deep/.hidden")).unwrap();
    std::fs::create_dir_all(place.path("logs/.git")).unwrap();
    place
        .write("logs/a.jsonl", row("u1", "Mend the fence."))
        .write("logs/deep/b.jsonl", row("u2", "Paint the gate."))
        .write("logs/deep/chat.json", r#"[{"role":"user","content":"Which colour?"}]"#)
        .write("logs/notes.txt", "no log\n")
        .write("logs/empty.jsonl", "")
        .write("logs/.hidden.jsonl", row("u3", "Nobody sees this."));
    place
}

/// The files below a directory.
fn below(place: &Place, directory: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![place.path(directory)];
    while let Some(directory) = open.pop() {
        for entry in std::fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let below = path.strip_prefix(place.path("")).unwrap();
                found.push(below.to_str().unwrap().to_owned());
            }
        }
    }
    found.sort();
    found
}

const CONVERT: [&str; 6] = ["convert", "logs", "--to", "session-record", "-o", "out"];

#[test]
fn each_log_of_a_directory_becomes_a_file_under_its_path() {
    let place = place();
    let ran = place.run(&[&CONVERT[..], &["--residue", "back"]].concat());
    assert_eq!((ran.code, ran.stdout.as_str()), (0, ""), "{ran:?}");
    insta::assert_snapshot!(ran.stderr, @r##"
    Converted 3 files to session-record, in out and back.
      claude-code  2
      openai-chat  1

    The sources have 18 values, and each is accounted for:
      kept     16  stands in the target as it was
      changed   2  stands in the target in another form
      dropped   0  is not in the target
    The targets have 55 values, of which 39 were synthesized: made by the conversion.

    Skipped 2:
      logs/empty.jsonl  is empty
      logs/notes.txt    is of no known format

    Passed over what is hidden: 3 names.
    "##);
    let targets = ["out/a.jsonl", "out/deep/b.jsonl", "out/deep/chat.jsonl"];
    let sources = ["logs/a.jsonl", "logs/deep/b.jsonl", "logs/deep/chat.json"];
    for (source, target) in sources.into_iter().zip(targets) {
        let report = format!("{target}.loss.jsonl");
        assert_eq!(place.run(&["validate", target]).code, 0, "{target}");
        assert_eq!(place.run(&["audit", source, target, &report]).code, 0, "{target}");
        let residue = format!("{}.residue", target.replace("out", "back"));
        let restored = place.run(&["restore", target, "--residue", &residue]);
        assert_eq!(restored.stdout.as_bytes(), place.read(source), "{target}");
    }
    assert_eq!(below(&place, "out").len(), 2 * targets.len());
    assert_eq!(place.names(), ["back", "logs", "out"]);
}

#[test]
fn what_was_written_is_not_read_back() {
    let place = place();
    let convert = ["convert", "logs", "--to", "session-record", "-o", "logs/out", "--quiet"];
    let quiet = Ran { code: 0, stdout: String::new(), stderr: String::new() };
    assert_eq!(place.run(&convert), quiet);
    let first = below(&place, "logs");
    assert_eq!(place.run(&convert), quiet);
    assert_eq!(below(&place, "logs"), first);
    let into_itself = ["convert", "logs", "--to", "session-record", "-o", "logs"];
    let message = "logs: is an input of this run: write the outputs to another directory";
    assert_eq!(place.run(&into_itself), refused(2, message));
}

#[test]
fn two_sources_of_one_target_are_refused_before_anything_is_written() {
    let place = place();
    place.write("logs/deep/chat.jsonl", row("u4", "Blue."));
    assert_eq!(
        place.run(&CONVERT),
        refused(
            2,
            "out/deep/chat.jsonl: would be made of logs/deep/chat.json and of logs/deep/chat.jsonl: convert them into two directories"
        )
    );
    let twice = ["convert", "logs/a.jsonl", "logs/deep", "logs", "--to", "turns", "-o", "out"];
    std::fs::remove_file(place.path("logs/deep/chat.jsonl")).unwrap();
    std::fs::copy(place.path("logs/a.jsonl"), place.path("logs/deep/a.jsonl")).unwrap();
    assert_eq!(
        place.run(&twice),
        refused(
            2,
            "out/a.jsonl: would be made of logs/a.jsonl and of logs/deep/a.jsonl: convert them into two directories"
        )
    );
    assert_eq!(place.names(), ["logs"]);
}

#[test]
fn one_that_fails_does_not_stop_the_others_and_the_worst_counts() {
    let place = place();
    let torn = row("u5", "Cut.") + "{\"type\":\"us";
    place.write("logs/deep/torn.jsonl", torn).write("logs/z.zst", b"\x28\xB5\x2F\xFD\x04\x00");
    let ran = place.run(&[&CONVERT[..], &["--strict", "--output", "json"]].concat());
    let told: Value = serde_json::from_str(&ran.stdout).unwrap();
    let files = |list: &Value| -> Vec<String> {
        let file = |one: &Value| {
            one.get("file")
                .or_else(|| one.pointer("/source/file"))
                .unwrap()
                .as_str()
                .unwrap()
                .to_owned()
        };
        list.as_array().unwrap().iter().map(file).collect()
    };
    assert_eq!(
        files(&told["converted"]),
        ["logs/a.jsonl", "logs/deep/b.jsonl", "logs/deep/chat.json"]
    );
    assert_eq!(files(&told["skipped"]), ["logs/empty.jsonl", "logs/notes.txt"]);
    assert_eq!(files(&told["failed"]), ["logs/z.zst", "logs/deep/torn.jsonl"]);
    assert_eq!(
        told["failed"][1]["message"],
        "strict: the source has 1 anomaly, first torn on line 2"
    );
    assert_eq!((ran.code, told["hidden"].clone()), (2, json!(3)));
    std::fs::remove_file(place.path("logs/z.zst")).unwrap();
    let ran = place.run(&[&CONVERT[..], &["--strict", "--quiet"]].concat());
    let message = "logs/deep/torn.jsonl: strict: the source has 1 anomaly, first torn on line 2";
    assert_eq!(ran, refused(1, message));
    assert!(!below(&place, "out").iter().any(|name| name.contains("torn")));
}

#[test]
fn a_file_that_is_named_is_a_log_or_it_fails() {
    let place = place();
    let named = ["convert", "logs/a.jsonl", "logs/notes.txt", "none.jsonl"];
    let ran = place.run(&[&named[..], &["--to", "turns", "-o", "out", "--quiet"]].concat());
    assert_eq!(ran.code, 2);
    let lines: Vec<_> = ran.stderr.lines().collect();
    assert!(lines[0].starts_with("error: logs/notes.txt: the content is of no known format"));
    assert_eq!(lines[1..], ["error: none.jsonl: no such file"]);
    assert_eq!(below(&place, "out"), ["out/a.jsonl", "out/a.jsonl.loss.jsonl"]);
}

#[test]
fn what_is_there_once_is_not_named_for_several() {
    let place = place();
    let says = |options: &[&str], message: &str| {
        let convert = [&["convert", "logs", "--to", "opencheckpoint"][..], options].concat();
        assert_eq!(place.run(&convert), refused(2, message), "{options:?}");
    };
    let directory = "several files are converted into a directory: name it with -o";
    says(&[], directory);
    says(&["-o", "-"], directory);
    says(
        &["-o", "out", "--report", "r"],
        "--report names one file, for one conversion: of several files, each report lies beside its target",
    );
    says(&["-o", "out", "--parent", "p"], "--parent names one file, for one conversion");
    place.write("file", "x");
    let no_directory = "is no directory, and several files are converted into one";
    says(&["-o", "file"], &format!("file: {no_directory}"));
    says(&["-o", "out", "--residue", "file"], &format!("file: {no_directory}"));
    says(&["-", "-o", "out"], "`-` is read by itself: name files and directories, or `-` alone");
    std::fs::create_dir(place.path("none")).unwrap();
    assert_eq!(
        place.run(&["convert", "none", "--to", "turns", "-o", "out"]),
        refused(2, "turns: nothing that is named holds a log that is converted to that format")
    );
    assert_eq!(place.names(), ["file", "logs", "none"]);
}

#[test]
fn no_report_and_redacted() {
    let place = place();
    let ran = place.run(&[&CONVERT[..], &["--no-report", "--redact"]].concat());
    assert_eq!(ran.code, 0, "{ran:?}");
    assert_eq!(below(&place, "out"), ["out/a.jsonl", "out/deep/b.jsonl", "out/deep/chat.jsonl"]);
}

#[test]
fn documents_of_a_directory_are_validated_and_others_are_told() {
    let place = place();
    let checkpoint = std::fs::read(fixture("opencheckpoint/valid/minimal.json")).unwrap();
    place.write("logs/deep/task.json", checkpoint);
    let ran = place.run(&["validate", "logs"]);
    assert_eq!(
        (ran.code, ran.stdout.as_str()),
        (0, "logs/deep/task.json: valid (opencheckpoint)\n")
    );
    insta::assert_snapshot!(ran.stderr, @r##"
    Skipped 5:
      logs/a.jsonl         is a Claude Code session log, of which nobody publishes a schema
      logs/deep/b.jsonl    is a Claude Code session log, of which nobody publishes a schema
      logs/deep/chat.json  is a conversation in OpenAI's chat messages, of which nobody publishes a schema
      logs/empty.jsonl     is empty
      logs/notes.txt       is of no known format

    Passed over what is hidden: 3 names.
    "##);
    let ran = place.run(&["validate", "logs", "--output", "json"]);
    let told: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(told["documents"].as_array().unwrap().len(), 1);
    assert_eq!(told["skipped"].as_array().unwrap().len(), 5);
    assert_eq!(told["skipped"][3], json!({"file": "logs/empty.jsonl", "reason": "is empty"}));
}

#[test]
fn a_subagent_beside_its_session_is_a_session_that_the_other_names() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("p/s1/subagents")).unwrap();
    let main = concat!(
        r#"{"parentUuid":null,"sessionId":"s1","uuid":"u1","timestamp":"2026-05-04T10:00:00.000Z","type":"assistant","message":{"id":"m1","type":"message","role":"assistant","model":"example","content":[{"type":"tool_use","id":"t1","name":"Task","input":{}}]}}"#,
        "\n",
        r#"{"parentUuid":"u1","sessionId":"s1","uuid":"u2","timestamp":"2026-05-04T10:00:09.000Z","type":"user","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"Three."}]},"toolUseResult":{"agentId":"a7"}}"#,
        "\n",
    );
    let side = r#"{"parentUuid":null,"isSidechain":true,"agentId":"a7","sessionId":"s1","uuid":"u3","timestamp":"2026-05-04T10:00:01.000Z","type":"user","message":{"role":"user","content":"Count."}}"#;
    place
        .write("p/s1.jsonl", main)
        .write("p/s1/subagents/agent-a7.jsonl", side)
        .write("p/s1/subagents/agent-a7.meta.json", r#"{"agentType":"Explore"}"#);
    let ran = place.run(&["convert", "p", "--to", "session-record", "-o", "out", "--quiet"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    let records = |name: &str| -> Vec<Value> {
        let text = String::from_utf8(place.read(name)).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (main, side) = (records("out/s1.jsonl"), records("out/s1/subagents/agent-a7.jsonl"));
    let named: Vec<_> = main.iter().filter(|record| record["type"] == "subagent").collect();
    let [subagent] = named[..] else { panic!("{named:?}") };
    assert_eq!((&subagent["callId"], &subagent["session"]), (&json!("t1"), &side[0]["session"]));
    assert_eq!(
        (&side[0]["session"], &side[0]["parent"]),
        (&json!("claude-code:a7"), &main[0]["session"])
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_among_several_files_gives_its_bytes_once() {
    let place = Place::new();
    let (log, other) = (fixture("codex/vents.jsonl"), fixture("codex/bare.jsonl"));
    let pipe = place.path("piped.jsonl");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let bytes = std::fs::read(&log).unwrap();
    let writer = std::thread::spawn(move || std::fs::write(pipe, bytes).unwrap());
    let ran = place.run(&["convert", "piped.jsonl", &other, "--to", "session-record", "-o", "out"]);
    writer.join().unwrap();
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    place.run(&["convert", &log, "--to", "session-record", "-o", "plain.jsonl"]);
    assert_eq!(place.read("out/piped.jsonl"), place.read("plain.jsonl"));
}
