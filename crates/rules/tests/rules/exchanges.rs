//! Documents of one transfer that nobody wrote: made to keep the rules, and then broken.

use std::collections::BTreeSet;

use exact_json::{Json, Scanner, Timestamp};
use open_continuity_model::{
    CONTEXT_CONTENT_SCHEMA, Delegation, Document, Integrity, Layer, Omission,
    PackageContextContent, PackageEntry, PackageProposalRights, PackageSelector, Party,
    ProcessingRecipient, ProcessingUses, ProposalRights, Reference, Rendering, Retention,
    ReviewStatus, Selector, Statement, View, Views,
};
use opencheckpoint_rules::open_continuity::{
    DocumentRef, Documents, With, check_with, rules, valid_exchange,
};
use opencheckpoint_rules::{Finding, RuleId, Severity};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

/// What is found in all three, each beside the others.
fn checked(documents: &Documents) -> Vec<Finding> {
    let Documents { request, receipt, package } = documents;
    let beside = [request.into(), receipt.into(), package.into()];
    let with = With { beside: &beside, at: None };
    [check_with(request, &with), check_with(receipt, &with), check_with(package, &with)].concat()
}

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn valid_exchanges_are_valid(documents in valid_exchange()) {
        let findings = checked(&documents);
        let error = findings.iter().find(|finding| finding.severity() == Severity::Error);
        prop_assert!(error.is_none(), "{}", error.unwrap());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Of any shape, beside anything.
    #[test]
    fn every_finding_points_into_its_document(
        document in any::<Document>(),
        beside in prop::collection::vec(any::<Document>(), 0..3),
        valid in valid_exchange(),
        at in any::<Timestamp>(),
    ) {
        let Documents { request, receipt, .. } = &valid;
        let mut beside: Vec<_> = beside.iter().map(Into::into).collect();
        beside.extend([DocumentRef::from(request), receipt.into()]);
        let text = document.to_json_string();
        let mut scanner = Scanner::new();
        let tape = scanner.scan_str(&text).unwrap();
        let mut last = 0;
        for finding in check_with(&document, &With { beside: &beside, at: Some(&at) }) {
            let value = tape.resolve(finding.pointer());
            prop_assert!(value.is_some(), "{finding}");
            let index = value.unwrap().index();
            prop_assert!(last <= index, "out of order: {finding}");
            last = index;
            for related in finding.related() {
                prop_assert!(tape.resolve(&related.pointer).is_some(), "{related:?}");
            }
            prop_assert!(!finding.message().contains('\n'), "{finding}");
        }
    }
}

#[test]
fn valid_exchanges_are_of_every_sort() {
    let mut runner = TestRunner::deterministic();
    let strategy = valid_exchange();
    let all: Vec<_> = (0..200).map(|_| strategy.new_tree(&mut runner).unwrap().current()).collect();
    let count = |what: fn(&Documents) -> bool| all.iter().filter(|one| what(one)).count();

    assert!(count(|one| one.request.requested_not_after.is_some()) > 20);
    assert!(count(|one| one.receipt.request_ref.is_some()) > 20);
    assert!(count(|one| one.receipt.approved_selectors.len() > 1) > 5);
    assert!(count(|one| one.receipt.approved_selectors != one.request.selectors()) > 20);
    assert!(count(|one| !one.receipt.processing_recipients.is_empty()) > 20);
    assert!(count(|one| one.receipt.proposal_rights.is_some()) > 20);
    assert!(count(|one| one.package.integrity.iter().any(|it| it.digest.is_some())) > 20);
    assert!(count(|one| one.package.entries.iter().any(|entry| entry.digest.is_some())) > 5);
    let contents = |one: &Documents| {
        one.package.entries.iter().any(|one| one.context_content().unwrap().is_some())
    };
    assert!(count(contents) > 20);
    assert!(count(|one| one.package.renderings.iter().flatten().count() > 0) > 20);
    assert!(count(|one| one.package.omissions.iter().flatten().count() > 0) > 20);
    // Those that a warning is found in are among them.
    assert!(all.iter().any(|one| !checked(one).is_empty()));
}

/// How a rule is broken in documents that keep it.
struct Mutator {
    rule: RuleId,
    name: &'static str,
    breaks: fn(&mut Documents),
    /// Whether digests are as they were before it, and so may be wrong.
    leaves_digests: bool,
}

const fn breaks(rule: RuleId, name: &'static str, breaks: fn(&mut Documents)) -> Mutator {
    Mutator { rule, name, breaks, leaves_digests: false }
}

const fn breaks_digests(rule: RuleId, name: &'static str, breaks: fn(&mut Documents)) -> Mutator {
    Mutator { rule, name, breaks, leaves_digests: true }
}

/// At least one for every rule of severity error, which a test sees to.
const MUTATORS: &[Mutator] = &[
    breaks_digests(RuleId::OCP101, "a warning is added", |documents| {
        integrity(documents);
        *documents = documents.clone().sealed();
        documents.package.warnings.get_or_insert_default().push(Json::from("mutated"));
    }),
    breaks_digests(RuleId::OCP101, "a number is beyond JSON's", |documents| {
        integrity(documents);
        let number = Json::parse("12345678901234567890123").unwrap();
        documents.package.extra.insert("mutated", number);
    }),
    breaks_digests(RuleId::OCP102, "content is changed", |documents| {
        let entry = entry(documents);
        entry.digest = Some(DIGEST.parse().unwrap());
        entry.content = Some(Json::from("mutated"));
    }),
    breaks_digests(RuleId::OCP103, "the request is changed", |documents| {
        referred(documents);
        documents.request.purpose.description = Some("mutated".to_owned());
    }),
    breaks_digests(RuleId::OCP103, "the request is revised", |documents| {
        referred(documents);
        documents.request.revision = 123_456_789.into();
    }),
    breaks_digests(RuleId::OCP103, "another receipt is named", |documents| {
        referred(documents);
        documents.package.grant_receipt_ref.as_mut().unwrap().id = "mutated".parse().unwrap();
    }),
    breaks_digests(RuleId::OCP103, "the receipt is of another schema", |documents| {
        referred(documents);
        documents.package.grant_receipt_ref.as_mut().unwrap().schema_uri = text("mutated");
    }),
    breaks_digests(RuleId::OCP104, "a digest is by another algorithm", |documents| {
        let digest = Some("md5:d41d8cd98f00b204e9800998ecf8427e".parse().unwrap());
        rendering(documents).digest = digest;
    }),
    breaks(RuleId::OCP104, "the canonical form is not named", |documents| {
        integrity(documents).canonicalization = None;
    }),
    breaks(RuleId::OCP201, "a package of another transfer", |documents| {
        documents.package.correlation_id = "mutated".parse().unwrap();
    }),
    breaks(RuleId::OCP201, "a receipt for another purpose", |documents| {
        documents.receipt.purpose.code = text("mutated");
    }),
    breaks(RuleId::OCP201, "a package for another recipient", |documents| {
        documents.package.delivery_recipient.recipient.id = text("mutated");
    }),
    breaks(RuleId::OCP201, "a package for another instance of the client", |documents| {
        let instance = Some(Party::new(text("instance")));
        documents.request.delivery_recipient = None;
        documents.receipt.delivery_recipient.client_instance = instance;
        let other = Some(Party::new(text("mutated")));
        documents.package.delivery_recipient.client_instance = other;
    }),
    breaks(RuleId::OCP202, "a selector is approved that was not asked for", |documents| {
        let selectors = documents.request.selectors.get_or_insert_default();
        selectors.retain(|selector| selector.layer.is_some());
        let selector = Selector { layer: Some("mutated".into()), ..Selector::new() };
        documents.receipt.approved_selectors.push(selector);
    }),
    breaks(RuleId::OCP202, "a view is approved that was not asked for", |documents| {
        documents.receipt.approved_views.evidence = Some("mutated".into());
    }),
    breaks(RuleId::OCP202, "a recipient is added to a receipt", |documents| {
        documents.receipt.processing_recipients.push(recipient());
    }),
    breaks(RuleId::OCP202, "a recipient is added to a package", |documents| {
        documents.package.processing_recipients.get_or_insert_default().push(recipient());
    }),
    breaks(RuleId::OCP202, "the recipients of a package are not told", |documents| {
        documents.package.processing_recipients = None;
    }),
    breaks(RuleId::OCP202, "a receipt lets it be kept longer", |documents| {
        documents.request.retention = Some(Retention::new("session".into()));
        documents.receipt.retention.mode = "mutated".into();
    }),
    breaks(RuleId::OCP202, "a package lets it be kept longer", |documents| {
        documents.package.retention.mode = "mutated".into();
    }),
    breaks(RuleId::OCP202, "a receipt lets more be done", |documents| {
        let uses = documents.receipt.processing_uses.get_or_insert_with(ProcessingUses::new);
        uses.advertising = Some("mutated".into());
    }),
    breaks(RuleId::OCP202, "a package lets more be done", |documents| {
        documents.package.processing_uses.model_training = Some("mutated".into());
    }),
    breaks(RuleId::OCP202, "a package may be used offline", |documents| {
        documents.package.offline_use = "mutated".into();
    }),
    breaks(RuleId::OCP202, "more may be proposed under a receipt", |documents| {
        let rights = ProposalRights::new("mutated".into());
        documents.receipt.proposal_rights = Some(rights);
    }),
    breaks(RuleId::OCP202, "more may be proposed under a package", |documents| {
        let rights = PackageProposalRights::new("mutated".into());
        documents.package.proposal_rights = Some(rights);
    }),
    breaks(RuleId::OCP202, "a receipt may be used offline", |documents| {
        documents.receipt.offline_use = Some("mutated".into());
    }),
    breaks(RuleId::OCP202, "a receipt may be passed on", |documents| {
        documents.receipt.delegation = Some(Delegation::new("mutated".into()));
    }),
    breaks(RuleId::OCP202, "a selector of any layer is approved", |documents| {
        let layer = Some(Layer::Context);
        documents.request.selectors = Some(vec![Selector { layer, ..Selector::new() }]);
        documents.receipt.approved_selectors = vec![Selector::new()];
    }),
    breaks(RuleId::OCP202, "a package may be passed on", |documents| {
        documents.package.delegation = Some(Delegation::new("mutated".into()));
    }),
    breaks(RuleId::OCP202, "a package allows what is not known", |documents| {
        documents.package.retention.extra.insert("mutated", Json::from(true));
    }),
    breaks(RuleId::OCP203, "a receipt holds longer than was asked for", |documents| {
        documents.request.requested_not_after = Some(time("2026-03-04T00:00:00Z"));
        documents.receipt.expires_at = time("2027-01-01T00:00:00+14:00");
    }),
    breaks(RuleId::OCP203, "a package outlives its receipt", |documents| {
        documents.package.expires_at = time("2027-01-01T00:00:00Z");
    }),
    breaks(RuleId::OCP203, "a package is issued too early", |documents| {
        documents.package.issued_at = Some(time("2025-01-01T00:00:00Z"));
    }),
    breaks(RuleId::OCP203, "a package is issued too late", |documents| {
        documents.package.issued_at = Some(time("2027-01-01T00:00:00Z"));
    }),
    breaks(RuleId::OCP203, "a time is none", |documents| {
        documents.package.expires_at = time("2026-02-30T00:00:00Z");
    }),
    breaks(RuleId::OCP204, "an entry of a layer of which nothing is to be seen", |documents| {
        entry(documents).layer = "mutated".into();
    }),
    breaks(RuleId::OCP204, "an entry that no selector selects", |documents| {
        approving(documents).predicates = Some(vec![text("v:approved")]);
        let mut content = accepted();
        content.statement = Some(Statement { predicate: Some(text("v:m")), ..Statement::new() });
        holding(documents, &content);
    }),
    breaks(RuleId::OCP204, "an entry of another category", |documents| {
        approving(documents).item_categories = Some(vec!["statement".into()]);
        let mut content = accepted();
        content.category = Some("mutated".into());
        holding(documents, &content);
    }),
    breaks(RuleId::OCP204, "an entry that does not say how sensitive it is", |documents| {
        approving(documents).sensitivity_max = Some("normal".into());
        holding(documents, &accepted());
    }),
    breaks(RuleId::OCP204, "an entry that was not reviewed", |documents| {
        approving(documents);
        let mut content = accepted();
        content.review_status = Some("mutated".into());
        holding(documents, &content);
    }),
    breaks(RuleId::OCP204, "an entry shows more than the view", |documents| {
        approving(documents);
        holding(documents, &accepted());
        documents.package.entries.last_mut().unwrap().disclosure = Some("mutated".into());
    }),
    breaks(RuleId::OCP204, "an entry under no view", |documents| {
        approving(documents);
        documents.receipt.approved_views = Views::new();
        holding(documents, &accepted());
    }),
    breaks(RuleId::OCP205, "a package gives authority", |documents| {
        documents.package.external_action_authority = Some("mutated".into());
    }),
    breaks(RuleId::OCP205, "a package does not say that it gives none", |documents| {
        documents.package.external_action_authority = None;
    }),
    breaks(RuleId::OCP205, "content is to be followed", |documents| {
        let mut content = accepted();
        content.instruction_treatment = Some("mutated".into());
        holding(documents, &content);
    }),
    breaks(RuleId::OCP205, "a rendering is to be followed", |documents| {
        rendering(documents).instruction_treatment = Some("mutated".into());
    }),
    breaks(RuleId::OCP206, "a space is not declared", |documents| {
        let mut content = accepted();
        content.space_ref = Some("mutated".parse().unwrap());
        holding(documents, &content);
    }),
    breaks(RuleId::OCP206, "a decision is not declared", |documents| {
        let mut content = accepted();
        content.decision_ref = Some("mutated".parse().unwrap());
        holding(documents, &content);
    }),
    breaks(RuleId::OCP206, "a source is not declared", |documents| {
        let mut content = accepted();
        content.provenance_refs = Some(vec!["mutated".parse().unwrap()]);
        holding(documents, &content);
    }),
    breaks(RuleId::OCP206, "a subject is not declared", |documents| {
        let mut content = accepted();
        content.subject_refs = Some(vec!["mutated".parse().unwrap()]);
        holding(documents, &content);
    }),
    breaks(RuleId::OCP206, "a rendering is nowhere", |documents| {
        rendering(documents).content_ref = Some("mutated".parse().unwrap());
    }),
    breaks(RuleId::OCP206, "a rendering is of no entry", |documents| {
        rendering(documents).derived_from_entries = Some(vec!["mutated".parse().unwrap()]);
    }),
    breaks(RuleId::OCP206, "the space of an omission is not declared", |documents| {
        let selector = Some(in_space());
        let omission = Omission { selector, ..Omission::new() };
        documents.package.omissions.get_or_insert_default().push(omission);
    }),
    breaks(RuleId::OCP206, "the space of proposals is not declared", |documents| {
        let rights = documents
            .package
            .proposal_rights
            .get_or_insert_with(|| PackageProposalRights::new("bounded".into()));
        rights.selectors.get_or_insert_default().push(in_space());
    }),
    breaks(RuleId::OCP206, "two entries share an id", |documents| {
        let first = entry(documents).clone();
        documents.package.entries.push(first);
    }),
    breaks(RuleId::OCP209, "a version is not known", |documents| {
        documents.request.ocp_version = "0.5".into();
    }),
    breaks(RuleId::OCP209, "the schema of a receipt is another", |documents| {
        documents.receipt.schema_uri = documents.request.schema_uri.clone();
    }),
    breaks(RuleId::OCP209, "content is of another shape", |documents| {
        let entry = entry(documents);
        entry.content_schema_uri = Some(text(CONTEXT_CONTENT_SCHEMA));
        entry.content = Some(Json::from(7));
    }),
];

const DIGEST: &str = "sha-256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

fn text(text: &str) -> exact_json::Uri {
    text.parse().unwrap()
}

fn time(text: &str) -> Timestamp {
    text.parse().unwrap()
}

/// An integrity with a digest.
fn integrity(documents: &mut Documents) -> &mut Integrity {
    let integrity = documents.package.integrity.get_or_insert_with(Integrity::new);
    integrity.digest.get_or_insert_with(|| DIGEST.parse().unwrap());
    integrity.canonicalization = Some("RFC8785".into());
    integrity
}

/// Lets the receipt refer to the request and the package to the receipt.
fn referred(documents: &mut Documents) {
    let any = || {
        let id = "any".parse().unwrap();
        Reference::new(id, 1.into(), text("any"), DIGEST.parse().unwrap())
    };
    documents.receipt.request_ref.get_or_insert_with(any);
    documents.package.grant_receipt_ref.get_or_insert_with(any);
    *documents = documents.clone().sealed();
}

/// A rendering more.
fn rendering(documents: &mut Documents) -> &mut Rendering {
    let renderings = documents.package.renderings.get_or_insert_default();
    let instruction_treatment = Some("untrusted_data".into());
    renderings.push(Rendering { instruction_treatment, ..Rendering::new() });
    renderings.last_mut().unwrap()
}

/// An entry more.
fn entry(documents: &mut Documents) -> &mut PackageEntry {
    let entries = &mut documents.package.entries;
    let instruction_treatment = Some("untrusted_data".into());
    let id = "a new entry".parse().unwrap();
    entries.push(PackageEntry { instruction_treatment, ..PackageEntry::new(id, Layer::Context) });
    entries.last_mut().unwrap()
}

/// An entry more that holds this.
fn holding(documents: &mut Documents, content: &PackageContextContent) {
    let entry = entry(documents);
    entry.content_schema_uri = Some(text(CONTEXT_CONTENT_SCHEMA));
    entry.content = Some(content.to_json_string().parse().unwrap());
}

/// Content that says that it was accepted.
fn accepted() -> PackageContextContent {
    PackageContextContent {
        review_status: Some(ReviewStatus::Accepted),
        instruction_treatment: Some("untrusted_data".into()),
        ..PackageContextContent::new()
    }
}

/// Lets the receipt approve what is accepted, by one selector.
fn approving(documents: &mut Documents) -> &mut Selector {
    documents.receipt.approved_views = Views { context: Some(View::Accepted), ..Views::new() };
    documents.receipt.approved_selectors =
        vec![Selector { layer: Some(Layer::Context), ..Selector::new() }];
    &mut documents.receipt.approved_selectors[0]
}

fn recipient() -> ProcessingRecipient {
    ProcessingRecipient::new(Party::new(text("mutated")))
}

fn in_space() -> PackageSelector {
    PackageSelector { space_refs: Some(vec!["mutated".parse().unwrap()]), ..PackageSelector::new() }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn whatever_is_broken_is_found(documents in valid_exchange()) {
        for Mutator { rule, name, breaks, leaves_digests } in MUTATORS {
            let mut broken = documents.clone();
            breaks(&mut broken);
            let broken = if *leaves_digests { broken } else { broken.sealed() };
            let findings = checked(&broken);
            let is_found = findings.iter().any(|finding| {
                finding.rule().id == *rule && finding.severity() == Severity::Error
            });
            prop_assert!(is_found, "{rule}, {name}: {findings:#?}");
        }
    }
}

#[test]
fn every_rule_of_severity_error_can_be_broken() {
    let errors = rules().filter(|rule| rule.severity == Severity::Error);
    let errors: BTreeSet<_> = errors.map(|rule| rule.id).collect();
    let broken: BTreeSet<_> = MUTATORS.iter().map(|mutator| mutator.rule).collect();
    assert_eq!(errors, broken);
}
