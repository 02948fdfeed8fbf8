//! What must not travel in the arguments of a recorded call.
//!
//! A checkpoint is handed to others, and a call describes what was done; it must hold no credential. An argument that looks like one
//! is left out whole. The test is narrow on purpose: a name that says so, or a text of a known secret's form.

use exact_json::{Kind, Value};

/// True when the argument, or anything within it, looks like a credential.
pub(super) fn is_credential(name: &str, value: Value<'_>) -> bool {
    match value.kind() {
        Kind::Object => value.members().any(|(key, member)| is_credential(&key.decode(), member)),
        Kind::Array => value.items().any(|item| is_credential(name, item)),
        _ => value.text().is_some_and(|text| {
            let text = text.decode();
            (names_a_secret(name) && !text.is_empty() && !text.starts_with('$'))
                || holds_a_secret(&text)
        }),
    }
}

/// Names of arguments that hold a secret, without case, hyphens and underscores.
const SECRET_NAMES: [&str; 20] = [
    "accesskey",
    "accesstoken",
    "apikey",
    "apitoken",
    "authorization",
    "authtoken",
    "bearertoken",
    "clientsecret",
    "cookie",
    "credential",
    "credentials",
    "passphrase",
    "passwd",
    "password",
    "privatekey",
    "refreshtoken",
    "secret",
    "secretkey",
    "sessiontoken",
    "token",
];

fn names_a_secret(name: &str) -> bool {
    let plain: String = name
        .chars()
        .filter(|character| !matches!(character, '-' | '_'))
        .map(|character| character.to_ascii_lowercase())
        .collect();
    SECRET_NAMES.binary_search(&plain.as_str()).is_ok()
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
        assert!(SECRET_NAMES.is_sorted());
    }

    #[test]
    fn a_name_that_says_so_is_enough() {
        assert!(leaves_out("password", r#""hunter2""#));
        assert!(leaves_out("API-Key", r#""k""#));
        assert!(leaves_out("env", r#"{"a":[{"client_secret":"s"}]}"#));
        assert!(!leaves_out("max_tokens", "100"));
        assert!(!leaves_out("token", "3"));
        assert!(!leaves_out("token", r#""""#));
        assert!(!leaves_out("token", r#""$TOKEN""#));
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
