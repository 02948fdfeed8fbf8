//! `resume`: what is started, with what, and how it ends.

use std::io::{BufRead as _, BufReader};
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, Command, Stdio};

use crate::run::{Place, Ran, printed, refused};

const TURN: &str = "{\"role\":\"user\",\"content\":\"x\"}\n";
const CALL: &str =
    "{\"role\":\"assistant\",\"tool_calls\":[{\"id\":\"c1\",\"type\":\"function\"}]}\n";

fn place() -> Place {
    let place = Place::new();
    place.write("ck.jsonl", TURN);
    place
}

#[test]
fn the_command_gets_the_path_its_arguments_and_the_streams() {
    let place = place();
    let script = "read line; echo \"$line $* $AGENT_CHECKPOINT_INIT\"; echo aside >&2; exit 7";
    let ran = place.run_with_input(
        &["resume", "ck.jsonl", "--", "sh", "-c", script, "sh", "-a", "--", "b"],
        "in\n",
    );
    let path = place.path("ck.jsonl").canonicalize().unwrap();
    let stdout = format!("in -a -- b {}\n", path.display());
    assert_eq!(ran, Ran { code: 7, stdout, stderr: "aside\n".to_owned() });
}

#[test]
fn a_link_in_the_path_is_followed_before_its_dots() {
    let place = place();
    std::fs::create_dir_all(place.path("far/below")).unwrap();
    std::os::unix::fs::symlink("far/below", place.path("link")).unwrap();
    place.write("far/ck.jsonl", TURN);
    let ran =
        place.run(&["resume", "link/../ck.jsonl", "--", "sh", "-c", "echo $AGENT_CHECKPOINT_INIT"]);
    let path = place.path("far/ck.jsonl").canonicalize().unwrap();
    assert_eq!(ran, printed(&format!("{}\n", path.display())));
}

#[test]
fn no_command_starts_from_a_broken_state() {
    let place = place();
    place.write("flight", TURN.to_owned() + CALL);
    place.write("torn", TURN.to_owned() + "{\"role\":\"us");
    place.write("shape", "{\"role\":7}\n").write("empty", "").write("blank", "\n\n");
    for (file, code, said) in [
        ("none", 2, "no such file"),
        ("empty", 2, "is empty"),
        ("blank", 2, "has no turns"),
        (
            "torn",
            2,
            "line 2, column 12, at /role: found the end of the text, expected a closing quote",
        ),
        ("shape", 2, "line 1, column 9, at /role: found 7, expected a string"),
        (".", 2, "is a directory: name a file in it"),
        (
            "flight",
            1,
            "line 2, at /tool_calls/0: no result answers the call \"c1\", and the file ends so; take out the turn that makes it and those after it, or add the result",
        ),
    ] {
        let ran = place.run(&["resume", file, "--", "touch", "started"]);
        assert_eq!(ran, refused(code, &format!("{file}: {said}")));
        assert!(!place.path("started").exists(), "{file}");
    }
    place.write(
        "answered",
        TURN.to_owned()
            + CALL
            + "{\"role\":\"tool\",\"tool_results\":[{\"tool_call_id\":\"c1\"}]}\n",
    );
    assert_eq!(place.run(&["resume", "answered", "--", "echo", "ran"]), printed("ran\n"));
}

#[test]
fn one_checkpoint_and_a_command_are_needed() {
    let usage =
        "usage: opencheckpoint resume CKPT -- CMD…: one checkpoint, and a command behind `--`";
    for args in [
        &["resume"][..],
        &["resume", "ck.jsonl"],
        &["resume", "ck.jsonl", "--"],
        &["resume", "--", "true"],
    ] {
        assert_eq!(place().run(args), refused(1, usage), "{args:?}");
    }
    assert_eq!(
        place().run(&["resume", "-", "--", "true"]),
        refused(2, "the command reads the checkpoint by its path: name a file")
    );
}

#[test]
fn a_command_that_cannot_be_started_is_said_as_a_shell_says_it() {
    let place = place();
    assert_eq!(
        place.run(&["resume", "ck.jsonl", "--", "./none"]),
        refused(127, "./none: no such file")
    );
    assert_eq!(
        place.run(&["resume", "ck.jsonl", "--", "./ck.jsonl"]),
        refused(126, "./ck.jsonl: permission denied")
    );
}

/// Starts a script that says its process's number first.
fn started(
    command: &mut Command,
    script: &str,
) -> (Child, BufReader<std::process::ChildStdout>, String) {
    let script = format!("echo $$; {script}");
    let mut child = command
        .args(["resume", "ck.jsonl", "--", "sh", "-c", &script])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut id = String::new();
    lines.read_line(&mut id).unwrap();
    (child, lines, id.trim().to_owned())
}

fn send(signal: &str, id: &str) -> bool {
    Command::new("kill").args([signal, id]).stderr(Stdio::null()).status().unwrap().success()
}

/// Whether a process is there, and not merely its number, for which nobody has asked yet.
fn is_running(id: &str) -> bool {
    let state = Command::new("ps").args(["-o", "stat=", "-p", id]).output().unwrap().stdout;
    !state.is_empty() && !state.starts_with(b"Z")
}

#[test]
fn a_signal_ends_the_command_and_then_us() {
    for (signal, code) in [("-TERM", 143), ("-INT", 130), ("-HUP", 129), ("-USR1", 138)] {
        let place = place();
        let (mut child, _lines, command) = started(&mut place.command(), "exec sleep 60");
        assert!(send(signal, &child.id().to_string()));
        let status = child.wait().unwrap();
        assert_eq!((status.code(), status.signal()), (Some(code), None), "{signal}");
        assert!(!is_running(&command), "the command is left over after {signal}");
    }
}

#[test]
fn a_command_that_minds_a_signal_ends_in_its_own_way() {
    let place = place();
    let script = "trap 'echo minded; exit 3' TERM; echo ready; while :; do sleep 0.05; done";
    let (mut child, mut lines, _) = started(&mut place.command(), script);
    let mut line = String::new();
    lines.read_line(&mut line).unwrap();
    assert!(send("-TERM", &child.id().to_string()));
    line.clear();
    lines.read_line(&mut line).unwrap();
    assert_eq!((line.as_str(), child.wait().unwrap().code()), ("minded\n", Some(3)));
}

#[cfg(target_os = "linux")]
#[test]
fn no_command_is_left_over_when_we_are_killed() {
    let place = place();
    let (mut child, mut lines, command) = started(&mut place.command(), "exec sleep 60");
    child.kill().unwrap();
    child.wait().unwrap();
    // Whatever holds the other end of the pipe is gone once it ends.
    let mut rest = String::new();
    lines.read_line(&mut rest).unwrap();
    assert_eq!(rest, "");
    assert!(!is_running(&command));
}

#[cfg(target_os = "linux")]
#[test]
fn what_we_are_told_to_ignore_the_command_ignores() {
    let place = place();
    let mut command = Command::new("sh");
    let script = format!("trap '' HUP; exec {} \"$@\"", env!("CARGO_BIN_EXE_opencheckpoint"));
    command.current_dir(place.path(".")).args(["-c", &script, "sh"]);
    let (mut child, _lines, id) = started(&mut command, "kill -HUP $$; sleep 0.2; exit 4");
    assert!(send("-HUP", &child.id().to_string()), "{id}");
    assert_eq!(child.wait().unwrap().code(), Some(4));
}
