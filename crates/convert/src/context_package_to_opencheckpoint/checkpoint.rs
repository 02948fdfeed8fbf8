//! The checkpoint: the task that the package is for, what it says, and how it is to be used.

use exact_json::trace::{
    Function, List, Open, Out, Reason, Settle, Src, SrcExtra, SrcItems, Str, Transform,
};
use exact_json::{Text, Value};
use open_continuity_model::v0_4::source::{
    ContextPackage, DeliveryRecipient, PackageProposalRights, Party, ProcessingRecipient, Purpose,
    SubjectAlias,
};
use opencheckpoint_model::v0_1::target::{
    Checkpoint, Continuation, SessionRef, SoftwareRef, Source, StopCondition, Task,
};
use opencheckpoint_model::v0_1::{SpecVersion, TaskStatus};
use opencheckpoint_rules::credentials::holds_a_secret;

use super::MAPPING;
use super::derivation::{LeftOut, derivation};
use super::limits::{Limits, constraints};
use super::resources::{self, Resources, name_of_package, time_of};
use super::run::{PACKAGE, Run, is_blank};
use super::statements::{Provider, extension, statement};
use crate::derived;
use crate::error::{Error, RequestError};
use crate::into_checkpoint;
use crate::options::Options;

/// Where stands what the checkpoint's own members do not say of the package.
const OF_PACKAGE: &str = "org.opencontinuity/package";
const PURPOSE: &str = "org.opencontinuity/purpose";

/// The checkpoint of a package, whose group is open.
///
/// # Errors
///
/// If nobody says what the package is for, or when it was made.
pub(super) fn checkpoint<'t>(
    run: &mut Run<'_>,
    package: ContextPackage<'t>,
    options: &Options,
) -> Result<Checkpoint<'t>, Error> {
    let ContextPackage {
        ocp_version,
        schema_uri,
        type_,
        id,
        revision,
        created_at,
        created_by,
        extensions,
        correlation_id,
        grant_receipt_ref,
        grant_status_ref,
        purpose,
        delivery_recipient,
        processing_recipients,
        issued_at,
        expires_at,
        subject_aliases,
        reference_aliases,
        entries,
        renderings,
        omissions,
        warnings,
        retention,
        processing_uses,
        offline_use,
        proposal_rights,
        delegation,
        external_action_authority,
        integrity,
        extra,
    } = package;
    let reason = Reason::NoCounterpart;
    ocp_version.settle(&mut run.ledger, reason);
    schema_uri.settle(&mut run.ledger, reason);
    type_.settle(&mut run.ledger, reason);
    created_at.settle(&mut run.ledger, reason);
    integrity.settle(&mut run.ledger, reason);
    let aside = Aside {
        extensions,
        delivery_recipient,
        processing_recipients,
        subject_aliases,
        proposal_rights,
        extra,
    };
    leave_out(run, aside);

    let created_at = time(run, issued_at, options)?;
    let task = task(run, purpose, options)?;

    let (name, is_uri) = name_of_package(run, id);
    let (provider, said) = provider(run, created_by);
    let said = [("correlation_id", Some(correlation_id.keep_str().into()))].into_iter().chain(said);
    let mut resources = Resources::default();
    let extension = extension(OF_PACKAGE, said);
    resources.push(resources::package(run, (name.again(), is_uri), revision, extension));
    if let Some(receipt) = grant_receipt_ref.and_then(|receipt| resources::receipt(run, receipt)) {
        resources.push(receipt);
    }
    if let Some(status) = grant_status_ref.and_then(|status| resources::status(run, status)) {
        resources.push(status);
    }
    resources::named(run, &mut resources, renderings, reference_aliases);

    let entries = entries.into_vec(&mut run.ledger, reason);
    let mut statements: Vec<_> = entries
        .into_iter()
        .filter_map(|entry| statement(run, entry, &provider, &resources))
        .collect();
    let limits =
        Limits { retention, processing_uses, offline_use, delegation, external_action_authority };
    statements.extend(constraints(run, limits, &provider));

    let session = SessionRef {
        protocol: Out::constant(Str::Static("open-continuity")),
        id: name,
        event: None,
        uri: None,
    };
    let identity =
        derived::identity(run.known.digest, MAPPING.id, MAPPING.version, &options.report());
    Ok(Checkpoint {
        opencheckpoint: Out::constant(SpecVersion::V0_1),
        id: Out::derived(Function::UuidV5, [], Str::Owned(identity.urn().to_string())),
        created_at,
        parent: options.parent.as_ref().map(into_checkpoint::parent),
        source: producer(),
        task,
        progress: None,
        statements: Some(List::new(statements)),
        resources: Some(List::new(resources.into_vec())),
        application_context: None,
        operations: None,
        continuation: Some(continuation(expires_at)),
        derivation: Some(derivation(run, session, omissions, warnings)),
        extensions: None,
    })
}

/// What a package says that a checkpoint has no place for.
struct Aside<'t> {
    extensions: Option<Src<Value<'t>>>,
    delivery_recipient: DeliveryRecipient<'t>,
    processing_recipients: Option<SrcItems<ProcessingRecipient<'t>>>,
    subject_aliases: Option<SrcItems<SubjectAlias<'t>>>,
    proposal_rights: Option<PackageProposalRights<'t>>,
    extra: SrcExtra<'t>,
}

fn leave_out(run: &mut Run<'_>, aside: Aside<'_>) {
    let Aside {
        extensions,
        delivery_recipient,
        processing_recipients,
        subject_aliases,
        proposal_rights,
        extra,
    } = aside;
    if let Some(extensions) = extensions {
        run.omissions.add(LeftOut::Extension, extensions.view().members().count());
        extensions.settle(&mut run.ledger, LeftOut::Extension.reason());
    }
    run.leave_out(LeftOut::Recipient, delivery_recipient);
    if let Some(recipients) = processing_recipients {
        run.omissions.add(LeftOut::Recipient, recipients.len());
        recipients.settle(&mut run.ledger, LeftOut::Recipient.reason());
    }
    if let Some(aliases) = subject_aliases {
        run.omissions.add(LeftOut::Subject, aliases.len());
        aliases.settle(&mut run.ledger, LeftOut::Subject.reason());
    }
    if let Some(rights) = proposal_rights {
        run.leave_out(LeftOut::Rights, rights);
    }
    run.leave_out_extra(extra);
}

/// When the package was issued, else when the operator says that it is.
fn time<'t>(
    run: &mut Run<'_>,
    issued_at: Option<Src<Text<'t>>>,
    options: &Options,
) -> Result<Out<Str<'t>>, RequestError> {
    if let Some(time) = issued_at.and_then(|issued_at| time_of(run, issued_at)) {
        return Ok(time);
    }
    let now = options.now.as_ref();
    let now = now.ok_or(RequestError::Missing { what: "a time", option: "--now" })?;
    Ok(Out::option(Str::Owned(now.as_str().to_owned())))
}

fn producer<'t>() -> Source<'t> {
    Source {
        producer: SoftwareRef {
            name: Out::constant(Str::Static("opencheckpoint")),
            version: Some(Out::constant(Str::Static(MAPPING.version))),
            uri: None,
        },
        agent: None,
        model: None,
        session_refs: None,
        extensions: None,
    }
}

/// The task: what the provider claims that the package is for. Nobody asked for it here, and nothing is under way.
fn task<'t>(run: &mut Run<'_>, purpose: Purpose<'t>, options: &Options) -> Result<Task<'t>, Error> {
    const CLAIMED: &str = "The provider of the context claims this purpose: {0}";
    let Purpose { code, description, extra } = purpose;
    run.leave_out_extra(extra);
    let description = match description {
        Some(description) if is_blank(&description) => {
            description.settle(&mut run.ledger, Reason::NoCounterpart);
            None
        }
        description => description,
    };
    let (objective, code) = match description {
        Some(description) => (Some(description.template(CLAIMED)), Some(code)),
        None if is_blank(&code) => (None, Some(code)),
        None => (Some(code.template(CLAIMED)), None),
    };
    let objective = objective
        .or_else(|| options.objective.clone().map(|text| Out::option(Str::Owned(text))))
        .ok_or(RequestError::Missing { what: "an objective", option: "--objective" })?;
    Ok(Task {
        title: None,
        objective,
        outcome: None,
        status: Out::constant(TaskStatus::Paused),
        success_criteria: None,
        scope: None,
        extensions: code
            .map(|code| extension(PURPOSE, [("code", Some(Open::from(code.keep_str())))])),
    })
}

/// What a package says of its provider, beside the name.
type Said<'t> = Vec<(&'static str, Option<Open<'t>>)>;

/// Who hands out the package: by name, else by id.
fn provider<'t>(run: &mut Run<'_>, created_by: Option<Party<'t>>) -> (Provider<'t>, Said<'t>) {
    let Some(Party { id, type_, display_name, extra }) = created_by else {
        return (None, Vec::new());
    };
    run.leave_out_extra(extra);
    let fit = |run: &mut Run<'_>, text: Src<Text<'t>>| {
        if text.look(|text| holds_a_secret(&text.decode())) {
            run.leave_out(LeftOut::Credential, text);
            None
        } else if is_blank(&text) {
            text.settle(&mut run.ledger, Reason::NoCounterpart);
            None
        } else {
            Some(text.keep_str())
        }
    };
    let name = display_name.and_then(|name| fit(run, name));
    let id = fit(run, id);
    let type_ = type_.map(|type_| type_.keep_as(|type_| Str::Owned(type_.as_str().to_owned())));
    let mut said = vec![("provider_type", type_.map(Open::from))];
    let provider = match name {
        Some(name) => {
            said.insert(0, ("provider", id.map(Open::from)));
            Some(name)
        }
        None => id,
    };
    (provider, said)
}

/// When to stop: what the package holds may not be used for ever.
fn continuation(expires_at: Src<Text<'_>>) -> Continuation<'_> {
    const EXPIRY: &str = "The context package expires at {0}: do not use its content from then on.";
    let expiry = StopCondition {
        id: Out::constant(Str::Static("stop:expiry")),
        description: expires_at.change(Transform::Template(EXPIRY), |time| {
            Str::Owned(EXPIRY.replacen("{0}", &time.decode(), 1))
        }),
        refs: Some(List::new(vec![Out::constant(Str::Static(PACKAGE))])),
        applies_to: None,
        until: None,
    };
    Continuation {
        requirements: None,
        preconditions: None,
        stop_conditions: Some(List::new(vec![expiry])),
        recovery: None,
        incompatibilities: None,
        extensions: None,
    }
}
