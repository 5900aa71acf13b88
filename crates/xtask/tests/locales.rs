use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser::{self, ParserError};

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

#[test]
fn whoever_reads_what_they_did_is_called_you() {
    let mut complaints = Vec::new();
    let mut forms = 0;
    for file in texts() {
        let (resource, _) = read(&file);
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let you = message.attributes.iter().find(|attribute| attribute.id.name == "you");
            forms += usize::from(you.is_some());
            complaints.extend(complaint(message, you).map(|what| format!("{}: {what}", file.path)));
        }
    }
    assert!(forms > 400, "the forms were found: {forms}");
    assert_none(complaints);
}

/// What is wrong with the form for whoever did it: it must be there where the others read a name,
/// and name nobody.
fn complaint(message: &Message<&str>, you: Option<&Attribute<&str>>) -> Option<String> {
    let key = message.id.name;
    let told = key.contains("-event-") || key.starts_with("table-");
    let named = message.value.as_ref().is_some_and(|value| names_actor(value));
    match you {
        None if told && named => Some(format!("'{key}' has no form for whoever did it")),
        Some(you) if names_actor(&you.value) => Some(format!("'{key}' names you")),
        _ => None,
    }
}

/// Whether a text fills in who acts.
fn names_actor(pattern: &Pattern<&str>) -> bool {
    let named = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::VariableReference { id } => id.name == "seat",
        _ => false,
    };
    pattern.elements.iter().any(|element| match element {
        PatternElement::Placeable { expression: Expression::Inline(inline) } => named(inline),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().any(|variant| names_actor(&variant.value))
        }
        PatternElement::TextElement { .. } => false,
    })
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

/// What a file says, and what cannot be read of it.
fn read(file: &File) -> (Resource<&str>, Vec<ParserError>) {
    match parser::parse(file.text.as_str()) {
        Ok(resource) => (resource, Vec::new()),
        Err(partly) => partly,
    }
}

/// The keys of a file; what cannot be read becomes a complaint.
fn keys(file: &File, complaints: &mut Vec<String>) -> Vec<String> {
    let (resource, errors) = read(file);
    complaints.extend(errors.iter().map(|error| format!("{}: {error}", file.path)));
    let key = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    };
    resource.body.iter().filter_map(key).collect()
}
