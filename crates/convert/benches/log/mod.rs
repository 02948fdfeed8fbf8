//! A made-up Claude Code log of any size: the mix of rows, sizes and odd members that real logs have.
//!
//! Deterministic: the same number of bytes asked for is the same log, so that two runs compare.

use std::io::{self, Write};

/// Writes whole rows until at least `bytes` bytes are written; returns how many were.
pub(crate) fn write(out: &mut impl Write, bytes: u64) -> io::Result<u64> {
    let mut log =
        Log { out, written: 0, row: 0, parent: None, random: Random(0x9E37_79B9_7F4A_7C15) };
    log.line(r#"{"type":"summary","summary":"Make the ledger balance","leafUuid":"00000000-0000-4000-8000-000000000001"}"#)?;
    let mut turn = 0;
    while log.written < bytes {
        log.turn(turn)?;
        turn += 1;
    }
    Ok(log.written)
}

/// xorshift64: enough to vary sizes.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

struct Log<'w, W> {
    out: &'w mut W,
    written: u64,
    row: u64,
    parent: Option<String>,
    random: Random,
}

const PROSE: &str = "The balance is wrong because a reversed entry is counted twice. I will read the \
     importer first, then the two callers, and only then change the fold. Ünïcode stays: “quoted”, 帳簿. ";
const CODE: &str = "    12\\tfn fold(entries: &[Entry]) -> Balance {\\n    13\\t    entries.iter().filter(|e| \
     !e.is_reversed()).map(|e| e.amount).sum()\\n    14\\t}\\n";

impl<W: Write> Log<'_, W> {
    fn line(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        self.out.write_all(b"\n")?;
        self.written += text.len() as u64 + 1;
        Ok(())
    }

    /// A chained row: the common members, then `rest`.
    fn row(&mut self, kind: &str, rest: &str) -> io::Result<()> {
        self.row += 1;
        let uuid = format!("00000000-0000-4000-8000-{:012x}", self.row);
        let parent = self.parent.as_ref().map_or("null".to_owned(), |uuid| format!("\"{uuid}\""));
        let (seconds, millis) = (self.row / 3, self.row % 1000);
        let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
        let day = 1 + seconds / 86_400 % 28;
        let text = format!(
            r#"{{"parentUuid":{parent},"isSidechain":false,"userType":"external","cwd":"/home/robin/books","sessionId":"7d1f3c52-5a86-4a0e-9a53-1f5f6f0e2b11","version":"2.1.200","gitBranch":"main","type":"{kind}",{rest},"uuid":"{uuid}","timestamp":"2026-05-{day:02}T{hour:02}:{minute:02}:{second:02}.{millis:03}Z"}}"#
        );
        self.parent = Some(uuid);
        self.line(&text)
    }

    fn prose(&mut self, most: u64) -> String {
        PROSE.repeat(1 + usize::try_from(self.random.below(most)).unwrap_or(0))
    }

    /// A prompt; one API message of thinking, text and one to three calls, a row each; a result for each; an answer.
    fn turn(&mut self, turn: u64) -> io::Result<()> {
        let prompt = self.prose(3);
        self.row("user", &format!(r#""message":{{"role":"user","content":"{prompt}"}}"#))?;
        let thinking = self.prose(6);
        let signature = "Q2xhdWRl".repeat(30);
        self.block(
            turn,
            "null",
            &format!(r#"{{"type":"thinking","thinking":"{thinking}","signature":"{signature}"}}"#),
        )?;
        let text = self.prose(2);
        self.block(turn, "null", &format!(r#"{{"type":"text","text":"{text}"}}"#))?;
        let calls = 1 + self.random.below(3);
        for call in 0..calls {
            self.block(turn, r#""tool_use""#, &format!(r#"{{"type":"tool_use","id":"toolu_{turn:08x}{call}","name":"Read","input":{{"file_path":"/home/robin/books/src/fold_{call}.rs","limit":200,"offset":{turn}}}}}"#))?;
        }
        for call in 0..calls {
            let code = CODE.repeat(2 + usize::try_from(self.random.below(12)).unwrap_or(0));
            self.row("user", &format!(r#""message":{{"role":"user","content":[{{"tool_use_id":"toolu_{turn:08x}{call}","type":"tool_result","content":"{code}"}}]}},"toolUseResult":{{"type":"text","file":{{"filePath":"/home/robin/books/src/fold_{call}.rs","content":"{code}","numLines":3,"startLine":12,"totalLines":240}}}}"#))?;
        }
        let answer = self.prose(4);
        self.row("assistant", &format!(r#""requestId":"req_{turn:016x}b","message":{{"id":"msg_{turn:016x}b","type":"message","role":"assistant","model":"claude-sonnet-4-5-20250929","content":[{{"type":"text","text":"{answer}"}}],"stop_reason":"end_turn","stop_sequence":null,"usage":{{"input_tokens":12,"cache_creation_input_tokens":1830,"cache_read_input_tokens":40211,"output_tokens":212,"service_tier":"standard"}}}}"#))?;
        if turn.is_multiple_of(9) {
            self.line(&format!(r#"{{"type":"file-history-snapshot","messageId":"msg_{turn:016x}b","snapshot":{{"messageId":"msg_{turn:016x}b","trackedFileBackups":{{"src/fold_0.rs":{{"backupFileName":"{turn:x}@v1","version":1,"backupTime":"2026-05-01T10:00:00.000Z"}}}},"timestamp":"2026-05-01T10:00:00.000Z"}},"isSnapshotUpdate":false}}"#))?;
        }
        Ok(())
    }

    /// One content block of the turn's API message, in a row of its own.
    fn block(&mut self, turn: u64, stop: &str, block: &str) -> io::Result<()> {
        self.row("assistant", &format!(r#""requestId":"req_{turn:016x}","message":{{"id":"msg_{turn:016x}","type":"message","role":"assistant","model":"claude-sonnet-4-5-20250929","content":[{block}],"stop_reason":{stop},"stop_sequence":null,"usage":{{"input_tokens":9,"cache_creation_input_tokens":2210,"cache_read_input_tokens":38001,"output_tokens":318,"service_tier":"standard"}}}}"#))
    }
}
