//! A list of steps becomes progress.

use exact_json::trace::{List, Out, Place, Reason, Settle, Src, Str};
use exact_json::{Read, ReadError, Value};
use opencheckpoint_model::v0_1::target::{CompletedStep, NextStep};
use session_record_model::draft::PlanEntryStatus;
use session_record_model::draft::source::{Plan, PlanEntry};

use super::derivation::LeftOut;
use super::envelope::used;
use super::facts::Leaf;
use super::ids::{Kind, part_name};
use super::run::{Run, Section};
use crate::lattice::Completion;

/// Writes the latest snapshot of a list of steps.
///
/// # Errors
///
/// If the record does not have the shape of a plan.
pub(super) fn steps(run: &mut Run<'_>, number: u32, record: Value<'_>) -> Result<(), ReadError> {
    let outline = outline(run, number, record);
    run.planned |= !outline.is_empty();
    let Plan {
        type_,
        envelope,
        inference_id,
        subagent_id,
        plan_id,
        plan_type,
        status,
        entries,
        content,
        source,
        budget,
        used: spent,
        call_id,
        extra,
    } = Plan::read(record)?;
    let reason = Reason::NoCounterpart;
    let envelope = used(&mut run.ledger, envelope);
    envelope.id.settle(&mut run.ledger, reason);
    envelope.ts.settle(&mut run.ledger);
    inference_id.settle(&mut run.ledger, reason);
    subagent_id.settle(&mut run.ledger, reason);
    plan_type.settle(&mut run.ledger, reason);
    status.settle(&mut run.ledger, reason);
    content.settle(&mut run.ledger, reason);
    source.settle(&mut run.ledger, reason);
    budget.settle(&mut run.ledger, reason);
    spent.settle(&mut run.ledger, reason);
    call_id.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);

    let plan = plan_id.place();
    plan_id.settle(&mut run.ledger, reason);
    let mut first = None;
    let entries = entries.into_iter().flat_map(|entries| entries.into_vec(&mut run.ledger, reason));
    for (entry, step) in entries.collect::<Vec<_>>().into_iter().zip(&outline) {
        if let Some((section, local)) = &step.id {
            let target = write(run, *section, entry, local, &outline, plan);
            first = first.or(Some(target));
        } else {
            run.omissions.add(LeftOut::Step);
            entry.settle(&mut run.ledger, reason);
        }
    }
    if let Some(target) = first {
        type_.placed(&mut run.ledger, target, "");
        envelope.seq.placed(&mut run.ledger, target, "");
    } else {
        type_.settle(&mut run.ledger, reason);
        envelope.seq.settle(&mut run.ledger, reason);
    }
    Ok(())
}

/// A step, before its entry is taken apart: every id must be known before the first reference is written.
struct Step {
    /// The entry's own id.
    entry: Option<String>,
    /// Where the step goes, and its local id; none for an entry of a status that says neither done nor to be done.
    id: Option<(Section, String)>,
}

fn outline(run: &mut Run<'_>, number: u32, record: Value<'_>) -> Vec<Step> {
    let plan = text(record, "planId").unwrap_or_default();
    let entries = record.get("entries").into_iter().flat_map(Value::items).enumerate();
    let steps = entries.map(|(index, entry)| {
        let id = text(entry, "entryId");
        let part = id.as_deref().map_or_else(|| index.to_string(), part_name);
        let section =
            entry.get("status").and_then(|status| section(&PlanEntryStatus::read(status).ok()?));
        let local = section.map(|section| {
            let local = run.local_id(Kind::Plan, &plan, &part);
            if section == Section::Current {
                run.current.push(local.clone());
                let pointer = format!("/entries/{index}/content");
                let leaf =
                    text(entry, "content").map(|text| Leaf { record: number, pointer, text });
                run.found.step = run.found.step.take().or(leaf);
            }
            (section, local)
        });
        Step { entry: id, id: local }
    });
    steps.collect()
}

/// Where a step of that status goes.
fn section(status: &PlanEntryStatus) -> Option<Section> {
    match (status, Completion::of_entry(status)) {
        (_, Completion::Done) => Some(Section::Completed),
        (PlanEntryStatus::InProgress, Completion::Open) => Some(Section::Current),
        (PlanEntryStatus::Pending, Completion::Open) => Some(Section::Pending),
        (PlanEntryStatus::Completed | PlanEntryStatus::Other(_), Completion::Open) => None,
    }
}

fn write(
    run: &mut Run<'_>,
    section: Section,
    entry: PlanEntry<'_>,
    local: &str,
    outline: &[Step],
    plan: Place,
) -> u32 {
    let PlanEntry { entry_id, content, status, priority, owner, blocked_by, extra } = entry;
    let reason = Reason::NoCounterpart;
    priority.settle(&mut run.ledger, reason);
    owner.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    let via = [Some(plan), entry_id.as_ref().map(Src::place)];
    let id = position(via.into_iter().flatten(), local.to_owned());
    entry_id.settle(&mut run.ledger, reason);
    let target = if section == Section::Completed {
        blocked_by.settle(&mut run.ledger, reason);
        let step = CompletedStep {
            id,
            description: content.keep_str(),
            completed_at: None,
            evidence: None,
        };
        run.write(section, &step)
    } else {
        let blocking = blocked_by.map(|items| items.into_vec(&mut run.ledger, reason));
        let refs: Vec<_> = blocking
            .into_iter()
            .flatten()
            .filter_map(|blocking| {
                let known =
                    blocking.look(|id| outline.iter().position(|step| step.is_named(&id.decode())));
                let place = blocking.place();
                blocking.settle(&mut run.ledger, reason);
                let (_, local) = outline.get(known?)?.id.as_ref()?;
                Some(position([place], local.clone()))
            })
            .collect();
        let step = NextStep {
            id,
            description: content.keep_str(),
            blocked_by: None,
            requires: None,
            refs: (!refs.is_empty()).then(|| List::new(refs)),
        };
        run.write(section, &step)
    };
    status.placed(&mut run.ledger, target, "");
    target
}

impl Step {
    fn is_named(&self, entry: &str) -> bool {
        self.id.is_some() && self.entry.as_deref() == Some(entry)
    }
}

fn position<'t>(via: impl IntoIterator<Item = Place>, local: String) -> Out<Str<'t>> {
    Out::derived(exact_json::trace::Function::Position, via, Str::Owned(local))
}

fn text(value: Value<'_>, member: &str) -> Option<String> {
    value.get(member).and_then(Value::text).map(|text| text.decode().into_owned())
}
