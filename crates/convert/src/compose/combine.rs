//! The entries of one component.

use exact_json::Json;

use super::cells::Cell;
use super::error::ComposeError;
use super::join::{Component, Node};
use super::output::OutRow;
use super::pieces::Loaded;
use super::twins::is_text_of;
use crate::overlay::split;
use crate::report::{Basis, Entry, Fate, Function, Origin, Reason, Step, Transform};
use crate::steps::{Item, forward};

/// Steps of a fate, none for what is kept.
pub(super) fn steps(entry: &Entry) -> &[Step] {
    match &entry.fate {
        Fate::Changed { steps, .. } => steps,
        Fate::Kept | Fate::Dropped(_) | Fate::Synthesized(_) => &[],
    }
}

fn is_lossless(entry: &Entry) -> bool {
    match entry.fate {
        Fate::Kept => true,
        Fate::Changed { lossless, .. } => lossless,
        Fate::Dropped(_) | Fate::Synthesized(_) => false,
    }
}

fn entry(cell: &Cell) -> &Entry {
    &cell.row.entries[cell.entry]
}

/// What is to be known beyond a component.
pub(super) trait Around {
    /// A value of the source: base, and pointer from there.
    fn source(&mut self, base: &str, within: &str) -> Result<Option<Json>, ComposeError>;

    /// A value of the target, alike.
    fn target(&mut self, base: &str, within: &str) -> Result<Option<Json>, ComposeError>;

    /// Where a container stands in the target, base and pointer from there, that an entry of a row of the first report names.
    fn stands(&mut self, row: &Loaded, at: &str) -> Result<Option<(String, String)>, ComposeError>;

    /// Where the `via` of a node's entry leads in the source, as pointers of the row.
    fn via(&mut self, node: &Node, row: &mut OutRow) -> Result<Vec<String>, ComposeError>;
}

/// Writes the entries of a component to a row.
pub(super) fn combine(
    component: &Component,
    around: &mut impl Around,
    row: &mut OutRow,
) -> Result<(), ComposeError> {
    let Component { cells, nodes } = component;
    let sourced: Vec<&Cell> = cells.iter().filter(|cell| !entry(cell).source.is_empty()).collect();
    if nodes.is_empty() {
        for cell in sourced {
            lost(cell, row);
        }
        return Ok(());
    }
    if sourced.is_empty() {
        return made_up(component, around, row);
    }
    // What one node makes of several sources is said with the sources in its order.
    let fates: Vec<Vec<Step>> = nodes
        .iter()
        .map(|node| {
            let before = sourced.first().map(|cell| steps(entry(cell))).unwrap_or_default();
            before.iter().chain(steps(node.entry())).cloned().collect()
        })
        .collect();
    let alike = sourced.windows(2).all(|pair| match pair {
        [one, other] => steps(entry(one)) == steps(entry(other)),
        _ => true,
    });
    let several_changed =
        sourced.len() > 1 && sourced.iter().any(|cell| !steps(entry(cell)).is_empty());
    let (main, copies) = if alike && !several_changed {
        (sourced, Vec::new())
    } else if nodes.iter().all(|node| steps(node.entry()).is_empty()) {
        // Equal values in between, made in different ways: the others are in the target by the first.
        let (first, others) = sourced.split_at(1);
        (first.to_vec(), others.to_vec())
    } else {
        return Err(inexpressible(cells));
    };
    for cell in copies {
        let copies = sources(cell, row);
        row.drop(Reason::Duplicate, copies);
    }
    // An entry has one transform. What is more than a name that was made of the source comes first.
    let main_node = nodes.iter().position(|node| !is_name(node)).unwrap_or(0);
    let Some(first) = fates.get(main_node) else { return Ok(()) };
    let same: Vec<&Node> =
        nodes.iter().zip(&fates).filter(|(_, fate)| *fate == first).map(|(node, _)| node).collect();
    let others: Vec<&Node> =
        nodes.iter().zip(&fates).filter(|(_, fate)| *fate != first).map(|(node, _)| node).collect();
    let source: Vec<String> = main.iter().flat_map(|cell| sources(cell, row)).collect();
    for node in others {
        if !is_name(node) {
            return Err(inexpressible(cells));
        }
        let target = targets(node, row);
        let is_copy = is_copy(main.first(), node, around)?;
        row.push(name_of(&source, target, is_copy));
    }
    let mut target: Vec<String> = same.iter().flat_map(|node| targets(node, row)).collect();
    if target.len() > 1 && first.iter().any(|step| step.transform == Transform::IdMap) {
        // An identifier becomes one other: the others are names that were made of the same.
        let is_copy = match same.first() {
            Some(node) => is_copy(main.first(), node, around)?,
            None => false,
        };
        row.push(name_of(&source, target.split_off(1), is_copy));
    }
    let lossless = main.iter().all(|cell| is_lossless(entry(cell)))
        && same.iter().all(|node| is_lossless(node.entry()));
    let fate = if first.is_empty() {
        Fate::Kept
    } else {
        Fate::Changed { steps: first.clone(), lossless }
    };
    row.push(Entry { fate, source, target, via: Vec::new() });
    Ok(())
}

/// Whether the second report makes no more than a name of a value, or a word of a list.
fn is_name(node: &Node) -> bool {
    const NAMES: [Transform; 3] = [Transform::Template, Transform::IdMap, Transform::EnumMap];
    let steps = steps(node.entry());
    let names = |step: &Step| NAMES.contains(&step.transform);
    !steps.is_empty() && steps.iter().all(names)
}

/// An entry of names that were made of sources: by where these stand, or as the same once more.
fn name_of(source: &[String], target: Vec<String>, is_copy: bool) -> Entry {
    let function = if is_copy { Function::Copy } else { Function::Position };
    let fate = Fate::Synthesized(Origin::Derived(function));
    Entry { fate, source: Vec::new(), target, via: source.to_vec() }
}

/// Whether what a node writes is what stands in the source of a cell.
fn is_copy(
    cell: Option<&&Cell>,
    node: &Node,
    around: &mut impl Around,
) -> Result<bool, ComposeError> {
    let Some(cell) = cell else { return Ok(false) };
    let first = entry(cell).source.first().and_then(|source| split(source));
    let source = first.and_then(|(base, within)| Some((cell.row.from.get(base)?, within)));
    let (Some((base, within)), Some((to, at))) = (source, first_target(node)) else {
        return Ok(false);
    };
    let source = around.source(base, &format!("{within}{}", cell.below))?;
    Ok(source.is_some() && source == around.target(to, &at)?)
}

/// The sources of a cell, as pointers of the row.
pub(super) fn sources(cell: &Cell, row: &mut OutRow) -> Vec<String> {
    let pointers = entry(cell).source.iter().filter_map(|source| split(source));
    pointers
        .filter_map(|(base, within)| {
            let base = cell.row.from.get(base)?;
            Some(row.source(base, &format!("{within}{}", cell.below)))
        })
        .collect()
}

/// The targets of a node, as pointers of the row.
pub(super) fn targets(node: &Node, row: &mut OutRow) -> Vec<String> {
    let pointers = node.entry().target.iter().filter_map(|target| split(target));
    pointers
        .filter_map(|(base, within)| {
            let base = node.row.to.get(base)?;
            Some(row.target(base, &format!("{within}{}", node.below)))
        })
        .collect()
}

/// A cell of which nothing survives: placed, or dropped for the reason of the second report.
fn lost(cell: &Cell, row: &mut OutRow) {
    let mut reason = None;
    for touch in &cell.touches {
        let Some(entry) = touch.row.entries.get(touch.entry) else { continue };
        match &entry.fate {
            Fate::Dropped(why) => {
                reason.get_or_insert(*why);
            }
            Fate::Changed { steps, .. } => {
                let at = steps.last().and_then(|step| step.at.as_deref()).and_then(split);
                let at = at.and_then(|(base, within)| Some((touch.row.to.get(base)?, within)));
                if let Some((base, within)) = at {
                    let at = row.target(base, within);
                    let source = sources(cell, row);
                    row.push(placement(source, at));
                    return;
                }
            }
            Fate::Kept | Fate::Synthesized(_) => {}
        }
    }
    let lost = sources(cell, row);
    row.drop(reason.unwrap_or(Reason::NoCounterpart), lost);
}

/// An entry of sources whose meaning is carried by where something stands.
pub(super) fn placement(source: Vec<String>, at: String) -> Entry {
    let step = Step { at: Some(at), ..Step::new(Transform::Placement) };
    Entry {
        fate: Fate::Changed { steps: vec![step], lossless: false },
        source,
        target: Vec::new(),
        via: Vec::new(),
    }
}

/// Targets whose sources were made up in between.
fn made_up(
    component: &Component,
    around: &mut impl Around,
    row: &mut OutRow,
) -> Result<(), ComposeError> {
    let Some(cell) = component.cells.first() else { return Ok(()) };
    let Fate::Synthesized(origin) = &entry(cell).fate else { return Ok(()) };
    for node in &component.nodes {
        let target = targets(node, row);
        let origin = match origin {
            Origin::Derived(function) => Origin::Derived(*function),
            Origin::JsonText(at) => {
                let stands = around.stands(&cell.row, at)?;
                let (base, within) = stands.ok_or_else(|| inexpressible(&component.cells))?;
                let container = around.target(&base, &within)?;
                let text = match first_target(node) {
                    Some((base, within)) => around.target(base, &within)?,
                    None => None,
                };
                let says_it = |(container, text): (Json, Json)| {
                    container.with(|container| is_text_of(&text, container))
                };
                if !container.zip(text).is_some_and(says_it) {
                    return Err(inexpressible(&component.cells));
                }
                Origin::JsonText(row.target(&base, &within))
            }
            Origin::Value(Basis::Option, value) if !steps(node.entry()).is_empty() => {
                let value = value.pointer(&cell.below).unwrap_or_else(|| value.clone());
                Origin::OfOption { value, steps: steps(node.entry()).to_vec() }
            }
            Origin::OfOption { value, steps: before } => {
                let steps = before.iter().chain(steps(node.entry())).cloned().collect();
                Origin::OfOption { value: value.clone(), steps }
            }
            Origin::Value(basis, value) => {
                let value = value.pointer(&cell.below).unwrap_or_else(|| value.clone());
                let value = match through(steps(node.entry()), value) {
                    Some(value) => value,
                    None => match first_target(node) {
                        Some((base, within)) => around
                            .target(base, &within)?
                            .ok_or_else(|| inexpressible(&component.cells))?,
                        None => return Err(inexpressible(&component.cells)),
                    },
                };
                Origin::Value(*basis, value)
            }
        };
        let mut via = Vec::new();
        for pointer in &entry(cell).via {
            let split =
                split(pointer).and_then(|(base, within)| Some((cell.row.from.get(base)?, within)));
            if let Some((base, within)) = split {
                via.push(row.source(base, within));
            }
        }
        via.extend(around.via(node, row)?);
        via.dedup();
        row.push(Entry { fate: Fate::Synthesized(origin), source: Vec::new(), target, via });
    }
    Ok(())
}

fn first_target(node: &Node) -> Option<(&str, String)> {
    let (base, within) = split(node.entry().target.first()?)?;
    Some((node.row.to.get(base)?, format!("{within}{}", node.below)))
}

/// A constant after steps; none when they cannot be computed.
fn through(steps: &[Step], value: Json) -> Option<Json> {
    let mut item = Item::Json(value);
    for step in steps {
        item = forward(step, &[item]).ok()??;
    }
    Json::parse(&item.json_text()).ok()
}

fn inexpressible(cells: &[Cell]) -> ComposeError {
    let touch = cells.first().and_then(|cell| cell.touches.first());
    ComposeError::Inexpressible { pointer: touch.map(|touch| touch.at.text()).unwrap_or_default() }
}
