//! Checking a step that cannot be computed, by its input and output.

use exact_json::Uri;
use exact_json::scalar::Timestamp;

use super::digest::spelled_digest;
use super::item::Item;
use crate::report::{Step, Transform};

/// Whether `output` can be what the step made of `input`.
///
/// # Errors
///
/// What is wrong, in one sentence.
pub(crate) fn check_pair(step: &Step, input: &Item<'_>, output: &Item<'_>) -> Result<(), String> {
    let strings = || {
        let input = input.text().ok_or_else(|| format!("{} is no string", input.excerpt()))?;
        let output = output.text().ok_or_else(|| format!("{} is no string", output.excerpt()))?;
        Ok::<_, String>((input, output))
    };
    match step.transform {
        Transform::Instant => {
            let (input, output) = strings()?;
            if is_same_instant(&input, &output) {
                return Ok(());
            }
            Err(format!("{output:?} is not the instant {input:?}"))
        }
        Transform::IdMap => {
            let scalar = |item: &Item<'_>| item.scalar_text().is_some();
            if scalar(input) && scalar(output) {
                return Ok(());
            }
            Err(format!("{} or {} is no identifier", input.excerpt(), output.excerpt()))
        }
        Transform::DigestSpelling => {
            let (input, output) = strings()?;
            match (spelled_digest(&input), spelled_digest(&output)) {
                (Some(one), Some(other)) if one.hex == other.hex && one.prefix != other.prefix => {
                    Ok(())
                }
                _ => Err(format!("{output:?} is not another spelling of the digest {input:?}")),
            }
        }
        Transform::UriToLocator => {
            let (input, output) = strings()?;
            if is_in_locator(&input, &output) {
                return Ok(());
            }
            Err(format!(
                "{output:?} is neither {input:?}, which is no URI, nor what follows a system's name in it"
            ))
        }
        _ => Err(format!("{} is computed, not guessed", step.transform.name())),
    }
}

/// Whether a locator names what the input names: by the whole input, which is no URI, or by what follows
/// `name:` in it, the name being that of the system.
fn is_in_locator(input: &str, output: &str) -> bool {
    if input == output {
        return !Uri::try_from(input).is_ok_and(|uri| uri.is_uri());
    }
    let behind = input.split_once(':').filter(|(name, _)| is_system(name));
    behind.is_some_and(|(_, key)| !key.is_empty() && key == output)
}

/// Whether a name of a system is one that `uri-to-locator` takes off: there is no doubt where it ends.
pub(crate) fn is_system(name: &str) -> bool {
    const LONGEST: usize = 64;
    !name.is_empty() && name.chars().count() <= LONGEST && !name.contains([':', '/', '\n'])
}

fn is_same_instant(one: &str, other: &str) -> bool {
    let parse = |text: &str| text.parse::<Timestamp>().ok();
    match (parse(one), parse(other)) {
        (Some(one), Some(other)) => one.cmp_instant(&other) == Some(std::cmp::Ordering::Equal),
        _ => false,
    }
}
