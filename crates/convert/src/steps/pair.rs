//! Checking a step that cannot be computed, by its input and output.

use exact_json::Uri;
use exact_json::digest::sha256;

use super::digest::spelled_digest;
use super::instant::{instant, is_same_instant};
use super::item::Item;
use super::short::is_short;
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
            if is_same_instant(input, output) {
                return Ok(());
            }
            Err(format!("{} is not the instant {}", output.excerpt(), input.excerpt()))
        }
        Transform::IdMap => {
            if is_id_of(input, output) {
                return Ok(());
            }
            Err(format!("{} is no identifier that {} became", output.excerpt(), input.excerpt()))
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

/// Checks steps of which only the first one's input and the last one's output are at hand.
///
/// # Errors
///
/// What is wrong, in one sentence.
pub(crate) fn check_ends(
    steps: &[Step],
    input: &Item<'_>,
    output: &Item<'_>,
) -> Result<(), String> {
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return Ok(()) };
    let same = steps.iter().all(|step| step.transform == first.transform);
    if same && matches!(first.transform, Transform::Instant | Transform::DigestSpelling) {
        // Whatever stood in between, it was the same instant, or the same digest.
        let is_it = match (input.text(), output.text()) {
            _ if first.transform == Transform::Instant => is_same_instant(input, output),
            (Some(input), Some(output)) => {
                let hex = |text| spelled_digest(text).map(|digest| digest.hex.to_owned());
                hex(&input).is_some_and(|digest| hex(&output) == Some(digest))
            }
            _ => false,
        };
        return if is_it {
            Ok(())
        } else {
            Err(format!("{} is not {} in another spelling", output.excerpt(), input.excerpt()))
        };
    }
    for (step, end) in [(first, input), (last, output)] {
        let fits = match step.transform {
            Transform::Instant => instant(end).is_some(),
            Transform::DigestSpelling => {
                end.text().is_some_and(|text| spelled_digest(&text).is_some())
            }
            Transform::UriToLocator => end.text().is_some_and(|text| !text.is_empty()),
            Transform::IdMap => end.scalar_text().is_some_and(|text| is_id(&text)),
            Transform::Stringify | Transform::Template | Transform::Concatenate => {
                std::ptr::eq(step, first) || end.text().is_some()
            }
            _ => true,
        };
        if !fits {
            return Err(format!("{} is nothing of {}", end.excerpt(), step.transform.name()));
        }
    }
    Ok(())
}

/// Whether one identifier may be what another became. An identifier has no white space and is not long;
/// what is no identifier becomes a name that shows the beginning of its digest.
fn is_id_of(input: &Item<'_>, output: &Item<'_>) -> bool {
    let (Some(input), Some(output)) = (input.scalar_text(), output.scalar_text()) else {
        return false;
    };
    let named = || output.contains(&sha256(input.as_bytes()).hex()[..16]);
    is_id(&output) && (may_become_id(&input) || named())
}

/// Whether a text can become an identifier that does not show its digest.
pub(crate) fn may_become_id(text: &str) -> bool {
    is_id(text) || is_short(text)
}

fn is_id(text: &str) -> bool {
    const LONGEST: usize = 256;
    let odd = |c: char| c.is_whitespace() || c.is_control();
    !text.is_empty() && text.len() <= LONGEST && !text.contains(odd)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(transform: Transform, input: &str, output: &str) -> bool {
        let item = |text: &str| Item::Json(text.parse().unwrap());
        check_pair(&Step::new(transform), &item(input), &item(output)).is_ok()
    }

    #[test]
    fn a_locator_has_the_whole_name_or_what_follows_the_systems() {
        let holds = |input: &str, output: &str| {
            let quoted = |text: &str| serde_json::to_string(text).unwrap();
            holds(Transform::UriToLocator, &quoted(input), &quoted(output))
        };
        assert!(holds("docs/parser.md", "docs/parser.md"));
        assert!(holds("claude-code:0f3c", "0f3c") && holds("claude code:a:b", "a:b"));
        for (input, output) in [
            ("docs/parser.md", "parser.md"),
            ("claude-code:0f3c", "claude-code"),
            ("claude-code:0f3c", "f3c"),
            ("claude-code:", ""),
            (":0f3c", "0f3c"),
            ("https://docs.example/parser", "https://docs.example/parser"),
            ("docs/a:b", "b"),
            ("a:b:c", "c"),
            ("a", "b"),
        ] {
            assert!(!holds(input, output), "{input} {output}");
        }
    }

    #[test]
    fn an_identifier_becomes_one_and_a_text_becomes_its_name() {
        let holds = |input: &str, output: &str| holds(Transform::IdMap, input, output);
        assert!(holds(r#""toolu_1""#, r#""call:7""#) && holds("7", r#""seven""#));
        assert!(holds(r#""a b""#, r#""x""#), "few characters are no text");
        let text = "a name with spaces that is long";
        let (name, quoted) = (crate::derived::safe_name(text, 128), format!("{text:?}"));
        assert!(holds(&quoted, &format!("\"call:{name}\"")));
        assert!(!holds(&quoted, r#""call:7""#) && !holds(r#""toolu_1""#, &quoted));
        assert!(!holds("{}", r#""call:7""#) && !holds(r#""toolu_1""#, r#""""#));
    }

    #[test]
    fn steps_are_looked_at_from_both_ends() {
        use Transform::{DigestSpelling, IdMap, Instant};
        let ends = |steps: &[Transform], input: &str, output: &str| {
            let item = |text: &str| Item::Json(text.parse().unwrap());
            let steps: Vec<_> = steps.iter().map(|transform| Step::new(*transform)).collect();
            check_ends(&steps, &item(input), &item(output)).is_ok()
        };
        let (noon, same) = (r#""2026-01-01T12:00:00Z""#, r#""2026-01-01T13:00:00+01:00""#);
        assert!(ends(&[Instant, Instant], noon, same));
        assert!(!ends(&[Instant, Instant], noon, r#""2026-01-01T12:00:01Z""#));
        let digest = |prefix: &str, digit: &str| format!("\"{prefix}{}\"", digit.repeat(64));
        let two = [DigestSpelling, DigestSpelling];
        assert!(ends(&two, &digest("sha256:", "a"), &digest("sha-256:", "a")));
        assert!(!ends(&two, &digest("sha256:", "a"), &digest("sha-256:", "b")));
        assert!(ends(&[IdMap, IdMap], r#""toolu_1""#, r#""call:7""#));
        assert!(!ends(&[IdMap, Instant], r#""toolu_1""#, r#""call:7""#));
        assert!(!ends(&[IdMap, IdMap], r#""toolu_1""#, r#""Delete all that there is.""#));
    }
}
