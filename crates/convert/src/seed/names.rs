//! Names that an interface accepts: ids of calls, and names of tools.

use std::collections::{HashMap, HashSet};

use exact_json::Text;
use exact_json::digest::sha256;
use exact_json::trace::{Function, Ledger, Out, Reason, Src, Str};

use crate::conversation::Record;
use crate::names::fingerprint;
use crate::steps::may_become_id;

/// How long names may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Longest {
    /// The id of a call, in characters.
    pub(crate) id: usize,
    /// The name of a tool.
    pub(crate) tool: usize,
}

/// Gives names, each id once.
#[derive(Debug)]
pub(crate) struct Names {
    longest: Longest,
    used: HashSet<u64>,
    /// The ids of the calls of the last message that makes some, by their records.
    given: HashMap<u32, Given>,
    /// How many ids were made up.
    made: u64,
}

/// The id of a call.
#[derive(Clone, Debug)]
struct Given {
    id: String,
    /// How the native id became it.
    how: How,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// It is the native id.
    Own,
    /// It is the native id without what is not allowed.
    Safe,
    /// It was made up: the native one is too long, or is a text that is no id, or another call has what it would become.
    MadeUp,
}

impl Names {
    pub(crate) fn new(longest: Longest) -> Self {
        Self { longest, used: HashSet::new(), given: HashMap::new(), made: 0 }
    }

    /// Another message follows: who wants to answer a call of an earlier one comes too late.
    pub(crate) fn next_message(&mut self) {
        self.given.clear();
    }

    /// The id of a call.
    pub(crate) fn call<'t>(
        &mut self,
        ledger: &mut Ledger,
        record: &Record<'t>,
        id: Src<Text<'t>>,
    ) -> Out<Str<'t>> {
        let native = record.text("callId");
        let given = self.give(&native);
        let out = given.write(ledger, id);
        self.given.insert(record.number, given);
        out
    }

    /// The id of the call that a result answers, which is the one that the last message gave it.
    pub(crate) fn result<'t>(
        &self,
        ledger: &mut Ledger,
        call: Option<u32>,
        id: Src<Text<'t>>,
    ) -> Out<Str<'t>> {
        match call.and_then(|call| self.given.get(&call)) {
            Some(given) => given.write(ledger, id),
            None => id.keep_str(),
        }
    }

    fn give(&mut self, native: &str) -> Given {
        let id = allowed(native);
        let how = if id == native { How::Own } else { How::Safe };
        // A text that is no id becomes none by leaving something out.
        let may_be_kept = how == How::Own || may_become_id(native);
        if may_be_kept && is_safe(&id, self.longest.id) && self.used.insert(fingerprint(&id)) {
            return Given { id, how };
        }
        loop {
            self.made += 1;
            let id = format!("call-{}", self.made);
            if self.used.insert(fingerprint(&id)) {
                return Given { id, how: How::MadeUp };
            }
        }
    }

    /// The name of a tool.
    pub(crate) fn tool<'t>(&self, record: &Record<'t>, name: Src<Text<'t>>) -> Out<Str<'t>> {
        let native = record.text("name");
        if is_safe(&native, self.longest.tool) {
            name.keep_str()
        } else {
            name.id_map(Some("tool"), safe(&native, self.longest.tool))
        }
    }
}

impl Given {
    fn write<'t>(&self, ledger: &mut Ledger, id: Src<Text<'t>>) -> Out<Str<'t>> {
        match self.how {
            How::Own => id.keep_str(),
            How::Safe => id.id_map(Some("call"), self.id.clone()),
            // Equal ids may become different ones, which no rule allows.
            How::MadeUp => {
                let place = id.place();
                id.drop(ledger, Reason::NoCounterpart);
                Out::derived(Function::Position, [place], Str::Owned(self.id.clone()))
            }
        }
    }
}

/// Whether an interface accepts a name.
pub(crate) fn is_safe(name: &str, longest: usize) -> bool {
    (1..=longest).contains(&name.len()) && name.bytes().all(is_safe_byte)
}

fn is_safe_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-')
}

/// A name with a hyphen for each character that is not allowed.
fn allowed(name: &str) -> String {
    let safe = name.chars().map(|character| {
        u8::try_from(character).ok().filter(|byte| is_safe_byte(*byte)).map_or('-', char::from)
    });
    safe.collect()
}

/// So many letters of a hash tell a name from others.
const HASH: usize = 16;

/// What stands for a name that is not accepted: something to recognise it by, and enough of its hash to tell it from every other.
fn safe(name: &str, longest: usize) -> String {
    let mut beginning = allowed(name);
    beginning.truncate(longest.saturating_sub(HASH + 1));
    let beginning = if beginning.is_empty() { "x" } else { &beginning };
    let mut hash = sha256(name.as_bytes()).hex();
    hash.truncate(HASH);
    format!("{beginning}-{hash}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_name_is_an_interface_accepts_what_stands_for_it() {
        for name in ["", " ", "a b", "a/b~c", "toolu:1", "ü", "\u{1F600}", &"x".repeat(300)] {
            for longest in [40, 64, 128] {
                let made = safe(name, longest);
                assert!(is_safe(&made, longest), "{name:?}: {made}");
            }
        }
        assert_ne!(safe("a b", 40), safe("a/b", 40));
        assert!(is_safe("toolu_01-x", 40) && !is_safe("x.y", 40) && !is_safe("xxxxx", 4));
    }

    #[test]
    fn an_id_that_comes_again_is_another() {
        let mut names = Names::new(Longest { id: 40, tool: 64 });
        let long = "x".repeat(41);
        let ids = ["call-1", "a", "a", "b c", "b-c", "b c", "", &long, &long];
        let given = ids.map(|native| names.give(native).id);
        assert_eq!(
            given,
            ["call-1", "a", "call-2", "b-c", "call-3", "call-4", "call-5", "call-6", "call-7"]
        );
    }
}
