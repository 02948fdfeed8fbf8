//! Prompts that waited in the queue.

use serde_json::json;

use super::*;

fn operation(operation: &str, content: Option<Tree>) -> Tree {
    let mut row = json!({"type":"queue-operation","operation":operation,"sessionId":"s"});
    if let Some(content) = content {
        row["content"] = content;
    }
    row
}

fn attachment(prompt: Tree) -> Tree {
    json!({"type":"attachment","uuid":"q","sessionId":"s","attachment":{"type":"queued_command","prompt":prompt}})
}

/// Text, author and status of every message that holds a text.
fn said(records: &[Tree]) -> Vec<(String, Option<&str>, Option<&str>)> {
    let messages = of_type(records, "message").into_iter();
    let said = messages.filter_map(|message| {
        let text = message["content"].as_array()?.iter().find_map(|part| part["text"].as_str())?;
        Some((text.to_owned(), message["author"].as_str(), message["status"].as_str()))
    });
    said.collect()
}

const TEXT: &str = "Also look at this picture of the kiln.";

#[test]
fn a_prompt_enqueued_as_text_and_delivered_as_parts_comes_out_once() {
    let image =
        json!({"type":"image","source":{"type":"base64","media_type":"image/png","data":"aQ=="}});
    let parts = json!([{"type":"text","text":TEXT}, image]);
    for delivered in
        [attachment(parts.clone()), user("q", parts.clone()), attachment(json!([TEXT]))]
    {
        for enqueued in [json!(TEXT), parts.clone()] {
            let (records, _) = told(&[
                operation("enqueue", Some(enqueued.clone())),
                operation("dequeue", None),
                delivered.clone(),
            ]);
            assert_eq!(said(&records), [(TEXT.to_owned(), Some("human"), None)]);
            let message = of_type(&records, "message")[0];
            assert_eq!(message["origin"], "queued");
            // What was enqueued in other words than it was delivered is kept.
            let kept = message["native"][0].get("content");
            assert_eq!(kept.is_some(), enqueued.is_array(), "{enqueued}");
        }
    }
}

#[test]
fn a_prompt_taken_back_and_sent_again_is_one_withdrawn_and_one_sent() {
    let (records, _) = told(&[
        operation("enqueue", Some(json!(TEXT))),
        operation("popAll", Some(json!(TEXT))),
        operation("enqueue", Some(json!(TEXT))),
        operation("remove", None),
        attachment(json!(TEXT)),
    ]);
    let text = || TEXT.to_owned();
    assert_eq!(
        said(&records),
        [(text(), Some("human"), Some("withdrawn")), (text(), Some("human"), None)]
    );
    let (records, _) = told(&[
        operation("enqueue", Some(json!(TEXT))),
        operation("popAll", None),
        operation("enqueue", Some(json!(TEXT))),
    ]);
    assert_eq!(
        said(&records),
        [(text(), Some("human"), Some("withdrawn")), (text(), Some("human"), Some("pending"))]
    );
}
