//! What the sources of a game list: the variants of its answers and the labels of its draws.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The variants of `Action` and of the enums that stand beside it, refusals excepted.
pub(super) fn variants(rules: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(rules.join("action.rs")).expect("every game has actions");
    let mut variants = BTreeSet::new();
    let enums = text.split("\npub enum ").skip(1).filter(|rest| !rest.starts_with("Refusal"));
    for body in enums.filter_map(|rest| rest.split("\n}").next()) {
        let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
        let named = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
        variants.extend(named.map(head));
    }
    assert!(variants.len() > 1, "{}: {variants:?}", rules.display());
    variants
}

/// The identifier at the start of a text.
fn head(text: &str) -> String {
    text.chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// The identifiers in the debugging text of an answer.
pub(super) fn identifiers(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).map(head)
}

/// The room, a file or a folder, where games imagine what they do not know; such draws are never
/// recorded.
const IMAGINED: &str = "knowledge";

/// Every text that the sources hand over together with `chance`, or as a label for a seat.
pub(super) fn labels(rules: &Path) -> BTreeSet<String> {
    let mut labels = BTreeSet::new();
    let imagined = |file: &PathBuf| {
        let room = file.strip_prefix(rules).ok().and_then(|path| path.iter().next());
        room.is_some_and(|room| Path::new(room).file_stem().is_some_and(|stem| stem == IMAGINED))
    };
    for file in files(rules).into_iter().filter(|file| !imagined(file)) {
        let text = fs::read_to_string(file).expect("a source file");
        for (at, _) in text.match_indices('(') {
            labels.extend(handed_over(&text[..at], arguments(&text[at + 1..])));
        }
    }
    labels
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources").flatten();
    let paths = entries.map(|entry| entry.path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The arguments of a call, up to its closing bracket.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut start, mut found) = (0, false, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            ')' | ']' | '}' if depth == 0 => {
                found.push(text[start..at].trim());
                break;
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// The literal texts among the arguments of a call that has to do with chance.
fn handed_over<'a>(before: &str, arguments: Vec<&'a str>) -> impl Iterator<Item = String> + 'a {
    let called = ["chance.announce", "Label::of"].iter().any(|name| before.ends_with(name));
    let lucky = called || arguments.contains(&"chance");
    arguments.into_iter().filter(move |_| lucky).filter_map(|argument| {
        let (text, rest) = argument.strip_prefix('"')?.split_once('"')?;
        (rest.is_empty() || rest == ".into()").then(|| text.to_owned())
    })
}
