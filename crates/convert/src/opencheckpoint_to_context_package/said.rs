//! What the receipt says, as the operator's word: each value stands in the package as it stands there.

use exact_json::trace::{List, Number, Open, Out, Str};
use exact_json::{Json, Kind, Object, Value};
use open_continuity_model::v0_4::target;
use open_continuity_model::{
    Delegation, DeliveryRecipient, GrantReceipt, Party, ProcessingRecipient, ProcessingUses,
    Purpose, Reference, Retention, StatusReference,
};

/// A text that the operator said.
pub(super) fn text<'t>(text: &str) -> Out<Str<'t>> {
    Out::option(Str::Owned(text.to_owned()))
}

/// A value of a closed or open list, or a flag, that the operator said.
pub(super) fn word<T: Clone>(word: &T) -> Out<T> {
    Out::option(word.clone())
}

/// Any value that the operator said, leaf by leaf.
pub(super) fn json<'t>(json: &Json) -> Open<'t> {
    json.with(open)
}

fn open<'t>(value: Value<'_>) -> Open<'t> {
    match value.kind() {
        Kind::Object if !value.is_leaf() => {
            let members = value.members();
            let member = |(key, value): (exact_json::Key<'_>, _)| {
                (Str::Owned(key.decode().into_owned()), open(value))
            };
            Open::Object(members.map(member).collect())
        }
        Kind::Array if !value.is_leaf() => Open::Array(value.items().map(open).collect()),
        _ => Out::option(Json::from(value)).into(),
    }
}

/// The members that the schema does not name. What they allow or limit is not known, so that all stand as they are.
pub(super) fn extra<'t>(extra: &Object) -> Vec<(Str<'t>, Open<'t>)> {
    extra.iter().map(|(name, value)| (Str::Owned(name.to_owned()), json(value))).collect()
}

pub(super) fn list<T, U>(items: &[T], item: impl FnMut(&T) -> U) -> List<U> {
    let list: List<U> = items.iter().map(item).collect();
    list.with_empty(Out::option(()))
}

pub(super) fn party<'t>(party: &Party) -> target::Party<'t> {
    let Party { id, type_, display_name, extra: others } = party;
    target::Party {
        id: text(id.as_str()),
        type_: type_.as_ref().map(word),
        display_name: display_name.as_deref().map(text),
        extra: extra(others),
    }
}

pub(super) fn reference(reference: &Reference) -> target::Reference<'_> {
    let Reference { id, revision, schema_uri, digest, extra: others } = reference;
    target::Reference {
        id: text(id.as_str()),
        revision: Out::option(Number::Spelled(revision.as_str())),
        schema_uri: text(schema_uri.as_str()),
        digest: text(digest.as_str()),
        extra: extra(others),
    }
}

/// A reference to the receipt itself.
pub(super) fn receipt<'g>(receipt: &'g GrantReceipt, digest: &str) -> target::Reference<'g> {
    target::Reference {
        id: text(receipt.id.as_str()),
        revision: Out::option(Number::Spelled(receipt.revision.as_str())),
        schema_uri: text(receipt.schema_uri.as_str()),
        digest: text(digest),
        extra: Vec::new(),
    }
}

pub(super) fn status<'t>(status: &StatusReference) -> target::StatusReference<'t> {
    let StatusReference { uri, last_checked_at, extra: others } = status;
    target::StatusReference {
        uri: text(uri.as_str()),
        last_checked_at: last_checked_at.as_ref().map(|time| text(time.as_str())),
        extra: extra(others),
    }
}

pub(super) fn purpose<'t>(purpose: &Purpose) -> target::Purpose<'t> {
    let Purpose { code, description, extra: others } = purpose;
    target::Purpose {
        code: text(code.as_str()),
        description: description.as_deref().map(text),
        extra: extra(others),
    }
}

pub(super) fn delivery(delivery: &DeliveryRecipient) -> target::DeliveryRecipient<'_> {
    let DeliveryRecipient { recipient, client_instance, client_declaration_ref, extra: others } =
        delivery;
    target::DeliveryRecipient {
        recipient: party(recipient),
        client_instance: client_instance.as_ref().map(party),
        client_declaration_ref: client_declaration_ref.as_ref().map(reference),
        extra: extra(others),
    }
}

pub(super) fn processing<'t>(recipient: &ProcessingRecipient) -> target::ProcessingRecipient<'t> {
    let ProcessingRecipient { recipient, roles, purpose_codes, receives_plaintext, extra: others } =
        recipient;
    target::ProcessingRecipient {
        recipient: party(recipient),
        roles: roles.as_deref().map(|roles| list(roles, word)),
        purpose_codes: purpose_codes
            .as_deref()
            .map(|codes| list(codes, |code| text(code.as_str()))),
        receives_plaintext: receives_plaintext.as_ref().map(word),
        extra: extra(others),
    }
}

pub(super) fn retention<'t>(retention: &Retention) -> target::Retention<'t> {
    let Retention { mode, legal_retention_may_apply, extra: others } = retention;
    target::Retention {
        mode: word(mode),
        legal_retention_may_apply: legal_retention_may_apply.as_ref().map(word),
        extra: extra(others),
    }
}

pub(super) fn uses<'t>(uses: &ProcessingUses) -> target::ProcessingUses<'t> {
    let ProcessingUses {
        task_use,
        model_training,
        product_improvement,
        advertising,
        extra: others,
    } = uses;
    target::ProcessingUses {
        task_use: task_use.as_ref().map(word),
        model_training: model_training.as_ref().map(word),
        product_improvement: product_improvement.as_ref().map(word),
        advertising: advertising.as_ref().map(word),
        extra: extra(others),
    }
}

pub(super) fn delegation<'t>(delegation: &Delegation) -> target::Delegation<'t> {
    let Delegation { mode, extra: others } = delegation;
    target::Delegation { mode: word(mode), extra: extra(others) }
}
