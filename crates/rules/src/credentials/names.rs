//! Names that say that a value is a secret.
//!
//! A name is read word by word, since keys are named after their owners: `OPENAI_API_KEY`, `x-api-key`, `dbPassword`.

/// Whether a name says that its value is a secret.
///
/// ```
/// use opencheckpoint_rules::credentials::names_a_secret;
///
/// assert!(names_a_secret("OPENAI_API_KEY"));
/// assert!(names_a_secret("dbPassword"));
/// assert!(!names_a_secret("max_tokens"));
/// ```
#[must_use]
pub fn names_a_secret(name: &str) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

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
            assert!(names_a_secret(name), "{name}");
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
            assert!(!names_a_secret(name), "{name}");
        }
    }
}
