//! What the benches read: made up, the same on every machine, shaped like the real thing.

/// A log of an agent's session: one record a line, with long texts, escapes and many short members.
pub(crate) fn records() -> Vec<String> {
    (0..4_000).map(record).collect()
}

fn record(n: usize) -> String {
    let head = format!(
        r#""parentUuid":"{:032x}","isSidechain":false,"userType":"external","cwd":"/home/user/project","sessionId":"00000000-0000-4000-8000-000000000001","version":"1.0.0","gitBranch":"main","uuid":"{n:032x}","timestamp":"2026-05-04T10:{:02}:{:02}.{:03}Z""#,
        n.wrapping_sub(1),
        n / 60 % 60,
        n % 60,
        n % 1000
    );
    let message = match n % 4 {
        0 => format!(r#"{{"role":"user","content":{:?}}}"#, prose(n, 3)),
        1 => format!(
            r#"{{"id":"msg_{n}","type":"message","role":"assistant","model":"model-1","content":[{{"type":"text","text":{:?}}},{{"type":"tool_use","id":"tool_{n}","name":"Read","input":{{"file_path":"/home/user/project/src/file_{n}.rs","offset":{n},"limit":200}}}}],"stop_reason":"tool_use","stop_sequence":null,"usage":{{"input_tokens":{n},"cache_read_input_tokens":{},"output_tokens":12,"service_tier":"standard"}}}}"#,
            prose(n, 2),
            n * 17
        ),
        2 => format!(
            r#"{{"role":"user","content":[{{"tool_use_id":"tool_{n}","type":"tool_result","content":{:?},"is_error":false}}]}}"#,
            code(n, 40)
        ),
        _ => format!(
            r#"{{"id":"msg_{n}","type":"message","role":"assistant","content":[{{"type":"thinking","thinking":{:?},"signature":"{}"}}],"usage":{{"input_tokens":{n},"output_tokens":3}}}}"#,
            prose(n, 4),
            "c2lnbmF0dXJl".repeat(20)
        ),
    };
    format!(r#"{{"type":"assistant",{head},"message":{message}}}"#)
}

/// A document with many small members, as a checkpoint has them.
pub(crate) fn document() -> String {
    let statements: Vec<_> = (0..400)
        .map(|n| {
            format!(
                "    {{\n      \"id\": \"s{n}\",\n      \"kind\": \"observation\",\n      \"text\": {:?},\n      \"confidence\": 0.{n},\n      \"created_at\": \"2026-05-04T10:00:00Z\",\n      \"evidence\": [\"r{n}\", \"r{}\"],\n      \"extensions\": {{\"com.example/weight\": {n}, \"com.example/note\": null}}\n    }}",
                prose(n, 1),
                n + 1
            )
        })
        .collect();
    format!(
        "{{\n  \"opencheckpoint\": \"0.1\",\n  \"id\": \"urn:uuid:00000000-0000-4000-8000-0000000000aa\",\n  \"statements\": [\n{}\n  ]\n}}\n",
        statements.join(",\n")
    )
}

fn prose(n: usize, sentences: usize) -> String {
    let sentence = "The test fails because the \"fixture\" is read before it is written; I will move the call. ";
    format!("{n}. {}", sentence.repeat(sentences))
}

fn code(n: usize, lines: usize) -> String {
    let line = |line| format!("{line:>5}\tlet value_{n} = \"{line}\";\n");
    (0..lines).map(line).collect::<Vec<_>>().concat()
}
