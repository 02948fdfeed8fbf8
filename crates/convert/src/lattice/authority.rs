//! How much say a text has over what is done next.

use opencheckpoint_model::v0_1::{OriginType, StatementKind};
use session_record_model::draft::{Author, MessageRole, Origin};
use session_record_model::effective::Effective;

/// How much say a text has, from none to a directive.
///
/// An unknown author never becomes a person, and what a tool, a document or another agent said never becomes an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Authority {
    /// Quoted from somebody else, or not (yet) said: it directs nothing.
    Quoted,
    /// The agent's own word.
    Claimed,
    /// It directs the work.
    Directive,
}

/// Who speaks in a text, as far as authority goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Voice {
    /// The person the agent works for.
    User,
    /// The system: an instruction role, with nothing that says the text came from elsewhere.
    System,
    /// The agent itself.
    Model,
    /// The agent's software.
    Harness,
    /// A hook that the user configured.
    Hook,
    /// A tool.
    Tool,
    /// Another agent.
    Agent,
    /// Nobody knows, or somebody who does not speak to this agent.
    Other,
}

impl Voice {
    /// Who speaks in a part of a message in that role. `addressed` is the message's own word on whether it speaks to this agent.
    ///
    /// ```
    /// use opencheckpoint_convert::lattice::Voice;
    /// use session_record_model::draft::{Author, MessageRole, Origin};
    /// use session_record_model::effective::Effective;
    ///
    /// let prompt = Effective { author: Some(Author::Human), origin: Some(Origin::Prompt), phase: None };
    /// assert_eq!(Voice::of(Some(&MessageRole::User), &prompt, None), Voice::User);
    /// assert_eq!(Voice::of(Some(&MessageRole::User), &Effective::default(), None), Voice::Other);
    /// ```
    #[must_use]
    pub fn of(role: Option<&MessageRole>, part: &Effective, addressed: Option<bool>) -> Self {
        let channel = match role {
            Some(MessageRole::System | MessageRole::Developer) => Channel::Instructs,
            Some(MessageRole::Assistant) => Channel::Answers,
            Some(MessageRole::User | MessageRole::Other(_)) | None => Channel::Asks,
        };
        let quoted = !is_no_quotation(part.origin.as_ref());
        let own = entered_on_its_own(part.origin.as_ref()) && addressed != Some(false);
        match (&part.author, channel) {
            (Some(Author::Human), _) if own => Self::User,
            (Some(Author::Harness | Author::Hook) | None, Channel::Instructs) if !quoted => {
                Self::System
            }
            (Some(Author::Model) | None, Channel::Answers) => Self::Model,
            (Some(Author::Harness), _) => Self::Harness,
            (Some(Author::Hook), _) => Self::Hook,
            (Some(Author::Tool), _) => Self::Tool,
            (Some(Author::Agent | Author::Model), _) => Self::Agent,
            (Some(Author::Human | Author::Other(_)) | None, _) => Self::Other,
        }
    }

    /// The authority of that voice.
    #[must_use]
    pub fn authority(self) -> Authority {
        match self {
            Self::User | Self::System => Authority::Directive,
            Self::Model => Authority::Claimed,
            Self::Harness | Self::Hook | Self::Tool | Self::Agent | Self::Other => {
                Authority::Quoted
            }
        }
    }
}

/// What a role says of the writer: little (ASR-201).
#[derive(Clone, Copy)]
enum Channel {
    Instructs,
    Answers,
    Asks,
}

/// A person's words that nobody else put there (ASR-203 says that the others are not to be called a person's).
fn entered_on_its_own(origin: Option<&Origin>) -> bool {
    match origin {
        Some(Origin::Prompt | Origin::Queued | Origin::Steer | Origin::Command) | None => true,
        // A vendor's own word may mean anything.
        Some(
            Origin::Other(_)
            | Origin::Injected
            | Origin::Memory
            | Origin::Retrieval
            | Origin::SubagentReport
            | Origin::InterSession
            | Origin::Notice,
        ) => false,
    }
}

/// Not brought in from a memory, a search, another session, or who knows where.
fn is_no_quotation(origin: Option<&Origin>) -> bool {
    match origin {
        Some(
            Origin::Prompt | Origin::Queued | Origin::Steer | Origin::Command | Origin::Injected,
        )
        | None => true,
        Some(
            Origin::Other(_)
            | Origin::Memory
            | Origin::Retrieval
            | Origin::SubagentReport
            | Origin::InterSession
            | Origin::Notice,
        ) => false,
    }
}

impl Authority {
    /// The authority of a statement.
    ///
    /// ```
    /// use opencheckpoint_convert::lattice::Authority;
    /// use opencheckpoint_model::v0_1::{OriginType, StatementKind};
    ///
    /// let quoted = Authority::of_statement(StatementKind::External, OriginType::Tool);
    /// assert!(quoted < Authority::of_statement(StatementKind::Observation, OriginType::Agent));
    /// ```
    #[must_use]
    pub fn of_statement(kind: StatementKind, origin: OriginType) -> Self {
        match kind {
            StatementKind::Instruction | StatementKind::Constraint | StatementKind::Decision => {
                match origin {
                    OriginType::User | OriginType::System => Self::Directive,
                    OriginType::Agent => Self::Claimed,
                    OriginType::Tool | OriginType::Application | OriginType::External => {
                        Self::Quoted
                    }
                }
            }
            StatementKind::Observation | StatementKind::Hypothesis => match origin {
                OriginType::User | OriginType::System | OriginType::Agent => Self::Claimed,
                OriginType::Tool | OriginType::Application | OriginType::External => Self::Quoted,
            },
            StatementKind::Question | StatementKind::External => Self::Quoted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn voice(role: Option<&MessageRole>, author: Option<Author>, origin: Option<Origin>) -> Voice {
        Voice::of(role, &Effective { author, origin, phase: None }, None)
    }

    #[test]
    fn a_person_directs_only_in_words_that_nobody_else_inserted() {
        use Origin as O;
        for origin in [None, Some(O::Prompt), Some(O::Queued), Some(O::Steer), Some(O::Command)] {
            assert_eq!(voice(Some(&MessageRole::User), Some(Author::Human), origin), Voice::User);
        }
        for origin in [
            O::Injected,
            O::Memory,
            O::Retrieval,
            O::SubagentReport,
            O::InterSession,
            O::Notice,
            O::Other("vendor.paste".into()),
        ] {
            let voice = voice(Some(&MessageRole::User), Some(Author::Human), Some(origin.clone()));
            assert_eq!(voice, Voice::Other, "{origin:?}");
        }
    }

    #[test]
    fn a_person_who_speaks_to_others_directs_nothing() {
        let part = Effective { author: Some(Author::Human), ..Effective::default() };
        let role = Some(&MessageRole::User);
        assert_eq!(Voice::of(role, &part, Some(false)), Voice::Other);
        assert_eq!(Voice::of(role, &part, Some(true)), Voice::User);
    }

    #[test]
    fn an_unknown_author_is_nobody_in_a_conversational_role() {
        let vendor = MessageRole::Other("tool".into());
        for role in [Some(&MessageRole::User), None, Some(&vendor)] {
            assert_eq!(voice(role, None, None).authority(), Authority::Quoted);
        }
    }

    #[test]
    fn an_instruction_role_directs_unless_the_words_come_from_elsewhere() {
        for role in [MessageRole::System, MessageRole::Developer] {
            for author in [None, Some(Author::Harness), Some(Author::Hook)] {
                assert_eq!(voice(Some(&role), author, None), Voice::System);
            }
            for author in [Author::Tool, Author::Agent, Author::Model, Author::Other("x".into())] {
                let voice = voice(Some(&role), Some(author), None);
                assert_eq!(voice.authority(), Authority::Quoted);
            }
            for origin in [Origin::Retrieval, Origin::Other("vendor.page".into())] {
                let found = voice(Some(&role), None, Some(origin));
                assert_eq!(found.authority(), Authority::Quoted);
            }
        }
    }

    #[test]
    fn only_an_assistant_message_is_the_agents_own_word() {
        assert_eq!(voice(Some(&MessageRole::Assistant), Some(Author::Model), None), Voice::Model);
        assert_eq!(voice(Some(&MessageRole::Assistant), None, None), Voice::Model);
        assert_eq!(voice(Some(&MessageRole::User), Some(Author::Model), None), Voice::Agent);
        assert_eq!(
            voice(Some(&MessageRole::Assistant), Some(Author::Harness), None),
            Voice::Harness
        );
    }
}
