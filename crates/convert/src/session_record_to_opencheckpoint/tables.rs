//! Values of closed lists that become values of others. One value has one meaning, wherever it stands: where the rest of a message
//! makes it mean something else, what it becomes is the mapping's own word, and not said to be made of it.

use exact_json::trace::{Ledger, Out, Reason, Settle, Src, Standing, Transform};
use opencheckpoint_model::v0_1::OriginType;
use session_record_model::draft::{Author, DeliveryStatus, MessageRole};

/// The origin that an author is by itself.
pub(super) fn of_author(author: &Author) -> Option<OriginType> {
    match author {
        Author::Human => Some(OriginType::User),
        Author::Harness | Author::Hook => Some(OriginType::Application),
        Author::Tool => Some(OriginType::Tool),
        Author::Model | Author::Agent => Some(OriginType::Agent),
        Author::Other(word) => is_word(word).then_some(OriginType::External),
    }
}

/// The origin that a role is by itself, of a message without an author.
pub(super) fn of_role(role: &MessageRole) -> Option<OriginType> {
    match role {
        MessageRole::System | MessageRole::Developer => Some(OriginType::System),
        MessageRole::Assistant => Some(OriginType::Agent),
        MessageRole::User => Some(OriginType::External),
        MessageRole::Other(word) => is_word(word).then_some(OriginType::External),
    }
}

/// The origin of a part by the part's own author.
pub(super) fn origin_by(
    ledger: &mut Ledger,
    author: Src<Author>,
    origin: OriginType,
) -> Out<OriginType> {
    if author.look(|author| of_author(author) == Some(origin)) {
        return author.change(Transform::EnumMap, |_| origin);
    }
    author.settle(ledger, Reason::NoCounterpart);
    Out::constant(origin)
}

/// What the status of a delivery becomes.
pub(super) fn by_status<T>(ledger: &mut Ledger, status: Src<DeliveryStatus>, becomes: T) -> Out<T> {
    if status.look(|status| !matches!(status, DeliveryStatus::Other(word) if !is_word(word))) {
        return status.change(Transform::EnumMap, |_| becomes);
    }
    status.settle(ledger, Reason::NoCounterpart);
    Out::constant(becomes)
}

/// A word of a list is short: a longer text is no row of a table.
fn is_word(text: &str) -> bool {
    text.chars().nth(Standing::SHORTEST - 1).is_none()
}
