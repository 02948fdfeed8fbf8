//! The rules of continuity on whole documents: the page's, and documents too odd or too large to write down.

use exact_json::Scanner;
use open_continuity_model::{
    CONTEXT_CONTENT_SCHEMA, ContextPackage, ContextRequest, Document, GrantReceipt, Layer,
    Omission, PackageEntry, PackageSelector, Selector,
};
use opencheckpoint_rules::open_continuity::{DocumentRef, With, check, check_with, rules};
use opencheckpoint_rules::{Finding, RuleId, Severity};

use crate::harness::{places, read};
use crate::shared::shared;

/// The documents of the page, taken out of it.
fn page() -> Option<Vec<Document>> {
    let page = shared("seeds/open-continuity-0.4-transfer-page.txt")?;
    let page = std::fs::read_to_string(page).unwrap();
    let texts = page.split("\nJSONComplete canonical fixture").filter_map(|part| {
        let start = part.rfind("\n{\n")?;
        Some(&part[start..])
    });
    Some(texts.map(|text| exact_json::from_str(text).unwrap()).collect())
}

#[test]
fn the_documents_of_the_page_keep_every_rule_alone_and_together() {
    let Some(documents) = page() else { return };
    let types: Vec<_> = documents.iter().map(Document::type_).collect();
    assert_eq!(types, ["context_request", "grant_receipt", "context_package"]);
    let beside: Vec<_> = documents.iter().map(DocumentRef::from).collect();
    let at = "2026-08-12T17:00:00Z".parse().unwrap();
    for document in &documents {
        assert_eq!(check(document), []);
        assert_eq!(check_with(document, &With { beside: &beside, at: Some(&at) }), []);
    }
}

#[test]
fn what_the_pages_quote_is_on_the_page() {
    let Some(path) = shared("seeds/open-continuity-0.4-transfer-page.txt") else { return };
    let text = std::fs::read_to_string(path).unwrap();
    for rule in rules() {
        let mut quotations: Vec<String> = Vec::new();
        let mut goes_on = false;
        for line in rule.doc.lines() {
            let quoted = line.strip_prefix("> ");
            match (quoted, quotations.last_mut().filter(|_| goes_on)) {
                (Some(quoted), Some(last)) => *last = format!("{last} {quoted}"),
                (Some(quoted), None) => quotations.push(quoted.to_owned()),
                (None, _) => {}
            }
            goes_on = quoted.is_some();
        }
        assert!(!quotations.is_empty(), "{}", rule.id);
        for quotation in quotations {
            assert!(text.contains(&quotation), "{}: {quotation}", rule.id);
        }
    }
}

fn request() -> ContextRequest {
    ContextRequest::from_json_str(&read("open-continuity/valid/context-request.json")).unwrap()
}

fn receipt() -> GrantReceipt {
    GrantReceipt::from_json_str(&read("open-continuity/valid/grant-receipt.json")).unwrap()
}

fn package() -> ContextPackage {
    ContextPackage::from_json_str(&read("open-continuity/valid/context-package.json")).unwrap()
}

/// What is found in a package beside a receipt and a request.
fn beside(
    package: &ContextPackage,
    receipt: &GrantReceipt,
    request: &ContextRequest,
) -> Vec<Finding> {
    // The package itself stands beside, too, as it does when a folder is handed in.
    let beside = [package.into(), receipt.into(), request.into()];
    check_with(package, &With { beside: &beside, at: None })
}

/// The findings of a rule.
fn of(rule: RuleId, findings: &[Finding]) -> Vec<&Finding> {
    findings.iter().filter(|finding| finding.rule().id == rule).collect()
}

/// Every member `digest` of the documents that is one.
#[test]
fn every_digest_is_looked_at() {
    let paths = ["context-request", "grant-receipt", "context-package"]
        .map(|name| format!("open-continuity/valid/{name}.json"));
    let mut looked_at = 0;
    for text in paths.map(|path| read(&path)) {
        let mut scanner = Scanner::new();
        let tape = scanner.scan_str(&text).unwrap();
        let digests = tape.nodes().iter().enumerate().filter_map(|(n, _)| {
            let value = tape.value(u32::try_from(n).unwrap());
            let is_digest = value.raw().starts_with("\"sha-256:");
            is_digest.then(|| (value.pointer(), value.span()))
        });
        for (pointer, span) in digests.collect::<Vec<_>>() {
            let mut broken = text.clone();
            broken.replace_range(span, "\"md5:d41d8cd98f00b204e9800998ecf8427e\"");
            let document: Document = exact_json::from_str(&broken).unwrap();
            let findings = check(&document);
            let found = of(RuleId::OCP104, &findings);
            assert_eq!(found.len(), 1, "{pointer}");
            assert_eq!(found[0].pointer(), pointer);
            looked_at += 1;
        }
    }
    assert!(looked_at > 10, "{looked_at}");
}

#[test]
fn a_reference_is_compared_with_the_revision_that_it_names() {
    let (request, mut receipt) = (request(), receipt());
    let mut earlier = request.clone();
    earlier.revision = 1.into();
    for order in [[&request, &earlier], [&earlier, &request]] {
        let beside = order.map(DocumentRef::from);
        assert_eq!(check_with(&receipt, &With { beside: &beside, at: None }), []);
    }
    let reference = receipt.request_ref.as_mut().unwrap();
    reference.revision = 1.into();
    let beside = [(&request).into(), (&earlier).into()];
    let findings = check_with(&receipt, &With { beside: &beside, at: None });
    assert_eq!(places(&findings), [("OCP103", "/request_ref/digest")]);
}

#[test]
fn documents_of_other_transfers_beside_do_no_harm() {
    let (request, receipt, package) = (request(), receipt(), package());
    let page = ["context-request", "grant-receipt", "context-package"]
        .map(|name| read(&format!("open-continuity/{name}.json")))
        .map(|text| Document::from_json_str(&text).unwrap());
    let mut all: Vec<_> = page.iter().map(DocumentRef::from).collect();
    all.extend([DocumentRef::from(&request), (&receipt).into(), (&package).into()]);
    for document in all.clone() {
        assert_eq!(check_with(document, &With { beside: &all, at: None }), []);
    }
}

#[test]
fn a_package_is_compared_with_its_request_where_no_receipt_is_at_hand_or_none_is_exceeded() {
    let (mut request, receipt, mut package) = (request(), receipt(), package());
    package.integrity = None;
    package.processing_uses.advertising = Some("permitted".into());
    package.expires_at = "2026-08-14T00:00:00Z".parse().unwrap();
    let broken = [("OCP203", "/expires_at"), ("OCP202", "/processing_uses/advertising")];
    let said_of = |findings: &[Finding], whom: &str| {
        findings.iter().all(|finding| finding.message().contains(whom))
    };
    let with = [(&request).into()];
    let findings = check_with(&package, &With { beside: &with, at: None });
    assert_eq!(places(&findings), broken);
    assert!(said_of(&findings, "the request"));

    // Of one part there is one finding.
    let findings = beside(&package, &receipt, &request);
    assert_eq!(places(&findings), broken);
    assert!(said_of(&findings, "the receipt"));

    // What the receipt wrongly allows, the request does not.
    let mut receipt = receipt;
    receipt.processing_uses.as_mut().unwrap().advertising = Some("permitted".into());
    receipt.expires_at = "2026-08-15T00:00:00Z".parse().unwrap();
    package.grant_receipt_ref = None;
    request.correlation_id = package.correlation_id.clone();
    let findings = beside(&package, &receipt, &request);
    assert_eq!(places(&findings), broken);
    assert!(said_of(&findings, "the request"));
}

#[test]
fn a_time_that_is_none_is_never_passed_over() {
    let (request, receipt, package) = (request(), receipt(), package());
    let no_time = || "2026-02-30T12:00:00Z".parse().unwrap();

    let mut broken = request.clone();
    broken.requested_not_after = Some(no_time());
    let findings = check(&broken);
    assert_eq!(places(&findings), [("OCP203", "/requested_not_after")]);
    let mut unreferred = receipt.clone();
    unreferred.request_ref = None;
    let with = [(&broken).into()];
    let findings = check_with(&unreferred, &With { beside: &with, at: None });
    assert_eq!(places(&findings), [("OCP203", "/expires_at")]);

    let mut broken = receipt.clone();
    broken.not_before = no_time();
    broken.expires_at = no_time();
    let findings = check(&broken);
    assert_eq!(places(&findings), [("OCP203", "/not_before"), ("OCP203", "/expires_at")]);
    let findings = beside(&package, &broken, &request);
    let found = of(RuleId::OCP203, &findings);
    let pointers: Vec<_> = found.iter().map(|finding| finding.pointer()).collect();
    assert_eq!(pointers, ["/issued_at", "/issued_at", "/expires_at"]);

    let at = no_time();
    let findings = check_with(&package, &With { beside: &[], at: Some(&at) });
    assert_eq!(places(&findings), [("OCP208", "/expires_at")]);
    assert!(findings[0].message().contains("is no time"), "{}", findings[0]);
}

#[test]
fn nothing_in_a_message_is_a_secret() {
    let (mut request, mut receipt, mut package) = (request(), receipt(), package());
    let secret = "https://dana:hunter2-hunter2@git.example/x";
    let uri = || secret.parse().unwrap();
    package.purpose.code = uri();
    receipt.delivery_recipient.recipient.id = uri();
    package.schema_uri = uri();
    package.entries[0].layer = secret.into();
    package.entries[1].content_schema_uri = Some(uri());
    package.external_action_authority = Some(secret.into());
    package.processing_recipients.as_mut().unwrap()[0].recipient.id = uri();
    package.retention.mode = secret.into();
    package.integrity.as_mut().unwrap().canonicalization = Some(secret.into());
    receipt.offline_use = Some(secret.into());
    request.views.as_mut().unwrap().context = Some(secret.into());
    let with = [(&receipt).into(), (&request).into()];
    let with = With { beside: &with, at: None };
    let findings =
        [check_with(&package, &with), check_with(&receipt, &with), check_with(&request, &with)];
    let findings = findings.concat();
    assert!(findings.iter().filter(|finding| finding.is_secret()).count() > 5);
    for finding in findings {
        assert!(!finding.to_string().contains("hunter2"), "{finding}");
    }
}

/// Numbers of selectors, entries and the like that nobody writes: nothing takes longer than it takes to read them, and what is not
/// compared is told of.
#[test]
fn documents_of_any_size_are_checked() {
    const MANY: usize = 20_000;
    let (mut request, mut receipt, mut package) = (request(), receipt(), package());
    let of_predicate = |n: usize| Selector {
        layer: Some(Layer::Context),
        predicates: Some(vec![format!("v:{n}").parse().unwrap()]),
        ..Selector::new()
    };
    request.selectors = Some((0..MANY).map(of_predicate).collect());
    receipt.approved_selectors = (0..MANY).rev().map(of_predicate).collect();
    let alias = package.reference_aliases.as_ref().unwrap()[0].clone();
    package.reference_aliases = Some(vec![alias; MANY]);
    package.omissions = Some(vec![package.omissions.as_ref().unwrap()[0].clone(); MANY]);
    let entry = package.entries[0].clone();
    package.entries = (0..MANY)
        .map(|n| PackageEntry {
            entry_id: format!("urn:uuid:{n:08}-0000-4000-8000-000000000000").parse().unwrap(),
            ..entry.clone()
        })
        .collect();
    receipt.request_ref = None;
    package.grant_receipt_ref = None;
    let with = [(&receipt).into(), (&request).into()];
    let with = With { beside: &with, at: None };

    let findings = check_with(&receipt, &with);
    let found = of(RuleId::OCP202, &findings);
    assert!(found.iter().any(|finding| finding.message().contains("too much")));
    let findings = check_with(&package, &with);
    let found = of(RuleId::OCP204, &findings);
    assert_eq!(found.len(), MANY, "no entry is approved");
}

#[test]
fn a_selector_that_limits_by_what_is_not_known_leaves_a_doubt() {
    let (request, mut receipt, package) = (request(), receipt(), package());
    let unknown = exact_json::Json::parse("\"2024\"").unwrap();
    receipt.approved_selectors[0].extra.insert("since", unknown);
    let findings = beside(&package, &receipt, &request);
    let found = of(RuleId::OCP204, &findings);
    let told: Vec<_> = found.iter().map(|found| (found.severity(), found.pointer())).collect();
    assert_eq!(told, [(Severity::Warning, "/entries/0"), (Severity::Warning, "/entries/1")]);
}

#[test]
fn an_omission_speaks_of_what_it_names_and_of_what_was_asked_for() {
    let (mut request, receipt, mut package) = (request(), receipt(), package());
    package.integrity = None;
    let omissions = package.omissions.take().unwrap();
    let said = |request: &ContextRequest, package: &ContextPackage| {
        let findings = beside(package, &receipt, request);
        let found = of(RuleId::OCP207, &findings);
        assert!(found.iter().all(|finding| finding.severity() == Severity::Warning));
        found.len()
    };
    // One for the budget, one for the selector of evidence, one for the view of it.
    assert_eq!(said(&request, &package), 3);
    package.omissions = Some(vec![Omission::new()]);
    assert_eq!(said(&request, &package), 3, "an omission of nothing says nothing");
    package.omissions = Some(vec![omissions[0].clone()]);
    assert_eq!(said(&request, &package), 2);
    package.omissions = Some(vec![omissions[1].clone()]);
    assert_eq!(said(&request, &package), 1);
    let everything = Some(PackageSelector::new());
    package.omissions = Some(vec![Omission { selector: everything, ..Omission::new() }]);
    assert_eq!(said(&request, &package), 0);

    // A receipt that says "none" of what nobody asked for narrows nothing.
    request.selectors.as_mut().unwrap().truncate(1);
    request.views.as_mut().unwrap().evidence = None;
    package.omissions = Some(vec![omissions[0].clone()]);
    assert_eq!(said(&request, &package), 0);
    request.views = None;
    assert_eq!(said(&request, &package), 0);

    // Of any layer: whatever is said says it.
    request.selectors = Some(vec![Selector::new()]);
    assert_eq!(said(&request, &package), 0);
    package.omissions = Some(vec![]);
    assert_eq!(said(&request, &package), 1);
}

#[test]
fn a_view_of_a_layer_that_is_not_known_is_looked_up_by_its_name() {
    let (request, mut receipt, mut package) = (request(), receipt(), package());
    let mut selector = receipt.approved_selectors[0].clone();
    selector.layer = Some("memory".into());
    receipt.approved_selectors.push(selector);
    package.entries[0].layer = "memory".into();
    let layers = |receipt: &GrantReceipt| {
        let findings = beside(&package, receipt, &request);
        let found = of(RuleId::OCP204, &findings);
        found.iter().map(|finding| finding.pointer().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(layers(&receipt), ["/entries/0/layer"]);
    receipt.approved_views.extra.insert("memory", "accepted".into());
    assert_eq!(layers(&receipt), [""; 0]);
    receipt.approved_views.extra.insert("memory", "none".into());
    assert_eq!(layers(&receipt), ["/entries/0/layer"]);
}

#[test]
fn an_entry_shows_the_view_that_is_approved_or_nothing() {
    let (request, receipt, mut package) = (request(), receipt(), package());
    package.integrity = None;
    for (disclosure, expected) in [
        (None, &[][..]),
        (Some("none"), &[]),
        (Some("accepted"), &[]),
        (Some("proposed"), &[("OCP204", "/entries/0/disclosure")]),
    ] {
        package.entries[0].disclosure = disclosure.map(Into::into);
        assert_eq!(places(&beside(&package, &receipt, &request)), expected, "{disclosure:?}");
    }
}

#[test]
fn content_of_another_shape_is_told_of_once_and_at_its_place() {
    let (request, receipt, mut package) = (request(), receipt(), package());
    package.integrity = None;
    package.entries[0].digest = None;
    package.entries[0].content_schema_uri = Some(CONTEXT_CONTENT_SCHEMA.parse().unwrap());
    for (content, place) in [
        ("[]", "/entries/0/content"),
        (r#"{"statement":{"predicate":1}}"#, "/entries/0/content/statement/predicate"),
    ] {
        package.entries[0].content = Some(content.parse().unwrap());
        let findings = beside(&package, &receipt, &request);
        assert_eq!(places(&findings), [("OCP209", place)]);
    }
}
