//! What is measured: a checkpoint and a stream of session records, both made up, of any size.
#![allow(dead_code, reason = "neither the bench nor the example takes all of it")]

/// A checkpoint of so many statements, of half as many resources and of a quarter as many operations, which refer to each other; it
/// keeps every rule.
pub(crate) fn checkpoint(statements: usize) -> String {
    let resources = list(statements / 2, |n| {
        format!(
            r#"{{"id": "r{n}", "kind": "file", "uri": "file:///home/user/project/src/file_{n}.rs", "media_type": "text/x-rust", "digest": {{"algorithm": "sha-256", "value": "{n:064x}"}}, "size": {n}, "observed_at": "2026-05-04T09:{:02}:00Z"}}"#,
            n % 60
        )
    });
    let operations = list(statements / 4, |n| {
        let before = n.saturating_sub(1);
        let depends_on = if n == 0 { String::new() } else { format!(r#""o{before}", "s{n}""#) };
        format!(
            r#"{{"id": "o{n}", "kind": "action", "description": {:?}, "status": "uncertain", "target": "r{n}", "effect": "unknown", "call": {{"tool": "Edit", "arguments": {{"path": "src/file_{n}.rs", "line": {n}, "ratio": 0.{n}}}}}, "depends_on": [{depends_on}], "resume": "verify_first"}}"#,
            prose(n, 1)
        )
    });
    let statements = list(statements, |n| {
        let (before, resource) = (n.saturating_sub(1), n / 2);
        let superseded = match n % 4 {
            // By the next one, which is there: the last of four is not superseded.
            0 => format!(r#""status": "superseded", "superseded_by": "s{}", "#, n + 1),
            _ => String::new(),
        };
        format!(
            r#"{{"id": "s{n}", "kind": "decision", "text": {:?}, "origin": {{"type": "agent", "name": "example", "ref": "r{resource}"}}, {superseded}"rationale": {:?}, "verification": {{"state": "unverified"}}, "evidence": ["r{resource}", "s{before}", "o{}"], "recorded_at": "2026-05-04T09:{:02}:00Z"}}"#,
            prose(n, 2),
            prose(n, 1),
            n / 4,
            n % 60
        )
    });
    format!(
        r#"{{
  "opencheckpoint": "0.1",
  "id": "urn:uuid:00000000-0000-4000-8000-0000000000aa",
  "created_at": "2026-05-04T10:00:00Z",
  "source": {{"producer": {{"name": "example"}}}},
  "task": {{"objective": "Fix the parser", "status": "active"}},
  "statements": {statements},
  "resources": {resources},
  "operations": {operations}
}}
"#
    )
}

fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    let items: Vec<String> = (0..count).map(item).collect();
    format!("[\n    {}\n  ]", items.join(",\n    "))
}

fn prose(n: usize, sentences: usize) -> String {
    let sentence = "The test fails because the \"fixture\" is read before it is written; I will move the call. ";
    format!("{n}. {}", sentence.repeat(sentences))
}

/// The `n`th record of a session, as a line without its end: the header, and then a prompt, an answer, a call and its result in turn.
/// They keep every rule.
pub(crate) fn record(n: usize) -> String {
    let head = format!(r#""seq":{},"id":"r{n}","ts":"2026-05-04T10:00:00Z""#, n + 1);
    let text = |sentences| serde_json::Value::from(prose(n, sentences));
    match (n, n % 4) {
        (0, _) => format!(
            r#"{{"type":"session",{head},"session":"example:7c21f0aa","agent":{{"name":"example"}}}}"#
        ),
        (_, 1) => format!(
            r#"{{"type":"message",{head},"messageId":"m{n}","role":"user","author":"human","origin":"prompt","content":[{{"type":"text","text":{}}}]}}"#,
            text(1)
        ),
        (_, 2) => format!(
            r#"{{"type":"message",{head},"messageId":"m{n}","role":"assistant","author":"model","content":[{{"type":"text","text":{}}}]}}"#,
            text(3)
        ),
        (_, 3) => format!(
            r#"{{"type":"tool_call",{head},"callId":"call_{n}","name":"read","input":{{"path":"src/file_{n}.rs","line":{n}}},"at":{{"message":"r{}","index":0}}}}"#,
            n - 1
        ),
        _ => format!(
            r#"{{"type":"tool_result",{head},"callId":"call_{}","status":"ok","content":[{{"type":"text","text":{}}}]}}"#,
            n - 1,
            text(5)
        ),
    }
}
