//! "No broader than" is an order, in every dimension: of what is known, and whatever the unknown may mean.

mod world;

use std::fmt::Debug;
use std::slice::from_ref;

use exact_json::Scanner;
use open_continuity_model::{
    ContextRequest, Layer, PackageProposalRights, Permission, ProcessingRecipient, Reference,
    Selector, Sensitivity,
};
use opencheckpoint_rules::open_continuity::broader::{self, Broader, Excess};
use proptest::prelude::*;

use self::world::{
    IN_SPACES, Meaning, PERMISSIONS, SENSITIVITIES, Time, delegation, in_package, limit,
    meaning_of_delegation, meaning_of_recipients, meaning_of_retention, meaning_of_rights,
    meaning_of_selectors, meaning_of_time, meaning_of_uses, meaning_of_views, recipient,
    recipients, retention, right, rights, selected, selector, selectors, three, time, uses, views,
    word,
};

/// Whether it is a partial order in which what is within something allows no more than that.
fn is_an_order<T: Debug>(
    values: &[Option<T>; 3],
    order: impl Fn(Option<&T>, Option<&T>) -> Vec<Broader>,
    meaning: impl Fn(Option<&T>) -> Meaning,
) -> Result<(), TestCaseError> {
    let [a, b, c] = values.each_ref().map(Option::as_ref);
    let within = |one, other| order(one, other).is_empty();
    prop_assert!(within(a, a), "not reflexive: {:?}", order(a, a));
    if within(a, b) && within(b, c) {
        prop_assert!(within(a, c), "not transitive: {:?}", order(a, c));
    }
    if within(a, b) {
        prop_assert!(meaning(a).is_subset(&meaning(b)), "allows more: {a:?} than {b:?}");
    }
    if within(a, b) && within(b, a) {
        prop_assert_eq!(meaning(a), meaning(b), "not antisymmetric");
    }
    Ok(())
}

/// The same, and what allows no more is within: as far as words go, nothing is told of that could not be worse.
fn is_that_of_what_is_allowed<T: Debug>(
    values: &[Option<T>; 3],
    order: impl Fn(Option<&T>, Option<&T>) -> Vec<Broader>,
    meaning: impl Fn(Option<&T>) -> Meaning,
) -> Result<(), TestCaseError> {
    is_an_order(values, &order, &meaning)?;
    let [a, b, _] = values.each_ref().map(Option::as_ref);
    let allows_no_more = meaning(a).is_subset(&meaning(b));
    prop_assert_eq!(order(a, b).is_empty(), allows_no_more, "{:?} and {:?}", a, b);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn views_are_ordered(values in three(views())) {
        is_that_of_what_is_allowed(&values, broader::views, meaning_of_views)?;
    }

    #[test]
    fn processing_uses_are_ordered(values in three(uses())) {
        is_that_of_what_is_allowed(&values, broader::processing_uses, meaning_of_uses)?;
    }

    #[test]
    fn offline_use_is_ordered(values in three(word::<Permission>(PERMISSIONS))) {
        let meaning = |one: Option<&Permission>| {
            right("offline", one.map(Permission::as_str), "prohibited").into_iter().collect()
        };
        is_that_of_what_is_allowed(&values, broader::offline_use, meaning)?;
    }

    #[test]
    fn retention_is_ordered(values in three(retention())) {
        is_that_of_what_is_allowed(&values, broader::retention, meaning_of_retention)?;
    }

    #[test]
    fn delegation_is_ordered(values in three(delegation())) {
        is_that_of_what_is_allowed(&values, broader::delegation, meaning_of_delegation)?;
    }

    #[test]
    fn sensitivity_is_ordered(values in three(word::<Sensitivity>(SENSITIVITIES))) {
        let meaning = |one: Option<&Sensitivity>| {
            limit("up to", one.map(Sensitivity::as_str), SENSITIVITIES).into_iter().collect()
        };
        is_that_of_what_is_allowed(&values, broader::sensitivity, meaning)?;
    }

    #[test]
    fn times_are_ordered(values in three(time())) {
        let order = |a: Option<&Time>, b: Option<&Time>| {
            broader::not_after(a.map(|time| &time.0), b.map(|time| &time.0))
        };
        is_that_of_what_is_allowed(&values, order, meaning_of_time)?;
    }

    #[test]
    fn selectors_are_ordered(values in three(selectors())) {
        let order = |a: Option<&Vec<_>>, b: Option<&Vec<_>>| {
            broader::selectors(a.map(Vec::as_slice), b.map(Vec::as_slice))
        };
        is_an_order(&values, order, meaning_of_selectors)?;
    }

    #[test]
    fn processing_recipients_are_ordered(values in three(recipients())) {
        let order = |a: Option<&Vec<_>>, b: Option<&Vec<_>>| {
            broader::processing_recipients(a.map(Vec::as_slice), b.map(Vec::as_slice))
        };
        is_an_order(&values, order, meaning_of_recipients)?;
    }

    #[test]
    fn proposal_rights_are_ordered(values in three(rights())) {
        let meaning = |rights: Option<&_>| meaning_of_rights(rights, &IN_SPACES);
        is_an_order(&values, broader::proposal_rights, meaning)?;
    }

    #[test]
    fn single_selectors_are_told_apart_by_what_they_select(a in selector(), b in selector()) {
        let selects_nothing = selected(&a, &IN_SPACES).is_empty();
        let is_within = broader::selectors(Some(from_ref(&a)), Some(from_ref(&b))).is_empty();
        let selects_less = selected(&a, &IN_SPACES).is_subset(&selected(&b, &IN_SPACES));
        prop_assert!(selects_nothing || is_within == selects_less, "{a:?} {b:?}");
    }

    #[test]
    fn a_list_is_within_another_where_each_item_is_within_some_item(
        (a, b) in (prop::collection::vec(selector(), 0..4), prop::collection::vec(selector(), 0..4)),
        (c, d) in (prop::collection::vec(recipient(), 0..4), prop::collection::vec(recipient(), 0..4)),
    ) {
        let one = |of: &Selector, than: &Selector| {
            broader::selectors(Some(from_ref(of)), Some(from_ref(than))).is_empty()
        };
        let by_one = a.iter().all(|of| b.iter().any(|than| one(of, than)));
        prop_assert_eq!(broader::selectors(Some(&a), Some(&b)).is_empty(), by_one);
        let one = |of: &ProcessingRecipient, than: &ProcessingRecipient| {
            broader::processing_recipients(Some(from_ref(of)), Some(from_ref(than))).is_empty()
        };
        let by_one = c.iter().all(|of| d.iter().any(|than| one(of, than)));
        prop_assert_eq!(broader::processing_recipients(Some(&c), Some(&d)).is_empty(), by_one);
    }

    #[test]
    fn selectors_of_packages_are_within_those_that_differ_in_spaces_only(
        of in prop::collection::vec(selector(), 0..4),
        than in prop::collection::vec(selector(), 0..4),
    ) {
        let in_package: Vec<_> = of.iter().map(in_package).collect();
        let mut without = (of.clone(), than.clone());
        without.0.iter_mut().chain(&mut without.1).for_each(|selector| selector.space_refs = None);
        prop_assert_eq!(
            broader::package_selectors(&in_package, &than),
            broader::selectors(Some(&without.0), Some(&without.1))
        );
    }

    #[test]
    fn proposal_rights_of_packages_are_within_what_allows_as_much_in_any_space(
        of in rights(),
        than in rights(),
    ) {
        let in_package = of.clone().map(|rights| PackageProposalRights {
            mode: rights.mode,
            operations: rights.operations,
            selectors: rights.selectors.map(|all| all.iter().map(in_package).collect()),
            sensitivity_max: rights.sensitivity_max,
            source_attachment: rights.source_attachment,
            extra: rights.extra,
        });
        if broader::package_proposal_rights(in_package.as_ref(), than.as_ref()).is_empty() {
            // In a world of one space that has no name.
            let [of, than] = [&of, &than].map(|rights| meaning_of_rights(rights.as_ref(), &[""]));
            prop_assert!(of.is_subset(&than));
        }
    }

    /// A part is there, or its object is.
    #[test]
    fn every_part_has_a_place(a in rights(), b in rights(), c in recipients(), d in recipients()) {
        let rights = a.as_ref().map(serde_json::to_string);
        let recipients = c.as_ref().map(serde_json::to_string);
        for (text, parts) in [
            (rights, broader::proposal_rights(a.as_ref(), b.as_ref())),
            (recipients, broader::processing_recipients(c.as_deref(), d.as_deref())),
        ] {
            let Some(text) = text else {
                prop_assert!(parts.iter().all(|part| part.pointer.is_empty()));
                continue;
            };
            let text = text.unwrap();
            let mut scanner = Scanner::new();
            let tape = scanner.scan_str(&text).unwrap();
            for Broader { pointer, excess } in parts {
                let is_there = tape.resolve(&pointer).is_some();
                let is_absent = matches!(excess, Excess::Absent | Excess::UnknownAbsent);
                prop_assert_eq!(is_there, !is_absent, "{}: {} in {}", pointer, excess, text);
                if let Some((object, _)) = pointer.rsplit_once('/') {
                    prop_assert!(tape.resolve(object).is_some(), "{} in {}", object, text);
                }
            }
        }
    }

    /// Of any shape, whatever the words.
    #[test]
    fn nothing_is_broader_than_itself(request in any::<ContextRequest>()) {
        let ContextRequest {
            selectors,
            views,
            processing_recipients,
            processing_uses,
            offline_use,
            retention,
            proposal_rights,
            delegation,
            requested_not_after,
            ..
        } = &request;
        let mut parts = broader::selectors(selectors.as_deref(), selectors.as_deref());
        parts.extend(broader::views(views.as_ref(), views.as_ref()));
        let recipients = processing_recipients.as_deref();
        parts.extend(broader::processing_recipients(recipients, recipients));
        parts.extend(broader::processing_uses(processing_uses.as_ref(), processing_uses.as_ref()));
        parts.extend(broader::offline_use(offline_use.as_ref(), offline_use.as_ref()));
        parts.extend(broader::retention(retention.as_ref(), retention.as_ref()));
        parts.extend(broader::proposal_rights(proposal_rights.as_ref(), proposal_rights.as_ref()));
        parts.extend(broader::delegation(delegation.as_ref(), delegation.as_ref()));
        let not_after = requested_not_after.as_ref();
        parts.extend(broader::not_after(not_after, not_after));
        prop_assert_eq!(parts, []);
    }
}

fn of_predicate(n: usize) -> Selector {
    Selector {
        layer: Some(Layer::Context),
        predicates: Some(vec![format!("v:{n}").parse().unwrap()]),
        ..Selector::new()
    }
}

#[test]
fn a_long_list_is_within_itself_and_within_any_of_its_orders_as_far_as_there_is_time() {
    let many: Vec<_> = (0..100_000).map(of_predicate).collect();
    assert_eq!(broader::selectors(Some(&many), Some(&many)), []);

    let few: Vec<_> = many[..1000].iter().rev().cloned().collect();
    assert_eq!(broader::selectors(Some(&few), Some(&many[..1000])), []);

    let reversed: Vec<_> = many.iter().rev().cloned().collect();
    let parts = broader::selectors(Some(&reversed), Some(&many));
    // Nothing that was not compared is passed over.
    assert!(parts.len() > 99_000, "{}", parts.len());
    assert!(parts.iter().all(|part| part.excess == Excess::Uncompared), "{}", parts[0]);
}

#[test]
fn of_several_selectors_the_nearest_says_what_is_broader() {
    let mut of = of_predicate(1);
    of.sensitivity_max = Some("intimate".into());
    let mut nearest = of_predicate(1);
    nearest.sensitivity_max = Some(Sensitivity::Normal);
    let mut far = of_predicate(2);
    far.sensitivity_max = Some(Sensitivity::Normal);
    let parts = broader::selectors(Some(&[of]), Some(&[far, nearest]));
    let told: Vec<_> = parts.iter().map(ToString::to_string).collect();
    assert_eq!(told, [r#"/0/sensitivity_max: "intimate" is broader than "normal""#]);
}

#[test]
fn a_selector_of_any_layer_lacks_the_limit_that_others_have() {
    let any = [Selector::new()];
    let told = |than: &[Selector]| {
        let parts = broader::selectors(Some(&any), Some(than));
        parts.into_iter().map(|part| (part.pointer, part.excess)).collect::<Vec<_>>()
    };
    assert_eq!(told(&[of_predicate(1)]), [("/0/layer".to_owned(), Excess::Absent)]);
    assert_eq!(told(&[]), [("/0".to_owned(), Excess::Layer)]);
}

#[test]
fn a_space_is_the_same_by_all_of_its_reference_but_for_the_case_of_its_id() {
    let space = |id: &str, revision: &str| {
        let mut selector = of_predicate(1);
        selector.space_refs = Some(vec![Reference::new(
            id.parse().unwrap(),
            revision.parse().unwrap(),
            "s:".parse().unwrap(),
            "d".parse().unwrap(),
        )]);
        selector
    };
    let than = space("urn:uuid:00000000-0000-4000-8000-00000000000a", "1");
    let same = space("URN:UUID:00000000-0000-4000-8000-00000000000A", "1.0");
    let parts = |of: Selector| broader::selectors(Some(&[of]), Some(from_ref(&than)));
    assert_eq!(parts(same), []);
    let [part] = &parts(space("urn:uuid:00000000-0000-4000-8000-00000000000a", "2"))[..] else {
        panic!("one space");
    };
    assert_eq!(part.pointer, "/0/space_refs/0");
}
