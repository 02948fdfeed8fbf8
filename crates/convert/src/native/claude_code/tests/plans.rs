//! Plans that calls set and reminders repeat.

use serde_json::json;

use super::*;

fn todo(content: &str, status: &str) -> Tree {
    json!({"content":content,"status":status,"activeForm":content})
}

/// A call that sets the list, in a message of its own.
fn write(n: u8, todos: Tree) -> Tree {
    let call = call(&format!("t{n}"), "TodoWrite", json!({"todos":todos}));
    assistant(&format!("a{n}"), &format!("m{n}"), json!([call]))
}

fn reminder(kind: &str, content: Tree) -> Tree {
    json!({"type":"attachment","uuid":"r","attachment":{"type":kind,"content":content}})
}

#[test]
fn an_empty_list_empties_the_plan() {
    let (records, _) =
        told(&[write(1, json!([todo("Fire the kiln.", "pending")])), write(2, json!([]))]);
    let plans = of_type(&records, "plan");
    assert_eq!(plans.len(), 2);
    assert_eq!(plans[1]["entries"], json!([]));
    assert_eq!((&plans[1]["supersedes"], &plans[1]["callId"]), (&plans[0]["id"], &json!("t2")));
}

#[test]
fn an_odd_entry_is_told_and_costs_no_other() {
    for odd in [
        json!("text"),
        json!(null),
        json!({"status":"pending"}),
        json!({"content":"x","status":3}),
        json!([]),
    ] {
        let (records, notices) = told(&[
            write(1, json!([todo("Old.", "pending")])),
            write(2, json!([todo("New.", "in_progress"), odd, todo("Odd.", "abandoned")])),
        ]);
        let plan = of_type(&records, "plan")[1];
        assert_eq!(
            plan["entries"],
            json!([{"content":"New.","status":"in_progress"}, {"content":"Odd.","status":"abandoned"}])
        );
        assert_eq!(places_of(&notices, "odd-plan"), ["/1/message/content/0/input/todos/1"]);
    }
}

#[test]
fn a_list_that_cannot_be_read_is_told_and_changes_nothing() {
    for todos in [json!("[]"), json!(null), json!({"content":"x"})] {
        let (records, notices) =
            told(&[write(1, json!([todo("Old.", "pending")])), write(2, todos)]);
        assert_eq!(of_type(&records, "plan").len(), 1);
        assert_eq!(places_of(&notices, "odd-plan"), ["/1/message/content/0/input/todos"]);
    }
}

#[test]
fn a_call_that_failed_sets_no_plan() {
    let error = json!([{"type":"tool_result","tool_use_id":"t2","is_error":true,"content":"no"}]);
    let (records, _) = told(&[
        write(1, json!([todo("Old.", "pending")])),
        write(2, json!([todo("New.", "pending")])),
        user("u2", error),
    ]);
    let [plan] = of_type(&records, "plan")[..] else { panic!("one plan") };
    assert_eq!(plan["callId"], "t1");
}

#[test]
fn blockers_name_other_entries_or_are_left_out() {
    let task =
        |id: Tree, by: Tree| json!({"id":id,"subject":"x","status":"pending","blockedBy":by});
    let plan = |tasks: Tree| {
        let (records, _) = told(&[reminder("task_reminder", tasks)]);
        of_type(&records, "plan")[0]["entries"].clone()
    };
    let entries = plan(json!([
        task(json!("1"), json!(["1", "2", "9", 4])),
        task(json!("2"), json!(["2"])),
        {"id":"9","status":"pending"},
    ]));
    assert_eq!(
        entries,
        json!([
            {"entryId":"1","content":"x","status":"pending","blockedBy":["2"]},
            {"entryId":"2","content":"x","status":"pending"},
        ])
    );
    for twice in [json!(["1", "1"]), json!(["1", 2]), json!(["", "2"])] {
        let tasks = [0, 1].map(|n| task(twice[n].clone(), json!(["1"])));
        for entry in plan(json!(tasks)).as_array().expect("entries") {
            assert_eq!((entry.get("entryId"), entry.get("blockedBy")), (None, None), "{twice}");
        }
    }
}

#[test]
fn a_reminder_of_no_tasks_empties_the_plan_that_is_there() {
    let (records, _) = told(&[reminder("todo_reminder", json!([]))]);
    assert!(of_type(&records, "plan").is_empty());
    let (records, _) =
        told(&[write(1, json!([todo("Old.", "pending")])), reminder("todo_reminder", json!([]))]);
    assert_eq!(of_type(&records, "plan")[1]["entries"], json!([]));
}
