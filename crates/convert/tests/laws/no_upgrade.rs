//! Law 5: what a target claims, its source claims. Adversarial cases of each order are in `no_upgrade`, `no_upgrade_of_checkpoints`, `no_upgrade_of_turns`.

use crate::claims::Claims;
use crate::own_rows::Files;
use crate::run::everything;

#[test]
fn no_target_claims_more_than_its_source() {
    let mut looked_at = 0;
    for (name, converted) in everything() {
        // What is salvaged of a line is not read here.
        if Files::of(converted).is_none() {
            continue;
        }
        let [source, target] =
            [(converted.from, &converted.source), (converted.to, &converted.target)]
                .map(|(format, file)| Claims::of(format, file));
        let beyond = target.beyond(&source);
        assert!(
            beyond.is_empty(),
            "{name}, {} to {}:\n{}",
            converted.from,
            converted.to,
            beyond.join("\n")
        );
        looked_at += 1;
    }
    assert!(looked_at > 100, "{looked_at} files");
}
