//! What the importer says of a message: what its row says, and nothing that could be guessed.

use serde_json::json;

use super::*;

fn attachment(attachment: Tree) -> Tree {
    json!({"type":"attachment","uuid":"t1","sessionId":"s","attachment":attachment})
}

fn enqueued(text: &str) -> Tree {
    json!({"type":"queue-operation","operation":"enqueue","sessionId":"s","content":text})
}

fn notice(text: &str) -> Tree {
    json!({"type":"system","subtype":"informational","uuid":"n1","sessionId":"s","content":text})
}

/// The one message that becomes of a row.
fn message_of(row: Tree) -> Tree {
    let records = records_of(&[row]);
    let [message] = of_type(&records, "message")[..] else { panic!("one message: {records:#?}") };
    message.clone()
}

/// The records of both fixtures, and of rows that would tempt one to guess.
fn all_records() -> Vec<Tree> {
    let said = "The parser rejects empty input. It should return an empty list.";
    let mut summary = user("z2", json!(format!("The conversation so far: {said}")));
    summary["isCompactSummary"] = json!(true);
    let mut from_peer = user("z3", json!("Also check the CLI."));
    from_peer["origin"] = json!({"kind":"peer","from":"agent-7"});
    let more = [
        assistant("z1", "zm1", json!([{"type":"text","text":said}])),
        summary,
        from_peer,
        user("z4", json!("<teammate-message teammate_id=\"ari\">Done.</teammate-message>")),
        user("z5", json!("@molty From: Ari. Tell the list.")),
        user("z6", json!(said)),
    ];
    let fixtures = ["parser-fix.jsonl", "every-row.jsonl"].map(|name| rows_of(&fixture(name)));
    records_of(&fixtures.into_iter().flatten().chain(more).collect::<Vec<_>>())
}

#[test]
fn a_row_that_names_no_role_becomes_a_message_without_one() {
    for row in [
        attachment(json!({"type":"queued_command","prompt":"Also update the changelog."})),
        attachment(json!({"type":"hook_success","content":"ok"})),
        attachment(json!({"type":"file","filename":"a.rs"})),
        enqueued("Then publish it."),
        notice("Context low."),
    ] {
        let message = message_of(row);
        assert_eq!(message.get("role"), None, "{message}");
        assert_eq!(message["capture"]["role"]["state"], "absent", "{message}");
    }
}

#[test]
fn a_role_is_the_one_that_the_row_names_whoever_wrote_it() {
    let mut injected = user("u1", json!("Remember the rules."));
    injected["isMeta"] = json!(true);
    let mut synthetic = assistant("a1", "m1", json!("API Error"));
    synthetic["isApiErrorMessage"] = json!(true);
    for (row, role, author) in [
        (user("u1", json!("Fix it.")), "user", "human"),
        (injected, "user", "harness"),
        (assistant("a1", "m1", json!("Fixed.")), "assistant", "model"),
        (synthetic, "assistant", "harness"),
    ] {
        let message = message_of(row);
        assert_eq!((&message["role"], &message["author"]), (&json!(role), &json!(author)));
        assert_eq!(message["capture"].get("role"), None);
    }
}

#[test]
fn only_what_a_row_marks_as_a_persons_is_a_persons() {
    let author = |row: Tree| message_of(row).get("author").cloned();
    let with = |name: &str, value: Tree| {
        let mut row = user("u1", json!("Fix it."));
        row[name] = value;
        row
    };
    assert_eq!(author(user("u1", json!("Fix it."))), Some(json!("human")));
    assert_eq!(author(with("origin", json!({"kind":"human"}))), Some(json!("human")));
    for (row, expected) in [
        (with("isMeta", json!(true)), Some("harness")),
        (with("isCompactSummary", json!(true)), Some("harness")),
        (with("origin", json!({"kind":"hook"})), Some("hook")),
        (with("origin", json!({"kind":"peer"})), Some("agent")),
        (with("origin", json!({"kind":"of-next-year"})), None),
        (with("promptSource", json!("sdk")), None),
        (with("isSidechain", json!(true)), Some("agent")),
        (user("u1", json!("<system-reminder>Be brief.</system-reminder>")), Some("harness")),
        (user("u1", json!("<user-prompt-submit-hook>ok</user-prompt-submit-hook>")), Some("hook")),
        (user("u1", json!("Fix it.\n<system-reminder>Be brief.</system-reminder>")), None),
    ] {
        assert_eq!(author(row.clone()), expected.map(Tree::from), "{row}");
    }
}

#[test]
fn a_result_that_was_taken_out_of_the_context_is_masked() {
    let result = |content: Tree| {
        let row = user("u1", json!([{"type":"tool_result","tool_use_id":"t1","content":content}]));
        let records = records_of(&[row]);
        of_type(&records, "tool_result")[0].clone()
    };
    let state = |content: Tree| result(content)["capture"]["content"].get("state").cloned();
    let cleared = "[Old tool result content cleared]";
    let text = |text: &str| json!({"type":"text","text":text});
    for content in [json!(cleared), json!([cleared]), json!([text(cleared)]), text(cleared)] {
        assert_eq!(state(content.clone()), Some(json!("masked")), "{content}");
        // What is left is kept as it stands.
        assert!(result(content)["content"].to_string().contains(cleared));
    }
    for content in [
        json!("done"),
        json!(""),
        json!(format!("grep: {cleared}")),
        json!([text(cleared), text("and this")]),
        json!("<persisted-output>\nPreview:\n1\n2\n</persisted-output>"),
    ] {
        assert_eq!(state(content.clone()), None, "{content}");
    }
    assert_eq!(state(json!([])), Some(json!("complete")));
}

#[test]
fn a_result_whose_output_is_stored_elsewhere_is_what_the_model_saw() {
    let seen =
        "<persisted-output>\nFull output saved to: /w/t1.txt\n\nPreview:\n1\n</persisted-output>";
    let mut row = user("u1", json!([{"type":"tool_result","tool_use_id":"t1","content":seen}]));
    row["toolUseResult"] = json!({"stdout":"1\n2\n3","persistedOutputPath":"/w/t1.txt"});
    let records = records_of(&[row]);
    let [result] = of_type(&records, "tool_result")[..] else { panic!("one result") };
    assert_eq!(result["content"], json!([{"type":"text","text":seen}]));
    assert_eq!(result["structuredContent"]["stdout"], "1\n2\n3");
    assert_eq!(result.get("capture"), None);
}

#[test]
fn what_was_exposed_of_a_thought_and_what_is_included_are_said_apart() {
    let thought = |block: Tree| {
        let message = message_of(assistant("a1", "m1", json!([block])));
        let part = &message["content"][0];
        assert_eq!(part["type"], "reasoning");
        (part.get("visibility").cloned(), message.get("capture").cloned())
    };
    // However little the provider exposed, all that the log holds of it is included.
    for (block, visibility) in [
        (json!({"type":"thinking","thinking":"step","signature":"QUJD"}), Some("full")),
        (json!({"type":"thinking","thinking":"","signature":"QUJD"}), Some("omitted")),
        (json!({"type":"redacted_thinking","data":"UkVE"}), Some("redacted")),
        (json!({"type":"thinking","thinking":"step"}), None),
    ] {
        assert_eq!(thought(block), (visibility.map(Tree::from), None));
    }
    // However the content is captured, nothing is said of what was exposed.
    let empty = message_of(assistant("a1", "m1", json!([])));
    assert_eq!(empty["content"], json!([]));
    assert_eq!(empty["capture"]["content"]["state"], "complete");
}

#[test]
fn a_thought_with_a_message_id_of_its_own_is_a_message_of_its_own() {
    let thought = json!([{"type":"thinking","thinking":"step","signature":"QUJD"}]);
    let answer = json!([{"type":"text","text":"Fixed."}]);
    let contents = |rows: &[Tree]| -> Vec<(Tree, Vec<Tree>)> {
        let records = records_of(rows);
        let of_message = |message: &&Tree| {
            let parts = message["content"].as_array().expect("parts").iter();
            (message["messageId"].clone(), parts.map(|part| part["type"].clone()).collect())
        };
        of_type(&records, "message").iter().map(of_message).collect()
    };
    let apart = [assistant("a1", "m1", thought.clone()), assistant("a2", "m2", answer.clone())];
    assert_eq!(
        contents(&apart),
        [(json!("m1"), vec![json!("reasoning")]), (json!("m2"), vec![json!("text")])]
    );
    // A row without a message id has its own.
    let mut alone = assistant("a1", "", thought.clone());
    alone["message"].as_object_mut().expect("a message").remove("id");
    assert_eq!(
        contents(&[alone, assistant("a2", "m2", answer.clone())]),
        [(json!("a1"), vec![json!("reasoning")]), (json!("m2"), vec![json!("text")])]
    );
    // The rows of one message are the provider's one message.
    let together = [assistant("a1", "m1", thought), assistant("a2", "m1", answer)];
    assert_eq!(contents(&together), [(json!("m1"), vec![json!("reasoning"), json!("text")])]);
}

#[test]
fn nobody_is_named_as_sender_or_recipient_whom_the_log_does_not_name() {
    let records = all_records();
    let messages = of_type(&records, "message");
    for author in ["human", "agent", "harness", "model"] {
        assert!(messages.iter().any(|message| message["author"] == author), "{author}");
    }
    for message in messages {
        for member in
            ["from", "recipients", "triggersTurn", "conversation", "platform", "addressed", "via"]
        {
            assert_eq!(message.get(member), None, "{message}");
        }
    }
}

#[test]
fn a_text_that_repeats_another_is_not_said_to_be_derived_from_it() {
    let records = all_records();
    let summaries = of_type(&records, "message")
        .into_iter()
        .filter(|message| message["native"][0]["isCompactSummary"] == true);
    assert!(summaries.count() > 1);
    assert!(records.iter().all(|record| record.get("derivedFrom").is_none()));
}

#[test]
fn what_the_agent_wrote_is_not_said_to_be_delivered() {
    let records = all_records();
    assert!(of_type(&records, "message").iter().any(|message| message["author"] == "model"));
    assert!(of_type(&records, "delivery").is_empty());
}
