//! What the mapping of one checkpoint carries along: the ledger, the aliases, what was left out.

use std::collections::{BTreeSet, HashMap};

use exact_json::trace::{Function, Ledger, Open, Out, Place, Reason, Settle, Src, Standing, Str};
use exact_json::{Kind, Tape, Text};

use super::aliases::Aliases;
use super::grant::Grant;
use super::plan::{LeftOut, Plan};
use crate::derived::Pseudonym;

/// What is known before anything is written.
pub(super) struct Known<'o> {
    pub(super) grant: Grant<'o>,
    /// What becomes of each statement.
    pub(super) plans: Vec<Plan<'o>>,
    /// The id of the package.
    pub(super) id: String,
    /// Where the longer texts of the checkpoint stand: none of them may be passed off as the mapping's own.
    texts: HashMap<String, Place>,
}

impl<'o> Known<'o> {
    pub(super) fn new(grant: Grant<'o>, plans: Vec<Plan<'o>>, id: String, tape: Tape<'_>) -> Self {
        let mut texts = HashMap::new();
        for (node, here) in (0..).zip(tape.nodes()) {
            if here.kind() == Kind::String && here.end() - here.start() >= Standing::SHORTEST {
                let value = tape.value(node);
                if let Some(text) = value.text() {
                    texts.entry(text.decode().into_owned()).or_insert(Src::of(value).place());
                }
            }
        }
        Self { grant, plans, id, texts }
    }

    /// A text of the mapping's own; where the checkpoint says the same, that is what it is a copy of.
    pub(super) fn constant<'t>(&self, text: &'static str) -> Out<Str<'t>> {
        match self.texts.get(text) {
            Some(place) => Out::derived(Function::Copy, [*place], Str::Static(text)),
            None => Out::constant(Str::Static(text)),
        }
    }

    /// A text that was computed, likewise.
    pub(super) fn derived<'t>(
        &self,
        function: Function,
        via: Option<Place>,
        text: String,
    ) -> Out<Str<'t>> {
        match self.texts.get(&text) {
            Some(place) => Out::derived(Function::Copy, [*place], Str::Owned(text)),
            None => Out::derived(function, via, Str::Owned(text)),
        }
    }
}

/// The digests of a package, which are known when it has been written.
#[derive(Default)]
pub(super) struct Digests {
    /// Those of the entries' contents.
    pub(super) contents: Vec<String>,
    /// That of the package without its `integrity`.
    pub(super) package: String,
}

/// One writing of the package.
pub(super) struct Run<'k, 'o> {
    pub(super) ledger: Ledger,
    pub(super) known: &'k Known<'o>,
    pub(super) digests: &'k Digests,
    pub(super) aliases: Aliases,
    /// Why statements were left out.
    pub(super) left: BTreeSet<LeftOut>,
}

impl<'k, 'o> Run<'k, 'o> {
    /// A writing of a target in which these texts stand.
    pub(super) fn new(known: &'k Known<'o>, digests: &'k Digests, standing: Standing) -> Self {
        let mut ledger = Ledger::new();
        ledger.standing(standing);
        let aliases = Aliases::under(known.grant.digest);
        Self { ledger, known, digests, aliases, left: BTreeSet::new() }
    }

    /// What has no place in a package.
    pub(super) fn leave(&mut self, value: impl Settle) {
        value.settle(&mut self.ledger, Reason::NoCounterpart);
    }

    /// What no receipt can be known to approve.
    pub(super) fn withhold(&mut self, value: impl Settle) {
        value.settle(&mut self.ledger, Reason::NotGranted);
    }

    /// What stands for a name of the checkpoint, which is consumed by it.
    pub(super) fn alias<'t>(&mut self, of: Pseudonym, name: Src<Text<'t>>) -> Out<Str<'t>> {
        let place = name.place();
        let text = text_of(&name);
        let pseudonym = match of {
            Pseudonym::Entry | Pseudonym::Item | Pseudonym::Delivery => {
                self.aliases.undeclared(of, &text)
            }
            Pseudonym::Subject | Pseudonym::Space | Pseudonym::Decision | Pseudonym::Source => {
                self.aliases.declare(of, &text, Some(place))
            }
        };
        self.leave(name);
        self.known.derived(Function::UuidV5, Some(place), pseudonym)
    }

    /// What stands for a name that the operator says.
    pub(super) fn alias_of<'t>(&mut self, of: Pseudonym, name: &str) -> Out<Str<'t>> {
        let pseudonym = self.aliases.declare(of, name, None);
        self.known.derived(Function::UuidV5, None, pseudonym)
    }
}

/// The text of a source value.
pub(super) fn text_of(text: &Src<Text<'_>>) -> String {
    let mut found = String::new();
    text.look(|text| found = text.decode().into_owned());
    found
}

/// An object with those of the members that there are.
pub(super) fn object<'t>(
    members: impl IntoIterator<Item = (&'static str, Option<Open<'t>>)>,
) -> Open<'t> {
    let members = members.into_iter().filter_map(|(name, value)| Some((name.into(), value?)));
    Open::Object(members.collect())
}
