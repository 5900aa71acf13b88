//! What the words in capitals stand for, as the page says it.

use std::collections::BTreeMap;

use mittwoch_kernel::About;

use super::markdown::ticks;

/// The numbers that are tried for a word that stands for any number from one on.
const TRIED: u32 = 3;

/// What a word in capitals stands for.
#[derive(Clone, Debug)]
pub(super) enum Meaning {
    /// One of these, in ascending order.
    Names(Vec<String>),
    /// This number or a higher one.
    AtLeast(u32),
}

/// The words in capitals of a game.
pub(super) struct RecordNames(BTreeMap<String, Meaning>);

impl RecordNames {
    /// Reads the table of names; a word is explained before it is used.
    pub(super) fn new(about: &About, table: &[(String, String)]) -> RecordNames {
        let mut words = RecordNames(BTreeMap::new());
        for (word, text) in table {
            let meaning = words.meaning(about, text);
            let before = words.0.insert(word.clone(), meaning);
            assert!(before.is_none() && is_word(word), "{}: {word} stands twice", about.key);
        }
        words
    }

    /// The meaning of a line of the table; what follows a colon explains it to people.
    fn meaning(&self, about: &About, text: &str) -> Meaning {
        let said = text.split("`:").next().unwrap_or(text);
        let said = if said.len() < text.len() { format!("{said}`") } else { said.to_owned() };
        let said = ticks(&said);
        let number = |at: usize| said[at].parse::<u32>().expect("a number");
        if text.starts_with("ids of") {
            return Meaning::Names(
                said[1..].iter().flat_map(|f| ids(about, f, &said[0])).collect(),
            );
        }
        if text.contains("` or more") {
            return Meaning::AtLeast(number(0));
        }
        if text.contains("` to `") {
            return Meaning::Names((number(0)..=number(1)).map(|n| n.to_string()).collect());
        }
        Meaning::Names(said.iter().flat_map(|pattern| self.all(pattern)).collect())
    }

    /// The names that a word stands for.
    pub(super) fn names(&self, word: &str) -> Option<&Vec<String>> {
        match self.0.get(word)? {
            Meaning::Names(names) => Some(names),
            Meaning::AtLeast(_) => None,
        }
    }

    /// Everything that a pattern stands for, in ascending order; of numbers without end a few.
    pub(super) fn all(&self, pattern: &str) -> Vec<String> {
        let mut all = vec![String::new()];
        for part in parts(pattern) {
            let choices = match self.0.get(part) {
                Some(Meaning::Names(names)) => names.clone(),
                Some(Meaning::AtLeast(least)) => {
                    (*least..least + TRIED).map(|n| n.to_string()).collect()
                }
                None => {
                    assert!(!is_word(part), "'{part}' in '{pattern}' is not explained");
                    vec![part.to_owned()]
                }
            };
            let join = |head: &String| {
                choices.iter().map(|tail| format!("{head}{tail}")).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(join).collect();
        }
        all
    }

    /// Whether a text is of a form, word by word.
    pub(super) fn fits(&self, form: &str, text: &str) -> bool {
        let (wanted, found) = (form.split(' ').count(), text.split(' ').count());
        let fits = |(pattern, word): (&str, &str)| match self.0.get(pattern) {
            Some(Meaning::Names(names)) => names.iter().any(|name| name == word),
            Some(Meaning::AtLeast(least)) => {
                word.parse::<u32>().is_ok_and(|n| n >= *least && n.to_string() == word)
            }
            None => self.all(pattern).iter().any(|name| name == word),
        };
        wanted == found && form.split(' ').zip(text.split(' ')).all(fits)
    }
}

fn is_capital(letter: char) -> bool {
    letter.is_ascii_uppercase() || letter == '_'
}

fn is_word(text: &str) -> bool {
    text.len() > 1 && text.chars().all(is_capital)
}

/// Cuts a pattern into words in capitals and what stands between them.
fn parts(pattern: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let letters: Vec<(usize, char)> = pattern.char_indices().collect();
    for pair in letters.windows(2) {
        if is_capital(pair[0].1) != is_capital(pair[1].1) {
            parts.push(&pattern[start..pair[1].0]);
            start = pair[1].0;
        }
    }
    parts.push(&pattern[start..]);
    parts
}

/// The ids of the entries `[[table]]` in a file of the built-in pack, in its order.
fn ids(about: &About, file: &str, table: &str) -> Vec<String> {
    let text = about.files.iter().find(|(name, _)| *name == file).map(|(_, text)| *text);
    let text = text.unwrap_or_else(|| panic!("{} has no file '{file}'", about.key));
    let (mut inside, mut ids) = (false, Vec::new());
    for line in text.lines() {
        if line.starts_with('[') {
            inside = line == table;
        }
        let id = line.strip_prefix("id = \"").and_then(|rest| rest.strip_suffix('"'));
        ids.extend(id.filter(|_| inside).map(str::to_owned));
    }
    assert!(!ids.is_empty(), "'{file}' of {} has no {table}", about.key);
    ids
}
