//! What must not travel in the arguments of a recorded call.
//!
//! A checkpoint is handed to others, and a call describes what was done; it must hold no credential. An argument that looks like one
//! is left out whole: its name, or that of an object around it, says so, or its text has the form of a known secret. A name is read
//! word by word, since keys are named after their owners (`OPENAI_API_KEY`, `x-api-key`, `dbPassword`).

use exact_json::{Kind, Value};

/// True when the argument, or anything within it, looks like a credential.
pub(super) fn is_credential(name: &str, value: Value<'_>) -> bool {
    within(names_a_secret(name), value)
}

/// `named`: a name on the way down says that this is a secret.
fn within(named: bool, value: Value<'_>) -> bool {
    match value.kind() {
        Kind::Object => value
            .members()
            .any(|(key, member)| within(named || names_a_secret(&key.decode()), member)),
        Kind::Array => value.items().any(|item| within(named, item)),
        Kind::String => {
            let text = value.text().map(exact_json::Text::decode).unwrap_or_default();
            (named && !is_stand_in(&text)) || holds_a_secret(&text)
        }
        Kind::Number => named,
        Kind::Null | Kind::True | Kind::False | Kind::Key => false,
    }
}

/// True when a text stands where a secret would, and is none: nothing, `$NAME`, `${NAME}`, `<what to put here>`.
fn is_stand_in(text: &str) -> bool {
    let is_name = |name: &str| {
        !name.starts_with(|first: char| first.is_ascii_digit())
            && !name.is_empty()
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    let text = text.trim();
    let variable = text
        .strip_prefix('$')
        .map(|name| name.strip_prefix('{').and_then(|name| name.strip_suffix('}')).unwrap_or(name));
    let placeholder = text.strip_prefix('<').and_then(|rest| rest.strip_suffix('>'));
    text.is_empty()
        || variable.is_some_and(is_name)
        || placeholder.is_some_and(|inner| !inner.contains(['<', '>']))
}

/// Last words of a name that holds a secret.
const SECRETS: [&str; 18] = [
    "apikey",
    "apitoken",
    "authorization",
    "authtoken",
    "cookie",
    "cookies",
    "credential",
    "credentials",
    "passphrase",
    "passwd",
    "password",
    "passwords",
    "pwd",
    "secret",
    "secretkey",
    "secrets",
    "token",
    "tokens",
];

/// The word before `key` in the name of a key that is a secret.
const KEYS: [&str; 11] = [
    "access",
    "account",
    "api",
    "auth",
    "encryption",
    "master",
    "private",
    "secret",
    "service",
    "signing",
    "ssh",
];

/// The word before `tokens` where they are counted.
const COUNTED: [&str; 18] = [
    "cache",
    "cached",
    "completion",
    "context",
    "input",
    "limit",
    "max",
    "maximum",
    "min",
    "new",
    "num",
    "output",
    "prompt",
    "reasoning",
    "remaining",
    "total",
    "thinking",
    "used",
];

/// The word before `pass` where it is short for a password.
const OWNERS: [&str; 9] = ["admin", "auth", "db", "email", "ftp", "mail", "root", "smtp", "user"];

/// Words at the end of a name that say nothing of what it holds.
const TAILS: [&str; 10] =
    ["b64", "base64", "default", "env", "header", "new", "old", "raw", "text", "value"];

fn names_a_secret(name: &str) -> bool {
    let words = words(name);
    let mut words: &[String] = &words;
    // `apiKey2`, `password_value`
    while let [before @ .., last] = words
        && !before.is_empty()
        && (TAILS.contains(&last.as_str()) || last.bytes().all(|byte| byte.is_ascii_digit()))
    {
        words = before;
    }
    let Some((last, before)) = words.split_last() else { return false };
    let previous = before.last().map_or("", String::as_str);
    match last.as_str() {
        "id" => previous == "key" && before.iter().any(|word| word == "access"),
        "key" | "keys" => KEYS.contains(&previous),
        "tokens" => !before.is_empty() && !COUNTED.contains(&previous),
        // Where a page goes on is told by one of these.
        "token" => !matches!(previous, "page" | "next" | "continuation" | "sync" | "cancellation"),
        // The working directory.
        "pwd" => !before.is_empty() && !matches!(previous, "old" | "current"),
        "pass" => OWNERS.contains(&previous),
        last => SECRETS.binary_search(&last).is_ok() || is_run_together(last),
    }
}

/// Names in one word, `dbpassword` and `awssecretaccesskey`.
fn is_run_together(word: &str) -> bool {
    const ENDS: [&str; 11] = [
        "accesskey",
        "accesstoken",
        "apikey",
        "authtoken",
        "clientsecret",
        "passwd",
        "password",
        "privatekey",
        "refreshtoken",
        "secretkey",
        "sessiontoken",
    ];
    ENDS.iter().any(|end| word.ends_with(end))
}

/// The words of a name, in lower case: `x-api-key`, `authToken`, `AWS_SECRET_ACCESS_KEY`, `JWTSecret`.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut characters = name.chars().peekable();
    let mut before: Option<char> = None;
    while let Some(character) = characters.next() {
        if !character.is_alphanumeric() {
            words.extend((!word.is_empty()).then(|| std::mem::take(&mut word)));
            before = None;
            continue;
        }
        let begins = character.is_uppercase()
            && before.is_some_and(|before| {
                !before.is_uppercase() || characters.peek().is_some_and(|next| next.is_lowercase())
            });
        let begins = begins
            || character.is_ascii_digit() && before.is_some_and(|before| !before.is_ascii_digit());
        if begins && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        word.extend(character.to_lowercase());
        before = Some(character);
    }
    words.extend((!word.is_empty()).then_some(word));
    words
}

/// How keys of well-known services begin, and how many token characters must follow.
const SECRET_PREFIXES: [(&str, usize); 13] = [
    ("AKIA", 16),
    ("ASIA", 16),
    ("AIza", 30),
    ("Bearer ", 16),
    ("github_pat_", 20),
    ("ghp_", 20),
    ("gho_", 20),
    ("ghs_", 20),
    ("glpat-", 20),
    ("sk-", 20),
    ("sk_live_", 16),
    ("xoxb-", 20),
    ("xoxp-", 20),
];

/// True when a text has the form of a known secret.
pub(super) fn holds_a_secret(text: &str) -> bool {
    if text.contains("PRIVATE KEY-----") || holds_a_password_in_a_uri(text) {
        return true;
    }
    SECRET_PREFIXES.iter().any(|(prefix, length)| {
        text.match_indices(prefix).any(|(at, _)| {
            let starts_a_word =
                !text[..at].bytes().next_back().is_some_and(|byte| byte.is_ascii_alphanumeric());
            starts_a_word
                && text[at + prefix.len()..].bytes().take_while(|byte| is_token(*byte)).count()
                    >= *length
        })
    })
}

fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'/' | b'+' | b'=')
}

/// `scheme://user:password@host`; a bare user name is none.
fn holds_a_password_in_a_uri(text: &str) -> bool {
    text.match_indices("://").any(|(at, _)| {
        let rest = &text[at + 3..];
        let end = rest
            .find(|character: char| character.is_whitespace() || "/?#\"'".contains(character))
            .unwrap_or(rest.len());
        rest[..end]
            .rsplit_once('@')
            .and_then(|(user, _)| user.split_once(':'))
            .is_some_and(|(_, password)| !password.is_empty() && !password.starts_with('$'))
    })
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    fn leaves_out(name: &str, json: &str) -> bool {
        let mut scanner = Scanner::new();
        is_credential(name, scanner.scan_str(json).unwrap().root())
    }

    #[test]
    fn the_names_are_sorted_for_the_search() {
        assert!(SECRETS.is_sorted());
    }

    #[test]
    fn a_name_that_says_so_is_enough() {
        for name in [
            "password",
            "API-Key",
            "AWS_SECRET_ACCESS_KEY",
            "AWS_ACCESS_KEY_ID",
            "DB_PASSWORD",
            "OPENAI_API_KEY",
            "x-api-key",
            "authToken",
            "refresh_token",
            "GITHUB_TOKEN",
            "Authorization",
            "Proxy-Authorization",
            "Set-Cookie",
            "clientSecret",
            "JWTSecret",
            "jwt.secret",
            "PGPASSWORD",
            "dbpassword",
            "private_key",
            "sshPrivateKey",
            "old_password",
            "passwordValue",
            "apiKey2",
            "access_tokens",
            "credentials",
            "MYSQL_PWD",
            "SMTP_PASS",
        ] {
            assert!(leaves_out(name, r#""hunter2""#), "{name}");
        }
    }

    #[test]
    fn a_name_that_only_sounds_like_one_is_not() {
        for name in [
            "token_count",
            "max_tokens",
            "maxTokens",
            "total_tokens",
            "tokens",
            "tokenizer",
            "author",
            "authority",
            "keyboard",
            "key",
            "primary_key",
            "sort_keys",
            "monkey",
            "password_policy",
            "passwordField",
            "secretary",
            "cookie_banner",
            "nextPageToken",
            "page_token",
            "PWD",
            "id",
            "session_id",
            "bypass",
            "first_pass",
            "compass",
        ] {
            assert!(!leaves_out(name, r#""hunter2""#), "{name}");
        }
    }

    #[test]
    fn a_name_speaks_for_what_is_in_it() {
        for (name, json) in [
            ("password", r#"{"value":"hunter2"}"#),
            ("env", r#"{"a":[{"client_secret":"s"}]}"#),
            ("env", r#"{"DB_PASSWORD":["x"]}"#),
            ("pin", r#"{"password":{"is":{"in":[1234]}}}"#),
            ("password", "1234"),
            ("token", r#""pre-$TOKEN""#),
            ("token", r#""$1abc""#),
            ("password", r#""$ecret!""#),
            ("password", r#""<b>x</b>""#),
        ] {
            assert!(leaves_out(name, json), "{name} {json}");
        }
        for (name, json) in [
            ("token", r#""""#),
            ("token", r#""$TOKEN""#),
            ("token", r#""${TOKEN}""#),
            ("password", r#""<your password>""#),
            ("password", "null"),
            ("password", "true"),
            ("password", "{}"),
            ("max_tokens", "100"),
        ] {
            assert!(!leaves_out(name, json), "{name} {json}");
        }
    }

    #[test]
    fn a_known_form_is_enough() {
        for secret in [
            r#""curl -H 'Authorization: Bearer abcdefghijklmnop0123'""#,
            r#""export K=ghp_0123456789abcdefghij""#,
            r#""AKIA0123456789ABCDEF""#,
            r#""-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl""#,
            r#""git clone https://dana:hunter2@git.example/x""#,
        ] {
            assert!(leaves_out("command", secret), "{secret}");
        }
        for harmless in [
            r#""risk-assessment-of-everything-here""#,
            r#""git clone https://dana@git.example/x:y@z""#,
            r#""https://a.example:8080/b""#,
            r#""https://u:$PASS@a.example/""#,
            r#""cargo test""#,
        ] {
            assert!(!leaves_out("command", harmless), "{harmless}");
        }
    }
}
