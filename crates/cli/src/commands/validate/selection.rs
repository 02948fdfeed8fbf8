//! Which rules a run checks.

use opencheckpoint_rules::RuleId;

use crate::args;
use crate::commands::rules;
use crate::exit::Failure;

/// The rules that the user wants to hear of.
pub(super) enum Selection {
    Only(Vec<RuleId>),
    AllBut(Vec<RuleId>),
}

impl Selection {
    pub(super) fn of(args: &args::Validate) -> Result<Self, Failure> {
        let ids = |names: &[String]| {
            let ids = names.iter().map(|name| Ok(rules::named(name)?.id));
            ids.collect::<Result<_, Failure>>()
        };
        if args.only.is_empty() {
            ids(&args.ignore).map(Self::AllBut)
        } else {
            ids(&args.only).map(Self::Only)
        }
    }

    pub(super) fn include(&self, id: RuleId) -> bool {
        match self {
            Self::Only(ids) => ids.contains(&id),
            Self::AllBut(ids) => !ids.contains(&id),
        }
    }
}
