//! `diff` and `merge` on hand-written files of turns.

use serde_json::{Value, json};

use crate::run::{Place, Ran, printed, refused};

fn said(role: &str, content: &str) -> String {
    format!("{{\"role\":\"{role}\",\"content\":\"{content}\"}}\n")
}

const CALL: &str =
    "{\"role\":\"assistant\",\"tool_calls\":[{\"id\":\"c1\",\"type\":\"function\"}]}\n";

fn result(text: &str) -> String {
    format!(
        "{{\"role\":\"tool\",\"tool_results\":[{{\"tool_call_id\":\"c1\",\"content\":\"{text}\"}}]}}\n"
    )
}

/// A folder with the files `a` and `b`.
fn place(a: &str, b: &str) -> Place {
    let place = Place::new();
    place.write("a", a).write("b", b);
    place
}

fn json_of(ran: &Ran) -> Value {
    serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{ran:?}"))
}

#[test]
fn differences_are_told_by_lines_or_as_one_document() {
    let place = place(&said("user", "x"), &(said("tool", "y") + &said("user", "z")));
    let text = "different\nturn counts differ: A=1 B=2\nturn[0]: role differs\nturn[0]: content differs\nturn[1]: missing in A\n";
    assert_eq!(place.run(&["diff", "a", "b"]), Ran { code: 1, ..printed(text) });
    let ran = place.run(&["diff", "a", "b", "-f", "json"]);
    assert_eq!(
        json_of(&ran),
        json!({"identical": false, "a_turns": 1, "b_turns": 2, "differences": [
            {"field": "turn_count", "a": 1, "b": 2},
            {"index": 0, "field": "role", "a": "user", "b": "tool"},
            {"index": 0, "field": "content", "a": "\"x\"", "b": "\"y\""},
            {"index": 1, "field": "turn", "detail": "missing in A"},
        ]})
    );
    assert_eq!(place.run(&["diff", "a", "b", "--output", "json"]), ran);
}

#[test]
fn one_of_the_files_may_be_standard_input() {
    let place = place(&said("user", "x"), "");
    let input = said("user", "x");
    assert_eq!(place.run_with_input(&["diff", "a", "-"], &input), printed("identical\n"));
    assert_eq!(place.run(&["diff", "-", "-"]).code, 2);
}

#[test]
fn what_would_move_a_terminal_is_escaped() {
    let place = place(&said("user", "x"), &said("user", "\\u202e\u{7f}"));
    let ran = place.run(&["diff", "a", "b", "-f", "json"]);
    assert!(ran.stdout.contains(r#""b": "\"\u202e\u007f\"""#), "{}", ran.stdout);
    assert_eq!(json_of(&ran)["differences"][0]["b"], "\"\u{202e}\u{7f}\"");
}

#[test]
fn a_file_that_is_none_of_turns_is_never_merely_different() {
    for (bad, said_of_it) in [
        ("5\n", "b: line 1: a record is an object"),
        ("[]\n", "b: line 1: a record is an object"),
        ("{\"role\":[]}\n", "b: line 1, column 9, at /role: found an array, expected a string"),
        (
            "{\"role\":\"user\",\"role\":\"tool\"}\n",
            "b: line 1, column 16, at /role: found member \"role\" a second time, expected each member name once in an object",
        ),
    ] {
        let place = place(&said("user", "x"), bad);
        place.write("out", "OLD");
        assert_eq!(place.run(&["diff", "a", "b"]), refused(2, said_of_it));
        assert_eq!(place.run(&["merge", "a", "b", "-o", "out"]), refused(2, said_of_it));
        assert_eq!(place.read("out"), b"OLD");
        assert_eq!(place.names(), ["a", "b", "out"]);
    }
}

#[test]
fn an_input_may_be_written_over() {
    let place = place(&said("user", "x"), &said("user", "y"));
    assert_eq!(
        place.run(&["merge", "a", "b", "-o", "a"]),
        printed("Merged 1 turns from a + 1 new turns from b into a\n")
    );
    let merged = String::from_utf8(place.read("a")).unwrap();
    assert_eq!(
        merged,
        "{\"role\": \"user\", \"content\": \"x\", \"_meta\": {\"source\": \"a\"}}\n\
         {\"role\": \"user\", \"content\": \"y\", \"_meta\": {\"source\": \"b\"}}\n"
    );
}

#[test]
fn what_is_merged_can_go_to_standard_output() {
    let ran = place(&said("user", "x"), "").run(&["merge", "a", "b", "-o", "-"]);
    let line = "{\"role\": \"user\", \"content\": \"x\", \"_meta\": {\"source\": \"a\"}}\n";
    let stderr = "Merged 1 turns from a + 0 new turns from b into standard output\n".to_owned();
    assert_eq!(ran, Ran { stderr, ..printed(line) });
}

#[test]
fn what_is_left_out_or_renamed_is_said() {
    let labelled = "{\"role\":\"user\",\"content\":\"l\",\"_meta\":{\"source\":\"b\"}}\n";
    let a = said("user", "x") + labelled + CALL;
    let b = said("user", "go on")
        + &said("assistant", "y")
        + &said("user", "go on")
        + &labelled.replace("\"l\"", "\"m\"")
        + CALL;
    let place = place(&a, &b);
    let ran = place.run(&["merge", "a", "b", "-o", "out"]);
    assert_eq!(ran.stdout, "Merged 2 turns from a + 3 new turns from b into out\n");
    assert_eq!(
        ran.stderr,
        "warning: 1 turn at the end of a left out, with a call that has no result\n\
         warning: 1 turn at the end of b left out, with a call that has no result\n\
         warning: 1 turn of b left out, said before; --keep-repeats keeps such turns\n\
         note: the source b of b is b2 now: a has a b of its own\n"
    );
    let ran = place.run(&["merge", "a", "b", "-o", "out", "--keep-repeats", "--output", "json"]);
    assert_eq!(
        json_of(&ran),
        json!({
            "file": "out",
            "a": {"file": "a", "turns": 2, "unfinished_left_out": 1},
            "b": {"file": "b", "turns": 4, "unfinished_left_out": 1},
            "repeats_left_out": 0,
            "conflicts": [],
            "relabelled": [{"from": "b", "to": "b2"}],
        })
    );
    assert_eq!(ran.stderr, "");
}

#[test]
fn two_results_of_one_call_are_told_by_its_id() {
    let place = place(&(CALL.to_owned() + &result("1")), &(CALL.to_owned() + &result("2")));
    let ran = place.run(&["merge", "a", "b", "-o", "out"]);
    assert_eq!(ran.stdout, "Merged 2 turns from a + 1 new turns from b into out\n");
    assert_eq!(
        ran.stderr,
        "warning: the call c1 has two results, both kept: a line 2, b line 2\n\
         Warning: 1 conflicting tool result hash(es) detected\n"
    );
    let ran = place.run(&["merge", "a", "b", "-o", "out", "--output", "json"]);
    assert_eq!(json_of(&ran)["conflicts"], json!([{"call": "c1", "a_line": 2, "b_line": 2}]));
}

#[test]
fn conflicts_without_end_are_counted() {
    let results = |text: &str| {
        let lines = (0..25).map(|n| result(text).replace("c1", &format!("c{n}")));
        lines.collect::<String>()
    };
    let ran = place(&results("1"), &results("2")).run(&["merge", "a", "b", "-o", "out"]);
    assert_eq!(ran.stderr.lines().count(), 21);
    assert!(ran.stderr.ends_with(
        "Warning: 25 conflicting tool result hash(es) detected, 5 of them not told here\n"
    ));
}

#[test]
fn a_row_that_a_resumed_session_changed_is_told() {
    let turn = |branch: &str, session: &str| {
        format!(
            "{{\"role\":\"user\",\"content\":\"x\",\"native\":{{\"uuid\":\"u1\",\"sessionId\":\"{session}\",\"gitBranch\":\"{branch}\"}}}}\n"
        )
    };
    let place = place(&turn("main", "s1"), &turn("dev", "s2"));
    let ran = place.run(&["merge", "a", "b", "-o", "c"]);
    let line = "warning: the row u1 of the log is not the same in both: a line 1, b line 1\n";
    assert_eq!((ran.code, ran.stderr.as_str()), (0, line));
    let ran = place.run(&["merge", "a", "b", "-o", "c", "--output", "json"]);
    assert_eq!(json_of(&ran)["differing"], json!([{"row": "u1", "a_line": 1, "b_line": 1}]));
    place.write("b", turn("main", "s2"));
    assert_eq!(place.run(&["merge", "a", "b", "-o", "c"]).stderr, "");
}
