//! A small world of values, and what each of them allows in it.

use std::collections::BTreeSet;
use std::fmt::Debug;

use exact_json::{Integer, Json, Object, Timestamp, Uri};
use open_continuity_model::{
    Delegation, ItemCategory, Layer, PackageSelector, Party, Permission, ProcessingRecipient,
    ProcessingUses, ProposalRights, Reference, Retention, Selector, Sensitivity, SourceAttachment,
    View, Views,
};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

/// What a value allows, as a set: in a world in which an unknown word allows one thing of its own.
pub(super) type Meaning = BTreeSet<String>;

/// Three values, of which two are often the same.
pub(super) fn three<T: Clone + Debug>(
    one: impl Strategy<Value = T>,
) -> impl Strategy<Value = [T; 3]> {
    (prop::array::uniform3(one), 0..3_usize, 0..3_usize).prop_map(|(mut three, from, to)| {
        three[to] = three[from].clone();
        three
    })
}

pub(super) fn maybe<T: Clone + Debug>(
    value: impl Strategy<Value = T>,
) -> impl Strategy<Value = Option<T>> {
    prop::option::weighted(0.8, value)
}

/// One of these words, or none.
pub(super) fn word<T: for<'w> From<&'w str> + Clone + Debug>(
    words: &'static [&'static str],
) -> impl Strategy<Value = Option<T>> {
    maybe(select(words).prop_map(T::from))
}

/// Some of these texts in their order, or no list.
pub(super) fn list<T: TryFrom<String> + Clone + Debug>(
    words: &'static [&'static str],
) -> impl Strategy<Value = Option<Vec<T>>>
where
    T::Error: Debug,
{
    let items = subsequence(words, 0..=words.len());
    maybe(items.prop_map(|items| {
        items.into_iter().map(|item| T::try_from(item.to_owned()).unwrap()).collect()
    }))
}

/// Members that are not known: mostly none.
pub(super) fn extra() -> impl Strategy<Value = Object> {
    select(vec!["{}", "{}", "{}", r#"{"x":1}"#, r#"{"x":1.0}"#, r#"{"x":2}"#, r#"{"y":1,"x":1}"#])
        .prop_map(|text| Object::try_from(Json::parse(text).unwrap()).unwrap())
}

/// What members that are not known mean: nobody knows, but the same means the same.
pub(super) fn meaning_of_extra(extra: &Object) -> String {
    let mut members: Vec<_> = extra
        .iter()
        .map(|(name, value)| format!("{name}={}", value.as_text().replace(".0", "")))
        .collect();
    members.sort();
    format!("extra {members:?}")
}

/// A right: its least word allows nothing, and what it allows without a word is not known.
pub(super) fn right(what: &str, word: Option<&str>, least: &str) -> Option<String> {
    match word {
        Some(word) if word == least => None,
        word => Some(format!("{what} {word:?}")),
    }
}

/// A limit: without it, everything.
pub(super) fn limit(what: &str, word: Option<&str>, all: &[&str]) -> Vec<String> {
    let allowed = match word {
        Some(word) => vec![word],
        None => [all, &["anything else"]].concat(),
    };
    allowed.into_iter().map(|word| format!("{what} {word}")).collect()
}

pub(super) fn flag(flag: Option<bool>) -> Option<&'static str> {
    flag.map(|flag| if flag { "true" } else { "false" })
}

pub(super) const VIEWS: &[&str] = &["none", "accepted", "proposed"];
pub(super) const PERMISSIONS: &[&str] = &["prohibited", "permitted", "on_request"];
pub(super) const LAYERS: &[&str] = &["context", "evidence", "memory"];
pub(super) const CATEGORIES: &[&str] = &["statement", "event"];
pub(super) const PREDICATES: &[&str] = &["v:likes", "v:dislikes"];
pub(super) const SENSITIVITIES: &[&str] = &["normal", "intimate"];
pub(super) const SPACES: &[&str] = &["urn:uuid:00000000-0000-4000-8000-00000000000a", "space"];

pub(super) fn views() -> impl Strategy<Value = Option<Views>> {
    let view = || word::<View>(VIEWS);
    maybe((view(), view(), view(), extra()).prop_map(|(context, evidence, artifacts, extra)| {
        Views { context, evidence, artifacts, extra }
    }))
}

pub(super) fn meaning_of_views(views: Option<&Views>) -> Meaning {
    let Views { context, evidence, artifacts, extra } = views.cloned().unwrap_or_default();
    let layers = [("context", context), ("evidence", evidence), ("artifacts", artifacts)];
    layers
        .iter()
        .filter_map(|(layer, view)| right(layer, view.as_ref().map(View::as_str), "none"))
        .chain([meaning_of_extra(&extra)])
        .collect()
}

pub(super) fn uses() -> impl Strategy<Value = Option<ProcessingUses>> {
    let one = || word::<Permission>(PERMISSIONS);
    maybe((one(), one(), one(), one(), extra()).prop_map(
        |(task, training, product, ads, extra)| ProcessingUses {
            task_use: task,
            model_training: training,
            product_improvement: product,
            advertising: ads,
            extra,
        },
    ))
}

pub(super) fn meaning_of_uses(uses: Option<&ProcessingUses>) -> Meaning {
    let ProcessingUses { task_use, model_training, product_improvement, advertising, extra } =
        uses.cloned().unwrap_or_default();
    [task_use, model_training, product_improvement, advertising]
        .iter()
        .enumerate()
        .filter_map(|(n, one)| {
            right(&n.to_string(), one.as_ref().map(Permission::as_str), "prohibited")
        })
        .chain([meaning_of_extra(&extra)])
        .collect()
}

pub(super) fn retention() -> impl Strategy<Value = Option<Retention>> {
    let mode = select(vec!["session", "archive"]);
    maybe((mode, maybe(any::<bool>()), extra()).prop_map(|(mode, legal, extra)| Retention {
        mode: mode.into(),
        legal_retention_may_apply: legal,
        extra,
    }))
}

/// Whatever a retention may be limited to, and everything where there is none.
pub(super) fn meaning_of_retention(retention: Option<&Retention>) -> Meaning {
    let Some(Retention { mode, legal_retention_may_apply, extra }) = retention else {
        let legal = [Some("true"), None].map(|legal| format!("legal {legal:?}"));
        let modes = ["session", "archive", "anything else"].map(|mode| format!("mode {mode}"));
        let extras = ["{}", r#"{"x":1}"#, r#"{"x":2}"#, r#"{"y":1,"x":1}"#]
            .map(|text| Object::try_from(Json::parse(text).unwrap()).unwrap())
            .map(|extra| meaning_of_extra(&extra));
        return legal.into_iter().chain(modes).chain(extras).collect();
    };
    right("legal", flag(*legal_retention_may_apply), "false")
        .into_iter()
        .chain([format!("mode {}", mode.as_str()), meaning_of_extra(extra)])
        .collect()
}

pub(super) fn delegation() -> impl Strategy<Value = Option<Delegation>> {
    let mode = select(vec!["none", "bounded", "free"]);
    maybe((mode, extra()).prop_map(|(mode, extra)| Delegation { mode: mode.into(), extra }))
}

pub(super) fn meaning_of_delegation(delegation: Option<&Delegation>) -> Meaning {
    match delegation {
        Some(Delegation { mode, extra }) if mode.as_str() == "none" && extra.is_empty() => {
            Meaning::new()
        }
        Some(Delegation { mode, extra }) => right("mode", Some(mode.as_str()), "none")
            .into_iter()
            .chain([meaning_of_extra(extra)])
            .collect(),
        None => ["mode None".to_owned(), meaning_of_extra(&Object::new())].into(),
    }
}

pub(super) fn selector() -> impl Strategy<Value = Selector> {
    let space = |id: &str| {
        Reference::new(
            id.parse().unwrap(),
            Integer::from(1),
            "s:space".parse().unwrap(),
            "sha-256:00".parse().unwrap(),
        )
    };
    let spaces = subsequence(SPACES, 0..=SPACES.len());
    let spaces = maybe(spaces.prop_map(move |ids| ids.into_iter().map(space).collect()));
    (word(LAYERS), spaces, list(CATEGORIES), list(PREDICATES), word(SENSITIVITIES), extra())
        .prop_map(|(layer, space_refs, item_categories, predicates, sensitivity_max, extra)| {
            Selector { layer, space_refs, item_categories, predicates, sensitivity_max, extra }
        })
}

/// The texts of a list.
pub(super) fn texts<T>(all: Option<&Vec<T>>, text: fn(&T) -> &str) -> Option<Vec<&str>> {
    all.map(|all| all.iter().map(text).collect())
}

/// Each item of a small world that a selector selects, with the spaces apart.
pub(super) fn selected(selector: &Selector, spaces: &[&str]) -> Meaning {
    let Selector { layer, space_refs, item_categories, predicates, sensitivity_max, extra } =
        selector;
    let mut found = Meaning::new();
    let within = |limit: &Option<Vec<&str>>, word: &str| {
        limit.as_ref().is_none_or(|limit| limit.contains(&word))
    };
    let categories = texts(item_categories.as_ref(), ItemCategory::as_str);
    let predicates = texts(predicates.as_ref(), Uri::as_str);
    let space_ids = texts(space_refs.as_ref(), |space| space.id.as_str());
    for of_layer in limit("layer", layer.as_ref().map(Layer::as_str), LAYERS) {
        for sensitivity in
            limit("up to", sensitivity_max.as_ref().map(Sensitivity::as_str), SENSITIVITIES)
        {
            for category in [CATEGORIES, &["other"]].concat() {
                for predicate in [PREDICATES, &["v:other"]].concat() {
                    for space in spaces {
                        if within(&categories, category)
                            && within(&predicates, predicate)
                            && (space.is_empty() || within(&space_ids, space))
                        {
                            let extra = meaning_of_extra(extra);
                            found.insert(format!(
                                "{of_layer} {sensitivity} {category} {predicate} {space} {extra}"
                            ));
                        }
                    }
                }
            }
        }
    }
    found
}

pub(super) const IN_SPACES: [&str; 3] = [SPACES[0], SPACES[1], "another space"];

pub(super) fn selectors() -> impl Strategy<Value = Option<Vec<Selector>>> {
    maybe(prop::collection::vec(selector(), 0..4))
}

pub(super) fn meaning_of_selectors(selectors: Option<&Vec<Selector>>) -> Meaning {
    match selectors {
        Some(selectors) => {
            selectors.iter().flat_map(|selector| selected(selector, &IN_SPACES)).collect()
        }
        // A list that is absent selects nobody knows what.
        None => ["not known".to_owned()].into(),
    }
}

/// The same selector in a package.
pub(super) fn in_package(selector: &Selector) -> PackageSelector {
    let Selector { layer, space_refs, item_categories, predicates, sensitivity_max, extra } =
        selector.clone();
    let alias = |reference: Reference| reference.id;
    PackageSelector {
        layer,
        item_categories,
        predicates,
        sensitivity_max,
        space_refs: space_refs.map(|all| all.into_iter().map(alias).collect()),
        extra,
    }
}

pub(super) fn recipient() -> impl Strategy<Value = ProcessingRecipient> {
    let party = select(vec!["https://a.example", "https://b.example"]);
    (party, list(&["model", "host"]), list(PREDICATES), maybe(any::<bool>()), extra()).prop_map(
        |(id, roles, purpose_codes, receives_plaintext, extra)| ProcessingRecipient {
            recipient: Party::new(id.parse().unwrap()),
            roles: roles.map(|roles: Vec<String>| roles.into_iter().map(Into::into).collect()),
            purpose_codes,
            receives_plaintext,
            extra,
        },
    )
}

pub(super) fn recipients() -> impl Strategy<Value = Option<Vec<ProcessingRecipient>>> {
    maybe(prop::collection::vec(recipient(), 0..4))
}

/// What each may do in which role and for which purpose.
pub(super) fn meaning_of_recipients(recipients: Option<&Vec<ProcessingRecipient>>) -> Meaning {
    let Some(recipients) = recipients else { return ["not known".to_owned()].into() };
    let mut found = Meaning::new();
    for ProcessingRecipient { recipient, roles, purpose_codes, receives_plaintext, extra } in
        recipients
    {
        for role in ["model", "host", "other"] {
            for purpose in [PREDICATES, &["v:other"]].concat() {
                let is_of_role =
                    roles.as_ref().is_none_or(|all| all.iter().any(|one| one.as_str() == role));
                let is_for = purpose_codes
                    .as_ref()
                    .is_none_or(|all| all.iter().any(|one| one.as_str() == purpose));
                // Who is named is named, whatever it may do.
                let named = format!("{} {}", recipient.id, meaning_of_extra(extra));
                found.insert(named.clone());
                let plaintext = right("plaintext", flag(*receives_plaintext), "false");
                found.extend(plaintext.map(|plaintext| format!("{named} {plaintext}")));
                if is_of_role && is_for {
                    found.insert(format!("{named} {role} {purpose}"));
                }
            }
        }
    }
    found
}

pub(super) fn rights() -> impl Strategy<Value = Option<ProposalRights>> {
    let mode = select(vec!["none", "bounded", "bounded", "free"]);
    let selectors = maybe(prop::collection::vec(selector(), 0..3));
    let attachment = word(&["none", "referenced_authorized", "inline"]);
    maybe(
        (mode, list(&["create", "revise"]), selectors, word(SENSITIVITIES), attachment, extra())
            .prop_map(
                |(mode, operations, selectors, sensitivity_max, source_attachment, extra)| {
                    ProposalRights {
                        mode: mode.into(),
                        operations: operations
                            .map(|all: Vec<String>| all.into_iter().map(Into::into).collect()),
                        selectors,
                        sensitivity_max,
                        source_attachment,
                        extra,
                    }
                },
            ),
    )
}

pub(super) fn meaning_of_rights(rights: Option<&ProposalRights>, spaces: &[&str]) -> Meaning {
    let Some(rights) = rights else { return ["not known".to_owned()].into() };
    let ProposalRights { mode, operations, selectors, sensitivity_max, source_attachment, extra } =
        rights;
    if mode.as_str() == "none" && extra.is_empty() {
        return Meaning::new();
    }
    let mut found: Meaning = [meaning_of_extra(extra)].into();
    found.extend(right("mode", Some(mode.as_str()), "none"));
    match operations {
        Some(operations) => found.extend(operations.iter().map(|one| format!("may {one}"))),
        None => drop(found.insert("may do what is not known".to_owned())),
    }
    let everything: Vec<_> = ["{}", r#"{"x":1}"#, r#"{"x":2}"#, r#"{"y":1,"x":1}"#]
        .map(|text| Object::try_from(Json::parse(text).unwrap()).unwrap())
        .map(|extra| Selector { extra, ..Selector::new() })
        .into();
    let selected_by = selectors.as_ref().unwrap_or(&everything);
    found.extend(selected_by.iter().flat_map(|selector| selected(selector, spaces)));
    found.extend(limit(
        "sensitivity",
        sensitivity_max.as_ref().map(Sensitivity::as_str),
        SENSITIVITIES,
    ));
    let attachment = source_attachment.as_ref().map(SourceAttachment::as_str);
    found.extend(right("attached", attachment, "none"));
    found
}

/// A time, and which of the instants below it is, if any.
pub(super) type Time = (Timestamp, Option<u32>);

/// Instants, in several spellings, and texts that name none.
pub(super) const TIMES: [(&str, Option<u32>); 6] = [
    ("2026-01-01T12:00:00Z", Some(1)),
    ("2026-01-01T13:00:00+01:00", Some(1)),
    ("2026-01-01T12:00:00.000001Z", Some(2)),
    ("2026-06-30T00:00:00-05:00", Some(3)),
    ("2026-02-30T12:00:00Z", None),
    ("2026-01-01T24:00:00Z", None),
];

pub(super) fn time() -> impl Strategy<Value = Option<Time>> {
    maybe(select(&TIMES[..]).prop_map(|(text, instant)| (text.parse().unwrap(), instant)))
}

/// Every instant up to the limit; what is no time is one for itself.
pub(super) fn meaning_of_time(time: Option<&Time>) -> Meaning {
    let until = |time: &str| format!("until {time}");
    match time {
        Some((_, Some(instant))) => (1..=*instant).map(|one| one.to_string()).collect(),
        Some((time, None)) => [until(time.as_str())].into(),
        None => (1..=4)
            .map(|one| one.to_string())
            .chain(TIMES.iter().filter(|time| time.1.is_none()).map(|time| until(time.0)))
            .collect(),
    }
}
