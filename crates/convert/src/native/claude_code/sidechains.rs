//! Which subagent a sidechain row belongs to.
//!
//! Newer logs say it (`agentId`). Older ones hold the side conversation inline, and only the chain of
//! parents tells one subagent from another: a row whose parent is no sidechain row begins a new one.

use std::collections::HashMap;

use exact_json::Text;

use super::row::Row;
use crate::native::id::Id;

/// A subagent with rows in the log.
#[derive(Debug)]
pub(super) struct Agent {
    /// Its place among the subagents of the log.
    pub(super) number: usize,
    /// Whether the log names it.
    pub(super) is_named: bool,
    /// Its name: the log's, or a derived one.
    pub(super) name: String,
    /// The member that names it.
    pub(super) member: &'static str,
    /// The first of its rows.
    pub(super) first: u64,
    /// How many rows it has.
    pub(super) rows: u64,
}

/// The subagents of a log, by their rows.
#[derive(Debug, Default)]
pub(super) struct Sidechains {
    pub(super) agents: Vec<Agent>,
    named: HashMap<Id, usize>,
    /// The chains of subagents without a name, by the ids of their rows.
    chains: HashMap<Id, usize>,
    /// Rows of subagents without a name, by number.
    rows: HashMap<u64, usize>,
    unnamed: usize,
}

impl Sidechains {
    /// Takes a row into account, in the order of the log.
    pub(super) fn row(&mut self, row: &Row<'_>, number: u64) {
        if !row.is_sidechain() {
            return;
        }
        let agent = match row.agent_id {
            Some(name) => {
                let next = self.agents.len();
                *self.named.entry(Id::of(name)).or_insert(next)
            }
            None => self.chain(row, number),
        };
        if agent == self.agents.len() {
            let name = match row.agent_id {
                Some(name) => name.decode().into_owned(),
                None => format!("sidechain-{}", self.unnamed),
            };
            let is_named = row.agent_id.is_some();
            let member = row.agent_member;
            self.agents.push(Agent {
                number: agent,
                is_named,
                name,
                member,
                first: number,
                rows: 0,
            });
        }
        if let Some(agent) = self.agents.get_mut(agent) {
            agent.rows += 1;
        }
    }

    /// The subagent of a row that does not name it.
    fn chain(&mut self, row: &Row<'_>, number: u64) -> usize {
        let parent = row.parent_uuid.and_then(|parent| self.chains.get(&Id::of(parent)).copied());
        let agent = parent.unwrap_or_else(|| {
            self.unnamed += 1;
            self.agents.len()
        });
        if let Some(uuid) = row.uuid {
            self.chains.insert(Id::of(uuid), agent);
        }
        self.rows.insert(number, agent);
        agent
    }

    /// The subagent of the log, if there is one and no other.
    pub(super) fn only(&self) -> Option<&Agent> {
        match &self.agents[..] {
            [agent] => Some(agent),
            _ => None,
        }
    }

    /// The subagent that a row belongs to.
    pub(super) fn of(&self, row: &Row<'_>, number: u64) -> Option<&Agent> {
        if !row.is_sidechain() {
            return None;
        }
        let agent = match row.agent_id {
            Some(name) => self.named.get(&Id::of(name)),
            None => self.rows.get(&number),
        };
        self.agents.get(*agent?)
    }

    /// Whether the log has rows of the subagent of that name.
    pub(super) fn has(&self, name: Text<'_>) -> bool {
        self.named.contains_key(&Id::of(name))
    }

    /// Forgets what only the first pass needs.
    pub(super) fn finish(&mut self) {
        self.chains = HashMap::new();
    }
}
