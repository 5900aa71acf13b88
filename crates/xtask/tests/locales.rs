use std::collections::BTreeMap;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::tree::{File, assert_none, files_below};

#[test]
fn no_language_says_the_same_thing_twice() {
    let mut complaints = Vec::new();
    let mut first = BTreeMap::new();
    for file in texts() {
        let language = language(&file.path).to_owned();
        for key in keys(&file, &mut complaints) {
            if let Some(other) = first.insert((language.clone(), key.clone()), file.path.clone()) {
                complaints.push(format!("{}: '{key}' is already in {other}", file.path));
            }
        }
    }
    assert_none(complaints);
}

/// The language of a file: its folder, or in the folder of a game its name.
fn language(path: &str) -> &str {
    let named = match path.strip_prefix("locales/") {
        Some(rest) => rest.split('/').next(),
        None => path.rsplit('/').next().and_then(|file| file.strip_suffix(".ftl")),
    };
    named.expect("a text lies in the folder of its language or is named after it")
}

fn texts() -> Vec<File> {
    let mut files = files_below("locales");
    files.extend(files_below("games"));
    files.retain(|file| file.path.ends_with(".ftl"));
    assert!(files.len() >= 4, "every language has texts");
    files
}

/// The keys of a file; what cannot be read becomes a complaint.
fn keys(file: &File, complaints: &mut Vec<String>) -> Vec<String> {
    let resource = parser::parse(file.text.as_str()).unwrap_or_else(|(resource, errors)| {
        complaints.extend(errors.iter().map(|error| format!("{}: {error}", file.path)));
        resource
    });
    let key = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    };
    resource.body.iter().filter_map(key).collect()
}
