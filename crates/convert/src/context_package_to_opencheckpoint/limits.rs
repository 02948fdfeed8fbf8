//! What the package allows and does not: constraints, in the words of its provider.

use exact_json::trace::{Out, Src, Str, Transform};
use open_continuity_model::v0_4::source::{Delegation, ProcessingUses, Retention};
use open_continuity_model::v0_4::{ExternalActionAuthority, Permission};
use opencheckpoint_model::v0_1::target::Statement;
use opencheckpoint_model::v0_1::{OriginType, StatementKind};

use super::run::Run;
use super::statements::{Provider, origin};

/// The limits of a package.
pub(super) struct Limits<'t> {
    pub(super) retention: Retention<'t>,
    pub(super) processing_uses: ProcessingUses<'t>,
    pub(super) offline_use: Src<Permission>,
    pub(super) delegation: Option<Delegation<'t>>,
    pub(super) external_action_authority: Option<Src<ExternalActionAuthority>>,
}

/// The constraints that they are.
pub(super) fn constraints<'t>(
    run: &mut Run<'_>,
    limits: Limits<'t>,
    provider: &Provider<'t>,
) -> Vec<Statement<'t>> {
    let Limits { retention, processing_uses, offline_use, delegation, external_action_authority } =
        limits;
    let Retention { mode, legal_retention_may_apply, extra } = retention;
    run.leave_out_extra(extra);
    let mode = said("The package says how long its content may be kept: \"{0}\".", mode, |mode| {
        mode.as_str().to_owned()
    });
    let legal = legal_retention_may_apply.map(|legal| {
        let words = "The package says whether a law may have its content kept longer: \"{0}\".";
        said(words, legal, ToString::to_string)
    });
    let mut limits = vec![("limit:retention", Some(mode)), ("limit:legal-retention", legal)];

    let ProcessingUses { task_use, model_training, product_improvement, advertising, extra } =
        processing_uses;
    run.leave_out_extra(extra);
    for (id, words, permission) in [
        ("use:task", "The package says of using its content for the task: \"{0}\".", task_use),
        (
            "use:model-training",
            "The package says of training models with its content: \"{0}\".",
            model_training,
        ),
        (
            "use:product-improvement",
            "The package says of improving products with its content: \"{0}\".",
            product_improvement,
        ),
        (
            "use:advertising",
            "The package says of advertising with its content: \"{0}\".",
            advertising,
        ),
        (
            "use:offline",
            "The package says of using its content offline: \"{0}\".",
            Some(offline_use),
        ),
    ] {
        let text = permission
            .map(|permission| said(words, permission, |allowed| allowed.as_str().to_owned()));
        limits.push((id, text));
    }

    let delegation = delegation.map(|Delegation { mode, extra }| {
        run.leave_out_extra(extra);
        said("The package says of passing its content on to others: \"{0}\".", mode, |mode| {
            mode.as_str().to_owned()
        })
    });
    let authority = external_action_authority.map(|authority| {
        let words = "The package says what authority it gives to act outside: \"{0}\".";
        said(words, authority, |authority| authority.as_str().to_owned())
    });
    limits.extend([("limit:delegation", delegation), ("limit:external-action", authority)]);

    let there = limits.into_iter().filter_map(|(id, text)| Some((id, text?)));
    there.map(|(id, text)| constraint(id, text, provider)).collect()
}

/// What the package says, in a sentence that says that it is the package that says so.
fn said<'t, T>(words: &'static str, value: Src<T>, text: fn(&T) -> String) -> Out<Str<'t>> {
    value.change(Transform::Template(words), |value| {
        Str::Owned(words.replacen("{0}", &text(&value), 1))
    })
}

fn constraint<'t>(id: &'static str, text: Out<Str<'t>>, provider: &Provider<'t>) -> Statement<'t> {
    Statement {
        id: Out::constant(Str::Static(id)),
        kind: Out::constant(StatementKind::Constraint),
        text,
        origin: origin(OriginType::Application, provider),
        status: None,
        superseded_by: None,
        resolution: None,
        rationale: None,
        verification: None,
        evidence: None,
        recorded_at: None,
        extensions: None,
    }
}
