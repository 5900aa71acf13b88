//! The names of a new game, and where the template has its own in their place.

use std::fs;
use std::path::Path;

use super::{TEMPLATE, files};
use crate::shell::root;

/// What the template is called.
const KEY: &str = "night-market";
const NAME: &str = "Night Market";
const PREFIX: &str = "nm";

/// Words that Rust keeps for itself.
const KEYWORDS: &str = "abstract as async await become box break const continue crate do dyn else \
    enum extern false final fn for gen if impl in let loop macro match mod move mut override priv \
    pub ref return self static struct super trait true try type typeof unsafe unsized use virtual \
    where while yield";

/// The most characters of a name.
const LONGEST: usize = 40;

/// How a game is called.
#[derive(Debug, PartialEq)]
pub(super) struct Names {
    pub(super) key: String,
    pub(super) name: String,
    pub(super) prefix: String,
}

impl Names {
    /// The names as given, or made from the key.
    pub(super) fn new(
        key: &str,
        name: Option<&str>,
        prefix: Option<&str>,
    ) -> Result<Names, String> {
        let word = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !key.split('-').all(word) {
            return Err(format!(
                "the key '{key}' is not in kebab case: small letters and digits, with a hyphen \
                 between words, such as {KEY}"
            ));
        }
        if KEYWORDS.split_whitespace().any(|keyword| keyword == key) {
            return Err(format!("the key '{key}' is a keyword of Rust"));
        }
        let name = name.map_or_else(|| title(key, " "), str::to_owned);
        let fits = |c: char| c.is_alphanumeric() || " '’-:&!.,".contains(c);
        if name.trim() != name || name.is_empty() || name.chars().count() > LONGEST {
            return Err(format!("a name has 1 to {LONGEST} characters and no blank at its ends"));
        }
        if !name.chars().all(fits) {
            return Err(format!(
                "the name '{name}' holds more than letters, digits, blanks and '’-:&!.,"
            ));
        }
        let prefix = prefix.map_or_else(|| initials(key), str::to_owned);
        if prefix.len() != 2 || !prefix.bytes().all(|byte| byte.is_ascii_lowercase()) {
            return Err(format!(
                "the prefix '{prefix}' is not two small letters, such as {PREFIX}"
            ));
        }
        Ok(Names { key: key.to_owned(), name, prefix })
    }

    /// The names as the repository allows them, or a sentence.
    pub(super) fn check(&self) -> Result<(), String> {
        let key = &self.key;
        if root().join("games").join(key).exists() {
            return Err(format!("the key '{key}' is taken: games/{key} is there"));
        }
        let ours = ["", "-bots", "-terminal"].map(|room| format!("{key}{room}"));
        if let Some(taken) = ours.iter().find(|name| is_package(name)) {
            return Err(format!("the key '{key}' is taken: there is a crate mittwoch-{taken}"));
        }
        let name = title(key, "");
        if used_as_type(&name)? {
            return Err(format!(
                "the key '{key}' would name the rules {name}, which means something else in them"
            ));
        }
        match who_has_prefix(&self.prefix) {
            Some(who) => Err(format!(
                "the prefix '{}' is taken by {who}; give another with --prefix",
                self.prefix
            )),
            None => Ok(()),
        }
    }

    /// A text of the template, or a path, under these names.
    pub(super) fn put_into(&self, text: &str) -> String {
        let text = text.replace(KEY, &self.key);
        let text = text.replace(&KEY.replace('-', "_"), &self.key.replace('-', "_"));
        let text = text.replace(&title(KEY, ""), &title(&self.key, ""));
        let text = text.replace(NAME, &self.name);
        let text = text.replace(&format!("\"{PREFIX}\""), &format!("\"{}\"", self.prefix));
        let text = at_word(&text, &format!("{PREFIX}-"), &format!("{}-", self.prefix));
        let capital = |prefix: &str| format!("{}-", prefix.to_uppercase());
        at_word(&text, &capital(PREFIX), &capital(&self.prefix))
    }
}

/// Replaces a text where a word begins with it.
fn at_word(text: &str, from: &str, to: &str) -> String {
    let mut made = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        made += &rest[..at];
        let inside = made.chars().next_back().is_some_and(char::is_alphanumeric);
        made += if inside { from } else { to };
        rest = &rest[at + from.len()..];
    }
    made + rest
}

/// The words of a key with capitals.
fn title(key: &str, between: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    key.split('-').map(capital).collect::<Vec<_>>().join(between)
}

/// The first letters of the first two words, or of the only one.
fn initials(key: &str) -> String {
    let mut words = key.split('-');
    match (words.next(), words.next()) {
        (Some(first), Some(second)) => format!("{}{}", &first[..1], &second[..1]),
        _ => key.chars().take(2).collect(),
    }
}

/// Whether there is a crate of the project with this name.
fn is_package(name: &str) -> bool {
    let place = |(key, room): (&str, &str)| format!("games/{key}/{room}/Cargo.toml");
    let room = name.rsplit_once('-').map(place);
    let is_there = |path: &str| root().join(path).is_file();
    is_there(&format!("crates/{name}/Cargo.toml")) || room.is_some_and(|path| is_there(&path))
}

/// Whether the sources of the template use a name for something else.
fn used_as_type(name: &str) -> Result<bool, String> {
    let folder = root().join(TEMPLATE);
    let sources = files(&folder).map_err(|error| format!("{TEMPLATE}: {error}"))?;
    let is_word = |text: &str| {
        text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').any(|word| word == name)
    };
    let rust = sources.iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    Ok(rust.flat_map(fs::read_to_string).any(|text| is_word(&text)))
}

/// Whose texts or paragraphs start with a prefix.
fn who_has_prefix(prefix: &str) -> Option<String> {
    let paragraph = format!("**{}-", prefix.to_uppercase());
    let key = format!("\n{prefix}-");
    let has = |path: &Path| {
        let text = fs::read_to_string(path).unwrap_or_default();
        text.contains(&paragraph) || text.contains(&key)
    };
    let below = |folder: &str| files(&root().join(folder)).unwrap_or_default();
    let texts = [below("games"), below("locales")].concat();
    let kind = |path: &&std::path::PathBuf| {
        path.extension().is_some_and(|end| end == "ftl" || end == "md")
    };
    let taken = texts.iter().filter(kind).find(|path| has(path))?;
    let place = taken.strip_prefix(root()).unwrap_or(taken);
    Some(place.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(key: &str, name: Option<&str>, prefix: Option<&str>) -> String {
        let names = Names::new(key, name, prefix).and_then(|names| names.check());
        names.expect_err("a bad name")
    }

    #[test]
    fn names_are_made_from_the_key() {
        let names = Names::new("tea-house", None, None).expect("sound names");
        assert_eq!((names.name.as_str(), names.prefix.as_str()), ("Tea House", "th"));
        assert_eq!(Names::new("go", None, None).expect("sound names").prefix, "go");
    }

    #[test]
    fn bad_names_get_a_clear_sentence() {
        for key in ["Tea", "tea_house", "tea--house", "7-wonders", "", "tea-"] {
            assert!(fault(key, None, None).contains("kebab case"), "{key}");
        }
        assert!(fault("match", None, None).contains("keyword"));
        assert!(fault("kernel", None, None).contains("a crate mittwoch-kernel"));
        assert!(fault("coin", None, None).contains("name the rules Coin"));
        assert!(fault("tea", Some("Tea {x}"), None).contains("'Tea {x}'"));
        assert!(fault("tea", Some(" "), None).contains("1 to 40 characters"));
        for prefix in ["t", "tea", "TH", "t1"] {
            assert!(fault("tea", None, Some(prefix)).contains("two small letters"), "{prefix}");
        }
    }

    #[test]
    fn what_other_games_have_is_taken() {
        let first = crate::codegen::registry::folders().remove(0).key;
        assert!(fault(&first, None, None).contains("is there"), "{first}");
        assert!(fault(&format!("{first}-bots"), None, None).contains("a crate"), "{first}");
        let manifest = fs::read_to_string(root().join(format!("games/{first}/game.toml")));
        let manifest: toml::Table = manifest.expect("a manifest").parse().expect("TOML");
        let prefix = manifest["prefix"].as_str().expect("a prefix");
        assert!(fault("tea", None, Some(prefix)).contains("is taken by"), "{prefix}");
    }

    #[test]
    fn every_name_of_the_template_is_replaced() {
        let names = Names::new("tea-house", Some("The Tea House"), Some("zz")).expect("sound");
        let text = "night-market night_market NightMarket Night Market \"nm\" nm-a (NM-1.2) enm-b";
        let wanted = "tea-house tea_house TeaHouse The Tea House \"zz\" zz-a (ZZ-1.2) enm-b";
        assert_eq!(names.put_into(text), wanted);
        for path in files(&root().join(TEMPLATE)).expect("the template") {
            let text = names.put_into(&fs::read_to_string(&path).expect("text"));
            for left in ["night", "Night", "nm-", "NM-"] {
                assert!(!text.contains(left), "{}: {left}", path.display());
            }
        }
    }
}
