//! Some of what is allowed, dimension by dimension.

use exact_json::Uri;
use open_continuity_model::{
    Delegation, ItemCategory, Layer, Permission, ProcessingRecipient, ProcessingUses, ProposalMode,
    ProposalRights, Retention, Selector, Sensitivity, View, Views,
};

use super::choices::Choices;

pub(super) fn selectors(of: &[Selector], choices: &mut Choices) -> Vec<Selector> {
    let most = choices.most_of(of);
    most.iter().map(|of| selector(of, choices)).collect()
}

fn selector(of: &Selector, choices: &mut Choices) -> Selector {
    let Selector { layer, space_refs, item_categories, predicates, sensitivity_max, extra } = of;
    Selector {
        layer: limit(layer.as_ref(), || Layer::Context, choices),
        space_refs: some(space_refs.as_deref(), Vec::new, choices),
        item_categories: some(
            item_categories.as_deref(),
            || vec![ItemCategory::Statement],
            choices,
        ),
        predicates: some(
            predicates.as_deref(),
            || Uri::try_from("v:own").into_iter().collect(),
            choices,
        ),
        sensitivity_max: limit(sensitivity_max.as_ref(), || Sensitivity::Normal, choices),
        extra: extra.clone(),
    }
}

pub(super) fn views(of: Option<&Views>, choices: &mut Choices) -> Views {
    let Views { context, evidence, artifacts, extra } = of.cloned().unwrap_or_default();
    let mut view = |of: Option<View>| if choices.one_in(4) { Some(View::None) } else { of };
    let (context, evidence, artifacts) = (view(context), view(evidence), view(artifacts));
    Views { context, evidence, artifacts, extra }
}

pub(super) fn recipients(
    of: &[ProcessingRecipient],
    choices: &mut Choices,
) -> Vec<ProcessingRecipient> {
    let most = choices.most_of(of);
    most.iter().map(|of| recipient(of, choices)).collect()
}

fn recipient(of: &ProcessingRecipient, choices: &mut Choices) -> ProcessingRecipient {
    let ProcessingRecipient { recipient, roles, purpose_codes, receives_plaintext, extra } = of;
    ProcessingRecipient {
        recipient: recipient.clone(),
        roles: some(roles.as_deref(), Vec::new, choices),
        purpose_codes: some(purpose_codes.as_deref(), Vec::new, choices),
        receives_plaintext: flag(*receives_plaintext, choices),
        extra: extra.clone(),
    }
}

/// `any` where there is no limit.
pub(super) fn retention(
    any: Retention,
    of: Option<&Retention>,
    choices: &mut Choices,
) -> Retention {
    let Some(Retention { mode, legal_retention_may_apply, extra }) = of else { return any };
    Retention {
        mode: mode.clone(),
        legal_retention_may_apply: flag(*legal_retention_may_apply, choices),
        extra: extra.clone(),
    }
}

pub(super) fn uses(of: Option<&ProcessingUses>, choices: &mut Choices) -> Option<ProcessingUses> {
    let ProcessingUses { task_use, model_training, product_improvement, advertising, extra } = of?;
    Some(ProcessingUses {
        task_use: permission(task_use.as_ref(), choices),
        model_training: permission(model_training.as_ref(), choices),
        product_improvement: permission(product_improvement.as_ref(), choices),
        advertising: permission(advertising.as_ref(), choices),
        extra: extra.clone(),
    })
}

pub(super) fn permission(of: Option<&Permission>, choices: &mut Choices) -> Option<Permission> {
    if choices.one_in(4) { Some(Permission::Prohibited) } else { of.cloned() }
}

pub(super) fn rights(of: Option<&ProposalRights>, choices: &mut Choices) -> Option<ProposalRights> {
    if choices.one_in(8) {
        return Some(ProposalRights::new(ProposalMode::from("none")));
    }
    let ProposalRights { mode, operations, selectors, sensitivity_max, source_attachment, extra } =
        of?;
    Some(ProposalRights {
        mode: mode.clone(),
        operations: operations.as_ref().map(|operations| choices.most_of(operations)),
        selectors: selectors.as_ref().map(|all| self::selectors(all, choices)),
        sensitivity_max: limit(sensitivity_max.as_ref(), || Sensitivity::Normal, choices),
        source_attachment: source_attachment.clone(),
        extra: extra.clone(),
    })
}

pub(super) fn delegation(of: Option<&Delegation>, choices: &mut Choices) -> Option<Delegation> {
    use open_continuity_model::DelegationMode::None as Nothing;
    if choices.one_in(4) { Some(Delegation::new(Nothing)) } else { of.cloned() }
}

/// The same limit; one of its own, now and then, where there is none.
fn limit<T: Clone>(of: Option<&T>, own: fn() -> T, choices: &mut Choices) -> Option<T> {
    match of {
        Some(of) => Some(of.clone()),
        None => choices.one_in(4).then(own),
    }
}

/// Most of a list that limits; one of its own, now and then, where there is none.
fn some<T: Clone>(of: Option<&[T]>, own: fn() -> Vec<T>, choices: &mut Choices) -> Option<Vec<T>> {
    match of {
        Some(of) => Some(choices.most_of(of)),
        None => choices.one_in(4).then(own),
    }
}

fn flag(of: Option<bool>, choices: &mut Choices) -> Option<bool> {
    if choices.one_in(4) { Some(false) } else { of }
}
