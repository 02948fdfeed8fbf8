//! What a file claims that no conversion may make more of: read off the file alone, in each format, by the functions of
//! [`opencheckpoint_convert::lattice`].

use std::collections::BTreeSet;

use agent_turns_model::Turn;
use exact_json::lines::Records;
use opencheckpoint_convert::Format;
use opencheckpoint_convert::lattice::{
    Acceptance, Attempt, Authority, Certainty, Completion, Voice,
};
use opencheckpoint_model::{Checkpoint, OriginType, StatementStatus};
use serde_json::{Value, json};
use session_record_model::draft::{Author, ContentPart, Message, Record};
use session_record_model::effective::Effective;
use session_record_model::view::{ContextView, Standing};

use crate::own_rows::{self, layout};

/// What a file claims, as sets of texts or ids, and as counts.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    /// Texts that direct the work.
    pub(crate) directives: BTreeSet<String>,
    /// Texts that a person said.
    pub(crate) said: BTreeSet<String>,
    /// Texts that were checked.
    pub(crate) verified: BTreeSet<String>,
    /// What somebody agreed to.
    pub(crate) accepted: BTreeSet<String>,
    /// How many calls, deliveries and other operations have been begun.
    pub(crate) begun: usize,
    /// How many of them are over, with an outcome that is known.
    pub(crate) settled: usize,
    /// Texts of work that is done.
    pub(crate) done: BTreeSet<String>,
}

impl Claims {
    pub(crate) fn of(format: Format, file: &[u8]) -> Self {
        let mut claims = Self::default();
        match format {
            Format::OpenCheckpoint => claims.checkpoint(&Checkpoint::from_slice(file).unwrap()),
            Format::SessionRecord => claims.session(file),
            Format::Turns => records(file).iter().for_each(|turn| claims.turn(turn)),
            Format::ClaudeCode => records(file).iter().for_each(|row| claims.row(row)),
            Format::Codex => {
                let records = own_rows::records(file, layout(file, format));
                let records = records.unwrap_or_else(|| self::records(file));
                for row in &records {
                    match row["items"].as_array() {
                        Some(items) => items.iter().for_each(|item| claims.rollout_row(item)),
                        None => claims.rollout_row(row),
                    }
                }
            }
            Format::Pi => records(file).iter().for_each(|entry| claims.entry(entry)),
            Format::GeminiCli => {
                let records = own_rows::records(file, layout(file, format));
                let records = records.unwrap_or_else(|| self::records(file));
                for row in &records {
                    claims.gemini_row(row);
                }
            }
            // What a package has is quoted, and its reviews are no evidence.
            Format::ContextPackage | Format::ContextRequest | Format::GrantReceipt => {}
            Format::OpenAiChat | Format::AnthropicMessages => claims.conversation(format, file),
            Format::OpenAiResponses => claims.response_items(format, file),
        }
        claims
    }

    /// What they claim that the others do not.
    pub(crate) fn beyond(&self, others: &Self) -> Vec<String> {
        let mut beyond = Vec::new();
        for (what, ours, theirs) in [
            ("directs", &self.directives, &others.directives),
            ("is said by a person", &self.said, &others.said),
            ("is verified", &self.verified, &others.verified),
            ("is accepted", &self.accepted, &others.accepted),
            ("is done", &self.done, &others.done),
        ] {
            beyond.extend(ours.difference(theirs).map(|text| format!("{text:?} {what}")));
        }
        for (what, ours, theirs) in
            [("begun", self.begun, others.begun), ("settled", self.settled, others.settled)]
        {
            if ours > theirs {
                beyond.push(format!("{ours} are {what}, and {theirs} were"));
            }
        }
        beyond
    }

    fn checkpoint(&mut self, checkpoint: &Checkpoint) {
        for statement in checkpoint.statements.iter().flatten() {
            let text = || statement.text.clone();
            let is_active = matches!(statement.status, None | Some(StatementStatus::Active));
            let authority = Authority::of_statement(statement.kind, statement.origin.type_);
            if is_active && authority == Authority::Directive {
                self.directives.insert(text());
            }
            if statement.origin.type_ == OriginType::User {
                self.said.insert(text());
            }
            let state = statement.verification.as_ref().map(|verification| verification.state);
            if Certainty::of_statement(state) == Certainty::Verified {
                self.verified.insert(text());
            }
        }
        for operation in checkpoint.operations.iter().flatten() {
            let id = operation.id.as_str();
            if operation.approval.is_some()
                || Acceptance::of_operation(operation.status) == Acceptance::Accepted
            {
                self.accepted.insert(id.to_owned());
            }
            self.attempt(Attempt::of_operation(operation.status));
        }
        let steps = checkpoint.progress.iter().flat_map(|progress| progress.completed.iter());
        self.done.extend(steps.flatten().map(|step| step.description.clone()));
        if Completion::of_task(checkpoint.task.status) == Completion::Done {
            self.done.insert(checkpoint.task.objective.clone());
        }
    }

    fn session(&mut self, file: &[u8]) {
        let mut view = ContextView::new();
        for record in Records::<_, Record>::new(file).map(Result::unwrap) {
            match &record {
                Record::Message(message) => {
                    let in_view = view.admit(&Standing::of(message)).is_ok();
                    self.message(message, in_view);
                }
                Record::ToolCall(_) => self.attempt(Attempt::of_call(false)),
                Record::ToolResult(_) => self.attempt(Attempt::of_call(true)),
                Record::Delivery(delivery) => self.attempt(Attempt::of_delivery(&delivery.status)),
                Record::Plan(plan) => {
                    let done =
                        plan.entries.iter().flatten().filter(|entry| {
                            Completion::of_entry(&entry.status) == Completion::Done
                        });
                    self.done.extend(done.map(|entry| entry.content.clone()));
                    if plan.status.as_ref().map(Completion::of_goal) == Some(Completion::Done) {
                        self.done.extend(texts(plan.content.as_deref().unwrap_or_default()));
                    }
                }
                _ => {}
            }
        }
    }

    fn message(&mut self, message: &Message, in_view: bool) {
        // What was shown stands for what was sent, where that was not stored.
        for part in message.content.iter().chain(message.display_content.iter().flatten()) {
            let ContentPart::Text(text) = part else { continue };
            let effective = Effective::of(message, part);
            if effective.author == Some(Author::Human) {
                self.said.insert(text.text.clone());
            }
            let voice = Voice::of(message.role.as_ref(), &effective, message.addressed);
            if in_view && voice.authority() == Authority::Directive {
                self.directives.insert(text.text.clone());
            }
        }
    }

    /// A message says no more than a turn of it, and a request what it tells the model to be.
    fn conversation(&mut self, format: Format, file: &[u8]) {
        for record in own_rows::records(file, layout(file, format)).unwrap() {
            let Some(messages) = record.get("messages") else {
                self.message_of(&record);
                continue;
            };
            messages.as_array().unwrap().iter().for_each(|message| self.message_of(message));
            self.turn(&json!({"role": "system", "content": record["system"]}));
        }
    }

    /// What a file of response items claims: no role says that a person speaks, and only those of the system instruct.
    fn response_items(&mut self, format: Format, file: &[u8]) {
        for record in own_rows::records(file, layout(file, format)).unwrap() {
            self.directives.extend(blocks(&record["instructions"]).map(str::to_owned));
            let lists = ["instructions", "input", "data", "output"];
            let listed = lists.iter().filter_map(|name| record[name].as_array()).flatten();
            for item in listed.chain([&record]) {
                self.response_item(item);
            }
        }
    }

    fn response_item(&mut self, item: &Value) {
        self.claim_of_tools(item);
        if matches!(item["role"].as_str(), Some("system" | "developer")) {
            self.directives.extend(blocks(&item["content"]).map(str::to_owned));
        }
        let kind = item["type"].as_str().unwrap_or_default();
        if kind.ends_with("_call") || kind.ends_with("_output") {
            self.attempt(Attempt::of_call(kind.ends_with("_output")));
        }
        let is_hosted = [
            "web_search_call",
            "file_search_call",
            "code_interpreter_call",
            "image_generation_call",
            "mcp_call",
        ]
        .contains(&kind);
        let is_over =
            ["completed", "failed"].contains(&item["status"].as_str().unwrap_or_default());
        if is_hosted && (is_over || !item["output"].is_null() || !item["error"].is_null()) {
            self.attempt(Attempt::of_call(true));
        }
    }

    fn message_of(&mut self, message: &Value) {
        let said = ["role", "content", "tool_calls", "function_call", "tool_call_id"];
        // What is no list of calls makes none.
        let is_said =
            |name: &str, value: &Value| name != "tool_calls" || value.is_array() || value.is_null();
        let said = said.iter().filter_map(|name| Some((*name, message.get(name)?.clone())));
        let said = said.filter(|(name, value)| is_said(name, value));
        self.turn(&said.map(|(name, value)| (name.to_owned(), value)).collect());
    }

    /// A role names no author, so that nobody is known to have said what is in the role of a user, unless its `_meta` says so.
    fn turn(&mut self, turn: &Value) {
        if turn["_meta"]["author"] == "human" {
            self.said.extend(blocks(&turn["content"]).map(str::to_owned));
        }
        if matches!(turn["role"].as_str(), Some("system" | "developer")) {
            let content = &turn["content"];
            self.directives.extend(blocks(content).map(str::to_owned));
            self.directives.extend(content["text"].as_str().map(str::to_owned));
        }
        let turn = Turn::from_json_str(&turn.to_string()).unwrap();
        turn.calls().iter().for_each(|_| self.attempt(Attempt::of_call(false)));
        turn.results().iter().for_each(|_| self.attempt(Attempt::of_call(true)));
    }

    /// What a row of a log may claim at most: a row that the log marks as inserted says nothing.
    fn row(&mut self, row: &Value) {
        self.claim_of_tools(row);
        let is_marked =
            |of: &Value| ["isMeta", "isCompactSummary"].iter().any(|mark| of[mark] == true);
        let attachment = &row["attachment"];
        if is_marked(row) || is_marked(attachment) {
            return;
        }
        let content = match row["type"].as_str() {
            Some("user") => &row["message"]["content"],
            Some("queue-operation") => &row["content"],
            Some("attachment") => &attachment["prompt"],
            _ => return,
        };
        for text in blocks(content) {
            self.said.insert(text.to_owned());
            // To a subagent, and not to this one.
            if row["isSidechain"] != true {
                self.directives.insert(text.to_owned());
            }
        }
    }

    /// What a row of a Codex log may claim at most: what begins with a wrapper of the harness says nothing.
    fn rollout_row(&mut self, row: &Value) {
        let said = row.get("payload").unwrap_or(row);
        self.claim_of_tools(said);
        let kind = said["type"].as_str().unwrap_or_default();
        let ends_itself = ["web_search_call", "image_generation_call"].contains(&kind);
        if kind.ends_with("_call") || kind.ends_with("_output") {
            self.attempt(Attempt::of_call(kind.ends_with("_output")));
        }
        if ends_itself
            && ["completed", "failed"].contains(&said["status"].as_str().unwrap_or_default())
        {
            self.attempt(Attempt::of_call(true));
        }
        let is_inserted = |text: &str| {
            ["# AGENTS.md", "<environment_context", "<turn_aborted"]
                .iter()
                .any(|tag| text.starts_with(tag))
        };
        let role = said["role"].as_str();
        let item = &said["item"];
        let (content, is_instruction) = match kind {
            "user_message" => (&said["message"], false),
            "item_completed" if item["type"] == "UserMessage" => (&item["content"], false),
            _ => (&said["content"], matches!(role, Some("developer" | "system"))),
        };
        if is_instruction {
            self.directives.extend(blocks(content).map(str::to_owned));
        } else if kind != "message" || role == Some("user") {
            for text in blocks(content).filter(|text| !is_inserted(text)) {
                self.said.insert(text.to_owned());
                self.directives.insert(text.to_owned());
            }
        }
    }

    /// What a row of a Gemini CLI log may claim at most: a message, or each of a list; what begins with a wrapper says nothing.
    fn gemini_row(&mut self, row: &Value) {
        for list in [&row["messages"], &row["$set"]["messages"]] {
            list.as_array().into_iter().flatten().for_each(|message| self.gemini_row(message));
        }
        for call in row["toolCalls"].as_array().into_iter().flatten() {
            self.attempt(Attempt::of_call(false));
            let has_ended =
                ["success", "error"].contains(&call["status"].as_str().unwrap_or_default());
            if !call["result"].is_null() || has_ended {
                self.attempt(Attempt::of_call(true));
            }
        }
        for part in row["content"].as_array().into_iter().flatten() {
            if part["functionCall"].is_object() {
                self.attempt(Attempt::of_call(false));
            }
            if part["functionResponse"].is_object() {
                self.attempt(Attempt::of_call(true));
            }
        }
        let is_inserted = |text: &str| {
            ["<session_context", "<hook_context", "<state_snapshot"]
                .iter()
                .any(|tag| text.starts_with(tag))
        };
        if row["type"] == "user" {
            let single = row["content"]["text"].as_str();
            let texts = blocks(&row["content"]).chain(blocks(&row["displayContent"])).chain(single);
            for text in texts.filter(|text| !is_inserted(text)) {
                self.said.insert(text.to_owned());
                self.directives.insert(text.to_owned());
            }
        }
    }

    /// What an entry of a log of Pi may claim at most: what begins like what is put in says nothing, and neither does another session.
    fn entry(&mut self, entry: &Value) {
        let message = &entry["message"];
        let content = &message["content"];
        let is_call = |block: &&Value| block["type"] == "toolCall";
        for _ in content.as_array().into_iter().flatten().filter(is_call) {
            self.attempt(Attempt::of_call(false));
        }
        if message["role"] == "toolResult" {
            self.attempt(Attempt::of_call(true));
        }
        let is_inserted = |text: &str| {
            ["<file", "<skill", "[", "Read HEARTBEAT.md", "System: [", "Conversation info ("]
                .iter()
                .any(|start| text.starts_with(start))
        };
        let sender = &message["provenance"]["kind"];
        match message["role"].as_str() {
            Some("user") if sender.is_null() || sender == "external_user" => {
                for text in blocks(content).filter(|text| !is_inserted(text)) {
                    self.said.insert(text.to_owned());
                    self.directives.insert(text.to_owned());
                }
            }
            Some("system" | "developer") => {
                self.directives.extend(blocks(content).map(str::to_owned));
            }
            _ => {}
        }
    }

    /// Calls and results, wherever they stand: anything that has an id may be a call, and whatever names a call its result.
    fn claim_of_tools(&mut self, value: &Value) {
        match value {
            Value::Object(members) => {
                let has = |names: [&str; 2]| names.iter().any(|name| members.contains_key(*name));
                let kind = members.get("type").and_then(Value::as_str).unwrap_or_default();
                if has(["tool_use_id", "tool_call_id"]) || kind.ends_with("tool_result") {
                    self.attempt(Attempt::of_call(true));
                }
                if has(["id", "call_id"]) {
                    self.attempt(Attempt::of_call(false));
                }
                // A step of a plan, in one of the shapes that agents have for them.
                if members.get("status").is_some_and(|status| status == "completed") {
                    self.done.extend(members.values().filter_map(Value::as_str).map(str::to_owned));
                }
                members.values().for_each(|value| self.claim_of_tools(value));
            }
            Value::Array(items) => items.iter().for_each(|item| self.claim_of_tools(item)),
            _ => {}
        }
    }

    /// That something has come so far.
    fn attempt(&mut self, attempt: Attempt) {
        self.begun += usize::from(attempt >= Attempt::Uncertain);
        self.settled += usize::from(attempt >= Attempt::Settled);
    }
}

/// The lines of a stream, each a value.
fn records(file: &[u8]) -> Vec<Value> {
    let file = file.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(file);
    let lines = file.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    lines.filter_map(|line| serde_json::from_slice(line).ok()).collect()
}

/// The texts of a content that is a text, or a list of blocks.
fn blocks(content: &Value) -> impl Iterator<Item = &str> {
    let items = content.as_array().into_iter().flatten();
    let of_blocks = items.filter_map(|item| item["text"].as_str().or(item.as_str()));
    content.as_str().into_iter().chain(of_blocks)
}

fn texts(parts: &[ContentPart]) -> impl Iterator<Item = String> {
    parts.iter().filter_map(|part| match part {
        ContentPart::Text(text) => Some(text.text.clone()),
        _ => None,
    })
}
