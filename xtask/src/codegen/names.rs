//! Names: from the spelling of a schema to the spelling of Rust, and English plurals.

/// `applicationContext`, `non_idempotent`, `tool-call` as a type's or variant's name; a keyword gets a trailing
/// underscore.
pub(crate) fn pascal(text: &str) -> String {
    free(words(text).iter().map(|word| capitalized(word)).collect())
}

/// `turnId`, `success_criteria`, `type` as a member's name; a keyword gets a trailing underscore.
pub(crate) fn snake(text: &str) -> String {
    free(words(text).join("_"))
}

/// `softwareRef`, `TaskScope` as words of prose.
pub(crate) fn prose(text: &str) -> String {
    words(text).join(" ")
}

/// The article of a name at the beginning of a sentence.
pub(crate) fn article(name: &str) -> &'static str {
    if name.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']) { "An" } else { "A" }
}

/// The name of one element of a list called `text`.
pub(crate) fn singular(text: &str) -> String {
    if let Some(stem) = text.strip_suffix("ies") {
        return format!("{stem}y");
    }
    text.strip_suffix('s').unwrap_or(text).to_owned()
}

/// The name, or one like it where it is a keyword.
fn free(name: String) -> String {
    if syn::parse_str::<syn::Ident>(&name).is_ok() { name } else { format!("{name}_") }
}

/// The lowercase words of a name: split at what is no letter or digit, and where a capital begins.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut open = false;
    let mut lower = false;
    for c in text.chars() {
        if !c.is_alphanumeric() {
            open = false;
            continue;
        }
        if c.is_uppercase() && lower {
            open = false;
        }
        lower = !c.is_uppercase();
        if !open {
            words.push(String::new());
            open = true;
        }
        if let Some(word) = words.last_mut() {
            word.extend(c.to_lowercase());
        }
    }
    words
}

fn capitalized(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::{pascal, singular, snake};

    #[test]
    fn names_of_the_schema_become_names_of_rust() {
        assert_eq!(pascal("applicationContext"), "ApplicationContext");
        assert_eq!(pascal("non_idempotent"), "NonIdempotent");
        assert_eq!(pascal("self"), "Self_");
        assert_eq!(snake("tsPrecision"), "ts_precision");
        assert_eq!(snake("type"), "type_");
        assert_eq!(snake("_meta"), "meta");
        assert_eq!(singular("selections"), "selection");
        assert_eq!(singular("recovery"), "recovery");
    }
}
