//! What records say by where they stand in the messages.

use exact_json::Text;
use exact_json::trace::{Ledger, Number, Out, Reason, Settle as _, Src, Str, Transform};
use session_record_model::draft::{Author, MessageRole};

use crate::conversation::plan::Kind;
use crate::steps::is_short;

const WHY: Reason = Reason::NoCounterpart;

/// The role in which a message is sent.
pub(crate) fn spoken_as<'t>(
    ledger: &mut Ledger,
    kind: Kind,
    role: Option<Src<MessageRole>>,
    author: Option<Src<Author>>,
) -> Out<Str<'t>> {
    let user = Str::Static("user");
    match (role, author) {
        (Some(role), author) => {
            author.settle(ledger, WHY);
            if kind == Kind::Other {
                role.settle(ledger, WHY);
                return Out::constant(user);
            }
            role.keep_as(|role| Str::Owned(role.as_str().to_owned()))
        }
        (None, Some(author)) if author.look(|author| *author == Author::Human) => {
            author.change(Transform::EnumMap, |_| user)
        }
        (None, author) => {
            author.settle(ledger, WHY);
            Out::constant(user)
        }
    }
}

/// The order of the records is that of what is sent, as long as nothing was moved.
pub(crate) fn order(ledger: &mut Ledger, target: u32, seq: Src<Number<'_>>, is_moved: bool) {
    if is_moved {
        seq.settle(ledger, WHY);
    } else {
        seq.placed(ledger, target, "");
    }
}

/// The message that makes a call is the one that the call stands in. A longer name is told from others by more than its place.
pub(crate) fn caller(ledger: &mut Ledger, target: u32, call: &str, message: Option<Src<Text<'_>>>) {
    match message {
        Some(message) if message.look(|name| is_short(&name.decode())) => {
            message.placed(ledger, target, call);
        }
        message => message.settle(ledger, WHY),
    }
}
