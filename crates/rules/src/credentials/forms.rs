//! Texts that have the form of a secret.

use std::ops::Range;

use super::names::names_a_secret;

/// Whether a text has a known secret in it.
///
/// ```
/// use opencheckpoint_rules::credentials::holds_a_secret;
///
/// assert!(holds_a_secret("git clone https://dana:hunter2@git.example/x"));
/// assert!(!holds_a_secret("git clone https://dana@git.example/x"));
/// ```
#[must_use]
pub fn holds_a_secret(text: &str) -> bool {
    places_to_look(text, 0).any(|at| secret(text, at).is_some())
        || signed_tokens(text).next().is_some()
}

/// Where in a text the secrets stand: what must be taken out of it so that it holds none. They are in order, and do not overlap.
///
/// ```
/// use opencheckpoint_rules::credentials::secrets;
///
/// let text = "git clone https://dana:hunter2@git.example/x";
/// assert_eq!(secrets(text), [23..30]);
/// assert_eq!(&text[23..30], "hunter2");
/// ```
#[must_use]
pub fn secrets(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<_> = signed_tokens(text).collect();
    let mut from = 0;
    while let Some(at) = places_to_look(text, from).next() {
        let next = secret(text, at);
        from = next.as_ref().map_or(at + 1, |secret| secret.end.max(at + 1));
        found.extend(next);
    }
    found.sort_unstable_by_key(|secret| (secret.start, secret.end));
    let mut apart: Vec<Range<usize>> = Vec::with_capacity(found.len());
    for secret in found {
        match apart.last_mut() {
            Some(last) if secret.start < last.end => last.end = last.end.max(secret.end),
            _ => apart.push(secret),
        }
    }
    apart
}

/// The places from there on at which [`secret`] may find one: few, since every byte of every text is looked at here.
fn places_to_look(text: &str, from: usize) -> impl Iterator<Item = usize> {
    let bytes = text.as_bytes();
    let before = from.checked_sub(1).and_then(|before| bytes.get(before));
    let mut in_word = before.is_some_and(|byte| LOOKS[usize::from(*byte)] & OF_WORD != 0);
    bytes.iter().enumerate().skip(from).filter_map(move |(at, byte)| {
        let look = LOOKS[usize::from(*byte)];
        let is_place = look & ANYWHERE != 0 || look & BEGINS_KEY != 0 && !in_word;
        in_word = look & OF_WORD != 0;
        is_place.then_some(at)
    })
}

/// What each byte says: that a secret may be told by what begins here, that a key may begin here where a word does, and that it is of
/// a word.
static LOOKS: [u8; 256] = looks();

const ANYWHERE: u8 = 1;
const BEGINS_KEY: u8 = 2;
const OF_WORD: u8 = 4;

const fn looks() -> [u8; 256] {
    let mut looks = [0; 256];
    let mut byte: u8 = 0;
    loop {
        if byte.is_ascii_alphanumeric() || byte == b'_' {
            looks[byte as usize] |= OF_WORD;
        }
        if matches!(byte, b'=' | b':' | b'P' | b'u') {
            looks[byte as usize] |= ANYWHERE;
        }
        if byte == u8::MAX {
            break;
        }
        byte += 1;
    }
    let mut n = 0;
    while n < PREFIXES.len() {
        looks[PREFIXES[n].0.as_bytes()[0] as usize] |= BEGINS_KEY;
        n += 1;
    }
    looks
}

/// The secret that begins at this byte, or is told by what begins there. Whatever is looked at to tell is of a fixed length, or
/// ends where the next thing to look at begins: a text is read once.
fn secret(text: &str, at: usize) -> Option<Range<usize>> {
    let rest = &text.as_bytes()[at..];
    let next = rest.get(1);
    let found = match rest.first()? {
        b'=' => assigned(text, at),
        // Nearly always another character follows, and to compare texts takes a call.
        b':' if next == Some(&b'/') => {
            let authority = at + "://".len();
            let password = rest.strip_prefix(b"://").and_then(password)?;
            Some(authority + password.start..authority + password.end)
        }
        b'P' if next == Some(&b'R') && rest.starts_with(b"PRIVATE KEY-----") => {
            Some(private_key(text, at))
        }
        b'u' if next == Some(&b't') => {
            let header = at + "uthorization".len();
            let basic = rest.strip_prefix(b"uthorization").and_then(basic)?;
            Some(header + basic.start..header + basic.end)
        }
        _ => prefixed_key(rest).map(|key| at + key.start..at + key.end),
    };
    found.filter(|secret| !is_placeholder(&text[secret.clone()]))
}

/// Whether a text stands where a secret would, and is none: nothing, `$NAME`, `${NAME}`, `<what to put here>`, `***`.
pub(super) fn is_stand_in(text: &str) -> bool {
    let is_name = |name: &str| {
        !name.starts_with(|first: char| first.is_ascii_digit())
            && !name.is_empty()
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    let text = text.trim();
    if is_placeholder(text) {
        return true;
    }
    let variable = text
        .strip_prefix('$')
        .map(|name| name.strip_prefix('{').and_then(|name| name.strip_suffix('}')).unwrap_or(name));
    let placeholder = text.strip_prefix('<').and_then(|rest| rest.strip_suffix('>'));
    text.chars().all(|character| matches!(character, '*' | '•' | '…'))
        || variable.is_some_and(is_name)
        || placeholder.is_some_and(|inner| !inner.contains(['<', '>']))
}

/// What stands for the secret of this number where it was taken out. It is taken for no secret itself, and it may stand in a URI.
///
/// ```
/// use opencheckpoint_rules::credentials::{holds_a_secret, placeholder};
///
/// assert_eq!(placeholder(1), "REDACTED-1");
/// assert!(!holds_a_secret(&format!("https://dana:{}@git.example/x", placeholder(1))));
/// ```
#[must_use]
pub fn placeholder(number: usize) -> String {
    format!("{PLACEHOLDER}{number}")
}

const PLACEHOLDER: &str = "REDACTED-";

fn is_placeholder(text: &str) -> bool {
    text.strip_prefix(PLACEHOLDER)
        .is_some_and(|number| number.starts_with(|first: char| first.is_ascii_digit()))
}

/// How keys of well-known services begin, and how many token characters must follow.
const PREFIXES: [(&str, usize); 30] = [
    ("AGE-SECRET-KEY-1", 20),
    ("AKIA", 16),
    ("ASIA", 16),
    ("AIza", 30),
    ("Bearer ", 16),
    ("SG.", 40),
    ("dckr_pat_", 20),
    ("dop_v1_", 40),
    ("github_pat_", 20),
    ("ghp_", 20),
    ("gho_", 20),
    ("ghr_", 20),
    ("ghs_", 20),
    ("ghu_", 20),
    ("glpat-", 20),
    ("hf_", 30),
    ("npm_", 30),
    ("pypi-", 40),
    ("rk_live_", 16),
    ("shpat_", 30),
    ("sk-", 20),
    ("sk_live_", 16),
    ("sk_test_", 16),
    ("whsec_", 20),
    ("xapp-", 20),
    ("xoxa-", 20),
    ("xoxb-", 20),
    ("xoxp-", 20),
    ("xoxr-", 20),
    ("ya29.", 20),
];

/// The characters that may be the second of a key, of each first one: a bit for each. Few words begin like a key.
static PAIRS: [u128; 128] = pairs();

const fn pairs() -> [u128; 128] {
    let mut pairs = [0; 128];
    let mut n = 0;
    while n < PREFIXES.len() {
        let prefix = PREFIXES[n].0.as_bytes();
        pairs[prefix[0] as usize] |= 1 << prefix[1];
        n += 1;
    }
    pairs
}

/// A key that the text begins with; of `Bearer`, what follows it.
fn prefixed_key(text: &[u8]) -> Option<Range<usize>> {
    /// So much of a key is looked at to tell it.
    const MOST: usize = 64;
    let [first, second, ..] = *text else { return None };
    if first >= 128 || second >= 128 || PAIRS[usize::from(first)] & 1 << second == 0 {
        return None;
    }
    PREFIXES.iter().find_map(|&(prefix, least)| {
        let prefix = prefix.as_bytes();
        let tail = text.strip_prefix(prefix)?;
        let looked_at = token(&tail[..tail.len().min(MOST)]);
        let is_key = looked_at >= least && is_random(&tail[..looked_at]);
        let start = if prefix.ends_with(b" ") { prefix.len() } else { 0 };
        is_key.then(|| start..prefix.len() + token(tail))
    })
}

/// Words joined by hyphens are no key: it has a digit, or is longer than words are.
fn is_random(key: &[u8]) -> bool {
    const LONG: usize = 21;
    key.iter().any(u8::is_ascii_digit)
        || key.split(|byte| !byte.is_ascii_alphabetic()).any(|word| word.len() >= LONG)
}

/// The length of the token that a text begins with. The full stop behind it ends a sentence.
fn token(text: &[u8]) -> usize {
    let length = text.iter().take_while(|byte| is_token(**byte)).count();
    let stops = text[..length].iter().rev().take_while(|byte| **byte == b'.').count();
    length - stops
}

fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'/' | b'+' | b'=')
}

/// What follows `: Basic`, which follows `Authorization`.
fn basic(text: &[u8]) -> Option<Range<usize>> {
    const BETWEEN: usize = 8;
    const LEAST: usize = 8;
    let is_between = |byte: &&u8| matches!(byte, b':' | b'=' | b' ' | b'"' | b'\'' | b'\\');
    let between = text.iter().take(BETWEEN).take_while(is_between).count();
    let (scheme, rest) = text[between..].split_at_checked("Basic ".len())?;
    let length = token(rest);
    let start = between + scheme.len();
    (scheme.eq_ignore_ascii_case(b"Basic ") && length >= LEAST).then(|| start..start + length)
}

/// A key in PEM, from its first line to its last, or to the end of the text. `at` is that of `PRIVATE KEY-----`.
fn private_key(text: &str, at: usize) -> Range<usize> {
    /// So far before the words does the line begin: `-----BEGIN ENCRYPTED `.
    const BEGIN: usize = 32;
    const LAST: &str = "PRIVATE KEY-----";
    let before = &text.as_bytes()[at.saturating_sub(BEGIN)..at];
    let begin = before.windows(2).rposition(|two| two == b"--");
    let words = begin.map_or(0, |begin| before.len() - begin - 2);
    let dashes = before[..before.len() - words].iter().rev().take_while(|byte| **byte == b'-');
    let start = at - words - dashes.count();
    let key = at + LAST.len();
    let end = text[key..].find(LAST).map_or(text.len(), |last| key + last + LAST.len());
    start..end
}

/// JWTs: a header, claims and a signature. `eyJ` is how `{"` begins in base64.
fn signed_tokens(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        // Of the three, the last character is the rarest.
        while let Some(last) = text[at..].find('J').map(|found| at + found) {
            let start = last.saturating_sub(2);
            if start < at || !text.as_bytes()[start..].starts_with(b"eyJ") {
                at = last + 1;
                continue;
            }
            let from = &text[start..];
            let length = token(from.as_bytes());
            at = start + length.max("eyJ".len());
            let mut parts = from[..length].split('.');
            let is_long = |part: Option<&str>| part.is_some_and(|part| part.len() >= 10);
            if is_long(parts.next())
                && parts
                    .next()
                    .is_some_and(|claims| claims.starts_with("eyJ") && claims.len() >= 10)
                && is_long(parts.next())
            {
                return Some(start..start + length);
            }
        }
        None
    })
}

/// The password of `user:password@host`, which follows `scheme://`; a bare user name is none.
fn password(text: &[u8]) -> Option<Range<usize>> {
    let ends = |byte: &u8| {
        byte.is_ascii_whitespace() || matches!(byte, b'/' | b'?' | b'#' | b'"' | b'\'' | b'`')
    };
    let end = text.iter().position(ends).unwrap_or(text.len());
    let at = text[..end].iter().rposition(|byte| *byte == b'@')?;
    let colon = text[..at].iter().position(|byte| *byte == b':')?;
    let password = colon + 1..at;
    let shown = String::from_utf8_lossy(&text[password.clone()]);
    (!is_shown_as_stand_in(&shown)).then_some(password)
}

/// The value of a variable of the environment, or of a parameter of a URI, whose name says that it is a secret. `at` is that of the
/// `=`.
fn assigned(text: &str, at: usize) -> Option<Range<usize>> {
    const LONGEST_NAME: usize = 64;
    const LEAST: usize = 8;
    let value = text[at + 1..].trim_start_matches(['"', '\'']);
    let is_of_value = |byte: &&u8| byte.is_ascii_graphic() && !b"&\"'`;,)(".contains(byte);
    let shown = value.as_bytes().iter().take(LEAST).take_while(is_of_value).count();
    if shown < LEAST || is_shown_as_stand_in(&value[..shown]) {
        return None;
    }
    let before = &text.as_bytes()[..at];
    let is_of_name = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    let length = before.iter().rev().take(LONGEST_NAME).take_while(is_of_name).count();
    let name = &text[at - length..at];
    let is_parameter = matches!(before[..at - length].last(), Some(b'?' | b'&'));
    let is_variable = name.contains('_')
        && name.bytes().all(|byte| matches!(byte, b'A'..=b'Z' | b'_' | b'0'..=b'9'));
    let is_named = is_parameter
        && (names_a_secret(name) || name.eq_ignore_ascii_case("X-Amz-Signature"))
        || is_variable && names_a_secret(name);
    let start = text.len() - value.len();
    let length = value.bytes().take_while(|byte| is_of_value(&byte)).count();
    is_named.then(|| start..start + length)
}

/// What stands for a secret in a URI or a command, where it may be followed by something else.
fn is_shown_as_stand_in(value: &str) -> bool {
    is_stand_in(value) || value.starts_with(['$', '<', '{', '%', '['])
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

    use super::*;

    /// Keys are put together here, so that no scanner takes this file for a place of one.
    fn key(prefix: &str, length: usize) -> String {
        let letters = "a1B2c3D4e5F6g7H8i9J0";
        format!("{prefix}{}", letters.chars().cycle().take(length).collect::<String>())
    }

    proptest! {
        #[test]
        fn what_is_passed_over_holds_nothing(
            parts in vec((select(&PREFIXES[..]), "[=:é _./-]{0,2}", "[a-z]{0,3}"), 0..6),
            more in "[aP=:u/?@A_ ]{0,9}",
        ) {
            let part = |((prefix, least), between, word): &((&str, usize), String, String)| {
                format!("{between}{word}{between}{}", key(prefix, *least))
            };
            let text = parts.iter().map(part).collect::<String>() + &more;
            let is_of_word = |at: usize| {
                let byte = text.as_bytes()[at];
                byte.is_ascii_alphanumeric() || byte == b'_'
            };
            let everywhere: Vec<_> = (0..text.len())
                .filter(|&at| {
                    matches!(text.as_bytes()[at], b'=' | b':' | b'P' | b'u')
                        || at == 0
                        || !is_of_word(at - 1)
                })
                .filter_map(|at| secret(&text, at))
                .collect();
            let looked_for: Vec<_> =
                places_to_look(&text, 0).filter_map(|at| secret(&text, at)).collect();
            prop_assert_eq!(looked_for, everywhere, "{}", text);
        }
    }

    #[test]
    fn a_known_form_is_enough() {
        let keys = PREFIXES.iter().map(|&(prefix, length)| key(prefix, length));
        let texts = [
            "sk-abcdefghijklmnopqrstuvwx",
            "curl -H 'Authorization: Bearer abcdefghijklmnop0123'",
            "export K=ghp_0123456789abcdefghij",
            "(AKIA0123456789ABCDEF)",
            "-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl",
            "-----BEGIN PRIVATE KEY-----",
            "git clone https://dana:hunter2@git.example/x",
            "postgres://app:s3cr3t@db.example:5432/app",
            "amqp://u:p%40ss@mq",
            "see https://a.example and https://x:y@b.example",
            "Authorization: Basic ZGFuYTpodW50ZXIy",
            "\"authorization\": \"basic ZGFuYTpodW50ZXIy\"",
            "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w",
            "token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w;",
            "https://a.example/?access_token=0123456789ab",
            "https://a.example/x?a=1&api_key=0123456789ab#top",
            "https://b.example/o?X-Amz-Signature=5f2c1a9be0ff",
            "export AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI",
            "DB_PASSWORD='correct-horse'",
            "OPENAI_API_KEY=\"0123456789abcdef\" cargo run",
        ];
        let texts: Vec<String> = keys.chain(texts.map(str::to_owned)).collect();
        assert!(texts.len() >= 40, "{}", texts.len());
        for text in &texts {
            assert!(holds_a_secret(text), "{text}");
            assert!(holds_a_secret(&format!("before: {text} after")), "{text}");
        }
    }

    #[test]
    fn plain_text_is_let_pass() {
        let texts = [
            "",
            "risk-assessment-of-everything-here",
            "ask-me-about-the-release-of-next-week",
            "sk-learn is no key",
            "the task sk-1 waits",
            "task_sk-0123456789abcdef0123",
            "ghp_ is how a token begins",
            "AKIA and ASIA are prefixes",
            "MAKIA0123456789ABCDEFGH",
            "Bearer tokens expire after an hour",
            "Bearer of bad news, as always in this house",
            "the SG.1 release",
            "npm_config_registry is set",
            "hf_hub_download was called",
            "pypi-mirror-for-internal-packages-of-the-build-farm-in-the-basement",
            "git clone https://dana@git.example/x:y@z",
            "git@git.example:demo/x.git",
            "git+ssh://git@git.example:22/demo/x.git",
            "https://a.example:8080/b",
            "https://u:$PASS@a.example/",
            "https://u:${PASS}@a.example/",
            "https://user:<password>@a.example/",
            "https://user:***@a.example/",
            "mid:20261012.4471@brightwater.example",
            "mailto:dana@post.example",
            "time is 10:30@noon",
            "https://a.example/?page_token=0123456789ab",
            "https://a.example/?nextPageToken=0123456789ab",
            "https://a.example/?token=short",
            "https://a.example/?access_token=$ACCESS_TOKEN",
            "https://a.example/search?q=password+reset+form",
            "token=identifier in the grammar",
            "password = \"hunter2-or-so\"",
            "let token = lexer.next_token();",
            "MAX_TOKENS=100000000",
            "DB_PASSWORD=$DB_PASSWORD",
            "DB_PASSWORD=${DB_PASSWORD:-none-given}",
            "API_KEY=<put yours here>",
            "API_KEY= is what to set",
            "cargo test",
            "Authorization is checked in the middleware",
            "Authorization: Basic auth is refused",
            "eyJ is how it begins",
            "eyJhbGciOiJIUzI1NiJ9 alone",
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f",
            "-----BEGIN PUBLIC KEY-----",
            "-----BEGIN CERTIFICATE-----",
            "Grüße — 東京 =",
        ];
        assert!(texts.len() >= 40, "{}", texts.len());
        for text in texts {
            assert!(!holds_a_secret(text), "{text}");
        }
    }

    #[test]
    fn what_is_taken_out_is_the_secret() {
        let key = key("ghp_", 30);
        let pem = "-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl\n-----END OPENSSH PRIVATE KEY-----";
        let token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w";
        let long = "0123456789".repeat(20);
        for secret in [&*key, pem, token, &*format!("sk-{long}")] {
            for around in ["%", "a % b", "%\n%", "\u{2028}%é", "%. %..."] {
                let text = around.replace('%', secret);
                let found: Vec<_> = secrets(&text).into_iter().map(|at| &text[at]).collect();
                assert_eq!(found, vec![secret; around.matches('%').count()], "{text}");
            }
        }
        for (text, expected) in [
            ("Authorization: Bearer abcdefghijklmnop0123", &["abcdefghijklmnop0123"][..]),
            ("Authorization: Basic ZGFuYTpodW50ZXIy", &["ZGFuYTpodW50ZXIy"]),
            ("https://a:b@c.example https://d:e@f.example", &["b", "e"]),
            (
                "?access_token=0123456789ab&api_key=ba9876543210#x",
                &["0123456789ab", "ba9876543210#x"],
            ),
            (
                "DB_PASSWORD='correct-horse' A_TOKEN=\"0123456789\"",
                &["correct-horse", "0123456789"],
            ),
            ("-----BEGIN PRIVATE KEY-----\nb3Bl", &["-----BEGIN PRIVATE KEY-----\nb3Bl"]),
        ] {
            let found: Vec<_> = secrets(text).into_iter().map(|at| &text[at]).collect();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn nothing_is_left_to_take_out() {
        for text in [
            "Authorization: Bearer abcdefghijklmnop0123",
            "Authorization: Basic ZGFuYTpodW50ZXIy",
            "https://a:b@c.example https://d:e@f.example",
            "?access_token=0123456789ab&api_key=ba9876543210#x",
            "DB_PASSWORD='correct-horse'",
            "-----BEGIN PRIVATE KEY-----\nb3Bl",
        ] {
            for number in [1, 1_000_000_000_000] {
                let mut redacted = text.to_owned();
                for secret in secrets(text).into_iter().rev() {
                    redacted.replace_range(secret, &placeholder(number));
                }
                assert_eq!(secrets(&redacted), [], "{redacted}");
                assert!(!holds_a_secret(&redacted), "{redacted}");
            }
        }
    }

    #[test]
    fn a_long_text_of_beginnings_is_read_once() {
        let each = "eyJ.sk-.AKIA-://=a=&b_=?token= Authorization ";
        assert!(!holds_a_secret(&each.repeat(5_000)));
        assert!(!holds_a_secret(&"AKIA-".repeat(50_000)));
        assert!(!holds_a_secret(&"eyJ".repeat(50_000)));
    }
}
